"""Portraits for the name plates: people in the flat folk style of the cards, drawn as paths.

Twelve persons; each is a few choices (`Person`) drawn by the same hand. A name always finds the same person,
unless somebody before at the same table looks like that already.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap


class Hair(Enum):
    SHORT = auto()
    BALD = auto()
    BRAIDS = auto()
    BUN = auto()
    LONG = auto()


class Hat(Enum):
    NONE = auto()
    SCARF = auto()
    WREATH = auto()
    FELT_HAT = auto()
    CAP = auto()
    FUR = auto()


class Beard(Enum):
    NONE = auto()
    MOUSTACHE = auto()
    FULL = auto()


@dataclass(frozen=True, slots=True)
class Person:
    """One portrait. `is_old` adds wrinkles; colours are #rrggbb."""

    is_woman: bool
    hair: Hair
    hair_colour: str
    hat: Hat = Hat.NONE
    hat_colour: str = "#b3262e"
    beard: Beard = Beard.NONE
    coat: str = "#1f5b41"
    skin: str = "#f0c9a4"
    is_old: bool = False
    glasses: bool = False


_GREY: Final = "#d9d5cc"
_BROWN: Final = "#5b3620"
_BLACK: Final = "#2a2220"
_FAIR: Final = "#dba94a"
_RED: Final = "#a84a1f"

PEOPLE: Final = (
    Person(True, Hair.BRAIDS, _FAIR, Hat.WREATH, "#cf2f3b", coat="#b3262e"),
    Person(True, Hair.BUN, _GREY, coat="#4a3f6b", is_old=True, glasses=True),
    Person(True, Hair.SHORT, _BROWN, Hat.SCARF, "#cf2f3b", coat="#1f5b41", is_old=True),
    Person(True, Hair.LONG, _RED, coat="#2b5fb0"),
    Person(True, Hair.BUN, _BLACK, coat="#c7771b", skin="#d9a67c"),
    Person(True, Hair.BRAIDS, _BROWN, Hat.SCARF, "#2b5fb0", coat="#7b4aa5"),
    Person(False, Hair.SHORT, _BROWN, beard=Beard.MOUSTACHE, coat="#1f5b41"),
    Person(False, Hair.SHORT, _GREY, Hat.FUR, "#4b3527", Beard.FULL, coat="#7a2f24", is_old=True),
    Person(False, Hair.SHORT, _FAIR, Hat.FELT_HAT, "#2d4a38", coat="#b3262e"),
    Person(False, Hair.BALD, _GREY, beard=Beard.MOUSTACHE, coat="#3a4a63", is_old=True, glasses=True),
    Person(False, Hair.SHORT, _BLACK, Hat.CAP, "#2b3f5f", coat="#8a5a2b", skin="#d9a67c"),
    Person(False, Hair.SHORT, _RED, beard=Beard.FULL, coat="#2b5fb0"),
)

_MEN_WITH_A: Final = frozenset(
    (
        "kuba",
        "barnaba",
        "bonawentura",
        "luca",
        "joshua",
        "sasha",
        "misha",
        "ilya",
        "nikita",
        "никита",
        "илья",
        "саша",
        "миша",
        "ваня",
        "петя",
        "дима",
        "костя",
        "коля",
        "лёша",
        "паша",
        "гриша",
        "фома",
        "кузьма",
        "данила",
        "серёжа",
        "алёша",
    )
)


def portraits_of(names: Sequence[str]) -> tuple[Person, ...]:
    """Return a portrait for each name at one table, no two alike."""
    return _portraits_of(tuple(names))


@lru_cache(maxsize=8)
def _portraits_of(names: tuple[str, ...]) -> tuple[Person, ...]:
    """Asked for with every event, where it took a twentieth of a deal's time without animations."""
    chosen: list[Person] = []
    for name in names:
        rows = [person for person in PEOPLE if person.is_woman == _is_woman(name)]
        start = zlib.crc32(name.casefold().encode()) % len(rows)
        turned = rows[start:] + rows[:start]
        chosen.append(next(person for person in turned if person not in chosen))
    return tuple(chosen)


