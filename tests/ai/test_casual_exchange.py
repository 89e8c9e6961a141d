"""Which cards the Casual player gives away."""

from __future__ import annotations

import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Exchange
from thousand_qt.engine.rules import Rules, preset


def given(hand: str, talon: str, rules: Rules | None = None) -> set[str]:
    """Return the cards given away by a declarer with this hand and talon."""
    rules = (rules or Rules()).replace(give_up_times="0")
    taken = {*hand.split(), *talon.split()}
    others = [rank + suit for suit in "SCDH" for rank in "9JQKTA" if rank + suit not in taken]
    hands = [hand, " ".join(others[:7]), " ".join(others[7:])]
    state = after(dealt(rules, *hands), "bid 100", "pass", "pass")
    action = Casual(0).choose(to_act(state), Budget())
    assert isinstance(action, Exchange)
    return {card.text for card in action.cards}


def test_gives_lone_nines() -> None:
    assert given("AH TH KH AS TS 9C 9D", "KS QS JH") == {"9C", "9D"}


def test_keeps_both_halves_of_a_marriage_and_the_aces() -> None:
    gone = given("KH QH KS QS AC AD 9D", "AS JC TC")
    assert not gone & {"KH", "QH", "KS", "QS", "AC", "AD", "AS"}


def test_does_not_complete_anothers_marriage_when_a_jack_will_do() -> None:
    assert given("AH TH KH QH AS JD KC", "AC JS TS") & {"KC"} == set()


def test_keeps_tens() -> None:
    assert not given("AH TH KH QH AS TS JC", "9C 9D TD") & {"TH", "TS", "TD"}


@pytest.mark.parametrize("name", ["classic", "polish", "quick"])
def test_breaks_a_marriage_only_when_it_holds_nothing_else(name: str) -> None:
    gone = given("KH QH KD QD KC QC AH", "AD AC AS", preset(name).replace(raise_contract="after_exchange"))
    assert gone < {"KH", "QH", "KD", "QD", "KC", "QC"}
