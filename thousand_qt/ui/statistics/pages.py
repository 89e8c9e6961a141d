"""The pages of the statistics window. Each shows the same figures from another side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from thousand_qt.app.numbers import grouped
from thousand_qt.records.figures import Figures
from thousand_qt.records.rating import ANCHORS
from thousand_qt.ui.card import Card
from thousand_qt.ui.charts.chart_panel import ChartPanel
from thousand_qt.ui.charts.value_table import ValueTable
from thousand_qt.ui.paper import PaperColours, plain_label, set_ink
from thousand_qt.ui.statistics.figure_charts import contracts_chart, rating_chart, reviews_chart, rules_chart
from thousand_qt.ui.statistics.figure_list import figures_by_group, mean_text, share_text
from thousand_qt.ui.statistics.figure_tables import (
    all_values,
    changes_values,
    group_values,
    opponents_values,
    opponents_words,
)
from thousand_qt.ui.statistics.page import GAP, Page
from thousand_qt.ui.statistics.tiles import TileContent, TileGrid
from thousand_qt.ui.texts.figures import FigureGroup, FigureKey, figure_definition, figure_name
from thousand_qt.ui.texts.levels import level_name


class OverviewPage(Page):
    """The figures that matter most, and who won under which rules."""

    def __init__(self) -> None:
        super().__init__()
        self._tiles = TileGrid(8)
        self._chart = ChartPanel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addWidget(self._tiles)
        layout.addWidget(self._chart, 1)

    @property
    def tiles(self) -> TileGrid:
        return self._tiles

    @property
    def chart(self) -> ChartPanel:
        return self._chart

    def show_figures(self, figures: Figures) -> None:
        self._tiles.show_contents(tile_contents(figures))
        self._chart.show_chart(rules_chart(figures))

    def restyle(self, colours: PaperColours) -> None:
        self._tiles.restyle(colours)


def tile_contents(figures: Figures) -> list[TileContent]:
    """Return the eight figures that matter most, each with a note."""
    texts = {figure.key: figure.text for found in figures_by_group(figures).values() for figure in found}
    matches, streaks, reviews = figures.matches, figures.streaks, figures.reviews
    chance = QCoreApplication.translate("Tiles", "by chance: {share}").format(
        share=share_text(matches.share_by_chance)
    )
    played = QCoreApplication.translate("Tiles", "of %Ln played", "", figures.declarer.played)
    bid = QCoreApplication.translate("Tiles", "average winning bid: {bid}").format(
        bid=mean_text(figures.declarer.mean_bid)
    )
    deals = QCoreApplication.translate("Tiles", "in %Ln deal(s)", "", figures.defender.played)
    reviewed = (
        QCoreApplication.translate("Tiles", "points, in %Ln reviewed deal(s)", "", reviews.deals)
        if reviews.deals
        else QCoreApplication.translate("Tiles", "known after a review")
    )
    notes = (
        (FigureKey.FINISHED, QCoreApplication.translate("Tiles", "%Ln unfinished", "", matches.unfinished)),
        (FigureKey.SHARE_WON, chance if matches.finished else ""),
        (FigureKey.RATING, _rating_note(figures)),
        (
            FigureKey.WON_STREAK,
            QCoreApplication.translate("Tiles", "now: {now}").format(now=grouped(streaks.won.current)),
        ),
        (FigureKey.SHARE_MADE, played),
        (FigureKey.MEAN_CONTRACT, bid),
        (FigureKey.DEFENDER_POINTS, deals),
        (FigureKey.LOST_POINTS, reviewed),
    )
    names = {
        FigureKey.DEFENDER_POINTS: QCoreApplication.translate("Tiles", "Average points as a defender"),
        FigureKey.WON_STREAK: QCoreApplication.translate("Tiles", "Most wins in a row"),
    }
    values = {FigureKey.WON_STREAK: grouped(streaks.won.longest)}
    return [
        TileContent(
            names.get(key) or figure_name(key), values.get(key) or texts[key], note, figure_definition(key)
        )
        for key, note in notes
    ]


def _rating_note(figures: Figures) -> str:
    """The level of the program that is nearest."""
    if not figures.rating:
        return QCoreApplication.translate("Tiles", "begins at 1000")
    rating = figures.rating[-1].rating
    nearest = min(ANCHORS, key=lambda level: abs(ANCHORS[level] - rating))
    return QCoreApplication.translate("Tiles", "nearest level: {level}").format(level=level_name(nearest))


class ContractsPage(Page):
    """Contracts by height, and the figures of declarer and defender."""

    def __init__(self) -> None:
        super().__init__()
        self._chart = ChartPanel()
        self._declarer, self._defender = self.new_table(), self.new_table()
        tables = QVBoxLayout()
        tables.setSpacing(GAP)
        tables.addWidget(Card(self._declarer, fitting=True))
        tables.addWidget(Card(self._defender, fitting=True))
        tables.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addWidget(self._chart, 3)
        layout.addLayout(tables, 2)

    @property
    def chart(self) -> ChartPanel:
        return self._chart

    def show_figures(self, figures: Figures) -> None:
        self._chart.show_chart(contracts_chart(figures))
        for table, group in (
            (self._declarer, FigureGroup.DECLARER),
            (self._defender, FigureGroup.DEFENDER),
        ):
            values = group_values(figures, group)
            table.show_values(values, values.headings[0])


class RatingPage(Page):
    """The rating over time."""

    def __init__(self) -> None:
        super().__init__()
        self._chart = ChartPanel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._chart, 1)

    @property
    def chart(self) -> ChartPanel:
        return self._chart

    def show_figures(self, figures: Figures) -> None:
        self._chart.show_chart(rating_chart(figures))


class OpponentsPage(Page):
    """Against whom it goes well, and against whom it does not."""

    def __init__(self) -> None:
        super().__init__()
        self._words = plain_label(wrap=True)
        self._words.setObjectName("opponentsWords")
        self._table = self.new_table(fitting=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addWidget(self._words)
        layout.addWidget(Card(self._table), 1)

    @property
    def table(self) -> ValueTable:
        return self._table

    @property
    def words(self) -> str:
        return self._words.text()

    def show_figures(self, figures: Figures) -> None:
        words = opponents_words(figures)
        if not words:
            words = (
                QCoreApplication.translate(
                    "OpponentsPage",
                    "After five finished matches with each of two opponents it can be told against whom you"
                    " do best.",
                )
                if figures.opponents
                else QCoreApplication.translate("OpponentsPage", "No match is finished yet.")
            )
        self._words.setText(words)
        self._table.show_values(
            opponents_values(figures), QCoreApplication.translate("OpponentsPage", "Opponents")
        )

    def restyle(self, colours: PaperColours) -> None:
        set_ink(self._words, colours.muted)


class DealsPage(Page):
    """Deals, marriages, zeros and the barrel, and the best and worst deals."""

    def __init__(self) -> None:
        super().__init__()
        self._groups = {
            group: self.new_table() for group in (FigureGroup.DEALS, FigureGroup.MARRIAGES, FigureGroup.ZEROS)
        }
        self._best, self._worst = self.new_table(), self.new_table()
        left = QVBoxLayout()
        left.setSpacing(GAP)
        left.addWidget(Card(self._groups[FigureGroup.DEALS], fitting=True))
        left.addWidget(Card(self._groups[FigureGroup.MARRIAGES], fitting=True))
        left.addStretch(1)
        middle = QVBoxLayout()
        middle.addWidget(Card(self._groups[FigureGroup.ZEROS], fitting=True))
        middle.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(GAP)
        right.addWidget(Card(self._best, fitting=True))
        right.addWidget(Card(self._worst, fitting=True))
        right.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addLayout(left, 3)
        layout.addLayout(middle, 3)
        layout.addLayout(right, 4)

    @property
    def best(self) -> ValueTable:
        return self._best

    def show_figures(self, figures: Figures) -> None:
        for group, table in self._groups.items():
            values = group_values(figures, group)
            table.show_values(values, values.headings[0])
        for table, changes, title in (
            (self._best, figures.deals.best, QCoreApplication.translate("DealsPage", "Best deals")),
            (self._worst, figures.deals.worst, QCoreApplication.translate("DealsPage", "Worst deals")),
        ):
            table.show_values(changes_values(changes, title), title)


class ReviewsPage(Page):
    """What reviews found, and how much help there was."""

    def __init__(self) -> None:
        super().__init__()
        self._chart = ChartPanel()
        self._groups = {group: self.new_table() for group in (FigureGroup.REVIEWS, FigureGroup.HELP)}
        side = QVBoxLayout()
        side.setSpacing(GAP)
        for table in self._groups.values():
            side.addWidget(Card(table, fitting=True))
        side.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addWidget(self._chart, 3)
        layout.addLayout(side, 2)

    @property
    def chart(self) -> ChartPanel:
        return self._chart

    def show_figures(self, figures: Figures) -> None:
        self._chart.show_chart(reviews_chart(figures))
        for group, table in self._groups.items():
            values = group_values(figures, group)
            table.show_values(values, values.headings[0])


class AllPage(Page):
    """Every single figure below each other."""

    def __init__(self) -> None:
        super().__init__()
        self._table = self.new_table(fitting=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Card(self._table))

    @property
    def table(self) -> ValueTable:
        return self._table

    def show_figures(self, figures: Figures) -> None:
        self._table.show_values(all_values(figures), QCoreApplication.translate("AllPage", "All figures"))
