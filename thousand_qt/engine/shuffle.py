"""Shuffled packs from a number, so that a match can be dealt again exactly as it was."""

from __future__ import annotations

import random

from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.cards import PACK


def shuffled(seed: int, dealing: int) -> DealCards:
    """Return the pack of the given dealing (0 for the first; redeals count) of the match with this seed.

    Each dealing has its own stream, so the cards do not depend on what happened in earlier deals. The text
    seed is hashed by `random.Random` in a way that all Python versions share.
    """
    pack = list(PACK)
    random.Random(f"thousand/{seed}/{dealing}").shuffle(pack)
    return DealCards(tuple(pack))
