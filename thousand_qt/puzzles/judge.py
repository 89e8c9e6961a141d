"""What a move of a puzzle comes to, by the exact solver, and what the others answer."""

from __future__ import annotations

from typing import Final

import msgspec

from thousand_qt.ai.solver import PlayOptions, Solver, StopFlag, position_of
from thousand_qt.engine.actions import Action, Exchange, GiveUp, Play, SetContract
from thousand_qt.engine.cards import marriages_in, points_of
from thousand_qt.engine.deal import Phase, leftover_cards
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.presets import RULE_SETS
from thousand_qt.engine.rules import LeftoverCards
from thousand_qt.engine.score_parts import points_needed
from thousand_qt.puzzles.puzzle import PLAYER, Goal, Kind, deal_of, next_formality

_TABLE_BITS: Final = 16


class Choice(msgspec.Struct, frozen=True):
    """A move, and what comes of it when all play their best afterwards.

    Attributes:
        points: the declarer's at the end of the deal.
        works: the player reaches the goal.
    """

    action: Action
    points: int
    works: bool


class Answer(msgspec.Struct, frozen=True):
    """What happens after a move of the player's.

    Attributes:
        choice: the move.
        replies: what is played then: up to the player's next decision, or, when the goal is missed or
            certain, until that can be seen; nothing after a contract that is too low.
        is_over: the player has nothing more to decide.
    """

    choice: Choice
    replies: tuple[Action, ...]
    is_over: bool