def _is_woman(name: str) -> bool:
    """Guess from a first name; what is no such name is as good for one as for the other."""
    first = name.casefold().split()[0] if name.split() else ""
    if first in _MEN_WITH_A:
        return False
    return first.endswith(("a", "а", "я")) or (len(first) < 4 and zlib.crc32(first.encode()) % 2 == 0)


@lru_cache(maxsize=32)
def portrait(person: Person, pixels: int, ring: str) -> QPixmap:
    """Return a portrait, drawn once for all the frames in which cards fly past it."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_portrait(painter, QRectF(pixmap.rect()), person, QColor(ring))
    painter.end()
    return pixmap


def draw_portrait(painter: QPainter, rect: QRectF, person: Person, ring: QColor) -> None:
    """Draw a person in a round frame of the player's colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#f7edd8"))
    painter.drawEllipse(QRectF(2, 2, 96, 96))
    frame = QPainterPath()
    frame.addEllipse(QRectF(4, 4, 92, 92))
    painter.save()
    painter.setClipPath(frame)
    _draw_person(painter, person)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ring, 7))
    painter.drawEllipse(QRectF(4, 4, 92, 92))
    painter.setPen(QPen(QColor("#f7edd8"), 2))
    painter.drawEllipse(QRectF(8, 8, 84, 84))
    painter.restore()


def _draw_person(painter: QPainter, person: Person) -> None:
    hair = QColor(person.hair_colour)
    skin = QColor(person.skin)
    _draw_back_hair(painter, person, hair)
    _draw_coat(painter, person)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(skin.darker(112))
    painter.drawRoundedRect(QRectF(42, 58, 16, 20), 6, 6)
    painter.setBrush(skin)
    for x in (29.0, 71.0):
        painter.drawEllipse(QPointF(x, 50), 4, 6)
    painter.drawPath(_face())
    _draw_front_hair(painter, person, hair)
    _draw_features(painter, person)
    _draw_beard(painter, person, hair)
    _draw_hat(painter, person)


def _face() -> QPainterPath:
    path = QPainterPath(QPointF(30, 42))
    path.cubicTo(30, 20, 70, 20, 70, 42)
    path.cubicTo(70, 62, 60, 71, 50, 71)
    path.cubicTo(40, 71, 30, 62, 30, 42)
    return path


def _draw_coat(painter: QPainter, person: Person) -> None:
    coat = QPainterPath(QPointF(10, 104))
    coat.cubicTo(10, 80, 28, 75, 42, 71)
    coat.lineTo(58, 71)
    coat.cubicTo(72, 75, 90, 80, 90, 104)
    coat.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(person.coat))
    painter.drawPath(coat)
    shirt = QPainterPath(QPointF(41, 71))
    shirt.lineTo(50, 88)
    shirt.lineTo(59, 71)
    shirt.closeSubpath()
    painter.setBrush(QColor("#fdf8ec"))
    painter.drawPath(shirt)
    painter.setBrush(QColor("#f0b545"))
    for x, y in ((27.0, 86.0), (35.0, 91.0), (65.0, 91.0), (73.0, 86.0)):
        painter.drawEllipse(QPointF(x, y), 2.6, 2.6)
    if person.is_woman:
        painter.setBrush(QColor("#cf2f3b"))
        for x, y in ((42.0, 76.0), (46.0, 79.5), (50.0, 81.0), (54.0, 79.5), (58.0, 76.0)):
            painter.drawEllipse(QPointF(x, y), 2.5, 2.5)


