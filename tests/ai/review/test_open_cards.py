"""What open cards would have given: held to what happened, and to what best play can and cannot change."""

from __future__ import annotations

import pytest

from tests.ai.positions import after, dealt
from tests.ai.review.played import played
from thousand_qt.ai.review import OpenTable
from thousand_qt.engine.actions import CHANCE, Exchange, Play, parse_action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules

TABLES = {
    "classic": ("casual", "beginner", "random"),
    "polish-two-talons": ("casual", "random"),
    "polish-stock": ("casual", "beginner"),
    "polish-four": ("casual", "beginner", "casual", "random"),
}


@pytest.mark.parametrize("preset", TABLES)
def test_nobody_does_better_than_best_play(preset: str) -> None:
    record = played(preset, TABLES[preset], seed=3, deals=3)
    table = OpenTable(record.header.rules)
    before = record.replay(0)
    value: int | None = None
    compared = 0
    for action, state, _ in record.steps():
        deal = before.deal
        if action.seat == CHANCE:
            value = None
        quick = deal is not None and len(deal.stock if deal.play is None else deal.play.stock) <= 4
        if action.seat != CHANCE and deal is not None and isinstance(action, Play | Exchange) and quick:
            seen = table.seen(before, action)
            assert seen is not None
            for_declarer = deal.declarer in (None, action.seat)
            assert seen.after <= seen.before if for_declarer else seen.after >= seen.before
            if deal.declarer is not None:
                assert value in (None, seen.before)  # nothing happened between two cards
                value = None if state.deal is None else seen.after
            compared += 1
            if state.deal is None:
                result = state.results[-1]
                declarer = result.declarer
                raw = [score.raw for score in result.seats]
                seat = action.seat
                assert seen.after == (raw[declarer] if declarer is not None else raw[seat] - raw[1 - seat])
        before = state
    assert compared > 40


def strong(rules: Rules | None = None) -> MatchState:
    return dealt(
        rules or Rules(), "AS KS QS AH TH 9H JC", "TS 9S AD TD KD QD JD", "JS AC TC KC QC 9C 9D"
    )  # the talon is KH QH JH


def test_before_the_auction_is_over_it_is_what_the_caller_would_take() -> None:
    state = strong()
    table = OpenTable(state.rules)
    bid = table.seen(state, parse_action("bid 120", 0))
    assert bid is not None
    assert (bid.before, bid.after, bid.contract) == (236, 236, 120)
    assert bid.could_be_made is True
    state = after(state, "bid 120")
    passed = table.seen(state, parse_action("pass", 1))
    assert passed is not None
    assert passed.contract is None
    assert passed.could_be_made is None
    assert passed.before == table.best_as_declarer(state, 1) != 236


def test_gifts_contracts_and_giving_up() -> None:
    state = after(strong(), "bid 120", "pass", "pass")
    table = OpenTable(state.rules)
    given = table.seen(state, parse_action("give AS AH", 0))
    assert given is not None
    assert (given.before, given.can_be_made) == (236, False)
    given_up = table.seen(state, parse_action("give-up", 0))
    assert given_up is not None
    assert (given_up.before, given_up.after) == (236, 0)
    named = table.seen(after(state, "give 9H JC"), parse_action("contract 240", 0))
    assert named is not None
    assert named.before == named.after
    assert named.contract == 240
    assert named.can_be_made is False


def test_the_best_gift_is_the_best_of_all_pairs() -> None:
    state = after(strong(), "bid 120", "pass", "pass")
    table = OpenTable(state.rules)
    values = []
    for action in state.legal_actions():
        if isinstance(action, Exchange):
            seen = table.seen(state, action)
            assert seen is not None
            values.append(seen.after)
    assert max(values) == table.best_as_declarer(state, 0) == 236


def test_of_two_talons_the_better_one_counts() -> None:
    state = dealt(PRESETS["polish-two-talons"])
    table = OpenTable(state.rules)
    first = after(state, "bid 100", "pass", "talon 0")
    second = after(state, "bid 100", "pass", "talon 1")
    assert table.best_as_declarer(state, 0) == max(table.to_be_taken(first, 0), table.to_be_taken(second, 0))


def test_there_is_nothing_between_deals_and_no_declarer_before_the_auction() -> None:
    table = OpenTable(Rules())
    between = MatchState.new(Rules(), 0)
    assert table.seen(between, between.legal_actions()[0]) is None
    with pytest.raises(ValueError, match="between deals"):
        table.best_as_declarer(between, 0)
    with pytest.raises(ValueError, match="no declarer"):
        table.to_be_taken(strong(), 0)
