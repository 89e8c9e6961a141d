"""Contests: fair seatings, differences that are what they say, the same figures again, whole matches."""

from __future__ import annotations

import random
import statistics
from collections import Counter

import msgspec
import pytest

from tests.ai.arena.measuring import CASUAL, RANDOM, AlwaysFirst, contest_of, measured
from thousand_qt.ai.arena.contest import play_deal
from thousand_qt.ai.arena.contestants import Contestant, Roster, contestant
from thousand_qt.ai.arena.sides import Side, deal_seatings, match_seatings
from thousand_qt.ai.arena.workers import run
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.deal import Phase, sitter_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView, view_of

# Seatings


@pytest.mark.parametrize("name", PRESETS)
def test_each_side_is_alone_once_in_each_active_seat(name: str) -> None:
    rules = preset(name)
    for dealer in range(rules.players):
        sitter = sitter_of(rules, dealer)
        active = [seat for seat in range(rules.players) if seat != sitter]
        seatings = deal_seatings(rules, dealer)
        assert len(seatings) == (2 if rules.players == 2 else 6)
        for side in Side:
            alone: Counter[int] = Counter()
            for seating in seatings:
                own = [seat for seat in active if seating[seat] is side]
                if len(own) == 1:
                    alone[own[0]] += 1
            assert alone == dict.fromkeys(active, 1)


@pytest.mark.parametrize(("name", "count"), [("classic", 6), ("polish-two-talons", 2), ("polish-four", 8)])
def test_match_seatings(name: str, count: int) -> None:
    seatings = match_seatings(preset(name))
    assert len(set(seatings)) == len(seatings) == count
    assert all(min(seating.count(Side.A), seating.count(Side.B)) == 1 for seating in seatings)


# Differences


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("level", ["casual", "random"])
def test_equal_players_differ_by_exactly_nothing(name: str, level: str) -> None:
    both = contestant(level)
    figures = measured(contest_of(both, both, preset(name)), deals=8)["deals"]
    assert figures["difference"]["points_per_deal"] == 0
    assert figures["difference"]["low"] == figures["difference"]["high"] == 0
    assert figures["a"] == figures["b"]
    assert figures["a"]["illegal"] == figures["a"]["failed"] == 0


@pytest.mark.parametrize("name", ["classic", "polish", "polish-two-talons", "polish-stock", "polish-four"])
def test_a_sensible_player_beats_a_random_one(name: str) -> None:
    figures = measured(contest_of(CASUAL, RANDOM, preset(name)), deals=24)["deals"]
    assert figures["difference"]["low"] > 0
    assert figures["a"]["points_per_deal"] > figures["b"]["points_per_deal"]
    reverse = measured(contest_of(RANDOM, CASUAL, preset(name)), deals=24)["deals"]
    assert reverse["difference"]["points_per_deal"] == -figures["difference"]["points_per_deal"]
    assert reverse["b"] == figures["a"]


@pytest.mark.parametrize("name", ["classic", "polish-four"])
def test_the_difference_is_that_of_the_scores_of_each_seating(name: str) -> None:
    rules = preset(name)
    contest = contest_of(CASUAL, Contestant("first", AlwaysFirst), rules)
    for number in range(8):
        with Roster(contest.a, contest.b) as roster:
            report = play_deal(contest, roster, number)
        seed = random.Random(f"arena/deal/1/{number}").getrandbits(48)
        dealer = number % rules.players
        active = [seat for seat in range(rules.players) if seat != sitter_of(rules, dealer)]
        expected = 0.0
        for alone in (True, False):
            for place in active:
                casual = [(seat == place) is alone for seat in range(rules.players)]
                seats = [
                    Casual(seed * 4 + seat) if own else AlwaysFirst(0) for seat, own in enumerate(casual)
                ]
                changes = scored(MatchState.new(rules, dealer), seats, seed)
                ours = statistics.fmean(changes[seat] for seat in active if casual[seat])
                theirs = statistics.fmean(changes[seat] for seat in active if not casual[seat])
                expected += ours - theirs
        assert report.difference == pytest.approx(expected / 6)
        assert report.tallies[Side.A].seats == report.tallies[Side.B].seats == 9


def scored(state: MatchState, seats: list[Casual | AlwaysFirst], seed: int) -> list[int]:
    """Play one deal and return what each seat scores."""
    packs = 0
    while not state.results:
        assert state.turn is not None
        if state.turn == CHANCE:
            action: Action = shuffled(seed, packs)
            packs += 1
        else:
            action = seats[state.turn].choose(view_of(state, state.turn), Budget())
        state, _ = state.apply(action)
    return [score.change for score in state.results[0].seats]


def test_contracts_are_counted_for_the_side_of_the_declarer() -> None:
    figures = measured(contest_of(CASUAL, RANDOM), deals=30)["deals"]
    a, b = figures["a"], figures["b"]
    assert a["declarer"]["deals"] + b["declarer"]["deals"] == figures["plays"] == 180
    assert a["declarer"]["made"] > 0
    played = sum(side["declarer"]["deals"] - side["declarer"]["given_up"] for side in (a, b))
    assert a["defender"]["deals"] + b["defender"]["deals"] == 2 * played
    failed = played - a["declarer"]["made"] - b["declarer"]["made"]
    assert a["defender"]["broken"] + b["defender"]["broken"] == 2 * failed
    assert a["declarer"]["share_made"] > b["declarer"]["share_made"]
    assert 100 <= a["declarer"]["mean_contract"] < b["declarer"]["mean_contract"]


