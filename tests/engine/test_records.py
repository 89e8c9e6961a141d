"""Records of matches: what was written comes back, a torn end is dropped, all other damage is refused."""

from __future__ import annotations

import contextlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.helpers import random_action
from thousand_qt.engine.actions import Action, Bid, DealCards, Pass
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.record_faults import RecordError
from thousand_qt.engine.record_text import entry_line, header_line, read_record, write_record
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.shuffle import SeededDealing


def seats_for(rules: Rules) -> tuple[SeatEntry, ...]:
    return tuple(
        SeatEntry(f"Gracz {seat}", "human" if seat == 0 else "casual") for seat in range(rules.players)
    )


def played(name: str = "classic", seed: int = 5, actions: int = 120) -> tuple[Record, list[MatchState]]:
    """Return a record of random play and the states before and after each action."""
    rules = preset(name)
    random = Random(seed)
    state = MatchState.new(rules, 1)
    states, done = [state], list[Action]()
    while len(done) < actions and state.outcome is None:
        action = random_action(random, state)
        state, _ = state.apply(action)
        done.append(action)
        states.append(state)
    return Record(Header(rules, seats_for(rules), 1, SeededDealing(seed)), tuple(done)), states


RECORD, STATES = played()
TEXT = write_record(RECORD)
LINES = TEXT.splitlines(keepends=True)


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_comes_back_at_any_point(name: str) -> None:
    record, states = played(name)
    again = read_record(write_record(record))
    assert again == record
    for upto in range(0, len(record.actions) + 1, 7):
        assert again.replay(upto) == states[upto]
    assert again.replay() == states[-1]
    assert again.replay(10**6) == states[-1]


def test_lines_can_be_appended_one_by_one() -> None:
    text = header_line(RECORD.header) + "".join(entry_line(action) for action in RECORD.actions)
    assert text == TEXT
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in LINES)


def test_names_may_be_anything_that_is_text() -> None:
    names = ("Łukasz „Żółw”", 'Ёлка\n\t"\\ \u2028', "", "😀" * 50)
    seats = tuple(SeatEntry(name, "human") for name in names)
    record = Record(Header(preset("polish-four"), seats, 3, None))
    assert read_record(write_record(record)) == record


@given(st.lists(st.text(), min_size=3, max_size=3), st.none() | st.integers(-(2**63), 2**64 - 1))
def test_headers_come_back(names: list[str], seed: int | None) -> None:
    dealing = None if seed is None else SeededDealing(seed)
    record = Record(Header(Rules(), tuple(SeatEntry(name, "human") for name in names), 2, dealing))
    assert read_record(write_record(record)) == record


def test_own_rules_have_their_name_in_the_header() -> None:
    header = Header(preset("classic"), RECORD.header.seats, rules_name="Ours, since 1987")
    assert read_record(write_record(Record(header))).header.rules_name == "Ours, since 1987"
    assert "rules_name" not in LINES[0], "and a match without one is written as ever"


def test_a_torn_last_line_is_dropped_wherever_it_was_torn() -> None:
    start = sum(map(len, LINES[:9]))
    for end in range(start, start + len(LINES[9])):
        record = read_record(TEXT[:end])
        assert record.actions == RECORD.actions[:8]
    assert read_record(TEXT[: start + len(LINES[9])]).actions == RECORD.actions[:9]


def test_whole_lines_torn_off_are_not_missed() -> None:
    for count in range(1, len(LINES)):
        assert read_record("".join(LINES[:count])).actions == RECORD.actions[: count - 1]


def test_a_torn_header_leaves_nothing() -> None:
    for end in range(len(LINES[0])):
        with pytest.raises(RecordError) as error:
            read_record(TEXT[:end])
        assert error.value.line == 1


def refused(text: str, line: int, *reason: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text).replay()
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")
    for part in reason:
        assert part in error.value.reason
    assert len(error.value.reason.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "not JSON"),
        ("nonsense", "not JSON"),
        ('{"seat": 0, "do": "pass"', "not JSON"),
        ('{"seat": 0, "do": "pass"} x', "not JSON"),
        ("[]", "not a JSON object"),
        ("null", "not a JSON object"),
        ('"pass"', "not a JSON object"),
        ("7", "not a JSON object"),
        ("{}", "seat"),
        ('{"seat": 0}', "do: expected the text"),
        ('{"do": "pass"}', "seat: expected"),
        ('{"seat": "0", "do": "pass"}', "seat: expected"),
        ('{"seat": true, "do": "pass"}', "seat: expected"),
        ('{"seat": 0.0, "do": "pass"}', "seat: expected"),
        ('{"seat": null, "do": "pass"}', "seat: expected"),
        ('{"seat": 3, "do": "pass"}', "seat: expected"),
        ('{"seat": -2, "do": "pass"}', "seat: expected"),
        ('{"seat": 1' + "0" * 30 + ', "do": "pass"}', "seat: expected"),
        ('{"seat": 1' + "0" * 5000 + ', "do": "pass"}', "not JSON"),
        ('{"seat": NaN, "do": "pass"}', "not JSON"),
        ('{"seat": 1e999, "do": "pass"}', "not JSON"),
        ('{"seat": 0, "do": 1}', "do: expected the text"),
        ('{"seat": 0, "do": ["pass"]}', "do: expected the text"),
        ('{"seat": 0, "do": "fold"}', "unknown action"),
        ('{"seat": 0, "do": "bid 0110"}', "should be written"),
        ('{"seat": 0, "do": "play XX"}', "not a card"),
        ('{"seat": 0, "do": "pass\x00"}', "not JSON"),
        ('{"seat": 0, "do": "pass\\u0000"}', "unknown action"),
        ('{"seat": 0, "do": "\\ud800"}', "not JSON"),
        ('{"seat": 0, "do": "\ud800"}', "not JSON"),
        ("[" * 100_000, "not JSON"),
        ('{"a":' * 100_000, "not JSON"),
        ("\ufeff{}", "not JSON"),
    ],
    ids=lambda value: ascii(value)[:40],
)
def test_damage_in_the_middle_is_refused(line: str, reason: str) -> None:
    damaged = [*LINES[:5], line + "\n", *LINES[6:]]
    refused("".join(damaged), 6, reason)
    refused("".join([*LINES, line + "\n"]), len(LINES) + 1, reason)


