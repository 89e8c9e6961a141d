"""What a computer player weighed, in words: what to do, why, and what to expect of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.ai.explanation import Explanation, OptionWeighed, Reason
from thousand_qt.ai.stock.judgement import hopes
from thousand_qt.ai.stock.match import StockStakes
from thousand_qt.app.numbers import percent, share, signed
from thousand_qt.engine.actions import (
    Action,
    Bid,
    BidInTheDark,
    ChooseTalon,
    ClaimRedeal,
    Exchange,
    GiveUp,
    LookAtCards,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.cards import card_accusative, card_name

_WORTH_TELLING: Final = 0.05
"""By how much what comes true must differ from the share of the layouts."""


def explanation_text(explanation: Explanation, view: PlayerView, names: Sequence[str]) -> str:
    """Return what to do and why, as a few whole sentences for the player of this view.

    Args:
        explanation: What was weighed.
        view: What the player sees.
        names: The players' names by seat.
    """
    sentences = [
        advice(explanation.action, view, names),
        *_reasons(explanation, view),
        *_while_drawing(explanation, view),
    ]
    return " ".join(sentences)


def advice(action: Action, view: PlayerView, names: Sequence[str]) -> str:
    """Return what to do: "Play the queen of hearts"."""
    match action:
        case Play() | Exchange():
            return _advice_on_cards(action, view, names)
        case Bid(amount=amount):
            return QCoreApplication.translate("Hints", "Bid {amount}.").format(amount=amount)
        case Pass():
            return QCoreApplication.translate("Hints", "Pass.")
        case SetContract(amount=amount):
            return QCoreApplication.translate("Hints", "Name a contract of {amount}.").format(amount=amount)
        case ChooseTalon(talon=talon):
            return QCoreApplication.translate("Hints", "Take talon {number}.").format(number=talon + 1)
        case LookAtCards():
            return QCoreApplication.translate("Hints", "Look at your cards.")
        case BidInTheDark(amount=amount):
            return QCoreApplication.translate("Hints", "Bid {amount} in the dark.").format(amount=amount)
        case ClaimRedeal():
            return QCoreApplication.translate("Hints", "Ask for a new deal.")
        case WaiveRedeal():
            return QCoreApplication.translate("Hints", "Play this deal.")
        case GiveUp():
            return QCoreApplication.translate("Hints", "Give the deal up.")
        case _:
            raise ValueError(f"no advice for {action}")


def _advice_on_cards(action: Play | Exchange, view: PlayerView, names: Sequence[str]) -> str:
    if isinstance(action, Play):
        #: {card} is in the accusative.
        text = QCoreApplication.translate("Hints", "Play the {card}.")
        if action.declare and action.card.rank == "A":
            #: {card} is in the accusative.
            text = QCoreApplication.translate("Hints", "Play the {card} and declare the four aces.")
        elif action.declare:
            #: {card} is in the accusative.
            text = QCoreApplication.translate("Hints", "Play the {card} and declare the marriage.")
        return text.format(card=card_accusative(action.card))
    first, second = (card_name(card) for card in action.cards)
    if len(view.order) == 2:
        return QCoreApplication.translate("Hints", "Put aside: {first}, {second}.").format(
            first=first, second=second
        )
    start = view.order.index(view.seat)
    first_name, second_name = (names[view.order[(start + step) % len(view.order)]] for step in (1, 2))
    #: Cards in the nominative, and who gets each of them.
    text = QCoreApplication.translate("Hints", "Give away: {first} → {first_name}, {second} → {second_name}.")
    return text.format(first=first, first_name=first_name, second=second, second_name=second_name)


def _reasons(explanation: Explanation, view: PlayerView) -> Iterator[str]:
    match explanation.reason:
        case Reason.ONLY_CHOICE:
            yield QCoreApplication.translate("Hints", "There is nothing else you can do.")
        case Reason.ALIKE:
            yield QCoreApplication.translate(
                "Hints", "Both lie face down: there is nothing to choose between them."
            )
        case Reason.JUDGED:
            yield QCoreApplication.translate("Hints", "By rule of thumb it is the best.")
        case Reason.PICKED:
            yield QCoreApplication.translate("Hints", "It seems good enough.")
        case Reason.HOPELESS:
            yield from _hopeless(explanation)
        case Reason.COUNTED:
            yield from _counted(explanation)
        case Reason.SEARCHED | Reason.EVEN:
            yield from _searched(explanation, view)


def _hopeless(explanation: Explanation) -> Iterator[str]:
    best = explanation.options[0] if explanation.options else None
    if best is None or best.chance is None:
        return
    if explanation.worlds:
        yield QCoreApplication.translate(
            "Hints", "The contract is made in only {chance} of %n layout(s).", "", explanation.worlds
        ).format(chance=share(best.chance))
    else:
        yield QCoreApplication.translate(
            "Hints", "The contract is made with a chance of only {chance}."
        ).format(chance=share(best.chance))


def _counted(explanation: Explanation) -> Iterator[str]:
    match explanation.action:
        case BidInTheDark() | LookAtCards():
            yield from _in_the_dark(explanation)
        case Pass():
            bid = explanation.best_other
            if bid is None or bid.chance is None or not isinstance(bid.action, Bid):
                yield QCoreApplication.translate("Hints", "Your hand cannot bring the next bid.")
                return
            yield QCoreApplication.translate(
                "Hints", "A bid of {amount} would be made with a chance of {chance}."
            ).format(amount=bid.action.amount, chance=share(bid.chance))
            yield from _expected(bid)
        case _:
            chosen = explanation.chosen
            if chosen is None or chosen.chance is None:
                return
            yield QCoreApplication.translate(
                "Hints", "The contract is made with a chance of {chance}."
            ).format(chance=share(chosen.chance))
            yield from _expected(chosen)


def _in_the_dark(explanation: Explanation) -> Iterator[str]:
    """Say what a hand nobody has seen brings."""
    for option in explanation.options:
        if isinstance(option.action, BidInTheDark) and option.chance is not None:
            yield QCoreApplication.translate(
                "Hints",
                "An unseen hand makes {amount} with a chance of {chance}; made or failed, it counts double.",
            ).format(amount=option.action.amount, chance=share(option.chance))


def _searched(explanation: Explanation, view: PlayerView) -> Iterator[str]:
    chosen = explanation.chosen
    if chosen is None:
        return
    if chosen.chance is None:
        yield _difference(explanation, round(chosen.points or 0), view)
    elif view.declarer == view.seat:
        yield _made(explanation, chosen.chance)
        if _differs(chosen):
            yield QCoreApplication.translate(
                "Hints", "In play it is then made in about {chance} of the deals."
            ).format(chance=share(chosen.told or 0.0))
        yield from _expected(chosen)
    else:
        yield _failed(explanation, chosen.chance)
        if _differs(chosen):
            yield QCoreApplication.translate(
                "Hints", "In play it then fails in about {chance} of the deals."
            ).format(chance=share(1 - (chosen.told or 0.0)))
        yield QCoreApplication.translate(
            "Hints", "Expected for the declarer: %n point(s).", "", round(chosen.points or 0)
        )
        if chosen.own_points is not None:
            own = round(chosen.own_points)
            if len(view.order) == 2:
                yield QCoreApplication.translate("Hints", "Still in it for you: about %n point(s).", "", own)
            else:
                yield QCoreApplication.translate(
                    "Hints", "Still in it for you: at least %n point(s).", "", own
                )
    if explanation.reason is Reason.EVEN:
        yield QCoreApplication.translate(
            "Hints", "Another card is about as good; this one is the better by rule of thumb."
        )


def _difference(explanation: Explanation, points: int, view: PlayerView) -> str:
    """Say how a card of the stock game ends for this seat and the other."""
    if view.stock_size:
        return QCoreApplication.translate(
            "Hints",
            "Expected difference of points from now on: {points}, over %n layout(s).",
            "",
            explanation.worlds,
        ).format(points=signed(points))
    if points > 0:
        return QCoreApplication.translate(
            "Hints",
            "The stock is gone, so all cards are known: you still take %n point(s) more than the other.",
            "",
            points,
        )
    if points < 0:
        return QCoreApplication.translate(
            "Hints",
            "The stock is gone, so all cards are known: you still take %n point(s) fewer than the other.",
            "",
            -points,
        )
    return QCoreApplication.translate(
        "Hints", "The stock is gone, so all cards are known: you both still take the same."
    )


def _while_drawing(explanation: Explanation, view: PlayerView) -> Iterator[str]:
    """Say what may still be drawn, and whether the match is what counts."""
    action = explanation.action
    if not view.stock_size or not isinstance(action, Play):
        return
    for hope in hopes(view, action.card)[:1]:
        #: {card} is in the nominative.
        yield QCoreApplication.translate(
            "Hints",
            "You may still draw a card for a marriage of {points}, with a chance of {chance}: {card}.",
        ).format(points=hope.points, chance=share(hope.chance), card=card_name(hope.card))
    if explanation.worlds and StockStakes(view).matter:
        yield QCoreApplication.translate(
            "Hints", "So near to {target} the chance to win the match counts, not the points alone."
        ).format(target=view.rules.target)


def _differs(option: OptionWeighed) -> bool:
    """Return whether what comes true is another chance than the share of the layouts."""
    return option.told is not None and abs(option.told - (option.chance or 0.0)) >= _WORTH_TELLING


def _made(explanation: Explanation, chance: float) -> str:
    other = _other_play(explanation, chance)
    if other is not None:
        card, other_chance = other
        #: {other} is a card in the nominative.
        return QCoreApplication.translate(
            "Hints",
            "The contract is made in {chance} of %n layout(s); with another card, {other}, in"
            " {other_chance}.",
            "",
            explanation.worlds,
        ).format(chance=share(chance), other=card, other_chance=percent(other_chance))
    return QCoreApplication.translate(
        "Hints", "The contract is made in {chance} of %n layout(s).", "", explanation.worlds
    ).format(chance=share(chance))


def _failed(explanation: Explanation, chance: float) -> str:
    other = _other_play(explanation, chance)
    if other is not None:
        card, other_chance = other
        #: {other} is a card in the nominative.
        return QCoreApplication.translate(
            "Hints",
            "The contract fails in {chance} of %n layout(s); with another card, {other}, in {other_chance}.",
            "",
            explanation.worlds,
        ).format(chance=share(1 - chance), other=card, other_chance=percent(100 - other_chance))
    return QCoreApplication.translate(
        "Hints", "The contract fails in {chance} of %n layout(s).", "", explanation.worlds
    ).format(chance=share(1 - chance))


def _other_play(explanation: Explanation, chance: float) -> tuple[str, int] | None:
    """Return the best other card and its chance in percent, where that says something."""
    other = next(
        (
            option
            for option in explanation.options
            if isinstance(option.action, Play)
            and isinstance(explanation.action, Play)
            and option.action.card is not explanation.action.card
        ),
        None,
    )
    if other is None or other.chance is None or not isinstance(other.action, Play):
        return None
    found = _percent(other.chance)
    return None if found == _percent(chance) else (card_name(other.action.card), found)


def _expected(option: OptionWeighed) -> Iterator[str]:
    if option.points is not None:
        yield QCoreApplication.translate("Hints", "Expected: %n point(s).", "", round(option.points))


def _percent(chance: float) -> int:
    return round(100 * chance)
