"""Views on the wire are complete, secret where they should be, and as the page about them says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.ai.headless import play_match
from tests.ai.random_rules import random_rules
from thousand_qt.ai import outside
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.outside.wire import (
    LONGEST_LINE,
    VERSION,
    Malformed,
    hello_line,
    question_line,
    quit_line,
    read_answer,
    read_hello,
    view_to_json,
)
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action, parse_action
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules, preset, rules_from_options
from thousand_qt.engine.scoring import Outcome, ScoreStep, SeatScore, Standing
from thousand_qt.engine.view import KnownGift, PlayerView

PAGE = (Path(outside.__file__).parent / "PROTOCOL.md").read_text(encoding="utf-8")


FIELDS = [name for name in PlayerView.__struct_fields__ if name != "onlooker"]
"""Whoever is asked plays: a bot never gets the view of somebody who only looks on."""


def views_of(rules: Rules, seed: int, deals: int = 3) -> list[PlayerView]:
    """Every view somebody was asked with in a few deals."""
    views: list[PlayerView] = []

    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        views.append(view)

    play_match(rules, [Casual(0), RandomLegal(seed), Casual(2), Casual(3)], seed, deals=deals, watch=watch)
    return views


def as_on_the_wire(value: object) -> object:
    """Bring a value of a view into its plain form, without any help from msgspec."""
    if isinstance(value, msgspec.Struct):
        return {name: as_on_the_wire(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple):
        return [as_on_the_wire(entry) for entry in value]
    if value is None or type(value) in (bool, int, str):
        return value
    return str(value)


@pytest.mark.parametrize("name", PRESETS)
def test_a_view_holds_all_its_fields_and_nothing_else(name: str) -> None:
    for view in views_of(preset(name), seed=5):
        data = view_to_json(view)
        assert set(data) == {"version", *FIELDS}
        for field in FIELDS:
            if field == "legal_actions":
                assert data[field] == [str(action) for action in view.legal_actions]
            elif field == "rules":
                assert rules_from_options(data[field]) == view.rules
            else:
                assert data[field] == as_on_the_wire(getattr(view, field)), field
        assert json.loads(json.dumps(data)) == data


def test_every_rule_set_can_be_told() -> None:
    stream = Random(11)
    for seed in range(30):
        for view in views_of(random_rules(stream), seed, deals=2):
            data = json.loads(json.dumps(view_to_json(view)))
            actions = tuple(parse_action(text, view.seat) for text in data["legal_actions"])
            assert actions == view.legal_actions


def test_the_page_explains_every_field() -> None:
    explained = set(re.findall(r"`(\w+)`", PAGE))
    for struct in (PlayerView, Standing, DealResult, SeatScore, ScoreStep, KnownGift, Outcome):
        assert set(struct.__struct_fields__) - {"onlooker"} <= explained, struct
    table = re.findall(r"^\| `(\w+)` \|", PAGE.split("## The view")[1].split("### Actions")[0], re.MULTILINE)
    assert sorted(table) == sorted(["version", *FIELDS])
    assert f"This is version {VERSION}." in PAGE


def test_the_page_shows_messages_as_they_are() -> None:
    view = views_of(Rules(), seed=1)[0]
    for line in (hello_line(Rules(), 40802, None), question_line(7, view, Budget()), quit_line()):
        assert line.isascii()
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        message: dict[str, Any] = json.loads(line)
        for name in ("rules", "view"):
            if name in message:
                message[name] = "…"
        assert f"    → {json.dumps(message, ensure_ascii=False)}".replace('"…"', "{…}") in PAGE.splitlines()
    for answer in re.findall(r"^    ← (.*)$", PAGE, re.MULTILINE):
        data = json.loads(answer)
        if data["type"] == "hello":
            assert read_hello(answer.encode()) == data["name"]
        else:
            assert read_answer(answer.encode(), 7) == data["action"]


def test_a_budget_is_told() -> None:
    view = views_of(Rules(), seed=1)[0]
    message = json.loads(question_line(3, view, Budget(0.25, worlds=40)))
    assert (message["id"], message["seconds"], message["worlds"]) == (3, 0.25, 40)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"hello\n", "not JSON"),
        (b"\xff\n", "not JSON"),
        (b"[" * 5000, "not JSON"),
        (b"7\n", "not a JSON object"),
        (b"{}\n", "type None instead of 'hello'"),
        (b'{"type": "action", "version": 1}\n', "type 'action' instead of 'hello'"),
        (b'{"type": "hello"}\n', "version None"),
        (b'{"type": "hello", "version": true}\n', "version True"),
        (b'{"type": "hello", "version": 2}\n', "version 2"),
        (b'{"type": "hello", "version": 1, "name": ""}\n', "name"),
        (b'{"type": "hello", "version": 1, "name": "two\\nlines"}\n', "name"),
        (b'{"type": "hello", "version": 1, "name": 5}\n', "name"),
        (b"x" * (LONGEST_LINE + 1), "more than 65536 bytes"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_wrong_greetings(line: bytes, reason: str) -> None:
    with pytest.raises(Malformed, match=re.escape(reason)) as caught:
        read_hello(line)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b'{"type": "hello", "version": 1}\n', "type 'hello' instead of 'action'"),
        (b'{"type": "action", "action": "pass"}\n', "question None instead of 7"),
        (b'{"type": "action", "id": 6, "action": "pass"}\n', "question 6 instead of 7"),
        (b'{"type": "action", "id": 7.0, "action": "pass"}\n', "question 7.0"),
        (b'{"type": "action", "id": 7}\n', "no text"),
        (b'{"type": "action", "id": 7, "action": null}\n', "no text"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_wrong_answers(line: bytes, reason: str) -> None:
    with pytest.raises(Malformed, match=re.escape(reason)):
        read_answer(line, 7)
    assert read_answer(b'{"type": "action", "id": 7, "action": "anything"}\n', 7) == "anything"
