"""The coach's warnings in words: what is about to be done and what it endangers, never what is better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.ai.review.results import DecisionReview, Kind, Reason
from thousand_qt.app.numbers import share
from thousand_qt.engine.actions import (
    Action,
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
from thousand_qt.engine.scoring import Role
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.panels.exchange import puts_aside
from thousand_qt.ui.texts.cards import card_accusative
from thousand_qt.ui.texts.review_findings import finding_sentence

_CHANCE_WORTH_TELLING: Final = 0.03


def warning_title(action: Action, view: PlayerView) -> str:
    """Return what the player is about to do, as a question."""
    match action:
        case Play(card=card):
            #: {card} is in the accusative.
            return QCoreApplication.translate("Coach", "Play the {card}?").format(card=card_accusative(card))
        case Bid(amount=amount):
            return QCoreApplication.translate("Coach", "Do you want to bid {amount}?").format(amount=amount)
        case BidInTheDark(amount=amount):
            return QCoreApplication.translate("DarkPanel", "Bid {amount} in the dark?").format(amount=amount)
        case LookAtCards():
            return QCoreApplication.translate("Coach", "Look at the cards?")
        case Pass():
            return QCoreApplication.translate("Coach", "Do you want to pass?")
        case SetContract(amount=amount):
            return QCoreApplication.translate("ConfirmPanel", "Play for {amount}?").format(amount=amount)
        case Exchange() if puts_aside(view):
            return QCoreApplication.translate("ConfirmPanel", "Put these cards aside?")
        case Exchange():
            return QCoreApplication.translate("ConfirmPanel", "Give these cards away?")
        case GiveUp():
            return QCoreApplication.translate("GiveUpPanel", "Give this deal up?")
        case ClaimRedeal():
            return QCoreApplication.translate("Coach", "Do you want a new deal?")
        case _:
            return QCoreApplication.translate("Coach", "Do you want to play this deal?")


def warning_text(review: DecisionReview, names: Sequence[str], declarer: int | None) -> str:
    """Return what is endangered, in a sentence or two; `names` are by seat."""
    cost = QCoreApplication.translate(
        "Coach", "That costs about %n point(s) of the score on average.", "", round(review.loss)
    )
    return " ".join([*_dangers(review, names, declarer), cost])


def _dangers(review: DecisionReview, names: Sequence[str], declarer: int | None) -> Iterator[str]:
    taken = review.taken
    match review.kind:
        case Kind.CALL:
            yield from _of_call(review, names)
        case Kind.REDEAL if isinstance(taken, ClaimRedeal):
            yield QCoreApplication.translate("Coach", "These cards promise more than a new deal.")
        case Kind.REDEAL:
            yield QCoreApplication.translate("Coach", "These cards promise little.")
        case _ if isinstance(taken, GiveUp):
            yield QCoreApplication.translate(
                "Coach", "The contract can be made: the chance is {chance}."
            ).format(chance=_chance(review.option(review.best_text).chance))
        case Kind.CONTRACT:
            yield from _of_contract(review)
        case _:
            yield from _of_cards(review, names, declarer)


def _of_call(review: DecisionReview, names: Sequence[str]) -> Iterator[str]:
    taken, best = review.taken, review.best
    if isinstance(taken, BidInTheDark):
        yield QCoreApplication.translate(
            "Coach",
            "An unseen hand makes {amount} with a chance of {chance}, and failing counts double.",
        ).format(amount=taken.amount, chance=_chance(review.option(review.taken_text).chance))
        return
    if isinstance(best, BidInTheDark):
        yield QCoreApplication.translate(
            "Coach",
            "In the dark {amount} counts double, and a chance of {chance} is worth that at this score.",
        ).format(amount=best.amount, chance=_chance(review.option(review.best_text).chance))
        return
    too_low = any(finding.reason is Reason.BID_TOO_LOW for finding in review.findings)
    rival = next((finding.seat for finding in review.findings if finding.seat is not None), None)
    if rival is not None:
        yield QCoreApplication.translate("Coach", "{name} could win the match with this deal.").format(
            name=names[rival]
        )
    elif too_low:
        points = review.option(review.best_text).points
        yield QCoreApplication.translate(
            "Coach", "There is more in your hand: about %n point(s) on average.", "", round(points or 0.0)
        )
    elif isinstance(taken, Bid):
        yield _seldom_made(review, taken.amount)


def _of_contract(review: DecisionReview) -> Iterator[str]:
    taken, best = review.taken, review.best
    if not isinstance(taken, SetContract):
        return
    if isinstance(best, SetContract) and best.amount > taken.amount:
        yield QCoreApplication.translate(
            "Coach", "You would leave %n point(s) that are nearly sure.", "", best.amount - taken.amount
        )
    else:
        yield _seldom_made(review, taken.amount)


def _seldom_made(review: DecisionReview, amount: int) -> str:
    return QCoreApplication.translate("Coach", "{amount} is made with a chance of only {chance}.").format(
        amount=amount, chance=_chance(review.option(review.taken_text).chance)
    )


def _of_cards(review: DecisionReview, names: Sequence[str], declarer: int | None) -> Iterator[str]:
    if isinstance(review.best, GiveUp):
        yield _seldom_made(review, review.contract or 0)
        return
    after, before = review.option(review.taken_text).chance, review.option(review.best_text).chance
    lost = review.chance_lost
    if lost is None or lost < _CHANCE_WORTH_TELLING:
        own = next((f.points for f in review.findings if f.reason is Reason.OWN_POINTS_GIVEN), None)
        if review.kind is Kind.GIFT and review.findings:
            yield finding_sentence(review.findings[0], review, names)
        elif own:
            yield QCoreApplication.translate("Coach", "About %n point(s) of yours go to others.", "", own)
    elif review.role is Role.OPPONENT and declarer is not None:
        yield QCoreApplication.translate(
            "Coach", "{name} makes the contract more easily: the chance rises from {before} to {after}."
        ).format(name=names[declarer], before=_chance(before), after=_chance(after))
    else:
        yield QCoreApplication.translate(
            "Coach", "Your contract is in danger: its chance falls from {before} to {after}."
        ).format(before=_chance(before), after=_chance(after))


def _chance(chance: float | None) -> str:
    return share(chance or 0.0)
