"""Strong and Master: players who look at layouts of the hidden cards and solve them.

They see what their view says and nothing else: layouts are drawn from all that are consistent with it, by
random numbers that depend on the view and the player's own seed only.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from thousand_qt.ai.bidding import (
    AtStake,
    Chances,
    answer_redeal,
    choose_call,
    choose_contract,
    gains_as_opponent,
    gives_up,
    stakes_of,
)
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.dark import unseen_deals, weigh_the_dark
from thousand_qt.ai.explanation import Explanation, OptionWeighed, Reason, only_choice, ranked
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.stakes import MatchStakes
from thousand_qt.ai.model.told import chance_told
from thousand_qt.ai.reasoning import explain_judgement, weigh_calls, weigh_contracts
from thousand_qt.ai.search.chances import Counted, chances_as_dealt
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.search.gifts import GiftOutlook, best_gift, gift_worth, likely_gifts, weigh_gifts
from thousand_qt.ai.search.likely import likely_worlds, tells_more
from thousand_qt.ai.search.plays import (
    PLAIN,
    PlayOutlook,
    PlayTaste,
    best_play,
    good_plays,
    weigh_plays,
    worth_to,
)
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import (
    Objective,
    PlayOptions,
    Solver,
    StopFlag,
    is_compiled,
    position_from,
)
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.view import PlayerView


class Skill(msgspec.Struct, frozen=True):
    """How far a player looks.

    Attributes:
        play_worlds, gift_worlds, contract_worlds: the most layouts looked at for a decision of this kind.
        draw_worlds: the same for a card while there is a stock.
        all_worlds: so many layouts are all looked at instead of a sample.
        gifts: pairs of cards that are considered to be given away.
        talons: talons imagined before a bid, by a player without trained numbers.
        play_seconds, gift_seconds, contract_seconds: the most time a decision takes.
        bonus: points a declarer takes beyond what the hand's value says, which was fitted to weaker players.
        taste, duel_taste: what counts beside the contract when a card is chosen, with three players and with
            two.
        likely: layouts count as likely as they are, where that is known: against two talons, and while there
            is a stock.
        trained: hands and the state of the match are weighed by trained numbers; else by rules of thumb, as
            the player did that they were trained on.
        stock_open: layouts with a stock are solved as if both players knew what is drawn, as is right for one
            who does; else they are played on by what each can know.
        sees_match: the state of the match is looked at; else every deal is played as if it were the first of
            a match, and points are all that counts.
        counts_from: when a stock is used up, who has counted knows all cards; this player has when so many
            are left in his hand, and until then rules of thumb decide.
    """

    play_worlds: int
    gift_worlds: int
    contract_worlds: int
    draw_worlds: int
    all_worlds: int
    gifts: int
    talons: int
    play_seconds: float
    gift_seconds: float
    contract_seconds: float
    bonus: float
    taste: PlayTaste = PLAIN
    duel_taste: PlayTaste = PLAIN
    likely: bool = False
    trained: bool = True
    stock_open: bool = False
    sees_match: bool = True
    counts_from: int = 12

    def taste_for(self, view: PlayerView) -> PlayTaste:
        """Return what counts beside the contract at this table: own points only where they are written."""
        taste = self.duel_taste if len(view.order) == 2 else self.taste
        others = [seat for seat in view.order if seat != view.declarer]
        defender = view.seat if view.seat in others else others[0]
        if gains_as_opponent(view.rules, view.standings[defender]):
            return taste
        return msgspec.structs.replace(taste, own_point=0.0)


STRONG: Final = Skill(
    play_worlds=3,
    gift_worlds=3,
    contract_worlds=10,
    draw_worlds=3,
    counts_from=4,
    all_worlds=3,
    gifts=3,
    talons=24,
    play_seconds=0.25,
    gift_seconds=0.3,
    contract_seconds=0.1,
    bonus=4.0,
)
MASTER: Final = Skill(
    play_worlds=160,
    gift_worlds=40,
    contract_worlds=80,
    draw_worlds=300,
    all_worlds=260,
    gifts=6,
    talons=60,
    play_seconds=0.5,
    gift_seconds=0.55,
    contract_seconds=0.2,
    bonus=6.0,
    taste=PlayTaste(declarer_point=0.3, own_point=3.0, near=1.0),
    duel_taste=PlayTaste(declarer_point=0.3, own_point=1.0, near=1.0),
    likely=True,
)


def within_reach(skill: Skill, *, compiled: bool) -> Skill:
    """Return the skill for this build: without the compiled search a layout takes some sixty times as long.

    Fewer layouts are then looked at, and those for longer; Master is left a little ahead of Strong.
    """
    if compiled:
        return skill
    return msgspec.structs.replace(
        skill,
        play_worlds=math.isqrt(2 * skill.play_worlds),
        gift_worlds=math.isqrt(skill.gift_worlds),
        contract_worlds=math.isqrt(2 * skill.contract_worlds),
        draw_worlds=math.isqrt(2 * skill.draw_worlds),
        all_worlds=math.isqrt(2 * skill.all_worlds),
        gifts=min(skill.gifts, 3),
        play_seconds=3 * skill.play_seconds,
        gift_seconds=3 * skill.gift_seconds,
        contract_seconds=3 * skill.contract_seconds,
    )


def as_first_deal(view: PlayerView) -> PlayerView:
    """Return the view of a seat that has forgotten the match before this deal."""
    fresh = (Standing(),) * len(view.standings)
    return msgspec.structs.replace(view, standings=fresh, results=())


class Searcher:
    """A player who decides by search; the same view, seed and number of worlds give the same answer."""

    def __init__(self, seed: int, skill: Skill) -> None:
        self._seed = seed
        self._skill = skill
        self._judgement = Casual(seed)
        self._stop_flag = StopFlag()
        self._thinking = threading.Lock()
        self._solvers: dict[tuple[PlayOptions, Objective], Solver] = {}

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        return self.explain(view, budget).action

    def explain(self, view: PlayerView, budget: Budget) -> Explanation:
        with self._thinking:  # a decision that was stopped may still be ending in another thread
            self._stop_flag.clear()
            return self._explain(view, budget)

    def _explain(self, view: PlayerView, budget: Budget) -> Explanation:
        if len(view.legal_actions) == 1:
            return only_choice(view)
        if not self._skill.sees_match:
            view = as_first_deal(view)
        random = Random(
            f"{self._seed}/{view.number}/{view.phase}/{len(view.calls)}/{len(view.tricks)}/{view.hand}"
        )
        match view.phase:
            case Phase.DARK if self._skill.trained:
                return weigh_the_dark(view, unseen_deals(view, random, self._stop_flag))
            case Phase.AUCTION:
                return self._call(view, random)
            case Phase.REDEAL:
                return explain_judgement(view, answer_redeal(view))
            case Phase.CONTRACT:
                return self._contract(view, budget, random)
            case Phase.EXCHANGE:
                return self._exchange(view, budget, random)
            case Phase.PLAY:
                return self._play(view, budget, random)
            case _:
                return explain_judgement(view, self._judgement.choose(view, budget))

    def stop(self) -> None:
        """Stop thinking; from any thread. The decision being made ends with `SolveStopped`."""
        self._stop_flag.set()

    def _solver(self, view: PlayerView) -> Solver:
        options = PlayOptions.of(view.rules)
        objective = Objective.DIFFERENCE if view.declarer is None else Objective.DECLARER_POINTS
        solver = self._solvers.get((options, objective))
        if solver is None:
            solver = Solver(options, objective=objective, stop_flag=self._stop_flag)
            self._solvers[options, objective] = solver
        return solver

    def _worlds(self, view: PlayerView, random: Random, effort: Effort) -> Iterator[World]:
        if self._skill.likely and tells_more(view):
            return iter(likely_worlds(view, random, effort.most_worlds))
        worlds = Worlds.of(view)
        if worlds.count(min(self._skill.all_worlds, effort.most_worlds)) is not None:
            return iter(worlds.all())
        return worlds.sample(random, effort.most_worlds)

    def _chances_as_dealt(self, view: PlayerView, random: Random) -> Chances:
        if self._skill.trained:
            return DealtChances.of(view.rules, mask_of(view.hand))
        talon_size = view.talon_sizes[0] if view.talon_sizes else 0
        return chances_as_dealt(
            view.rules,
            mask_of(view.hand),
            talon_size,
            random,
            talons=self._skill.talons,
            bonus=self._skill.bonus,
        )

    def _stakes(self, view: PlayerView) -> AtStake:
        return MatchStakes(view) if self._skill.trained else stakes_of(view)

    def _call(self, view: PlayerView, random: Random) -> Explanation:
        chances = self._chances_as_dealt(view, random)
        stakes = self._stakes(view)
        action = choose_call(view, chances, stakes)
        return Explanation(action, view.phase, Reason.COUNTED, weigh_calls(view, chances, stakes))

    def _contract(self, view: PlayerView, budget: Budget, random: Random) -> Explanation:
        chances = self._chances_of_contract(view, budget, random)
        stakes = self._stakes(view)
        action = choose_contract(view, chances, stakes)
        reason = Reason.HOPELESS if isinstance(action, GiveUp) else Reason.SEARCHED
        options = weigh_contracts(view, chances, chances.share_of, stakes)
        return Explanation(action, view.phase, reason, options, chances.worlds, view.contract)

    def _chances_of_contract(self, view: PlayerView, budget: Budget, random: Random) -> Counted:
        skill = self._skill
        if not view.gifts:  # the contract is named before the cards are given
            outlooks = self._weighed_gifts(view, budget, random)
            return best_gift(view, outlooks).chances
        effort = Effort(budget, most_worlds=skill.contract_worlds, seconds=skill.contract_seconds)
        solver = self._solver(view)
        results: list[int] = []
        for number, world in enumerate(self._worlds(view, random, effort)):
            if not effort.goes_on(number):
                break
            results.append(solver.value(position_from(view, world.hands)))
        return Counted(results)

    def _weighed_gifts(self, view: PlayerView, budget: Budget, random: Random) -> list[GiftOutlook]:
        skill = self._skill
        effort = Effort(budget, most_worlds=skill.gift_worlds, seconds=skill.gift_seconds)
        gifts = likely_gifts(view, skill.gifts)
        return weigh_gifts(view, self._solver(view), self._worlds(view, random, effort), effort, gifts)

    def _exchange(self, view: PlayerView, budget: Budget, random: Random) -> Explanation:
        outlooks = self._weighed_gifts(view, budget, random)
        best = best_gift(view, outlooks)
        hopeless = gives_up(view, best.chances)
        contract = view.contract or 0
        options = ranked(
            OptionWeighed(
                outlook.action,
                outlook.chances.share_of(contract),
                outlook.chances.points,
                gift_worth(view, outlook),
            )
            for outlook in outlooks
        )
        return Explanation(
            GiveUp(view.seat) if hopeless else best.action,
            view.phase,
            Reason.HOPELESS if hopeless else Reason.SEARCHED,
            options,
            len(best.results),
            view.contract,
        )

    def _told(self, view: PlayerView, outlook: PlayOutlook) -> float | None:
        if outlook.contract is None or not self._skill.trained:
            return None
        return chance_told(view, outlook.chance)

    def _play(self, view: PlayerView, budget: Budget, random: Random) -> Explanation:
        skill = self._skill
        if view.rules.is_stock_game and not view.stock_size and len(view.hand) > skill.counts_from:
            return explain_judgement(view, self._judgement.choose(view, budget))
        most = skill.draw_worlds if view.stock_size and not skill.stock_open else skill.play_worlds
        effort = Effort(budget, most_worlds=most, seconds=skill.play_seconds)
        worlds = self._worlds(view, random, effort)
        taste = skill.taste_for(view)
        outlooks = weigh_plays(
            view,
            self._solver(view),
            worlds,
            effort,
            taste,
            stock_open=skill.stock_open,
            with_judgement=not skill.stock_open,
        )
        best = best_play(view, outlooks, taste)
        hopeless = gives_up(view, Counted(best.results))
        even = len(good_plays(view, outlooks, taste)) > 1
        options = ranked(
            OptionWeighed(
                outlook.play,
                None if outlook.contract is None else outlook.chance,
                outlook.points,
                worth_to(view, outlook, taste),
                outlook.own_points if outlook.own else None,
                self._told(view, outlook),
            )
            for outlook in outlooks
        )
        return Explanation(
            GiveUp(view.seat) if hopeless else best.play,
            view.phase,
            Reason.HOPELESS if hopeless else Reason.EVEN if even else Reason.SEARCHED,
            options,
            len(best.results),
            view.contract,
        )


def strong(seed: int) -> Searcher:
    """Return a Strong player."""
    return Searcher(seed, within_reach(STRONG, compiled=is_compiled()))


def master(seed: int) -> Searcher:
    """Return a Master."""
    return Searcher(seed, within_reach(MASTER, compiled=is_compiled()))
