"""The twelve court cards: who wears what, and how a figure is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import attributes
import faces
import garments
import headgear
from card import CENTRE, HEIGHT, INDEX_BOTTOM, INDEX_RIGHT, WIDTH, two_way
from drawing import Drawing
from palette import BLUE, COURT_DYES, DEEP_BLUE, GOLD, GREEN, IVORY, SUIT_COLOURS
from paths import Path, rounded

_MARGIN = 12.0
_ATTRIBUTE_X = 76.0

BLOND, BLOND_STRANDS = "#e0a73c", "#b27a1c"
AUBURN, AUBURN_STRANDS = "#a8481c", "#7c3010"
BROWN, BROWN_STRANDS = "#6b3f22", "#4a2913"
BLACK, BLACK_STRANDS = "#23222b", "#50505f"
GREY, GREY_STRANDS = "#d9d4c8", "#a8a294"

Maker = Callable[[], Drawing]


@dataclass(frozen=True)
class Person:
    """What makes one court figure different from the others."""

    hair: str
    strands: str
    iris: str
    headgear: Maker
    attribute: Maker
    beard: str = ""
    moustache: bool = False


_PEOPLE: dict[tuple[str, str], Person] = {
    ("king", "heart"): Person(AUBURN, AUBURN_STRANDS, BLUE, headgear.lily_crown, attributes.sceptre, "round"),
    ("king", "diamond"): Person(GREY, GREY_STRANDS, DEEP_BLUE, headgear.pointed_crown, attributes.mace, "forked"),
    ("king", "club"): Person(BROWN, BROWN_STRANDS, GREEN, headgear.trefoil_crown, attributes.oak_branch, "long"),
    ("king", "spade"): Person(BLACK, BLACK_STRANDS, "#5b3a1e", headgear.fur_crown, attributes.sword, "pointed"),
    ("queen", "heart"): Person(BLOND, BLOND_STRANDS, BLUE, headgear.flower_wreath, attributes.rose),
    ("queen", "diamond"): Person(AUBURN, AUBURN_STRANDS, GREEN, headgear.sun_kokoshnik, attributes.sunflower),
    ("queen", "club"): Person(BROWN, BROWN_STRANDS, GREEN, headgear.kerchief_front, attributes.clover),
    ("queen", "spade"): Person(BLACK, BLACK_STRANDS, DEEP_BLUE, headgear.spade_kokoshnik, attributes.iris),
    ("jack", "heart"): Person(BLOND, BLOND_STRANDS, BLUE, headgear.square_cap, attributes.banner),
    ("jack", "diamond"): Person(AUBURN, AUBURN_STRANDS, GREEN, headgear.highland_hat, attributes.axe),
    ("jack", "club"): Person(BROWN, BROWN_STRANDS, GREEN, headgear.hunter_hat, attributes.horn),
    ("jack", "spade"): Person(BLACK, BLACK_STRANDS, DEEP_BLUE, headgear.fur_cap, attributes.lance, moustache=True),
}


def court(rank: str, suit: str) -> Drawing:
    """Return the picture of a court card: panel, figure, the same figure upside down, and the sash between them."""
    dyes = COURT_DYES[suit]
    picture = Drawing()
    picture.fill(dyes.background, panel())
    person = _PEOPLE[rank, suit]
    figure = {"king": _king, "queen": _queen, "jack": _jack}[rank](person, suit)
    picture.lay(two_way(figure.moved(CENTRE[0], 0)))
    picture.lay(garments.sash(dyes).moved(*CENTRE))
    picture.line(SUIT_COLOURS[suit], 2, panel())
    return picture


def panel() -> Path:
    """Return the picture's outline: the whole card less the two corners that belong to the indices."""
    right, bottom = WIDTH - _MARGIN, HEIGHT - _MARGIN
    return rounded(
        (INDEX_RIGHT, _MARGIN),
        (right, _MARGIN),
        (right, HEIGHT - INDEX_BOTTOM),
        (WIDTH - INDEX_RIGHT, HEIGHT - INDEX_BOTTOM),
        (WIDTH - INDEX_RIGHT, bottom),
        (_MARGIN, bottom),
        (_MARGIN, INDEX_BOTTOM),
        (INDEX_RIGHT, INDEX_BOTTOM),
        radius=7,
    )


def _king(person: Person, suit: str) -> Drawing:
    dyes = COURT_DYES[suit]
    figure = Drawing()
    figure.lay(person.attribute().moved(_ATTRIBUTE_X, 0))
    figure.lay(faces.flowing_hair(person.hair))
    figure.lay(garments.mantle(suit, dyes))
    figure.lay(attributes.hand(dyes.second, GOLD).moved(_ATTRIBUTE_X, 0))
    figure.lay(faces.face(person.iris, person.hair if person.beard != "forked" else person.strands, 3.6, 1))
    figure.lay(faces.beard(person.beard, person.hair, person.strands))
    figure.lay(person.headgear())
    return figure


def _queen(person: Person, suit: str) -> Drawing:
    dyes = COURT_DYES[suit]
    figure = Drawing()
    figure.lay(person.attribute().moved(_ATTRIBUTE_X, 0))
    figure.lay(garments.gown(suit, dyes))
    figure.lay(attributes.hand(IVORY, dyes.main).moved(_ATTRIBUTE_X, 0))
    if suit == "club":
        figure.lay(headgear.kerchief())
    figure.lay(faces.face(person.iris, person.hair, 2.2, 3.5))
    figure.lay(faces.lashes())
    figure.lay(faces.lips())
    figure.lay(faces.parting(person.hair, person.strands))
    figure.lay(faces.braid(person.hair, person.strands, dyes.main, GOLD))
    figure.lay(person.headgear())
    return figure


def _jack(person: Person, suit: str) -> Drawing:
    dyes = COURT_DYES[suit]
    figure = Drawing()
    figure.lay(person.attribute().moved(_ATTRIBUTE_X, 0))
    figure.lay(faces.bob(person.hair))
    figure.lay(garments.coat(suit, dyes))
    figure.lay(attributes.hand(dyes.second, GOLD).moved(_ATTRIBUTE_X, 0))
    figure.lay(faces.face(person.iris, person.hair, 2.8, 2.5))
    if person.moustache:
        figure.lay(faces.small_moustache(person.hair))
    figure.lay(faces.smile())
    figure.lay(faces.fringe(person.hair, person.strands))
    figure.lay(person.headgear())
    return figure
