"""What a lesson is made of: steps that are read or done, and lines that say something with facts in them.

A line is a key and facts; the sentences are made elsewhere, in three languages. Each number in a line comes
from the rules and the position, so no sentence can tell what the engine does not do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from thousand_qt.engine.actions import Action
from thousand_qt.engine.cards import Card, Suit
from thousand_qt.lessons.says import Say

ME: Final = 0
"""The learner's seat."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table, who is called by name."""

    seat: int


Fact = int | Card | Suit | Player


class Line:
    """One or more sentences, by their key, and what they name; equal lines say the same."""

    __slots__ = ("facts", "say")

    def __init__(self, say: Say, **facts: Fact) -> None:
        self.say = say
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and (self.say, self.facts) == (other.say, other.facts)

    def __hash__(self) -> int:
        return hash((self.say, tuple(self.facts.items())))

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"Line({self.say.name}{', ' if facts else ''}{facts})"


@dataclass(frozen=True, slots=True)
class Task:
    """Something the learner is to do.

    Attributes:
        right: What is accepted, the first of them is what is shown to whoever asks for it.
        why_not: Says of any other legal action why it is not the best one.
    """

    right: tuple[Action, ...]
    why_not: Callable[[Action], Line]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the table says, and what it waits for.

    Attributes:
        lines: What is said.
        task: What the learner is to do; None where it is enough to have read it.
        answer: What is said first, of what the learner has just done.
        cards: The cards that are pointed at.
    """

    lines: tuple[Line, ...]
    task: Task | None = None
    answer: Line | None = None
    cards: frozenset[Card] = frozenset()


Script = Iterator[Step]
"""A lesson while it is given: between two steps it moves the cards."""


def tell(*lines: Line | None, answer: Line | None = None, cards: Iterable[Card] = ()) -> Step:
    """Return a step that is only read; lines that are None are left out."""
    return Step(tuple(line for line in lines if line is not None), None, answer, frozenset(cards))


def ask(
    *lines: Line | None,
    right: tuple[Action, ...],
    why_not: Callable[[Action], Line],
    answer: Line | None = None,
    cards: Iterable[Card] = (),
) -> Step:
    """Return a step in which something is to be done; lines that are None are left out."""
    said = tuple(line for line in lines if line is not None)
    return Step(said, Task(right, why_not), answer, frozenset(cards))
