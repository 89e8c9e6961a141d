"""What giving up is worth follows the rules of the table and the state of the match."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.giving_up import match_worth_of_giving_up, worth_of_giving_up
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.view import PlayerView

BOTH = pytest.mark.parametrize("worth", [worth_of_giving_up, match_worth_of_giving_up])
Worth = Callable[[PlayerView], float]


def declarer(rules: Rules | None = None, *standings: Standing) -> PlayerView:
    state = dealt(rules or Rules(), standings=standings or None)
    return to_act(after(state, "bid 100", "pass", "pass"))


@BOTH
def test_it_is_a_loss_but_not_that_of_a_contract(worth: Worth) -> None:
    assert -100 < worth(declarer()) < 0


@BOTH
def test_the_third_costs_most(worth: Worth) -> None:
    first, third = Standing(200), Standing(200, give_ups=2)
    others = (Standing(200), Standing(200))
    assert worth(declarer(None, third, *others)) < worth(declarer(None, first, *others)) - 30
    free = Rules().replace(give_up_cost="none")
    assert worth(declarer(free, first, *others)) > worth(declarer(None, first, *others)) + 30


@BOTH
def test_it_is_worth_more_when_nobody_is_paid(worth: Worth) -> None:
    assert worth(declarer(Rules().replace(give_up_pays="nothing"))) > worth(declarer()) + 10


@BOTH
def test_it_must_not_win_the_match_for_another(worth: Worth) -> None:
    rules = Rules().replace(endgame="none")
    close, far = Standing(945), Standing(700)
    others = (Standing(300), Standing(300))
    assert worth(declarer(rules, others[0], close, others[1])) < worth(
        declarer(rules, others[0], far, others[1])
    )


def test_with_two_players_there_is_one_to_be_paid() -> None:
    rules = Rules().replace(players=2, four_nines="off")
    state = after(dealt(rules), "bid 100", "pass", "talon 0")
    assert -100 < worth_of_giving_up(to_act(state)) < 0
