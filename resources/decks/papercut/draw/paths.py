"""Paths as values: the one geometry the whole deck is drawn with.

Every shape of the deck is a ``Path`` that is moved, turned and mirrored by calculation, so the SVG files hold
plain coordinates only. That keeps them inside the SVG Tiny subset, which every card game's renderer
understands, and it makes strict symmetry a property of the numbers instead of the renderer.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]

# Distance of the control points that makes four cubic curves look like a circle of radius 1.
CIRCLE_CONTROL = 0.5523

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_NUMBERS_PER_COMMAND = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


@dataclass(frozen=True)
class Path:
    """Closed or open outlines made of M, L, C and Z segments with absolute points."""

    segments: tuple[Segment, ...] = ()

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def mapped(self, function: Callable[[float, float], Point]) -> Path:
        """Return the path with every point sent through an affine function."""
        return Path(
            tuple((command, tuple(function(x, y) for x, y in points)) for command, points in self.segments)
        )

    def moved(self, dx: float, dy: float) -> Path:
        return self.mapped(lambda x, y: (x + dx, y + dy))

    def scaled(self, factor: float, vertical: float | None = None) -> Path:
        """Return the path scaled about the origin, by one factor or by one for each direction."""
        down = factor if vertical is None else vertical
        return self.mapped(lambda x, y: (x * factor, y * down))

    def turned(self, degrees: float, about: Point = (0, 0)) -> Path:
        """Return the path turned clockwise as seen on the screen."""
        if degrees % 360 == 180:
            # Exact, so that the two halves of a court card agree to the last digit.
            return self.mapped(lambda x, y: (2 * about[0] - x, 2 * about[1] - y))
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        centre_x, centre_y = about

        def turn(x: float, y: float) -> Point:
            return (
                centre_x + (x - centre_x) * cosine - (y - centre_y) * sine,
                centre_y + (x - centre_x) * sine + (y - centre_y) * cosine,
            )

        return self.mapped(turn)

    def mirrored(self) -> Path:
        """Return the mirror image about the vertical axis x = 0, keeping the direction of every outline.

        Keeping the direction lets a shape and its mirror image overlap in one path without cutting holes.
        """
        return self.mapped(lambda x, y: (-x, y)).reversed()

    def reversed(self) -> Path:
        segments: list[Segment] = []
        for outline in self._outlines():
            closed = outline[-1][0] == "Z"
            drawn = outline[:-1] if closed else outline
            ends = [points[-1] for _, points in drawn]
            segments.append(("M", (ends[-1],)))
            for index in range(len(drawn) - 1, 0, -1):
                command, points = drawn[index]
                start = ends[index - 1]
                segments.append((command, (*reversed(points[:-1]), start)))
            if closed:
                segments.append(("Z", ()))
        return Path(tuple(segments))

    def polygon(self, steps: int = 12) -> list[Point]:
        """Return the first outline as a polygon, for questions such as "does this flower fit in?"."""
        polygon: list[Point] = []
        for command, points in self._outlines()[0]:
            if command == "C":
                start = polygon[-1]
                polygon.extend(_cubic_point(start, points, step / steps) for step in range(1, steps + 1))
            else:
                polygon.extend(points)
        return polygon

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom."""
        points = [point for outline in self._outlines() for point in Path(tuple(outline)).polygon()]
        horizontal = [x for x, _ in points]
        vertical = [y for _, y in points]
        return min(horizontal), min(vertical), max(horizontal), max(vertical)

    def text(self) -> str:
        """Return the value of the SVG attribute ``d``, in relative coordinates of one hundredth of a unit."""
        words: list[str] = []
        here = start = (0, 0)
        previous = ""
        for command, points in self.segments:
            if command == "Z":
                words.append("z")
                here, previous = start, "z"
                continue
            grid = [(round(x * 100), round(y * 100)) for x, y in points]
            letter = command.lower() if words else command
            numbers = _numbers([value - here[axis] for point in grid for axis, value in enumerate(point)])
            repeats = letter == previous and letter in "lc"
            if repeats and not numbers.startswith("-"):
                words.append(" ")
            words.append(numbers if repeats else letter + numbers)
            here, previous = grid[-1], letter
            if command == "M":
                start = here
        return "".join(words)

    def _outlines(self) -> list[list[Segment]]:
        outlines: list[list[Segment]] = []
        for segment in self.segments:
            if segment[0] == "M":
                outlines.append([])
            outlines[-1].append(segment)
        return outlines


def _numbers(hundredths: Sequence[int]) -> str:
    words: list[str] = []
    for value in hundredths:
        number = f"{value / 100:g}".replace("0.", ".", 1) if abs(value) < 100 else f"{value / 100:.2f}"
        if "." in number and abs(value) >= 100:
            number = number.rstrip("0").rstrip(".")
        words.append(number if number.startswith("-") or not words else " " + number)
    return "".join(words)


def _cubic_point(start: Point, controls: Sequence[Point], position: float) -> Point:
    rest = 1 - position
    weights = (rest**3, 3 * rest**2 * position, 3 * rest * position**2, position**3)
    points = (start, *controls)
    return (
        sum(weight * x for weight, (x, _) in zip(weights, points, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, points, strict=True)),
    )


