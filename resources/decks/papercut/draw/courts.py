"""The twelve court cards: who wears what, and how a figure is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import attributes
import costumes
import faces
import garments
import hair
import headgear
from card import CENTRE, CORNER, HEIGHT, WIDTH, Layout, two_way
from drawing import Drawing
from palette import BLUE, DEEP_BLUE, GOLD, GREEN, IVORY, SKY, Dyes
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
    """A bearded ruler. ``brow`` is thickness and lift: little lift looks stern.

    ``fur`` is the cape of those who do not wear ermine.
    """

    hair: Hair
    iris: str
    brow: tuple[float, float]
    beard: str
    crown: Maker
    attribute: Maker
    fur: tuple[str, str] | None = None
    gaze: float = 0


@dataclass(frozen=True)
class Queen:
    """A woman in her finery. ``behind`` is what of her headdress or collar lies behind the head.

    ``finish`` lies on top of dress and face, under the headdress: braids, or earrings where hair is hidden.
    """

    hair: Hair
    iris: str
    headdress: Maker
    attribute: Maker
    dress: Callable[[Dyes], Drawing]
    finish: Callable[[Hair, Dyes], Drawing]
    behind: Maker = Drawing
    brow_lift: float = 3.5
    gaze: float = 0


@dataclass(frozen=True)
class Jack:
    """A young man in his best coat. ``locks`` is the hair behind his head, ``front`` that before it."""

    hair: Hair
    iris: str
    cap: Maker
    attribute: Maker
    coat: Callable[[Dyes], Drawing]
    locks: Callable[[Hair], Drawing]
    front: Callable[[Hair], Drawing]
    mouth: Maker
    sleeve: Callable[[Dyes], str]
    brow: tuple[float, float] = (3.2, 1.5)
    gaze: float = 0
    over_coat: bool = False
    """Whether what he holds is before his coat, not behind it."""


def _braids(hair: Hair, dyes: Dyes) -> Drawing:
    return faces.braid(hair.colour, hair.strands, dyes.second, GOLD)


def _pearls(_: Hair, dyes: Dyes) -> Drawing:
    return costumes.earrings(GOLD, dyes.third)


def _silver(_: Hair, dyes: Dyes) -> Drawing:
    return costumes.earrings(SKY, dyes.second)


def _covered(_: Hair, __: Dyes) -> Drawing:
    return Drawing()


def _page_fringe(colours: Hair) -> Drawing:
    return faces.fringe(colours.colour, colours.strands)


def _highland_front(colours: Hair) -> Drawing:
    return _pile(_page_fringe(colours), hair.broad_moustache(colours.colour))


def _hunter_front(colours: Hair) -> Drawing:
    return _pile(hair.short_beard(colours.colour, colours.strands), _page_fringe(colours))


def _cossack_front(colours: Hair) -> Drawing:
    return _pile(hair.sideburns(colours.colour), hair.drooping_moustache(colours.colour), hair.earring())


KINGS: dict[str, King] = {
    "heart": King(AUBURN, BLUE, (3.4, 3.5), "round", headgear.lily_crown, attributes.sceptre),
    "diamond": King(
        WHITE, DEEP_BLUE, (4.6, 2), "forked", headgear.pointed_crown, attributes.mace, costumes.FOX, -1.2
    ),
    "club": King(
        BROWN, GREEN, (4, 0.5), "long", headgear.trefoil_crown, attributes.oak_branch, costumes.MARTEN, 1.2
    ),
    "spade": King(
        BLACK, BROWN_EYES, (3.6, -1.5), "pointed", headgear.fur_crown, attributes.sword, costumes.WOLF
    ),
}
QUEENS: dict[str, Queen] = {
    "heart": Queen(BLOND, BLUE, headgear.flower_wreath, attributes.rose, garments.gown, _braids),
    "diamond": Queen(
        CHESTNUT,
        GREEN,
        headgear.sun_kokoshnik,
        attributes.sunflower,
        costumes.boyar_mantle,
        _pearls,
        brow_lift=4.6,
        gaze=1.5,
    ),
    "club": Queen(
        BROWN,
        GREEN,
        headgear.kerchief_front,
        attributes.clover,
        costumes.shawl,
        _covered,
        headgear.kerchief,
        gaze=-0.6,
    ),
    "spade": Queen(
        BLACK,
        DEEP_BLUE,
        headgear.spade_kokoshnik,
        attributes.iris,
        costumes.court_gown,
        _silver,
        costumes.ruff,
        brow_lift=2,
        gaze=-1.5,
    ),
}
JACKS: dict[str, Jack] = {
    "heart": Jack(
        BLOND,
        BLUE,
        headgear.square_cap,
        attributes.banner,
        lambda dyes: garments.coat("heart", dyes),
        lambda colours: faces.bob(colours.colour),
        _page_fringe,
        faces.smile,
        lambda dyes: dyes.main,
        gaze=0.8,
    ),
    "diamond": Jack(
        AUBURN,
        GREEN,
        headgear.highland_hat,
        attributes.axe,
        costumes.sheepskin,
        lambda colours: hair.long_locks(colours.colour, colours.strands),
        _highland_front,
        faces.smile,
        lambda _: IVORY,
    ),
    "club": Jack(
        BROWN,
        BROWN_EYES,
        headgear.hunter_hat,
        attributes.horn,
        costumes.hunting_cape,
        lambda colours: hair.curls(colours.colour, colours.strands),
        _hunter_front,
        faces.quiet_smile,
        lambda dyes: dyes.second,
        gaze=1.4,
    ),
    "spade": Jack(
        BLACK,
        DEEP_BLUE,
        headgear.fur_cap,
        attributes.sabre,
        costumes.felt_cloak,
        lambda colours: hair.cropped(colours.colour),
        _cossack_front,
        faces.quiet_smile,
        lambda dyes: dyes.second,
        brow=(3.8, -0.5),
        gaze=-1.0,
        over_coat=True,
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
        costumes.fur_cape(*king.fur) if king.fur else Drawing(),
        attributes.hand(dyes.second, GOLD).moved(_ATTRIBUTE_X, 0),
        faces.face(king.iris, brow_colour, *king.brow, king.gaze),
        faces.beard(king.beard, king.hair.colour, king.hair.strands),
        king.crown(),
    )


def _queen(suit: str, dyes: Dyes) -> Drawing:
    queen = QUEENS[suit]
    return _pile(
        queen.attribute().moved(_ATTRIBUTE_X, 0),
        queen.behind(),
        faces.neck(),
        queen.dress(dyes),
        attributes.hand(IVORY, dyes.main).moved(_ATTRIBUTE_X, 0),
        faces.face(queen.iris, queen.hair.colour, 2.2, queen.brow_lift, queen.gaze),
        faces.lashes(),
        faces.lips(),
        faces.parting(queen.hair.colour, queen.hair.strands),
        queen.finish(queen.hair, dyes),
        queen.headdress(),
    )


def _jack(suit: str, dyes: Dyes) -> Drawing:
    jack = JACKS[suit]
    thing = jack.attribute().moved(_ATTRIBUTE_X, 0)
    return _pile(
        Drawing() if jack.over_coat else thing,
        jack.locks(jack.hair),
        faces.neck(),
        jack.coat(dyes),
        thing if jack.over_coat else Drawing(),
        attributes.hand(jack.sleeve(dyes), GOLD).moved(_ATTRIBUTE_X, 0),
        faces.face(jack.iris, jack.hair.strands, *jack.brow, jack.gaze),
        jack.mouth(),
        jack.front(jack.hair),
        jack.cap(),
    )


def _pile(*layers: Drawing) -> Drawing:
    figure = Drawing()
    for layer in layers:
        figure.lay(layer)
    return figure
