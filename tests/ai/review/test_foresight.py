"""What is foreseen of a decision is what the review says of it afterwards, whatever is done."""

from __future__ import annotations

import threading

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.review import DecisionReview, Reviewer, Verdict
from thousand_qt.ai.review.foresight import Foresight
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.engine.actions import Action, Bid, Exchange, GiveUp, Pass, Play, SetContract
from thousand_qt.engine.cards import Card
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView

BUDGET = Budget(worlds=40)
"""Enough for some actions to be settled early and for others not."""
HAND = "AS KS QS AH TH 9H JC"
WON = dealt(Rules(), HAND), ("bid 120", "pass", "pass")


def foreseen(view: PlayerView, *asked: Action, giving_up: bool = True) -> dict[str, DecisionReview]:
    foresight = Foresight(view, budget=BUDGET, giving_up=giving_up)
    for action in asked:
        foresight.ask(action)
    found: dict[str, DecisionReview] = {}
    expected = {action for action in view.legal_actions if not isinstance(action, Exchange)} | set(asked)
    for review in foresight.reviews():
        found[review.taken_text] = review
        if len(found) == len(expected):
            foresight.stop()
    return found


def said_afterwards(
    view: PlayerView, actions: list[Action], *, giving_up: bool = True
) -> dict[str, DecisionReview]:
    return {
        str(action): Reviewer(budget=BUDGET).review(view, action, giving_up=giving_up) for action in actions
    }


def test_calls_are_told_as_the_review_tells_them() -> None:
    view = to_act(dealt(Rules(), HAND))
    some: list[Action] = [action for action in view.legal_actions if isinstance(action, Pass | Bid)]
    found = foreseen(view)
    assert {text: found[text] for text in map(str, some)} == said_afterwards(view, some)


def test_gifts_are_told_when_they_are_laid_out_and_giving_up_at_once() -> None:
    view = to_act(after(WON[0], *WON[1]))
    given_up = next(action for action in view.legal_actions if isinstance(action, GiveUp))
    good = Exchange(view.seat, (Card("JC"), Card("9H")))
    bad = Exchange(view.seat, (Card("KS"), Card("AS")))
    assert foreseen(view, good, bad) == said_afterwards(view, [given_up, good, bad])
    assert said_afterwards(view, [bad])[str(bad)].verdict is Verdict.SERIOUS_MISTAKE


def test_contracts_and_cards_are_told_as_the_review_tells_them() -> None:
    before = after(WON[0], *WON[1], "give JC 9H")
    view = to_act(before)
    contracts: list[Action] = [SetContract(view.seat, amount) for amount in (120, 220)]
    found = foreseen(view)
    assert {text: found[text] for text in map(str, contracts)} == said_afterwards(view, contracts)
    view = to_act(after(before, "contract 120"))
    cards: list[Action] = [Play(view.seat, Card("AH")), Play(view.seat, Card("KS"))]
    given_up: list[Action] = [action for action in view.legal_actions if isinstance(action, GiveUp)]
    found = foreseen(view, giving_up=False)
    assert {text: found[text] for text in map(str, cards)} == said_afterwards(view, cards, giving_up=False)
    assert [found[str(action)] for action in given_up] == list(said_afterwards(view, given_up).values())


def test_it_waits_for_questions_until_it_is_stopped() -> None:
    view = to_act(after(WON[0], *WON[1]))
    foresight = Foresight(view, budget=Budget(worlds=4))
    found: list[str] = []

    def look() -> None:
        try:
            found.extend(review.taken_text for review in foresight.reviews())
        except SolveStopped:
            found.append("stopped")

    thread = threading.Thread(target=look)
    thread.start()
    asked = Exchange(view.seat, (Card("AS"), Card("AH")))
    foresight.ask(asked)
    while str(asked) not in found:
        thread.join(0.01)
        assert thread.is_alive()
    foresight.stop()
    thread.join()
    assert str(asked) in found


def test_a_decision_that_cannot_be_judged_is_refused() -> None:
    theirs = msgspec.structs.replace(to_act(WON[0]), legal_actions=())
    with pytest.raises(ValueError, match="nothing to decide"):
        Foresight(theirs)
    with pytest.raises(ValueError, match="expected one of"):
        Foresight(to_act(WON[0]), level="casual")
