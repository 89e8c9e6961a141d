"""Keeps the windows that have a table of their own like the table of the match."""

from __future__ import annotations

from PySide6.QtCore import QObject

from thousand_qt.app.focus_ring import FocusRing
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.ui.cards_menu import chosen_order
from thousand_qt.ui.table_window import TableWindow


class OtherTables(QObject):
    """Gives each such window the match's cards, cloth, speed and sizes, and again when they change."""

    def __init__(
        self, keeper: SettingsKeeper, renderer: DeckRenderer, focus_ring: FocusRing, parent: QObject
    ) -> None:
        """Follow these.

        Args:
            keeper: The settings.
            renderer: That of the table of the match; the others show its deck.
            focus_ring: Knows whether keys or the pointer lead.
            parent: The owner.
        """
        super().__init__(parent)
        self._keeper = keeper
        self._renderer = renderer
        self._focus_ring = focus_ring
        self._motion_is_reduced = False
        self._windows: list[TableWindow] = []
        keeper.changed.connect(self.on_settings_changed)
        renderer.faces_changed.connect(self.on_faces_changed)
        focus_ring.lead_changed.connect(self.on_lead_changed)

    def adopt(self, window: TableWindow) -> None:
        """Take care of a window from now on; it lives as long as this does."""
        self._windows.append(window)
        window.set_reduced_motion(self._motion_is_reduced)
        window.set_keys_lead(self._focus_ring.keys_lead)
        self._show_settings(window)

    def _show_settings(self, window: TableWindow) -> None:
        settings = self._keeper.settings
        window.set_speed(settings.speed.value)
        window.set_hand_order(chosen_order(settings))
        window.set_look(settings.table_theme.value, settings.text_size)

    def on_settings_changed(self) -> None:
        for window in self._windows:
            self._show_settings(window)

    def on_faces_changed(self) -> None:
        for window in self._windows:
            window.set_deck(self._renderer.deck)

    def on_lead_changed(self, keys_lead: bool) -> None:
        for window in self._windows:
            window.set_keys_lead(keys_lead)

    def on_motion_changed(self, reduced: bool) -> None:
        self._motion_is_reduced = reduced
        for window in self._windows:
            window.set_reduced_motion(reduced)
