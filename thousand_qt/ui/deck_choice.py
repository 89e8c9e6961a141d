"""Which cards the player plays with: chosen in a dialog, kept in the settings, ours when they are missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck, DeckError
from thousand_qt.decks.faults import DeckRefusedError
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.decks.shelf import DeckShelf
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.texts.decks import fallback_words, gone_words, refusal_words

if TYPE_CHECKING:
    from thousand_qt.ui.deck_dialog import DeckDialog

DECKS_FOLDER: Final = "decks"
"""Below the player's data folder: the decks that were added."""
CARDS_FOLDER: Final = "cards"
"""Below the cache folder: cards that were drawn."""


class DeckChoice(QObject):
    """Knows the deck that is to be shown, and shows it on the table.

    A deck that is not there, or cannot be drawn, stays chosen: it may be on a disk that is missing today.

    Signals:
        changed(): another deck is to be shown.
        notice_given(str): something the player should know, as a sentence.
    """

    changed = Signal()
    notice_given = Signal(str)

    def __init__(
        self,
        keeper: SettingsKeeper,
        own: Callable[[], Deck],
        language: Callable[[], str],
        data: Path,
        window: QWidget,
        cache: CardCache | None = None,
    ) -> None:
        """Serve this window; `own` returns our deck and `data` is the player's data folder."""
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._own = own
        self._cache = cache
        self._shelf = DeckShelf(own, data / DECKS_FOLDER, language)
        self._failed: str | None = None
        self._renderer: DeckRenderer | None = None
        self._dialog: DeckDialog | None = None

    @property
    def cache(self) -> CardCache | None:
        """Where drawn cards are kept, of all decks."""
        return self._cache

    @property
    def dialog(self) -> DeckDialog | None:
        """The dialog that is open."""
        return self._dialog

    def deck(self) -> Deck:
        """Return the deck to be shown: the chosen one, or ours."""
        own = self._own()
        chosen = self._keeper.settings.deck
        if chosen in (own.identifier, self._failed):
            return own
        deck = self._shelf.find(chosen)
        if deck is None:
            self._failed = chosen
            QTimer.singleShot(0, self, self._tell_gone)
            return own
        return deck

    def serve(self, renderer: DeckRenderer) -> None:
        """Show the deck with this renderer from now on."""
        self._renderer = renderer
        renderer.deck_failed.connect(self.on_deck_failed)

    def refresh(self) -> None:
        """Show the deck as the language and the settings want it now."""
        if self._renderer is not None:
            self._renderer.set_deck(self.deck())
        self.changed.emit()

    def show_dialog(self) -> None:
        """Let the player choose."""
        from thousand_qt.ui.deck_dialog import DeckDialog  # the start of the program does not need it

        self._dialog = DeckDialog(self._shelf, self.deck(), self._window, cache=self._cache)
        self._dialog.deck_chosen.connect(self.on_deck_chosen)
        self._dialog.versions.set_settings(self._keeper.settings)
        self._dialog.versions.chosen.connect(self.on_version_chosen)
        self._dialog.finished.connect(self.on_dialog_finished)
        open_dialog(self._dialog)

    def on_dialog_finished(self) -> None:
        self._dialog = None

    def on_deck_chosen(self, deck: Deck) -> None:
        self._failed = None
        self._keeper.change(deck=deck.identifier)
        self.refresh()

    def on_version_chosen(self, name: str, value: str) -> None:
        self._failed = None
        self._keeper.change(**{name: value})
        self.refresh()
        if self._dialog is not None:
            self._dialog.redraw_ours()

    def on_deck_failed(self, deck: Deck, error: DeckError) -> None:
        self._failed = deck.identifier
        self.notice_given.emit(fallback_words(deck.name, refusal_words(error)))
        self.refresh()
        if self._dialog is not None and isinstance(error, DeckRefusedError):
            self._dialog.refuse(deck, error, self.deck())

    def _tell_gone(self) -> None:
        self.notice_given.emit(gone_words())
