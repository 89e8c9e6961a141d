"""The card itself: its size, paper, edge and corner indices, the same on every face."""

from __future__ import annotations

from drawing import Drawing
from indices import RANK_SIGNS
from palette import EDGE, IVORY, SUIT_COLOURS
from paths import Path, Point, box
from suits import suit_mark

WIDTH = 240
HEIGHT = 360
CORNER = 15
CENTRE: Point = (WIDTH / 2, HEIGHT / 2)

# The index stands in a column of its own, which is all one sees of a card in a fan.
INDEX_MIDDLE = 31.0
INDEX_WIDTH = 46.0
INDEX_TOP = 15.0
INDEX_SUIT_SIZE = 36.0
INDEX_SUIT_MIDDLE = 91.0
INDEX_RIGHT = 59.0
INDEX_BOTTOM = 114.0


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


def index(rank: str, suit: str, language: str) -> Drawing:
    """Return rank and suit in the top left corner and, upside down, in the bottom right one."""
    sign = RANK_SIGNS[language][rank]
    left, _, right, _ = sign.bounds()
    if right - left > INDEX_WIDTH:
        narrow = INDEX_WIDTH / (right - left)
        sign, left, right = sign.scaled(narrow, 1), left * narrow, right * narrow
    corner = Drawing()
    corner.fill(
        SUIT_COLOURS[suit],
        sign.moved(INDEX_MIDDLE - (left + right) / 2, INDEX_TOP),
        suit_mark(suit, INDEX_SUIT_SIZE, INDEX_MIDDLE, INDEX_SUIT_MIDDLE),
    )
    return two_way(corner)


def centred(shape: Path) -> Path:
    """Return a shape drawn about the origin, moved to the middle of the card."""
    return shape.moved(*CENTRE)
