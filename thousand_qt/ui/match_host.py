"""Begins, resumes, branches and leaves matches: there is one at a time on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from thousand_qt import __version__
from thousand_qt.ai.explanation import ExplainingSeat
from thousand_qt.ai.outside.kinds import bot_levels
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.actions import Action, Exchange, GiveUp, SetContract
from thousand_qt.engine.record import Entry, Header, Record, SeatEntry
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.records.facts import HUMAN
from thousand_qt.records.record_file import RecordFile
from thousand_qt.session.adviser import Adviser
from thousand_qt.session.answers import LevelFactory
from thousand_qt.session.session import GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.new_match import MatchSetup
from thousand_qt.ui.score_sheet import ScoreSheet
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.bots import opponents_fault
from thousand_qt.ui.texts.table_texts import TableTexts

ADVISER_LEVEL: Final = "master"
"""The level that is asked for hints: chances are told in percent, so they should be of many layouts."""


class MatchFault(Exception):  # noqa: N818 - nothing need be wrong with the program
    """A match cannot be played; the message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a match is shown on."""

    scene: TableScene
    area: TableArea
    score_sheet: ScoreSheet
    renderer: DeckRenderer
    texts: TableTexts


class MatchHost(QObject):
    """Holds the match on the table.

    What begins a match leaves the one that is being played, which is saved. It returns False when that match
    cannot be saved and the player would rather play on, and it may raise: either way nothing has changed.

    Signals:
        match_begun(MatchController): another match is on the table; it has not been started yet, so that
            whoever listens hears everything.
        match_left(): the table is free.
        record_failed(OSError): the match cannot be written to the disk now, and is played on. Told once until
            writing works again.
        record_recovered(): after that: everything is on the disk.
    """

    match_begun = Signal(object)
    match_left = Signal()
    record_failed = Signal(object)
    record_recovered = Signal()

    def __init__(
        self,
        table: Table,
        folder: Path,
        keeper: SettingsKeeper,
        levels: Mapping[str, Callable[[int], ExplainingSeat]],
        new_secret: Callable[[], bytes],
        may_leave: Callable[[GameSession], bool] = lambda _: True,
        parent: QObject | None = None,
    ) -> None:
        """Prepare to play.

        Args:
            table: Where matches are shown.
            folder: Where records of new matches are kept.
            keeper: The settings, which name programs from outside.
            levels: Makers of the program's own computer players.
            new_secret: Returns what the packs of a new match follow from.
            may_leave: Asked before a match is left for another one.
            parent: The owner.
        """
        super().__init__(parent)
        self._table = table
        self._folder = folder
        self._keeper = keeper
        self._levels = levels
        self._new_secret = new_secret
        self._may_leave = may_leave
        self._controller: MatchController | None = None
        keeper.changed.connect(self.on_settings_changed)

    @property
    def controller(self) -> MatchController | None:
        """The match on the table; None before the first and after `leave`."""
        return self._controller

    @property
    def folder(self) -> Path:
        """Where records of new matches are kept."""
        return self._folder

    def start(self, setup: MatchSetup) -> bool:
        """Begin a new match; raises `MatchFault` when an opponent cannot be had."""
        seats = tuple(SeatEntry(name, kind) for name, kind in zip(setup.names, setup.kinds, strict=True))
        return self._begin_anew(setup.rules, seats, setup.rules_name)

    def start_again(self, header: Header) -> bool:
        """Begin a new match with the rules and players of another one; raises as `start`."""
        return self._begin_anew(header.rules, header.seats, header.rules_name)

    def branch(self, record: Record, upto: int, origin: Mapping[str, Any]) -> bool:
        """Begin a new match with the first `upto` actions in force of another one, and play on from there.

        It has a file of its own, the same rules and players, and the same secret: the packs that come are
        those the other match had or would have had. `record` stays as it is.

        Args:
            record: Any match with one person in it, finished or not, whose packs follow from its header.
            upto: From 0 (before the first deal) to `len(record.actions)`.
            origin: Plain JSON values that tell what the new match continues or repeats; they are written into
                its header. Statistics leave such matches out unless asked.

        Raises `MatchFault` when that match cannot be played on here, `RecordError` for an action the rules
        forbid, and ValueError for an impossible `upto`.
        """
        if not 0 <= upto <= len(record.actions):
            raise ValueError(f"upto {upto}: the record has {len(record.actions)} actions in force")
        header = record.header
        self._check_playable(header)
        record.replay(upto)
        code = (header.origin or {}).get("code")
        kept = {} if code is None else {"code": code}  # the first deal follows from nothing else
        header = msgspec.structs.replace(header, title=None, origin={**kept, **origin})
        return self._begin(header, record.actions[:upto])

    def resume(self, path: Path) -> bool:
        """Go on with the match in a file, at the very point where it stopped, and write on in that file.

        A finished match shows how it ended.

        Raises `RecordFileError` when the file cannot be read, written or is in use (it stays as it is), and
        `MatchFault` when this match cannot be played on here.
        """
        if self._is_on_table(path):
            return True
        file = RecordFile.reopen(path)
        assert file.loaded is not None
        record = file.loaded.record
        try:
            self._check_playable(record.header)
        except MatchFault:
            file.close()
            raise
        if not self._may_begin():
            file.close()
            return False
        self._play(record.header, record.entries, file, path.stem)
        return True

    def on_settings_changed(self) -> None:
        """Let the coach begin or stop at once."""
        if self._controller is not None:
            self._controller.coaching.follow_wish()

    def leave(self) -> None:
        """Clear the table; the match is saved and can be resumed."""
        controller = self._controller
        if controller is None:
            return
        self._controller = None
        controller.close()
        controller.deleteLater()
        controller.session.deleteLater()
        self.match_left.emit()

    def _begin_anew(self, rules: Rules, seats: tuple[SeatEntry, ...], rules_name: str | None) -> bool:
        self._check_opponents(seat.kind for seat in seats)
        dealing = SecretDealing.of(self._new_secret())
        first_dealer = dealing.first_dealer(rules.players)
        return self._begin(Header(rules, seats, first_dealer, dealing, rules_name=rules_name), ())

    def _begin(self, header: Header, entries: tuple[Entry, ...]) -> bool:
        """Play a match in a new file, named after the local time for people who look into the folder."""
        if not self._may_begin():
            return False
        now = datetime.now().astimezone()
        header = msgspec.structs.replace(
            header, program=__version__, started=now.isoformat(timespec="seconds")
        )
        self._play(header, entries, None, now.strftime("%Y-%m-%d-%H%M%S"))
        return True

    def _may_begin(self) -> bool:
        return self._controller is None or self._may_leave(self._controller.session)

    def _play(self, header: Header, entries: tuple[Entry, ...], file: RecordFile | None, stem: str) -> None:
        """Put a match on the table; a file that has to be begun, or begun anew, is named after the stem."""
        session = GameSession(
            header,
            self._players(),
            entries=entries,
            record_file=file,
            new_record=lambda record: RecordFile.create_in(self._folder, stem, record.header, record.entries),
            parent=self,
        )
        self.leave()
        self._table.area.clear_sheet()  # of a match that was only looked at
        session.record_failed.connect(self.record_failed)
        session.record_recovered.connect(self.record_recovered)
        names = tuple(seat.name for seat in header.seats)
        self._table.texts.set_names(names)
        self._table.score_sheet.set_names(names)
        assert header.dealing is not None
        self._controller = MatchController(
            session,
            self._table.scene,
            self._table.area,
            self._table.score_sheet,
            self._table.renderer,
            self,
            adviser=self._new_adviser(header.dealing.player_seed(session.people[0]))
            if session.people
            else None,
            asks_before=self._asks_before,
            wants_coach=lambda: self._keeper.settings.coach,
        )
        self.match_begun.emit(self._controller)
        self._controller.start()

    def _is_on_table(self, path: Path) -> bool:
        on_table = self._controller.session.record_path if self._controller is not None else None
        try:
            return on_table is not None and on_table.samefile(path)
        except OSError:
            return False

    def _players(self) -> dict[str, LevelFactory]:
        """Return makers of every kind of computer player there is: levels and programs from outside."""
        bots = self._keeper.settings.bots
        return {**self._levels, **bot_levels((bot.name, bot.command) for bot in bots)}

    def _new_adviser(self, seed: int) -> Adviser | None:
        adviser = self._levels.get(ADVISER_LEVEL)
        return None if adviser is None else Adviser(adviser(seed))

    def _asks_before(self, action: Action) -> bool:
        """Tell whether the player wants to be asked before doing this."""
        settings = self._keeper.settings
        match action:
            case GiveUp():
                return settings.ask_before_giving_up
            case SetContract():
                return settings.ask_before_contract
            case Exchange():
                return settings.ask_before_exchange
            case _:
                return False

    def _check_opponents(self, kinds: Iterable[str]) -> None:
        fault = opponents_fault(tuple(kinds), self._keeper.settings.bots)
        if fault:
            raise MatchFault(fault)

    def _check_playable(self, header: Header) -> None:
        """Raise `MatchFault` when a recorded match is not for this table."""
        kinds = [seat.kind for seat in header.seats]
        if header.dealing is None:
            text = QCoreApplication.translate(
                "MatchHost", "This match cannot be played on: its file does not say how the next cards fall."
            )
            raise MatchFault(text)
        kinds = [kind for kind in kinds if kind != HUMAN]
        self._check_opponents(kinds)
        known = self._players()
        for kind in kinds:
            if kind not in known:
                text = QCoreApplication.translate(
                    "MatchHost",
                    "This match cannot be played on: there is no opponent of the level “{level}” here.",
                )
                raise MatchFault(text.format(level=kind))
