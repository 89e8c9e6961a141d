"""Cards as plain as can be, painted in no time: what is dealt until the process that draws has answered.

They are seen for less than a second, when a deck is shown at a size it was never shown at before.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QTransform

from thousand_qt.decks.catalogue import PlainLook
from thousand_qt.decks.suits import SUIT_COLOURS, suit_path

_PAPER: Final = QColor("#fdf7e9")
_EDGE: Final = QColor("#cbbd9c")
_RED, _BLUE = QColor("#9c1526"), QColor("#1b3c70")
_TWO_COLOURS: Final = {"S": "#1d2430", "C": "#1d2430", "D": "#c8202f", "H": "#c8202f"}
_LETTERS: Final = {"en": "AKQJ", "pl": "AKDW", "ru": "ТКДВ"}
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
_CORNER: Final = 0.067
"""Radius of the corners, in card widths."""


def plain_card(card: str, look: PlainLook, width: int, height: int) -> QImage:
    """Return a card such as "TH", or the back as "", of so many pixels."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    hair = max(1.0, 0.008 * width)
    sheet = QRectF(image.rect()).adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2)
    painter.setPen(QPen(_EDGE, hair))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(sheet, _CORNER * width, _CORNER * width)
    if card:
        _paint_face(painter, card, look, width, height)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_BLUE if look.blue_back else _RED)
        inset = 0.05 * width
        painter.drawRoundedRect(sheet.adjusted(inset, inset, -inset, -inset), 0.04 * width, 0.04 * width)
    painter.end()
    return image


def _paint_face(painter: QPainter, card: str, look: PlainLook, width: int, height: int) -> None:
    rank, suit = card
    colour = QColor((_TWO_COLOURS if look.two_colours else SUIT_COLOURS)[suit])
    index = _LETTERS.get(look.letters, _LETTERS["en"])["AKQJ".index(rank)] if rank in "AKQJ" else rank
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(1, round((0.15 if rank == "T" else 0.22) * width)))
    painter.setFont(font)
    middle = QTransform().translate(width * 0.3, (height - width * 0.4) / 2).scale(width * 0.4, width * 0.4)
    painter.fillPath(middle.map(suit_path(suit)), colour)
    for _ in range(2):
        painter.setPen(colour)
        letter = QRectF(0.03 * width, 0.05 * width, 0.22 * width, 0.24 * width)
        painter.drawText(letter, _CENTRED, "10" if index == "T" else index)
        mark = QTransform().translate(width * 0.055, width * 0.31).scale(width * 0.17, width * 0.17)
        painter.fillPath(mark.map(suit_path(suit)), colour)
        painter.translate(width, height)
        painter.rotate(180)
