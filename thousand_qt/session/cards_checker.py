"""Checks the cards of a match in another thread, from its file, as anybody who was given the file would."""

from __future__ import annotations

import threading
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.engine.record import Record
from thousand_qt.engine.record_faults import RecordError
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.loading import load
from thousand_qt.records.verification import Verdict, verify
from thousand_qt.session.relay import Relay


class CardsCheck(msgspec.Struct, frozen=True):
    """What was found. A match that can be read has legal actions only.

    Attributes:
        record: what was looked into; None when it cannot be read.
        verdict: about its packs; None when it cannot be read.
        error: why it cannot be read, or which action breaks the rules.
    """

    record: Record | None = None
    verdict: Verdict | None = None
    error: RecordFileError | RecordError | None = None


class _Relay(Relay):
    """Carries what was found into the thread of the checker."""

    arrived = Signal(object, object)


class _Run(threading.Thread):
    """One check."""

    def __init__(self, source: Path | Record, commitment: str | None, relay: _Relay) -> None:
        super().__init__(name="thousand-cards", daemon=True)
        self._source = source
        self._commitment = commitment
        self._relay = relay

    def run(self) -> None:
        found = check_cards(self._source, self._commitment)
        self._relay.tell(lambda: self._relay.arrived, self, found)


class CardsChecker(QObject):
    """Checks one match at a time.

    Signals:
        checked(CardsCheck): once per check that was not dropped.
    """

    checked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._relay = _Relay(self)
        self._relay.arrived.connect(self.on_arrived)
        self._run: _Run | None = None

    @property
    def is_running(self) -> bool:
        return self._run is not None

    def start(self, source: Path | Record, commitment: str | None) -> None:
        """Check a match against what was shown before it; another check is dropped.

        Args:
            source: The file of the match, or what there is of it when it could not be saved.
            commitment: What was shown, if anything was; that in the record has to be the same.
        """
        self._run = _Run(source, commitment, self._relay)
        self._run.start()

    def drop(self) -> None:
        """Wait for the check no longer; nothing is told of it."""
        self._run = None

    @Slot(object, object)
    def on_arrived(self, run: _Run, found: CardsCheck) -> None:
        if run is self._run:
            self._run = None
            self.checked.emit(found)


def check_cards(source: Path | Record, commitment: str | None) -> CardsCheck:
    """Look into a match: every action, and every pack."""
    try:
        if isinstance(source, Path):
            record = load(source).record
        else:
            record = source
            record.check()
    except (RecordFileError, RecordError) as error:
        return CardsCheck(error=error)
    return CardsCheck(record, verify(record, commitment))
