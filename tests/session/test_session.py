"""A session plays whole matches through its signals, whatever its computer players do."""

from __future__ import annotations

import os
import random
import threading

import pytest

from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Bid, DealCards, Play
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.events import CardGiven, CardsDealt, DealScored
from thousand_qt.engine.record import Header, SeatEntry
from thousand_qt.engine.record_text import read_record
from thousand_qt.engine.rules import PRESETS, preset
from thousand_qt.engine.shuffle import SecretDealing, SeededDealing
from thousand_qt.engine.view import view_of
from thousand_qt.records.facts import HUMAN
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.session.session import GameSession
from thousand_qt.session.thinker import Thinker


class Person:
    """Answers every decision of the human seat at random and goes on after every deal."""

    def __init__(self, session: GameSession, *, deals: int, seed: int = 1) -> None:
        self.session = session
        self.deals = deals
        self.random = random.Random(seed)
        self.decisions = 0
        self.finished = False
        session.decision_needed.connect(self.decide)
        session.deal_awaited.connect(self.go_on)
        session.match_ended.connect(self.end)

    def decide(self, view):
        self.decisions += 1
        self.session.submit(self.random.choice(view.legal_actions))

    def go_on(self, view):
        if len(view.results) >= self.deals:
            self.finished = True
        else:
            self.session.deal_next()

    def end(self, view):
        assert view.outcome is not None
        self.finished = True


def header(rules_name="classic", kinds=None, seed=7, human=0, dealing=None):
    rules = preset(rules_name)
    kinds = kinds or ("random",) * (rules.players - 1)
    seats = [SeatEntry(f"Bot {number}", kind) for number, kind in enumerate(kinds)]
    seats.insert(human, SeatEntry("Zofia", HUMAN))
    return Header(rules, tuple(seats), seed % rules.players, dealing or SeededDealing(seed))


@pytest.fixture
def make_session(qtbot):
    sessions = []

    def make(a_header, levels=None, **options):
        session = GameSession(a_header, levels or {"random": RandomLegal}, **options)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.close()


@pytest.mark.parametrize("rules_name", PRESETS)
@pytest.mark.parametrize("last", [False, True])
def test_a_session_plays_deal_after_deal(make_session, qtbot, rules_name, last):
    others = PRESETS[rules_name].players - 1
    human = others if last else 0
    session = make_session(header(rules_name, human=human))
    happenings = []
    session.happened.connect(happenings.append)
    person = Person(session, deals=6)
    session.start()
    qtbot.waitUntil(lambda: person.finished, timeout=30_000)
    assert person.decisions > 10
    assert sum(isinstance(event, DealScored) for happening in happenings for event in happening.events) == 6
    assert len(happenings) == len(session.record.actions)
    assert session.record.replay() is not None
    assert view_of(session.record.replay(), human) == session.view


def test_what_happened_hides_the_cards_of_the_others(make_session, qtbot):
    session = make_session(header(human=1))
    happenings = []
    session.happened.connect(happenings.append)
    person = Person(session, deals=12, seed=3)
    session.start()
    qtbot.waitUntil(lambda: person.finished, timeout=30_000)
    events = [event for happening in happenings for event in happening.events]
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert dealt
    assert all(event.hands[0] == () == event.hands[2] and len(event.hands[1]) == 7 for event in dealt)
    strangers = [
        event for event in events if isinstance(event, CardGiven) and 1 not in (event.giver, event.receiver)
    ]
    assert strangers
    assert all(event.card is None for event in strangers)


def test_the_same_seed_deals_the_same_cards(make_session):
    first, second, other = (make_session(header(seed=seed)) for seed in (5, 5, 6))
    hands = []
    for session in (first, second, other):
        session.start()
        hands.append(session.view.hand)
    assert hands[0] == hands[1] != hands[2]


def test_every_pack_follows_from_the_secret_and_players_do_not_learn_it(make_session, qtbot):
    dealing = SecretDealing.of(bytes(range(32)))
    seeds = []

    def player(seed):
        seeds.append(seed)
        return RandomLegal(seed)

    session = make_session(header(dealing=dealing), {"random": player})
    assert seeds == [dealing.player_seed(1), dealing.player_seed(2)]
    person = Person(session, deals=3)
    session.start()
    qtbot.waitUntil(lambda: person.finished, timeout=30_000)
    packs = [action for action in session.record.actions if isinstance(action, DealCards)]
    assert packs == [dealing.pack(number) for number in range(len(packs))]


def test_an_illegal_action_is_refused_and_changes_nothing(make_session, qtbot):
    session = make_session(header("classic", seed=9))  # seat 0 deals, so the others speak first
    refused = []
    session.action_refused.connect(refused.append)
    waiting = []
    session.decision_needed.connect(waiting.append)
    session.start()
    session.submit(Bid(0, 100))
    assert [error.rule for error in refused] == [BrokenRule.NOT_YOUR_TURN]
    qtbot.waitUntil(lambda: bool(waiting), timeout=10_000)
    before = session.view
    session.submit(Play(0, before.hand[0]))
    assert refused[-1].rule is BrokenRule.WRONG_MOMENT
    session.deal_next()
    assert session.view == before


