"""All settings in one dialog: each one is reached, seen at once, kept, and given back section by section."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.e2e.window_player import make_window
from thousand_qt.app.i18n import Translations
from thousand_qt.app.settings import HandOrder, Settings, SettingsStore, Speed, TableThemeName, Theme
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.table import palette
from thousand_qt.ui.preferences.catalogue import ELSEWHERE, SECTIONS, defaults_of, values_of
from thousand_qt.ui.preferences.dialog import PreferencesDialog

LEFT = Qt.MouseButton.LeftButton
HERE = tuple(name for names in SECTIONS.values() for name in names)


@pytest.fixture
def store(tmp_path):
    return SettingsStore(tmp_path / "settings.toml")


@pytest.fixture
def keeper(store):
    return SettingsKeeper(store, Settings())


@pytest.fixture
def dialog(qtbot, keeper):
    made = PreferencesDialog(keeper)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_every_setting_is_here_or_known_to_be_elsewhere():
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    assert set(HERE) | ELSEWHERE == fields
    assert not set(HERE) & ELSEWHERE
    assert len(set(HERE)) == len(HERE)


@pytest.mark.parametrize("setting", HERE)
def test_every_value_is_chosen_with_the_keyboard_and_kept(qtbot, dialog, keeper, store, setting):
    row = dialog.rows[setting]
    row.control.setFocus()
    for value in values_of(setting):
        if row.switch is not None:
            if row.switch.isChecked() != value:
                QTest.keyClick(row.switch, Qt.Key.Key_Space)
        else:
            QTest.keyClick(row.box, Qt.Key.Key_Home)
            for _ in range(values_of(setting).index(value)):
                QTest.keyClick(row.box, Qt.Key.Key_Down)
        assert getattr(keeper.settings, setting) == value
        assert type(getattr(keeper.settings, setting)) is type(value)
        assert getattr(store.load(), setting) == value


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_goes_back_to_its_beginnings_alone(dialog, keeper, section):
    others = {
        name: next(value for value in values_of(name) if value != getattr(Settings(), name)) for name in HERE
    }
    keeper.change(**others)
    QTest.mouseClick(dialog.restore_buttons[section], LEFT)
    for name in HERE:
        expected = defaults_of(section).get(name, others[name])
        assert getattr(keeper.settings, name) == expected
    assert not dialog.restore_buttons[section].isEnabled()


def test_what_is_changed_elsewhere_is_seen_here(dialog, keeper):
    keeper.change(speed=Speed.STROLL, sound_volume=73, hand_order=HandOrder.RANKS)
    assert dialog.rows["speed"].box.currentText() == "stroll"
    assert dialog.rows["sound_volume"].box.currentText() == "70%"
    assert not dialog.rows["trump_first"].control.isEnabled()


def test_search_finds_names_sentences_values_and_sections(dialog):
    for text, found in (
        ("walnut", ("table_theme",)),
        ("marriage half", ("auto_play_forced",)),
        ("motion SOUND", SECTIONS["motion"]),
        ("kangaroo", ()),
        ("", HERE),
    ):
        dialog.search.setText(text)
        assert dialog.shown_settings == found


def test_the_language_is_switched_while_it_is_open(qtbot, qapp, dialog):
    translations = Translations(qapp)
    for language, title in (("pl", "Ustawienia"), ("ru", "Настройки"), ("en", "Preferences")):
        translations.set_language(language)
        qtbot.waitUntil(lambda title=title: dialog.windowTitle() == title)
        assert dialog.rows["theme"].box.itemText(1) != ""


def test_the_window_follows_at_once(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    window.menus.preferences.trigger()
    dialog = window.findChild(PreferencesDialog)
    assert dialog is not None
    before = qapp.palette().window().color()
    dialog.rows["theme"].value_chosen.emit(Theme.DARK)
    assert qapp.palette().window().color() != before
    dialog.rows["language"].value_chosen.emit("pl")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Ustawienia")
    dialog.rows["table_theme"].value_chosen.emit(TableThemeName.WALNUT)
    assert window.scene.table_theme is palette.THEMES["walnut"]
    dialog.rows["score_sheet_visible"].value_chosen.emit(False)
    assert not window.score_sheet.isVisible()
    dialog.rows["language"].value_chosen.emit("en")
    dialog.rows["theme"].value_chosen.emit(Theme.LIGHT)
    dialog.accept()
    window.close()
