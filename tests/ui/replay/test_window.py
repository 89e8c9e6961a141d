"""A match is gone through in the real window: by keys, by buttons, on the time line, in the list of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.clicking import click
from tests.ui.replay.conftest import OpenReplay
from tests.ui.replay.recorded import NAMES, recorded, with_taken_back
from thousand_qt.engine.cards import Card
from thousand_qt.engine.record import Record
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.replay import Stride
from thousand_qt.session.replay_moments import MomentKind
from thousand_qt.table.picture import expected_picture
from thousand_qt.ui.replay.moves_model import RowKind
from thousand_qt.ui.replay.window import ReplayWindow
from thousand_qt.ui.result_sheet import ResultSheet

FORMS = ("classic", "dump", "polish-two-talons", "polish-stock", "polish-four")
"""All that is laid out or told in another way; that numbers differ is tried on the table's scene alone."""
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
KEYS = {
    (Stride.MOMENT, True): [(Qt.Key.Key_Right, NO_MODIFIER)],
    (Stride.MOMENT, False): [(Qt.Key.Key_Left, NO_MODIFIER)],
    (Stride.PART, True): [(Qt.Key.Key_Right, CTRL), (Qt.Key.Key_PageDown, NO_MODIFIER)],
    (Stride.PART, False): [(Qt.Key.Key_Left, CTRL), (Qt.Key.Key_PageUp, NO_MODIFIER)],
    (Stride.DEAL, True): [(Qt.Key.Key_Down, NO_MODIFIER), (Qt.Key.Key_Right, SHIFT)],
    (Stride.DEAL, False): [(Qt.Key.Key_Up, NO_MODIFIER), (Qt.Key.Key_Left, SHIFT)],
}


def press(window: ReplayWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, modifier)


def check(window: ReplayWindow) -> None:
    """Everything in the window shows the same moment."""
    show, cursor = window.show_of_match, window.replay_cursor
    glimpse = cursor.glimpse(show.seat, all_open=show.all_open)
    assert window.scene.picture() == expected_picture(glimpse.view, open_cards=glimpse.open_cards)
    assert window.controls.timeline.value() == cursor.position
    assert window.side.moves.position == cursor.position
    assert window.side.score.model.results == cursor.view(cursor.own_seat).results
    is_result = cursor.moment.kind is MomentKind.RESULT
    assert isinstance(window.area.sheet, ResultSheet) == is_result


@pytest.mark.parametrize("form", FORMS)
def test_every_moment_by_key_and_back(open_replay: OpenReplay, form: str):
    window = open_replay(recorded(form, 1, more=4))
    press(window, Qt.Key.Key_Home)
    assert window.replay_cursor.position == 0
    for position in range(1, window.replay_cursor.last + 1):
        press(window, Qt.Key.Key_Right)
        assert window.replay_cursor.position == position
        check(window)
    press(window, Qt.Key.Key_Right)
    assert window.replay_cursor.position == window.replay_cursor.last
    for position in reversed(range(window.replay_cursor.last)):
        press(window, Qt.Key.Key_Left)
        assert window.replay_cursor.position == position
    check(window)


@pytest.mark.parametrize("form", ["polish-four", "polish-stock"])
def test_every_moment_by_mouse_and_back(open_replay: OpenReplay, form: str):
    window = open_replay(recorded(form, 1, more=4))
    controls = window.controls
    click(controls.beginning_button)
    assert window.replay_cursor.position == 0
    for position in range(1, window.replay_cursor.last + 1):
        click(controls.strides[Stride.MOMENT, True])
        assert window.replay_cursor.position == position
        if position % 4 == 0:
            check(window)
    assert not controls.strides[Stride.MOMENT, True].isEnabled()
    for position in reversed(range(window.replay_cursor.last)):
        click(controls.strides[Stride.MOMENT, False])
        assert window.replay_cursor.position == position
    assert not controls.strides[Stride.MOMENT, False].isEnabled()
    click(controls.end_button)
    assert window.replay_cursor.position == window.replay_cursor.last


