"""Whether the rest is a player's: every trick that is left, whatever the others hold and play.

A claim is proven from what the player can know, over every layout of the hidden cards that fits his view.
What is proven is an order of his own cards in which none can be beaten. That needs no look at layouts as a
whole: as long as he wins, what another player may play depends on that player's own hand and on nothing the
third one does, so the hands that any of the others may hold are followed one by one, all replies included.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from thousand_qt.ai.worlds import Worlds
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import (
    ACES_MASK,
    ALL_SUITS,
    FOUR_ACES_POINTS,
    Card,
    Suit,
    cards_of,
    marriages_in,
    mask_of,
)
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.playing import is_foreign_trump
from thousand_qt.engine.rules import FourAces, Rules
from thousand_qt.engine.tricks import declaration_points, legal_cards, legal_leads, may_declare_now
from thousand_qt.engine.view import PlayerView

MOST_LAYOUTS: Final = 20_000
"""Three hands of eight cards, of which nothing is known, lie in 12 870 ways."""
MOST_HANDS: Final = 1_000_000
"""How many hands are followed through a trick before a proof is given up: about a second's work."""
_FIRST_LAYOUTS: Final = 60
"""What is not true nearly always fails in a few layouts; only what holds there is looked at in all."""


class Verdict(enum.Enum):
    """What came of the attempt to prove a claim."""

    PROVEN = enum.auto()
    NOT_PROVEN = enum.auto()
    """In some layout the others can take a trick. Which one it is, nobody may tell."""
    TOO_MUCH = enum.auto()
    """There are too many layouts, or too many orders of the cards."""
    CARDS_TO_COME = enum.auto()
    """There is a stock, and nobody can know what he will draw."""


class Claim(msgspec.Struct, frozen=True):
    """An attempt at proving that the rest is the player's.

    Attributes:
        plays: his cards in an order that wins every trick and declares what it can; empty unless proven.
    """

    verdict: Verdict
    plays: tuple[Play, ...] = ()


