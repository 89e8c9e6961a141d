"""The cards to play with: all decks there are, with a few cards of each, and the player's own to be added."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.decks.faults import DeckRefusedError
from thousand_qt.decks.jobs import WHOLE_DECK, Job, Pictures
from thousand_qt.decks.render_task import RenderTask
from thousand_qt.decks.shelf import PICTURE_ENDINGS, DeckShelf, ShelvedDeck, Source
from thousand_qt.ui.deck_previews import CARD_WIDTH, PREVIEW_HEIGHT, PREVIEW_WIDTH, DeckPreviews
from thousand_qt.ui.deck_versions import DeckVersions
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.texts.decks import refusal_words, source_words
from thousand_qt.ui.wrapping_row import WrappingRow

_WIDTH: Final = 720
_HEIGHT: Final = 620
_MARGIN: Final = 24
_LEAST: Final = QSize(520, 340)
_DECK: Final = Qt.ItemDataRole.UserRole


class DeckDialog(PaperDialog):
    """Offers decks; the one that is gone to is taken at once.

    Signals:
        deck_chosen(Deck): the player wants to play with this deck.
    """

    deck_chosen = Signal(object)

    def __init__(
        self,
        shelf: DeckShelf,
        present: Deck,
        parent: QWidget | None = None,
        *,
        cache: CardCache | None = None,
    ) -> None:
        """Offer the decks of this shelf; `present` is the one on the table."""
        super().__init__(parent)
        self.setObjectName("deckDialog")
        self.setMinimumSize(_LEAST)
        self._shelf = shelf
        self._present = present.identifier
        self._refusals: dict[str, DeckRefusedError] = {}
        self._refused_by_hand: DeckRefusedError | None = None
        self._trial: RenderTask | None = None
        self._candidate = present
        self._previews = DeckPreviews(self.devicePixelRatioF(), cache, self)
        self._previews.drawn.connect(self.on_preview_drawn)
        self._previews.refused.connect(self.on_preview_refused)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.4))
        self._list = QListWidget()
        self._list.setObjectName("deckList")
        self._list.setIconSize(QSize(PREVIEW_WIDTH, PREVIEW_HEIGHT))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.versions = DeckVersions()
        self._message = plain_label(wrap=True)
        self._message.setObjectName("deckMessage")
        self._message.hide()
        self._add_file = paper_button(small=True)
        self._add_file.setObjectName("addFileButton")
        self._add_file.clicked.connect(self.on_add_file_clicked)
        self._add_folder = paper_button(small=True)
        self._add_folder.setObjectName("addFolderButton")
        self._add_folder.clicked.connect(self.on_add_folder_clicked)
        self._remove = paper_button(small=True)
        self._remove.setObjectName("removeButton")
        self._remove.clicked.connect(self.on_remove_clicked)
        self._close = paper_button(main=True)
        self._close.setObjectName("closeButton")
        self._close.clicked.connect(self.accept)
        self._lay_out()
        self._fill()
        self._list.currentItemChanged.connect(self.on_current_item_changed)
        self.retranslate()
        self.on_restyled()
        self._list.setFocus()

    def _lay_out(self) -> None:
        buttons = WrappingRow()
        for button in (self._add_file, self._add_folder, self._remove):
            buttons.add(button)
        buttons.add_gap()
        buttons.add(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 18, _MARGIN, 18)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._list, 1)
        layout.addWidget(self.versions)
        layout.addWidget(self._message)
        layout.addWidget(buttons)
        for button in (self._add_file, self._add_folder, self._remove):
            button.setAutoDefault(False)
        self._close.setDefault(True)  # again: a button forgets it while it goes from parent to parent

    # What is seen

    @property
    def list(self) -> QListWidget:
        return self._list

    @property
    def message(self) -> str:
        """What is said about the last deck that was added, or could not be."""
        return self._message.text() if self._message.isVisibleTo(self) else ""

    @property
    def is_trying(self) -> bool:
        """Whether a deck to be added is being looked at."""
        return self._trial is not None

    def _fill(self) -> None:
        """List all decks; what is known of them stays."""
        icons = {
            self._shelved(item).deck.identifier: item.icon()
            for item in (self._list.item(row) for row in range(self._list.count()))
        }
        before = self._list.blockSignals(True)
        self._list.clear()
        for shelved in self._shelf.decks():
            deck = shelved.deck
            item = QListWidgetItem()
            item.setData(_DECK, shelved)
            known = icons.get(deck.identifier)
            item.setIcon(known if known is not None else _empty_icon())
            item.setSizeHint(QSize(0, PREVIEW_HEIGHT + 12))
            self._list.addItem(item)
            if known is None:
                self._previews.ask(deck, first=deck.identifier == self._present)
        self._list.blockSignals(before)
        self._describe()
        self._mark_present()

    def _describe(self) -> None:
        for row in range(self._list.count()):
            item = self._list.item(row)
            shelved = self._shelved(item)
            refusal = self._refusals.get(shelved.deck.identifier)
            second = source_words(shelved.source) if refusal is None else refusal_words(refusal)
            item.setText(f"{shelved.deck.name}\n{second}")
            item.setToolTip(str(shelved.folder))
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                QCoreApplication.translate("Decks", "{name}: {description}").format(
                    name=shelved.deck.name, description=second
                ),
            )

    def _mark_present(self) -> None:
        item = self._item(self._present) or self._list.item(0)
        before = self._list.blockSignals(True)
        self._list.setCurrentItem(item)
        self._list.blockSignals(before)
        self._list.scrollToItem(item)
        self._remove.setEnabled(self._shelved(item).source is Source.ADDED)
        self.versions.setEnabled(self._shelved(item).source is Source.OURS)

    def _item(self, identifier: str) -> QListWidgetItem | None:
        items = (self._list.item(row) for row in range(self._list.count()))
        return next((item for item in items if self._shelved(item).deck.identifier == identifier), None)

    @staticmethod
    def _shelved(item: QListWidgetItem) -> ShelvedDeck:
        shelved = item.data(_DECK)
        assert isinstance(shelved, ShelvedDeck)
        return shelved

    def on_preview_drawn(self, deck: Deck, preview: QPixmap) -> None:
        if (item := self._item(deck.identifier)) is not None:
            icon = QIcon(preview)
            icon.addPixmap(preview, QIcon.Mode.Selected)  # else it would be tinted
            item.setIcon(icon)

    def on_preview_refused(self, deck: Deck, refusal: DeckRefusedError) -> None:
        self._refusals[deck.identifier] = refusal
        self._describe()

    def redraw_ours(self) -> None:
        """Show our deck in the version that was chosen."""
        item = self._list.item(0)
        ours = next(one for one in self._shelf.decks() if one.source is Source.OURS)
        item.setData(_DECK, ours)
        self._previews.ask(ours.deck, first=True)

    # Choosing

    def on_current_item_changed(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        shelved = self._shelved(item)
        self._remove.setEnabled(shelved.source is Source.ADDED)
        self.versions.setEnabled(shelved.source is Source.OURS)
        if shelved.deck.identifier in self._refusals or shelved.deck.identifier == self._present:
            return
        self._present = shelved.deck.identifier
        self._say(None)
        self.deck_chosen.emit(shelved.deck)

    def refuse(self, deck: Deck, error: DeckRefusedError, present: Deck) -> None:
        """Say that a deck that was chosen cannot be used, and which is on the table instead."""
        self._refusals[deck.identifier] = error
        self._present = present.identifier
        self._describe()

    # Adding and removing

    def on_add_file_clicked(self) -> None:
        patterns = " ".join(f"*{ending}" for ending in PICTURE_ENDINGS)
        path, _ = QFileDialog.getOpenFileName(
            self,
            QCoreApplication.translate("Decks", "Add a deck from a file"),
            "",
            QCoreApplication.translate("Decks", "Decks of cards ({patterns})").format(patterns=patterns),
        )
        if path:
            self.add(Path(path))

    def on_add_folder_clicked(self) -> None:
        title = QCoreApplication.translate("Decks", "Add a deck from a folder")
        if path := QFileDialog.getExistingDirectory(self, title):
            self.add(Path(path))

    def add(self, path: Path) -> None:
        """Take in the deck of a file or folder, if all its cards can be drawn."""
        if self._trial is not None:
            self._trial.cancel()
            self._trial = None
        try:
            deck = self._shelf.candidate(path)
        except DeckRefusedError as refusal:
            self._say(refusal)
            return
        self._candidate = deck
        self._trial = RenderTask(Job(deck.svg, WHOLE_DECK, CARD_WIDTH, self.devicePixelRatioF()), self)
        self._trial.done.connect(self.on_trial_done)
        self._trial.failed.connect(self.on_trial_failed)
        self._trial.start()

    def on_trial_done(self, _: Pictures) -> None:
        self._trial = None
        try:
            shelved = self._shelf.add(self._candidate)
        except DeckRefusedError as refusal:
            self._say(refusal)
            return
        self._say(None)
        self._present = shelved.deck.identifier
        self._fill()
        self.deck_chosen.emit(shelved.deck)

    def on_trial_failed(self, refusal: DeckRefusedError) -> None:
        self._trial = None
        self._say(refusal)

    def on_remove_clicked(self) -> None:
        item = self._list.currentItem()
        if item is None or self._shelved(item).source is not Source.ADDED:
            return
        try:
            self._shelf.remove(self._shelved(item))
        except DeckRefusedError as refusal:
            self._say(refusal)
            return
        if self._shelved(item).deck.identifier == self._present:
            ours = self._shelved(self._list.item(0)).deck
            self._present = ours.identifier
            self.deck_chosen.emit(ours)
        self._fill()

    def _say(self, refusal: DeckRefusedError | None) -> None:
        self._refused_by_hand = refusal
        self._message.setText("" if refusal is None else refusal_words(refusal))
        self._message.setVisible(refusal is not None)

    # Looks

    def on_restyled(self) -> None:
        set_ink(self._title, self._style.colours.ink)
        set_ink(self._message, self._style.colours.loss)
        self.versions.set_ink(self._style.colours.ink)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        title = QCoreApplication.translate("Decks", "Cards")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._list.setAccessibleName(QCoreApplication.translate("Decks", "Decks of cards"))
        self._add_file.setText(QCoreApplication.translate("Decks", "Add a &file…"))
        self._add_folder.setText(QCoreApplication.translate("Decks", "Add a f&older…"))
        self._remove.setText(QCoreApplication.translate("Decks", "&Remove"))
        self._close.setText(QCoreApplication.translate("Decks", "&Close"))
        self._say(self._refused_by_hand)
        self.versions.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        self._previews.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._previews.stop()
        super().closeEvent(event)


def _empty_icon() -> QIcon:
    """Return what holds the place of a preview that is not drawn yet."""
    pixmap = QPixmap(PREVIEW_WIDTH, PREVIEW_HEIGHT)
    pixmap.fill(Qt.GlobalColor.transparent)
    return QIcon(pixmap)