@pytest.mark.parametrize("stride", Stride)
@pytest.mark.parametrize("forward", [True, False])
def test_strides_by_button_and_by_each_of_their_keys(open_replay: OpenReplay, stride: Stride, forward: bool):
    window = open_replay(recorded("classic", 3))
    cursor = window.replay_cursor
    ways = [lambda: click(window.controls.strides[stride, forward])]
    for key, modifier in KEYS[stride, forward]:
        ways.append(lambda key=key, modifier=modifier: press(window, key, modifier))
    for go in ways:
        window.show_of_match.go_to(0 if forward else cursor.last)
        for _ in range(4):
            wanted = cursor.ahead(stride) if forward else cursor.behind(stride)
            go()
            assert cursor.position == wanted
            check(window)


def test_keys_work_wherever_the_keyboard_is(open_replay: OpenReplay):
    window = open_replay()
    for widget in (window, window.controls.branch_button, window.controls.strides[Stride.DEAL, True]):
        widget.setFocus()
        before = window.replay_cursor.position
        press(window, Qt.Key.Key_Right)
        assert window.replay_cursor.position == before + 1


def test_the_time_line_leads_anywhere(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 3))
    timeline = window.controls.timeline
    for position in (0, 7, window.replay_cursor.last, 31):
        where = QPoint(round(timeline.x_of(position)), timeline.height() - 10)
        QTest.mouseClick(timeline, LEFT, pos=where)
        assert window.replay_cursor.position == timeline.position_at(where.x())
        assert abs(window.replay_cursor.position - position) <= 1
        check(window)


def test_a_drag_on_the_time_line_follows_the_pointer(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 3))
    timeline = window.controls.timeline
    QTest.mousePress(timeline, LEFT, pos=QPoint(20, 20))
    for x in (200, 500, 300):
        QTest.mouseMove(timeline, QPoint(x, 20))
        QApplication.processEvents()
        assert window.replay_cursor.position == timeline.position_at(x)
    QTest.mouseRelease(timeline, LEFT, pos=QPoint(300, 20))
    check(window)


def test_the_time_line_knows_the_deals(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 3))
    cursor = window.replay_cursor
    marks = window.controls.timeline.marks
    assert [mark.begin for mark in marks] == list(cursor.dealings)
    assert [mark.label for mark in marks] == ["1", "2", "3", "4"]
    results = cursor.record.replay().results
    assert [mark.made for mark in marks] == [*(result.made for result in results), None]


def test_a_click_on_the_table_goes_on_and_the_wheel_both_ways(open_replay: OpenReplay):
    window = open_replay()
    window.show_of_match.go_to(3)
    QTest.mouseClick(window.table.viewport(), LEFT, pos=QPoint(400, 300))
    assert window.replay_cursor.position == 4
    for delta, wanted in ((-120, 5), (-60, 5), (-60, 6), (120, 5), (240, 3)):
        turn(window, delta)
        assert window.replay_cursor.position == wanted


def turn(window: ReplayWindow, delta: int) -> None:
    viewport = window.table.viewport()
    centre = QPointF(viewport.rect().center())
    event = QWheelEvent(
        centre,
        viewport.mapToGlobal(centre),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        NO_MODIFIER,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_no_card_of_a_replay_can_be_played(open_replay: OpenReplay):
    window = open_replay()
    activated: list[object] = []
    window.scene.card_activated.connect(activated.append)
    _, rect, _ = window.scene.hand_cards()[0]
    QTest.mouseClick(window.table.viewport(), LEFT, pos=window.table.mapFromScene(rect.center()))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space):
        press(window, key)
    window.show_of_match.pause()
    assert activated == []
    assert window.scene.focused_card is None


# The list of moves