def _draw_back_hair(painter: QPainter, person: Person, hair: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hair)
    match person.hair:
        case Hair.LONG:
            painter.drawRoundedRect(QRectF(24, 24, 52, 60), 24, 22)
        case Hair.BUN:
            painter.drawEllipse(QPointF(50, 17), 12, 10)
        case Hair.BRAIDS:
            for x in (27.0, 73.0):
                for step in range(5):
                    painter.drawEllipse(QPointF(x, 54 + 8 * step), 5.6, 5.2)
                painter.setBrush(QColor("#cf2f3b"))
                painter.drawEllipse(QPointF(x, 91), 4, 3)
                painter.setBrush(hair)
        case Hair.SHORT | Hair.BALD:
            pass


def _draw_front_hair(painter: QPainter, person: Person, hair: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hair)
    if person.hair is Hair.BALD:
        for x in (30.5, 69.5):
            painter.drawEllipse(QPointF(x, 42), 4, 8)
        return
    top = QPainterPath(QPointF(28, 46))
    top.cubicTo(24, 14, 76, 14, 72, 46)
    if person.is_woman:  # parted in the middle
        top.cubicTo(68, 36, 58, 32, 50, 28)
        top.cubicTo(42, 32, 32, 36, 28, 46)
    else:
        top.cubicTo(69, 38, 66, 35, 62, 33)
        top.cubicTo(50, 37, 38, 33, 36, 31)
        top.cubicTo(32, 35, 31, 40, 28, 46)
    painter.drawPath(top)


