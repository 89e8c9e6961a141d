"""The window behind About that says whose work comes with the program, with every licence in full."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from thousand_qt.app.licences import Component, here, text, version_of
from thousand_qt.ui.paper import heading_font, paper_button, plain_label, set_ink
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.text_pane import TextPane

_logger = logging.getLogger(__name__)

_SIZE: Final = QSize(900, 600)
_LIST_WIDTH: Final = 250
_MARGIN: Final = 24


class LicencesDialog(PaperDialog):
    """A list of what is given away, and beside it whose it is, where its source is, and its licence."""

    def __init__(self, parent: QWidget | None = None, *, inside: Sequence[Component] | None = None) -> None:
        """Show what this installation has, or only what is `inside`."""
        super().__init__(parent)
        self.setObjectName("licencesDialog")
        self._inside = _found() if inside is None else list(inside)
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.6))
        self._list = QListWidget()
        self._list.setObjectName("components")
        self._list.setFixedWidth(_LIST_WIDTH)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._heading = plain_label(wrap=True)
        self._pane = TextPane()
        self._pane.setObjectName("content")
        self._even = self._pane.font()
        self._close_button = paper_button(main=True)
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.reject)
        self._lay_out()
        self._list.addItem("")
        for row, component in enumerate(self._inside, start=1):
            self._list.addItem(_name_of(component))
            self._list.item(row).setToolTip(_name_of(component))
        self._list.setCurrentRow(0)
        self._list.currentRowChanged.connect(self.on_component_selected)
        self.retranslate()
        self.on_restyled()
        self._list.setFocus()

    def _lay_out(self) -> None:
        content = QVBoxLayout()
        content.addWidget(self._heading)
        content.addWidget(self._pane, 1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self._list)
        middle.addLayout(content, 1)
        bottom = QHBoxLayout()
        bottom.addStretch(1)
        bottom.addWidget(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN - 4)
        layout.addWidget(self._title)
        layout.addSpacing(6)
        layout.addLayout(middle, 1)
        layout.addSpacing(8)
        layout.addLayout(bottom)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = QCoreApplication.translate("Licences", "Licences")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._list.item(0).setText(QCoreApplication.translate("Licences", "Your rights"))
        self._list.setAccessibleName(QCoreApplication.translate("Licences", "What comes with the program"))
        self._close_button.setText(QCoreApplication.translate("Licences", "Close"))
        self._show_row()

    def _show_row(self) -> None:
        row = self._list.currentRow()
        if row <= 0:
            heading = self._list.item(0).text()
            self._pane.setFont(self.font())
            self._pane.show_text("\n\n".join(_rights()))
        else:
            component = self._inside[row - 1]
            heading = " ".join((_name_of(component), version_of(component))).rstrip()
            self._pane.setFont(self._even)
            self._pane.show_text(_told(component))
        self._heading.setText(heading)
        self._pane.setAccessibleName(heading)

    def on_component_selected(self) -> None:
        self._show_row()

    def on_restyled(self) -> None:
        set_ink(self._heading, self._style.colours.muted)

    def sizeHint(self) -> QSize:
        return _SIZE


def _found() -> list[Component]:
    try:
        return here()
    except (OSError, ValueError) as error:
        _logger.warning("No list of licences: %s", error)
        return []


def _name_of(component: Component) -> str:
    return f"{component.part_of}: {component.name}" if component.part_of else component.name


def _rights() -> list[str]:
    """What is asked of, and granted to, whoever has the program: the words for the first row."""
    return [
        QCoreApplication.translate(
            "Licences",
            "Thousand is free software under the MIT licence: the program, its cards, tables, sounds and"
            " texts. This list has everything else that comes with it, and each licence in full. Licences"
            " are quoted in English, the language they are given in.",
        ),
        QCoreApplication.translate(
            "Licences",
            "Qt, PySide6 and Shiboken are used under the GNU Lesser General Public License, version 3, which"
            " builds on the GNU General Public License, version 3; both stand with Qt in this list. These"
            " libraries are files of their own. You may put other builds of them in their place, and you may"
            " take the program apart as far as that needs it.",
        ),
        QCoreApplication.translate(
            "Licences", "Linux: exchange libQt6*.so.6 in _internal/PySide6/Qt/lib and the plugins beside it."
        ),
        QCoreApplication.translate(
            "Licences", "Windows: exchange Qt6*.dll in _internal\\PySide6 and the plugins there."
        ),
        QCoreApplication.translate(
            "Licences",
            "macOS: exchange the frameworks in Thousand.app/Contents/Frameworks, and sign the program anew.",
        ),
        QCoreApplication.translate(
            "Licences", "Installed with pip, the program uses whichever PySide6 is there."
        ),
        #: A folder
        QCoreApplication.translate("Licences", "Here Qt is in {folder}").format(
            folder=QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath)
        ),
        QCoreApplication.translate(
            "Licences",
            "Each entry says where its source is. The source of the program has everything that builds it.",
        ),
    ]


def _told(component: Component) -> str:
    lines = [QCoreApplication.translate("Licences", "Licence: {licence}").format(licence=component.licence)]
    lines += [
        #: Whose work it is
        QCoreApplication.translate("Licences", "Copyright: {owner}").format(owner=owner)
        for owner in component.copyright
    ]
    if component.source:
        lines.append(
            #: The address of source code
            QCoreApplication.translate("Licences", "Source: {address}").format(address=component.source)
        )
    return "\n\n".join(["\n".join(lines), *(_in_full(name) for name in component.texts)])


def _in_full(name: str) -> str:
    try:
        return f"{'─' * 40}\n\n{text(name).rstrip()}"
    except OSError as error:
        _logger.warning("No licence %s: %s", name, error)
        return QCoreApplication.translate(
            "Licences", "The text of {licence} did not come with this program."
        ).format(licence=name)
