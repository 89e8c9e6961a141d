"""The application's icon: a heart and a card's back under a sash with the number the game is named after.

The icon of its files, `match_icon`, is made of the same pieces. `small_icons` has both for few pixels.
"""

from __future__ import annotations

from drawing import Drawing
from indices import digit_one, digit_zero
from ornaments import drop, lozenge, petal, scallop, tulip
from palette import DEEP_GREEN, DEEP_RED, EDGE, GOLD, GREEN, IVORY, RED
from paths import both, box, circle, path, ring, together
from suits import suit_mark

_SIZE = 256


def icon_svg() -> str:
    """Return the icon as an SVG document."""
    return square_svg(_cards_and_sash().moved(_SIZE / 2, _SIZE / 2), "Thousand")


def macos_icon_svg() -> str:
    """Return the icon as macOS wants it: on a tile, with a margin of the size that Apple's own icons have."""
    tile = Drawing()
    tile.fill(GOLD, box(25, 25, 231, 231, 46))
    tile.fill(DEEP_GREEN, box(28, 28, 228, 228, 43))
    tile.lay(_cards_and_sash().scaled(0.7).moved(128, 130))
    return square_svg(tile, "Thousand")


def square_svg(picture: Drawing, title: str, size: int = _SIZE) -> str:
    """Return a drawing on a square of that many units as an SVG document."""
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'width="{size}" height="{size}" viewBox="0 0 {size} {size}">'
        ),
        f"<title>{title}</title>",
        *picture.elements(),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _cards_and_sash() -> Drawing:
    picture = Drawing()
    picture.lay(_back_card().turned(-13).moved(-32, -4))
    picture.lay(_heart_card().turned(8).moved(22, -16))
    picture.lay(sash().moved(0, 72))
    return picture


def _sheet() -> Drawing:
    card = Drawing()
    card.fill(EDGE, box(-71, -103, 71, 103, 16))
    card.fill(IVORY, box(-68, -100, 68, 100, 13))
    return card


def _back_card() -> Drawing:
    card = _sheet()
    card.fill(DEEP_RED, box(-62, -94, 62, 94, 8))
    card.fill(IVORY, scallop(50, 16).moved(0, -30))
    card.fill(DEEP_RED, ring(circle(0, -42, 3.4), 16).moved(0, -30), ring(drop(26, 10, 10), 8).moved(0, -30))
    return card


def _heart_card() -> Drawing:
    card = _sheet()
    card.lay(cut_heart().moved(0, -34))
    return card


def cut_heart() -> Drawing:
    """Return a red heart of 118 units with flowers cut out of it, about the origin."""
    heart = Drawing()
    heart.fill(RED, suit_mark("heart", 118))
    heart.line(IVORY, 3.2, path("M0 40 L0 4"), both(path("M0 28 C13 24 27 10 27 -8")))
    heart.fill(IVORY, tulip(33).moved(0, 8), both(tulip(21).moved(27.5, -8)))
    heart.fill(IVORY, both(petal(20, 9).turned(50).moved(2, 22)))
    heart.fill(GOLD, drop(14, 6.6).moved(0, 3))
    return heart


def sash() -> Drawing:
    """Return the sash with the number, 248 units long, about the origin."""
    band = Drawing()
    band.fill(GREEN, both(path("M0 -40 L124 -40 L111 0 L124 40 L0 40 Z")))
    band.fill(GOLD, both(path("M0 -40 L124 -40 L122.4 -35 L0 -35 Z")))
    band.fill(GOLD, both(path("M0 35 L122.4 35 L124 40 L0 40 Z")))
    band.fill(DEEP_GREEN, box(-121.7, -35, 121.7, -33), box(-121.7, 33, 121.7, 35))
    band.fill(GOLD, both(lozenge(10, 18).moved(94, 0)))
    number = together([digit_one(), *(digit_zero().moved(28.5 + 33.5 * place, 0) for place in range(3))])
    left, _, right, _ = number.bounds()
    band.fill(IVORY, number.moved(-(left + right) / 2, -25).scaled(1.22, 1.06))
    return band
