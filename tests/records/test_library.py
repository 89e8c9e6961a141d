"""The library: what it lists is what is in the files, whatever happens to files, index and process."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.slow_recount import hour
from tests.records.whole_matches import ANNA, TABLE, fill, many_records, save, whole_match, with_header
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.record_text import header_line, write_record
from thousand_qt.engine.rules import PRESETS, preset
from thousand_qt.records import indexing
from thousand_qt.records.entries import Folder, MatchEntry, MatchFilter, Result, SortBy, Status
from thousand_qt.records.facts import preset_of, rules_key
from thousand_qt.records.faults import InUse, RecordFileError
from thousand_qt.records.library import AlreadyThere, Library, UnknownMatch
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile

CLASSIC = preset("classic")


@pytest.fixture(scope="module")
def full_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("data")
    fill(data / "matches")
    return data


@pytest.fixture(scope="module")
def full(full_data: Path) -> Library:
    """A library of many matches, to look at only."""
    library = Library(full_data)
    library.refresh()
    return library


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library of three short matches, to write into."""
    for number in range(3):
        save(short(number), tmp_path / "data" / "matches" / f"{number}.thousand", hour=number)
    library = Library(tmp_path / "data")
    library.refresh()
    return library


def short(number: int, **changes: Any) -> Record:
    return whole_match(CLASSIC, 30 + number, deals=2, hour=number, **changes)


def ids(library: Library, **wanted: Any) -> list[str]:
    page = library.find(MatchFilter(**wanted), SortBy.LAST_PLAYED, descending=False)
    assert len(page.matches) == page.total
    return [match.id for match in page.matches]


def read_by(library: Library, monkeypatch: pytest.MonkeyPatch, refresh: Callable[[], object]) -> list[str]:
    """The names of the files that a refresh reads."""
    names: list[str] = []

    def watched(path: Path) -> object:
        names.append(path.name)
        return load(path)

    with monkeypatch.context() as patch:
        patch.setattr(indexing, "load", watched)
        refresh()
    return names


# What is listed


def test_every_match_is_listed_as_its_record_is(full: Library) -> None:
    records = dict(many_records())
    page = full.find()
    assert page.total == len(page.matches) == len(records)
    for match in page.matches:
        record = records[match.id]
        state = record.replay()
        assert match.path == full.folder / match.id
        assert match.size == match.path.stat().st_size
        assert match.status is (Status.OPEN if state.outcome is None else Status.FINISHED)
        assert match.fault is None
        assert match.rules == record.header.rules
        assert match.preset == preset_of(record.header.rules)
        assert match.rules_key == (match.preset or rules_key(record.header.rules))
        assert match.title == (record.title or "")
        assert [(seat.name, seat.kind) for seat in match.seats] == [
            (seat.name, seat.kind) for seat in record.header.seats
        ]
        assert tuple(seat.total for seat in match.seats) == state.totals
        assert match.winners == (() if state.outcome is None else state.outcome.winners)
        assert match.end_reason is (None if state.outcome is None else state.outcome.reason)
        assert match.deals == len(state.results)
        assert match.taken_back == record.taken_back
        assert match.origin == record.header.origin
        people = [seat for seat, entry in enumerate(record.header.seats) if entry.kind == "human"]
        assert match.human == (people[0] if people else None)
        if state.outcome is None or not people:
            assert match.result is None
        else:
            assert match.result is (Result.WON if people[0] in state.outcome.winners else Result.LOST)
        if record.header.started is not None:
            assert match.started == datetime.fromisoformat(record.header.started)
    assert [match.last_played for match in page.matches] == [
        hour(number) for number in reversed(range(200, 200 + len(records)))
    ]


def test_rule_sets(full: Library) -> None:
    found = {rules.key: rules for rules in full.rule_sets()}
    keys = [rules_key(record.header.rules) for _, record in many_records()]
    assert {key: rules.matches for key, rules in found.items()} == {key: keys.count(key) for key in keys}
    assert {rules.preset for rules in found.values()} == {*PRESETS, None}
    counts = [rules.matches for rules in full.rule_sets()]
    assert counts == sorted(counts, reverse=True)
    assert full.rule_sets(Folder.DELETED) == ()


def test_when_a_match_began(tmp_path: Path) -> None:
    """The record says it; else the name the program gave the file; else the file itself."""
    folder = tmp_path / "matches"
    said = with_header(short(0), started="2025-05-06T07:08:09+02:00")
    silent = with_header(short(0), started=None)
    impossible = with_header(short(0), started="0001-01-01T00:00:00+14:00")
    save(said, folder / "2024-01-01-000000.thousand", hour=5)
    save(silent, folder / "2025-12-31-235958.thousand", hour=5)
    save(silent, folder / "2025-02-31-000000-2.thousand", hour=5)
    save(silent, folder / "Sunday.thousand", hour=5)
    save(impossible, folder / "long-ago.thousand", hour=5)
    library = Library(tmp_path)
    library.refresh()
    assert library.get("2024-01-01-000000.thousand").started == datetime.fromisoformat("2025-05-06T05:08:09Z")
    named = datetime(2025, 12, 31, 23, 59, 58).astimezone()
    assert library.get("2025-12-31-235958.thousand").started == named
    assert library.get("2025-02-31-000000-2.thousand").started == hour(5)
    assert library.get("Sunday.thousand").started == hour(5)
    library.get("long-ago.thousand")


