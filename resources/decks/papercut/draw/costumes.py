"""What sets one court card off from its sisters and brothers: collars, cloaks and shawls of their own cut.

``garments`` has what a rank wears everywhere; what is here belongs to one card, and changes its outline as
well as its pattern, so that the twelve are told apart from afar. Drawn about x = 0, as all of a figure.
"""

from __future__ import annotations

from drawing import Drawing
from garments import BLOUSE, FOLD, SHOULDER, bead_string, scatter
from ornaments import daisy, drop, lozenge, petal, rosette, star_stitch
from palette import (
    DEEP_GOLD,
    DEEP_RED,
    GOLD,
    INK,
    IVORY,
    LEAF,
    RED,
    SKIN_SHADE,
    SKY,
    STRAW,
    VIOLET,
    WOOD,
    Dyes,
)
from paths import both, box, circle, ellipse, path, ring, together
from suits import suit_mark

_FLEECE = "#dcb878"
_FLEECE_SHADE = "#a97f3f"
_LILAC = "#8f78bd"
_FOX = "#b5652a"
_FOX_DARK = "#8a4517"
_SABLE = "#5e3b27"
_SABLE_DARK = "#3b2315"
_FELT = "#2b2f38"
_FELT_LIGHT = "#4a505d"


# Queens


def shawl(dyes: Dyes) -> Drawing:
    """Return the queen of clubs' flowered shawl, crossed over the breast, with a fringe."""
    cloth = Drawing()
    cloth.fill(IVORY, both(path("M0 112 L14 112 L30 150 L0 150 Z")))
    cloth.fill(dyes.main, both(path("M0 140 L26 134 L40 180 L0 180 Z")))
    outer = "M12 112 C24 120 48 118 70 129 C94 139 106 153 107 180"
    cloth.fill(dyes.second, path(f"{outer} L-20 180 C-14 158 -4 138 12 112 Z").mirrored())
    cloth.fill(dyes.second, path(f"{outer} L-20 180 C-14 158 -4 138 12 112 Z"))
    edge = path("M12 112 C-4 138 -14 158 -20 180")
    for shape in (edge.mirrored(), edge):
        cloth.line(dyes.dark, 7.5, shape)
        cloth.line(GOLD, 5, shape)
        cloth.line(RED, 1.6, shape)
    for x, y, size in ((48, 146, 12.5), (85, 160, 10.5), (24, 163, 9)):
        leaves = together(
            petal(size * 1.25, size * 0.7, size * 0.7).turned(turn).moved(x, y) for turn in (70, 200, 310)
        )
        cloth.fill(LEAF, both(leaves))
        flower = rosette(size, (IVORY, RED, GOLD), 7).moved(x, y)
        cloth.lay(flower)
        cloth.lay(flower.mirrored())
    for x, y in ((68, 140), (70, 172), (50, 126)):
        cloth.lay(daisy(4.4, STRAW, RED, 6).moved(x, y))
        cloth.lay(daisy(4.4, STRAW, RED, 6).moved(-x, y))
    cloth.fill(RED, *bead_string(12, 117, 9, 9, 2.5))
    return cloth


def boyar_mantle(dyes: Dyes) -> Drawing:
    """Return the queen of diamonds' brocade mantle with its broad fur collar and jewelled front."""
    robe = Drawing()
    robe.fill(dyes.second, both(SHOULDER))
    field = path("M50 152 C62 150 72 143 76 136 C92 142 104 154 105 168 L50 168 Z")
    robe.fill(GOLD, both(scatter(field, lozenge(9, 12), 15, 11, 5.2)))
    robe.fill(dyes.main, both(path("M0 116 L20 116 L32 180 L0 180 Z")))
    robe.fill(GOLD, box(-7, 128, 7, 180))
    robe.fill(dyes.dark, together(lozenge(7.5, 10).moved(0, y) for y in (147, 160)))
    robe.fill(IVORY, together(circle(x, y, 1.9) for x in (-10.5, 10.5) for y in (143, 150, 157, 164)))
    fur = path(
        "M8 112 C24 108 48 114 74 126 C82 131 80 140 72 143 C52 150 38 154 34 180 L20 180 "
        "C20 156 18 138 8 124 Z"
    )
    robe.fill(_SABLE, both(fur))
    hairs = (
        (22, 122, 150),
        (36, 124, 130),
        (50, 128, 118),
        (63, 133, 106),
        (27, 138, 170),
        (40, 140, 140),
        (27, 156, 178),
    )
    robe.fill(_SABLE_DARK, both(together(petal(9, 3.4).turned(turn).moved(x, y - 3) for x, y, turn in hairs)))
    robe.fill(IVORY, *bead_string(11, 118, 5, 9, 2.1))
    robe.fill(GOLD, ellipse(0, 132, 8, 9))
    robe.fill(dyes.third, ellipse(0, 132, 5, 6))
    robe.fill(IVORY, circle(-1.4, 129.8, 1.5))
    return robe


