"""What is said of decks of cards: where they come from, and why one cannot be used."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import grouped, with_decimal_sign
from thousand_qt.decks.catalogue import DeckError
from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.reading import LARGEST_FILE, LARGEST_UNPACKED, MOST_ELEMENTS
from thousand_qt.decks.shelf import Source

_MEGABYTE = 1024 * 1024


def source_words(source: Source) -> str:
    """Return where a deck comes from."""
    match source:
        case Source.OURS:
            return QCoreApplication.translate("Decks", "Drawn for this game")
        case Source.KDE:
            return QCoreApplication.translate("Decks", "Installed with KDE's games")
        case Source.GNOME:
            return QCoreApplication.translate("Decks", "Installed with GNOME's games")
        case Source.ADDED:
            return QCoreApplication.translate("Decks", "Added by you")


def refusal_words(error: DeckError) -> str:
    """Return why a deck cannot be used, as a sentence."""
    if not isinstance(error, DeckRefusedError):
        return QCoreApplication.translate("Decks", "The picture of this deck is damaged.")
    return _words(error.fault).format(
        detail=with_decimal_sign(error.detail) if error.fault is DeckFault.BAD_SIZE else error.detail,
        file_limit=grouped(LARGEST_FILE // _MEGABYTE),
        text_limit=grouped(LARGEST_UNPACKED // _MEGABYTE),
        element_limit=grouped(MOST_ELEMENTS),
    )


def fallback_words(name: str, reason: str) -> str:
    """Return that a chosen deck is not used."""
    #: {reason} is a sentence.
    text = QCoreApplication.translate("Decks", "The deck “{name}” cannot be used, so ours is shown. {reason}")
    return text.format(name=name, reason=reason)


def gone_words() -> str:
    """Return that the chosen deck is not on the disk any more."""
    return QCoreApplication.translate(
        "Decks",
        "The deck you had chosen is not there any more, so ours is shown. Others are under View → Cards.",
    )


def _words(fault: DeckFault) -> str:  # noqa: C901 - one line for each
    match fault:
        case DeckFault.GONE:
            return QCoreApplication.translate("Decks", "There is no such file: {detail}")
        case DeckFault.UNREADABLE:
            return QCoreApplication.translate("Decks", "The file cannot be read: {detail}")
        case DeckFault.NOT_A_FILE:
            return QCoreApplication.translate("Decks", "This is not an ordinary file: {detail}")
        case DeckFault.NO_DECK:
            return QCoreApplication.translate(
                "Decks",
                "There is no deck in the folder “{detail}”: no index.desktop, and not just one SVG file.",
            )
        case DeckFault.BAD_INDEX:
            return QCoreApplication.translate("Decks", "The deck's index cannot be used. {detail}")
        case DeckFault.TOO_LARGE:
            return QCoreApplication.translate(
                "Decks", "The file is larger than {file_limit} megabytes: {detail}"
            )
        case DeckFault.TOO_LARGE_UNPACKED:
            return QCoreApplication.translate(
                "Decks", "Unpacked, the picture is larger than {text_limit} megabytes."
            )
        case DeckFault.BROKEN_ARCHIVE:
            return QCoreApplication.translate("Decks", "The packed file is damaged and cannot be unpacked.")
        case DeckFault.NOT_SVG:
            return QCoreApplication.translate("Decks", "The file is not a readable SVG picture: {detail}")
        case DeckFault.ENTITIES:
            return QCoreApplication.translate(
                "Decks", "The picture defines entities, which no deck needs and which can fill the memory."
            )
        case DeckFault.EXTERNAL:
            return QCoreApplication.translate("Decks", "The picture wants something from outside: {detail}")
        case DeckFault.SCRIPT:
            return QCoreApplication.translate("Decks", "The picture contains a program: {detail}")
        case DeckFault.TOO_COMPLEX:
            return QCoreApplication.translate(
                "Decks", "The picture is too complex: a deck may have {element_limit} elements at most."
            )
        case DeckFault.BAD_IMAGE:
            return QCoreApplication.translate("Decks", "A bitmap in the picture is damaged.")
        case DeckFault.BAD_SIZE:
            return QCoreApplication.translate("Decks", "The cards have an impossible size: {detail}")
        case DeckFault.MISSING_CARDS:
            return QCoreApplication.translate("Decks", "Cards are missing in the deck: {detail}")
        case DeckFault.GARBLED:
            return QCoreApplication.translate(
                "Decks",
                "The cards cannot be drawn properly: the picture uses something this program does not know.",
            )
        case DeckFault.TOO_SLOW:
            return QCoreApplication.translate("Decks", "The cards take too long to draw.")
        case DeckFault.CRASHED:
            return QCoreApplication.translate(
                "Decks", "Drawing the cards failed: the picture is too much for it."
            )
        case DeckFault.NOT_COPIED:
            return QCoreApplication.translate("Decks", "The deck's files cannot be changed on disk: {detail}")
