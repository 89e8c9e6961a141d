"""A row of small cards lying open, for sheets that show hands after a deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from thousand_qt.engine.cards import Card
from thousand_qt.ui.growth import Drawing
from thousand_qt.ui.texts.cards import card_name

_WIDTH: Final = 50
_STEP: Final = 0.62
"""How much of a card shows under the next one, in card widths: index and suit stay visible."""
_TIGHTEST_STEP: Final = 0.3
_CORNER: Final = 0.07
_EDGE: Final = QColor(43, 33, 24, 110)

_SUIT_ORDER: Final = "HCDS"
"""Colours alternate, as in a hand."""


class CardFaces(Protocol):
    """What a strip needs of a deck's renderer."""

    faces_changed: Any
    """A signal without arguments: the pixmaps handed out before are out of date."""

    @property
    def card_ratio(self) -> float: ...
    def face(self, card: str) -> QPixmap: ...


def sorted_for_show(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards suit by suit in alternating colours, the highest of each suit first."""
    return tuple(sorted(cards, key=lambda card: (_SUIT_ORDER.index(card.suit.letter), -card.index)))


class CardsStrip(Drawing):
    """Paints cards side by side, overlapping, and closer when there is less room."""

    def __init__(self, faces: CardFaces, cards: Iterable[Card] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._cards = tuple(cards)
        self._scaled: dict[int, QPixmap] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        faces.faces_changed.connect(self.on_faces_changed)
        self.retranslate()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards shown, from left to right."""
        return self._cards

    def set_cards(self, cards: Iterable[Card]) -> None:
        """Show these cards, in this order."""
        self._cards = tuple(cards)
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Name the cards for screen readers in the present language."""
        #: Between the members of a list of cards.
        comma = QCoreApplication.translate("CardsStrip", ", ")
        self.setAccessibleName(comma.join(card_name(card) for card in self._cards))

    def on_faces_changed(self) -> None:
        self._scaled.clear()
        self.updateGeometry()
        self.update()

    @property
    def _card_width(self) -> float:
        return _WIDTH * self.growth

    def set_growth(self, factor: float) -> None:
        self._scaled.clear()
        super().set_growth(factor)

    def _width_of_cards(self, step: float) -> int:
        return round(self._card_width * (1 + step * max(0, len(self._cards) - 1))) + 1

    def _small_face(self, card: Card) -> QPixmap:
        face = self._faces.face(card.text)
        ratio = self.devicePixelRatioF()
        key = face.cacheKey()
        small = self._scaled.get(key)
        if small is None or small.devicePixelRatio() != ratio:
            small = face.scaled(
                round(self._card_width * ratio),
                round(self._card_width * self._faces.card_ratio * ratio),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            small.setDevicePixelRatio(ratio)
            self._scaled[key] = small
        return small

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_of_cards(_TIGHTEST_STEP), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cards:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_EDGE, 1))
        room = (self.width() - 1 - self._card_width) / max(1, len(self._cards) - 1)
        step = min(_STEP * self._card_width, room)
        for position, card in enumerate(self._cards):
            place = QRectF(position * step, 0.5, self._card_width, self._card_width * self._faces.card_ratio)
            painter.drawPixmap(place.topLeft(), self._small_face(card))
            # Cards are as white as the paper: only an edge tells one from the next.
            painter.drawRoundedRect(
                place.adjusted(0.5, 0, 0.5, 0), self._card_width * _CORNER, self._card_width * _CORNER
            )

    def sizeHint(self) -> QSize:
        return QSize(self._width_of_cards(_STEP), round(self._card_width * self._faces.card_ratio) + 2)
