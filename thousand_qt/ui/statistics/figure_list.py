"""Every figure with its value: the one list from which tiles, tables and exports are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.app import numbers
from thousand_qt.app.numbers import decimal, grouped, plain, signed_decimal
from thousand_qt.records.figures import Figures, Streak
from thousand_qt.ui.texts.figures import FigureGroup, FigureKey

NOTHING: Final = "–"
"""Stands for a mean or a share of nothing."""

Number = int | float | None


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure.

    Attributes:
        key: Which.
        number: Its value; None when there is nothing to take it of.
        text: The value as it is shown.
    """

    key: FigureKey
    number: Number
    text: str


def mean_text(number: float | None, digits: int = 1) -> str:
    """Return a mean with so many digits behind the point."""
    return NOTHING if number is None else decimal(number, digits)


def share_text(share: float | None, digits: int = 0) -> str:
    """Return a share, 0 to 1, in percent."""
    return NOTHING if share is None else numbers.share(share, digits)


def signed_mean_text(number: float | None) -> str:
    """Return a mean change with its sign."""
    return NOTHING if number is None else signed_decimal(number)


def streak_text(streak: Streak) -> str:
    """Return the longest row, and how long it is now."""
    if not streak.current:
        return grouped(streak.longest)
    #: The longest row of wins, and how long it is now.
    return QCoreApplication.translate("Figures", "{longest} (now {current})").format(
        longest=grouped(streak.longest), current=grouped(streak.current)
    )


def figures_by_group(figures: Figures) -> dict[FigureGroup, tuple[Figure, ...]]:
    """Return all single figures in the order in which they are read."""
    return {
        FigureGroup.MATCHES: _matches(figures),
        FigureGroup.STREAKS: _streaks(figures),
        FigureGroup.RATING: _rating(figures),
        FigureGroup.DECLARER: _declarer(figures),
        FigureGroup.DEFENDER: _defender(figures),
        FigureGroup.DEALS: _deals(figures),
        FigureGroup.MARRIAGES: _marriages(figures),
        FigureGroup.ZEROS: _zeros(figures),
        FigureGroup.HELP: _help(figures),
        FigureGroup.REVIEWS: _reviews(figures),
    }


def _count(key: FigureKey, number: int) -> Figure:
    return Figure(key, number, grouped(number))


def _mean(key: FigureKey, number: float | None, digits: int = 1) -> Figure:
    return Figure(key, number, mean_text(number, digits))


def _share(key: FigureKey, share: float | None) -> Figure:
    return Figure(key, share, share_text(share))


def _counts(pairs: Sequence[tuple[FigureKey, int]]) -> tuple[Figure, ...]:
    return tuple(_count(key, number) for key, number in pairs)


def _matches(figures: Figures) -> tuple[Figure, ...]:
    matches = figures.matches
    longest = matches.longest.deals if matches.longest is not None else None
    return (
        *_counts(
            (
                (FigureKey.FINISHED, matches.finished),
                (FigureKey.WON, matches.won),
                (FigureKey.DRAWN, matches.drawn),
                (FigureKey.LOST, matches.lost),
            )
        ),
        _share(FigureKey.SHARE_WON, matches.share_won),
        _share(FigureKey.SHARE_BY_CHANCE, matches.share_by_chance),
        *_counts(((FigureKey.UNFINISHED, matches.unfinished), (FigureKey.WITH_UNDO, matches.with_undo))),
        _mean(FigureKey.DEALS_PER_MATCH, matches.deals_per_match),
        Figure(FigureKey.LONGEST, longest, NOTHING if longest is None else grouped(longest)),
    )


def _streaks(figures: Figures) -> tuple[Figure, ...]:
    streaks = figures.streaks
    return tuple(
        Figure(key, streak.longest, streak_text(streak))
        for key, streak in (
            (FigureKey.WON_STREAK, streaks.won),
            (FigureKey.LOST_STREAK, streaks.lost),
            (FigureKey.MADE_STREAK, streaks.made),
        )
    )


