"""Layouts as likely as they are, where that is known: against two talons, and while there is a stock.

With two talons the declarer puts aside what he can do without, hardly ever an ace, while of all layouts that
fit the view more than half have an ace or a ten there. So layouts are drawn by how likely he would have put
those two cards aside, of the twelve he then held. What players of a stock tell by what they play is in
`stock.likely`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from thousand_qt.ai.model.aside import likelihood
from thousand_qt.ai.stock.likely import likely_layouts
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.ai.worlds.drawing import drawn_evenly
from thousand_qt.ai.worlds.evidence import played_cards
from thousand_qt.engine.view import PlayerView

_CANDIDATES: Final = 5
"""Layouts looked through for each one that is drawn."""
_FEWEST: Final = 200
"""And at least so many."""


def tells_more(view: PlayerView) -> bool:
    """Return whether some of the layouts that fit this view are known to be likelier than others."""
    return bool(view.stock_size) or _is_defence_against_two_talons(view)


def likely_worlds(view: PlayerView, random: Random, count: int) -> list[World]:
    """Draw so many layouts, each as often as is likely; the same one may come several times.

    For a view that tells more than which layouts fit.
    """
    if view.stock_size:
        return likely_layouts(view, random, count)
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
    return drawn_evenly(looked_through, weights, random, count)


def _is_defence_against_two_talons(view: PlayerView) -> bool:
    """Return whether two cards have been put aside that this seat has not seen."""
    return view.rules.is_two_talon_game and bool(view.gifts) and view.declarer != view.seat
