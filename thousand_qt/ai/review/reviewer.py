"""Judges one decision after the other by what the player could know when it was made.

First the level is asked what it would have done. Then what the player did, what the level would have done and
what else comes into question are weighed once more, all on the same layouts, and on others than the level
looked at: a choice that was lucky with its own layouts has no luck left here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Final

import msgspec

from thousand_qt.ai.dark import unseen_deals
from thousand_qt.ai.explanation import Explanation
from thousand_qt.ai.giving_up import match_worth_of_giving_up
from thousand_qt.ai.model.stakes import MatchStakes
from thousand_qt.ai.review.calls import weigh_calls
from thousand_qt.ai.review.contracts import ContractScales
from thousand_qt.ai.review.darkness import weigh_darkness
from thousand_qt.ai.review.gifts import GiftScales
from thousand_qt.ai.review.memory import Memory
from thousand_qt.ai.review.plays import PlayScales
from thousand_qt.ai.review.reasons import chance_lost, findings_of
from thousand_qt.ai.review.redeals import weigh_redeal
from thousand_qt.ai.review.results import DecisionReview, Kind, OptionReview
from thousand_qt.ai.review.verdict import (
    DOUBT_OF_BETTER,
    INACCURACY,
    Verdict,
    is_settled,
    verdict_of,
)
from thousand_qt.ai.review.weighing import Difference, Scales, Weighing
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.search.gifts import likely_gifts
from thousand_qt.ai.search.likely import likely_worlds, tells_more
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import Objective, PlayOptions, Solver, SolveStopped, StopFlag, is_compiled
from thousand_qt.ai.strong import MASTER, STRONG, Searcher, Skill, master, strong
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.engine.actions import Action, Exchange, GiveUp, SetContract
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.scoring import Role
from thousand_qt.engine.view import PlayerView

YARDSTICKS: Final[dict[str, tuple[Callable[[int], Searcher], Skill]]] = {
    "strong": (strong, STRONG),
    "master": (master, MASTER),
}
"""The levels a player may be measured against: those that search."""

_KINDS: Final = {
    Phase.DARK: Kind.CALL,
    Phase.REDEAL: Kind.REDEAL,
    Phase.AUCTION: Kind.CALL,
    Phase.CONTRACT: Kind.CONTRACT,
    Phase.EXCHANGE: Kind.GIFT,
    Phase.PLAY: Kind.CARD,
}
"""Phases in which something can be judged. Which of two talons to take cannot: both lie face down for
everybody, and whatever the cards are, the same cards with the talons exchanged look the same to every seat
and are as likely. The choice is pure chance, so there is no mistake to speak of, before it or afterwards.
"""

_FEWEST: Final = 32
"""Layouts looked at before a decision may count as settled."""
_STEP: Final = 16
"""Layouts between two looks at whether it is."""
_MOST: Final = 2000
"""Layouts looked at when the clock decides: the last hundreds of them change no grade."""
_GIFT_SHARE: Final = 2
"""A layout takes so many times as long before the exchange, where it is solved for every pair of cards."""
_HIGHER: Final = 20
"""Points above the highest contract asked about up to which others are weighed beside it."""


def default_budget() -> Budget:
    """Return the layouts looked at for a decision by default, fewer where the search is not compiled."""
    return Budget(worlds=320 if is_compiled() else 8)


def is_decision(view: PlayerView) -> bool:
    """Return whether the seat of this view has something to decide now that can be judged."""
    return len(view.legal_actions) > 1 and view.phase in _KINDS


class Reviewer:
    """Reviews decisions with one level as the yardstick.

    The same view, action, level, seed and number of worlds give the same review. What was found out for one
    action of a decision is remembered until another decision is reviewed. A reviewer is for one thread;
    `stop` may be called from any.
    """

    def __init__(self, level: str = "master", *, seed: int = 0, budget: Budget | None = None) -> None:
        """Make a reviewer; raises ValueError for a level that is no yardstick.

        Of a budget by the clock the level gets one half and the weighing the other.
        """
        if level not in YARDSTICKS:
            raise ValueError(f"level {level!r}: expected one of {', '.join(YARDSTICKS)}")
        make, self._skill = YARDSTICKS[level]
        self.level = level
        self.budget = budget or default_budget()
        self._seed = seed
        self._player = make(seed)
        self._stop_flag = StopFlag()
        self._memory: Memory | None = None
        self._solvers: dict[tuple[PlayOptions, Objective], Solver] = {}

    @property
    def stop_flag(self) -> StopFlag:
        """Is set once the reviewer has been stopped; solvers that belong to the same work may share it."""
        return self._stop_flag

    def stop(self) -> None:
        """End the decision under review with `SolveStopped`, and every later one; from any thread."""
        self._stop_flag.set()
        self._player.stop()

    def review(
        self, view: PlayerView, action: Action, *, number: int = 0, giving_up: bool = True
    ) -> DecisionReview:
        """Review what the seat of this view did; `number` is that of the action in its record.

        Without `giving_up` it is settled that the deal is played: whoever should have given it up before is
        told so once, and not again at the next decision.

        Raises ValueError when there was nothing to decide or the action was not possible, and `SolveStopped`.
        """
        if not is_decision(view):
            raise ValueError(f"seat {view.seat} had nothing to decide")
        if action not in view.legal_actions:
            raise ValueError(f"seat {view.seat} could not {str(action)!r}")
        if not giving_up and not isinstance(action, GiveUp):
            view = without_giving_up(view)
        advised = self.explain(view).action
        weighing, worlds = self._weighed(view, action, advised)
        best = _best(weighing, advised)
        difference = weighing.difference(best, action)
        verdict = _verdict(weighing, action, best, difference)
        taken, better = weighing.of(action), weighing.of(best)
        wrong = verdict not in (Verdict.EXACT, Verdict.GOOD)
        return DecisionReview(
            number=number,
            deal=view.number,
            seat=view.seat,
            kind=_KINDS[view.phase],
            verdict=verdict,
            taken_text=str(action),
            advised_text=str(advised),
            best_text=str(best),
            options=_options(view, weighing),
            loss=0.0 if verdict is Verdict.EXACT else max(0.0, difference.mean),
            error=difference.error,
            role=_role(view),
            trick=len(view.tricks) + 1 if view.phase is Phase.PLAY else None,
            contract=view.contract,
            worlds=weighing.worlds,
            all_worlds=weighing.all_worlds,
            chance_lost=chance_lost(view, taken, better),
            findings=findings_of(view, weighing, taken, better, worlds) if wrong else (),
        )

    def explain(self, view: PlayerView) -> Explanation:
        """Return what the level would do at a decision, and why; raises `SolveStopped`."""
        self._look_for_stop()
        memory = self._remembered(view)
        if memory.explanation is None:
            memory.explanation = self._player.explain(view, self._shared_budget(view))
        self._look_for_stop()
        return memory.explanation

    def _remembered(self, view: PlayerView) -> Memory:
        """Return what is known of this decision already."""
        if self._memory is None or self._memory.view != view:
            self._memory = Memory(view)
        return self._memory

    def _look_for_stop(self) -> None:
        if self._stop_flag.is_set():
            raise SolveStopped

    def _weighed(self, view: PlayerView, taken: Action, advised: Action) -> tuple[Weighing, list[World]]:
        random = Random(
            f"review/{self._seed}/{view.number}/{view.phase}/{len(view.calls)}/{len(view.tricks)}/{view.hand}"
        )
        if view.phase is Phase.AUCTION:
            return weigh_calls(view, taken, advised), []
        if view.phase is Phase.REDEAL:
            return weigh_redeal(view), []
        memory = self._remembered(view)
        if view.phase is Phase.DARK:
            if memory.weighing is None:
                memory.weighing = weigh_darkness(view, unseen_deals(view, random, self._stop_flag))
            return memory.weighing, []
        scales = self._scales(view, memory, taken, advised)
        most = self._most_worlds(view)
        if memory.is_drawn:
            pass
        elif self._skill.likely and tells_more(view):
            memory.draw(iter(likely_worlds(view, random, most)), None)
        else:
            worlds = Worlds.of(view)
            memory.draw(worlds.sample(random, min(worlds.total, most)), worlds.total)
        total = memory.total
        looked_at = self._look(view, scales, memory.worlds(), total, taken, advised)
        return scales.weighing(total), looked_at

    def _most_worlds(self, view: PlayerView) -> int:
        worlds = self._shared_budget(view).worlds
        return _MOST if worlds is None else worlds

    def _look(
        self,
        view: PlayerView,
        scales: Scales,
        drawn: Iterator[World],
        total: int | None,
        taken: Action,
        advised: Action,
    ) -> list[World]:
        """Weigh on one layout after the other until the grade is settled or the budget is used up."""
        budget = self._shared_budget(view)
        effort = Effort(budget, most_worlds=self._most_worlds(view), seconds=budget.seconds)
        looked_at: list[World] = []
        while effort.goes_on(len(looked_at)):
            upto = _STEP if len(looked_at) >= _FEWEST else _FEWEST
            more = 0
            for world in islice(drawn, upto):
                if not effort.goes_on(len(looked_at)):
                    break
                scales.add(world)
                looked_at.append(world)
                more += 1
            if not more or len(looked_at) == total:
                break
            if is_settled(scales.weighing(total).difference(advised, taken)):
                break
        return looked_at

    def _scales(self, view: PlayerView, memory: Memory, taken: Action, advised: Action) -> Scales:
        asked = (taken, advised)
        solver = self._solver(view)
        giving_up = any(isinstance(action, GiveUp) for action in asked)
        if view.phase is Phase.PLAY:
            return PlayScales(view, solver, self._skill.taste_for(view), memory, with_giving_up=giving_up)
        gifts = list(dict.fromkeys(likely_gifts(view, self._skill.gifts)))
        if view.phase is Phase.EXCHANGE:
            gifts += [action for action in asked if isinstance(action, Exchange) and action not in gifts]
            return GiftScales(view, solver, gifts, memory, with_giving_up=giving_up)
        given_up = None
        if giving_up:
            given_up = match_worth_of_giving_up(view)
        named = [action.amount for action in asked if isinstance(action, SetContract)]
        highest = max(named, default=view.contract or 0) + _HIGHER
        contracts = [
            action
            for action in view.legal_actions
            if isinstance(action, SetContract)
            and (
                action in asked
                or action.amount == view.contract
                or action.amount in range(0, highest + 1, 10)
            )
        ]
        return ContractScales(
            view,
            solver,
            MatchStakes(view),
            contracts,
            memory,
            gifts=None if view.gifts else GiftScales(view, solver, gifts, memory),
            given_up=given_up,
        )

    def _solver(self, view: PlayerView) -> Solver:
        options = PlayOptions.of(view.rules)
        objective = Objective.DIFFERENCE if view.declarer is None else Objective.DECLARER_POINTS
        solver = self._solvers.get((options, objective))
        if solver is None:
            solver = Solver(options, objective=objective, stop_flag=self._stop_flag)
            self._solvers[options, objective] = solver
        return solver

    def _shared_budget(self, view: PlayerView) -> Budget:
        """Return what the level and the weighing get each."""
        if self.budget.worlds is None:
            return Budget(self.budget.seconds / 2)
        share = _GIFT_SHARE if view.shown_talon is not None and not view.gifts else 1
        return Budget(worlds=max(1, self.budget.worlds // share))


def review_decision(
    view: PlayerView,
    action: Action,
    *,
    level: str = "master",
    budget: Budget | None = None,
    seed: int = 0,
    number: int = 0,
) -> DecisionReview:
    """Review a single decision; see `Reviewer`, which is quicker for many."""
    return Reviewer(level, seed=seed, budget=budget).review(view, action, number=number)


def without_giving_up(view: PlayerView) -> PlayerView:
    """Return a decision as it is when it is settled that the deal is played."""
    actions = tuple(action for action in view.legal_actions if not isinstance(action, GiveUp))
    return msgspec.structs.replace(view, legal_actions=actions)


def _best(weighing: Weighing, advised: Action) -> Action:
    """Return the level's choice, unless another action is surely better than that by more than it matters."""
    best, most = advised, INACCURACY
    for option in weighing.options:
        gain = weighing.difference(option.action, advised)
        sure = gain.granted - DOUBT_OF_BETTER * gain.error
        if sure >= most:
            best, most = option.action, sure
    return best


def _verdict(weighing: Weighing, taken: Action, best: Action, difference: Difference) -> Verdict:
    if taken == best or weighing.of(taken).worths == weighing.of(best).worths:
        return Verdict.EXACT
    verdict = verdict_of(difference)
    return Verdict.INACCURACY if verdict.is_mistake and taken in weighing.matters_of_taste else verdict


def _options(view: PlayerView, weighing: Weighing) -> tuple[OptionReview, ...]:
    ordered = sorted(weighing.options, key=lambda option: -option.worth)
    return tuple(
        OptionReview(
            view.seat, str(option.action), option.worth, option.chance, option.points, option.own_points
        )
        for option in ordered
    )


def _role(view: PlayerView) -> Role | None:
    if view.phase in (Phase.DARK, Phase.AUCTION) or (view.phase is Phase.REDEAL and view.declarer is None):
        return None
    if view.declarer is None:
        return Role.PLAYER
    return Role.DECLARER if view.declarer == view.seat else Role.OPPONENT
