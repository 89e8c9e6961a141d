"""A recorded match goes on at the very point where it stopped; what is done is taken back and done again."""

# What is not there fails the test as it should: a session has its file, an open dialog is what was asked for.
# pyright: reportOptionalMemberAccess=false, reportAttributeAccessIssue=false, reportArgumentType=false
from __future__ import annotations

import random
import shutil

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.session.test_session import header
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.engine.actions import CHANCE, ClaimRedeal, DealCards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Record, TakeBack
from thousand_qt.engine.record_faults import RecordError
from thousand_qt.engine.record_text import read_record, write_record
from thousand_qt.engine.rules import PRESETS, FourNines
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.engine.view import view_of
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.records.verification import verify
from thousand_qt.session.session import GameSession
from thousand_qt.session.thinker import Answer, Question, Thinker

LEVELS = {"casual": Casual, "random": RandomLegal}
DEALING = SecretDealing.of(bytes(range(32)))


def sworn(rules="classic", kind="casual"):
    """A header as the program writes it: even the first dealer follows from the secret."""
    kinds = (kind,) * (PRESETS[rules].players - 1)
    plain = header(rules, kinds, dealing=DEALING)
    return msgspec.structs.replace(plain, first_dealer=DEALING.first_dealer(plain.rules.players))


HEADER = sworn()
REDEALS = msgspec.structs.replace(
    HEADER, rules=msgspec.structs.replace(HEADER.rules, four_nines=FourNines.BOTH, weak_hand_below=40)
)
"""Rules under which a new deal may be claimed, and often is."""


class PromptThinker(Thinker):
    """Asks at once, in the same thread, so that a test is over when the call is."""

    def __init__(self):
        super().__init__()
        self.asked = []
        self.dropped = 0

    def ask(self, seat, view, budget):
        self.asked.append(Question(len(self.asked), seat, view, budget, None))
        self.answered.emit(Answer(self.asked[-1], seat.choose(view, budget), None))


class StuckThinker(PromptThinker):
    """Never gets an answer."""

    def ask(self, seat, view, budget):
        self.asked.append(view)

    def drop(self):
        self.dropped += 1


def begin(a_header=HEADER, *, entries=(), thinker=None, **options):
    session = GameSession(a_header, LEVELS, entries=entries, thinker=thinker or PromptThinker(), **options)
    session.start()
    return session


def truth(session):
    return session.record.replay()


def step(session, rng):
    """Do one random thing that a person can do."""
    view = session.view
    if view.turn == CHANCE:
        session.deal_next()
    elif view.legal_actions:
        session.submit(rng.choice(view.legal_actions))


def play_to(session, condition, seed=1):
    rng = random.Random(seed)
    for _ in range(2000):
        if condition(session.view):
            return
        step(session, rng)
    raise AssertionError("the condition did not come true")


def own_decisions(session):
    """How many decisions with a choice the person has made since the cards were dealt."""
    record = session.record
    count = 0
    before = None
    for action, state, _ in record.steps():
        if isinstance(action, DealCards):
            count = 0
        elif action.seat == session.eyes and len(view_of(before, action.seat).legal_actions) > 1:
            count += 1
        before = state
    return count


