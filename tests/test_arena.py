"""The arena: fair seatings, the same figures again, sound intervals, and players that fail are counted."""

from __future__ import annotations

import json
import os
import random
import signal
import statistics
import subprocess
import sys
import types
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.ai.faulty_seats import PROMPT_FAULTS, AnotherSeat, NotAnAction, Raising
from thousand_qt import arena
from thousand_qt.ai.arena import contestants
from thousand_qt.ai.arena.contest import Contest, play_deal
from thousand_qt.ai.arena.contestants import Contestant, ContestantError, Roster, contestant
from thousand_qt.ai.arena.intervals import bootstrap, quantile, standard_error, wilson
from thousand_qt.ai.arena.report import summary
from thousand_qt.ai.arena.sides import Side, deal_seatings, match_seatings
from thousand_qt.ai.arena.workers import WorkerError, run
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action
from thousand_qt.engine.deal import sitter_of
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView, view_of

ROOT = Path(__file__).parents[1]

CASUAL = contestant("casual")
RANDOM = contestant("random")


def contest_of(a: Contestant, b: Contestant, rules: Rules | None = None, **changes: Any) -> Contest:
    rules = rules or Rules()
    contest = Contest(a, b, rules, (Standing(),) * rules.players, seed=1, budget=Budget())
    return msgspec.structs.replace(contest, **changes)


def measured(contest: Contest, *, deals: int = 0, matches: int = 0, jobs: int = 1) -> dict[str, Any]:
    """Return the figures without those that depend on the clock."""
    reports = run(contest, deals=deals, matches=matches, jobs=jobs, on_played=lambda _: None)
    figures = summary(contest, reports)
    del figures["timing"]
    return figures


def figures_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert arena.main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.count("\n") == 1
    figures: dict[str, Any] = json.loads(captured.out)
    return figures


def refusal_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    try:
        status: object = arena.main(arguments)
    except SystemExit as error:
        status = error.code
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    return captured.err


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
    figures = measured(contest_of(CASUAL, RANDOM, preset(name)), deals=40)["deals"]
    assert figures["difference"]["low"] > 0
    assert figures["a"]["points_per_deal"] > figures["b"]["points_per_deal"]
    reverse = measured(contest_of(RANDOM, CASUAL, preset(name)), deals=40)["deals"]
    assert reverse["difference"]["points_per_deal"] == -figures["difference"]["points_per_deal"]
    assert reverse["b"] == figures["a"]


def test_the_difference_is_that_of_the_scores_of_each_seating() -> None:
    contest = contest_of(CASUAL, Contestant("first", AlwaysFirst))
    with Roster(contest.a, contest.b) as roster:
        report = play_deal(contest, roster, 4)
    seed = random.Random("arena/deal/1/4").getrandbits(48)
    expected = 0.0
    for alone in (True, False):
        for place in range(3):
            casual = [(seat == place) is alone for seat in range(3)]
            seats = [Casual(seed * 4 + seat) if casual[seat] else AlwaysFirst(0) for seat in range(3)]
            changes = scored(MatchState.new(Rules(), 1), seats, seed)
            ours = [change for change, own in zip(changes, casual, strict=True) if own]
            theirs = [change for change, own in zip(changes, casual, strict=True) if not own]
            expected += statistics.fmean(ours) - statistics.fmean(theirs)
    assert report.difference == pytest.approx(expected / 6)
    assert report.difference != 0


def scored(state: MatchState, seats: list[Casual | AlwaysFirst], seed: int) -> list[int]:
    """Play one deal that is not given back and return what each seat scores."""
    state, _ = state.apply(shuffled(seed, 0))
    while not state.results:
        assert state.turn is not None
        state, _ = state.apply(seats[state.turn].choose(view_of(state, state.turn), Budget()))
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


