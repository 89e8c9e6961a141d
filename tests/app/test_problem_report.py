"""A report has what helps, and not the name of the player's folder; it is written whole or not at all."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from thousand_qt import __version__
from thousand_qt.app.crash import LAST_FAULT_NAME, LOG_NAME
from thousand_qt.app.paths import Paths
from thousand_qt.app.problem_report import (
    FILE_BYTES,
    LOG_BYTES,
    PartKind,
    ReportPart,
    Sources,
    collect,
    latest_match,
    without_home,
    words_part,
    write_report,
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home" / "jan"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def paths(home: Path) -> Paths:
    made = Paths.for_profile(home / ".thousand")
    for folder in (made.config, made.data / "matches", made.log):
        folder.mkdir(parents=True)
    return made


def sources(paths: Paths, home: Path, **more: object) -> Sources:
    settings = paths.config / "settings.toml"
    return Sources(paths, settings, {"Qt": "6.x (offscreen)"}, home=home, **more)  # type: ignore[arg-type]


def parts_of(paths: Paths, home: Path, **more: object) -> dict[PartKind, ReportPart]:
    return {part.kind: part for part in collect(sources(paths, home, **more))}


def test_everything_that_is_there_is_collected(paths: Paths, home: Path) -> None:
    (paths.config / "settings.toml").write_text('player_name = "Żaneta"\n', encoding="utf-8")
    (paths.log / LOG_NAME).write_text(f"2026 WARNING cannot read {home}/x\n")
    (paths.log / LAST_FAULT_NAME).write_text("Fatal Python error: Aborted\n")
    (paths.data / "matches" / "old.jsonl").write_text("{}\n")
    parts = parts_of(paths, home, match='{"format": 1}\n', error=f'File "{home}/thousand/x.py", line 3')
    assert [(kind, part.name) for kind, part in parts.items()] == [
        (PartKind.ERROR, "error.txt"),
        (PartKind.PROGRAM, "program.txt"),
        (PartKind.MATCH, "match.thousand"),
        (PartKind.SETTINGS, "settings.toml"),
        (PartKind.LOG, "thousand.log"),
        (PartKind.FAULT, "fault-last.log"),
    ]
    assert parts[PartKind.ERROR].text == 'File "~/thousand/x.py", line 3'
    assert parts[PartKind.MATCH].text == '{"format": 1}\n'
    assert parts[PartKind.SETTINGS].text == 'player_name = "Żaneta"\n'
    assert parts[PartKind.LOG].text == "2026 WARNING cannot read ~/x\n"
    assert not any(part.is_cut for part in parts.values())


def test_with_nothing_there_the_program_still_describes_itself(tmp_path: Path, home: Path) -> None:
    parts = parts_of(Paths.for_profile(tmp_path / "nowhere"), home)
    assert list(parts) == [PartKind.PROGRAM]
    text = parts[PartKind.PROGRAM].text
    for words in (f"Thousand: {__version__}", "Python: 3.", "Qt: 6.x (offscreen)", "System: ", "(not there)"):
        assert words in text


def test_the_description_says_where_things_are_without_the_home(
    paths: Paths, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", "2")
    monkeypatch.setenv("QT_PLUGIN_PATH", f"{home}/plugins:-I{home}/more")
    monkeypatch.setenv("SECRET_TOKEN", "hunter2")
    text = parts_of(paths, home)[PartKind.PROGRAM].text
    assert "Matches: ~/.thousand/data/matches (" in text
    assert "MB free" in text
    assert "QT_SCALE_FACTOR=2\n" in text
    assert "QT_PLUGIN_PATH=~/plugins:-I~/more\n" in text
    assert "hunter2" not in text
    assert str(home) not in text
    assert "/jan" not in text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("/home/jan", "~"),
        ("/home/jan/.local: full", "~/.local: full"),
        ("Cannot write to /home/jan.", "Cannot write to ~."),
        ('File "/home/jan/x.py"', 'File "~/x.py"'),
        ("file:///home/jan/a /home/jan:/home/jan/b", "file://~/a ~:~/b"),
        (
            "/home/janek /home/jan.old /home/jan-2 /home/jan2",
            "/home/janek /home/jan.old /home/jan-2 /home/jan2",
        ),
        ("/HOME/JAN", "/HOME/JAN"),
    ],
)
def test_the_home_is_written_as_a_tilde(text: str, expected: str) -> None:
    assert without_home(text, Path("/home/jan")) == expected


def test_a_home_behind_a_link_is_found_by_both_names(tmp_path: Path) -> None:
    real = tmp_path / "disk2" / "jan"
    real.mkdir(parents=True)
    link = tmp_path / "jan"
    link.symlink_to(real)
    assert without_home(f"{link}/a {real}/b", link) == "~/a ~/b"


@pytest.mark.parametrize("home", ["/", "."])
def test_a_home_that_is_no_folder_of_its_own_changes_nothing(home: str) -> None:
    assert without_home("/usr/lib/x. y", Path(home)) == "/usr/lib/x. y"


def test_of_a_long_log_the_end_is_taken_from_the_start_of_a_line(paths: Paths, home: Path) -> None:
    lines = [f"{number:07} ünïcode {'x' * 60}\n" for number in range(20_000)]
    (paths.log / LOG_NAME).write_text("".join(lines), encoding="utf-8")
    part = parts_of(paths, home)[PartKind.LOG]
    assert part.is_cut
    assert LOG_BYTES - 200 < len(part.content) <= LOG_BYTES
    taken = part.text.splitlines(keepends=True)
    assert taken == lines[-len(taken) :]


def test_a_log_that_has_just_been_begun_is_led_up_to_by_the_one_before(paths: Paths, home: Path) -> None:
    (paths.log / (LOG_NAME + ".1")).write_text("before\n" * 100_000)
    (paths.log / LOG_NAME).write_text("now\n")
    part = parts_of(paths, home)[PartKind.LOG]
    assert part.is_cut
    assert part.text.endswith("before\nnow\n")
    assert len(part.content) <= LOG_BYTES


def test_the_last_match_is_the_one_written_to_last(paths: Paths, home: Path) -> None:
    folder = paths.data / "matches"
    assert latest_match(folder) is None
    assert latest_match(folder / "nowhere") is None
    for age, name in enumerate(["b.thousand", "a.jsonl", "c.thousand", "notes.txt"]):
        (folder / name).write_text(f"{name}\n")
        os.utime(folder / name, (0, 1_000_000 - age if name != "notes.txt" else 2_000_000))
    (folder / "folder.thousand").mkdir()
    assert latest_match(folder) == folder / "b.thousand"
    os.utime(folder / "a.jsonl", (1_500_000, 1_500_000))
    part = parts_of(paths, home)[PartKind.MATCH]
    assert (part.name, part.text) == ("match.jsonl", "a.jsonl\n")


def test_what_cannot_be_read_says_so(paths: Paths, home: Path) -> None:
    (paths.config / "settings.toml").mkdir()
    (paths.log / LOG_NAME).mkdir()
    (paths.data / "matches" / "huge.thousand").write_bytes(b"x" * (FILE_BYTES + 1))
    parts = parts_of(paths, home)
    assert "cannot be read" in parts[PartKind.SETTINGS].text
    assert "cannot be read" in parts[PartKind.LOG].text
    assert "too long" in parts[PartKind.MATCH].text


def test_any_bytes_and_half_characters_get_through(paths: Paths, home: Path) -> None:
    (paths.log / LOG_NAME).write_bytes(bytes(range(256)) * 10)
    (paths.data / "matches" / "m.thousand").write_bytes(b"\xff\xfe\x00")
    parts = parts_of(paths, home, error="half of a \udc80 character")
    assert parts[PartKind.ERROR].text == "half of a ? character"
    assert parts[PartKind.MATCH].content == b"\xff\xfe\x00"
    assert parts[PartKind.MATCH].text
    assert parts[PartKind.LOG].text


def test_the_archive_has_the_parts_to_the_byte(tmp_path: Path) -> None:
    parts = [ReportPart(PartKind.MATCH, "match.thousand", bytes(range(256))), words_part("  Ой!\n\n")]
    target = tmp_path / "report.zip"
    target.write_text("an older one")
    write_report(target, parts)
    with zipfile.ZipFile(target) as archive:
        assert archive.testzip() is None
        assert {name: archive.read(name) for name in archive.namelist()} == {
            "match.thousand": bytes(range(256)),
            "what-happened.txt": "Ой!\n".encode(),
        }
    assert list(tmp_path.iterdir()) == [target]


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "report.zip"
    target.write_text("an older one")

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(OSError, match="No space left"):
        write_report(target, [words_part("x")])
    assert target.read_text() == "an older one"
    assert list(tmp_path.iterdir()) == [target]


def test_a_disk_that_fills_up_while_it_is_written_leaves_nothing(tmp_path: Path) -> None:
    """With the system's own limit instead of a real full disk."""
    program = """
import os, resource, sys
from pathlib import Path
from thousand_qt.app.problem_report import PartKind, ReportPart, write_report
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
try:
    write_report(Path(sys.argv[1]), [ReportPart(PartKind.LOG, "log", os.urandom(300_000))])
except OSError as error:
    print(error.strerror)
"""
    done = subprocess.run(
        [sys.executable, "-c", program, tmp_path / "report.zip"], capture_output=True, text=True, check=True
    )
    assert done.stdout == "File too large\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["file/report.zip", "nowhere/report.zip", "folder"])
def test_a_place_that_cannot_be_written_to_raises(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):  # noqa: PT011 - which one depends on the system
        write_report(tmp_path / name, [words_part("x")])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
