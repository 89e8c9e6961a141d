"""Random endings as states of the engine, and what they are worth by plain minimax on top of the engine."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.auction import Auction
from thousand_qt.engine.cards import ALL_SUITS, PACK, Card, mask_of
from thousand_qt.engine.deal import Deal, DealEnd, Gift, Phase
from thousand_qt.engine.events import Event, LeftoverTaken, MarriageDeclared, TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.rules import (
    Endgame,
    FourAces,
    FourNines,
    GiveUpTimes,
    LeftoverCards,
    Rules,
    TwoPlayerGame,
)
from thousand_qt.engine.tricks import Declaration, PlayedCard, Trick

DUTIES = ((False, False), (True, False), (True, True))
"""must_trump with must_overtrump: the second makes no sense without the first."""

FORMS: dict[str, dict[str, Any]] = {
    "three": {"players": 3},
    "four": {"players": 4},
    "two talons, leftover to the last trick": {"players": 2, "leftover_cards": LeftoverCards.LAST_TRICK},
    "two talons, leftover to nobody": {"players": 2, "leftover_cards": LeftoverCards.NOBODY},
    "stock": {
        "players": 2,
        "two_player_game": TwoPlayerGame.STOCK,
        "give_up_times": GiveUpTimes.NEVER,
        "four_nines": FourNines.OFF,
        "endgame": Endgame.NONE,
    },
}


def rule_sets(form: str) -> list[Rules]:
    """Every combination of the options that change the play of the cards, and two with trumps barred."""
    sets = [
        Rules(
            **FORMS[form],
            must_trump=must_trump,
            must_overtrump=must_overtrump,
            must_beat_suit=must_beat_suit,
            marriage_on_first_lead=marriage_on_first_lead,
            four_aces=four_aces,
        )
        for (
            must_trump,
            must_overtrump,
        ), must_beat_suit, marriage_on_first_lead, four_aces in itertools.product(
            DUTIES, (False, True), (False, True), FourAces
        )
    ]
    if sets[0].is_stock_game:
        return sets
    return sets + [
        msgspec.structs.replace(rules, no_foreign_trump_lead=True) for rules in (sets[8], sets[-1])
    ]


def random_ending(rng: random.Random, rules: Rules, tricks: int) -> MatchState:
    """Return a state with so many tricks to play, perhaps within the first of them.

    Marriages and aces held together are more frequent than by chance.
    """
    dealer = rng.randrange(rules.players)
    seats = tuple((dealer + 1 + step) % rules.players for step in range(rules.players))
    order = tuple(seat for seat in seats if rules.players < 4 or seat != dealer)
    in_stock = rng.randrange(tricks) if rules.is_stock_game else 0
    pack = _arranged(rng, tricks - in_stock)
    hands = [0] * rules.players
    for seat in order:
        hands[seat] = mask_of(pack[: tricks - in_stock])
        del pack[: tricks - in_stock]
    stock = tuple(pack[: 2 * in_stock])
    del pack[: 2 * in_stock]
    aside: list[Card] = []
    if rules.is_two_talon_game:
        aside, pack = pack[:4], pack[4:]
    fresh = rng.random() < 0.25
    declarer = None if rules.is_stock_game else rng.choice(order)
    leader = rng.choice(order)
    if fresh:
        leader = order[0] if declarer is None else declarer
    start = order.index(leader)
    nothing = (0,) * rules.players
    gone = Trick(tuple(PlayedCard(leader, card) for card in pack), leader, None)
    if fresh and rules.is_two_talon_game:
        # Nothing has been played, so that all other cards are aside.
        aside, pack = aside + pack, []
    trump = None if fresh else rng.choice([None, *ALL_SUITS])
    # Who named the trump has played one of the two cards at least.
    if trump is not None and any(hand & trump.marriage_mask == trump.marriage_mask for hand in hands):
        trump = None
    declared = Declaration(rng.choice(order), trump, 0)
    play = TrickPlay(
        order=order[start:] + order[:start],
        trick=(),
        winning=None,
        trump=trump,
        tricks=() if fresh else (gone,),
        declarations=() if trump is None else (declared,),
        card_points=nothing,
        marriage_points=nothing,
        stock=stock,
    )
    deal = Deal(
        number=1,
        dealer=dealer,
        sitter=dealer if rules.players == 4 else None,
        order=order,
        dealt=tuple(hands),
        hands=tuple(hands),
        talons=((), tuple(aside[2:])) if aside else ((),),
        stock=stock,
        phase=Phase.PLAY,
        auction=Auction(order),
        shown_talon=0,
        declarer=declarer,
        contract=None if declarer is None else 100,
        contract_named=declarer is not None,
        gifts=tuple(Gift(order[0], None, card) for card in aside[:2]),
        play=play,
    )
    state = msgspec.structs.replace(MatchState.new(rules, dealer), deal=deal)
    for _ in range(rng.choice([0, 0, 0, 1, 2]) % len(order)):
        state, _ = state.apply(rng.choice(plays(state)))
    return state


def _arranged(rng: random.Random, size: int) -> list[Card]:
    """Shuffle the pack so that the first hand of this size often holds a marriage or all the aces."""
    pack = list(PACK)
    rng.shuffle(pack)
    luck = rng.random()
    wanted: list[Card] = []
    if luck < 0.45:
        suit = rng.choice(ALL_SUITS)
        wanted = [card for card in pack if card.bit & suit.marriage_mask]
    elif luck < 0.6:
        wanted = [card for card in pack if card.rank == "A"]
    front = wanted[:size] if len(wanted) <= size else []
    return front + [card for card in pack if card not in front]


def declarer_of(state: MatchState) -> int:
    """Return the seat that takes the declarer's part in the solver."""
    assert state.deal is not None
    return state.deal.order[0] if state.deal.declarer is None else state.deal.declarer


