"""All layouts of the hidden cards that fit what one seat knows: the ground on which search players stand."""

from __future__ import annotations

from thousand_qt.ai.worlds.world import World
from thousand_qt.ai.worlds.worlds import Worlds

__all__ = ["World", "Worlds"]
