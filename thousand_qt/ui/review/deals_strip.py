"""The deals of a match side by side: the number, a dot for each decision worth naming, and the loss."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from thousand_qt.ai.review import DealReview, Verdict
from thousand_qt.ui.paper import PaperColours, blend, paper_colours, scaled_font
from thousand_qt.ui.review.verdict_marks import paint_verdict
from thousand_qt.ui.texts.moments import deal_title
from thousand_qt.ui.texts.review import deal_spoken, short_loss, told_loss_of

_ROOT = QModelIndex()
_WIDTH: Final = 112
_MOST_DOTS: Final = 6
_BETWEEN_DOTS: Final = 3
_DOTS_BESIDE: Final = 2.2
_BESIDE_WORDS: Final = 32
_LONG_NUMBER: Final = 88
_LONG_LOSS: Final = 88.8
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DealsModel(QAbstractListModel):
    """The deals that are, or will be, reviewed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers: tuple[int, ...] = ()
        self._totals: tuple[int, ...] = ()
        self._reviews: dict[int, DealReview] = {}

    def set_deals(self, numbers: Sequence[int], totals: Sequence[int]) -> None:
        """Show these deals, none of them reviewed yet; `totals` are their decisions."""
        self.beginResetModel()
        self._numbers, self._totals = tuple(numbers), tuple(totals)
        self._reviews = {}
        self.endResetModel()

    def show_reviews(self, reviews: Sequence[DealReview]) -> None:
        """Show what has been found out so far."""
        self._reviews = {review.number: review for review in reviews}
        self.retranslate()

    def retranslate(self) -> None:
        """Let the view ask for all texts again."""
        if self._numbers:
            self.dataChanged.emit(self.index(0), self.index(len(self._numbers) - 1))

    @property
    def numbers(self) -> tuple[int, ...]:
        return self._numbers

    def number_at(self, index: QModelIndex | QPersistentModelIndex) -> int | None:
        return self._numbers[index.row()] if index.isValid() else None

    def review(self, number: int) -> DealReview | None:
        """Return what is known of a deal; None when nothing is yet."""
        return self._reviews.get(number)

    def is_reviewed(self, number: int) -> bool:
        """Whether every decision of a deal has been judged."""
        review = self._reviews.get(number)
        return review is not None and len(review.decisions) == self._totals[self._numbers.index(number)]

    # Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._numbers)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        number = self.number_at(index)
        if number is None:
            return None
        review = self._reviews.get(number)
        if role == Qt.ItemDataRole.DisplayRole or review is None:
            return deal_title(number) if role != Qt.ItemDataRole.ToolTipRole else None
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return deal_spoken(review)
        return None


