"""Bots in processes of their own play whole deals; those that fail are named, replaced and started again."""

from __future__ import annotations

import functools
import gc
import json
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.ai.headless import play_match
from thousand_qt.ai import outside
from thousand_qt.ai.arena.contest import Contest
from thousand_qt.ai.arena.contestants import Contestant, ContestantError, contestant
from thousand_qt.ai.arena.report import summary
from thousand_qt.ai.arena.workers import run
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.faults import Fault
from thousand_qt.ai.outside.bot import MOST_STARTS, OutsideBot
from thousand_qt.ai.outside.commands import command_fault, join_command, split_command
from thousand_qt.ai.outside.errors import BotError, IllegalAnswerError, QuestionDroppedError
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView, view_of

EXAMPLE = str(Path(outside.__file__).parent / "example_bot.py")
FAULTY = str(Path(__file__).parent / "faulty_bot.py")
SHORT = Budget(0.05)

SLOW_FAULTS = ["hangs", "deaf", "says-nothing", "leaves-a-child"]
"""Faults that show only when time is up."""
PROMPT_FAULTS = {
    "dies": "ended with status 1: no more cards, please",
    "closes": "closed its output",
    "chats": "not JSON",
    "wrong-json": "not a JSON object",
    "wrong-type": "type 'view' instead of 'action'",
    "wrong-id": "answered question",
    "no-text": "no text",
    "floods": "not JSON",
    "endless-line": "more than 65536 bytes",
    "other-version": "speaks version 2",
}
ILLEGAL = {"illegal": "illegal action 'talon 1' (auction)", "no-action": "unknown action 'castle kingside'"}


def opening(rules: Rules | None = None) -> PlayerView:
    """A view with something to decide."""
    state, _ = MatchState.new(rules or Rules(), 2).apply(shuffled(3, 0))
    assert state.turn is not None
    return view_of(state, state.turn)


def faulty(way: str, *arguments: str, seed: int = 0) -> OutsideBot:
    command = [sys.executable, FAULTY, way, *arguments]
    if way == "says-nothing":
        return OutsideBot(command, seed=seed, start_seconds=0.1)
    if way in SLOW_FAULTS:
        return OutsideBot(command, seed=seed, grace_seconds=0.1)
    return OutsideBot(command, seed=seed)


@pytest.fixture
def bots() -> Iterator[list[OutsideBot]]:
    """A list for bots to be closed."""
    made: list[OutsideBot] = []
    yield made
    for bot in made:
        bot.kill()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# The example


@pytest.mark.parametrize("name", PRESETS)
def test_the_example_plays_whole_deals(name: str, bots: list[OutsideBot]) -> None:
    rules = preset(name)
    bots += [OutsideBot([sys.executable, EXAMPLE]) for _ in range(rules.players)]
    state = play_match(rules, bots, seed=4, deals=6)
    assert len(state.results) == 6
    assert {bot.name for bot in bots} <= {"Example", shlex.join([sys.executable, EXAMPLE])}


def test_the_example_needs_nothing_of_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-I", EXAMPLE], input=b'{"type": "quit"}\n', capture_output=True, check=True
    )
    assert (done.stdout, done.stderr) == (b"", b"")


def test_the_arena_measures_the_example() -> None:
    bot = contestant(f"bot:{shlex.join([sys.executable, EXAMPLE])}")
    contest = Contest(bot, contestant("casual"), Rules(), (Standing(),) * 3, 1, Budget())
    figures = measured(contest, deals=6)
    assert figures["a"]["illegal"] == figures["a"]["failed"] == 0
    assert figures["a"]["declarer"]["mean_contract"] == 100
    assert figures["b"]["points_per_deal"] > figures["a"]["points_per_deal"]
    assert measured(contest, deals=6, jobs=2) == figures


def measured(contest: Contest, *, deals: int, jobs: int = 1) -> dict[str, Any]:
    reports = run(contest, deals=deals, matches=0, jobs=jobs, on_played=lambda _: None)
    figures: dict[str, Any] = summary(contest, reports)["deals"]
    return figures


# Bots that fail


@pytest.mark.parametrize("way", [*PROMPT_FAULTS, *SLOW_FAULTS])
def test_a_fault_names_the_bot(way: str, bots: list[OutsideBot]) -> None:
    bots.append(bot := faulty(way))
    with pytest.raises(BotError, match=r"^bot ") as caught:
        bot.choose(opening(), SHORT if way in SLOW_FAULTS else Budget(30))
    assert not isinstance(caught.value, IllegalAnswerError)
    assert f"bot {bot.name}: " in str(caught.value)
    assert way in bot.name
    assert PROMPT_FAULTS.get(way, "did not answer within") in str(caught.value)