def texts_of(window: ReplayWindow, kind: RowKind | None = None) -> list[str]:
    model = window.moves
    found: list[str] = []

    def visit(index) -> None:
        row = model.row_at(index)
        if row is not None and kind in (None, row.kind):
            found.append(model.text(row))
        for number in range(model.rowCount(index)):
            visit(model.index(number, 0, index))

    for number in range(model.rowCount()):
        visit(model.index(number, 0))
    return found


@pytest.mark.parametrize("form", FORMS)
def test_every_row_leads_to_its_moment(open_replay: OpenReplay, form: str):
    window = open_replay(recorded(form, 1, more=5))
    moves, model = window.side.moves, window.moves
    for position in range(window.replay_cursor.last + 1):
        index = model.index_of(position)
        if not index.isValid():
            assert position == 0
            continue
        moves.expandAll()
        moves.scrollTo(index)
        QTest.mouseClick(moves.viewport(), LEFT, pos=moves.visualRect(index).center())
        assert window.replay_cursor.position == position
    check(window)


def test_the_list_follows_and_opens_the_deal_that_is_seen(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 3))
    moves, model = window.side.moves, window.moves
    for _ in range(3):
        press(window, Qt.Key.Key_Down)
        press(window, Qt.Key.Key_Right)
        current = moves.currentIndex()
        assert model.position_of(current) == window.replay_cursor.position
        assert moves.viewport().rect().contains(moves.visualRect(current))
        opened = [number for number in range(model.rowCount()) if moves.isExpanded(model.index(number, 0))]
        assert [number + 1 for number in opened] == [window.replay_cursor.moment.deal]


def test_the_list_can_be_read_by_keyboard_and_leads_along(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 3))
    window.show_of_match.go_to(2)
    window.side.moves.setFocus()
    press(window, Qt.Key.Key_Down)
    assert window.replay_cursor.position == 3, "in the list, Down is the next row and not the next deal"
    press(window, Qt.Key.Key_Home)
    assert window.replay_cursor.position == 1
    window.setFocus()
    press(window, Qt.Key.Key_Down)
    assert window.replay_cursor.moment.deal == 2


def test_rows_say_what_happened(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 1, more=0))
    lines = texts_of(window, RowKind.LINE)
    assert "Trick 1" in texts_of(window, RowKind.PART)
    assert texts_of(window, RowKind.DEAL) == ["Deal 1"]
    assert any(line.startswith("Talon: ") for line in lines)
    assert all(lines)
    result = window.replay_cursor.record.replay().results[0]
    assert lines[-1].startswith(NAMES[result.declarer or 0])


def test_a_deal_says_its_end_to_those_who_do_not_see_its_mark(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 1))
    model = window.moves
    spoken = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(spoken, str)
    assert spoken.startswith("Deal 1: ")
    assert len(spoken) > len("Deal 1: ")


def test_what_was_taken_back_is_said(open_replay: OpenReplay):
    window = open_replay(with_taken_back(recorded("classic"), 12, 2))
    assert texts_of(window, RowKind.TAKEN_BACK) == ["Taken back here 1 time(s)"]
    assert len(window.replay_cursor.record.actions) == len(recorded("classic").actions)


# Eyes


def test_the_key_turns_all_cards_over_and_back(open_replay: OpenReplay):
    window = open_replay()
    assert window.scene.picture().open_hands
    press(window, Qt.Key.Key_O)
    assert not window.scene.picture().open_hands
    assert not window.controls.open_button.isChecked()
    check(window)
    click(window.controls.open_button)
    assert window.scene.picture().open_hands
    check(window)


@pytest.mark.parametrize("form", ["classic", "polish-four", "polish-stock"])
def test_the_match_from_the_seat_of_each_player(open_replay: OpenReplay, form: str):
    window = open_replay(recorded(form))
    window.show_of_match.open_all(False)
    cursor = window.replay_cursor
    for seat in range(cursor.record.header.rules.players):
        window.controls.seat_box.setCurrentIndex(seat)
        window.controls.seat_box.activated.emit(seat)
        assert window.scene.view is not None
        assert window.scene.view.seat == seat
        for position in range(1, 25):
            window.show_of_match.go_to(position)
            check(window)
            known = {item.card for item in window.scene.card_items() if item.card is not None}
            assert known <= known_to(cursor.view(seat))


