"""The score sheet of a match on pages for a printer: heading, deals, totals, and the course of the score."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

from thousand_qt import __version__
from thousand_qt.app.numbers import plain, signed
from thousand_qt.app.theme import LIGHT, palette
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.rules import Rules
from thousand_qt.ui.charts.plot import Canvas
from thousand_qt.ui.library.score_plot import score_plot
from thousand_qt.ui.ornaments import (
    paint_barrel,
    paint_cross,
    paint_flag,
    paint_rosette,
    paint_tick,
    paint_zero,
)
from thousand_qt.ui.paper import PaperColours, blend, heading_font, paper_colours, scaled_font
from thousand_qt.ui.score_columns import ZERO_STEPS

_DOTS_PER_INCH: Final = 300
_SCREEN_DOTS_PER_INCH: Final = 96
_MARGIN: Final = 16.0
"""Millimetres round each page."""
_POINTS: Final = 10.0
"""The size of the letters."""
_PLOT_HEIGHT: Final = 15
"""In heights of a row."""


@dataclass(frozen=True)
class ScorePages:
    """What is to be printed.

    Attributes:
        title: Of the match.
        notes: Lines below it: when, by which rules, how it ended.
        names: The players' by seat.
        results: All finished deals.
        rules: Of the match.
    """

    title: str
    notes: tuple[str, ...]
    names: tuple[str, ...]
    results: tuple[DealResult, ...]
    rules: Rules


def write_pdf(path: Path, pages: ScorePages) -> None:
    """Write the pages as a PDF file; raises OSError when that cannot be done. May be called in any thread."""
    path.open("ab").close()  # Qt does not say why it cannot write
    writer = QPdfWriter(str(path))
    writer.setResolution(_DOTS_PER_INCH)
    writer.setPageSize(QPageSize(paper_size()))
    writer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter)
    writer.setTitle(pages.title)
    writer.setCreator(f"Thousand {__version__}")
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(f"cannot write {path}")
    try:
        _Press(writer, painter, pages).print()
    finally:
        painter.end()


def paper_size() -> QPageSize.PageSizeId:
    """What printers have paper for where the player lives."""
    letter = QLocale.system().territory() in (
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
    )
    return QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4


class _Press:
    """Goes down the pages row by row."""

    def __init__(self, writer: QPdfWriter, painter: QPainter, pages: ScorePages) -> None:
        self._writer = writer
        self._painter = painter
        self._pages = pages
        self._pixel = _DOTS_PER_INCH / _SCREEN_DOTS_PER_INCH
        self._font = QFont()
        self._font.setPointSizeF(_POINTS)
        self._colours = white_paper()
        self._stripe = blend(self._colours.paper, self._colours.stripe, 0.55)  # toner is dear
        self._width = float(writer.width())
        self._height = float(writer.height())
        self._y = 0.0
        self._page = 1
        self._row = self._height_of(self._font) * 1.5

    def print(self) -> None:
        self._print_heading()
        self._print_names()
        for number, result in enumerate(self._pages.results):
            if self._y + 2 * self._row > self._bottom:
                self._turn_page()
                self._print_names()
            self._print_deal(result, striped=number % 2 == 0)
        self._print_totals()
        if len(self._pages.results) > 1:
            self._print_plot()
        self._print_foot()

    # Where things are

    @property
    def _bottom(self) -> float:
        """Where the foot of the page begins."""
        return self._height - self._row

    def _height_of(self, font: QFont) -> float:
        return QFontMetricsF(font, self._writer).height()

    def _columns(self) -> tuple[QRectF, QRectF, QRectF, list[QRectF]]:
        """The places of number, declarer, contract and players in the present row."""
        left = 0.0
        places: list[QRectF] = []
        players = len(self._pages.names)
        for share in (0.07, 0.2, 0.13, *[0.6 / players] * players):
            places.append(QRectF(left, self._y, share * self._width, self._row))
            left += share * self._width
        return places[0], places[1], places[2], places[3:]

    def _turn_page(self) -> None:
        self._print_foot()
        self._writer.newPage()
        self._page += 1
        self._y = 0.0

    # Printing

    def _write(self, place: QRectF, text: str, font: QFont, *, right: bool = False) -> None:
        metrics = QFontMetricsF(font, self._writer)
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width() + self._pixel)
        self._painter.setFont(font)
        self._painter.drawText(
            place, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown
        )

    def _rule(self, width: float) -> None:
        pen = self._painter.pen()
        pen.setColor(self._colours.ink if width > 1 else self._colours.line)
        pen.setWidthF(width * self._pixel)
        self._painter.setPen(pen)
        self._painter.drawLine(0, round(self._y), round(self._width), round(self._y))

    def _print_heading(self) -> None:
        title = heading_font(self._font, 2.0)
        height = self._height_of(title)
        self._painter.setPen(self._colours.ink)
        self._write(QRectF(0, self._y, self._width, height), self._pages.title, title)
        self._y += height * 1.15
        for note in self._pages.notes:
            self._painter.setPen(self._colours.muted)
            self._write(QRectF(0, self._y, self._width, self._row * 0.8), note, self._font)
            self._y += self._row * 0.8
        self._y += self._row * 0.7

    def _print_names(self) -> None:
        number, declarer, contract, players = self._columns()
        small = scaled_font(self._font, 0.9)
        self._painter.setPen(self._colours.muted)
        self._write(number, QCoreApplication.translate("ScorePage", "Deal"), small)
        self._write(declarer, QCoreApplication.translate("ScorePage", "Declarer"), small)
        self._write(contract, QCoreApplication.translate("ScorePage", "Contract"), small)
        bold = scaled_font(self._font, 1.0, bold=True)
        side = self._height_of(self._font)
        for seat, (place, name) in enumerate(zip(players, self._pages.names, strict=True)):
            colour = self._colours.seats[seat]
            self._painter.setPen(colour)
            self._write(place.adjusted(side, 0, 0, 0), name, bold, right=True)
            width = min(QFontMetricsF(bold, self._writer).horizontalAdvance(name), place.width() - side)
            flower = QRectF(0, 0, side * 0.8, side * 0.8)
            flower.moveCenter(place.center())
            flower.moveRight(place.right() - width - side * 0.3)
            paint_rosette(self._painter, flower, colour, self._colours.paper)
        self._y += self._row
        self._rule(1)

    def _print_deal(self, result: DealResult, *, striped: bool) -> None:
        number, declarer, contract, players = self._columns()
        if striped:
            self._painter.fillRect(QRectF(0, self._y, self._width, self._row), self._stripe)
        self._painter.setPen(self._colours.muted)
        self._write(number.adjusted(self._pixel * 3, 0, 0, 0), str(result.number), self._font)
        if result.declarer is not None and result.contract is not None:
            self._painter.setPen(self._colours.seats[result.declarer])
            self._write(declarer, self._pages.names[result.declarer], self._font)
            self._print_contract(contract, result)
        small = scaled_font(self._font, 0.9)
        for place, score in zip(players, result.seats, strict=True):
            half = place.width() * 0.44
            self._painter.setPen(self._colours.loss if score.change < 0 else self._colours.ink)
            self._write(place.adjusted(0, 0, -half, 0), signed(score.change), self._font, right=True)
            self._painter.setPen(self._colours.muted)
            self._write(
                place.adjusted(half, 0, -self._pixel * 3, 0), plain(score.after.total), small, right=True
            )
            mark = QRectF(place.left(), place.center().y(), self._row * 0.34, self._row * 0.4)
            mark.translate(place.width() * 0.04, -mark.height() / 2)
            if score.after.barrel_hands is not None:
                used, deals = score.after.barrel_hands, result.barrel_deals
                paint_barrel(self._painter, mark, self._colours.gold, used, deals)
                mark.translate(mark.width() * 1.2, 0)
            if any(step.kind in ZERO_STEPS for step in score.steps):
                paint_zero(self._painter, mark, self._colours.loss)
        self._y += self._row

    def _print_contract(self, place: QRectF, result: DealResult) -> None:
        words = str(result.contract)
        self._painter.setPen(self._colours.ink)
        self._write(place, words, self._font)
        side = self._row * 0.36
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(place.center())
        width = QFontMetricsF(self._font, self._writer).horizontalAdvance("0000")
        mark.moveLeft(place.left() + width)
        if result.gave_up:
            paint_flag(self._painter, mark, self._colours.muted)
        elif result.made:
            paint_tick(self._painter, mark, self._colours.accent)
        else:
            paint_cross(self._painter, mark, self._colours.loss)

    def _print_totals(self) -> None:
        if self._y + 1.6 * self._row > self._bottom:
            self._turn_page()
        self._rule(1.6)
        _, _, _, players = self._columns()
        bold = heading_font(self._font, 1.25)
        totals = [score.after.total for score in self._pages.results[-1].seats] if self._pages.results else []
        for place, total in zip(players, totals, strict=False):
            leads = total == max(totals)
            self._painter.setPen(self._colours.gold if leads else self._colours.ink)
            tall = place.adjusted(0, 0, -self._pixel * 3, self._row * 0.4)
            self._write(tall, plain(total), bold, right=True)
        self._y += 1.6 * self._row

    def _print_plot(self) -> None:
        height = self._row * _PLOT_HEIGHT
        room = self._bottom - self._y - self._row
        if room < height * 0.6:
            self._turn_page()
            room = height
        place = QRectF(0, self._y + self._row * 0.6, self._width, min(height, room))
        canvas = Canvas(place, self._font, self._colours, self._pixel, self._writer)
        plot = score_plot(self._pages.names, self._pages.results, self._pages.rules, names_at_end=True)
        plot.paint(self._painter, canvas)
        self._y = place.bottom()

    def _print_foot(self) -> None:
        self._painter.setPen(self._colours.muted)
        place = QRectF(0, self._height - self._row * 0.8, self._width, self._row * 0.8)
        words = QCoreApplication.translate("ScorePage", "Thousand, page {page}").format(page=self._page)
        self._write(place, words, scaled_font(self._font, 0.85), right=True)


def white_paper() -> PaperColours:
    """The colours of the light theme on the paper that is in the printer."""
    white = palette(LIGHT)
    white.setColor(white.ColorRole.Base, Qt.GlobalColor.white)
    return paper_colours(white)
