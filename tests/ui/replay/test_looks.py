"""A replay fits small windows in every language and theme, changes both while it is open, and is let go."""

from __future__ import annotations

import gc
import weakref

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.fitting_words import outside
from tests.ui.replay.conftest import OpenReplay
from tests.ui.replay.recorded import recorded
from tests.ui.replay.test_window import check, press
from tests.ui.room_for_texts import clipped, settle
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import resource_path
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.session.replay import Stride
from thousand_qt.session.replay_moments import MomentKind
from thousand_qt.ui.replay.glyphs import Glyph, GlyphButton
from thousand_qt.ui.replay.window import ReplayWindow

LONG_NAMES = ("Wilhelmina Wawrzyńce", "Ян-Мария Константинъ", "Maksymilian Xxxxxxxx", "Ed")


def with_names(record: Record, names: tuple[str, ...]) -> Record:
    seats = tuple(SeatEntry(name, seat.kind) for name, seat in zip(names, record.header.seats, strict=False))
    return Record(msgspec.structs.replace(record.header, seats=seats), record.entries)


@pytest.mark.parametrize(
    ("form", "language"),
    [
        ("classic", "en"),
        ("classic", "ru"),
        ("polish-four", "pl"),
        ("polish-four", "ru"),
        ("polish-two-talons", "pl"),
        ("polish-stock", "ru"),
    ],
)
def test_nothing_is_cut_off_in_a_small_window(
    open_replay: OpenReplay, qapp: QApplication, language: str, form: str
):
    translations = Translations(qapp)
    translations.set_language(language)
    window = open_replay(with_names(recorded(form, 2), LONG_NAMES), size=(1024, 600))
    settle()
    assert window.size().width() == 1024
    assert window.size().height() == 600
    kinds = [moment.kind for moment in window.replay_cursor.moments]
    for kind in (MomentKind.DEALT, MomentKind.EXCHANGE, MomentKind.RESULT):
        if kind not in kinds and form == "polish-stock":
            continue  # nothing is exchanged there
        window.show_of_match.go_to(kinds.index(kind))
        settle()
        for part in (window.controls, window.side):
            assert clipped(part) == []
    press(window, Qt.Key.Key_End)
    settle()
    assert clipped(window.side) == []
    right = window.controls.branch_button.geometry().right()
    assert right <= window.controls.width()


def test_a_screen_of_800_by_480_has_room_for_large_russian_letters(
    open_replay: OpenReplay, qapp: QApplication, large_letters: None
):
    """The list lies over the table there, behind its button, and the table keeps all of its width."""
    Translations(qapp).set_language("ru")
    window = open_replay(with_names(recorded("classic", 2), LONG_NAMES), size=(800, 440))
    window.set_look("green", 150)
    settle()
    controls, side, button = window.controls, window.side, window.controls.list_button
    assert window.size().toTuple() == (800, 440)
    assert (side.isVisible(), button.isChecked()) == (False, False)
    assert window.table.size() == window.area.size()
    assert window.area.height() > 0.6 * window.height()
    assert clipped(controls) + outside(controls) == []
    press(window, Qt.Key.Key_F9)
    settle()
    assert (side.isVisible(), button.isChecked()) == (True, True)
    assert window.area.width() == 800
    assert side.geometry().topRight() == window.rect().topRight()
    assert side.geometry().bottom() + 1 == controls.y()
    assert clipped(side) + outside(side) == []
    side.tabs[0].setFocus()
    button.click()
    assert not side.isVisible()
    assert window.focusWidget() is window
    window.resize(1280, 720)
    settle()
    assert side.isVisible()
    assert window.area.width() + side.width() == 1280


def test_lines_of_moves_have_the_height_they_need(open_replay: OpenReplay):
    window = open_replay(with_names(recorded("classic", 1), LONG_NAMES), size=(1024, 600))
    talon = next(i for i, m in enumerate(window.replay_cursor.moments) if m.kind is MomentKind.TALON_SHOWN)
    window.show_of_match.go_to(talon)
    settle()
    moves, model = window.side.moves, window.moves
    long, short = moves.visualRect(model.index_of(talon)), moves.visualRect(model.index_of(2))
    assert long.height() >= 1.6 * short.height()
    window.resize(1700, 600)
    settle()
    assert moves.visualRect(model.index_of(talon)).height() <= long.height()


def test_the_language_changes_while_it_is_open(open_replay: OpenReplay, qapp: QApplication):
    translations = Translations(qapp)
    translations.set_language("en")
    window = open_replay()
    window.show_of_match.go_to(5)
    for language, moves in (("pl", "Przebieg"), ("ru", "Ходы"), ("en", "Moves")):
        translations.set_language(language)
        settle()
        assert window.side.tabs[0].text() == moves
        assert window.replay_cursor.position == 5
        check(window)


def test_a_comparison_survives_a_change_of_language(open_replay: OpenReplay, qapp: QApplication):
    translations = Translations(qapp)
    translations.set_language("en")
    window = open_replay()
    window.deal_actions.compare.trigger()
    sheet = window.area.sheet
    translations.set_language("pl")
    settle()
    assert window.area.sheet is sheet


def test_another_deck_is_shown_at_once(open_replay: OpenReplay):
    window = open_replay()
    window.set_deck(load_deck(resource_path("decks", "papercut"), "ru"))
    check(window)


def test_the_list_can_be_put_away(open_replay: OpenReplay):
    window = open_replay(size=(1024, 600))
    settle()
    width = window.area.width()
    press(window, Qt.Key.Key_F9)
    settle()
    assert not window.side.isVisible()
    assert window.area.width() > width
    press(window, Qt.Key.Key_Right)
    check(window)
    press(window, Qt.Key.Key_F9)
    assert window.side.isVisible()


def test_every_sign_is_another_one(qtbot: QtBot):
    """Who cannot read the tool tip must see what a button does."""
    pictures: list[QImage] = []
    for glyph in Glyph:
        for forward in (True, False):
            button = GlyphButton(glyph, forward=forward)
            qtbot.addWidget(button)
            button.resize(button.sizeHint())
            image = button.grab().toImage()
            if glyph is Glyph.PLAY and not forward:
                continue
            assert all(image != other for other in pictures), glyph
            pictures.append(image)


def test_every_button_has_a_name_and_its_key(open_replay: OpenReplay):
    window = open_replay()
    for button in window.controls.findChildren(GlyphButton):
        assert button.accessibleName()
        assert button.toolTip().startswith(button.accessibleName())
    assert window.controls.strides[Stride.MOMENT, True].toolTip() == "One card or call forward (Right)"
    assert window.controls.timeline.accessibleName()
    assert window.side.moves.accessibleName()


def test_what_happens_is_said_to_those_who_do_not_see_the_table(open_replay: OpenReplay, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr("thousand_qt.ui.replay.window.QAccessible.isActive", lambda: True)
    monkeypatch.setattr(
        "thousand_qt.ui.replay.window.QAccessible.updateAccessibility",
        lambda event: told.append(event.message()),
    )
    window = open_replay()
    told.clear()
    for _ in range(3):
        press(window, Qt.Key.Key_Right)
        assert told.pop() == window.table.accessibleDescription()
        assert told == []
    assert window.table.accessibleDescription().startswith(("Zofia", "Anna", "Borys"))


def test_a_window_that_is_closed_is_let_go(qtbot: QtBot):
    window = ReplayWindow(load_deck(resource_path("decks", "papercut"), "en"))
    window.set_speed("off")
    window.show_record(recorded("classic"))
    window.show()
    watch = weakref.ref(window)
    window.close()
    window.deleteLater()
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert watch() is None
