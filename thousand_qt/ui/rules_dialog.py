"""The rules in force, in a few lines generated from the rule set."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.paper import PaperStyle, heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_inputs import BulletList
from thousand_qt.ui.texts.rules import preset_name
from thousand_qt.ui.texts.rules_summary import rules_summary

_WIDTH: Final = 560
_MARGIN: Final = 24


class RulesDialog(QDialog):
    """Shows what a rule set says."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rulesDialog")
        self._rules = rules
        self._style = PaperStyle(self)
        self._style.restyled.connect(self.on_restyled)
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._preset = plain_label()
        self._sentences = BulletList()
        self._scroll = FittingScrollArea()
        self._scroll.set_content(self._sentences)
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.addWidget(self._title)
        layout.addWidget(self._preset)
        layout.addSpacing(8)
        layout.addWidget(self._scroll, 1)
        layout.addSpacing(8)
        layout.addLayout(buttons)
        self.retranslate()
        self._close_button.setFocus()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("RulesDialog", "Rules of this match"))
        self._title.setText(QCoreApplication.translate("RulesDialog", "Rules of this match"))
        self._preset.setText(self._preset_name())
        self._preset.setVisible(bool(self._preset.text()))
        self._sentences.set_sentences(rules_summary(self._rules))
        self._scroll.measure(_WIDTH - 2 * _MARGIN)
        self._close_button.setText(QCoreApplication.translate("RulesDialog", "Close"))
        self._restyle()

    def _preset_name(self) -> str:
        """The name of the rule set; empty when it is nobody's preset."""
        return next((preset_name(name) for name, rules in PRESETS.items() if rules == self._rules), "")

    def on_restyled(self) -> None:
        self.retranslate()

    def _restyle(self) -> None:
        set_ink(self._preset, self._style.colours.muted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, super().sizeHint().height())