def _rating(figures: Figures) -> tuple[Figure, ...]:
    ratings = [point.rating for point in figures.rating]
    return tuple(
        Figure(key, rating, NOTHING if rating is None else plain(round(rating)))
        for key, rating in (
            (FigureKey.RATING, ratings[-1] if ratings else None),
            (FigureKey.BEST_RATING, max(ratings, default=None)),
        )
    )


def _declarer(figures: Figures) -> tuple[Figure, ...]:
    declarer = figures.declarer
    return (
        _count(FigureKey.CONTRACTS, declarer.played),
        _count(FigureKey.MADE, declarer.made),
        _share(FigureKey.SHARE_MADE, declarer.share_made),
        _count(FigureKey.GIVEN_UP, declarer.given_up),
        _mean(FigureKey.MEAN_BID, declarer.mean_bid),
        _mean(FigureKey.MEAN_CONTRACT, declarer.mean_contract),
        _mean(FigureKey.DECLARER_POINTS, declarer.mean_points),
    )


def _defender(figures: Figures) -> tuple[Figure, ...]:
    defender = figures.defender
    change = defender.mean_change
    return (
        _count(FigureKey.DEFENDED, defender.played),
        _count(FigureKey.BROKEN, defender.broken),
        _share(FigureKey.SHARE_BROKEN, defender.share_broken),
        _mean(FigureKey.DEFENDER_POINTS, defender.mean_points),
        Figure(FigureKey.DEFENDER_CHANGE, change, signed_mean_text(change)),
        _count(FigureKey.NO_POINTS, defender.no_points),
    )


def _deals(figures: Figures) -> tuple[Figure, ...]:
    deals = figures.deals
    return _counts(
        (
            (FigureKey.DEALS, deals.deals),
            (FigureKey.AS_DECLARER, deals.as_declarer),
            (FigureKey.AS_DEFENDER, deals.as_defender),
            (FigureKey.SAT_OUT, deals.sat_out),
        )
    )


def _marriages(figures: Figures) -> tuple[Figure, ...]:
    marriages = figures.marriages
    return _counts(
        (
            (FigureKey.MARRIAGES, marriages.total),
            (FigureKey.HEARTS, marriages.hearts),
            (FigureKey.DIAMONDS, marriages.diamonds),
            (FigureKey.CLUBS, marriages.clubs),
            (FigureKey.SPADES, marriages.spades),
            (FigureKey.FOUR_ACES, marriages.four_aces),
        )
    )


def _zeros(figures: Figures) -> tuple[Figure, ...]:
    penalties = figures.penalties
    return _counts(
        (
            (FigureKey.ZERO_MARKS, penalties.zero_marks),
            (FigureKey.ZERO_PENALTIES, penalties.zero_penalties),
            (FigureKey.BARRELS, penalties.barrels),
            (FigureKey.BARRELS_WON, penalties.barrels_won),
            (FigureKey.BARRELS_FALLEN, penalties.barrels_fallen),
            (FigureKey.BARRELS_LEFT, penalties.barrels_left),
            (FigureKey.DUMPS, figures.deals.dumps),
        )
    )


def _help(figures: Figures) -> tuple[Figure, ...]:
    given = figures.help
    return _counts(
        (
            (FigureKey.HELPED_MATCHES, given.matches),
            (FigureKey.LOOKS, given.looks),
            (FigureKey.MOVES, given.moves),
            (FigureKey.WARNINGS, given.warnings),
        )
    )


def _reviews(figures: Figures) -> tuple[Figure, ...]:
    reviews = figures.reviews
    chance = reviews.mean_chance
    return (
        _count(FigureKey.REVIEWED_DEALS, reviews.deals),
        _count(FigureKey.DECISIONS, reviews.decisions),
        _count(FigureKey.MISTAKES, reviews.mistakes),
        _mean(FigureKey.LOST_POINTS, reviews.mean_points, 2),
        Figure(FigureKey.LOST_CHANCE, chance, share_text(chance, 1)),
    )
