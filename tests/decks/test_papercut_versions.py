"""The versions of the game's own deck: each complete, readable, told apart, and small enough to ship."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QTransform
from PySide6.QtSvg import QSvgRenderer

from thousand_qt.decks.catalogue import BACK_ELEMENT, CARDS, DeckError, element_id, load_deck
from thousand_qt.decks.papercut import (
    OWN_DECK,
    Back,
    Colours,
    DeckVersion,
    IndexSize,
    Indices,
    own_deck,
)

Render = Callable[[QSvgRenderer, str, int], QImage]

Eyes = tuple[tuple[float, float, float], ...]

SUITS = ("spade", "club", "diamond", "heart")
WIDTH = 240
LARGEST_FILE = 160_000
LARGEST_TOTAL = 4_000_000
VERSIONS = [
    DeckVersion(colours, size, back, indices)
    for colours, size, back, indices in itertools.product(
        Colours, IndexSize, Back, (Indices.INTERNATIONAL, Indices.POLISH, Indices.RUSSIAN)
    )
]
STYLES = [DeckVersion(colours, size) for colours, size in itertools.product(Colours, IndexSize)]


def index_colour(render: Render, picture: QSvgRenderer, element: str) -> QColor:
    """Return the colour most of the corner is printed in, besides the paper's."""
    image = render(picture, element, WIDTH)
    counts = Counter(image.pixel(x, y) for x in range(8, 54) for y in range(12, 108))
    return QColor(next(colour for colour, _ in counts.most_common(2) if colour != image.pixel(56, 8)))


def linear(colour: QColor) -> tuple[float, float, float]:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def contrast(one: QColor, other: QColor) -> float:
    lights = []
    for colour in (one, other):
        red, green, blue = linear(colour)
        lights.append(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


# What is left of linear red, green and blue for eyes without red or green cones (Machado and others, 2009).
PROTANOPIA = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))
DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))


