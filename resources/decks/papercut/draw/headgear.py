"""Crowns, wreaths and caps, drawn about x = 0 to sit on a head whose forehead starts at y = 60."""

from __future__ import annotations

from drawing import Drawing
from ornaments import daisy, drop, lozenge, petal, rosette
from palette import (
    BLUE,
    DEEP_GOLD,
    DEEP_GREEN,
    DEEP_RED,
    GOLD,
    GREEN,
    INK,
    IVORY,
    ORANGE,
    PLUM,
    RED,
    SKY,
    STRAW,
    TEAL,
    VIOLET,
)
from paths import along, both, circle, ellipse, path, ring, together
from suits import suit_mark

_BAND = path("M-30 50 C-12 45 12 45 30 50 L28.5 63 C12 58.5 -12 58.5 -28.5 63 Z")


def _band(colour: str, gems: tuple[str, str]) -> Drawing:
    """Return the ring of a crown with gems."""
    band = Drawing()
    band.fill(colour, _BAND)
    band.line(
        DEEP_GOLD,
        1.2,
        path("M-29.8 51.5 C-12 46.5 12 46.5 29.8 51.5"),
        path("M-28.7 61.6 C-12 57 12 57 28.7 61.6"),
    )
    band.fill(gems[0], circle(0, 53, 3.4), both(circle(20.5, 55, 2.8)))
    band.fill(gems[1], both(lozenge(6, 7).moved(10.3, 53.6)))
    return band


def lily_crown() -> Drawing:
    """Return the crown of hearts: five points, a heart on the middle one."""
    crown = Drawing()
    crown.fill(DEEP_RED, path("M-26 52 C-24 34 -12 28 0 28 C12 28 24 34 26 52 Z"))
    crown.fill(
        GOLD,
        path(
            "M-30 52 L-36 27 C-30 34 -24 38 -19 38 C-16 36 -15 32 -15 26 C-10 36 -5 38 0 32 "
            "C5 38 10 36 15 26 C15 32 16 36 19 38 C24 38 30 34 36 27 L30 52 C12 47 -12 47 -30 52 Z"
        ),
    )
    crown.fill(GOLD, both(circle(36, 25, 4)), both(circle(15.2, 24, 3.6)))
    crown.fill(RED, suit_mark("heart", 16, 0, 26))
    crown.fill(BLUE, both(circle(25, 43, 2.4)), both(circle(10.5, 41.5, 2.2)))
    crown.fill(RED, circle(0, 41, 2.6))
    crown.lay(_band(GOLD, (RED, BLUE)))
    return crown


def pointed_crown() -> Drawing:
    """Return the crown of diamonds: tall rays with lozenges."""
    crown = Drawing()
    rays = [(-34, 30), (-19, 22), (0, 19.5), (19, 22), (34, 30)]
    crown.fill(
        GOLD,
        path(
            "M-30 52 L-34 31 L-23 42 L-19 23 L-9 40 L0 20 L9 40 L19 23 L23 42 L34 31 L30 52 "
            "C12 47 -12 47 -30 52 Z"
        ),
    )
    crown.fill(ORANGE, together(lozenge(8, 11).moved(x, y) for x, y in rays))
    crown.fill(
        PLUM,
        path("M-4 46 L0 32 L4 46 Z"),
        both(path("M13.5 46.6 L18.4 33 L20.5 47.6 Z")),
        both(path("M27 49 L31.5 39 L30 50 Z")),
    )
    crown.lay(_band(GOLD, (PLUM, TEAL)))
    return crown


def trefoil_crown() -> Drawing:
    """Return the crown of clubs: three trefoils on a broad ring, oak leaves between them."""
    crown = Drawing()
    crown.fill(
        GREEN, both(petal(24, 12).turned(22).moved(9, 50)), both(petal(22, 11).turned(52).moved(24, 51))
    )
    crown.fill(
        GOLD,
        path(
            "M-30 52 C-30 44 -28 41 -24 36 C-20 42 -12 44 -6 38 L0 30 L6 38 C12 44 20 42 24 36 "
            "C28 41 30 44 30 52 C12 47 -12 47 -30 52 Z"
        ),
    )
    crown.fill(GOLD, suit_mark("club", 23, 0, 26), both(suit_mark("club", 18, 25, 31)))
    crown.fill(
        DEEP_RED,
        circle(0, 43, 3),
        both(circle(22, 44.5, 2.4)),
        circle(0, 26.5, 2),
        both(circle(25, 31.5, 1.7)),
    )
    crown.lay(_band(GOLD, (DEEP_RED, DEEP_GREEN)))
    return crown


