"""Paper cuttings that come down over the table when the player has won the match.

Where each of them is follows from the time alone: what falls needs no memory of the frame before. Painting is
done by a sheet of glass over the view, which shows a picture of the table with the cuttings on it: putting
the whole table together anew for every frame costs several times as much as the cuttings do. Whatever
changes on the table in the meantime is painted into that picture.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import (
    Property,
    QMetaObject,
    QObject,
    QPoint,
    QPropertyAnimation,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsView, QWidget

from thousand_qt.table.cuttings import FRAMES, Film, films

_PIECES: Final = 96
_SIDES: Final = (36, 26)
"""Of large and of small cuttings, in units of the table."""
_LONGEST_WAIT: Final = 0.35
"""The last cutting is let go after this share of the time."""
_FADE: Final = 0.15
_TURNS: Final = (2.0, 4.5)
"""How often a cutting turns over while it falls."""


class _Piece(NamedTuple):
    """One cutting: shares of the table's width, of its height and of the time; turns; and which film."""

    x: float
    wait: float
    drift: float
    sway: float
    phase: float
    turns: float
    film: Film


class Celebration(QObject):
    """Cuttings in the air, or none.

    Signals:
        started(): there will be some.
        moved(): they are somewhere else.
        ended(): there are none any more.
    """

    started = Signal()
    moved = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._size = QSizeF()
        self._progress = 0.0
        self._pieces: tuple[_Piece, ...] = ()
        self._falling = QPropertyAnimation(self, b"progress", self)
        self._falling.setStartValue(0.0)
        self._falling.setEndValue(1.0)

    @property
    def is_running(self) -> bool:
        return self._falling.state() is QPropertyAnimation.State.Running

    @property
    def is_seen(self) -> bool:
        """Whether there is anything in the air."""
        return 0.0 < self._progress < 1.0

    @property
    def opacity(self) -> float:
        """0 to 1: towards the end all cuttings fade."""
        return min(1.0, (1.0 - self._progress) / _FADE)

    def start(self, size: QSizeF, unit: float, device_pixel_ratio: float, duration: int) -> None:
        """Let it fall over a table of this size, for so many milliseconds."""
        self.stop()
        self._size = QSizeF(size)
        chance = random.Random()
        kinds = films(_SIDES[0] * unit, _SIDES[1] * unit, device_pixel_ratio)
        self._pieces = tuple(
            _Piece(
                x=(index + chance.random()) / _PIECES,
                wait=_LONGEST_WAIT * chance.random(),
                drift=chance.uniform(-0.04, 0.04),
                sway=chance.uniform(0.008, 0.022),
                phase=chance.uniform(0, 2 * math.pi),
                turns=chance.choice((-1, 1)) * chance.uniform(*_TURNS),
                film=chance.choice(kinds),
            )
            for index in range(_PIECES)
        )
        self._falling.setDuration(duration)
        self._falling.start()
        self.started.emit()

    def stop(self) -> None:
        """End it at once."""
        self._falling.stop()
        self._pieces = ()
        self.progress = 1.0

    def cuttings(self) -> Iterator[tuple[QPoint, QPixmap]]:
        """Go through what is in the air now: the top left corner of each picture, and the picture."""
        width, height = self._size.width(), self._size.height()
        for piece in self._pieces:
            share = (self._progress - piece.wait) / (1 - _LONGEST_WAIT)
            if not 0.0 < share < 1.0:
                continue
            x = (piece.x + piece.drift * share + piece.sway * math.sin(piece.phase + share * 9)) * width
            y = (-0.06 + 1.12 * share**1.15) * height
            half = piece.film.side / 2
            number = round((piece.turns * share + piece.phase) * FRAMES)
            yield QPoint(round(x - half), round(y - half)), piece.film.frame(number)

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, progress: float) -> None:
        if progress == self._progress:
            return
        self._progress = progress
        self.moved.emit()
        if progress >= 1.0:
            self.ended.emit()

    progress = Property(float, _get_progress, _set_progress)


class CelebrationGlass(QWidget):
    """Lies over a view while cuttings fall there, and takes no click."""

    def __init__(self, view: QGraphicsView, celebration: Celebration) -> None:
        super().__init__(view.viewport())
        self._view = view
        self._celebration = celebration
        self._table = QPixmap()
        self._stale = QRegion()
        self._watching: QMetaObject.Connection | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        celebration.started.connect(self.on_started)
        celebration.moved.connect(self.on_moved)
        celebration.ended.connect(self.on_ended)

    def on_started(self) -> None:
        if self._watching is None:  # a scene somebody listens to has more to do, so not always
            self._watching = self._view.scene().changed.connect(self.on_scene_changed)

    def on_moved(self) -> None:
        if not self._celebration.is_seen:
            return
        if self.isHidden():
            self.setGeometry(self._view.viewport().rect())
            self.raise_()
            self.show()
        # All of it: to copy what the cuttings leave free costs less than to paint within many small places.
        self.update()

    def on_ended(self) -> None:
        if self._watching is not None:
            QObject.disconnect(self._watching)
            self._watching = None
        self.hide()
        self._table = QPixmap()

    def on_scene_changed(self, places: list[QRectF]) -> None:
        """Remember what has to be painted again: the view is covered, and is not asked to paint anything."""
        for place in places:
            self._stale += self._view.mapFromScene(place).boundingRect().adjusted(-2, -2, 2, 2)

    def _bring_up_to_date(self) -> None:
        viewport = self._view.viewport()
        ratio = self.devicePixelRatioF()
        size = (QSizeF(self.size()) * ratio).toSize()
        if self._table.size() != size:
            self._table = QPixmap(size)
            self._table.setDevicePixelRatio(ratio)
            self._stale = QRegion(self.rect())
        stale = self._stale & QRegion(self.rect())
        self._stale = QRegion()
        if not stale.isEmpty():
            viewport.render(
                self._table, stale.boundingRect().topLeft(), stale, QWidget.RenderFlag.DrawWindowBackground
            )

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        self._bring_up_to_date()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._table)
        painter.setOpacity(self._celebration.opacity)
        for corner, picture in self._celebration.cuttings():
            painter.drawPixmap(corner, picture)
        painter.end()
