"""How the steps of `packaging/build.py` start other programs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import building


def told_in(tmp_path: Path, code: str, **environment: str) -> str:
    building.run([sys.executable, "-c", code], folder=None, log=tmp_path / "log", **environment)
    return (tmp_path / "log").read_text(encoding="utf-8").strip()


def test_a_program_finds_modules_of_its_own_environment_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert told_in(tmp_path, "import os; print(os.environ.get('PYTHONPATH'))") == "None"
    assert os.environ["PYTHONPATH"] == str(tmp_path)


def test_a_program_gets_the_time_of_the_build_and_what_it_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567")
    code = "import os; print(os.environ['SOURCE_DATE_EPOCH'], os.environ['SUIT'])"
    assert told_in(tmp_path, code, SUIT="hearts") == "1234567 hearts"


def test_what_fails_or_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(building.BuildError, match="ended with status 3"):
        building.run([sys.executable, "-c", "raise SystemExit(3)"])
    with pytest.raises(building.BuildError, match="no-such-program is needed and not installed"):
        building.run([tmp_path / "no-such-program"])