def path(text: str) -> Path:
    """Read SVG path text with the absolute commands M, L, H, V, C, Q and Z."""
    segments: list[Segment] = []
    here: Point = (0, 0)
    command = ""
    numbers: list[float] = []

    def finish() -> None:
        nonlocal here
        if command == "Z":
            segments.append(("Z", ()))
        elif command == "H":
            here = (numbers[0], here[1])
            segments.append(("L", (here,)))
        elif command == "V":
            here = (here[0], numbers[0])
            segments.append(("L", (here,)))
        elif command == "Q":
            control, end = (numbers[0], numbers[1]), (numbers[2], numbers[3])
            first = (here[0] + (control[0] - here[0]) * 2 / 3, here[1] + (control[1] - here[1]) * 2 / 3)
            second = (end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3)
            segments.append(("C", (first, second, end)))
            here = end
        else:
            points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
            segments.append((command, points))
            here = points[-1]
        numbers.clear()

    for token in _TOKEN.findall(text):
        if token.isalpha():
            if numbers:
                raise ValueError(f"{command} has a wrong number of values in: {text}")
            command = token
        else:
            numbers.append(float(token))
        if len(numbers) == _NUMBERS_PER_COMMAND[command]:
            finish()
    if numbers:
        raise ValueError(f"{command} has a wrong number of values in: {text}")
    return Path(tuple(segments))


def together(paths: Iterable[Path]) -> Path:
    return Path(tuple(segment for each in paths for segment in each.segments))


def both(shape: Path) -> Path:
    """Return a shape and its mirror image about x = 0."""
    return shape + shape.mirrored()


def ring(shape: Path, count: int, start: float = 0, about: Point = (0, 0)) -> Path:
    """Return ``count`` copies of a shape, turned about a point."""
    return together(shape.turned(start + 360 * index / count, about) for index in range(count))


def circle(x: float, y: float, radius: float) -> Path:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, down: float) -> Path:
    """Return an ellipse by its centre and its two radii."""
    control_x, control_y = across * CIRCLE_CONTROL, down * CIRCLE_CONTROL
    return Path(
        (
            ("M", ((x + across, y),)),
            ("C", ((x + across, y + control_y), (x + control_x, y + down), (x, y + down))),
            ("C", ((x - control_x, y + down), (x - across, y + control_y), (x - across, y))),
            ("C", ((x - across, y - control_y), (x - control_x, y - down), (x, y - down))),
            ("C", ((x + control_x, y - down), (x + across, y - control_y), (x + across, y))),
            ("Z", ()),
        )
    )


def hole(shape: Path) -> Path:
    """Return a shape that cuts when it is added to a surrounding one."""
    return shape.reversed()


def polygon(*points: Point) -> Path:
    return Path((("M", (points[0],)), *(("L", (point,)) for point in points[1:]), ("Z", ())))


def line(*points: Point) -> Path:
    return Path((("M", (points[0],)), *(("L", (point,)) for point in points[1:])))


def box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> Path:
    """Return a rectangle by its edges, with round corners if a radius is given."""
    if not radius:
        return polygon((left, top), (right, top), (right, bottom), (left, bottom))
    return rounded((left, top), (right, top), (right, bottom), (left, bottom), radius=radius)


def rounded(*corners: Point, radius: float) -> Path:
    """Return a polygon with every corner rounded."""
    segments: list[Segment] = []
    count = len(corners)
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % count]
        enter, leave = _towards(corner, before, radius), _towards(corner, after, radius)
        segments.append(("L" if segments else "M", (enter,)))
        first = _towards(enter, corner, radius * CIRCLE_CONTROL)
        second = _towards(leave, corner, radius * CIRCLE_CONTROL)
        segments.append(("C", (first, second, leave)))
    return Path((*segments, ("Z", ())))


def along(curve: Path, count: int) -> list[Point]:
    """Return points at equal distances along an open curve, from its first point to its last."""
    corners = curve.polygon(steps=40)
    lengths = [math.dist(start, end) for start, end in pairwise(corners)]
    step = sum(lengths) / (count - 1)
    points = [corners[0]]
    walked = 0.0
    for (start, end), length in zip(pairwise(corners), lengths, strict=True):
        while walked + length >= step * len(points) and len(points) < count - 1:
            points.append(_towards(start, end, step * len(points) - walked))
        walked += length
    return [*points, corners[-1]]


def _towards(start: Point, end: Point, distance: float) -> Point:
    share = distance / math.dist(start, end)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def fits(outline: Sequence[Point], x: float, y: float, margin: float) -> bool:
    """Say whether a circle of radius ``margin`` about (x, y) lies inside a polygon."""
    inside = False
    for index, (end_x, end_y) in enumerate(outline):
        start_x, start_y = outline[index - 1]
        if (start_y > y) != (end_y > y):
            crossing = start_x + (y - start_y) * (end_x - start_x) / (end_y - start_y)
            if crossing > x:
                inside = not inside
        if _distance_to_edge(x, y, (start_x, start_y), (end_x, end_y)) < margin:
            return False
    return inside


def _distance_to_edge(x: float, y: float, start: Point, end: Point) -> float:
    length = math.dist(start, end)
    if length == 0:
        return math.dist((x, y), start)
    along = ((x - start[0]) * (end[0] - start[0]) + (y - start[1]) * (end[1] - start[1])) / length**2
    along = max(0.0, min(1.0, along))
    nearest = (start[0] + along * (end[0] - start[0]), start[1] + along * (end[1] - start[1]))
    return math.dist((x, y), nearest)
