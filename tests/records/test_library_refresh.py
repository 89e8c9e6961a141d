"""The library follows the files, whatever they are, reads no more than it must and may be used meanwhile."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.records.library_helpers import CLASSIC, ids, read_by, short
from tests.records.slow_recount import hour
from tests.records.whole_matches import save, whole_match, with_header
from thousand_qt.engine.record import Record
from thousand_qt.engine.record_text import header_line, write_record
from thousand_qt.records import indexing
from thousand_qt.records.entries import Folder, Status
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.library import Library, UnknownMatch
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile


def test_a_refresh_reads_only_what_has_changed(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_by(library, monkeypatch, library.refresh) == []
    again = Library(library.data)
    assert read_by(again, monkeypatch, again.refresh) == []
    with RecordFile.reopen(library.folder / "1.thousand") as file:
        file.append(whole_match(CLASSIC, 31, deals=3, hour=1).actions[len(short(1).actions)])
    save(short(8), library.folder / "8.JSONL")
    save(short(9), library.folder / "9.json")
    (library.folder / "2.thousand").unlink()
    assert set(read_by(library, monkeypatch, library.refresh)) == {"1.thousand", "8.JSONL"}
    assert set(ids(library)) == {"0.thousand", "1.thousand", "8.JSONL"}
    assert read_by(library, monkeypatch, library.rebuild) == ["8.JSONL", "1.thousand", "0.thousand"]


def test_what_a_refresh_reports(library: Library) -> None:
    (library.folder / "0.thousand").unlink()
    (library.folder / "1.thousand").write_text("noise\n")
    save(short(5), library.folder / "5.thousand")
    report = library.refresh()
    assert (report.read, report.damaged, report.gone, report.total) == (2, 1, 1, 3)
    assert report.is_complete
    assert report.fault == ""
    assert library.is_complete


def test_a_match_that_went_on_is_seen_anew(library: Library) -> None:
    record = whole_match(CLASSIC, 100, hour=5)
    begun = whole_match(CLASSIC, 100, hour=5, deals=2)
    path = save(begun, library.folder / "5.thousand")
    library.refresh()
    before = library.get("5.thousand")
    with RecordFile.reopen(path) as file:
        for action in record.actions[len(begun.actions) :]:
            file.append(action)
    library.refresh()
    after = library.get("5.thousand")
    assert (before.status, after.status) == (Status.OPEN, Status.FINISHED)
    assert after.deals == len(record.replay().results)


def test_one_record_can_be_read_again_after_playing(library: Library) -> None:
    path = save(short(5), library.folder / "5.thousand")
    assert library.update(path).id == "5.thousand"
    path.write_text(write_record(short(6)))
    assert library.update(path).deals == library.get("5.thousand").deals
    with pytest.raises(UnknownMatch):
        library.update(library.folder / "missing.thousand")


def test_newest_matches_come_first_and_progress_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexing, "_BATCH", 4)
    for number in range(10):
        save(short(number), tmp_path / "matches" / f"{number}.thousand", hour=number)
    library = Library(tmp_path)
    seen: list[tuple[int, int, list[str]]] = []
    library.refresh(lambda done, of: seen.append((done, of, ids(library))))
    assert [(done, of) for done, of, _ in seen] == [(4, 10), (8, 10)]
    assert seen[0][2] == [f"{number}.thousand" for number in range(6, 10)]


def test_a_cancelled_refresh_keeps_what_it_has_read(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4, 9):
        save(short(number), library.folder / f"{number}.thousand", hour=number)
    asked: list[int] = []

    def is_cancelled() -> bool:
        asked.append(1)
        return len(asked) > 2

    report = library.refresh(is_cancelled=is_cancelled)
    assert (report.read, report.is_complete) == (2, False)
    assert ids(library)[-2:] == ["7.thousand", "8.thousand"]
    assert set(read_by(library, monkeypatch, library.refresh)) == {"4.thousand", "5.thousand", "6.thousand"}
    library.rebuild(is_cancelled=lambda: True)
    assert not library.is_complete


def test_a_folder_that_cannot_be_read_changes_nothing(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: object) -> object:
        raise OSError(5, "the network is gone", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", fail)
        report = library.refresh()
    assert report.fault == "the network is gone"
    assert not report.is_complete
    assert library.find().total == report.total == 3


def test_no_folder_is_an_empty_library(tmp_path: Path) -> None:
    library = Library(tmp_path / "new")
    report = library.refresh()
    assert (report.total, report.is_complete, library.fault) == (0, True, "")
    assert library.find().matches == ()
    with pytest.raises(UnknownMatch):
        library.get("x")


# Damaged files


@pytest.mark.parametrize(
    ("content", "kind", "line"),
    [
        (b"", "NoHeader", 1),
        (b"\x00" * 5000, "NoHeader", 1),
        (b"{}\n", "NotARecord", 1),
        (os.urandom(3000).replace(b"\0", b"x") + b"\n", None, None),
        (write_record(short(0)).encode("utf-16"), "NotUtf8", 1),
        (header_line(short(0).header).replace('"version": 3', '"version": 99').encode(), "UnknownVersion", 1),
        (write_record(short(0)).encode().replace(b"\n", b"\nnonsense\n", 3), "NotJson", 2),
    ],
    ids=["empty", "zeros", "foreign", "noise", "utf-16", "newer", "nonsense"],
)
def test_a_damaged_file_is_listed_with_its_fault(
    library: Library, content: bytes, kind: str | None, line: int | None
) -> None:
    path = library.folder / "1.thousand"
    path.write_bytes(content)
    report = library.refresh()
    assert (report.read, report.damaged, report.total) == (1, 1, 3)
    match = library.get("1.thousand")
    with pytest.raises(RecordFileError) as error:
        load(path)
    assert match.status is Status.DAMAGED
    assert match.fault is not None
    assert (match.fault.kind, match.fault.line) == (type(error.value.fault).__name__, error.value.line)
    assert match.fault.reason == error.value.reason
    if kind is not None:
        assert (match.fault.kind, match.fault.line) == (kind, line)
    assert match.result is None
    assert ids(library, status=Status.DAMAGED) == ["1.thousand"]
    assert path.read_bytes() == content
    assert library.refresh().read == 0


def test_a_damaged_file_tells_what_its_first_line_tells(library: Library) -> None:
    path = library.folder / "1.thousand"
    path.write_text(write_record(with_header(short(1), title="Sunday")) + "nonsense\n")
    library.refresh()
    match = library.get("1.thousand")
    assert match.fault is not None
    assert match.fault.line == len(short(1).entries) + 2
    assert [seat.name for seat in match.seats] == ["Anna", "Bob", "Łucja"]
    assert (match.title, match.preset, match.deals, match.started) == ("Sunday", "classic", 0, hour(1))
    assert ids(library, text="sunday lucja") == ["1.thousand"]


def test_folders_and_dead_links_are_damaged_too(library: Library) -> None:
    (library.folder / "folder.thousand").mkdir()
    (library.folder / "link.thousand").symlink_to(library.folder / "nowhere")
    library.refresh()
    assert {match.id: match.fault.kind for match in library.find().matches if match.fault is not None} == {
        "folder.thousand": "NotAFile",
        "link.thousand": "Unreadable",
    }
    save(short(5), library.folder / "nowhere")
    library.refresh()
    assert library.get("link.thousand").status is Status.OPEN


def test_a_file_that_can_be_read_again_is_read_again(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network folder may give a file later that it does not give now."""
    record = library.folder / "1.thousand"
    os.utime(record)

    def fail(path: Path) -> object:
        return load(path / "below")

    with monkeypatch.context() as patch:
        patch.setattr(indexing, "load", fail)
        library.refresh()
    assert library.get("1.thousand").fault is not None
    assert read_by(library, monkeypatch, library.refresh) == ["1.thousand"]
    assert library.get("1.thousand").fault is None