def _draw_features(painter: QPainter, person: Person) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(220, 80, 70, 90))
    for x in (36.5, 63.5):
        painter.drawEllipse(QPointF(x, 55), 4.6, 3.6)
    painter.setBrush(QColor("#2b2118"))
    for x in (42.0, 58.0):
        painter.drawEllipse(QPointF(x, 47), 2.5, 3)
    brow = QColor(person.hair_colour).darker(125)
    painter.setPen(
        QPen(brow, 1.6 if person.is_woman else 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(QPointF(38, 41.5), QPointF(45, 41))
    painter.drawLine(QPointF(55, 41), QPointF(62, 41.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = QPen(QColor(120, 70, 45, 190), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(line)
    nose = QPainterPath(QPointF(50, 47))
    nose.cubicTo(52, 52, 53, 54, 49, 55)
    painter.drawPath(nose)
    if person.is_old:
        for x, way in ((34.0, 1), (66.0, -1)):
            painter.drawLine(QPointF(x, 47), QPointF(x + 2.5 * way, 48.5))
            painter.drawLine(QPointF(x + 7 * way, 57), QPointF(x + 6 * way, 62))
        painter.drawLine(QPointF(45, 36), QPointF(55, 36))
    mouth = QPainterPath(QPointF(43.5, 60.5))
    mouth.cubicTo(47, 64.5, 53, 64.5, 56.5, 60.5)
    painter.setPen(
        QPen(QColor("#b3262e"), 2.8 if person.is_woman else 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.drawPath(mouth)
    if person.glasses:
        painter.setPen(QPen(QColor("#3a2f28"), 1.7))
        for x in (42.0, 58.0):
            painter.drawEllipse(QPointF(x, 47.5), 6.6, 6.2)
        painter.drawLine(QPointF(48.6, 47), QPointF(51.4, 47))


def _draw_beard(painter: QPainter, person: Person, hair: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hair)
    if person.beard is Beard.FULL:
        beard = QPainterPath(QPointF(29.5, 46))
        beard.cubicTo(34, 58, 40, 56, 50, 56.5)
        beard.cubicTo(60, 56, 66, 58, 70.5, 46)
        beard.cubicTo(74, 72, 62, 86, 50, 86)
        beard.cubicTo(38, 86, 26, 72, 29.5, 46)
        painter.drawPath(beard)
        mouth = QPainterPath(QPointF(44, 62))
        mouth.cubicTo(47, 65.5, 53, 65.5, 56, 62)
        painter.setBrush(QColor("#b3262e"))
        painter.drawPath(mouth)
    elif person.beard is Beard.MOUSTACHE:
        moustache = QPainterPath(QPointF(50, 56.5))
        moustache.cubicTo(56, 54, 62, 60, 67, 56)
        moustache.cubicTo(66, 64, 55, 64, 50, 60)
        moustache.cubicTo(45, 64, 34, 64, 33, 56)
        moustache.cubicTo(38, 60, 44, 54, 50, 56.5)
        painter.drawPath(moustache)


def _draw_hat(painter: QPainter, person: Person) -> None:
    colour = QColor(person.hat_colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    match person.hat:
        case Hat.WREATH:
            flowers = ((28, 36, "#cf2f3b"), (34, 27, "#f0b545"), (42, 21.5, "#2b5fb0"), (50, 20, "#cf2f3b"))
            mirrored = tuple((100 - x, y, tint) for x, y, tint in flowers[:3])
            painter.setBrush(QColor("#2f7a4a"))
            for x, y, _ in (*flowers, *mirrored):
                painter.drawEllipse(QPointF(x, y + 2), 7, 5)
            for x, y, tint in (*flowers, *mirrored):
                painter.setBrush(QColor(tint))
                painter.drawEllipse(QPointF(x, y), 5, 5)
                painter.setBrush(QColor("#fdf8ec"))
                painter.drawEllipse(QPointF(x, y), 1.7, 1.7)
        case Hat.SCARF:
            scarf = QPainterPath(QPointF(26, 62))
            scarf.cubicTo(16, 6, 84, 6, 74, 62)
            scarf.cubicTo(74, 40, 66, 31, 50, 30)
            scarf.cubicTo(34, 31, 26, 40, 26, 62)
            painter.drawPath(scarf)
            knot = QPainterPath(QPointF(27, 58))
            knot.cubicTo(36, 72, 44, 74, 50, 74)
            knot.cubicTo(56, 74, 64, 72, 73, 58)
            knot.cubicTo(72, 72, 62, 80, 56, 79)
            knot.lineTo(62, 92)
            knot.lineTo(50, 82)
            knot.lineTo(38, 92)
            knot.lineTo(44, 79)
            knot.cubicTo(38, 80, 28, 72, 27, 58)
            painter.drawPath(knot)
            painter.setBrush(QColor("#f7edd8"))
            for x, y in ((31.0, 34.0), (39.0, 25.0), (50.0, 22.0), (61.0, 25.0), (69.0, 34.0)):
                painter.drawEllipse(QPointF(x, y), 2.4, 2.4)
        case Hat.FELT_HAT:
            painter.drawRoundedRect(QRectF(33, 8, 34, 22), 11, 10)
            painter.setBrush(QColor("#f0b545"))
            painter.drawRect(QRectF(33, 23, 34, 5))
            painter.setBrush(colour)
            painter.drawEllipse(QRectF(20, 26, 60, 9))
            painter.setBrush(QColor("#cf2f3b"))
            feather = QPainterPath(QPointF(62, 26))
            feather.cubicTo(64, 14, 70, 8, 78, 5)
            feather.cubicTo(77, 15, 72, 22, 64, 27)
            painter.drawPath(feather)
        case Hat.CAP:
            cap = QPainterPath(QPointF(27, 34))
            cap.cubicTo(24, 10, 76, 10, 73, 34)
            cap.closeSubpath()
            painter.drawPath(cap)
            painter.setBrush(colour.darker(150))
            painter.drawRoundedRect(QRectF(28, 31, 44, 7), 3.5, 3.5)
        case Hat.FUR:
            painter.drawRoundedRect(QRectF(25, 12, 50, 25), 12, 11)
            painter.setPen(QPen(colour.lighter(150), 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for step in range(9):
                x = 30 + step * 5
                painter.drawLine(QPointF(x, 17 + (step % 3) * 4), QPointF(x - 1.5, 21 + (step % 3) * 4))
        case Hat.NONE:
            pass
