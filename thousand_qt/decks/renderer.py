"""Cards as pixmaps, sharp at the size and on the screen they are shown.

Qt's own pixmap cache is smaller than one deck on a sharp screen and would throw cards out while they are in
use, so the renderer keeps its pixmaps itself, for the current deck and size only. The thread of the window
draws no card: another process does, or had done before and the answer is on disk. Until then the cards there
are serve, which whoever paints them scales, and where there are none yet, plain ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import BACK_ELEMENT, CARDS, Deck, DeckError, element_id
from thousand_qt.decks.faults import DeckRefusedError
from thousand_qt.decks.jobs import BACK, WHOLE_DECK, Job, Pictures
from thousand_qt.decks.plain_cards import plain_card
from thousand_qt.decks.render_task import RenderTask

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_INITIAL_WIDTH = 110.0
_OUR_RATIO = 1.5


class DeckRenderer(QObject):
    """Renders the cards of one deck at one size.

    Signals:
        faces_changed(): every pixmap handed out before is out of date: there are sharp ones, or others.
        deck_failed(Deck, DeckError): this deck cannot be shown; the one shown before stays.
    """

    faces_changed = Signal()
    deck_failed = Signal(object, object)

    def __init__(self, deck: Deck, parent: QObject | None = None, *, cache: CardCache | None = None) -> None:
        """Show a deck; none of its cards is read or drawn before one is asked for."""
        super().__init__(parent)
        self._cache = cache
        self._width = _INITIAL_WIDTH
        self._device_pixel_ratio = 1.0
        self._pixmaps: dict[str, QPixmap] = {}
        self._plain: dict[str, QPixmap] = {}
        self._at_hand: Pictures | None = None
        """What missing pixmaps are made of."""
        self._arrived: Pictures | None = None
        self._unpacked: dict[str, QPixmap] = {}
        self._unpacking = QTimer(self)
        self._unpacking.setInterval(0)
        self._unpacking.timeout.connect(self.on_time_to_unpack)
        self._task: RenderTask | None = None
        self._is_begun = False
        self._shown = deck.stand_in or deck
        self._wanted = deck
        self._card_ratio = (cache.ratio(deck.svg) if cache is not None else None) or _OUR_RATIO

    @property
    def deck(self) -> Deck:
        """The deck that is shown, or will be as soon as it is drawn."""
        return self._wanted

    @property
    def cache(self) -> CardCache | None:
        """Where drawn cards are kept."""
        return self._cache

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
        self._plain.clear()
        if self._is_begun:
            self._render()
        if not self._pixmaps:  # nothing was seen yet, or plain cards, which are quickly made
            self.faces_changed.emit()

    def face(self, card: str) -> QPixmap:
        """Return the face of a card, given as text such as "TH". Raises ValueError for other text.

        It may be of another size, or of the deck before, or a plain card, until the right one is drawn.
        """
        element_id(card)
        return self._pixmap(card)

    def back(self) -> QPixmap:
        """Return the back, as large as a face."""
        return self._pixmap(BACK)

    def prepare(self) -> None:
        """Draw all cards of a deck of ours here and now: for pictures that are to be taken at once.

        With a deck that is not ours, its stand-in is what there is to wait for. Raises DeckError if the
        picture of our deck is broken or lacks a card.
        """
        self._is_begun = True
        if self._wanted.stand_in is None:
            if self._shown == self._wanted and len(self._pixmaps) == len(WHOLE_DECK) and self._is_sharp:
                return
            self._cancel()
            self._draw_here(self._wanted)
        else:
            self._draw_here(self._shown)

    # Drawing elsewhere

    @property
    def _is_sharp(self) -> bool:
        some = next(iter(self._pixmaps.values()), None)
        return some is not None and some.width() == self._pixels

    @property
    def _pixels(self) -> int:
        """Width of a card in device pixels."""
        return max(1, round(self._width * self._device_pixel_ratio))

    def _job(self, deck: Deck) -> Job:
        is_ours = deck.stand_in is None
        return Job(deck.svg, WHOLE_DECK, self._width, self._device_pixel_ratio, trusted=is_ours)

    def _begin(self) -> None:
        """Get the first cards: from the disk if they are there, so that no other is seen before."""
        self._is_begun = True
        for deck in (self._wanted, self._shown):
            found = self._cache.find(self._job(deck)) if self._cache is not None else None
            if isinstance(found, Pictures):
                self._shown, self._at_hand = deck, found
                if found.ratio != self._card_ratio:
                    self._card_ratio = found.ratio
                    QTimer.singleShot(0, self, self.faces_changed.emit)
                break
        if self._at_hand is None or self._shown != self._wanted:
            self._render()

    def _render(self) -> None:
        self._is_begun = True
        self._cancel()
        self._task = RenderTask(self._job(self._wanted), self, cache=self._cache)
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
            self._unpacked[card] = self._to_pixmap(pictures.image(card))
            return
        self._unpacking.stop()
        self._task = self._arrived = None
        self._show(self._wanted, pictures.ratio, self._unpacked)

    def on_rendering_failed(self, refusal: DeckRefusedError) -> None:
        self._task = None
        deck, fault = self._wanted, DeckError(str(refusal))
        if deck.stand_in is None:
            # Where no process can be started, a moment without frames is better than plain cards for ever.
            try:
                self._draw_here(deck)
            except DeckError as error:
                fault = error
            else:
                return
        else:
            fault = refusal
        self._wanted = self._shown
        self.deck_failed.emit(deck, fault)
        if deck != self._shown and self._task is None and not self._is_sharp:
            self._render()

    def _show(self, deck: Deck, ratio: float, pixmaps: dict[str, QPixmap]) -> None:
        self._shown, self._card_ratio, self._pixmaps = deck, ratio, pixmaps
        self._at_hand = None
        self._plain.clear()
        self.faces_changed.emit()

    def _pixmap(self, card: str) -> QPixmap:
        pixmap = self._pixmaps.get(card)
        if pixmap is not None:
            return pixmap
        if not self._is_begun:
            self._begin()
        if self._at_hand is not None:
            pixmap = self._pixmaps[card] = self._to_pixmap(self._at_hand.image(card))
            return pixmap
        plain = self._plain.get(card)
        if plain is None:
            height = max(1, round(self.card_height * self._device_pixel_ratio))
            plain = self._to_pixmap(plain_card(card, self._shown.plain, self._pixels, height))
            self._plain[card] = plain
        return plain

    def _to_pixmap(self, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(self._device_pixel_ratio)
        return pixmap

    # Drawing here

    def _draw_here(self, deck: Deck) -> None:
        """Draw a whole deck of ours while everything waits. Raises DeckError."""
        picture = _open_picture(deck)
        bounds = picture.boundsOnElement(element_id(CARDS[0]))
        ratio = bounds.height() / bounds.width()
        height = max(1, round(self._width * ratio * self._device_pixel_ratio))
        drawn: dict[str, QPixmap] = {}
        for card in WHOLE_DECK:
            image = QImage(self._pixels, height, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            picture.render(painter, element_id(card) if card else BACK_ELEMENT, QRectF(image.rect()))
            painter.end()
            drawn[card] = self._to_pixmap(image)
        self._show(deck, ratio, drawn)


def _open_picture(deck: Deck) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer  # needed here alone, so it costs a start nothing

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
