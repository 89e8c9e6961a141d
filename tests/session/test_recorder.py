"""A match goes on when the disk does not take it; it is told once, and in the end nothing is missing."""

from __future__ import annotations

import errno
import os
import shutil

import pytest

from tests.session.test_going_on import HEADER, PromptThinker, play_to
from thousand_qt.ai.casual import Casual
from thousand_qt.engine.deal import Phase
from thousand_qt.records import record_file
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.session.session import GameSession

pytestmark = pytest.mark.usefixtures("qapp")


class Table:
    """A session whose record lies in a folder, and what it told of it."""

    def __init__(self, folder, entries=()):
        self.folder = folder
        self.session = GameSession(
            HEADER,
            {"casual": Casual},
            entries=entries,
            new_record=lambda record: RecordFile.create_in(folder, "one", record.header, record.entries),
            thinker=PromptThinker(),
        )
        self.told = []
        self.session.record_failed.connect(lambda error: self.told.append(error.errno))
        self.session.record_recovered.connect(lambda: self.told.append("recovered"))
        self.deals = 0

    def start(self):
        self.session.start()
        return self

    def play(self):
        """Play to the end of the next deal."""
        self.deals = len(self.session.view.results) + 1
        play_to(
            self.session,
            lambda view: len(view.results) >= self.deals and view.phase in (Phase.DEALING, Phase.OVER),
            seed=self.deals,
        )
        return self

    @property
    def on_disk(self):
        assert self.session.record_path is not None
        return load(self.session.record_path).record


@pytest.fixture
def fault(monkeypatch):
    """Returns a switch: with an error number every flush to the disk fails that way, with 0 none does."""
    real, number = os.fsync, [0]

    def flush(descriptor):
        if number[0]:
            raise OSError(number[0], os.strerror(number[0]))
        real(descriptor)

    monkeypatch.setattr(record_file.os, "fsync", flush)
    return lambda value: number.__setitem__(0, value)


@pytest.fixture
def table(tmp_path):
    table = Table(tmp_path / "matches").start()
    yield table
    table.session.close()


def test_a_match_has_its_file_from_the_start(table):
    assert table.session.is_saved
    assert table.on_disk == table.session.record
    assert table.told == []


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.ESTALE, errno.EROFS])
def test_a_fault_is_told_once_and_what_is_missing_comes_later(table, fault, number):
    path = table.session.record_path
    table.play()
    fault(number)
    table.play().play()
    assert table.told == [number]
    assert not table.session.is_saved
    fault(0)
    table.play()
    assert table.told == [number, "recovered"]
    assert table.session.is_saved
    assert table.session.record_path == path
    assert table.on_disk == table.session.record
    assert list(table.folder.iterdir()) == [path]
    fault(number)
    table.play()
    assert table.told == [number, "recovered", number]


def test_the_disk_is_tried_again_while_the_player_thinks(table, fault, qtbot):
    table.session._recorder._retry.setInterval(1)
    fault(errno.ENOSPC)
    table.play()
    assert table.told == [errno.ENOSPC]
    entries = table.session.record.entries
    fault(0)
    qtbot.waitUntil(lambda: table.told == [errno.ENOSPC, "recovered"], timeout=10_000)
    assert table.on_disk.entries == entries
    assert not table.session._recorder._retry.isActive()


def test_a_folder_that_cannot_be_written_at_first_gets_the_whole_match_later(tmp_path):
    blocked = tmp_path / "matches"
    blocked.write_text("a file where the folder should be")
    table = Table(blocked).start().play()
    assert len(table.told) == 1
    assert table.session.record_path is None
    assert not table.session.is_saved
    blocked.unlink()
    table.play()
    assert table.told[1:] == ["recovered"]
    assert table.on_disk == table.session.record
    table.session.close()


def test_a_file_that_vanishes_is_begun_anew_with_everything(table):
    table.play()
    shutil.rmtree(table.folder)
    table.play()
    assert table.told == [errno.ENOENT, "recovered"]
    assert table.session.is_saved
    assert table.on_disk == table.session.record


def test_a_file_that_another_program_has_changed_is_left_alone(table, fault):
    table.play()
    fault(errno.EIO)
    table.play()
    fault(0)
    path = table.session.record_path
    foreign = path.read_text().splitlines(keepends=True)[:3]
    path.write_text("".join(foreign) + '{"title":"Mine"}\n')
    table.play()
    assert table.told == [errno.EIO]
    assert path.read_text().endswith('{"title":"Mine"}\n')


def test_what_is_taken_back_and_named_is_recorded_too(table, fault):
    table.play()
    fault(errno.ENOSPC)
    table.session.undo()
    table.session.rename("Żółw")
    table.session.redo()
    fault(0)
    table.session.save()
    assert table.on_disk == table.session.record
    assert table.on_disk.title == "Żółw"
    assert table.on_disk.taken_back == 1


def test_closing_tries_once_more(table, fault):
    fault(errno.ENOSPC)
    table.play()
    fault(0)
    record, path = table.session.record, table.session.record_path
    table.session.close()
    assert load(path).record == record


def test_a_match_that_begins_with_entries_is_written_at_once(table, tmp_path):
    table.play()
    other = Table(tmp_path / "other", table.session.record.entries).start()
    assert other.on_disk.entries == table.session.record.entries
    other.session.close()
