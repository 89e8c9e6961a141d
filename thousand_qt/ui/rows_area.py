"""A page of things to choose, in sections, to look through and to search."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from thousand_qt.ui.choice_row import ChoiceRow
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.paper import PaperColours, plain_label, set_ink

_ROUND_ROW: Final = 12
"""So much is seen above and below a line that is scrolled to."""
_ABOVE_NOTHING: Final = 16

Row = TypeVar("Row", bound=ChoiceRow)


class _Section(Generic[Row]):
    """Some lines under a heading."""

    def __init__(self, heading: QWidget, rows: Mapping[str, Row]) -> None:
        self.heading = heading
        self.rows = rows
        self.words = ""


class RowsArea(FittingScrollArea, Generic[Row]):
    """Shows lines under headings; whichever gets the keyboard is scrolled to, with its words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Where a list of values is wider than a small window has room for, the page moves to both sides.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._sections: dict[Hashable, _Section[Row]] = {}
        self._wanted: tuple[str, ...] = ()
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 10, 8)
        self._column.setSpacing(0)
        self._nothing = plain_label(wrap=True)
        self._nothing.setContentsMargins(0, _ABOVE_NOTHING, 0, 0)
        self._nothing.hide()
        self._column.addWidget(self._nothing)
        self._column.addStretch(1)
        self.set_content(page)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its lines have the keyboard

    def add_section(self, key: Hashable, heading: QWidget, rows: Mapping[str, Row]) -> None:
        """Put lines, by name, under a heading below what is there."""
        for widget in (heading, *rows.values()):
            self._column.insertWidget(self._column.count() - 2, widget)
        for row in rows.values():
            row.control.installEventFilter(self)
        self._sections[key] = _Section(heading, rows)

    @property
    def rows(self) -> dict[str, Row]:
        """The lines by name, in the order of the page."""
        return {name: row for section in self._sections.values() for name, row in section.rows.items()}

    @property
    def shown(self) -> tuple[str, ...]:
        """The names of the lines that search and filter leave on the page."""
        return tuple(name for name, row in self.rows.items() if not row.isHidden())

    def set_words(self, headings: Mapping[Hashable, str], nothing: str) -> None:
        """Set what each heading says, for the search, and what is said where nothing fits."""
        for key, words in headings.items():
            self._sections[key].words = words.casefold()
        self._nothing.setText(nothing)

    def search(self, text: str) -> None:
        """Leave only lines that have all words of the text, in themselves or in their heading."""
        self._wanted = tuple(text.casefold().split())
        self.sift()

    def belongs(self, row: Row) -> bool:
        """Return whether a line has its place on the page, whatever is searched for."""
        del row
        return True

    def sift(self) -> None:
        """Show the lines that belong on the page and have the words searched for."""
        for section in self._sections.values():
            found = False
            for row in section.rows.values():
                text = f"{row.words()} {section.words}"
                fits = all(word in text for word in self._wanted) and self.belongs(row)
                row.setVisible(fits)
                found = found or fits
            section.heading.setVisible(found)
        self._nothing.setVisible(not self.shown)

    def restyle(self, colours: PaperColours) -> None:
        """Set all inks."""
        for row in self.rows.values():
            row.restyle(colours)
        set_ink(self._nothing, colours.muted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        for row in self.rows.values():
            row.set_room(self.viewport().width())
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            for row in self.rows.values():
                if row.control is watched:
                    self.ensureWidgetVisible(row, 0, _ROUND_ROW)
        return super().eventFilter(watched, event)
