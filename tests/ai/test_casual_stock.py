"""Casual's judgement in the game with a stock: marriages are kept and declared, tens are caught."""

from __future__ import annotations

import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.stock.judgement import Hope, hopes, judged_plays
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS

STOCK = PRESETS["polish-stock"]


def choice(state: MatchState) -> str:
    """Return what Casual plays, with ``!`` when it declares."""
    action = Casual(1).choose(to_act(state), Budget())
    assert isinstance(action, Play)
    return action.card.text + "!" * action.declare


@pytest.mark.parametrize("hand", ["KH QH 9S JC 9D TS", "KD QD AS TC 9H JH", "KC QC 9S 9D JH TD"])
def test_a_marriage_is_declared_at_once(hand: str) -> None:
    assert choice(dealt(STOCK, hand)) in {card + "!" for card in hand.split()[:2]}


def test_the_dearer_marriage_comes_first() -> None:
    assert choice(dealt(STOCK, "KS QS KH QH 9C JD"))[1:] == "H!"


def test_a_ten_is_taken_with_the_ace() -> None:
    state = after(dealt(STOCK, "TS 9C JC 9D JD QH", "AS 9S 9H JH QC KD"), "play TS")
    assert choice(state) == "AS"


def test_a_ten_is_not_given_to_an_ace() -> None:
    state = after(dealt(STOCK, "AS 9C JC 9D JD QH", "TS TD 9S 9H JH QC"), "play AS")
    assert choice(state) in {"9S", "9H", "JH"}


def test_a_marriage_in_hand_is_not_broken_to_follow() -> None:
    state = after(dealt(STOCK, "AS 9C JC 9D JD QS", "KH QH 9S JS 9H JH"), "play AS")
    assert choice(state) in {"9S", "JS", "9H", "JH"}


def test_nothing_dear_is_led_into_the_unknown() -> None:
    assert choice(dealt(STOCK, "TS TD 9C JC 9H JD"))[0] in "9J"


def test_half_a_marriage_is_worth_more_while_the_other_half_may_come() -> None:
    """The queen of hearts was played to the first trick by the other side, or is still about."""
    hand = "KH 9S 9C JC 9D JD"
    about = after(dealt(STOCK, hand, "QC QH AS TS KS QS"), "play 9C", "play QC")
    gone = after(dealt(STOCK, hand, "QC QH AS TS KS QS"), "play 9C", "play QH")
    worth = []
    for state in (about, gone):
        view = to_act(state) if to_act(state).seat == 0 else to_act(after(state, "play AS"))
        judged = {play.card.text: worth for play, worth in judged_plays(view).items() if not play.declare}
        worth.append(judged["KH"] - judged["9D"])
    assert worth[0] < worth[1] - 5


def test_marriages_that_may_still_come() -> None:
    state = dealt(STOCK, "KH QD 9S 9C JC KC", "QH QC AS TS KS QS")
    view = to_act(state)
    third = 6 / 18
    assert hopes(view, Card("9S")) == [
        Hope(Card("QH"), 100, third),
        Hope(Card("KD"), 80, third),
        Hope(Card("QC"), 60, third),
    ]
    assert [hope.card.text for hope in hopes(view, Card("KH"))] == ["KD", "QC"]
    later = to_act(after(state, "play 9S", "play QH", "play 9C", "play AS"))
    assert later.seat == 0
    assert "QH" not in [hope.card.text for hope in hopes(later, later.hand[0])]


def test_what_the_other_has_shown_cannot_be_drawn() -> None:
    state = after(dealt(STOCK, "KH QH 9S 9C JC KC", "KS QS AD TD JD JH"), "play KH declare", "play JD")
    if to_act(state).seat == 0:
        state = after(state, "play 9S")
    view = to_act(state)
    assert all(hope.card.text != "QH" for hope in hopes(view, view.hand[0]))
