"""The banner: contract, trump and the declarer's points at one glance, and what is being waited for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from thousand_qt.engine.cards import Suit
from thousand_qt.table import lettering, marks, palette, zvalues

_GAP: Final = 0.4
"""Between the words of a line, in heights of the line."""


@dataclass(frozen=True, slots=True)
class BannerContent:
    """What the banner shows.

    Attributes:
        points: the declarer's points so far, None before the tricks.
        contract: what the declarer must reach, in points; None while there is no contract.
    """

    title: str = ""
    status: str = ""
    trump: Suit | None = None
    trump_name: str = ""
    trick_number: str = ""
    points: int | None = None
    contract: int | None = None


class Banner(QGraphicsItem):
    """Contract, trump and meter in a dark band, and the status line under it."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._status_rect = QRectF()
        self._words = 1.0
        self._status_shown = True
        self._content = BannerContent()
        self._ground = palette.THEMES[palette.DEFAULT_THEME].panel
        self.setZValue(zvalues.BANNER)

    @property
    def content(self) -> BannerContent:
        return self._content

    def set_content(self, content: BannerContent) -> None:
        if content != self._content:
            self._content = content
            self.update()

    def set_status_shown(self, shown: bool) -> None:
        """Show the status line, or not while something else lies there."""
        if shown != self._status_shown:
            self._status_shown = shown
            self.update()

    def set_ground(self, colour: QColor) -> None:
        self._ground = QColor(colour)
        self.update()

    def set_rects(self, rect: QRectF, status: QRectF, words: float = 1.0) -> None:
        """Lie there; `words` is how large the lettering is against the band, 1 as usual."""
        self.prepareGeometryChange()
        self._rect, self._status_rect, self._words = QRectF(rect), QRectF(status), words
        self.update()

    def _paint_trump(self, painter: QPainter, disc: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        trump = self._content.trump
        if trump is None:
            # An empty place, so that nothing moves when the first marriage is declared.
            pen = QPen(palette.PANEL_GROOVE, max(1.5, disc.width() * 0.04), Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(2, 2, -2, -2))
            return
        painter.setBrush(palette.PAPER)
        painter.drawEllipse(disc)
        inset = 0.14 * disc.width()
        marks.draw_suit(painter, disc.adjusted(inset, inset * 1.05, -inset, -inset * 0.95), trump)

    def _paint_meter(self, painter: QPainter, row: QRectF, points: int, contract: int) -> None:
        letters = lettering.font(row.height() * 0.95, bold=True)
        text = f"{points} / {contract}"
        width = max(lettering.text_width(text, letters), lettering.text_width("000 / 000", letters))
        bar = QRectF(row.left(), 0, row.width() - width - row.height() * 0.7, row.height() * 0.62)
        bar.moveTop(row.center().y() - bar.height() / 2)
        radius = bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.PANEL_GROOVE)
        painter.drawRoundedRect(bar, radius, radius)
        full = max(points, contract * 1.15, 1)
        share = points / full
        if share > 0:
            painter.setBrush(palette.MADE if points >= contract else palette.GOLD)
            filled = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height())
            painter.drawRoundedRect(filled, radius, radius)
        self._paint_goal(painter, bar, bar.left() + bar.width() * contract / full)
        number = QRectF(row.right() - width, row.top(), width, row.height())
        lettering.draw_text(painter, number, text, letters, palette.TEXT, Qt.AlignmentFlag.AlignRight)

    @staticmethod
    def _paint_goal(painter: QPainter, bar: QRectF, x: float) -> None:
        """Mark where the contract is made: a post with a small flag."""
        painter.setBrush(palette.TEXT)
        post = max(2.0, bar.height() * 0.18)
        top, height = bar.top() - bar.height() * 0.55, bar.height() * 1.75
        painter.drawRect(QRectF(x - post / 2, top, post, height))
        flag = QPainterPath(QPointF(x, top))
        flag.lineTo(x + bar.height() * 0.75, top + bar.height() * 0.3)
        flag.lineTo(x, top + bar.height() * 0.6)
        flag.closeSubpath()
        painter.drawPath(flag)

    def _paint_title(self, painter: QPainter, row: QRectF) -> None:
        """Draw title and trump at the left, and the trick's number at the right, all in one line."""
        content, height = self._content, row.height()
        title = (content.title, 0.8, palette.TEXT)
        name = (content.trump_name, 0.7, palette.GOLD)
        number = (content.trick_number, 0.62, palette.TEXT_SOFT)
        # In a narrow band the name goes, for the suit is drawn beside it; then the number.
        for parts in ([title, name, number], [title, number], [title]):
            written = [part for part in parts if part[0]]
            sizes = _common_size([(text, share * height) for text, share, _ in written], row.width(), height)
            if sizes is not None:
                break
        else:
            letters = lettering.font(0.8 * height, bold=True)
            lettering.draw_text(painter, row, content.title, letters, palette.TEXT)
            return
        left = row.left()
        for (text, _, colour), letters in zip(written, sizes, strict=True):
            width = lettering.text_width(text, letters) + 1
            if text == content.trick_number:
                left = row.right() - width
            place = QRectF(left, row.top(), width, height)
            lettering.draw_text(painter, place, text, letters, colour)
            left += width + _GAP * height

    def _paint_contract(self, painter: QPainter, rect: QRectF) -> None:
        content, height = self._content, rect.height()
        pad = height * 0.09
        row_height, meter_height = height * 0.4 * self._words, height * 0.27 * self._words
        gap = (height - row_height - meter_height) / 2.5
        row = QRectF(rect.left() + 2 * pad, rect.top() + gap, rect.width() - 4 * pad, row_height)
        if content.points is None and content.trump is None:
            row.moveTop(rect.center().y() - row.height() / 2)
            letters = lettering.font(row.height() * 0.86, bold=True)
            lettering.draw_text(
                painter, row, content.title, letters, palette.TEXT, Qt.AlignmentFlag.AlignHCenter
            )
            return
        disc = QRectF(rect.left() + pad, rect.top() + pad, height - 2 * pad, height - 2 * pad)
        self._paint_trump(painter, disc)
        row.setLeft(disc.right() + pad * 1.2)
        if content.points is None or content.contract is None:
            row.moveTop(rect.center().y() - row.height() / 2)
        else:
            bottom = rect.bottom() - gap
            meter = QRectF(row.left(), bottom - meter_height, row.width(), meter_height)
            self._paint_meter(painter, meter, content.points, content.contract)
        self._paint_title(painter, row)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.united(self._status_rect).adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        content, rect = self._content, self._rect
        height = rect.height()
        if content.title:
            marks.draw_panel(painter, rect, height * 0.2, ground=self._ground, edge=palette.PANEL_EDGE)
            self._paint_contract(painter, rect)
        if content.status and self._status_shown:
            row = self._status_rect
            letters = lettering.font(row.height() * 0.64, bold=True)
            shown, fitting = lettering.fitted(content.status, letters, row.width() - row.height())
            width = lettering.text_width(shown, fitting) + row.height()
            pill = QRectF(row.center().x() - width / 2, row.top(), width, row.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._ground)
            painter.drawRoundedRect(pill, row.height() / 2, row.height() / 2)
            lettering.draw_text(painter, pill, shown, fitting, palette.TEXT, Qt.AlignmentFlag.AlignHCenter)


def _common_size(lines: list[tuple[str, float]], room: float, height: float) -> list[QFont] | None:
    """Return the letters in which these texts fit into one line; None where they would be too small.

    Args:
        lines: texts and how high their letters are, in pixels; the first is bold.
    """
    for percent in range(100, round(100 * lettering.SMALLEST) - 1, -4):
        letters = [
            lettering.font(size * percent / 100, bold=index == 0) for index, (_, size) in enumerate(lines)
        ]
        widths = (
            lettering.text_width(text, font) + 1 for (text, _), font in zip(lines, letters, strict=True)
        )
        if sum(widths) + _GAP * height * (len(lines) - 1) <= room:
            return letters
    return None
