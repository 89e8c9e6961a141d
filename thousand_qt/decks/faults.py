"""Why a deck is refused, as data: the sentences for the player are made elsewhere, in their language."""

from __future__ import annotations

import enum

from thousand_qt.decks.catalogue import DeckError


class DeckFault(enum.StrEnum):
    """What is wrong with a deck. The values cross the border of a process."""

    GONE = "gone"
    UNREADABLE = "unreadable"
    NOT_A_FILE = "not-a-file"
    NO_DECK = "no-deck"
    BAD_INDEX = "bad-index"
    TOO_LARGE = "too-large"
    TOO_LARGE_UNPACKED = "too-large-unpacked"
    BROKEN_ARCHIVE = "broken-archive"
    NOT_SVG = "not-svg"
    ENTITIES = "entities"
    EXTERNAL = "external"
    SCRIPT = "script"
    TOO_COMPLEX = "too-complex"
    BAD_IMAGE = "bad-image"
    BAD_SIZE = "bad-size"
    MISSING_CARDS = "missing-cards"
    GARBLED = "garbled"
    TOO_SLOW = "too-slow"
    CRASHED = "crashed"
    NOT_COPIED = "not-copied"


class DeckRefusedError(DeckError):
    """A deck cannot be used.

    Attributes:
        fault: What is wrong.
        detail: The reference, element, or reason in question; it may be empty.
    """

    def __init__(self, fault: DeckFault, detail: str = "") -> None:
        super().__init__(f"{fault}: {detail}" if detail else str(fault))
        self.fault = fault
        self.detail = detail
