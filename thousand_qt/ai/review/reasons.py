"""Why a decision was worse than the best one: what can be said of it in a sentence, with its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thousand_qt.ai.exchange import harm_given
from thousand_qt.ai.knowledge import knowledge_of
from thousand_qt.ai.review.results import Finding, Reason
from thousand_qt.ai.review.weighing import Weighed, Weighing
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import (
    Bid,
    BidInTheDark,
    ClaimRedeal,
    Exchange,
    GiveUp,
    LookAtCards,
    Pass,
    Play,
    SetContract,
)
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, FOUR_ACES_POINTS, Card, mask_of
from thousand_qt.engine.deal import clockwise_from
from thousand_qt.engine.tricks import beats
from thousand_qt.engine.view import PlayerView

_CHANCE_WORTH_NAMING: Final = 0.03
_POINTS_WORTH_NAMING: Final = 3.0
_HARM_WORTH_NAMING: Final = 4.0
"""Points by which one pair of cards helps the others more than another pair."""
_MOST: Final = 0.5
"""The share of a loss that makes something its cause."""


def findings_of(
    view: PlayerView, weighing: Weighing, taken: Weighed, best: Weighed, worlds: Sequence[World]
) -> tuple[Finding, ...]:
    """Return what was wrong with what was taken, the most telling first; `worlds` are those weighed on."""
    match taken.action, best.action:
        case GiveUp(), _:
            return (Finding(Reason.GAVE_UP_TOO_SOON, chance=best.chance),)
        case _, GiveUp():
            return (Finding(Reason.SHOULD_HAVE_GIVEN_UP, chance=taken.chance),)
        case ClaimRedeal(), _:
            return (Finding(Reason.CLAIMED_A_GOOD_DEAL),)
        case _, ClaimRedeal():
            return (Finding(Reason.WAIVED_A_NEW_DEAL),)
        case Pass() | Bid() | BidInTheDark() | LookAtCards(), _:
            return _of_call(view, taken, best)
        case SetContract(amount=amount), SetContract(amount=better):
            if amount > better:
                return (Finding(Reason.RAISED_TOO_FAR, chance=taken.chance, points=amount - better),)
            return (Finding(Reason.RAISED_TOO_LITTLE, chance=best.chance, points=better - amount),)
        case Exchange() as gift, Exchange() as better:
            kept = (*_of_chance(view, taken, best), *_of_hand_kept(taken, best))
            given, decides = _of_gift(view, weighing, gift, better, worlds)
            return (*given, *kept) if decides else (*kept, *given)
        case Play() as play, Play() as better:
            return (
                *_of_declaring(play, better),
                *_of_taking(view, play, better),
                *_of_chance(view, taken, best),
                *_of_points(view, taken, best),
            )
        case _:
            return ()


def chance_lost(view: PlayerView, taken: Weighed, best: Weighed) -> float | None:
    """Return by how much the chance of the contract changed to this seat's harm, None where there is none."""
    if taken.chance is None or best.chance is None:
        return None
    lost = best.chance - taken.chance
    return lost if view.declarer in (None, view.seat) else -lost


def _of_call(view: PlayerView, taken: Weighed, best: Weighed) -> tuple[Finding, ...]:
    match taken.action, best.action:
        case BidInTheDark(), LookAtCards():
            return (Finding(Reason.BID_IN_THE_DARK, chance=taken.chance),)
        case LookAtCards(), BidInTheDark():
            return (Finding(Reason.LOOKED_FIRST, chance=best.chance),)
        case Bid(), Pass():
            return (Finding(Reason.BID_TOO_HIGH, chance=taken.chance),)
        case Pass(), Bid():
            return (Finding(Reason.BID_TOO_LOW, chance=best.chance, seat=_about_to_win(view)),)
        case Bid(amount=amount), Bid(amount=better) if amount > better:
            return (Finding(Reason.BID_TOO_HIGH, chance=taken.chance),)
        case Bid(), Bid():
            return (Finding(Reason.BID_TOO_LOW, chance=best.chance),)
        case _:
            return ()


def _about_to_win(view: PlayerView) -> int | None:
    """Return the rival who leads the auction, when an everyday contract wins him the match."""
    rival = view.bidder
    if rival is None or rival == view.seat:
        return None
    contract = max(view.high_bid, CARD_POINTS_IN_PACK)
    return rival if view.standings[rival].total + contract >= view.rules.target else None


def _of_chance(view: PlayerView, taken: Weighed, best: Weighed) -> tuple[Finding, ...]:
    lost = chance_lost(view, taken, best)
    if lost is None or lost < _CHANCE_WORTH_NAMING:
        return ()
    return (Finding(Reason.CONTRACT_CHANCE_LOST, chance=lost),)


