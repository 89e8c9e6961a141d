"""How many tricks lie on a pile, on a small disc at its corner: backs alone cannot be counted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from thousand_qt.table import lettering, palette, zvalues


class TrickCount(QGraphicsItem):
    """The disc of one pile. Each seat has one for the life of the table; without a trick it is not seen."""

    def __init__(self) -> None:
        super().__init__()
        self._count = 0
        self._disc = QRectF()
        self.setZValue(zvalues.PILE_COUNT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def count(self) -> int:
        """The number of tricks; 0 when nothing is seen."""
        return self._count

    @property
    def scene_rect(self) -> QRectF:
        """The disc."""
        return QRectF(self._disc)

    def set_count(self, count: int, centre: QPointF, diameter: float) -> None:
        """Show a number of tricks there, in pixels of the view."""
        self.prepareGeometryChange()
        self._count = count
        self._disc = QRectF(centre.x() - diameter / 2, centre.y() - diameter / 2, diameter, diameter)
        self.setVisible(count > 0)
        self.update()

    # Qt

    def boundingRect(self) -> QRectF:
        return self._disc.adjusted(-3, -3, 3, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        shadow = palette.SHADOW.toRgb()
        shadow.setAlphaF(0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawEllipse(self._disc.translated(0, 1.5))
        painter.setPen(QPen(palette.GOLD, max(1.2, 0.07 * self._disc.width())))
        painter.setBrush(palette.PAPER)
        painter.drawEllipse(self._disc)
        letters = lettering.font(0.58 * self._disc.height(), bold=True)
        lettering.draw_text(
            painter, self._disc, str(self._count), letters, palette.INK, Qt.AlignmentFlag.AlignHCenter
        )
