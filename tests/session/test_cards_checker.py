"""Cards are checked in another thread, and what is wrong with them is told exactly."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tests.records.sample_records import played, secret_dealing
from thousand_qt.engine.record import Record
from thousand_qt.engine.record_faults import RecordError
from thousand_qt.engine.record_text import write_record
from thousand_qt.records.faults import RecordFileError
from thousand_qt.session import cards_checker
from thousand_qt.session.cards_checker import CardsCheck, CardsChecker, check_cards

RECORD = played(entries=80, take_back=0.05)
COMMITMENT = RECORD.header.commitment


def written(tmp_path: Path, record: Record = RECORD) -> Path:
    path = tmp_path / "match.thousand"
    path.write_text(write_record(record), encoding="utf-8", newline="\n")
    return path


def test_honest_cards_are_found_honest_from_file_and_memory(qtbot: QtBot, tmp_path: Path) -> None:
    for source in (written(tmp_path), RECORD):
        checker = CardsChecker()
        with qtbot.waitSignal(checker.checked) as told:
            checker.start(source, COMMITMENT)
            assert checker.is_running
        assert not checker.is_running
        assert told.args is not None
        (found,) = told.args
        assert isinstance(found, CardsCheck)
        assert found.record == RECORD
        assert found.verdict is not None
        assert found.verdict.is_verified


def test_another_seal_than_the_one_that_was_shown_is_noticed(tmp_path: Path) -> None:
    """Somebody exchanged secret and seal of the file together, and dealt from them: only the note helps."""
    other = played(number=2, entries=80)
    found = check_cards(written(tmp_path, other), COMMITMENT)
    assert found.verdict is not None
    assert found.verdict.chosen is None
    assert not found.verdict.commitment_holds
    assert check_cards(written(tmp_path, other), None).verdict == msgspec.structs.replace(
        found.verdict, commitment_holds=True
    )


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    found = check_cards(tmp_path / "gone.thousand", COMMITMENT)
    assert isinstance(found.error, RecordFileError)
    assert (found.record, found.verdict) == (None, None)
    broken = msgspec.structs.replace(RECORD, entries=RECORD.entries[:1] * 2)
    found = check_cards(broken, COMMITMENT)
    assert isinstance(found.error, RecordError)
    assert found.error.line == 3


def test_a_check_that_was_dropped_is_not_told_of(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    done = threading.Event()

    def slow(source: Path | Record, commitment: str | None) -> CardsCheck:
        go_on.wait()
        found = check_cards(source, commitment)
        done.set()
        return found

    monkeypatch.setattr(cards_checker, "check_cards", slow)
    checker = CardsChecker()
    checker.start(RECORD, COMMITMENT)
    checker.drop()
    told: list[CardsCheck] = []
    checker.checked.connect(told.append)
    monkeypatch.setattr(cards_checker, "check_cards", check_cards)
    second = msgspec.structs.replace(RECORD.header, dealing=secret_dealing(3), commitment=COMMITMENT)
    with qtbot.waitSignal(checker.checked):
        checker.start(Record(second, RECORD.entries), COMMITMENT)
    go_on.set()
    qtbot.waitUntil(done.is_set)
    threads = [thread for thread in threading.enumerate() if thread.name == "thousand-cards"]
    for thread in threads:
        thread.join()
    qtbot.wait(0)
    assert len(told) == 1
    assert told[0].verdict is not None
    assert not told[0].verdict.is_verified
