"""How a card moves on each occasion: how far it is thrown up, how it turns, and how it comes to rest.

A card has weight: it is lifted before it travels, swings a little into the bend, and lands; one that is
thrown slides to a stop. Every number is a share of something that can be seen, so the motion is the same in
every window.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve

_LIFT_GROWS: Final = 0.10
"""A card at the top of its flight is nearer to the eye: larger by this share for an altitude of 1."""


@dataclass(frozen=True, slots=True)
class Manner:
    """One way of moving.

    Attributes:
        arc: how far the path bends aside, as a share of its length; cards bend away from the player.
        altitude: how high the card rises over the table, 0-1; its shadow falls farther and it looks larger.
        swing: degrees it leans into the movement, at most, on its way.
        curve: how the way is divided over the time.
        turned_at: after this share of the time a card that is turned over has been turned.
    """

    arc: float
    altitude: float
    swing: float
    curve: QEasingCurve.Type
    turned_at: float = 0.6

    def rise(self, share: float) -> float:
        """Return the altitude after this share of the time: up fast, and softly down."""
        return self.altitude * math.sin(math.pi * share**0.75)

    def growth(self, altitude: float) -> float:
        """Return what the size of a card at this altitude is multiplied with."""
        return 1.0 + _LIFT_GROWS * altitude


THROWN: Final = Manner(0.05, 0.35, 9.0, QEasingCurve.Type.OutQuart)
"""Dealt: flat and fast, and slides to a stop."""
LAID: Final = Manner(0.08, 0.8, 6.0, QEasingCurve.Type.InOutSine, turned_at=0.55)
"""Played into the trick: lifted out of the hand, carried in a bow, laid down."""
HANDED: Final = Manner(0.12, 0.7, 5.0, QEasingCurve.Type.InOutCubic)
"""Given or taken: carried round in a wide bow."""
TURNED: Final = Manner(0.0, 0.9, 0.0, QEasingCurve.Type.InOutSine, turned_at=0.85)
"""Turned over where it lies: it has to be lifted for that."""
PUSHED: Final = Manner(0.0, 0.1, 2.0, QEasingCurve.Type.OutCubic)
"""Pushed together: on the table all the time."""
SWEPT: Final = Manner(0.06, 0.3, 0.0, QEasingCurve.Type.InOutCubic, turned_at=0.5)
"""A trick taken: swept away, and turned over as it goes."""
SHIFTED: Final = Manner(0.0, 0.0, 0.0, QEasingCurve.Type.OutCubic)
"""Making room for others."""
