"""The program is started where much is amiss at once, and plays, or says in one message why it cannot.

`tests.benchmarks.hostile_starts` has each condition by itself, and those that need another user or display.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.e2e.hostile import Outcome, Start
from thousand_qt.records.loading import load

pytestmark = pytest.mark.usefixtures("runtime_folder")

WITHOUT_SOLVER = "sys.modules['thousand_qt.ai.solver.compiled_kernel'] = None"


def saved_actions(outcome: Outcome) -> int:
    return len(load(Path(outcome.said["file"])).record.actions)


def test_where_nothing_is_there_it_plays_and_says_what_it_cannot_keep(tmp_path: Path) -> None:
    """No folder to write to, no fonts, no bus, no current folder; a time zone that is none."""
    profile, fonts, gone = tmp_path / "profile", tmp_path / "fonts.conf", tmp_path / "gone"
    profile.write_text("a file where a folder should be")
    fonts.write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
    gone.mkdir()
    outcome = Start(
        ["--profile", profile],
        {
            "HOME": "/nonexistent",
            "FONTCONFIG_FILE": str(fonts),
            "DBUS_SESSION_BUS_ADDRESS": "garbage",
            "XDG_RUNTIME_DIR": "/nonexistent",
            "TZ": "UTC+99:99:99",
            "LC_ALL": "ar_EG.UTF-8",
            "LANGUAGE": None,
        },
        before=["sh", "-c", f'cd "{gone}" && rmdir "{gone}" && exec "$@"', "sh"],
        python=["-OO"],
    ).run()
    assert outcome.played, outcome
    said = outcome.said
    assert said["saved"] is False
    assert any("cannot be saved" in words for words in said["notices"])
    assert any("settings could not be saved" in words for words in said["notices"])
    assert said["missing_letters"]
    assert said["left_to_right"] is True
    assert said["language"] == "en"


def test_garbage_in_a_strange_place_is_no_hindrance(tmp_path: Path) -> None:
    """A long path full of signs, damaged files in it, a plain locale, few open files, no compiled search."""
    profile = tmp_path / 'Żółw "д\'Артаньян"\n%s'
    while len(bytes(profile)) < 3800:
        profile /= "x" * 200
    for name in ("config/settings.toml", "data/puzzles.json", "data/library.sqlite", "log/running"):
        (profile / name).parent.mkdir(parents=True, exist_ok=True)
        (profile / name).write_bytes(bytes(range(256)) * 20)
    (profile / "log" / "thousand.log").symlink_to("/dev/full")
    outcome = Start(
        ["--profile", profile],
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LANGUAGE": None},
        before=["sh", "-c", 'ulimit -n 64 && exec "$@"', "sh"],
        more_probe=WITHOUT_SOLVER,
    ).run()
    assert outcome.played, outcome
    assert outcome.said["saved"] is True
    assert saved_actions(outcome) == outcome.said["actions"]
    assert len(list((profile / "config").iterdir())) == 2  # the damaged settings are beside the new ones


def test_without_standard_streams_it_plays(tmp_path: Path) -> None:
    start = Start(["--profile", tmp_path], before=["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh"])
    assert start.run().status == 0
    (file,) = tmp_path.rglob("*.thousand")
    assert len(load(file).record.actions) >= 45


def test_a_full_disk_is_told_of_and_the_match_goes_on(tmp_path: Path) -> None:
    start = Start(["--profile", tmp_path], before=["sh", "-c", 'ulimit -f 4 && exec "$@"', "sh"])
    outcome = start.run()
    assert outcome.played, outcome
    assert outcome.said["saved"] is False
    assert any("cannot be saved" in words for words in outcome.said["notices"])
    assert saved_actions(outcome) < outcome.said["actions"]


def test_a_file_that_is_no_match_is_told_of(tmp_path: Path) -> None:
    for name in ("nothing", "noise"):
        (tmp_path / f"{name}.thousand").write_bytes(b"" if name == "nothing" else os.urandom(900))
    outcome = Start(["--profile", tmp_path / "p", "noise.thousand"], folder=tmp_path).run()
    assert outcome.played, outcome
    assert "messageDialog" in outcome.said["dialogs"] or outcome.said["dialogs"]
