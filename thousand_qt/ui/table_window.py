"""A window with a table of its own, beside the one on which a match is played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.table.hand_order import HandOrder
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView
from thousand_qt.ui.standard_keys import on_standard_keys
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.table_texts import TableTexts


class TableWindow(QWidget):
    """What lessons, puzzles, replays and reviews share: a table, its cards and look, the keys of a window.

    `OtherTables` keeps it like the table of the match.
    """

    def __init__(
        self,
        deck: Deck,
        texts: TableTexts,
        parent: QWidget | None = None,
        *,
        size: QSize,
        least: QSize,
        cache: CardCache | None = None,
        make_table: type[TableView] = TableView,
    ) -> None:
        """Make an empty table; the subclass lays the window out.

        Args:
            deck: The pictures of the cards.
            texts: What is written on the table.
            parent: The owner.
            size: Of the window at first, in logical pixels.
            least: The least size it may be given.
            cache: Pictures that have been drawn before.
            make_table: What shows the scene.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.setMinimumSize(least)
        self.resize(size)
        self._look = ("", 0)
        self._renderer = DeckRenderer(deck, self, cache=cache)
        self._scene = TableScene(self._renderer, texts, self)
        self._area = TableArea(make_table(self._scene))
        on_standard_keys(self, QKeySequence.StandardKey.FullScreen, self.on_full_screen_toggled)
        on_standard_keys(self, QKeySequence.StandardKey.Close, self.close)

    @property
    def area(self) -> TableArea:
        return self._area

    @property
    def scene(self) -> TableScene:
        return self._scene

    def set_speed(self, name: str) -> None:
        """Set how fast cards move: one of `durations.SPEEDS`."""
        self._scene.set_speed(name)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let cards appear where they belong instead of flying there."""
        self._scene.set_reduced_motion(reduced)

    def set_hand_order(self, order: HandOrder) -> None:
        """Sort the hands that are seen as the player likes it."""
        self._scene.set_hand_order(order)

    def set_deck(self, deck: Deck) -> None:
        """Show the cards of another deck."""
        self._renderer.set_deck(deck)

    def set_look(self, theme: str, text_size: int) -> None:
        """Lay this cloth, one of `palette.THEMES`, and make words so large, in percent."""
        if (theme, text_size) != self._look:
            self._look = theme, text_size
            self._scene.set_table_theme(theme)
            self._area.set_text_scale(text_size / 100)

    def set_keys_lead(self, lead: bool) -> None:
        """Take note whether the last press was a key's: then the ring comes with the keyboard."""
        self._area.table.set_keys_lead(lead)

    def on_full_screen_toggled(self) -> None:
        (self.showNormal if self.isFullScreen() else self.showFullScreen)()
