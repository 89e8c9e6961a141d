"""Renaming, deleting, importing and exporting: every byte is kept, nothing is overwritten."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.records.library_helpers import CLASSIC, ids, short
from tests.records.slow_recount import hour
from tests.records.whole_matches import save, whole_match, with_header
from thousand_qt.engine.record_text import write_record
from thousand_qt.records import library as library_module
from thousand_qt.records.entries import Folder, Status
from thousand_qt.records.faults import InUse, RecordFileError
from thousand_qt.records.library import AlreadyThere, Library, UnknownMatch
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile


def test_renaming_writes_into_the_record(library: Library) -> None:
    before = library.get("1.thousand")
    match = library.rename("1.thousand", "Niedziela „u Łucji”\n2")
    assert match.title == load(before.path).record.title == "Niedziela „u Łucji”\n2"
    assert load(before.path).record.actions == short(1).actions
    assert (match.last_played, match.started, match.deals) == (
        before.last_played,
        before.started,
        before.deals,
    )
    assert library.refresh().read == 0
    library.rebuild()
    assert library.get("1.thousand").title == match.title
    assert library.rename("1.thousand", "").title == ""
    assert ids(library, text="niedziela") == []


def test_a_torn_line_does_not_swallow_a_title(library: Library) -> None:
    path = library.folder / "1.thousand"
    path.write_bytes(path.read_bytes()[:-4])
    assert library.rename("1.thousand", "Sunday").title == "Sunday"
    assert load(path).record.title == "Sunday"


def test_a_match_being_played_is_left_alone(library: Library) -> None:
    with RecordFile.reopen(library.folder / "1.thousand"):
        for change in (lambda: library.rename("1.thousand", "x"), lambda: library.delete("1.thousand")):
            with pytest.raises(RecordFileError) as error:
                change()
            assert isinstance(error.value.fault, InUse)
        library.refresh()
        assert library.get("1.thousand").status is Status.OPEN
        library.export_file("1.thousand", library.data / "copy.thousand")
    library.delete("1.thousand")


def test_a_damaged_match_cannot_be_renamed_but_deleted(library: Library) -> None:
    (library.folder / "1.thousand").write_text("noise\n")
    library.refresh()
    with pytest.raises(RecordFileError):
        library.rename("1.thousand", "x")
    moved = library.delete("1.thousand")
    assert moved.status is Status.DAMAGED
    assert moved.path.read_text() == "noise\n"


# Deleting and restoring


def test_deleting_and_restoring(library: Library) -> None:
    library.rename("1.thousand", "Sunday")
    before = library.get("1.thousand")
    data = before.path.read_bytes()
    deleted = library.delete("1.thousand")
    assert (deleted.id, deleted.title, deleted.last_played) == (
        "deleted/1.thousand",
        "Sunday",
        before.last_played,
    )
    assert deleted.path.read_bytes() == data
    assert not before.path.exists()
    assert ids(library) == ["0.thousand", "2.thousand"]
    assert ids(library, folder=Folder.DELETED) == ["deleted/1.thousand"]
    library.rebuild()
    assert ids(library, folder=Folder.DELETED) == ["deleted/1.thousand"]
    assert library.restore("deleted/1.thousand") == before
    with pytest.raises(UnknownMatch):
        library.delete("deleted/1.thousand")


def test_nothing_is_ever_overwritten(library: Library) -> None:
    library.delete("1.thousand")
    save(short(5), library.folder / "1.thousand")
    library.refresh()
    assert library.delete("1.thousand").id == "deleted/1-2.thousand"
    save(short(6), library.folder / "1.thousand")
    library.refresh()
    assert library.restore("deleted/1.thousand").id == "1-2.thousand"
    kept = sorted(path.name for path in library.folder.rglob("*.thousand"))
    assert kept == ["0.thousand", "1-2.thousand", "1-2.thousand", "1.thousand", "2.thousand"]
    assert library.find().total == 4


def test_a_name_taken_in_the_last_moment_is_left_alone(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = save(short(5), library.folder / "deleted" / "1.thousand")
    data = taken.read_bytes()
    monkeypatch.setattr(
        library_module, "free_paths", lambda *_: iter((taken, taken.with_name("free.thousand")))
    )
    assert library.delete("1.thousand").id == "deleted/free.thousand"
    assert taken.read_bytes() == data


def test_purging_is_for_deleted_matches_only(library: Library) -> None:
    with pytest.raises(ValueError, match="not among the deleted"):
        library.purge("1.thousand")
    deleted = library.delete("1.thousand")
    library.purge(deleted.id)
    assert not deleted.path.exists()
    with pytest.raises(UnknownMatch):
        library.get(deleted.id)
    gone = library.delete("2.thousand")
    gone.path.unlink()
    library.purge(gone.id)


# Importing and exporting


def test_importing_copies_every_byte(library: Library, tmp_path: Path) -> None:
    record = with_header(short(5), started="2025-12-24T20:15:00+01:00", title="Wigilia")
    source = save(record, tmp_path / "from a friend" / "Wigilia (1).thousand", hour=5)
    source.write_bytes(source.read_bytes() + b'{"seat": 0, "do"')
    os.utime(source, (hour(5).timestamp(), hour(5).timestamp()))
    match = library.import_file(source)
    assert match.id == "2025-12-24-201500.thousand"
    assert match.path.read_bytes() == source.read_bytes()
    assert (match.title, match.last_played) == ("Wigilia", hour(5))
    assert library.refresh().read == 0
    other = with_header(short(6), started="2025-12-24T20:15:00+01:00")
    assert library.import_file(save(other, tmp_path / "b.thousand")).id == "2025-12-24-201500-2.thousand"
    assert [path.name for path in library.folder.iterdir() if path.suffix == ".part"] == []


def test_a_record_of_the_first_version_keeps_its_name(library: Library) -> None:
    source = Path(__file__).parents[1] / "data" / "records" / "version-1-whole.jsonl"
    match = library.import_file(source)
    assert match.id == "version-1-whole.thousand"
    assert match.status is Status.FINISHED
    with pytest.raises(AlreadyThere) as error:
        library.import_file(source)
    assert error.value.entry == match


def test_the_same_match_is_not_imported_twice(library: Library, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    record = short(1)
    longer = whole_match(CLASSIC, 31, deals=3, hour=1)
    for text in (
        write_record(record),
        write_record(with_header(record, title="another", program="9")),
        write_record(record) + '{"title": "later"}\n',
        write_record(record).replace("\n", "\r\n"),
        write_record(record) + '{"torn',
    ):
        copy.write_bytes(text.encode())
        with pytest.raises(AlreadyThere) as error:
            library.import_file(copy)
        assert error.value.entry == library.get("1.thousand")
    library.delete("1.thousand")
    with pytest.raises(AlreadyThere) as error:
        library.import_file(copy)
    assert error.value.entry.folder is Folder.DELETED
    library.purge("deleted/1.thousand")
    library.import_file(copy)
    assert library.import_file(save(longer, tmp_path / "longer.thousand")).deals == 3
    with pytest.raises(AlreadyThere):
        library.import_file(library.folder / "0.thousand")


def test_a_copy_that_has_gone_does_not_keep_a_match_out(library: Library, tmp_path: Path) -> None:
    source = tmp_path / "x.thousand"
    (library.folder / "1.thousand").rename(source)
    assert library.import_file(source).status is Status.OPEN


def test_what_is_no_record_is_not_imported(library: Library, tmp_path: Path) -> None:
    noise = tmp_path / "noise.thousand"
    noise.write_bytes(os.urandom(4000))
    before = sorted(library.folder.iterdir())
    for source in (noise, tmp_path, tmp_path / "missing"):
        with pytest.raises(RecordFileError):
            library.import_file(source)
    assert sorted(library.folder.iterdir()) == before


def test_importing_into_a_new_library(tmp_path: Path) -> None:
    library = Library(tmp_path / "new")
    assert (
        library.import_file(save(short(1), tmp_path / "x.thousand")).deals == library.find().matches[0].deals
    )


def test_exporting(library: Library, tmp_path: Path) -> None:
    library.rename("1.thousand", "Sunday")
    target = tmp_path / "out.thousand"
    target.write_text("old")
    library.export_file("1.thousand", target)
    assert target.read_bytes() == library.get("1.thousand").path.read_bytes()
    other = Library(tmp_path / "other")
    assert other.import_file(target).title == "Sunday"
    (tmp_path / "folder").mkdir()
    for bad in (tmp_path / "missing" / "x.thousand", tmp_path / "folder"):
        with pytest.raises(OSError, match=r"."):
            library.export_file("1.thousand", bad)
    assert [path.name for path in tmp_path.rglob("*.part")] == []
    with pytest.raises(UnknownMatch):
        library.export_file("x", target)
