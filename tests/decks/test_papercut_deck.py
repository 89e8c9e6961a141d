"""The game's own deck: complete, drawn by its generator, and what a card player expects of a card."""

from __future__ import annotations

import gzip
import itertools
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from thousand_qt.decks.catalogue import BACK_ELEMENT, CARDS, element_id, load_deck

LANGUAGES = ("en", "pl", "ru")
VERSIONS = ("papercut", "papercut-large", "papercut-two-colours", "papercut-two-colours-large")
BACKS = ("red", "blue")
_ICONS = ("thousand-qt", "application-x-thousand-match")
_SMALL_SIZES = (16, 20, 22, 24, 32)
ICONS = (
    *_ICONS,
    "thousand-qt-macos",
    *(f"{icon}-{size}" for icon, size in itertools.product(_ICONS, _SMALL_SIZES)),
)
FACES = tuple(element_id(card) for card in CARDS)
COURTS = tuple(face for face in FACES if face.split("_")[0] in {"jack", "queen", "king"})

# The index column of the top left corner, on a card 240 units wide.
INDEX = QRect(0, 0, 59, 114)
WIDTH = 240

Render = Callable[[QSvgRenderer, str, int], QImage]


@pytest.fixture(scope="module")
def pictures(papercut: Path, qapp: object) -> dict[str, QSvgRenderer]:
    return {language: QSvgRenderer(str(load_deck(papercut, language).svg)) for language in LANGUAGES}


def differences(first: QImage, second: QImage, tolerance: int = 0) -> int:
    """Count the colour channels of pixels that differ by more than a tolerance (0 to 255)."""
    assert first.size() == second.size()
    assert first.format() == second.format()
    if first == second:
        return 0
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(one - other) > tolerance for one, other in pairs)


