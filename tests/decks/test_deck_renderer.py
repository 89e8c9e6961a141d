"""The renderer: sizes, sharpness, caching, changes, and decks that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from thousand_qt.decks.catalogue import CARDS, Deck, DeckError, load_deck
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


def test_the_ratio_is_that_of_a_face(renderer: DeckRenderer, tmp_path: Path) -> None:
    assert renderer.card_ratio == 1.5
    renderer.set_deck(small_deck(tmp_path, "back", *ALL_ELEMENTS))
    assert renderer.card_ratio == 1
    assert renderer.back().size() == renderer.face("9S").size()


def test_height_follows_width(renderer: DeckRenderer) -> None:
    renderer.set_card_width(100, 2)
    assert (renderer.card_width, renderer.card_height) == (100, 150)


def test_a_card_is_rendered_once_for_each_size(renderer: DeckRenderer) -> None:
    first = renderer.face("AS")
    assert renderer.face("AS").cacheKey() == first.cacheKey()
    renderer.set_card_width(90, 1)
    assert renderer.face("AS").cacheKey() != first.cacheKey()


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
    with qtbot.waitSignal(renderer.faces_changed):
        renderer.set_deck(load_deck(papercut, "ru"))
    with qtbot.assertNotEmitted(renderer.faces_changed):
        renderer.set_card_width(77, 2)
        renderer.set_deck(load_deck(papercut, "ru"))


def test_another_language_gives_another_ace(renderer: DeckRenderer, papercut: Path) -> None:
    english = renderer.face("AD").toImage()
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
        pytest.raises(DeckError, match=r"small\.svg: lacks the element\(s\) 9_club, king_heart, back"),
    ):
        renderer.set_deck(deck)
    assert renderer.deck == before
    assert renderer.card_ratio == 1.5


def test_a_picture_that_is_none_is_refused(tmp_path: Path, qtbot: QtBot, qtlog) -> None:
    svg = tmp_path / "broken.svg"
    svg.write_text("this is no picture", encoding="utf-8")
    with qtlog.disabled(), pytest.raises(DeckError, match=r"broken\.svg: is not a readable SVG picture"):
        DeckRenderer(Deck("broken", "Broken", svg))


@pytest.mark.parametrize(("width", "ratio"), [(0, 1), (-5, 1), (100, 0)])
def test_senseless_sizes_are_refused(renderer: DeckRenderer, width: float, ratio: float) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        renderer.set_card_width(width, ratio)


def test_text_that_is_no_card_is_refused(renderer: DeckRenderer) -> None:
    with pytest.raises(ValueError, match="not a card"):
        renderer.face("2H")
