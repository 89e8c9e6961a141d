"""Replays in the real program: of the match on the table, of files, and back into a match."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.clicking import click
from tests.e2e.window_player import WAIT, WindowPlayer, make_window
from tests.records.sample_records import played
from tests.ui.replay.recorded import recorded
from thousand_qt.app.settings import Speed
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Record
from thousand_qt.engine.record_text import write_record
from thousand_qt.records.deal_code import write_code
from thousand_qt.records.loading import load
from thousand_qt.session.replay import ReplayCursor
from thousand_qt.session.replay_moments import MomentKind
from thousand_qt.table.picture import expected_picture
from thousand_qt.ui.deal_code_dialog import DealCodeDialog
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.message_dialog import MessageDialog
from thousand_qt.ui.replay.window import ReplayWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, qapp, profile_paths) -> MainWindow:
    return make_window(qtbot, qapp, profile_paths)


@pytest.fixture
def player(qtbot, window: MainWindow) -> WindowPlayer:
    player = WindowPlayer(qtbot, window)
    player.start("classic")
    return player


def replay_of(window: MainWindow) -> ReplayWindow:
    replay = window.replays.window
    assert replay is not None
    assert replay.isVisible()
    return replay


def open_by_menu(window: MainWindow) -> ReplayWindow:
    assert window.menus.replay.isEnabled()
    window.menus.replay.trigger()
    return replay_of(window)


def saved(tmp_path: Path, text: str, name: str = "shared.thousand") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_match_there_is_nothing_to_show(window: MainWindow):
    assert not window.menus.replay.isEnabled()
    window.replays.show_table()
    assert window.replays.window is None


def test_the_match_on_the_table_is_shown_and_keeps_its_secret(window: MainWindow, player: WindowPlayer):
    player.go_to_sheet()
    player.step()
    player.wait_until_asked()
    player.step()
    player.wait_until_asked()
    before = player.session.record
    replay = open_by_menu(window)
    cursor = replay.replay_cursor
    assert cursor.record == before
    assert cursor.moment.deal == 2, "the deal that is played comes first"
    for position in range(cursor.last + 1):
        replay.show_of_match.go_to(position)
        secret = cursor.moment.deal == 2
        assert bool(replay.scene.picture().open_hands) <= (not secret)
        assert not replay.side.reveal_button.isVisible()
    assert any(moment.deal == 1 for moment in cursor.moments)
    assert player.session.record == before
    player.go_to_sheet()


def test_open_cards_of_a_replay_never_reach_the_table(window: MainWindow, player: WindowPlayer):
    player.go_to_sheet()
    replay = open_by_menu(window)
    replay.show_of_match.go_to(replay.replay_cursor.dealings[0])
    assert replay.scene.picture().open_hands
    player.step()
    while len(player.view.results) < 2:
        player.wait_until_asked()
        if window.area.sheet is None:
            assert window.scene.board.open_cards is None
            assert window.scene.picture().open_hands == {}
            known = {item.card for item in window.scene.card_items() if item.card is not None}
            view = player.view
            seen = set(view.hand) | set(view.talon) | {lying.card for lying in view.trick}
            seen |= {lying.card for trick in view.tricks for lying in trick.cards}
            seen |= {gift.card for gift in view.gifts if gift.card is not None}
            assert known <= seen
        player.step()
    replay.show_of_match.go_to(replay.replay_cursor.last)


def test_playing_on_from_within_a_finished_deal(window: MainWindow, player: WindowPlayer, qtbot):
    player.go_to_sheet()
    old, old_path = player.session.record, player.session.record_path
    assert old_path is not None
    replay = open_by_menu(window)
    cursor = replay.replay_cursor
    cards = [i for i, moment in enumerate(cursor.moments) if moment.kind is MomentKind.CARD]
    replay.show_of_match.go_to(cards[4])
    upto = cursor.moment.upto
    click(replay.controls.branch_button)
    assert not replay.isVisible()
    session = player.session
    assert session.record_path not in (None, old_path)
    assert session.record.actions[:upto] == old.actions[:upto]
    assert session.header.origin == {"record": old_path.name, "action": upto}
    assert load(old_path).record == old, "the old match stays as it was"
    player.go_to_sheet()
    assert session.record_path is not None
    assert load(session.record_path).record.actions[:upto] == old.actions[:upto]


def test_playing_the_cards_of_a_deal_again(window: MainWindow, player: WindowPlayer):
    player.go_to(lambda: len(player.view.results) == 2)
    old = player.session.record
    replay = open_by_menu(window)
    cursor = replay.replay_cursor
    dealt = cursor.moments[cursor.dealings[0]]
    replay.show_of_match.go_to(cursor.dealings[0] + 3)
    replay.deal_actions.again.trigger()
    assert not replay.isVisible()
    again = player.session.record
    assert again.actions[: dealt.upto] == old.actions[: dealt.upto]
    assert again.header.origin is not None
    assert again.header.origin["deal"] == 1
    player.go_to_sheet()
    assert player.view.results[0].hands == old.replay().results[0].hands


def test_a_file_is_shown_and_not_touched(window: MainWindow, tmp_path: Path):
    path = saved(tmp_path, write_record(recorded("polish-four", 2)))
    before = path.read_bytes()
    window.replays.open_replay(path)
    replay = replay_of(window)
    assert replay.replay_cursor.position == 1
    assert replay.controls.seat_box.count() == 4
    QTest.keyClick(replay, Qt.Key.Key_End)
    assert path.read_bytes() == before


def test_the_library_opens_a_replay(window: MainWindow, tmp_path: Path):
    path = saved(tmp_path, write_record(recorded("classic", 1)))
    window.record_windows.replay_requested.emit(path)
    assert replay_of(window).replay_cursor.record == recorded("classic", 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [("no record at all\n", "Line 1"), ('{"a": 1}\n', "Line 1"), ("", "")],
)
def test_a_damaged_file_is_told_of(window: MainWindow, tmp_path: Path, text: str, words: str):
    path = saved(tmp_path, text)
    window.replays.open_replay(path)
    dialogs = window.findChildren(MessageDialog)
    assert len(dialogs) == 1
    assert "shared.thousand" in dialogs[0].text
    assert words in dialogs[0].text
    assert window.replays.window is None
    dialogs[0].close()


def test_a_file_that_is_not_there_is_told_of(window: MainWindow, tmp_path: Path):
    window.replays.open_replay(tmp_path / "gone.thousand")
    (dialog,) = window.findChildren(MessageDialog)
    assert "gone.thousand" in dialog.text
    dialog.close()


def test_the_file_of_the_match_on_the_table_keeps_its_secret_too(window: MainWindow, player: WindowPlayer):
    player.wait_until_asked()
    path = player.session.record_path
    assert path is not None
    window.replays.open_replay(path)
    replay = replay_of(window)
    assert not replay.side.reveal_button.isVisible()
    assert replay.scene.picture().open_hands == {}


def test_a_match_of_others_is_watched_on_where_all_of_them_are_here(window: MainWindow, tmp_path: Path):
    record = played("classic", 3, entries=80)
    for kind in ("bot:Gone", "casual"):
        seats = tuple(msgspec.structs.replace(seat, kind=kind) for seat in record.header.seats)
        header = msgspec.structs.replace(record.header, seats=seats)
        window.replays.open_replay(saved(tmp_path, write_record(Record(header, record.entries)), kind[-4:]))
        replay = replay_of(window)
        assert replay.replay_cursor.last > 10
        click(replay.controls.branch_button)
        if kind == "casual":
            break
        (dialog,) = replay.findChildren(MessageDialog)
        assert "“Gone”" in dialog.text
        dialog.close()
        assert window.controller is None
        assert replay.isVisible()
    assert not replay.isVisible()
    assert window.controller is not None
    assert window.controller.session.header.seats == seats


def test_how_a_match_ended_can_be_shown_again(window: MainWindow, tmp_path: Path):
    record = recorded("quick", 60, more=0)
    assert record.replay().phase is Phase.OVER
    window.show_finished(load(saved(tmp_path, write_record(record))))
    replay = open_by_menu(window)
    assert replay.replay_cursor.record == record


def test_speed_and_language_reach_the_replay(qtbot, qapp, window: MainWindow, player: WindowPlayer):
    player.go_to_sheet()
    replay = open_by_menu(window)
    replay.show_of_match.go_to(3)
    window.set_language("pl")
    qtbot.waitUntil(lambda: replay.side.tabs[0].text() != "Moves", timeout=WAIT)
    glimpse = replay.replay_cursor.glimpse(0, all_open=True)
    assert replay.scene.picture() == expected_picture(glimpse.view, open_cards=glimpse.open_cards)
    window.set_speed(Speed.SLOW)
    replay.show_of_match.go_to(4)
    assert not replay.scene.idle
    window.set_speed(Speed.OFF)
    assert replay.scene.idle


def test_closing_the_game_closes_the_replay(window: MainWindow, player: WindowPlayer):
    player.go_to_sheet()
    replay = open_by_menu(window)
    replay.show_of_match.play()
    window.close()
    assert not replay.isVisible()
    assert not replay.show_of_match.is_playing


def test_a_deal_by_its_code(window: MainWindow, tmp_path: Path):
    record = recorded("classic", 2)
    cursor = ReplayCursor(record)
    cursor.move_to(cursor.dealings[1])
    coded = cursor.coded_deal()
    assert coded is not None
    window.menus.deal_code.trigger()
    (dialog,) = window.findChildren(DealCodeDialog)
    QTest.keyClicks(dialog.edit, write_code(coded).lower())
    click(dialog.main_button)
    assert window.controller is not None
    session = window.controller.session
    assert session.record.actions[0] == record.actions[cursor.moment.upto - 1]
    assert session.header.origin == {"code": write_code(coded)}
    first = session.record.replay(1).deal
    assert first is not None
    assert first.dealer == cursor.state().dealer, "the same cards come to the same places"
    assert first.hands == record.replay(cursor.moment.upto).deal.hands  # type: ignore[union-attr]
    assert session.record_path is not None
    assert isinstance(load(session.record_path).record.actions[0], DealCards)


def test_a_code_is_played_by_the_rules_and_players_of_the_table(qtbot, window: MainWindow):
    player = WindowPlayer(qtbot, window)
    player.start("polish")
    header = player.session.header
    coded = ReplayCursor(recorded("classic", 1)).coded_deal()
    assert coded is None
    cursor = ReplayCursor(recorded("classic", 1), position=1)
    coded = cursor.coded_deal()
    assert coded is not None
    window.replays.play_code(coded)
    assert player.session.header.rules == header.rules
    assert player.session.header.seats == header.seats
    player.go_to(lambda: len(player.view.results) == 2)
    packs = [action for action in player.session.record.actions if isinstance(action, DealCards)]
    assert packs[1] != packs[0]


def test_the_keys_of_the_menu(window: MainWindow, player: WindowPlayer, qtbot):
    player.wait_until_asked()
    QTest.keyClick(
        QApplication.focusWidget() or window,
        Qt.Key.Key_R,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    qtbot.waitUntil(lambda: window.replays.window is not None, timeout=WAIT)
    assert replay_of(window).isVisible()
