"""The score of every player through a match, as lines and as a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import plain
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.rules import TARGET, Endgame, Rules
from thousand_qt.ui.charts.line_plot import Level, Line, LinePlot
from thousand_qt.ui.charts.plot import SEAT_INKS
from thousand_qt.ui.charts.value_table import Values


def score_plot(
    names: Sequence[str], results: Sequence[DealResult], rules: Rules, *, names_at_end: bool = False
) -> LinePlot:
    """Return the plot of a match; it is empty before the end of the first deal."""
    totals = [[0] * len(names), *([score.after.total for score in result.seats] for result in results)]
    return course_plot(names, totals, rules, names_at_end=names_at_end)


def course_plot(
    names: Sequence[str],
    totals: Sequence[Sequence[int]],
    rules: Rules | None,
    *,
    names_at_end: bool = False,
) -> LinePlot:
    """Return the same from the totals of all seats: at the start, then after each deal."""
    levels: tuple[Level, ...] = ()
    if rules is not None and rules.endgame is not Endgame.NONE:
        levels = (Level(rules.threshold),)
    return LinePlot(
        [
            Line(name, SEAT_INKS[seat], tuple(float(total[seat]) for total in totals))
            for seat, name in enumerate(names)
        ],
        step_names=step_names(len(totals)),
        levels=levels,
        least=(0, _least_height(rules)),
        words=points_words,
        names_at_end=names_at_end,
        summary=_summary(names, totals),
    )


def _least_height(rules: Rules | None) -> int:
    """Return how far up the plot reaches at least: to what wins, unless the deals are counted."""
    if rules is None:
        return TARGET
    return 0 if rules.deal_limit else rules.target


def step_names(count: int) -> list[str]:
    """Return what the steps of a match are: its start and its deals."""
    start = QCoreApplication.translate("ScorePlot", "At the start")
    deal = QCoreApplication.translate("ScorePlot", "After deal {number}")
    return [start, *(deal.format(number=number) for number in range(1, count))][:count]


def course_values(names: Sequence[str], totals: Sequence[Sequence[int]]) -> Values:
    """Return the score through a match as a table."""
    heading = QCoreApplication.translate("ScorePlot", "Deal")
    rows = [(str(number), *(plain(total) for total in after)) for number, after in enumerate(totals)]
    return Values((heading, *names), tuple(rows[1:]))


def points_words(points: float) -> str:
    """Return points as they stand on an axis."""
    return plain(round(points))


def _summary(names: Sequence[str], totals: Sequence[Sequence[int]]) -> str:
    if not totals:
        return ""
    line = QCoreApplication.translate("ScorePlot", "{name}: {total}")
    ends = ", ".join(
        line.format(name=name, total=plain(total)) for name, total in zip(names, totals[-1], strict=True)
    )
    #: {totals} is "Anna: 1010, Bob: 455". How many deals there were is in %n.
    return QCoreApplication.translate("ScorePlot", "After %n deal(s): {totals}", "", len(totals) - 1).format(
        totals=ends
    )
