"""What is written on the wire: the messages of the protocol, and views as plain JSON data.

PROTOCOL.md describes every field; whatever changes there in a way that old bots would trip over raises
`VERSION`.
"""

from __future__ import annotations

import json
from typing import Any, Final, cast

import msgspec

from thousand_qt.ai.seat import Budget
from thousand_qt.engine.cards import Card, Suit
from thousand_qt.engine.rules import Rules, rules_to_options
from thousand_qt.engine.view import PlayerView

VERSION: Final = 1
LONGEST_LINE: Final = 1 << 16
"""Bytes an answer may have; nobody needs more than a hundred."""


class Malformed(ValueError):  # noqa: N818 - what it says about a line
    """A line that is not the answer it should be."""


def view_to_json(view: PlayerView) -> dict[str, Any]:
    """Return everything the view holds, and nothing else, as plain JSON data.

    Cards and actions are their text forms (``AH``, ``play AH``), suits their letters, enums their values.
    """
    bare = msgspec.structs.replace(view, legal_actions=())
    data = cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(bare, enc_hook=_text_of)))
    del data["onlooker"]  # whoever is asked plays
    data["legal_actions"] = [str(action) for action in view.legal_actions]
    return {"version": VERSION, **data}


def _text_of(value: object) -> str:
    if isinstance(value, Card | Suit):
        return str(value)
    raise TypeError(f"a view holds a {type(value).__name__}")


def hello_line(rules: Rules, seed: int, level: str | None) -> bytes:
    """Write the greeting before each match."""
    return _line(
        {"type": "hello", "version": VERSION, "rules": rules_to_options(rules), "level": level, "seed": seed}
    )


def question_line(number: int, view: PlayerView, budget: Budget) -> bytes:
    """Write a question: the view of a seat in turn and how long it may think."""
    return _line(
        {
            "type": "view",
            "id": number,
            "seconds": budget.seconds,
            "worlds": budget.worlds,
            "view": view_to_json(view),
        }
    )


def quit_line() -> bytes:
    """Write the farewell; nothing is read any more."""
    return _line({"type": "quit"})


def read_hello(line: bytes) -> str | None:
    """Return the name a bot gives itself, if any; raises `Malformed`."""
    data = _read(line, "hello")
    if type(version := data.get("version")) is not int or version != VERSION:
        raise Malformed(f"speaks version {version!r:.20} of the protocol, not {VERSION}")
    name = data.get("name")
    if name is not None and not (isinstance(name, str) and name.isprintable() and 0 < len(name) <= 60):
        raise Malformed(f"has no name of 1 to 60 printable characters: {name!r:.80}")
    return name


def read_answer(line: bytes, number: int) -> str:
    """Return the text of the action that answers question `number`; raises `Malformed`."""
    data = _read(line, "action")
    if type(answered := data.get("id")) is not int or answered != number:
        raise Malformed(f"answered question {answered!r:.20} instead of {number}")
    action = data.get("action")
    if not isinstance(action, str):
        raise Malformed(f"answered with an action that is no text: {action!r:.80}")
    return action


def _line(data: dict[str, Any]) -> bytes:
    # Plain ASCII, which every bot reads rightly whatever it takes for the encoding of its input.
    return json.dumps(data).encode("ascii") + b"\n"


def _read(line: bytes, expected: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise Malformed(f"wrote a line of more than {LONGEST_LINE} bytes: {line[:40]!r} …")
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"wrote a line that is not JSON ({error}): {line[:80]!r}") from error
    if not isinstance(data, dict):
        raise Malformed(f"wrote a line that is not a JSON object: {line[:80]!r}")
    message = cast("dict[str, Any]", data)
    if message.get("type") != expected:
        raise Malformed(f"wrote a message of type {message.get('type')!r:.40} instead of {expected!r}")
    return message
