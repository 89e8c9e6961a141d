"""No key means two things: letters of menus and of dialogs, shortcuts, the letters that find cards.

In three languages, and in the three layouts that players of these languages have: a key of the Russian layout
is also the Latin letter that lies there, as far as Qt's shortcuts are concerned.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from tests.ui.keyboard.windows import WINDOWS, Maker
from tests.ui.room_for_texts import settle
from thousand_qt.app.i18n import LANGUAGE_NAMES, Translations
from thousand_qt.app.paths import Paths
from thousand_qt.table.hand_keys import RANK_KEYS, SUIT_KEYS
from thousand_qt.ui.main_window import MainWindow

_LETTER = re.compile(r"&(\w)")
_LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
_CYRILLIC = "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"
RUSSIAN = dict(zip(_CYRILLIC, _LATIN, strict=True))
"""The Latin letter on the key of a Russian one."""
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

OF_NO_LANGUAGE = frozenset({"question", "name of a rule set"})
"""Windows with a title that is given to them as words."""


def mnemonics(texts: list[str]) -> Counter[str]:
    """Return how often each letter stands behind an ampersand; a doubled one is none."""
    return Counter(letter.upper() for text in texts for letter in _LETTER.findall(text.replace("&&", "")))


def twice(counted: Counter[str]) -> list[str]:
    return [each for each, count in counted.items() if count > 1]


@pytest.mark.parametrize("which", WINDOWS)
def test_no_letter_and_no_shortcut_of_a_dialog_or_of_its_menus_means_two_things(
    maker: Maker, qapp: QApplication, which: str
) -> None:
    """In the language it was opened in, and in all others, which it follows."""
    translations = Translations(qapp)
    window = maker.make(which)
    before = ""
    for language in LANGUAGE_NAMES:
        translations.set_language(language)
        settle()
        assert window.windowTitle() != before or which in OF_NO_LANGUAGE
        before = window.windowTitle()
        assert_nothing_clashes(window)


def assert_nothing_clashes(window: QWidget) -> None:
    shown = [*window.findChildren(QAbstractButton), *window.findChildren(QLabel)]
    texts = [
        each.text()
        for each in shown
        if each.isVisible() and (isinstance(each, QAbstractButton) or each.buddy() is not None)
    ]
    assert not twice(mnemonics(texts)), texts
    for menu in window.findChildren(QMenu):
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert not twice(mnemonics(entries)), entries
    assert_no_shortcut_is_there_twice(window)
    # What every window of a desktop does with its own keys.
    close = QKeySequence.keyBindings(QKeySequence.StandardKey.Close)
    assert {keys.toString() for keys in close} | {"Ctrl+W"} <= set(shortcuts(window))


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_every_menu_of_the_bar_has_a_letter_and_so_has_every_entry(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths, language: str
) -> None:
    window = make_window(qtbot, qapp, profile_paths, language=language)
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions()]
    texts = [action.text() for action in window.menuBar().actions()]
    assert all(_LETTER.search(text) for text in texts), texts
    assert not twice(mnemonics(texts)), texts
    languages = set(LANGUAGE_NAMES.values())
    for menu in menus:
        entries = [
            action.text() for action in menu.actions() if not action.isSeparator() and action.isEnabled()
        ]
        # Languages and sizes of text are found by their first letter or by the arrows.
        without = [
            text for text in entries if not _LETTER.search(text) and text not in languages and "%" not in text
        ]
        assert not without
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert not twice(mnemonics(entries)), entries


def shortcuts(window: QWidget) -> list[str]:
    """Return the keys of all actions and shortcuts of a window, as often as they are there."""
    actions = {id(action): action for action in (*window.actions(), *window.findChildren(QAction))}
    keys = [keys.toString() for action in actions.values() for keys in action.shortcuts()]
    return keys + [
        keys.toString()
        for shortcut in window.findChildren(QShortcut)
        if _can_be_pressed(shortcut)
        for keys in QShortcut.keys(shortcut)
    ]


def _can_be_pressed(shortcut: QShortcut) -> bool:
    """Return whether what has this shortcut is shown: panels have some that sleep with them."""
    owner = shortcut.parent()
    return isinstance(owner, QWidget) and owner.isVisible()


def in_latin(keys: str) -> str:
    """Return the key that Qt takes a shortcut with a Russian letter for, too."""
    *modifiers, letter = keys.split("+") if not keys.endswith("+") else [keys]
    return "+".join((*modifiers, RUSSIAN.get(letter, letter)))


def test_no_shortcut_of_the_main_window_is_there_twice(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths
) -> None:
    assert_no_shortcut_is_there_twice(make_window(qtbot, qapp, profile_paths))


def assert_no_shortcut_is_there_twice(window: QWidget) -> None:
    keys = [key for key in shortcuts(window) if key]
    assert not twice(Counter(keys))
    for key in keys:
        latin = in_latin(key)
        # A Russian letter may lie on the key of a Latin one that does the same.
        assert latin == key or latin not in keys or _does_the_same(window, key, latin), (key, latin)


def _does_the_same(window: QWidget, one: str, other: str) -> bool:
    return any(
        {one, other} <= {keys.toString() for keys in action.shortcuts()} for action in window.actions()
    )


@pytest.fixture
def bidding(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> MainWindow:
    player = WindowPlayer(qtbot, make_window(qtbot, qapp, profile_paths))
    player.start("classic")
    player.wait_until_asked()
    return player.window


@pytest.mark.parametrize("layout", ["english", "polish", "russian"])
def test_with_the_keyboard_on_the_cards_a_letter_finds_cards_or_is_a_shortcut_whatever_the_hand(
    bidding: MainWindow, layout: str
) -> None:
    letters = list(_CYRILLIC if layout == "russian" else _LATIN) + list("0123456789")
    known = set(shortcuts(bidding))
    table = bidding.area.table
    keys = bidding.scene.hand_keys
    for letter in letters:
        for modifiers, found_by in ((PLAIN, RANK_KEYS), (SHIFT, SUIT_KEYS)):
            if modifiers == SHIFT and letter.isdigit():
                continue
            finds = any(letter in names for names in found_by.values())
            assert keys.wants(ord(letter), modifiers) is finds, letter
            override = QKeyEvent(QEvent.Type.ShortcutOverride, ord(letter), modifiers, letter)
            override.ignore()
            QApplication.sendEvent(table, override)
            shortcut = ("Shift+" if modifiers == SHIFT else "") + letter
            is_shortcut = shortcut in known or in_latin(shortcut) in known
            assert override.isAccepted() is finds, letter
            if finds and is_shortcut and in_latin(shortcut) == shortcut:
                raise AssertionError(f"{shortcut} finds cards and is a shortcut on the same layout")


@pytest.mark.parametrize(("entry", "letters"), [("hint", "HР"), ("last_trick", "L")])
def test_letters_that_do_something_at_the_table_find_no_card(entry: str, letters: str) -> None:
    for letter in letters:
        assert not any(letter in names for names in RANK_KEYS.values()), (entry, letter)


def test_every_letter_on_the_list_of_keys_moves_the_ring_or_stays(bidding: MainWindow) -> None:
    table = bidding.area.table
    table.setFocus()
    before = [action for action in bidding.actions() if action.isChecked()]
    for names, modifiers in ((RANK_KEYS, PLAIN), (SUIT_KEYS, SHIFT)):
        for letter in "".join(names.values()):
            if letter.isascii():
                QTest.keyClick(table, Qt.Key(ord(letter)), modifiers)
    assert [action for action in bidding.actions() if action.isChecked()] == before
    assert bidding.scene.focused_card is not None
    assert QKeySequence("L") in bidding.menus.last_trick.shortcuts()
