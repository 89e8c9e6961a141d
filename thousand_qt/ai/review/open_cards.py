"""What the true layout would have given: never a part of a verdict, told beside it."""

from __future__ import annotations

from itertools import combinations, permutations

import msgspec

from thousand_qt.ai.oracle import world_of
from thousand_qt.ai.review.results import OpenCards
from thousand_qt.ai.search.gifts import position_after
from thousand_qt.ai.solver import Objective, PlayOptions, Solver, StopFlag, position_from, position_of
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Action, Bid, BidInTheDark, Exchange, GiveUp, Play, SetContract
from thousand_qt.engine.cards import cards_of, mask_of
from thousand_qt.engine.deal import Deal
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView, view_of


class DealFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a declarer could have taken and took in a whole deal, in points.

    Attributes:
        contract: in the end; the bid, when the deal did not get as far as the contract.
        best: with all cards open, the best two cards given away and everybody playing their best.
        after_gifts: the same once the cards had been given; None when the deal was given up before.
        taken: what was taken; None when the deal was given up or is not finished.
    """

    contract: int
    best: int
    after_gifts: int | None = None
    taken: int | None = None

    @property
    def could_be_made(self) -> bool:
        """Whether there was any way to make the contract, all cards open."""
        return self.best >= self.contract

    @property
    def could_be_made_after_gifts(self) -> bool | None:
        """Whether it could still be made once the cards had been given; None when they were not."""
        return None if self.after_gifts is None else self.after_gifts >= self.contract


class OpenTable:
    """Solves true layouts. One thread; every question raises `SolveStopped` while the stop flag is set."""

    def __init__(self, rules: Rules, stop_flag: StopFlag | None = None) -> None:
        objective = Objective.DIFFERENCE if rules.is_stock_game else Objective.DECLARER_POINTS
        self._solver = Solver(PlayOptions.of(rules), objective=objective, stop_flag=stop_flag)
        self._best_gifts: dict[tuple[int, tuple[int, ...]], int] = {}

    def seen(self, state: MatchState, action: Action) -> OpenCards | None:
        """Return what the cards held before and after an action of the seat in turn; None between deals."""
        deal = state.deal
        if deal is None or deal.turn is None:
            return None
        if isinstance(action, Play):
            before = self.to_be_taken(state, deal.turn)
            return OpenCards(before, self._after_play(state, action, deal.turn), deal.contract)
        if deal.declarer is None:
            best = self.best_as_declarer(state, deal.turn)
            return OpenCards(best, best, action.amount if isinstance(action, Bid | BidInTheDark) else None)
        before = self.to_be_taken(state, deal.turn)
        after, contract = before, deal.contract
        if isinstance(action, Exchange):
            after = self._after_gift(view_of(state, action.seat), world_of(state), action)
        elif isinstance(action, GiveUp):
            after = 0
        elif isinstance(action, SetContract):
            contract = action.amount
        return OpenCards(before, after, contract)

    def to_be_taken(self, state: MatchState, seat: int) -> int:
        """Return what the declarer takes in the deal when everybody plays their best from here on.

        Raises ValueError when there is no declarer yet. `seat` matters in the stock game only, where it is
        this seat's points less the other's.
        """
        deal = state.deal
        if deal is None or (deal.declarer is None and deal.play is None):
            raise ValueError("there is no declarer yet")
        if deal.play is not None:
            declarer = seat if deal.declarer is None else deal.declarer
            return _taken(deal.play, declarer, deal) + self._solver.value(position_of(state, declarer))
        assert deal.declarer is not None
        view = view_of(state, deal.declarer)
        if deal.gifts:
            return self._solver.value(position_from(view, deal.hands))
        if deal.shown_talon is None or not any(view.talon_sizes):
            return self._best_gift(view, deal.hands)
        return self.best_as_declarer(state, deal.declarer)

    def best_as_declarer(self, state: MatchState, seat: int) -> int:
        """Return what a seat takes with the talon (of two, the better one), all cards open from the start."""
        deal = state.deal
        if deal is None:
            raise ValueError("there are no cards between deals")
        view = view_of(state, seat)
        best = 0
        talons = deal.talons if deal.shown_talon is None else (deal.talons[deal.shown_talon],)
        for talon in talons:
            hand = deal.hands[seat] | mask_of(talon)
            best = max(best, self._best_gift(view, (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])))
        return best

    def _best_gift(self, view: PlayerView, hands: tuple[int, ...]) -> int:
        """Return what the seat of the view takes as declarer after the best two cards are given away."""
        known = self._best_gifts.get((view.seat, hands))
        if known is not None:
            return known
        pairs = permutations if len(view.order) > 2 else combinations
        world = World(hands)
        best = -1
        for first, second in pairs(cards_of(hands[view.seat]), 2):
            position = position_after(view, world, (first, second))
            if self._solver.at_least(position, best + 1):
                best = self._solver.value(position)
        self._best_gifts = {(view.seat, hands): best}  # the next question is often the same
        return best

    def _after_gift(self, view: PlayerView, world: World, gift: Exchange) -> int:
        return self._solver.value(position_after(view, world, gift.cards))

    def _after_play(self, state: MatchState, play: Play, seat: int) -> int:
        after, _ = state.apply(play)
        if after.deal is not None:
            return self.to_be_taken(after, seat)
        result = after.results[-1]
        raw = [score.raw for score in result.seats]
        return raw[seat] - raw[1 - seat] if result.declarer is None else raw[result.declarer]


def _taken(play: TrickPlay, seat: int, deal: Deal) -> int:
    """Return what a seat has taken so far; in the stock game, how much more than the other."""
    points = [
        cards + marriages for cards, marriages in zip(play.card_points, play.marriage_points, strict=True)
    ]
    return points[seat] if deal.declarer is not None else points[seat] - points[1 - seat]
