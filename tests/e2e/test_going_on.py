"""The window goes on with matches: at the start, from the menu and from files, whatever those are."""

# What is not there fails the test as it should: a session has its file, an open dialog is what was asked for.
# pyright: reportOptionalMemberAccess=false, reportAttributeAccessIssue=false, reportArgumentType=false, reportCallIssue=false
from __future__ import annotations

import os
import re
import time

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.clicking import click
from tests.e2e.killed_program import whole_match
from tests.e2e.test_disturbances import picture_is_right
from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.engine.actions import Bid, Pass
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Header, Record, SeatEntry
from thousand_qt.engine.record_faults import RecordError
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.records.facts import HUMAN
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.ui.match_end import MatchEndSheet
from thousand_qt.ui.match_host import MatchFault
from thousand_qt.ui.message_dialog import MessageDialog
from thousand_qt.ui.new_match import NewMatchDialog
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.resume_dialog import ResumeDialog

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def program(qtbot, qapp, profile_paths):
    """Starts the program's window in one profile, as often as it is called; the one before is closed."""
    open_now = []

    def start(**options):
        while open_now:
            open_now.pop().window.close()
        window = make_window(qtbot, qapp, profile_paths, **options)
        open_now.append(WindowPlayer(qtbot, window))
        return open_now[-1]

    return start


def dialog(kind):
    """The dialog of this kind that is open on top."""
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind), found
    return found


def press(name, kind=ResumeDialog):
    click(dialog(kind).findChild(QPushButton, name))


def is_right(player):
    player.wait_until_asked()
    return picture_is_right(player)


def files(player):
    return [path for path in player.window.match_host.folder.iterdir() if path.is_file()]


PHASES = {
    "auction": ("polish-four", lambda player: player.view.phase is Phase.AUCTION),
    "talon": ("polish-two-talons", lambda player: player.view.phase is Phase.TALON),
    "exchange": ("classic", lambda player: player.view.phase is Phase.EXCHANGE),
    "contract": ("polish-two-talons", lambda player: player.view.phase is Phase.CONTRACT),
    "mid-trick": ("polish-four", lambda player: bool(player.view.trick)),
    "drawn cards": ("polish-stock", lambda player: bool(player.view.trick) and len(player.view.tricks) > 2),
    "result sheet": ("classic", lambda player: isinstance(player.window.area.sheet, ResultSheet)),
}
"""By moment the form it is looked at in: each of them in turn."""


@pytest.mark.parametrize("phase", PHASES)
def test_the_next_start_offers_the_match_and_goes_on_from_there(program, phase):
    form, is_there = PHASES[phase]
    player = program()
    player.start(form)
    player.go_to(lambda: is_there(player))
    view, record, path = player.view, player.session.record, player.session.record_path
    player = program()
    player.window.begin()
    assert "Zofia" in dialog(ResumeDialog).text
    QTest.keyClick(dialog(ResumeDialog), Qt.Key.Key_Return)
    player.wait_until_asked()
    assert player.view == view
    assert player.session.record == record
    assert player.session.record_path == path
    assert is_there(player)
    assert is_right(player)
    assert player.window.score_sheet.model.results == view.results
    actions = len(record.actions)
    player.go_to(lambda: len(player.session.record.actions) > actions + 6)
    assert load(path).record == player.session.record
    assert files(player) == [path]


def test_a_first_start_and_one_after_a_finished_match_ask_for_a_new_one(program, profile_paths):
    player = program()
    player.window.begin()
    press("startButton", NewMatchDialog)
    player.wait_until_asked()
    assert player.view.number == 1
    record = finished_record()
    player.window.match_host.leave()
    for path in player.window.match_host.folder.iterdir():
        path.unlink()
    RecordFile.create(
        player.window.match_host.folder / "over.thousand", record.header, record.actions
    ).close()
    player = program()
    player.window.begin()
    dialog(NewMatchDialog).reject()


def test_who_does_not_want_to_go_on_begins_anew_or_does_nothing(program):
    player = program()
    player.start()
    player.step()
    player = program()
    player.window.begin()
    QTest.keyClick(dialog(ResumeDialog), Qt.Key.Key_Escape)
    assert player.window.controller is None
    player.window.menus.resume.trigger()
    press("newMatchButton")
    press("startButton", NewMatchDialog)
    player.wait_until_asked()
    assert len(files(player)) == 2


