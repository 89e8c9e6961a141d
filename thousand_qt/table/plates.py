"""Name plates: who sits where, the total, and what the player is in this deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from thousand_qt.app.numbers import plain
from thousand_qt.table import lettering, marks, palette, zvalues
from thousand_qt.table.portraits import PEOPLE, Person, portrait

_SITTER_OPACITY: Final = 0.55
"""Of the portrait of a player who has no cards in this deal."""
_LEAST_BESIDE_TOTAL: Final = 0.8
"""A name beside the total is written no smaller than this share of its usual size."""
_CROWN: Final = 0.72
"""Height of the crown, as a share of its line's."""
_CROWN_ROOM: Final = 0.94
"""How far it moves what follows it, as a share of the line's height."""


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a plate shows.

    Attributes:
        total: the player's score in points.
        barrel_hands: completed deals on the barrel, None when not on it.
        zero_marks: zeros so far.
    """

    name: str
    caption: str
    total: int
    colour: QColor
    person: Person
    is_dealer: bool = False
    is_declarer: bool = False
    is_sitter: bool = False
    in_turn: bool = False
    barrel_hands: int | None = None
    zero_marks: int = 0


class NamePlate(QGraphicsItem):
    """One player's plate. It paints within its rectangle only, whatever it is given to say."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._words = 1.0
        self._content = PlateContent("", "", 0, palette.SEAT_COLOURS[0], PEOPLE[0])
        self._ground = palette.THEMES[palette.DEFAULT_THEME].panel
        self.setZValue(zvalues.PLATE)

    @property
    def content(self) -> PlateContent:
        return self._content

    @property
    def rect(self) -> QRectF:
        return QRectF(self._rect)

    def set_content(self, content: PlateContent) -> None:
        if content != self._content:
            self._content = content
            self.setToolTip(content.name)
            self.update()

    def set_ground(self, colour: QColor) -> None:
        self._ground = QColor(colour)
        self.update()

    def set_rect(self, rect: QRectF, words: float = 1.0) -> None:
        """Lie there; `words` is how large the lettering is against the plate, 1 as usual."""
        self.prepareGeometryChange()
        self._rect, self._words = QRectF(rect), words
        self.update()

    def _paint_name(self, painter: QPainter, row: QRectF) -> bool:
        """Draw the first line: crown, name, and the total at the right.

        Returns whether the total is there: a name that would be small beside it has the line to itself.
        """
        content = self._content
        left = row.left()
        if content.is_declarer and not self._crown_is_below(row):
            left += _paint_crown(painter, row)
        right = row.right()
        is_beside = self._has_room_beside_total(row)
        if is_beside:
            total, width = self._total(row.height() * 0.82)
            self._paint_total(painter, QRectF(right - width, row.top(), width, row.height()), total)
            right -= width + row.height() * 0.3
        name_rect = QRectF(left, row.top(), right - left, row.height())
        letters = lettering.largest(content.name, name_rect.width(), row.height() * 0.8, bold=True)
        lettering.draw_text(painter, name_rect, content.name, letters, palette.TEXT)
        return is_beside

    def _crown_is_below(self, row: QRectF) -> bool:
        """Return whether the crown stands before the caption: beside it the name would be cut."""
        content = self._content
        if not content.is_declarer or not content.caption:
            return False
        letters = lettering.font(lettering.SMALLEST * row.height() * 0.8, bold=True)
        letters.setStretch(lettering.NARROWER[-1])
        return lettering.text_width(content.name, letters) > row.width() - _CROWN_ROOM * row.height()

    def _has_room_beside_total(self, row: QRectF) -> bool:
        """Return whether the name need not be much smaller than usual beside the total."""
        content = self._content
        name = lettering.text_width(content.name, lettering.font(row.height() * 0.8, bold=True))
        _, total = self._total(row.height() * 0.82)
        crown = row.height() * _CROWN_ROOM if content.is_declarer else 0.0
        return crown + _LEAST_BESIDE_TOTAL * name + row.height() * 0.3 + total <= row.width()

    def _total(self, pixels: float) -> tuple[QFont, float]:
        """Return the letters of the total and its width."""
        letters = lettering.font(pixels, bold=True)
        return letters, lettering.text_width(plain(self._content.total), letters) + 2

    def _paint_total(self, painter: QPainter, rect: QRectF, letters: QFont) -> None:
        total = self._content.total
        colour = palette.GOLD if total >= 0 else palette.RED
        lettering.draw_text(painter, rect, plain(total), letters, colour, Qt.AlignmentFlag.AlignRight)

    def _paint_caption(self, painter: QPainter, row: QRectF, *, with_total: bool, crowned: bool) -> None:
        """Draw the second line: caption, marks with their numbers at the right, and the total there."""
        content = self._content
        left, right = row.left(), row.right()
        if crowned:
            left += _paint_crown(painter, row) + 0.15 * row.height()
        if with_total:
            letters, width = self._total(row.height() * 0.94)
            self._paint_total(painter, QRectF(right - width, row.top(), width, row.height()), letters)
            right -= width + row.height() * 0.35
        size = row.height() * 0.86
        top = row.center().y() - size / 2
        if content.zero_marks:
            right -= size * 0.62
            marks.draw_count(painter, QRectF(right, top, size * 0.62, size), content.zero_marks, palette.TEXT)
            right -= size * 1.08
            marks.draw_zero(painter, QRectF(right, top, size, size))
            right -= size * 0.35
        if content.barrel_hands is not None:
            right -= size * 0.62
            marks.draw_count(
                painter,
                QRectF(right, top, size * 0.62, size),
                content.barrel_hands + 1,  # this deal is the first, second or third
                palette.TEXT,
            )
            right -= size
            marks.draw_barrel(painter, QRectF(right, top, size * 0.9, size))
            right -= size * 0.35
        caption = QRectF(left, row.top(), right - left, row.height())
        usual = lettering.font(row.height() * 0.78)
        letters = lettering.largest(content.caption, caption.width(), usual.pixelSize())
        if content.barrel_hands is not None and letters.pixelSize() < lettering.SMALLEST * usual.pixelSize():
            return  # the barrel beside it says it, too
        if with_total and lettering.text_width(content.caption, letters) > caption.width():
            return  # half a word says less than none, and the tricks lie beside the plate
        lettering.draw_text(painter, caption, content.caption, letters, palette.TEXT_SOFT)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect, content = self._rect, self._content
        height = rect.height()
        if content.in_turn:
            marks.draw_panel(
                painter,
                rect,
                height * 0.2,
                ground=self._ground,
                edge=palette.GOLD,
                edge_width=max(2.0, height * 0.045),
            )
        else:
            marks.draw_panel(painter, rect, height * 0.2, ground=self._ground, edge=palette.PANEL_EDGE)
        pad = height * 0.08
        side = min(height - 2 * pad, 0.29 * rect.width())
        badge = QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side)
        ratio = painter.device().devicePixelRatioF()
        face = portrait(content.person, round(badge.width() * ratio), content.colour.name())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if content.is_sitter:
            painter.setOpacity(_SITTER_OPACITY)
        painter.drawPixmap(badge, face, QRectF(face.rect()))
        painter.setOpacity(1.0)
        if content.is_dealer:
            size = height * 0.36
            corner = QRectF(badge.right() - size * 0.9, badge.bottom() - size * 0.9, size, size)
            marks.draw_dealer(painter, corner)
        if content.is_sitter:
            size = height * 0.36
            corner = QRectF(badge.left() - size * 0.1, badge.bottom() - size * 0.9, size, size)
            marks.draw_resting(painter, corner)
        left = badge.right() + 1.6 * pad
        right = rect.right() - 2 * pad
        name_height, caption_height = height * 0.36 * self._words, height * 0.28 * self._words
        gap = (height - name_height - caption_height) / 2.25  # a little less between the lines than around
        row = QRectF(left, rect.top() + gap, right - left, name_height)
        caption = QRectF(left, rect.bottom() - gap - caption_height, right - left, caption_height)
        if not content.caption and not content.zero_marks and content.barrel_hands is None:
            middle = QRectF(row)
            middle.moveTop(rect.center().y() - row.height() / 2)
            if self._has_room_beside_total(middle):
                row = middle
        total_is_above = self._paint_name(painter, row)
        crowned = self._crown_is_below(row)
        self._paint_caption(painter, caption, with_total=not total_is_above, crowned=crowned)


def _paint_crown(painter: QPainter, row: QRectF) -> float:
    """Draw the declarer's crown at the beginning of a line; return how far what follows it is moved."""
    size = row.height() * _CROWN
    marks.draw_crown(painter, QRectF(row.left(), row.center().y() - size / 2, size, size))
    return row.height() * _CROWN_ROOM
