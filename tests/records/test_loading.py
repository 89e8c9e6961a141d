"""Reading files that may be anything: each gives a record, or says what is wrong with it and where."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.records.sample_records import played
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.record_faults import (
    AgainstTheRules,
    NoHeader,
    NotAnAction,
    NotARecord,
    NotJson,
    TooMuchTakenBack,
    UnknownVersion,
    WrongRules,
    WrongValue,
)
from thousand_qt.engine.record_text import write_record
from thousand_qt.records import loading
from thousand_qt.records.faults import (
    Fault,
    NotAFile,
    NotUtf8,
    NullBytes,
    RecordFileError,
    TooLarge,
    Unreadable,
)
from thousand_qt.records.loading import SIZE_LIMIT, load

RECORD = played(entries=25, take_back=0.05)
BYTES = write_record(RECORD).encode()
LINES = BYTES.splitlines(keepends=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.thousand"


def refused(path: Path, line: int | None) -> Fault:
    """Return what is said to be wrong; the file is still what it was."""
    try:
        before = path.read_bytes() if path.is_file() else None
    except (OSError, ValueError):
        before = None
    with pytest.raises(RecordFileError) as error:
        load(path)
    assert error.value.path == path
    assert error.value.line == line
    where = f"{path}: " if line is None else f"{path}, line {line}: "
    assert str(error.value) == f"{where}{error.value.reason}"
    assert len(error.value.reason) < 400
    assert len(error.value.reason.splitlines()) == 1
    if before is not None:
        assert path.read_bytes() == before
    return error.value.fault


def damaged(path: Path, data: bytes, line: int | None) -> Fault:
    path.write_bytes(data)
    return refused(path, line)


def test_a_whole_record(path: Path) -> None:
    path.write_bytes(BYTES)
    loaded = load(path)
    assert loaded.path == path
    assert loaded.record == RECORD
    assert loaded.state == RECORD.replay()
    assert (loaded.size, loaded.torn) == (len(BYTES), 0)


def test_cut_off_anywhere_it_has_exactly_the_lines_whose_newline_is_there(path: Path) -> None:
    for end in range(len(BYTES) + 1):
        path.write_bytes(BYTES[:end])
        complete = BYTES[:end].count(b"\n")
        if not complete:
            assert refused(path, 1) == NoHeader()
            continue
        loaded = load(path)
        assert loaded.record.entries == RECORD.entries[: complete - 1]
        assert loaded.size == sum(map(len, LINES[:complete]))
        assert loaded.torn == end - loaded.size


@pytest.mark.parametrize("torn", [b"\xff\xfe\x00", b"\0" * 4096, b"\xc5", b"[" * 100_000, b'{"seat": 1}'])
def test_whatever_follows_the_last_newline_is_left_out(path: Path, torn: bytes) -> None:
    path.write_bytes(BYTES + torn)
    loaded = load(path)
    assert loaded.record == RECORD
    assert (loaded.size, loaded.torn) == (len(BYTES), len(torn))


def test_what_editors_leave_does_no_harm(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + BYTES.replace(b"\n", b"\r\n"))
    loaded = load(path)
    assert loaded.record == RECORD
    assert loaded.size == len(BYTES) + len(LINES) + 3


def test_files_that_are_not_there_or_not_files(path: Path, tmp_path: Path) -> None:
    assert isinstance(refused(path, None), Unreadable)
    assert refused(tmp_path, None) == NotAFile(is_folder=True)
    assert isinstance(refused(Path("null\0byte"), None), Unreadable)
    assert isinstance(refused(Path("x" * 5000), None), Unreadable)
    assert isinstance(refused(Path("\ud800") / "x", None), Unreadable)
    path.write_bytes(BYTES)
    assert isinstance(refused(path / "below", None), Unreadable)


@pytest.mark.skipif(sys.platform == "win32", reason="devices, pipes and loops as Unix has them")
def test_what_only_looks_like_a_file(path: Path, tmp_path: Path) -> None:
    os.mkfifo(path)
    assert refused(path, None) == NotAFile(is_folder=False)  # and nobody waits for a writer
    assert refused(Path("/dev/zero"), None) == NotAFile(is_folder=False)
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert isinstance(refused(loop, None), Unreadable)


def test_a_file_that_may_not_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(BYTES)

    def refuse(self: Path, *_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        with pytest.raises(RecordFileError) as error:
            load(path)
    assert error.value.fault == Unreadable("Permission denied")


def test_a_hundred_megabytes_are_refused_without_being_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with path.open("wb") as file:
        file.truncate(100 << 20)
    monkeypatch.setattr(loading, "load_from", None)  # which would read
    with pytest.raises(RecordFileError) as error:
        load(path)
    assert error.value.fault == TooLarge(100 << 20, SIZE_LIMIT)
    assert error.value.line is None


def test_a_file_that_grows_while_it_is_opened(path: Path) -> None:
    path.write_bytes(BYTES + b"x" * SIZE_LIMIT)
    with path.open("rb") as file, pytest.raises(RecordFileError) as error:
        loading.load_from(file, path)
    assert isinstance(error.value.fault, TooLarge)


def test_noise_of_every_kind(path: Path) -> None:
    assert damaged(path, b"", 1) == NoHeader()
    assert damaged(path, b"noise without an end", 1) == NoHeader()
    assert isinstance(damaged(path, b"\n" * 1000, 1), NotJson)
    assert isinstance(damaged(path, b"\x7fELF\1\1\0\n", 1), NullBytes)
    assert isinstance(damaged(path, bytes(range(256)) * 100, 2), NotUtf8)
    assert isinstance(damaged(path, b"[" * (SIZE_LIMIT - 1) + b"\n", 1), NotJson)
    assert isinstance(damaged(path, b'"' + b"x" * (SIZE_LIMIT - 3) + b'"\n', 1), Fault)
    assert isinstance(damaged(path, b'{"format": "' + b"x" * 10**6 + b'"}\n', 1), NotARecord)
    assert isinstance(damaged(path, b"{}\n", 1), NotARecord)
    assert isinstance(damaged(path, b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", 2), NotUtf8)


def test_another_encoding_is_named_with_byte_and_line(path: Path) -> None:
    text = BYTES.decode()
    assert damaged(path, text.encode("utf-16"), 1) == NotUtf8(0xFF, 0)
    assert damaged(path, "{\n}".encode("utf-16-be"), 1) == NullBytes(0)
    legacy = BYTES.replace("Zażółć".encode(), "Zażółć".encode("cp1250"))
    position = legacy.index(b"\xbf")
    assert damaged(path, legacy, 1) == NotUtf8(0xBF, position)
    in_line_4 = b"".join(LINES[:3]) + b'{"title": "\xfe"}\n' + b"".join(LINES[3:])
    assert damaged(path, in_line_4, 4) == NotUtf8(0xFE, in_line_4.index(b"\xfe"))
    assert damaged(path, b"\xef\xbb\xbf" + in_line_4, 4) == NotUtf8(0xFE, in_line_4.index(b"\xfe") + 3)


def test_zeros_in_the_middle_are_named_with_their_line(path: Path) -> None:
    hole = BYTES[:1500] + b"\0" * 20 + BYTES[1520:]
    assert damaged(path, hole, BYTES.count(b"\n", 0, 1500) + 1) == NullBytes(1500)


def with_line(number: int, line: bytes) -> bytes:
    return b"".join([*LINES[: number - 1], line + b"\n", *LINES[number:]])


def test_damaged_lines_are_named(path: Path) -> None:
    assert isinstance(damaged(path, with_line(5, b'{"seat": 0, "do"'), 5), NotJson)
    assert isinstance(damaged(path, with_line(5, b'{"seat": 0, "do": "dance"}'), 5), NotAnAction)
    assert isinstance(
        damaged(path, with_line(5, b'{"seat": 0, "do": "' + b"x" * 10**6 + b'"}'), 5), NotAnAction
    )
    assert isinstance(damaged(path, with_line(5, b'{"seat": 9, "do": "pass"}'), 5), WrongValue)
    assert damaged(path, with_line(5, b'{"undo": 9}'), 5) == TooMuchTakenBack(9, 3)


def test_an_illegal_action_is_named_with_the_rule_it_breaks(path: Path) -> None:
    twice = b"".join([*LINES[:2], LINES[1], *LINES[2:]])
    fault = damaged(path, twice, 3)
    assert isinstance(fault, AgainstTheRules)
    assert fault.error.rule is BrokenRule.WRONG_MOMENT
    assert fault.action == str(RECORD.entries[0])


def test_impossible_headers_are_named(path: Path) -> None:
    header = LINES[0]
    newer = damaged(path, header.replace(b'"version": 3', b'"version": 12') + LINES[1], 1)
    assert newer == UnknownVersion("12", 3, is_newer=True)
    assert isinstance(damaged(path, header.replace(b'"players": 3', b'"players": 5'), 1), WrongRules)
    assert isinstance(damaged(path, header.replace(b'"players"', b'"gamblers"'), 1), WrongRules)
    assert isinstance(damaged(path, header.replace(b"sha256-1", b"sha256-2"), 1), WrongValue)