def test_a_match_from_the_future_was_last_played_when_it_began(tmp_path: Path) -> None:
    """A copy may carry the time of anything."""
    save(with_header(short(0), started=hour(50).isoformat()), tmp_path / "matches" / "x.thousand", hour=3)
    library = Library(tmp_path)
    library.refresh()
    assert library.get("x.thousand").last_played == hour(50)


# Asking


WORDS = (
    "anna",
    "ANNA bob",
    "lucja",
    "Łucja",
    "соня",
    "сон",
    "no-",
    "a-1",
    "b-",
    "nothing",
    "",
    "  ",
    "%",
    "'",
)


filters = st.builds(
    MatchFilter,
    status=st.none() | st.sampled_from(Status),
    rules=st.none() | st.sampled_from([*PRESETS, "own-nothing"]),
    since=st.none() | st.integers(195, 240).map(hour),
    until=st.none() | st.integers(195, 240).map(hour),
    result=st.none() | st.sampled_from(Result),
    text=st.sampled_from(WORDS),
    with_undo=st.none() | st.booleans(),
)


def lets_through(wanted: MatchFilter, match: MatchEntry) -> bool:
    words = " ".join((match.title, match.path.stem, *(seat.name for seat in match.seats)))
    plain = words.lower().replace("ł", "l")
    checks = (
        wanted.status in (None, match.status),
        wanted.rules in (None, match.rules_key),
        wanted.since is None or match.last_played >= wanted.since,
        wanted.until is None or match.last_played < wanted.until,
        wanted.result in (None, match.result),
        wanted.with_undo in (None, match.taken_back > 0),
        all(word in plain for word in wanted.text.lower().replace("ł", "l").split()),
    )
    return all(checks)


@given(filters)
def test_filters(full: Library, wanted: MatchFilter) -> None:
    everything = full.find(descending=False).matches
    page = full.find(wanted, descending=False)
    assert list(page.matches) == [match for match in everything if lets_through(wanted, match)]
    assert page.total == len(page.matches)


SORT_KEYS: dict[SortBy, Callable[[MatchEntry], Any]] = {
    SortBy.LAST_PLAYED: lambda match: match.last_played,
    SortBy.STARTED: lambda match: match.started,
    SortBy.RULES: lambda match: match.rules_key,
    SortBy.DEALS: lambda match: match.deals,
    SortBy.TOTAL: lambda match: match.seats[match.human].total if match.human is not None else -(10**9),
    SortBy.TITLE: lambda match: match.title,
}


@given(st.sampled_from(SortBy), st.booleans(), st.integers(0, 40), st.none() | st.integers(0, 40))
def test_sorting_and_paging(
    full: Library, sort: SortBy, descending: bool, offset: int, limit: int | None
) -> None:
    everything = full.find(sort=sort, descending=descending).matches
    keys = [SORT_KEYS[sort](match) for match in everything]
    if sort is SortBy.TOTAL and not descending:  # without a person: last both ways
        assert keys[-1] == -(10**9)
        keys.pop()
    assert keys == sorted(keys, reverse=descending)
    page = full.find(sort=sort, descending=descending, offset=offset, limit=limit)
    assert page.matches == everything[offset:][:limit]
    assert page.total == len(everything)


def test_titles_sort_as_people_read_them(library: Library) -> None:
    for number, title in enumerate(("Żółw", "łąka", "")):
        library.rename(f"{number}.thousand", title)
    library.import_file(save(with_header(short(7), title="Ala"), library.data / "x.thousand"))
    titles = [match.title for match in library.find(sort=SortBy.TITLE, descending=False).matches]
    assert titles == ["Ala", "łąka", "Żółw", ""]
    titles = [match.title for match in library.find(sort=SortBy.TITLE).matches]
    assert titles == ["Żółw", "łąka", "Ala", ""]


def test_a_search_looks_into_titles_names_and_file_names(library: Library) -> None:
    library.rename("1.thousand", "Niedziela u Ёлки")
    assert ids(library, text="NIEDZIELA елки") == ["1.thousand"]
    assert ids(library, text="łucja 2") == ["2.thousand"]
    assert ids(library, text="niedziela 2") == []
    assert ids(library, text='" OR 1') == []


# Following the files


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
        (header_line(short(0).header).replace('"version": 2', '"version": 99').encode(), "UnknownVersion", 1),
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


# Titles


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


def test_names_are_told_apart_as_people_do(tmp_path: Path) -> None:
    seats = (SeatEntry("  ANNA  Maria ", "human"), *TABLE[1:3])
    save(short(1, seats=seats), tmp_path / "matches" / "1.thousand")
    library = Library(tmp_path)
    library.refresh()
    assert library.find().matches[0].seats[0].name == "  ANNA  Maria "
    assert ids(library, text="anna maria") == ["1.thousand"]
    assert ANNA.name == "Anna"


def test_dates_are_moments(full: Library) -> None:
    """The same moment in another zone is the same."""
    zone = hour(210).astimezone(tz=None)
    assert full.find(MatchFilter(since=zone)).total == full.find(MatchFilter(since=hour(210))).total
    before = full.find(MatchFilter(until=zone)).total
    assert full.find(MatchFilter(until=zone + timedelta(seconds=1))).total == before + 1
