"""The court's clothes from the shoulders to the sash, drawn about x = 0, and the embroidery on them."""

from __future__ import annotations

from collections.abc import Iterable

from drawing import Drawing
from ornaments import cross_stitch, daisy, lozenge, petal, rosette, teeth
from palette import DEEP_GOLD, GOLD, INK, IVORY, RED, Dyes
from paths import Path, both, box, circle, ellipse, fits, path, together
from suits import suit_mark

SASH_TOP = 167.0

SHOULDERS = both(path("M0 114 L14 114 C26 124 46 124 68 131 C92 139 105 152 106 180 L0 180 Z"))
_SHOULDER_OUTLINE = path(
    "M-14 114 L14 114 C26 124 46 124 68 131 C92 139 105 152 106 180 L-106 180 C-105 152 -92 139 -68 131 C-46 124 -26 124 -14 114 Z"
)


def scatter(outline: Path, motif: Path, step_x: float, step_y: float, margin: float, avoid: float = 0) -> Path:
    """Return a motif repeated on a brick lattice wherever it fits into an outline, symmetric about x = 0.

    ``avoid`` keeps the middle free: no motif stands nearer to x = 0 than that.
    """
    edge = outline.polygon()
    left, top, right, bottom = outline.bounds()
    places: list[tuple[float, float]] = []
    row = 0
    y = bottom
    while y > top:
        count = int(max(-left, right) / step_x) + 1
        for column in range(-count, count + 1):
            x = (column + (0.5 if row % 2 else 0)) * step_x
            if abs(x) >= avoid and fits(edge, x, y, margin):
                places.append((x, y))
        row += 1
        y -= step_y
    return together(motif.moved(x, y) for x, y in places)


def mantle(suit: str, dyes: Dyes) -> Drawing:
    """Return a king's mantle with a fur collar over an embroidered robe."""
    robe = Drawing()
    robe.fill(dyes.main, SHOULDERS)
    outline = _SHOULDER_OUTLINE
    robe.fill(GOLD, scatter(outline, suit_mark(suit, 10) if suit != "heart" else suit_mark(suit, 10), 22, 13, 7, 40))
    robe.fill(dyes.second, path("M-16 116 L16 116 L27 180 L-27 180 Z"))
    robe.fill(GOLD, *(circle(0, y, 2.6) for y in (138, 147, 156, 165)))
    robe.fill(IVORY, both(path("M14 114 L21 116 L38 180 L27 180 Z")))
    robe.fill(INK, both(together(petal(6, 3).turned(165).moved(x, y) for x, y in ((21, 140), (25.5, 152), (29, 164)))))
    robe.fill(IVORY, both(path("M0 112 L18 110 C32 116 52 120 66 132 C56 146 34 152 14 150 L0 150 Z")))
    robe.fill(INK, both(together(petal(7, 3.4).turned(200 - x).moved(x, y) for x, y in ((30, 121), (44, 126), (57, 131), (36, 135), (50, 139), (24, 133)))))
    robe.line(dyes.dark, 1.4, both(path("M66 132 C56 146 34 152 14 150")))
    return robe


def gown(suit: str, dyes: Dyes) -> Drawing:
    """Return a queen's blouse with full sleeves, an embroidered bodice and strings of beads."""
    dress = Drawing()
    dress.fill(IVORY, SHOULDERS)
    dress.line("#d8cba8", 1.2, both(path("M50 128 C44 146 44 160 48 178")), both(path("M96 150 C88 156 84 164 83 178")),
               both(path("M72 134 C64 148 63 162 66 178")))
    band = path("M56 150 C70 143 90 146 103 156 L105 167 C90 157 72 154 55 161 Z")
    dress.fill(dyes.main, both(band))
    dress.fill(GOLD, both(together(lozenge(6, 6).moved(x, y) for x, y in ((62, 153.6), (72, 151), (82, 151.6), (92, 154.6), (100, 159.6)))))
    dress.fill(dyes.main, both(path("M0 140 C8 140 18 134 24 121 L46 126 C42 142 41 160 43 180 L0 180 Z")))
    dress.line(GOLD, 2, both(path("M2 140 C10 139 19 133 24.6 121.6")), both(path("M45.6 127 C42 142 41 160 43 178")))
    dress.fill(dyes.second, both(petal(15, 7).turned(35).moved(22, 164)), both(petal(15, 7).turned(-30).moved(24, 164)))
    flower = rosette(8.4, (IVORY, dyes.third, GOLD), 7)
    dress.lay(flower.moved(24, 154))
    dress.lay(flower.moved(24, 154).mirrored())
    dress.line(GOLD, 1.6, path("M-6 146 L6 154"), path("M6 146 L-6 154"), path("M-6 156 L6 164"), path("M6 156 L-6 164"))
    dress.fill(RED if dyes.main != RED else dyes.second, *_bead_string(14, 117, 12, 9), *_bead_string(18, 120, 17, 11))
    return dress


def _bead_string(half_width: float, top: float, sag: float, count: int) -> Iterable[Path]:
    for index in range(count):
        share = index / (count - 1) * 2 - 1
        yield circle(share * half_width, top + sag * (1 - share * share), 2.3)


def coat(suit: str, dyes: Dyes) -> Drawing:
    """Return a jack's coat with braided fastenings over shirt sleeves."""
    jacket = Drawing()
    jacket.fill(dyes.second, SHOULDERS)
    jacket.fill(GOLD, scatter(_SHOULDER_OUTLINE, cross_stitch(3), 13, 9, 4, 56))
    jacket.fill(dyes.main, both(path("M0 114 L15 114 C28 124 44 124 58 128 C52 146 50 162 52 180 L0 180 Z")))
    jacket.fill(dyes.dark, both(path("M58 128 C52 146 50 162 52 180 L45 180 C44 162 46 146 51 126.6 Z")))
    jacket.fill(IVORY, path("M-14 114 L14 114 L0 142 Z"))
    jacket.fill(dyes.third, both(path("M13 112 L21 117 L8 138 L0 141 Z")))
    for y in (147, 156, 165):
        jacket.line(GOLD, 2.4, path(f"M-24 {y} L24 {y}"))
        jacket.fill(GOLD, circle(0, y, 3.2), both(circle(26, y, 2.6)))
    return jacket


def sash(dyes: Dyes) -> Drawing:
    """Return the woven sash across the middle of the card, the same from both ends; drawn about y = 180."""
    band = Drawing()
    band.fill(dyes.dark, box(-106, -13, 106, 13))
    band.fill(GOLD, box(-106, -11, 106, -9), box(-106, 9, 106, 11))
    band.fill(IVORY, box(-106, -7.5, 106, 7.5))
    places = [index * 21.2 for index in range(-5, 6)]
    band.fill(dyes.main, together(lozenge(16, 13).moved(x, 0) for x in places if abs(x) < 100))
    band.fill(dyes.second, together(lozenge(7, 5.6).moved(x + 10.6, 0) for x in places[:-1]))
    band.fill(GOLD, together(lozenge(6.5, 5.2).moved(x, 0) for x in places if abs(x) < 100))
    return band


__all__ = ["DEEP_GOLD", "coat", "daisy", "ellipse", "gown", "mantle", "sash", "teeth"]
