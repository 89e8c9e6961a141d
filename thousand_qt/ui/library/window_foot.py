"""The lower edge of the window of matches: how many there are, how far reading is, and the buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from thousand_qt.app.numbers import grouped
from thousand_qt.ui.library.match_actions import MatchActions
from thousand_qt.ui.paper import PaperColours, paper_button, plain_label, scaled_font, set_ink
from thousand_qt.ui.progress_line import ProgressLine
from thousand_qt.ui.wrapping_row import WrappingRow

_SPACING: Final = 8


class WindowFoot(QWidget):
    """Shows counts and progress, and the buttons of what can be done.

    Signals:
        close_requested(): the player is done with the window.
    """

    close_requested = Signal()

    def __init__(self, actions: MatchActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = (0, 0)
        self._progress = (0, 0)
        self._fault = ""
        self._status = plain_label()
        self._status.setObjectName("status")
        self._status.setFont(scaled_font(self.font(), 0.92))
        self._line = ProgressLine()
        self._export_button = paper_button()
        self._export_button.setObjectName("exportButton")
        self._export_button.setMenu(actions.export_menu)
        self._export_menu = actions.export_menu
        self._close_button = paper_button()
        self._close_button.setObjectName("closeButton")
        self._close_button.clicked.connect(self.close_requested)
        self._buttons = {
            action: _ActionButton(action, name, main=main)
            for action, name, main in (
                (actions.go_on, "goOnButton", True),
                (actions.replay, "replayButton", False),
                (actions.restore, "restoreButton", True),
                (actions.purge, "purgeButton", False),
                (actions.rename, "renameButton", False),
                (actions.delete, "deleteButton", False),
                (actions.import_files, "importButton", False),
            )
        }
        self._actions = actions
        actions.export_record.changed.connect(self.on_exports_changed)
        self._lay_out(actions)
        self.on_exports_changed()

    def _lay_out(self, actions: MatchActions) -> None:
        buttons = WrappingRow(_SPACING)
        for action in (
            actions.go_on,
            actions.restore,
            actions.replay,
            actions.purge,
            actions.rename,
            actions.delete,
        ):
            buttons.add(self._buttons[action])
        buttons.add(self._export_button)
        buttons.add_gap()
        buttons.add(self._buttons[actions.import_files])
        buttons.add(self._close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._status)
        layout.addWidget(self._line)
        layout.addWidget(buttons)

    def button(self, action: QAction) -> QPushButton:
        """Return the button that does the same as this action."""
        return self._buttons[action]

    @property
    def status(self) -> str:
        return self._status.text()

    def show_count(self, matches: int, chosen: int) -> None:
        """Say how many matches are listed and chosen."""
        self._count = (matches, chosen)
        self._show_status()

    def show_progress(self, done: int, of: int) -> None:
        """Say how many files of how many have been read; 0 of 0 when there is nothing to read."""
        self._progress = (done, of)
        self._line.show_progress(done, of)
        self._show_status()

    def show_fault(self, fault: str) -> None:
        """Say why the index of the matches is not kept; empty when it is."""
        self._fault = fault
        self._show_status()

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self._export_button.setText(QCoreApplication.translate("WindowFoot", "E&xport"))
        self._export_button.setToolTip(
            QCoreApplication.translate("WindowFoot", "Save the matches, or their score sheets, as files")
        )
        self._close_button.setText(QCoreApplication.translate("WindowFoot", "Close"))
        self._show_status()
        self._fit_buttons()

    def _show_status(self) -> None:
        matches, chosen = self._count
        done, of = self._progress
        parts = [QCoreApplication.translate("WindowFoot", "%Ln match(es)", "", matches)]
        if chosen > 1:
            parts.append(QCoreApplication.translate("WindowFoot", "%Ln chosen", "", chosen))
        if of:
            text = QCoreApplication.translate("WindowFoot", "reading {done} of {all}")
            parts.append(text.format(done=grouped(done), all=grouped(of)))
        if self._fault:
            parts.append(
                QCoreApplication.translate(
                    "WindowFoot", "this list is not kept for the next start: {reason}"
                ).format(reason=self._fault)
            )
        self._status.setText("  ·  ".join(parts))

    def _fit_buttons(self) -> None:
        """In a narrow window naming is left to its key and to the menu of the list."""
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        rename = self._buttons[self._actions.rename]
        others = [button for button in shown if button is not rename]
        buttons = (*others, rename, self._export_button, self._close_button)
        needed = sum(button.sizeHint().width() + _SPACING for button in buttons)
        rename.set_has_room(needed <= self.width())

    def restyle(self, colours: PaperColours) -> None:
        """Take the inks of the present theme."""
        set_ink(self._status, colours.muted)

    def on_exports_changed(self) -> None:
        self._export_button.setEnabled(self._actions.export_record.isEnabled())
        self._fit_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()


class _ActionButton(QPushButton):
    """A button that does, says and allows what an action does."""

    def __init__(self, action: QAction, name: str, *, main: bool) -> None:
        super().__init__()
        self._action = action
        self._has_room = True
        self.setObjectName(name)
        self.setProperty("paperButton", True)
        self.setProperty("mainButton", main)
        self.setAutoDefault(False)
        self.clicked.connect(action.trigger)
        action.changed.connect(self.on_action_changed)
        self.on_action_changed()

    def set_has_room(self, has_room: bool) -> None:
        """Without room the button is not there, and the action is left to keys and menus."""
        if has_room is not self._has_room:
            self._has_room = has_room
            self.on_action_changed()

    def on_action_changed(self) -> None:
        self.setText(self._action.text())
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
        self.setVisible(self._action.isVisible() and self._has_room)
