"""What a check has found, point by point, each with its mark."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from thousand_qt.ui.emptying import empty
from thousand_qt.ui.ornaments import paint_cross, paint_tick
from thousand_qt.ui.paper import paper_colours, plain_label, set_ink
from thousand_qt.ui.texts.honest_cards import Finding, Mark


class FindingsList(QWidget):
    """Shows findings as rows of a mark and a sentence, with what was there below those that are wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: tuple[Finding, ...] = ()
        self._details: list[QLabel] = []
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(10)
        self._layout.setVerticalSpacing(6)
        self._layout.setColumnStretch(1, 1)

    @property
    def text(self) -> str:
        """All sentences, line by line."""
        return "\n".join(finding.text for finding in self._found)

    def show_findings(self, found: Iterable[Finding]) -> None:
        """Show these instead of any others."""
        self._found = tuple(found)
        empty(self._layout)
        self._details = []
        for row, finding in enumerate(self._found):
            words = plain_label(finding.text, wrap=True)
            self._layout.addWidget(_MarkSign(finding.mark), 2 * row, 0, Qt.AlignmentFlag.AlignTop)
            self._layout.addWidget(words, 2 * row, 1)
            if finding.detail:
                self._details.append(_detail(finding.detail))
                self._layout.addWidget(self._details[-1], 2 * row + 1, 1)
        self.restyle()

    def restyle(self) -> None:
        """Set the inks from the present colours."""
        for label in self._details:
            set_ink(label, paper_colours(self.palette()).muted)


def _detail(text: str) -> QLabel:
    """A text to be compared letter by letter, which can be selected and copied."""
    label = plain_label(text, wrap=True)
    label.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    return label


class _MarkSign(QWidget):
    """A tick, a cross or a dot beside a sentence."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self._mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        place = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        match self._mark:
            case Mark.GOOD:
                paint_tick(painter, place, colours.accent)
            case Mark.BAD:
                paint_cross(painter, place, colours.loss)
            case Mark.NOTE:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colours.muted)
                painter.drawEllipse(place.center(), 2.5, 2.5)
