"""The charts of the statistics, each with the same values as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import date_words, grouped, plain
from thousand_qt.engine.rules import RULE_SETS, Rules
from thousand_qt.records.figures import Band, Figures, RatingPoint, RulesFigures
from thousand_qt.records.rating import ANCHORS, FIRST_RATING
from thousand_qt.records.statistics import ScoreCourse
from thousand_qt.ui.charts.bar_plots import Bar, LyingBars, Piece, UprightBars
from thousand_qt.ui.charts.chart_panel import Chart
from thousand_qt.ui.charts.line_plot import Level, Line, LinePlot
from thousand_qt.ui.charts.plot import Ink, StopLine
from thousand_qt.ui.charts.value_table import Values
from thousand_qt.ui.library.score_plot import course_plot, course_values
from thousand_qt.ui.statistics.figure_list import mean_text, share_text
from thousand_qt.ui.texts.figures import FigureKey, decision_name, figure_definition
from thousand_qt.ui.texts.levels import level_name
from thousand_qt.ui.texts.matches import rules_name

_BAND: Final = 10
_MOST_POINTS: Final = 300
"""A line with more points than pixels says nothing more."""
_LOWEST_ANCHOR: Final = 600.0
"""The anchor of a player who plays any card is shown only when the rating is near it."""


def contracts_chart(figures: Figures) -> Chart:
    """How many contracts of each height were played, and what became of them."""
    bands = _without_gaps(figures.declarer.bands)
    made = QCoreApplication.translate("Charts", "Made")
    failed = QCoreApplication.translate("Charts", "Failed")
    given_up = QCoreApplication.translate("Charts", "Given up")
    title = QCoreApplication.translate("Charts", "Contracts from {lowest} to {highest}")
    share = QCoreApplication.translate("Charts", "Share made")
    bars = [
        Bar(
            label=plain(band.lowest),
            title=title.format(lowest=band.lowest, highest=band.lowest + _BAND - 1),
            pieces=(
                Piece(made, Ink.GOOD, band.made),
                Piece(failed, Ink.BAD, band.played - band.made),
                Piece(given_up, Ink.NEUTRAL, band.given_up),
            ),
            value=share_text(band.share_made) if band.played else "",
            notes=(StopLine(share, share_text(band.share_made)),),
        )
        for band in bands
    ]
    rows = [
        (
            plain(band.lowest),
            grouped(band.played),
            grouped(band.made),
            grouped(band.played - band.made),
            grouped(band.given_up),
            share_text(band.share_made),
        )
        for band in figures.declarer.bands
    ]
    summary = QCoreApplication.translate(
        "Charts", "{made} of {played} contracts were made, {given_up} deals were given up."
    ).format(
        made=grouped(figures.declarer.made),
        played=grouped(figures.declarer.played),
        given_up=grouped(figures.declarer.given_up),
    )
    return Chart(
        title=QCoreApplication.translate("Charts", "Contracts by size"),
        definition=QCoreApplication.translate(
            "Charts",
            "Contracts as declarer, in steps of ten points: 120 stands for 120 and 125. A deal given "
            "up counts with its winning bid, or with the contract if one was named. The number above a "
            "bar is the share made of those played.",
        ),
        plot=UprightBars(bars, words=_count_words, summary=summary),
        values=Values(
            (
                QCoreApplication.translate("Charts", "Contract"),
                QCoreApplication.translate("Charts", "Played"),
                made,
                failed,
                given_up,
                share,
            ),
            tuple(rows),
        ),
        empty_words=QCoreApplication.translate("Charts", "No contract has been played yet."),
        legend=((Ink.GOOD, made), (Ink.BAD, failed), (Ink.NEUTRAL, given_up)),
    )


def _without_gaps(bands: Sequence[Band]) -> list[Band]:
    """Bands of heights that did not occur have their place on the axis too."""
    if not bands:
        return []
    known = {band.lowest: band for band in bands}
    heights = range(min(known), max(known) + 1, _BAND)
    return [known.get(lowest) or Band(lowest, 0, 0, 0) for lowest in heights]


def rules_chart(figures: Figures) -> Chart:
    """Who won under which rules."""
    won = QCoreApplication.translate("Charts", "Won")
    drawn = QCoreApplication.translate("Charts", "Drawn")
    lost = QCoreApplication.translate("Charts", "Lost")
    chance = QCoreApplication.translate("Charts", "By chance")
    #: A share of wins and the number of matches it is taken of.
    value = QCoreApplication.translate("Charts", "{share} of {matches}")
    bars = [
        Bar(
            label=_rules_name(rules),
            title=_rules_name(rules),
            pieces=(
                Piece(won, Ink.GOOD, rules.won),
                Piece(drawn, Ink.GOLD, rules.drawn),
                Piece(lost, Ink.NEUTRAL, rules.lost),
            ),
            value=value.format(share=share_text(rules.share_won), matches=grouped(rules.finished)),
            mark=rules.share_by_chance,
            notes=(StopLine(chance, share_text(rules.share_by_chance)),),
        )
        for rules in figures.by_rules
    ]
    rows = [
        (
            _rules_name(rules),
            grouped(rules.finished),
            grouped(rules.won),
            grouped(rules.drawn),
            grouped(rules.lost),
            share_text(rules.share_won),
            share_text(rules.share_by_chance),
        )
        for rules in figures.by_rules
    ]
    return Chart(
        title=QCoreApplication.translate("Charts", "Wins by rules"),
        definition=QCoreApplication.translate(
            "Charts",
            "Finished matches under each set of rules. The vertical line is where wins would end if "
            "everybody at the table won equally often.",
        ),
        plot=LyingBars(bars, words=_count_words, summary=_lines(bars)),
        values=Values(
            (
                QCoreApplication.translate("Charts", "Rules"),
                QCoreApplication.translate("Charts", "Finished"),
                won,
                drawn,
                lost,
                QCoreApplication.translate("Charts", "Share won"),
                chance,
            ),
            tuple(rows),
        ),
        empty_words=QCoreApplication.translate("Charts", "No match is finished yet."),
        legend=((Ink.GOOD, won), (Ink.GOLD, drawn), (Ink.NEUTRAL, lost)),
    )


def rating_chart(figures: Figures) -> Chart:
    """How the rating went from match to match, between the levels of the program."""
    points = _thinned(figures.rating)
    numbers = [0, *(number for number, _ in points)]
    ratings = [FIRST_RATING, *(point.rating for _, point in points)]
    lowest = min(ratings)
    anchors = {
        level: rating
        for level, rating in ANCHORS.items()
        if rating >= _LOWEST_ANCHOR or lowest < _LOWEST_ANCHOR
    }
    #: A level and the rating it stands for.
    text = QCoreApplication.translate("Charts", "{level}: {rating}")
    name = QCoreApplication.translate("Charts", "Rating")
    after = QCoreApplication.translate("Charts", "After match {number}, {day}")
    steps = [
        QCoreApplication.translate("Charts", "At the beginning"),
        *(
            after.format(number=grouped(number), day=date_words(point.last_played.astimezone().date()))
            for number, point in points
        ),
    ]
    plot = LinePlot(
        [Line(name, Ink.GOOD, tuple(ratings))] if points else [],
        step_names=steps,
        step_labels=[grouped(number) for number in numbers],
        levels=[
            Level(rating, text.format(level=level_name(level), rating=plain(round(rating))))
            for level, rating in anchors.items()
        ],
        words=lambda rating: plain(round(rating)),
        summary=QCoreApplication.translate(
            "Charts", "After {matches} matches the rating is {rating}."
        ).format(matches=grouped(len(figures.rating)), rating=plain(round(ratings[-1]))),
    )
    rows = [
        (
            grouped(number),
            date_words(point.last_played.astimezone().date()),
            plain(round(point.rating)),
        )
        for number, point in reversed(points)
    ]
    return Chart(
        title=QCoreApplication.translate("Charts", "Rating from match to match"),
        definition=figure_definition(FigureKey.RATING),
        plot=plot,
        values=Values(
            (
                QCoreApplication.translate("Charts", "Match"),
                QCoreApplication.translate("Charts", "Day"),
                name,
            ),
            tuple(rows),
            words=2,
        ),
        empty_words=QCoreApplication.translate(
            "Charts",
            "The rating begins with the first finished match in which all opponents are computer "
            "players of this program.",
        ),
    )


def _thinned(points: Sequence[RatingPoint]) -> list[tuple[int, RatingPoint]]:
    """Points with their numbers, at most so many that a chart can show them; the last one is among them."""
    step = -(-len(points) // _MOST_POINTS) or 1
    last = len(points) - 1
    return [(number + 1, point) for number, point in enumerate(points) if (last - number) % step == 0]


def course_chart(course: ScoreCourse | None, rules: Rules | None) -> Chart:
    """The score of every player through one match."""
    names = () if course is None else course.names
    totals = () if course is None else course.totals
    return Chart(
        title=QCoreApplication.translate("Charts", "The score through a match"),
        definition=QCoreApplication.translate(
            "Charts",
            "The totals of all players after each finished deal. A dashed line shows where the barrel, or"
            " another end of the match, begins.",
        ),
        plot=course_plot(names, totals, rules, names_at_end=True),
        values=course_values(names, totals),
        empty_words=QCoreApplication.translate("Charts", "No match is finished yet."),
    )


def reviews_chart(figures: Figures) -> Chart:
    """How many decisions of each kind were mistakes, and what they cost."""
    fine = QCoreApplication.translate("Charts", "No mistake")
    mistakes = QCoreApplication.translate("Charts", "Mistakes")
    loss = QCoreApplication.translate("Charts", "Average loss in points")
    chance = QCoreApplication.translate("Charts", "Average loss of chances")
    bars = [
        Bar(
            label=decision_name(kind.kind),
            title=decision_name(kind.kind),
            pieces=(
                Piece(fine, Ink.GOOD, kind.decisions - kind.mistakes),
                Piece(mistakes, Ink.BAD, kind.mistakes),
            ),
            value=mean_text(kind.mean_points, 2),
            notes=(
                StopLine(loss, mean_text(kind.mean_points, 2)),
                StopLine(chance, share_text(kind.mean_chance, 1)),
            ),
        )
        for kind in figures.reviews.kinds
    ]
    rows = [
        (
            decision_name(kind.kind),
            grouped(kind.decisions),
            grouped(kind.mistakes),
            mean_text(kind.mean_points, 2),
            share_text(kind.mean_chance, 1),
        )
        for kind in figures.reviews.kinds
    ]
    return Chart(
        title=QCoreApplication.translate("Charts", "Decisions against Master"),
        definition=QCoreApplication.translate(
            "Charts",
            "Decisions of reviewed deals, by kind. The number at the end is the average loss per decision in"
            " points, against the best decision Master saw with the same knowledge.",
        ),
        plot=LyingBars(bars, words=_count_words, summary=_lines(bars)),
        values=Values(
            (
                QCoreApplication.translate("Charts", "Decision"),
                QCoreApplication.translate("Charts", "Reviewed"),
                mistakes,
                loss,
                chance,
            ),
            tuple(rows),
        ),
        empty_words=QCoreApplication.translate(
            "Charts",
            "Nothing has been reviewed yet. Let Master look at your play after a deal or a match: what it"
            " finds is counted here.",
        ),
        legend=((Ink.GOOD, fine), (Ink.BAD, mistakes)),
    )


def _rules_name(rules: RulesFigures) -> str:
    return rules_name(rules.rules if rules.rules in RULE_SETS else None)


def _count_words(count: float) -> str:
    return grouped(round(count))


def _lines(bars: Sequence[Bar]) -> str:
    """What bars with values say, for those who do not see them."""
    text = QCoreApplication.translate("Charts", "{name}: {value}")
    return "\n".join(text.format(name=bar.title, value=bar.value) for bar in bars)
