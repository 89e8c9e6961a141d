"""What a review of somebody's play says: what was done, what would have been better, and what it cost.

It is meant to be read with pleasure. Nobody is scolded: a sentence says what the cards held, and a decision
that was right on what could be known is never blamed for how the cards lay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.ai.review import DealReview, DecisionReview, Kind, MatchReview, Verdict
from thousand_qt.app.numbers import decimal, percent, plain
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
    WaiveRedeal,
)
from thousand_qt.engine.deal import clockwise_from
from thousand_qt.engine.scoring import Role
from thousand_qt.ui.texts.cards import card_name
from thousand_qt.ui.texts.levels import level_name
from thousand_qt.ui.texts.sentences import sentences

_VERDICTS: Final = sentences(
    {
        Verdict.EXACT: QT_TRANSLATE_NOOP("Review", "Exact"),
        Verdict.GOOD: QT_TRANSLATE_NOOP("Review", "Good"),
        Verdict.INACCURACY: QT_TRANSLATE_NOOP("Review", "Inaccuracy"),
        Verdict.MISTAKE: QT_TRANSLATE_NOOP("Review", "Mistake"),
        Verdict.SERIOUS_MISTAKE: QT_TRANSLATE_NOOP("Review", "Serious mistake"),
    }
)

_MOMENTS: Final = sentences(
    {
        Kind.REDEAL: QT_TRANSLATE_NOOP("Review", "New deal or not"),
        Kind.CALL: QT_TRANSLATE_NOOP("Review", "Bidding"),
        Kind.CONTRACT: QT_TRANSLATE_NOOP("Review", "Contract"),
        Kind.GIFT: QT_TRANSLATE_NOOP("Review", "Cards given away"),
    }
)


def verdict_name(verdict: Verdict) -> str:
    """Return "Exact", "Good", …"""
    return QCoreApplication.translate("Review", _VERDICTS[verdict])


def moment_name(decision: DecisionReview) -> str:
    """Return when it was decided: "Bidding", "Trick 3", …"""
    if decision.kind is Kind.CARD:
        return QCoreApplication.translate("Review", "Trick {number}").format(number=decision.trick)
    return QCoreApplication.translate("Review", _MOMENTS[decision.kind])


def choice_name(action: Action, names: Sequence[str], order: Sequence[int]) -> str:
    """Return what somebody did or could have done, without saying who: "Ace of hearts", "Bid of 120".

    Args:
        action: What.
        names: The players' names by seat.
        order: The seats that play, clockwise.
    """
    match action:
        case Play() | Exchange():
            words = _cards_chosen(action, names, order)
        case Bid(amount=amount):
            words = QCoreApplication.translate("Review", "Bid of {amount}").format(amount=amount)
        case Pass():
            words = QCoreApplication.translate("Review", "Pass")
        case SetContract(amount=amount):
            words = QCoreApplication.translate("Review", "Contract of {amount}").format(amount=amount)
        case LookAtCards():
            words = QCoreApplication.translate("Review", "Looking at the cards")
        case BidInTheDark(amount=amount):
            words = QCoreApplication.translate("Review", "Bid of {amount} in the dark").format(amount=amount)
        case GiveUp():
            words = QCoreApplication.translate("Review", "Giving up")
        case ClaimRedeal():
            words = QCoreApplication.translate("Review", "Asking for a new deal")
        case WaiveRedeal():
            words = QCoreApplication.translate("Review", "Playing with these cards")
        case _:
            raise ValueError(f"{action} is nothing a review speaks of")
    return words[:1].upper() + words[1:]


def _cards_chosen(action: Play | Exchange, names: Sequence[str], order: Sequence[int]) -> str:
    if isinstance(action, Play):
        card = card_name(action.card)
        if action.declare and action.card.rank == "A":
            #: {card} is in the nominative.
            text = QCoreApplication.translate("Review", "{card}, four aces declared")
            return text.format(card=card)
        if action.declare:
            #: {card} is in the nominative.
            return QCoreApplication.translate("Review", "{card}, marriage declared").format(card=card)
        return card
    first, second = (card_name(card) for card in action.cards)
    if len(order) == 2:
        #: Two cards put aside.
        return QCoreApplication.translate("Review", "{first} and {second}").format(first=first, second=second)
    receivers = clockwise_from(tuple(order), action.seat)[1:]
    #: Two cards in the nominative, and who gets each of them.
    text = QCoreApplication.translate("Review", "{first} → {first_name}, {second} → {second_name}")
    first_name, second_name = (names[seat] for seat in receivers)
    return text.format(first=first, first_name=first_name, second=second, second_name=second_name)


def level_line(level: str) -> str:
    """Return the heading of what the level would have done."""
    return QCoreApplication.translate("Review", "{level}:").format(level=level_name(level))


def told_loss(decision: DecisionReview) -> float:
    """Return what a decision cost where that is told: a loss that may be the luck of the draw is not."""
    return 0.0 if decision.verdict in (Verdict.EXACT, Verdict.GOOD) else decision.loss


def told_loss_of(deal: DealReview) -> float:
    """Return what the decisions of a deal cost, as far as that is told."""
    return sum(told_loss(decision) for decision in deal.decisions)


def short_loss(points: float) -> str:
    """Return a loss for the end of a line, such as "−24"; empty when there is none to speak of."""
    whole = round(points)
    return plain(-whole) if whole else ""


def cost_lines(decision: DecisionReview) -> list[str]:
    """Return what a decision cost, in points and in chance, as lines that stand alone."""
    lines: list[str] = []
    points = round(told_loss(decision))
    if points:
        lines.append(QCoreApplication.translate("Review", "Cost: about %n point(s)", "", points))
    chances = _chances(decision)
    if chances is not None:
        before, after = chances
        if decision.role is Role.OPPONENT:
            text = QCoreApplication.translate(
                "Review", "Chance to stop the contract: {after} instead of {before}"
            )
            before, after = 100 - before, 100 - after
        else:
            text = QCoreApplication.translate(
                "Review", "Chance to make the contract: {after} instead of {before}"
            )
        if before != after:
            lines.append(text.format(before=percent(before), after=percent(after)))
    return lines


def _chances(decision: DecisionReview) -> tuple[int, int] | None:
    """Return the chance of the contract with the best action and with the one taken, in percent."""
    if decision.kind not in (Kind.CARD, Kind.GIFT) or decision.verdict in (Verdict.EXACT, Verdict.GOOD):
        return None
    best, taken = decision.option(decision.best_text).chance, decision.option(decision.taken_text).chance
    return None if best is None or taken is None else (round(100 * best), round(100 * taken))


def praise(decision: DecisionReview) -> str:
    """Return a sentence for a decision with which nothing is wrong; empty for others."""
    level = level_name("master")
    if decision.verdict is Verdict.EXACT and decision.taken_text == decision.advised_text:
        return QCoreApplication.translate("Review", "{level} would have done the same.").format(level=level)
    if decision.verdict is Verdict.EXACT:
        return QCoreApplication.translate("Review", "It makes no difference.")
    if decision.verdict is Verdict.GOOD:
        return QCoreApplication.translate("Review", "Just as good, as far as anybody could tell.")
    return ""


def deal_line(deal: DealReview) -> str:
    """Return what to say of a deal at a glance."""
    tally = deal.summary.all
    inaccuracies = tally.verdicts.get(Verdict.INACCURACY, 0)
    if not tally.decisions:
        return QCoreApplication.translate("Review", "There was nothing for you to decide in this deal.")
    if tally.mistakes:
        return QCoreApplication.translate(
            "Review", "%n decision(s) of this deal would be worth another look.", "", tally.mistakes
        )
    if inaccuracies:
        return QCoreApplication.translate("Review", "No mistakes, only small things.")
    return QCoreApplication.translate("Review", "All clear: you played this deal well.")


def facts_line(deal: DealReview, seat: int) -> str:
    """Return what the cards of a deal held for its contract; empty where that is not known."""
    facts = deal.facts
    if facts is None:
        return ""
    if facts.could_be_made:
        text = QCoreApplication.translate(
            "Review",
            "With all cards open, {best} points could be taken: enough for the contract of {contract}.",
        )
    elif deal.declarer == seat:
        text = QCoreApplication.translate(
            "Review", "This contract of {contract} could not be made, however you played."
        )
    else:
        text = QCoreApplication.translate(
            "Review", "This contract of {contract} could not be made against the best play."
        )
    return text.format(best=facts.best, contract=facts.contract)


def deal_spoken(deal: DealReview) -> str:
    """Return a deal in one sentence, for those who do not see its dots."""
    loss = round(told_loss_of(deal))
    lost = QCoreApplication.translate("Review", "%n point(s) lost", "", loss)
    #: A deal, what to say of it, and its loss in points.
    return QCoreApplication.translate("Review", "Deal {number}: {words} {lost}.").format(
        number=deal.number, words=deal_line(deal), lost=lost
    )


def decision_spoken(decision: DecisionReview, words: str) -> str:
    """Return a decision in one sentence; `words` are its `choice_name`."""
    #: When, what was done, and how good it was.
    return QCoreApplication.translate("Review", "{moment}: {words}. {verdict}.").format(
        moment=moment_name(decision), words=words, verdict=verdict_name(decision.verdict)
    )


def summary_parts(review: MatchReview) -> list[str]:
    """Return what a review comes to: decisions, mean loss, the best and the worst deal."""
    summary = review.summary
    parts = [QCoreApplication.translate("Review", "%Ln decision(s)", "", summary.all.decisions)]
    if summary.all.mean_loss is not None:
        loss = decimal(summary.all.mean_loss)
        #: A number with one decimal, such as 2.4.
        parts.append(
            QCoreApplication.translate("Review", "points lost per decision: {loss}").format(loss=loss)
        )
    judged = [deal for deal in review.deals if deal.decisions]
    if len(judged) > 1:
        ordered = sorted(judged, key=lambda deal: (told_loss_of(deal), deal.number))
        best, worst = ordered[0], ordered[-1]
        parts.append(QCoreApplication.translate("Review", "best: deal {number}").format(number=best.number))
        if told_loss_of(worst) > told_loss_of(best):
            parts.append(
                QCoreApplication.translate("Review", "hardest: deal {number}").format(number=worst.number)
            )
    return parts


def summary_note(level: str) -> str:
    """Return what the mean loss counts."""
    return QCoreApplication.translate(
        "Review",
        "Measured against {level}, from what could be known at the time. Every decision counts, even "
        "one whose loss is too small or too uncertain to mention.",
    ).format(level=level_name(level))


def progress_line(done: int, total: int, deal: int) -> str:
    """Return how far a review is."""
    return QCoreApplication.translate("Review", "Deal {deal}: decision {done} of {total}").format(
        deal=deal, done=min(done + 1, total), total=total
    )
