"""The decks that KDE's and GNOME's games install, as Debian packages them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from thousand_qt.decks.catalogue import Deck, load_deck
from thousand_qt.decks.faults import DeckRefusedError
from thousand_qt.decks.jobs import WHOLE_DECK, Job
from thousand_qt.decks.render_task import RenderTask
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.decks.shelf import DeckShelf, ShelvedDeck, Source

SYSTEM = Path("/usr/share")
HELP = "install the Debian packages kdegames-card-data-kf5 and gnome-cards-data, as .ci/run does"


@pytest.fixture
def shelf(papercut: Path, tmp_path: Path) -> DeckShelf:
    return DeckShelf(lambda: load_deck(papercut, "en"), tmp_path / "added", lambda: "en", [SYSTEM])


def drawn(qtbot: QtBot, deck: Deck) -> float:
    """Draw the whole deck; return how high its cards are."""
    task = RenderTask(Job(deck.svg, WHOLE_DECK, 60, 1))
    answers: list[object] = []
    task.done.connect(answers.append)
    task.failed.connect(answers.append)
    task.start()
    qtbot.waitUntil(lambda: bool(answers), timeout=60_000)
    answer = answers[0]
    assert not isinstance(answer, DeckRefusedError), f"{deck.name}: {answer}"
    return answer.ratio  # type: ignore[attr-defined]


@pytest.mark.parametrize(("source", "number"), [(Source.KDE, 16), (Source.GNOME, 30)])
def test_all_installed_decks_are_found_and_drawn(
    shelf: DeckShelf, qtbot: QtBot, source: Source, number: int
) -> None:
    found = [shelved.deck for shelved in shelf.decks() if shelved.source is source]
    assert len(found) >= number, HELP
    for deck in found:
        assert 0.6 < drawn(qtbot, deck) < 2
        assert shelf.find(deck.identifier) == deck


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


@pytest.mark.parametrize("identifier", ["kde:svg-oxygen-air", "gnome:tango"])
def test_a_deck_is_added_and_removed(shelf: DeckShelf, qtbot: QtBot, identifier: str) -> None:
    original = installed(shelf, identifier)
    added = shelf.add(shelf.candidate(original.folder))
    assert added.source is Source.ADDED
    assert added.deck.name == original.deck.name
    assert added.deck.svg.read_bytes() == original.deck.svg.read_bytes()
    assert shelf.find(added.deck.identifier) == added.deck
    again = shelf.add(shelf.candidate(original.folder))
    assert again.deck.identifier != added.deck.identifier
    drawn(qtbot, added.deck)
    shelf.remove(added)
    assert shelf.find(added.deck.identifier) is None
    with pytest.raises(ValueError, match="not an added deck"):
        shelf.remove(original)