def fur_crown() -> Drawing:
    """Return the crown of spades: a jewelled gold cap with a brim of sable."""
    crown = Drawing()
    crown.fill(GOLD, path("M-27 52 C-28 36 -16 25 -5 23 L5 23 C16 25 28 36 27 52 Z"))
    crown.fill(
        VIOLET,
        path("M-6 50 C-6 38 -4 30 0 24 C4 30 6 38 6 50 Z"),
        both(path("M14 50 C15 42 13 34 9 27 C17 31 23 39 23 50 Z")),
    )
    crown.fill(
        IVORY, both(circle(10, 42, 1.6)), both(circle(8.6, 34.5, 1.5)), circle(0, 34, 1.8), circle(0, 41, 1.8)
    )
    crown.fill(INK, suit_mark("spade", 14, 0, 20.5))
    crown.fill("#4a3226", *[circle(x, 53 + abs(x) * 0.06, 7) for x in (-26, -18, -9, 0, 9, 18, 26)])
    crown.line(
        "#2e1e16",
        1.3,
        both(path("M4 50 L4 56")),
        both(path("M12 51 L12.5 57")),
        both(path("M20 51 L21 57.5")),
    )
    return crown


def flower_wreath() -> Drawing:
    """Return the wreath of hearts: garden roses with ribbons down both sides."""
    wreath = Drawing()
    for colour, shift in ((BLUE, 0), (GOLD, 7), (GREEN, 14)):
        wreath.fill(
            colour,
            both(
                path(
                    f"M30 58 C{42 + shift * 0.6} 72 {38 + shift} 92 {40 + shift} 110 L{46 + shift} 108 "
                    f"C{45 + shift} 90 {47 + shift * 0.8} 72 36 54 Z"
                )
            ),
        )
    wreath.fill(
        GREEN,
        both(petal(19, 10).turned(18).moved(8, 44)),
        both(petal(18, 10).turned(48).moved(22, 48)),
        both(petal(16, 9).turned(85).moved(30, 54)),
        petal(20, 10).moved(0, 42),
    )
    wreath.lay(_mirrored_flowers(rosette(9, (BLUE, IVORY, GOLD), 7), 29, 57))
    wreath.lay(_mirrored_flowers(rosette(10.5, (IVORY, RED, GOLD), 8), 16, 47))
    wreath.lay(rosette(13, (RED, GOLD, BLUE), 8).moved(0, 42))
    return wreath


def _mirrored_flowers(flower: Drawing, x: float, y: float) -> Drawing:
    pair = Drawing()
    pair.lay(flower.moved(x, y))
    pair.lay(flower.moved(x, y).mirrored())
    return pair


def sun_kokoshnik() -> Drawing:
    """Return the headdress of diamonds: a half sun with pearls on the brow."""
    dress = Drawing()
    rim = path("M-33 80 C-56 58 -44 18 0 18 C44 18 56 58 33 80")
    brow = path("M-30.5 78 C-30 63 -16 57 0 57 C16 57 30 63 30.5 78")
    dress.fill(
        PLUM, path("M-33 80 C-56 58 -44 18 0 18 C44 18 56 58 33 80 C30 63 16 57 0 57 C-16 57 -30 63 -33 80 Z")
    )
    rays = [index * 20.5 - 82 for index in range(9)]
    dress.fill(ORANGE, together(drop(19, 11, 22).turned(angle).moved(0, 65) for angle in rays))
    dress.fill(GOLD, together(circle(0, -34.5, 2.4).turned(angle).moved(0, 64.5) for angle in rays))
    dress.line(GOLD, 2.2, rim)
    dress.fill(IVORY, together(circle(x, y, 2.5) for x, y in along(rim, 19)))
    dress.line(GOLD, 4, brow)
    dress.fill(IVORY, together(circle(x, y, 2.3) for x, y in along(brow, 13)))
    return dress


