"""What holds in every match under every rule set: random rules, random deals, random legal actions."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.engine.helpers import shuffled, texts
from tests.engine.strategies import MATCHES, SEEDS, any_rules, step_randomly
from thousand_qt.engine import dealing
from thousand_qt.engine.actions import (
    CHANCE,
    Action,
    Bid,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    GiveUp,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
    parse_action,
)
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, FULL_MASK, PACK, mask_of, points_of
from thousand_qt.engine.deal import Deal, DealEnd, Phase
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.events import (
    DealScored,
)
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.record_text import read_record, write_record
from thousand_qt.engine.rules import Endgame, Rules, rules_from_options, rules_to_options
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.shuffle import SeededDealing


def where_the_cards_are(deal: Deal) -> list[int]:
    """Return the masks of every place a card can be in during a deal."""
    places = list(deal.hands)
    for index, talon in enumerate(deal.talons):
        taken = index == deal.shown_talon and deal.phase in (Phase.CONTRACT, Phase.EXCHANGE, Phase.PLAY)
        out_of_the_talon = bool(deal.gifts) or deal.talon_hidden  # a hidden one is taken before it is refused
        if not (taken or (out_of_the_talon and index == deal.shown_talon)):
            places.append(mask_of(talon))
    places += [gift.card.bit for gift in deal.gifts if gift.receiver is None]
    if deal.play is None:
        places.append(mask_of(deal.stock))
    else:
        places.append(mask_of(deal.play.stock))
        places += [mask_of(played.card for played in trick.cards) for trick in deal.play.tricks]
        places += [played.card.bit for played in deal.play.trick]
    return places


@MATCHES
@given(any_rules(), SEEDS)
def test_every_card_and_point_is_accounted_for(rules: Rules, seed: int) -> None:
    for _, _, state, events in step_randomly(rules, seed, 150):
        if state.deal is not None:
            places = where_the_cards_are(state.deal)
            assert sum(places) == FULL_MASK
            assert sum(map(points_of, places)) == CARD_POINTS_IN_PACK
            play = state.deal.play
            if play is not None:
                assert sum(play.card_points) == sum(trick.points for trick in play.tricks)
        for event in events:
            if isinstance(event, DealScored) and not event.result.gave_up:
                result = event.result
                in_tricks = sum(score.cards for score in result.seats)
                if rules.is_two_talon_game:
                    # The cards put aside and the talon nobody took, which is one of the two.
                    left = {points_of(mask_of((*result.gifts, *talon))) for talon in result.talons}
                    assert CARD_POINTS_IN_PACK - in_tricks in left
                    if rules.leftover_cards == "last_trick":
                        assert (
                            in_tricks + sum(score.leftover for score in result.seats) == CARD_POINTS_IN_PACK
                        )
                else:
                    assert in_tricks == CARD_POINTS_IN_PACK


@MATCHES
@given(any_rules(), SEEDS)
def test_somebody_can_always_act_and_only_in_turn(rules: Rules, seed: int) -> None:
    state = MatchState.new(rules, 0)
    for before, action, state, _ in step_randomly(rules, seed, 150):  # noqa: B007 - the last state is looked at below
        legal = before.legal_actions()
        assert legal
        assert len(set(legal)) == len(legal)
        assert {listed.seat for listed in legal} == {before.turn}
        assert action.seat == before.turn
        if before.turn == CHANCE:
            assert before.deal is None
        elif before.deal is not None:
            assert before.turn in before.deal.order
            assert before.turn != before.deal.sitter
        assert before.outcome is None
    if state.outcome is not None:
        assert state.legal_actions() == ()
        assert state.turn is None
        assert state.phase is Phase.OVER
        with pytest.raises(IllegalAction):
            state.apply(DealCards(PACK))


def every_action(seats: range) -> list[Action]:
    """Return all actions there are, but for exchanges of cards (too many) and deals."""
    actions: list[Action] = []
    for seat in seats:
        actions += [ClaimRedeal(seat), WaiveRedeal(seat), Pass(seat), GiveUp(seat)]
        actions += [ChooseTalon(seat, talon) for talon in range(-1, 3)]
        for amount in (
            -100,
            0,
            5,
            95,
            100,
            101,
            105,
            110,
            115,
            120,
            125,
            130,
            160,
            165,
            200,
            220,
            300,
            400,
            405,
            500,
            505,
        ):
            actions += [Bid(seat, amount), SetContract(seat, amount)]
        actions += [Play(seat, card, declare) for card in PACK for declare in (False, True)]
    return actions


def equal_exchange(rules: Rules, action: Action) -> Action:
    """With two players it does not matter which of two cards is put aside first; one order is listed."""
    if rules.players == 2 and isinstance(action, Exchange):
        first, second = sorted(action.cards)
        return Exchange(action.seat, (first, second))
    return action


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), SEEDS)
def test_what_is_listed_applies_and_all_else_is_refused(rules: Rules, seed: int) -> None:
    random = Random(seed)
    others = every_action(range(-1, rules.players))
    for before, _, _, _ in step_randomly(rules, seed, 60):
        legal = set(before.legal_actions())
        for action in legal:
            before.apply(action)
        exchanges = [
            Exchange(seat, pair)
            for seat in range(-1, rules.players)
            for pair in [*random.sample(list(permutations(PACK, 2)), 8), (PACK[0], PACK[0])]
        ]
        for action in [*others, *exchanges, shuffled(random)]:
            if equal_exchange(rules, action) in legal or (
                isinstance(action, DealCards) and before.turn == CHANCE
            ):
                before.apply(action)
                continue
            with pytest.raises(IllegalAction):
                before.apply(action)


@MATCHES
@given(any_rules(), SEEDS)
def test_texts_bring_actions_and_matches_back(rules: Rules, seed: int) -> None:
    steps = list(step_randomly(rules, seed, 120))
    for before, action, _, _ in steps:
        assert parse_action(str(action), action.seat) == action
        legal = before.legal_actions()
        assert len(texts(legal)) == len(legal)
    seats = tuple(SeatEntry(f"Zażółć Ёж {seat}", "human") for seat in range(rules.players))
    header = Header(rules, seats, steps[0][0].dealer, SeededDealing(seed))
    record = Record(header, tuple(action for _, action, _, _ in steps))
    again = read_record(write_record(record))
    assert again == record
    assert write_record(again) == write_record(record)
    assert rules_from_options(rules_to_options(rules)) == rules
    for upto in {0, len(steps) // 3, len(steps)}:
        expected = steps[upto - 1][2] if upto else steps[0][0]
        assert again.replay(upto) == expected
    for (action, state, events), (_, played, after, happened) in zip(record.steps(), steps, strict=True):
        assert (action, state, events) == (played, after, happened)


def frozen_copy(state: MatchState) -> str:
    return repr(state)


@MATCHES
@given(any_rules(), SEEDS)
def test_applying_leaves_the_state_before_as_it_was(rules: Rules, seed: int) -> None:
    random = Random(seed)
    for before, action, after, events in step_randomly(rules, seed, 60):
        if random.random() < 0.7:
            continue
        copy = frozen_copy(before)
        hashed = hash(before)
        assert before.apply(action) == (after, events)
        assert frozen_copy(before) == copy
        assert hash(before) == hashed


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), SEEDS, st.booleans())
def test_totals_and_marks_stay_possible(rules: Rules, seed: int, late: bool) -> None:
    for before, _, state, events in step_randomly(rules, seed, 400, late=late):
        if state.standings is not before.standings:
            for standing in state.standings:
                check_standing(rules, standing)
            if state.outcome is None and not rules.is_stock_game:
                assert all(total < rules.target for total in state.totals)
                assert not rules.deal_limit or len(state.results) < rules.deal_limit
        for score in (
            score for event in events if isinstance(event, DealScored) for score in event.result.seats
        ):
            assert score.before.total + sum(step.amount for step in score.steps) == score.after.total
        if before.deal is not None and state.deal is None and state.results is before.results:
            assert state.standings == before.standings  # a new deal counts nothing
            assert state.dealer == before.dealer


def check_standing(rules: Rules, standing: Standing) -> None:
    if rules.endgame is Endgame.BARREL:
        assert not rules.threshold < standing.total < rules.target
        assert (standing.total == rules.threshold) == (standing.barrel_hands is not None)
        if standing.barrel_hands is not None and rules.barrel_deals:
            assert 0 <= standing.barrel_hands < rules.barrel_deals
    else:
        assert standing.barrel_hands is None
    assert not rules.dump_at_555 or standing.total != 555
    assert not rules.dump_at_minus_555 or standing.total != -555
    assert standing.barrel_falls in ((0, 1, 2) if rules.three_falls_to_zero else (0,))
    assert rules.zero_penalty or standing.zero_marks == 0
    assert rules.give_up_times != "0" or standing.give_ups == 0
    assert rules.rounding == "none" or standing.total % 5 == 0


@given(any_rules(), SEEDS)
@settings(max_examples=20)
def test_a_deal_that_ended_takes_no_more_actions(rules: Rules, seed: int) -> None:
    for before, action, after, _ in step_randomly(rules, seed, 80):
        if before.deal is not None and after.deal is None:
            ended, _ = dealing.apply_action(rules, before.deal, before.standings, action)
            assert ended.end in DealEnd
            assert ended.turn is None
            assert dealing.legal_actions(rules, ended, before.standings) == ()
            with pytest.raises(IllegalAction):
                dealing.apply_action(rules, ended, before.standings, action)
