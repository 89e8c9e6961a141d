"""Which settings there are to choose, in sections, and what each can be."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any, Final

from thousand_qt.app.i18n import LANGUAGES
from thousand_qt.app.settings import Settings
from thousand_qt.choices import values_of_type

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": (
        "allow_undo",
        "auto_play_forced",
        "ask_before_giving_up",
        "ask_before_contract",
        "ask_before_exchange",
        "coach",
    ),
    "hand": ("hand_order", "trump_first", "suit_order"),
    "table": ("table_theme", "theme", "text_size", "toolbar", "score_sheet_visible"),
    "motion": ("speed", "motion", "sound_muted", "sound_volume"),
    "language": ("language", "traditional_suits"),
}

ELSEWHERE: Final = frozenset(
    {
        "version",
        "window_geometry",
        "version_seen",
        "preset",
        "player_name",
        "own_kind",
        "people",
        "opponent_names",
        "opponents",
        "bots",
        "deck",
        "deck_colours",
        "deck_index_size",
        "deck_back",
        "deck_indices",
        "lessons_done",
        "lesson_begun",
        "lesson_step",
    }
)
"""Settings that are chosen where one sees what they are: in the dialogs of a new match and of the cards, and
in the lessons."""

_VOLUMES: Final = tuple(range(0, 101, 10))
_TYPES: Final = typing.get_type_hints(Settings)


def values_of(
    setting: str, present: Any = None, *, languages: tuple[str, ...] = LANGUAGES
) -> tuple[Any, ...]:
    """Return what a setting can be, in the order of a list; a `present` value between steps is among them.

    An empty language is that of the system; `languages` are the codes of the others.
    """
    if setting == "language":
        return ("", *languages)
    values = values_of_type(_TYPES[setting]) or _VOLUMES
    return values if present is None or present in values else tuple(sorted((*values, present)))


def defaults_of(section: str) -> dict[str, Any]:
    """Return the settings of a section as they are at the very first start."""
    fresh = Settings()
    return {name: getattr(fresh, name) for name in SECTIONS[section]}