def ruff() -> Drawing:
    """Return the queen of spades' standing collar of lace, which lies behind her head."""
    lace = Drawing()
    turns = range(-112, 113, 16)
    lace.fill(
        _LILAC, together(drop(33, 21, 27).turned(turn).moved(0, 108) for turn in turns), circle(0, 108, 44)
    )
    lace.fill(
        IVORY, together(drop(29, 15, 27).turned(turn).moved(0, 108) for turn in turns), circle(0, 108, 40)
    )
    lace.fill(VIOLET, together(drop(11, 6, 40).turned(turn).moved(0, 108) for turn in turns))
    lace.fill(INK, together(circle(0, -56.5, 1.5).turned(turn).moved(0, 108) for turn in turns))
    lace.line(_LILAC, 1.6, ring(path("M0 -29 L0 -37"), 22, 8).moved(0, 108))
    return lace


def court_gown(dyes: Dyes) -> Drawing:
    """Return the queen of spades' gown of dark velvet with silver stars."""
    dress = Drawing()
    dress.fill(dyes.main, both(SHOULDER))
    field = path("M50 142 C62 140 70 136 74 134 C92 142 104 154 105 168 L46 168 Z")
    dress.fill(SKY, both(scatter(field, star_stitch(4.2), 15, 11, 5.4)))
    dress.fill(dyes.bodice, both(path("M0 150 C10 146 20 134 25 119 L44 124 C40 142 36 160 34 180 L0 180 Z")))
    dress.line(
        SKY, 2, both(path("M44 124 C40 142 36 160 34 180")), both(path("M0 150 C10 146 20 134 25 119"))
    )
    dress.fill(IVORY, both(together(circle(29 - (y - 138) * 0.12, y, 1.9) for y in (138, 146, 154, 162))))
    dress.fill(IVORY, *bead_string(15, 118, 13, 11, 2.1))
    dress.fill(GOLD, circle(0, 138, 6.2))
    dress.fill(INK, suit_mark("spade", 7.4, 0, 137.8))
    dress.fill(SKY, both(drop(12, 7).turned(180).moved(9, 152)), drop(14, 8).turned(180).moved(0, 154))
    return dress


def earrings(colour: str, jewel: str) -> Drawing:
    """Return long earrings, for a queen whose hair is hidden."""
    pair = Drawing()
    pair.line(colour, 1.8, both(path("M28 90 L29 97")))
    pair.fill(colour, both(lozenge(8, 11).moved(29.4, 102)))
    pair.fill(jewel, both(circle(29.4, 102, 2.2)), both(drop(8, 5).turned(180).moved(29.6, 107)))
    return pair


# Jacks


def sheepskin(dyes: Dyes) -> Drawing:
    """Return the jack of diamonds' embroidered sheepskin over a white shirt with a brass brooch."""
    coat = Drawing()
    coat.fill(IVORY, both(BLOUSE), both(path("M0 112 L16 112 L34 150 L0 160 Z")))
    folds = (
        "M66 136 C60 146 58 156 58 166",
        "M82 142 C78 150 76 158 76 166",
        "M97 152 C93 158 92 162 92 168",
    )
    coat.line(FOLD, 1.5, *(both(path(fold)) for fold in folds))
    coat.line(dyes.main, 1.8, both(path("M60 168 C76 160 94 162 105 170")))
    coat.line(RED, 1.6, path("M0 124 L0 150"))
    coat.fill(
        _FLEECE,
        both(path("M17 113 C30 121 44 122 58 127 C50 146 50 162 54 180 L11 180 C16 160 20 136 17 113 Z")),
    )
    coat.line(_FLEECE_SHADE, 7, both(path("M17 114 C21 136 16 160 11.5 180")))
    coat.line(IVORY, 2.4, both(path("M17 114 C21 136 16 160 11.5 180")))
    coat.line(dyes.second, 2.2, both(path("M57 129 C50 146 50 162 53.5 180")))
    coat.fill(dyes.second, both(suit_mark("heart", 15, 36, 140)))
    coat.fill(
        dyes.third,
        both(petal(15, 7).turned(28).moved(34, 166)),
        both(petal(15, 7).turned(-28).moved(36, 166)),
    )
    coat.fill(GOLD, both(circle(36, 139, 2.6)), both(lozenge(6, 8).moved(35, 153)))
    coat.fill(RED, both(circle(27, 130, 2)), both(circle(46, 132, 2)))
    coat.fill(DEEP_GOLD, lozenge(17, 21).moved(0, 140))
    coat.fill(GOLD, lozenge(13, 17).moved(0, 140))
    coat.fill(
        DEEP_GOLD,
        path("M-1 134 L1 134 L1 139 L4 139 L4 141 L1 141 L1 146 L-1 146 L-1 141 L-4 141 L-4 139 L-1 139 Z"),
    )
    return coat


