"""The settings in words: sections, names, what each one does, and its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.app.i18n import LANGUAGE_NAMES
from thousand_qt.app.numbers import percent
from thousand_qt.ui.texts.sentences import sentences

_SECTIONS: Final = sentences(
    {
        "play": QT_TRANSLATE_NOOP("Preferences", "Playing"),
        "hand": QT_TRANSLATE_NOOP("Preferences", "My cards"),
        "table": QT_TRANSLATE_NOOP("Preferences", "Table and windows"),
        "motion": QT_TRANSLATE_NOOP("Preferences", "Motion and sound"),
        "language": QT_TRANSLATE_NOOP("Preferences", "Language"),
    }
)

_NAMES: Final = sentences(
    {
        "allow_undo": QT_TRANSLATE_NOOP("Preferences", "Taking back"),
        "auto_play_forced": QT_TRANSLATE_NOOP("Preferences", "Play the only possible card for me"),
        "ask_before_giving_up": QT_TRANSLATE_NOOP("Preferences", "Ask before giving up"),
        "ask_before_contract": QT_TRANSLATE_NOOP("Preferences", "Ask before naming the contract"),
        "ask_before_exchange": QT_TRANSLATE_NOOP("Preferences", "Ask before giving cards away"),
        "coach": QT_TRANSLATE_NOOP("Preferences", "Coach"),
        "hand_order": QT_TRANSLATE_NOOP("Preferences", "Sorting"),
        "trump_first": QT_TRANSLATE_NOOP("Preferences", "Trumps first"),
        "suit_order": QT_TRANSLATE_NOOP("Preferences", "Suits"),
        "theme": QT_TRANSLATE_NOOP("Preferences", "Windows"),
        "table_theme": QT_TRANSLATE_NOOP("Preferences", "Table"),
        "text_size": QT_TRANSLATE_NOOP("Preferences", "Text size"),
        "toolbar": QT_TRANSLATE_NOOP("Preferences", "Toolbar"),
        "score_sheet_visible": QT_TRANSLATE_NOOP("Preferences", "Score sheet beside the table"),
        "speed": QT_TRANSLATE_NOOP("Preferences", "Speed"),
        "motion": QT_TRANSLATE_NOOP("Preferences", "Motion"),
        "sound_muted": QT_TRANSLATE_NOOP("Preferences", "Mute"),
        "sound_volume": QT_TRANSLATE_NOOP("Preferences", "Volume"),
        "language": QT_TRANSLATE_NOOP("Preferences", "Language"),
        "traditional_suits": QT_TRANSLATE_NOOP("Preferences", "Traditional names of the suits"),
    }
)

_MEANINGS: Final = sentences(
    {
        "allow_undo": QT_TRANSLATE_NOOP(
            "Preferences", "Your decisions of the deal can be taken back; the record of the match shows it."
        ),
        "auto_play_forced": QT_TRANSLATE_NOOP(
            "Preferences",
            "Where only one card may be played, it is played for you, but never half of a marriage.",
        ),
        "ask_before_giving_up": QT_TRANSLATE_NOOP("Preferences", "Asks again before a deal is given up."),
        "ask_before_contract": QT_TRANSLATE_NOOP("Preferences", "Asks again before your contract stands."),
        "ask_before_exchange": QT_TRANSLATE_NOOP(
            "Preferences", "Asks again before your cards are given away."
        ),
        "coach": QT_TRANSLATE_NOOP(
            "Preferences", "A word before a serious mistake, and you play on as you like; it counts as help."
        ),
        "hand_order": QT_TRANSLATE_NOOP("Preferences", "How the cards in your hand are sorted."),
        "trump_first": QT_TRANSLATE_NOOP("Preferences", "The trump suit stands at the left of your hand."),
        "suit_order": QT_TRANSLATE_NOOP("Preferences", "Which suits stand first in your hand."),
        "theme": QT_TRANSLATE_NOOP("Preferences", "Light or dark windows and sheets."),
        "table_theme": QT_TRANSLATE_NOOP("Preferences", "What the cards lie on."),
        "text_size": QT_TRANSLATE_NOOP(
            "Preferences", "All words of the program, in relation to your system's size."
        ),
        "toolbar": QT_TRANSLATE_NOOP(
            "Preferences",
            "What is needed most, for the mouse. Icons alone lie beside the menus, in a low window always.",
        ),
        "score_sheet_visible": QT_TRANSLATE_NOOP(
            "Preferences", "It folds away where the window is too narrow."
        ),
        "speed": QT_TRANSLATE_NOOP("Preferences", "How fast cards fly and opponents decide."),
        "motion": QT_TRANSLATE_NOOP(
            "Preferences", "Cards can appear where they belong instead of flying there."
        ),
        "sound_muted": QT_TRANSLATE_NOOP(
            "Preferences", "No sound says anything that you do not see as well."
        ),
        "sound_volume": QT_TRANSLATE_NOOP("Preferences", "In relation to your system's volume."),
        "language": QT_TRANSLATE_NOOP("Preferences", "Words, numbers, and the letters on our cards."),
        "traditional_suits": QT_TRANSLATE_NOOP(
            "Preferences",
            "In Polish those of German-suited cards; the other languages have one name for each.",
        ),
    }
)

_VALUES: Final = sentences(
    {
        ("hand_order", "suits"): QT_TRANSLATE_NOOP("Preferences", "by suit, highest first"),
        ("hand_order", "suits-rising"): QT_TRANSLATE_NOOP("Preferences", "by suit, lowest first"),
        ("hand_order", "ranks"): QT_TRANSLATE_NOOP("Preferences", "by rank"),
        ("suit_order", "alternating"): QT_TRANSLATE_NOOP("Preferences", "alternating colours"),
        ("suit_order", "marriages-rising"): QT_TRANSLATE_NOOP(
            "Preferences", "spades, clubs, diamonds, hearts"
        ),
        ("suit_order", "marriages-falling"): QT_TRANSLATE_NOOP(
            "Preferences", "hearts, diamonds, clubs, spades"
        ),
        ("theme", "system"): QT_TRANSLATE_NOOP("Preferences", "as the system"),
        ("theme", "light"): QT_TRANSLATE_NOOP("Preferences", "light"),
        ("theme", "dark"): QT_TRANSLATE_NOOP("Preferences", "dark"),
        ("table_theme", "green"): QT_TRANSLATE_NOOP("Preferences", "green felt"),
        ("table_theme", "blue"): QT_TRANSLATE_NOOP("Preferences", "blue felt"),
        ("table_theme", "burgundy"): QT_TRANSLATE_NOOP("Preferences", "burgundy felt"),
        ("table_theme", "walnut"): QT_TRANSLATE_NOOP("Preferences", "walnut"),
        ("table_theme", "linen"): QT_TRANSLATE_NOOP("Preferences", "linen, embroidered"),
        ("toolbar", "none"): QT_TRANSLATE_NOOP("Preferences", "none"),
        ("toolbar", "icons"): QT_TRANSLATE_NOOP("Preferences", "icons"),
        ("toolbar", "beside"): QT_TRANSLATE_NOOP("Preferences", "words beside the icons"),
        ("toolbar", "under"): QT_TRANSLATE_NOOP("Preferences", "words under the icons"),
        ("speed", "stroll"): QT_TRANSLATE_NOOP("Preferences", "stroll"),
        ("speed", "slow"): QT_TRANSLATE_NOOP("Preferences", "slow"),
        ("speed", "normal"): QT_TRANSLATE_NOOP("Preferences", "normal"),
        ("speed", "fast"): QT_TRANSLATE_NOOP("Preferences", "fast"),
        ("speed", "off"): QT_TRANSLATE_NOOP("Preferences", "off: all at once"),
        ("motion", "system"): QT_TRANSLATE_NOOP("Preferences", "as the system"),
        ("motion", "full"): QT_TRANSLATE_NOOP("Preferences", "cards fly"),
        ("motion", "reduced"): QT_TRANSLATE_NOOP("Preferences", "cards only appear"),
    }
)


def section_name(section: str) -> str:
    """Return the heading of a section; raises KeyError when there is none such."""
    return QCoreApplication.translate("Preferences", _SECTIONS[section])


def setting_name(setting: str) -> str:
    """Return what a setting is called; raises KeyError for one that is in no section."""
    return QCoreApplication.translate("Preferences", _NAMES[setting])


def setting_meaning(setting: str) -> str:
    """Return one sentence on what a setting does; raises KeyError for one that is in no section."""
    return QCoreApplication.translate("Preferences", _MEANINGS[setting])


def setting_value(setting: str, value: Any, languages: Mapping[str, str] = LANGUAGE_NAMES) -> str:
    """Return a value of a setting as it stands beside the setting's name; `languages` are names by code."""
    if isinstance(value, bool):
        yes = QCoreApplication.translate("Preferences", "yes")
        return yes if value else QCoreApplication.translate("Preferences", "no")
    if setting == "language":
        return languages.get(value) or QCoreApplication.translate("Preferences", "as the system")
    if setting in ("text_size", "sound_volume"):
        return percent(value)
    return QCoreApplication.translate("Preferences", _VALUES[setting, str(value)])
