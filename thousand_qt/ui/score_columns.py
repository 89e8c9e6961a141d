"""How the score sheet's columns are painted: header, deals and totals share their places."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from thousand_qt.app.numbers import plain, signed
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.scoring import SeatScore, StepKind
from thousand_qt.ui.ornaments import (
    paint_barrel,
    paint_cross,
    paint_flag,
    paint_rosette,
    paint_tick,
    paint_zero,
)
from thousand_qt.ui.paper import PaperColours, blend, heading_font, paper_colours, scaled_font
from thousand_qt.ui.score_model import CONTRACT_COLUMN, FIRST_PLAYER_COLUMN, NUMBER_COLUMN, ScoreModel

_NUMBER_WIDTH: Final = 26
_CONTRACT_WIDTH: Final = 64
_USUAL_WIDTH: Final = 270
"""Of all columns; on a sheet that is wider for larger letters the first two grow with it."""
_PAD: Final = 6
_SHARES: Final = (1.0, 0.87, 0.75)
"""Letters of a name that is too long for its column, against the usual ones."""
_LINE_OF_NAMES: Final = 1.05
"""From one line of names to the next, in lines of the usual letters."""
ZERO_STEPS: Final = (StepKind.ZERO_MARK, StepKind.ZERO_PENALTY)
"""The steps of a player's scoring that are marked with a zero."""


class _Written(NamedTuple):
    """A name as it is written."""

    room: QRectF
    text: str
    font: QFont


def column_widths(width: int, players: int) -> list[int]:
    """Return the widths of number, contract and the players' columns, together `width` pixels."""
    share = max(1.0, width / _USUAL_WIDTH)
    number, contract = round(_NUMBER_WIDTH * share), round(_CONTRACT_WIDTH * share)
    room = max(0, width - number - contract)
    edges = [round(room * player / max(1, players)) for player in range(players + 1)]
    players_widths = [edges[player + 1] - edges[player] for player in range(players)]
    return [number, contract, *players_widths]


class DealDelegate(QStyledItemDelegate):
    """Paints one cell: the change of the total in ink, the total itself small below it, marks beside it."""

    def __init__(self, model: ScoreModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def _paint_contract(
        self,
        painter: QPainter,
        place: QRectF,
        result: DealResult,
        colours: PaperColours,
        option: QStyleOptionViewItem,
    ) -> None:
        if result.declarer is None or result.contract is None:
            return
        upper, lower = _halves(place)
        colour = colours.seats[result.declarer]
        painter.setFont(scaled_font(option.font, 1.0, bold=True))
        painter.setPen(colour)
        number = str(result.contract)
        painter.drawText(upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, number)
        side = upper.height() * 0.55
        mark = QRectF(0, 0, side, side)
        mark.moveLeft(upper.left() + painter.fontMetrics().horizontalAdvance(number) + 0.45 * side)
        mark.moveBottom(upper.bottom() - 2)
        if result.gave_up:
            paint_flag(painter, mark, colours.muted)
        elif result.made:
            paint_tick(painter, mark, colours.accent)
        else:
            paint_cross(painter, mark, colours.loss)
        declarer = _write(scaled_font(option.font, 0.82), self._model.names[result.declarer], lower)
        painter.setFont(declarer.font)
        painter.setPen(colours.muted)
        painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, declarer.text)

    def _paint_score(
        self,
        painter: QPainter,
        place: QRectF,
        result: DealResult,
        score: SeatScore,
        colours: PaperColours,
        option: QStyleOptionViewItem,
    ) -> None:
        upper, lower = _halves(place)
        painter.setFont(option.font)
        painter.setPen(colours.loss if score.change < 0 else colours.ink)
        change = signed(score.change)
        painter.drawText(upper, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, change)
        painter.setFont(scaled_font(option.font, 0.85))
        painter.setPen(colours.muted)
        total = plain(score.after.total)
        painter.drawText(lower, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, total)
        side = lower.height() * 0.72
        mark = QRectF(lower.left(), lower.top() + 1, side, side)
        if score.after.barrel_hands is not None:
            mark.setWidth(side * 0.85)
            paint_barrel(painter, mark, colours.gold, score.after.barrel_hands, result.barrel_deals)
            mark.moveLeft(mark.right() + 3)
        if any(step.kind in ZERO_STEPS for step in score.steps):
            paint_zero(painter, mark, colours.loss)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        palette = option.palette
        colours = paper_colours(palette)
        cell = QRectF(option.rect)
        result = self._model.results[index.row()]
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, blend(colours.paper, colours.accent, 0.25))
        elif index.row() % 2 == 0:
            painter.fillRect(cell, colours.stripe)
        place = cell.adjusted(_PAD / 2, 3, -_PAD, -3)
        if index.column() == NUMBER_COLUMN:
            painter.setFont(scaled_font(option.font, 0.85))
            painter.setPen(colours.muted)
            upper, _ = _halves(place)
            painter.drawText(
                upper, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, str(result.number)
            )
        elif index.column() == CONTRACT_COLUMN:
            self._paint_contract(painter, place, result, colours, option)
        else:
            self._paint_score(
                painter, place, result, result.seats[index.column() - FIRST_PLAYER_COLUMN], colours, option
            )
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colours.gold, 2))
            painter.drawRect(cell.adjusted(1, 1, -1, -1))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(_NUMBER_WIDTH, row_height(option.font))