def hunting_cape(dyes: Dyes) -> Drawing:
    """Return the jack of clubs' laced jerkin under a cape with a hood."""
    cape = Drawing()
    cape.fill(dyes.dark, both(SHOULDER))
    cape.fill(dyes.second, both(path("M0 116 L24 122 L34 180 L0 180 Z")))
    cape.line(
        GOLD,
        2,
        *(path(f"M-9 {y} L9 {y + 7}") for y in (144, 154)),
        *(path(f"M9 {y} L-9 {y + 7}") for y in (144, 154)),
    )
    cape.line(WOOD, 2.4, both(path("M9 142 L11 170")))
    cape.fill(
        dyes.main,
        both(path("M14 124 C36 122 56 124 70 131 C94 140 106 153 107 180 L30 180 C30 158 24 138 14 124 Z")),
    )
    cape.line(GOLD, 2.2, both(path("M16 126 C25 140 30 158 30 180")))
    field = path("M40 146 C56 142 66 138 71 134 C92 142 104 154 105 168 L40 168 Z")
    leaves = together(petal(9, 4.6, 1).turned(turn) for turn in (0, 62, -62))
    cape.fill(LEAF, both(scatter(field, leaves.moved(0, 3), 17, 12, 6)))
    hood = path("M0 120 C8 116 14 112 18 106 C30 110 48 116 58 127 C48 138 26 142 0 136 Z")
    cape.fill(dyes.second, both(hood))
    cape.fill(DEEP_RED, both(path("M0 128 C14 132 34 132 46 125 C40 135 22 139 0 136 Z")))
    cape.fill(GOLD, circle(0, 135, 6.4))
    cape.fill(dyes.main, suit_mark("club", 8.4, 0, 134.6))
    return cape


def felt_cloak(dyes: Dyes) -> Drawing:
    """Return the jack of spades' square felt cloak, open over a coat with cartridges on its breast."""
    cloak = Drawing()
    cloak.fill(
        _FELT, both(path("M0 118 L18 120 C40 116 70 114 92 119 C99 120.5 103 125 103 132 L105 180 L0 180 Z"))
    )
    strands = (
        (50, 128),
        (64, 124),
        (79, 124),
        (92, 128),
        (57, 144),
        (90, 142),
        (100, 150),
        (61, 160),
        (92, 160),
        (103, 166),
    )
    cloak.line(_FELT_LIGHT, 1.7, both(together(path(f"M{x} {y} L{x + 1.6} {y + 9}") for x, y in strands)))
    cloak.fill(dyes.second, both(path("M0 112 L16 114 C30 122 42 150 44 180 L0 180 Z")))
    cloak.line(GOLD, 2.6, both(path("M16 115 C30 123 42 150 44 180")))
    cloak.fill(dyes.third, both(path("M0 122 L12 108 L16 114 L4 136 L0 138 Z")))
    cloak.fill(INK, both(path("M10 146 L37 146 L40 158 L10 158 Z")))
    for x in (13.5, 20.5, 27.5, 34.5):
        cloak.fill(IVORY, both(box(x - 2.5, 142, x + 2.5, 157, 1.4)))
        cloak.fill(GOLD, both(box(x - 2.5, 142, x + 2.5, 146, 1.4)))
    cloak.line(GOLD, 1.8, path("M0 138 L0 170"))
    cloak.fill(GOLD, *(circle(0, y, 2.5) for y in (146, 155, 164)))
    cloak.fill(SKIN_SHADE, both(path("M11 106 L12 108 L2 122 L0 122 L0 118 Z")))
    return cloak


# Kings


def fur_cape(colour: str, strands: str) -> Drawing:
    """Return a king's cape of dark fur, to lie on his mantle where another has ermine."""
    cape = Drawing()
    cape.fill(colour, both(path("M0 112 L18 110 C32 116 52 120 68 132 C58 147 34 153 14 151 L0 151 Z")))
    hairs = (
        (31, 121, 165),
        (45, 126, 152),
        (57, 132, 140),
        (37, 136, 172),
        (50, 141, 156),
        (26, 141, 182),
        (38, 148, 170),
    )
    cape.fill(strands, both(together(petal(9, 3).turned(turn).moved(x, y - 4) for x, y, turn in hairs)))
    return cape


MARTEN = ("#a87842", "#7a5125")
FOX = (_FOX, _FOX_DARK)
WOLF = ("#8d8f96", "#5d6069")
