"""The court's clothes from the shoulders to the sash, drawn about x = 0, and the embroidery on them."""

from __future__ import annotations

from collections.abc import Iterable

from drawing import Drawing
from ornaments import cross_stitch, lozenge, petal, rosette, star_stitch
from palette import GOLD, INK, IVORY, RED, STRAW, Dyes
from paths import Path, both, box, circle, fits, path, together
from suits import suit_mark

FOLD = "#dccfac"

# Outlines that run into the mirror line are only half drawn here; ``both`` completes them.
SHOULDER = path("M0 114 L14 114 C26 124 46 124 68 131 C92 139 105 152 106 180 L0 180 Z")
BLOUSE = path("M0 140 C11 140 20 131 23 119.5 C36 124 52 126 68 131 C92 139 105 152 106 180 L0 180 Z")
_SLEEVE_FIELD = path("M61 131 C92 140 104 152 105 168 L54 168 C53 154 56 142 61 131 Z")
_MANTLE_FIELD = path("M43 151 C56 148 66 143 71 134 C92 141 104 152 105 168 L42 168 Z")


def scatter(outline: Path, motif: Path, step_x: float, step_y: float, margin: float) -> Path:
    """Return a motif repeated on a brick lattice, from the bottom up, wherever it fits into an outline."""
    edge = outline.polygon()
    left, top, right, bottom = outline.bounds()
    places: list[tuple[float, float]] = []
    y, row = bottom - margin, 0
    while y > top:
        x = left + margin + (step_x / 2 if row % 2 else 0)
        while x < right:
            if fits(edge, x, y, margin * 0.98):
                places.append((x, y))
            x += step_x
        y -= step_y
        row += 1
    return together(motif.moved(x, y) for x, y in places)


def mantle(suit: str, dyes: Dyes) -> Drawing:
    """Return a king's mantle with an ermine collar over an embroidered robe."""
    robe = Drawing()
    robe.fill(dyes.main, both(SHOULDER))
    robe.fill(GOLD, both(scatter(_MANTLE_FIELD, suit_mark(suit, 10.5), 17, 11.5, 5.6)))
    robe.fill(dyes.second, both(path("M0 116 L16 116 L27 180 L0 180 Z")))
    robe.fill(GOLD, both(together(lozenge(5, 6).moved(13, y) for y in (158, 165))))
    robe.fill(GOLD, *(circle(0, y, 2.6) for y in (156, 164)))
    robe.fill(IVORY, both(path("M14 114 L21 116 L38 180 L27 180 Z")))
    robe.fill(INK, both(together(petal(6, 3).turned(165).moved(x, y) for x, y in ((28.6, 154), (32, 164)))))
    robe.fill(IVORY, both(path("M0 112 L18 110 C32 116 52 120 66 132 C56 146 34 152 14 150 L0 150 Z")))
    tails = ((31, 119, 170), (45, 124, 160), (57, 130, 150), (37, 133, 175), (50, 138, 160), (27, 142, 185))
    robe.fill(INK, both(together(petal(7, 3.4).turned(angle).moved(x, y - 2) for x, y, angle in tails)))
    robe.line(dyes.dark, 1.5, both(path("M66 132 C56 146 34 152 14 150")))
    return robe


def gown(dyes: Dyes) -> Drawing:
    """Return a queen's blouse with full sleeves, an embroidered bodice and strings of beads."""
    dress = Drawing()
    dress.fill(IVORY, both(BLOUSE))
    folds = (
        "M52 129 C47 138 45 146 45 150",
        "M74 134 C67 140 64 146 63 149",
        "M94 143 C89 146 86 149 85 151",
    )
    cuffs = (
        "M52 164 C51 170 51 174 52 178",
        "M70 159 C68 166 68 172 69 178",
        "M89 161 C87 168 87 174 87 178",
    )
    dress.line(FOLD, 1.3, *(both(path(fold)) for fold in (*folds, *cuffs)))
    dress.fill(dyes.main, both(path("M44 150 C62 145 90 146 104 158 L105.5 169 C90 158 66 155 43 161 Z")))
    stitches = ((52, 154), (62, 152), (72, 151.6), (82, 152.8), (91.5, 155.8), (100, 160.6))
    dress.fill(GOLD, both(together(lozenge(6.4, 6.4).moved(x, y) for x, y in stitches)))
    dress.fill(
        dyes.bodice, both(path("M0 144 C12 144 23 136 27 121 L45 125.4 C41 142 40 160 42 180 L0 180 Z"))
    )
    dress.line(
        GOLD, 2.2, both(path("M0 144 C12 144 23 136 27 121")), both(path("M45 125.4 C41 142 40 160 42 180"))
    )
    dress.fill(
        STRAW, both(petal(13, 6).turned(28).moved(25, 165)), both(petal(13, 6).turned(-28).moved(25, 165))
    )
    flower = rosette(8.6, (IVORY, dyes.third, GOLD), 7)
    for side in (flower.moved(25, 152), flower.moved(25, 152).mirrored()):
        dress.lay(side)
    dress.line(GOLD, 1.7, *(both(path(f"M-6 {y} L6 {y + 7}")) for y in (149, 158)))
    bead = dyes.second if dyes.main == RED else RED
    dress.fill(bead, *bead_string(13, 119.5, 8, 9, 2), *bead_string(17.5, 121, 13, 11, 2.3))
    dress.fill(GOLD, circle(0, 137.6, 3.6))
    dress.fill(bead, circle(0, 137.6, 1.6))
    return dress


