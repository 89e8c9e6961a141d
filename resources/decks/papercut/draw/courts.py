"""The twelve court cards: who wears what, and how a figure is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import attributes
import faces
import garments
import headgear
from card import CENTRE, CORNER, HEIGHT, WIDTH, Layout, two_way
from drawing import Drawing
from palette import BLUE, DEEP_BLUE, GOLD, GREEN, IVORY, Dyes
from paths import Path, box, hole, rounded

_MARGIN = 12.0
_ATTRIBUTE_X = 76.0

Maker = Callable[[], Drawing]


@dataclass(frozen=True)
class Hair:
    """A hair colour and the colour of the strands drawn into it."""

    colour: str
    strands: str


BLOND = Hair("#e0a73c", "#b27a1c")
AUBURN = Hair("#a8481c", "#7c3010")
CHESTNUT = Hair("#7d3417", "#57200b")
BROWN = Hair("#6b3f22", "#4a2913")
BLACK = Hair("#23222b", "#565668")
WHITE = Hair("#e4dfd3", "#aaa497")

BROWN_EYES = "#5b3a1e"


@dataclass(frozen=True)
class King:
    """A bearded ruler. ``brow`` is thickness and lift: little lift looks stern."""

    hair: Hair
    iris: str
    brow: tuple[float, float]
    beard: str
    crown: Maker
    attribute: Maker


@dataclass(frozen=True)
class Queen:
    """A woman with braids. ``veil`` is what of her headdress lies behind the head."""

    hair: Hair
    iris: str
    headdress: Maker
    attribute: Maker
    veil: Maker = Drawing


@dataclass(frozen=True)
class Jack:
    """A young man in his best coat."""

    hair: Hair
    iris: str
    cap: Maker
    attribute: Maker
    mouth: Maker
    whiskers: Callable[[str], Drawing] | None = None


KINGS: dict[str, King] = {
    "heart": King(AUBURN, BLUE, (3.4, 3.5), "round", headgear.lily_crown, attributes.sceptre),
    "diamond": King(WHITE, DEEP_BLUE, (4.6, 2), "forked", headgear.pointed_crown, attributes.mace),
    "club": King(BROWN, GREEN, (4, 0.5), "long", headgear.trefoil_crown, attributes.oak_branch),
    "spade": King(BLACK, BROWN_EYES, (3.6, -1.5), "pointed", headgear.fur_crown, attributes.sword),
}
QUEENS: dict[str, Queen] = {
    "heart": Queen(BLOND, BLUE, headgear.flower_wreath, attributes.rose),
    "diamond": Queen(CHESTNUT, GREEN, headgear.sun_kokoshnik, attributes.sunflower),
    "club": Queen(BROWN, GREEN, headgear.kerchief_front, attributes.clover, headgear.kerchief),
    "spade": Queen(BLACK, DEEP_BLUE, headgear.spade_kokoshnik, attributes.iris),
}
JACKS: dict[str, Jack] = {
    "heart": Jack(BLOND, BLUE, headgear.square_cap, attributes.banner, faces.smile),
    "diamond": Jack(AUBURN, GREEN, headgear.highland_hat, attributes.axe, faces.smile),
    "club": Jack(BROWN, BROWN_EYES, headgear.hunter_hat, attributes.horn, faces.quiet_smile, faces.goatee),
    "spade": Jack(
        BLACK, DEEP_BLUE, headgear.fur_cap, attributes.sabre, faces.quiet_smile, faces.small_moustache
    ),
}


def court(rank: str, suit: str, colour: str, dyes: Dyes, layout: Layout) -> Drawing:
    """Return a court card's picture: panel, figure, the figure upside down, and the sash between them."""
    figure = {"king": _king, "queen": _queen, "jack": _jack}[rank](suit, dyes)
    picture = Drawing()
    picture.fill(dyes.background, panel(layout))
    picture.line(dyes.edge, 1, panel(layout, 4.5))
    picture.lay(two_way(figure.moved(CENTRE[0], 0)))
    picture.lay(garments.sash(dyes).moved(*CENTRE))
    picture.fill(IVORY, _sheet(), hole(panel(layout)))
    picture.line(colour, 2, panel(layout))
    return picture


def panel(layout: Layout, inset: float = 0) -> Path:
    """Return the picture's outline: the whole card less the two corners that belong to the indices."""
    margin, right, bottom = _MARGIN + inset, WIDTH - _MARGIN - inset, HEIGHT - _MARGIN - inset
    notch_x, notch_y = layout.right + inset, layout.bottom + inset
    return rounded(
        (notch_x, margin),
        (right, margin),
        (right, HEIGHT - notch_y),
        (WIDTH - notch_x, HEIGHT - notch_y),
        (WIDTH - notch_x, bottom),
        (margin, bottom),
        (margin, notch_y),
        (notch_x, notch_y),
        radius=7,
    )


def _sheet() -> Path:
    """Return the paper around the picture: what of a figure reaches past its panel is covered by it."""
    return box(1.2, 1.2, WIDTH - 1.2, HEIGHT - 1.2, CORNER - 1.2)


def _king(suit: str, dyes: Dyes) -> Drawing:
    king = KINGS[suit]
    brow_colour = king.hair.strands if king.hair is WHITE else king.hair.colour
    return _pile(
        king.attribute().moved(_ATTRIBUTE_X, 0),
        faces.flowing_hair(king.hair.colour),
        garments.mantle(suit, dyes),
        attributes.hand(dyes.second, GOLD).moved(_ATTRIBUTE_X, 0),
        faces.face(king.iris, brow_colour, *king.brow),
        faces.beard(king.beard, king.hair.colour, king.hair.strands),
        king.crown(),
    )


def _queen(suit: str, dyes: Dyes) -> Drawing:
    queen = QUEENS[suit]
    return _pile(
        queen.attribute().moved(_ATTRIBUTE_X, 0),
        queen.veil(),
        faces.neck(),
        garments.gown(dyes),
        attributes.hand(IVORY, dyes.main).moved(_ATTRIBUTE_X, 0),
        faces.face(queen.iris, queen.hair.colour, 2.2, 3.5),
        faces.lashes(),
        faces.lips(),
        faces.parting(queen.hair.colour, queen.hair.strands),
        faces.braid(queen.hair.colour, queen.hair.strands, dyes.second, GOLD),
        queen.headdress(),
    )


def _jack(suit: str, dyes: Dyes) -> Drawing:
    jack = JACKS[suit]
    return _pile(
        jack.attribute().moved(_ATTRIBUTE_X, 0),
        faces.bob(jack.hair.colour),
        faces.neck(),
        garments.coat(suit, dyes),
        attributes.hand(dyes.main, GOLD).moved(_ATTRIBUTE_X, 0),
        faces.face(jack.iris, jack.hair.strands, 3.2, 1.5),
        jack.mouth(),
        jack.whiskers(jack.hair.colour) if jack.whiskers else Drawing(),
        faces.fringe(jack.hair.colour, jack.hair.strands),
        jack.cap(),
    )


def _pile(*layers: Drawing) -> Drawing:
    figure = Drawing()
    for layer in layers:
        figure.lay(layer)
    return figure
