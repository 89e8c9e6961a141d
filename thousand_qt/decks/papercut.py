"""The versions of our own deck: which there are to choose from, and in which file each is.

The four folders of colours and index sizes are decks that other programs can use as well; the languages of
the indices and the backs are files in them.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from pathlib import Path

from thousand_qt.decks.catalogue import Deck, DeckError, PlainLook, load_deck

OWN_DECK = "papercut"
"""What the settings know our own deck by, in all its versions."""


class Colours(enum.StrEnum):
    """How many colours tell the suits apart, besides their shapes."""

    TWO = "two"
    FOUR = "four"


class IndexSize(enum.StrEnum):
    """How large the rank and suit in the corners are."""

    NORMAL = "normal"
    LARGE = "large"


class Back(enum.StrEnum):
    """What the cards look like from behind."""

    RED = "red"
    BLUE = "blue"


class Indices(enum.StrEnum):
    """The letters of ace, king, queen and jack."""

    LANGUAGE = "language"
    """As the language of the program has them."""
    INTERNATIONAL = "international"
    """A K Q J."""
    POLISH = "polish"
    """A K D W."""
    RUSSIAN = "russian"
    """Т К Д В."""


_FOLDERS = {
    (Colours.FOUR, IndexSize.NORMAL): "papercut",
    (Colours.FOUR, IndexSize.LARGE): "papercut-large",
    (Colours.TWO, IndexSize.NORMAL): "papercut-two-colours",
    (Colours.TWO, IndexSize.LARGE): "papercut-two-colours-large",
}
_LANGUAGES = {Indices.INTERNATIONAL: "en", Indices.POLISH: "pl", Indices.RUSSIAN: "ru"}


@dataclass(frozen=True, slots=True)
class DeckVersion:
    """What a player can choose about our own deck."""

    colours: Colours = Colours.FOUR
    index_size: IndexSize = IndexSize.NORMAL
    back: Back = Back.RED
    indices: Indices = Indices.LANGUAGE


def own_deck(folder: Path, version: DeckVersion, language: str) -> Deck:
    """Return a version of our own deck, named in a language such as "pl".

    Args:
        folder: The folder of all decks that come with the program.
        version: What the player has chosen.
        language: The language of the program. One the deck does not know gets international indices.

    Raises DeckError if the files are not there.
    """
    place = folder / _FOLDERS[version.colours, version.index_size]
    name = load_deck(place, language).name
    letters = _LANGUAGES.get(version.indices, language)
    if letters not in _LANGUAGES.values():
        letters = _LANGUAGES[Indices.INTERNATIONAL]
    svg = place / f"papercut-{letters}-{version.back}.svgz"
    if not svg.is_file():
        raise DeckError(f"{svg}: no such file, but a version of our own deck needs it")
    plain = PlainLook(letters, version.colours is Colours.TWO, version.back is Back.BLUE)
    return Deck(OWN_DECK, name, svg, plain=plain)
