"""The list of the decisions of a deal: a mark, what was done and when, and what it cost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from thousand_qt.ai.review import DecisionReview
from thousand_qt.ui.paper import PaperColours, blend, paper_colours, scaled_font
from thousand_qt.ui.review.decisions_model import DecisionsModel
from thousand_qt.ui.review.verdict_marks import paint_verdict, verdict_colour
from thousand_qt.ui.texts.review import moment_name, short_loss, told_loss

_PAD: Final = 10.0
_SMALL: Final = 0.88
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DecisionsView(QListView):
    """Shows a `DecisionsModel`.

    Signals:
        decision_chosen(object): another decision is marked; None when there is none any more.
    """

    decision_chosen = Signal(object)

    def __init__(self, model: DecisionsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decisions = model
        self.setObjectName("decisions")
        self.setModel(model)
        self.setItemDelegate(DecisionsDelegate(model, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    @property
    def decision(self) -> DecisionReview | None:
        """The decision that is marked."""
        return self._decisions.decision_at(self.currentIndex())

    def choose_row(self, row: int) -> None:
        """Mark the decision in this row, or the nearest there is."""
        rows = self._decisions.rowCount()
        if rows:
            index = self._decisions.index(max(0, min(row, rows - 1)))
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def step(self, by: int) -> None:
        """Mark another decision, so many rows further down."""
        self.choose_row(self.currentIndex().row() + by)

    # Qt

    def currentChanged(  # noqa: N802 - Qt's name
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.decision_chosen.emit(self._decisions.decision_at(current))


class DecisionsDelegate(QStyledItemDelegate):
    """Paints a decision in two lines."""

    def __init__(self, model: DecisionsModel, view: DecisionsView) -> None:
        super().__init__(view)
        self._model = model

    def _paint_decision(
        self, painter: QPainter, place: QRectF, decision: DecisionReview, colours: PaperColours
    ) -> None:
        font = painter.font()
        side = QFontMetricsF(font).height() * 1.1
        paint_verdict(
            painter,
            QRectF(place.left(), place.center().y() - side / 2, side, side),
            decision.verdict,
            colours,
        )
        place.setLeft(place.left() + side + 10)
        loss = short_loss(told_loss(decision))
        if loss:
            painter.setFont(scaled_font(font, 1.0, bold=decision.verdict.is_mistake))
            painter.setPen(verdict_colour(decision.verdict, colours))
            painter.drawText(place, _RIGHT, loss)
            place.setRight(place.right() - painter.fontMetrics().horizontalAdvance(loss) - 8)
        upper, lower = QRectF(place), QRectF(place)
        upper.setBottom(place.center().y() + 1)
        lower.setTop(place.center().y() + 1)
        for half, text, half_font, ink in (
            (upper, self._model.words(decision), font, colours.ink),
            (lower, moment_name(decision), scaled_font(font, _SMALL), colours.muted),
        ):
            painter.setFont(half_font)
            painter.setPen(ink)
            metrics = painter.fontMetrics()
            painter.drawText(
                half, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(half.width()))
            )

    # Qt

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        decision = self._model.decision_at(index)
        if decision is None:
            return
        colours = paper_colours(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect).adjusted(4, 1, -4, -1)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(colours.paper, colours.accent, 0.28) if is_chosen else colours.stripe)
            painter.drawRoundedRect(cell, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colours.gold, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(option.font)
        self._paint_decision(painter, cell.adjusted(_PAD, 3, -_PAD, -3), decision, colours)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, round(QFontMetricsF(option.font).height() * 2.15) + 8)
