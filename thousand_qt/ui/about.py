"""The dialog that says what this program is, which version, and whose work it stands on."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

import thousand_qt
from thousand_qt.ai.solver import is_compiled
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.ornaments import Rosette
from thousand_qt.ui.paper import (
    heading_font,
    paper_button,
    plain_label,
    scaled_font,
    set_ink,
)
from thousand_qt.ui.paper_dialog import PaperDialog


class AboutDialog(PaperDialog):
    """Shows name, version and licences; the text can be selected and copied."""

    def __init__(self, parent: QWidget | None = None, *, compiled: bool | None = None) -> None:
        """Tell about this program; `compiled` is whether its solver is, by default as it is."""
        super().__init__(parent, width=440, least_height=300)
        self._compiled = is_compiled() if compiled is None else compiled
        self.setObjectName("aboutDialog")
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 2.0))
        self._version = plain_label()
        self._about = plain_label(wrap=True)
        self._about.setFont(scaled_font(self.font(), 1.05))
        self._licence = plain_label(wrap=True)
        self._built_with = plain_label(wrap=True)
        self._solver = plain_label(wrap=True)
        self._solver.setContentsMargins(0, 6, 0, 0)
        self._solver.setVisible(not self._compiled)
        for label in self._selectable():
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._licences_button = paper_button()
        self._licences_button.setObjectName("licencesButton")
        self._licences_button.clicked.connect(self.on_licences_requested)
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        self._lay_out()
        self.retranslate()
        self.on_restyled()
        self._close_button.setFocus()

    def _selectable(self) -> tuple[QLabel, ...]:
        return self._version, self._about, self._licence, self._built_with, self._solver

    def _lay_out(self) -> None:
        flowers = QHBoxLayout()
        flowers.setSpacing(6)
        for seat in range(3):
            flowers.addWidget(Rosette(seat, 30))
        flowers.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._licences_button)
        buttons.addStretch(1)
        buttons.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(30, 26, 30, 22)
        layout.setSpacing(4)
        layout.addLayout(flowers)
        layout.addSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._version)
        layout.addSpacing(12)
        layout.addWidget(self._about)
        layout.addSpacing(12)
        layout.addWidget(self._licence)
        layout.addSpacing(6)
        layout.addWidget(self._built_with)
        layout.addWidget(self._solver)
        layout.addStretch(1)
        layout.addSpacing(16)
        layout.addLayout(buttons)

    @property
    def text(self) -> str:
        """Everything the dialog says, for copying into a bug report."""
        return "\n".join(label.text() for label in (self._title, *self._selectable()) if label.text())

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("AboutDialog", "About Thousand"))
        self._title.setText(QCoreApplication.translate("AboutDialog", "Thousand"))
        self._version.setText(
            QCoreApplication.translate("AboutDialog", "Version {version}").format(
                version=thousand_qt.__version__
            )
        )
        self._about.setText(
            QCoreApplication.translate(
                "AboutDialog", "The card game of marriages and bids, for one player and good company."
            )
        )
        self._licence.setText(
            QCoreApplication.translate(
                "AboutDialog", "Free software under the MIT licence: use it, change it and pass it on."
            )
        )
        self._built_with.setText(
            QCoreApplication.translate(
                "AboutDialog",
                "Made with Python {python}, Qt {qt} and PySide6 {pyside}. Qt and PySide6 are used under the"
                " GNU Lesser General Public License, version 3.",
            ).format(qt=qVersion(), pyside=PySide6.__version__, python=platform.python_version())
        )
        if not self._compiled:
            self._solver.setText(
                QCoreApplication.translate(
                    "AboutDialog",
                    "The opponents think with fewer layouts because no compiled solver is present.",
                )
            )
        self._licences_button.setText(QCoreApplication.translate("AboutDialog", "Licences…"))
        self._close_button.setText(QCoreApplication.translate("AboutDialog", "Close"))

    def on_licences_requested(self) -> None:
        """Say whose work comes with the program."""
        from thousand_qt.ui.licences import LicencesDialog

        open_dialog(LicencesDialog(self))

    def on_restyled(self) -> None:
        colours = self._style.colours
        for label in (self._version, self._licence, self._built_with, self._solver):
            set_ink(label, colours.muted)
