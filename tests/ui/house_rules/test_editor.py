"""The editor of rule sets: every option set by mouse and by keyboard, sets kept, files told."""

from __future__ import annotations

import json
import os
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.clicking import click
from thousand_qt.app.i18n import Translations
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.house_rules.files import RuleSet, read_file, write_text
from thousand_qt.house_rules.options import OPTIONS, pointless, values_of
from thousand_qt.ui.house_rules.editor import RuleSetEditor
from thousand_qt.ui.house_rules.name_dialog import NameDialog
from thousand_qt.ui.house_rules.rule_book import RuleBook, own_key
from thousand_qt.ui.question import Question
from thousand_qt.ui.texts.options import option_name, value_name

LEFT = Qt.MouseButton.LeftButton
SMALL_SCREEN = QSize(752, 432)
"""What one of 800 x 480 leaves to a window, in logical pixels."""
_Dialog = TypeVar("_Dialog", bound=QDialog)
NEEDED = {
    "two_player_game": {"players": 2},
    "leftover_cards": {"players": 2},
    "sits_out": {"players": 4},
    "sitter_scores": {"players": 4},
    "talon_redeal_at_100": {"two_nines_talon": True},
}
"""What has to be set for an option to have a point; all others have one in the classic rules."""


@pytest.fixture
def book(tmp_path):
    return RuleBook(tmp_path)


@pytest.fixture
def editor(qtbot, book):
    return opened(qtbot, book, "classic")


def opened(qtbot, book, key):
    made = RuleSetEditor(book, key)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def ours(qtbot, book, rules=None, name="Ours"):
    book.do(lambda shelf: shelf.add(name, rules or Rules()))
    return opened(qtbot, book, own_key(name))


def test_a_small_screen_with_large_letters_has_room_for_it(qtbot, qapp, book):
    Translations(qapp).set_language("ru")
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(1.5 * usual.pointSizeF())
    qapp.setFont(large)
    try:
        editor = opened(qtbot, book, "classic")
        editor.resize(SMALL_SCREEN)
        QApplication.sendPostedEvents()
        assert editor.minimumSizeHint().width() <= SMALL_SCREEN.width()
        assert editor.minimumSizeHint().height() <= SMALL_SCREEN.height()
        rows = editor.page.rows.values()
        assert all(row.control.width() >= row.control.minimumSizeHint().width() for row in rows)
        # What is wider than the page can be moved to.
        hidden = max(row.width() for row in rows) - editor.page.viewport().width()
        assert editor.page.horizontalScrollBar().maximum() >= hidden
    finally:
        qapp.setFont(usual)


def again(book) -> dict[str, Rules]:
    """What the next start finds."""
    return {each.name: each.rules for each in RuleBook(book.shelf.folder.parent).shelf.sets}