def row_height(font: QFont) -> int:
    """Return the height of one deal, in pixels: a line and a small line."""
    return round(QFontMetricsF(font).height() * 1.85) + 8


class ColumnsRow(QWidget):
    """A row above or below the deals, in the same columns."""

    def __init__(self, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.update)

    def set_room(self, width: int) -> None:
        """Say how wide the columns are together, in pixels: the scroll bar of the deals takes its share."""
        self._room = width
        self.update()

    def _player_places(self) -> list[QRectF]:
        places: list[QRectF] = []
        left = 0.0
        for column, width in enumerate(column_widths(self._room or self.width(), len(self._model.names))):
            if column >= FIRST_PLAYER_COLUMN:
                places.append(QRectF(left + _PAD / 2, 0, width - 1.5 * _PAD, self.height()))
            left += width
        return places


class NamesRow(ColumnsRow):
    """The players' names, each under its rosette and in its colour.

    When a name would be cut in its column, they stand in two lines in turn: each has two columns of room.
    """

    def __init__(self, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        model.modelReset.connect(self.updateGeometry)

    def set_room(self, width: int) -> None:
        super().set_room(width)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @property
    def lines(self) -> int:
        """How many lines the names take."""
        pairs = zip(self._model.names, self._player_places(), strict=True)
        return 1 if all(_fitting(self._letters(), name, place.width()) for name, place in pairs) else 2

    def written(self) -> list[_Written]:
        """Return each player's name as it is written, by seat."""
        places, lines, line = self._player_places(), self.lines, self._line()
        written: list[_Written] = []
        for seat, (place, name) in enumerate(zip(places, self._model.names, strict=True)):
            above = self._rosette() + 2 + seat % lines * _LINE_OF_NAMES * line
            room = QRectF(place.left(), above, place.width(), line)
            if lines > 1:
                room.setLeft(places[seat - 1].left() if seat else 0)
            written.append(_write(self._letters(), name, room))
        return written

    def _letters(self) -> QFont:
        return scaled_font(self.font(), 0.95, bold=True)

    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _rosette(self) -> float:
        return 1.15 * self._line()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._line() * (2.5 + (self.lines - 1) * _LINE_OF_NAMES)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        side = self._rosette()
        for seat, (place, written) in enumerate(zip(self._player_places(), self.written(), strict=True)):
            rosette = QRectF(place.right() - side, 0, side, side)
            paint_rosette(painter, rosette, colours.seats[seat], colours.paper)
            painter.setPen(colours.seats[seat])
            painter.setFont(written.font)
            painter.drawText(
                written.room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, written.text
            )
        painter.setPen(QPen(colours.line, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class TotalsRow(ColumnsRow):
    """The players' totals under a double rule; the leader's in gold."""

    def sizeHint(self) -> QSize:
        return QSize(200, round(QFontMetricsF(self.font()).height() * 2.1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        painter.setPen(QPen(colours.ink, 1.4))
        painter.drawLine(0, 1, self.width(), 1)
        painter.setPen(QPen(colours.line, 1))
        painter.drawLine(0, 4, self.width(), 4)
        results = self._model.results
        totals = (
            [score.after.total for score in results[-1].seats] if results else [0] * len(self._model.names)
        )
        places = self._player_places()
        painter.setFont(heading_font(self.font(), 1.25))
        widest = max((painter.fontMetrics().horizontalAdvance(plain(total)) for total in totals), default=0)
        if places and widest > places[0].width():  # four players in a narrow sheet
            painter.setFont(heading_font(self.font(), 1.0))
        for place, total in zip(places, totals, strict=True):
            leads = bool(results) and total == max(totals)
            painter.setPen(colours.gold if leads else colours.loss if total < 0 else colours.ink)
            # Wider than the column: a total such as −1000 may reach into the gap beside it.
            painter.drawText(
                place.adjusted(-_PAD, 4, 0, 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                plain(total),
            )


def _halves(place: QRectF) -> tuple[QRectF, QRectF]:
    """The places of the large and of the small line of a cell."""
    split = place.top() + place.height() * 0.54
    upper = QRectF(place.left(), place.top(), place.width(), split - place.top())
    return upper, QRectF(place.left(), split, place.width(), place.bottom() - split)


def _fitting(letters: QFont, name: str, width: float) -> tuple[str, QFont] | None:
    """Return a name as it fits: as it is, smaller, or its first word alone; None when it must be cut."""
    for text in (name, *name.split()[:1]):
        for share in _SHARES:
            font = scaled_font(letters, share, bold=letters.bold())
            if QFontMetricsF(font).horizontalAdvance(text) <= width:
                return text, font
    return None


def _write(letters: QFont, name: str, room: QRectF) -> _Written:
    """Return a name as it fits into its room, cut if it must be."""
    fitting = _fitting(letters, name, room.width())
    if fitting is not None:
        return _Written(room, *fitting)
    font = scaled_font(letters, _SHARES[-1], bold=letters.bold())
    cut = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
    return _Written(room, cut, font)
