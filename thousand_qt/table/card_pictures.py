"""The pixmaps card items paint: faces and backs from the deck, and what the table makes of them itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.table import palette

SHADOW_REACH = 0.12
"""How far the shadow reaches beyond a card, in card widths."""
_SHADOW_STEPS = 24
_CORNER = 0.07


class CardPictures(QObject):
    """Hands out pixmaps for the present deck and size, each made once."""

    changed = Signal()

    def __init__(self, renderer: DeckRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._dimmed: dict[str, QPixmap] = {}
        self._shadow: QPixmap | None = None
        renderer.faces_changed.connect(self.on_faces_changed)

    @property
    def card_ratio(self) -> float:
        return self._renderer.card_ratio

    def set_card_width(self, width: float, device_pixel_ratio: float) -> None:
        self._renderer.set_card_width(width, device_pixel_ratio)

    def back(self) -> QPixmap:
        return self._renderer.back()

    def face(self, card: str, *, dimmed: bool) -> QPixmap:
        if not dimmed:
            return self._renderer.face(card)
        pixmap = self._dimmed.get(card)
        if pixmap is None:
            pixmap = self._dimmed[card] = _tinted(self._renderer.face(card), palette.DIMMED)
        return pixmap

    def shadow(self) -> QPixmap:
        """Return the soft shadow of a card: as large as the card and `SHADOW_REACH` all round."""
        if self._shadow is None:
            self._shadow = _shadow_of(self._renderer.back())
        return self._shadow

    def on_faces_changed(self) -> None:
        self._dimmed.clear()
        self._shadow = None
        self.changed.emit()


def _tinted(pixmap: QPixmap, colour: QColor) -> QPixmap:
    """Return the pixmap with a veil over it that keeps to its rounded corners."""
    veiled = QPixmap(pixmap)
    painter = QPainter(veiled)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(0, 0, pixmap.deviceIndependentSize().width() + 1, 10_000), colour)
    painter.end()
    return veiled


def _shadow_of(card: QPixmap) -> QPixmap:
    """Return a shadow drawn as rounded rectangles on top of each other: no blur has to be computed."""
    size = card.size()
    reach = round(SHADOW_REACH * size.width())
    image = QImage(size + QSize(2 * reach, 2 * reach), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Black: in so thin layers the rounding of any other colour would add up to a tint.
    colour = QColor(0, 0, 0)
    colour.setAlphaF(0.024)
    painter.setBrush(colour)
    for step in range(_SHADOW_STEPS):
        inset = reach * 1.5 * step / _SHADOW_STEPS
        rect = QRectF(image.rect()).adjusted(inset, inset, -inset, -inset)
        radius = max(_CORNER * size.width(), _CORNER * size.width() + reach - inset)
        painter.drawRoundedRect(rect, radius, radius)
    painter.end()
    return QPixmap.fromImage(image)