def bead_string(half_width: float, top: float, sag: float, count: int, radius: float) -> Iterable[Path]:
    """Yield the beads of a string that hangs round a neck."""
    for index in range(count):
        share = index / (count - 1) * 2 - 1
        yield circle(share * half_width, top + sag * (1 - share * share), radius)


def coat(suit: str, dyes: Dyes) -> Drawing:
    """Return a jack's coat with braided fastenings over embroidered sleeves."""
    jacket = Drawing()
    jacket.fill(dyes.second, both(SHOULDER))
    jacket.fill(GOLD, both(scatter(_SLEEVE_FIELD, cross_stitch(3.2), 12, 8, 4)))
    jacket.fill(dyes.main, both(path("M0 114 L15 114 C28 124 44 124 58 128 C52 146 50 162 52 180 L0 180 Z")))
    jacket.line(GOLD, 2.2, both(path("M58 128 C52 146 50 162 52 180")))
    jacket.lay(_embroidery(suit, dyes))
    jacket.fill(IVORY, path("M-14 112 C-6 121 6 121 14 112 L12 128 L0 144 L-12 128 Z"))
    jacket.line(dyes.main, 1.6, path("M0 124 L0 140"))
    jacket.fill(dyes.third, both(path("M13.4 110 L22 116 L11 136 L0 145 L7 128 C11 122 13 116 13.4 110 Z")))
    for y in (150, 157.5, 165):
        jacket.line(GOLD, 2.2, path(f"M-17 {y} L17 {y}"))
        jacket.fill(GOLD, circle(0, y, 2.9), both(circle(18, y, 2.6)))
    return jacket


def _embroidery(suit: str, dyes: Dyes) -> Drawing:
    """Return the pattern on both breasts of a coat, at x = 36."""
    pattern = Drawing()
    if suit == "heart":
        pattern.fill(
            STRAW, both(petal(14, 6).turned(26).moved(35, 163)), both(petal(14, 6).turned(-26).moved(35, 163))
        )
        flower = rosette(9, (IVORY, dyes.second, GOLD), 8).moved(36, 142)
        pattern.lay(flower)
        pattern.lay(flower.mirrored())
    elif suit == "diamond":
        pattern.fill(dyes.second, both(lozenge(21, 30).moved(36, 148)))
        pattern.fill(STRAW, both(lozenge(14, 21).moved(36, 148)))
        pattern.fill(dyes.third, both(lozenge(7.4, 11.5).moved(36, 148)))
        pattern.fill(STRAW, both(circle(26.6, 134, 1.8)), both(circle(45, 136, 1.8)))
    elif suit == "club":
        pattern.line(STRAW, 1.5, both(path("M36 166 L36 136")))
        pattern.fill(STRAW, both(petal(12, 6).moved(36, 142)))
        for y in (151, 161):
            pattern.fill(
                STRAW,
                both(petal(12, 5.4).turned(48).moved(36.4, y)),
                both(petal(12, 5.4).turned(-48).moved(35.6, y)),
            )
        pattern.fill(RED, both(circle(28.4, 140, 2.2)), both(circle(43.6, 140, 2.2)))
    else:
        pattern.fill(dyes.third, both(star_stitch(9).moved(36, 143)))
        pattern.fill(GOLD, both(star_stitch(5.4).turned(45).moved(36, 143)))
        pattern.fill(
            dyes.third,
            both(lozenge(6, 8).moved(36, 160)),
            both(circle(29, 160, 1.7)),
            both(circle(43, 160, 1.7)),
        )
    return pattern


def sash(dyes: Dyes) -> Drawing:
    """Return the woven sash across the middle of the card, the same from both ends; drawn about y = 0."""
    half = 107.5
    band = Drawing()
    band.fill(dyes.dark, box(-half, -13, half, 13))
    band.fill(GOLD, box(-half, -11, half, -9), box(-half, 9, half, 11))
    band.fill(IVORY, box(-half, -7.5, half, 7.5))
    places = [index * 21.2 for index in range(-5, 6)]
    band.fill(dyes.main, together(lozenge(16, 13).moved(x, 0) for x in places[1:-1]))
    band.fill(dyes.second, together(lozenge(7, 5.6).moved(x + 10.6, 0) for x in places[:-1]))
    band.fill(GOLD, together(lozenge(6.5, 5.2).moved(x, 0) for x in places[1:-1]))
    return band
