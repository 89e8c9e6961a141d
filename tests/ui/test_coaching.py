"""The coach warns once before a serious mistake, agrees with the review, and never keeps anybody waiting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.review import DecisionReview, Reviewer, Verdict
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action, GiveUp, Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.record import HelpKind
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.coach import Coach
from thousand_qt.session.session import GameSession
from thousand_qt.ui.coaching import Coaching
from thousand_qt.ui.texts.coach import warning_text, warning_title

NAMES = ("Zofia", "Anna", "Borys")
WORLDS = Budget(worlds=32)
VIEW = to_act(
    after(dealt(Rules(), "AS KS QS AH TH 9H JC"), "bid 120", "pass", "pass", "give JC 9H", "contract 120")
)
GOOD, BAD = Play(VIEW.seat, Card("AH")), Play(VIEW.seat, Card("QS"))


def review(action: Action, verdict: Verdict, best: Action = GOOD) -> DecisionReview:
    found = Reviewer(budget=Budget(worlds=2)).review(VIEW, action)
    return msgspec.structs.replace(found, verdict=verdict, best_text=str(best))


class Match:
    """A session as far as a coach needs it."""

    def __init__(self) -> None:
        self.done: list[Action] = []
        self.helps: list[HelpKind] = []

    def submit(self, action: Action) -> None:
        self.done.append(action)

    def note_help(self, kind: HelpKind) -> None:
        self.helps.append(kind)

    def was_helped(self, kind: HelpKind) -> bool:
        return kind in self.helps


class Told(Coach):
    """A coach who knows what the test tells him."""

    def __init__(self) -> None:
        super().__init__()
        self.view: PlayerView | None = None
        self.asked: list[Action] = []
        self.giving_up: list[bool] = []

    def think(self, view: PlayerView, *, giving_up: bool = True) -> None:
        self.view = view
        self.giving_up.append(giving_up)

    @property
    def is_thinking(self) -> bool:
        return self.view is not None

    def ask(self, action: Action) -> None:
        self.asked.append(action)

    def drop(self) -> None:
        super().drop()
        self.view = None

    def tell(self, found: DecisionReview) -> None:
        self._reviews[found.taken_text] = found
        self.found.emit(found)


class Table:
    def __init__(self) -> None:
        self.wanted = True
        self.match, self.coach = Match(), Told()
        self.coaching = Coaching(cast("GameSession", self.match), lambda: self.wanted, self.coach)
        self.warned: list[Action] = []
        self.coaching.warned.connect(lambda _, action: self.warned.append(action))
        self.coaching.decide(VIEW)


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    made = Table()
    yield made
    made.coaching.close()
    made.coaching.deleteLater()


def test_a_serious_mistake_is_done_only_after_a_word_and_there_is_no_second_one(table: Table) -> None:
    table.coach.tell(review(BAD, Verdict.SERIOUS_MISTAKE))
    table.coaching.submit(BAD)
    assert table.match.done == []
    assert table.warned == [BAD]
    assert table.match.helps == [HelpKind.WARNING]
    table.coaching.submit(BAD)
    assert table.match.done == [BAD]
    table.coaching.decide(VIEW)  # taken back: it is the same decision
    assert not table.coach.is_thinking
    table.coaching.submit(BAD)
    assert table.match.done == [BAD, BAD]
    assert table.warned == [BAD]


@pytest.mark.parametrize("verdict", [Verdict.EXACT, Verdict.GOOD, Verdict.INACCURACY, Verdict.MISTAKE])
def test_anything_less_is_done_at_once(table: Table, verdict: Verdict) -> None:
    table.coach.tell(review(GOOD, verdict))
    table.coaching.submit(GOOD)
    assert table.match.done == [GOOD]
    assert table.warned == []


def test_a_coach_who_is_not_ready_is_waited_for_a_moment(table: Table, qtbot: QtBot) -> None:
    table.coaching.submit(BAD)
    assert table.coach.asked == [BAD]
    assert table.match.done == []
    table.coach.tell(review(BAD, Verdict.SERIOUS_MISTAKE))
    assert table.warned == [BAD]
    table.coaching.decide(VIEW)
    table.match.helps.clear()
    table.coaching.decide(VIEW)
    table.coaching.submit(GOOD)
    qtbot.waitUntil(lambda: table.match.done == [GOOD])  # his time is over, and nobody is warned
    table.coach.tell(review(GOOD, Verdict.SERIOUS_MISTAKE))
    assert table.warned == [BAD]
    table.coaching.submit(BAD)
    table.coaching.decide(None)  # the decision passes meanwhile
    table.coach.tell(review(BAD, Verdict.SERIOUS_MISTAKE))
    assert table.warned == [BAD]
    assert table.match.done == [GOOD]


def test_nobody_is_warned_who_does_not_want_it_or_does_what_a_hint_has_told(table: Table) -> None:
    table.wanted = False
    table.coaching.follow_wish()
    table.coaching.submit(BAD)
    table.wanted = True
    table.coaching.follow_wish()
    assert table.coach.is_thinking
    table.coach.tell(review(BAD, Verdict.SERIOUS_MISTAKE))
    table.coaching.advise(BAD)
    table.coaching.submit(BAD)
    assert table.match.done == [BAD, BAD]
    assert table.warned == []


def test_who_should_have_given_up_is_told_once(table: Table) -> None:
    given_up = GiveUp(VIEW.seat)
    table.coach.tell(review(BAD, Verdict.SERIOUS_MISTAKE, best=given_up))
    table.coaching.submit(BAD)
    table.match.helps.clear()  # another decision of the same deal
    table.coaching.decide(VIEW)
    assert table.coach.giving_up == [True, False]


def test_the_real_coach_says_what_the_review_says(qtbot: QtBot) -> None:
    coach = Coach(budget=WORLDS)
    coach.think(VIEW)
    actions = [action for action in VIEW.legal_actions if isinstance(action, Play)]
    qtbot.waitUntil(lambda: all(coach.review_of(action) for action in actions), timeout=120_000)
    found = {action: coach.review_of(action) for action in actions}
    warned = {one for one, said in found.items() if said and said.verdict is Verdict.SERIOUS_MISTAKE}
    coach.drop()
    reviewed = {
        action
        for action in actions
        if Reviewer(budget=WORLDS).review(VIEW, action).verdict is Verdict.SERIOUS_MISTAKE
    }
    assert warned == reviewed
    assert BAD in warned
    text = warning_text(Reviewer(budget=WORLDS).review(VIEW, BAD), NAMES, VIEW.declarer)
    assert text.startswith("Your contract is in danger: its chance falls from 100% to 0%.")
    assert warning_title(BAD, VIEW) == "Play the queen of spades?"
    assert coach.review_of(BAD) is None
    coach.deleteLater()
