"""The door that checks records: honest ones pass, every change is found, each with its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.engine.helpers import random_action
from tests.records.sample_records import a_header, played, secret_dealing
from thousand_qt import verify
from thousand_qt.engine.actions import CHANCE, DealCards
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Entry, Header, Record, TakeBack
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.records.deal_code import CodedDeal, read_code, write_code

ROOT = Path(__file__).parents[1]
FILES = ROOT / "tests" / "data" / "records"
RECORD = played(entries=120, take_back=0.04)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.thousand"


def checked(
    capsys: pytest.CaptureFixture[str], *arguments: str | Path
) -> tuple[int, dict[str, Any], list[str]]:
    """Return the exit status, what was printed, and what was said."""
    status = verify.main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert captured.out.count("\n") == 1
    assert captured.out.isascii()
    return status, json.loads(captured.out), captured.err.splitlines()


def problem_with(
    capsys: pytest.CaptureFixture[str], path: Path, record: Record, *arguments: str
) -> dict[str, Any]:
    path.write_text(write_record(record), encoding="utf-8")
    status, figures, said = checked(capsys, path, *arguments)
    assert status == 1
    assert figures["verified"] == 0
    found: dict[str, Any] = figures["records"][0]
    assert found["verified"] is False
    assert said == [f"{path}: not verified: {found['problem']}"]
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_an_honest_match(capsys: pytest.CaptureFixture[str], path: Path, name: str) -> None:
    record = played(name, 3, entries=300, take_back=0.05, undone=True)
    path.write_text(write_record(record), encoding="utf-8")
    header = record.header
    for arguments in (
        (),
        ("--commitment", header.commitment or ""),
        ("--commitment", (header.commitment or "").upper()),
    ):
        status, figures, said = checked(capsys, path, *arguments)
        assert status == 0
        assert figures == {
            "verified": 1,
            "records": [
                {
                    "file": str(path),
                    "verified": True,
                    "readable": True,
                    "line": None,
                    "problem": None,
                    "actions": len(record.actions),
                    "taken_back": record.taken_back,
                    "torn_bytes": 0,
                    "packs": sum(isinstance(entry, DealCards) for entry in record.entries),
                    "method": "sha256-1",
                    "commitment": header.commitment,
                    "commitment_holds": True,
                    "first_dealer_follows": True,
                    "code": None,
                    "program": "1.0.0",
                    "started": "2026-11-30T20:15:00+01:00",
                }
            ],
        }
        assert len(said) == 1
        assert said[0].startswith(f"{path}: verified: ")
        assert str(header.commitment) in said[0]


def test_packs_from_a_number_pass_and_nobody_committed(capsys: pytest.CaptureFixture[str]) -> None:
    status, figures, said = checked(capsys, FILES / "version-1-whole.jsonl")
    assert status == 0
    found = figures["records"][0]
    assert found["method"] == "python-random-1"
    assert found["commitment"] is found["commitment_holds"] is found["first_dealer_follows"] is None
    assert "nobody has committed" in said[0]


def with_code(code: str, dealer: int) -> Record:
    """Return a match whose first deal is that of a code, and which says so."""
    header = msgspec.structs.replace(
        RECORD.header, first_dealer=dealer % RECORD.header.rules.players, origin={"code": code}
    )
    state = MatchState.new(header.rules, header.first_dealer)
    state, _ = state.apply(read_code(code).action)
    entries: list[Entry] = [read_code(code).action]
    random = Random(1)
    while len(entries) < 100 and state.outcome is None:
        assert header.dealing is not None
        dealt = sum(isinstance(entry, DealCards) for entry in entries)
        action = header.dealing.pack(dealt) if state.turn == CHANCE else random_action(random, state)
        state, _ = state.apply(action)
        entries.append(action)
    return Record(header, tuple(entries))


def test_a_deal_that_was_asked_for_by_its_code(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    """It does not follow from the secret, everything after it does, and the door says so."""
    code = write_code(CodedDeal(secret_dealing(77).pack(5).pack, 2))
    record = with_code(code, 2)
    assert sum(isinstance(entry, DealCards) for entry in record.entries) > 2
    path.write_text(write_record(record), encoding="utf-8")
    status, figures, said = checked(capsys, path)
    assert status == 0
    assert figures["records"][0]["code"] == code
    assert f"asked for by its code {code}" in said[0]
    other = write_code(CodedDeal(secret_dealing(78).pack(5).pack, 2))
    for origin, problem in (
        ({"code": other}, "dealing 0 is"),
        ({"code": "?"}, "deals first"),
        ({"code": 5}, "deals first"),
        (None, "deals first"),
    ):
        header = msgspec.structs.replace(record.header, origin=origin)
        assert problem in problem_with(capsys, path, Record(header, record.entries))["problem"]
    found = problem_with(capsys, path, with_code(code, 1))
    assert found["problem"] == "seat 1 deals first, which does not follow from the code"


def test_a_match_that_was_not_over_and_torn(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    path.write_text(write_record(RECORD) + '{"seat": 1, "d', encoding="utf-8")
    status, figures, _ = checked(capsys, path)
    assert status == 0
    assert figures["records"][0]["torn_bytes"] == 14


def with_pack(record: Record, wanted: int, cards: DealCards) -> Record:
    """Return the record with one dealing exchanged and the match cut off after it."""
    line = [number for number, entry in enumerate(record.entries) if isinstance(entry, DealCards)][wanted]
    return Record(record.header, (*record.entries[:line], cards))


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_a_chosen_pack_is_found(capsys: pytest.CaptureFixture[str], path: Path, wanted: int) -> None:
    straight = played(entries=120)
    changed = with_pack(straight, wanted, DealCards(PACK))
    found = problem_with(capsys, path, changed)
    assert found["line"] == len(changed.entries) + 1
    assert found["problem"].startswith(f"dealing {wanted} is deal 9S JS QS")
    assert str(secret_dealing(1).pack(wanted)) in found["problem"]


def test_two_packs_in_the_wrong_order_are_found(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    """One may not throw a pack away and take the next one."""
    found = problem_with(capsys, path, with_pack(played(entries=120), 0, secret_dealing(1).pack(1)))
    assert found["line"] == 2


def test_a_chosen_pack_that_was_taken_back_is_found(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    honest = secret_dealing(1).pack(0)
    entries: tuple[Entry, ...] = (DealCards(PACK), TakeBack(1), honest)
    assert problem_with(capsys, path, Record(a_header(), entries))["line"] == 2
    entries = (honest, TakeBack(1), secret_dealing(1).pack(1))
    assert problem_with(capsys, path, Record(a_header(), entries))["line"] == 4


def test_a_dealing_taken_back_and_done_again_is_honest(
    capsys: pytest.CaptureFixture[str], path: Path
) -> None:
    honest = secret_dealing(1).pack(0)
    path.write_text(write_record(Record(a_header(), (honest, TakeBack(1), honest))), encoding="utf-8")
    status, figures, _ = checked(capsys, path)
    assert status == 0
    assert figures["records"][0]["packs"] == 2


def changed_header(**changes: Any) -> Header:
    return msgspec.structs.replace(RECORD.header, **changes)


def test_an_exchanged_secret_is_found(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    noted = str(RECORD.header.commitment)
    other = played(number=9)
    assert other.header.commitment != noted
    found = problem_with(capsys, path, other, "--commitment", noted)
    assert "not the one that was committed to" in found["problem"]
    assert found["commitment_holds"] is False
    half = Record(msgspec.structs.replace(other.header, commitment=noted), other.entries)
    for arguments in ((), ("--commitment", noted), ("--commitment", str(other.header.commitment))):
        assert problem_with(capsys, path, half, *arguments)["commitment_holds"] is False


def test_another_first_dealer_is_found(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    dealer = (RECORD.header.first_dealer + 1) % 3
    found = problem_with(capsys, path, Record(changed_header(first_dealer=dealer)))
    assert f"seat {dealer} deals first" in found["problem"]
    assert found["first_dealer_follows"] is False


def test_packs_from_outside_cannot_be_checked(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    found = problem_with(capsys, path, Record(changed_header(dealing=None, commitment=None), RECORD.entries))
    assert "nobody can check them" in found["problem"]
    assert found["method"] is None


def test_a_number_fits_no_commitment(capsys: pytest.CaptureFixture[str]) -> None:
    status, figures, _ = checked(capsys, FILES / "version-1-whole.jsonl", "--commitment", "ab" * 32)
    assert status == 1
    assert figures["records"][0]["problem"] == "there is no secret that could fit the commitment"


def test_an_illegal_action_is_found(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    state = MatchState.new(RECORD.header.rules, RECORD.header.first_dealer)
    assert state.turn == CHANCE
    lines = write_record(RECORD).splitlines(keepends=True)
    path.write_text("".join([*lines[:3], *lines[2:]]), encoding="utf-8")
    status, figures, said = checked(capsys, path)
    assert status == 1
    assert figures["records"][0]["line"] == 4
    assert figures["records"][0]["readable"] is True
    assert said == [f"{path}: not verified: line 4: {figures['records'][0]['problem']}"]


def test_several_files_are_all_looked_at(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, path: Path
) -> None:
    path.write_text(write_record(RECORD), encoding="utf-8")
    noise = tmp_path / "Шум"
    noise.write_bytes(b"noise\n")
    status, figures, said = checked(capsys, path, noise, path)
    assert status == 1
    assert [entry["verified"] for entry in figures["records"]] == [True, False, True]
    assert figures["verified"] == 2
    assert len(said) == 3
    status, figures, said = checked(capsys, noise, tmp_path / "gone", tmp_path, path)
    assert status == 2
    assert [entry["readable"] for entry in figures["records"]] == [True, False, False, True]
    assert [entry["verified"] for entry in figures["records"]] == [False, False, False, True]
    assert "No such file" in said[1]
    assert "a folder" in said[2]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "RECORD"),
        (("--commitment", "xyz", "a"), "64 hexadecimal digits"),
        (("--commitment", "ab" * 32, "a", "b"), "several files"),
        (("--nonsense", "a"), "--nonsense"),
    ],
)
def test_wrong_usage(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str) -> None:
    try:
        status: object = verify.main(arguments)
    except SystemExit as error:
        status = error.code
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert words in captured.err


@pytest.mark.skipif(sys.platform == "win32", reason="file names of any bytes as Unix has them")
def test_the_module_runs_wherever_it_prints_to(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/Zo\xb1\xc4\x85.thousand"
    Path(os.fsdecode(name)).write_text(write_record(RECORD), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "thousand_qt.verify", name],
        cwd=ROOT,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["verified"] == 1
    assert b"verified" in done.stderr
