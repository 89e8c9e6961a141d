"""A defender who counts his own points: how many there are for him, and what he does for them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.ai.sampled import sampled_states
from tests.ai.solver.endings import after_action, plays, random_ending, rule_sets
from thousand_qt.ai.oracle import world_of
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.search.plays import PLAIN, PlayOutlook, PlayTaste, best_play, weigh_plays, worth_to
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import PlayOptions, Solver
from thousand_qt.ai.strong import MASTER, STRONG, Searcher
from thousand_qt.engine.actions import Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import PlayerView, view_of

_SELFISH = PlayTaste(declarer_point=0.0, own_point=3.0, near=0.0)


def with_open_cards(state: MatchState, taste: PlayTaste) -> list[PlayOutlook]:
    view = view_of(state, state.turn or 0)
    effort = Effort(Budget(worlds=1), most_worlds=1, seconds=60.0)
    return weigh_plays(view, Solver(PlayOptions.of(view.rules)), (world_of(state),), effort, taste)


def test_own_points_are_those_the_engine_finds_against_two() -> None:
    rng = random.Random(11)
    compared = 0
    for rules in rule_sets("three")[:12] * 4:
        state = random_ending(rng, rules, 3)
        while state.turn is not None and not state.results:
            seat, choices = state.turn, plays(state)
            assert state.deal is not None
            if len(choices) > 1 and seat != state.deal.declarer:
                known: dict[object, int] = {}
                for outlook in with_open_cards(state, _SELFISH):
                    right = after_action(state, outlook.play, seat, difference=False, known=known)
                    assert outlook.own == (right,)
                    compared += 1
            state, _ = state.apply(rng.choice(choices))
    assert compared > 100


@pytest.mark.parametrize("name", ["classic", "polish"])
def test_nobody_asks_who_does_not_care(name: str) -> None:
    for state in defences(name, 10):
        assert all(outlook.own == () for outlook in with_open_cards(state, PLAIN))
        assert all(len(outlook.own) == 1 for outlook in with_open_cards(state, _SELFISH))


def defences(name: str, number: int) -> Iterator[MatchState]:
    """Yield positions in which a defender has a choice of cards."""
    for state in sampled_states(PRESETS[name], 12 * number, seed=4):
        assert state.deal is not None
        if state.deal.phase is Phase.PLAY and state.turn != state.deal.declarer and number > 0:
            number -= 1
            yield state


def outlook(card: int, result: int, own: int, view: PlayerView) -> PlayOutlook:
    play = [action for action in view.legal_actions if isinstance(action, Play)][card]
    return PlayOutlook(play, (result,), 100, (own,))


def test_the_contract_comes_first_and_his_own_points_second() -> None:
    state = next(state for state in defences("classic", 40) if len(plays(state)) > 1)
    view = view_of(state, state.turn or 0)
    breaks, enriches = outlook(0, 99, 0, view), outlook(1, 100, 60, view)
    assert best_play(view, [breaks, enriches], _SELFISH) is breaks
    poorer, richer = outlook(0, 60, 10, view), outlook(1, 60, 11, view)
    assert best_play(view, [poorer, richer], _SELFISH) is richer
    assert worth_to(view, richer, _SELFISH) - worth_to(view, poorer, _SELFISH) == pytest.approx(3.0)
    assert worth_to(view, richer) == worth_to(view, poorer)


@pytest.mark.parametrize("name", ["classic", "polish"])
def test_master_keeps_more_for_himself_than_strong_sees_reason_to(name: str) -> None:
    """Over many defences with the same layouts looked at, what is left in it for Master is more."""
    alike = msgspec.structs.replace(MASTER, taste=STRONG.taste)
    gained = 0.0
    for state in defences(name, 30):
        view = view_of(state, state.turn or 0)
        explanation = Searcher(1, MASTER).explain(view, Budget(worlds=12))
        other = Searcher(1, alike).choose(view, Budget(worlds=12))
        left = {option.action: option.own_points for option in explanation.options}
        if explanation.chosen is None or left.get(other) is None:
            continue
        assert explanation.chosen.own_points is not None
        gained += explanation.chosen.own_points - (left[other] or 0.0)
    assert gained > 5
