"""A row of controls that goes on below itself where the window is too narrow for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

_SPACING: Final = 8


@dataclass(frozen=True)
class _Place:
    widget: QWidget
    stretch: int
    is_pushed: bool
    """Whether free room of the line lies before it."""

    @property
    def least(self) -> int:
        """The width below which something is cut, in pixels."""
        return max(self.widget.minimumSizeHint().width(), self.widget.minimumWidth())

    @property
    def width(self) -> int:
        return max(self.widget.sizeHint().width(), self.least)

    @property
    def height(self) -> int:
        widget = self.widget
        wanted = max(widget.sizeHint().height(), widget.minimumSizeHint().height(), widget.minimumHeight())
        return min(wanted, widget.maximumHeight())


class WrappingRow(QWidget):
    """Puts widgets side by side, each as wide as it wants to be, and begins a new line when one is full.

    It is a widget and no layout: the items of a layout written in Python belong to Qt and to Python alike,
    and the garbage collector of Python crashes on those that Qt has deleted.
    """

    def __init__(self, spacing: int = _SPACING) -> None:
        """Hold nothing yet; `spacing` is that between widgets and between lines, in pixels."""
        super().__init__()
        self._spacing = spacing
        self._places: list[_Place] = []
        self._pushes_next = False
        # Not fixed: a fixed widget is never higher than its size hint, whatever height it has for its width.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        """Put a widget last; those with a stretch share the free room of their line."""
        widget.setParent(self)
        self._places.append(_Place(widget, stretch, self._pushes_next))
        self._pushes_next = False
        self.updateGeometry()

    def add_gap(self) -> None:
        """Push what follows to the end of its line."""
        self._pushes_next = True

    def _shown(self) -> list[_Place]:
        return [place for place in self._places if not place.widget.isHidden()]

    def _lines(self, width: int) -> Iterator[list[_Place]]:
        line: list[_Place] = []
        used = 0
        for place in self._shown():
            needs = place.width + (self._spacing if line else 0)
            if line and used + needs > width:
                yield line
                line, used, needs = [], 0, place.width
            line.append(place)
            used += needs
        if line:
            yield line

    def _line_width(self, line: list[_Place]) -> int:
        return sum(place.width for place in line) + self._spacing * max(0, len(line) - 1)

    def _arrange(self) -> None:
        top = 0
        for line in self._lines(self.width()):
            height = max(place.height for place in line)
            self._arrange_line(line, QRect(0, top, self.width(), height))
            top += height + self._spacing

    def _arrange_line(self, line: list[_Place], room: QRect) -> None:
        free = max(0, room.width() - self._line_width(line))
        stretches = sum(place.stretch for place in line)
        left = room.left()
        for place in line:
            width = min(place.width, room.width())
            if stretches:
                width += free * place.stretch // stretches
            elif place.is_pushed:
                left += free
                free = 0
            top = room.top() + (room.height() - place.height) // 2
            at = QRect(left, top, width, place.height)
            place.widget.setGeometry(QStyle.visualRect(self.layoutDirection(), room, at))
            left += width + self._spacing

    # Qt

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.LayoutRequest:  # a widget in it wants another size, or is shown or hidden
            self.updateGeometry()
            self._arrange()
        elif kind == QEvent.Type.LayoutDirectionChange:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()  # nobody is told what the widgets have come to want while the row was hidden

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = [max(place.height for place in line) for line in self._lines(width)]
        return sum(heights) + self._spacing * max(0, len(heights) - 1)

    def minimumSizeHint(self) -> QSize:
        shown = self._shown()
        width = max((place.least for place in shown), default=0)
        return QSize(width, max((place.height for place in shown), default=0))

    def sizeHint(self) -> QSize:
        return QSize(self._line_width(self._shown()), self.minimumSizeHint().height())