def known_to(view: PlayerView) -> set[Card]:
    """Return the cards a player has seen in a deal."""
    known = set(view.hand) | set(view.talon) | {played.card for played in view.trick}
    known |= {played.card for trick in view.tricks for played in trick.cards}
    return known | {gift.card for gift in view.gifts if gift.card is not None}


def test_lines_say_no_more_than_the_seat_knew(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2, more=0))
    cursor = window.replay_cursor
    given = next(i for i, moment in enumerate(cursor.moments) if moment.kind is MomentKind.EXCHANGE)
    window.show_of_match.go_to(given)
    giver = cursor.view(0).declarer
    assert giver is not None
    open_lines = texts_of(window, RowKind.LINE)
    assert not any("face down" in line for line in open_lines)
    window.show_of_match.open_all(False)
    window.show_of_match.look_from((giver + 1) % 3)
    assert any("face down" in line for line in texts_of(window, RowKind.LINE))


# By itself


def test_the_match_goes_on_by_itself_to_its_end(open_replay: OpenReplay, qtbot: QtBot, monkeypatch):
    monkeypatch.setattr("thousand_qt.ui.replay.show._PAUSES", {})
    monkeypatch.setattr("thousand_qt.ui.replay.show._PAUSE", 0)
    window = open_replay(recorded("classic", 1, more=0))
    press(window, Qt.Key.Key_Space)
    assert window.show_of_match.is_playing
    assert window.controls.play_button.isChecked()
    qtbot.waitUntil(lambda: not window.show_of_match.is_playing, timeout=60_000)
    assert window.replay_cursor.position == window.replay_cursor.last
    assert not window.controls.play_button.isChecked()
    check(window)


def test_with_flying_cards_it_goes_on_by_itself_too(open_replay: OpenReplay, qtbot: QtBot, monkeypatch):
    monkeypatch.setattr("thousand_qt.ui.replay.show._PAUSES", {})
    monkeypatch.setattr("thousand_qt.ui.replay.show._PAUSE", 0)
    window = open_replay(recorded("classic", 1, more=0), speed="fast")
    click(window.controls.play_button)
    qtbot.waitUntil(lambda: window.replay_cursor.position >= 4, timeout=60_000)
    click(window.controls.play_button)
    assert not window.show_of_match.is_playing
    window.scene.finish()
    stopped_at = window.replay_cursor.position
    check(window)
    assert window.scene.animator.corrections == 0
    assert window.replay_cursor.position == stopped_at


def test_whatever_the_player_does_stops_it(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2))
    for stop in (
        lambda: press(window, Qt.Key.Key_Left),
        lambda: press(window, Qt.Key.Key_Right),
        lambda: press(window, Qt.Key.Key_Home),
        lambda: window.side.moves.position_chosen.emit(4),
        lambda: press(window, Qt.Key.Key_Space),
    ):
        window.show_of_match.go_to(6)
        window.show_of_match.play()
        assert window.show_of_match.is_playing
        stop()
        assert not window.show_of_match.is_playing


def test_at_the_end_it_begins_anew(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 1, more=0))
    press(window, Qt.Key.Key_End)
    press(window, Qt.Key.Key_Space)
    assert window.replay_cursor.position == 1
    window.show_of_match.pause()


def test_steps_come_quicker_than_cards_fly(open_replay: OpenReplay):
    window = open_replay(recorded("polish", 2), speed="slow")
    for position in range(2, 40):
        press(window, Qt.Key.Key_Right)
        assert window.replay_cursor.position == position
    window.scene.finish()
    check(window)
    assert window.scene.animator.corrections == 0


