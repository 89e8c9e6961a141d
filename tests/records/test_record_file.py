"""The record of a match being played: every line on disk at once, alone, in order, whatever the disk does."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records.sample_records import a_header, played
from thousand_qt.engine.actions import Action
from thousand_qt.engine.record import Record, Rename, TakeBack
from thousand_qt.engine.record_faults import NoHeader
from thousand_qt.engine.record_text import entry_line, header_line, write_record
from thousand_qt.records import record_file
from thousand_qt.records.faults import InUse, NotAFile, RecordFileError, Unreadable, Unwritable
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile

ROOT = Path(__file__).parents[2]
RECORD = played(entries=60)
A, B, C, D = RECORD.actions[:4]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "one.thousand"


def written(path: Path, *actions: Action) -> Path:
    with RecordFile.create(path, RECORD.header) as file:
        for action in actions:
            file.append(action)
    return path


def actions_in(path: Path) -> tuple[Action, ...]:
    return load(path).record.actions


def test_every_line_can_be_read_as_soon_as_it_is_written(path: Path) -> None:
    with RecordFile.create(path, RECORD.header) as file:
        assert file.loaded is None
        assert load(path).record == Record(RECORD.header)
        for number, action in enumerate(RECORD.actions, start=1):
            file.append(action)
            assert load(path).record == Record(RECORD.header, RECORD.actions[:number])
            assert file.unsaved == 0
    assert path.read_bytes() == write_record(RECORD).encode()


def test_every_line_is_flushed_and_the_folder_after_it_was_made(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[str] = []
    real = os.fsync

    def fsync(descriptor: int) -> None:
        flushed.append("folder" if Path(f"/proc/self/fd/{descriptor}").is_dir() else "file")
        real(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    file = RecordFile.create(path, RECORD.header)
    if Path("/proc/self/fd").exists():
        assert flushed == ["folder", "file", "folder"]
    flushed.clear()
    file.append(A)
    file.append_undo(1)
    file.append_title("x")
    assert flushed == ["file"] * 3
    file.close()


def test_moves_taken_back_and_titles_are_lines_too(path: Path) -> None:
    with RecordFile.create(path, RECORD.header) as file:
        file.append(A)
        file.append(B)
        file.append_undo(2)
        file.append(A)
        file.append_title("Niedziela")
    loaded = load(path)
    assert loaded.record.entries == (A, B, TakeBack(2), A, Rename("Niedziela"))
    assert loaded.record.actions == (A,)
    assert loaded.record.undone == (B,)
    assert loaded.record.title == "Niedziela"
    assert loaded.state == RECORD.replay(1)


def test_an_existing_file_is_never_overwritten(path: Path) -> None:
    written(path, A)
    with pytest.raises(FileExistsError):
        RecordFile.create(path, RECORD.header)
    assert actions_in(path) == (A,)
    with RecordFile.create_in(path.parent, "one", RECORD.header) as file:
        assert file.path.name == "one-2.thousand"
    with RecordFile.create_in(path.parent, "one", RECORD.header) as file:
        assert file.path.name == "one-3.thousand"
    assert actions_in(path) == (A,)


def test_another_program_that_takes_the_name_first_does_not_matter(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path, A)
    other = path.with_name("two.thousand")
    monkeypatch.setattr(record_file, "free_paths", lambda *_: iter((path, other)))  # it was free a moment ago
    with RecordFile.create_in(path.parent, "one", RECORD.header) as file:
        assert file.path == other


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for create in (
        lambda: RecordFile.create(tmp_path / "file" / "x.thousand", RECORD.header),
        lambda: RecordFile.create_in(tmp_path / "file", "x", RECORD.header),
        lambda: RecordFile.create_in(tmp_path / "file" / "below", "x", RECORD.header),
    ):
        with pytest.raises(OSError, match="file"):
            create()


def test_a_file_whose_header_cannot_be_written_is_not_left_behind(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        RecordFile.create(path, RECORD.header)
    assert list(path.parent.iterdir()) == []


def full_disk(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


# Going on


@pytest.mark.parametrize("torn", ["", "{", '{"seat": 1, "do": "pass"}', '{"undo": 1}', "\0\0\0\0", "\ufffd"])
def test_going_on_cuts_a_torn_line_off_and_nothing_else(path: Path, torn: str) -> None:
    written(path, A, B)
    whole = path.read_bytes()
    path.write_bytes(whole + torn.encode() + (b"\xc5" if torn else b""))  # and half of a letter
    with RecordFile.reopen(path) as file:
        assert file.loaded is not None
        assert file.loaded.record == Record(RECORD.header, (A, B))
        assert path.read_bytes() == whole
        file.append(C)
    assert path.read_bytes() == whole + entry_line(C).encode()
    assert actions_in(path) == (A, B, C)


def test_going_on_again_and_again(path: Path) -> None:
    written(path)
    for number, action in enumerate(RECORD.actions):
        with RecordFile.reopen(path) as file:
            assert file.loaded is not None
            assert file.loaded.record.actions == RECORD.actions[:number]
            file.append(action)
    assert path.read_bytes() == write_record(RECORD).encode()


def test_a_record_of_version_1_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    old = (ROOT / "tests" / "data" / "records" / "version-1-unfinished.jsonl").read_bytes()
    path.write_bytes(old)
    with RecordFile.reopen(path) as file:
        file.append_undo(1)
    assert path.read_bytes() == old + b'{"undo": 1}\n'
    assert len(actions_in(path)) == 60


def test_a_file_with_the_line_ends_of_windows_can_be_gone_on_with(path: Path) -> None:
    written(path, A)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    with RecordFile.reopen(path) as file:
        file.append(B)
    assert actions_in(path) == (A, B)


def test_what_cannot_be_gone_on_with_stays_as_it_is(path: Path) -> None:
    written(path, A, B)
    damaged = path.read_bytes().replace(b'"do"', b'"xx"') + b"torn"
    path.write_bytes(damaged)
    with pytest.raises(RecordFileError) as error:
        RecordFile.reopen(path)
    assert error.value.line == 2
    assert path.read_bytes() == damaged
    path.write_bytes(header_line(RECORD.header).encode()[:50])
    with pytest.raises(RecordFileError) as error:
        RecordFile.reopen(path)
    assert error.value.fault == NoHeader()
    assert path.stat().st_size == 50
    with pytest.raises(RecordFileError) as error:
        RecordFile.reopen(path.parent)
    assert error.value.fault == NotAFile(is_folder=True)
    with pytest.raises(RecordFileError) as error:
        RecordFile.reopen(path.with_name("gone"))
    assert isinstance(error.value.fault, Unreadable)
    with pytest.raises(RecordFileError) as error:
        RecordFile.reopen(Path("null\0byte"))
    assert isinstance(error.value.fault, Unreadable)


def test_a_file_that_may_only_be_read_is_told_from_a_damaged_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path, A)
    real = Path.open

    def read_only(self: Path, mode: str = "r", *arguments: int, **options: int) -> object:
        if "+" in mode:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(self, mode, *arguments, **options)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", read_only)
    with pytest.raises(RecordFileError) as error:
        RecordFile.reopen(path)
    assert error.value.fault == Unwritable("Permission denied")
    assert actions_in(path) == (A,)


# One writer


def test_a_record_has_one_writer_and_any_number_of_readers(path: Path) -> None:
    file = RecordFile.create(path, RECORD.header)
    with pytest.raises(RecordFileError) as error:
        RecordFile.reopen(path)
    assert error.value.fault == InUse()
    assert actions_in(path) == ()
    file.close()
    file.close()
    again = RecordFile.reopen(path)
    with pytest.raises(RecordFileError):
        RecordFile.reopen(path)
    again.append(A)
    again.close()
    with RecordFile.reopen(path) as file:
        assert file.loaded is not None
        assert file.loaded.record.actions == (A,)


_HOLD = """
import sys
from pathlib import Path
from thousand_qt.records.record_file import RecordFile
file = RecordFile.reopen(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def test_a_record_in_another_process_is_in_use_until_that_is_killed(path: Path) -> None:
    written(path, A)
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open" + os.linesep.encode()
        with pytest.raises(RecordFileError) as error:
            RecordFile.reopen(path)
        assert error.value.fault == InUse()
        assert actions_in(path) == (A,)
        process.kill()
        process.wait()
    with RecordFile.reopen(path) as file:
        file.append(B)


# A disk that gives trouble


def test_lines_a_full_disk_did_not_take_are_written_when_there_is_room(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = RecordFile.create(path, RECORD.header)
    file.append(A)
    with monkeypatch.context() as trouble:
        trouble.setattr(os, "fsync", full_disk)
        for number, action in enumerate((B, C), start=1):
            with pytest.raises(OSError, match="No space"):
                file.append(action)
            assert file.unsaved == number
        with pytest.raises(OSError, match="No space"):
            file.save()
    file.append(D)
    assert file.unsaved == 0
    file.close()
    assert path.read_bytes() == write_record(Record(RECORD.header, (A, B, C, D))).encode()


def test_waiting_lines_can_be_saved_without_another_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = RecordFile.create(path, RECORD.header)
    file.save()
    with monkeypatch.context() as trouble:
        trouble.setattr(os, "fsync", full_disk)
        with pytest.raises(OSError, match="No space"):
            file.append(A)
    file.save()
    assert actions_in(path) == (A,)
    with monkeypatch.context() as trouble:
        trouble.setattr(os, "fsync", full_disk)
        with pytest.raises(OSError, match="No space"):
            file.append(B)
    file.close()
    assert actions_in(path) == (A, B)


def test_a_file_can_be_given_back_although_a_line_still_waits(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = RecordFile.create(path, RECORD.header)
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        file.append(A)
    file.close()
    monkeypatch.undo()
    RecordFile.reopen(path).close()


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process as Unix has them")
@pytest.mark.parametrize("room", [0, 1, 20, 40])
def test_a_part_of_a_line_is_cut_off_before_the_rest_is_written(path: Path, room: int) -> None:
    """The system really takes only a part: the process may not make a file longer than that."""
    code = """
import resource, signal, sys
from pathlib import Path
from tests.records.test_record_file import A, B, C, RECORD, RecordFile, load
path, room = Path(sys.argv[1]), int(sys.argv[2])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
file = RecordFile.create(path, RECORD.header)
file.append(A)
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + room, hard))
for action in (B, C):
    try:
        file.append(action)
    except OSError as error:
        print(error.strerror, load(path).record.actions == (A, B)[: 1 + (room == 40)])
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
file.append(RECORD.actions[3])
print(load(path).record.actions == RECORD.actions[:4], load(path).torn)
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(path), str(room)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    refusals = 1 if room == 40 else 2
    assert done.stdout == "File too large True\n" * refusals + "True 0\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete a file that is open")
def test_a_record_that_was_deleted_is_noticed(path: Path) -> None:
    file = RecordFile.create(path, RECORD.header)
    path.unlink()
    with pytest.raises(FileNotFoundError):
        file.append(A)
    file.close()


def test_a_record_that_somebody_else_shortened_is_noticed(path: Path) -> None:
    file = RecordFile.create(path, RECORD.header)
    file.append(A)
    os.truncate(path, 40)
    with pytest.raises(OSError, match="Another program"):
        file.append(B)
    assert path.stat().st_size == 40
    file.close()


def test_a_folder_that_cannot_be_flushed_is_no_reason_not_to_play(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def refuse(name: str | Path, flags: int, *arguments: int, **options: int) -> int:
        if Path(name).is_dir():
            raise OSError(errno.EINVAL, "Invalid argument")
        return real(name, flags, *arguments, **options)

    monkeypatch.setattr(os, "open", refuse)
    written(path, A)
    assert actions_in(path) == (A,)


def test_the_header_may_name_anybody(tmp_path: Path) -> None:
    header = a_header("polish-four")
    with RecordFile.create(tmp_path / "x.thousand", header):
        pass
    assert load(tmp_path / "x.thousand").record.header == header


_WRITE = """
import sys
from pathlib import Path
from tests.records.test_record_file import RECORD, RecordFile
file = RecordFile.reopen(Path(sys.argv[1]))
for action in RECORD.actions[len(file.loaded.record.actions):]:
    file.append(action)
    print("saved", flush=True)
sys.stdin.read()
"""


def test_whatever_was_saved_survives_the_end_of_the_process(path: Path) -> None:
    """Killed again and again at moments of its own choosing, each time a little further on."""
    written(path)
    saved = 0
    for further in (1, 0, 5, 2, 0, 11, 3, 1):
        with subprocess.Popen(
            [sys.executable, "-c", _WRITE, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            for _ in range(further):
                assert process.stdout.readline().strip() == b"saved"
            process.kill()
            saved += further + process.stdout.read().count(b"saved")
        loaded = load(path)
        done = len(loaded.record.actions)
        assert loaded.record.actions == RECORD.actions[:done]
        assert done >= saved
        saved = done
