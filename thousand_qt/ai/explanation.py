"""What a computer player weighed before it decided, as values: whoever shows them finds the words."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Protocol

import msgspec

from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView


class Reason(enum.Enum):
    """Why the action was taken."""

    ONLY_CHOICE = enum.auto()
    """There was no other."""
    ALIKE = enum.auto()
    """Nothing is known that tells the choices apart: two talons that lie face down."""
    SEARCHED = enum.auto()
    """It is worth most over the layouts looked at."""
    EVEN = enum.auto()
    """Others are worth as much over the layouts looked at; rules of thumb preferred it."""
    COUNTED = enum.auto()
    """It is worth most by the count of the hand."""
    JUDGED = enum.auto()
    """It is worth most by rules of thumb."""
    PICKED = enum.auto()
    """It was drawn from those that seemed good enough."""
    HOPELESS = enum.auto()
    """The contract will hardly ever be made, and giving up is cheap."""


class OptionWeighed(msgspec.Struct, frozen=True):
    """One action that was considered.

    Attributes:
        chance: 0-1, that the contract (of a bid, the bid) is made after it; None when that was not asked.
        points: what the declarer then takes on average in the deal; in the stock game, how many points more
            than the other player this seat still takes. None when nobody counted.
        worth: how good the action is for the seat that decides, on a scale of the decision's own.
        own_points: what a defender still takes himself on average even if all others play against him, also
            where it is the declarer, alone against one, who decides; None when nobody counted.
        told: 0-1, how often the contract was made where the chance was this one, in deals that were played:
            layouts are looked at with open cards and all count alike, so their share is not what will come
            true. None where that was not learned.
    """

    action: Action
    chance: float | None
    points: float | None
    worth: float
    own_points: float | None = None
    told: float | None = None


class Explanation(msgspec.Struct, frozen=True):
    """A decision and what it rests on.

    Attributes:
        phase: what kind of decision it was.
        options: what was considered, the best first. The action is not always among them (nobody weighs
            giving up against a card), and when it was picked or preferred it is not always the first.
        worlds: layouts of the hidden cards that were looked at; 0 for a player that does not look at any.
        contract: what the declarer has to take, as far as it is known.
    """

    action: Action
    phase: Phase
    reason: Reason
    options: tuple[OptionWeighed, ...] = ()
    worlds: int = 0
    contract: int | None = None

    @property
    def chosen(self) -> OptionWeighed | None:
        """What was weighed for the action itself; None when it was not weighed."""
        return next((option for option in self.options if option.action == self.action), None)

    @property
    def best_other(self) -> OptionWeighed | None:
        """The best of the other actions; None when no other was weighed."""
        return next((option for option in self.options if option.action != self.action), None)


class ExplainingSeat(Seat, Protocol):
    """A player that can say what it weighed."""

    def explain(self, view: PlayerView, budget: Budget) -> Explanation:
        """Return what `choose` would answer and why; the same view, seed and worlds give the same action."""
        ...


def only_choice(view: PlayerView) -> Explanation:
    """Explain the only legal action."""
    return Explanation(view.legal_actions[0], view.phase, Reason.ONLY_CHOICE, contract=view.contract)


def ranked(options: Iterable[OptionWeighed]) -> tuple[OptionWeighed, ...]:
    """Return the options, the best first; equals stay in order."""
    return tuple(sorted(options, key=lambda option: -option.worth))
