"""The icons of the toolbar: drawings in the colours of paper, told anew in those of the windows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap

from thousand_qt.app.contrast import blend
from thousand_qt.app.paths import resource_path

_INK: Final = "#2b2118"
"""In a drawing: the ink on the ground of the window; it becomes the colour of the window's letters."""
_INK_ON_PAPER: Final = "#3a2d20"
_PAPER: Final = "#fdf7e9"
_PAINTS: Final = ("#c8202f", "#1f6b45", "#24579c", "#ecaf35")
_PURE: Final = frozenset({"#ffffff", "#000000"})
"""Grounds of the windows of those who ask for more contrast: there a drawing has two colours."""
_DISABLED: Final = 0.62
"""How much of the ground shines through what cannot be chosen."""
_RATIOS: Final = (1, 2, 3)


def toolbar_icon(name: str, palette: QPalette, size: int) -> QIcon:
    """Return an icon in the colours of a palette.

    Args:
        name: The drawing, a file in `resources/icons/toolbar` without its ending.
        palette: Has the colours.
        size: Width and height, in logical pixels; pictures for screens of more pixels are in it, too.
    """
    from PySide6.QtSvg import QSvgRenderer  # needed here alone, so it costs a start without a toolbar nothing

    drawing = resource_path("icons", "toolbar", f"{name}.svg").read_text(encoding="utf-8")
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        renderer = QSvgRenderer(QByteArray(_coloured(drawing, palette, mode).encode()))
        for ratio in _RATIOS:
            picture = QPixmap(QSize(size, size) * ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            renderer.render(painter, QRectF(picture.rect()))
            painter.end()
            picture.setDevicePixelRatio(ratio)
            icon.addPixmap(picture, mode)
    return icon


def _coloured(drawing: str, palette: QPalette, mode: QIcon.Mode) -> str:
    """Return a drawing with the colours of the windows instead of its own."""
    ground = palette.window().color()
    letters = palette.buttonText().color()
    if ground.name() in _PURE:
        if mode is QIcon.Mode.Disabled:
            letters = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        colours = {_INK: letters, _INK_ON_PAPER: letters, _PAPER: ground}
        colours |= dict.fromkeys(_PAINTS, ground)
        # A stroke of paint is all there is of what it draws, so it is not lost on the ground.
        drawing = drawing.replace(f'stroke="{_PAINTS[1]}"', f'stroke="{_INK}"')
    else:
        colours = {_INK: letters}
        if mode is QIcon.Mode.Disabled:
            kept = {colour: QColor(colour) for colour in (_INK_ON_PAPER, _PAPER, *_PAINTS)}
            colours = {colour: blend(known, ground, _DISABLED) for colour, known in (colours | kept).items()}
    for colour, instead in colours.items():
        drawing = drawing.replace(colour, instead.name())
    return drawing
