"""Two players, two talons: what the search players assume is what the engine says and what declarers do."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from tests.ai.sampled import sampled_states
from tests.ai.solver.endings import after_action, plays, random_ending, rule_sets
from tests.ai.worlds.oracle import number_of_layouts, worlds_by_replay
from thousand_qt.ai.explanation import Reason
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.model.aside import likelihood
from thousand_qt.ai.oracle import world_of
from thousand_qt.ai.review.reviewer import Reviewer, is_decision
from thousand_qt.ai.search.effort import Effort
from thousand_qt.ai.search.gifts import position_after
from thousand_qt.ai.search.likely import likely_worlds, tells_more
from thousand_qt.ai.search.plays import PlayOutlook, PlayTaste, weigh_plays, worth_to
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import PlayOptions, Solver, position_of
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.engine.actions import ChooseTalon, DealCards, Exchange, GiveUp, SetContract
from thousand_qt.engine.cards import ACES_MASK, FULL_MASK, PACK, Card, cards_of, mask_of, parse_cards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import LeftoverCards, Rules, preset
from thousand_qt.engine.view import view_of

POLISH = preset("polish-two-talons")
NOBODY = POLISH.replace(leftover_cards="nobody")
CLASSIC = Rules(players=2)
FORMS = {"polish": POLISH, "nobody takes the leftover": NOBODY, "classic": CLASSIC}
OTHER_TABLES = {"four": preset("polish-four"), "classic four": Rules(players=4), "three": Rules()}
WANTS_BOTH = PlayTaste(declarer_point=0.0, own_point=1.0, near=0.0)


def before_exchange(rules: Rules, seed: int) -> MatchState:
    """Return a deal in which the declarer holds the talon he took."""
    rng = random.Random(seed)
    pack = list(PACK)
    rng.shuffle(pack)
    size = rules.hand_size
    hands = [" ".join(map(str, pack[place * size : (place + 1) * size])) for place in range(2)]
    state = after(dealt(rules, *hands), "bid 100", "pass", *(["pass"] if rules.players > 2 else []))
    if state.phase is Phase.TALON:
        state = state.apply(ChooseTalon(state.turn or 0, rng.randrange(2)))[0]
    return state


def after_exchange(rules: Rules, seed: int) -> MatchState:
    """Return the deal with two cards put aside, before the first lead."""
    state = before_exchange(rules, seed)
    seat = state.turn or 0
    first, second, *_ = view_of(state, seat).hand
    state = state.apply(Exchange(seat, (first, second)))[0]
    return state.apply(SetContract(seat, 100))[0]


@pytest.mark.parametrize("form", [*FORMS, *OTHER_TABLES])
def test_a_pair_weighed_is_the_position_that_comes_of_it(form: str) -> None:
    rules = {**FORMS, **OTHER_TABLES}[form]
    for seed in range(12):
        state = before_exchange(rules, seed)
        view = to_act(state)
        pairs = [action for action in view.legal_actions if isinstance(action, Exchange)]
        for exchange in random.Random(seed).sample(pairs, 6):
            given, _ = state.apply(exchange)
            if given.phase is Phase.CONTRACT:
                given, _ = given.apply(SetContract(view.seat, 100))
            if given.phase is not Phase.PLAY:  # four nines
                continue
            assert position_after(view, world_of(state), exchange.cards) == position_of(given)


@pytest.mark.parametrize("form", FORMS)
def test_the_declarer_knows_all_but_the_other_talon(form: str) -> None:
    """Before the first lead there are as many layouts as ways to choose it, and each can be replayed."""
    state = after_exchange(FORMS[form], 3)
    if state.phase is Phase.PLAY:
        view = to_act(state)
        worlds = Worlds.of(view).all()
        assert len(worlds) == len(set(worlds)) == 66
        hidden = FULL_MASK & ~mask_of(view.hand) & ~worlds[0].aside
        assert {mask_of(pair) for pair in combinations(cards_of(hidden), 2)} == {
            world.talons[1 - (view.shown_talon or 0)] for world in worlds
        }


@pytest.mark.parametrize("form", FORMS)
def test_in_the_last_tricks_the_layouts_are_those_the_engine_allows(form: str) -> None:
    compared = 0
    for state in sampled_states(FORMS[form], 350, seed=21):
        view = to_act(state)
        if view.phase is Phase.PLAY and number_of_layouts(view) <= 100:
            worlds = Worlds.of(view).all()
            assert set(worlds) == worlds_by_replay(view)
            compared += 1
    assert compared > 8


def with_open_cards(state: MatchState) -> list[PlayOutlook]:
    view = to_act(state)
    effort = Effort(Budget(worlds=1), most_worlds=1, seconds=60.0)
    return weigh_plays(view, Solver(PlayOptions.of(view.rules)), (world_of(state),), effort, WANTS_BOTH)


@pytest.mark.parametrize("leftover", LeftoverCards)
def test_both_sides_count_what_the_engine_finds_for_each(leftover: LeftoverCards) -> None:
    """The declarer's points and the other's are each what plain minimax finds, whoever is to play."""
    rng = random.Random(31)
    asked = {True: 0, False: 0}
    to_nobody = leftover is LeftoverCards.NOBODY
    form = f"two talons, leftover to {'nobody' if to_nobody else 'the last trick'}"
    for rules in rule_sets(form)[::3] * 3:
        state = random_ending(rng, rules, 3)
        while state.turn is not None and not state.results:
            assert state.deal is not None
            declarer = state.deal.declarer
            assert declarer is not None
            assert state.deal.play is not None
            taken = state.deal.play.card_points[declarer] + state.deal.play.marriage_points[declarer]
            other = 1 - declarer
            if len(plays(state)) > 1:
                for outlook in with_open_cards(state):
                    for seat, found in ((declarer, outlook.results[0] - taken), (other, outlook.own[0])):
                        known: dict[object, int] = {}
                        right = after_action(state, outlook.play, seat, difference=False, known=known)
                        assert found == right
                    asked[state.turn == declarer] += 1
            state, _ = state.apply(rng.choice(plays(state)))
    assert min(asked.values()) > 40


def test_what_one_gains_the_other_grudges() -> None:
    state = next(
        state
        for state in sampled_states(POLISH, 300, seed=2)
        if state.phase is Phase.PLAY and len(plays(state)) > 1
    )
    assert state.deal is not None
    declarer = state.deal.declarer or 0
    outlook = with_open_cards(state)[0]
    views = [view_of(state, seat) for seat in (declarer, 1 - declarer)]
    worths = [worth_to(view, outlook, WANTS_BOTH) for view in views]
    assert worths[0] == pytest.approx(-worths[1])


def test_the_chances_of_all_pairs_are_one() -> None:
    rng = random.Random(5)
    for _ in range(40):
        hand = mask_of(rng.sample(PACK, 12))
        pairs = [mask_of(pair) for pair in combinations(cards_of(hand), 2)]
        assert sum(likelihood(hand, pair) for pair in pairs) == pytest.approx(1)


def test_nines_are_put_aside_and_aces_are_kept() -> None:
    hand = mask_of(parse_cards("AS TS AH KH QH AD KD 9D 9C JC TC 9S"))
    nines = likelihood(hand, mask_of(parse_cards("9D 9C")))
    assert nines > 20 * likelihood(hand, mask_of(parse_cards("AS AH")))
    assert nines > 20 * likelihood(hand, mask_of(parse_cards("KH QH")))


def defences(rules: Rules, number: int, seed: int) -> list[MatchState]:
    found: list[MatchState] = []
    for state in sampled_states(rules, 60 * number, seed):
        if tells_more(to_act(state)):
            found.append(state)
            if len(found) == number:
                return found
    raise AssertionError("too few defences")


@pytest.mark.parametrize("form", FORMS)
def test_every_layout_drawn_fits_and_comes_as_often_as_is_likely(form: str) -> None:
    """Against all layouts, weighed one by one."""
    compared = 0
    for number, state in enumerate(defences(FORMS[form], 20, seed=8)):
        view = to_act(state)
        worlds = Worlds.of(view)
        drawn = likely_worlds(view, random.Random(number), 100)
        assert len(drawn) == 100
        assert all(world in worlds for world in drawn)
        if worlds.count(500) is None:
            continue
        declarer = 1 - view.seat
        weights: dict[World, float] = {}
        for world in worlds.all():
            held = FULL_MASK & ~mask_of(view.hand) & ~world.talons[1 - (view.shown_talon or 0)]
            for trick in [*[trick.cards for trick in view.tricks], view.trick]:
                held &= ~mask_of(played.card for played in trick if played.seat != declarer)
            assert held.bit_count() == 12
            weights[world] = likelihood(held, world.aside)
        whole = sum(weights.values())
        for world, times in Counter(drawn).items():
            assert abs(times - 100 * weights[world] / whole) <= 1
        compared += 1
    assert compared > 3


def test_a_defender_expects_no_aces_among_the_cards_put_aside() -> None:
    state = after_exchange(POLISH, 1)
    view = view_of(state, 1 - (state.turn or 0))
    if mask_of(view.hand) & ACES_MASK == ACES_MASK:
        pytest.fail("the other holds all the aces")
    drawn = likely_worlds(view, random.Random(1), 200)
    even = list(Worlds.of(view).sample(random.Random(1), 200))
    with_aces = [sum(bool(world.aside & ACES_MASK) for world in worlds) for worlds in (drawn, even)]
    assert with_aces[0] < 0.4 * with_aces[1]


def test_a_defence_is_judged_on_layouts_as_likely_as_they_are() -> None:
    """Of those nobody can say that they are all there are; a declarer's are all 66, with one lead of ten."""
    defence = to_act(defences(POLISH, 1, seed=8)[0])
    reviewer = Reviewer("master", budget=Budget(worlds=70))
    judged = reviewer.review(defence, defence.legal_actions[0])
    assert 0 < judged.worlds <= 70
    assert not judged.all_worlds
    lead = to_act(after_exchange(POLISH, 1))
    judged = reviewer.review(lead, lead.legal_actions[0])
    assert judged.worlds <= 66
    assert judged.all_worlds or judged.worlds < 66


