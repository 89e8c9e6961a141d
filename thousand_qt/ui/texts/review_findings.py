"""What was wrong with a decision, and what open cards would have given: a plain sentence for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.ai.review import DecisionReview, Finding, Kind, Reason
from thousand_qt.app.numbers import share
from thousand_qt.engine.actions import Bid
from thousand_qt.engine.cards import Card
from thousand_qt.engine.rules import DARK_BID
from thousand_qt.engine.scoring import Role
from thousand_qt.ui.texts.cards import card_name, marriage_name


def finding_sentences(decision: DecisionReview, names: Sequence[str]) -> list[str]:
    """Return what was wrong with a decision, the most telling first; nothing when nothing was."""
    return [finding_sentence(finding, decision, names) for finding in decision.findings]


def finding_sentence(finding: Finding, decision: DecisionReview, names: Sequence[str]) -> str:
    """Return one thing that was wrong, as a sentence."""
    match finding.reason:
        case Reason.BID_TOO_HIGH | Reason.BID_TOO_LOW | Reason.CLAIMED_A_GOOD_DEAL | Reason.WAIVED_A_NEW_DEAL:
            return _of_bidding(finding, decision)
        case Reason.BID_IN_THE_DARK | Reason.LOOKED_FIRST:
            return _of_darkness(finding)
        case Reason.RAISED_TOO_FAR | Reason.RAISED_TOO_LITTLE:
            return _of_contract(finding)
        case Reason.SHOULD_HAVE_GIVEN_UP | Reason.GAVE_UP_TOO_SOON:
            return _of_giving_up(finding)
        case Reason.KEPT_WEAKER_HAND | Reason.GIFT_STRENGTHENED_OPPONENT:
            return _of_gift(finding, names)
        case _:
            return _of_play(finding, decision)


def _of_bidding(finding: Finding, decision: DecisionReview) -> str:
    chance = _chance(finding.chance)
    match finding.reason:
        case Reason.BID_TOO_HIGH:
            return QCoreApplication.translate(
                "Review", "This bid is made only {chance} of the time: too seldom for what it costs."
            ).format(chance=chance)
        case Reason.BID_TOO_LOW:
            amount = decision.best.amount if isinstance(decision.best, Bid) else 0
            return QCoreApplication.translate(
                "Review", "There is more in this hand: a bid of {amount} is made {chance} of the time."
            ).format(amount=amount, chance=chance)
        case Reason.CLAIMED_A_GOOD_DEAL:
            return QCoreApplication.translate("Review", "These cards are worth playing.")
        case _:
            return QCoreApplication.translate("Review", "Fresh cards promise more than these.")


def _of_darkness(finding: Finding) -> str:
    if finding.reason is Reason.BID_IN_THE_DARK:
        text = QCoreApplication.translate(
            "Review",
            "An unseen hand makes {amount} {chance} of the time: at this score too seldom to let it count "
            "double.",
        )
    else:
        text = QCoreApplication.translate(
            "Review",
            "An unseen hand makes {amount} {chance} of the time: at this score often enough to let it count "
            "double.",
        )
    return text.format(amount=DARK_BID, chance=_chance(finding.chance))


def _of_contract(finding: Finding) -> str:
    if finding.reason is Reason.RAISED_TOO_FAR:
        text = QCoreApplication.translate(
            "Review",
            "%n point(s) less would be wiser: this contract is made only {chance} of the time.",
            "",
            finding.points or 0,
        )
    else:
        text = QCoreApplication.translate(
            "Review",
            "The contract could be %n point(s) higher: it would still be made {chance} of the time.",
            "",
            finding.points or 0,
        )
    return text.format(chance=_chance(finding.chance))


def _of_giving_up(finding: Finding) -> str:
    if finding.reason is Reason.SHOULD_HAVE_GIVEN_UP:
        text = QCoreApplication.translate(
            "Review", "Giving up is cheaper here: the contract is made only {chance} of the time."
        )
    else:
        text = QCoreApplication.translate(
            "Review", "This deal is worth playing: the contract is made {chance} of the time."
        )
    return text.format(chance=_chance(finding.chance))


def _of_gift(finding: Finding, names: Sequence[str]) -> str:
    if finding.reason is Reason.KEPT_WEAKER_HAND:
        return QCoreApplication.translate(
            "Review", "The cards kept take about %n point(s) less than they could.", "", finding.points or 0
        )
    card = "" if finding.card is None else card_name(finding.card)
    name = "" if finding.seat is None else names[finding.seat]
    if finding.chance is not None:
        #: A card in the nominative and the player who got it.
        text = QCoreApplication.translate(
            "Review", "A gift that completes a marriage {chance} of the time: {card} → {name}."
        )
        return text.format(chance=_chance(finding.chance), card=card, name=name)
    #: A card in the nominative and the player who got it.
    text = QCoreApplication.translate("Review", "A gift that helps an opponent: {card} → {name}.")
    return text.format(card=card, name=name)


def _of_play(finding: Finding, decision: DecisionReview) -> str:
    points = finding.points or 0
    match finding.reason:
        case Reason.CONTRACT_CHANCE_LOST if decision.role is Role.OPPONENT:
            return QCoreApplication.translate(
                "Review", "It makes the contract easier for the declarer, by {chance} in a hundred."
            ).format(chance=_chance(finding.chance))
        case Reason.CONTRACT_CHANCE_LOST:
            return QCoreApplication.translate(
                "Review", "It makes the contract harder, by {chance} in a hundred."
            ).format(chance=_chance(finding.chance))
        case Reason.OWN_POINTS_GIVEN:
            return QCoreApplication.translate(
                "Review", "About %n point(s) go to the others that could be yours.", "", points
            )
        case Reason.CHEAPER_CARD_WINS:
            card = "" if finding.card is None else card_name(finding.card)
            #: {card} is in the nominative.
            return QCoreApplication.translate(
                "Review", "A card %n point(s) cheaper takes this trick as surely: {card}.", "", points
            ).format(card=card)
        case Reason.MARRIAGE_NOT_DECLARED:
            return QCoreApplication.translate(
                "Review", "Worth declaring now: {marriage} (%n point(s)).", "", points
            ).format(marriage=_marriage(finding.card))
        case _:
            return QCoreApplication.translate(
                "Review", "Better declared later: {marriage} (%n point(s)).", "", points
            ).format(marriage=_marriage(finding.card))


def _marriage(card: Card | None) -> str:
    return marriage_name(None if card is None or card.rank == "A" else card.suit)


def open_cards_sentence(decision: DecisionReview) -> str:
    """Return what the true cards would have given; empty where that says nothing.

    It is told beside the verdict and has no part in it.
    """
    seen = decision.open_cards
    if seen is None:
        return ""
    if decision.role is Role.PLAYER:
        return _of_stock(seen.before - seen.after)
    if seen.contract is None or decision.kind is Kind.REDEAL:
        return QCoreApplication.translate(
            "Review", "With the talon, these cards take up to %n point(s).", "", max(0, seen.before)
        )
    could, can = bool(seen.could_be_made), bool(seen.can_be_made)
    if decision.role is None:
        return _of_bid(seen.before, makes=could)
    if decision.role is Role.OPPONENT:
        return _of_defence(could=could, can=can)
    return _of_declarer(could=could, can=can)


def _of_stock(lost: int) -> str:
    if lost <= 0:
        return QCoreApplication.translate("Review", "There was nothing better.")
    return QCoreApplication.translate("Review", "It cost %n point(s) of the difference.", "", lost)


def _of_bid(points: int, *, makes: bool) -> str:
    if makes:
        text = QCoreApplication.translate("Review", "This bid could be made: up to %n point(s).", "", points)
    else:
        text = QCoreApplication.translate(
            "Review", "This bid could not be made: the cards take at most %n point(s).", "", points
        )
    return text


def _of_declarer(*, could: bool, can: bool) -> str:
    if not could and not can:
        return QCoreApplication.translate("Review", "This contract could not be made, however you played.")
    if can:
        return QCoreApplication.translate("Review", "The contract could still be made.")
    return QCoreApplication.translate("Review", "From here on the contract could no longer be made.")


def _of_defence(*, could: bool, can: bool) -> str:
    if could and can:
        return QCoreApplication.translate("Review", "This contract could not be stopped, however you played.")
    if can:
        return QCoreApplication.translate("Review", "From here on the contract could no longer be stopped.")
    return QCoreApplication.translate("Review", "The contract could still be stopped.")


def _chance(chance: float | None) -> str:
    return share(chance or 0.0)
