"""The score sheet beside the table: deal by deal, as it would be written on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QTableView, QVBoxLayout, QWidget

from thousand_qt.app.numbers import plain
from thousand_qt.engine.rules import TARGET, Endgame, Rules
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.deals_table import DealsTable
from thousand_qt.ui.growth import Drawing, Growth
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_colours, plain_label, set_ink
from thousand_qt.ui.score_columns import NamesRow, TotalsRow
from thousand_qt.ui.score_model import ScoreModel
from thousand_qt.ui.seal import SealLine
from thousand_qt.ui.texts.honest_cards import short_seal

_WIDTH: Final = 300
_MOST_WIDTH: Final = 420
_WIDTH_IN_LINES: Final = 17
_CURVES_NEED_HEIGHT: Final = 520
"""A lower sheet leaves its room to the deals, in logical pixels."""


class ScoreSheet(QWidget):
    """Shows the deals of one match; `set_names` first, then `set_view` after every deal.

    Signals:
        seal_activated(): the player wants to know about the seal at its foot.
    """

    seal_activated = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scoreSheet")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._model = ScoreModel(self)
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.5))
        self._empty = plain_label(wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._empty.setContentsMargins(0, 10, 0, 0)
        self._names_row = NamesRow(self._model)
        self._table = DealsTable(self._model)
        self._totals_row = TotalsRow(self._model)
        self._curves = TotalsCurves(self._model)
        self._commitment: str | None = None
        self._seal = SealLine()
        self._seal.setObjectName("sealButton")
        self._seal.clicked.connect(self.seal_activated)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 14, 14)
        layout.setSpacing(0)
        layout.addWidget(self._title)
        layout.addSpacing(12)
        layout.addWidget(self._names_row)
        layout.addWidget(self._empty)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._totals_row)
        layout.addSpacing(8)
        layout.addWidget(self._curves)
        layout.addSpacing(4)
        layout.addWidget(self._seal, 0, Qt.AlignmentFlag.AlignHCenter)
        self._growth = Growth()
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._table.columns_placed.connect(self._names_row.set_room)
        self._table.columns_placed.connect(self._totals_row.set_room)
        self.retranslate()
        self._restyle()
        self._show_empty()

    @property
    def table(self) -> QTableView:
        return self._table

    @property
    def model(self) -> ScoreModel:
        return self._model

    def set_names(self, names: Sequence[str]) -> None:
        """Begin the sheet of a new match with these players, by seat."""
        self._model.show_results(names, ())
        # A long name is shortened in its narrow column.
        self._names_row.setToolTip("\n".join(names))
        self._say_totals()
        self._show_empty()

    def set_view(self, view: PlayerView) -> None:
        """Show the finished deals of this view and go to the newest."""
        if view.results == self._model.results:
            return
        self._model.show_results(self._model.names or ("",) * view.rules.players, view.results)
        self._curves.set_rules(view.rules)
        self._say_totals()
        self._show_empty()
        self._table.scrollToBottom()

    def set_seal(self, commitment: str | None) -> None:
        """Show the seal of the match below its deals; None when it has none."""
        self._commitment = commitment
        self._say_seal()

    def _say_seal(self) -> None:
        self._seal.setVisible(self._commitment is not None)
        if self._commitment is not None:
            #: {seal} is the beginning of a long number, such as "5388 1c6e 5e99 e4e7".
            text = QCoreApplication.translate("ScoreSheet", "Seal: {seal}")
            self._seal.setText(text.format(seal=short_seal(self._commitment)))
            self._seal.setToolTip(QCoreApplication.translate("ScoreSheet", "How the cards are dealt"))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._say_seal()
        self._title.setText(QCoreApplication.translate("ScoreSheet", "Score"))
        self._empty.setText(QCoreApplication.translate("ScoreSheet", "The first deal is still being played."))
        self._table.setAccessibleName(self._title.text())
        self._say_totals()
        self._table.viewport().update()

    def _say_totals(self) -> None:
        """Give screen readers the totals, which are painted."""
        results = self._model.results
        totals = (
            [score.after.total for score in results[-1].seats] if results else [0] * len(self._model.names)
        )
        #: A player's total.
        line = QCoreApplication.translate("ScoreSheet", "{name}: {total}")
        self._totals_row.setAccessibleName(
            "\n".join(
                line.format(name=name, total=plain(total))
                for name, total in zip(self._model.names, totals, strict=True)
            )
        )

    def _show_empty(self) -> None:
        self._empty.setVisible(not self._model.results)
        self._curves.setVisible(
            len(self._model.results) > 1 and self.height() >= _CURVES_NEED_HEIGHT * self._growth.factor
        )

    def on_restyled(self) -> None:
        self._restyle()

    def _restyle(self) -> None:
        set_ink(self._empty, self._style.colours.muted)
        set_ink(self._title, self._style.colours.ink)

    def set_growth(self, factor: float) -> None:
        """Be so many times as large as usual, as the table is."""
        self._growth.set_factor(self, factor)
        self.updateGeometry()
        self._show_empty()

    @property
    def widening(self) -> int:
        """How much wider than usual large letters make it, in logical pixels."""
        return self._width_for_letters() - _WIDTH

    def _width_for_letters(self) -> int:
        lines = _WIDTH_IN_LINES * self.fontMetrics().height()
        growth = self._growth.factor
        return min(round(_MOST_WIDTH * growth), max(round(_WIDTH * growth), lines))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_for_letters(), 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = paper_colours(self.palette())
        painter.fillRect(self.rect(), colours.paper)
        painter.setPen(QPen(colours.edge, 2))
        painter.drawLine(0, 0, 0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_empty()

    def sizeHint(self) -> QSize:
        return QSize(self._width_for_letters(), 600)


class TotalsCurves(Drawing):
    """The totals of all players from deal to deal as small curves."""

    def __init__(self, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._threshold: int | None = None
        self._target = TARGET
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.update)

    def set_rules(self, rules: Rules) -> None:
        """Mark the height at which the end of the match begins under these rules."""
        self._threshold = None if rules.endgame is Endgame.NONE else rules.threshold
        self._target = rules.target
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 104) * self.growth

    def paintEvent(self, event: QPaintEvent) -> None:
        results = self._model.results
        if not results:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = paper_colours(self.palette())
        courses = [
            [0, *(result.seats[seat].after.total for result in results)]
            for seat in range(len(self._model.names))
        ]
        lowest = min(0, *(min(course) for course in courses))
        highest = max(self._target, *(max(course) for course in courses))
        area = QRectF(self.rect()).adjusted(4, 6, -6, -6)

        def height_of(total: int) -> float:
            return area.bottom() - (total - lowest) / (highest - lowest) * area.height()

        for total in (0, self._target // 2, self._target):
            painter.setPen(QPen(colours.line if total else colours.muted, 1))
            painter.drawLine(QPointF(area.left(), height_of(total)), QPointF(area.right(), height_of(total)))
        if self._threshold is not None:
            painter.setPen(QPen(colours.gold, 1, Qt.PenStyle.DashLine))
            level = height_of(self._threshold)
            painter.drawLine(QPointF(area.left(), level), QPointF(area.right(), level))
        for seat, course in enumerate(courses):
            step = area.width() / (len(course) - 1)
            line = QPolygonF(
                [QPointF(area.left() + deal * step, height_of(total)) for deal, total in enumerate(course)]
            )
            painter.setPen(
                QPen(
                    colours.seats[seat],
                    2 * self.growth,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            painter.drawPolyline(line)
            painter.setBrush(colours.seats[seat])
            painter.drawEllipse(line.last(), 2.5 * self.growth, 2.5 * self.growth)
