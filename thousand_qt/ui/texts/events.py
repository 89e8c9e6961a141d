"""What happened, in words: speech bubbles over the table and the lines of the deal's log.

The log speaks in the present tense and puts the player's name before a colon or a verb, so that it never has
to know anyone's gender.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.app.numbers import signed
from thousand_qt.engine import events as happened
from thousand_qt.engine.cards import Card
from thousand_qt.engine.rights import RedealReason
from thousand_qt.ui.texts.cards import card_name, marriage_name
from thousand_qt.ui.texts.sentences import sentences

_REDEAL_CALLS: Final = sentences(
    {
        RedealReason.FOUR_NINES: QT_TRANSLATE_NOOP("Bubbles", "Four nines!"),
        RedealReason.WEAK_HAND: QT_TRANSLATE_NOOP("Bubbles", "My hand is too weak!"),
        RedealReason.WEAK_TALON: QT_TRANSLATE_NOOP("Bubbles", "The talon is too weak!"),
        RedealReason.TWO_NINES_TALON: QT_TRANSLATE_NOOP("Bubbles", "Two nines in the talon!"),
    }
)

_REDEAL_LINES: Final = sentences(
    {
        RedealReason.FOUR_NINES: QT_TRANSLATE_NOOP("Log", "{name} shows four nines: a new deal follows"),
        RedealReason.WEAK_HAND: QT_TRANSLATE_NOOP("Log", "{name} shows a weak hand: a new deal follows"),
        RedealReason.TWO_NINES_TALON: QT_TRANSLATE_NOOP(
            "Log", "{name} refuses a talon with two nines: a new deal follows"
        ),
        RedealReason.WEAK_TALON: QT_TRANSLATE_NOOP(
            "Log", "{name} asks for a new deal because of the weak talon"
        ),
    }
)


def bubble(event: happened.Event) -> str | None:
    """Return what the acting player says aloud, or None for what happens without a word."""
    match event:
        case happened.BidMade(dark=True):
            #: What a player says who bids 120 without having looked at the cards.
            return QCoreApplication.translate("Bubbles", "{amount} in the dark").format(amount=event.amount)
        case happened.BidMade():
            return str(event.amount)
        case happened.Passed():
            return QCoreApplication.translate("Bubbles", "Pass")
        case happened.ContractSet():
            return QCoreApplication.translate("Bubbles", "Contract {amount}").format(amount=event.amount)
        case happened.MarriageDeclared(suit=None):
            return QCoreApplication.translate("Bubbles", "Four aces! {points}").format(
                points=signed(event.points)
            )
        case happened.MarriageDeclared():
            return QCoreApplication.translate("Bubbles", "Marriage! {points}").format(
                points=signed(event.points)
            )
        case happened.GaveUp():
            return QCoreApplication.translate("Bubbles", "I give up")
        case happened.RedealClaimed():
            return QCoreApplication.translate("Bubbles", _REDEAL_CALLS[event.reason])
        case _:
            return None


def log_line(event: happened.Event, names: Sequence[str]) -> str | None:
    """Return the event as a line of the log, or None for what needs none.

    Args:
        event: What happened, as the reader's seat sees it.
        names: The players' names by seat.
    """
    match event:
        case happened.CardsDealt() | happened.RedealClaimed() | happened.GaveUp() | happened.DealScored():
            return _deal_line(event, names)
        case happened.CardsLookedAt():
            return QCoreApplication.translate("Log", "{name} looks at the cards").format(
                name=names[event.seat]
            )
        case happened.BidMade() | happened.Passed() | happened.AuctionWon() | happened.ContractSet():
            return _auction_line(event, names)
        case happened.TalonShown() | happened.TalonTaken() | happened.CardGiven() | happened.CardsPutAside():
            return _exchange_line(event, names)
        case happened.MatchEnded():
            return _end_line(event, names)
        case _:
            return _play_line(event, names)


def _deal_line(event: happened.Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.CardsDealt():
            return QCoreApplication.translate("Log", "Deal {number}: {name} deals").format(
                number=event.number, name=names[event.dealer]
            )
        case happened.RedealClaimed():
            line = _REDEAL_LINES[event.reason]
            return QCoreApplication.translate("Log", line).format(name=names[event.seat])
        case happened.GaveUp():
            return QCoreApplication.translate("Log", "{name} gives the deal up").format(
                name=names[event.seat]
            )
        case happened.DealScored():
            return _verdict(event.result, names)
        case _:
            return None


def _verdict(result: happened.DealResult, names: Sequence[str]) -> str | None:
    if result.made is None or result.declarer is None:
        return None
    name = names[result.declarer]
    if result.made:
        return QCoreApplication.translate("Log", "{name} makes the contract of {amount}").format(
            name=name, amount=result.contract
        )
    return QCoreApplication.translate("Log", "{name} fails the contract of {amount}").format(
        name=name, amount=result.contract
    )


def _auction_line(event: happened.Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.BidMade(dark=True):
            return QCoreApplication.translate("Log", "{name}: {amount} in the dark").format(
                name=names[event.seat], amount=event.amount
            )
        case happened.BidMade():
            return QCoreApplication.translate("Log", "{name}: {amount}").format(
                name=names[event.seat], amount=event.amount
            )
        case happened.Passed():
            return QCoreApplication.translate("Log", "{name}: pass").format(name=names[event.seat])
        case happened.AuctionWon():
            return QCoreApplication.translate("Log", "{name} wins the bidding at {amount}").format(
                name=names[event.seat], amount=event.amount
            )
        case happened.ContractSet():
            return QCoreApplication.translate("Log", "{name}: contract {amount}").format(
                name=names[event.seat], amount=event.amount
            )
        case _:
            return None


def _exchange_line(event: happened.Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.TalonShown(cards=()):
            return QCoreApplication.translate("Log", "The talon is taken unseen")
        case happened.TalonShown():
            return QCoreApplication.translate("Log", "Talon: {cards}").format(cards=_listed(event.cards))
        case happened.TalonTaken():
            return QCoreApplication.translate("Log", "{name} takes the talon").format(name=names[event.seat])
        case happened.CardGiven(card=None):
            #: Two names: the giver and the receiver of a card nobody else sees.
            return QCoreApplication.translate("Log", "{giver} → {receiver}: a card face down").format(
                giver=names[event.giver], receiver=names[event.receiver]
            )
        case happened.CardGiven(card=Card() as card):
            return QCoreApplication.translate("Log", "{giver} → {receiver}: {card}").format(
                giver=names[event.giver], receiver=names[event.receiver], card=card_name(card)
            )
        case happened.CardsPutAside():
            return QCoreApplication.translate("Log", "{name} puts %n card(s) aside", "", event.count).format(
                name=names[event.seat]
            )
        case _:
            return None


def _play_line(event: happened.Event, names: Sequence[str]) -> str | None:
    match event:
        case happened.CardPlayed():
            return QCoreApplication.translate("Log", "{name}: {card}").format(
                name=names[event.seat], card=card_name(event.card)
            )
        case happened.MarriageDeclared():
            #: {marriage} is "marriage in hearts" or "four aces".
            return QCoreApplication.translate("Log", "{name}: {marriage} ({points})").format(
                name=names[event.seat], marriage=marriage_name(event.suit), points=signed(event.points)
            )
        case happened.TrickTaken():
            return QCoreApplication.translate("Log", "{name} takes the trick ({points})").format(
                name=names[event.seat], points=signed(event.points)
            )
        case happened.CardDrawn():
            return QCoreApplication.translate("Log", "{name} draws a card").format(name=names[event.seat])
        case happened.LeftoverTaken():
            return QCoreApplication.translate("Log", "{name} takes the cards left over ({points})").format(
                name=names[event.seat], points=signed(event.points)
            )
        case _:
            return None


def _end_line(event: happened.MatchEnded, names: Sequence[str]) -> str:
    winners = event.outcome.winners
    if event.outcome.is_draw:
        return QCoreApplication.translate("Log", "The match ends in a draw: {names}").format(
            names=QCoreApplication.translate("Log", ", ").join(names[seat] for seat in winners)
        )
    return QCoreApplication.translate("Log", "{name} wins the match").format(name=names[winners[0]])


def _listed(cards: Sequence[Card]) -> str:
    #: Between the members of a list of cards or names.
    return QCoreApplication.translate("Log", ", ").join(card_name(card) for card in cards)
