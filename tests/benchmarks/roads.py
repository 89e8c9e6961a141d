"""Cards weighed without the assumption that everyone sees everything: a road tried and not taken.

The solver shows all cards to all from the next card on. Here the next cards are decided without sight, each
by a small search of the player whose turn it is over layouts of his own, and only then the cards are opened.
How far, for whom and from when on is a `Road`; `bench_roads` measures them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from thousand_qt.ai.playing import table_of, worth_of_play
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.search.plays import PlayOutlook, PlayTaste, best_play, weigh_plays, worth_to
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import Position, Solver, position_from
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.ai.worlds.evidence import missing_cards
from thousand_qt.engine.actions import Action, Play
from thousand_qt.engine.cards import Card, Suit, cards_of, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView

_PLAYERS = 3
_TRIES = 12
"""How often a layout is drawn anew that puts a card where it cannot lie."""
_CLOSE = 60.0
"""Cards so many points of the score behind the best by open cards are not weighed again."""


class Road(msgspec.Struct, frozen=True):
    """How a defender's card is weighed.

    Attributes:
        worlds: layouts looked at.
        layouts: layouts that each later player looks at for his own card.
        plies: cards after the own one that are decided without sight; then all cards are opened.
        sets: own later cards are the best for all layouts that still look alike, not the choice of a search.
        first, last: cards in hand with which the road is taken.
    """

    worlds: int = 16
    layouts: int = 6
    plies: int = 2
    sets: bool = False
    first: int = 1
    last: int = 8


class _Line(msgspec.Struct, frozen=True):
    """A layout on its way: the declarer's points so far, the cards each player is known not to have."""

    position: Position
    taken: int
    missing: tuple[int, ...]


_Move = tuple[Card, bool]


