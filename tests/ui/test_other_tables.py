"""Every table beside that of the match lies on its cloth, has its cards, and goes on following it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSize
from pytestqt.qtbot import QtBot

from thousand_qt.app.focus_ring import FocusRing
from thousand_qt.app.paths import resource_path
from thousand_qt.app.settings import Settings, SettingsStore, TableThemeName
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.table import palette
from thousand_qt.ui.other_tables import OtherTables
from thousand_qt.ui.table_window import TableWindow
from thousand_qt.ui.texts.table_texts import TableTexts


class Follower(TableWindow):
    """Counts what it is told of its look."""

    def __init__(self) -> None:
        deck = load_deck(resource_path("decks", "papercut"), "en")
        super().__init__(deck, TableTexts(("A", "B", "C")), size=QSize(640, 480), least=QSize(300, 200))
        self.looks: list[tuple[str, int]] = []
        self.motions: list[bool] = []
        self.leads: list[bool] = []

    def set_look(self, theme: str, text_size: int) -> None:
        super().set_look(theme, text_size)
        self.looks.append((theme, text_size))

    def set_reduced_motion(self, reduced: bool) -> None:
        super().set_reduced_motion(reduced)
        self.motions.append(reduced)

    def set_keys_lead(self, lead: bool) -> None:
        super().set_keys_lead(lead)
        self.leads.append(lead)


def test_a_window_with_a_table_follows_the_table_of_the_match(qtbot: QtBot, tmp_path: Path) -> None:
    owner = QObject()
    keeper = SettingsKeeper(SettingsStore(tmp_path / "settings.toml"), Settings(text_size=125), owner)
    renderer = DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"), owner)
    ring = FocusRing(owner)
    tables = OtherTables(keeper, renderer, ring, owner)
    tables.on_motion_changed(True)
    window = Follower()
    qtbot.addWidget(window)

    tables.adopt(window)
    assert window.looks == [(TableThemeName.GREEN.value, 125)]
    assert window.motions == [True]
    assert window.leads == [ring.keys_lead]

    keeper.change(table_theme=TableThemeName.WALNUT)
    assert window.looks[-1] == (TableThemeName.WALNUT.value, 125)
    assert window.scene.table_theme == palette.THEMES[TableThemeName.WALNUT.value]
    tables.on_motion_changed(False)
    assert window.motions == [True, False]

    ring.lead_changed.emit(False)
    assert window.leads[-1] is False

    other = load_deck(resource_path("decks", "papercut"), "ru")
    renderer.set_deck(other)
    qtbot.waitUntil(lambda: window._renderer.deck == other)
