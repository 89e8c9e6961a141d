"""Opens the window of puzzles over the main window; it is imported when it is first wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thousand_qt.app.application import bring_to_front
from thousand_qt.app.focus_ring import FocusRing
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.ui.cards_menu import chosen_order
from thousand_qt.ui.fitting import shrink_to_screen

if TYPE_CHECKING:
    from thousand_qt.ui.puzzles.window import PuzzleWindow


class Puzzles(QObject):
    """There is one window of puzzles, with the look and the speed of the table."""

    def __init__(
        self,
        window: QWidget,
        keeper: SettingsKeeper,
        renderer: DeckRenderer,
        data: Path,
        focus_ring: FocusRing,
    ) -> None:
        """Serve this window.

        Args:
            window: The puzzles belong to it.
            keeper: The settings.
            renderer: That of the table; puzzles show the same deck.
            data: The player's data folder, where results are kept.
            focus_ring: Knows whether keys or the pointer lead.
        """
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._renderer = renderer
        self._data = data
        self._focus_ring = focus_ring
        self._motion_is_reduced = False
        self._puzzles: PuzzleWindow | None = None
        keeper.changed.connect(self.on_settings_changed)
        renderer.faces_changed.connect(self.on_faces_changed)

    @property
    def window(self) -> PuzzleWindow | None:
        """The window of puzzles, once it has been opened."""
        return self._puzzles

    def show(self) -> None:
        """Open the window with the puzzle of the day, or bring it to the front as it was left."""
        if self._puzzles is None:
            from thousand_qt.puzzles.diary import FILE_NAME, Diary
            from thousand_qt.ui.puzzles.window import PuzzleWindow

            puzzles = PuzzleWindow(
                self._renderer.deck, Diary(self._data / FILE_NAME), self._window, cache=self._renderer.cache
            )
            self._focus_ring.lead_changed.connect(puzzles.area.table.set_keys_lead)
            puzzles.area.table.set_keys_lead(self._focus_ring.keys_lead)
            puzzles.set_reduced_motion(self._motion_is_reduced)
            shrink_to_screen(puzzles, self._window)
            self._puzzles = puzzles
            self.on_settings_changed()
        if not self._puzzles.isVisible():
            self._puzzles.open_today()
        bring_to_front(self._puzzles)

    def close(self) -> None:
        """Close the window, at the end of the program."""
        if self._puzzles is not None:
            self._puzzles.close()

    # Slots

    def on_settings_changed(self) -> None:
        if self._puzzles is not None:
            settings = self._keeper.settings
            self._puzzles.set_speed(settings.speed.value)
            self._puzzles.set_hand_order(chosen_order(settings))
            self._puzzles.set_look(settings.table_theme.value, settings.text_size)

    def on_motion_changed(self, reduced: bool) -> None:
        self._motion_is_reduced = reduced
        if self._puzzles is not None:
            self._puzzles.set_reduced_motion(reduced)

    def on_faces_changed(self) -> None:
        if self._puzzles is not None:
            self._puzzles.set_deck(self._renderer.deck)
