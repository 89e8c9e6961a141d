"""What a screen reader says: events as whole sentences, and what is to be seen of a card, a plate, the table.

Names stand where no language has to decline them, and verbs in the present tense, which knows no gender.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.engine import events as happened
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.cards import card_accusative, card_name
from thousand_qt.ui.texts.events import log_line
from thousand_qt.ui.texts.scoring import contract_verdict
from thousand_qt.ui.texts.table_texts import TableTexts


def spoken_event(event: happened.Event, names: Sequence[str]) -> str | None:
    """Return an event as a sentence to be heard, None for what needs none.

    Args:
        event: What happened, as the listener's seat sees it.
        names: The players' names by seat.
    """
    match event:
        case happened.BidMade(dark=True):
            return QCoreApplication.translate("Spoken", "{name} bids {amount} in the dark").format(
                name=names[event.seat], amount=event.amount
            )
        case happened.BidMade():
            return QCoreApplication.translate("Spoken", "{name} bids {amount}").format(
                name=names[event.seat], amount=event.amount
            )
        case happened.Passed():
            return QCoreApplication.translate("Spoken", "{name} passes").format(name=names[event.seat])
        case happened.CardPlayed():
            #: {card} is the object of the verb, as in "Anna plays the ten of hearts".
            return QCoreApplication.translate("Spoken", "{name} plays the {card}").format(
                name=names[event.seat], card=card_accusative(event.card)
            )
        case happened.CardGiven(card=None):
            return QCoreApplication.translate("Spoken", "{giver} gives {receiver} a card face down").format(
                giver=names[event.giver], receiver=names[event.receiver]
            )
        case happened.CardGiven(card=Card() as card):
            #: {card} is the object of the verb, as in "Anna gives Boris the ten of hearts".
            return QCoreApplication.translate("Spoken", "{giver} gives {receiver} the {card}").format(
                giver=names[event.giver], receiver=names[event.receiver], card=card_accusative(card)
            )
        case happened.DealScored():
            return contract_verdict(event.result, names)
        case _:
            return log_line(event, names)


def taken_back() -> str:
    """Return what is said when the player has taken a decision back."""
    return QCoreApplication.translate("Spoken", "Taken back")


def done_again() -> str:
    """Return what is said when the player has done again what was taken back."""
    return QCoreApplication.translate("Spoken", "Done again")


def not_now() -> str:
    """Return what is said of a card of the hand that the rules do not allow now."""
    return QCoreApplication.translate("Spoken", "may not be played now")


def chosen_for(name: str) -> str:
    """Return what is said of a card laid out to be given to somebody."""
    return QCoreApplication.translate("Spoken", "chosen, for {name}").format(name=name)


def chosen_to_put_aside() -> str:
    """Return what is said of a card laid out to be put aside."""
    return QCoreApplication.translate("Spoken", "chosen to be put aside")


def on_table(name: str, card: Card) -> str:
    """Return whose card of the trick this is."""
    return QCoreApplication.translate("Spoken", "On the table, {name}: {card}").format(
        name=name, card=card_name(card)
    )


def in_talon(card: Card | None) -> str:
    """Return what is to be seen of a card of the talon."""
    if card is None:
        return QCoreApplication.translate("Spoken", "In the talon: a card face down")
    return QCoreApplication.translate("Spoken", "In the talon: {card}").format(card=card_name(card))


def talon_on_offer(talon: int) -> str:
    """Return which of the two talons this is, for the one who is to take one of them."""
    if talon == 0:
        return QCoreApplication.translate("Spoken", "The left talon, face down")
    return QCoreApplication.translate("Spoken", "The right talon, face down")


def put_aside(card: Card | None) -> str:
    """Return what is to be seen of a card that was put aside."""
    if card is None:
        return QCoreApplication.translate("Spoken", "Put aside: a card face down")
    return QCoreApplication.translate("Spoken", "Put aside: {card}").format(card=card_name(card))


def in_stock(count: int) -> str:
    """Return how many cards can still be drawn."""
    return QCoreApplication.translate("Spoken", "%n card(s) in the stock", "", count)


def held_open(name: str, card: Card) -> str:
    """Return what is said of another player's card that lies open."""
    return QCoreApplication.translate("Spoken", "In the hand of {name}: {card}").format(
        name=name, card=card_name(card)
    )


def plate_name(view: PlayerView, seat: int, texts: TableTexts) -> str:
    """Return whose plate it is and the score."""
    total = view.standings[seat].total
    if total < 0:
        # Qt takes neither the true minus nor the plural of the points for a number below nothing.
        words = QCoreApplication.translate("Spoken", "{name}: −%n point(s)", "", -total)
    else:
        words = QCoreApplication.translate("Spoken", "{name}: %n point(s)", "", total)
    return words.format(name=texts.name(seat))


def plate_lines(view: PlayerView, seat: int, texts: TableTexts) -> list[str]:
    """Return what else a plate shows by words, marks and colours, and what lies beside it."""
    lines = [
        texts.seat_caption(view, seat),
        QCoreApplication.translate("Spoken", "plays the contract") if seat == view.declarer else "",
        QCoreApplication.translate("Spoken", "deals the cards") if seat == view.dealer else "",
        QCoreApplication.translate("Spoken", "has the turn") if seat == view.turn else "",
        texts.barrel_caption(view, seat) or "",
    ]
    zeros = view.standings[seat].zero_marks
    if zeros:
        lines.append(QCoreApplication.translate("Spoken", "%n zero mark(s)", "", zeros))
    if view.phase not in (Phase.DEALING, Phase.OVER):
        lines.append(QCoreApplication.translate("Spoken", "%n card(s) in hand", "", view.hand_sizes[seat]))
    lines.append(texts.taken(view, seat) if view.tricks else "")
    return [line for line in dict.fromkeys(lines) if line]


def banner_name(view: PlayerView, texts: TableTexts) -> str:
    """Return the headline of the table, or what it waits for where there is none."""
    return texts.contract_title(view) or texts.status(view)


def banner_lines(view: PlayerView, texts: TableTexts) -> list[str]:
    """Return what the table waits for, the trump and the trick."""
    playing = view.phase is Phase.PLAY
    lines = [texts.status(view), texts.trump_line(view) if playing else "", texts.trick_number(view)]
    return [line for line in lines if line]
