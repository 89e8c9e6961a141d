"""Programs from outside play in a session, are named when they fail, and never outlive it."""

from __future__ import annotations

import os
import shlex
import sys
import threading
from pathlib import Path

import pytest

from tests.session.test_session import Person, header
from thousand_qt.ai import outside
from thousand_qt.ai.faults import Fault
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.outside.bot import OutsideBot
from thousand_qt.ai.outside.kinds import bot_kind, bot_levels, bot_name
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.rules import PRESETS, preset
from thousand_qt.session.bot_trial import BotTrial, trial_view
from thousand_qt.session.session import GameSession
from thousand_qt.session.thinker import Thinker

EXAMPLE = str(Path(outside.__file__).parent / "example_bot.py")
FAULTY = str(Path(__file__).parents[1] / "ai" / "outside" / "faulty_bot.py")
WAIT = 60_000


def command(*words: object) -> str:
    return shlex.join([sys.executable, *map(str, words)])


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def play_with(qtbot, first, second, *, deals=2, start=True, **options):
    """Let a person play against two programs; return the session, the faults, and the person."""
    levels = {"random": RandomLegal, **bot_levels([("First", first), ("Second", second)])}
    session = GameSession(header(kinds=(bot_kind("First"), bot_kind("Second"))), levels, **options)
    faults = []
    session.seat_failed.connect(faults.append)
    person = Person(session, deals=deals)
    session.start()
    return session, faults, person


def test_two_programs_play_deal_after_deal(qtbot):
    session, faults, person = play_with(qtbot, command(EXAMPLE), command(EXAMPLE), deals=4)
    qtbot.waitUntil(lambda: person.finished, timeout=WAIT)
    session.close()
    assert faults == []
    assert [seat.kind for seat in session.record.header.seats] == ["human", "bot:First", "bot:Second"]


def test_a_program_that_cannot_be_found_is_named_and_the_match_goes_on(qtbot):
    session, faults, person = play_with(qtbot, "/no/such/program", command(EXAMPLE), deals=1)
    qtbot.waitUntil(lambda: person.finished, timeout=WAIT)
    session.close()
    assert {fault.level for fault in faults} == {"bot:First"}
    assert (faults[0].fault, faults[0].detail) == (Fault.NOT_FOUND, "/no/such/program")
    assert faults[-1].fault in (Fault.NOT_FOUND, Fault.FAILED_TOO_OFTEN)


@pytest.mark.parametrize(
    ("way", "fault"),
    [("dies", Fault.ENDED), ("chats", Fault.UNREADABLE), ("illegal", Fault.ILLEGAL)],
)
def test_a_program_that_fails_is_replaced_and_named(qtbot, way, fault):
    session, faults, person = play_with(qtbot, command(FAULTY, way), command(EXAMPLE), deals=1)
    qtbot.waitUntil(lambda: person.finished, timeout=WAIT)
    session.close()
    assert {found.seat for found in faults} == {1}
    assert faults[0].fault is fault
    session.record.replay()


def test_a_level_that_fails_is_told_from_a_program(qtbot):
    class Broken:
        def __init__(self, seed):
            pass

        def choose(self, view, budget):
            raise RuntimeError("broken on purpose")

    session = GameSession(header(kinds=("broken", "broken")), {"broken": Broken})
    faults = []
    session.seat_failed.connect(faults.append)
    session.start()
    qtbot.waitUntil(lambda: bool(faults), timeout=WAIT)
    session.close()
    assert (faults[0].fault, faults[0].level) == (Fault.BROKEN, "broken")


@pytest.mark.skipif(os.name == "nt", reason="processes as Unix has them")
@pytest.mark.parametrize("way", ["notes-its-process", "waits"])
def test_closing_a_session_ends_programs_even_while_they_think(qtbot, tmp_path, way):
    witnesses = [tmp_path / "first", tmp_path / "second"]
    session, _, _ = play_with(qtbot, *(command(FAULTY, way, witness) for witness in witnesses), deals=9)
    qtbot.waitUntil(
        lambda: any(witness.exists() and witness.read_text() for witness in witnesses), timeout=WAIT
    )
    session.close()
    processes = [int(witness.read_text()) for witness in witnesses if witness.exists()]
    qtbot.waitUntil(lambda: not any(map(is_running, processes)), timeout=WAIT)
    qtbot.waitUntil(
        lambda: (
            not [
                thread
                for thread in threading.enumerate()
                if thread.name in ("thousand-bot", "thousand-farewell")
            ]
        ),
        timeout=WAIT,
    )


