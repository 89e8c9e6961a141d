"""The window of statistics: what to count is chosen above, and seen from several sides below."""

from __future__ import annotations

import logging
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QSize, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.app.numbers import date_words, time_words
from thousand_qt.records.entries import MatchEntry, MatchFilter, RuleSet
from thousand_qt.records.figures import Figures, Scope
from thousand_qt.records.indexing import RefreshReport
from thousand_qt.records.loading import words_of
from thousand_qt.records.shared_library import SharedLibrary
from thousand_qt.records.statistics import PlayerName, ScoreCourse
from thousand_qt.ui.exporting import csv_delimiter
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.library.desk import Desk, Errand
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.outcome_words import reason_words
from thousand_qt.ui.notice_bar import NoticeBar
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.progress_line import ProgressLine
from thousand_qt.ui.standard_keys import on_standard_keys
from thousand_qt.ui.statistics.course_page import CoursePage
from thousand_qt.ui.statistics.figures_csv import figures_csv
from thousand_qt.ui.statistics.page import Page
from thousand_qt.ui.statistics.pages import (
    AllPage,
    ContractsPage,
    DealsPage,
    OpponentsPage,
    OverviewPage,
    RatingPage,
    ReviewsPage,
)
from thousand_qt.ui.statistics.resetting import Resetting
from thousand_qt.ui.statistics.scope_bar import ScopeBar
from thousand_qt.ui.tab_button import tab_button
from thousand_qt.ui.wrapping_row import WrappingRow

_SIZE: Final = QSize(1080, 680)
_LEAST: Final = QSize(700, 400)
_LOW: Final = 520
"""A lower window, in logical pixels, has its title in its frame only."""
_MARGIN: Final = 20
_PATIENCE: Final = 200
"""Milliseconds after which counting is spoken of."""
_OFFERED_MATCHES: Final = 100
"""So many of the last matches are offered for the course of the score."""

_log = logging.getLogger(__name__)


class Choices(msgspec.Struct, frozen=True):
    """By which rules was played, and by whom."""

    rule_sets: tuple[RuleSet, ...]
    players: tuple[PlayerName, ...]


class Contents(msgspec.Struct, frozen=True):
    """What a look into the statistics found.

    Attributes:
        choices: What else could be counted.
        matches: The last ones, for the course of the score.
        reset_at: Since when is counted; None for the beginning.
    """

    figures: Figures
    choices: Choices
    matches: tuple[MatchEntry, ...]
    reset_at: datetime | None


