"""Rule sets as files: written and read again, refused with the field and the reason, and kept on a shelf."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.house_rules.files import (
    LONGEST_FILE,
    VERSION,
    Clash,
    NotARuleSet,
    RuleSet,
    RuleSetFileError,
    TooNew,
    UnknownOption,
    Unreadable,
    WrongName,
    WrongValue,
    read_file,
    read_text,
    write_text,
)
from thousand_qt.house_rules.names import LONGEST_NAME, NameFault
from thousand_qt.house_rules.options import OPTIONS, Pointless, values_of
from thousand_qt.house_rules.shelf import DELETED_FOLDER, BadName, RuleSetShelf

OURS = PRESETS["polish"].replace(dump_at_555=True)


def written(**changes) -> str:
    data = json.loads(write_text(RuleSet("Kowalscy", OURS)))
    data.update(changes)
    return json.dumps(data)


def with_options(**options) -> str:
    data = json.loads(write_text(RuleSet("Kowalscy", OURS)))
    data["options"].update(options)
    return json.dumps(data)


def fault_of(path, text) -> object:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RuleSetFileError) as caught:
        read_file(path)
    assert str(path) in str(caught.value)
    return caught.value.fault


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_is_written_is_read(preset):
    for_writing = RuleSet("Дім — №1", PRESETS[preset])
    assert read_text(write_text(for_writing), "") == for_writing


def test_a_file_has_every_option_in_the_order_of_the_groups():
    assert tuple(json.loads(write_text(RuleSet("x", OURS)))["options"]) == OPTIONS


def test_what_the_command_line_takes_is_read_and_named_after_its_file(tmp_path):
    path = tmp_path / "our table.json"
    path.write_text('{"preset": "polish", "dump_at_555": "yes", "give_up_times": 2}', encoding="utf-8")
    assert read_file(path) == RuleSet("our table", OURS.replace(give_up_times=2))


def test_an_option_that_is_missing_has_its_default():
    text = '{"format": "thousand-rules", "version": 1, "name": "n", "options": {"bid_step": 10}}'
    assert read_text(text, "").rules == Rules(bid_step=10)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", NotARuleSet(1)),
        ("{\n\n nothing", NotARuleSet(3)),
        ("[1, 2]", NotARuleSet()),
        ('{"a": 1}', NotARuleSet()),
        ("[" * 50_000, NotARuleSet()),
        (" " * (LONGEST_FILE + 1), NotARuleSet()),
        ('{"preset": "klondike"}', WrongValue("preset", '"klondike"')),
        ('{"preset": ["classic"]}', WrongValue("preset", '["classic"]')),
        (written(version=VERSION + 1), TooNew(VERSION + 1)),
        (written(version="one"), WrongValue("version", '"one"')),
        (written(version=True), WrongValue("version", "true")),
        (written(options=[]), WrongValue("options", "[]")),
        (written(name=7), WrongValue("name", "7")),
        (written(name="  "), WrongName(NameFault.EMPTY)),
        (written(name="a\tb"), WrongName(NameFault.INVISIBLE)),
        (written(name="n" * (LONGEST_NAME + 1)), WrongName(NameFault.TOO_LONG)),
        (with_options(bid_step=7), WrongValue("bid_step", "7")),
        (with_options(bid_step="5"), WrongValue("bid_step", '"5"')),
        (with_options(bid_step=5.0), WrongValue("bid_step", "5.0")),
        (with_options(jump_bids=1), WrongValue("jump_bids", "1")),
        (with_options(must_trump=None), WrongValue("must_trump", "null")),
        (with_options(opening="shout"), WrongValue("opening", '"shout"')),
        (with_options(weak_hand_below=41), WrongValue("weak_hand_below", "41")),
        (with_options(Endgame="barrel"), UnknownOption("Endgame")),
        (with_options(**{"a\u0000\u202eb": 1}), UnknownOption("a��b")),
        (with_options(must_trump=False), Clash("must_overtrump", "True", Pointless.NO_TRUMPING)),
        (
            with_options(zeros_on_barrel=True, zero_penalty=True),
            Clash("zeros_on_barrel", "True", Pointless.NO_BARREL),
        ),
        (
            with_options(two_player_game="stock"),
            Clash("two_player_game", "stock", Pointless.ONLY_TWO_PLAYERS),
        ),
    ],
)
def test_a_file_that_is_no_set_is_refused_with_the_field_and_the_reason(tmp_path, text, fault):
    assert fault_of(tmp_path / "set.json", text) == fault


def test_bytes_that_are_no_text_are_refused_with_their_line(tmp_path):
    path = tmp_path / "set.json"
    path.write_bytes(b'{\n"name": "\xff"}')
    with pytest.raises(RuleSetFileError) as caught:
        read_file(path)
    assert caught.value.fault == NotARuleSet(2)


def test_what_the_system_does_not_give_is_said_in_its_words(tmp_path):
    with pytest.raises(RuleSetFileError) as caught:
        read_file(tmp_path / "none.json")
    assert caught.value.fault == Unreadable(os.strerror(2))
    with pytest.raises(RuleSetFileError) as caught:
        read_file(tmp_path)
    assert isinstance(caught.value.fault, NotARuleSet | Unreadable)


@pytest.mark.skipif(sys.platform == "win32", reason="no devices among the files")
def test_a_device_is_no_set():
    with pytest.raises(RuleSetFileError) as caught:
        read_file(Path("/dev/zero"))
    assert caught.value.fault == NotARuleSet()


@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_read_or_refused(text):
    with contextlib.suppress(RuleSetFileError):
        assert isinstance(read_text(text, "name"), RuleSet)


@given(st.data())
def test_any_value_is_read_or_refused_and_the_option_named(data):
    option = data.draw(st.sampled_from(OPTIONS))
    value = data.draw(st.none() | st.booleans() | st.integers(-5, 1200) | st.text(max_size=8) | st.floats())
    try:
        rules = read_text(with_options(**{option: value}), "").rules
    except RuleSetFileError as error:
        fault = error.fault
    else:
        fault = None
        assert getattr(rules, option) in values_of(option)
    if fault is not None and not isinstance(fault, Clash):
        assert isinstance(fault, WrongValue)
        assert fault.option == option


# The shelf


@pytest.fixture
def shelf(tmp_path):
    return RuleSetShelf(tmp_path / "rules")


def again(shelf) -> RuleSetShelf:
    """The same folder, as the next start finds it."""
    return RuleSetShelf(shelf.folder)


def test_sets_are_kept_over_a_restart(shelf):
    shelf.add(" Żubry  i spółka ", OURS)
    shelf.add("Бабушкины", PRESETS["classic"])
    shelf.change("Бабушкины", PRESETS["quick"])
    shelf.rename("Żubry i spółka", "Żubry")
    assert again(shelf).sets == (RuleSet("Żubry", OURS), RuleSet("Бабушкины", PRESETS["quick"]))
    assert shelf.sets == again(shelf).sets
    assert all(path.name.isascii() for path in shelf.folder.iterdir())


def test_names_are_taken_once_whatever_their_case(shelf):
    shelf.add("Ours", OURS)
    for name, fault in (("OURS", NameFault.TAKEN), ("", NameFault.EMPTY), ("x" * 41, NameFault.TOO_LONG)):
        with pytest.raises(BadName) as caught:
            shelf.add(name, OURS)
        assert caught.value.fault is fault
    shelf.rename("Ours", "OURS")
    assert shelf.names == ("OURS",)
    assert shelf.free_name("ours") == "ours 2"
    assert len(shelf.free_name("y" * 40)) == 40


def test_names_that_give_one_file_name_get_two_files(shelf):
    shelf.add("a b", OURS)
    shelf.add("a-b", Rules())
    shelf.add("…", Rules())
    assert again(shelf).sets == shelf.sets
    assert len(list(shelf.folder.iterdir())) == 3


def test_what_is_deleted_is_put_away(shelf):
    shelf.add("Ours", OURS)
    shelf.delete("Ours")
    assert again(shelf).sets == ()
    (kept,) = (shelf.folder / DELETED_FOLDER).iterdir()
    assert read_file(kept) == RuleSet("Ours", OURS)


def test_a_set_goes_to_another_table_and_comes_back(shelf, tmp_path):
    shelf.add("Ours", OURS)
    shelf.give_out("Ours", OURS, tmp_path / "sent.json")
    assert shelf.take_in(tmp_path / "sent.json") == "Ours"  # it is here already
    shelf.change("Ours", Rules())
    assert shelf.take_in(tmp_path / "sent.json") == "Ours 2"
    assert shelf.rules("Ours 2") == OURS
    assert RuleSetShelf(tmp_path / "other").take_in(tmp_path / "sent.json") == "Ours"


def test_damaged_files_are_told_and_left_alone(shelf):
    shelf.add("Ours", OURS)
    bad = shelf.folder / "bad.json"
    bad.write_text("{", encoding="utf-8")
    contents = shelf.load()
    assert contents.sets == (RuleSet("Ours", OURS),)
    assert [error.path for error in contents.faults] == [bad]
    assert bad.read_text(encoding="utf-8") == "{"


def test_a_disk_that_takes_nothing_changes_nothing(shelf, monkeypatch):
    shelf.add("Ours", OURS)

    def full(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for act in (
        lambda: shelf.add("New", OURS),
        lambda: shelf.change("Ours", Rules()),
        lambda: shelf.rename("Ours", "New"),
    ):
        with pytest.raises(OSError, match="No space"):
            act()
    assert shelf.sets == (RuleSet("Ours", OURS),)
    monkeypatch.undo()
    assert again(shelf).sets == shelf.sets
    assert [path.name for path in shelf.folder.iterdir()] == ["ours.json"]
