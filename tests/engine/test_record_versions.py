"""Records of every version are read for ever, and what this version writes stays as it is."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from thousand_qt.engine import record_text
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, HelpKind, Record, SeatEntry
from thousand_qt.engine.record_faults import NoHeader, RecordError, UnknownVersion, WrongRules, WrongValue
from thousand_qt.engine.record_text import VERSION, header_line, read_record, write_record
from thousand_qt.engine.rules import Rules, preset
from thousand_qt.engine.shuffle import SecretDealing, SeededDealing, shuffled

FILES = Path(__file__).parents[1] / "data" / "records"
SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
SEATS = tuple(SeatEntry(name, "human") for name in "ABC")
HEADER = Header(
    Rules(),
    SEATS,
    2,
    SecretDealing(SECRET),
    program="1.2.3",
    started="2026-11-30T20:15:00+01:00",
    title="Środa",
    origin={"record": "x.thousand", "action": 3},
)


def text_of(name: str) -> str:
    return (FILES / name).read_text(encoding="utf-8")


def test_there_is_a_step_up_from_every_version_and_a_file_of_each() -> None:
    assert list(record_text._UPGRADE_STEPS) == list(range(1, VERSION))
    for version in range(1, VERSION + 1):
        assert len(list(FILES.glob(f"version-{version}-*"))) >= 2


def test_a_whole_match_of_version_1() -> None:
    record = read_record(text_of("version-1-whole.jsonl"))
    assert record.header == Header(
        preset("polish"),
        (SeatEntry("Zofia", "human"), SeatEntry("Ania", "casual"), SeatEntry("Łukasz", "casual")),
        1,
        SeededDealing(20260),
    )
    state = record.check()
    assert state.totals == (830, 960, 1020)
    assert state.outcome is not None
    assert state.outcome.winners == (2,)
    assert len(record.actions) == 773
    packs = [action for action in record.actions if isinstance(action, DealCards)]
    assert packs == [shuffled(20260, number) for number in range(len(packs))]


def test_an_unfinished_match_of_version_1() -> None:
    record = read_record(text_of("version-1-unfinished.jsonl"))
    state = record.check()
    assert state.totals == (95, 60, 20)
    assert state.phase is Phase.PLAY
    assert record.title is None
    assert record.header.commitment is None


def test_a_whole_match_of_version_2() -> None:
    record = read_record(text_of("version-2-whole.thousand"))
    assert record.header.program == "0.2.0"
    assert record.header.started == "2026-11-30T20:15:00+01:00"
    assert record.header.dealing == SecretDealing("00" * 30 + "07ea")
    assert record.header.commitment == "f26bf0ebd4edd9332423a0703eb2ed8970a48f22c4ae2914a5966541625adbab"
    assert record.title == "Niedziela u babci"
    assert record.taken_back == 3
    state = record.check()
    assert state.totals == (840, 1010, 760)
    assert len(record.actions) == 553


def test_an_unfinished_match_of_version_2() -> None:
    record = read_record(text_of("version-2-unfinished.thousand"))
    assert record.title == "Пятница"
    assert record.header.origin == {"record": "2026-11-29-201500.thousand", "action": 31}
    assert [str(action) for action in record.undone] == ["play AH", "play JH", "play KH", "play QH"]
    assert record.check().phase is Phase.PLAY


def test_a_match_whose_packs_came_from_outside() -> None:
    record = read_record(text_of("version-2-packs-from-outside.thousand"))
    assert record.header.dealing is None
    assert record.header.commitment is None
    assert record.check().phase is not Phase.OVER


def test_matches_of_version_3_tell_who_was_helped() -> None:
    record = read_record(text_of("version-3-whole.thousand"))
    assert [[record.helps(seat, kind) for kind in HelpKind] for seat in range(3)] == [
        [11, 8, 3],
        [0, 0, 0],
        [0, 0, 0],
    ]
    assert record.taken_back == 3
    assert record.check().totals == (290, 1100, 300)
    record = read_record(text_of("version-3-unfinished.thousand"))
    assert [[record.helps(seat, kind) for kind in HelpKind] for seat in range(2)] == [[3, 2, 0], [2, 1, 0]]
    assert record.check().totals == (-40, 10)


def test_help_may_follow_in_a_record_of_any_version_and_changes_nothing_else() -> None:
    text = text_of("version-2-unfinished.thousand")
    before = read_record(text)
    helped = read_record(text + '{"seat": 0, "help": "look"}\n{"seat": 0, "help": "move"}\n')
    assert helped.actions == before.actions
    assert helped.undone == before.undone
    assert helped.check() == before.check()
    assert [helped.helps(0, kind) for kind in HelpKind] == [1, 1, 0]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"seat": 0, "help": "peek"}', "help: expected look or move or warning, not 'peek'"),
        ('{"seat": 0, "help": null}', "help: expected look or move or warning"),
        ('{"seat": 3, "help": "look"}', "seat: expected 0 to 2, not 3"),
        ('{"seat": -1, "help": "look"}', "seat: expected 0 to 2"),
        ('{"help": "look"}', "seat: expected 0 to 2"),
        ('{"seat": 0, "help": "look", "do": "pass"}', "a line says one thing"),
    ],
)
def test_a_wrong_line_about_help_is_named(line: str, reason: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(f"{text_of('version-2-unfinished.thousand')}{line}\n")
    assert reason in error.value.reason
    assert error.value.line is not None
    assert error.value.line > 1


@pytest.mark.parametrize("path", sorted(FILES.glob("version-3-*")), ids=lambda path: path.name)
def test_this_version_writes_what_it_wrote_before(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("path", sorted(FILES.glob("version-[12]-*")), ids=lambda path: path.name)
def test_an_older_record_can_be_written_as_one_of_this_version(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    again = write_record(record)
    assert json.loads(again.split("\n")[0])["version"] == VERSION
    assert read_record(again) == record


def test_a_line_of_this_version_may_follow_those_of_an_older_one() -> None:
    text = text_of("version-1-unfinished.jsonl")
    record = read_record(text + '{"undo": 2}\n{"title": "x"}\n')
    assert len(record.actions) == 59
    assert record.title == "x"


# The header


def with_changes(**changes: Any) -> str:
    data = json.loads(header_line(HEADER))
    data.update(changes)
    return json.dumps({name: value for name, value in data.items() if value is not ...}) + "\n"


def test_the_header_comes_back_and_may_lack_all_it_need_not_have() -> None:
    assert read_record(header_line(HEADER)).header == HEADER
    plain = Header(Rules(), SEATS)
    assert read_record(header_line(plain)).header == plain
    for key in ("program", "started", "title", "origin"):
        header = read_record(with_changes(**{key: ...})).header
        assert getattr(header, key) is None
        assert msgspec.structs.replace(header, **{key: getattr(HEADER, key)}) == HEADER


def test_the_commitment_follows_from_the_secret_unless_another_was_written() -> None:
    assert HEADER.commitment == SecretDealing(SECRET).commitment
    assert read_record(with_changes(commitment=...)).header == HEADER
    other = "ab" * 32
    assert read_record(with_changes(commitment=other)).header.commitment == other
    unrevealed = read_record(with_changes(dealing=None)).header
    assert unrevealed.dealing is None
    assert unrevealed.commitment == HEADER.commitment


def test_facts_that_a_later_program_added_are_left_alone() -> None:
    text = with_changes(weather={"rain": [1, 2]}, dealing={"method": "sha256-1", "secret": SECRET, "dice": 4})
    assert read_record(text).header == HEADER
    assert read_record(text + '{"title": "x", "colour": 3}\n').title == "x"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"dealing": ...}, "dealing: expected an object or null"),
        ({"dealing": 7}, "dealing: expected an object or null"),
        ({"dealing": []}, "dealing: expected an object or null"),
        ({"dealing": {}}, "dealing.method: expected sha256-1 or python-random-1, not None"),
        ({"dealing": {"method": "dice"}}, "dealing.method"),
        ({"dealing": {"method": ["sha256-1"]}}, "dealing.method"),
        ({"dealing": {"method": "sha256-1"}}, "dealing.secret: expected 64"),
        ({"dealing": {"method": "sha256-1", "secret": 7}}, "dealing.secret"),
        ({"dealing": {"method": "sha256-1", "secret": SECRET[1:]}}, "dealing.secret"),
        ({"dealing": {"method": "sha256-1", "secret": SECRET.upper()}}, "dealing.secret"),
        ({"dealing": {"method": "python-random-1"}}, "dealing.seed: expected a number"),
        ({"dealing": {"method": "python-random-1", "seed": "7"}}, "dealing.seed"),
        ({"dealing": {"method": "python-random-1", "seed": True}}, "dealing.seed"),
        ({"dealing": {"method": "python-random-1", "seed": 1.5}}, "dealing.seed"),
        ({"commitment": 7}, "commitment: expected text"),
        ({"commitment": "7"}, "commitment: expected 64"),
        ({"program": 1}, "program: expected text"),
        ({"started": 1}, "started: expected text"),
        ({"started": "yesterday"}, "started: expected a time"),
        ({"started": ""}, "started: expected a time"),
        ({"started": "2026-11-30T20:15:00"}, "started: expected a time with its offset"),
        ({"started": "2026-13-30T20:15:00+01:00"}, "started: expected a time"),
        ({"title": ["x"]}, "title: expected text, not a list"),
        ({"origin": "x"}, "origin: expected an object"),
        ({"origin": {"record": {}}}, "origin.record: expected a plain value"),
        ({"version": 4}, "unknown version 4"),
        ({"version": 10**30}, "unknown version 1000"),
        ({"version": [2]}, "unknown version a list"),
        ({"seats": "x" * 10**6}, "seats"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_wrong_header_is_refused_in_a_few_words(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(with_changes(**changes))
    assert error.value.line == 1
    assert reason in error.value.reason
    assert len(error.value.reason) < 300
    assert len(error.value.reason.splitlines()) == 1


@pytest.mark.parametrize("seed", ["7", 1.5, False, [7]])
def test_a_wrong_number_in_a_header_of_version_1(seed: object) -> None:
    data = json.loads(text_of("version-1-whole.jsonl").split("\n")[0]) | {"seed": seed}
    with pytest.raises(RecordError, match="seed: expected a number or null"):
        read_record(json.dumps(data) + "\n")


def test_a_version_from_the_future_is_told_from_nonsense() -> None:
    for version, is_newer in ((4, True), (0, False), (-1, False), ("2", False), (True, False)):
        with pytest.raises(RecordError) as error:
            read_record(with_changes(version=version))
        fault = error.value.fault
        assert isinstance(fault, UnknownVersion)
        assert fault.is_newer is is_newer


def test_endless_values_do_no_harm() -> None:
    deep = "[" * 900 + "]" * 900
    for key in ("format", "version", "rules", "seats", "first_dealer", "dealing", "title", "origin", "other"):
        line = header_line(HEADER).rstrip("\n}") + f', "{key}": {deep}}}\n'
        with contextlib.suppress(RecordError):
            read_record(line)
    rules = header_line(HEADER).rstrip("\n}") + f', "rules": {{"players": {deep}}}}}\n'
    with pytest.raises(RecordError) as caught:
        read_record(rules)
    assert isinstance(caught.value.fault, WrongRules | WrongValue) or "JSON" in caught.value.reason


def test_faults_are_data_and_text() -> None:
    with pytest.raises(RecordError) as error:
        read_record("")
    assert error.value.fault == NoHeader()
    assert str(error.value) == "line 1: the file is empty or its first line is cut off"


def test_a_record_without_actions_is_a_match_before_its_first_deal() -> None:
    assert Record(HEADER).check() == MatchState.new(Rules(), 2)
