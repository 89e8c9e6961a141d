"""The tables of the statistics: figures with their names, opponents, and the best and worst deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import date_words, grouped, plain, signed
from thousand_qt.records.facts import HUMAN
from thousand_qt.records.figures import DealChange, Figures, OpponentFigures
from thousand_qt.ui.charts.value_table import Values
from thousand_qt.ui.statistics.figure_list import Figure, figures_by_group, mean_text, share_text
from thousand_qt.ui.texts.figures import FigureGroup, figure_definition, figure_name, group_name
from thousand_qt.ui.texts.levels import level_name

_ENOUGH: Final = 5
"""So many matches with an opponent say something."""


def group_values(figures: Figures, group: FigureGroup) -> Values:
    """Return the figures of one group: name and value."""
    return _named(group_name(group), figures_by_group(figures)[group])


def _named(title: str, found: Sequence[Figure]) -> Values:
    return Values(
        (title, ""),
        tuple((figure_name(figure.key), figure.text) for figure in found),
        row_tips=tuple(figure_definition(figure.key) for figure in found),
    )


def all_values(figures: Figures) -> Values:
    """Return every single figure."""
    rows: list[tuple[str, str, str]] = []
    tips: list[str] = []
    for group, found in figures_by_group(figures).items():
        for number, figure in enumerate(found):
            rows.append(("" if number else group_name(group), figure_name(figure.key), figure.text))
            tips.append(figure_definition(figure.key))
    headings = (
        QCoreApplication.translate("FigureTables", "Section"),
        QCoreApplication.translate("FigureTables", "Figure"),
        QCoreApplication.translate("FigureTables", "Value"),
    )
    return Values(headings, tuple(rows), row_tips=tuple(tips), words=2)


def opponents_values(figures: Figures) -> Values:
    """Return how matches with each opponent went."""
    headings = (
        QCoreApplication.translate("FigureTables", "Opponent"),
        QCoreApplication.translate("FigureTables", "Level"),
        QCoreApplication.translate("FigureTables", "Matches"),
        QCoreApplication.translate("FigureTables", "Won by you"),
        QCoreApplication.translate("FigureTables", "Won by the opponent"),
        QCoreApplication.translate("FigureTables", "You ahead"),
        QCoreApplication.translate("FigureTables", "Behind"),
        QCoreApplication.translate("FigureTables", "Share ahead"),
    )
    tips = (
        QCoreApplication.translate(
            "FigureTables", "Opponents are told apart by name and level; the name as it was written last."
        ),
        "",
        QCoreApplication.translate(
            "FigureTables", "Finished matches together. Who sits at a table twice counts twice."
        ),
        QCoreApplication.translate("FigureTables", "Of them, those you won; a draw counts as its share."),
        QCoreApplication.translate(
            "FigureTables", "Of them, those this opponent won; a draw counts as its share."
        ),
        QCoreApplication.translate("FigureTables", "How often your final total was above this opponent's."),
        QCoreApplication.translate("FigureTables", "How often your final total was below this opponent's."),
        QCoreApplication.translate(
            "FigureTables", "How often you were ahead, for each match together; equal totals count as a half."
        ),
    )
    rows = tuple(
        (
            opponent.name,
            _level_of(opponent),
            grouped(opponent.matches),
            _wins_text(opponent.won),
            _wins_text(opponent.lost_to),
            grouped(opponent.ahead),
            grouped(opponent.behind),
            share_text(opponent.share_ahead),
        )
        for opponent in figures.opponents
    )
    return Values(headings, rows, tips, words=2)


def _level_of(opponent: OpponentFigures) -> str:
    if opponent.kind == HUMAN:
        #: In place of a level: this opponent is no program.
        return QCoreApplication.translate("FigureTables", "a person")
    return level_name(opponent.kind)


def _wins_text(wins: float) -> str:
    return grouped(round(wins)) if wins == round(wins) else mean_text(wins)


def opponents_words(figures: Figures) -> str:
    """Return against whom the player does best and worst; empty while too little was played to tell."""
    known = [opponent for opponent in figures.opponents if opponent.matches >= _ENOUGH]
    if len(known) < 2:
        return ""
    best = max(known, key=lambda opponent: opponent.share_ahead)
    worst = min(known, key=lambda opponent: opponent.share_ahead)
    if best.share_ahead == worst.share_ahead:
        return ""
    return QCoreApplication.translate(
        "FigureTables",
        "You do best against {best} ({best_level}), ahead in {best_share}, and worst against {worst}"
        " ({worst_level}), ahead in {worst_share}.",
    ).format(
        best=best.name,
        best_level=_level_of(best),
        best_share=share_text(best.share_ahead),
        worst=worst.name,
        worst_level=_level_of(worst),
        worst_share=share_text(worst.share_ahead),
    )


def changes_values(changes: Sequence[DealChange], title: str) -> Values:
    """Return the deals that changed a total most, under a title."""
    #: A deal of a match of that day.
    deal = QCoreApplication.translate("FigureTables", "{day}, deal {number}")
    definition = QCoreApplication.translate(
        "FigureTables",
        "By how much the deal changed the total, with penalties and the barrel; the contract is the"
        " declarer's, whoever that was.",
    )
    headings = (
        title,
        QCoreApplication.translate("FigureTables", "Contract"),
        QCoreApplication.translate("FigureTables", "Change"),
    )
    rows = tuple(
        (
            deal.format(day=date_words(change.last_played.astimezone().date()), number=change.deal),
            _contract_text(change),
            signed(change.change),
        )
        for change in changes
    )
    return Values(headings, rows, row_tips=(definition,) * len(rows))


def _contract_text(change: DealChange) -> str:
    if change.contract is None:
        return ""
    if change.declarer == change.seat:
        return plain(change.contract)
    #: The contract of somebody else.
    return QCoreApplication.translate("FigureTables", "{contract} (another's)").format(
        contract=plain(change.contract)
    )