def test_taking_back_while_a_program_thinks_keeps_the_program(qtbot, tmp_path):
    witness, heard = tmp_path / "witness", tmp_path / "heard"
    slow = command(FAULTY, "waits", witness, heard)
    levels = {"random": RandomLegal, **bot_levels([("Slow", slow)])}
    session = GameSession(header(kinds=(bot_kind("Slow"), "random"), seed=8), levels)  # seat 0 has to open
    faults, asked = [], []
    session.seat_failed.connect(faults.append)
    session.decision_needed.connect(asked.append)
    session.start()
    for number in range(1, 4):
        qtbot.waitUntil(lambda number=number: len(asked) == number, timeout=WAIT)
        session.submit(asked[-1].legal_actions[0])
        qtbot.waitUntil(witness.exists, timeout=WAIT)
        if number < 3:
            session.undo()

    def has_answered():
        witness.unlink(missing_ok=True)  # so it answers what it owes, and then the last question
        return session.record.actions[-1].seat != 0

    qtbot.waitUntil(has_answered, timeout=WAIT)
    session.close()
    assert faults == []
    assert len(heard.read_text().splitlines()) == 1  # the same process all the time


def test_closing_a_session_does_not_wait_for_a_program(qtbot, tmp_path, monkeypatch):
    closing, may_end = threading.Event(), threading.Event()

    def close(self):
        closing.set()
        may_end.wait()

    monkeypatch.setattr(OutsideBot, "close", close)
    session, _, _ = play_with(qtbot, command(EXAMPLE), command(EXAMPLE))
    session.close()  # comes back, though the programs do not
    assert closing.wait(60)
    may_end.set()


def test_the_thinker_waits_for_a_program_to_start(qtbot):
    thinker = Thinker(grace_seconds=0.0)
    answers = []
    thinker.answered.connect(answers.append)
    bot = OutsideBot([sys.executable, EXAMPLE])
    thinker.ask(bot, trial_view(preset("classic")), Budget(0.001))  # Python alone needs longer to start
    qtbot.waitUntil(lambda: bool(answers), timeout=WAIT)
    thinker.close()
    bot.close()
    assert answers[0].error is None


# Kinds


def test_kinds_tell_programs_from_levels():
    assert bot_kind("Żuk: 2") == "bot:Żuk: 2"
    assert bot_name("bot:Żuk: 2") == "Żuk: 2"
    assert [bot_name(level) for level in LEVELS] == [None] * len(LEVELS)


def test_commands_that_start_nothing_are_left_out():
    levels = bot_levels(
        [("Good", "python x.py"), ("Open", "python 'x.py"), ("Empty", " "), ("Good", "other")]
    )
    assert list(levels) == ["bot:Good"]
    assert levels["bot:Good"](5).name == "python x.py"


# Trials


@pytest.fixture
def trial(qtbot):
    made = BotTrial()
    yield made
    made.close()


def tried(qtbot, trial, *words, rules="classic"):
    with qtbot.waitSignal(trial.finished, timeout=WAIT) as finished:
        trial.start(words, preset(rules))
        assert trial.is_running
    assert not trial.is_running
    return finished.args[0]


@pytest.mark.parametrize("rules", PRESETS)
def test_a_trial_asks_for_a_decision(qtbot, trial, rules):
    result = tried(qtbot, trial, sys.executable, EXAMPLE, rules=rules)
    assert result.called == "Example"
    assert result.fault is None
    assert result.action in trial_view(preset(rules)).legal_actions
    assert 0 < result.seconds < 60
    assert len(trial_view(preset(rules)).legal_actions) > 1


def test_trials_say_what_failed(qtbot, trial):
    result = tried(qtbot, trial, "/no/such/program")
    assert (result.called, result.action, result.fault) == ("", None, Fault.NOT_FOUND)
    result = tried(qtbot, trial, sys.executable, FAULTY, "illegal")
    assert (result.called, result.fault, result.detail) == ("The one that illegal", Fault.ILLEGAL, "talon 1")
    result = tried(qtbot, trial, sys.executable, "/no/such/file.py")
    assert result.fault is Fault.ENDED
    assert "file.py" in result.detail


@pytest.mark.skipif(os.name == "nt", reason="processes as Unix has them")
def test_a_dropped_trial_ends_its_program_and_says_nothing(qtbot, trial, tmp_path):
    witness = tmp_path / "witness"
    heard = []
    trial.finished.connect(heard.append)
    trial.start([sys.executable, FAULTY, "waits", str(witness)], preset("classic"))
    qtbot.waitUntil(lambda: witness.exists() and bool(witness.read_text()), timeout=WAIT)
    trial.drop()
    assert not trial.is_running
    qtbot.waitUntil(lambda: not is_running(int(witness.read_text())), timeout=WAIT)
    tried(qtbot, trial, sys.executable, EXAMPLE)
    assert len(heard) == 1
