"""The red back: ivory lace on deep red, a rosette between pairs of cocks, the same from both ends."""

from __future__ import annotations

from card import CENTRE, HEIGHT, WIDTH, paper, two_way
from drawing import Drawing
from ornaments import drop, petal, scallop, tulip
from palette import DEEP_RED, IVORY
from paths import both, box, circle, hole, line, path, ring, together

_INSET = 9.0


def framed(ground: str) -> Drawing:
    """Return a card whose coloured ground has a fine frame."""
    card = paper()
    card.fill(ground, box(_INSET, _INSET, WIDTH - _INSET, HEIGHT - _INSET, 9))
    card.fill(
        IVORY, box(13, 13, WIDTH - 13, HEIGHT - 13, 6), hole(box(14.6, 14.6, WIDTH - 14.6, HEIGHT - 14.6, 5))
    )
    return card


def red_back() -> Drawing:
    """Return the red back."""
    card = framed(DEEP_RED)
    card.lay(two_way(_scene().moved(CENTRE[0], 0)))
    card.lay(_rosette().moved(*CENTRE))
    return card


def _rosette() -> Drawing:
    lace = Drawing()
    lace.fill(IVORY, scallop(93, 24))
    lace.fill(DEEP_RED, ring(circle(0, -83.5, 4), 24), ring(petal(17, 8.4, 60), 24, 7.5))
    lace.fill(DEEP_RED, circle(0, 0, 57.5))
    lace.fill(
        IVORY, ring(drop(37, 21, 18), 12), ring(circle(0, -52.5, 2.4), 12, 15), ring(petal(12, 5, 36), 12, 15)
    )
    lace.fill(DEEP_RED, ring(drop(19, 9, 32), 12))
    lace.fill(IVORY, ring(drop(11, 3.6, 36), 12), circle(0, 0, 21))
    lace.fill(DEEP_RED, ring(drop(13, 7.6, 6), 8), circle(0, 0, 2.8))
    return lace


def _scene() -> Drawing:
    """Return the tree and the two cocks above the rosette, about x = 0."""
    scene = Drawing()
    scene.line(IVORY, 2.4, path("M0 86 L0 44"))
    scene.fill(
        IVORY,
        both(petal(22, 9).turned(58).moved(1, 82)),
        both(petal(16, 7.6).turned(52).moved(1, 66)),
        tulip(26).moved(0, 48),
    )
    scene.fill(DEEP_RED, drop(11, 5).moved(0, 45))
    scene.fill(IVORY, both(circle(17.6, 50, 2.6)))
    cock = _cock().moved(-56, 88)
    scene.lay(cock)
    scene.lay(cock.mirrored())
    for x, y in ((88, 98), (96, 108)):
        scene.fill(IVORY, both(circle(x, y, 2)))
    scene.fill(IVORY, both(petal(20, 9).turned(-40).moved(99, 99)))
    return scene


def _cock() -> Drawing:
    """Return a cock that looks right and stands on the origin."""
    bird = Drawing()
    bird.fill(
        IVORY,
        path(
            "M2 -9 C14 -9 21 -18 20.5 -29 C20.3 -35 19 -38 20 -43 C20.6 -46 23 -46.5 29 -46.6 L22.6 -51.4 "
            "C20.5 -56 13.5 -56 11.5 -51 C8.5 -44 8 -36 -1 -32 C-7 -29.5 -11 -30 -14 -33 "
            "C-18 -38 -18 -46 -14 -54 "
            "C-22 -53 -28 -47 -29 -39 C-34 -40 -38 -36 -39 -30 C-36 -31 -34 -30 -33 -28.5 "
            "C-37 -27 -39.5 -23 -39 -18 "
            "C-34 -21 -29 -19 -24 -15 C-17 -10 -8 -9 2 -9 Z"
        ),
        together([circle(12.6, -56, 3), circle(16.6, -58.4, 3.2), circle(20.4, -56, 2.8)]),
        path("M22 -45.4 C25 -44 25.6 -39.5 22.6 -38.6 C20 -39 20 -43.6 22 -45.4 Z"),
    )
    bird.line(
        IVORY,
        2,
        line((-1, -10), (-1, 0)),
        line((7, -10), (7, 0)),
        line((-4, 0), (3, 0)),
        line((5, 0), (12, 0)),
    )
    bird.fill(DEEP_RED, circle(18, -50, 1.5))
    bird.fill(DEEP_RED, *[petal(17, 5.4).turned(angle).moved(9, -21) for angle in (-62, -88, -114)])
    bird.fill(
        DEEP_RED,
        *[
            petal(7, 3.4).turned(angle).moved(x, y)
            for x, y, angle in ((13, -36, 20), (16.6, -29, 10), (9.6, -31, 30))
        ],
    )
    bird.fill(
        DEEP_RED,
        petal(15, 4).turned(-8).moved(-20.4, -34),
        petal(11, 3.4).turned(-42).moved(-24, -28),
        petal(9, 3).turned(-75).moved(-25, -22),
    )
    return bird
