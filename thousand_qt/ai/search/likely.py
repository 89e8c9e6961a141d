"""Layouts as likely as they are, to the one who defends against two talons.

The declarer puts aside what he can do without, hardly ever an ace, while of all layouts that fit the view
more than half have an ace or a ten there. So layouts are drawn by how likely he would have put those two
cards aside, of the twelve he then held.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Final

from thousand_qt.ai.model.aside import likelihood
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.ai.worlds.evidence import played_cards
from thousand_qt.engine.view import PlayerView

_CANDIDATES: Final = 5
"""Layouts looked through for each one that is drawn."""
_FEWEST: Final = 200
"""And at least so many."""


def is_defence_against_two_talons(view: PlayerView) -> bool:
    """Return whether two cards have been put aside that this seat has not seen."""
    return view.rules.is_two_talon_game and bool(view.gifts) and view.declarer != view.seat


def likely_worlds(view: PlayerView, random: Random, count: int) -> list[World]:
    """Draw so many layouts, each as often as is likely; the same one may come several times."""
    worlds = Worlds.of(view)
    candidates = max(_FEWEST, _CANDIDATES * count)
    if worlds.count(candidates) is not None:
        looked_through = worlds.all()
    else:
        looked_through = list(worlds.sample(random, candidates))
    declarer = view.declarer
    assert declarer is not None
    played = played_cards(view)[declarer]
    weights = [
        likelihood(world.hands[declarer] | played | world.aside, world.aside) for world in looked_through
    ]
    ends = list(accumulate(weights))
    step = ends[-1] / count
    point = step * random.random()
    drawn: list[World] = []
    for world, end in zip(looked_through, ends, strict=True):  # evenly spread: luck has little part in it
        while point < end and len(drawn) < count:
            drawn.append(world)
            point += step
    random.shuffle(drawn)
    return drawn
