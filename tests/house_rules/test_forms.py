"""House rules with every form of the game: refused for the reason the editor shows, or played to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.engine.helpers import random_action
from tests.engine.strategies import SEEDS
from tests.engine.test_score_oracle import oracle_score, standing_of
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, mask_of, points_of
from thousand_qt.engine.events import DealResult, DealScored, Event, MarriageDeclared, TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import GoldenRound, Rules, RulesError, TwoPlayerGame, rules_to_options
from thousand_qt.engine.scoring import Standing, StepKind
from thousand_qt.house_rules.options import OPTIONS, Draft, clashes, differences, values_of

FORMS: dict[str, dict[str, Any]] = {
    "two talons": {"players": 2, "two_player_game": TwoPlayerGame.TWO_TALONS},
    "stock": {"players": 2, "two_player_game": TwoPlayerGame.STOCK},
    "three": {"players": 3},
    "four": {"players": 4},
}
DEALS = 10
"""A match of random players would hardly ever end by itself; so many deals are enough."""


def wanted_at(form: str, random: Random, share: float) -> dict[str, Any]:
    """Return options for a form of the game, so large a share of them drawn at random."""
    options = {name: getattr(Rules(), name) for name in OPTIONS}
    for name in OPTIONS:
        if random.random() < share:
            options[name] = random.choice(values_of(name))
    return options | {"two_player_game": TwoPlayerGame.TWO_TALONS} | FORMS[form]


def refused_option(wanted: dict[str, Any]) -> tuple[str, Rules | None]:
    """Return the option the engine refuses first, or the rules."""
    try:
        return "", Rules(**wanted)
    except RulesError as error:
        return str(error).partition("=")[0], None


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=60)
@given(SEEDS)
def test_what_the_engine_refuses_is_grey_in_the_editor_with_the_reason(form: str, seed: int) -> None:
    random = Random(seed)
    wanted = wanted_at(form, random, random.choice((0.05, 0.2, 0.6)))
    reasons = clashes(wanted)
    refused, rules = refused_option(wanted)
    if rules is None:
        assert refused in reasons
    else:  # nothing is lost by the editor either
        assert differences(Draft(rules).rules, rules) == ()


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=25)
@given(SEEDS)
def test_what_the_editor_makes_of_it_is_played_to_the_end_and_scored_by_the_book(
    form: str, seed: int
) -> None:
    random = Random(seed)
    draft = Draft(Rules())
    for name, value in wanted_at(form, random, 0.7).items():
        draft.set(name, value)
    rules = msgspec.structs.replace(draft.rules, deal_limit=DEALS)
    state = MatchState.new(rules, random.randrange(rules.players))
    deal: list[Event] = []
    while state.outcome is None:
        before = state
        state, events = state.apply(random_action(random, state))
        deal += events
        if before.deal is not None and state.deal is None:
            for event in deal:
                if isinstance(event, DealScored):
                    check_deal(rules, before.standings, event.result, deal)
            deal = []
    assert state.outcome.winners
    best = max(state.totals[seat] for seat in state.outcome.winners)
    assert best >= rules.target or (len(state.results) >= DEALS and best == max(state.totals))


def check_deal(rules: Rules, before: Sequence[Standing], result: DealResult, events: Sequence[Event]) -> None:
    """Hold a deal against what was seen to happen in it, and its scores against a second opinion."""
    seats = range(rules.players)
    tricks = [event for event in events if isinstance(event, TrickTaken)]
    declared = [event for event in events if isinstance(event, MarriageDeclared)]
    cards = [sum(trick.points for trick in tricks if trick.seat == seat) for seat in seats]
    marriages = [sum(event.points for event in declared if event.seat == seat) for seat in seats]
    taken = [sum(trick.seat == seat for trick in tricks) for seat in seats]
    if result.gave_up:
        cards = marriages = taken = [0] * rules.players
    assert [score.cards for score in result.seats] == cards
    assert [score.marriages for score in result.seats] == marriages
    leftover = 0 if result.gave_up else CARD_POINTS_IN_PACK - sum(cards)
    if rules.is_two_talon_game and not result.gave_up:
        assert leftover in {points_of(mask_of((*result.gifts, *talon))) for talon in result.talons}
    else:
        assert leftover == 0
    if rules.golden_round is not GoldenRound.OFF and result.number <= rules.players:
        assert result.declarer is not None
        steps = result.seats[result.declarer].steps
        assert [abs(step.amount) for step in steps if step.kind is StepKind.DOUBLED] == [120]
        return
    expected = oracle_score(
        rules_to_options(rules),
        [
            {
                "total": standing.total,
                "hands": standing.barrel_hands,
                "zeros": standing.zero_marks,
                "give_ups": standing.give_ups,
                "falls": standing.barrel_falls,
            }
            for standing in before
        ],
        {
            "declarer": result.declarer,
            "sitter": result.sitter,
            "contract": result.contract,
            "dark": result.dark,
            "gave_up": result.gave_up,
            "tricks": taken,
            "cards": cards,
            "marriages": marriages,
            "leftover": leftover if rules.is_two_talon_game else 0,
            "last_trick": tricks[-1].seat if tricks and rules.is_two_talon_game else None,
            "talon": [card.text for talon in result.talons for card in talon],
        },
    )
    assert [score.after for score in result.seats] == list(map(standing_of, expected)), result
