"""The arena's door: its figures, one clear sentence for everything that is wrong, and a quiet end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from thousand_qt import arena
from thousand_qt.engine.rules import Rules, preset
from thousand_qt.engine.scoring import Standing

ROOT = Path(__file__).parents[1]


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


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A program started by one that ignores interrupts, as in the background of a shell, would do so too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="signals and terminals as Unix has them")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.usefixtures("interruptible")
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
