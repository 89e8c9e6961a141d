"""Layouts drawn by what the other has played: judged as he saw the table, likelier if they explain it."""

from __future__ import annotations

import math
import random

import msgspec
import pytest

from tests.ai.headless import shuffled
from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.stock import likely
from thousand_qt.ai.stock.judgement import judged_plays
from thousand_qt.ai.stock.likely import Past, deeds_of, likely_layouts
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.engine.actions import CHANCE, Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import FourAces, Rules, preset
from thousand_qt.engine.view import view_of

STOCK = preset("polish-stock")
RULES = [STOCK, msgspec.structs.replace(STOCK, marriage_on_first_lead=False, four_aces=FourAces.POINTS_200)]


def chance_by_view(state: MatchState, play: Play) -> float:
    """Return how likely the seat in turn plays this, by all that the engine lets it see."""
    judged = judged_plays(to_act(state))
    best = max(judged.values())
    weights = {each: math.exp((worth - best) / likely.ERROR) for each, worth in judged.items()}
    return (1 - likely.WHIM) * weights[play] / sum(weights.values()) + likely.WHIM / len(judged)


@pytest.mark.parametrize("rules", RULES)
def test_what_the_other_did_is_judged_as_he_saw_it_himself(rules: Rules) -> None:
    """With the hand he really had, each play is as likely as by his own view at that moment."""
    rng = random.Random(4)
    compared = declared = 0
    for number in range(30):
        state = MatchState.new(rules, number % 2)
        player = RandomLegal(number)
        expected: list[list[tuple[float, int]]] = [[], []]
        while not state.results and not (state.deal is not None and not to_act(state).stock_size):
            if state.turn == CHANCE:
                state, _ = state.apply(shuffled(rng))
                continue
            seat, view = state.turn, to_act(state)
            assert seat is not None
            assert state.deal is not None
            other = 1 - seat
            past = Past(view)
            assert past.says_something == bool(expected[other])
            for deed, (chance, hand) in zip(deeds_of(view, other), expected[other], strict=True):
                assert past.chance(deed, hand) == pytest.approx(chance)
                compared += 1
            assert state.deal.play is not None
            truth = World(state.deal.hands, state.deal.play.stock)
            assert 0 < past.likelihood(truth, rng) <= 1
            legal = [action for action in view.legal_actions if isinstance(action, Play)]
            declaring = [play for play in legal if play.declare]
            play = declaring[0] if declaring and rng.random() < 0.7 else player.choose(view, Budget())
            assert isinstance(play, Play)
            declared += play.declare
            expected[seat].append((chance_by_view(state, play), state.deal.hands[seat]))
            state, _ = state.apply(play)
    assert compared > 600
    assert declared > 10


def share_with(view_holder: MatchState, card: str, *, evidence: bool) -> float:
    """Return the share of layouts in which the other of the seat in turn holds a card."""
    view = to_act(view_holder)
    rng = random.Random(1)
    worlds = likely_layouts(view, rng, 400) if evidence else list(Worlds.of(view).sample(rng, 400))
    return sum(bool(world.hands[1 - view.seat] & Card(card).bit) for world in worlds) / len(worlds)


def test_who_leaves_a_ten_lying_will_not_have_held_the_ace() -> None:
    state = dealt(STOCK, "TS 9H JH 9D JD 9C", "QD KC JC 9S QC KD")
    left = after(state, "play TS", "play 9S")
    assert share_with(left, "AS", evidence=False) > 0.3
    assert share_with(left, "AS", evidence=True) < 0.7 * share_with(left, "AS", evidence=False)


def test_who_leads_and_declares_nothing_has_no_great_marriage() -> None:
    state = dealt(STOCK, "9S 9H JH 9D JD 9C", "JC QS AD TC TD KD")
    led = after(state, "play 9S", "play QS", "play JC")
    view = to_act(led)
    rng = random.Random(2)

    def share(worlds: list[World]) -> float:
        hearts = Card("KH").bit | Card("QH").bit
        return sum(world.hands[1] & hearts == hearts for world in worlds) / len(worlds)

    plain = share(list(Worlds.of(view).sample(rng, 2000)))
    assert plain > 0.05
    assert share(likely_layouts(view, rng, 2000)) < plain / 3


def test_layouts_drawn_fit_the_view_and_depend_on_it_alone() -> None:
    rng = random.Random(8)
    for number in range(12):
        state = after_some_plays(number, rng)
        view = to_act(state)
        worlds = likely_layouts(view, random.Random(3), 40)
        assert len(worlds) == 40
        fitting = Worlds.of(view)
        assert all(world in fitting for world in worlds)
        assert worlds == likely_layouts(view_of(state, view.seat), random.Random(3), 40)


def after_some_plays(number: int, rng: random.Random) -> MatchState:
    state, _ = MatchState.new(STOCK, number % 2).apply(shuffled(rng))
    player = RandomLegal(number)
    for _ in range(number):
        state, _ = state.apply(player.choose(to_act(state), Budget()))
    assert to_act(state).stock_size
    return state