def set_by_hand(editor, option, value, *, by_mouse):
    """Set an option the way a person does."""
    row = editor.page.rows[option]
    editor.page.ensureWidgetVisible(row)
    if row.switch is not None:
        if row.switch.isChecked() == value:
            return
        if by_mouse:
            QTest.mouseClick(row.switch, LEFT, pos=QPoint(20, row.switch.height() // 2))
        else:
            row.switch.setFocus()
            QTest.keyClick(row.switch, Qt.Key.Key_Space)
        return
    index = values_of(option).index(value)
    row.box.setFocus()
    if by_mouse:
        QTest.mouseClick(row.box, LEFT)
        view = row.box.view()
        assert view.isVisible()
        view.setCurrentIndex(row.box.model().index(index, 0))  # as the pointer does by passing over it
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert not view.isVisible()
    else:
        step = Qt.Key.Key_Down if index > row.box.currentIndex() else Qt.Key.Key_Up
        while row.box.currentIndex() != index:
            QTest.keyClick(row.box, step)


def dialog_of(qtbot: QtBot, editor: RuleSetEditor, kind: type[_Dialog]) -> _Dialog:
    qtbot.waitUntil(lambda: any(each.isVisible() for each in editor.findChildren(kind)))
    return next(each for each in editor.findChildren(kind) if each.isVisible())


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_every_option_is_set_and_kept(qtbot, book, by_mouse):
    editor = ours(qtbot, book)
    for option in OPTIONS:
        needed = Rules(**NEEDED.get(option, {}))
        book.do(lambda shelf, needed=needed: shelf.change("Ours", needed))
        for key in ("classic", own_key("Ours")):
            editor.look_at(key)
        values: list[Any] = [*values_of(option)]
        for value in (values[-1], values[0]) if len(values) < 10 else (values[3], values[0]):
            set_by_hand(editor, option, value, by_mouse=by_mouse)
            assert getattr(again(book)["Ours"], option) == value, option


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_decides_nothing_is_grey_and_says_why(qtbot, book, preset):
    editor = opened(qtbot, book, preset)
    for option, row in editor.page.rows.items():
        reason = pointless(PRESETS[preset], option)
        assert row.control.isEnabled() == (reason is None)
        assert row.note
        assert row.note in row.control.accessibleDescription()


def test_who_plays_an_option_how_is_said(editor):
    assert editor.page.rows["bid_step"].note == "Classic, Free opening, 555: 5 · Polish, Sixty deals: 10"
    assert editor.page.rows["four_aces"].note == "All five: no"


def test_a_published_set_stays_as_it_is(qtbot, book, editor):
    set_by_hand(editor, "dump_at_555", True, by_mouse=True)
    assert editor.key == own_key("Classic, our way")
    assert "Classic, our way" in editor.notice
    set_by_hand(editor, "bid_step", 10, by_mouse=True)
    assert again(book) == {"Classic, our way": Rules(dump_at_555=True, bid_step=10)}
    editor.look_at("classic")
    assert not editor.page.rows["dump_at_555"].switch.isChecked()


def test_going_to_two_players_and_back_loses_nothing(qtbot, book):
    before = PRESETS["quick"].replace(zeros_on_barrel=True)
    editor = ours(qtbot, book, before)
    set_by_hand(editor, "players", 2, by_mouse=True)
    set_by_hand(editor, "two_player_game", values_of("two_player_game")[1], by_mouse=True)
    assert again(book)["Ours"].is_stock_game
    set_by_hand(editor, "players", 3, by_mouse=True)
    assert again(book)["Ours"] == before


def test_one_option_and_all_are_taken_from_what_is_compared_with(qtbot, qapp, book):
    Translations(qapp).set_language("en")  # for its plurals
    editor = ours(qtbot, book, PRESETS["polish"].replace(dump_at_555=True, bid_step=5))
    assert "2 options differ from Polish" in editor._words.text()
    QTest.mouseClick(editor.page.rows["bid_step"].reset_button, LEFT)
    assert again(book)["Ours"] == PRESETS["polish"].replace(dump_at_555=True)
    editor._base.setCurrentIndex(editor._base.findData("sixty"))
    editor._base.activated.emit(editor._base.currentIndex())
    QTest.mouseClick(editor._reset, LEFT)
    assert again(book)["Ours"] == PRESETS["sixty"]
    assert not editor._reset.isEnabled()


def test_search_finds_names_sentences_values_and_groups(editor):
    for text, found in (
        ("jump", ("jump_bids", "barrel_jump")),
        ("FOUR new nines", ("four_nines",)),
        ("total begins", ("endgame_at",)),
        ("must_overtrump", ("must_overtrump",)),
        ("marriages", None),
        ("kangaroo", ()),
    ):
        editor.search.setText(text)
        if found is None:
            assert {"marriage_on_first_lead", "four_aces"} <= set(editor.page.shown)
        else:
            assert editor.page.shown == found
    assert editor.page._nothing.isVisible()
    editor.search.clear()
    assert editor.page.shown == OPTIONS


def test_only_differences_are_shown_on_request(qtbot, book):
    editor = ours(qtbot, book, PRESETS["polish"].replace(dump_at_555=True))
    QTest.mouseClick(editor._only, LEFT)
    assert editor.page.shown == ("dump_at_555",)


def test_a_set_is_made_named_renamed_and_deleted(qtbot, book, editor):
    editor.look_at("polish")
    QTest.mouseClick(editor._new, LEFT)
    name = dialog_of(qtbot, editor, NameDialog)
    assert name.edit.text() == "Polish, our way"
    name.edit.setText("  ")
    assert name.words
    assert not name.main_button.isEnabled()
    name.edit.setText(" Żubry  ")
    click(name.main_button)
    assert again(book) == {"Żubry": PRESETS["polish"]}
    assert editor.key == own_key("Żubry")

    QTest.mouseClick(editor._rename, LEFT)
    name = dialog_of(qtbot, editor, NameDialog)
    name.edit.setText("Wilki")
    QTest.keyClick(name.edit, Qt.Key.Key_Return)
    assert again(book) == {"Wilki": PRESETS["polish"]}
    assert editor.key == own_key("Wilki")

    QTest.mouseClick(editor._delete, LEFT)
    question = dialog_of(qtbot, editor, Question)
    click(question.no_button)
    assert again(book) == {"Wilki": PRESETS["polish"]}
    QTest.mouseClick(editor._delete, LEFT)
    click(dialog_of(qtbot, editor, Question).yes_button)
    assert again(book) == {}
    assert editor.key in PRESETS


def test_published_sets_can_be_neither_renamed_nor_deleted(editor):
    assert not editor._rename.isEnabled()
    assert not editor._delete.isEnabled()
    assert editor._reset.isHidden()


def test_sets_go_to_other_tables_and_come_back(qtbot, book, tmp_path):
    editor = ours(qtbot, book, PRESETS["dump"])
    editor.give_out(tmp_path / "sent")
    assert read_file(tmp_path / "sent.json") == RuleSet("Ours", PRESETS["dump"])
    assert "sent.json" in editor.notice
    editor.look_at("sixty")
    editor.give_out(tmp_path / "sixty.json")
    editor.take_in(tmp_path / "sixty.json")
    assert again(book) == {"Ours": PRESETS["dump"], "Sixty deals": PRESETS["sixty"]}
    assert editor.key == own_key("Sixty deals")


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_broken_file_is_named_with_the_field_and_the_reason(qtbot, qapp, book, editor, tmp_path, language):
    translations = Translations(qapp)
    translations.set_language(language)
    try:
        data = json.loads(write_text(RuleSet("Theirs", PRESETS["polish"])))
        for changes, words in (
            ({"bid_step": 7}, (option_name("bid_step"), "bid_step", "7")),
            ({"must_trump": False}, (option_name("must_overtrump"),)),
            ({"colour": "red"}, ("colour",)),
        ):
            path = tmp_path / "theirs.json"
            path.write_text(json.dumps({**data, "options": {**data["options"], **changes}}), encoding="utf-8")
            editor.take_in(path)
            for word in ("theirs.json", *words):
                assert word in editor.notice
        path.write_text(json.dumps({**data, "version": 9}), encoding="utf-8")
        editor.take_in(path)
        assert "9" in editor.notice
        path.write_text("{\n\n}]", encoding="utf-8")
        editor.take_in(path)
        assert "3" in editor.notice
    finally:
        translations.set_language("en")
    assert again(book) == {}


def test_a_disk_that_is_full_changes_nothing_and_is_told(qtbot, book, monkeypatch):
    editor = ours(qtbot, book)

    def full(_descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    set_by_hand(editor, "dump_at_555", True, by_mouse=True)
    assert "No space left on device" in editor.notice
    switch = editor.page.rows["dump_at_555"].switch
    assert switch is not None
    assert not switch.isChecked()
    monkeypatch.undo()
    assert again(book)["Ours"] == Rules()


def test_the_language_is_switched_while_it_is_open(qtbot, qapp, book):
    editor = ours(qtbot, book)
    box = editor.page.rows["bid_limit"].box
    assert box is not None
    translations = Translations(qapp)
    for language in ("pl", "ru", "en"):
        translations.set_language(language)
        qtbot.waitUntil(lambda: editor.sets.item(1).text() == book.name("classic"))
        assert box.currentText() == value_name("bid_limit", Rules().bid_limit)
        assert editor.key == own_key("Ours")


def test_playing_is_asked_for_with_the_set_that_is_looked_at(qtbot, book):
    editor = ours(qtbot, book)
    with qtbot.waitSignal(editor.play_asked) as asked:
        QTest.mouseClick(editor._play, LEFT)
    assert asked.args == [own_key("Ours")]
    assert not editor.isVisible()
