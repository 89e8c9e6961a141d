"""The lessons in words: every line that they say, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.app.numbers import plain
from thousand_qt.engine.cards import Card, Suit
from thousand_qt.lessons.course import LessonName
from thousand_qt.lessons.script import Fact, Line, Player
from thousand_qt.ui.texts import lessons_on_calls, lessons_on_play, lessons_on_points
from thousand_qt.ui.texts.cards import card_accusative, suit_name
from thousand_qt.ui.texts.sentences import sentences

SENTENCES: Final = {
    **lessons_on_play.SENTENCES,
    **lessons_on_calls.SENTENCES,
    **lessons_on_points.SENTENCES,
}
"""What each key says, in English, with a place for each fact. A card is there as the object of a verb."""

_TITLES: Final = sentences(
    {
        LessonName.CARDS: QT_TRANSLATE_NOOP("LessonTitles", "Cards and tricks"),
        LessonName.FOLLOWING: QT_TRANSLATE_NOOP("LessonTitles", "Following suit"),
        LessonName.MARRIAGES: QT_TRANSLATE_NOOP("LessonTitles", "Marriages"),
        LessonName.TRUMPS: QT_TRANSLATE_NOOP("LessonTitles", "Trumps"),
        LessonName.BIDDING: QT_TRANSLATE_NOOP("LessonTitles", "Bidding"),
        LessonName.TALON: QT_TRANSLATE_NOOP("LessonTitles", "Talon and contract"),
        LessonName.SCORING: QT_TRANSLATE_NOOP("LessonTitles", "Scoring"),
        LessonName.ENDGAME: QT_TRANSLATE_NOOP("LessonTitles", "Near the end"),
        LessonName.ZEROS: QT_TRANSLATE_NOOP("LessonTitles", "Zeros"),
        LessonName.GIVING_UP: QT_TRANSLATE_NOOP("LessonTitles", "Giving up"),
        LessonName.NEW_DEALS: QT_TRANSLATE_NOOP("LessonTitles", "A new deal"),
        LessonName.TIPS: QT_TRANSLATE_NOOP("LessonTitles", "What good players do"),
    }
)


def lesson_title(name: LessonName) -> str:
    """Return what a lesson is called."""
    return QCoreApplication.translate("LessonTitles", _TITLES[name])


def line_text(line: Line, names: Sequence[str]) -> str:
    """Return what a line says in the present language; `names` are those of the players by seat."""
    text = QCoreApplication.translate("Lessons", SENTENCES[line.say])
    return text.format(**{key: _words(fact, names) for key, fact in line.facts.items()})


def _words(fact: Fact, names: Sequence[str]) -> str:
    match fact:
        case Card():
            return card_accusative(fact)
        case Suit():
            return suit_name(fact)
        case Player():
            return names[fact.seat]
        case _:
            return plain(fact)
