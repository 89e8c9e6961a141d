"""The simulator's door: its summary, its records, and one clear sentence for everything that is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from thousand_qt import simulate
from thousand_qt.ai.levels import LEVELS
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.record_text import read_record
from thousand_qt.engine.rules import PRESETS, preset, rules_to_options

ROOT = Path(__file__).parents[1]
TIMING = ("seconds", "deals_per_second")


def summary_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert simulate.main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.count("\n") == 1
    summary: dict[str, Any] = json.loads(captured.out)
    return summary


def refusal_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    try:
        status: object = simulate.main(arguments)
    except SystemExit as error:
        status = error.code
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    return captured.err


def without_timing(summary: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in summary.items() if name not in TIMING}


@pytest.mark.parametrize("name", PRESETS)
def test_summary(capsys: pytest.CaptureFixture[str], name: str) -> None:
    summary = summary_of(capsys, "--preset", name, "--matches", "3", "--seed", "7")
    players = preset(name).players
    assert summary["preset"] == name
    assert summary["rules"] == rules_to_options(preset(name))
    assert summary["seats"] == ["casual"] * players
    assert summary["matches"] == 3
    assert sum(summary["wins_per_seat"]) + summary["draws"] + summary["unfinished"] == 3
    assert len(summary["wins_per_seat"]) == players
    assert summary["deals"] >= 3
    assert summary["deals_per_match"] == round(summary["deals"] / 3, 4)
    assert summary["deals_per_second"] > 0
    if preset(name).is_stock_game:
        assert summary["share_of_contracts_made"] is None
        assert summary["mean_contract"] is None
    else:
        assert 0 <= summary["share_of_contracts_made"] <= 1
        assert summary["mean_contract"] >= 100


def test_the_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def run(folder: str, seed: str) -> tuple[dict[str, Any], list[str]]:
        summary = summary_of(capsys, "--matches", "3", "--seed", seed, "--record", str(tmp_path / folder))
        return without_timing(summary), [path.read_text() for path in sorted((tmp_path / folder).iterdir())]

    assert run("one", "7") == run("two", "7")
    assert run("three", "8")[1] != run("one", "7")[1]


def test_the_same_seed_deals_the_same_cards_whoever_sits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def packs(seats: str) -> list[list[str]]:
        folder = tmp_path / seats
        limits = ("--matches", "2", "--max-deals", "5")
        summary_of(capsys, "--preset", "polish", *limits, "--seats", seats, "--record", str(folder))
        records = [read_record(path.read_text()) for path in sorted(folder.iterdir())]
        return [
            [str(action) for action in record.actions if isinstance(action, DealCards)] for record in records
        ]

    assert packs("random") == packs("casual") == packs("casual,random,casual")


def test_records_are_whole_matches(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    summary = summary_of(capsys, "--preset", "quick", "--matches", "2", "--record", str(folder))
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == ["match-000001.thousand", "match-000002.thousand"]
    states = [read_record(path.read_text(encoding="utf-8")).replay() for path in paths]
    assert sum(len(state.results) for state in states) == summary["deals"]
    assert all(state.outcome is not None for state in states)
    assert read_record(paths[0].read_text()).header.rules == preset("quick")


def test_matches_that_do_not_end_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    summary = summary_of(capsys, "--matches", "2", "--max-deals", "2", "--seats", "random")
    assert summary["unfinished"] == 2
    assert summary["deals"] + summary["redeals"] == 4
    assert summary["wins_per_seat"] == [0, 0, 0]


def write(path: Path, data: object) -> str:
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def test_a_rules_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    few = ("--matches", "1", "--max-deals", "3")
    file = write(tmp_path / "rules.json", {"preset": "polish", "endgame": "barrel", "give_up_times": 1})
    summary = summary_of(capsys, "--rules", file, *few)
    assert summary["preset"] == "polish"
    assert summary["rules"] == rules_to_options(preset("polish").replace(endgame="barrel", give_up_times="1"))
    file = write(tmp_path / "rules.json", {"players": 4})
    summary = summary_of(capsys, "--preset", "sixty", "--rules", file, *few)
    assert summary["rules"] == rules_to_options(preset("sixty").replace(players=4))
    assert summary["seats"] == ["casual"] * 4


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ({"no_such_option": 1}, "no_such_option"),
        ({"players": 9}, "players=9"),
        ({"preset": "poker"}, "'poker'"),
        ({"preset": 7}, "preset must be a name"),
        ({"preset": "polish", "must_trump": False}, "must_overtrump=yes"),
        ([], "object"),
        (None, "object"),
    ],
)
def test_a_wrong_rules_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, named: str
) -> None:
    path = tmp_path / "rules.json"
    message = refusal_of(capsys, "--rules", write(path, data))
    assert named in message
    assert str(path) in message


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"a": "\\ud800"}', b" " * 2_000_000]
)
def test_a_broken_rules_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "rules.json"
    path.write_bytes(content)
    assert str(path) in refusal_of(capsys, "--rules", str(path))


def test_no_rules_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No such file" in refusal_of(capsys, "--rules", str(tmp_path / "none.json"))
    assert "cannot read" in refusal_of(capsys, "--rules", str(tmp_path))
    assert "cannot read" in refusal_of(capsys, "--rules", "nul\x00byte")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--preset", "poker"), "'poker'"),
        (("--seats", "genius"), "'genius'"),
        (("--seats", "casual,random"), "2 players, the table has 3"),
        (("--seats", ""), "level"),
        (("--seats", "casual,,random"), "level"),
        (("--matches", "0"), "--matches"),
        (("--matches", "-3"), "--matches"),
        (("--matches", "many"), "--matches"),
        (("--matches", "1e3"), "--matches"),
        (("--matches", "9" * 5000), "--matches"),
        (("--max-deals", "0"), "--max-deals"),
        (("--seed", "x"), "--seed"),
        (("--seed", "1" * 5000), "--seed"),
        (("--match", "3"), "--match"),
        (("extra",), "extra"),
        (("--matches",), "--matches"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_wrong_arguments(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str) -> None:
    assert named in refusal_of(capsys, *arguments)


def test_an_unknown_level_is_told_the_levels_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    message = refusal_of(capsys, "--seats", "genius")
    assert all(level in message for level in LEVELS)


def test_records_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert str(file) in refusal_of(capsys, "--record", str(file))
    assert str(file) in refusal_of(capsys, "--record", str(file / "below"))
    assert "cannot write" in refusal_of(capsys, "--record", "nul\x00byte")
    taken = tmp_path / "taken" / "match-000001.thousand"
    taken.mkdir(parents=True)
    assert "cannot write" in refusal_of(capsys, "--matches", "1", "--record", str(taken.parent))


# In a process of its own


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "thousand_qt.simulate", *arguments]


def test_the_module_runs_and_needs_no_qt() -> None:
    code = (
        "import sys; import thousand_qt.simulate; print([name for name in sys.modules if 'PySide' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
    done = subprocess.run(command("--matches", "1"), cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["matches"] == 1
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="signals and pipes as Unix has them")
def test_an_interrupt_ends_it_quietly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("--matches", "1000000", "--record", str(tmp_path / "records")),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not (tmp_path / "records" / "match-000002.thousand").exists():
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == ""
    assert err == "thousand_qt.simulate: interrupted\n"


@pytest.mark.skipif(os.name == "nt", reason="signals and pipes as Unix has them")
def test_a_reader_who_has_gone_away() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        command("--matches", "1"), cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command("--matches", "1"), cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert "cannot print the summary" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 2
