"""The table as it was when something was decided: what was done and what would have been better is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from thousand_qt.ai.review import DecisionReview, Verdict
from thousand_qt.app.theme import LIGHT, palette
from thousand_qt.engine.actions import Action, Exchange, Play
from thousand_qt.engine.cards import Card
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.paper import paper_colours
from thousand_qt.ui.replay.replay_table import ReplayTable
from thousand_qt.ui.review.verdict_marks import paint_verdict

_SHARE: Final = 0.34
"""How wide a mark is, of the width of a card."""


class ReviewTable(ReplayTable):
    """Paints the marks of a decision over the cards of the hand."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._colours = paper_colours(palette(LIGHT))  # the felt and the cards are the same in every theme
        self._marks: dict[Card, Verdict] = {}

    @property
    def marks(self) -> dict[Card, Verdict]:
        """The cards that are marked, with the verdict each mark stands for."""
        return dict(self._marks)

    def show_decision(self, decision: DecisionReview | None) -> None:
        """Mark the cards of a decision; the better ones are raised besides."""
        self._marks = {}
        better: list[Card] = []
        if decision is not None:
            taken, best = _cards_of(decision.taken), _cards_of(decision.best)
            if decision.verdict not in (Verdict.EXACT, Verdict.GOOD):
                better = [card for card in best if card not in taken]
            # What is part of both choices is not what made the difference.
            told = [card for card in taken if card not in best] if better else taken
            self._marks.update(dict.fromkeys(told, decision.verdict))
            self._marks.update(dict.fromkeys(better, Verdict.EXACT))
        self.table_scene.mark_cards(better)
        self.viewport().update()

    # Qt

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        for card, place, _ in self.table_scene.hand_cards():
            verdict = self._marks.get(card)
            if verdict is None:
                continue
            side = place.width() * _SHARE
            # Over the upper left corner, which the next card of the fan leaves free.
            centre = QPointF(place.left() + side * 0.55, place.top() - side * 0.25)
            mark = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
            painter.setBrush(self._colours.paper)
            painter.drawEllipse(mark.adjusted(-side * 0.16, -side * 0.16, side * 0.16, side * 0.16))
            painter.restore()
            paint_verdict(painter, mark, verdict, self._colours)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()  # the table shows one moment; there is nowhere to turn to


def _cards_of(action: Action) -> Sequence[Card]:
    match action:
        case Play(card=card):
            return (card,)
        case Exchange(cards=cards):
            return cards
        case _:
            return ()