def test_a_fault_of_the_program_costs_one_match(
    library: Library, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    facts = indexing.match_facts

    def fail(record: Record, state: Any) -> object:
        if record.header.started == hour(1).isoformat():
            raise AssertionError("cannot be")
        return facts(record, state)

    monkeypatch.setattr(indexing, "match_facts", fail)
    library.rebuild()
    assert library.find().total == 3
    fault = library.get("1.thousand").fault
    assert fault is not None
    assert (fault.kind, fault.reason) == ("AssertionError", "cannot be")
    assert "cannot be indexed" in caplog.text


def test_files_set_aside_are_listed_apart(library: Library) -> None:
    save(short(5), library.folder / "damaged" / "5.thousand")
    library.refresh()
    assert len(ids(library)) == 3
    assert ids(library, folder=Folder.DAMAGED) == ["damaged/5.thousand"]


def test_a_name_that_is_no_text(library: Library) -> None:
    name = os.fsdecode(b"\xff\xfe.thousand")
    save(short(5), library.folder / name)
    library.refresh()
    assert library.get(name).path == library.folder / name
    assert library.refresh().read == 0
    assert library.rename(name, "x").title == "x"
    assert library.restore(library.delete(name).id).id == name


# Threads


def test_a_list_can_be_shown_while_another_thread_refreshes(tmp_path: Path) -> None:
    for number in range(60):
        save(short(number % 20), tmp_path / "matches" / f"{number:02}.thousand", hour=number)
    library = Library(tmp_path)
    totals: list[int] = []
    worker = threading.Thread(target=library.refresh)
    worker.start()
    while worker.is_alive():
        page = library.find(limit=5)
        totals.append(page.total)
        assert [match.id for match in page.matches] == [
            f"{59 - number:02}.thousand" for number in range(min(5, page.total))
        ]
    worker.join()
    assert totals == sorted(totals)
    assert library.find().total == 60


def test_two_threads_may_refresh_and_change_at_once(library: Library) -> None:
    for number in range(20):
        save(short(number), library.folder / f"more-{number}.thousand", hour=10 + number)
    faults: list[BaseException] = []

    def refresh() -> None:
        try:
            for _ in range(4):
                library.rebuild()
        except BaseException as error:
            faults.append(error)
            raise

    workers = [threading.Thread(target=refresh) for _ in range(2)]
    for worker in workers:
        worker.start()
    for number in range(20):
        moved = library.folder / f"more-{number}.thousand"
        library.update(moved)
    for worker in workers:
        worker.join()
    assert faults == []
    library.refresh()
    assert library.find().total == 23
