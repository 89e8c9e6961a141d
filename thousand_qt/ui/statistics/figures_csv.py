"""All statistics as one table for a spreadsheet: a row for each value, with what it counts."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.records.export import harmless
from thousand_qt.records.figures import DealChange, Figures
from thousand_qt.ui.charts.value_table import Values
from thousand_qt.ui.statistics.figure_charts import contracts_chart, rating_chart, reviews_chart, rules_chart
from thousand_qt.ui.statistics.figure_list import Number, figures_by_group
from thousand_qt.ui.statistics.figure_tables import changes_values, opponents_values
from thousand_qt.ui.texts.figures import figure_definition, figure_name, group_name

_BYTE_ORDER_MARK: Final = "\ufeff"
_DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class _Row:
    """A value, what it is of, and what it counts."""

    about: str
    of: str
    name: str
    value: Number | str
    definition: str


def figures_csv(figures: Figures, about: str, *, delimiter: str = ",") -> bytes:
    """Return all statistics as CSV in UTF-8, with a byte order mark, as spreadsheets want it.

    Args:
        figures: What was counted.
        about: What they are about, in words; stands in the first row.
        delimiter: Between values; beside a semicolon numbers have a comma in them.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\r\n")
    writer.writerow(
        (
            QCoreApplication.translate("FiguresCsv", "Section"),
            QCoreApplication.translate("FiguresCsv", "Of what"),
            QCoreApplication.translate("FiguresCsv", "Figure"),
            QCoreApplication.translate("FiguresCsv", "Value"),
            QCoreApplication.translate("FiguresCsv", "What it counts"),
        )
    )
    for row in _rows(figures, about):
        value = _cell(row.value, comma=delimiter == ";")
        cells = (harmless(row.about), harmless(row.of), harmless(row.name), value, harmless(row.definition))
        writer.writerow(cells)
    return (_BYTE_ORDER_MARK + text.getvalue()).encode()


def _cell(value: Number | str, *, comma: bool) -> str:
    """A value as a spreadsheet reads it: never grouped, and empty when there is nothing to take it of."""
    match value:
        case None:
            return ""
        case int():
            return str(value)
        case float():
            text = f"{value:.{_DIGITS}f}".rstrip("0").rstrip(".")
            return text.replace(".", ",") if comma else text
        case str():
            return harmless(value)


def _rows(figures: Figures, about: str) -> Iterator[_Row]:
    yield _Row(QCoreApplication.translate("FiguresCsv", "These statistics"), "", "", about, "")
    for group, found in figures_by_group(figures).items():
        for figure in found:
            name, definition = figure_name(figure.key), figure_definition(figure.key)
            yield _Row(group_name(group), "", name, figure.number, definition)
    yield from _rules(figures)
    yield from _contracts(figures)
    yield from _rating(figures)
    yield from _opponents(figures)
    for title, changes in (
        (QCoreApplication.translate("DealsPage", "Best deals"), figures.deals.best),
        (QCoreApplication.translate("DealsPage", "Worst deals"), figures.deals.worst),
    ):
        yield from _changes(title, changes)
    yield from _reviews(figures)


def _table(
    title: str, values: Values, numbers: Sequence[Sequence[Number]], definition: str = ""
) -> Iterator[_Row]:
    """The numbers of a table, named as its rows and columns are."""
    for row, (cells, found) in enumerate(zip(values.rows, numbers, strict=True)):
        name = ", ".join(cell for cell in cells[: values.words] if cell)
        tip = values.row_tips[row] if values.row_tips else definition
        for column, number in enumerate(found, start=values.words):
            own = values.heading_tips[column] if values.heading_tips else tip
            yield _Row(title, name, values.headings[column], number, own)


def _rules(figures: Figures) -> Iterator[_Row]:
    chart = rules_chart(figures)
    numbers = [
        (rules.finished, rules.won, rules.drawn, rules.lost, rules.share_won, rules.share_by_chance)
        for rules in figures.by_rules
    ]
    return _table(chart.title, chart.values, numbers, chart.definition)


def _contracts(figures: Figures) -> Iterator[_Row]:
    chart = contracts_chart(figures)
    numbers = [
        (band.played, band.made, band.played - band.made, band.given_up, band.share_made)
        for band in figures.declarer.bands
    ]
    return _table(chart.title, chart.values, numbers, chart.definition)


def _rating(figures: Figures) -> Iterator[_Row]:
    """All of them: the chart shows no more than fit into it."""
    chart = rating_chart(figures)
    for number, point in enumerate(figures.rating, start=1):
        day = point.last_played.astimezone().date().isoformat()
        yield _Row(chart.title, f"{number}, {day}", chart.values.headings[-1], point.rating, chart.definition)


def _opponents(figures: Figures) -> Iterator[_Row]:
    title = QCoreApplication.translate("FiguresCsv", "Opponents")
    numbers = [
        (
            opponent.matches,
            opponent.won,
            opponent.lost_to,
            opponent.ahead,
            opponent.behind,
            opponent.share_ahead,
        )
        for opponent in figures.opponents
    ]
    return _table(title, opponents_values(figures), numbers)


def _changes(title: str, changes: Sequence[DealChange]) -> Iterator[_Row]:
    numbers = [(change.contract, change.change) for change in changes]
    return _table(title, changes_values(changes, title), numbers)


def _reviews(figures: Figures) -> Iterator[_Row]:
    chart = reviews_chart(figures)
    numbers = [
        (kind.decisions, kind.mistakes, kind.mean_points, kind.mean_chance) for kind in figures.reviews.kinds
    ]
    return _table(chart.title, chart.values, numbers, chart.definition)
