"""The few figures that matter most, large enough to be seen from afar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from thousand_qt.ui.card import paint_card
from thousand_qt.ui.paper import PaperColours, heading_font, plain_label, scaled_font, set_ink

_COLUMNS: Final = 4


@dataclass(frozen=True)
class TileContent:
    """What a tile says.

    Attributes:
        name: Of the figure.
        value: As it is shown.
        note: Something small below it; may be empty.
        definition: What the figure counts.
    """

    name: str
    value: str
    note: str
    definition: str


class Tile(QWidget):
    """One figure on a slip of paper. The keyboard can reach it, and a screen reader says what it counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name = plain_label(wrap=True)
        self._name.setFont(scaled_font(self.font(), 0.92))
        self._name.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._value = plain_label()
        self._value.setFont(heading_font(self.font(), 1.75))
        self._note = plain_label(wrap=True)
        self._note.setFont(scaled_font(self.font(), 0.88))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 9, 12, 9)
        layout.setSpacing(0)
        layout.addWidget(self._name)
        layout.addStretch(1)
        layout.addWidget(self._value)
        layout.addWidget(self._note)

    @property
    def value(self) -> str:
        return self._value.text()

    @property
    def note(self) -> str:
        return self._note.text()

    @property
    def labels(self) -> tuple[QLabel, ...]:
        return self._name, self._value, self._note

    def show_content(self, content: TileContent) -> None:
        """Say this."""
        self._name.setText(content.name)
        self._value.setText(content.value)
        self._note.setText(content.note)
        self.setToolTip(content.definition)
        self.setAccessibleName(f"{content.name}: {content.value}")
        self.setAccessibleDescription("\n".join(part for part in (content.note, content.definition) if part))

    def restyle(self, colours: PaperColours) -> None:
        """Take the inks of the present theme."""
        set_ink(self._name, colours.muted)
        set_ink(self._note, colours.muted)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, QRectF(self.rect()), self)


class TileGrid(QWidget):
    """Tiles in rows."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = tuple(Tile() for _ in range(count))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        for number, tile in enumerate(self._tiles):
            layout.addWidget(tile, number // _COLUMNS, number % _COLUMNS)
        for column in range(_COLUMNS):
            layout.setColumnStretch(column, 1)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self._tiles

    def show_contents(self, contents: Sequence[TileContent]) -> None:
        """Say these, one on each tile."""
        for tile, content in zip(self._tiles, contents, strict=True):
            tile.show_content(content)

    def restyle(self, colours: PaperColours) -> None:
        """Take the inks of the present theme."""
        for tile in self._tiles:
            tile.restyle(colours)
