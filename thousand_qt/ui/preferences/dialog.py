"""All settings in one place: each change is seen at once, and any section goes back to its beginnings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from thousand_qt.app.i18n import LANGUAGE_NAMES
from thousand_qt.app.settings import HandOrder
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.choice_row import ChoiceRow
from thousand_qt.ui.paper import heading_font, paper_button, plain_label
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.preferences.catalogue import SECTIONS, defaults_of, values_of
from thousand_qt.ui.rows_area import RowsArea
from thousand_qt.ui.standard_keys import on_standard_keys
from thousand_qt.ui.texts.preferences import section_name, setting_meaning, setting_name, setting_value

_MARGIN: Final = 26


class PreferencesDialog(PaperDialog):
    """Shows the settings of a keeper and changes them one by one.

    Signals:
        cards_asked(): the player wants to choose other cards.
    """

    cards_asked = Signal()

    def __init__(
        self,
        keeper: SettingsKeeper,
        parent: QWidget | None = None,
        *,
        languages: Mapping[str, str] = LANGUAGE_NAMES,
        has_traditional_suits: Callable[[], bool] = lambda: True,
    ) -> None:
        """Show the settings.

        Args:
            keeper: Has the settings.
            parent: The window the dialog is over.
            languages: Those to choose from, what each calls itself by its code.
            has_traditional_suits: Returns whether the language in use has two sets of names for the suits.
        """
        super().__init__(parent)
        self.setObjectName("preferencesDialog")
        self._languages = languages
        self._has_traditional_suits = has_traditional_suits
        self._keeper = keeper
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._search = QLineEdit()
        self._search.setObjectName("searchEdit")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self.on_search_changed)
        self._heading_labels: dict[str, QLabel] = {}
        self._restore_buttons: dict[str, QPushButton] = {}
        self._cards_button = paper_button()
        self._cards_button.setAutoDefault(False)
        self._cards_button.clicked.connect(self.on_cards_clicked)
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.accept)
        self._page = RowsArea[ChoiceRow]()
        self._fill_page()
        self._lay_out()
        keeper.changed.connect(self.on_settings_changed)
        on_standard_keys(self, QKeySequence.StandardKey.Find, self._search.setFocus)
        self.retranslate()
        self._search.setFocus()

    def _fill_page(self) -> None:
        for section, settings in SECTIONS.items():
            rows: dict[str, ChoiceRow] = {}
            for setting in settings:
                present = getattr(self._keeper.settings, setting)
                row = ChoiceRow(values_of(setting, present, languages=tuple(self._languages)))
                row.setObjectName(f"setting-{setting}")
                row.value_chosen.connect(partial(self.on_value_chosen, setting))
                rows[setting] = row
            self._page.add_section(section, self._heading(section), rows)

    def _heading(self, section: str) -> QWidget:
        heading = QWidget()
        label = plain_label()
        label.setFont(heading_font(self.font(), 1.25))
        button = paper_button(small=True)
        button.setAutoDefault(False)
        button.clicked.connect(partial(self.on_restore_clicked, section))
        line = QHBoxLayout(heading)
        line.setContentsMargins(0, 12, 4, 2)
        line.addWidget(label, 1)
        line.addWidget(button)
        self._heading_labels[section], self._restore_buttons[section] = label, button
        return heading

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self._title)
        head.addWidget(self._search, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._cards_button)
        foot.addStretch(1)
        foot.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 22, _MARGIN, 18)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self._page, 1)
        layout.addLayout(foot)

    @property
    def rows(self) -> dict[str, ChoiceRow]:
        """The settings by name, in the order of the page."""
        return self._page.rows

    @property
    def restore_buttons(self) -> dict[str, QPushButton]:
        """By section, what gives it its beginnings back."""
        return dict(self._restore_buttons)

    @property
    def search(self) -> QLineEdit:
        return self._search

    @property
    def shown_settings(self) -> tuple[str, ...]:
        """The settings that the search leaves on the page."""
        return self._page.shown

    def on_value_chosen(self, setting: str, value: Any) -> None:
        self._keeper.change(**{setting: value})

    def on_restore_clicked(self, section: str) -> None:
        self._keeper.change(**defaults_of(section))

    def on_cards_clicked(self) -> None:
        self.cards_asked.emit()

    def on_settings_changed(self) -> None:
        self._show()

    def on_search_changed(self) -> None:
        self._page.search(self._search.text())

    def _show(self) -> None:
        settings = self._keeper.settings
        for setting, row in self._page.rows.items():
            value = getattr(settings, setting)
            if setting == "language" and value not in row.values:
                value = ""  # its files have gone
            elif value not in row.values:  # set between two steps elsewhere
                value = min(row.values, key=lambda each: abs(each - value))
            row.show_value(value, enabled=self._matters(setting))
        for section, button in self._restore_buttons.items():
            changed = any(getattr(settings, name) != value for name, value in defaults_of(section).items())
            button.setEnabled(changed)

    def _matters(self, setting: str) -> bool:
        """Return whether a setting changes anything as the others are."""
        if setting == "trump_first":
            return self._keeper.settings.hand_order is not HandOrder.RANKS
        return setting != "traditional_suits" or self._has_traditional_suits()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = QCoreApplication.translate("Preferences", "Preferences")
        self.setWindowTitle(title)
        self._title.setText(title)
        search = QCoreApplication.translate("Preferences", "Search the preferences")
        self._search.setPlaceholderText(search)
        self._search.setAccessibleName(search)
        self._cards_button.setText(QCoreApplication.translate("Preferences", "Choose cards…"))
        self._close_button.setText(QCoreApplication.translate("Preferences", "Close"))
        restore = QCoreApplication.translate("Preferences", "Restore")
        for section, label in self._heading_labels.items():
            label.setText(section_name(section))
            self._restore_buttons[section].setText(restore)
            #: {section} is the heading of some settings, such as "Language".
            described = QCoreApplication.translate("Preferences", "Restore the section {section}")
            self._restore_buttons[section].setAccessibleName(described.format(section=section_name(section)))
        for setting, row in self._page.rows.items():
            names = [setting_value(setting, value, self._languages) for value in row.values]
            row.set_texts(setting_name(setting), setting_meaning(setting), names)
        nothing = QCoreApplication.translate("Preferences", "No preference found.")
        self._page.set_words({section: section_name(section) for section in SECTIONS}, nothing)
        self._show()
        self.on_restyled()
        self.on_search_changed()

    def on_restyled(self) -> None:
        self._page.restyle(self._style.colours)

    def sizeHint(self) -> QSize:
        return QSize(760, 640)
