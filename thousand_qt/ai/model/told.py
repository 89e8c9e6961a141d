"""How likely a contract is made, going by how deals ended in which as many layouts spoke for it.

A layout is solved with all cards open, and every layout that can be counts alike. So a declarer's share of
layouts is a little low: defenders do not see his cards. A defender's share is far too low: it holds nothing
against the many layouts in which the declarer would never have named his contract. The chance itself is
learned, side by side with the tricks that have been played, from deals that Masters played.
"""

from __future__ import annotations

import math
from typing import Final

from thousand_qt.ai.model.hand import chance, weighed
from thousand_qt.ai.model.numbers import told_numbers
from thousand_qt.engine.view import PlayerView

ODDS: Final = 1
"""The number of the feature that is the share itself."""
_EDGE: Final = 0.01
"""A share nearer to none or all says no more than this one."""


def features(share: float, tricks: int, cards: int) -> tuple[float, ...]:
    """Return the features of a share of layouts, 0-1, after so many tricks of a deal of so many in all."""
    inside = min(max(share, _EDGE), 1 - _EDGE)
    odds = math.log(inside / (1 - inside))
    passed = tricks / cards
    return (1.0, odds, passed, odds * passed, float(share >= 1 - _EDGE), float(share <= _EDGE))


def chance_told(view: PlayerView, share: float) -> float:
    """Return the chance, 0-1, that the contract is made, when it is in this share of the layouts.

    Meant for rules with a declarer; the view is that of the seat that decides, while tricks are played.
    """
    numbers = told_numbers(view.rules)
    weights = numbers.declarer if view.seat == view.declarer else numbers.defender
    if not weights:
        return share
    return chance(weighed(features(share, len(view.tricks), view.rules.tricks_in_deal), weights))
