"""The icons once more for few pixels: each size is drawn for itself, with every edge between two pixels.

What is a fine line in the large drawing would be a grey smear here. So the flowers are gone, the cards stand
upright, and the number is built of whole pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

from drawing import Drawing
from icon import square_svg
from palette import DEEP_RED, EDGE, GOLD, GREEN, IVORY, RED, STRAW
from paths import Path, box, hole, path, together
from suits import suit_mark

Edges = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels."""
Heart = tuple[int, int, int]


@dataclass(frozen=True)
class Number:
    """How 1000 is written.

    Attributes:
        wide, high: A zero, in pixels.
        stem: The upright strokes.
        bar: The level ones.
        gap: Between two digits.
        radius: Of a zero's corners.
    """

    wide: int
    high: int
    stem: int = 1
    bar: int = 1
    gap: int = 1
    radius: float = 0

    @property
    def length(self) -> int:
        """Pixels from the flag of the one to the last zero."""
        return self._one + 3 * (self.gap + self.wide)

    @property
    def _one(self) -> int:
        return 2 * self.stem

    def at(self, left: float, top: float) -> Path:
        """Return the number with its top left corner there."""
        right, bottom = left + self._one, top + self.high
        one = path(
            f"M{right} {top} L{right} {bottom} L{right - self.stem} {bottom} L{right - self.stem} "
            f"{top + 2 * self.bar} L{left} {top + 2 * self.bar} L{left} {top + self.bar} "
            f"L{right - self.stem} {top} Z"
        )
        zeros: list[Path] = []
        for place in range(3):
            start = right + self.gap + place * (self.wide + self.gap)
            end = start + self.wide
            inner = box(
                start + self.stem, top + self.bar, end - self.stem, bottom - self.bar, self.radius / 2
            )
            zeros += [box(start, top, end, bottom, self.radius), hole(inner)]
        return together([one, *zeros])


@dataclass(frozen=True)
class Small:
    """The drawing of one size.

    Attributes:
        pixels: Across and down.
        back: The card that shows its back.
        card: The card with the heart.
        page: The sheet of the record's icon.
        card_heart: Left, top and width of the heart on the card.
        page_heart: The same on the sheet.
        sash_top: Where the sash begins.
        sash_bottom: Where it ends.
        number: What is on the sash.
        fold: The turned-down corner of the sheet.
        radius: Of the cards' corners.
    """

    pixels: int
    back: Edges
    card: Edges
    page: Edges
    card_heart: Heart
    page_heart: Heart
    sash_top: int
    sash_bottom: int
    number: Number
    fold: int
    radius: float = 1.5

    def icon(self) -> str:
        """Return the application's icon as an SVG document."""
        picture = Drawing()
        self._lay_back(picture)
        picture.fill(EDGE, box(*self.card, self.radius))
        picture.fill(IVORY, box(*_inside(self.card), self.radius / 2))
        picture.fill(RED, _heart(*self.card_heart))
        self._lay_sash(picture)
        return square_svg(picture, "Thousand", self.pixels)

    def match_icon(self) -> str:
        """Return the icon of a match's record as an SVG document."""
        _, top, right, _ = self.page
        fold = right - self.fold
        picture = Drawing()
        picture.fill(EDGE, self._sheet(self.page, self.fold))
        picture.fill(IVORY, self._sheet(_inside(self.page), self.fold - 0.6))
        picture.fill(EDGE, path(f"M{fold} {top} L{right} {top + self.fold} L{fold} {top + self.fold} Z"))
        end = top + self.fold - 1
        picture.fill(STRAW, path(f"M{fold + 1} {top + 2.4} L{right - 2.4} {end} L{fold + 1} {end} Z"))
        picture.fill(RED, _heart(*self.page_heart))
        self._lay_sash(picture)
        return square_svg(picture, "Match of Thousand", self.pixels)

    def _lay_back(self, picture: Drawing) -> None:
        left, top, right, bottom = self.back
        picture.fill(EDGE, box(*self.back, self.radius))
        picture.fill(IVORY, box(left + 0.5, top + 0.5, right, bottom, self.radius))
        picture.fill(DEEP_RED, box(left + 1, top + 1, right, bottom, self.radius / 2))

    def _lay_sash(self, picture: Drawing) -> None:
        top, bottom, across = self.sash_top, self.sash_bottom, self.pixels
        number = self.number
        notch = min((bottom - top) / 6, (across - number.length) / 2 - 1)
        middle = (top + bottom) / 2
        ends = (
            f"L{across} {top} L{across - notch} {middle} L{across} {bottom} L0 {bottom} L{notch} {middle} Z"
        )
        picture.fill(GREEN, path(f"M0 {top} {ends}"))
        picture.fill(GOLD, box(0, top, across, top + 1), box(0, bottom - 1, across, bottom))
        free = (bottom - top - number.high) // 2
        picture.fill(IVORY, number.at((across - number.length) // 2, top + free))

    def _sheet(self, edges: Edges, fold: float) -> Path:
        left, top, right, bottom = edges
        return path(
            f"M{left} {top} L{right - fold} {top} L{right} {top + fold} L{right} {bottom} L{left} {bottom} Z"
        )


def _inside(edges: Edges) -> Edges:
    left, top, right, bottom = edges
    return left + 1, top + 1, right - 1, bottom - 1


def _heart(left: int, top: int, width: int) -> Path:
    """Return a heart whose edges are those pixels; the mark leaves a little of its square free."""
    size = width / 0.94
    return suit_mark("heart", size, left + width / 2, top + 0.45 * size)


SMALL = (
    Small(16, (1, 1, 8, 11), (4, 0, 15, 11), (2, 0, 14, 16), (6, 2, 7), (4, 2, 7), 9, 16, Number(3, 5), 4),
    Small(
        20,
        (1, 1, 10, 13),
        (5, 0, 19, 13),
        (3, 0, 17, 20),
        (7, 2, 10),
        (5, 3, 8),
        12,
        20,
        Number(4, 6, radius=1),
        5,
    ),
    Small(
        22,
        (1, 1, 11, 14),
        (6, 0, 21, 14),
        (3, 0, 19, 22),
        (8, 2, 11),
        (5, 3, 9),
        13,
        22,
        Number(4, 7, radius=1),
        6,
    ),
    Small(
        24,
        (1, 1, 12, 16),
        (6, 0, 23, 16),
        (3, 0, 21, 24),
        (9, 2, 11),
        (5, 3, 10),
        14,
        23,
        Number(4, 7, radius=1),
        6,
    ),
    Small(
        32,
        (1, 2, 16, 22),
        (8, 0, 30, 22),
        (4, 0, 28, 32),
        (12, 3, 14),
        (7, 4, 13),
        19,
        31,
        Number(5, 8, 2, 1, 1, 2),
        8,
        2.5,
    ),
)
"""By size; larger ones have room for the drawings of `icon` and `match_icon`."""