def test_a_click_ends_what_flies(open_replay: OpenReplay):
    window = open_replay(speed="slow")
    press(window, Qt.Key.Key_Right)
    window.show_of_match.go_to(window.replay_cursor.position + 1)
    assert not window.scene.idle
    position = window.replay_cursor.position
    QTest.mouseClick(window.table.viewport(), LEFT, pos=QPoint(300, 300))
    assert window.scene.idle
    assert window.replay_cursor.position == position


# Results


def test_the_sheet_of_a_deal_lies_there_at_its_place(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2))
    cursor = window.replay_cursor
    results = [i for i, moment in enumerate(cursor.moments) if moment.kind is MomentKind.RESULT]
    for number, position in enumerate(results):
        window.show_of_match.go_to(position - 1)
        assert window.area.sheet is None
        press(window, Qt.Key.Key_Right)
        sheet = window.area.sheet
        assert isinstance(sheet, ResultSheet)
        assert sheet.next_button.isVisible()
        click(sheet.next_button)
        assert cursor.moment.kind is MomentKind.DEALT
        assert cursor.moment.deal == number + 2
        assert window.area.sheet is None


def test_the_last_sheet_offers_no_next_deal(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 1, more=0))
    press(window, Qt.Key.Key_End)
    assert isinstance(window.area.sheet, ResultSheet)
    assert not window.area.sheet.next_button.isVisible()


def test_a_sheet_takes_no_keyboard_from_where_it_is(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2))
    for holder in (window, window.side.moves, window.controls.play_button):
        holder.setFocus()
        window.show_of_match.go_to(2)
        result = next(i for i, m in enumerate(window.replay_cursor.moments) if m.kind is MomentKind.RESULT)
        window.show_of_match.go_to(result)
        assert isinstance(window.area.sheet, ResultSheet)
        assert window.focusWidget() is holder


def test_up_and_down_read_a_long_sheet_first(open_replay: OpenReplay):
    window = open_replay(recorded("polish", 2), size=(900, 520))
    result = next(i for i, m in enumerate(window.replay_cursor.moments) if m.kind is MomentKind.RESULT)
    window.show_of_match.go_to(result)
    sheet = window.area.sheet
    assert isinstance(sheet, ResultSheet)
    sheet.hands_button.click()
    QApplication.processEvents()
    steps = 0
    while window.replay_cursor.position == result:
        press(window, Qt.Key.Key_Down)
        steps += 1
    assert steps > 1
    assert window.replay_cursor.moment.deal == 2


# Secrets


def test_the_cards_of_a_deal_that_goes_on_stay_closed(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2, more=9), may_reveal=False)
    press(window, Qt.Key.Key_End)
    assert not window.scene.picture().open_hands
    assert "stay closed" in window.side.secret_words
    assert not window.side.reveal_button.isVisible()
    assert not window.controls.seat_box.isEnabled()
    assert not window.controls.open_button.isEnabled()
    window.controls.seat_box.activated.emit(1)
    press(window, Qt.Key.Key_O)
    assert window.scene.view is not None
    assert window.scene.view.seat == 0
    assert not window.scene.picture().open_hands
    assert window.deal_actions.code == ""
    assert not window.deal_actions.copy_code.isEnabled()
    assert not window.deal_actions.copy_text.isEnabled()
    assert not window.side.code_label.isVisible()
    known = {item.card for item in window.scene.card_items() if item.card is not None}
    assert known <= known_to(window.replay_cursor.view(0))


def test_secret_cards_are_not_in_the_list_of_moves(open_replay: OpenReplay):
    record = recorded("classic", 1, more=30)
    window = open_replay(record, may_reveal=False)
    cursor = window.replay_cursor
    exchange = [i for i, m in enumerate(cursor.moments) if m.kind is MomentKind.EXCHANGE and m.deal == 2]
    assert exchange, "the second deal has no exchange: take another one"
    cursor.move_to(exchange[0])
    if cursor.view(0).declarer != 0:
        assert any("face down" in line for line in texts_of(window, RowKind.LINE))


