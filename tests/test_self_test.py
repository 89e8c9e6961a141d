"""The self-test: what it tells, and that it fails when something is missing. Bundles run the whole of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from thousand_qt import __version__, self_test


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    """Leave the steps out that take a while."""
    for name in ("_decks", "_windows", "_match"):
        monkeypatch.setattr(self_test, name, lambda *_: {})


def read(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_it_tells_of_everything(quick: None, tmp_path: Path) -> None:
    output = tmp_path / "report.json"
    assert self_test.run(output) == 0
    report = read(output)
    assert report["passed"] is True
    match report:
        case {"versions": {"thousand-qt": version, "frozen": frozen}, "steps": dict(steps)}:
            assert version == __version__
            assert frozen is False
        case _:
            pytest.fail(f"{report}")
    assert list(steps) == ["search", "translations", "sounds", "decks", "windows", "match"]
    assert steps["translations"]["languages"].keys() == {"en", "pl", "ru"}
    assert steps["sounds"]["sounds"] == 8


def test_the_report_goes_to_standard_output(quick: None, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert self_test.run(None) == 0
    assert json.loads(capfdbinary.readouterr().out)["passed"] is True


def test_what_is_not_there_is_a_fault_with_its_reason(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_test, "resource_path", lambda *parts: tmp_path.joinpath("nowhere", *parts))
    output = tmp_path / "report.json"
    assert self_test.run(output) == 1
    report = read(output)
    assert report["passed"] is False
    match report["steps"]:
        case {"sounds": {"passed": False, "fault": str(fault)}, "translations": {"passed": True}}:
            assert "shuffle.wav" in fault
        case _:
            pytest.fail(f"{report}")


def test_waiting_ends_some_time(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "_WAIT", 0.0)
    with pytest.raises(self_test.SelfTestError, match="the moon"):
        self_test._wait(lambda: False, "the moon is eaten")