def seen(colour: QColor, eyes: Eyes) -> tuple[float, float, float]:
    """Return lightness and the two opponent colours (CIE L*a*b*) of a colour as such eyes see it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * one for part, one in zip(row, light, strict=True)))) for row in eyes
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize(
    "version",
    VERSIONS,
    ids=lambda version: f"{version.colours}-{version.index_size}-{version.back}-{version.indices}",
)
def test_every_version_is_complete(papercut: Path, qapp: object, version: DeckVersion) -> None:
    deck = own_deck(papercut.parent, version, "en")
    picture = QSvgRenderer(str(deck.svg))
    assert deck.identifier == OWN_DECK
    for element in (*map(element_id, CARDS), BACK_ELEMENT):
        assert picture.elementExists(element)
        bounds = picture.boundsOnElement(element)
        assert (bounds.width(), bounds.height()) == (WIDTH, WIDTH * 1.5), element


def test_versions_are_different_files_and_speak_the_players_language(papercut: Path) -> None:
    assert len({own_deck(papercut.parent, version, "en").svg for version in VERSIONS}) == 24
    large = DeckVersion(index_size=IndexSize.LARGE)
    assert own_deck(papercut.parent, large, "pl").name == "Wycinanka, duże indeksy"


@pytest.mark.parametrize(
    ("indices", "language", "letters"),
    [
        (Indices.LANGUAGE, "pl", "pl"),
        (Indices.LANGUAGE, "de", "en"),
        (Indices.INTERNATIONAL, "ru", "en"),
        (Indices.POLISH, "en", "pl"),
        (Indices.RUSSIAN, "pl", "ru"),
    ],
)
def test_indices_are_the_languages_or_the_chosen_ones(
    papercut: Path, indices: Indices, language: str, letters: str
) -> None:
    deck = own_deck(papercut.parent, DeckVersion(indices=indices, back=Back.BLUE), language)
    assert deck.svg.name == f"papercut-{letters}-blue.svgz"


def test_a_version_that_is_not_there_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "papercut"
    folder.mkdir()
    (folder / "index.desktop").write_text("[KDE Backdeck]\nSVG=cards.svg\n", encoding="utf-8")
    (folder / "cards.svg").write_text("<svg/>", encoding="utf-8")
    with pytest.raises(DeckError, match=r"papercut-en-red\.svgz: no such file"):
        own_deck(tmp_path, DeckVersion(), "en")


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{style.colours}-{style.index_size}")
def test_other_programs_see_each_style_as_a_deck(papercut: Path, style: DeckVersion) -> None:
    deck = own_deck(papercut.parent, style, "ru")
    assert load_deck(deck.svg.parent, "ru").svg == deck.svg


def test_files_are_small(papercut: Path) -> None:
    sizes = [file.stat().st_size for file in papercut.parent.glob("papercut*/*.svgz")]
    assert len(sizes) == 24
    assert max(sizes) < LARGEST_FILE
    assert sum(sizes) < LARGEST_TOTAL


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{style.colours}-{style.index_size}")
def test_indices_stand_out_from_the_paper(papercut: Path, render: Render, style: DeckVersion) -> None:
    picture = QSvgRenderer(str(own_deck(papercut.parent, style, "en").svg))
    for element in map(element_id, CARDS):
        paper = QColor(render(picture, element, WIDTH).pixel(56, 8))
        assert contrast(index_colour(render, picture, element), paper) >= 4.5, element


@pytest.mark.parametrize("size", IndexSize)
def test_suits_have_two_colours_or_four(papercut: Path, render: Render, size: IndexSize) -> None:
    for colours, groups in ((Colours.TWO, 2), (Colours.FOUR, 4)):
        picture = QSvgRenderer(str(own_deck(papercut.parent, DeckVersion(colours, size), "en").svg))
        dyes = {suit: index_colour(render, picture, f"9_{suit}").name() for suit in SUITS}
        assert len(set(dyes.values())) == groups
        assert dyes["spade"] != dyes["heart"]
        assert (dyes["spade"] == dyes["club"]) == (dyes["diamond"] == dyes["heart"]) == (groups == 2)


@pytest.mark.parametrize("eyes", [PROTANOPIA, DEUTERANOPIA], ids=["protanopia", "deuteranopia"])
def test_four_colours_are_four_for_colour_blind_players(papercut: Path, render: Render, eyes: Eyes) -> None:
    picture = QSvgRenderer(str(own_deck(papercut.parent, DeckVersion(), "en").svg))
    colours = {suit: seen(index_colour(render, picture, f"9_{suit}"), eyes) for suit in SUITS}
    for (one, first), (other, second) in itertools.combinations(colours.items(), 2):
        distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
        assert distance > 20, (one, other, distance)


def test_large_indices_are_large(papercut: Path, render: Render) -> None:
    """On a card of 60 pixels the rank alone is 16 pixels high."""
    heights = {}
    for size in IndexSize:
        picture = QSvgRenderer(str(own_deck(papercut.parent, DeckVersion(index_size=size), "en").svg))
        image = render(picture, "king_spade", 60)
        dark = [
            y for y in range(1, 30) if any(QColor(image.pixel(x, y)).lightness() < 100 for x in range(2, 13))
        ]
        heights[size] = next(n for n, y in enumerate(dark) if n + 1 == len(dark) or dark[n + 1] > y + 1) + 1
    assert heights[IndexSize.LARGE] >= 16
    assert heights[IndexSize.LARGE] > heights[IndexSize.NORMAL] * 1.25


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{style.colours}-{style.index_size}")
@pytest.mark.parametrize("back", Back)
def test_cards_are_the_same_from_both_ends(
    papercut: Path, render: Render, style: DeckVersion, back: Back
) -> None:
    version = DeckVersion(style.colours, style.index_size, back)
    picture = QSvgRenderer(str(own_deck(papercut.parent, version, "en").svg))
    elements = [f"{rank}_{suit}" for rank in ("jack", "queen", "king") for suit in SUITS]
    for element in (*elements, BACK_ELEMENT):
        image = render(picture, element, 110)
        turned = image.transformed(QTransform().rotate(180))
        pairs = zip(bytes(image.constBits()), bytes(turned.constBits()), strict=True)
        assert sum(abs(one - other) > 60 for one, other in pairs) < 60, element
