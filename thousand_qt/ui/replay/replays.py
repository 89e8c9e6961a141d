"""Opens replays over the main window, and brings what is decided there to its table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.app.application import bring_to_front
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.records.deal_code import CodedDeal, write_code
from thousand_qt.records.facts import front_seat
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.loading import LoadedRecord, load
from thousand_qt.ui.deal_code_dialog import DealCodeDialog
from thousand_qt.ui.fitting import open_dialog, shrink_to_screen
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.match_host import MatchFault, MatchHost
from thousand_qt.ui.message_dialog import MessageDialog
from thousand_qt.ui.other_tables import OtherTables
from thousand_qt.ui.player_names import suggested_names
from thousand_qt.ui.texts.matches import name_of_rules
from thousand_qt.ui.texts.record_faults import file_error_words

if TYPE_CHECKING:
    from thousand_qt.ui.replay.window import ReplayWindow


_log = logging.getLogger(__name__)


class Replays(QObject):
    """There is one window of replays; what is opened next is shown in it.

    Signals:
        offered(bool): there is a match on the table that can be shown again, or no longer.
    """

    offered = Signal(bool)

    def __init__(
        self,
        window: QWidget,
        host: MatchHost,
        keeper: SettingsKeeper,
        renderer: DeckRenderer,
        tables: OtherTables,
        new_secret: Callable[[], bytes],
        rules_in_force: Callable[[], RuleSet],
    ) -> None:
        """Serve this window.

        Args:
            window: The replay belongs to it.
            host: Has the match on the table, and begins others.
            keeper: The settings: who plays by default.
            renderer: That of the table; the replay shows the same deck.
            tables: Keeps the table of the replay like that of the match.
            new_secret: Returns what the packs after a coded deal follow from.
            rules_in_force: Returns the rules of the match on the table or the next one, for a coded deal.
        """
        super().__init__(window)
        self._window = window
        self._host = host
        self._keeper = keeper
        self._renderer = renderer
        self._tables = tables
        self._new_secret = new_secret
        self._rules_in_force = rules_in_force
        self._replay: ReplayWindow | None = None
        self._source: Path | None = None
        self._finished: LoadedRecord | None = None
        host.match_begun.connect(self.on_match_begun)
        host.match_left.connect(self.on_match_left)

    @property
    def window(self) -> ReplayWindow | None:
        """The window of the replay, if it is open."""
        return self._replay

    def open_replay(self, path: Path) -> None:
        """Show the match in a file, finished or not; what is wrong with the file is told."""
        controller = self._host.controller
        if controller is not None and controller.session.record_path == path:
            self.show_table()
            return
        try:
            loaded = load(path)
        except RecordFileError as error:
            _log.error("a match cannot be shown again: %s", error)
            self._tell(partial(file_error_words, error))
        else:
            self.show_record(loaded.record, path)

    def set_finished(self, loaded: LoadedRecord) -> None:
        """Take note that the table shows how this match ended."""
        self._finished = loaded
        self.offered.emit(True)

    def show_table(self) -> None:
        """Show the match on the table up to now, beginning with its last deal."""
        controller = self._host.controller
        if controller is not None:
            session = controller.session
            self.show_record(session.record, session.record_path, is_on_table=True, eyes=session.eyes)
        elif self._finished is not None:
            self.show_record(self._finished.record, self._finished.path)

    def show_record(
        self,
        record: Record,
        source: Path | None = None,
        *,
        is_on_table: bool = False,
        eyes: int | None = None,
    ) -> None:
        """Show a match.

        Args:
            record: Which.
            source: Its file.
            is_on_table: It is being played: it begins with the deal that is seen there, and the others' cards
                in that deal stay closed.
            eyes: Who looks at that table now.
        """
        from thousand_qt.ui.replay.window import ReplayWindow

        if self._replay is None:
            replay = ReplayWindow(self._renderer.deck, self._window, cache=self._renderer.cache)
            replay.branch_requested.connect(self.on_branch_requested)
            self._tables.adopt(replay)
            shrink_to_screen(replay, self._window)
            self._replay = replay
        self._source = source
        self._replay.show_record(record, from_last_deal=is_on_table, may_reveal=not is_on_table, eyes=eyes)
        bring_to_front(self._replay)

    def ask_deal_code(self) -> None:
        """Ask for the code of a deal, and play it."""
        dialog = DealCodeDialog(self._rules_words(), self._window)
        dialog.code_chosen.connect(self.play_code)
        open_dialog(dialog)

    def play_code(self, deal: CodedDeal) -> None:
        """Begin a match whose first deal is this one, by the rules and with the players of the table."""
        rule_set, seats = self._rules_in_force(), self._seats()
        dealing = SecretDealing.of(self._new_secret())
        dealer = (deal.dealer + front_seat(seats)) % len(seats)
        header = Header(rule_set.rules, seats, dealer, dealing, rules_name=rule_set.name or None)
        self._branch(Record(header, (deal.action,)), 1, {"code": write_code(deal)})

    def close(self) -> None:
        """Close the window, at the end of the program."""
        if self._replay is not None:
            self._replay.close()

    def _seats(self) -> tuple[SeatEntry, ...]:
        """Who sits at the table now or next."""
        controller = self._host.controller
        if controller is not None:
            return controller.session.header.seats
        settings = self._keeper.settings
        names = (settings.player_name, *settings.opponent_names)
        kinds = (settings.own_kind, *settings.opponents)
        count = self._rules_in_force().rules.players
        players = tuple(zip(names, suggested_names(), kinds, strict=True))
        return tuple(SeatEntry(name or suggested, kind) for name, suggested, kind in players[:count])

    def _rules_words(self) -> str:
        rule_set = self._rules_in_force()
        names = QCoreApplication.translate("Log", ", ").join(seat.name for seat in self._seats())
        return QCoreApplication.translate("DealCode", "Rules: {rules}. Players: {names}").format(
            rules=name_of_rules(rule_set.rules, rule_set.name), names=names
        )

    def _branch(self, record: Record, upto: int, origin: Mapping[str, Any]) -> bool:
        try:
            return self._host.branch(record, upto, origin)
        except MatchFault as fault:
            self._tell(partial(str, fault))
            return False

    def _tell(self, words: Callable[[], str]) -> None:
        def all_words() -> tuple[str, str]:
            return QCoreApplication.translate("Replay", "This cannot be done."), words()

        parent = self._replay if self._replay is not None and self._replay.isVisible() else self._window
        open_dialog(MessageDialog(all_words, parent))

    # Slots

    def on_match_begun(self, controller: MatchController) -> None:
        self._finished = None
        controller.session.handover_needed.connect(self.on_handover_needed)
        self.offered.emit(True)

    def on_handover_needed(self) -> None:
        """What one person has been shown of the deal that is played is not for the next one."""
        if self._replay is not None and self._replay.shows_secret_of_one:
            self._replay.close()

    def on_match_left(self) -> None:
        self.offered.emit(False)

    def on_branch_requested(self, record: Record, upto: int, deal: int) -> None:
        origin: dict[str, Any] = {"action": upto}
        if self._source is not None:
            origin["record"] = self._source.name
        elif record.header.commitment is not None:
            origin["commitment"] = record.header.commitment
        if deal:
            origin["deal"] = deal
        if self._branch(record, upto, origin):
            self.close()
            bring_to_front(self._window)
