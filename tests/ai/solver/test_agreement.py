"""The solver knows the rules by the engine's option values only: these tests hold it to the engine."""

from __future__ import annotations

import random

import pytest

from tests.ai.solver.crosscheck import check
from tests.ai.solver.endings import FORMS, declarer_of, gains, plays, random_ending, random_playout, rule_sets
from thousand_qt.ai.solver import PlayOptions, Position, Solver, position_from, position_of
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.events import TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.view import view_of


def play_of(state: MatchState) -> TrickPlay:
    assert state.deal is not None
    assert state.deal.play is not None
    return state.deal.play


def moves_of(solver: Solver, state: MatchState) -> set[tuple[str, bool]]:
    solver._set(position_of(state))
    return {(PACK[move & 31].text, bool(move & 32)) for move in solver._kernel.moves()}


def winner_of(solver: Solver, trick: TrickTaken, before: TrickPlay) -> int:
    """Return the seat the solver lets win a trick: the one that gets the points of a leftover with it."""
    order = before.order
    winners: list[int] = []
    for first in range(len(order)):
        numbered = order[first:] + order[:first]
        bits = {seat: card.bit for seat, card in zip(order, trick.cards, strict=True)}
        position = Position(
            hands=tuple(bits[seat] for seat in numbered),
            leader=numbered.index(order[0]),
            trump=before.trump,
            leftover=1,
        )
        within = Position(
            hands=tuple(bits[seat] if seat == order[-1] else 0 for seat in numbered),
            leader=numbered.index(order[0]),
            trick=trick.cards[:-1],
            trump=before.trump,
            leftover=1,
        )
        values = {solver.value(position), solver.value(within)}
        assert values in ({0}, {trick.points + 1})
        winners += [numbered[0]] if values != {0} else []
    (winner,) = winners
    return winner


@pytest.mark.parametrize("form", FORMS)
def test_legal_moves_and_winners_of_tricks(form: str) -> None:
    rng = random.Random(11)
    for rules in rule_sets(form):
        options = PlayOptions.of(rules)
        solver, winners = Solver(options, table_bits=4), Solver(options, table_bits=4)
        for tricks in (3, 5, 6):
            state = random_ending(rng, rules, tricks)
            for before, _, _, events in random_playout(rng, state):
                legal = {
                    (action.card.text, action.declare) for action in plays(before) if isinstance(action, Play)
                }
                assert moves_of(solver, before) == legal
                for event in events:
                    if isinstance(event, TrickTaken):
                        assert winner_of(winners, event, play_of(before)) == event.seat


@pytest.mark.parametrize("form", FORMS)
def test_values_of_endings(form: str) -> None:
    """`python -m tests.ai.solver.crosscheck` does the same at any length."""
    asked, wrong = check(random.Random(12), form, each=2, sizes=(1, 2, 3, 4))
    assert asked == len(rule_sets(form)) * 4 * 2 * 2
    assert not wrong


@pytest.mark.parametrize("form", FORMS)
def test_values_of_endings_of_five_cards(form: str) -> None:
    rng = random.Random(13)
    rules = rng.sample(rule_sets(form), 3)
    asked, wrong = check(rng, form, each=1, sizes=(5,), rule_sets=rules)
    assert asked == 6
    assert not wrong


@pytest.mark.parametrize("form", FORMS)
def test_a_view_with_the_true_cards_is_the_true_position(form: str) -> None:
    rng = random.Random(14)
    for rules in rule_sets(form):
        for state, *_ in random_playout(rng, random_ending(rng, rules, 4)):
            assert state.deal is not None
            for seat in state.deal.order:
                position = position_from(view_of(state, seat), state.deal.hands, stock=play_of(state).stock)
                assert position == position_of(state)


@pytest.mark.parametrize("form", FORMS)
def test_a_position_moves_on_like_the_deal(form: str) -> None:
    rng = random.Random(15)
    for rules in rule_sets(form):
        for before, action, after, events in random_playout(rng, random_ending(rng, rules, 4)):
            assert isinstance(action, Play)
            position = position_of(before)
            moved, points = position.after(action.card, declare=action.declare)
            assert (points[0], sum(points[1:])) == gains(events, declarer_of(before))
            if after.deal is not None:
                assert moved == position_of(after)
