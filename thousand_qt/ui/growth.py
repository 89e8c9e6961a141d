"""Makes a sheet larger or smaller with all that is on it: letters, distances, drawings.

Windows keep the size of their letters whatever their own size. What lies on the table grows with it.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMargins
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QSpacerItem, QWidget


class Drawing(QWidget):
    """A widget that is painted in pixels and grows with the sheet it is on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._growth = 1.0

    @property
    def growth(self) -> float:
        """How many times as large as usual it is."""
        return self._growth

    def set_growth(self, factor: float) -> None:
        """Be so many times as large as usual."""
        self._growth = factor
        self.updateGeometry()
        self.update()


@dataclass(frozen=True, slots=True)
class _Distances:
    """What a layout measures at the usual size, in pixels."""

    margins: QMargins
    spacing: int
    across: int
    down: int
    gaps: tuple[tuple[QSpacerItem, int], ...]


class Growth:
    """Remembers the usual measures of a widget and all below it.

    It does not keep the widget: a circle of references would leave that to the garbage collector.
    """

    def __init__(self) -> None:
        self._factor = 1.0
        self._layouts: dict[QLayout, _Distances] = {}
        self._least_widths: dict[QWidget, int] = {}

    @property
    def factor(self) -> float:
        """How many times as large as usual everything is."""
        return self._factor

    def set_factor(self, whole: QWidget, factor: float) -> None:
        """Make this widget and all below it so many times as large as usual; always the same widget."""
        if factor == self._factor:
            return
        share, self._factor = factor / self._factor, factor
        widgets = [whole, *whole.findChildren(QWidget)]
        fonts = [QFont(widget.font()) for widget in widgets]  # before those above them change
        for widget, font in zip(widgets, fonts, strict=True):
            if font.pointSizeF() > 0:
                font.setPointSizeF(font.pointSizeF() * share)
                widget.setFont(font)
            if isinstance(widget, Drawing):
                widget.set_growth(factor)
            elif widget is not whole and widget.minimumWidth() > 0:
                usual = self._least_widths.setdefault(widget, widget.minimumWidth())
                widget.setMinimumWidth(round(usual * factor))
        for layout in whole.findChildren(QLayout):
            self._stretch(layout)

    def _stretch(self, layout: QLayout) -> None:
        usual = self._layouts.get(layout)
        if usual is None:
            usual = self._layouts[layout] = _measured(layout)
        margins = usual.margins
        layout.setContentsMargins(
            *(
                round(side * self._factor)
                for side in (margins.left(), margins.top(), margins.right(), margins.bottom())
            )
        )
        if isinstance(layout, QGridLayout):
            layout.setHorizontalSpacing(round(usual.across * self._factor))
            layout.setVerticalSpacing(round(usual.down * self._factor))
        elif usual.spacing >= 0:
            layout.setSpacing(round(usual.spacing * self._factor))
        for gap, size in usual.gaps:
            down = isinstance(layout, QBoxLayout) and layout.direction() in (
                QBoxLayout.Direction.TopToBottom,
                QBoxLayout.Direction.BottomToTop,
            )
            policy = gap.sizePolicy()
            length = round(size * self._factor)
            gap.changeSize(
                0 if down else length,
                length if down else 0,
                policy.horizontalPolicy(),
                policy.verticalPolicy(),
            )
        layout.invalidate()


def _measured(layout: QLayout) -> _Distances:
    gaps: list[tuple[QSpacerItem, int]] = []
    for index in range(layout.count()):
        item = layout.itemAt(index)
        spacer = None if item is None else item.spacerItem()
        if spacer is not None:
            hint = spacer.sizeHint()
            size = max(hint.width(), hint.height())
            if size:
                gaps.append((spacer, size))
    across, down = -1, -1
    if isinstance(layout, QGridLayout):
        across, down = layout.horizontalSpacing(), layout.verticalSpacing()
    return _Distances(layout.contentsMargins(), layout.spacing(), across, down, tuple(gaps))
