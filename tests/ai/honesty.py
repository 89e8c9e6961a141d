"""Another truth behind the same view: deals set up again from what one seat sees and a guess at the rest.

The deal is dealt and played again through the engine, action by action, so what comes out is a position that
can really come about. With `permuted` a test asks a player whether it looks at cards it cannot see: its
answers to the views of both states must be the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.engine.actions import (
    Action,
    Bid,
    BidInTheDark,
    ChooseTalon,
    DealCards,
    Exchange,
    LookAtCards,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import ACES_MASK, Card, cards_of, mask_of
from thousand_qt.engine.deal import Phase, clockwise_from
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import DARK_BID, RaiseContract
from thousand_qt.engine.tricks import Declaration, PlayedCard
from thousand_qt.engine.view import PlayerView, view_of

_QUIET = (Phase.REDEAL, Phase.DARK)
"""Phases that leave no trace in a view when nothing comes of them."""


def permuted(state: MatchState, seat: int, rng: random.Random, *, attempts: int = 50) -> MatchState:
    """Return a state with other hidden cards and the same view for this seat.

    The state itself when there is nothing hidden, or when it cannot be told from `attempts` others only
    because somebody is being asked whether he claims a new deal.
    """
    view = view_of(state, seat)
    if state.deal is None:
        return state
    for world in Worlds.of(view).sample(rng, attempts):
        other = rebuilt(view, world)
        if other is not None and other != state:
            return other
    return state


def rebuilt(view: PlayerView, world: World) -> MatchState | None:
    """Deal this world and do again all that was done; None when a rule forbids it or the view differs.

    A gift this seat has not seen may have been any card its receiver has had: each is tried.
    """
    for gifts in _possible_gifts(view, world):
        pack = _pack(view, world, gifts)
        if pack is None:
            continue
        for state in _replayed(view, pack, gifts):
            if view_of(state, view.seat) == view:
                return state
    return None


def _replayed(view: PlayerView, pack: tuple[Card, ...], gifts: tuple[Card, ...]) -> Iterator[MatchState]:
    """Yield the states this can have led to; at the end somebody may be asked if he claims a new deal.

    That a bid was made in the dark is forgotten when it is outbid: both ways are tried.
    """
    ways = (True,) if view.dark else (False, True) if view.rules.dark_game else (False,)
    for dark in ways:
        yield from _replayed_so(view, pack, gifts, dark=dark)


def _replayed_so(
    view: PlayerView, pack: tuple[Card, ...], gifts: tuple[Card, ...], *, dark: bool
) -> Iterator[MatchState]:
    state = MatchState(view.rules, view.dealer, view.standings, view.results)
    try:
        for action in _history(view, pack, gifts):
            blind = dark and isinstance(action, Bid) and action.amount == DARK_BID
            while state.phase in _QUIET and not (blind and state.phase is Phase.DARK):
                state = _moved_on(state)
            if isinstance(action, Bid) and blind and state.phase is Phase.DARK:
                state, _ = state.apply(BidInTheDark(action.seat))
            else:
                state, _ = state.apply(action)
    except IllegalAction:
        return
    yield state
    while state.phase in _QUIET:
        state = _moved_on(state)
        yield state


def _moved_on(state: MatchState) -> MatchState:
    """Return what follows when nobody claims a new deal and nobody bids in the dark."""
    assert state.turn is not None
    action = LookAtCards(state.turn) if state.phase is Phase.DARK else WaiveRedeal(state.turn)
    return state.apply(action)[0]


def _history(view: PlayerView, pack: tuple[Card, ...], gifts: tuple[Card, ...]) -> Iterator[Action]:
    yield DealCards(pack)
    for call in view.calls:
        yield Pass(call.seat) if call.amount is None else Bid(call.seat, call.amount)
    if view.declarer is not None:
        declarer = view.declarer
        if view.rules.is_two_talon_game and view.shown_talon is not None:
            yield ChooseTalon(declarer, view.shown_talon)
        named = [SetContract(declarer, view.contract or 0)] if view.contract_named else []
        exchanged = [Exchange(declarer, (gifts[0], gifts[1]))] if gifts else []
        if view.rules.raise_contract is RaiseContract.BEFORE_EXCHANGE:
            yield from [*named, *exchanged]
        else:
            yield from [*exchanged, *named]
    yield from _plays(view)


def _plays(view: PlayerView) -> Iterator[Play]:
    """Yield the plays; the lead that declared was the first of a king or queen (an ace) by that seat."""
    open_declarations = list(view.declarations)
    for cards in _tricks(view):
        for position, played in enumerate(cards):
            declaration = None
            if not position:
                declaration = next((one for one in open_declarations if _led_for(played, one)), None)
            if declaration is not None:
                open_declarations.remove(declaration)
            yield Play(played.seat, played.card, declaration is not None)


def _tricks(view: PlayerView) -> list[tuple[PlayedCard, ...]]:
    return [trick.cards for trick in view.tricks] + [view.trick]


def _led_for(played: PlayedCard, declaration: Declaration) -> bool:
    return played.seat == declaration.seat and bool(_declared(declaration) & played.card.bit)


def _declared(declaration: Declaration) -> int:
    return ACES_MASK if declaration.suit is None else declaration.suit.marriage_mask


def _had(view: PlayerView, world: World, seat: int) -> int:
    """Return all cards a seat has now or has played."""
    return world.hands[seat] | mask_of(
        played.card for cards in _tricks(view) for played in cards if played.seat == seat
    )


def _possible_gifts(view: PlayerView, world: World) -> Iterator[tuple[Card, ...]]:
    """Yield the cards given or put aside, as far as the numbers go."""
    choices: list[tuple[Card, ...]] = []
    aside = list(cards_of(world.aside))
    for gift in view.gifts:
        if gift.receiver is None:
            choices.append((aside.pop(0),))
        elif gift.card is not None:
            choices.append((gift.card,))
        else:
            choices.append(cards_of(_had(view, world, gift.receiver)))
    yield from product(*choices)


def _pack(view: PlayerView, world: World, gifts: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """Return the pack that is dealt to this world; None when the talon would not be where it was."""
    if view.rules.is_stock_game:
        return _stock_game_pack(view, world)
    hands = [_had(view, world, seat) for seat in range(view.rules.players)]
    for gift, card in zip(view.gifts, gifts, strict=True):
        if gift.receiver is not None:
            hands[gift.receiver] &= ~card.bit
        hands[gift.giver] |= card.bit
    talons = [cards_of(talon) for talon in world.talons]
    if view.shown_talon is not None:
        talon = view.talon
        if not talon:  # taken unseen for 100, which any seven cards may say: one choice is as good as another
            assert view.declarer is not None
            size = hands[view.declarer].bit_count() - view.rules.hand_size
            talon = cards_of(hands[view.declarer])[:size]
        talons[view.shown_talon] = talon
        if not view.talon_sizes[view.shown_talon]:
            assert view.declarer is not None
            hands[view.declarer] &= ~mask_of(talon)
    if any(hands[seat].bit_count() != view.rules.hand_size for seat in view.order):
        return None
    pack = tuple(card for seat in view.order for card in cards_of(hands[seat]))
    pack += tuple(card for talon in talons for card in talon)
    return pack if len(set(pack)) == 24 else None


def _stock_game_pack(view: PlayerView, world: World) -> tuple[Card, ...]:
    """Deal each player first what he needed first; who took a trick drew first."""
    needed_first = {seat: _in_order_of_need(view, world, seat) for seat in view.order}
    size = view.rules.hand_size
    pack = [card for seat in view.order for card in needed_first[seat][:size]]
    drawn = {seat: iter(needed_first[seat][size:]) for seat in view.order}
    for trick in view.tricks:
        for seat in clockwise_from(view.order, trick.winner):
            pack += [card for card in [next(drawn[seat], None)] if card is not None]
    return (*pack, *world.stock)


def _in_order_of_need(view: PlayerView, world: World, seat: int) -> list[Card]:
    needed: list[Card] = []
    for play in _plays(view):
        if play.seat == seat:
            needed.append(play.card)
            if play.declare:
                declared = next(
                    one for one in view.declarations if _led_for(PlayedCard(seat, play.card), one)
                )
                needed += cards_of(_declared(declared) & ~play.card.bit)
    needed += cards_of(world.hands[seat])
    return list(dict.fromkeys(needed))
