"""The list of puzzles: those of the last days, the prepared ones, and whatever else has been tried."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.puzzles import prepared
from thousand_qt.puzzles.diary import NOTHING, Result
from thousand_qt.puzzles.generator import wish_of
from thousand_qt.puzzles.names import PuzzleName, daily, day_of, parse_name
from thousand_qt.table.frame import FINGER
from thousand_qt.ui.paper import PaperStyle, finger_style, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.texts import puzzles as texts
from thousand_qt.ui.wrapping_row import WrappingRow

_DAYS: Final = 14
_NAME: Final = Qt.ItemDataRole.UserRole


class PuzzleList(QWidget):
    """Shows which puzzles there are and what became of them.

    Signals:
        chosen(PuzzleName): the player wants to see this one.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: Mapping[PuzzleName, Result] = {}
        self._today = date.min
        self._streak = 0
        self._current: PuzzleName | None = None
        self._style = PaperStyle(self, finger_style(1.0))
        self._style.restyled.connect(self.on_restyled)
        self._count = plain_label(wrap=True)
        self._count.setFont(scaled_font(self.font(), 1.0, bold=True))
        self._streak_label = plain_label(wrap=True)
        self.number_edit = QLineEdit()
        self.number_edit.setObjectName("numberEdit")
        self.number_edit.setMaxLength(16)
        self.number_edit.setMinimumSize(80, round(FINGER))
        self.number_edit.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.open_button = paper_button()
        self.open_button.setObjectName("openNumberButton")
        self.open_button.setAutoDefault(False)
        self._fault = plain_label(wrap=True)
        self._fault.hide()
        self.items = QListWidget()
        self.items.setObjectName("puzzleItems")
        self.items.setWordWrap(True)
        self.items.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.items.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.items.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = WrappingRow(6)
        row.add(self.number_edit, 1)
        row.add(self.open_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 2, 12, 2)
        layout.setSpacing(6)
        for widget in (self._count, self._streak_label, row, self._fault):
            layout.addWidget(widget)
        layout.addWidget(self.items, 1)
        self.items.itemClicked.connect(self.on_item_chosen)
        self.items.itemActivated.connect(self.on_item_chosen)
        self.number_edit.returnPressed.connect(self.on_number_typed)
        self.number_edit.textEdited.connect(self._fault.hide)
        self.open_button.clicked.connect(self.on_number_typed)
        self.retranslate()
        self.on_restyled()

    def show_results(
        self, results: Mapping[PuzzleName, Result], today: date, streak: int, current: PuzzleName | None
    ) -> None:
        """Show these, with the puzzle on the table marked."""
        self._results, self._today, self._streak, self._current = results, today, streak, current
        self._fill()

    def _fill(self) -> None:
        if self._today == date.min:
            return
        solved = [result for result in self._results.values() if result.solved is not None]
        count = QCoreApplication.translate("Puzzles", "Solved: {count}, at the first try: {first}")
        first = sum(result.at_first_try for result in solved)
        self._count.setText(count.format(count=len(solved), first=first))
        self._streak_label.setText(texts.streak_words(self._streak) if self._streak else "")
        self._streak_label.setVisible(self._streak > 0)
        last = daily(self._today).number
        days = [PuzzleName(False, number) for number in range(last, max(0, last - _DAYS), -1)]
        own = prepared.names()
        others = sorted(set(self._results) - set(days) - set(own), reverse=True)
        self.items.clear()
        for title, names in (
            (QCoreApplication.translate("Puzzles", "Puzzle of the day"), days[:1]),
            (QCoreApplication.translate("Puzzles", "Prepared, from easy to hard"), own),
            (QCoreApplication.translate("Puzzles", "The days before"), days[1:]),
            (QCoreApplication.translate("Puzzles", "Others you have tried"), others),
        ):
            if names:
                self._add_heading(title)
            for name in names:
                self._add(name)

    def _add_heading(self, title: str) -> None:
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(scaled_font(self.font(), 0.92, bold=True))
        item.setForeground(self._style.colours.muted)
        self.items.addItem(item)

    def _add(self, name: PuzzleName) -> None:
        result = self._results.get(name, NOTHING)
        day = day_of(name)
        if name.is_prepared:
            puzzle = prepared.prepared()[name.number - 1].puzzle
            first = f"{name} · {texts.puzzle_heading(name)}"
            second = [texts.stars(puzzle), texts.kind_words(puzzle.kind)]
        else:
            assert day is not None
            first = f"{name.number} · {texts.day_words(day)}"
            second = [texts.kind_words(wish_of(name.number).kind)]
        mark = "✓ " if result.solved is not None else ""
        words = texts.result_words(result)
        item = QListWidgetItem(f"{mark}{first}\n{' · '.join([*second, *([words] if words else [])])}")
        item.setData(_NAME, name)
        self.items.addItem(item)
        if name == self._current:
            self.items.setCurrentItem(item)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        words = QCoreApplication.translate("Puzzles", "Number of a puzzle")
        self.number_edit.setPlaceholderText(words)
        self.number_edit.setAccessibleName(words)
        self.number_edit.setToolTip(
            QCoreApplication.translate(
                "Puzzles", "Any number, such as 331, or P and a number for a prepared one"
            )
        )
        #: A button beside the number of a puzzle.
        self.open_button.setText(QCoreApplication.translate("Puzzles", "Open"))
        self.items.setAccessibleName(QCoreApplication.translate("Puzzles", "All puzzles"))
        self._fault.hide()
        self._fill()

    # Slots

    def on_item_chosen(self, item: QListWidgetItem) -> None:
        name = item.data(_NAME)
        if isinstance(name, PuzzleName):
            self.chosen.emit(name)

    def on_number_typed(self) -> None:
        try:
            name = parse_name(self.number_edit.text())
        except ValueError:
            name = None
        if name is None or (name.is_prepared and name not in prepared.names()):
            most = len(prepared.names())
            self._fault.setText(
                QCoreApplication.translate(
                    "Puzzles", "Type a number from 1 on, or one from P1 to P{most}."
                ).format(most=most)
            )
            self._fault.show()
            self.number_edit.setFocus()
            return
        self._fault.hide()
        self.number_edit.clear()
        self.chosen.emit(name)

    def on_restyled(self) -> None:
        colours = self._style.colours
        set_ink(self._streak_label, colours.gold)
        set_ink(self._fault, colours.loss)
        self._fill()

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
