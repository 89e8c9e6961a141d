"""Which things lie above which, in one place: the stacking order of everything on the table."""

from __future__ import annotations

from typing import Final

SLOT: Final = 0.0
PILE: Final = 100.0
PILE_COUNT: Final = 150.0
PACK: Final = 200.0
TALON: Final = 300.0
FAN: Final = 400.0
TRICK: Final = 500.0
GIFT: Final = 600.0
HAND: Final = 700.0
PLATE: Final = 1000.0
BANNER: Final = 1100.0
IN_FLIGHT: Final = 2000.0
"""Cards that move are above everything that lies; added to their own order."""
DRAGGED: Final = 3000.0
LABEL: Final = 3500.0
BUBBLE: Final = 4000.0
FLOURISH: Final = 5000.0
