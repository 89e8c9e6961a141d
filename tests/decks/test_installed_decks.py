"""The decks that KDE's and GNOME's games install, as Debian packages them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from thousand_qt.decks import drawing
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.jobs import WHOLE_DECK, Job
from thousand_qt.decks.render_process import drawn
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.decks.shelf import DeckShelf, ShelvedDeck, Source

SYSTEM = Path("/usr/share")
HELP = "install the Debian packages kdegames-card-data-kf5 and gnome-cards-data, as .ci/run does"


@pytest.fixture
def shelf(papercut: Path, tmp_path: Path) -> DeckShelf:
    return DeckShelf(lambda: load_deck(papercut, "en"), tmp_path / "added", lambda: "en", [SYSTEM])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("source", "number"), [(Source.KDE, 16), (Source.GNOME, 30)])
def test_all_installed_decks_are_found_and_drawn(
    shelf: DeckShelf, qtlog, source: Source, number: int
) -> None:
    """As the process draws them, which takes its time to start: the largest ones go through it below."""
    found = [shelved.deck for shelved in shelf.decks() if shelved.source is source]
    assert len(found) >= number, HELP
    for deck in found:
        with qtlog.disabled():  # nobody hears what Qt says in that process
            ratio, images = drawn(Job(deck.svg, WHOLE_DECK, 60, 1))
        assert 0.6 < ratio < 2, deck.name
        assert list(images) == list(WHOLE_DECK)
        assert shelf.find(deck.identifier) == deck


@pytest.mark.usefixtures("qapp")
def test_a_sheet_that_is_drawn_in_parts_gives_the_same_cards(
    shelf: DeckShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = Job(installed(shelf, "gnome:plastic").deck.svg, WHOLE_DECK, 31, 1)
    at_once = drawn(job)
    for rows in (1, 2):
        card = at_once[1]["AS"]
        monkeypatch.setattr(drawing, "_LARGEST_BAND", rows * 13 * card.width() * card.height())
        assert drawn(job) == at_once


def installed(shelf: DeckShelf, identifier: str) -> ShelvedDeck:
    found = [shelved for shelved in shelf.decks() if shelved.deck.identifier == identifier]
    assert found, HELP
    return found[0]


def test_a_foreign_deck_comes_after_its_stand_in(shelf: DeckShelf, qtbot: QtBot) -> None:
    deck = installed(shelf, "gnome:atlasnye").deck
    renderer = DeckRenderer(deck)
    ours = renderer.face("KH").toImage()
    assert renderer.deck == deck
    with qtbot.waitSignal(renderer.faces_changed, timeout=60_000):
        pass
    assert renderer.face("KH").toImage() != ours


@pytest.mark.parametrize("identifier", ["kde:svg-dondorf", "gnome:orell"])
def test_a_deck_is_added_and_removed(shelf: DeckShelf, qtbot: QtBot, identifier: str) -> None:
    original = installed(shelf, identifier)
    added = shelf.add(shelf.candidate(original.folder))
    assert added.source is Source.ADDED
    assert added.deck.name == original.deck.name
    assert added.deck.svg.read_bytes() == original.deck.svg.read_bytes()
    assert shelf.find(added.deck.identifier) == added.deck
    again = shelf.add(shelf.candidate(original.folder))
    assert again.deck.identifier != added.deck.identifier
    renderer = DeckRenderer(added.deck)
    with qtbot.waitSignal(renderer.faces_changed, timeout=60_000):
        renderer.face("KH")
    shelf.remove(added)
    assert shelf.find(added.deck.identifier) is None
    with pytest.raises(ValueError, match="not an added deck"):
        shelf.remove(original)
