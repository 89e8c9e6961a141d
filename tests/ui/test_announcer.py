"""What is said keeps to the cards: events when they begin to be seen, the turn when everything rests."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Speed
from thousand_qt.engine.deal import Phase
from thousand_qt.ui.new_match import MatchSetup
from thousand_qt.ui.texts import spoken


class Ears(WindowPlayer):
    """A player who remembers what was said and whether the table stood still meanwhile."""

    def listen(self) -> None:
        self.heard: list[tuple[str, bool]] = []
        self.window.voice.announcer.said.connect(self.on_said)

    def on_said(self, sentence: str) -> None:
        self.heard.append((sentence, self.window.scene.idle))

    def play_at_once_until_in_play(self, tricks: int = 0) -> None:
        """Start a match and play it without motion to a card of the player's; from there on cards fly."""
        self.window.set_speed(Speed.OFF)
        self.start("classic")
        self.play_until(lambda: in_play(self) and len(self.view.tricks) >= tricks)
        self.window.set_speed(Speed.FAST)

    @property
    def sentences(self) -> list[str]:
        return [sentence for sentence, _ in self.heard]

    def told(self) -> list[str]:
        """Return what should be said of all that happened, in order."""
        names = [seat.name for seat in self.session.header.seats]
        seat = self.view.seat
        events = [event.seen_by(seat) for _, _, events in self.session.record.steps() for event in events]
        sentences = [spoken.spoken_event(event, names) for event in events if event is not None]
        return [sentence for sentence in sentences if sentence]

    def status(self) -> str:
        """Return what the table asks the player now."""
        return self.window.voice.announcer._texts.status(self.view)


def in_play(player: WindowPlayer) -> bool:
    return player.view.phase is Phase.PLAY and player.view.is_my_turn


@pytest.fixture
def ears(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> Ears:
    ears = Ears(qtbot, make_window(qtbot, qapp, profile_paths, speed=Speed.FAST))
    ears.listen()
    return ears


def test_the_turn_is_said_when_all_rests_and_everything_in_the_order_it_happened(ears: Ears) -> None:
    ears.start("polish")
    ears.wait_until_asked()
    turns: list[str] = []
    while len(ears.view.tricks) < 3:
        turns.append(ears.status())
        assert ears.sentences[-1] == turns[-1]
        ears.step()
        ears.wait_until_asked()
    turns.append(ears.status())
    said_at_rest = [sentence for sentence, idle in ears.heard if sentence in turns]
    assert all(idle for sentence, idle in ears.heard if sentence in turns)
    assert said_at_rest == turns
    assert [sentence for sentence in ears.sentences if sentence not in turns][1:] == ears.told()


def test_what_a_click_hurries_on_is_said_in_order_and_the_turn_last(ears: Ears) -> None:
    ears.play_at_once_until_in_play()
    ears.heard.clear()
    before = len(ears.told())
    ears.step()
    ears.wait(lambda: in_play(ears) or ears.view.phase is not Phase.PLAY)
    assert not ears.window.scene.idle
    assert ears.sentences == ears.told()[before : before + len(ears.heard)]
    ears.window.scene.finish()
    assert ears.sentences[:-1] == ears.told()[before:]
    assert ears.sentences[-1] == ears.status()


def test_taking_back_while_cards_fly_leaves_nothing_to_be_said_late(ears: Ears) -> None:
    ears.play_at_once_until_in_play(tricks=2)
    asked = ears.status()
    ears.step()
    ears.wait(lambda: in_play(ears))
    assert not ears.window.scene.idle
    ears.heard.clear()
    ears.session.undo()
    assert ears.sentences == [spoken.taken_back(), asked]
    ears.window.scene.finish()
    assert ears.sentences == [spoken.taken_back(), asked]
    ears.session.redo()
    assert ears.sentences[2:] == [spoken.done_again(), ears.status()]


def test_another_match_interrupts_what_was_to_be_said(ears: Ears) -> None:
    ears.play_at_once_until_in_play()
    ears.step()
    ears.wait(lambda: in_play(ears))
    assert not ears.window.scene.idle
    old = ears.session
    ears.heard.clear()
    ears.window.start_match(MatchSetup("polish", ("Ewa", "Jan", "Olga"), ("human", "casual", "casual")))
    assert ears.session is not old
    ears.wait_until_asked()
    assert ears.sentences[1:-1] == ears.told()  # the first is about the seal
    assert ears.sentences[-1] == ears.status()
    assert not any("Zofia" in sentence for sentence in ears.sentences)
