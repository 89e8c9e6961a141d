"""A radio button with a title and a sentence below it, for choices that need explaining."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from thousand_qt.ui.paper import blend, paper_colours, scaled_font

_PAD: Final = 12
_DOT: Final = 16
_LEAST_WIDTH: Final = 240
_SMALLEST: Final = 0.7
"""So large are the letters of a title at least, as a share of the usual ones."""
_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ChoiceCard(QRadioButton):
    """One of several exclusive choices: siblings in the same parent exclude each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._description = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def description(self) -> str:
        return self._description

    def set_texts(self, title: str, description: str) -> None:
        """Show this title and this sentence."""
        self.setText(title)
        self._description = description
        self.setAccessibleName(title)
        self.setAccessibleDescription(description)
        self.updateGeometry()
        self.update()

    def _text_width(self, width: int) -> int:
        return width - 3 * _PAD - _DOT

    def _title_font(self, width: int) -> QFont:
        """Return the letters of the title: smaller ones where its longest word has no room otherwise."""
        longest, room = self._longest_word(), self._text_width(width)
        share = max(_SMALLEST, min(1.0, room / longest)) if longest else 1.0
        return scaled_font(self.font(), share, bold=True)

    def _longest_word(self) -> int:
        metrics = QFontMetrics(scaled_font(self.font(), 1.0, bold=True))
        return max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)

    def title_height(self, width: int) -> int:
        """Return how high the title is in a card of this width, both in pixels."""
        box = QRect(0, 0, self._text_width(width), 10_000)
        lines = QFontMetrics(self._title_font(width)).boundingRect(box, _WRAPPED, self.text())
        return max(lines.height(), self._line_height())

    def least_width(self) -> int:
        """Return how wide a card must be so that no word of the title is cut, in pixels."""
        return max(_LEAST_WIDTH, math.ceil(self._longest_word() * _SMALLEST) + 3 * _PAD + _DOT)

    def _line_height(self) -> int:
        return round(self.fontMetrics().height() * 1.1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        box = QRect(0, 0, self._text_width(width), 10_000)
        below = self.fontMetrics().boundingRect(box, _WRAPPED, self._description)
        return below.height() + self.title_height(width) + 2 * _PAD

    def hitButton(self, position: object) -> bool:  # noqa: N802 - Qt's name
        return True

    def minimumSizeHint(self) -> QSize:
        # The layout asks for the height at its width; the height of the narrowest card would be in its way.
        return QSize(self.least_width(), 2 * self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        card = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen, hovered = self.isChecked(), self.underMouse()
        if self.hasFocus():
            painter.setPen(QPen(colours.gold, 2))
        else:
            painter.setPen(QPen(colours.accent if chosen else colours.line, 1.4 if chosen else 1))
        share = 0.14 if chosen else 0.05 if hovered else 0.0
        painter.setBrush(blend(colours.paper, colours.accent, share))
        painter.drawRoundedRect(card, 9, 9)
        dot = QRectF(_PAD + 1, _PAD + (self._line_height() - _DOT) / 2, _DOT, _DOT)
        painter.setPen(QPen(colours.accent if chosen else colours.muted, 1.6))
        painter.setBrush(colours.paper)
        painter.drawEllipse(dot)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent)
            painter.drawEllipse(dot.adjusted(4, 4, -4, -4))
        left, width = 2 * _PAD + _DOT, self._text_width(self.width())
        painter.setFont(self._title_font(self.width()))
        painter.setPen(colours.ink)
        title = self.title_height(self.width())
        one_line = title < 2 * self.fontMetrics().height()
        across = Qt.AlignmentFlag.AlignVCenter if one_line else _WRAPPED
        painter.drawText(QRect(left, _PAD, width, title), across, self.text())
        painter.setFont(self.font())
        painter.setPen(colours.muted)
        below = QRect(left, _PAD + title, width, self.height() - _PAD - title)
        painter.drawText(below, _WRAPPED, self._description)

    def sizeHint(self) -> QSize:
        return QSize(340, self.heightForWidth(340))
