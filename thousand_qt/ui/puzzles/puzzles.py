"""Opens the window of puzzles over the main window; it is imported when it is first wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thousand_qt.app.application import bring_to_front
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.ui.fitting import shrink_to_screen
from thousand_qt.ui.other_tables import OtherTables

if TYPE_CHECKING:
    from thousand_qt.ui.puzzles.window import PuzzleWindow


class Puzzles(QObject):
    """There is one window of puzzles, with the look and the speed of the table."""

    def __init__(
        self,
        window: QWidget,
        renderer: DeckRenderer,
        tables: OtherTables,
        data: Path,
    ) -> None:
        """Serve this window.

        Args:
            window: The puzzles belong to it.
            renderer: That of the table; puzzles show the same deck.
            tables: Keeps the table of the puzzles like that of the match.
            data: The player's data folder, where results are kept.
        """
        super().__init__(window)
        self._window = window
        self._renderer = renderer
        self._tables = tables
        self._data = data
        self._puzzles: PuzzleWindow | None = None

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
            self._tables.adopt(puzzles)
            shrink_to_screen(puzzles, self._window)
            self._puzzles = puzzles
        if not self._puzzles.isVisible():
            self._puzzles.open_today()
        bring_to_front(self._puzzles)

    def close(self) -> None:
        """Close the window, at the end of the program."""
        if self._puzzles is not None:
            self._puzzles.close()
