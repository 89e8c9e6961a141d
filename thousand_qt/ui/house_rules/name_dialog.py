"""Asks what a rule set is to be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from thousand_qt.house_rules.names import LONGEST_NAME, name_fault
from thousand_qt.names import tidy_name
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.texts.rule_sets import name_fault_words

_WIDTH: Final = 440


class NameDialog(QDialog):
    """Takes a name; what is wrong with it is said while it is typed.

    Signals:
        name_chosen(str): a name nobody else has.
    """

    name_chosen = Signal(str)

    def __init__(
        self, words: Callable[[], str], name: str, taken: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """Ask; `words` gives the title in the present language, `name` is offered, `taken` are refused."""
        super().__init__(parent)
        self.setObjectName("ruleSetNameDialog")
        self._heading_words = words
        self._taken = taken
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.4))
        self._edit = QLineEdit(name)
        self._edit.setMaxLength(2 * LONGEST_NAME)
        self._edit.textChanged.connect(self.on_text_changed)
        self._words = plain_label(wrap=True)
        self._words.setMinimumHeight(2 * self._words.fontMetrics().lineSpacing())
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._keep_button = paper_button(main=True)
        self._keep_button.clicked.connect(self.accept)
        self._cancel_button = paper_button()
        self._cancel_button.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self._cancel_button)
        buttons.addStretch(1)
        buttons.addWidget(self._keep_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._edit)
        layout.addWidget(self._words)
        layout.addStretch(1)
        layout.addLayout(buttons)
        self.retranslate()
        self._edit.setFocus()
        self._edit.selectAll()

    @property
    def edit(self) -> QLineEdit:
        return self._edit

    @property
    def words(self) -> str:
        """What is wrong with the name; empty when nothing is."""
        return self._words.text()

    @property
    def keep_button(self) -> QPushButton:
        return self._keep_button

    def on_text_changed(self) -> None:
        self._judge()

    def _judge(self) -> None:
        fault = name_fault(tidy_name(self._edit.text()), self._taken)
        words = "" if fault is None else name_fault_words(fault)
        self._words.setText(words)
        self._edit.setAccessibleDescription(words)
        set_ink(self._words, self._style.colours.loss)
        self._keep_button.setEnabled(fault is None)

    def accept(self) -> None:
        name = tidy_name(self._edit.text())
        if name_fault(name, self._taken) is None:
            super().accept()
            self.name_chosen.emit(name)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = self._heading_words()
        self.setWindowTitle(title)
        self._title.setText(title)
        self._edit.setAccessibleName(QCoreApplication.translate("HouseRules", "Name of the rule set"))
        self._keep_button.setText(QCoreApplication.translate("HouseRules", "OK"))
        self._cancel_button.setText(QCoreApplication.translate("HouseRules", "Cancel"))
        self._judge()

    def on_restyled(self) -> None:
        self._judge()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return QSize(_WIDTH, layout.totalHeightForWidth(_WIDTH))