def plays(state: MatchState) -> list[Action]:
    return [action for action in state.legal_actions() if not isinstance(action, GiveUp)]


def random_playout(
    rng: random.Random, state: MatchState
) -> Iterator[tuple[MatchState, Action, MatchState, tuple[Event, ...]]]:
    """Play the deal to its end: the state, the action, the next state and what happened."""
    results = len(state.results)
    while len(state.results) == results and state.turn is not None:
        action = rng.choice(plays(state))
        after, events = state.apply(action)
        yield state, action, after, events
        state = after


def gains(events: tuple[Event, ...], seat: int) -> tuple[int, int]:
    """What a seat and what all others gained."""
    own = others = 0
    for event in events:
        match event:
            case TrickTaken() | LeftoverTaken() | MarriageDeclared():
                if event.seat == seat:
                    own += event.points
                else:
                    others += event.points
            case _:
                pass
    return own, others


def minimax(
    state: MatchState, seat: int, *, difference: bool = False, known: dict[object, int] | None = None
) -> int:
    """What a seat can still win against all others, or how much more than they."""
    known = {} if known is None else known
    deal = state.deal
    if deal is None or deal.end is DealEnd.PLAYED or deal.play is None:
        return 0
    play = deal.play
    owner = [declared.seat for declared in play.declarations if declared.suit is play.trump]
    key = (deal.hands, play.order, play.trick, play.trump, *owner, play.stock, play.is_fresh)
    if key not in known:
        values = [
            after_action(state, action, seat, difference=difference, known=known) for action in plays(state)
        ]
        known[key] = max(values) if state.turn == seat else min(values)
    return known[key]


def after_action(
    state: MatchState, action: Action, seat: int, *, difference: bool, known: dict[object, int]
) -> int:
    after, events = state.apply(action)
    own, others = gains(events, seat)
    return own - others * difference + minimax(after, seat, difference=difference, known=known)
