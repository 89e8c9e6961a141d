"""How long everything on the table takes, in milliseconds at normal speed, and what speeds there are."""

from __future__ import annotations

from typing import Final

DEAL_FLIGHT: Final = 340
DEAL_STAGGER: Final = 55
"""Between two cards leaving the dealer."""
TALON_TURN: Final = 420
TALON_STAGGER: Final = 120
TALON_REST: Final = 1500
"""The talon lies open long enough to read three cards."""
TALON_FLIGHT: Final = 480
GIFT_FLIGHT: Final = 460
PLAY_FLIGHT: Final = 360
TRICK_REST: Final = 820
"""A full trick lies long enough to see who won it and how."""
TRICK_GATHER: Final = 230
GATHER_STAGGER: Final = 40
TRICK_FLIGHT: Final = 400
DRAW_FLIGHT: Final = 320
SETTLE: Final = 180
"""Cards moving to where they belong after something else moved."""
CALL_REST: Final = 650
"""A bid or a pass is read before the next player speaks."""
SPEECH_REST: Final = 900
FLOURISH: Final = 1200
COUNT_UP: Final = 900
"""Points running up to the new total, however many."""
CELEBRATION: Final = 4200
WREATH: Final = 1100
BUBBLE_LINGER: Final = 1600
"""A spoken sentence stays this long after the table has come to rest."""
BUBBLE_FADE: Final = 260
HOVER: Final = 110
FADE: Final = 160
"""With reduced motion a card appears in its new place within this time, instead of flying there."""
RESIZE_PAUSE: Final = 120
"""Cards are rendered anew when the window's size has not changed for this long."""

_FACTORS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7, "stroll": 2.6}

SPEEDS: Final = tuple(_FACTORS)


def speed_factor(name: str) -> float:
    """Return what durations are multiplied with at this speed; 0 means that everything happens at once.

    Raises ValueError for a speed there is not.
    """
    try:
        return _FACTORS[name]
    except KeyError:
        raise ValueError(f"speed {name!r}: expected one of {', '.join(SPEEDS)}") from None
