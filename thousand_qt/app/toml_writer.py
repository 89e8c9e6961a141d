"""Writes TOML, which the standard library can only read.

Everything `tomllib` returns can be written back. Tables inside the document are written inline: the settings
are flat, and a table written by a newer version of the program only has to survive, not to look good.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SHORT_ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def dumps(document: Mapping[str, Any], comments: Mapping[str, str] = MappingProxyType({})) -> str:
    """The document as TOML text, one line for each key, with a comment above those that have one.

    Raises:
        TypeError: A value is of a type that TOML does not know.
    """
    lines: list[str] = []
    for key, value in document.items():
        lines += [f"# {line}\n" for line in comments.get(key, "").splitlines()]
        lines.append(f"{_key(key)} = {_value(value)}\n")
    return "".join(lines)


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _string(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return value.isoformat()
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _string(text: str) -> str:
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(character: str) -> str:
    if character in _SHORT_ESCAPES:
        return _SHORT_ESCAPES[character]
    if character < " " or character == "\x7f":
        return f"\\u{ord(character):04X}"
    if "\ud800" <= character <= "\udfff":
        # Half a character, as a system hands over a name it could not decode: no text file can hold it.
        return "\N{REPLACEMENT CHARACTER}"
    return character
