"""What is wrong with a rule set's name or file, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.house_rules.files import (
    Clash,
    NotARuleSet,
    RuleSetFileError,
    TooNew,
    UnknownOption,
    Unreadable,
    WrongName,
    WrongValue,
)
from thousand_qt.house_rules.names import LONGEST_NAME, NameFault
from thousand_qt.house_rules.options import OPTIONS
from thousand_qt.ui.texts.options import option_name, reason_words
from thousand_qt.ui.texts.sentences import sentences

_NAME_FAULTS: Final = sentences(
    {
        NameFault.EMPTY: QT_TRANSLATE_NOOP("RuleSets", "A rule set needs a name."),
        NameFault.INVISIBLE: QT_TRANSLATE_NOOP("RuleSets", "A name must not contain invisible characters."),
        NameFault.TAKEN: QT_TRANSLATE_NOOP("RuleSets", "There is already a rule set of this name."),
    }
)


def name_fault_words(fault: NameFault) -> str:
    """Return what is wrong with the name of a rule set, in a sentence."""
    if fault is NameFault.TOO_LONG:
        return QCoreApplication.translate(
            "RuleSets", "A name may have at most %n character(s).", "", LONGEST_NAME
        )
    return QCoreApplication.translate("RuleSets", _NAME_FAULTS[fault])


def file_fault_words(error: RuleSetFileError) -> str:
    """Return what is wrong with a file that should have been a rule set: the file, the field, the reason."""
    name = error.path.name if error.path is not None else ""
    #: {file} is a file's name, {fault} a sentence on what is wrong with it.
    return QCoreApplication.translate("RuleSets", "{file}: {fault}").format(file=name, fault=_fault(error))


def _fault(error: RuleSetFileError) -> str:
    match error.fault:
        case Unreadable(reason):
            #: {detail} is what the system says, in its own language.
            text = QCoreApplication.translate("RuleSets", "The file cannot be read: {detail}.")
            return text.format(detail=reason)
        case NotARuleSet(None):
            return QCoreApplication.translate("RuleSets", "This is not a rule set.")
        case NotARuleSet(line):
            text = QCoreApplication.translate("RuleSets", "This is not a rule set: line {line} is not JSON.")
            return text.format(line=line)
        case TooNew(version):
            text = QCoreApplication.translate(
                "RuleSets",
                "A newer version of the game wrote this (format {version}); this one cannot read it.",
            )
            return text.format(version=version)
        case WrongName(fault):
            return name_fault_words(fault)
        case UnknownOption(option):
            text = QCoreApplication.translate(
                "RuleSets", "This version of the game knows no option “{option}”."
            )
            return text.format(option=option)
        case WrongValue(option, value):
            text = QCoreApplication.translate("RuleSets", "{option} cannot be {value}.")
            return text.format(option=_field(option), value=value)
        case Clash(option, value, reason):
            #: {option} is set to {value}; {reason} is a sentence saying why that decides nothing.
            text = QCoreApplication.translate("RuleSets", "{option} is set to {value}. {reason}")
            return text.format(option=_field(option), value=value, reason=reason_words(reason))


def _field(option: str) -> str:
    """An option by its name and as it stands in the file; another field as it stands there."""
    return f"“{option_name(option)}” ({option})" if option in OPTIONS else f"“{option}”"