def kerchief() -> Drawing:
    """Return the headdress of clubs: a flowered kerchief under a slim diadem."""
    cloth = Drawing()
    cloth.fill(
        GREEN,
        path(
            "M0 34 C-24 34 -37 54 -37 82 C-37 104 -30 118 -16 128 L0 134 L16 128 "
            "C30 118 37 104 37 82 C37 54 24 34 0 34 Z"
        ),
    )
    return cloth


def kerchief_front() -> Drawing:
    """Return the kerchief's edge around the face, its flowers and the diadem."""
    cloth = Drawing()
    cloth.fill(
        GREEN,
        path(
            "M0 34 C-24 34 -37 54 -37 82 C-37 104 -30 118 -14 127 C-22 112 -26.5 98 -26.5 84 "
            "C-26 66 -14 60 0 59 C14 60 26 66 26.5 84 C26.5 98 22 112 14 127 C30 118 37 104 37 82 "
            "C37 54 24 34 0 34 Z"
        ),
    )
    cloth.line(
        STRAW,
        2,
        path(
            "M-15 125 C-22 112 -26.5 98 -26.5 84 C-26 66 -14 60 0 59 C14 60 26 66 26.5 84 "
            "C26.5 98 22 112 15 125"
        ),
    )
    cloth.lay(_mirrored_flowers(daisy(5, RED, GOLD), 31, 80))
    cloth.lay(_mirrored_flowers(daisy(4.4, IVORY, GOLD), 29, 100))
    cloth.lay(_mirrored_flowers(daisy(4.6, IVORY, GOLD), 26.5, 62))
    cloth.fill(
        GOLD,
        path(
            "M-31 52 L-31 40 L-22 44 L-16 32 L-8 41 L0 25 L8 41 L16 32 L22 44 L31 40 L31 52 "
            "C14 44 -14 44 -31 52 Z"
        ),
    )
    cloth.fill(GOLD, circle(0, 23, 3), both(circle(16, 31, 2.6)), both(circle(31, 39, 2.6)))
    cloth.fill(DEEP_RED, circle(0, 38, 2.6), both(circle(15, 41, 2.1)))
    return cloth


def spade_kokoshnik() -> Drawing:
    """Return the headdress of spades: a tall pointed front like the suit itself, set with pearls."""
    dress = Drawing()
    shape = path(
        "M0 15 C6 28 46 38 44 62 C43 72 38 78 31 80 C29 64 16 56 0 56 C-16 56 -29 64 -31 80 "
        "C-38 78 -43 72 -44 62 C-46 38 -6 28 0 15 Z"
    )
    dress.fill(INK, shape)
    dress.line(GOLD, 2, shape)
    brow = path("M-30.5 79 C-29.5 64 -16 57 0 57 C16 57 29.5 64 30.5 79")
    dress.fill(SKY, both(petal(17, 8).turned(62).moved(10, 47)), both(petal(13, 7).turned(100).moved(24, 52)))
    dress.fill(GOLD, petal(18, 9).moved(0, 46), both(circle(15, 51, 2.2)), both(circle(35, 66, 2.6)))
    dress.fill(VIOLET, petal(10, 5).moved(0, 43))
    dress.line(GOLD, 4, brow)
    dress.fill(IVORY, together(circle(x, y, 2.3) for x, y in along(brow, 13)))
    dress.fill(IVORY, both(together(circle(33, 86 + 7 * number, 2.4) for number in range(4))))
    return dress


def peacock_feather(x: float, y: float) -> Drawing:
    feather = Drawing()
    feather.line(DEEP_GREEN, 1.6, path(f"M{x - 12} {y + 26} C{x - 9} {y + 12} {x - 3} {y + 4} {x} {y}"))
    feather.fill(GREEN, petal(24, 17).turned(24).moved(x - 4, y + 8))
    feather.fill(GOLD, ellipse(x, y - 2, 5, 6.4))
    feather.fill(BLUE, ellipse(x, y - 2, 3, 4))
    return feather


