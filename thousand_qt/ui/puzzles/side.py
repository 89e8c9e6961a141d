"""Beside the table of a puzzle: what is asked, what came of it, and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.puzzles.diary import Result
from thousand_qt.puzzles.names import PuzzleName, day_of
from thousand_qt.puzzles.puzzle import Puzzle
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.growth import Growth
from thousand_qt.ui.paper import (
    finger_style,
    heading_font,
    paper_button,
    plain_label,
    scaled_font,
    set_ink,
)
from thousand_qt.ui.puzzles.game import PuzzleGame, Stage
from thousand_qt.ui.puzzles.puzzle_list import PuzzleList
from thousand_qt.ui.side_paper import SidePaper
from thousand_qt.ui.tab_button import tab_button
from thousand_qt.ui.texts import puzzles as texts
from thousand_qt.ui.wrapping_row import WrappingRow

_WIDTH: Final = 340
_NARROW_WIDTH: Final = 240
_SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How many times as large as usual words are, the first that fits."""


class PuzzleSide(SidePaper):
    """Says everything about the puzzle on the table, and has the list of all.

    Signals:
        main_requested(): try again, or the next puzzle.
        restart_requested(), solution_requested(), explanation_requested(), copy_requested()
        previous_requested(), today_requested(), next_requested()
        page_changed(bool): the list is seen (True), or the puzzle.
    """

    main_requested = Signal()
    restart_requested = Signal()
    solution_requested = Signal()
    explanation_requested = Signal()
    copy_requested = Signal()
    previous_requested = Signal()
    today_requested = Signal()
    next_requested = Signal()
    page_changed = Signal(bool)

    def __init__(self, game: PuzzleGame, parent: QWidget | None = None) -> None:
        super().__init__(_WIDTH, _NARROW_WIDTH, parent, more_style=finger_style(1.0))
        self.setObjectName("puzzleSide")
        self._game = game
        self._name: PuzzleName | None = None
        self._result = Result()
        self._names: tuple[str, ...] = ()
        self._wrong = 0
        self._counts = True
        self._streak = 0
        self._room = _WIDTH
        self._growth = Growth()
        self._style.restyled.connect(self.on_restyled)
        self._title = _label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.35))
        self._day = _label(0.92, wrap=True)
        self._stars = _label(1.1, wrap=True)
        self._result_label = _label(0.92, bold=True, wrap=True)
        self._question = _label(1.12, bold=True, wrap=True)
        self._missing = _label(wrap=True)
        self._all_open = _label(0.92, wrap=True)
        self.feedback = _label(1.06, bold=True, wrap=True)
        self.feedback.setObjectName("feedback")
        self.explanation = _label(wrap=True)
        self.explanation.setTextFormat(Qt.TextFormat.RichText)
        self.explanation.setObjectName("explanation")
        self.main_button = self._button("mainButton", main=True)
        self.restart_button = self._button("restartButton")
        self.solution_button = self._button("solutionButton")
        self.explain_button = self._button("explainButton")
        self.copy_button = self._button("copyButton")
        self.previous_button = self._button("previousButton")
        self.today_button = self._button("todayButton")
        self.next_button = self._button("nextButton")
        self.puzzle_tab, self.list_tab = tab_button(), tab_button()
        self.list = PuzzleList()
        self._pages = QStackedWidget()
        self._scroll = FittingScrollArea()
        self._lay_out()
        for button, signal in (
            (self.main_button, self.main_requested),
            (self.restart_button, self.restart_requested),
            (self.solution_button, self.solution_requested),
            (self.explain_button, self.explanation_requested),
            (self.copy_button, self.copy_requested),
            (self.previous_button, self.previous_requested),
            (self.today_button, self.today_requested),
            (self.next_button, self.next_requested),
        ):
            button.clicked.connect(signal)
        game.changed.connect(self.update_words)
        self.retranslate()
        self.on_restyled()

    @staticmethod
    def _button(name: str, *, main: bool = False) -> QPushButton:
        button = paper_button(main=main)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.setDefault(False)
        return button

    def _lay_out(self) -> None:
        tabs = WrappingRow(4)
        group = QButtonGroup(self)
        for number, tab in enumerate((self.puzzle_tab, self.list_tab)):
            tab.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            group.addButton(tab, number)
            tabs.add(tab)
        self.puzzle_tab.setChecked(True)
        group.idClicked.connect(self.show_page)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 4, 12, 8)
        column.setSpacing(4)
        for label in (self._title, self._day, self._stars, self._result_label):
            column.addWidget(label)
        column.addSpacing(8)
        for label in (self._question, self._missing, self._all_open):
            column.addWidget(label)
        column.addSpacing(8)
        column.addWidget(self.feedback)
        column.addSpacing(4)
        for button in (self.main_button, self.explain_button, self.restart_button, self.solution_button):
            column.addWidget(button)
        column.addSpacing(4)
        column.addWidget(self.explanation)
        column.addWidget(self.copy_button)
        column.addStretch(1)
        self._scroll.set_content(content)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pages.addWidget(self._scroll)
        self._pages.addWidget(self.list)
        row = WrappingRow(6)
        for button in (self.previous_button, self.today_button, self.next_button):
            row.add(button, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 10, 0, 8)
        layout.setSpacing(6)
        top = QVBoxLayout()
        top.setContentsMargins(14, 0, 12, 0)
        top.addWidget(tabs)
        layout.addLayout(top)
        layout.addWidget(self._pages, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(14, 0, 12, 0)
        foot.addWidget(row)
        layout.addLayout(foot)

    # What is shown

    @property
    def shows_list(self) -> bool:
        return self._pages.currentIndex() == 1

    def show_page(self, number: int) -> None:
        """Show the puzzle (0) or the list (1)."""
        self._pages.setCurrentIndex(number)
        (self.list_tab if number else self.puzzle_tab).setChecked(True)
        self.page_changed.emit(bool(number))

    def show_puzzle(self, name: PuzzleName, names: Sequence[str]) -> None:
        """Say that this puzzle is on the table, or being looked for."""
        self._name, self._names = name, tuple(names)
        self.update_words()

    def show_result(self, result: Result, wrong: int, *, counts: bool, streak: int) -> None:
        """Show what became of it, and how often the player was wrong this time; whether that counted.

        `streak` is how many days in a row the puzzle of the day has been solved, where this is today's.
        """
        self._result, self._wrong, self._counts, self._streak = result, wrong, counts, streak
        self.update_words()

    def update_words(self) -> None:
        """Say how the puzzle stands now."""
        name, game = self._name, self._game
        if name is None:
            return
        self._show(self._title, texts.puzzle_heading(name))
        day = day_of(name)
        #: Under the title of a prepared puzzle: its number, such as P7.
        number = QCoreApplication.translate("Puzzles", "No. {number}").format(number=name)
        self._show(self._day, number if day is None else texts.day_words(day))
        is_new = not game.has_puzzle or (game.stage is Stage.ASKING and game.is_at_start)
        if game.has_puzzle and game.stage is Stage.SOLVED and self._streak:
            self._show(self._result_label, texts.streak_words(self._streak))
        else:
            self._show(self._result_label, texts.result_words(self._result) if is_new else "")
        if not game.has_puzzle:
            for label in (self._stars, self._missing, self._all_open, self.feedback):
                label.hide()
            self._show(self._question, QCoreApplication.translate("Puzzles", "Looking for a position…"))
            self._show_buttons(None)
            self.explanation.hide()
            return
        puzzle = game.puzzle
        self._show(self._stars, f"{texts.stars(puzzle)}  {texts.rules_words(puzzle)}")
        self._stars.setAccessibleName(f"{texts.difficulty_words(puzzle)} {texts.rules_words(puzzle)}")
        self._stars.setToolTip(texts.difficulty_words(puzzle))
        self._show(self._question, texts.question(puzzle, self._names))
        self._show(self._missing, texts.missing_words(puzzle, puzzle.state, self._names))
        self._show(self._all_open, texts.all_open_words())
        self._show(self.feedback, self.feedback_words(puzzle))
        self.on_restyled()
        self._show_buttons(game.stage)
        told = game.explanation
        is_told = told is not None and game.stage in (Stage.SOLVED, Stage.SHOWN)
        found = texts.explanation_words(puzzle, told, self._names) if told is not None and is_told else []
        self._show(self.explanation, "".join(_paragraph(one) for one in found) + _legend(found))
        self.explanation.setAccessibleName("\n".join(one.plain for one in found))
        self._fit()

    def feedback_words(self, puzzle: Puzzle) -> str:
        """Return what came of the last move; empty when there is nothing to be said."""
        game = self._game
        match game.stage:
            case Stage.WRONG:
                assert game.choice is not None
                return texts.wrong_words(puzzle, game.choice, self._names)
            case Stage.SOLVED:
                return texts.solved_words(self._wrong, counts=self._counts)
            case Stage.SHOWN:
                return texts.shown_words(puzzle, self._names)
            case Stage.ANSWERING:
                if game.choice is None:
                    return (
                        QCoreApplication.translate("Puzzles", "The others think…") if game.is_thinking else ""
                    )
                if not game.choice.works:
                    return texts.wrong_words(puzzle, game.choice, self._names)
                return ""
            case Stage.ASKING:
                return "" if game.is_at_start else texts.right_words()

    def _feedback_ink(self) -> QColor:
        colours = self._style.colours
        choice = self._game.choice
        is_wrong = choice is not None and not choice.works and self._game.stage is not Stage.SHOWN
        return colours.loss if is_wrong else colours.gold

    def _show_buttons(self, stage: Stage | None) -> None:
        game = self._game
        over = stage in (Stage.SOLVED, Stage.SHOWN)
        if stage is Stage.WRONG:
            self.main_button.setText(QCoreApplication.translate("Puzzles", "Take it back"))
        else:
            self.main_button.setText(QCoreApplication.translate("Puzzles", "Next puzzle"))
        self.main_button.setVisible(over or stage is Stage.WRONG)
        self.explain_button.setVisible(over and game.explanation is None)
        if stage is not None:
            wants_restart = over or not game.is_at_start
            self.restart_button.setVisible(wants_restart)
        else:
            self.restart_button.hide()
        self.solution_button.setVisible(stage in (Stage.ASKING, Stage.WRONG))
        self.copy_button.setVisible(stage is not None)

    @staticmethod
    def _show(label: QLabel, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))

    def set_room(self, room: int, *, narrow: bool) -> None:
        """Take no more than so many pixels across, and in a narrow window only what is needed.

        Words that are too long for that become smaller.
        """
        self._room, self._is_narrow = room, narrow
        self._fit()

    @property
    def _needed(self) -> int:
        """The width below which a word would be cut, in pixels."""
        page = self._scroll.widget()
        content = None if page is None else page.layout()
        layout = self.layout()
        assert content is not None and layout is not None
        content.activate()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        return max(content.totalMinimumSize().width() + bar, layout.totalMinimumSize().width())

    def _fit(self) -> None:
        if self._growth.factor != 1.0 or self._needed > self._room:
            for share in _SHARES:
                self._growth.set_factor(self, share)
                if self._needed <= self._room:
                    break
        self.updateGeometry()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        #: A tab beside a puzzle: what is asked.
        self.puzzle_tab.setText(QCoreApplication.translate("Puzzles", "Puzzle"))
        #: A tab beside a puzzle: the list of all puzzles.
        self.list_tab.setText(QCoreApplication.translate("Puzzles", "All puzzles"))
        self.restart_button.setText(QCoreApplication.translate("Puzzles", "From the beginning"))
        self.solution_button.setText(QCoreApplication.translate("Puzzles", "Show the solution"))
        self.explain_button.setText(QCoreApplication.translate("Puzzles", "Explain it"))
        self.copy_button.setText(QCoreApplication.translate("Puzzles", "Copy the number"))
        self.previous_button.setText("‹")
        self.next_button.setText("›")
        for button, words in (
            (self.previous_button, QCoreApplication.translate("Puzzles", "Previous puzzle (Page Up)")),
            (self.next_button, QCoreApplication.translate("Puzzles", "Next puzzle (Page Down)")),
            (self.today_button, QCoreApplication.translate("Puzzles", "The puzzle of the day")),
        ):
            button.setAccessibleName(words)
            button.setToolTip(words)
        #: A button: the puzzle of the day.
        self.today_button.setText(QCoreApplication.translate("Puzzles", "Today"))
        self.update_words()

    def on_restyled(self) -> None:
        colours = self._style.colours
        for label in (self._day, self._all_open):
            _write_in(label, colours.muted)
        for label in (self._stars, self._result_label):
            _write_in(label, colours.gold)
        _write_in(self.feedback, self._feedback_ink())

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def sizeHint(self) -> QSize:
        width = min(max(self.usual_width, self._needed), max(self.usual_width, self._room))
        return QSize(width, super().sizeHint().height())


def _paragraph(told: texts.Told) -> str:
    """Return a move and how it goes on, with the cards that take tricks in bold."""
    tricks = (
        "&nbsp;".join(f"<b>{escape(card)}</b>" if takes else escape(card) for card, takes in trick)
        for trick in told.tricks
    )
    words = escape(told.words)
    head = f"<b>{words}</b>" if told.is_right else words
    return f"<p style='margin-top: 6px; margin-bottom: 2px'>{head}<br/>{' &nbsp;·&nbsp; '.join(tricks)}</p>"


def _legend(found: Sequence[texts.Told]) -> str:
    return f"<p style='margin-top: 8px'><i>{escape(texts.legend_words())}</i></p>" if found else ""


def _write_in(label: QLabel, colour: QColor) -> None:
    label.ensurePolished()  # a label that has not been shown yet would lose its ink when it is
    set_ink(label, colour)


def _label(factor: float = 1.0, *, bold: bool = False, wrap: bool = False) -> QLabel:
    label = plain_label(wrap=wrap)
    if factor != 1.0 or bold:
        label.setFont(scaled_font(label.font(), factor, bold=bold))
    label.hide()
    return label
