"""Questions to the search: what a position is worth, whether it is worth so much, what each move is worth."""

from __future__ import annotations

import msgspec

from thousand_qt.ai.solver.options import ALL_TECHNIQUES, Objective, PlayOptions, Technique
from thousand_qt.ai.solver.position import Position
from thousand_qt.ai.solver.search import Kernel, StopFlag
from thousand_qt.ai.solver.tables import points_table, tables_for
from thousand_qt.engine.cards import PACK, Card
from thousand_qt.engine.tricks import trick_winner

_BEYOND = 2000
"""More than any value."""
_CARD, _DECLARE, _CARD_AND_DECLARE = 31, 32, 63
"""Parts of a move of the kernel."""
_NO_TRUMP = 4


class SolveStopped(Exception):  # noqa: N818 - nothing went wrong: somebody asked for it
    """The stop flag was raised, and there is no answer."""


class MoveValue(msgspec.Struct, frozen=True):
    """A card that may be played, with or without declaring, and what the position is worth when it is."""

    card: Card
    declare: bool
    value: int


class Line(msgspec.Struct, frozen=True):
    """How the cards fall when both sides play their best.

    Attributes:
        moves: every card to the end, each with the value of the position it was played in.
        points: what each player gains on the way, cards, declarations and leftover.
    """

    moves: tuple[MoveValue, ...]
    points: tuple[int, ...]


class Solver:
    """Answers for one set of options, with a table it keeps from one question to the next.

    Values are points still to come, as the objective counts them, when both sides play their best with all
    cards open; the cards of an unfinished trick are still to come. In the stock game player 0 is the
    declarer, the other the coalition, and all know the order of the stock.

    Every question raises `SolveStopped` while the stop flag is set or when it is set meanwhile. A solver is
    for one thread; the stop flag may be shared and set from any.
    """

    def __init__(
        self,
        options: PlayOptions,
        *,
        objective: Objective = Objective.DECLARER_POINTS,
        stop_flag: StopFlag | None = None,
        techniques: Technique = ALL_TECHNIQUES,
        table_bits: int = 14,
        kernel: type[Kernel] = Kernel,
    ) -> None:
        """Make a solver with a table of 2 to the power of `table_bits` entries of 16 bytes each.

        `techniques` and `kernel` are for measuring and for tests: they change the time, never the answers.
        """
        if not 2 <= table_bits <= 28:
            raise ValueError("expected a table of 4 to 268 million entries")
        self.options = options
        self.objective = objective
        self.stop_flag = StopFlag() if stop_flag is None else stop_flag
        tables = tables_for(stock=options.players == 2)
        self._kernel = kernel(self.stop_flag, options, objective.value, tables, int(techniques), table_bits)
        self._context: tuple[tuple[Card, ...], int] = ((), 0)

    @property
    def nodes(self) -> int:
        """Cards played on trial since the solver was made."""
        return self._kernel.nodes

    def stop(self) -> None:
        """Stop the question being answered, and refuse others until `stop_flag` is cleared."""
        self.stop_flag.set()

    def value(self, position: Position) -> int:
        """Return what the position is worth."""
        self._set(position)
        return self._search(-_BEYOND, _BEYOND) - self._shift(position)

    def ending_value(self, hands: tuple[int, int], leader: int, trump: int) -> int:
        """Return what a position of two players is worth at the beginning of a trick, without a stock.

        The same as `value`, for whoever asks thousands of times: nothing is checked. `hands` are card masks,
        `trump` is the index of the suit, or 4.
        """
        if self._context != ((), 0):
            self._kernel.forget()
            self._context = ((), 0)
        self._kernel.set_position((*hands, 0), (), 0, leader, trump, False, (0, 0, 0, 0, 0))
        value = self._search(-_BEYOND, _BEYOND)
        if self.objective is not Objective.DIFFERENCE:
            return value
        cards, points = hands[0] | hands[1], points_table()
        return value - points[cards & 4095] - points[cards >> 12]

    def at_least(self, position: Position, points: int) -> bool:
        """Return whether the position is worth at least so many points: much quicker than its value."""
        self._set(position)
        wanted = points + self._shift(position)
        return self._search(wanted - 1, wanted) >= wanted

    def move_values(self, position: Position) -> tuple[MoveValue, ...]:
        """Return what the position is worth with each possible move, including what the move itself brings.

        Card by card, those that do not declare first.
        """
        self._set(position)
        shift = self._shift(position)
        values: dict[int, int] = {}
        for move in self._kernel.moves():
            low, high = -_BEYOND, _BEYOND
            for other, value in values.items():
                if other >> 5 == move >> 5:  # of one run: they differ by no more than the cards' points
                    gap = abs(self._points(move) - self._points(other))
                    low, high = max(low, value - gap - 1), min(high, value + gap + 1)
            values[move] = self._finished(self._kernel.search_move(move, low, high))
        found = {move & _CARD_AND_DECLARE: value - shift for move, value in values.items()}
        return tuple(
            MoveValue(PACK[move & _CARD], bool(move & _DECLARE), found[move])
            for move in sorted(found, key=lambda move: (move & _DECLARE, move & _CARD))
        )

    def line(self, position: Position) -> Line:
        """Return one line of best play: also what it brings to the coalition and to each of its players."""
        moves: list[MoveValue] = []
        points = [0] * len(position.hands)
        while any(position.hands):
            best = max if position.turn == 0 else min
            move = best(self.move_values(position), key=lambda move: move.value)
            position, gains = position.after(move.card, declare=move.declare)
            points = [before + gain for before, gain in zip(points, gains, strict=True)]
            moves.append(move)
        return Line(tuple(moves), tuple(points))

    def _points(self, move: int) -> int:
        return self.objective.value[0] * PACK[move & _CARD].points

    def _shift(self, position: Position) -> int:
        """What to take from the kernel's value, which counts no points for the coalition."""
        return position.card_points if self.objective is Objective.DIFFERENCE else 0

    def _set(self, position: Position) -> None:
        players = self.options.players
        if len(position.hands) != players:
            raise ValueError(f"expected a position of {players} players")
        context = (position.stock, position.leftover)
        if context != self._context:
            self._kernel.forget()
            self._context = context
        stock = [card.index for card in position.stock]
        third = sum(card.bit for card in position.stock) if players == 2 else position.hands[2]
        lying = position.trick
        trick = (0, 0, 0, 0, 0)
        if lying:
            best = trick_winner(lying, position.trump)
            winner = (position.leader + best) % players
            points = self.objective.value[0] * sum(card.points for card in lying)
            trick = (len(lying), lying[0].suit.index, lying[best].index, winner, points)
        self._kernel.set_position(
            (position.hands[0], position.hands[1], third),
            stock,
            self.objective.value[0] * position.leftover,
            position.turn,
            _NO_TRUMP if position.trump is None else position.trump.index,
            position.first_lead,
            trick,
        )
        if self.options.no_foreign_trump_lead:
            self._kernel.set_trump_owner(position.trump_owner)

    def _search(self, low: int, high: int) -> int:
        return self._finished(self._kernel.search(low, high))

    def _finished(self, value: int) -> int:
        if self._kernel.was_stopped:
            raise SolveStopped
        return value
