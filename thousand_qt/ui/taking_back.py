"""Decisions taken back and done again: entries of the menu, keys, and why there is nothing to take back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence

from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.session.session import GameSession
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.match_host import MatchHost
from thousand_qt.ui.menus import Menus


class TakingBack(QObject):
    """Undo and redo of the match on the table."""

    def __init__(
        self,
        host: MatchHost,
        keeper: SettingsKeeper,
        menus: Menus,
        tell: Callable[[str], None],
        parent: QObject,
    ) -> None:
        """Serve the match that `host` has on the table; `tell` shows a sentence."""
        super().__init__(parent)
        self._host = host
        self._keeper = keeper
        self._menus = menus
        self._tell = tell
        menus.undo.triggered.connect(self.on_undo_requested)
        menus.redo.triggered.connect(self.on_redo_requested)
        host.match_begun.connect(self.on_match_begun)
        host.match_left.connect(self.on_history_changed)
        keeper.changed.connect(self.on_history_changed)

    def say_why_not(self, event: QKeyEvent) -> bool:
        """Answer the keys of undo and redo when there is nothing they can do; tell whether it was them."""
        undo = event.matches(QKeySequence.StandardKey.Undo)
        if self._session is None or not (undo or event.matches(QKeySequence.StandardKey.Redo)):
            return False
        if not self._keeper.settings.allow_undo:
            text = QCoreApplication.translate(
                "MainWindow", "Taking back is switched off. The Game menu switches it on."
            )
        elif undo and (decider := self._session.undo_obstacle) is not None:
            #: {name} is another person at the same screen.
            text = QCoreApplication.translate(
                "MainWindow", "{name} has decided since then: that cannot be taken back any more."
            ).format(name=self._session.header.seats[decider].name)
        elif undo:
            text = QCoreApplication.translate(
                "MainWindow", "You have not decided anything in this deal that could be taken back."
            )
        else:
            text = QCoreApplication.translate("MainWindow", "There is nothing to redo.")
        self._tell(text)
        return True

    def on_undo_requested(self) -> None:
        if self._session is not None:
            self._session.undo()

    def on_redo_requested(self) -> None:
        if self._session is not None:
            self._session.redo()

    def on_match_begun(self, controller: MatchController) -> None:
        controller.history_changed.connect(self.on_history_changed)

    def on_history_changed(self) -> None:
        session = self._session
        self._menus.set_history(
            can_undo=session is not None and session.can_undo,
            can_redo=session is not None and session.can_redo,
        )

    @property
    def _session(self) -> GameSession | None:
        return self._host.controller.session if self._host.controller is not None else None
