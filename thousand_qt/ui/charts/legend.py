"""What the colours of a chart mean, in a line below its title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.ui.charts.plot import Canvas, Ink, draw_bar
from thousand_qt.ui.paper import paper_colours, scaled_font

_SWATCH: Final = 11.0
_GAP: Final = 6.0
_BETWEEN: Final = 18.0
_SMALLER: Final = 0.9


class Legend(QWidget):
    """Swatches with words; breaks into several lines where there is no room for one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[tuple[Ink, str], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_entries(self, entries: Sequence[tuple[Ink, str]]) -> None:
        """Say these words of these inks; none hides the legend."""
        self._entries = tuple(entries)
        self.setVisible(bool(entries))
        self.updateGeometry()
        self.update()

    def _places(self, width: float) -> list[QPointF]:
        """The left upper corner of each entry, and below the last one the end of the last line."""
        metrics = QFontMetricsF(scaled_font(self.font(), _SMALLER))
        at = QPointF()
        places: list[QPointF] = []
        for _, words in self._entries:
            needs = _SWATCH + _GAP + metrics.horizontalAdvance(words)
            if at.x() > 0 and at.x() + needs > width:
                at = QPointF(0, at.y() + metrics.height() + 2)
            places.append(QPointF(at))
            at.setX(at.x() + needs + _BETWEEN)
        places.append(QPointF(0, at.y() + metrics.height()))
        return places

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._places(width)[-1].y()) + 2

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.heightForWidth(10_000))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        canvas = Canvas(QRectF(self.rect()), self.font(), colours)
        painter.setFont(scaled_font(self.font(), _SMALLER))
        height = QFontMetricsF(painter.font()).height()
        for (ink, words), place in zip(self._entries, self._places(self.width()), strict=False):
            swatch = QRectF(place.x(), place.y() + (height - _SWATCH) / 2, _SWATCH, _SWATCH)
            draw_bar(painter, canvas, swatch, ink)
            painter.setPen(colours.muted)
            text = QRectF(swatch.right() + _GAP, place.y(), self.width(), height)
            painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(self.width() or 240))
