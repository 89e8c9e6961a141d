"""What a card leads to while there is a stock: played on by judgement until it is empty, exactly from there.

A layout is no more than a guess at what is hidden. To solve it would let both players see the cards to come,
and they would wait for the best of them; so each plays on as one who sees his own cards only. When the stock
is empty a player who has counted knows all cards, and the rest is solved.
"""

from __future__ import annotations

from thousand_qt.ai.solver import Solver
from thousand_qt.ai.stock.course import Course, course_of, move_of, set_out
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import marriages_in, points_of
from thousand_qt.engine.view import PlayerView


class PlayedOut:
    """Plays a layout on after each of a seat's plays."""

    def __init__(self, view: PlayerView, solver: Solver, plays: list[Play]) -> None:
        """`solver` must count differences."""
        self._view = view
        self._solver = solver
        self._moves = [move_of(play) for play in plays]
        self._course = course_of(view.rules)
        self._other = view.order[1 - view.order.index(view.seat)]

    def results(self, world: World) -> list[tuple[int, int]]:
        """Return how many points this seat and the other still take, for each play."""
        course = self._course
        set_out(course, self._view, world.hands[self._other], [card.index for card in world.stock])
        found: list[tuple[int, int]] = []
        for move in self._moves:
            course.play(move)
            course.play_on()
            found.append(points_at_end(course, self._solver))
            course.go_back()
        return found


def difference_at_end(course: Course, solver: Solver) -> int:
    """Return what player 0 takes more than the other from where the course began, now the stock is empty."""
    so_far = course.card_points(0) + course.marriage_points(0)
    so_far -= course.card_points(1) + course.marriage_points(1)
    return so_far + solver.ending_value((course.hand(0), course.hand(1)), course.turn, course.trump)


def points_at_end(course: Course, solver: Solver) -> tuple[int, int]:
    """Return what each player takes from where the course began, now the stock is empty.

    Their difference is exact. Marriages that are still in a hand are all taken to be declared.
    """
    difference = difference_at_end(course, solver)
    hands = course.hand(0), course.hand(1)
    total = points_of(hands[0] | hands[1])
    for player in (0, 1):
        total += course.card_points(player) + course.marriage_points(player)
        total += sum(suit.marriage_points for suit in marriages_in(hands[player]))
    total = max(total, abs(difference))
    return (total + difference) // 2, (total - difference) // 2
