"""What the pages of the statistics window have in common."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.records.figures import Figures
from thousand_qt.ui.charts.value_table import ValuesModel, ValueTable
from thousand_qt.ui.paper import PaperColours

GAP: Final = 14
"""Pixels between the parts of a page."""


class Page(QWidget):
    """A page; subclasses show figures.

    Signals:
        explained(str): what the row under the keyboard counts, exactly; empty for nothing.
    """

    explained = Signal(str)

    def show_figures(self, figures: Figures) -> None:
        """Show these figures in the present language."""
        raise NotImplementedError

    def restyle(self, colours: PaperColours) -> None:
        """Take the inks of the present theme."""

    def new_table(self, *, fitting: bool = True) -> ValueTable:
        table = ValueTable(fitting=fitting)
        table.selectionModel().currentRowChanged.connect(self.on_row_changed)
        return table

    def on_row_changed(self, index: QModelIndex) -> None:
        model = index.model()
        tips = model.values.row_tips if isinstance(model, ValuesModel) else ()
        self.explained.emit(tips[index.row()] if 0 <= index.row() < len(tips) else "")