def test_who_wants_to_may_see_the_cards_of_a_file_all_the_same(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2, more=9))
    press(window, Qt.Key.Key_End)
    assert window.side.reveal_button.isVisible()
    click(window.side.reveal_button)
    assert window.scene.picture().open_hands
    assert window.side.secret_words == ""
    assert window.deal_actions.code
    check(window)


def test_finished_deals_are_open_in_a_match_that_goes_on(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2, more=9), may_reveal=False)
    assert window.replay_cursor.moment.deal == 1
    assert window.scene.picture().open_hands
    assert window.side.secret_words == ""


# What can be done from here


def test_playing_on_from_here(open_replay: OpenReplay):
    record = recorded("classic", 2)
    window = open_replay(record)
    wanted: list[tuple[Record, int, int]] = []
    window.branch_requested.connect(lambda *what: wanted.append(what))
    for position in (0, 1, 9, window.replay_cursor.last):
        window.show_of_match.go_to(position)
        click(window.controls.branch_button)
        assert wanted.pop() == (record, window.replay_cursor.moment.upto, 0)


def test_a_match_that_is_over_cannot_be_played_on(open_replay: OpenReplay):
    record = recorded("quick", 60, more=0)
    assert record.replay().outcome is not None
    window = open_replay(record)
    assert window.controls.branch_button.isEnabled()
    press(window, Qt.Key.Key_End)
    assert not window.controls.branch_button.isEnabled()
    press(window, Qt.Key.Key_Left)
    assert not window.controls.branch_button.isEnabled(), "the last card has been played here"
    press(window, Qt.Key.Key_Left)
    assert window.controls.branch_button.isEnabled()


def test_playing_the_cards_of_a_deal_again(open_replay: OpenReplay):
    record = recorded("classic", 2)
    window = open_replay(record)
    wanted: list[tuple[Record, int, int]] = []
    window.branch_requested.connect(lambda *what: wanted.append(what))
    assert window.deal_actions.again.isEnabled()
    press(window, Qt.Key.Key_Down)
    for _ in range(12):
        press(window, Qt.Key.Key_Right)
    window.deal_actions.again.trigger()
    dealt = window.replay_cursor.moments[window.replay_cursor.dealings[1]]
    assert wanted == [(record, dealt.upto, 2)]
    press(window, Qt.Key.Key_Home)
    assert not window.deal_actions.again.isEnabled()


def test_code_and_text_of_a_deal_go_to_the_clipboard(open_replay: OpenReplay):
    from thousand_qt.records.deal_code import read_code
    from thousand_qt.records.deal_reading import deal_from_text

    record = recorded("classic", 2)
    window = open_replay(record)
    press(window, Qt.Key.Key_Down)
    window.deal_actions.copy_code.trigger()
    code = QGuiApplication.clipboard().text()
    assert code == window.side.code_label.text()
    dealt = window.replay_cursor.moments[window.replay_cursor.dealings[1]]
    assert read_code(code).action == record.actions[dealt.upto - 1]
    assert "copied" in window.area.message
    window.deal_actions.copy_text.trigger()
    assert deal_from_text(QGuiApplication.clipboard().text()).number == 2


def test_another_match_takes_the_place_of_the_first(open_replay: OpenReplay):
    window = open_replay(recorded("classic", 2))
    press(window, Qt.Key.Key_End)
    window.show_record(recorded("polish-four", 1))
    assert window.replay_cursor.position == 1
    assert window.controls.seat_box.count() == 4
    check(window)


def test_a_match_without_a_deal_is_shown_too(open_replay: OpenReplay):
    record = recorded("classic")
    window = open_replay(Record(record.header, ()))
    check(window)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Space):
        press(window, key)
    assert window.replay_cursor.position == 0
    assert not window.show_of_match.is_playing
    assert not window.side.deal_button.isEnabled()
