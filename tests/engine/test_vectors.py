"""The worked cases of ``tests/data/rules.json``, each with one right answer from the published rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.adapters import CHECKS
from thousand_qt.engine.rules import RulesError

CASES_FILE = Path(__file__).parents[1] / "data" / "rules.json"


def load_cases() -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads(CASES_FILE.read_text(encoding="utf-8"))
    return cases


@pytest.mark.parametrize("case", load_cases(), ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    CHECKS[case["kind"]](case)


def test_every_case_has_its_own_id() -> None:
    ids = [case["id"] for case in load_cases()]
    assert len(ids) == len(set(ids))
    assert ids


@pytest.mark.parametrize(
    "change",
    [
        {"situation": "third round"},
        {"kind": "riddle"},
        {"legal": ["pass"]},
        {"rules": {"preset": "unheard-of", "overrides": {}}},
        {"rules": {"preset": "classic", "overrides": {"no_such_option": 1}}},
        {"something": "new"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_what_the_adapters_do_not_know_is_an_error(change: dict[str, Any]) -> None:
    case = {
        "id": "x",
        "kind": "bids",
        "follows": "",
        "rules": {"preset": "classic", "overrides": {}},
        "hand": ["AS", "TS", "9S", "KH", "JH", "TD", "9C"],
        "situation": "opens",
        "legal": [100, 105, 110, 115, 120],
    }
    CHECKS["bids"](case)
    case.update(change)
    with pytest.raises((AssertionError, KeyError, RulesError)):
        CHECKS[case["kind"]](case)
