"""Points as people write them: with a true minus, never a hyphen, and never grouped (1000, −120)."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def plain(points: int) -> str:
    """Return a total, such as "455" or "−120"."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Return a change of a total, such as "+120", "−120" or "0"."""
    return f"+{points}" if points > 0 else plain(points)
