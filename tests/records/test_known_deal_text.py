"""A deal as text while it is being played: all that the player knows is there, and nothing else."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from tests.engine.helpers import drive, match_for, pack_with, rules_for
from tests.engine.strategies import MATCHES, SEEDS, any_rules, step_randomly
from tests.engine.test_secrecy import hidden_from, with_cards_exchanged
from tests.records.whole_matches import whole_match
from thousand_qt.engine.actions import Action, DealCards, WaiveRedeal, parse_action
from thousand_qt.engine.cards import PACK, Card, cards_of, mask_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import SeatEntry
from thousand_qt.engine.rules import Rules, preset
from thousand_qt.engine.view import view_of
from thousand_qt.records.deal_reading import DealTextError, deal_from_text
from thousand_qt.records.deal_text import PlayedDeal, deal_text, known_deal_text, played_deals

_CARDS = re.compile(r"\b(?:[9JQKTA][SCDH])\b")


def deal_of(before: MatchState, actions: list[Action]) -> PlayedDeal:
    seats = tuple(SeatEntry(f"Player {seat}", "casual") for seat in range(before.rules.players))
    number = len(before.results) + 1
    return PlayedDeal(before.rules, seats, before.standings, before.dealer, number, tuple(actions))


def cards_told(text: str) -> int:
    return mask_of({Card(name) for name in _CARDS.findall(text)})


@settings(MATCHES, max_examples=20)  # each looks at all seats after every action
@given(any_rules(), SEEDS)
def test_the_text_tells_what_the_view_and_the_seen_events_tell(rules: Rules, seed: int) -> None:
    before: MatchState | None = None
    actions: list[Action] = []
    for state, action, after, _ in step_randomly(rules, seed, 60):
        if before is None:
            before, actions = state, []
        actions.append(action)
        deal = deal_of(before, actions)
        if after.deal is None:
            assert known_deal_text(deal, 0) == deal_text(deal)
            before = None
            continue
        for seat in range(rules.players):
            told = cards_told(known_deal_text(deal, seat))
            view = view_of(after, seat)
            known = (
                (0 if seat == after.deal.unseen else after.deal.dealt[seat])
                | mask_of(view.hand)
                | mask_of(view.talon)
            )
            known |= mask_of(gift.card for gift in view.gifts if gift.card is not None)
            known |= mask_of(played.card for trick in view.tricks for played in trick.cards)
            known |= mask_of(played.card for played in view.trick)
            assert told == known
            assert told & hidden_from(after.deal, seat) & ~mask_of(view.talon) == 0


@MATCHES
@given(any_rules(), SEEDS)
def test_hidden_cards_that_changed_places_do_not_change_the_text(rules: Rules, seed: int) -> None:
    """With another pack that looks the same to the player, after the deal, the text is the same."""
    random = Random(seed)
    before = MatchState.new(rules, 0)
    pack = list(PACK)
    random.shuffle(pack)
    first = DealCards(tuple(pack))
    state, _ = before.apply(first)
    assert state.deal is not None
    for seat in range(rules.players):
        other = with_cards_exchanged(state, seat, random)
        assert other.deal is not None
        hands = [cards_of(other.deal.dealt[player]) for player in state.deal.order]
        rest = [card for cards in (*other.deal.talons, other.deal.stock) for card in cards]
        again = DealCards(tuple([card for hand in hands for card in hand] + rest))
        assert known_deal_text(deal_of(before, [again]), seat) == known_deal_text(
            deal_of(before, [first]), seat
        )


def test_each_player_knows_his_part_of_an_exchange() -> None:
    rules = rules_for("classic")
    before = match_for(rules)
    actions: list[Action] = [pack_with(rules, {0: "AC TC KC QC JC AD TD"})]
    state = drive(before, *actions)
    for text in ("bid 100", "pass", "pass", "give TC JC"):
        assert state.turn is not None
        actions.append(parse_action(text, state.turn))
        state = drive(state, actions[-1])
    lines = [
        line
        for seat in range(3)
        for line in known_deal_text(deal_of(before, actions), seat).splitlines()
        if line.startswith("exchange")
    ]
    assert lines == ["exchange: 0 give TC JC", "exchange: 0 give TC ?", "exchange: 0 give ? JC"]


def test_nobody_learns_that_somebody_was_asked() -> None:
    rules = rules_for("classic", four_nines="before_bidding")
    pack = pack_with(rules, {1: "9S 9C 9D 9H AS KD JH"})
    before = match_for(rules)
    deal = deal_of(before, [pack, WaiveRedeal(1)])
    assert "waive" in deal_text(deal)
    assert not any("redeal" in known_deal_text(deal, seat).split("dealer:")[1] for seat in (0, 2))


def test_such_a_text_is_refused_with_the_reason() -> None:
    (deal, *_) = played_deals(whole_match(preset("classic"), 5))
    begun = msgspec.structs.replace(deal, actions=deal.actions[:2])
    with pytest.raises(DealTextError, match="only a part of the cards is known") as refused:
        deal_from_text(known_deal_text(begun, 0))
    assert "known to: 0" in known_deal_text(begun, 0).splitlines()[refused.value.line - 1]
