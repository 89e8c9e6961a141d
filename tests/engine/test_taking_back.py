"""Taking back: nothing is lost, the right actions stay in force, and what was undone can be done again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.sample_records import a_header, played
from thousand_qt.engine.actions import Action, Pass
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Entry, Record, Rename, TakeBack
from thousand_qt.engine.record_faults import AgainstTheRules, RecordError, TooMuchTakenBack, WrongValue
from thousand_qt.engine.record_text import entry_line, header_line, read_record, write_record
from thousand_qt.engine.rules import PRESETS

PLAIN = played(entries=40)
A, B, C, D, E, F = PLAIN.actions[:6]


def record(*entries: Entry) -> Record:
    return Record(PLAIN.header, entries)


def test_nothing_taken_back() -> None:
    assert PLAIN.actions == PLAIN.entries
    assert PLAIN.undone == ()
    assert PLAIN.taken_back == 0


@pytest.mark.parametrize(
    ("entries", "actions", "undone"),
    [
        ((A, B, C, TakeBack(1)), (A, B), (C,)),
        ((A, B, C, TakeBack(3)), (), (C, B, A)),
        ((A, B, C, TakeBack(1), TakeBack(1)), (A,), (C, B)),
        ((A, B, C, TakeBack(2), B), (A, B), (C,)),
        ((A, B, C, TakeBack(2), B, C), (A, B, C), ()),
        ((A, B, C, TakeBack(2), D), (A, D), ()),
        ((A, B, C, TakeBack(2), B, D), (A, B, D), ()),
        ((A, B, C, TakeBack(2), D, TakeBack(1)), (A,), (D,)),
        ((A, B, C, TakeBack(1), D, TakeBack(2), B), (A, B), (D,)),
        ((A, B, Rename("x"), C, TakeBack(2), Rename("y"), B), (A, B), (C,)),
    ],
)
def test_what_is_in_force_and_what_can_be_done_again(
    entries: tuple[Entry, ...], actions: tuple[Action, ...], undone: tuple[Action, ...]
) -> None:
    done = record(*entries)
    assert done.actions == actions
    assert done.undone == undone
    assert done.taken_back == sum(isinstance(entry, TakeBack) for entry in entries)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("number", range(4))
def test_records_with_undo_come_back_and_replay(name: str, number: int) -> None:
    done = played(name, number, entries=200, take_back=0.08, undone=True)
    assert done.taken_back > 1
    again = read_record(write_record(done))
    assert again == done
    assert (again.actions, again.undone, again.title) == (done.actions, done.undone, done.title)
    straight = Record(done.header, done.actions)
    assert done.replay() == straight.replay() == done.check()
    assert list(done.steps()) == list(straight.steps())
    for upto in (0, 1, len(done.actions) // 2):
        assert done.replay(upto) == straight.replay(upto)
    redone = Record(done.header, (*done.entries, *reversed(done.undone)))
    assert redone.undone == ()
    assert redone.actions == (*done.actions, *reversed(done.undone))


@given(st.lists(st.integers(-6, 3), max_size=60))
def test_taking_back_against_a_plain_model(choices: list[int]) -> None:
    """Steps of a simple editor: a negative number takes back, another one does one of four things."""
    entries: list[Entry] = []
    done: list[Action] = []
    undone: list[Action] = []
    for choice in choices:
        if choice < 0:
            count = min(-choice, len(done))
            if count:
                entries.append(TakeBack(count))
                undone += [done.pop() for _ in range(count)]
        else:
            action = (A, B, C, D)[choice]
            entries.append(action)
            done.append(action)
            undone = undone[:-1] if undone[-1:] == [action] else []
    assert record(*entries).actions == tuple(done)
    assert record(*entries).undone == tuple(undone)


def test_faults_have_the_line_where_they_stand() -> None:
    state = PLAIN.replay(3)
    assert state.turn is not None
    wrong = Pass((state.turn + 1) % 3)
    done = record(A, B, C, D, TakeBack(1), wrong)
    for look in (done.replay, done.check):
        with pytest.raises(RecordError) as error:
            look()
        assert error.value.line == 7
        assert isinstance(error.value.fault, AgainstTheRules)
        assert error.value.fault.action == "pass"
    assert done.replay(3) == state


def test_what_was_taken_back_has_been_legal_too() -> None:
    done = record(A, B, F, TakeBack(1), C)
    assert done.replay() == PLAIN.replay(3)
    with pytest.raises(RecordError) as error:
        done.check()
    assert error.value.line == 4


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"undo": 4}', "4 actions taken back, there are 3"),
        ('{"undo": 1000000000000000000000000}', "there are 3"),
        ('{"undo": 0}', "undo: expected how many"),
        ('{"undo": -1}', "undo: expected how many"),
        ('{"undo": 1.0}', "undo: expected how many"),
        ('{"undo": true}', "undo: expected how many"),
        ('{"undo": null}', "undo: expected how many"),
        ('{"undo": "1"}', "undo: expected how many"),
        ('{"undo": [1]}', "not a list"),
        ('{"undo": 1, "do": "pass", "seat": 1}', "says one thing"),
        ('{"undo": 1, "title": "x"}', "says one thing"),
        ('{"title": 7}', "title: expected text"),
        ('{"title": null}', "title: expected text"),
    ],
)
def test_lines_that_take_back_wrongly(line: str, reason: str) -> None:
    text = write_record(record(A, B, C)) + line + "\n"
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert error.value.line == 5
    assert reason in error.value.reason
    assert isinstance(error.value.fault, TooMuchTakenBack | WrongValue)


def test_a_record_made_wrongly_says_so() -> None:
    for look in (Record.check, Record.replay, lambda wrong: wrong.actions):
        with pytest.raises(RecordError):
            look(record(A, TakeBack(2)))


def test_the_last_title_counts() -> None:
    header = a_header()
    assert Record(header).title is None
    text = header_line(header) + entry_line(A) + entry_line(Rename("Środa\n„x”")) + entry_line(Rename(""))
    assert read_record(text).title == ""
    assert read_record(text).actions == (A,)
    assert read_record(text.rpartition('{"title"')[0]).title == "Środa\n„x”"


def test_random_moves_taken_back_end_where_a_straight_match_does() -> None:
    """The state after any mix of moves, undo and redo is that of its actions in force."""
    random = Random(3)
    done = list[Entry]()
    states = [MatchState.new(PLAIN.header.rules, PLAIN.header.first_dealer)]
    for _ in range(300):
        now = record(*done)
        if now.actions and random.random() < 0.3:
            done.append(TakeBack(random.randint(1, min(4, len(now.actions)))))
        elif now.undone and random.random() < 0.8:
            done.append(now.undone[-1])
        elif len(now.actions) < len(PLAIN.actions):
            done.append(PLAIN.actions[len(now.actions)])
    now = record(*done)
    for action in now.actions:
        states.append(states[-1].apply(action)[0])
    assert now.check() == states[-1]
    assert now.actions == PLAIN.actions[: len(now.actions)]
