"""The course of the cards while there is a stock: as the engine has it, and judged without cheating."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tests.ai.honesty import permuted
from tests.ai.sampled import sampled_states
from tests.ai.solver.endings import gains, minimax, plays, random_ending
from thousand_qt.ai.solver import Objective, PlayOptions, Solver, position_of
from thousand_qt.ai.stock.course import Course, course_of, move_of, set_out, trained
from thousand_qt.ai.stock.judgement import judged_plays
from thousand_qt.ai.stock.weighing import PlayedOut, difference_at_end
from thousand_qt.ai.worlds import World
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.rules import FourAces, Rules, preset
from thousand_qt.engine.view import view_of

STOCK = preset("polish-stock")
RULES = [
    STOCK,
    msgspec.structs.replace(STOCK, marriage_on_first_lead=False, four_aces=FourAces.POINTS_200),
    msgspec.structs.replace(STOCK, must_overtrump=False, must_beat_suit=False, must_trump=False),
]


def play_of(state: MatchState) -> TrickPlay:
    assert state.deal is not None
    assert state.deal.play is not None
    return state.deal.play


def with_stock(rules: Rules, number: int, seed: int) -> list[MatchState]:
    """Return states in which there is a stock and something to decide."""
    states = sampled_states(rules, 3 * number, seed)
    found = [state for state in states if state.deal is not None and play_of(state).stock][:number]
    assert len(found) == number
    return found


def world_of(state: MatchState) -> World:
    assert state.deal is not None
    return World(state.deal.hands, play_of(state).stock)


def laid_out(course: Course, state: MatchState) -> int:
    """Set the true position of a state, as player 0 the seat in turn, which is returned."""
    assert state.turn is not None
    world = world_of(state)
    view = view_of(state, state.turn)
    set_out(course, view, world.hands[1 - state.turn], [card.index for card in world.stock])
    return state.turn


def kernel_from_source() -> ModuleType:
    """Load the source of the kernel as the Python it is."""
    path = Path(__file__).parents[3] / "thousand_qt" / "ai" / "stock" / "kernel.py"
    spec = importlib.util.spec_from_file_location("stock_kernel_from_source", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("rules", RULES)
def test_cards_are_played_and_drawn_as_the_engine_does(rules: Rules) -> None:
    rng = random.Random(1)
    course = course_of(rules)
    declared = 0
    for beginning in with_stock(rules, 60, seed=2):
        state = beginning
        me = laid_out(course, state)
        won = [0, 0]
        while play_of(state).stock:
            assert state.deal is not None
            assert course.is_drawing
            assert course.stock_left == len(play_of(state).stock)
            assert state.turn == (me if course.turn == 0 else 1 - me)
            assert (course.hand(0), course.hand(1)) == (state.deal.hands[me], state.deal.hands[1 - me])
            legal = {move_of(action): action for action in plays(state) if isinstance(action, Play)}
            assert sorted(course.moves()) == sorted(legal)
            declarations = [move for move in legal if legal[move].declare]
            move = rng.choice(declarations or list(legal))
            declared += bool(declarations)
            course.play(move)
            state, events = state.apply(legal[move])
            own, others = gains(events, me)
            won = [won[0] + own, won[1] + others]
            assert course.card_points(0) + course.marriage_points(0) == won[0]
            assert course.card_points(1) + course.marriage_points(1) == won[1]
            trump = play_of(state).trump
            assert course.trump == (4 if trump is None else trump.index)
        assert not course.is_drawing
    assert declared > 10


def test_compiled_and_as_python_it_is_the_same() -> None:
    source = kernel_from_source().Course
    rules = RULES[1]
    for state in with_stock(rules, 40, seed=3):
        compiled = course_of(rules)
        plain = source([0, 2, 3, 4, 10, 11], [40, 60, 80, 100], trained().weights, False, 200)
        ends: list[tuple[object, ...]] = []
        for course in (compiled, plain):
            laid_out(course, state)
            judged = [(move, course.judged(move), sorted(course.features(move))) for move in course.moves()]
            course.play_on()
            ends.append((str(judged), course.hand(0), course.hand(1), course.card_points(0), course.trump))
        assert ends[0] == ends[1]


def test_a_position_can_be_kept_and_come_back_to() -> None:
    course = course_of(STOCK)
    for state in with_stock(STOCK, 30, seed=4):
        laid_out(course, state)
        moves = course.moves()
        course.play(moves[0])
        course.keep()
        before = (course.hand(0), course.hand(1), course.turn, course.trump, course.stock_left)
        course.play_on()
        first = (course.hand(0), course.hand(1), course.card_points(0), course.marriage_points(1))
        course.go_back()
        assert (course.hand(0), course.hand(1), course.turn, course.trump, course.stock_left) == before
        course.play_on()
        assert (course.hand(0), course.hand(1), course.card_points(0), course.marriage_points(1)) == first


def test_judgement_is_of_what_a_player_can_know() -> None:
    """Also of a layout that is played on: what the other holds and what comes makes no difference."""
    rng = random.Random(5)
    course = course_of(STOCK)
    changed = 0
    for state in with_stock(STOCK, 60, seed=6):
        assert state.turn is not None
        other = permuted(state, state.turn, rng)
        changed += other != state
        judged: list[dict[int, int]] = []
        for truth in (state, other):
            laid_out(course, truth)
            judged.append({move: course.judged(move) for move in course.moves()})
        assert judged[0] == judged[1]
        at_a_glance = judged_plays(view_of(state, state.turn))
        assert {move_of(play): round(100 * worth) for play, worth in at_a_glance.items()} == judged[0]
    assert changed > 50


def test_the_rest_is_exact_when_the_stock_is_empty() -> None:
    """Against plain minimax that knows the rules by the engine alone."""
    rng = random.Random(7)
    asked = 0
    for rules in RULES:
        solver = Solver(PlayOptions.of(rules), objective=Objective.DIFFERENCE)
        while asked % 40 or not asked:
            state = random_ending(rng, rules, rng.choice([2, 3, 4]))
            play = play_of(state)
            if play.stock or play.trick or play.is_fresh:
                continue
            assert state.deal is not None
            for seat in (0, 1):
                hands = (state.deal.hands[seat], state.deal.hands[1 - seat])
                trump = 4 if play.trump is None else play.trump.index
                value = solver.ending_value(hands, int(play.order[0] != seat), trump)
                assert value == minimax(state, seat, difference=True)
            asked += 1
        asked += 1
    assert asked >= 120


@pytest.mark.parametrize("rules", RULES)
def test_a_layout_is_played_on_and_then_solved(rules: Rules) -> None:
    """The same by the engine, by judgement, and by the solver's question with all its checks."""
    solver = Solver(PlayOptions.of(rules), objective=Objective.DIFFERENCE)
    for state in with_stock(rules, 12, seed=8):
        assert state.turn is not None
        seat = state.turn
        view = view_of(state, seat)
        actions = [action for action in view.legal_actions if isinstance(action, Play)]
        found = PlayedOut(view, solver, actions).results(world_of(state))
        for action, (mine, his) in zip(actions, found, strict=True):
            after, events = state.apply(action)
            own, others = gains(events, seat)
            while play_of(after).stock:
                assert after.turn is not None
                judged = judged_plays(view_of(after, after.turn))
                after, events = after.apply(max(judged, key=lambda play: (judged[play], -move_of(play))))
                gained = gains(events, seat)
                own, others = own + gained[0], others + gained[1]
            assert mine - his == own - others + solver.value(position_of(after, declarer=seat))


def test_points_taken_and_declared_count_in_the_difference() -> None:
    course = course_of(STOCK)
    kings, others = PACK[0:6], PACK[6:12]  # spades against clubs
    hands = (sum(card.bit for card in kings), sum(card.bit for card in others))
    rest = [card.index for card in PACK[12:]]
    course.set_position(hands, (0, 0), 0, rest, 0, 4, -1, True)
    course.play(3 | 32)  # the king of spades, with the marriage: 40
    course.play(6)  # the nine of clubs loses
    assert (course.marriage_points(0), course.card_points(0), course.turn) == (40, 4, 0)
    course.play_on()
    solver = Solver(PlayOptions.of(STOCK), objective=Objective.DIFFERENCE)
    ending = solver.ending_value((course.hand(0), course.hand(1)), course.turn, course.trump)
    taken = [course.card_points(player) + course.marriage_points(player) for player in (0, 1)]
    assert difference_at_end(course, solver) == taken[0] - taken[1] + ending