def test_of_several_matches_the_last_comes_first_and_any_may_be_chosen(program):
    player = program()
    paths = []
    for number, rules in enumerate(("classic", "polish", "quick")):
        player.start(rules)
        player.go_to(lambda number=number: len(player.session.record.actions) > 4 + number)
        paths.append(player.session.record_path)
        player.window.match_host.leave()
    now = time.time()
    for age, path in zip((100, 300, 200), paths, strict=True):
        os.utime(path, (now - age, now - age))
    player = program()
    player.window.begin()
    asked = dialog(ResumeDialog)
    assert [card.text() for card in asked.choice_cards] == ["Classic", "Free opening", "Polish"]
    assert asked.chosen.loaded.path == paths[0]
    click(asked.choice_cards[1])
    assert asked.chosen.loaded.path == paths[2]
    player.wait(asked.choice_cards[1].hasFocus)
    QTest.keyClick(asked.choice_cards[1], Qt.Key.Key_Down)
    assert asked.chosen.loaded.path == paths[1]
    press("resumeButton")
    player.wait_until_asked()
    assert player.session.record_path == paths[1]
    player.window.activateWindow()  # no window manager does it here
    player.wait(player.window.isActiveWindow)
    QTest.keyClick(player.window, Qt.Key.Key_O, CONTROL)
    assert [match.loaded.path for match in dialog(ResumeDialog)._matches] == [paths[0], paths[2]]
    dialog(ResumeDialog).reject()


def test_without_another_unfinished_match_the_menu_says_so(program):
    player = program()
    player.start()
    player.wait_until_asked()
    player.window.menus.resume.trigger()
    assert player.window.area.message == "There is no other unfinished match."


def finished_record():
    return whole_match(1)


# Files


def put(folder, name, record, upto=None):
    return put_text(folder, name, write_record(Record(record.header, record.actions[:upto])))


def put_text(folder, name, text):
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def player(program):
    return program()


def test_the_file_of_an_own_unfinished_match_is_gone_on_with(player):
    path = put(player.window.match_host.folder, "own.thousand", finished_record(), 25)
    player.window.open_file(path)
    player.wait_until_asked()
    assert player.session.record_path == path
    session = player.session
    player.window.open_file(path)  # it is on the table
    assert player.session is session


def test_an_unfinished_match_from_elsewhere_is_copied_once_and_the_file_left_alone(player, tmp_path):
    path = put(tmp_path / "mail", "sent.thousand", finished_record(), 25)
    before = path.read_bytes()
    player.window.open_file(path)
    player.wait_until_asked()
    copy = player.session.record_path
    assert copy.parent == player.window.match_host.folder
    player.step()
    player.window.match_host.leave()
    assert path.read_bytes() == before
    player.window.open_file(path)
    player.wait_until_asked()
    assert len(list(copy.parent.glob("*.thousand"))) <= 2


def test_a_finished_match_shows_how_it_ended_and_can_be_played_again(player, tmp_path):
    path = put(tmp_path / "mail", "over.thousand", finished_record())
    player.start()
    player.wait_until_asked()
    player.window.open_file(path)
    assert isinstance(player.window.area.sheet, MatchEndSheet)
    assert player.window.controller is None
    assert player.window.score_sheet.model.results == load(path).state.results
    player.click("playAgainButton")
    player.wait_until_asked()
    assert player.view.number == 1
    assert player.window.area.sheet is None
    assert player.session.header.rules == finished_record().header.rules


