"""How a match looks in the list: two lines in every column, the second one small."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QLineEdit, QStyleOptionViewItem, QTableView, QWidget

from thousand_qt.app.numbers import time_words
from thousand_qt.records.entries import MatchEntry, Result, Status
from thousand_qt.ui.library.match_model import LONGEST_TITLE, Column, MatchModel
from thousand_qt.ui.ornaments import paint_cross, paint_tick
from thousand_qt.ui.paper import PaperColours, heading_font, paper_colours, scaled_font
from thousand_qt.ui.paper_table import CELL_PAD, PaperDelegate
from thousand_qt.ui.texts.matches import (
    day_words,
    entry_rules_name,
    levels_line,
    other_totals,
    own_total,
    players_line,
    state_note,
)

_SMALL: Final = 0.86
_DISC: Final = 8.0
_Index = QModelIndex | QPersistentModelIndex
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


def match_row_height(font: QFont) -> int:
    """Return the height of a row, in pixels: a line, a small line and air."""
    return round(QFontMetricsF(font).height() * 1.95) + 14


class MatchDelegate(PaperDelegate):
    """Paints the cells of the list, and lets a title be written in its place."""

    def __init__(self, model: MatchModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def _paint_lines(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        colours: PaperColours,
        upper: str,
        lower: str,
        *,
        side: Qt.AlignmentFlag = _LEFT,
        ink: QColor | None = None,
        font: QFont | None = None,
        indent: float = 0.0,
    ) -> None:
        """Write a line and a small line below it; without a second one the first stands in the middle."""
        place = QRectF(option.rect).adjusted(CELL_PAD + indent, 0, -CELL_PAD, 0)
        above, below = _lines(place, option.font, single=not lower)
        painter.setFont(font or option.font)
        painter.setPen(ink or colours.ink)
        _draw(painter, above, upper, side)
        if lower:
            painter.setFont(scaled_font(option.font, _SMALL))
            painter.setPen(colours.muted)
            _draw(painter, below, lower, side)

    def _paint_players(
        self, painter: QPainter, option: QStyleOptionViewItem, colours: PaperColours, entry: MatchEntry
    ) -> None:
        if entry.title or not entry.seats:
            bold = scaled_font(option.font, 1.0, bold=True)
            title = entry.title or entry.path.name
            below_title = self._with_rules(entry, players_line(entry))
            self._paint_lines(painter, option, colours, title, below_title, font=bold)
            return
        place = QRectF(option.rect).adjusted(CELL_PAD, 0, -CELL_PAD, 0)
        levels = self._with_rules(entry, levels_line(entry))
        above, below = _lines(place, option.font, single=not levels)
        metrics = QFontMetricsF(option.font)
        left = above.left()
        for seat, result in enumerate(entry.seats):
            if left >= above.right():
                break
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.seats[seat])
            painter.drawEllipse(QPointF(left + _DISC / 2, above.center().y()), _DISC / 2, _DISC / 2)
            left += _DISC + 5
            painter.setFont(scaled_font(option.font, 1.0, bold=seat in entry.winners))
            painter.setPen(colours.ink)
            _draw(
                painter, QRectF(left, above.top(), above.right() - left, above.height()), result.name, _LEFT
            )
            bold = QFontMetricsF(painter.font())
            left += bold.horizontalAdvance(result.name) + metrics.averageCharWidth() * 1.6
        painter.setFont(scaled_font(option.font, _SMALL))
        painter.setPen(colours.muted)
        _draw(painter, below, levels, _LEFT)

    def _with_rules(self, entry: MatchEntry, players: str) -> str:
        """Put the rules before what is said of the players, where they have no column of their own."""
        view = self.parent()
        rules = entry_rules_name(entry)
        if not (isinstance(view, QTableView) and view.isColumnHidden(Column.RULES) and rules):
            return players
        #: The rules of a match, and the levels of the players or their names and levels.
        return QCoreApplication.translate("MatchModel", "{rules}: {players}").format(
            rules=rules, players=players
        )

    def _paint_result(
        self, painter: QPainter, option: QStyleOptionViewItem, colours: PaperColours, entry: MatchEntry
    ) -> None:
        side = QFontMetricsF(option.font).height() * 0.62
        note = state_note(entry)
        place = QRectF(option.rect).adjusted(CELL_PAD, 0, -CELL_PAD, 0)
        above, _ = _lines(place, option.font, single=not note)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(QPointF(place.left() + side / 2, above.center().y()))
        ink = colours.ink
        if self._model.is_on_table(entry) or entry.status is Status.OPEN:
            _paint_dots(painter, mark, colours.gold)
            ink = colours.gold
        elif entry.status is Status.DAMAGED:
            paint_cross(painter, mark, colours.loss)
            ink = colours.loss
        elif entry.result in (Result.WON, Result.DRAWN):
            paint_tick(painter, mark, colours.accent)
        else:
            paint_cross(painter, mark, colours.muted)
            ink = colours.muted
        words = self._model.state_words(entry)
        self._paint_lines(painter, option, colours, words, note, ink=ink, indent=side + 6)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_TITLE)
        return editor

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        colours = paper_colours(option.palette)
        painter.save()
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        self.paint_ground(painter, option, index, colours)
        self._model.want((index.row(),))
        entry = self._model.entry_at(index.row())
        if entry is not None:
            self._paint_cell(painter, option, colours, Column(index.column()), entry)
        painter.restore()

    def _paint_cell(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        colours: PaperColours,
        column: Column,
        entry: MatchEntry,
    ) -> None:
        match column:
            case Column.WHEN:
                day, time = day_words(entry.last_played), time_words(entry.last_played)
                self._paint_lines(painter, option, colours, day, time)
            case Column.PLAYERS:
                self._paint_players(painter, option, colours, entry)
            case Column.RULES:
                self._paint_lines(painter, option, colours, entry_rules_name(entry), "")
            case Column.RESULT:
                self._paint_result(painter, option, colours, entry)
            case Column.POINTS:
                own = heading_font(option.font, 1.1)
                totals = other_totals(entry)
                self._paint_lines(painter, option, colours, own_total(entry), totals, side=_RIGHT, font=own)
            case Column.DEALS if entry.status is not Status.DAMAGED:
                self._paint_lines(painter, option, colours, str(entry.deals), "", side=_RIGHT)
            case _:
                pass

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(80, match_row_height(option.font))

    def updateEditorGeometry(  # noqa: N802
        self, editor: QWidget, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        place = QRect(option.rect).adjusted(3, 0, -3, 0)
        height = QFontMetrics(option.font).height() + 14
        place.setTop(place.center().y() - height // 2)
        place.setHeight(height)
        editor.setGeometry(place)


def _lines(place: QRectF, font: QFont, *, single: bool) -> tuple[QRectF, QRectF]:
    """The places of the two lines of a cell, or of the only one in its middle."""
    height = QFontMetricsF(font).height()
    small = QFontMetricsF(scaled_font(font, _SMALL)).height()
    top = place.center().y() - (height / 2 if single else (height + small) / 2)
    above = QRectF(place.left(), top, place.width(), height)
    return above, QRectF(place.left(), above.bottom(), place.width(), small)


def _draw(painter: QPainter, place: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
    metrics = QFontMetricsF(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width() + 0.5)
    painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def _paint_dots(painter: QPainter, place: QRectF, colour: QColor) -> None:
    """Three dots: the match goes on."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    radius = place.width() * 0.13
    for step in (0.12, 0.5, 0.88):
        painter.drawEllipse(QPointF(place.left() + step * place.width(), place.center().y()), radius, radius)
