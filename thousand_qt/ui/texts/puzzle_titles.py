"""The titles of the prepared puzzles, by their keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.ui.texts.sentences import sentences

TITLES: Final = sentences(
    {
        "generous": QT_TRANSLATE_NOOP("PuzzleTitles", "Do not be generous"),
        "nothing": QT_TRANSLATE_NOOP("PuzzleTitles", "Nothing for the partner"),
        "teeth": QT_TRANSLATE_NOOP("PuzzleTitles", "Draw the teeth"),
        "thanks": QT_TRANSLATE_NOOP("PuzzleTitles", "Thank you, partner"),
        "let-them": QT_TRANSLATE_NOOP("PuzzleTitles", "Let them have it"),
        "under-ace": QT_TRANSLATE_NOOP("PuzzleTitles", "Under the ace"),
        "reserve": QT_TRANSLATE_NOOP("PuzzleTitles", "The hidden reserve"),
        "not-yet": QT_TRANSLATE_NOOP("PuzzleTitles", "Not yet"),
        "bait": QT_TRANSLATE_NOOP("PuzzleTitles", "A ten for bait"),
        "nine": QT_TRANSLATE_NOOP("PuzzleTitles", "The nine decides"),
        "later": QT_TRANSLATE_NOOP("PuzzleTitles", "The ace comes later"),
        "ballast": QT_TRANSLATE_NOOP("PuzzleTitles", "Ballast"),
        "stays-home": QT_TRANSLATE_NOOP("PuzzleTitles", "The ace stays at home"),
        "overboard": QT_TRANSLATE_NOOP("PuzzleTitles", "Overboard"),
        "gift": QT_TRANSLATE_NOOP("PuzzleTitles", "A gift that pays"),
        "trump-trump": QT_TRANSLATE_NOOP("PuzzleTitles", "Trump against trump"),
        "patience": QT_TRANSLATE_NOOP("PuzzleTitles", "Patience"),
        "ace-overboard": QT_TRANSLATE_NOOP("PuzzleTitles", "The ace goes overboard"),
        "sharp-ten": QT_TRANSLATE_NOOP("PuzzleTitles", "The sharp ten"),
        "how-high": QT_TRANSLATE_NOOP("PuzzleTitles", "How high?"),
        "asleep": QT_TRANSLATE_NOOP("PuzzleTitles", "Two cards asleep"),
        "wedding": QT_TRANSLATE_NOOP("PuzzleTitles", "The wedding can wait"),
        "last-trick": QT_TRANSLATE_NOOP("PuzzleTitles", "What the last trick brings"),
        "small-card": QT_TRANSLATE_NOOP("PuzzleTitles", "A small card, a large plan"),
        "first": QT_TRANSLATE_NOOP("PuzzleTitles", "First things first"),
        "last-step": QT_TRANSLATE_NOOP("PuzzleTitles", "The last step"),
        "to-whom": QT_TRANSLATE_NOOP("PuzzleTitles", "To whom?"),
        "not-one-more": QT_TRANSLATE_NOOP("PuzzleTitles", "Not one point more"),
        "right-pair": QT_TRANSLATE_NOOP("PuzzleTitles", "The right pair"),
        "two-tens": QT_TRANSLATE_NOOP("PuzzleTitles", "Two tens as a present"),
    }
)


def puzzle_title(key: str) -> str:
    """Return the title of a prepared puzzle."""
    return QCoreApplication.translate("PuzzleTitles", TITLES[key])
