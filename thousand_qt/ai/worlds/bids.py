"""What bids and contracts tell: over 120 they need marriages in the hand that made them (000.059, 001.060).

A hand is known here as it was at the first lead. The hand of the bidding is found from it: an opponent's
without the card he was given, the declarer's without the talon and with the cards he gave away.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from thousand_qt.ai.worlds.exchange import UnseenGifts, talon_taken
from thousand_qt.ai.worlds.layout import Masks, Places
from thousand_qt.engine.auction import bid_limit
from thousand_qt.engine.cards import ACES_MASK, ALL_SUITS, PACK, cards_of, mask_of
from thousand_qt.engine.rules import RaiseContract, Rules
from thousand_qt.engine.view import PlayerView

_TREASURES = (*[suit.marriage_mask for suit in ALL_SUITS], ACES_MASK)


@lru_cache(maxsize=1 << 10)
def sufficient_sets(rules: Rules, amount: int, hand_size: int) -> tuple[int, ...]:
    """Return the smallest sets of cards that allow this bid: a hand allows it when it holds one of them.

    Sets larger than the hand are left out: nobody bid with four marriages in seven cards, though he may hold
    them once he has been given an eighth.
    """
    found: list[int] = []
    for number in range(len(_TREASURES) + 1):
        for chosen in combinations(_TREASURES, number):
            cards = sum(chosen)
            larger = any(cards & smaller == smaller for smaller in found)
            if not larger and cards.bit_count() <= hand_size and bid_limit(rules, cards) >= amount:
                found.append(cards)
    return tuple(found)


def demands(view: PlayerView, unseen: UnseenGifts) -> Iterator[list[Masks]]:
    """Yield what each other player's bids demand, as alternatives for `Layout.split`."""
    bids = {call.seat: call.amount for call in view.calls if call.amount is not None}  # the last is highest
    for seat, amount in bids.items():
        if seat == view.seat:
            continue
        if seat == view.declarer and talon_taken(view):
            yield list(_declarer_alternatives(view, unseen, amount))
        else:
            yield list(_opponent_alternatives(view, unseen, seat, amount))


def _opponent_alternatives(view: PlayerView, unseen: UnseenGifts, seat: int, amount: int) -> Iterator[Masks]:
    """A player who was given a card bid without it.

    An unseen gift that is not of the talon may have been any card the bid does not need: there is one, as he
    now holds a card more than he bid with.
    """
    places = Places.of(view)
    received = unseen.get(seat, 0) | mask_of(
        gift.card for gift in view.gifts if gift.receiver == seat and gift.card is not None
    )
    for needed in sufficient_sets(view.rules, amount, view.rules.hand_size):
        if not needed & received:
            yield places.elsewhere(needed, [seat])


def _declarer_alternatives(view: PlayerView, unseen: UnseenGifts, amount: int) -> Iterator[Masks]:
    """The declarer bid without the talon and named his contract with it, before or after giving cards away.

    What he held before the exchange is now his, or among the cards he gave away. An unseen gift can account
    for one card; it cannot be one its receiver needed for a bid himself, since the marriage (or the aces)
    it belongs to was the declarer's.
    """
    places = Places.of(view)
    rules, declarer, talon = view.rules, view.declarer, mask_of(view.talon)
    assert declarer is not None
    before_exchange = rules.raise_contract is RaiseContract.BEFORE_EXCHANGE
    given = mask_of(gift.card for gift in view.gifts if gift.card is not None)
    for card in unseen.values():
        given |= card
    slots = [receiver for receiver, card in unseen.items() if not card]
    keeps = [declarer, places.aside]
    for for_bid, for_contract in product(
        sufficient_sets(rules, amount, rules.hand_size), _sets_for_contract(view)
    ):
        if for_bid & talon:
            continue
        held_before = for_bid | (for_contract & ~talon if before_exchange else 0)
        held_after = 0 if before_exchange else for_contract
        sought = held_before & ~given
        for lost in product(cards_of(sought) or (None,), repeat=len(slots)):
            out = list(places.elsewhere(sought, keeps))
            for receiver, card in zip(slots, lost, strict=True):
                if card is not None:
                    out[receiver] &= ~card.bit
            for place, cards in enumerate(places.elsewhere(held_after, [declarer])):
                out[place] |= cards
            yield tuple(out)


def _sets_for_contract(view: PlayerView) -> tuple[int, ...]:
    """Return the smallest sets of cards that allow the contract; one empty set when any hand allows it."""
    if not view.contract_named or view.contract is None or view.contract <= view.high_bid:
        return (0,)
    return sufficient_sets(view.rules, view.contract, len(PACK))
