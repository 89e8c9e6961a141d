"""Cards as pixmaps, sharp at the size and on the screen they are shown.

Qt's own pixmap cache is smaller than one deck on a sharp screen and would throw cards out while they are in
use, so the renderer keeps its pixmaps itself, for the current deck and size only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from thousand_qt.decks.catalogue import BACK_ELEMENT, CARDS, Deck, DeckError, element_id

_INITIAL_WIDTH = 110.0


class DeckRenderer(QObject):
    """Renders the cards of one deck at one size."""

    faces_changed = Signal()
    """Every pixmap handed out before is out of date: the deck or the size is another one now."""

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        """Open a deck. Raises DeckError if its picture is broken or lacks a card."""
        super().__init__(parent)
        self._width = _INITIAL_WIDTH
        self._device_pixel_ratio = 1.0
        self._pixmaps: dict[str, QPixmap] = {}
        self._deck = deck
        self._picture = _open_picture(deck)
        self._card_ratio = self._measure_ratio()

    @property
    def deck(self) -> Deck:
        return self._deck

    @property
    def card_ratio(self) -> float:
        """Height of a card divided by its width.

        Taken from a face: in some decks the back is smaller than the faces.
        """
        return self._card_ratio

    @property
    def card_width(self) -> float:
        """Width of a card in logical pixels."""
        return self._width

    @property
    def card_height(self) -> float:
        """Height of a card in logical pixels."""
        return self._width * self._card_ratio

    def set_deck(self, deck: Deck) -> None:
        """Show another deck. Raises DeckError, and keeps the present deck, if the new one cannot be used."""
        if deck == self._deck:
            return
        self._picture = _open_picture(deck)
        self._deck = deck
        self._card_ratio = self._measure_ratio()
        self._forget_pixmaps()

    def set_card_width(self, width: float, device_pixel_ratio: float) -> None:
        """Set the width of a card in logical pixels and the screen's device pixels per logical pixel."""
        if width <= 0 or device_pixel_ratio <= 0:
            raise ValueError(f"a card cannot be {width} wide at {device_pixel_ratio} device pixels per pixel")
        if (width, device_pixel_ratio) == (self._width, self._device_pixel_ratio):
            return
        self._width = width
        self._device_pixel_ratio = device_pixel_ratio
        self._forget_pixmaps()

    def face(self, card: str) -> QPixmap:
        """Return the face of a card, given as text such as "TH". Raises ValueError for other text."""
        return self._pixmap(element_id(card))

    def back(self) -> QPixmap:
        """Return the back, as large as a face."""
        return self._pixmap(BACK_ELEMENT)

    def prepare(self) -> None:
        """Render all cards now, so that none costs time while it moves."""
        for card in CARDS:
            self.face(card)
        self.back()

    def _pixmap(self, element: str) -> QPixmap:
        pixmap = self._pixmaps.get(element)
        if pixmap is None:
            pixmap = self._pixmaps[element] = self._render(element)
        return pixmap

    def _render(self, element: str) -> QPixmap:
        ratio = self._device_pixel_ratio
        image = QImage(
            max(1, round(self._width * ratio)),
            max(1, round(self.card_height * ratio)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture.render(painter, element, QRectF(image.rect()))
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _measure_ratio(self) -> float:
        bounds = self._picture.boundsOnElement(element_id(CARDS[0]))
        return bounds.height() / bounds.width()

    def _forget_pixmaps(self) -> None:
        self._pixmaps.clear()
        self.faces_changed.emit()


def _open_picture(deck: Deck) -> QSvgRenderer:
    picture = QSvgRenderer(str(deck.svg))
    if not picture.isValid():
        raise DeckError(f"{deck.svg}: is not a readable SVG picture")
    # Asking first matters: for an id it does not know, QtSvg answers with the bounds of the whole document.
    missing = [
        element for element in (*map(element_id, CARDS), BACK_ELEMENT) if not picture.elementExists(element)
    ]
    if missing:
        raise DeckError(f"{deck.svg}: lacks the element(s) {', '.join(missing)}")
    return picture
