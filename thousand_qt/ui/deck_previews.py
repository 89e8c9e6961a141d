"""Small pictures of decks, drawn one deck after the other while the list is looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap

from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.decks.faults import DeckRefusedError
from thousand_qt.decks.jobs import BACK, Job, Pictures
from thousand_qt.decks.render_task import RenderTask

CARDS: Final = ("AS", "KH", "QC", "JD", BACK)
CARD_WIDTH: Final = 52
_GAP: Final = 6
PREVIEW_WIDTH: Final = len(CARDS) * (CARD_WIDTH + _GAP) - _GAP
PREVIEW_HEIGHT: Final = 84


class DeckPreviews(QObject):
    """Draws a few cards of each deck.

    Signals:
        drawn(Deck, QPixmap): the preview of a deck.
        refused(Deck, DeckRefusedError): a deck cannot be used; why.
    """

    drawn = Signal(object, object)
    refused = Signal(object, object)

    def __init__(
        self, device_pixel_ratio: float, cache: CardCache | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._cache = cache
        self._ratio = device_pixel_ratio
        self._waiting: list[Deck] = []
        self._deck: Deck | None = None
        self._task: RenderTask | None = None

    def ask(self, deck: Deck, *, first: bool = False) -> None:
        """Have a preview drawn, before all others if `first`."""
        self._waiting.insert(0 if first else len(self._waiting), deck)
        if self._task is None:
            self._next()

    def stop(self) -> None:
        """Draw nothing more."""
        self._waiting = []
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _next(self) -> None:
        if not self._waiting:
            return
        self._deck = deck = self._waiting.pop(0)
        job = Job(deck.svg, CARDS, CARD_WIDTH, self._ratio, trusted=deck.stand_in is None)
        self._task = RenderTask(job, self, cache=self._cache)
        self._task.done.connect(self.on_done)
        self._task.failed.connect(self.on_failed)
        self._task.start()

    def on_done(self, pictures: Pictures) -> None:
        deck, self._task = self._deck, None
        self.drawn.emit(deck, _row(pictures, self._ratio))
        self._next()

    def on_failed(self, refusal: DeckRefusedError) -> None:
        deck, self._task = self._deck, None
        self.refused.emit(deck, refusal)
        self._next()


def _row(pictures: Pictures, ratio: float) -> QPixmap:
    """Return cards side by side, all previews being of one size."""
    row = QPixmap(round(PREVIEW_WIDTH * ratio), round(PREVIEW_HEIGHT * ratio))
    row.fill(Qt.GlobalColor.transparent)
    painter = QPainter(row)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    most = PREVIEW_HEIGHT * ratio
    for place, card in enumerate(CARDS):
        image = pictures.image(card)
        if image.height() > most:
            image = image.scaledToHeight(round(most), Qt.TransformationMode.SmoothTransformation)
        left = place * (CARD_WIDTH + _GAP) * ratio + (CARD_WIDTH * ratio - image.width()) / 2
        painter.drawImage(QPointF(left, (most - image.height()) / 2), image)
    painter.end()
    row.setDevicePixelRatio(ratio)
    return row
