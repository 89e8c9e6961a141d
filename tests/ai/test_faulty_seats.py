"""The faulty players fail as their names say, in every phase of a deal."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.ai.faulty_seats import PROMPT_FAULTS, SeatFault, Stalling
from tests.ai.headless import play_match
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView


@pytest.mark.parametrize("make", PROMPT_FAULTS.values(), ids=PROMPT_FAULTS)
def test_never_answers_legally(make: Callable[[], Seat]) -> None:
    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        try:
            answer: Any = make().choose(view, Budget())
        except SeatFault:
            return
        assert answer not in view.legal_actions

    play_match(Rules(), [Casual(seat) for seat in range(3)], seed=1, deals=10, watch=watch)


def test_a_stalling_player_answers_only_when_it_is_released() -> None:
    stalling = Stalling()
    done = threading.Event()

    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        if done.is_set():
            return
        answers: list[Action] = []
        thread = threading.Thread(target=lambda: answers.append(stalling.choose(view, Budget())))
        thread.start()
        stalling.asked.wait()
        assert not answers
        stalling.release.set()
        thread.join()
        assert answers[0] in view.legal_actions
        done.set()

    play_match(Rules(), [Casual(seat) for seat in range(3)], seed=1, deals=1, watch=watch)
    assert done.is_set()
