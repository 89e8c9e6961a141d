"""The card itself: its size, paper, edge and corner indices, the same on every face."""

from __future__ import annotations

from dataclasses import dataclass

from drawing import Drawing
from indices import RANK_SIGNS
from palette import EDGE, IVORY
from paths import Path, Point, box
from suits import suit_mark

WIDTH = 240
HEIGHT = 360
CORNER = 15
CENTRE: Point = (WIDTH / 2, HEIGHT / 2)


@dataclass(frozen=True)
class Layout:
    """How the card is shared out between indices and picture.

    The index stands in a column of its own, which is all one sees of a card in a fan. ``right`` and
    ``bottom`` are the corner it has to itself; the picture keeps out of it.
    """

    sign_scale: float
    sign_width: float
    top: float
    middle: float
    suit_size: float
    suit_middle: float
    right: float
    bottom: float
    pip_scale: float
    pip_column: float
    pip_cuts: bool
    wreath_scale: float


NORMAL = Layout(1, 46, 15, 31, 36, 91, 59, 114, 1, 40, True, 1)
LARGE = Layout(1.46, 64, 12, 39, 50, 115, 76, 143, 0.76, 25, False, 0.66)


def half_turn(drawing: Drawing) -> Drawing:
    """Return what the player across the table sees of a drawing."""
    return drawing.turned(180, CENTRE)


def two_way(upper_half: Drawing) -> Drawing:
    """Return a drawing followed by itself turned upside down about the middle of the card."""
    whole = Drawing()
    whole.lay(upper_half)
    whole.lay(half_turn(upper_half))
    return whole


def paper() -> Drawing:
    """Return the blank card with its fine edge.

    The edge is a filled sheet under a smaller one: a stroke would reach past the card and change its bounds.
    """
    blank = Drawing()
    blank.fill(EDGE, box(0, 0, WIDTH, HEIGHT, CORNER))
    blank.fill(IVORY, box(1.2, 1.2, WIDTH - 1.2, HEIGHT - 1.2, CORNER - 1.2))
    return blank


def index(rank: str, suit: str, language: str, colour: str, layout: Layout) -> Drawing:
    """Return rank and suit in the top left corner and, upside down, in the bottom right one."""
    sign = RANK_SIGNS[language][rank].scaled(layout.sign_scale)
    left, _, right, _ = sign.bounds()
    if right - left > layout.sign_width:
        narrow = layout.sign_width / (right - left)
        sign, left, right = sign.scaled(narrow, 1), left * narrow, right * narrow
    corner = Drawing()
    corner.fill(
        colour,
        sign.moved(layout.middle - (left + right) / 2, layout.top),
        suit_mark(suit, layout.suit_size, layout.middle, layout.suit_middle),
    )
    return two_way(corner)


def centred(shape: Path) -> Path:
    """Return a shape drawn about the origin, moved to the middle of the card."""
    return shape.moved(*CENTRE)