def prove_claim(
    view: PlayerView,
    *,
    most_layouts: int = MOST_LAYOUTS,
    most_hands: int = MOST_HANDS,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Claim:
    """Try to prove that this player, whose turn it is in the trick part, takes every trick that is left.

    The limits, and `is_stopped`, end the attempt with `Verdict.TOO_MUCH`. Raises ValueError at any other
    moment than his turn to play a card.
    """
    if view.phase is not Phase.PLAY or not view.is_my_turn or not view.hand:
        raise ValueError("a claim is made by whoever has to play a card")
    if view.stock_size:
        return Claim(Verdict.CARDS_TO_COME)
    worlds = Worlds.of(view)
    total = worlds.count(most_layouts)
    if total is None:
        return Claim(Verdict.TOO_MUCH)
    proof = _Proof(view, most_hands, is_stopped)
    plays: tuple[Play, ...] | None = None
    try:
        for step in (1,) if total <= _FIRST_LAYOUTS else (total // _FIRST_LAYOUTS, 1):
            plays = proof.plays(worlds.world(number).hands for number in range(0, total, step))
            if plays is None:
                return Claim(Verdict.NOT_PROVEN)
    except _TooMuchError:
        return Claim(Verdict.TOO_MUCH)
    assert plays is not None
    return Claim(Verdict.PROVEN, plays)


class _TooMuchError(Exception):
    pass


_Move = tuple[Card, bool]
"""A card, and whether a declaration is made with it."""
_Found = tuple[int, tuple[_Move, ...]]
"""Points of the declarations, and the cards in their order."""


class _Proof:
    """The search for an order of the own cards in which none can be beaten."""

    def __init__(self, view: PlayerView, most_hands: int, is_stopped: Callable[[], bool]) -> None:
        self._view = view
        self._rules = view.rules
        self._hands_left = most_hands
        self._is_stopped = is_stopped
        self._known: dict[tuple[int, Suit | None, frozenset[int]], _Found | None] = {}

    def plays(self, layouts: Iterator[tuple[int, ...]]) -> tuple[Play, ...] | None:
        """Return the order that wins in all of these layouts, with most declared; None when there is none."""
        view = self._view
        earlier, later = _others(view)
        waiting: set[int] = set()
        gone: set[int] = set()
        for hands in layouts:
            if self._is_stopped():
                raise _TooMuchError
            gone.update(hands[seat] for seat in earlier)
            waiting.update(hands[seat] for seat in later)
        own = mask_of(view.hand)
        if view.trick:
            found = self._finish_trick(own, gone, waiting)
        else:
            found = self._lead(own, view.trump, frozenset(waiting), first=not view.tricks)
        return None if found is None else tuple(Play(view.seat, card, declare) for card, declare in found[1])

    def _finish_trick(self, own: int, gone: set[int], waiting: set[int]) -> _Found | None:
        """Win the trick that lies there, and the rest; the hands in `gone` have played to it already."""
        view = self._view
        winning = view.winning_card
        assert winning is not None
        led, trump = view.trick[0].card, view.trump
        best: _Found | None = None
        for card in cards_of(legal_cards(self._rules, own, led, winning.card, trump)):
            if not card.bit & _beating(winning.card, trump):
                continue
            replies = self._replies(waiting, led, card, trump)
            if replies is not None:
                rest = self._lead(own & ~card.bit, trump, frozenset(replies | gone))
                if rest is not None and (best is None or rest[0] > best[0]):
                    best = rest[0], ((card, False), *rest[1])
        return best

    def _lead(
        self, own: int, trump: Suit | None, hands: frozenset[int], *, first: bool = False
    ) -> _Found | None:
        """Win every trick from here on, leading to each, against all these hands."""
        if not own:
            return 0, ()
        key = (own, trump, hands)
        if key not in self._known:
            self._known[key] = self._best_lead(own, trump, hands, first=first)
        return self._known[key]

    def _best_lead(
        self, own: int, trump: Suit | None, hands: frozenset[int], *, first: bool
    ) -> _Found | None:
        most = _most_declared(self._rules, own)
        best: _Found | None = None
        view = self._view
        foreign = trump is view.trump and is_foreign_trump(view.declarations, trump, view.seat)
        allowed = legal_leads(self._rules, own, trump, foreign=foreign)
        for card, declare in _leads(self._rules, own, trump, first=first):
            if not card.bit & allowed:
                continue
            try:
                new_trump = card.suit if declare and card.rank != "A" else trump
                replies = self._replies(hands, card, card, new_trump)
                rest = None if replies is None else self._lead(own & ~card.bit, new_trump, frozenset(replies))
            except _TooMuchError:
                if best is None:
                    raise
                break
            if rest is not None:
                points = rest[0] + (declaration_points(self._rules, own, card) if declare else 0)
                if best is None or points > best[0]:
                    best = points, ((card, declare), *rest[1])
                if points == most:
                    break
        return best

    def _replies(
        self, hands: set[int] | frozenset[int], led: Card, winning: Card, trump: Suit | None
    ) -> set[int] | None:
        """Return the hands after every possible reply of each; None when one of them can beat the card."""
        self._hands_left -= len(hands)
        if self._hands_left < 0 or self._is_stopped():
            raise _TooMuchError
        beating = _beating(winning, trump)
        after: set[int] = set()
        for hand in hands:
            legal = legal_cards(self._rules, hand, led, winning, trump)
            if legal & beating:
                return None
            while legal:
                card = legal & -legal
                after.add(hand & ~card)
                legal ^= card
        return after


def _others(view: PlayerView) -> tuple[list[int], list[int]]:
    """Return the other seats in play: those that have played to the trick, and those that have not."""
    played = [entry.seat for entry in view.trick]
    return played, [seat for seat in view.order if seat != view.seat and seat not in played]


def _beating(winning: Card, trump: Suit | None) -> int:
    """Return the cards that beat this one (see `tricks.beats`)."""
    return winning.higher if trump is None or winning.suit is trump else winning.higher | trump.mask


def _leads(rules: Rules, own: int, trump: Suit | None, *, first: bool) -> Iterator[_Move]:
    """Yield what is worth leading: declarations, then trumps, then the other suits, each from the top.

    A lower card is never better than a higher one of its suit, except that it may leave a declaration for
    later; and a queen declares no better than her king.
    """
    if may_declare_now(rules, leading=True, first_lead=first):
        for card in cards_of(own):
            if card.rank != "Q" and declaration_points(rules, own, card):
                yield card, True
    number = 2 if _has_four_aces(rules, own) else 1
    for suit in sorted(ALL_SUITS, key=lambda suit: suit is not trump):
        for card in cards_of(own & suit.mask)[::-1][:number]:
            yield card, False


def _most_declared(rules: Rules, own: int) -> int:
    """Return the points of everything this hand could declare if it were always allowed."""
    marriages = sum(suit.marriage_points for suit in marriages_in(own))
    return marriages + (FOUR_ACES_POINTS if _has_four_aces(rules, own) else 0)


def _has_four_aces(rules: Rules, own: int) -> bool:
    """Return whether the four aces could be declared from this hand."""
    return rules.four_aces is FourAces.POINTS_200 and own & ACES_MASK == ACES_MASK
