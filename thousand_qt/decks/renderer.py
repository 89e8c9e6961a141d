"""Cards as pixmaps, sharp at the size and on the screen they are shown.

Qt's own pixmap cache is smaller than one deck on a sharp screen and would throw cards out while they are in
use, so the renderer keeps its pixmaps itself, for the current deck and size only. Only the very first cards
are drawn in the thread of the window, one by one as they are seen; another size or another deck is drawn by
another process, and until then the cards there are serve, which whoever paints them scales.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from thousand_qt.decks.catalogue import BACK_ELEMENT, CARDS, Deck, DeckError, element_id
from thousand_qt.decks.faults import DeckRefusedError
from thousand_qt.decks.jobs import BACK, WHOLE_DECK, Job, Pictures
from thousand_qt.decks.render_task import RenderTask

_INITIAL_WIDTH = 110.0


class DeckRenderer(QObject):
    """Renders the cards of one deck at one size.

    Signals:
        faces_changed(): every pixmap handed out before is out of date: there are sharp ones, or others.
        deck_failed(Deck, DeckError): this deck cannot be shown; the one shown before stays.
    """

    faces_changed = Signal()
    deck_failed = Signal(object, object)

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        """Open a deck. Raises DeckError if it is one of ours and its picture is broken or lacks a card."""
        super().__init__(parent)
        self._width = _INITIAL_WIDTH
        self._device_pixel_ratio = 1.0
        self._pixmaps: dict[str, QPixmap] = {}
        self._arrived: Pictures | None = None
        self._unpacked: dict[str, QPixmap] = {}
        self._unpacking = QTimer(self)
        self._unpacking.setInterval(0)
        self._unpacking.timeout.connect(self.on_time_to_unpack)
        self._task: RenderTask | None = None
        self._shown = deck.stand_in or deck
        self._wanted = self._shown
        self._picture = _open_picture(self._shown)
        self._card_ratio = _measure_ratio(self._picture)
        self.set_deck(deck)

    @property
    def deck(self) -> Deck:
        """The deck that is shown, or will be as soon as it is drawn."""
        return self._wanted

    @property
    def is_rendering(self) -> bool:
        """Whether sharper or other cards are on their way."""
        return self._task is not None

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
        """Show another deck, as soon as it is drawn; `deck_failed` tells if it cannot be."""
        if deck == self._wanted:
            return
        self._wanted = deck
        if deck == self._shown and self._is_sharp:
            self._cancel()
        else:
            self._render()

    def set_card_width(self, width: float, device_pixel_ratio: float) -> None:
        """Set the width of a card in logical pixels and the screen's device pixels per logical pixel."""
        if width <= 0 or device_pixel_ratio <= 0:
            raise ValueError(f"a card cannot be {width} wide at {device_pixel_ratio} device pixels per pixel")
        if (width, device_pixel_ratio) == (self._width, self._device_pixel_ratio):
            return
        self._width = width
        self._device_pixel_ratio = device_pixel_ratio
        if self._pixmaps or self._task is not None:
            self._render()
        else:  # nothing was seen yet
            self.faces_changed.emit()

    def face(self, card: str) -> QPixmap:
        """Return the face of a card, given as text such as "TH". Raises ValueError for other text.

        It may be of another size, or of the deck before, until the right one is drawn.
        """
        element_id(card)
        return self._pixmap(card)

    def back(self) -> QPixmap:
        """Return the back, as large as a face."""
        return self._pixmap(BACK)

    def prepare(self) -> None:
        """Render all cards of a deck of ours now, waiting for them, so that none costs time while it moves.

        With a deck that is not ours, its stand-in is what there is to wait for.
        """
        if self._task is not None and self._wanted.stand_in is None:
            self._cancel()
            self._picture = _open_picture(self._wanted)
            self._card_ratio = _measure_ratio(self._picture)
            self._shown = self._wanted
            self._forget_pixmaps()
        for card in WHOLE_DECK:
            self._pixmap(card)

    # Drawing elsewhere

    @property
    def _is_sharp(self) -> bool:
        some = next(iter(self._pixmaps.values()), None)
        return some is None or some.width() == max(1, round(self._width * self._device_pixel_ratio))

    def _render(self) -> None:
        self._cancel()
        deck = self._wanted
        job = Job(deck.svg, WHOLE_DECK, self._width, self._device_pixel_ratio, trusted=deck.stand_in is None)
        self._task = RenderTask(job, self)
        self._task.done.connect(self.on_rendered)
        self._task.failed.connect(self.on_rendering_failed)
        self._task.start()

    def _cancel(self) -> None:
        if self._task is not None:
            if self._arrived is None:  # else it is done, and deletes itself
                self._task.cancel()
            self._unpacking.stop()
            self._task = self._arrived = None

    def on_rendered(self, pictures: Pictures) -> None:
        self._arrived = pictures
        self._unpacked = {}
        self._unpacking.start()

    def on_time_to_unpack(self) -> None:
        """Make one pixmap: all of them would take longer than a frame."""
        pictures = self._arrived
        assert pictures is not None
        if len(self._unpacked) < len(pictures.cards):
            card = pictures.cards[len(self._unpacked)]
            self._unpacked[card] = QPixmap.fromImage(pictures.image(card))
            self._unpacked[card].setDevicePixelRatio(self._device_pixel_ratio)
            return
        self._unpacking.stop()
        self._task = self._arrived = None
        self._card_ratio = pictures.ratio
        self._shown = self._wanted
        self._pixmaps = self._unpacked
        self.faces_changed.emit()

    def on_rendering_failed(self, refusal: DeckRefusedError) -> None:
        self._task = None
        deck, fault = self._wanted, DeckError(str(refusal))
        if deck.stand_in is None:
            # Where no process can be started, a moment without frames is better than no cards.
            try:
                self._picture = _open_picture(deck)
            except DeckError as error:
                fault = error
            else:
                self._card_ratio = _measure_ratio(self._picture)
                self._shown = deck
                self._forget_pixmaps()
                return
        else:
            fault = refusal
        self._wanted = self._shown
        if deck != self._shown:
            self.deck_failed.emit(deck, fault)
            if self._task is None and not self._is_sharp:
                self._render()

    def _pixmap(self, card: str) -> QPixmap:
        pixmap = self._pixmaps.get(card)
        if pixmap is None:
            pixmap = self._pixmaps[card] = self._make_pixmap(card)
        return pixmap

    def _make_pixmap(self, card: str) -> QPixmap:
        pixmap = QPixmap.fromImage(self._draw(card))
        pixmap.setDevicePixelRatio(self._device_pixel_ratio)
        return pixmap

    def _draw(self, card: str) -> QImage:
        """Draw one card here and now: for the first cards that are seen, which must not be empty."""
        ratio = self._device_pixel_ratio
        image = QImage(
            max(1, round(self._width * ratio)),
            max(1, round(self.card_height * ratio)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        element = element_id(card) if card else BACK_ELEMENT
        self._picture.render(painter, element, QRectF(image.rect()))
        painter.end()
        return image

    def _forget_pixmaps(self) -> None:
        self._pixmaps.clear()
        self.faces_changed.emit()


def _measure_ratio(picture: QSvgRenderer) -> float:
    bounds = picture.boundsOnElement(element_id(CARDS[0]))
    return bounds.height() / bounds.width()


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