@pytest.mark.parametrize("way", ILLEGAL)
def test_an_illegal_answer_is_refused_and_the_bot_goes_on(way: str, bots: list[OutsideBot]) -> None:
    bots.append(bot := faulty(way))
    for _ in range(MOST_STARTS + 2):
        with pytest.raises(IllegalAnswerError, match=f"^bot The one that {way}: ") as caught:
            bot.choose(opening(), Budget(30))
        assert ILLEGAL[way] in str(caught.value)


def test_a_question_that_nobody_reads_does_not_block(bots: list[OutsideBot]) -> None:
    view = opening()
    long = PlayerView(
        **{**{name: getattr(view, name) for name in view.__struct_fields__}, "order": (0,) * 99999}
    )
    bots.append(bot := faulty("deaf"))
    for _ in range(2):
        with pytest.raises(BotError, match="did not answer"):
            bot.choose(long, SHORT)


@pytest.mark.parametrize("way", ["dies", "chats", "hangs", "floods"])
def test_a_bot_is_started_and_greeted_again(way: str, bots: list[OutsideBot], tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bots.append(bot := faulty(f"once-{way}", str(tmp_path / "witness"), str(heard)))
    with pytest.raises(BotError):
        bot.choose(opening(), SHORT)
    assert bot.choose(opening(), Budget(30)) == opening().legal_actions[0]
    assert len(heard.read_text().splitlines()) == 2


def test_a_bot_is_not_started_for_ever(bots: list[OutsideBot]) -> None:
    bots.append(bot := faulty("dies"))
    for _ in range(MOST_STARTS):
        with pytest.raises(BotError, match="status 1"):
            bot.choose(opening(), Budget(30))
    for _ in range(2):
        with pytest.raises(BotError, match=f"not started again after {MOST_STARTS} failures"):
            bot.choose(opening(), Budget(30))


def test_a_program_that_is_not_there() -> None:
    bot = OutsideBot(["/no/such/program"])
    with pytest.raises(BotError, match="bot /no/such/program: cannot be started: "):
        bot.choose(opening(), Budget())
    bot.close()
    with pytest.raises(ValueError, match="command"):
        OutsideBot([])


class Faulty:
    """Makes bots that fail in one way, for the arena."""

    def __init__(self, way: str) -> None:
        self._way = way

    def __call__(self, seed: int) -> Seat:
        return faulty(self._way, seed=seed)


@pytest.mark.parametrize("way", ["hangs", "dies", "chats", "floods", *ILLEGAL])
def test_every_fault_survives_a_deal_and_is_counted(way: str) -> None:
    contest = Contest(
        Contestant(way, Faulty(way)),
        Contestant("casual", Casual),
        Rules(),
        (Standing(),) * 3,
        1,
        SHORT if way in SLOW_FAULTS else Budget(30),
    )
    figures = measured(contest, deals=1)
    assert figures["plays"] == 6
    assert figures["void"] == 0
    side = figures["a"]
    assert (side["illegal"] > 0, side["failed"] > 0) == (way in ILLEGAL, way not in ILLEGAL)
    assert way in str(side["reasons"])
    assert figures["b"]["failed"] == figures["b"]["illegal"] == 0


# Stopping


class Asker(threading.Thread):
    """Asks a bot, and keeps what comes back."""

    def __init__(self, bot: OutsideBot) -> None:
        super().__init__()
        self.bot = bot
        self.outcome: object = None

    def run(self) -> None:
        try:
            self.outcome = self.bot.choose(opening(), Budget(60))
        except BotError as error:
            self.outcome = error


def wait_for(path: Path) -> None:
    while not path.exists():
        time.sleep(0.001)


def test_a_stopped_question_ends_and_its_answer_is_passed_over(
    bots: list[OutsideBot], tmp_path: Path
) -> None:
    witness, heard = tmp_path / "witness", tmp_path / "heard"
    bots.append(bot := faulty("waits", str(witness), str(heard)))
    process = ""
    for _ in range(3):
        asker = Asker(bot)
        asker.start()
        wait_for(witness)
        process = process or witness.read_text()
        while asker.is_alive():  # the first stop may come before the question
            bot.stop()
            asker.join(0.001)
        assert isinstance(asker.outcome, QuestionDroppedError)
    asker = Asker(bot)
    asker.start()
    while asker.is_alive():
        witness.unlink(missing_ok=True)  # so it answers one question after the other
        asker.join(0.001)
    assert asker.outcome == opening().legal_actions[0]
    assert len(heard.read_text().splitlines()) == 1  # the same process all the time
    assert is_running(int(process))


def test_a_program_that_hangs_can_be_stopped_and_closed_at_once(
    bots: list[OutsideBot], tmp_path: Path
) -> None:
    bots.append(bot := faulty("waits", str(witness := tmp_path / "witness")))
    asker = Asker(bot)
    asker.start()
    wait_for(witness)
    bot.stop()
    bot.close()
    asker.join()
    assert isinstance(asker.outcome, QuestionDroppedError)
    assert not is_running(int(witness.read_text()))


def test_a_stop_between_questions_stops_nothing(bots: list[OutsideBot]) -> None:
    bots.append(bot := OutsideBot([sys.executable, EXAMPLE]))
    for _ in range(3):
        bot.stop()
        assert bot.choose(opening(), Budget(30)) in opening().legal_actions


def test_a_bot_says_how_long_its_start_may_take(bots: list[OutsideBot]) -> None:
    bots.append(bot := OutsideBot([sys.executable, EXAMPLE], start_seconds=7.0))
    assert bot.seconds_to_start == 7.0
    bot.choose(opening(), Budget(30))
    assert bot.seconds_to_start == 0.0
    bot.new_match(5)
    assert bot.seconds_to_start == 7.0


# Faults as data

FAULTS = {
    "dies": (Fault.ENDED, "no more cards, please"),
    "closes": (Fault.ENDED, ""),
    "says-nothing": (Fault.NO_GREETING, ""),
    "hangs": (Fault.NO_ANSWER, ""),
    "illegal": (Fault.ILLEGAL, "talon 1"),
    "no-action": (Fault.ILLEGAL, "castle kingside"),
}


@pytest.mark.parametrize("way", FAULTS)
def test_faults_are_told_apart(way: str, bots: list[OutsideBot]) -> None:
    bots.append(bot := faulty(way))
    with pytest.raises(BotError) as caught:
        bot.choose(opening(), SHORT if way in SLOW_FAULTS else Budget(30))
    assert (caught.value.fault, caught.value.detail) == FAULTS[way]


def test_nonsense_and_too_many_failures_are_told_apart(bots: list[OutsideBot]) -> None:
    bots.append(bot := faulty("chats"))
    faults = []
    for _ in range(MOST_STARTS + 1):
        with pytest.raises(BotError) as caught:
            bot.choose(opening(), Budget(30))
        faults.append(caught.value.fault)
    assert faults == [Fault.UNREADABLE] * MOST_STARTS + [Fault.FAILED_TOO_OFTEN]


@pytest.mark.skipif(os.name == "nt", reason="permissions as Unix has them")
def test_programs_that_cannot_be_started(tmp_path: Path) -> None:
    text = tmp_path / "a text"
    text.write_text("no program")
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(bytes(range(256)))
    nonsense.chmod(0o700)
    for program, fault, seen in (
        (tmp_path / "nothing", Fault.NOT_FOUND, Fault.NOT_FOUND),
        (text, Fault.NOT_EXECUTABLE, Fault.NOT_EXECUTABLE),
        (tmp_path, Fault.NOT_EXECUTABLE, Fault.NOT_EXECUTABLE),
        (nonsense, Fault.NOT_EXECUTABLE, None),
        (Path(sys.executable), None, None),
    ):
        assert command_fault([str(program)]) is seen
        if fault is not None:
            with pytest.raises(BotError, match="cannot be started") as caught:
                OutsideBot([str(program)]).choose(opening(), Budget(30))
            assert (caught.value.fault, caught.value.detail) == (fault, str(program))
    assert command_fault(["no-such-program-anywhere"]) is Fault.NOT_FOUND


# Beginning and ending


def test_a_bot_is_greeted_with_rules_and_seed_before_each_match(
    bots: list[OutsideBot], tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    command = [sys.executable, FAULTY, "never", "-", str(heard)]
    bots.append(bot := OutsideBot(command, seed=5, level="expert"))
    rules = preset("polish")
    bot.choose(opening(rules), Budget(30))
    bot.choose(opening(rules), Budget(30))
    bot.new_match(6)
    bot.choose(opening(), Budget(30))
    first, second = [json.loads(line) for line in heard.read_text().splitlines()]
    assert (first["version"], first["seed"], first["level"]) == (1, 5, "expert")
    assert first["rules"]["must_overtrump"] is True
    assert (second["seed"], second["rules"]["must_overtrump"]) == (6, False)


def test_the_arena_greets_a_bot_before_each_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = [sys.executable, FAULTY, "never", "-", str(heard)]
    bot = contestant(f"bot:{shlex.join(command)}")
    contest = Contest(bot, contestant("casual"), preset("polish-stock"), (Standing(),) * 2, 1, Budget(30))
    assert measured(contest, deals=4)["a"]["failed"] == 0
    seeds = [json.loads(line)["seed"] for line in heard.read_text().splitlines()]
    assert len(set(seeds)) == len(seeds) == 4 * 2


def running_bot(tmp_path: Path) -> tuple[OutsideBot, int]:
    """Start a bot that ignores that it is told to go; returns the number of its process too."""
    witness = tmp_path / "process"
    bot = OutsideBot([sys.executable, FAULTY, "notes-its-process", str(witness)])
    bot.choose(opening(), Budget(30))
    return bot, int(witness.read_text())


@pytest.mark.skipif(os.name == "nt", reason="processes as Unix has them")
def test_closing_ends_even_a_stubborn_program(tmp_path: Path) -> None:
    bot, process = running_bot(tmp_path)
    assert is_running(process)
    bot.close()
    assert not is_running(process)
    bot.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "thousand-bot"]


@pytest.mark.skipif(os.name == "nt", reason="processes as Unix has them")
def test_a_forgotten_bot_ends_its_program(tmp_path: Path) -> None:
    bot, process = running_bot(tmp_path)
    del bot
    gc.collect()
    assert not is_running(process)


@pytest.mark.skipif(os.name == "nt", reason="processes as Unix has them")
def test_the_end_of_the_program_ends_its_bots(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.ai.outside.test_outside_bot import running_bot;"
        "bot, process = running_bot(Path(sys.argv[1])); print(process)"
    )
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert not is_running(int(done.stdout))


@pytest.mark.skipif(os.name == "nt", reason="processes as Unix has them")
@pytest.mark.parametrize("jobs", [1, 2])
def test_the_arena_leaves_no_program_behind(tmp_path: Path, jobs: int) -> None:
    stubborn = Contestant("stubborn", functools.partial(stubborn_bot, tmp_path))
    contest = Contest(stubborn, Contestant("casual", Casual), Rules(), (Standing(),) * 3, 1, Budget(30))
    assert measured(contest, deals=2, jobs=jobs)["a"]["failed"] == 0
    processes = [int(path.read_text()) for path in tmp_path.iterdir()]
    assert len(processes) == 3 * jobs
    assert not [process for process in processes if is_running(process)]


def stubborn_bot(folder: Path, seed: int) -> Seat:
    witness = folder / f"{os.getpid()}-{seed}"
    return OutsideBot([sys.executable, FAULTY, "notes-its-process", str(witness)])


def test_questions_from_two_threads_wait_for_each_other(bots: list[OutsideBot]) -> None:
    bots.append(bot := OutsideBot([sys.executable, EXAMPLE]))
    answers: list[object] = []
    threads = [
        threading.Thread(target=lambda: answers.append(bot.choose(opening(), Budget(30)))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 4
    assert len(set(answers)) == 1


# On the command line


def test_commands_are_split_as_by_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    assert split_command("python 'my bot.py' --fast") == ["python", "my bot.py", "--fast"]
    with pytest.raises(ValueError, match="closing quotation"):
        split_command("python 'my bot.py")
    words = ["/usr/bin/my program", "it's", '"', "--fast", ""]
    assert split_command(join_command(words)) == words
    monkeypatch.setenv("HOME", "/home/ola")
    assert split_command("~/bot ~other '~'/x a~/b") == ["/home/ola/bot", "~other", "/home/ola/x", "a~/b"]


def test_commands_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thousand_qt.ai.outside.commands.os.name", "nt")
    line = r'"C:\Program Files\bot.exe" --fast C:\temp\x.txt'
    assert split_command(line) == [r"C:\Program Files\bot.exe", "--fast", r"C:\temp\x.txt"]
    assert join_command(split_command(line)) == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bot:", "needs a command"),
        ("bot:  ", "needs a command"),
        ("bot:no-such-program x.py", "no program 'no-such-program'"),
        ("bot:python 'x.py", "quotation"),
    ],
)
def test_wrong_commands(text: str, reason: str) -> None:
    with pytest.raises(ContestantError, match=reason):
        contestant(text)
