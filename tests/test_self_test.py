"""The self-test: what it tells, and that it fails when something is missing. Bundles run the whole of it."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from thousand_qt import __version__, self_test
from thousand_qt.ai import solver
from thousand_qt.app.paths import resource_path, translations_path
from thousand_qt.decks.catalogue import DeckError


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
    assert list(steps) == [
        "temporary",
        "search",
        "translations",
        "sounds",
        "licences",
        "decks",
        "windows",
        "match",
    ]
    assert steps["translations"]["languages"].keys() == {"en", "pl", "ru"}
    assert steps["sounds"]["sounds"] == 8
    assert steps["licences"]["Thousand"] == __version__
    assert {"Qt", "PySide6 (Qt for Python)", "Python"} < steps["licences"].keys()


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


def fault_of(report: dict[str, object], step: str) -> str:
    """Return what was wrong with this step, and make sure that it alone was."""
    assert report["passed"] is False
    match report["steps"]:
        case dict(steps):
            faults = {name: found.get("fault") for name, found in steps.items() if not found["passed"]}
        case _:
            pytest.fail(f"{report}")
    assert list(faults) == [step]
    return str(faults[step])


def copied(folder: Path, target: Path) -> Path:
    """Return a copy of a folder of the program in which something can be spoiled."""
    shutil.copytree(folder, target)
    return target


def test_a_broken_translation_is_named(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(translations_path(), tmp_path / "translations")
    monkeypatch.setattr(self_test, "translations_path", lambda: folder)
    for name in ("thousand_ru.qm", "suits_pl.qm"):
        spoilt = folder / name
        whole = spoilt.read_bytes()
        spoilt.write_bytes(whole[100:])
        assert self_test.run(tmp_path / "report.json") == 1
        assert fault_of(read(tmp_path / "report.json"), "translations") == f"{spoilt} is not there or damaged"
        spoilt.write_bytes(whole)


def test_a_broken_sound_is_named(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resources = tmp_path / "resources"
    spoilt = copied(resource_path("sounds"), resources / "sounds") / "shuffle.wav"
    spoilt.write_bytes(spoilt.read_bytes()[:500])
    monkeypatch.setattr(self_test, "resource_path", resources.joinpath)
    assert self_test.run(tmp_path / "report.json") == 1
    assert fault_of(read(tmp_path / "report.json"), "sounds") == f"ValueError: {spoilt}: ends too early"


def test_a_broken_deck_is_named(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of those the process draws, and one that is drawn here."""
    decks = tmp_path / "decks"
    for name in ("papercut", "papercut-large", "papercut-two-colours", "papercut-two-colours-large"):
        (decks / name).mkdir(parents=True)
        shutil.copy(resource_path("decks", name, "index.desktop"), decks / name)
        for svg in resource_path("decks", name).glob("*.svgz"):
            (decks / name / svg.name).symlink_to(svg)
    monkeypatch.setattr(self_test, "resource_path", tmp_path.joinpath)
    for svg in ("papercut-large/papercut-ru-blue.svgz", "papercut/papercut-en-red.svgz"):
        (decks / svg).unlink()
        (decks / svg).write_bytes(b"\x1f\x8bno picture")
    with pytest.raises(self_test.SelfTestError, match=r"svgz cannot be drawn: broken-archive.*, and 1 more$"):
        self_test._decks()
    (decks / svg).unlink()
    with pytest.raises(DeckError, match=r"papercut-en-red\.svgz: no such file"):
        self_test._decks()


def test_a_search_that_cannot_be_loaded_or_finds_something_else_is_named(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / "report.json"

    def load(name: str) -> ModuleType:
        raise ImportError("invalid ELF header") if "stock" in name else ModuleNotFoundError(name)

    with monkeypatch.context() as patch:
        patch.setattr(self_test.importlib, "import_module", load)
        assert self_test.run(output) == 1
    assert "stock.compiled_kernel cannot be loaded: invalid ELF header" in fault_of(read(output), "search")
    monkeypatch.setattr(solver.Solver, "value", lambda *_: 17)
    assert self_test.run(output) == 1
    assert fault_of(read(output), "search").startswith("the solver finds 17 points")


def test_without_a_folder_for_temporary_files_the_rest_is_tried(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> str:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(self_test.tempfile, "mkdtemp", refuse)
    monkeypatch.setattr(self_test, "_decks", dict)
    output = tmp_path / "report.json"
    assert self_test.run(output) == 1
    match read(output)["steps"]:
        case {"temporary": temporary, "windows": windows, "match": match, "sounds": {"passed": True}}:
            assert "Read-only file system" in temporary["fault"]
            assert windows["fault"] == match["fault"] == "not tried: there is no folder for temporary files"
        case steps:
            pytest.fail(f"{steps}")


def test_an_error_that_python_only_prints_is_a_fault(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_in_a_slot() -> dict[str, object]:
        def fail() -> None:
            raise ValueError("in a slot")

        came: list[bool] = []
        QTimer.singleShot(0, fail)
        QTimer.singleShot(0, lambda: came.append(True))
        self_test._wait(lambda: came, "both timers")
        return {}

    monkeypatch.setattr(self_test, "_sounds", fail_in_a_slot)
    assert self_test.run(tmp_path / "report.json") == 1
    assert fault_of(read(tmp_path / "report.json"), "sounds") == "ValueError: in a slot"


def test_a_report_that_cannot_be_written_is_told_of(
    quick: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert self_test.run(tmp_path / "nowhere" / "report.json") == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_waiting_ends_some_time(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "_WAIT", 0.0)
    with pytest.raises(self_test.SelfTestError, match="the moon"):
        self_test._wait(lambda: False, "the moon is eaten")