class Judge:
    """Judges moves by one goal. For one thread; `stop` may be called from any.

    Everything raises `SolveStopped` once it has been stopped.
    """

    def __init__(self, goal: Goal, stop_flag: StopFlag | None = None) -> None:
        self._goal = goal
        rules = RULE_SETS[goal.rules]
        self._rules = rules
        self._solver = Solver(PlayOptions.of(rules), stop_flag=stop_flag, table_bits=_TABLE_BITS)

    def stop(self) -> None:
        self._solver.stop()

    # What positions are worth

    def points(self, state: MatchState) -> int:
        """Return how many points the declarer gets in the end, when all play their best."""
        deal = state.deal
        if deal is None:
            result = state.results[-1]
            assert result.declarer is not None
            return result.seats[result.declarer].raw
        formality = next_formality(self._goal.kind, state)
        if formality is None and deal.phase is Phase.CONTRACT:
            formality = state.legal_actions()[0]  # whatever is named changes no card
        if formality is not None:
            return self.points(state.apply(formality)[0])
        if deal.phase is Phase.EXCHANGE:
            return max(self.points(state.apply(action)[0]) for action in moves_of(state))
        return _taken(state) + self._solver.value(position_of(state))

    def choices(self, state: MatchState) -> tuple[Choice, ...]:
        """Return all moves of whoever is in turn, with what each comes to."""
        deal = deal_of(state)
        goal = self._goal
        moves = moves_of(state)
        if deal.phase is Phase.PLAY:
            seat, taken = deal.turn, _taken(state)
            assert seat is not None
            return tuple(
                Choice(
                    Play(seat, move.card, move.declare),
                    taken + move.value,
                    goal.reaches(taken + move.value),
                )
                for move in self._solver.move_values(position_of(state))
            )
        if deal.phase is Phase.CONTRACT:
            points = self.points(state)
            amounts = [move.amount for move in moves if isinstance(move, SetContract)]
            best = max((amount for amount in amounts if self._makes(points, amount)), default=0)
            return tuple(
                Choice(move, points, isinstance(move, SetContract) and move.amount == best) for move in moves
            )
        found = [(move, self.points(state.apply(move)[0])) for move in moves]
        return tuple(Choice(move, points, goal.reaches(points)) for move, points in found)

    def _makes(self, points: int, contract: int) -> bool:
        return points >= points_needed(self._rules, contract)

    def is_decided(self, state: MatchState) -> bool:
        """Whether everybody can see that the contract is made, or can no longer be."""
        deal = state.deal
        if deal is None:
            return True
        if deal.phase is not Phase.PLAY or deal.contract is None:
            return False
        needed = points_needed(self._rules, deal.contract)
        return _taken(state) >= needed or _most(state) < needed

    def shows_success(self, state: MatchState) -> bool:
        """Whether the player has reached the goal in a position that `is_decided`."""
        if state.deal is None:
            return self._goal.reaches(self.points(state))
        return self._goal.reaches(_taken(state))

    # What is played

    def answer(self, state: MatchState, action: Action) -> Answer:
        """Return what a move of the player's comes to and what follows; raises ValueError for no move."""
        kind = self._goal.kind
        choice = next((one for one in self.choices(state) if same_move(one.action, action, kind)), None)
        if choice is None:
            raise ValueError(f"{action} is no move here")
        after = state.apply(choice.action)[0]
        if isinstance(choice.action, SetContract) and choice.action.amount < self._goal.contract:
            return Answer(choice, (), is_over=True)  # it is made: there is nothing to be seen
        replies = self._replies(after, misses=not choice.works)
        for reply in replies:
            after = after.apply(reply)[0]
        return Answer(choice, replies, not choice.works or self.is_decided(after))

    def line(self, state: MatchState, first: Action | None = None) -> tuple[Action, ...]:
        """Return best play until the contract is decided, with this first move or the best one."""
        moves: list[Action] = []
        if first is not None:
            moves.append(first)
            state = state.apply(first)[0]
        while not self.is_decided(state):
            move = self._best(state)
            moves.append(move)
            state = state.apply(move)[0]
        return tuple(moves)

    def _replies(self, state: MatchState, *, misses: bool) -> tuple[Action, ...]:
        if misses:
            return self.line(state)
        replies: list[Action] = []
        while not self.is_decided(state):
            is_asked = state.turn == PLAYER and next_formality(self._goal.kind, state) is None
            if is_asked and len(moves_of(state)) > 1:
                break
            move = self._best(state)
            replies.append(move)
            state = state.apply(move)[0]
        return tuple(replies)

    def _best(self, state: MatchState) -> Action:
        """Return the best move of whoever is in turn.

        Of several the player plays the one that is worth most cards; the opponents choose the one after which
        fewest moves of the player's are right.
        """
        formality = next_formality(self._goal.kind, state)
        if formality is not None:
            return formality
        deal = deal_of(state)
        choices = self.choices(state)
        if deal.phase is Phase.CONTRACT:
            return next(choice.action for choice in choices if choice.works)
        is_declarer = deal.turn == deal.declarer
        value = (max if is_declarer else min)(choice.points for choice in choices)
        best = [choice.action for choice in choices if choice.points == value]
        if is_declarer is (self._goal.is_to_make):  # the player, or the partner
            return best[0]
        return min(best, key=lambda action: self._ways_out(state.apply(action)[0]))

    def _ways_out(self, state: MatchState) -> tuple[int, int]:
        """Return in how many of a hundred moves the player is right next; a hundred when not in turn."""
        deal = state.deal
        if deal is None or deal.turn != PLAYER or deal.phase is not Phase.PLAY:
            return 100, 0
        choices = self.choices(state)
        right = sum(choice.works for choice in choices)
        return 100 * right // len(choices), -len(choices)


def moves_of(state: MatchState) -> tuple[Action, ...]:
    """Return what may be played; nobody gives up in a puzzle, and a pair put aside has no order."""
    return tuple(action for action in state.legal_actions() if not isinstance(action, GiveUp))


def same_move(first: Action, second: Action, kind: Kind) -> bool:
    """Whether two moves come to the same: cards that are put aside have no order."""
    if kind is Kind.ASIDE and isinstance(first, Exchange) and isinstance(second, Exchange):
        return set(first.cards) == set(second.cards)
    return first == second


def _taken(state: MatchState) -> int:
    """Return the declarer's points so far."""
    deal = deal_of(state)
    assert deal.play is not None and deal.declarer is not None
    return deal.play.card_points[deal.declarer] + deal.play.marriage_points[deal.declarer]


def _most(state: MatchState) -> int:
    """Return what the declarer could still come to if everybody helped."""
    deal = deal_of(state)
    assert deal.play is not None and deal.declarer is not None
    cards = sum(points_of(hand) for hand in deal.hands) + sum(p.card.points for p in deal.play.trick)
    if state.rules.leftover_cards is LeftoverCards.LAST_TRICK:
        cards += sum(card.points for card in leftover_cards(deal))
    marriages = sum(suit.marriage_points for suit in marriages_in(deal.hands[deal.declarer]))
    return _taken(state) + cards + marriages
