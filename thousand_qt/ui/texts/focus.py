"""The first step of a hint in words: one sentence that says what to look at, and never what to do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.ai.focus import Focus, FocusKind
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.cards import marriage_name, suit_name


def focus_text(focus: Focus, view: PlayerView, names: Sequence[str]) -> str:
    """Return what to look at, as a sentence for the player of this view; `names` are by seat."""
    match focus.kind:
        case FocusKind.ONLY_CHOICE:
            return QCoreApplication.translate("Hints", "Look at what you may do: there is only one thing.")
        case (
            FocusKind.SCORES
            | FocusKind.HAND_AS_DEALT
            | FocusKind.MARRIAGE_IN_HAND
            | FocusKind.HAND_AGAINST_BID
            | FocusKind.RIVAL_ABOUT_TO_WIN
        ):
            return _of_auction(focus, names)
        case FocusKind.TALONS_ALIKE:
            return QCoreApplication.translate(
                "Hints", "Both talons lie face down: is there anything that tells them apart?"
            )
        case FocusKind.GIVING_UP | FocusKind.SURE_POINTS:
            return _of_contract(focus)
        case FocusKind.HARMLESS_GIFTS | FocusKind.CARDS_TO_KEEP | FocusKind.CARDS_TO_PUT_ASIDE:
            return _of_exchange(focus)
        case FocusKind.LAST_TO_PLAY | FocusKind.PLAYER_BEHIND | FocusKind.TRICK_LOST:
            return _of_following(focus, names)
        case _:
            return _of_leading(focus, view)


def _of_auction(focus: Focus, names: Sequence[str]) -> str:
    match focus.kind:
        case FocusKind.SCORES:
            return QCoreApplication.translate(
                "Hints", "You know no card yet. Look at the score: do you need twice 120 points?"
            )
        case FocusKind.HAND_AS_DEALT:
            return QCoreApplication.translate(
                "Hints", "Count aces, tens and marriages: is this hand worth playing?"
            )
        case FocusKind.RIVAL_ABOUT_TO_WIN:
            name = "" if focus.seat is None else names[focus.seat]
            return QCoreApplication.translate(
                "Hints", "Look at the score: what happens if {name} plays this deal?"
            ).format(name=name)
        case FocusKind.MARRIAGE_IN_HAND:
            #: A marriage in the nominative.
            return QCoreApplication.translate(
                "Hints", "You hold something: {marriage}. How far does it carry, with the tricks you can win?"
            ).format(marriage=marriage_name(focus.suit))
        case _:
            return QCoreApplication.translate(
                "Hints", "You would have to bid {amount}, without a marriage: what is your hand worth?"
            ).format(amount=focus.amount)


def _of_contract(focus: Focus) -> str:
    if focus.kind is FocusKind.GIVING_UP:
        text = QCoreApplication.translate(
            "Hints", "Set the chance to make {amount} against what giving up costs."
        )
    else:
        text = QCoreApplication.translate(
            "Hints", "You need {amount} at least: which points are sure, and which are only hoped for?"
        )
    return text.format(amount=focus.amount)


def _of_exchange(focus: Focus) -> str:
    match focus.kind:
        case FocusKind.HARMLESS_GIFTS:
            return QCoreApplication.translate(
                "Hints", "A king or queen may complete a marriage for others: which cards can do no harm?"
            )
        case FocusKind.CARDS_TO_KEEP:
            return QCoreApplication.translate(
                "Hints", "Keep what wins tricks: marriages, aces, a long suit. What is left over?"
            )
        case _:
            return QCoreApplication.translate(
                "Hints", "Which two cards neither win a trick nor belong to a marriage?"
            )


def _of_following(focus: Focus, names: Sequence[str]) -> str:
    match focus.kind:
        case FocusKind.PLAYER_BEHIND:
            name = "" if focus.seat is None else names[focus.seat]
            return QCoreApplication.translate(
                "Hints", "{name} plays after you: can this trick still be taken from you?"
            ).format(name=name)
        case FocusKind.LAST_TO_PLAY:
            return QCoreApplication.translate(
                "Hints",
                "You are the last to play, and %n point(s) lie there: what is the trick worth to you?",
                "",
                focus.amount or 0,
            )
        case _:
            return QCoreApplication.translate(
                "Hints", "You cannot take this trick: which card will you miss least?"
            )


def _of_leading(focus: Focus, view: PlayerView) -> str:
    suit = "" if focus.suit is None else suit_name(focus.suit)
    match focus.kind:
        case FocusKind.MOMENT_TO_DECLARE:
            #: A marriage in the nominative, or the four aces.
            return QCoreApplication.translate(
                "Hints", "You can declare: {marriage}. Is this the moment, or does something come before it?"
            ).format(marriage=marriage_name(focus.suit))
        case FocusKind.TRUMPS_OUT:
            #: The name of a suit stands after a colon.
            return QCoreApplication.translate(
                "Hints", "Count the trumps that are still out, and who may hold them: {suit}."
            ).format(suit=suit)
        case FocusKind.TWO_SUITS:
            other = "" if focus.other is None else suit_name(focus.other)
            #: Names of suits stand after a colon.
            return QCoreApplication.translate(
                "Hints", "Count what the others may still hold in two suits: {suit}, {other}."
            ).format(suit=suit, other=other)
        case FocusKind.ONE_SUIT:
            #: The name of a suit stands after a colon.
            return QCoreApplication.translate(
                "Hints", "Count what the others may still hold in this suit: {suit}."
            ).format(suit=suit)
        case FocusKind.CARDS_TO_COME:
            return QCoreApplication.translate(
                "Hints",
                "%n card(s) lie in the stock: which of yours may become a marriage, and which can go?",
                "",
                view.stock_size,
            )
        case _:
            return QCoreApplication.translate(
                "Hints", "The stock is gone: count, and you know every card that is left."
            )