def test_the_opening_at_exactly_100_needs_no_decision(make_session, qtbot):
    session = make_session(header("polish", seed=8))  # seat 2 deals: seat 0 has to open
    asked = []
    session.decision_needed.connect(asked.append)
    session.start()
    assert [str(action) for action in session.record.actions[1:2]] == ["bid 100"]
    assert asked == []


class Raiser:
    def __init__(self, seed):
        pass

    def choose(self, view, budget):
        raise RuntimeError("broken on purpose")


class Cheater:
    def __init__(self, seed):
        pass

    def choose(self, view, budget):
        return Play(view.seat, next(iter(set(view.hand))), True)


class Babbler:
    def __init__(self, seed):
        pass

    def choose(self, view, budget):
        return "a diamond, please"


class Impostor:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose(self, view, budget):
        return Bid((view.seat + 1) % 3, 100)


@pytest.mark.parametrize("kind", [Raiser, Cheater, Babbler, Impostor])
def test_a_broken_seat_never_stops_the_game(make_session, qtbot, kind):
    session = make_session(header(kinds=("broken", "random")), {"broken": kind, "random": RandomLegal})
    faults = []
    session.seat_failed.connect(faults.append)
    person = Person(session, deals=4)
    session.start()
    qtbot.waitUntil(lambda: person.finished, timeout=30_000)
    assert {fault.seat for fault in faults} == {1}
    assert all(fault.level == "broken" and fault.reason for fault in faults)
    session.record.replay()


def test_a_stalled_seat_is_replaced_and_its_late_answer_ignored(make_session, qtbot):
    release = threading.Event()
    returned = threading.Event()

    class Staller:
        def __init__(self, seed):
            pass

        def choose(self, view, budget):
            release.wait()
            returned.set()
            return view.legal_actions[-1]

    session = make_session(
        header(kinds=("stalled", "random"), seed=9),  # seat 0 deals, seat 1 opens
        {"stalled": Staller, "random": RandomLegal},
        thinker=Thinker(grace_seconds=0.0),
        budget=Budget(0.01),
    )
    faults = []
    session.seat_failed.connect(faults.append)
    session.start()
    qtbot.waitUntil(lambda: bool(faults), timeout=10_000)
    assert "SeatStalledError" in faults[0].reason
    assert str(faults[0].replacement) == "bid 100"
    release.set()
    qtbot.waitUntil(returned.is_set, timeout=10_000)
    person = Person(session, deals=1)
    if session.view.is_my_turn:
        person.decide(session.view)
    qtbot.waitUntil(lambda: person.finished, timeout=30_000)
    session.record.replay()


def test_the_record_is_on_disk_after_every_action(make_session, qtbot, tmp_path):
    a_header = header()
    file = RecordFile.create_in(tmp_path / "matches", "one", a_header)
    session = make_session(a_header, record_file=file)
    wrong = []

    def compare(happening):
        on_disk = read_record(file.path.read_text(encoding="utf-8"))
        if on_disk != session.record:
            wrong.append(happening)

    session.happened.connect(compare)
    person = Person(session, deals=2)
    session.start()
    qtbot.waitUntil(lambda: person.finished, timeout=30_000)
    assert wrong == []


def test_a_record_that_cannot_be_written_is_told_once_and_completed_later(
    make_session, qtbot, tmp_path, monkeypatch
):
    a_header = header()
    file = RecordFile.create(tmp_path / "one.thousand", a_header)
    session = make_session(a_header, record_file=file)
    real, asked = os.fsync, []

    def full_for_a_while(descriptor):
        asked.append(descriptor)
        if len(asked) < 20 or 25 < len(asked) < 30:
            raise OSError(28, "No space left on device")
        real(descriptor)

    monkeypatch.setattr(os, "fsync", full_for_a_while)
    failures = []
    session.record_failed.connect(failures.append)
    person = Person(session, deals=3)
    session.start()
    qtbot.waitUntil(lambda: person.finished, timeout=30_000)
    assert [error.errno for error in failures] == [28, 28]
    assert len(asked) > 30
    assert load(file.path).record == session.record


@pytest.mark.parametrize(
    ("kinds", "seed", "words"),
    [
        (("random", "clever"), 1, "clever"),
        (("random", "random"), None, "dealing"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(qapp, kinds, seed, words):
    a_header = header(kinds=kinds)
    if seed is None:
        a_header = Header(a_header.rules, a_header.seats, 0, None)
    with pytest.raises(ValueError, match=words):
        GameSession(a_header, {"random": RandomLegal})
