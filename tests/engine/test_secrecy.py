"""Nobody learns of cards he cannot see: not from a view, not from an event, under any rule set."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from tests.engine.helpers import drive, match_for, pack_with, rules_for
from tests.engine.strategies import MATCHES, SEEDS, any_rules, step_randomly
from thousand_qt.engine.cards import Card, cards_of, mask_of
from thousand_qt.engine.deal import Deal, Phase
from thousand_qt.engine.events import (
    CardDrawn,
    CardGiven,
    CardsDealt,
    CardsPutAside,
    DealScored,
    LeftoverTaken,
    RedealClaimed,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rights import RedealReason
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import view_of


def hidden_from(deal: Deal, seat: int) -> int:
    """Return the cards whose place this seat cannot know."""
    hidden = sum(hand for owner, hand in enumerate(deal.hands) if owner != seat or owner == deal.unseen)
    for index, talon in enumerate(deal.talons):
        if index != deal.shown_talon:
            hidden |= mask_of(talon)
    hidden |= mask_of(deal.play.stock if deal.play is not None else deal.stock)
    for gift in deal.gifts:
        if gift.receiver is None and gift.giver != seat:
            hidden |= gift.card.bit
    for gift in deal.gifts:  # own gifts are known, also after they were given
        if seat == gift.giver:
            hidden &= ~gift.card.bit
    return hidden


def with_cards_exchanged(state: MatchState, seat: int, random: Random) -> MatchState:
    """Return the state with all cards this seat cannot see dealt anew among the places where they are."""
    deal = state.deal
    assert deal is not None
    hidden = list(cards_of(hidden_from(deal, seat)))
    moved = hidden[:]
    random.shuffle(moved)
    swap = dict(zip(hidden, moved, strict=True))

    def mask(cards: int) -> int:
        return mask_of(swap.get(card, card) for card in cards_of(cards))

    def row(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    talons = tuple(
        talon if index == deal.shown_talon else row(talon) for index, talon in enumerate(deal.talons)
    )
    play = deal.play
    if play is not None:
        play = msgspec.structs.replace(play, stock=row(play.stock))
    gifts = tuple(msgspec.structs.replace(gift, card=swap.get(gift.card, gift.card)) for gift in deal.gifts)
    changed = msgspec.structs.replace(
        deal,
        dealt=tuple(mask(hand) for hand in deal.dealt),
        hands=tuple(map(mask, deal.hands)),
        talons=talons,
        stock=row(deal.stock),
        gifts=gifts,
        play=play,
    )
    return msgspec.structs.replace(state, deal=changed)


@MATCHES
@given(any_rules(), SEEDS)
def test_a_view_tells_nothing_about_cards_the_seat_cannot_see(rules: Rules, seed: int) -> None:
    random = Random(seed)
    for _, _, state, _ in step_randomly(rules, seed, 60):
        if state.deal is None:
            continue
        for seat in range(rules.players):
            other = with_cards_exchanged(state, seat, random)
            assert view_of(other, seat) == view_of(state, seat)
            view = view_of(state, seat)
            known = mask_of(cards_in(msgspec.structs.replace(view, results=())))
            assert known & hidden_from(state.deal, seat) & ~mask_of(view.talon) == 0
            assert (view.legal_actions != ()) == (state.turn == seat)
            if view.legal_actions:
                assert view.legal_actions == state.legal_actions()


def cards_in(value: Any) -> Iterator[Card]:
    """Find every card in a value, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from cards_in(getattr(value, name))
    elif dataclasses.is_dataclass(value) or isinstance(value, dict):
        raise AssertionError(f"a kind of value this search does not know: {type(value)}")
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from cards_in(part)


@MATCHES
@given(any_rules(), SEEDS)
def test_events_show_a_seat_only_what_it_may_see(rules: Rules, seed: int) -> None:
    public = (TalonShown, TalonTaken, TrickTaken, LeftoverTaken, RedealClaimed, DealScored)
    for before, _, after, events in step_randomly(rules, seed, 120):
        for seat in range(rules.players):
            for event in events:
                seen = event.seen_by(seat)
                if seen is None or isinstance(event, public):
                    continue
                shown = set(cards_in(seen))
                if isinstance(event, CardsDealt):
                    assert after.deal is not None
                    own = after.deal.dealt[seat]
                    assert mask_of(shown) == (0 if seat == after.deal.unseen else own)
                elif isinstance(event, CardGiven):
                    assert bool(shown) == (seat in (event.giver, event.receiver))
                elif isinstance(event, CardsPutAside | CardDrawn):
                    assert bool(shown) == (seat == event.seat)
                elif before.deal is not None and after.deal is not None:
                    assert (
                        mask_of(shown) & hidden_from(before.deal, seat) & hidden_from(after.deal, seat) == 0
                    )


NINES = "9S 9C 9D 9H AS KD JH"


@pytest.mark.parametrize(
    ("moment", "actions"),
    [("before_bidding", []), ("after_exchange", ["bid 100", "pass", "pass", "give TC JC", "contract 100"])],
)
def test_that_somebody_is_asked_about_a_new_deal_shows_to_nobody_else(
    moment: str, actions: list[str]
) -> None:
    """But for their legal actions, the others see what they would see if nobody were asked."""
    hands = {0: "AC TC KC QC JC AD TD", 1: NINES}
    asked, unasked = (
        drive(match_for(rules), pack_with(rules, hands), *actions)
        for rules in (rules_for("classic", four_nines=moment), rules_for("classic", four_nines="off"))
    )
    assert (asked.phase, asked.turn) == (Phase.REDEAL, 1)
    assert view_of(asked, 1).redeal_reason is RedealReason.FOUR_NINES
    for seat in (0, 2):
        seen, plain = (
            msgspec.structs.replace(view_of(state, seat), rules=asked.rules, legal_actions=())
            for state in (asked, unasked)
        )
        assert seen == plain
        assert view_of(asked, seat).legal_actions == ()
