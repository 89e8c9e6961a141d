"""The window in which a match is looked at again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.engine.record import Record
from thousand_qt.session.deal_comparer import Comparison
from thousand_qt.session.replay import NOBODY, ReplayCursor, Stride
from thousand_qt.session.replay_moments import MomentKind
from thousand_qt.ui.replay.comparisons import Comparisons
from thousand_qt.ui.replay.control_bar import BEGINNING_KEY, END_KEY, KEYS, LIST_KEY, OPEN_KEY, ControlBar
from thousand_qt.ui.replay.course_strip import CourseStrip
from thousand_qt.ui.replay.deal_actions import DealActions
from thousand_qt.ui.replay.key_keeper import LIST_KEYS, KeyKeeper
from thousand_qt.ui.replay.moves_model import MovesModel
from thousand_qt.ui.replay.replay_table import ReplayTable
from thousand_qt.ui.replay.replay_texts import ReplayTexts
from thousand_qt.ui.replay.show import ReplayShow
from thousand_qt.ui.replay.side_panel import SidePanel
from thousand_qt.ui.replay.timeline import marks_of
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.side_drawer import SideDrawer
from thousand_qt.ui.table_window import TableWindow
from thousand_qt.ui.texts.matches import name_of_rules
from thousand_qt.ui.texts.moments import moment_status, place_in_match

_SIZE: Final = QSize(1280, 760)
_LEAST: Final = QSize(700, 392)
_NARROW: Final = 1160
"""A narrower window, in logical pixels, has a narrow list of moves."""


class ReplayWindow(TableWindow):
    """Shows one match, and how a deal of it could have gone.

    Signals:
        branch_requested(Record, int, int): the player wants to play on after so many actions of this match;
            the last number is that of the deal whose cards are to be played again, 0 to play on from within.
    """

    branch_requested = Signal(object, int, int)

    def __init__(self, deck: Deck, parent: QWidget | None = None, *, cache: CardCache | None = None) -> None:
        self._texts = ReplayTexts(())
        super().__init__(
            deck, self._texts, parent, size=_SIZE, least=_LEAST, cache=cache, make_table=ReplayTable
        )
        self.setObjectName("replayWindow")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._speed = "normal"
        self._show: ReplayShow | None = None
        self._may_reveal = False
        self._match: tuple[ReplayCursor, int] | None = None
        """While something else is seen: the match itself, and where it was left."""
        self._moves = MovesModel(self)
        self._side = SidePanel(self._moves)
        self._actions = DealActions(self)
        self._controls = ControlBar(self._describe)
        self._strip = CourseStrip()
        self._comparisons = Comparisons(self._area, self)
        self._drawer = self._lay_out()
        self._connect()
        self._make_shortcuts()
        self.retranslate()

    def _lay_out(self) -> SideDrawer:
        self._side.set_deal_menu(self._actions.menu)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self._strip)
        left.addWidget(self._area, 1)
        top = QHBoxLayout()
        top.setSpacing(0)
        top.addLayout(left, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top, 1)
        layout.addWidget(self._controls)
        return SideDrawer(
            self,
            self._side,
            self._controls.list_button,
            top,
            lambda: QRect(0, 0, self.width(), self._controls.y()),
            is_last=True,
        )

    def _connect(self) -> None:
        controls = self._controls
        controls.position_chosen.connect(self.on_position_chosen)
        controls.stride_requested.connect(self.on_stride_requested)
        controls.beginning_requested.connect(self.on_beginning_requested)
        controls.end_requested.connect(self.on_end_requested)
        controls.play_toggled.connect(self.on_play_toggled)
        controls.seat_chosen.connect(self.on_seat_chosen)
        controls.open_toggled.connect(self.on_open_toggled)
        controls.branch_requested.connect(self.on_branch_requested)
        self._side.position_chosen.connect(self.on_position_chosen)
        self.table.clicked.connect(self.on_table_clicked)
        self.table.turned.connect(self.on_wheel_turned)
        self._actions.again_requested.connect(self.on_again_requested)
        self._actions.compare_requested.connect(self.on_compare_requested)
        self._actions.told.connect(self._area.show_message)
        self._comparisons.watch_requested.connect(self.on_watch_requested)
        self._comparisons.closed.connect(self.on_comparison_closed)
        self._strip.back_requested.connect(self.show_match_again)
        self._side.reveal_requested.connect(self.on_reveal_requested)
        KeyKeeper(controls.seat_box, (Qt.Key.Key_Up, Qt.Key.Key_Down))
        KeyKeeper(self._side.score.table, LIST_KEYS)
        for tab in self._side.tabs:
            KeyKeeper(tab, (Qt.Key.Key_Left, Qt.Key.Key_Right))

    def _make_shortcuts(self) -> None:
        for (stride, forward), keys in KEYS.items():
            for key in keys:
                self._shortcut(key, stride, forward=forward)
        for key, slot in (
            (BEGINNING_KEY, self.on_beginning_requested),
            (END_KEY, self.on_end_requested),
            (OPEN_KEY, self._controls.open_button.click),
            (LIST_KEY, self._controls.list_button.toggle),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    def _shortcut(self, key: str, stride: Stride, *, forward: bool) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(lambda: self.on_stride_requested(stride, forward))

    # Parts

    @property
    def table(self) -> ReplayTable:
        table = self._area.table
        assert isinstance(table, ReplayTable)
        return table

    @property
    def controls(self) -> ControlBar:
        return self._controls

    @property
    def side(self) -> SidePanel:
        return self._side

    @property
    def deal_actions(self) -> DealActions:
        return self._actions

    @property
    def strip(self) -> CourseStrip:
        return self._strip

    @property
    def moves(self) -> MovesModel:
        return self._moves

    @property
    def show_of_match(self) -> ReplayShow:
        """What goes through the match; there is one from the first `show_record` on."""
        assert self._show is not None
        return self._show

    @property
    def replay_cursor(self) -> ReplayCursor:
        return self.show_of_match.cursor

    @property
    def shows_secret_of_one(self) -> bool:
        """Whether the match has a deal in it that is being played, as one person sees it."""
        if self._show is None or not self.isVisible():
            return False
        match = self.replay_cursor if self._match is None else self._match[0]
        return match.has_secret and match.secret_eyes != NOBODY

    # What is shown

    def show_record(
        self,
        record: Record,
        *,
        from_last_deal: bool = False,
        may_reveal: bool = True,
        eyes: int | None = None,
    ) -> None:
        """Show a match.

        Args:
            record: Which; one that is not finished keeps its secret.
            from_last_deal: Begin with the cards dealt last, not with the first.
            may_reveal: The player may see the cards of the deal that is not finished all the same.
            eyes: Who looks at the table on which it is played now.

        Raises `RecordError` for a match that is not legal.
        """
        cursor = ReplayCursor(record, eyes=eyes)
        if cursor.dealings:
            cursor.move_to(cursor.dealings[-1 if from_last_deal else 0])
        self._may_reveal = may_reveal
        self._match = None
        self._strip.hide()
        self._begin(cursor)
        self.setFocus()

    def watch(self, record: Record, deal: int, seat: int) -> None:
        """Show how a deal goes with Master at a seat, until `show_match_again`."""
        if self._match is None:
            self._match = self.replay_cursor, self.replay_cursor.position
        cursor = ReplayCursor(record)
        dealt = [position for position in cursor.dealings if cursor.moments[position].deal == deal]
        cursor.move_to(dealt[-1])
        self._begin(cursor)
        self._strip.show_course(deal, self.show_of_match.names[seat])

    def show_match_again(self) -> None:
        """Leave what could have been and go back to where the match was left."""
        if self._match is None:
            return
        cursor, position = self._match
        self._match = None
        self._strip.hide()
        cursor.move_to(position)
        self._begin(cursor)

    def _begin(self, cursor: ReplayCursor) -> None:
        """Go through this match from now on, seen as the one before was."""
        before = self._show
        if before is not None:
            before.close()
            before.deleteLater()
        names = tuple(seat.name for seat in cursor.record.header.seats)
        self._texts.set_names(names)
        show = ReplayShow(cursor, self._scene, self._texts, self)
        self._show = show
        if before is not None and len(before.names) == len(names):
            show.open_all(before.wants_all_open)
            show.look_from(before.seat)
        show.set_speed(self._speed)
        show.moved.connect(self.on_moved)
        show.settled.connect(self.on_settled)
        show.playing_changed.connect(self._controls.show_playing)
        self._moves.show_match(cursor, names)
        self._side.score.set_names(names)
        self._controls.set_names(names)
        self._controls.timeline.show_match(cursor.last, marks_of(cursor))
        self._controls.show_playing(False)
        self._clear_sheet()
        self.retranslate()
        show.show_now()

    def set_speed(self, name: str) -> None:
        """Set how fast the match is shown: one of `durations.SPEEDS`."""
        self._speed = name
        if self._show is not None:
            self._show.set_speed(name)

    def _describe(self, position: int) -> str:
        return "" if self._show is None else place_in_match(self.replay_cursor.moments[position])

    # What the show reports

    def on_moved(self) -> None:
        show, cursor = self.show_of_match, self.replay_cursor
        self._area.clear_message()
        self._clear_sheet()
        self._controls.show_position(cursor.position, cursor.last)
        self._controls.show_eyes(show.seat, all_open=show.all_open, is_free=not cursor.is_secret)
        self._controls.branch_button.setEnabled(cursor.state().outcome is None)
        self._moves.set_eyes(show.eyes)
        self._side.moves.follow(cursor.position)
        self._actions.show_deal(cursor, show.seat, is_match=self._match is None)
        self._side.show_deal(cursor.moment.deal, cursor.moments[-1].deal, self._actions.code)
        self._announce(moment_status(cursor.moment, show.names, show.eyes))
        is_secret = cursor.is_secret and show.wants_all_open
        self._side.show_secret(is_secret=is_secret, may_reveal=self._may_reveal)

    def _announce(self, words: str) -> None:
        """Tell screen readers, which do not see the table, what happens there."""
        self.table.setAccessibleDescription(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.table, words))

    def on_settled(self) -> None:
        cursor = self.replay_cursor
        self._side.score.set_view(cursor.view(cursor.own_seat))
        if cursor.moment.kind is MomentKind.RESULT and self._area.sheet is None:
            self._show_result()

    def _clear_sheet(self) -> None:
        """Take the sheet away; nobody waits for a comparison any more."""
        self._comparisons.stop()
        sheet = self._area.sheet
        if sheet is not None:
            keyboard = self.focusWidget()
            was_there = keyboard is None or sheet.isAncestorOf(keyboard) or keyboard is sheet
            self._area.clear_sheet()
            (self if keyboard is None or was_there else keyboard).setFocus()

    def _show_result(self) -> None:
        sheet = ResultSheet(
            self.replay_cursor.view(self.replay_cursor.own_seat), self.show_of_match.names, self._renderer
        )
        sheet.next_deal_requested.connect(self.on_next_deal_requested)
        sheet.next_button.setVisible(self.replay_cursor.position < self.replay_cursor.last)
        keyboard = self.focusWidget() or self
        self._area.show_sheet(sheet)
        keyboard.setFocus()

    # What the player wants

    def on_stride_requested(self, stride: Stride, forward: bool) -> None:
        sheet = self._area.sheet
        if stride is Stride.DEAL and isinstance(sheet, ResultSheet) and sheet.step(down=forward):
            return  # what the sheet has to say comes first
        if forward:
            self.show_of_match.pause()
            self.show_of_match.go_on(stride)
        else:
            self.show_of_match.go_back(stride)

    def on_beginning_requested(self) -> None:
        self.show_of_match.go_to_beginning()

    def on_end_requested(self) -> None:
        self.show_of_match.go_to_end()

    def on_position_chosen(self, position: int) -> None:
        self.show_of_match.pause()
        self.show_of_match.go_to(position)

    def on_play_toggled(self) -> None:
        self.show_of_match.toggle_playing()

    def on_seat_chosen(self, seat: int) -> None:
        self.show_of_match.look_from(seat)

    def on_open_toggled(self, all_open: bool) -> None:
        self.show_of_match.open_all(all_open)

    def on_reveal_requested(self) -> None:
        if self._may_reveal:
            self.show_of_match.reveal()

    def on_table_clicked(self) -> None:
        """A click ends what flies, or goes on."""
        if self._scene.idle:
            self.on_stride_requested(Stride.MOMENT, True)
        else:
            self._scene.finish()

    def on_wheel_turned(self, further: bool) -> None:
        self.on_stride_requested(Stride.MOMENT, further)

    def on_next_deal_requested(self) -> None:
        self.show_of_match.go_on(Stride.DEAL)

    def on_branch_requested(self) -> None:
        self.branch_requested.emit(self.replay_cursor.record, self.replay_cursor.moment.upto, 0)

    def on_again_requested(self) -> None:
        position = self.replay_cursor.dealing_position()
        if position is not None:
            dealt = self.replay_cursor.moments[position]
            self.branch_requested.emit(self.replay_cursor.record, dealt.upto, dealt.deal)

    def on_compare_requested(self) -> None:
        show, played = self.show_of_match, self.replay_cursor.result()
        if played is not None:
            show.pause()
            self._scene.finish()
            self._comparisons.compare(self.replay_cursor.record, played, show.seat, show.names)

    def on_comparison_closed(self) -> None:
        self._clear_sheet()
        self.on_settled()

    def on_watch_requested(self, comparison: Comparison) -> None:
        self.watch(comparison.course, comparison.deal, comparison.seat)

    # Qt

    def retranslate(self) -> None:
        """Set the title of the window in the present language."""
        if self._show is None:
            return
        header = self.replay_cursor.record.header
        #: {names} are players, {rules} is what the rules are called.
        title = QCoreApplication.translate("Replay", "Replay: {names} ({rules})")
        rules = name_of_rules(header.rules, header.rules_name)
        self.setWindowTitle(title.format(names=", ".join(self._show.names), rules=rules))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._actions.retranslate()
            self._moves.retranslate()
            if self._show is not None:
                self._show.say_again()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._comparisons.stop()
        if self._show is not None:
            self._show.pause()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No shortcut: on a button that has the keyboard the space bar presses that button.
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and self._show is not None:
            self._show.toggle_playing()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.set_narrow(self.width() < _NARROW)
        self._drawer.place()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # the list or the bar below it wants another size
            self._drawer.place()
        return done