@pytest.mark.parametrize("level", ["beginner", "casual", "strong", "master"])
def test_of_two_hidden_talons_neither_is_called_the_better(level: str) -> None:
    state = after(dealt(POLISH), "bid 100", "pass")
    view = to_act(state)
    explanation = LEVELS[level](3).explain(view, Budget(worlds=2))
    assert explanation.reason is Reason.ALIKE
    assert explanation.options == ()
    assert isinstance(explanation.action, ChooseTalon)


@pytest.mark.parametrize("form", FORMS)
def test_which_talon_to_take_is_pure_chance(form: str) -> None:
    """Exchange them, and nobody sees or may do anything else: coach and review have nothing to say."""
    rng = random.Random(6)
    pack = rng.sample(PACK, len(PACK))
    size = 2 * FORMS[form].hand_size
    exchanged = [*pack[:size], *pack[size + 2 :], *pack[size : size + 2]]
    either = [
        after(_dealt_from(FORMS[form], cards), "bid 100", "bid 110", "pass") for cards in (pack, exchanged)
    ]
    assert either[0].deal != either[1].deal
    for seat in range(2):
        assert view_of(either[0], seat) == view_of(either[1], seat)
    view = to_act(either[0])
    assert view.phase is Phase.TALON
    assert len(view.legal_actions) == 2
    assert not is_decision(view)


