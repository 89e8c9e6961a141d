"""The model of the list: blocks are asked for once, and what is known stays shown."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.ui.room_for_texts import settle
from thousand_qt.records.entries import MatchEntry
from thousand_qt.records.library import Library
from thousand_qt.ui.library.match_model import BLOCK, Column, MatchModel

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def entries(data: Path) -> dict[str, MatchEntry]:
    found = Library(data).find().matches
    many = [msgspec.structs.replace(found[number % len(found)], id=f"{number:03}") for number in range(200)]
    return {entry.id: entry for entry in many}


def watched(qtbot: QtBot, entries: dict[str, MatchEntry]) -> tuple[MatchModel, list[tuple[str, ...]]]:
    """A model whose wishes are written down, under the eyes of Qt's tester."""
    model = MatchModel()
    tester = QAbstractItemModelTester(model, STRICT, model)
    assert tester.model() is model
    asked: list[tuple[str, ...]] = []
    model.entries_wanted.connect(asked.append)
    model.show_ids(tuple(entries))
    settle()
    asked.clear()
    model.show_ids(tuple(entries))
    return model, asked


def test_a_block_is_asked_for_once(qtbot: QtBot, entries: dict[str, MatchEntry]) -> None:
    model, asked = watched(qtbot, entries)
    settle()
    asked.clear()
    for row in (BLOCK, BLOCK + 1, BLOCK + 2):
        model.want((row,))
    settle()
    assert asked == [tuple(entries)[BLOCK : 2 * BLOCK]]
    model.want((BLOCK + 3,))
    settle()
    assert len(asked) == 1


def test_what_was_looked_up_is_shown(qtbot: QtBot, entries: dict[str, MatchEntry]) -> None:
    model, _ = watched(qtbot, entries)
    assert model.entry_at(3) is None
    assert model.index(3, Column.DEALS).data() is None
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.put_entries({"003": entries["003"], "005": entries["005"], "gone": entries["006"]})
    assert changed.args is not None
    assert (changed.args[0].row(), changed.args[1].row()) == (3, 5)
    assert model.index(3, Column.DEALS).data() == str(entries["003"].deals or "0")
    with qtbot.assertNotEmitted(model.dataChanged):
        model.put_entries({"003": entries["003"]})


def test_what_is_known_stays_until_it_is_looked_up_again(
    qtbot: QtBot, entries: dict[str, MatchEntry]
) -> None:
    model, asked = watched(qtbot, entries)
    model.put_entries(entries)
    model.show_ids(tuple(reversed(entries)))
    assert model.entry_at(0) == entries["199"]
    assert model.row_of("199") == 0
    settle()
    asked.clear()
    model.want((0,))
    settle()
    assert len(asked) <= 1


def test_only_readable_matches_have_titles(qtbot: QtBot, entries: dict[str, MatchEntry]) -> None:
    model, _ = watched(qtbot, entries)
    model.put_entries(entries)
    for row, entry in enumerate(entries.values()):
        for column in Column:
            can_edit = bool(model.index(row, column).flags() & Qt.ItemFlag.ItemIsEditable)
            assert can_edit is (column is Column.PLAYERS and entry.fault is None)


def test_a_title_is_asked_for_and_not_set(qtbot: QtBot, entries: dict[str, MatchEntry]) -> None:
    model, _ = watched(qtbot, entries)
    model.put_entries(entries)
    index = model.index(0, Column.PLAYERS)
    with qtbot.waitSignal(model.title_entered) as entered:
        assert model.setData(index, "  A   new one ")
    assert entered.args == ["000", "A new one"]
    entry = model.entry_at(0)
    assert entry is not None
    assert entry.title == entries["000"].title
    with qtbot.assertNotEmitted(model.title_entered):
        assert model.setData(index, entries["000"].title)
        assert not model.setData(model.index(0, Column.DEALS), "x")


def test_the_match_on_the_table_is_pointed_out(qtbot: QtBot, entries: dict[str, MatchEntry]) -> None:
    model, _ = watched(qtbot, entries)
    model.put_entries(entries)
    with qtbot.waitSignal(model.dataChanged):
        model.set_on_table("002")
    assert model.index(2, Column.RESULT).data() == "On the table"
    assert model.index(3, Column.RESULT).data() != "On the table"
    model.set_on_table(None)
    assert model.index(2, Column.RESULT).data() != "On the table"
