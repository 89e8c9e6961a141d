"""The window with all matches: found, looked at, gone on with, named, deleted, brought in and taken out."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from thousand_qt.records.entries import Folder, MatchEntry, Status
from thousand_qt.records.indexing import RefreshReport
from thousand_qt.records.loading import LoadedRecord, load
from thousand_qt.ui.card import Sheet
from thousand_qt.ui.library.desk import Desk, Errand
from thousand_qt.ui.library.empty_page import EmptyPage
from thousand_qt.ui.library.filter_bar import FilterBar
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.listing import Listing, look_into
from thousand_qt.ui.library.match_actions import Choice, MatchActions, Notice, Remedy
from thousand_qt.ui.library.match_jobs import is_record
from thousand_qt.ui.library.match_model import MatchModel
from thousand_qt.ui.library.match_pane import MatchPane
from thousand_qt.ui.library.match_table import MatchTable, is_typing
from thousand_qt.ui.library.outcome_words import reason_words
from thousand_qt.ui.library.shelf_bar import ShelfBar
from thousand_qt.ui.library.window_foot import WindowFoot
from thousand_qt.ui.notice_bar import NoticeBar
from thousand_qt.ui.paper import PaperStyle, heading_font, plain_label
from thousand_qt.ui.standard_keys import on_standard_keys

_SIZE: Final = QSize(1120, 680)
_PANE_NEEDS: Final = 880
"""A narrower window has room for the list only, in pixels."""
_WIDE: Final = 1100
"""A window that has room for both, in pixels."""
_MARGIN: Final = 20

_log = logging.getLogger(__name__)


class LibraryWindow(QWidget):
    """Lists the matches of a library.

    Signals:
        resume_requested(Path), replay_requested(Path), review_requested(Path): see `MatchActions`.
        title_on_table_requested(str): the match that is being played is to have this title; its session can
            write it.
    """

    resume_requested = Signal(object)
    replay_requested = Signal(object)
    review_requested = Signal(object)
    title_on_table_requested = Signal(str)

    def __init__(self, librarian: Librarian, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("libraryWindow")
        self._librarian = librarian
        self._desk = Desk(self)
        self._looking: Errand | None = None
        self._loading: Errand | None = None
        self._loaded: MatchEntry | None = None
        self._brought: str | None = None
        self._on_table: Path | None = None
        self._look_again = False
        self._has_looked = False
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.7))
        self._shelves = ShelfBar()
        self._filters = FilterBar()
        self._model = MatchModel(self)
        self._table = MatchTable(self._model)
        self._empty = EmptyPage()
        self._pages = QStackedWidget()
        self._pane = MatchPane()
        self._notice = NoticeBar()
        self._actions = MatchActions(librarian, self)
        self._foot = WindowFoot(self._actions)
        self._remedy = Remedy.NONE
        # Many changes of what is chosen come at once, and one of them is worth looking at.
        self._chosen_timer = QTimer(self)
        self._chosen_timer.setSingleShot(True)
        self._chosen_timer.setInterval(0)
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.setMinimumSize(700, 420)
        self._table.show_order(self._filters.sort, descending=self._filters.descending)
        self.retranslate()
        self.on_restyled()
        self.look()
        self._table.setFocus()

    def _lay_out(self) -> None:
        self._pages.addWidget(self._table)
        self._pages.addWidget(self._empty)
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self._shelves)
        sheet = Sheet()
        inside = QHBoxLayout(sheet)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.setSpacing(0)
        inside.addWidget(self._pages, 1)
        inside.addWidget(self._pane)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN - 6, _MARGIN, _MARGIN - 6)
        layout.setSpacing(10)
        layout.addLayout(top)
        layout.addWidget(self._filters)
        layout.addWidget(sheet, 1)
        layout.addWidget(self._notice)
        layout.addWidget(self._foot)

    def _connect(self) -> None:
        self._librarian.changed.connect(self.look)
        self._librarian.refreshed.connect(self.on_refreshed)
        self._librarian.refresh_failed.connect(self.on_failed)
        self._librarian.refresh_progressed.connect(self.on_refresh_progressed)
        self._shelves.shelf_chosen.connect(self.on_shelf_chosen)
        self._filters.changed.connect(self.on_filters_changed)
        self._filters.search.returnPressed.connect(self.on_list_wanted)
        self._model.entries_wanted.connect(self.on_entries_wanted)
        self._model.title_entered.connect(self._actions.name_match)
        self._table.chosen_changed.connect(self._chosen_timer.start)
        self._chosen_timer.timeout.connect(self.on_chosen_changed)
        self._table.renaming_ended.connect(self.on_renaming_ended)
        self._table.opened.connect(self._actions.on_open)
        self._table.sort_requested.connect(self._filters.sort_by)
        self._table.menu_requested.connect(self.on_menu_requested)
        self._empty.help_requested.connect(self.on_help_requested)
        self._pane.copy_requested.connect(self._actions.copy_deal_as_text)
        self._pane.deal_chosen.connect(self._chosen_timer.start)
        self._notice.acted.connect(self.on_notice_acted)
        self._actions.resume_requested.connect(self.resume_requested)
        self._actions.replay_requested.connect(self.replay_requested)
        self._actions.review_requested.connect(self.review_requested)
        self._actions.title_requested.connect(self._table.rename)
        self._actions.title_on_table_requested.connect(self.title_on_table_requested)
        self._actions.told.connect(self.on_told)
        self._actions.brought.connect(self.on_brought)
        self._foot.close_requested.connect(self.close)
        on_standard_keys(self, QKeySequence.StandardKey.Find, self.on_find)
        on_standard_keys(self, QKeySequence.StandardKey.Close, self.close)
        # Some systems have Ctrl+R for it, too, which reviews a match here as everywhere.
        QShortcut(QKeySequence("F5"), self).activated.connect(self._librarian.refresh)

    # Parts, for tests and for whoever opens the window

    @property
    def table(self) -> MatchTable:
        return self._table

    @property
    def model(self) -> MatchModel:
        return self._model

    @property
    def pane(self) -> MatchPane:
        return self._pane

    @property
    def filters(self) -> FilterBar:
        return self._filters

    @property
    def shelves(self) -> ShelfBar:
        return self._shelves

    @property
    def actions_of_matches(self) -> MatchActions:
        return self._actions

    @property
    def notice(self) -> NoticeBar:
        return self._notice

    @property
    def foot(self) -> WindowFoot:
        return self._foot

    @property
    def empty_page(self) -> EmptyPage:
        return self._empty

    @property
    def is_settled(self) -> bool:
        """Whether everything that was asked for is there and shown."""
        return (
            self._has_looked
            and not self._desk.is_busy
            and not self._actions.is_busy
            and not self._librarian.is_refreshing
            and not self._chosen_timer.isActive()
        )

    def set_on_table(self, path: Path | None) -> None:
        """Say which match is being played now."""
        self._on_table = path
        self._model.set_on_table(self._on_table_id())
        self._chosen_timer.start()

    def _on_table_id(self) -> str | None:
        folder = self._librarian.folder
        path = self._on_table
        return path.name if path is not None and path.parent == folder else None

    def show_fault(self, words: str) -> None:
        """Tell the player what could not be done."""
        self.on_told(Notice(words, is_fault=True))

    # Looking

    def look(self) -> None:
        """List what is in the library now."""
        if self._table.is_renaming:  # a list that changes would take the title away that is being written
            self._look_again = True
            return
        self._look_again = False
        shelf = self._shelves.shelf
        wanted = self._filters.wanted(shelf)
        sort, descending = self._filters.sort, self._filters.descending
        shared = self._librarian.shared
        self._desk.drop(self._looking)
        self._looking = self._desk.ask(
            lambda: look_into(shared.library(), shelf, wanted, sort, descending=descending),
            self.on_looked,
            self.on_failed,
        )

    def on_renaming_ended(self) -> None:
        if self._look_again:
            self.look()

    def on_looked(self, listing: Listing) -> None:
        self._looking = None
        if not self._has_looked:  # what is known comes first, and what is new follows
            self._has_looked = True
            self._librarian.refresh()
        self._shelves.show_counts(listing.counts)
        self._filters.show_rule_sets(listing.rule_sets)
        self._model.set_on_table(self._on_table_id())
        self._table.show_ids(listing.ids)
        if self._brought is not None and self._table.choose(self._brought):
            self._brought = None
        self._foot.show_fault(listing.fault)
        self._show_count()
        self._show_page()

    def on_entries_wanted(self, ids: tuple[str, ...]) -> None:
        shared = self._librarian.shared
        self._desk.ask(lambda: shared.library().get_many(ids), self._model.put_entries, self.on_failed)

    def on_refresh_progressed(self, done: int, of: int) -> None:
        self._foot.show_progress(done, of)
        if self._looking is None:
            self.look()

    def on_refreshed(self, report: RefreshReport) -> None:
        self._foot.show_progress(0, 0)
        if report.fault:
            text = QCoreApplication.translate(
                "LibraryWindow", "The folder of the matches cannot be read: {reason}."
            )
            self.show_fault(text.format(reason=report.fault))
        if report.has_changes:
            self.look()

    def on_failed(self, error: Exception) -> None:
        _log.error("the library cannot be looked into", exc_info=error)
        self._foot.show_progress(0, 0)
        self.show_fault(reason_words(error))

    # What is chosen

    def on_chosen_changed(self) -> None:
        self._show_count()
        entry = self._table.current_entry
        count = self._table.chosen_count
        is_on_table = entry is not None and self._model.is_on_table(entry)
        shelf = self._shelves.shelf
        if entry is None:
            self._desk.drop(self._loading)
            self._loaded = None
            if count != 1:  # else it is being looked up
                self._pane.show_words(_count_words(count) if count else "")
        elif entry != self._loaded:
            self._loaded = entry
            self._pane.show_entry(entry)
            self._load(entry)
        self._actions.set_choice(Choice(self._table.chosen_ids, entry, shelf, self._pane.deal, is_on_table))

    def _load(self, entry: MatchEntry) -> None:
        """Read the deals of the match, which the list does not have."""
        self._desk.drop(self._loading)
        if entry.status is Status.DAMAGED:
            return

        def show(loaded: LoadedRecord) -> None:
            self._pane.show_record(entry, loaded)

        self._loading = self._desk.ask(lambda: load(entry.path), show, self.on_load_failed)

    def on_load_failed(self, error: Exception) -> None:
        """The file has changed since it was listed: the list is not true any more."""
        self._pane.show_words(reason_words(error))
        self._librarian.refresh()

    # Words

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = QCoreApplication.translate("LibraryWindow", "Matches")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._table.setAccessibleName(title)
        self._shelves.retranslate()
        self._actions.retranslate()
        self._foot.retranslate()
        self._table.retranslate()
        self._show_count()
        self._show_page()

    def _show_count(self) -> None:
        self._foot.show_count(len(self._model.ids), self._table.chosen_count)

    def _show_page(self) -> None:
        is_empty = self._has_looked and not self._model.ids
        if is_empty and self._table.hasFocus():
            self._filters.search.setFocus()
        self._pages.setCurrentWidget(self._empty if is_empty else self._table)
        self._fit_pane()
        self._empty.show_reason(self._shelves.shelf, narrowed=self._filters.is_narrow)

    def on_restyled(self) -> None:
        colours = self._style.colours
        self._pane.restyle(colours)
        self._empty.restyle(colours)
        self._notice.restyle()
        self._foot.restyle(colours)

    # Slots

    def on_shelf_chosen(self, _shelf: Folder) -> None:
        self._notice.clear()
        self.look()

    def on_filters_changed(self) -> None:
        self._table.show_order(self._filters.sort, descending=self._filters.descending)
        self.look()

    def on_list_wanted(self) -> None:
        self._table.setFocus()

    def on_find(self) -> None:
        self._filters.search.setFocus()
        self._filters.search.selectAll()

    def on_help_requested(self) -> None:
        self._filters.clear()

    def on_menu_requested(self, place: QPoint) -> None:
        menu = self._actions.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def on_told(self, notice: Notice) -> None:
        self._remedy = notice.remedy
        buttons = {
            Remedy.NONE: "",
            Remedy.UNDO_DELETE: QCoreApplication.translate("LibraryWindow", "Undo"),
            Remedy.RESTORE: QCoreApplication.translate("LibraryWindow", "Bring it back"),
        }
        self._notice.show_notice(notice.text, action=buttons[notice.remedy], is_fault=notice.is_fault)

    def on_notice_acted(self) -> None:
        match self._remedy:
            case Remedy.UNDO_DELETE:
                self._actions.on_undo_delete()
            case Remedy.RESTORE:
                self._actions.restore_in_the_way()
            case Remedy.NONE:
                pass

    def on_brought(self, match: str) -> None:
        """Show a match that has come into the list, as soon as the list has it."""
        self._brought = match
        self._shelves.choose(Folder.MATCHES)

    def _fit_pane(self) -> None:
        self._pane.set_wide(wide=self.width() >= _WIDE)
        has_room = self.width() >= _PANE_NEEDS
        self._pane.setVisible(has_room and self._pages.currentWidget() is self._table)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._desk.close()
        self._actions.close()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(is_record(Path(url.toLocalFile())) for url in event.mimeData().urls() if url.isLocalFile()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self._actions.bring_in(
            Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        search = self._filters.search
        if event.key() == Qt.Key.Key_Escape:
            if self._notice.text:
                self._notice.clear()
            elif search.hasFocus() and search.text():
                search.clear()
            else:
                self.close()
        elif event.key() == Qt.Key.Key_Down and search.hasFocus():
            self._table.setFocus()
        elif is_typing(event) and event.text().strip() and self._table.hasFocus():
            search.setFocus()
            search.setText(event.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_pane()

    def sizeHint(self) -> QSize:
        return _SIZE


def _count_words(count: int) -> str:
    return QCoreApplication.translate("LibraryWindow", "%Ln match(es) chosen", "", count)