class StatisticsWindow(QWidget):
    """Shows the statistics of a library.

    Signals:
        counted(): the figures of what is chosen are shown.
    """

    counted = Signal()

    def __init__(self, librarian: Librarian, player: str, parent: QWidget | None = None) -> None:
        """Show the matches of this player first; empty for the one who played most."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("statisticsWindow")
        self._librarian = librarian
        self._desk = Desk(self)
        self._counting: Errand | None = None
        self._course: Errand | None = None
        self._resetting = Resetting(librarian, self)
        self._contents: Contents | None = None
        self._stale: set[Page] = set()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE)
        self._patience.timeout.connect(self.on_patience_lost)
        self._shown_matches: tuple[MatchEntry, ...] | None = None
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.7))
        self._since = plain_label()
        self._since.setObjectName("since")
        self._since.hide()
        self._scope_bar = ScopeBar(player)
        self._overview = OverviewPage()
        self._course_page = CoursePage()
        self._page_list: tuple[Page, ...] = (
            self._overview,
            ContractsPage(),
            RatingPage(),
            self._course_page,
            OpponentsPage(),
            DealsPage(),
            ReviewsPage(),
            AllPage(),
        )
        self._tabs = tuple(tab_button() for _ in self._page_list)
        self._tab_group = QButtonGroup(self)
        self._pages = QStackedWidget()
        self._explanation = plain_label(wrap=True)
        self._explanation.setObjectName("explanation")
        self._explanation.setFont(scaled_font(self.font(), 0.92))
        self._line = ProgressLine()
        self._notice = NoticeBar()
        self._export_button = paper_button()
        self._export_button.setObjectName("exportButton")
        self._reset_button = paper_button()
        self._reset_button.setObjectName("resetButton")
        self._undo_button = paper_button()
        self._undo_button.setObjectName("undoResetButton")
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._undo_button.hide()
        self._lay_out()
        self._connect()
        self.setMinimumSize(_LEAST)
        self._tabs[0].setChecked(True)
        self.retranslate()
        self.on_restyled()
        self.count()
        self._librarian.refresh()
        self._tabs[0].setFocus()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self._since)
        tabs = WrappingRow(2)
        for number, (tab, page) in enumerate(zip(self._tabs, self._page_list, strict=True)):
            tab.setObjectName(f"tab{number}")
            self._tab_group.addButton(tab, number)
            tabs.add(tab)
            scroll = FittingScrollArea()  # for low windows and large letters
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            scroll.set_content(page)
            scroll.follow_keyboard()
            self._pages.addWidget(scroll)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self._export_button, self._reset_button, self._undo_button):
            buttons.addWidget(button)
        buttons.addSpacing(8)
        buttons.addWidget(self._explanation, 1)
        buttons.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN - 6, _MARGIN, _MARGIN - 6)
        layout.setSpacing(9)
        layout.addLayout(top)
        layout.addWidget(self._scope_bar)
        layout.addWidget(tabs)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self._line)
        layout.addWidget(self._notice)
        layout.addLayout(buttons)

    def _connect(self) -> None:
        self._librarian.changed.connect(self.count)
        self._librarian.refreshed.connect(self.on_refreshed)
        self._librarian.refresh_failed.connect(self.on_failed)
        self._librarian.refresh_progressed.connect(self.on_refresh_progressed)
        self._scope_bar.changed.connect(self.count)
        self._tab_group.idToggled.connect(self.on_tab_toggled)
        self._course_page.course_wanted.connect(self.on_course_wanted)
        for page in self._page_list:
            page.explained.connect(self._explanation.setText)
        self._export_button.clicked.connect(self.on_export_requested)
        on_standard_keys(self, QKeySequence.StandardKey.Close, self.close)
        self._resetting.told.connect(self._notice.show_notice)
        self._resetting.failed.connect(self.on_failed)
        self._reset_button.clicked.connect(self.on_reset_requested)
        self._undo_button.clicked.connect(self._resetting.undo)
        self._close_button.clicked.connect(self.close)

    # Parts, for tests

    @property
    def scope_bar(self) -> ScopeBar:
        return self._scope_bar

    @property
    def pages(self) -> tuple[Page, ...]:
        return self._page_list

    @property
    def tabs(self) -> tuple[QPushButton, ...]:
        return self._tabs

    @property
    def overview(self) -> OverviewPage:
        return self._overview

    @property
    def course_page(self) -> CoursePage:
        return self._course_page

    @property
    def notice(self) -> NoticeBar:
        return self._notice

    @property
    def explanation(self) -> str:
        """What the figure under the keyboard counts."""
        return self._explanation.text()

    @property
    def since(self) -> str:
        """From when on is counted, in words; empty when from the beginning."""
        return self._since.text()

    @property
    def figures(self) -> Figures | None:
        """What is shown; None before the first count."""
        return None if self._contents is None else self._contents.figures

    @property
    def is_settled(self) -> bool:
        """Whether everything that was asked for is there and shown."""
        is_busy = self._desk.is_busy or self._resetting.is_busy or self._librarian.is_refreshing
        return self._contents is not None and not is_busy

    # Counting

    def count(self) -> None:
        """Count what is chosen now."""
        self._desk.drop(self._counting)
        self._patience.start()
        scope = self._scope_bar.scope
        if self._contents is None:  # whose matches there are to count is not even known
            self._counting = self._desk.ask(
                partial(_find_choices, self._librarian.shared), self.on_choices_found, self.on_failed
            )
            return
        self._counting = self._desk.ask(
            partial(_count, self._librarian.shared, scope), self.on_counted, self.on_failed
        )

    def on_choices_found(self, choices: Choices) -> None:
        self._scope_bar.show_choices(choices.rule_sets, choices.players)
        scope = self._scope_bar.scope
        self._counting = self._desk.ask(
            partial(_count, self._librarian.shared, scope), self.on_counted, self.on_failed
        )

    def on_patience_lost(self) -> None:
        """Counting takes so long that the player should know of it."""
        self._say_since(QCoreApplication.translate("StatisticsWindow", "Counting…"))

    def _say_since(self, words: str) -> None:
        self._since.setText(words)
        self._since.setVisible(bool(words))

    def on_counted(self, contents: Contents) -> None:
        self._counting = None
        self._patience.stop()
        self._contents = contents
        if self._scope_bar.show_choices(contents.choices.rule_sets, contents.choices.players):
            self.count()  # what was chosen is not there any more
            return
        self._show()
        if contents.matches != self._shown_matches:
            self._shown_matches = contents.matches
            self._course_page.show_matches(contents.matches)
        self.counted.emit()

    def _show(self) -> None:
        """Show what was counted, in the present language."""
        if self._contents is None:
            return
        self._stale = set(self._page_list)
        self._show_page()
        reset = self._contents.reset_at
        words = ""
        if reset is not None:
            words = QCoreApplication.translate(
                "StatisticsWindow", "Counting since the reset of {day}, {time}"
            ).format(day=date_words(reset.astimezone().date()), time=time_words(reset))
        self._say_since(words)
        self._undo_button.setVisible(reset is not None)

    def _show_page(self) -> None:
        """Bring the page that is looked at up to date; the others follow when they are looked at."""
        page = self._page_list[self._pages.currentIndex()]
        if self._contents is not None and page in self._stale:
            self._stale.discard(page)
            page.show_figures(self._contents.figures)

    def on_course_wanted(self, match: str) -> None:
        self._desk.drop(self._course)

        def show(course: ScoreCourse) -> None:
            self._course_page.show_course(match, course)

        shared = self._librarian.shared
        self._course = self._desk.ask(lambda: shared.statistics().course(match), show, self.on_failed)

    def on_refresh_progressed(self, done: int, of: int) -> None:
        self._line.show_progress(done, of)

    def on_refreshed(self, report: RefreshReport) -> None:
        self._line.show_progress(0, 0)
        if report.has_changes:
            self.count()

    def on_failed(self, error: Exception) -> None:
        self._patience.stop()
        _log.error("statistics cannot be counted", exc_info=error)
        self._line.show_progress(0, 0)
        self._notice.show_notice(reason_words(error), is_fault=True)

    # Export

    def on_export_requested(self) -> None:
        dialog = QFileDialog(self, QCoreApplication.translate("StatisticsWindow", "Export the statistics"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.setNameFilter(QCoreApplication.translate("StatisticsWindow", "Tables (*.csv)"))
        dialog.setDirectory(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        dialog.selectFile(f"thousand-statistics-{datetime.now().astimezone():%Y-%m-%d}.csv")
        dialog.fileSelected.connect(self.on_file_chosen)
        dialog.open()

    def on_file_chosen(self, name: str) -> None:
        if self._contents is None:
            return
        target = Path(name)
        figures, about, delimiter = self._contents.figures, self.about, csv_delimiter()

        def save() -> Path:
            target.write_bytes(figures_csv(figures, about, delimiter=delimiter))
            return target

        self._desk.ask(save, self.on_saved, self.on_save_failed)

    @property
    def about(self) -> str:
        """What is counted, in words."""
        return ", ".join(word for word in (*self._scope_bar.chosen_words, self.since) if word)

    def on_saved(self, target: Path) -> None:
        text = QCoreApplication.translate("StatisticsWindow", "Saved as {file}")
        self._notice.show_notice(text.format(file=target))

    def on_save_failed(self, error: Exception) -> None:
        text = QCoreApplication.translate("StatisticsWindow", "The file cannot be saved: {reason}")
        self._notice.show_notice(text.format(reason=words_of(error)), is_fault=True)

    # Words and colours

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = QCoreApplication.translate("StatisticsWindow", "Statistics")
        self.setWindowTitle(title)
        self._title.setText(title)
        names = (
            QCoreApplication.translate("StatisticsWindow", "Overview"),
            QCoreApplication.translate("StatisticsWindow", "Contracts"),
            QCoreApplication.translate("StatisticsWindow", "Rating"),
            QCoreApplication.translate("StatisticsWindow", "Score"),
            QCoreApplication.translate("StatisticsWindow", "Opponents"),
            QCoreApplication.translate("StatisticsWindow", "Deals"),
            QCoreApplication.translate("StatisticsWindow", "Decisions"),
            QCoreApplication.translate("StatisticsWindow", "All figures"),
        )
        for tab, name in zip(self._tabs, names, strict=True):
            tab.setText(name)
        self._export_button.setText(QCoreApplication.translate("StatisticsWindow", "Export…"))
        self._reset_button.setText(QCoreApplication.translate("StatisticsWindow", "Reset…"))
        self._undo_button.setText(QCoreApplication.translate("StatisticsWindow", "Undo the reset"))
        self._close_button.setText(QCoreApplication.translate("StatisticsWindow", "Close"))
        self._explanation.clear()
        self._show()

    def on_restyled(self) -> None:
        colours = self._style.colours
        set_ink(self._since, colours.muted)
        set_ink(self._explanation, colours.muted)
        for page in self._page_list:
            page.restyle(colours)
        self._notice.restyle()

    # Slots

    def on_reset_requested(self) -> None:
        self._resetting.ask(0 if self.figures is None else self.figures.matches.finished)

    def on_tab_toggled(self, number: int, chosen: bool) -> None:
        if chosen:
            self._pages.setCurrentIndex(number)
            self._explanation.clear()
            self._show_page()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._desk.close()
        self._resetting.close()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._title.setVisible(self.height() >= _LOW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self._notice.text:
                self._notice.clear()
            else:
                self.close()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return _SIZE


def _find_choices(shared: SharedLibrary) -> Choices:
    return Choices(shared.library().rule_sets(), shared.statistics().players())


def _count(shared: SharedLibrary, scope: Scope) -> Contents:
    """Count everything the window shows; not in the GUI thread."""
    library, statistics = shared.library(), shared.statistics()
    wanted = MatchFilter(rules=scope.rules, since=scope.since, until=scope.until)
    matches = library.find(wanted, limit=_OFFERED_MATCHES).matches
    return Contents(
        figures=statistics.figures(scope),
        choices=_find_choices(shared),
        matches=tuple(match for match in matches if match.deals),
        reset_at=statistics.reset_at,
    )
