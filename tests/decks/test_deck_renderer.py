"""The renderer: sizes, sharpness, caching, changes, and decks that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from thousand_qt.decks import render_task
from thousand_qt.decks.catalogue import CARDS, Deck, DeckError, PlainLook, load_deck
from thousand_qt.decks.papercut import Back, Colours, DeckVersion, own_deck
from thousand_qt.decks.plain_cards import plain_card
from thousand_qt.decks.renderer import DeckRenderer


@pytest.fixture
def renderer(papercut: Path, qapp: object) -> DeckRenderer:
    return DeckRenderer(load_deck(papercut, "en"))


def small_deck(folder: Path, *elements: str) -> Deck:
    """Write a deck of square cards with a small back; it lacks what is not named."""
    marks = "".join(
        f'<rect id="{element}" width="{10 if element == "back" else 40}" height="40" fill="red"/>'
        for element in elements
    )
    svg = folder / "small.svg"
    svg.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">{marks}</svg>', encoding="utf-8"
    )
    return Deck("small", "Small", svg)


ALL_ELEMENTS = [
    f"{rank}_{suit}"
    for rank in ("1", "9", "10", "jack", "queen", "king")
    for suit in ("club", "diamond", "heart", "spade")
]


@pytest.mark.parametrize("device_pixel_ratio", [1, 1.5, 2])
@pytest.mark.parametrize("width", [60, 110.4, 151])
def test_pixmaps_have_the_exact_size_of_the_screen(
    renderer: DeckRenderer, width: float, device_pixel_ratio: float
) -> None:
    renderer.set_card_width(width, device_pixel_ratio)
    for pixmap in (renderer.face("QH"), renderer.back()):
        assert pixmap.width() == round(width * device_pixel_ratio)
        assert pixmap.height() == round(width * 1.5 * device_pixel_ratio)
        assert pixmap.devicePixelRatio() == device_pixel_ratio
        assert pixmap.deviceIndependentSize().width() == pytest.approx(width, abs=0.5)


def test_the_ratio_is_that_of_a_face(renderer: DeckRenderer, tmp_path: Path, qtbot: QtBot) -> None:
    assert renderer.card_ratio == 1.5
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        renderer.set_deck(small_deck(tmp_path, "back", *ALL_ELEMENTS))
    assert renderer.card_ratio == 1
    assert renderer.back().size() == renderer.face("9S").size()


def test_height_follows_width(renderer: DeckRenderer) -> None:
    renderer.set_card_width(100, 2)
    assert (renderer.card_width, renderer.card_height) == (100, 150)


def test_a_card_is_rendered_once_for_each_size(renderer: DeckRenderer, qtbot: QtBot) -> None:
    renderer.prepare()
    first = renderer.face("AS")
    assert renderer.face("AS").cacheKey() == first.cacheKey()
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        renderer.set_card_width(90, 1)
        assert renderer.is_rendering
        # Until the sharp ones are there the old ones serve.
        assert renderer.face("AS").cacheKey() == first.cacheKey()
    assert not renderer.is_rendering
    assert renderer.face("AS").cacheKey() != first.cacheKey()
    assert renderer.face("AS").width() == 90


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_another_process_draws_the_same_cards(renderer: DeckRenderer, qtbot: QtBot, ratio: float) -> None:
    renderer.set_card_width(91.3, ratio)
    renderer.prepare()
    here = {card: renderer.face(card).toImage() for card in CARDS} | {"": renderer.back().toImage()}
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        renderer.set_card_width(80, 1)
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        renderer.set_card_width(91.3, ratio)
    assert {card: renderer.face(card).toImage() for card in CARDS} | {"": renderer.back().toImage()} == here


def test_only_the_last_size_is_drawn(renderer: DeckRenderer, qtbot: QtBot) -> None:
    renderer.prepare()
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        for width in range(60, 140):
            renderer.set_card_width(width, 1)
    assert renderer.back().width() == 139
    assert not renderer.is_rendering


def test_without_a_process_cards_are_drawn_here(
    renderer: DeckRenderer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render_task, "helper_command", lambda _: ["/no/such/program"])
    renderer.set_card_width(90, 1)
    plain = renderer.face("KH").toImage()
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        pass
    assert renderer.face("KH").size() == plain.size()
    assert renderer.face("KH").toImage() != plain


def test_prepared_cards_are_kept(renderer: DeckRenderer) -> None:
    renderer.prepare()
    keys = {renderer.face(card).cacheKey() for card in CARDS} | {renderer.back().cacheKey()}
    renderer.prepare()
    assert len(keys) == 25
    assert keys == {renderer.face(card).cacheKey() for card in CARDS} | {renderer.back().cacheKey()}


def test_changes_are_told_and_repetitions_are_not(
    renderer: DeckRenderer, papercut: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(renderer.faces_changed):
        renderer.set_card_width(77, 1)
    with qtbot.waitSignal(renderer.faces_changed):
        renderer.set_card_width(77, 2)
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        renderer.set_deck(load_deck(papercut, "ru"))
    with qtbot.assertNotEmitted(renderer.faces_changed):
        renderer.set_card_width(77, 2)
        renderer.set_deck(load_deck(papercut, "ru"))


def test_another_language_gives_another_ace(renderer: DeckRenderer, papercut: Path, qtbot: QtBot) -> None:
    english = renderer.face("AD").toImage()
    with qtbot.waitSignal(renderer.faces_changed, timeout=30_000):
        renderer.set_deck(load_deck(papercut, "ru"))
    assert renderer.face("AD").toImage() != english


def test_a_deck_without_all_cards_is_refused_and_the_present_one_stays(
    renderer: DeckRenderer, tmp_path: Path, qtbot: QtBot
) -> None:
    before = renderer.deck
    incomplete = [element for element in ALL_ELEMENTS if element not in {"king_heart", "9_club"}]
    deck = small_deck(tmp_path, *incomplete)
    with (
        qtbot.assertNotEmitted(renderer.faces_changed),
        qtbot.waitSignal(renderer.deck_failed, timeout=30_000) as failed,
    ):
        renderer.set_deck(deck)
    assert failed.args is not None
    assert failed.args[0] == deck
    assert "small.svg: lacks the element(s) 9_club, king_heart, back" in str(failed.args[1])
    assert renderer.deck == before
    assert renderer.card_ratio == 1.5


def test_a_picture_that_is_none_leaves_plain_cards(tmp_path: Path, qtbot: QtBot, qtlog) -> None:
    svg = tmp_path / "broken.svg"
    svg.write_text("this is no picture", encoding="utf-8")
    renderer = DeckRenderer(Deck("broken", "Broken", svg))
    with qtlog.disabled(), qtbot.waitSignal(renderer.deck_failed, timeout=30_000) as failed:
        plain = renderer.face("KH").toImage()
    assert failed.args is not None
    assert "broken.svg: is not a readable SVG picture" in str(failed.args[1])
    assert renderer.face("KH").toImage() == plain
    with qtlog.disabled(), pytest.raises(DeckError, match=r"broken\.svg: is not a readable SVG picture"):
        renderer.prepare()


def test_until_the_first_cards_are_drawn_plain_ones_are_dealt(papercut: Path, qtbot: QtBot) -> None:
    renderer = DeckRenderer(load_deck(papercut, "en"))
    plain = {card: renderer.face(card).toImage() for card in CARDS} | {"": renderer.back().toImage()}
    assert renderer.is_rendering
    assert len({bytes(image.constBits()) for image in plain.values()}) == 25
    qtbot.waitSignal(renderer.faces_changed, timeout=30_000).wait()
    assert all(renderer.face(card).size() == plain[card].size() for card in CARDS)
    assert all(renderer.face(card).toImage() != plain[card] for card in CARDS)


def test_nothing_of_a_plain_card_reaches_its_edges(qapp: object) -> None:
    for card in CARDS:
        image = plain_card(card, PlainLook("ru"), 147, 220)
        for x in (3, 143):
            assert {image.pixelColor(x, y).name() for y in range(20, 200)} == {"#fdf7e9"}, card


def test_plain_cards_have_the_letters_colours_and_back_of_the_deck(papercut: Path, qapp: object) -> None:
    def of(version: DeckVersion, language: str) -> dict[str, QImage]:
        look = own_deck(papercut.parent, version, language).plain
        return {card: plain_card(card, look, 100, 150) for card in ("QH", "AD", "KC", "")}

    usual, polish = of(DeckVersion(), "en"), of(DeckVersion(), "pl")
    assert usual["QH"] != polish["QH"]
    assert usual["KC"] == polish["KC"]
    assert of(DeckVersion(), "ru")["AD"] != usual["AD"]
    assert of(DeckVersion(colours=Colours.TWO), "en")["KC"] != usual["KC"]
    assert of(DeckVersion(back=Back.BLUE), "en")[""] != usual[""]


@pytest.mark.parametrize(("width", "ratio"), [(0, 1), (-5, 1), (100, 0)])
def test_senseless_sizes_are_refused(renderer: DeckRenderer, width: float, ratio: float) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        renderer.set_card_width(width, ratio)


def test_text_that_is_no_card_is_refused(renderer: DeckRenderer) -> None:
    with pytest.raises(ValueError, match="not a card"):
        renderer.face("2H")
