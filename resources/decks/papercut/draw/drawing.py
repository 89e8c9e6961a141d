"""A drawing is a pile of coloured paper: filled and stroked paths, the last one on top."""

from __future__ import annotations

from dataclasses import dataclass, field

from paths import Path, Point, together


@dataclass(frozen=True)
class Piece:
    """One path with its paint. ``width`` is None for a filled piece, the stroke's width for a line."""

    shape: Path
    colour: str
    width: float | None = None

    def element(self) -> str:
        """Return the SVG element of the piece."""
        if self.width is None:
            return f'<path fill="{self.colour}" d="{self.shape.text()}"/>'
        return (
            f'<path fill="none" stroke="{self.colour}" stroke-width="{self.width:g}" stroke-linecap="round" '
            f'stroke-linejoin="round" d="{self.shape.text()}"/>'
        )


@dataclass
class Drawing:
    """Pieces in painting order."""

    pieces: list[Piece] = field(default_factory=list[Piece])

    def fill(self, colour: str, *shapes: Path) -> None:
        """Lay filled shapes of one colour as a single piece."""
        self.pieces.append(Piece(together(shapes), colour))

    def line(self, colour: str, width: float, *shapes: Path) -> None:
        """Draw strokes of one colour and width as a single piece, with round ends and joins."""
        self.pieces.append(Piece(together(shapes), colour, width))

    def lay(self, other: Drawing) -> None:
        """Lay another drawing on top."""
        self.pieces.extend(other.pieces)

    def moved(self, dx: float, dy: float) -> Drawing:
        return Drawing([Piece(piece.shape.moved(dx, dy), piece.colour, piece.width) for piece in self.pieces])

    def turned(self, degrees: float, about: Point = (0, 0)) -> Drawing:
        return Drawing(
            [Piece(piece.shape.turned(degrees, about), piece.colour, piece.width) for piece in self.pieces]
        )

    def mirrored(self) -> Drawing:
        return Drawing([Piece(piece.shape.mirrored(), piece.colour, piece.width) for piece in self.pieces])

    def scaled(self, factor: float) -> Drawing:
        """Return the drawing scaled about the origin, strokes included."""
        return Drawing(
            [
                Piece(
                    piece.shape.scaled(factor),
                    piece.colour,
                    None if piece.width is None else piece.width * factor,
                )
                for piece in self.pieces
            ]
        )

    def elements(self) -> list[str]:
        """Return the SVG elements, one for each piece."""
        return [piece.element() for piece in self.pieces]