PHASES = {
    "deal": lambda view: view.phase is Phase.AUCTION and not view.calls,
    "auction": lambda view: view.phase is Phase.AUCTION and len(view.calls) > 2,
    "exchange": lambda view: view.phase is Phase.EXCHANGE and view.is_my_turn,
    "contract": lambda view: view.phase is Phase.CONTRACT and view.is_my_turn,
    "talon": lambda view: view.phase is Phase.TALON and view.is_my_turn,
    "mid-trick": lambda view: len(view.trick) == len(view.order) - 1 and len(view.tricks) == 3,
    "stock used up": lambda view: len(view.tricks) == 7 and not view.stock_size,
    "result sheet": lambda view: view.phase is Phase.DEALING and len(view.results) == 3,
    "match over": lambda view: view.phase is Phase.OVER,
}
_OF_ALL = ("result sheet", "match over")
FORMS = {
    "classic": ("deal", "auction", "exchange", "contract", "mid-trick", *_OF_ALL),
    "polish-two-talons": ("talon", "exchange", "contract", "mid-trick", *_OF_ALL),
    "polish-stock": ("mid-trick", "stock used up", *_OF_ALL),
    "polish-four": ("exchange", "contract", "mid-trick", *_OF_ALL),
}
"""What there is to stop in, by rules."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("rules", "phase"), [(rules, phase) for rules in FORMS for phase in FORMS[rules]])
def test_a_match_goes_on_where_it_stopped_as_if_it_never_had(tmp_path, rules, phase):
    path, copy = tmp_path / "one.thousand", tmp_path / "copy.thousand"
    a_header = sworn(rules)
    first = begin(a_header, record_file=RecordFile.create(path, a_header))
    play_to(first, PHASES[phase])
    shutil.copyfile(path, copy)
    file = RecordFile.reopen(copy)
    entries = file.loaded.record.entries
    second = GameSession(a_header, LEVELS, entries=entries, record_file=file, thinker=PromptThinker())
    told = []
    for signal in (second.decision_needed, second.deal_awaited, second.match_ended):
        signal.connect(told.append)
    second.start()
    assert told == [first.view]
    assert truth(second) == truth(first)
    assert second.can_undo == first.can_undo
    for seed in range(60):
        for session in (first, second):
            step(session, random.Random(seed))
    assert second.record == first.record
    assert load(path).record == load(copy).record == second.record
    first.close()
    second.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("rules", PRESETS)
def test_the_packs_to_come_do_not_depend_on_stopping_or_taking_back(rules):
    a_header = sworn(rules, "random")
    record = Record(a_header)
    rng = random.Random(5)
    for _ in range(40):
        session = begin(a_header, entries=record.entries)
        for _ in range(rng.randrange(30)):
            if rng.random() < 0.2:
                session.undo()
            else:
                step(session, rng)
        record = session.record
        session.close()
    assert len(record.replay().results) > 3
    assert record.taken_back > 5
    assert verify(record).is_verified


@pytest.mark.usefixtures("qapp")
def test_a_claim_of_a_new_deal_is_followed_by_that_deal_after_a_stop():
    session = begin(REDEALS)
    rng = random.Random(0)
    for _ in range(20_000):
        claims = [action for action in session.view.legal_actions if isinstance(action, ClaimRedeal)]
        if claims:
            break
        step(session, rng)
    else:
        raise AssertionError("there was never a right to a new deal")
    session.submit(claims[0])
    entries = session.record.entries
    stopped = max(index for index, entry in enumerate(entries) if isinstance(entry, ClaimRedeal))
    again = begin(REDEALS, entries=entries[: stopped + 1])
    assert isinstance(again.record.entries[stopped + 1], DealCards)
    assert again.record.entries == entries[: len(again.record.entries)]
    assert not again.can_undo or own_decisions(again)


@pytest.mark.usefixtures("qapp")
def test_a_record_against_the_rules_is_refused():
    session = begin()
    entries = [*session.record.entries, *session.record.entries]
    with pytest.raises(RecordError):
        GameSession(HEADER, LEVELS, entries=entries)


# Taking back


@pytest.mark.usefixtures("qapp")
def test_undo_goes_decision_by_decision_to_the_first_of_the_deal_and_redo_comes_back():
    session = begin()
    play_to(session, lambda view: len(view.results) == 2)
    session.deal_next()
    play_to(session, lambda view: len(view.tricks) == 5 and view.is_my_turn)
    ahead, decisions = truth(session), own_decisions(session)
    assert decisions > 4
    states = []
    while session.can_undo:
        states.append(truth(session))
        session.undo()
        assert session.view.is_my_turn
        assert len(session.view.legal_actions) > 1
        assert session.can_redo
    assert len(states) == decisions
    assert session.view.number == 3
    assert len(session.view.results) == 2
    length = len(session.record.entries)
    session.undo()
    assert len(session.record.entries) == length
    for state in reversed(states):
        session.redo()
        assert truth(session) == state
    assert not session.can_redo
    assert truth(session) == ahead
    assert session.record.taken_back == decisions


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("phase", ["result sheet", "match over"])
def test_a_finished_deal_can_be_gone_back_into_until_the_next_is_dealt(phase):
    session = begin()
    play_to(session, PHASES[phase])
    results = len(session.view.results)
    told = []
    session.position_changed.connect(told.append)
    session.undo()
    assert [view.phase for view in told] == [session.view.phase]
    assert session.view.phase not in (Phase.DEALING, Phase.OVER)
    assert len(session.view.results) == results - 1
    session.redo()
    assert len(session.view.results) == results
    if phase == "result sheet":
        session.deal_next()
        assert session.view.number == results + 1
        decisions = own_decisions(session)
        assert session.can_undo == bool(decisions)


@pytest.mark.usefixtures("qapp")
def test_another_decision_forgets_what_was_taken_back_and_the_same_one_does_not():
    session = begin()
    play_to(session, lambda view: len(view.tricks) == 4 and view.is_my_turn and len(view.hand) > 2)
    session.undo()
    session.undo()
    undone = session.record.undone
    session.submit(undone[-1])
    assert session.can_redo
    session.undo()
    other = next(action for action in session.view.legal_actions if action != undone[-1])
    session.submit(other)
    assert not session.can_redo
    session.redo()
    assert session.record.actions[-1].seat != CHANCE


@pytest.mark.usefixtures("qapp")
def test_undo_drops_the_question_a_computer_player_is_thinking_about():
    session = begin()
    play_to(session, lambda view: len(view.tricks) > 1 and view.is_my_turn and len(view.legal_actions) > 1)
    stuck = begin(entries=session.record.entries, thinker=StuckThinker())
    before, dropped = stuck.view, stuck._thinker.dropped
    stuck.submit(before.legal_actions[0])
    if stuck.view.is_my_turn:  # the trick was its last card
        raise AssertionError("nobody was asked")
    assert stuck._thinker.asked
    stuck.undo()
    assert stuck._thinker.dropped > dropped
    assert stuck.view == before
    stuck.redo()
    assert not stuck.view.is_my_turn
    assert stuck._thinker.asked[-1] == stuck._thinker.asked[-2]


class Mirror:
    """What a plain reading of the record says of undo and redo."""

    def __init__(self, session):
        self.session = session
        self.offers = []
        session.history_changed.connect(self.note)

    def note(self):
        self.offers.append((self.session.can_undo, self.session.can_redo))

    def check(self):
        session = self.session
        record = read_and_written(session.record)
        assert record == session.record
        state = record.check()
        assert view_of(state, session.eyes) == session.view
        assert session.can_redo == bool(record.undone)
        assert session.can_undo == bool(own_decisions(session))
        assert self.offers[-1] == (session.can_undo, session.can_redo)


def read_and_written(record):
    return read_record(write_record(record))


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["play", "play", "play", "undo", "undo", "redo", "resume"]), st.integers(0, 50)
    ),
    min_size=1,
    max_size=80,
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("a_header", [*map(sworn, FORMS), REDEALS], ids=[*FORMS, "redeals"])
@given(deeds=DEEDS)
@hypothesis_settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
def test_any_course_of_playing_taking_back_and_stopping_is_what_the_record_says(a_header, deeds):
    session = begin(a_header)
    mirror = Mirror(session)
    mirror.note()
    for deed, number in deeds:
        before = truth(session)
        ahead = session.record.undone
        match deed:
            case "play":
                step(session, random.Random(number))
            case "undo" if session.can_undo:
                actions = session.record.actions
                session.undo()
                session.redo()  # goes through what was without a choice, even beyond where it was
                assert session.record.actions[: len(actions)] == actions
                assert ahead or session.record.actions == actions
                session.undo()
            case "redo":
                actions = session.record.actions
                session.redo()
                redone = session.record.actions[len(actions) :]
                assert redone[: len(ahead)] == ahead[::-1][: len(redone)]
                assert bool(redone) == bool(ahead)
            case "resume":
                record = session.record
                session.close()
                session = begin(a_header, entries=record.entries)
                mirror = Mirror(session)
                mirror.note()
                assert session.record.undone == record.undone
                assert truth(session) == before
        mirror.check()
    assert session.record.taken_back == sum(isinstance(entry, TakeBack) for entry in session.record.entries)
    assert verify(session.record).is_verified
    session.close()
