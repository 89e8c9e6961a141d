"""The dialog before a match: whose rules, who plays, and how strong the opponents are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from thousand_qt.engine.rules import PRESETS
from thousand_qt.ui.choice_card import ChoiceCard
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import (
    PaperStyle,
    heading_font,
    paper_button,
    plain_label,
    scaled_font,
    set_ink,
)
from thousand_qt.ui.paper_inputs import INPUT_HEIGHT, BulletList, PaperComboBox
from thousand_qt.ui.player_names import name_fault, suggested_names, tidy_name
from thousand_qt.ui.texts.levels import level_description, level_name
from thousand_qt.ui.texts.rules import preset_description, preset_name, rules_summary

OFFERED_PRESETS: Final = ("classic", "polish", "sixty", "quick", "dump")
"""The rule sets for three players."""

_MOST_TYPED: Final = 40


def suggested_preset(language: str) -> str:
    """Return the rule set most players of a language expect."""
    return "polish" if language == "pl" else "classic"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What the player chose for a match.

    Attributes:
        preset: The name of a rule set of the engine.
        names: The player's, the left and the right opponent's, which are seats 0, 1 and 2.
        levels: The left and the right opponent's.
    """

    preset: str
    names: tuple[str, ...]
    levels: tuple[str, str]


class NewMatchDialog(QDialog):
    """Asks for a `MatchSetup`.

    Signals:
        setup_chosen(MatchSetup): the player wants to play this.
    """

    setup_chosen = Signal(object)

    def __init__(
        self,
        level_labels: Sequence[tuple[str, str]],
        *,
        preset: str = "classic",
        player_name: str = "",
        opponent_names: tuple[str, str] = ("", ""),
        levels: tuple[str, str] = ("casual", "casual"),
        parent: QWidget | None = None,
    ) -> None:
        """Offer these choices first.

        Args:
            level_labels: The computer players' levels: identifier and name.
            preset: The rule set chosen at first.
            player_name: Empty for the name the program suggests, as are the opponents'.
            opponent_names: Left and right.
            levels: The levels of the left and the right opponent; an unknown one gives the first there is.
            parent: The window the dialog belongs to.
        """
        super().__init__(parent)
        if not level_labels:
            raise ValueError("there must be a level to choose")
        self.setObjectName("newMatchDialog")
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._level_labels = tuple(level_labels)
        self._suggested = suggested_names()
        self._cards = {name: ChoiceCard() for name in OFFERED_PRESETS}
        self._cards[preset if preset in self._cards else OFFERED_PRESETS[0]].setChecked(True)
        for card in self._cards.values():
            card.toggled.connect(self.on_rules_toggled)
        given = (player_name, *opponent_names)
        self._name_edits = [
            QLineEdit(name or suggestion) for name, suggestion in zip(given, self._suggested, strict=True)
        ]
        for edit in self._name_edits:
            edit.setMaxLength(_MOST_TYPED)
            edit.setMinimumHeight(INPUT_HEIGHT)
            edit.textChanged.connect(self.on_name_changed)
        self._level_boxes = [self._level_box(level) for level in levels]
        self._level_words = plain_label(wrap=True)
        self._level_words.setObjectName("levelWords")
        self._level_words.setFont(scaled_font(self.font(), 0.92))
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.7))
        self._rules_title, self._players_title, self._summary_title = (
            self._section_title() for _ in range(3)
        )
        self._name_labels = [plain_label() for _ in self._name_edits]
        self._fault = plain_label(wrap=True)
        self._fault.setObjectName("fault")
        self._fault.hide()
        self._summary = BulletList()
        self._cancel_button = paper_button()
        self._cancel_button.clicked.connect(self.reject)
        self._start_button = paper_button(main=True)
        self._start_button.setObjectName("startButton")
        self._start_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self._restyle()
        self._start_button.setFocus()

    def _level_box(self, level: str) -> QComboBox:
        box = PaperComboBox()
        for identifier, label in self._level_labels:
            box.addItem(label, identifier)
        box.setCurrentIndex(max(0, box.findData(level)))
        box.currentIndexChanged.connect(self.on_level_chosen)
        return box

    def _section_title(self) -> QLabel:
        label = plain_label()
        label.setFont(scaled_font(self.font(), 1.05, bold=True))
        return label

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(28)
        columns.addLayout(self._rules_column(), 6)
        columns.addLayout(self._players_column(), 5)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel_button)
        buttons.addWidget(self._start_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 22, 28, 20)
        layout.setSpacing(12)
        layout.addWidget(self._title)
        layout.addLayout(columns, 1)
        layout.addLayout(buttons)

    def _rules_column(self) -> QVBoxLayout:
        cards = QWidget()
        inner = QVBoxLayout(cards)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(7)
        for card in self._cards.values():
            inner.addWidget(card)
        inner.addStretch(1)
        scroll = FittingScrollArea()
        scroll.set_content(cards)
        scroll.measure(400)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._rules_title)
        column.addWidget(scroll, 1)
        return column

    def _players_column(self) -> QVBoxLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        for seat, (label, edit) in enumerate(zip(self._name_labels, self._name_edits, strict=True)):
            label.setBuddy(edit)
            label.setContentsMargins(0, 5 if seat else 0, 0, 0)
            grid.addWidget(label, 2 * seat, 1, 1, 2)
            grid.addWidget(Rosette(seat, 26), 2 * seat + 1, 0)
            if seat:
                grid.addWidget(edit, 2 * seat + 1, 1)
                grid.addWidget(self._level_boxes[seat - 1], 2 * seat + 1, 2)
            else:
                grid.addWidget(edit, 2 * seat + 1, 1, 1, 2)
        scroll = FittingScrollArea()
        scroll.set_content(self._in_short())
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._summary_scroll = scroll
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._players_title)
        column.addLayout(grid)
        column.addWidget(self._fault)
        column.addWidget(scroll, 1)
        return column

    def _in_short(self) -> QWidget:
        """What the chosen levels and rules mean: more words than a small window has room for."""
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(8)
        inner.addWidget(self._level_words)
        inner.addSpacing(4)
        inner.addWidget(self._summary_title)
        inner.addWidget(self._summary, 1)
        return content

    @property
    def setup(self) -> MatchSetup:
        """What is chosen now, whether or not it can be played."""
        left, right = (str(box.currentData()) for box in self._level_boxes)
        return MatchSetup(
            preset=next(name for name, card in self._cards.items() if card.isChecked()),
            names=tuple(tidy_name(edit.text()) for edit in self._name_edits),
            levels=(left, right),
        )

    @property
    def fault(self) -> str:
        """What keeps the match from starting, in words; empty when nothing does."""
        return self._fault.text() if self._fault.isVisibleTo(self) else ""

    @property
    def name_edits(self) -> list[QLineEdit]:
        """The player's, the left and the right opponent's name."""
        return self._name_edits

    @property
    def name_labels(self) -> list[QLabel]:
        """The labels of `name_edits`."""
        return self._name_labels

    @property
    def summary_sentences(self) -> tuple[str, ...]:
        """The chosen rules in short."""
        return self._summary.sentences

    @property
    def level_boxes(self) -> list[QComboBox]:
        return self._level_boxes

    @property
    def level_words(self) -> str:
        """How the chosen levels think."""
        return self._level_words.text()

    @property
    def choice_cards(self) -> dict[str, ChoiceCard]:
        """The rule sets by name."""
        return self._cards

    @property
    def start_button(self) -> QPushButton:
        return self._start_button

    def on_rules_toggled(self, chosen: bool) -> None:
        if chosen:
            self._show_summary()

    def on_level_chosen(self) -> None:
        self._show_level_words()

    def on_name_changed(self) -> None:
        # A fault is told when the player wants to start, not at the first letter; then until it is mended.
        if self.fault:
            self._check_names()

    def _check_names(self) -> int | None:
        """Tell what is wrong with the names; return the first seat with a wrong one."""
        names = self.setup.names
        for seat in range(len(names)):
            fault = name_fault(names, seat)
            if fault:
                self._fault.setText(fault)
                self._fault.show()
                return seat
        self._fault.hide()
        return None

    def _show_level_words(self) -> None:
        """Say how the chosen levels think, each once."""
        chosen = dict.fromkeys(self.setup.levels)
        words = [text for text in (level_description(level) for level in chosen) if text]
        self._level_words.setText("\n".join(words))
        self._level_words.setVisible(bool(words))

    def _show_summary(self) -> None:
        self._summary.set_sentences(rules_summary(PRESETS[self.setup.preset]))
        self._summary_scroll.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Set all texts in the present language; names the program suggested become usual in it."""
        self.setWindowTitle(QCoreApplication.translate("NewMatchDialog", "New match"))
        self._title.setText(QCoreApplication.translate("NewMatchDialog", "New match"))
        self._rules_title.setText(QCoreApplication.translate("NewMatchDialog", "Rules"))
        self._players_title.setText(QCoreApplication.translate("NewMatchDialog", "Players"))
        self._summary_title.setText(QCoreApplication.translate("NewMatchDialog", "These rules in short"))
        self._cancel_button.setText(QCoreApplication.translate("NewMatchDialog", "Cancel"))
        self._start_button.setText(QCoreApplication.translate("NewMatchDialog", "Start the match"))
        for name, card in self._cards.items():
            card.set_texts(preset_name(name), preset_description(name))
        labels = (
            QCoreApplication.translate("NewMatchDialog", "Your &name"),
            QCoreApplication.translate("NewMatchDialog", "&Left opponent"),
            QCoreApplication.translate("NewMatchDialog", "&Right opponent"),
        )
        for label, text in zip(self._name_labels, labels, strict=True):
            label.setText(text)
        strengths = (
            QCoreApplication.translate("NewMatchDialog", "Strength of the left opponent"),
            QCoreApplication.translate("NewMatchDialog", "Strength of the right opponent"),
        )
        for box, text in zip(self._level_boxes, strengths, strict=True):
            box.setAccessibleName(text)
            for index, (identifier, label) in enumerate(self._level_labels):
                name = level_name(identifier)
                box.setItemText(index, label if name == identifier else name)
                box.setItemData(index, level_description(identifier), Qt.ItemDataRole.ToolTipRole)
        self._show_level_words()
        self._suggest_names()
        self._show_summary()
        if self.fault:
            self._check_names()

    def _suggest_names(self) -> None:
        suggested = suggested_names()
        for edit, old, new in zip(self._name_edits, self._suggested, suggested, strict=True):
            if edit.text() == old:
                edit.setText(new)
        self._suggested = suggested

    def on_restyled(self) -> None:
        self._restyle()

    def _restyle(self) -> None:
        colours = self._style.colours
        set_ink(self._fault, colours.loss)
        self._show_summary()
        for label in (*self._name_labels, self._level_words):
            set_ink(label, colours.muted)

    def accept(self) -> None:
        """Start the match if the names can be used; else say why not."""
        wrong = self._check_names()
        if wrong is not None:
            self._name_edits[wrong].setFocus()
            self._name_edits[wrong].selectAll()
            return
        super().accept()
        self.setup_chosen.emit(self.setup)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(920, 570)
