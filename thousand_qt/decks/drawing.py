"""Cards drawn from a picture in memory, in either of the two ways decks are made.

KDE's decks name each card's element. GNOME's have no names: thirteen columns from the ace to the king, and
rows of clubs, diamonds, hearts and spades; the back is the third of the fifth row.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from thousand_qt.decks.catalogue import BACK_ELEMENT, CARDS, element_id
from thousand_qt.decks.faults import DeckFault, DeckRefusedError

LARGEST_PIXELS: Final = 2000 * 3000
"""Of one card."""

_COLUMNS: Final = 13
_ROWS: Final = 5
_COLUMN_OF_RANK: Final = {"A": 0, "9": 8, "T": 9, "J": 10, "Q": 11, "K": 12}
_ROW_OF_SUIT: Final = {"C": 0, "D": 1, "H": 2, "S": 3}
_BACK_CELL: Final = (4, 2)
_LARGEST_BAND: Final = 8_000_000
"""Pixels of a sheet that are drawn at once; 32 MB."""
_SLIMMEST, _WIDEST = 2.5, 0.6
"""Height of a card in widths: KDE's "future" has 0.73, and old patterns go up to 1.9."""
_SMALLEST_PICTURE, _LARGEST_PICTURE = 1e-3, 1e7
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied


class CardPicture:
    """The picture of a whole deck, ready to be drawn from.

    Attributes:
        ratio: Height of a card divided by its width.
    """

    def __init__(self, svg: bytes) -> None:
        """Read a clean SVG document. Raises DeckRefusedError if it is no deck of cards."""
        self._renderer = QSvgRenderer(QByteArray(svg))
        if not self._renderer.isValid():
            raise DeckRefusedError(DeckFault.NOT_SVG)
        known = [card for card in CARDS if self._renderer.elementExists(element_id(card))]
        self._is_grid = not known
        if self._is_grid:
            self._sheet = self._renderer.viewBoxF()
            self.ratio = _ratio(QRectF(0, 0, self._sheet.width() / _COLUMNS, self._sheet.height() / _ROWS))
        else:
            elements = [*(element_id(card) for card in CARDS), BACK_ELEMENT]
            missing = [element for element in elements if not self._renderer.elementExists(element)]
            if missing:
                raise DeckRefusedError(DeckFault.MISSING_CARDS, ", ".join(missing))
            self.ratio = _ratio(self._renderer.boundsOnElement(element_id(CARDS[0])))

    def draw(self, cards: Iterable[str], width: int, height: int) -> dict[str, QImage]:
        """Return these cards, and the back as "", as pictures of so many pixels."""
        if width < 1 or height < 1 or width * height > LARGEST_PIXELS:
            raise DeckRefusedError(DeckFault.BAD_SIZE, f"{width} × {height}")
        return self._cut(cards, width, height) if self._is_grid else self._elements(cards, width, height)

    def _elements(self, cards: Iterable[str], width: int, height: int) -> dict[str, QImage]:
        drawn: dict[str, QImage] = {}
        for card in cards:
            image = _empty(width, height)
            painter = _painter(image)
            element = element_id(card) if card else BACK_ELEMENT
            self._renderer.render(painter, element, QRectF(image.rect()))
            painter.end()
            drawn[card] = image
        return drawn

    def _cut(self, cards: Iterable[str], width: int, height: int) -> dict[str, QImage]:
        """Cut cards out of the sheet; as many rows as fit are drawn at once, as each time costs the same."""
        cells = {card: _cell(card) for card in cards}
        of_sheet = max(1, _LARGEST_BAND // (width * _COLUMNS * height))
        drawn: dict[str, QImage] = {}
        for top in range(0, _ROWS, of_sheet):
            here = {card: cell for card, cell in cells.items() if top <= cell[0] < top + of_sheet}
            if not here:
                continue
            image = _empty(width * _COLUMNS, height * min(of_sheet, _ROWS - top))
            painter = _painter(image)
            sheet = QRectF(0, -top * height, width * _COLUMNS, height * _ROWS)
            self._renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
            self._renderer.render(painter, sheet)
            painter.end()
            for card, (row, column) in here.items():
                drawn[card] = image.copy(column * width, (row - top) * height, width, height)
        return {card: drawn[card] for card in cells}


def _cell(card: str) -> tuple[int, int]:
    """Return row and column of a card on GNOME's sheets."""
    return (_ROW_OF_SUIT[card[1]], _COLUMN_OF_RANK[card[0]]) if card else _BACK_CELL


def looks_garbled(images: Iterable[QImage]) -> bool:
    """Tell whether cards are empty, or filled to their corners: QtSvg does not understand some decks.

    It then fills what should be outlines, or leaves everything out.
    """
    bad = total = 0
    for image in images:
        total += 1
        # A little inside: some decks have a black line round their cards.
        inset = max(1, round(0.035 * image.width()))
        corners = [
            image.pixelColor(x, y)
            for x in (inset, image.width() - 1 - inset)
            for y in (inset, image.height() - 1 - inset)
        ]
        filled = all(
            corner.alpha() == 255 and _is_strong(corner.hsvSaturation(), corner.value()) for corner in corners
        )
        steps = [(x / 10, y / 10) for x in range(1, 10) for y in range(1, 10)]
        seen = {image.pixel(int(image.width() * x), int(image.height() * y)) for x, y in steps}
        if filled or len(seen) == 1:
            bad += 1
    return bad * 4 > total


def _is_strong(saturation: int, value: int) -> bool:
    return value < 60 or saturation > 200


def _ratio(bounds: QRectF) -> float:
    sizes = (bounds.width(), bounds.height())
    if not all(math.isfinite(size) and _SMALLEST_PICTURE <= size <= _LARGEST_PICTURE for size in sizes):
        raise DeckRefusedError(DeckFault.BAD_SIZE, f"{sizes[0]:g} × {sizes[1]:g}")
    ratio = bounds.height() / bounds.width()
    if not _WIDEST <= ratio <= _SLIMMEST:
        raise DeckRefusedError(DeckFault.BAD_SIZE, f"{sizes[0]:g} × {sizes[1]:g}")
    return ratio


def _empty(width: int, height: int) -> QImage:
    image = QImage(width, height, _FORMAT)
    if image.isNull():
        raise DeckRefusedError(DeckFault.BAD_SIZE, f"{width} × {height}")
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter
