"""What a deck folder holds: reading the KDE carddeck format and naming the cards in it.

Our own deck and the decks that KDE's games install share this format, so one loader serves both. A deck of
ours may name one SVG file for each language of the indices (``SVG[pl]=…``), which other programs simply do
not see.
"""

from __future__ import annotations

import configparser
from dataclasses import dataclass
from pathlib import Path

INDEX_FILE = "index.desktop"
BACK_ELEMENT = "back"

_GROUP = "KDE Backdeck"
_RANKS = {"9": "9", "J": "jack", "Q": "queen", "K": "king", "T": "10", "A": "1"}
_SUITS = {"S": "spade", "C": "club", "D": "diamond", "H": "heart"}

CARDS: tuple[str, ...] = tuple(rank + suit for suit in _SUITS for rank in _RANKS)
"""Text of the 24 cards a deck must show, such as "9S" and "AH"."""


class DeckError(Exception):
    """A deck cannot be used. The message names the file and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class PlainLook:
    """Cards with nothing on them but rank and suit, as they are seen for a moment at the first start.

    Attributes:
        letters: Of the language whose indices the deck has: "en", "pl" or "ru".
        two_colours: Whether suits are black and red alone.
        blue_back: Whether backs are blue instead of red.
    """

    letters: str = "en"
    two_colours: bool = False
    blue_back: bool = False


@dataclass(frozen=True)
class Deck:
    """One deck of cards on disk.

    Attributes:
        identifier: What the settings know it by; for our own decks the name of the folder.
        name: For people.
        svg: The picture to be rendered.
        stand_in: For a deck that is not ours: the deck of ours that is seen until its cards are drawn, or if
            they cannot be. Only the process that draws cards opens the picture of such a deck.
        plain: What its cards look like until they are drawn.
    """

    identifier: str
    name: str
    svg: Path
    stand_in: Deck | None = None
    plain: PlainLook = PlainLook()


def load_deck(folder: Path, language: str) -> Deck:
    """Read the deck in a folder, with the indices and the name for a language such as "pl".

    A language the deck does not know gets the deck's default. Raises DeckError if there is no usable deck.
    """
    index = folder / INDEX_FILE
    parser = configparser.ConfigParser(interpolation=None, strict=False, delimiters=("=",))
    try:
        with index.open(encoding="utf-8") as lines:
            parser.read_file(lines)
    except FileNotFoundError:
        raise DeckError(f"{index}: no such file, so this folder is not a deck") from None
    except (OSError, UnicodeDecodeError, configparser.Error) as error:
        raise DeckError(f"{index}: cannot be read: {error}") from error
    if not parser.has_section(_GROUP):
        raise DeckError(f"{index}: has no group [{_GROUP}]")
    entries = parser[_GROUP]
    file_name = entries.get(f"SVG[{language}]") or entries.get("SVG")
    if not file_name:
        raise DeckError(f"{index}: does not name its picture file (SVG=)")
    svg = folder / file_name
    if not svg.is_file():
        raise DeckError(f"{svg}: no such file, but {INDEX_FILE} names it")
    return Deck(folder.name, entries.get(f"Name[{language}]") or entries.get("Name") or folder.name, svg)


def element_id(card: str) -> str:
    """Return the id of a card's SVG element: "AH" gives "1_heart", "TS" gives "10_spade".

    Raises ValueError for text that is not one of the 24 cards.
    """
    if card not in CARDS:
        raise ValueError(f"not a card of this game: {card!r}")
    return f"{_RANKS[card[0]]}_{_SUITS[card[1]]}"
