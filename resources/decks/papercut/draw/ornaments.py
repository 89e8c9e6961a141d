"""Folk ornaments: petals, leaves, flowers and stitches, drawn about the origin and pointing up."""

from __future__ import annotations

from drawing import Drawing
from paths import Path, circle, path, polygon, ring, together


def petal(length: float, width: float, base: float = 0) -> Path:
    """Return a pointed leaf from (0, -base) up, widest in the middle."""
    half = width / 2
    return path(
        f"M0 {-base} "
        f"C{half * 1.3} {-base - length * 0.3} {half * 1.3} {-base - length * 0.66} 0 {-base - length} "
        f"C{-half * 1.3} {-base - length * 0.66} {-half * 1.3} {-base - length * 0.3} 0 {-base} Z"
    )


def drop(length: float, width: float, base: float = 0) -> Path:
    """Return a petal with a round end and its point at (0, -base)."""
    half = width / 2
    top = -base - length
    return path(
        f"M0 {-base} C{half * 0.5} {-base - length * 0.35} {half} {-base - length * 0.5} {half} {top + half} "
        f"C{half} {top + half * 0.4} {half * 0.6} {top} 0 {top} "
        f"C{-half * 0.6} {top} {-half} {top + half * 0.4} {-half} {top + half} "
        f"C{-half} {-base - length * 0.5} {-half * 0.5} {-base - length * 0.35} 0 {-base} Z"
    )


def curl(length: float, width: float) -> Path:
    """Return a leaf from the origin that swings up and to the right."""
    return path(
        f"M0 0 C{length * 0.35} {width * 0.1} {length * 0.85} {-width * 0.3} {length} {-width * 1.3} "
        f"C{length * 0.55} {-width * 1.35} {length * 0.1} {-width * 0.9} 0 0 Z"
    )


def scallop(radius: float, count: int) -> Path:
    """Return a round sheet with a wavy edge, as scissors cut it from folded paper."""
    bump = radius * 3.1416 / count
    return ring(circle(0, -(radius - bump), bump), count) + circle(0, 0, radius - bump)


def tulip(height: float) -> Path:
    """Return a three-pointed flower standing on the origin."""
    shape = path(
        "M0 0 C-7 0 -9.5 -5 -9.5 -10 C-9.5 -14 -8.5 -17 -7.5 -20 C-5.5 -18 -4.2 -16 -3.4 -14 "
        "C-2.6 -17 -1.4 -19 0 -21.5 C1.4 -19 2.6 -17 3.4 -14 C4.2 -16 5.5 -18 7.5 -20 "
        "C8.5 -17 9.5 -14 9.5 -10 C9.5 -5 7 0 0 0 Z"
    )
    return shape.scaled(height / 21.5)


def rosette(radius: float, colours: tuple[str, str, str], petals: int = 8) -> Drawing:
    """Return a layered flower: wavy sheet, petals on it, and a heart."""
    outer, middle, heart = colours
    flower = Drawing()
    flower.fill(outer, scallop(radius, petals))
    flower.fill(middle, ring(drop(radius * 0.56, radius * 0.36, radius * 0.2), petals))
    flower.fill(heart, circle(0, 0, radius * 0.27))
    return flower


def daisy(radius: float, colour: str, heart: str, petals: int = 6) -> Drawing:
    """Return a small flower for places where a rosette would be a blot."""
    flower = Drawing()
    flower.fill(colour, ring(drop(radius, radius * 0.82), petals))
    flower.fill(heart, circle(0, 0, radius * 0.34))
    return flower


def star_stitch(size: float) -> Path:
    """Return the eight-pointed star of cross-stitch patterns."""
    arm = polygon((0, 0), (0.5, -0.5), (0.5, -1), (0, -0.5), (-0.5, -1), (-0.5, -0.5))
    return ring(arm, 4).scaled(size)


def cross_stitch(size: float) -> Path:
    """Return one cross, ``size`` from its middle to the tips."""
    bar = polygon((-0.28, -1), (0.28, -1), (0.28, 1), (-0.28, 1))
    return together([bar.turned(45), bar.turned(-45)]).scaled(size)


def lozenge(width: float, height: float) -> Path:
    return polygon((0, -height / 2), (width / 2, 0), (0, height / 2), (-width / 2, 0))


def beads(points: list[tuple[float, float]], radius: float) -> Path:
    return together(circle(x, y, radius) for x, y in points)
