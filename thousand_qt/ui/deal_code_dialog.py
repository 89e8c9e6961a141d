"""Asks for the code of a deal, to play the cards somebody else has played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from thousand_qt.records.deal_code import DealCodeError, Mistyped, WrongSign, read_code, write_code
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.texts.deal_codes import code_fault_words

_WIDTH: Final = 500
_LONGEST: Final = 200
"""Characters; a code with the words round it may be pasted by mistake, a book need not be."""


class DealCodeDialog(QDialog):
    """Takes a code; what is wrong with it is said while it is typed.

    Signals:
        code_chosen(CodedDeal): the player wants to play these cards.
    """

    code_chosen = Signal(object)

    def __init__(self, rules_words: str, parent: QWidget | None = None) -> None:
        """Ask; `rules_words` says by which rules and against whom the deal will be played."""
        super().__init__(parent)
        self.setObjectName("dealCodeDialog")
        self._has_tried = False
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._title = plain_label(wrap=True)
        self._title.setFont(heading_font(self.font(), 1.4))
        self._explanation = plain_label(wrap=True)
        self._edit = QLineEdit()
        self._edit.setObjectName("codeEdit")
        self._edit.setFont(scaled_font(self.font(), 1.3))
        self._edit.setMaxLength(_LONGEST)
        self._edit.setPlaceholderText("XXXXXX-XXXXXX-XXXXXX")
        self._edit.textChanged.connect(self.on_text_changed)
        self._words = plain_label(wrap=True)
        self._words.setObjectName("codeWords")
        self._rules = plain_label(rules_words, wrap=True)
        self._play_button = paper_button(main=True)
        self._play_button.setObjectName("playButton")
        self._play_button.clicked.connect(self.on_play_clicked)
        self._cancel_button = paper_button()
        self._cancel_button.setObjectName("cancelButton")
        self._cancel_button.clicked.connect(self.reject)
        self._lay_out()
        self.retranslate()
        self._edit.setFocus()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self._cancel_button)
        buttons.addStretch(1)
        buttons.addWidget(self._play_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._explanation)
        layout.addSpacing(4)
        layout.addWidget(self._edit)
        # Two lines are always there, so that nothing jumps while somebody types.
        self._words.setMinimumHeight(2 * self._words.fontMetrics().lineSpacing())
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._words)
        layout.addWidget(self._rules)
        layout.addStretch(1)
        layout.addSpacing(8)
        layout.addLayout(buttons)

    @property
    def edit(self) -> QLineEdit:
        return self._edit

    @property
    def words(self) -> str:
        """What is said about the code."""
        return self._words.text()

    @property
    def play_button(self) -> QPushButton:
        return self._play_button

    def on_text_changed(self) -> None:
        self._has_tried = False
        self._judge()

    def on_play_clicked(self) -> None:
        try:
            deal = read_code(self._edit.text())
        except DealCodeError:
            self._has_tried = True
            self._judge()
            self._edit.setFocus()
            self._edit.selectAll()
        else:
            self.accept()
            self.code_chosen.emit(deal)

    def _judge(self) -> None:
        """Say what is wrong; that something is missing is no fault before the player thinks it is all."""
        colours = self._style.colours
        try:
            deal = read_code(self._edit.text())
        except DealCodeError as error:
            is_fault = self._has_tried or isinstance(error.fault, WrongSign | Mistyped)
            words = code_fault_words(error.fault)
        else:
            is_fault = False
            words = QCoreApplication.translate("DealCode", "This is a deal: {code}").format(
                code=write_code(deal)
            )
        self._words.setText(words)
        set_ink(self._words, colours.loss if is_fault else colours.muted)
        self._edit.setAccessibleDescription(words)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = QCoreApplication.translate("DealCode", "Play a deal by its code")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._explanation.setText(
            QCoreApplication.translate(
                "DealCode", "The code brings the very same cards. You find it in the replay of a deal."
            )
        )
        self._edit.setAccessibleName(QCoreApplication.translate("DealCode", "Code of the deal"))
        self._play_button.setText(QCoreApplication.translate("DealCode", "Play this deal"))
        self._cancel_button.setText(QCoreApplication.translate("DealCode", "Cancel"))
        self._judge()
        self.on_restyled()

    def on_restyled(self) -> None:
        set_ink(self._explanation, self._style.colours.muted)
        set_ink(self._rules, self._style.colours.muted)
        self._judge()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.resize(self.size().expandedTo(self.sizeHint()))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return QSize(_WIDTH, layout.totalHeightForWidth(_WIDTH))