class Playouts:
    """Plays a defender's cards out; players are numbered from the declarer, as in positions."""

    def __init__(
        self, view: PlayerView, solver: Solver, random: Random, road: Road, taste: PlayTaste
    ) -> None:
        assert view.declarer is not None
        assert view.contract is not None
        self._view, self._solver, self._random, self._road, self._taste = view, solver, random, road, taste
        first = view.order.index(view.declarer)
        self._seats = view.order[first:] + view.order[:first]
        self._me = self._seats.index(view.seat)
        self._contract = view.contract
        self._declarer = view.declarer
        self._talon = mask_of(view.talon)
        self._given_to_me = mask_of(
            gift.card for gift in view.gifts if gift.card is not None and gift.receiver == view.seat
        )
        self._decided: dict[tuple[object, ...], _Move] = {}

    def worth(self, outlook: PlayOutlook, worlds: Sequence[World]) -> float:
        """Return what a card is worth to the defender, in points of the score, as `worth_to` counts."""
        view = self._view
        taken = view.card_points[self._declarer] + view.marriage_points[self._declarer]
        by_seat = missing_cards(view)
        missing = tuple(by_seat[seat] for seat in self._seats)
        lines = [_Line(position_from(view, world.hands), taken, missing) for world in worlds]
        move = (outlook.play.card, outlook.play.declare)
        declared = self._total([self._after(line, move) for line in lines], self._road.plies) / len(lines)
        return self._taste.own_point * outlook.own_points - declared

    def _payoff(self, points: int) -> float:
        return 2 * self._contract * (points >= self._contract) + self._taste.declarer_point * points

    def _total(self, lines: list[_Line], plies: int) -> float:
        """Return the sum of what layouts that look alike to the defender bring the declarer."""
        position = lines[0].position
        if plies <= 0 or not any(position.hands):
            return sum(self._payoff(line.taken + self._open_value(line.position)) for line in lines)
        if position.turn == self._me:
            return min(
                self._total([self._after(line, move) for line in lines], plies - 1)
                for move in (self._possible(position) if self._road.sets else [self._own_choice(lines)])
            )
        seen: dict[tuple[_Move, int], list[_Line]] = defaultdict(list)
        for line in lines:
            move = self._choice(line)
            after = self._after(line, move)
            seen[move, after.position.turn].append(after)
        return sum(self._total(alike, plies - 1) for alike in seen.values())

    def _open_value(self, position: Position) -> int:
        return self._solver.value(position) if any(position.hands) else 0

    def _possible(self, position: Position) -> list[_Move]:
        return [(move.card, move.declare) for move in self._solver.move_values(position)]

    def _own_choice(self, lines: list[_Line]) -> _Move:
        if len(lines) < self._road.layouts:
            return self._choice(lines[0])
        return self._best((line.position for line in lines), lines[0].taken, self._me)

    def _choice(self, line: _Line) -> _Move:
        """Return the card of the player in turn by a small search from what he knows."""
        position = line.position
        player = position.turn
        known = (player, position.hands[player], position.trick, position.trump, line.taken, line.missing)
        if known not in self._decided:
            guesses = (self._guess(line, player) for _ in range(self._road.layouts))
            self._decided[known] = self._best(guesses, line.taken, player)
        return self._decided[known]

    def _best(self, positions: Iterable[Position], taken: int, player: int) -> _Move:
        totals: dict[_Move, float] = defaultdict(float)
        for position in positions:
            values = self._solver.move_values(position)
            for move in values:
                totals[move.card, move.declare] += self._payoff(taken + move.value)
            if len(values) == 1:
                break
        side = 1 if player == 0 else -1
        return max(totals, key=lambda move: (side * totals[move], -move[0].points))

    def _guess(self, line: _Line, player: int) -> Position:
        """Return the position with the cards this player does not see dealt anew; as it is, if that fails."""
        hands = list(line.position.hands)
        left, right = (other for other in range(_PLAYERS) if other != player)
        known = [0] * _PLAYERS
        if player == 0:
            known[self._me] = self._given_to_me & hands[self._me]
        elif player != self._me:
            known[0] = self._talon & hands[0]
        free = [card.bit for card in cards_of((hands[left] | hands[right]) & ~(known[left] | known[right]))]
        room = (hands[left] & ~known[left]).bit_count()
        for _ in range(_TRIES):
            self._random.shuffle(free)
            to_left, to_right = sum(free[:room]), sum(free[room:])
            if not (to_left & line.missing[left] or to_right & line.missing[right]):
                hands[left], hands[right] = to_left | known[left], to_right | known[right]
                break
        return msgspec.structs.replace(line.position, hands=tuple(hands))

    def _after(self, line: _Line, move: _Move) -> _Line:
        card, declare = move
        position = line.position
        missing = list(line.missing)
        if position.trick and card.suit is not position.trick[0].suit:
            missing[position.turn] |= position.trick[0].suit.mask | self._trump_missed(position.trump, card)
        after, gains = position.after(card, declare=declare)
        return _Line(after, line.taken + gains[0], tuple(missing))

    def _trump_missed(self, trump: Suit | None, card: Card) -> int:
        missed = trump is not None and card.suit is not trump and self._view.rules.must_trump
        return trump.mask if missed and trump is not None else 0


class RoadSearcher(Searcher):
    """A Master who as a defender weighs the cards that come near the best once more, by a road."""

    def __init__(self, seed: int, road: Road) -> None:
        super().__init__(seed, MASTER)
        self._road = road
        self._own_seed = seed
        self.weighed = 0
        self.changed = 0

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        open_choice = super().choose(view, budget)
        if view.phase is not Phase.PLAY or view.declarer == view.seat or not isinstance(open_choice, Play):
            return open_choice
        if not self._road.first <= len(view.hand) <= self._road.last:
            return open_choice
        random = Random(f"{self._own_seed}/{view.number}/{len(view.tricks)}/{view.hand}")
        solver, taste = self._solver(view), MASTER.taste
        effort = Effort(budget, most_worlds=MASTER.play_worlds, seconds=MASTER.play_seconds)
        outlooks = weigh_plays(view, solver, self._worlds(view, random, effort), effort, taste)
        enough = max(worth_to(view, outlook, taste) for outlook in outlooks) - _CLOSE
        close = [outlook for outlook in outlooks if worth_to(view, outlook, taste) >= enough]
        if len(close) == 1:
            return open_choice
        playouts = Playouts(view, solver, random, self._road, taste)
        worlds = list(Worlds.of(view).sample(random, self._road.worlds))
        worths = [playouts.worth(outlook, worlds) for outlook in close]
        good = [
            outlook for outlook, worth in zip(close, worths, strict=True) if worth >= max(worths) - taste.near
        ]
        table = table_of(view)
        chosen = max(good, key=lambda outlook: worth_of_play(table, outlook.play)).play
        self.weighed += 1
        self.changed += chosen != best_play(view, outlooks, taste).play
        return chosen
