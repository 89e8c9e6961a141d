"""What a player at the table can tell about the others' cards from what has been played, given and shown.

Sets of cards are bit masks, chances are between 0 and 1.
"""

from __future__ import annotations

import msgspec

from thousand_qt.engine.cards import FULL_MASK, NINES_MASK, Card, Suit, mask_of
from thousand_qt.engine.tricks import PlayedCard, beats
from thousand_qt.engine.view import PlayerView

_JACKS_MASK = NINES_MASK << 1


class Knowledge(msgspec.Struct, frozen=True):
    """Where the cards are, as far as one seat knows.

    Attributes:
        hand: the own cards.
        gone: cards played, or put aside by this seat.
        unseen: cards that may lie anywhere: in another hand, aside, in the other talon or in the stock.
        held: by seat, cards it is known (or, of the talon, presumed) to hold.
        ruled_out: by seat, cards it cannot hold because it did not follow suit or did not trump.
        sizes: by seat, cards in hand.
    """

    hand: int
    gone: int
    unseen: int
    held: tuple[int, ...]
    ruled_out: tuple[int, ...]
    sizes: tuple[int, ...]

    def may_hold(self, seat: int) -> int:
        """Return every card this other seat could hold."""
        return (self.unseen | self.held[seat]) & ~self.ruled_out[seat]

    def chance_of_any(self, seat: int, cards: int) -> float:
        """Return the chance that another seat holds at least one of these cards."""
        cards &= self.may_hold(seat)
        if cards & self.held[seat]:
            return 1.0
        places = self.unseen.bit_count()
        hidden = max(0, self.sizes[seat] - self.held[seat].bit_count())
        without = 1.0
        for taken in range(cards.bit_count()):
            if places - taken <= 0:
                break
            without *= max(0, places - hidden - taken) / (places - taken)
        return 1.0 - without

    def chance_of_beating(
        self, seat: int, winning: PlayedCard, led: Suit, trump: Suit | None, *, free_play: bool = False
    ) -> float:
        """Return the chance that a seat yet to play can beat the card winning now."""
        card = winning.card
        higher = self.chance_of_any(seat, card.higher)
        if trump is None or (card.suit is trump and led is trump):
            return higher
        trumps = self.chance_of_any(seat, card.higher if card.suit is trump else trump.mask)
        may_trump = 1.0 if free_play else 1.0 - self.chance_of_any(seat, led.mask)
        if card.suit is trump:
            return may_trump * trumps
        return 1.0 - (1.0 - higher) * (1.0 - may_trump * trumps)

    def is_highest(self, card: Card) -> bool:
        """Return whether no other player can hold a higher card of the suit."""
        return not card.higher & ~self.gone & ~self.hand


def knowledge_of(view: PlayerView) -> Knowledge:
    """Collect what the seat knows during the tricks."""
    hand = mask_of(view.hand)
    gone = mask_of(played.card for trick in view.tricks for played in trick.cards)
    gone |= mask_of(played.card for played in view.trick)
    ruled_out = _ruled_out(view)
    held = [0] * view.rules.players
    for gift in view.gifts:
        if gift.card is None:
            continue
        if gift.receiver is None:
            gone |= gift.card.bit
        elif gift.receiver != view.seat:
            held[gift.receiver] |= gift.card.bit & ~gone
    if view.declarer is not None and view.declarer != view.seat:
        # He may have given a talon card away, but hardly a high one.
        taken = mask_of(view.talon) & ~(NINES_MASK | _JACKS_MASK) & ~gone & ~hand
        held[view.declarer] |= taken & ~ruled_out[view.declarer]
    for declaration in view.declarations:
        if declaration.suit is not None and declaration.seat != view.seat:
            held[declaration.seat] |= declaration.suit.marriage_mask & ~gone
    for seat, size in enumerate(view.hand_sizes):
        if held[seat].bit_count() > size:  # the presumption was wrong
            held[seat] = 0
    somewhere = FULL_MASK & ~hand & ~gone
    for cards in held:
        somewhere &= ~cards
    return Knowledge(
        hand=hand,
        gone=gone,
        unseen=somewhere,
        held=tuple(held),
        ruled_out=ruled_out,
        sizes=view.hand_sizes,
    )


def _ruled_out(view: PlayerView) -> tuple[int, ...]:
    ruled_out = [0] * view.rules.players
    if view.rules.is_stock_game:  # nobody has to follow while the stock lasts, and later everyone has drawn
        return tuple(ruled_out)
    past = [(trick.cards, trick.trump) for trick in view.tricks]
    for cards, trump in [*past, (view.trick, view.trump)]:
        for played in cards[1:]:
            led = cards[0].card.suit
            if played.card.suit is led:
                continue
            ruled_out[played.seat] |= led.mask
            if view.rules.must_trump and trump is not None and played.card.suit is not trump:
                ruled_out[played.seat] |= trump.mask
    return tuple(ruled_out)


def winning_with(view: PlayerView, played: PlayedCard) -> PlayedCard:
    """Return the card that wins the trick once this one is added to it."""
    winning = view.winning_card
    if winning is None or beats(played.card, winning.card, view.trump):
        return played
    return winning
