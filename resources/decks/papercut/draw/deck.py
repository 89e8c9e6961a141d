"""The whole deck as one SVG document in the KDE carddeck format."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from aces import ace
from back import red_back
from blue_back import blue_back
from card import HEIGHT, LARGE, NORMAL, WIDTH, Layout, index, paper
from courts import court
from palette import FOUR_COLOURS, TWO_COLOURS, Dyes, Palette
from pips import pips

LANGUAGES = ("en", "pl", "ru")
SUITS = ("spade", "club", "diamond", "heart")
RANKS = ("1", "10", "king", "queen", "jack", "9")

# Cards lie on the sheet in rows of one suit, with a gap so that no renderer lets neighbours bleed into each
# other.
_GAP = 20


@dataclass(frozen=True)
class Version:
    """A deck of its own: one folder, in every language and with every back."""

    folder: str
    palette: Palette
    layout: Layout
    names: dict[str, str]


VERSIONS = (
    Version("papercut", FOUR_COLOURS, NORMAL, {"en": "Papercut", "pl": "Wycinanka", "ru": "Вырезанка"}),
    Version(
        "papercut-large",
        FOUR_COLOURS,
        LARGE,
        {
            "en": "Papercut, large indices",
            "pl": "Wycinanka, duże indeksy",
            "ru": "Вырезанка, крупные индексы",
        },
    ),
    Version(
        "papercut-two-colours",
        TWO_COLOURS,
        NORMAL,
        {"en": "Papercut, two colours", "pl": "Wycinanka, dwa kolory", "ru": "Вырезанка, два цвета"},
    ),
    Version(
        "papercut-two-colours-large",
        TWO_COLOURS,
        LARGE,
        {
            "en": "Papercut, two colours, large indices",
            "pl": "Wycinanka, dwa kolory, duże indeksy",
            "ru": "Вырезанка, два цвета, крупные индексы",
        },
    ),
)
BACKS = {"red": red_back, "blue": blue_back}

_COMMENTS = {
    "en": "Folk art of the game's home: paper cuts and embroidery",
    "pl": "Sztuka ludowa: wycinanka i haft",
    "ru": "Народное искусство: вырезанка и вышивка",
}


def file_name(language: str, back: str) -> str:
    """Return what the picture with these indices and this back is called in its version's folder."""
    return f"papercut-{language}-{back}.svgz"


def index_desktop(version: Version) -> str:
    """Return what tells KDE's games about a version; they get the red back."""
    lines = ["[KDE Backdeck]"]
    for key, texts in (("Name", version.names), ("Comment", _COMMENTS)):
        lines += [f"{key}{_locale(language)}={texts[language]}" for language in LANGUAGES]
    lines += ["Author=The Thousand developers", "License=MIT"]
    lines += [f"SVG{_locale(language)}={file_name(language, 'red')}" for language in LANGUAGES]
    return "\n".join(lines) + "\n"


def _locale(language: str) -> str:
    return "" if language == "en" else f"[{language}]"


def face(rank: str, suit: str, language: str, version: Version) -> list[str]:
    """Return the elements of one complete card face."""
    colour, dyes, layout = version.palette.suits[suit], version.palette.dyes[suit], version.layout
    return [*_picture(rank, suit, colour, dyes, layout), *_index(rank, suit, language, colour, layout)]


# Two backs and three languages share their pictures, and two backs their indices.
@cache
def _picture(rank: str, suit: str, colour: str, dyes: Dyes, layout: Layout) -> list[str]:
    card = paper()
    if rank == "1":
        card.lay(ace(suit, colour, dyes, layout))
    elif rank in ("9", "10"):
        card.lay(pips(rank, suit, colour, layout))
    else:
        card.lay(court(rank, suit, colour, dyes, layout))
    return card.elements()


@cache
def _index(rank: str, suit: str, language: str, colour: str, layout: Layout) -> list[str]:
    return index(rank, suit, language, colour, layout).elements()


@cache
def _back(name: str) -> list[str]:
    return BACKS[name]().elements()


def deck_svg(version: Version, language: str, back: str) -> str:
    """Return the SVG document of a version with the indices of one language and one of the backs."""
    columns, rows = len(RANKS) + 1, len(SUITS)
    width, height = columns * (WIDTH + _GAP) + _GAP, rows * (HEIGHT + _GAP) + _GAP
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        ),
        "<title>Papercut playing cards</title>",
    ]
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            lines += _group(f"{rank}_{suit}", face(rank, suit, language, version), column, row)
    lines += _group("back", _back(back), len(RANKS), 0)
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def _group(identifier: str, elements: list[str], column: int, row: int) -> list[str]:
    x, y = _GAP + column * (WIDTH + _GAP), _GAP + row * (HEIGHT + _GAP)
    return [f'<g id="{identifier}" transform="translate({x} {y})">', *elements, "</g>"]
