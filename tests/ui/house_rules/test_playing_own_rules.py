"""A rule set of one's own from the editor to the table, the record, and the next start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.clicking import click
from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.i18n import Translations
from thousand_qt.engine.rules import PRESETS
from thousand_qt.records.loading import load
from thousand_qt.ui.house_rules.editor import RuleSetEditor
from thousand_qt.ui.house_rules.rule_book import own_key
from thousand_qt.ui.new_match import NewMatchDialog
from thousand_qt.ui.replay.window import ReplayWindow
from thousand_qt.ui.rules_dialog import RulesDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, qapp, profile_paths):
    made = make_window(qtbot, qapp, profile_paths)
    Translations(qapp).set_language("en")
    yield made
    made.close()


def shown(window, kind):
    return next(each for each in window.findChildren(kind) if each.isVisible())


def set_option(editor, option, value):
    row = editor.page.rows[option]
    row.value_chosen.emit(value)


def test_a_set_is_made_from_the_dialog_of_a_new_match_and_played(qtbot, window, profile_paths):
    window.menus.new.trigger()
    dialog = shown(window, NewMatchDialog)
    click(dialog.choice_cards["polish"])
    dialog.findChild(object, "houseRulesButton").click()
    editor = shown(dialog, RuleSetEditor)
    assert editor.key == "polish"
    set_option(editor, "target", 500)
    set_option(editor, "dump_at_555", True)
    key = editor.key
    assert key == own_key("Polish, our way")
    QTest.mouseClick(editor._play, LEFT)
    assert dialog.setup.preset == key
    assert dialog.setup.rules == PRESETS["polish"].replace(target=500, dump_at_555=True)
    assert any("500" in line for line in dialog.summary_sentences)
    click(dialog.start_button)
    qtbot.waitUntil(lambda: window.controller is not None)
    rules = window.controller.session.header.rules
    assert rules.target == 500
    assert window.settings.preset == key

    player = WindowPlayer(qtbot, window)
    player.go_to_sheet()
    # What is done to the set now is nothing to the match that has begun.
    window.menus.house_rules.trigger()
    editor = shown(window, RuleSetEditor)
    assert editor.key == key
    set_option(editor, "target", 1500)
    editor.accept()
    assert window.controller.session.header.rules == rules
    (path,) = (profile_paths.data / "matches").glob("*.thousand")
    assert load(path).record.header.rules == rules
    assert load(path).record.header.rules_name == "Polish, our way"
    assert window.new_matches._book.rules(key).target == 1500
    # The rules, the replay and the deal by its code know them by their name.
    window.menus.rules.trigger()
    told = shown(window, RulesDialog)
    assert told.name == "Polish, our way"
    assert told.compare_box.findText("Polish, our way, as it is now") > 0
    told.reject()
    window.replays.open_replay(path)
    replay = shown(window, ReplayWindow)
    assert "(Polish, our way)" in replay.windowTitle()
    replay.close()
    assert "Rules: Polish, our way." in window.replays._rules_words()


def test_sets_for_other_numbers_of_players_are_offered_with_those(qtbot, window):
    window.new_matches._book.do(lambda shelf: shelf.add("We two", PRESETS["polish-stock"]))
    window.new_matches._book.do(lambda shelf: shelf.add("We four", PRESETS["polish-four"]))
    window.menus.new.trigger()
    dialog = shown(window, NewMatchDialog)
    for number, name in ((2, "We two"), (4, "We four")):
        QTest.mouseClick(dialog.form_bar.buttons[number], LEFT)
        own = {
            key for key, card in dialog.choice_cards.items() if card.isVisible() and key.startswith("own:")
        }
        assert own == {own_key(name)}
    dialog.choose_rules(own_key("We two"))
    assert dialog.form_bar.players == 2
    assert len(dialog.setup.names) == 2
    assert dialog.choice_cards[own_key("We two")].description.startswith("No option differs from Polish")
    dialog.reject()


def test_a_set_that_has_gone_is_offered_no_more(qtbot, window):
    book = window.new_matches._book
    book.do(lambda shelf: shelf.add("Ours", PRESETS["dump"]))
    window._keeper.change(preset=own_key("Ours"))
    window.menus.new.trigger()
    dialog = shown(window, NewMatchDialog)
    assert dialog.setup.preset == own_key("Ours")
    book.do(lambda shelf: shelf.delete("Ours"))
    assert own_key("Ours") not in dialog.choice_cards
    assert dialog.setup.preset == "classic"
    dialog.reject()
    assert window.new_matches.preset == "classic"


def test_the_rules_and_the_deal_by_its_code_are_of_the_set_chosen_last(qtbot, window):
    window.new_matches._book.do(lambda shelf: shelf.add("Ours", PRESETS["polish"].replace(target=700)))
    window._keeper.change(preset=own_key("Ours"))
    assert window.new_matches.rules_in_force.rules.target == 700
    assert "Rules: Ours." in window.replays._rules_words()
