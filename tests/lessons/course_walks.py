"""Walks through lessons as a learner does, and through all that may be done wrong on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from thousand_qt.engine.actions import Action
from thousand_qt.engine.cards import PACK, Card
from thousand_qt.engine.events import Event
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView
from thousand_qt.lessons import AnswerKind, LessonRun, Line, Step
from thousand_qt.lessons.course import LessonName
from thousand_qt.lessons.desk import Happened, Laid
from thousand_qt.lessons.script import ME


@dataclass(frozen=True)
class Moment:
    """A step, the table at it, what happened on the way there, and what may be done."""

    step: Step
    view: PlayerView
    laid: PlayerView
    events: tuple[Event, ...]
    before: PlayerView | None


def walk(name: LessonName, rules: Rules, random: Random | None = None) -> Iterator[tuple[LessonRun, Moment]]:
    """Yield the steps of a lesson, each before it is done; with chance, any right action is taken."""
    run = LessonRun(name, rules)
    laid, before = run.view, None
    while True:
        events: list[Event] = []
        for shown in run.drain():
            if isinstance(shown, Laid):
                laid = shown.view
                events = []
            else:
                assert isinstance(shown, Happened)
                events += shown.events
        yield run, Moment(run.step, run.view, laid, tuple(events), before)
        before = run.view
        task = run.step.task
        if task is None:
            if not run.read():
                return
            continue
        action = task.right[0] if random is None else random.choice(task.right)
        assert run.act(action).kind is AnswerKind.RIGHT


def poor_actions(moment: Moment) -> list[Action]:
    """Return what the rules allow at a step and the lesson advises against."""
    assert moment.step.task is not None
    return [action for action in moment.view.legal_actions if action not in moment.step.task.right]


def cards_said(moment: Moment) -> set[Card]:
    return {fact for line in lines_of(moment.step) for fact in line.facts.values() if isinstance(fact, Card)}


def lines_of(step: Step) -> tuple[Line, ...]:
    return step.lines if step.answer is None else (step.answer, *step.lines)


def unseen(view: PlayerView) -> set[Card]:
    """Return the cards that the learner cannot have seen."""
    seen = {*view.hand, *view.talon, *(played.card for played in view.trick)}
    seen |= {played.card for trick in view.tricks for played in trick.cards}
    seen |= {gift.card for gift in view.gifts if gift.card is not None and gift.giver == ME}
    return set(PACK) - seen
