"""The versions of our own deck: colours, indices and backs, as the settings keep them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from thousand_qt.app.paths import resource_path
from thousand_qt.app.settings import Settings
from thousand_qt.decks.catalogue import Deck
from thousand_qt.decks.papercut import Back, Colours, DeckVersion, IndexSize, Indices, own_deck


def own_version(settings: Settings, language: str) -> Deck:
    """Return our deck as the settings want it."""
    version = DeckVersion(
        Colours(settings.deck_colours),
        IndexSize(settings.deck_index_size),
        Back(settings.deck_back),
        Indices(settings.deck_indices),
    )
    return own_deck(resource_path("decks"), version, language)


class DeckVersions(QWidget):
    """Offers the versions, one box for each kind of choice.

    Signals:
        chosen(str, str): the name of a setting and its new value.
    """

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boxes: dict[str, QComboBox] = {}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for place, name in enumerate(self._words()):
            box = QComboBox()
            box.setObjectName(name)
            box.setMinimumContentsLength(8)
            for value in self._words()[name][1]:
                box.addItem("", value)
            box.activated.connect(partial(self.on_activated, name))
            layout.addWidget(box, place // 2, place % 2)
            self._boxes[name] = box
        self.retranslate()

    def set_settings(self, settings: Settings) -> None:
        """Show what is chosen."""
        for name, box in self._boxes.items():
            box.setCurrentIndex(box.findData(getattr(settings, name)))

    def on_activated(self, name: str, _: int) -> None:
        self.chosen.emit(name, self._boxes[name].currentData())

    def retranslate(self) -> None:
        """Set all words in the present language."""
        for name, (title, choices) in self._words().items():
            self._boxes[name].setAccessibleName(title)
            for place, text in enumerate(choices.values()):
                self._boxes[name].setItemText(place, text)

    @staticmethod
    def _words() -> dict[str, tuple[str, dict[str, str]]]:
        return {
            "deck_colours": (
                QCoreApplication.translate("Decks", "Colours of the suits"),
                {
                    "four": QCoreApplication.translate("Decks", "Four colours"),
                    "two": QCoreApplication.translate("Decks", "Two colours"),
                },
            ),
            "deck_back": (
                QCoreApplication.translate("Decks", "Back"),
                {
                    "red": QCoreApplication.translate("Decks", "Red back"),
                    "blue": QCoreApplication.translate("Decks", "Blue back"),
                },
            ),
            "deck_index_size": (
                QCoreApplication.translate("Decks", "Size of the indices"),
                {
                    "normal": QCoreApplication.translate("Decks", "Normal indices"),
                    "large": QCoreApplication.translate("Decks", "Large indices"),
                },
            ),
            "deck_indices": (
                QCoreApplication.translate("Decks", "Letters of the indices"),
                {
                    "language": QCoreApplication.translate("Decks", "Letters of the language"),
                    "international": QCoreApplication.translate("Decks", "A K Q J"),
                    "polish": QCoreApplication.translate("Decks", "A K D W"),
                    "russian": QCoreApplication.translate("Decks", "Т К Д В"),
                },
            ),
        }
