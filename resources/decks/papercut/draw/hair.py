"""Hair and whiskers that belong to one court card, drawn about x = 0 with the chin at y = 116."""

from __future__ import annotations

from drawing import Drawing
from palette import GOLD, LIPS
from paths import both, circle, path, together


def long_locks(colour: str, strands: str) -> Drawing:
    """Return a highlander's hair behind the head: straight, down on the shoulders."""
    hair = Drawing()
    hair.fill(
        colour, both(path("M0 46 L20 48 C34 58 34 80 36 100 L44 130 C36 136 26 134 20 128 L14 108 L0 108 Z"))
    )
    hair.line(
        strands, 1.5, both(path("M32 84 C33 100 36 114 39 126")), both(path("M29 96 C30 108 31 118 33 129"))
    )
    return hair


def curls(colour: str, strands: str) -> Drawing:
    """Return short curls behind the head."""
    places = ((27, 62, 8), (31, 72, 8), (32, 83, 8.4), (31, 94, 8), (26, 102, 7))
    hair = Drawing()
    hair.fill(colour, both(together(circle(x, y, radius) for x, y, radius in places)))
    hair.line(
        strands,
        1.5,
        both(
            together(
                path(f"M{x - 2} {y + 3} C{x + 5} {y + 4} {x + 5} {y - 4} {x} {y - 3}")
                for x, y, _ in places[1:4]
            )
        ),
    )
    return hair


def cropped(colour: str) -> Drawing:
    """Return hair cut so short that little of it shows under a cap."""
    hair = Drawing()
    hair.fill(colour, both(path("M0 48 L22 50 C30 60 31 74 29 88 L26 100 L20 100 L0 90 Z")))
    return hair


def sideburns(colour: str) -> Drawing:
    hair = Drawing()
    hair.fill(colour, both(path("M20 60 C27 62 29 72 27.6 92 C26 96 23 97 22 92 C24 82 23 72 20 66 Z")))
    return hair


def short_beard(colour: str, strands: str) -> Drawing:
    """Return a hunter's beard, cut close, with his smile in it."""
    hair = Drawing()
    hair.fill(
        colour,
        both(
            path(
                "M0 97 C6 95 11 97 14 100 C19 100 23 92 25.6 78 L28 80 C29 100 22 118 8 125 "
                "C5 126.5 2 127 0 127 Z"
            )
        ),
    )
    hair.line(
        strands, 1.4, both(path("M5 115 C6 119 6 121 5 124")), both(path("M14 110 C15 114 14 118 12 121"))
    )
    hair.fill(LIPS, path("M-6.6 104.4 C-3 105.6 3 105.6 6.6 104.4 C4 109 -4 109 -6.6 104.4 Z"))
    return hair


def drooping_moustache(colour: str) -> Drawing:
    """Return a Cossack's moustache, hanging below the chin."""
    hair = Drawing()
    hair.fill(
        colour,
        both(
            path(
                "M0 99.6 C6 97.4 13 99 17 104 C20.4 109 21 118 19 127 C17.6 129.6 16 129.4 15.6 126.4 "
                "C15.4 117 13.4 109.6 8 106.6 C5 105 2 104.2 0 104 Z"
            )
        ),
    )
    return hair


def broad_moustache(colour: str) -> Drawing:
    """Return a moustache that is twirled up at both ends."""
    hair = Drawing()
    hair.fill(
        colour,
        both(
            path(
                "M0 99.8 C6 97.6 12 99.6 16 102.6 C20 104.6 24 102.4 24.6 97.4 "
                "C28.6 101.6 26.6 108 20.4 109 C13 110 6 106.8 0 105 Z"
            )
        ),
    )
    return hair


def earring() -> Drawing:
    """Return a ring in one ear."""
    ring = Drawing()
    ring.line(GOLD, 2, circle(29, 97, 3.6))
    return ring
