"""Which lessons there are, and which of them can be given by a rule set."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from thousand_qt.engine.rules import Endgame, FourNines, GiveUpTimes, Rules
from thousand_qt.lessons import call_lessons, play_lessons, score_lessons
from thousand_qt.lessons.desk import Desk, Unplayable
from thousand_qt.lessons.script import Script


class LessonName(enum.StrEnum):
    """The lessons in their order. The names are kept in the player's settings."""

    CARDS = "cards"
    FOLLOWING = "following"
    MARRIAGES = "marriages"
    TRUMPS = "trumps"
    BIDDING = "bidding"
    TALON = "talon"
    SCORING = "scoring"
    ENDGAME = "endgame"
    ZEROS = "zeros"
    GIVING_UP = "giving-up"
    NEW_DEALS = "new-deals"
    TIPS = "tips"


LESSONS: Final[Mapping[LessonName, Callable[[Desk], Script]]] = MappingProxyType(
    {
        LessonName.CARDS: play_lessons.cards,
        LessonName.FOLLOWING: play_lessons.following,
        LessonName.MARRIAGES: play_lessons.marriages,
        LessonName.TRUMPS: play_lessons.trumps,
        LessonName.BIDDING: call_lessons.bidding,
        LessonName.TALON: call_lessons.talon,
        LessonName.SCORING: score_lessons.scoring,
        LessonName.ENDGAME: score_lessons.endgame,
        LessonName.ZEROS: score_lessons.zeros,
        LessonName.GIVING_UP: call_lessons.giving_up,
        LessonName.NEW_DEALS: call_lessons.new_deals,
        LessonName.TIPS: score_lessons.tips,
    }
)
"""The script of each lesson."""


@lru_cache(maxsize=64)
def lessons_for(rules: Rules) -> tuple[LessonName, ...]:
    """Return the lessons that tell of something there is in these rules."""
    return tuple(name for name in LESSONS if _is_in(name, rules))


def _is_in(name: LessonName, rules: Rules) -> bool:
    match name:
        case LessonName.BIDDING | LessonName.TALON:
            return not rules.is_stock_game
        case LessonName.ENDGAME:
            return rules.endgame is not Endgame.NONE
        case LessonName.ZEROS:
            return rules.zero_penalty and not rules.is_stock_game
        case LessonName.GIVING_UP:
            return rules.give_up_times is not GiveUpTimes.NEVER
        case LessonName.NEW_DEALS:
            return (rules.four_nines is not FourNines.OFF or bool(rules.weak_hand_below)) and _comes(
                name, rules
            )
        case _:
            return True


def _comes(name: LessonName, rules: Rules) -> bool:
    """Whether the moment that a lesson waits for comes by these rules: a weak hand may not be weak enough."""
    try:
        next(LESSONS[name](Desk(rules)))
    except Unplayable:
        return False
    return True
