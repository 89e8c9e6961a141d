"""One lesson being given: step after step, with an answer to everything the learner does."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from thousand_qt.engine.actions import Action
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView
from thousand_qt.lessons.course import LESSONS, LessonName
from thousand_qt.lessons.desk import Desk, Shown, Unplayable
from thousand_qt.lessons.script import Line, Script, Step


class AnswerKind(enum.Enum):
    """How the table takes what the learner did."""

    RIGHT = enum.auto()
    POOR = enum.auto()
    """The rules allow it, and there is something better: nothing has happened."""
    ILLEGAL = enum.auto()


@dataclass(frozen=True, slots=True)
class Answer:
    """What the table says to an action.

    Attributes:
        line: Why it is not the best one.
        error: Which rule forbids it.
    """

    kind: AnswerKind
    line: Line | None = None
    error: IllegalAction | None = None


class LessonRun:
    """Gives one lesson by one rule set.

    Whatever is right in the first steps, the same things happen in those that follow: so a lesson is found
    again by its number of steps alone.
    """

    def __init__(self, name: LessonName, rules: Rules) -> None:
        """Begin a lesson; raises `Unplayable` where these rules do not have it."""
        self.name = name
        self.rules = rules
        self.count = _count_steps(name, rules)
        self._begin()

    def _begin(self) -> None:
        self._desk = Desk(self.rules)
        self._script: Script = LESSONS[self.name](self._desk)
        self._number = 0
        self._step: Step | None = None
        self._go_on()

    @property
    def step(self) -> Step:
        """What is said and to be done now; the last step stays when the lesson is over."""
        assert self._step is not None
        return self._step

    @property
    def number(self) -> int:
        """Which step this is, from 1 to `count`."""
        return self._number

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this step."""
        return self._number == self.count

    @property
    def view(self) -> PlayerView:
        """The table as the learner sees it."""
        return self._desk.view

    def drain(self) -> tuple[Shown, ...]:
        """Return what has happened on the table since this was asked last."""
        return self._desk.drain()

    def read(self) -> bool:
        """Go on after a step that is only read; returns whether there is another one."""
        if self.step.task is not None:
            return True
        return self._go_on()

    def act(self, action: Action) -> Answer:
        """Take what the learner does: the right thing is done, anything else is only answered."""
        task = self.step.task
        try:
            self._desk.state.apply(action)
        except IllegalAction as error:
            return Answer(AnswerKind.ILLEGAL, error=error)
        if task is None:
            return Answer(AnswerKind.POOR)
        if action not in task.right:
            return Answer(AnswerKind.POOR, task.why_not(action))
        self._do(action)
        return Answer(AnswerKind.RIGHT)

    def show(self) -> Action | None:
        """Do what is right for the learner, and return it; None where there is nothing to do."""
        task = self.step.task
        if task is None:
            return None
        self._do(task.right[0])
        return task.right[0]

    def go_to(self, number: int) -> None:
        """Go to a step of the lesson as if everything before had been done."""
        self._begin()
        while self._number < min(number, self.count):
            if self.show() is None:
                self._go_on()

    def _do(self, action: Action) -> None:
        self._desk.do(action)
        self._desk.answer()
        self._go_on()

    def _go_on(self) -> bool:
        step = next(self._script, None)
        if step is None:
            return False
        self._step = step
        self._number += 1
        return True


def _count_steps(name: LessonName, rules: Rules) -> int:
    """Return how many steps a lesson has, by giving it once to somebody who does all that is right."""
    desk = Desk(rules)
    count = 0
    for step in LESSONS[name](desk):
        count += 1
        if step.task is not None:
            desk.do(step.task.right[0])
            desk.answer()
    if not count:
        raise Unplayable(f"{name} has no steps")
    return count
