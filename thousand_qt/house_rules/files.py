"""Rule sets as files, one set each, that another table can use.

A file is a JSON object: ``format``, ``version``, ``name`` and ``options``. What the command-line doors take,
an object of nothing but options with the ``preset`` it starts from, is read as well and named after its file.
"""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from thousand_qt.engine.rules import PRESETS, Rules, RulesError
from thousand_qt.house_rules.names import NameFault, name_fault
from thousand_qt.house_rules.options import OPTIONS, Pointless, clashes, value_from, written
from thousand_qt.names import tidy_name

SUFFIX: Final = ".json"
FORMAT: Final = "thousand-rules"
VERSION: Final = 1
LONGEST_FILE: Final = 64 * 1024
"""In bytes. A rule set takes two thousand."""

_MEMBERS: Final = ("format", "version", "name", "options")


class RuleSet(msgspec.Struct, frozen=True):
    """Rules with the name a table gives them."""

    name: str
    rules: Rules


class Unreadable(msgspec.Struct, frozen=True):
    """The system does not give the file. `reason` is in the system's own words."""

    reason: str


class NotARuleSet(msgspec.Struct, frozen=True):
    """Not a file of that kind: a folder, something else's JSON, no JSON, or far too long.

    `line` counts from 1 and is where JSON ends to be JSON; None when that is not what is wrong.
    """

    line: int | None = None


class TooNew(msgspec.Struct, frozen=True):
    """A later program wrote it, with something this one does not know."""

    version: int


class WrongName(msgspec.Struct, frozen=True):
    """A name that no set can have."""

    fault: NameFault


class UnknownOption(msgspec.Struct, frozen=True):
    """There is no option of this name."""

    option: str


class WrongValue(msgspec.Struct, frozen=True):
    """The option cannot have this value, which is shown as it stands in the file."""

    option: str
    value: str


class Clash(msgspec.Struct, frozen=True):
    """The option is set to something that the others leave no room for."""

    option: str
    value: str
    reason: Pointless


RuleSetFault = Unreadable | NotARuleSet | TooNew | WrongName | UnknownOption | WrongValue | Clash


class RuleSetFileError(Exception):
    """A file that is no rule set, with what is wrong; the path is None for a text that is in no file."""

    def __init__(self, fault: RuleSetFault, path: Path | None = None) -> None:
        super().__init__(str(fault) if path is None else f"{path}: {fault}")
        self.fault = fault
        self.path = path


def write_text(rule_set: RuleSet) -> str:
    """Return the text of a file for this set: all options, in the order of an editor."""
    members = (FORMAT, VERSION, rule_set.name, written(rule_set.rules))
    return json.dumps(dict(zip(_MEMBERS, members, strict=True)), ensure_ascii=False, indent=2) + "\n"


def read_file(path: Path) -> RuleSet:
    """Read a set; raises `RuleSetFileError` for any file that is none, whatever it is."""
    try:
        return read_text(_text_of(path), path.stem)
    except RuleSetFileError as error:
        raise RuleSetFileError(error.fault, path) from error


def read_text(text: str, fallback_name: str) -> RuleSet:
    """Read the text of a file, which is named `fallback_name` if it does not name itself.

    Raises `RuleSetFileError`.
    """
    data = _object_of(text)
    version = data.get("version")
    if data.get("format") == FORMAT:
        if type(version) is not int or version < 1:
            raise RuleSetFileError(WrongValue("version", _shown(version)))
        if version > VERSION:
            raise RuleSetFileError(TooNew(version))
        options, name = data.get("options"), data.get("name")
        if not isinstance(options, dict):
            raise RuleSetFileError(WrongValue("options", _shown(options)))
        if not isinstance(name, str):
            raise RuleSetFileError(WrongValue("name", _shown(name)))
        base = "classic"
    elif "preset" in data or any(option in data for option in OPTIONS):
        options, name = data, _printable(fallback_name)
        base = options.pop("preset", "classic")
        if not isinstance(base, str) or base not in PRESETS:
            raise RuleSetFileError(WrongValue("preset", _shown(base)))
    else:
        raise RuleSetFileError(NotARuleSet())
    name = tidy_name(name)
    fault = name_fault(name)
    if fault is not None:
        raise RuleSetFileError(WrongName(fault))
    return RuleSet(name, _rules_of(cast("dict[str, Any]", options), PRESETS[base]))


def _text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise RuleSetFileError(NotARuleSet())
            raw = file.read(LONGEST_FILE + 1)
    except IsADirectoryError as error:
        raise RuleSetFileError(NotARuleSet()) from error
    except (OSError, ValueError) as error:
        raise RuleSetFileError(Unreadable(getattr(error, "strerror", None) or str(error))) from error
    if len(raw) > LONGEST_FILE:
        raise RuleSetFileError(NotARuleSet())
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RuleSetFileError(NotARuleSet(raw.count(b"\n", 0, error.start) + 1)) from error


def _object_of(text: str) -> dict[str, Any]:
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise RuleSetFileError(NotARuleSet(error.lineno)) from error
    except (RecursionError, ValueError) as error:  # deeper or longer than any rule set
        raise RuleSetFileError(NotARuleSet()) from error
    if not isinstance(data, dict):
        raise RuleSetFileError(NotARuleSet())
    return cast("dict[str, Any]", data)


def _rules_of(options: Mapping[str, Any], base: Rules) -> Rules:
    chosen = {option: getattr(base, option) for option in OPTIONS}
    for option, plain in options.items():
        if option not in chosen:
            raise RuleSetFileError(UnknownOption(_printable(option)))
        try:
            chosen[option] = value_from(option, plain)
        except RulesError as error:
            raise RuleSetFileError(WrongValue(option, _shown(plain))) from error
    for option, reason in clashes(chosen).items():
        raise RuleSetFileError(Clash(option, str(chosen[option]), reason))
    return Rules(**chosen)


def _shown(value: Any) -> str:
    """A value as it stands in the file, short enough for a sentence."""
    return _printable(json.dumps(value, ensure_ascii=False))


def _printable(text: str) -> str:
    plain = re.sub(r"[^\w .,:;!?\"'()\[\]{}+/*=#-]", "�", text)
    return plain if len(plain) <= 40 else plain[:39] + "…"