def _dealt_from(rules: Rules, pack: list[Card]) -> MatchState:
    return MatchState.new(rules, 1).apply(DealCards(tuple(pack)))[0]


def test_an_ending_with_nothing_hidden_but_the_aside_is_played_as_minimax_does() -> None:
    """A Master's last tricks as declarer: whatever the other talon is, his contract comes first."""
    checked = 0
    for state in sampled_states(POLISH, 900, seed=12):
        view = to_act(state)
        if view.phase is not Phase.PLAY or view.declarer != view.seat or len(view.hand) > 3:
            continue
        explanation = Searcher(1, MASTER).explain(view, Budget(worlds=400))
        chosen = explanation.chosen
        if chosen is None or isinstance(explanation.action, GiveUp):
            continue
        taken = view.card_points[view.seat] + view.marriage_points[view.seat]
        made = dict.fromkeys(plays(state), 0)
        worlds = Worlds.of(view).all()
        assert explanation.worlds == len(worlds)
        for world in worlds:
            truth = _with_world(state, world)
            for action in made:
                value = after_action(truth, action, view.seat, difference=False, known={})
                made[action] += taken + value >= (view.contract or 0)
        assert chosen.chance == pytest.approx(made[explanation.action] / len(worlds))
        assert made[explanation.action] == max(made.values())
        checked += 1
    assert checked > 15


def _with_world(state: MatchState, world: World) -> MatchState:
    assert state.deal is not None
    shown = state.deal.shown_talon or 0
    talons = tuple(
        state.deal.talons[index] if index == shown else cards_of(world.talons[index]) for index in range(2)
    )
    return msgspec.structs.replace(
        state, deal=msgspec.structs.replace(state.deal, hands=world.hands, talons=talons)
    )