def square_cap() -> Drawing:
    """Return the cap of hearts: the four-cornered red cap of Krakow with its peacock feathers."""
    cap = Drawing()
    cap.lay(peacock_feather(31, 26))
    cap.lay(peacock_feather(39, 37))
    cap.fill(RED, path("M-28 56 L-36 27 C-14 34 14 34 36 27 L28 56 Z"))
    cap.fill(DEEP_RED, path("M-36 27 C-14 34 14 34 36 27 C14 25 -14 25 -36 27 Z"))
    cap.fill(INK, path("M-30 51 C-12 46 12 46 30 51 L29 64 C12 59 -12 59 -29 64 Z"))
    cap.fill(IVORY, *[circle(x, 54.8 + x * x * 0.003, 1.5) for x in (-24, -16, -8, 0, 8, 16, 24)])
    cap.lay(rosette(7, (BLUE, IVORY, GOLD), 7).moved(22, 46))
    return cap


def highland_hat() -> Drawing:
    """Return the hat of diamonds: a highlander's round hat with a band of shells and an eagle feather."""
    hat = Drawing()
    hat.fill(IVORY, path("M14 48 C22 32 30 20 48 16 C50 30 38 44 20 52 Z"))
    hat.line(PLUM, 1.3, path("M16 49 C26 40 36 28 46 18"))
    hat.fill(PLUM, path("M40 19 L48 16 C48.8 20 48.4 24 47 27.5 Z"))
    hat.fill(INK, path("M-25 54 C-27 32 -14 25 0 25 C14 25 27 32 25 54 Z"))
    hat.fill(
        INK, path("M-44 58 C-36 52 -14 49 0 49 C14 49 36 52 44 58 C38 66 16 61 0 61 C-16 61 -38 66 -44 58 Z")
    )
    hat.fill(RED, path("M-25.6 50 C-10 45 10 45 25.6 50 L25.6 44 C10 39 -10 39 -25.6 44 Z"))
    hat.fill(IVORY, *[circle(x, 45 + x * x * 0.006, 2.2) for x in (-21, -14, -7, 0, 7, 14, 21)])
    return hat


def hunter_hat() -> Drawing:
    """Return the hat of clubs: a hunter's pointed felt hat with a pheasant feather."""
    hat = Drawing()
    hat.fill(DEEP_RED, path("M10 46 C14 28 26 16 44 16 C42 32 32 45 18 52 Z"))
    hat.fill(GOLD, path("M25 25 L31 31 L35 22 Z"), path("M18 36 L25 41 L28 31 Z"))
    hat.fill(GREEN, path("M-28 56 C-24 36 -8 20 4 16 C14 24 24 40 28 56 Z"))
    hat.fill(
        DEEP_GREEN,
        path("M-42 62 C-34 50 -14 48 0 48 C14 48 34 50 42 62 C34 60 16 57 0 57 C-16 57 -34 60 -42 62 Z"),
    )
    hat.line(GOLD, 2.4, path("M-27.5 50 C-10 43.5 10 43.5 27.5 50"))
    hat.lay(daisy(6, IVORY, GOLD).moved(17, 44))
    return hat


def fur_cap() -> Drawing:
    """Return the cap of spades: a rider's tall lambskin cap with a bright crown."""
    cap = Drawing()
    cap.fill(VIOLET, path("M-24 36 C-24 24 -12 20 0 20 C12 20 24 24 24 36 Z"))
    cap.line(GOLD, 1.8, path("M0 20 L0 36"), both(path("M12 22 C15 27 16 31 16 36")))
    cap.fill(INK, path("M-31 60 L-27 34 C-12 28 12 28 27 34 L31 60 C14 54 -14 54 -31 60 Z"))
    curls = [(x, y) for row, y in enumerate((37, 44, 51)) for x in range(-22 + row % 2 * 4, 24, 8)]
    cap.line(
        "#465066",
        1.3,
        *[path(f"M{x - 2.4} {y} C{x - 2.4} {y - 3.4} {x + 2.4} {y - 3.4} {x + 2.4} {y}") for x, y in curls],
    )
    cap.fill(GOLD, ring(petal(8, 4.5), 8).moved(0, 44))
    cap.fill(RED, circle(0, 44, 2.6))
    return cap