def _of_points(view: PlayerView, taken: Weighed, best: Weighed) -> tuple[Finding, ...]:
    """Name the points a defender (or a player of the stock game) does not take himself.

    A declarer has nothing of points beyond the contract.
    """
    if view.declarer == view.seat or taken.points is None or best.points is None:
        return ()
    if view.declarer is None:  # half of what this seat is ahead less is what went to the other
        given = (best.points - taken.points) / 2
    elif taken.own_points is None or best.own_points is None:  # there are two: what one takes the other loses
        given = taken.points - best.points
    else:
        given = best.own_points - taken.own_points
    return (Finding(Reason.OWN_POINTS_GIVEN, points=round(given)),) if given >= _POINTS_WORTH_NAMING else ()


def _of_hand_kept(taken: Weighed, best: Weighed) -> tuple[Finding, ...]:
    fewer = (best.points or 0.0) - (taken.points or 0.0)
    return (Finding(Reason.KEPT_WEAKER_HAND, points=round(fewer)),) if fewer >= _POINTS_WORTH_NAMING else ()


def _of_declaring(play: Play, better: Play) -> tuple[Finding, ...]:
    if play.declare == better.declare:
        return ()
    reason = Reason.MARRIAGE_DECLARED_TOO_EARLY if play.declare else Reason.MARRIAGE_NOT_DECLARED
    card = play.card if play.declare else better.card
    points = FOUR_ACES_POINTS if card.rank == "A" else card.suit.marriage_points
    return (Finding(reason, points=points, card_text=card.text),)


def _of_taking(view: PlayerView, play: Play, better: Play) -> tuple[Finding, ...]:
    """Name a trick taken with a dearer card than the trick asked for."""
    card, cheaper = play.card, better.card
    dearer = card.suit is cheaper.suit and card.points > cheaper.points
    if dearer and _takes(view, card) and _takes(view, cheaper):
        points = card.points - cheaper.points
        return (Finding(Reason.CHEAPER_CARD_WINS, points=points, card_text=cheaper.text),)
    return ()


def _takes(view: PlayerView, card: Card) -> bool:
    """Return whether the card surely takes the trick, unless one who follows trumps it."""
    winning = view.winning_card
    if winning is None or not beats(card, winning.card, view.trump):
        return False
    return len(view.trick) == len(view.order) - 1 or knowledge_of(view).is_highest(card)


def _of_gift(
    view: PlayerView, weighing: Weighing, gift: Exchange, better: Exchange, worlds: Sequence[World]
) -> tuple[tuple[Finding, ...], bool]:
    """Name the card that did most for the one who got it, and say whether the loss mostly comes from that."""
    if len(view.order) < 3:
        return (), False
    hand = mask_of(view.hand)
    given = list(zip(gift.cards, clockwise_from(view.order, view.seat)[1:], strict=True))
    losses = [
        best - taken for taken, best in zip(weighing.of(gift).worths, weighing.of(better).worths, strict=True)
    ]
    completing = [_completing(card, seat, worlds) for card, seat in given]
    shares = [_share_of_loss(losses, completes) for completes in completing]
    harms = [harm_given(view.rules, hand, card) for card in gift.cards]
    less = sum(harm_given(view.rules, hand, card) for card in better.cards)
    decides = set(gift.cards) == set(better.cards) or max(shares) >= _MOST
    if not decides and sum(harms) - less < _HARM_WORTH_NAMING:
        return (), False
    most = max(range(2), key=lambda place: (shares[place], harms[place]))
    card, seat = given[most]
    chance = sum(completing[most]) / len(worlds) if shares[most] >= _MOST else None
    found = Finding(Reason.GIFT_STRENGTHENED_OPPONENT, chance=chance, card_text=card.text, seat=seat)
    return (found,), decides


def _completing(card: Card, seat: int, worlds: Sequence[World]) -> list[bool]:
    """Return for each layout whether the card completes a marriage in the hand of `seat`."""
    marriage = card.suit.marriage_mask
    partner = marriage & ~card.bit if card.bit & marriage else 0
    return [bool(world.hands[seat] & partner) for world in worlds]


def _share_of_loss(losses: Sequence[float], where: Sequence[bool]) -> float:
    """Return which share of the loss there would not be if it were everywhere as it is elsewhere."""
    total = sum(losses)
    there = [loss for loss, here in zip(losses, where, strict=True) if here]
    if not there or total <= 0:
        return 0.0
    elsewhere = len(losses) - len(there)
    usual = (total - sum(there)) / elsewhere if elsewhere else 0.0
    return (sum(there) - usual * len(there)) / total
