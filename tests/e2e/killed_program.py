"""Holds what a killed program had said against what is on the disk, and against a match nobody killed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.e2e.kill_server import PERSON_SEED, Order, entry_text, setup_of
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import CHANCE, Action, DealCards
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.record_faults import NoHeader
from thousand_qt.engine.shuffle import SECRET_BYTES, SecretDealing
from thousand_qt.engine.view import view_of
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.folder import record_paths
from thousand_qt.records.loading import LoadedRecord, load
from thousand_qt.records.verification import verify

Line = dict[str, Any]


@cache
def whole_match(secret: int, form: str = "classic") -> Record:
    """The match that is played with this secret when nobody kills the program and nothing is taken back."""
    dealing = SecretDealing.of(secret.to_bytes(SECRET_BYTES, "big"))
    setup = setup_of(form)
    seats = tuple(SeatEntry(name, kind) for name, kind in zip(setup.names, setup.kinds, strict=True))
    rules = setup.rules
    header = Header(rules, seats, dealing.first_dealer(rules.players), dealing)
    minds = [LEVELS["casual"](PERSON_SEED)]
    minds += [LEVELS[kind](dealing.player_seed(seat)) for seat, kind in enumerate(setup.levels, start=1)]
    state = MatchState.new(rules, header.first_dealer)
    actions: list[Action] = []
    while (turn := state.turn) is not None:
        if turn == CHANCE:
            dealt = sum(isinstance(action, DealCards) for action in actions)
            action: Action = dealing.pack(dealt)
        else:
            action = minds[turn].choose(view_of(state, turn), Budget())
        state, _ = state.apply(action)
        actions.append(action)
    return Record(header, tuple(actions))


class KillServer:
    """The process that starts programs to be killed.

    Attributes:
        is_busy: whether a program has been started whose end was not waited for.
    """

    def __init__(self, folder: Path) -> None:
        self.is_busy = False
        self._errors = (folder / "errors.txt").open("w+")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.kill_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            cwd=Path(__file__).parents[2],
            env={
                "QT_QPA_PLATFORM": "offscreen",
                **os.environ,
                "PYTHONPATH": str(Path(__file__).parents[2]),
                "XDG_RUNTIME_DIR": str(folder),
                "LC_ALL": "C.UTF-8",
            },
        )

    def start(self, order: Order) -> int:
        """Start the program; returns the number of its process."""
        assert self._process.stdin is not None
        self.is_busy = True
        self._process.stdin.write(msgspec.json.encode(order).decode() + "\n")
        self._process.stdin.flush()
        return self.line()["started"]

    def line(self) -> Line:
        """What is said next."""
        assert self._process.stdout is not None
        text = self._process.stdout.readline()
        assert text, self.errors
        line = json.loads(text)
        if "ended" in line:
            self.is_busy = False
        return line

    @property
    def errors(self) -> str:
        """What went wrong in the programs, in their own words."""
        self._errors.seek(0)
        return self._errors.read()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._errors.close()


class KilledProgram:
    """One profile, in which the program is started and killed again and again.

    Attributes:
        kills: how often it was killed.
        resumed: how often it went on with a match that had begun.
        unsaid: how often an action was on the disk that it had not had time to tell of.
    """

    def __init__(self, server: KillServer, profile: Path, secret: int = 1, form: str = "classic") -> None:
        self.kills = self.resumed = self.unsaid = 0
        self._server = server
        self._profile = profile
        self._folder = profile / "data" / "matches"
        self._reference = whole_match(secret, form)
        self._secret = secret
        self._form = form
        self._finished: set[Path] = set()
        self._last = self.current()
        self._said = [] if self._last is None else [entry_text(entry) for entry in self._last.record.entries]
        """The entries of the present match that the program has confirmed."""

    # Running

    def kill_after_seconds(self, seconds: float, **order: Any) -> None:
        """Start the program and kill it so many seconds later, wherever it is."""
        pid = self._start(order)
        time.sleep(seconds)
        self._kill(pid)

    def kill_after_entries(self, entries: int, **order: Any) -> None:
        """Start the program and kill it when it has confirmed so many entries; it plays on meanwhile."""
        pid = self._start(order)
        while entries > 0:
            entries -= self._take_in(self._server.line())
        self._kill(pid)

    def kill_where_it_waits(self, **order: Any) -> str:
        """Start the program and kill it at the moment of the order; returns how it called that moment."""
        pid = self._start(order)
        while "reached" not in (line := self._server.line()):
            self._take_in(line)
        self._kill(pid)
        return line["reached"]

    def kill_at_random(self, number: int, chance: Random) -> None:
        """Kill the program once more: some milliseconds after its start, in a write, or between two."""
        more = {
            "speed": "fast" if chance.random() < 0.2 else "off",
            "undo_share": chance.choice((0, 0.05, 0.3)),
            "seed": chance.randrange(1_000_000),
        }
        match number % 5:
            case 0:
                self.kill_after_seconds(chance.uniform(0.0, 0.6), **more)
            case 1 | 2:
                more["tear_at"] = chance.randrange(12)
                more["tear_bytes"] = chance.randrange(40)
                assert self.kill_where_it_waits(**more) == "writing"
            case _:
                self.kill_after_entries(chance.randrange(20), **more)

    def _start(self, order: dict[str, Any]) -> int:
        self._first = True
        return self._server.start(Order(str(self._profile), self._secret, self._form, **order))

    def _kill(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):  # it has ended by itself, and how is told below
            os.kill(pid, signal.SIGKILL)
        while "ended" not in (line := self._server.line()):
            self._take_in(line)
        assert line["ended"] == -signal.SIGKILL, f"ended with {line['ended']}: {self._server.errors}"
        self.kills += 1
        self._compare()

    # Holding against

    def _take_in(self, line: Line) -> int:
        """Note what the program said; returns the number of entries it confirmed."""
        if "entries" in line:
            self._said += line["entries"]
            return len(line["entries"])
        if "resumed" in line:
            self._compare_start(line["resumed"])
        return 0

    def _compare_start(self, said: Line) -> None:
        """The match on the table is the one on the disk: cards, points and the packs to come."""
        loaded = self._last
        if loaded is None or loaded.state.outcome is not None or not self._first:
            self._finish_matches()
            self._said = []
            assert said["entries"] == 0
            assert set(said["totals"]) == {0}
        else:
            state, record = loaded.state, loaded.record
            hands = None if state.deal is None else [f"{hand:x}" for hand in state.deal.hands]
            dealt = sum(isinstance(action, DealCards) for action in record.actions)
            assert record.header.dealing is not None
            assert said == {
                "file": loaded.path.name,
                "entries": len(record.entries),
                "phase": state.phase,
                "hands": hands,
                "totals": list(state.totals),
                "next_pack": str(record.header.dealing.pack(dealt)),
            }
            self.resumed += 1
        self._first = False

    def _finish_matches(self) -> None:
        """Turn away from matches that are over: another one has begun."""
        self._finished |= {loaded.path for loaded in self._records() if loaded.state.outcome is not None}

    def _compare(self) -> None:
        """Whatever was confirmed is on the disk, and what is there is a part of the match nobody killed."""
        loaded = self._last = self.current()
        if loaded is None:
            assert self._said == []
            return
        record = loaded.record
        entries = [entry_text(entry) for entry in record.entries]
        assert entries[: len(self._said)] == self._said
        self.unsaid += len(entries) > len(self._said)
        self._said = entries
        assert record.actions == self._reference.actions[: len(record.actions)]
        assert record.undone == self._reference.actions[len(record.actions) :][: len(record.undone)][::-1]
        assert verify(record).is_verified

    def current(self) -> LoadedRecord | None:
        """The match that is being played, as the disk has it."""
        records = self._records()
        assert len(records) <= 1
        return records[0] if records else None

    def _records(self) -> list[LoadedRecord]:
        records: list[LoadedRecord] = []
        for path in record_paths(self._folder):
            if path in self._finished:
                continue
            try:
                records.append(load(path))
            except RecordFileError as error:
                if not isinstance(error.fault, NoHeader):  # killed before the first line was there
                    raise
        return records
