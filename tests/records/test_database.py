"""The index may be lost at any moment and in any way: the library goes on, and the records bring it back."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.records.library_helpers import ids, short
from tests.records.whole_matches import save
from thousand_qt.records import database
from thousand_qt.records.database import SCHEMA_VERSION, DatabaseBusy
from thousand_qt.records.library import Library
from thousand_qt.records.statistics import Statistics

ROOT = Path(__file__).parents[2]


def everything(library: Library) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in the tables, without the numbers rows happen to have."""

    def read(connection: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
        names = dict(connection.execute("SELECT id, file FROM matches").fetchall())
        tables: dict[str, list[tuple[Any, ...]]] = {}
        for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            rows: list[tuple[Any, ...]] = []
            for row in connection.execute(f"SELECT * FROM {table}"):
                number = next((key for key in ("match_id", "id") if key in row.keys()), None)  # noqa: SIM118
                rows.append(tuple(names[row[key]] if key == number else row[key] for key in row.keys()))  # noqa: SIM118
            tables[table] = sorted(rows, key=repr)
        return tables

    return library.database.read(read)


def rebuilt(library: Library, path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """What a library says that is built from the same files from nothing."""
    path.mkdir()
    (path / "matches").symlink_to(library.folder)
    other = Library(path)
    other.refresh()
    return everything(other)


def test_following_changes_leads_where_building_anew_does(library: Library, tmp_path: Path) -> None:
    library.rename("1.thousand", "Sunday")
    library.delete("2.thousand")
    library.import_file(save(short(7), tmp_path / "x.thousand"))
    (library.folder / "0.thousand").write_text("noise\n")
    (library.folder / "4.thousand").mkdir()
    library.refresh()
    found = everything(library)
    assert found == rebuilt(library, tmp_path / "other")
    library.rebuild()
    assert everything(library) == found


# Damage


def write_noise(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(5000))


def write_nothing(path: Path) -> None:
    path.write_bytes(b"")


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def break_pages(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    path.write_bytes(data)


def with_sql(*statements: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        connection = sqlite3.connect(path)
        for statement in statements:
            connection.execute(statement)
        connection.commit()
        connection.close()

    return change


def replace_by_another(path: Path) -> None:
    path.unlink()
    with_sql("CREATE TABLE cookies (host TEXT)", "INSERT INTO cookies VALUES ('x')")(path)


DAMAGES: dict[str, Callable[[Path], None]] = {
    "noise": write_noise,
    "cut short": cut_short,
    "broken pages": break_pages,
    "older tables": with_sql(f"PRAGMA user_version = {SCHEMA_VERSION - 1}"),
    "newer tables": with_sql(f"PRAGMA user_version = {SCHEMA_VERSION + 1}"),
    "another program's": replace_by_another,
    "a table missing": with_sql("DROP TABLE deal_seats"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
@pytest.mark.parametrize("is_open", [False, True], ids=["at the start", "while it is used"])
def test_a_damaged_index_is_set_aside_and_made_anew(
    library: Library, tmp_path: Path, damage: Callable[[Path], None], is_open: bool
) -> None:
    path = library.database.path
    good = everything(library)
    damage(path)
    damaged = path.read_bytes()
    if not is_open:
        library = Library(library.data)
    library.find()
    Statistics(library).figures()
    library.refresh()
    assert everything(library) == good
    assert library.fault == ""
    assert path.with_name("library.sqlite.aside").read_bytes() == damaged
    assert library.is_complete
    assert everything(Library(library.data)) == good


def test_an_index_that_is_empty_or_gone_is_filled(library: Library) -> None:
    good = everything(library)
    for lose in (write_nothing, Path.unlink):
        lose(library.database.path)
        assert library.find().total == 0
        assert not library.is_complete
        assert library.refresh().read == 3
        assert everything(library) == good
    assert not library.database.path.with_name("library.sqlite.aside").exists()


def test_a_damaged_index_found_while_writing(library: Library) -> None:
    good = everything(library)
    break_pages(library.database.path)
    library.update(library.folder / "1.thousand")
    assert ids(library) == ["1.thousand"]
    assert not library.is_complete
    library.refresh()
    assert everything(library) == good


# No place to write


def test_a_folder_in_the_way_leaves_the_library_in_memory(tmp_path: Path) -> None:
    save(short(1), tmp_path / "matches" / "1.thousand")
    (tmp_path / "library.sqlite").mkdir()
    library = Library(tmp_path)
    assert library.fault
    library.refresh()
    assert ids(library) == ["1.thousand"]
    assert library.is_complete
    assert Statistics(library).figures().matches.unfinished == 1
    library.rebuild()
    library.close()
    assert (tmp_path / "library.sqlite").is_dir()


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    library = Library(tmp_path / "file" / "data")
    assert library.fault
    assert library.find().total == 0
    library.refresh()


_READ_ONLY = """
import os, sys
from pathlib import Path
from thousand_qt.records.library import Library
from thousand_qt.records.statistics import Statistics

if os.geteuid() == 0:  # to root no permissions apply
    os.setgid(65534)
    os.setuid(65534)
library = Library(Path(sys.argv[1]))
before = library.find().total
report = library.refresh()
deals = Statistics(library).figures().deals.deals
print(bool(library.fault), before, report.read, report.total, deals)
"""


@pytest.fixture
def read_only_data() -> Iterator[Callable[[Path], Path]]:
    """Copy a data folder to where other users come too, and take the right to write from everybody."""
    with tempfile.TemporaryDirectory(prefix="thousand-") as folder:
        copy = Path(folder) / "data"

        def make(data: Path) -> Path:
            shutil.copytree(data, copy)
            for path in (copy, *copy.rglob("*")):
                path.chmod(0o555 if path.is_dir() else 0o444)
            Path(folder).chmod(0o755)
            return copy

        yield make
        for path in (copy, *copy.rglob("*")):
            path.chmod(0o755)


@pytest.mark.parametrize("has_index", [True, False])
def test_a_read_only_folder_is_read(
    library: Library, read_only_data: Callable[[Path], Path], has_index: bool
) -> None:
    save(short(9), library.folder / "new.thousand")
    if not has_index:
        library.database.path.unlink()
    done = subprocess.run(
        [sys.executable, "-c", _READ_ONLY, str(read_only_data(library.data))],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    before, read = (3, 1) if has_index else (0, 4)
    deals = sum(len(short(number).replay().results) for number in (0, 1, 2, 9))
    assert done.stdout == f"True {before} {read} 4 {deals}\n", done.stderr


def test_a_full_disk_leaves_the_library_in_memory(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    good = everything(library)
    connect = database._connect

    def on_a_full_disk(address: str) -> sqlite3.Connection:
        connection = connect(address)
        if address != ":memory:":
            connection.execute("PRAGMA max_page_count = 1")  # is raised to the size the file has
        return connection

    monkeypatch.setattr(database, "_connect", on_a_full_disk)
    for number in range(10, 40):
        save(short(number), library.folder / f"{number}.thousand")
    library.refresh()
    assert "full" in library.fault
    assert library.find().total == 33
    assert library.is_complete
    monkeypatch.undo()
    again = Library(library.data)
    assert everything(again) == good
    again.refresh()
    assert everything(again) == everything(library)


def test_another_program_that_writes_for_ever_is_told_of(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.05)
    other = sqlite3.connect(library.database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert library.find().total == 3
    with pytest.raises(DatabaseBusy):
        library.update(library.folder / "1.thousand")
    other.execute("ROLLBACK")
    other.close()
    library.update(library.folder / "1.thousand")
    assert library.fault == ""


def test_a_mistake_in_a_query_costs_no_index(library: Library) -> None:
    for query in ("SELEC", "INSERT INTO notes VALUES ('complete', NULL)"):
        with pytest.raises(sqlite3.Error):
            library.database.write(lambda connection, query=query: connection.execute(query))
    assert library.find().total == 3
    assert library.database.path.exists()
    assert not library.database.path.with_name("library.sqlite.aside").exists()


@pytest.mark.parametrize("in_memory", [False, True])
def test_work_that_fails_changes_nothing(library: Library, in_memory: bool) -> None:
    if in_memory:
        library.database.path.unlink()
        library.database.path.mkdir()
        library.refresh()
    assert bool(library.fault) == in_memory
    good = everything(library)

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM matches")
        raise KeyError

    with pytest.raises(KeyError):
        library.database.write(fail)
    assert everything(library) == good


# Killed


_REFRESH = """
import sys
from pathlib import Path
from thousand_qt.records import indexing
from thousand_qt.records.library import Library

indexing._BATCH = 3
library = Library(Path(sys.argv[1]))
print("ready", flush=True)
while True:
    library.rebuild()
"""


def test_a_refresh_killed_at_any_moment_does_no_harm(library: Library, tmp_path: Path) -> None:
    for number in range(3, 20):
        save(short(number), library.folder / f"{number}.thousand", hour=number)
    good = rebuilt(library, tmp_path / "good")
    moments = random.Random(4)
    for _ in range(12):
        process = subprocess.Popen(
            [sys.executable, "-c", _REFRESH, str(library.data)],
            stdout=subprocess.PIPE,
            cwd=ROOT,
        )
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(moments.uniform(0, 0.2))  # any moment will do
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        again = Library(library.data)
        assert set(ids(again)) <= {f"{number}.thousand" for number in range(20)}
        again.refresh()
        assert everything(again) == good
        assert again.fault == ""
    assert not library.database.path.with_name("library.sqlite.aside").exists()
