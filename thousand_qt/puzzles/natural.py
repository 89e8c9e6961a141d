"""Moves that look right at first sight, by rules of thumb, and so make a puzzle of what is right instead.

Numbered puzzles depend on these rules of thumb: they stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from thousand_qt.engine.actions import Action, Exchange, Play
from thousand_qt.engine.cards import FULL_MASK, Card, cards_of, marriages_in, mask_of
from thousand_qt.engine.deal import Deal, Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.tricks import beats
from thousand_qt.puzzles.puzzle import deal_of

_ACE_IS_KEPT = 20
_MARRIAGE_IS_KEPT = 30
_GUARDED_TEN_IS_KEPT = 12


def natural_moves(state: MatchState) -> tuple[Action, ...]:
    """Return what comes to mind first, the most natural move first; empty where amounts are named."""
    deal = deal_of(state)
    seat = deal.turn
    if seat is None:
        return ()
    if deal.phase is Phase.EXCHANGE:
        low = least_wanted(deal.hands[seat], 2)
        pairs = ((low[0], low[1]), (low[1], low[0]))
        legal = state.legal_actions()
        return tuple(move for pair in pairs if (move := Exchange(seat, pair)) in legal)
    if deal.phase is not Phase.PLAY or deal.play is None:
        return ()
    plays = [move for move in state.legal_actions() if isinstance(move, Play)]
    chosen = _leads(deal, plays) if not deal.play.trick else _follows(deal, plays)
    return tuple(dict.fromkeys(chosen))


def least_wanted(hand: int, count: int) -> tuple[Card, ...]:
    """Return the cards of a hand that one gives away most gladly."""
    return tuple(sorted(cards_of(hand), key=lambda card: (_wanted(card, hand), card.index))[:count])


def strength(hand: int) -> int:
    """Return how good a hand looks, in points of no kind in particular."""
    return sum(_wanted(card, hand) for card in cards_of(hand))


def _wanted(card: Card, hand: int) -> int:
    wanted = card.points
    if card.rank == "A":
        wanted += _ACE_IS_KEPT
    if card.suit in marriages_in(hand) and card.rank in "QK":
        wanted += _MARRIAGE_IS_KEPT + card.suit.marriage_points
    if card.rank == "T" and hand & card.higher:
        wanted += _GUARDED_TEN_IS_KEPT
    return wanted + (hand & card.suit.mask).bit_count()


def _leads(deal: Deal, plays: Sequence[Play]) -> list[Play]:
    """The best sure winner, the dearest marriage, the lowest card."""
    assert deal.play is not None
    gone = mask_of(played.card for trick in deal.play.tricks for played in trick.cards)
    hand = mask_of(play.card for play in plays)
    others = FULL_MASK & ~gone & ~hand
    silent = [play for play in plays if not play.declare]
    winners = [play for play in silent if not others & play.card.higher]
    chosen: list[Play] = []
    if winners:
        chosen.append(max(winners, key=lambda play: (play.card.points, play.card.index)))
    declaring = [play for play in plays if play.declare]
    if declaring:
        dearest = max(play.card.suit.marriage_points for play in declaring)
        chosen += [play for play in declaring if play.card.suit.marriage_points == dearest]
    chosen.append(min(silent, key=lambda play: (play.card.points, play.card.index)))
    return chosen


def _follows(deal: Deal, plays: Sequence[Play]) -> list[Play]:
    """To win high, to win low; to feed a partner; to throw what is worth least."""
    assert deal.play is not None and deal.play.winning is not None
    winning, trump, seat = deal.play.winning, deal.play.trump, deal.turn
    by_worth = sorted(plays, key=lambda play: (play.card.points, play.card.index))
    winners = [play for play in by_worth if beats(play.card, winning.card, trump)]
    partner_wins = deal.declarer not in (seat, winning.seat)
    if partner_wins:
        return [by_worth[-1], by_worth[0]]
    if winners:
        return [winners[-1], winners[0], by_worth[0]]
    return [by_worth[0]]