class AlwaysFirst:
    """Takes the first legal action: claims every new deal there is."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        return view.legal_actions[0]


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


def test_a_match_of_two_has_both_sides_alone() -> None:
    figures = measured(contest_of(CASUAL, RANDOM, preset("polish-two-talons")), matches=4)["matches"]
    assert [figures["alone"][side]["matches"] for side in "ab"] == [4, 4]
    wins = sum(figures["alone"][side]["wins"] for side in "ab")
    assert wins + figures["draws"] + figures["unfinished"] == 4


# Intervals


def test_a_bootstrap_interval_is_about_two_standard_errors_to_each_side() -> None:
    stream = random.Random(5)
    values = [stream.gauss(3, 60) for _ in range(400)]
    interval = bootstrap(values, "seed", 2000)
    mean, error = statistics.fmean(values), standard_error(values)
    assert error is not None
    assert error == pytest.approx(3, rel=0.1)
    assert interval.low == pytest.approx(mean - 1.96 * error, abs=0.4 * error)
    assert interval.high == pytest.approx(mean + 1.96 * error, abs=0.4 * error)
    assert bootstrap(values, "seed", 2000) == interval
    assert bootstrap(values, "other", 2000) != interval


def test_a_bootstrap_interval_holds_the_truth_as_often_as_it_says() -> None:
    stream = random.Random(7)
    held = 0
    for trial in range(200):
        interval = bootstrap([stream.gauss(10, 5) for _ in range(60)], str(trial), 300)
        held += interval.low <= 10 <= interval.high
    assert 178 <= held <= 198


def test_intervals_of_little() -> None:
    assert bootstrap([2.5], "seed", 10) == bootstrap([2.5, 2.5], "seed", 10)
    assert standard_error([2.5]) is None
    with pytest.raises(ValueError, match="at least one"):
        bootstrap([], "seed")
    everything = wilson(0, 0)
    assert (everything.low, everything.high) == (0, 1)


def test_wilson_intervals() -> None:
    half = wilson(50, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    none = wilson(0, 10)
    assert none.low == 0
    assert none.high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(10, 10).low == pytest.approx(1 - 0.2775, abs=1e-4)


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4, 5], share) for share in (0, 0.5, 0.875, 1)] == [1, 3, 4.5, 5]
    assert quantile([7], 0.99) == 7


# Players that fail


class Failing:
    """Makes the faulty player of a name; the arena gives players a seed."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, seed: int) -> Seat:
        return PROMPT_FAULTS[self._name]()


@pytest.mark.parametrize("name", PROMPT_FAULTS)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_player_is_replaced_and_counted(name: str, jobs: int) -> None:
    faulty = Contestant("faulty", Failing(name))
    figures = measured(contest_of(faulty, CASUAL), deals=2, jobs=jobs)["deals"]
    illegal, failed = figures["a"]["illegal"], figures["a"]["failed"]
    assert (failed, illegal > 0) == (0, True) if name != "raises" else (illegal, failed > 0) == (0, True)
    assert figures["a"]["reasons"]
    assert len(figures["a"]["reasons"]) <= 5
    assert (figures["b"]["illegal"], figures["b"]["failed"], figures["b"]["reasons"]) == (0, 0, [])


def test_reasons_say_what_happened() -> None:
    assert "SeatFault: seat" in str(reasons_of(Contestant("raising", lambda _: Raising())))
    assert "bid" in str(reasons_of(Contestant("other", lambda _: AnotherSeat())))
    assert "None" in str(reasons_of(Contestant("nothing", lambda _: NotAnAction())))


def reasons_of(faulty: Contestant) -> list[str]:
    reasons: list[str] = measured(contest_of(faulty, CASUAL), deals=1)["deals"]["a"]["reasons"]
    return reasons


def dying(seed: int) -> Seat:
    os._exit(7)


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(WorkerError, match="status 7"):
        measured(contest_of(Contestant("dying", dying), CASUAL), deals=4, jobs=2)


# The player that sees everything


class Oracle:
    """Knows the cards of the others, and proves it."""

    def __init__(self, seed: int) -> None:
        self._random = RandomLegal(seed)

    def choose_seeing(self, state: MatchState, budget: Budget) -> Action:
        assert state.deal is not None
        assert state.turn is not None
        assert sum(hand.bit_count() > 0 for hand in state.deal.hands) > 1
        return self._random.choose(view_of(state, state.turn), budget)


def test_an_oracle_is_known_to_the_arena_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType(contestants._ORACLE_MODULE)
    module.__dict__["Oracle"] = Oracle
    monkeypatch.setitem(sys.modules, module.__name__, module)
    oracle = contestant("oracle")
    assert oracle.sees_everything
    figures = measured(contest_of(oracle, RANDOM), deals=3)["deals"]
    assert figures["difference"]["points_per_deal"] == 0  # it guesses as the random player does
    assert (figures["a"]["illegal"], figures["a"]["failed"]) == (0, 0)
    assert "oracle" not in LEVELS
    with pytest.raises(ContestantError, match="oracle"):
        contestant("genius")


def test_no_level_of_the_program_is_shown_hidden_cards() -> None:
    assert "oracle" not in LEVELS
    for name in LEVELS:
        assert not contestant(name).sees_everything


# The command line