def test_an_illegal_action_is_refused_where_it_stands() -> None:
    start = MatchState.new(Rules(), 0)
    deal = DealCards(PACK)
    after, _ = start.apply(deal)
    header = Header(Rules(), seats_for(Rules()))
    assert after.turn == 1
    for wrong, reason in [
        (Pass(1), "the opening bid is compulsory"),
        (Bid(2, 100), "another player's turn"),
        (Bid(1, 95), "higher"),
        (deal, "cannot be done now"),
    ]:
        refused(write_record(Record(header, (deal, wrong))), 3, "illegal action", reason)
    refused(write_record(Record(header, (Pass(1),))), 2, "illegal action 'pass'")


def test_actions_after_the_end_are_refused() -> None:
    record, states = played("polish-stock", actions=100_000)
    assert states[-1].outcome is not None
    refused(write_record(record) + entry_line(DealCards(PACK)), len(record.actions) + 2, "the match is over")


def test_a_lost_line_in_the_middle_is_noticed() -> None:
    for lost in (1, 4, 20, 60):
        with pytest.raises(RecordError):
            read_record("".join(LINES[:lost] + LINES[lost + 1 :])).replay()


def header_with(**changes: Any) -> str:
    data = json.loads(LINES[0])
    data.update(changes)
    return json.dumps({name: value for name, value in data.items() if value is not ...}) + "\n"


SEATS = json.loads(LINES[0])["seats"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "chess"}, "not a record of a match of Thousand"),
        ({"format": ...}, "not a record of a match of Thousand"),
        ({"format": ["thousand-match"]}, "not a record of a match of Thousand"),
        ({"version": 4}, "unknown version 4"),
        ({"version": 0}, "unknown version 0"),
        ({"version": "1"}, "unknown version '1'"),
        ({"version": True}, "unknown version True"),
        ({"version": 1.0}, "unknown version 1.0"),
        ({"version": ...}, "unknown version None"),
        ({"rules": ...}, "rules: a rule set must be an object"),
        ({"rules": []}, "rules: a rule set must be an object"),
        ({"rules": {"no_such_option": 1}}, "no_such_option"),
        ({"rules": {"players": 7}}, "players=7"),
        ({"rules": {"must_trump": False, "must_overtrump": True}}, "must_overtrump=yes"),
        ({"seats": ...}, "seats"),
        ({"seats": SEATS[:2]}, "seats: 2 for a table of 3 players"),
        ({"seats": [*SEATS, *SEATS]}, "seats: 6 for a table of 3 players"),
        ({"seats": ["a", "b", "c"]}, "seats: Expected `object`"),
        ({"seats": [{"name": 1, "kind": "human"}] * 3}, "seats: Expected `str`"),
        ({"seats": [{"name": "A"}] * 3}, "kind"),
        ({"seats": {}}, "seats"),
        ({"first_dealer": 3}, "first_dealer: expected a seat"),
        ({"first_dealer": -1}, "first_dealer: expected a seat"),
        ({"first_dealer": ...}, "first_dealer: expected a seat"),
        ({"first_dealer": True}, "first_dealer: expected a seat"),
        ({"first_dealer": 10**40}, "first_dealer: expected a seat"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_damaged_header_is_refused(changes: dict[str, Any], reason: str) -> None:
    refused(header_with(**changes) + "".join(LINES[1:]), 1, reason)


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "[]\n", "null\n", "\x00\x00\x00\n", "[" * 100_000 + "\n"])
def test_what_is_no_record_at_all(text: str) -> None:
    refused(text, 1)


@given(st.text() | st.binary().map(lambda data: data.decode("utf-8", "surrogateescape")))
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_one_changed_character_never_breaks_more_than_the_record(place: int, character: str) -> None:
    changed = TEXT[:place] + character + TEXT[place + 1 :]
    with contextlib.suppress(RecordError):
        read_record(changed).replay()
