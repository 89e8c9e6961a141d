"""The library's door: its lists, its reports, and one clear sentence for everything that is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.records.library_helpers import short
from tests.records.slow_recount import hour
from tests.records.whole_matches import save, whole_match
from thousand_qt import library
from thousand_qt.app.paths import Paths
from thousand_qt.engine.rules import preset
from thousand_qt.records.library import Library

ROOT = Path(__file__).parents[1]


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """A profile with two open matches and one that was lost."""
    folder = Paths.for_profile(tmp_path / "profile").data / "matches"
    for number in (0, 1):
        save(short(number), folder / f"{number}.thousand", hour=24 * number + 12)
    save(whole_match(preset("polish"), 11, hour=3), folder / "2.thousand", hour=60)
    return tmp_path / "profile"


def printed(capsys: pytest.CaptureFixture[str], command: str, profile: Path, *more: str) -> dict[str, Any]:
    assert library.main([command, "--profile", str(profile), *more]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.count("\n") == 1
    result: dict[str, Any] = json.loads(captured.out)
    return result


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    try:
        status: Any = library.main(arguments)
    except SystemExit as error:
        status = error.code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    return status, captured.err


def test_a_list(capsys: pytest.CaptureFixture[str], profile: Path) -> None:
    result = printed(capsys, "list", profile)
    assert (result["read"], result["total"], result["matching"]) == (3, 3, 3)
    assert [match["id"] for match in result["matches"]] == ["2.thousand", "1.thousand", "0.thousand"]
    lost = result["matches"][0]
    state = whole_match(preset("polish"), 11, hour=3).replay()
    assert state.outcome is not None
    assert (lost["status"], lost["result"], lost["rules"]) == ("finished", "lost", "polish")
    assert (lost["human"], lost["deals"], lost["title"]) == (0, len(state.results), "")
    assert [seat["total"] for seat in lost["seats"]] == list(state.totals)
    assert [seat["won"] for seat in lost["seats"]] == [
        float(seat in state.outcome.winners) for seat in range(3)
    ]
    assert lost["started"] == hour(3).astimezone().isoformat(timespec="seconds")
    assert lost["last_played"] == hour(60).astimezone().isoformat(timespec="seconds")
    assert printed(capsys, "list", profile)["read"] == 0


@pytest.mark.parametrize(
    ("options", "ids"),
    [
        (["--rules", "polish"], [2]),
        (["--status", "open"], [1, 0]),
        (["--result", "lost"], [2]),
        (["--result", "won"], []),
        (["--text", "anna LUCJA 1"], [1]),
        (["--sort", "deals", "--ascending"], [1, 0, 2]),
        (["--limit", "1", "--offset", "1"], [1]),
        (["--limit", "0"], []),
        (["--folder", "deleted"], []),
    ],
    ids=str,
)
def test_filters(
    capsys: pytest.CaptureFixture[str], profile: Path, options: list[str], ids: list[int]
) -> None:
    result = printed(capsys, "list", profile, *options)
    assert [match["id"] for match in result["matches"]] == [f"{number}.thousand" for number in ids]


def test_days_are_whole_days(capsys: pytest.CaptureFixture[str], profile: Path) -> None:
    days = [hour(24 * number + 12).astimezone().strftime("%Y-%m-%d") for number in (0, 1)]

    def found(*options: str) -> list[str]:
        return [match["id"] for match in printed(capsys, "list", profile, *options)["matches"]]

    assert found("--since", days[1]) == ["2.thousand", "1.thousand"]
    assert found("--until", days[0]) == ["0.thousand"]
    assert found("--since", days[0], "--until", days[1]) == ["1.thousand", "0.thousand"]


def test_rebuilding(capsys: pytest.CaptureFixture[str], profile: Path) -> None:
    data = Paths.for_profile(profile).data
    (data / "matches" / "0.thousand").write_text("noise\n")
    (data / "library.sqlite").write_bytes(b"noise" * 1000)
    result = printed(capsys, "rebuild", profile)
    assert (result["read"], result["total"]) == (3, 3)
    assert result["database"] == str(data / "library.sqlite")
    (damaged,) = result["damaged"]
    assert (damaged["id"], damaged["line"]) == ("0.thousand", 1)
    assert "not JSON" in damaged["reason"]
    assert result["seconds"] > 0
    assert (data / "library.sqlite.aside").read_bytes() == b"noise" * 1000
    assert Library(data).find().total == 3


def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str], profile: Path) -> None:
    for arguments, words in (
        ((), "COMMAND"),
        (("burn",), "invalid choice"),
        (("list", "--profile", str(profile / "no")), f"no folder {profile / 'no' / 'data' / 'matches'}"),
        (("list", "--since", "today"), "expected a day such as 2026-01-31"),
        (("list", "--until", "9999-12-31"), "expected a day"),
        (("list", "--limit", "-1"), "expected a number"),
        (("list", "--sort", "luck"), "invalid choice"),
        (("rebuild", "--rules", "polish"), "unrecognized"),
    ):
        status, said = refusal(capsys, *arguments)
        assert status == 2
        assert said.startswith("thousand_qt.library")
        assert words in said


def test_an_index_that_cannot_be_written(capsys: pytest.CaptureFixture[str], profile: Path) -> None:
    data = Paths.for_profile(profile).data
    (data / "library.sqlite").mkdir()
    assert library.main(["rebuild", "--profile", str(profile)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "the index cannot be written" in captured.err
    assert library.main(["list", "--profile", str(profile)]) == 0


def test_it_runs_as_a_command(profile: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "thousand_qt.library", "list", "--profile", str(profile), "--limit", "1"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    assert json.loads(done.stdout)["matching"] == 3
