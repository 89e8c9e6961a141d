"""What decks use of SVG and QtSvg does not draw right, said in other words that mean the same.

A `symbol` has a coordinate system of its own, which each `use` of it fits into a place; QtSvg takes the
symbol's coordinates for the picture's. Here the symbol becomes a group, and the fitting a transformation.
A `clipPath` is what QtSvg does not know at all; a `mask` of the same shape in white cuts the same.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final

_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_LENGTH: Final = re.compile(rf"\s*({_NUMBER.pattern})\s*(px|%)?\s*\Z")
_SHARES: Final = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
_ALIGNMENT: Final = re.compile(r"x(Min|Mid|Max)Y(Min|Mid|Max)\s*(meet|slice)?")
_CLIPS: Final = re.compile(r"(?:^|;)\s*clip-path\s*:\s*(url\(\s*[\"']?#[^)]*\))")
MASK_ROOM: Final = ' maskUnits="userSpaceOnUse" x="-50000" y="-50000" width="100000" height="100000"'
"""A mask must say where it may let something through; a clip path need not."""


@dataclass(frozen=True, slots=True)
class ViewBox:
    """A coordinate system: its corner and its size."""

    x: float
    y: float
    width: float
    height: float


def view_box(text: str | None) -> ViewBox | None:
    """Return what a `viewBox` attribute says; None if it says nothing sensible."""
    numbers = [float(number) for number in _NUMBER.findall(text or "")]
    if len(numbers) != 4 or not all(map(math.isfinite, numbers)) or numbers[2] <= 0 or numbers[3] <= 0:
        return None
    return ViewBox(*numbers)


@dataclass(frozen=True, slots=True)
class Symbol:
    """What of a `symbol` matters for its use."""

    box: ViewBox | None
    alignment: str


def fitting(symbol: Symbol, use: dict[str, str], picture: ViewBox | None) -> str:
    """Return the transformation that puts a symbol where a `use` wants it.

    Args:
        symbol: The symbol.
        use: The attributes of the `use`.
        picture: The coordinate system of the whole picture, of which percentages are.
    """
    whole = picture or ViewBox(0, 0, 100, 100)
    x = _length(use.get("x"), whole.width, 0.0)
    y = _length(use.get("y"), whole.height, 0.0)
    box = symbol.box
    if box is None:
        moved = [(x, y)]
        scales = (1.0, 1.0)
    else:
        width = _length(use.get("width"), whole.width, whole.width)
        height = _length(use.get("height"), whole.height, whole.height)
        scales = (width / box.width, height / box.height)
        alignment = _ALIGNMENT.match(symbol.alignment)
        if symbol.alignment.strip() != "none":
            slices = alignment is not None and alignment[3] == "slice"
            scale = max(scales) if slices else min(scales)
            scales = (scale, scale)
            across, down = (_SHARES[alignment[1]], _SHARES[alignment[2]]) if alignment else (0.5, 0.5)
            x += (width - box.width * scale) * across
            y += (height - box.height * scale) * down
        moved = [(x, y), (-box.x, -box.y)]
    parts = [use.get("transform", "").strip(), f"translate({moved[0][0]:.9g},{moved[0][1]:.9g})"]
    if len(moved) == 2:
        parts.append(f"scale({scales[0]:.9g},{scales[1]:.9g})")
        parts.append(f"translate({moved[1][0]:.9g},{moved[1][1]:.9g})")
    return " ".join(part for part in parts if part)


def _length(text: str | None, whole: float, default: float) -> float:
    found = _LENGTH.match(text or "")
    if found is None:
        return default
    value = float(found[1])
    if not math.isfinite(value):
        return default
    return value * whole / 100 if found[2] == "%" else value


def clip_to_mask(attributes: dict[str, str]) -> None:
    """Have an element that is cut by a clip path cut by the mask that has come in its place."""
    clip = attributes.pop("clip-path", "")
    if not clip and (found := _CLIPS.search(attributes.get("style", ""))):
        clip = found[1]
    if clip.startswith("url") and "mask" not in attributes:
        attributes["mask"] = clip