class DealsStrip(QListView):
    """Shows a `DealsModel` in one line.

    Signals:
        deal_chosen(int): another deal is marked.
    """

    deal_chosen = Signal(int)

    def __init__(self, model: DealsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deals = model
        self.setObjectName("deals")
        self.setModel(model)
        self.setItemDelegate(DealsDelegate(model, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._is_low = False
        model.modelReset.connect(self.on_model_reset)
        self.on_model_reset()

    @property
    def deal(self) -> int | None:
        """The number of the deal that is marked."""
        return self._deals.number_at(self.currentIndex())

    def choose(self, number: int) -> None:
        """Mark a deal."""
        index = self._deals.index(self._deals.numbers.index(number))
        self.setCurrentIndex(index)
        self.scrollTo(index)

    @property
    def is_low(self) -> bool:
        """Whether title and marks of a deal stand side by side."""
        return self._is_low

    def set_low(self, low: bool) -> None:
        """Take less room in a low window: what a deal cost is in its tool tip then."""
        if low is not self._is_low:
            self._is_low = low
            self.on_model_reset()
            self.scheduleDelayedItemsLayout()

    def size_of_deal(self, letters: QFontMetricsF) -> QSize:
        """Return how large a deal is, in pixels, in such letters."""
        words = letters.horizontalAdvance(deal_title(_LONG_NUMBER)) + _BESIDE_WORDS
        height = letters.height()
        if self._is_low:
            return QSize(max(_WIDTH, round(words + _DOTS_BESIDE * height)), round(height) + 14)
        loss = letters.horizontalAdvance(short_loss(_LONG_LOSS))
        return QSize(max(_WIDTH, round(words + loss)), round(height * 2.2) + 14)

    def step(self, by: int) -> None:
        """Mark another deal, so many further to the right."""
        count = len(self._deals.numbers)
        if count:
            self.choose(self._deals.numbers[max(0, min(self.currentIndex().row() + by, count - 1))])

    def on_model_reset(self) -> None:
        """Take the room for one line, and for the scroll bar where there are many deals."""
        self.setFixedHeight(self.size_of_deal(QFontMetricsF(self.font())).height() + 12)

    # Qt

    def currentChanged(  # noqa: N802 - Qt's name
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        number = self._deals.number_at(current)
        if number is not None:
            self.deal_chosen.emit(number)


class DealsDelegate(QStyledItemDelegate):
    """Paints a deal."""

    def __init__(self, model: DealsModel, strip: DealsStrip) -> None:
        super().__init__(strip)
        self._model = model
        self._strip = strip

    @staticmethod
    def _paint_dots(painter: QPainter, place: QRectF, review: DealReview, colours: PaperColours) -> None:
        """Paint the worst first: what is left out is not worth more."""
        worst = [verdict for verdict in reversed(Verdict) if verdict not in (Verdict.EXACT, Verdict.GOOD)]
        counts = review.summary.all.verdicts
        marks = [verdict for verdict in worst for _ in range(counts.get(verdict, 0))]
        if not marks and review.decisions:
            marks = [Verdict.EXACT]
        side = place.height()
        room = int((place.width() + _BETWEEN_DOTS) // (side + _BETWEEN_DOTS))
        for number, verdict in enumerate(marks[: min(room, _MOST_DOTS)]):
            paint_verdict(
                painter,
                QRectF(place.left() + number * (side + _BETWEEN_DOTS), place.top(), side, side),
                verdict,
                colours,
            )

    # Qt

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        number = self._model.number_at(index)
        if number is None:
            return
        review = self._model.review(number)
        colours = paper_colours(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect).adjusted(2, 2, -2, -2)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        is_under_pointer = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(colours.gold if is_chosen else colours.line, 1.4 if is_chosen else 1))
        painter.setBrush(
            blend(colours.paper, colours.accent, 0.28)
            if is_chosen
            else colours.stripe
            if is_under_pointer
            else colours.paper
        )
        painter.drawRoundedRect(cell, 7, 7)
        place = cell.adjusted(9, 5, -9, -5)
        is_low = self._strip.is_low
        half = place.height() if is_low else place.height() / 2
        painter.setFont(scaled_font(option.font, 0.95, bold=is_chosen))
        painter.setPen(colours.ink if review is not None else colours.muted)
        upper = QRectF(place.left(), place.top(), place.width(), half)
        painter.drawText(upper, _LEFT, deal_title(number))
        if review is not None and is_low:
            left = place.left() + painter.fontMetrics().horizontalAdvance(deal_title(number)) + 8
            side = half * 0.7
            dots = QRectF(left, place.center().y() - side / 2, place.right() - left, side)
            self._paint_dots(painter, dots, review, colours)
        elif review is not None:
            side = half * 0.78
            dots = QRectF(place.left(), place.bottom() - side, place.width(), side)
            self._paint_dots(painter, dots, review, colours)
            painter.setFont(scaled_font(option.font, 0.88))
            painter.setPen(colours.muted)
            painter.drawText(upper, _RIGHT, short_loss(told_loss_of(review)))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._strip.size_of_deal(QFontMetricsF(option.font))