def without_indices(image: QImage) -> QImage:
    blanked = QImage(image)
    painter = QPainter(blanked)
    painter.fillRect(INDEX, QColor("white"))
    painter.fillRect(
        INDEX.translated(WIDTH - INDEX.width(), WIDTH * 3 // 2 - INDEX.height()), QColor("white")
    )
    painter.end()
    return blanked


def test_the_committed_pictures_are_what_the_generator_draws(papercut: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", str(papercut / "draw"), "--output", str(tmp_path)], check=True)
    decks = papercut.parent
    names = [
        f"{version}/papercut-{language}-{back}.svgz"
        for version, language, back in itertools.product(VERSIONS, LANGUAGES, BACKS)
    ]
    for name in names:  # Libraries pack differently; what is packed counts.
        drawn, committed = ((folder / name).read_bytes() for folder in (tmp_path, decks))
        assert gzip.decompress(drawn) == gzip.decompress(committed), f"draw {name} again"
    for version in VERSIONS:
        index = f"{version}/index.desktop"
        assert (tmp_path / index).read_text("utf-8") == (decks / index).read_text("utf-8")
        files = {file.name for file in (decks / version).iterdir() if file.is_file()}
        assert files == {file.name for file in (tmp_path / version).iterdir()}
    for icon in ICONS:
        drawn_icon = tmp_path / f"{icon}.svg"
        assert drawn_icon.read_bytes() == (decks.parent / "icons" / drawn_icon.name).read_bytes()
    assert {file.name for file in tmp_path.iterdir()} == {*VERSIONS, *(f"{icon}.svg" for icon in ICONS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_is_there_at_the_size_of_the_back(
    pictures: dict[str, QSvgRenderer], language: str
) -> None:
    picture = pictures[language]
    for element in (*FACES, BACK_ELEMENT):
        assert picture.elementExists(element)
        bounds = picture.boundsOnElement(element)
        assert (bounds.width(), bounds.height()) == (WIDTH, WIDTH * 1.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_keep_to_plain_paths(papercut: Path, language: str) -> None:
    """QtSvg and other games render groups and paths alike; everything richer is where renderers differ."""
    tree = ElementTree.fromstring(gzip.decompress(load_deck(papercut, language).svg.read_bytes()))
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in tree.iter()}
    assert tags == {"svg", "title", "g", "path"}


def test_faces_are_solid_paper_with_round_corners(pictures: dict[str, QSvgRenderer], render: Render) -> None:
    for element in (*FACES, BACK_ELEMENT):
        image = render(pictures["en"], element, 110)
        right, bottom = image.width() - 1, image.height() - 1
        for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
            assert image.pixelColor(*corner).alpha() == 0, element
        opaque = [
            image.pixelColor(x, y).alpha() for x in range(10, right - 10) for y in range(10, bottom - 10, 7)
        ]
        assert min(opaque) == 255, element


def test_no_two_cards_look_alike(pictures: dict[str, QSvgRenderer], render: Render) -> None:
    images = {element: render(pictures["pl"], element, 60) for element in (*FACES, BACK_ELEMENT)}
    for (one, first), (other, second) in itertools.combinations(images.items(), 2):
        assert differences(first, second, tolerance=100) > 10, (one, other)


@pytest.mark.parametrize("element", [*COURTS, BACK_ELEMENT])
def test_courts_and_back_are_the_same_from_both_ends(
    pictures: dict[str, QSvgRenderer], render: Render, element: str
) -> None:
    image = render(pictures["ru"], element, WIDTH)
    # Half covered pixels along the edges are rounded differently; a misplaced shape changes whole areas.
    turned = image.transformed(QTransform().rotate(180))
    assert differences(image, turned, tolerance=40) < 100


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_languages_differ_in_the_indices_only(
    pictures: dict[str, QSvgRenderer], render: Render, language: str
) -> None:
    changed = set()
    for element in FACES:
        english = render(pictures["en"], element, WIDTH)
        translated = render(pictures[language], element, WIDTH)
        assert differences(without_indices(english), without_indices(translated)) == 0, element
        if english != translated:
            changed.add(element.split("_")[0])
    assert changed == {"pl": {"queen", "jack"}, "ru": {"1", "queen", "jack"}}[language]


@pytest.mark.parametrize("element", FACES)
def test_nothing_but_the_index_stands_in_the_index_column(
    pictures: dict[str, QSvgRenderer], render: Render, element: str
) -> None:
    """In a fan only this column shows, so it holds paper and the suit's colour and nothing else."""
    image = render(pictures["en"], element, WIDTH)
    paper = image.pixelColor(56, 60)
    suit_colour = QColor(
        {"spade": "#1d2430", "club": "#007868", "diamond": "#24579c", "heart": "#c8202f"}[
            element.split("_")[1]
        ]
    )
    seen = {image.pixelColor(x, y).rgb() for x in range(6, 56) for y in range(8, 112)}
    strange = [colour for colour in map(QColor, seen) if not _lies_between(colour, paper, suit_colour)]
    assert not strange


def _lies_between(colour: QColor, one: QColor, other: QColor) -> bool:
    """Say whether a colour is a mixture of two, as it appears along smoothed edges."""
    slack = 6
    channels = (
        (colour.red(), one.red(), other.red()),
        (colour.green(), one.green(), other.green()),
        (colour.blue(), one.blue(), other.blue()),
    )
    return all(min(ends) - slack <= value <= max(ends) + slack for value, *ends in channels)


def test_qtsvg_has_nothing_to_complain_about(papercut: Path, render: Render, qtlog) -> None:
    for language in LANGUAGES:
        picture = QSvgRenderer(str(load_deck(papercut, language).svg))
        for element in (*FACES, BACK_ELEMENT):
            render(picture, element, 60)
    assert [record.message for record in qtlog.records] == []


@pytest.mark.parametrize("name", [*_ICONS, "thousand-qt-macos"])
def test_the_icons_are_readable_small_and_large(papercut: Path, render: Render, qtlog, name: str) -> None:
    picture = QSvgRenderer(str(papercut.parents[1] / "icons" / f"{name}.svg"))
    assert picture.isValid()
    assert picture.defaultSize().width() == picture.defaultSize().height()
    for size in (16, 32, 512):
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        picture.render(painter)
        painter.end()
        colours = {image.pixelColor(x, y).rgba() for x in range(size) for y in range(size)}
        assert len(colours) > 10
    assert [record.message for record in qtlog.records] == []
