"""What talon and gifts tell: the talon went to the declarer, who gave one card to each opponent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from thousand_qt.ai.worlds.evidence import declared_cards, missing_cards, played_cards
from thousand_qt.ai.worlds.layout import Layout, Places
from thousand_qt.engine.cards import FULL_MASK, cards_of, mask_of
from thousand_qt.engine.view import PlayerView

UnseenGifts = dict[int, int]
"""By receiver of a gift this seat has not seen: the card of the talon it was, or 0 for another card."""


def layout_of(view: PlayerView) -> Layout:
    """Return what is known about every card for itself; how many cards were given is up to `gift_cases`."""
    places = Places.of(view)
    known = _known(view, places)
    unknown = FULL_MASK
    for cards in known:
        unknown &= ~cards
    talon = mask_of(view.talon)
    takers = _may_have_talon_cards(view, places)
    missing = missing_cards(view)
    rooms = _rooms(view, places)
    may: list[int] = []
    for place, cards in enumerate(known):
        possible = unknown if rooms[place] > cards.bit_count() else 0
        if place < places.seats:
            possible &= ~missing[place]
        if place not in takers:
            possible &= ~talon
        may.append(cards | possible)
    return Layout(tuple(may), rooms)


def gift_cases(view: PlayerView, layout: Layout) -> Iterator[tuple[Layout, UnseenGifts]]:
    """Part the worlds by which card of the talon, if any, each gift was that this seat has not seen.

    A card of the talon can only be in an opponent's hand as the one card given to him.
    """
    places = Places.of(view)
    talon = mask_of(view.talon)
    receivers = unseen_receivers(view)
    choices = (0, *[card.bit for card in cards_of(talon)])
    for given in product(choices, repeat=len(receivers)):
        from_talon = [card for card in given if card]
        if len(set(from_talon)) < len(from_talon):  # nobody gives one card twice
            continue
        out = [0] * places.count
        for receiver, card in zip(receivers, given, strict=True):
            out = [cards | card for cards in out]
            out[receiver] |= talon
        for receiver, card in zip(receivers, given, strict=True):
            out[receiver] &= ~card
        case = layout.without(tuple(out))
        if case is not None:
            yield case, dict(zip(receivers, given, strict=True))


def unseen_receivers(view: PlayerView) -> list[int]:
    """Return who received a card this seat has not seen."""
    return [gift.receiver for gift in view.gifts if gift.card is None and gift.receiver is not None]


def talon_taken(view: PlayerView) -> bool:
    """Return whether the declarer has taken the talon that was turned up."""
    return view.shown_talon is not None and not view.talon_sizes[view.shown_talon]


def _known(view: PlayerView, places: Places) -> list[int]:
    """Return by place the cards that are known to lie there."""
    known = [0] * places.count
    for seat, (played, declared) in enumerate(zip(played_cards(view), declared_cards(view), strict=True)):
        known[seat] = played | declared
    known[view.seat] |= mask_of(view.hand)
    for gift in view.gifts:
        if gift.card is not None:
            known[places.aside if gift.receiver is None else gift.receiver] |= gift.card.bit
    if view.shown_talon is not None and not talon_taken(view):
        known[places.talon(view.shown_talon)] = mask_of(view.talon)
    elif not view.gifts and view.declarer is not None:
        known[view.declarer] |= mask_of(view.talon)
    return known


def _rooms(view: PlayerView, places: Places) -> tuple[int, ...]:
    """Return by place how many cards lie there."""
    rooms = [0] * places.count
    for seat, played in enumerate(played_cards(view)):
        rooms[seat] = view.hand_sizes[seat] + played.bit_count()
    for index, size in enumerate(view.talon_sizes):
        rooms[places.talon(index)] = size
    rooms[places.aside] = sum(gift.receiver is None for gift in view.gifts)
    rooms[places.stock] = view.stock_size
    return tuple(rooms)


def _may_have_talon_cards(view: PlayerView, places: Places) -> set[int]:
    """Return where a card of the talon can be once the declarer has taken it."""
    takers = {places.aside, *unseen_receivers(view)}
    if view.declarer is not None:
        takers.add(view.declarer)
    return takers