def test_it_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--deals", "3", "--matches", "2", "--seed", "5", "--worlds", "10")
    figures = figures_of(capsys, "--a", "casual", "--b", "random", "--rules", "polish", *few)
    assert figures["players"] == {"a": "casual", "b": "random"}
    assert figures["preset"] == "polish"
    assert figures["budget"] == {"seconds": 1.0, "worlds": 10}
    assert figures["deals"]["deals"] == 3
    assert figures["deals"]["plays"] == 18
    assert figures["deals"]["difference"]["resamples"] == 10_000
    assert figures["matches"]["matches"] == 2
    timing = figures["timing"]["milliseconds_per_decision"]
    assert {"auction", "exchange", "play in trick 1", "play in trick 7"} <= set(timing["a"])
    for side in "ab":
        for kind in timing[side].values():
            assert 0 <= kind["p50"] <= kind["p99"] <= kind["max"]
            assert kind["decisions"] > 0
    again = figures_of(capsys, "--a", "casual", "--b", "random", "--rules", "polish", *few, "--jobs", "2")
    del figures["timing"], again["timing"]
    assert again == figures


def test_matches_alone(capsys: pytest.CaptureFixture[str]) -> None:
    figures = figures_of(capsys, "--a", "casual", "--b", "random", "--matches", "1")
    assert figures["deals"] is None
    assert figures["matches"]["matches"] == 1


def test_rules_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_text('{"preset": "polish", "players": 2}')
    figures = figures_of(capsys, "--a", "casual", "--b", "casual", "--deals", "1", "--rules", str(path))
    assert figures["preset"] == "polish"
    assert figures["rules"]["players"] == 2
    assert figures["deals"]["plays"] == 2


def test_standings(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--a", "casual", "--b", "casual", "--deals", "1")
    assert figures_of(capsys, *few, "--standings=-60,500,880/1")["deals"]["standings"] == [-60, 500, 880]
    standings = arena.read_standings("880,500,880/2", Rules())
    assert [standing.barrel_hands for standing in standings] == [0, None, 2]
    assert arena.read_standings("880,500,-5", preset("polish"))[0] == Standing(880)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--a", "genius"), "'genius' (there are: random, "),
        (("--b", ""), "''"),
        (("--rules", "poker"), "'poker'"),
        (("--rules", "none.json"), "none.json"),
        (("--standings", "0,0"), "2 totals"),
        (("--standings", "0,0,x"), "'x'"),
        (("--standings", "0,0,1000"), "'1000'"),
        (("--standings", "0,0,900"), "barrel"),
        (("--standings", "0,0,500/1"), "500/1"),
        (("--standings", "0,0,880/3"), "880/3"),
        (("--deals", "-1"), "--deals"),
        (("--deals", "x" * 5000), "--deals"),
        (("--deals", "0"), "nothing to play"),
        (("--matches", "1.5"), "--matches"),
        (("--seed", "1" * 30), "--seed"),
        (("--worlds", "0"), "--worlds"),
        (("--seconds", "nan"), "--seconds"),
        (("--seconds", "0"), "--seconds"),
        (("--jobs", "0"), "--jobs"),
        (("--deal", "3"), "--deal"),
        (("extra",), "extra"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_wrong_arguments(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str) -> None:
    assert named in refusal_of(capsys, "--a", "casual", "--b", "casual", *arguments)


def test_both_sides_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--b" in refusal_of(capsys, "--a", "casual")


# In a process of its own


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "thousand_qt.arena", "--a", "casual", "--b", "random", *arguments]


def test_the_module_runs_in_processes_and_is_quiet_without_a_terminal() -> None:
    done = subprocess.run(
        command("--deals", "4", "--jobs", "2"), cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["deals"]["deals"] == 4
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="signals and terminals as Unix has them")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_without_figures(jobs: str) -> None:
    ours, theirs = os.openpty()  # progress on a terminal says when it has begun to play
    process = subprocess.Popen(
        command("--deals", "1000000", "--jobs", jobs), cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs
    )
    os.close(theirs)
    said = b""
    while b"9 of 1000000" not in said:
        said += os.read(ours, 1000)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    while True:
        try:
            said += os.read(ours, 1000)
        except OSError:  # nobody holds the other end any more: the workers have ended too
            break
    os.close(ours)
    assert process.returncode == 130
    assert out == b""
    assert said.endswith(b"thousand_qt.arena: interrupted\r\n")
    assert b"Traceback" not in said


@pytest.mark.skipif(os.name == "nt", reason="pipes as Unix has them")
def test_a_reader_who_has_gone_away() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        command("--deals", "1"), cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.stderr, done.returncode) == ("", 0)
