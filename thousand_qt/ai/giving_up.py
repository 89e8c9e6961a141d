"""What giving a deal up is worth, scored by the engine: the cost now, the cost later, the others' share."""

from __future__ import annotations

from typing import Final

from thousand_qt.ai.model.match import winning_chances
from thousand_qt.ai.model.stakes import SCALE
from thousand_qt.engine.rules import PENALTY, GiveUpCost
from thousand_qt.engine.scoring import DealTally, Outcome, SeatScore, outcome, score_deal
from thousand_qt.engine.view import PlayerView

_OTHERS_USUALLY: Final = 45
"""Points each opponent takes when a contract is played and fails."""
_LOST: Final = 300
"""Points that ending the match counts, as a give-up ends it for another player."""
_OTHERS_WEIGHT: Final = 0.5
"""What a point of all opponents together counts beside an own one."""


def worth_of_giving_up(view: PlayerView) -> float:
    """Return it in points of the score as `bidding.Stakes` counts: a failed contract is minus itself."""
    scores = _scores(view)
    if _end(view, scores) is not None:
        return -float(_LOST)
    others = [score.change for score in scores if score.seat != view.seat and score.seat in view.order]
    more = sum(others) / len(others) - _OTHERS_USUALLY
    return scores[view.seat].change - _cost_later(view) - _OTHERS_WEIGHT * more


def match_worth_of_giving_up(view: PlayerView) -> float:
    """Return it on the scale of `model.stakes.MatchStakes`: the chance to win the match before is nothing."""
    rules = view.rules
    before = winning_chances(rules, view.standings, view.dealer, rules.deal_limit - len(view.results))
    scores = _scores(view)
    end = _end(view, scores)
    if end is not None:
        after = (view.seat in end.winners) / len(end.winners)
    else:
        standings = tuple(score.after for score in scores)
        next_dealer = (view.dealer + 1) % rules.players
        deals_left = rules.deal_limit - len(view.results) - 1
        after = winning_chances(rules, standings, next_dealer, deals_left)[view.seat]
    return SCALE * (after - before[view.seat]) - _cost_later(view)


def _scores(view: PlayerView) -> tuple[SeatScore, ...]:
    nothing = (0,) * view.rules.players
    tally = DealTally(view.declarer, view.contract, view.sitter, True, nothing, nothing, talon=view.talon)
    return score_deal(view.rules, view.standings, tally)


def _end(view: PlayerView, scores: tuple[SeatScore, ...]) -> Outcome | None:
    totals = tuple(score.after.total for score in scores)
    return outcome(view.rules, totals, view.seat, len(view.results) + 1)


def _cost_later(view: PlayerView) -> float:
    """Return what a give-up takes of those that are still free: it brings the one nearer that costs."""
    count = view.standings[view.seat].give_ups + 1
    cost = view.rules.give_up_cost
    if (cost is GiveUpCost.EVERY_THIRD and count % 3) or (cost is GiveUpCost.THIRD_AND_LATER and count < 3):
        return PENALTY / 3
    return 0.0
