"""The names of cards, suits and marriages.

A card has two names, because Polish and Russian say "the ten of spades is led" and "beat the ten of spades"
with different words: `card_name` stands alone or after a colon, `card_accusative` is the object of a verb.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.engine.cards import Card, Suit
from thousand_qt.ui.texts.sentences import sentences

_NAMES: Final = sentences(
    {
        "9S": QT_TRANSLATE_NOOP("Cards", "nine of spades"),
        "JS": QT_TRANSLATE_NOOP("Cards", "jack of spades"),
        "QS": QT_TRANSLATE_NOOP("Cards", "queen of spades"),
        "KS": QT_TRANSLATE_NOOP("Cards", "king of spades"),
        "TS": QT_TRANSLATE_NOOP("Cards", "ten of spades"),
        "AS": QT_TRANSLATE_NOOP("Cards", "ace of spades"),
        "9C": QT_TRANSLATE_NOOP("Cards", "nine of clubs"),
        "JC": QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
        "QC": QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
        "KC": QT_TRANSLATE_NOOP("Cards", "king of clubs"),
        "TC": QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
        "AC": QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
        "9D": QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
        "JD": QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
        "QD": QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
        "KD": QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
        "TD": QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),
        "AD": QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
        "9H": QT_TRANSLATE_NOOP("Cards", "nine of hearts"),
        "JH": QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
        "QH": QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
        "KH": QT_TRANSLATE_NOOP("Cards", "king of hearts"),
        "TH": QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
        "AH": QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
    }
)

_ACCUSATIVES: Final = sentences(
    {
        #: Accusative, the object of a verb: you must beat the …
        "9S": QT_TRANSLATE_NOOP("CardsAccusative", "nine of spades"),
        #: Accusative, the object of a verb: you must beat the …
        "JS": QT_TRANSLATE_NOOP("CardsAccusative", "jack of spades"),
        #: Accusative, the object of a verb: you must beat the …
        "QS": QT_TRANSLATE_NOOP("CardsAccusative", "queen of spades"),
        #: Accusative, the object of a verb: you must beat the …
        "KS": QT_TRANSLATE_NOOP("CardsAccusative", "king of spades"),
        #: Accusative, the object of a verb: you must beat the …
        "TS": QT_TRANSLATE_NOOP("CardsAccusative", "ten of spades"),
        #: Accusative, the object of a verb: you must beat the …
        "AS": QT_TRANSLATE_NOOP("CardsAccusative", "ace of spades"),
        #: Accusative, the object of a verb: you must beat the …
        "9C": QT_TRANSLATE_NOOP("CardsAccusative", "nine of clubs"),
        #: Accusative, the object of a verb: you must beat the …
        "JC": QT_TRANSLATE_NOOP("CardsAccusative", "jack of clubs"),
        #: Accusative, the object of a verb: you must beat the …
        "QC": QT_TRANSLATE_NOOP("CardsAccusative", "queen of clubs"),
        #: Accusative, the object of a verb: you must beat the …
        "KC": QT_TRANSLATE_NOOP("CardsAccusative", "king of clubs"),
        #: Accusative, the object of a verb: you must beat the …
        "TC": QT_TRANSLATE_NOOP("CardsAccusative", "ten of clubs"),
        #: Accusative, the object of a verb: you must beat the …
        "AC": QT_TRANSLATE_NOOP("CardsAccusative", "ace of clubs"),
        #: Accusative, the object of a verb: you must beat the …
        "9D": QT_TRANSLATE_NOOP("CardsAccusative", "nine of diamonds"),
        #: Accusative, the object of a verb: you must beat the …
        "JD": QT_TRANSLATE_NOOP("CardsAccusative", "jack of diamonds"),
        #: Accusative, the object of a verb: you must beat the …
        "QD": QT_TRANSLATE_NOOP("CardsAccusative", "queen of diamonds"),
        #: Accusative, the object of a verb: you must beat the …
        "KD": QT_TRANSLATE_NOOP("CardsAccusative", "king of diamonds"),
        #: Accusative, the object of a verb: you must beat the …
        "TD": QT_TRANSLATE_NOOP("CardsAccusative", "ten of diamonds"),
        #: Accusative, the object of a verb: you must beat the …
        "AD": QT_TRANSLATE_NOOP("CardsAccusative", "ace of diamonds"),
        #: Accusative, the object of a verb: you must beat the …
        "9H": QT_TRANSLATE_NOOP("CardsAccusative", "nine of hearts"),
        #: Accusative, the object of a verb: you must beat the …
        "JH": QT_TRANSLATE_NOOP("CardsAccusative", "jack of hearts"),
        #: Accusative, the object of a verb: you must beat the …
        "QH": QT_TRANSLATE_NOOP("CardsAccusative", "queen of hearts"),
        #: Accusative, the object of a verb: you must beat the …
        "KH": QT_TRANSLATE_NOOP("CardsAccusative", "king of hearts"),
        #: Accusative, the object of a verb: you must beat the …
        "TH": QT_TRANSLATE_NOOP("CardsAccusative", "ten of hearts"),
        #: Accusative, the object of a verb: you must beat the …
        "AH": QT_TRANSLATE_NOOP("CardsAccusative", "ace of hearts"),
    }
)

_SUITS: Final = sentences(
    {
        "S": QT_TRANSLATE_NOOP("Suits", "spades"),
        "C": QT_TRANSLATE_NOOP("Suits", "clubs"),
        "D": QT_TRANSLATE_NOOP("Suits", "diamonds"),
        "H": QT_TRANSLATE_NOOP("Suits", "hearts"),
    }
)

_MARRIAGES: Final = sentences(
    {
        "S": QT_TRANSLATE_NOOP("Marriages", "marriage in spades"),
        "C": QT_TRANSLATE_NOOP("Marriages", "marriage in clubs"),
        "D": QT_TRANSLATE_NOOP("Marriages", "marriage in diamonds"),
        "H": QT_TRANSLATE_NOOP("Marriages", "marriage in hearts"),
    }
)

_TRUMPS: Final = sentences(
    {
        "S": QT_TRANSLATE_NOOP("Trump", "Trump: spades"),
        "C": QT_TRANSLATE_NOOP("Trump", "Trump: clubs"),
        "D": QT_TRANSLATE_NOOP("Trump", "Trump: diamonds"),
        "H": QT_TRANSLATE_NOOP("Trump", "Trump: hearts"),
    }
)


def card_name(card: Card) -> str:
    """Return "ace of hearts", to stand alone or after a colon."""
    return QCoreApplication.translate("Cards", _NAMES[card.text])


def card_accusative(card: Card) -> str:
    """Return "ace of hearts" as the object of a verb."""
    return QCoreApplication.translate("CardsAccusative", _ACCUSATIVES[card.text])


def suit_name(suit: Suit) -> str:
    """Return "hearts", to stand alone or after a colon."""
    return QCoreApplication.translate("Suits", _SUITS[suit.letter])


def marriage_name(suit: Suit | None) -> str:
    """Return "marriage in hearts", to stand alone or after a colon; None stands for the four aces."""
    if suit is None:
        return QCoreApplication.translate("Marriages", "four aces")
    return QCoreApplication.translate("Marriages", _MARRIAGES[suit.letter])


def trump_line(suit: Suit | None) -> str:
    """Return "Trump: hearts" or "No trump"."""
    if suit is None:
        return QCoreApplication.translate("Trump", "No trump")
    return QCoreApplication.translate("Trump", _TRUMPS[suit.letter])


_SIGNS: Final = sentences(
    {
        #: The sign of an ace in a line of cards, such as A♠ 10♠ 9♠; as on the cards themselves.
        "A": QT_TRANSLATE_NOOP("CardSigns", "A"),
        #: The sign of a king, as on the cards.
        "K": QT_TRANSLATE_NOOP("CardSigns", "K"),
        #: The sign of a queen, as on the cards.
        "Q": QT_TRANSLATE_NOOP("CardSigns", "Q"),
        #: The sign of a jack, as on the cards.
        "J": QT_TRANSLATE_NOOP("CardSigns", "J"),
    }
)
_SUIT_SIGNS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}


def card_sign(card: Card) -> str:
    """Return "A♥", for lines of many cards."""
    rank = "10" if card.rank == "T" else card.rank
    if card.rank in _SIGNS:
        rank = QCoreApplication.translate("CardSigns", _SIGNS[card.rank])
    return rank + _SUIT_SIGNS[card.suit.letter]
