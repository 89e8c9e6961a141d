"""The whole deck as one SVG document in the KDE carddeck format."""

from __future__ import annotations

from aces import ace
from back import back
from card import HEIGHT, WIDTH, index, paper
from courts import court
from drawing import Drawing
from pips import pips

LANGUAGES = ("en", "pl", "ru")
SUITS = ("spade", "club", "diamond", "heart")
RANKS = ("1", "10", "king", "queen", "jack", "9")

# Cards lie on the sheet in rows of one suit, with a gap so that no renderer lets neighbours bleed into each
# other.
_GAP = 20


def face(rank: str, suit: str, language: str) -> Drawing:
    """Return one complete card face."""
    card = paper()
    if rank == "1":
        card.lay(ace(suit))
    elif rank in ("9", "10"):
        card.lay(pips(rank, suit))
    else:
        card.lay(court(rank, suit))
    card.lay(index(rank, suit, language))
    return card


def deck_svg(language: str) -> str:
    """Return the SVG document with the indices of one language."""
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
            lines += _group(f"{rank}_{suit}", face(rank, suit, language), column, row)
    lines += _group("back", back(), len(RANKS), 0)
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def _group(identifier: str, drawing: Drawing, column: int, row: int) -> list[str]:
    x, y = _GAP + column * (WIDTH + _GAP), _GAP + row * (HEIGHT + _GAP)
    return [f'<g id="{identifier}" transform="translate({x} {y})">', *drawing.elements(), "</g>"]
