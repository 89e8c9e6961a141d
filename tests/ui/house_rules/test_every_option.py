"""Every option is set in the editor, read back from the file, and decides a deal that is then played."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from tests.house_rules.prepared_deals import CASES
from thousand_qt.engine.rules import Rules
from thousand_qt.house_rules.options import OPTIONS, values_of
from thousand_qt.house_rules.shelf import RuleSetShelf
from thousand_qt.ui.house_rules.editor import RuleSetEditor
from thousand_qt.ui.house_rules.rule_book import RuleBook, own_key

OURS = "Ours"
FEW = 10
"""Options with more values are numbers, of which some change nothing in a deal."""


def choose(editor: RuleSetEditor, option: str, value: Any) -> None:
    """Use the control of an option; mouse and keyboard reach it in the tests of the editor."""
    row = editor.page.rows[option]
    assert row.control.isEnabled(), f"{option} has nothing to decide here"
    if row.switch is not None:
        if row.switch.isChecked() != value:
            row.switch.click()
    elif row.box is not None:
        row.box.setCurrentIndex(row.values.index(value))
        row.box.activated.emit(row.box.currentIndex())


def test_each_value_of_each_option_decides_a_deal(qtbot: QtBot, tmp_path) -> None:
    assert set(CASES) == set(OPTIONS)
    book = RuleBook(tmp_path)
    book.do(lambda shelf: shelf.add(OURS, Rules()))
    editor = RuleSetEditor(book, own_key(OURS))
    qtbot.addWidget(editor)
    for option, case in CASES.items():
        assert set(case.expected) == set(values_of(option)), option
        book.shelf.change(OURS, Rules().replace(**case.needs))
        editor.look_at("classic")
        editor.look_at(own_key(OURS))
        usual = getattr(Rules(), option)
        # The value there is comes last, so that every one of them is a change.
        for value in sorted(case.expected, key=lambda each: each == usual):
            choose(editor, option, value)
            kept = RuleSetShelf(book.shelf.folder).rules(OURS)
            assert getattr(kept, option) == value
            assert case.seen(kept) == case.expected[value], f"{option}={value}"
            # A number may change nothing in one deal; any other value has to.
            if value != usual and len(case.expected) < FEW:
                assert case.expected[value] != case.expected[usual], f"{option}={value} changes nothing"
