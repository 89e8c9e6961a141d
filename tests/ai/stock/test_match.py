"""The state of the match in the game with a stock: chances at two scores, and what a deal is worth there."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from tests.ai.headless import shuffled
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.search.plays import weigh_plays
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import Objective, PlayOptions, Solver
from thousand_qt.ai.stock.match import StockStakes, chance_to_win
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.ai.worlds import Worlds
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import preset
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.view import PlayerView, view_of

RULES = preset("polish-stock")
SCORES = (0, 130, 400, 555, 700, 810, 870, 930, 960, 990)


def at(own: int, other: int, *, seed: int = 1) -> PlayerView:
    """Return what the eldest hand (seat 1) sees before its first lead, at these scores."""
    state = MatchState(RULES, 0, (Standing(other), Standing(own)))
    state, _ = state.apply(shuffled(random.Random(seed)))
    return view_of(state, 1)


def test_the_chances_of_both_are_one() -> None:
    for own in SCORES:
        for other in SCORES:
            both = chance_to_win(own, other, eldest=True) + chance_to_win(other, own, eldest=False)
            assert both == pytest.approx(1)


def test_more_points_are_better() -> None:
    for eldest in (True, False):
        for other in SCORES:
            chances = [chance_to_win(own, other, eldest=eldest) for own in (*SCORES, 1000)]
            assert all(lower <= higher for lower, higher in pairwise(chances))
            assert chances[-1] - chances[0] > 0.4


def test_it_is_hardly_better_to_lead_first() -> None:
    assert chance_to_win(0, 0, eldest=True) == pytest.approx(0.5, abs=0.02)


def test_at_1000_the_higher_score_has_won() -> None:
    assert chance_to_win(1000, 990, eldest=True) == 1
    assert chance_to_win(1020, 1060, eldest=False) == 0
    assert chance_to_win(1040, 1040, eldest=True) == 0.5  # one more deal
    assert chance_to_win(400, 1000, eldest=True) == 0


def test_early_in_a_match_points_are_all_that_counts() -> None:
    assert not StockStakes(at(0, 0)).matter
    assert not StockStakes(at(500, 600)).matter
    assert StockStakes(at(900, 900)).matter
    assert not StockStakes(at(990, 0)).matter  # nothing more can happen


def test_another_target_is_as_near_as_1000_would_be() -> None:
    rules = msgspec.structs.replace(RULES, target=500)
    state = MatchState(rules, 0, (Standing(460), Standing(300)))
    state, _ = state.apply(shuffled(random.Random(1)))
    short, usual = StockStakes(view_of(state, 1)), StockStakes(at(800, 960))
    assert short.matter
    assert short.worth(120, 60) == usual.worth(120, 60)


def test_who_is_far_behind_gives_a_point_away_for_a_chance() -> None:
    behind = StockStakes(at(800, 960))
    sure = behind.worth(130, 90)
    gamble = (behind.worth(260, 40) + behind.worth(20, 200)) / 2
    assert gamble > sure
    ahead = StockStakes(at(960, 800))
    sure = ahead.worth(90, 130)
    gamble = (ahead.worth(200, 20) + ahead.worth(40, 260)) / 2
    assert sure > gamble


def test_a_point_of_the_difference_is_a_point_where_it_is_even() -> None:
    even = StockStakes(at(900, 900))
    assert even.worth(150, 60) - even.worth(60, 150) == pytest.approx(180, rel=0.4)


def test_cards_are_weighed_by_the_match_where_it_matters() -> None:
    worlds = Worlds.of(at(0, 0)).sample(random.Random(1), 12)
    layouts = list(worlds)
    solver = Solver(PlayOptions.of(RULES), objective=Objective.DIFFERENCE)
    effort = Effort(Budget(worlds=12), most_worlds=12, seconds=1)
    early = weigh_plays(at(0, 0), solver, layouts, effort)
    late = weigh_plays(at(800, 960), solver, layouts, effort)
    assert [outlook.results for outlook in early] == [outlook.results for outlook in late]
    assert all(not outlook.swings and outlook.gain == outlook.points for outlook in early)
    assert all(len(outlook.swings) == 12 and outlook.gain != outlook.points for outlook in late)


def test_one_who_does_not_look_plays_every_deal_as_the_first() -> None:
    blind = msgspec.structs.replace(MASTER, sees_match=False)
    changed = 0
    for seed in range(6):
        first, last = at(0, 0, seed=seed), at(780, 970, seed=seed)
        answers = [Searcher(1, blind).explain(view, Budget(worlds=30)) for view in (first, last)]
        assert answers[0].options == answers[1].options
        changed += Searcher(1, MASTER).explain(last, Budget(worlds=30)).options != answers[0].options
    assert changed == 6