def test_without_bidding_there_are_no_contracts() -> None:
    figures = measured(contest_of(CASUAL, RANDOM, preset("polish-stock")), deals=4)["deals"]
    assert figures["plays"] == 8
    assert figures["a"]["declarer"]["deals"] == figures["a"]["defender"]["deals"] == 0
    assert figures["a"]["declarer"]["mean_contract"] is None


def test_deals_given_back_for_ever_are_void() -> None:
    rules = Rules().replace(weak_hand_below=40)
    always = Contestant("always", AlwaysFirst)
    figures = measured(contest_of(always, always, rules), deals=2)["deals"]
    assert figures["void"] == figures["plays"] == 12
    assert figures["difference"]["points_per_deal"] == 0


# Again and elsewhere


def test_the_same_seed_gives_the_same_figures_in_any_number_of_processes() -> None:
    contest = contest_of(CASUAL, RANDOM)
    once = measured(contest, deals=7, matches=4)
    assert measured(contest, deals=7, matches=4) == once
    assert measured(contest, deals=7, matches=4, jobs=2) == once
    assert measured(contest, deals=7, matches=4, jobs=3) == once
    assert measured(msgspec.structs.replace(contest, seed=2), deals=7, matches=4) != once


def test_more_deals_begin_with_the_same_deals() -> None:
    contest = contest_of(CASUAL, RANDOM)
    few = run(contest, deals=3, matches=0, jobs=1, on_played=lambda _: None)
    many = run(contest, deals=5, matches=2, jobs=1, on_played=lambda _: None)
    assert [report.difference for report in many.deals[:3]] == [report.difference for report in few.deals]


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    run(contest_of(CASUAL, CASUAL), deals=3, matches=2, jobs=2, on_played=heard.append)
    assert heard == [1, 2, 3, 4, 5]


class Counting:
    """Notes what it is asked with."""

    budgets: list[Budget] = []  # noqa: RUF012 - the class is the place to look at
    seeds: list[int] = []  # noqa: RUF012
    views: list[PlayerView] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        Counting.seeds.append(seed)
        self._casual = Casual(seed)

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        Counting.budgets.append(budget)
        Counting.views.append(view)
        return self._casual.choose(view, budget)


@pytest.fixture
def counting() -> Contestant:
    Counting.budgets, Counting.seeds, Counting.views = [], [], []
    return Contestant("counting", Counting)


def test_players_are_new_for_each_game_and_seeded_by_cards_and_seat(counting: Contestant) -> None:
    measured(contest_of(counting, counting), deals=2)
    assert len(Counting.seeds) == 2 * 6 * 3
    assert len(set(Counting.seeds)) == 2 * 3


def test_players_are_asked_with_the_budget_and_only_when_there_is_a_choice(counting: Contestant) -> None:
    budget = Budget(0.25, worlds=17)
    measured(contest_of(counting, counting, budget=budget), deals=1)
    assert set(Counting.budgets) == {budget}
    assert all(len(view.legal_actions) > 1 for view in Counting.views)


def test_deals_start_from_the_standings_with_each_seat_dealing_in_turn(counting: Contestant) -> None:
    standings = (Standing(880, barrel_hands=1), Standing(500), Standing(-60))
    measured(contest_of(counting, counting, standings=standings), deals=4)
    assert {view.standings for view in Counting.views} == {standings}
    dealers = [view.dealer for view in Counting.views]
    assert list(dict.fromkeys(dealers)) == [0, 1, 2]


# Matches


def test_whole_matches() -> None:
    figures = measured(contest_of(CASUAL, RANDOM), matches=12)["matches"]
    assert figures["matches"] == 12
    assert figures["unfinished"] == 0
    alone = figures["alone"]
    assert alone["a"]["matches"] == alone["b"]["matches"] == 6
    assert alone["a"]["wins"] == 6
    assert alone["b"]["wins"] == 0
    assert alone["a"]["low"] > alone["a"]["even"] == 0.3333 > 1 - alone["a"]["high"] >= 0
    assert figures["a"]["points_per_deal"] > figures["b"]["points_per_deal"]


def test_a_round_of_matches_has_the_same_cards_and_the_next_one_another_dealer(counting: Contestant) -> None:
    measured(contest_of(counting, counting), matches=18)
    first = [(view.dealer, view.seat, view.hand) for view in Counting.views if opens(view)]
    assert len(first) == 18
    rounds = [first[:6], first[6:12], first[12:]]
    assert [len(set(part)) for part in rounds] == [1, 1, 1]
    assert [part[0][0] for part in rounds] == [0, 1, 2]


def test_matches_start_from_the_standings(counting: Contestant) -> None:
    standings = (Standing(700), Standing(640), Standing(-60))
    measured(contest_of(counting, counting, standings=standings), matches=3)
    assert {view.standings for view in Counting.views if opens(view)} == {standings}


def test_one_side_can_sit_alone_in_every_match() -> None:
    figures = measured(contest_of(CASUAL, RANDOM, alone=Side.A), matches=3)["matches"]
    assert [figures["alone"][side]["matches"] for side in "ab"] == [3, 0]
    seatings = match_seatings(preset("classic"), Side.B)
    assert [seating.index(Side.B) for seating in seatings] == [0, 1, 2]
    assert all(seating.count(Side.B) == 1 for seating in seatings)


def opens(view: PlayerView) -> bool:
    return view.number == 1 and view.phase is Phase.AUCTION and not view.calls


def test_a_match_of_two_has_both_sides_alone() -> None:
    figures = measured(contest_of(CASUAL, RANDOM, preset("polish-two-talons")), matches=4)["matches"]
    assert [figures["alone"][side]["matches"] for side in "ab"] == [4, 4]
    wins = sum(figures["alone"][side]["wins"] for side in "ab")
    assert wins + figures["draws"] + figures["unfinished"] == 4
