"""The versions of our own deck: colours, indices and backs, as the settings keep them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from thousand_qt.app.paths import resource_path
from thousand_qt.app.settings import Settings
from thousand_qt.decks.catalogue import Deck
from thousand_qt.decks.papercut import Back, Colours, DeckVersion, IndexSize, Indices, own_deck
from thousand_qt.ui.paper import plain_label, set_ink
from thousand_qt.ui.paper_inputs import PaperComboBox


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
    """Offers the versions, one box for each kind of choice, its name above it, in as few rows as fit.

    Signals:
        chosen(str, str): the name of a setting and its new value.
    """

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: dict[str, QLabel] = {}
        self._boxes: dict[str, QComboBox] = {}
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(3)
        for name, (_, choices) in self._words().items():
            title, box = plain_label(), PaperComboBox()
            title.setBuddy(box)
            title.setContentsMargins(0, 4, 0, 0)  # nearer to its own box than to the one above
            box.setObjectName(name)
            box.setMinimumContentsLength(8)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            for value in choices:
                box.addItem("", value)
            box.activated.connect(partial(self.on_activated, name))
            self._titles[name], self._boxes[name] = title, box
        self.retranslate()

    def set_settings(self, settings: Settings) -> None:
        """Show what is chosen."""
        for name, box in self._boxes.items():
            box.setCurrentIndex(box.findData(getattr(settings, name)))

    def set_ink(self, colour: QColor) -> None:
        """Write the names of the boxes in this colour."""
        for title in self._titles.values():
            set_ink(title, colour)

    def on_activated(self, name: str, _: int) -> None:
        self.chosen.emit(name, self._boxes[name].currentData())

    def retranslate(self) -> None:
        """Set all words in the present language."""
        for name, (title, choices) in self._words().items():
            self._titles[name].setText(title)
            self._boxes[name].setAccessibleName(title)
            for place, text in enumerate(choices.values()):
                self._boxes[name].setItemText(place, text)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many boxes side by side as there is room for."""
        pairs = [(self._titles[name], self._boxes[name]) for name in self._boxes]
        widest = max(max(title.sizeHint().width(), box.sizeHint().width()) for title, box in pairs)
        room = self.width() + self._grid.horizontalSpacing()
        each = widest + self._grid.horizontalSpacing()
        columns = next(number for number in (4, 2, 1) if number == 1 or number * each <= room)
        if columns == self._columns:
            return
        self._columns = columns
        for place, (title, box) in enumerate(pairs):
            row, column = divmod(place, columns)
            self._grid.addWidget(title, 2 * row, column)
            self._grid.addWidget(box, 2 * row + 1, column)
        for column in range(4):
            self._grid.setColumnStretch(column, int(column < columns))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        # Narrow enough for one box: how many stand side by side is decided when the width is known.
        narrowest = max(box.minimumSizeHint().width() for box in self._boxes.values())
        return QSize(narrowest, super().minimumSizeHint().height())

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