HEADER_LINE = write_record(Record(finished_record().header)).rstrip("\n")
DAMAGED = {
    "no JSON": (f"{HEADER_LINE}\nbid 100\n", "Line 2"),
    "illegal": (f'{HEADER_LINE}\n{{"seat":0,"do":"bid 100"}}\n', "Line 2"),
    "zeros": ("\0" * 4000 + "\n", "Line 1"),
    "another program's": ('{"format":"chess"}\n', "Line 1"),
    "impossible rules": (HEADER_LINE.replace('"players": 3', '"players": 7') + "\n", "Line 1"),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_an_own_damaged_file_is_told_of_with_its_line_and_set_aside(player, damage):
    text, line = DAMAGED[damage]
    folder = player.window.match_host.folder
    path = put_text(folder, "bad.thousand", text)
    player.start()
    player.wait_until_asked()
    session = player.session
    player.window.open_file(path)
    told = dialog(MessageDialog).text
    assert told.startswith("This match cannot be opened\n")
    assert f"bad.thousand: {line}" in told
    aside = folder / "damaged" / "bad.thousand"
    assert str(aside) in told
    assert aside.read_text() == text
    assert not path.exists()
    dialog(MessageDialog).accept()
    assert player.session is session  # the program is as usable as before
    player.step()


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_from_elsewhere_is_told_of_and_stays(player, tmp_path, damage):
    path = put_text(tmp_path / "mail", "bad.thousand", DAMAGED[damage][0])
    player.window.open_file(path)
    assert "bad.thousand: " in dialog(MessageDialog).text
    assert "set aside" not in dialog(MessageDialog).text
    assert path.exists()
    dialog(MessageDialog).accept()


def test_a_folder_a_missing_file_and_one_of_a_newer_program_are_told_of(player, tmp_path):
    folder = player.window.match_host.folder
    newer = put_text(folder, "newer.thousand", re.sub(r'"version": \d+', '"version": 99', HEADER_LINE) + "\n")
    for path in (tmp_path, tmp_path / "gone.thousand", newer):
        player.window.open_file(path)
        assert f"{path.name}: " in dialog(MessageDialog).text
        dialog(MessageDialog).accept()
    assert newer.exists()


def test_a_match_that_another_program_plays_is_told_of(player):
    path = put(player.window.match_host.folder, "own.thousand", finished_record(), 25)
    with RecordFile.reopen(path):
        player.window.open_file(path)
        assert "is being played" in dialog(MessageDialog).text
        dialog(MessageDialog).accept()
    assert path.exists()
    player.window.open_file(path)
    player.wait_until_asked()


def test_damaged_files_are_told_of_at_the_start_and_the_last_good_match_offered(player):
    folder = player.window.match_host.folder
    put(folder, "good.thousand", finished_record(), 25)
    put_text(folder, "bad.thousand", "nonsense\n")
    put_text(folder, "worse.thousand", "\xff\n")
    put_text(folder, "empty.thousand", "")
    player.window.begin()
    told = dialog(MessageDialog).text
    assert told.startswith("Some matches cannot be opened\n")
    assert "bad.thousand" in told
    assert "worse.thousand" in told
    assert "empty.thousand" not in told  # nothing was lost with it
    press("closeButton", MessageDialog)
    press("resumeButton")
    player.wait_until_asked()
    assert player.session.record_path == folder / "good.thousand"
    names = {path.name for path in (folder / "damaged").iterdir()}
    assert names == {"bad.thousand", "worse.thousand", "empty.thousand"}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"dealing": None}, "how the next cards fall"),
        ({"seats": "genius"}, "“genius”"),
        ({"seats": "bot:Gone"}, "“Gone”"),
    ],
)
def test_a_match_that_cannot_be_played_here_says_why_and_changes_nothing(player, changes, words):
    header = finished_record().header
    if "dealing" in changes:
        header = msgspec.structs.replace(header, dealing=None, commitment=None)
    else:
        kind = changes["seats"]
        seats = [SeatEntry("A", HUMAN), SeatEntry("B", kind), SeatEntry("C", "casual")]
        header = msgspec.structs.replace(header, seats=tuple(seats))
    path = put(player.window.match_host.folder, "own.thousand", Record(header))
    player.start()
    player.wait_until_asked()
    session = player.session
    player.window.open_file(path)
    assert words in dialog(MessageDialog).text
    dialog(MessageDialog).accept()
    assert player.session is session
    with pytest.raises(MatchFault):
        player.window.match_host.branch(Record(header), 0, {})
    with RecordFile.reopen(path):
        pass  # nobody holds it


# Branches


def test_a_branch_is_a_match_of_its_own_with_the_same_cards_to_come(player, tmp_path):
    record = finished_record()
    source = put(tmp_path / "mail", "over.thousand", record)
    host = player.window.match_host
    assert host.branch(record, 60, {"file": "over.thousand", "action": 60})
    branched = load(player.session.record_path).record
    assert branched.actions[:60] == record.actions[:60]
    assert branched.header.origin == {"file": "over.thousand", "action": 60}
    assert branched.header.dealing == record.header.dealing
    assert branched.header.started is not None
    player.wait_until_asked()
    results = len(player.view.results)
    player.go_to(lambda: len(player.view.results) > results + 1)
    own = [action for action in player.session.record.actions if action.seat == -1]
    other = [action for action in record.actions if action.seat == -1]
    assert own == other[: len(own)]
    assert source.read_text() == write_record(record)
    with pytest.raises(ValueError, match="upto"):
        host.branch(record, len(record.actions) + 1, {})
    with pytest.raises(RecordError, match="illegal action"):
        host.branch(Record(record.header, (*record.actions[:2], Bid(0, 100), Pass(0))), 4, {})


def test_a_branch_of_a_finished_match_shows_the_end_and_can_go_back(player):
    record = finished_record()
    player.window.match_host.branch(record, len(record.actions), {"kind": "whole"})
    player.wait(lambda: isinstance(player.window.area.sheet, ResultSheet))
    assert player.window.menus.undo.isEnabled()
    QTest.keyClick(player.window, Qt.Key.Key_Z, CONTROL)
    player.wait_until_asked()
    assert player.window.area.sheet is None
    assert player.view.outcome is None


def test_a_header_without_seats_of_people_can_be_shown_when_finished(player, tmp_path):
    record = finished_record()
    seats = tuple(SeatEntry(seat.name, "casual") for seat in record.header.seats)
    header = msgspec.structs.replace(record.header, seats=seats)
    assert isinstance(header, Header)
    assert isinstance(header.dealing, SecretDealing)
    player.window.open_file(put(tmp_path, "robots.thousand", Record(header, record.actions)))
    assert isinstance(player.window.area.sheet, MatchEndSheet)
