"""A list beside a table that lies over it, behind a button, in a window too small for both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QStyle, QWidget

_SMALL: Final = 900
"""A narrower window, in logical pixels, has no room beside its table."""


class SideDrawer(QObject):
    """Shows and hides a list; its window calls `place` whenever it is laid out anew.

    Signals:
        covering_changed(int): so much of the window, in pixels across, lies under the list now.
    """

    covering_changed = Signal(int)

    def __init__(
        self,
        window: QWidget,
        side: QWidget,
        button: QAbstractButton,
        beside: QBoxLayout,
        room: Callable[[], QRect],
        *,
        is_last: bool,
    ) -> None:
        """Keep a list.

        Args:
            window: In which all of this is.
            side: The list, or whatever is beside the table.
            button: A checkable one, which shows and hides it.
            beside: Where it is while there is room for it.
            room: Returns where in the window it may lie over the table.
            is_last: It is at the end of `beside`; else at its beginning.
        """
        super().__init__(window)
        self._window = window
        self._side = side
        self._button = button
        self._beside = beside
        self._room = room
        self._is_last = is_last
        self._is_over = False
        self._covered = 0
        self._beside.insertWidget(-1 if is_last else 0, side)
        button.setCheckable(True)
        button.setChecked(True)
        button.toggled.connect(self.on_toggled)

    def on_toggled(self, shown: bool) -> None:
        if not shown and self._side.isAncestorOf(self._window.focusWidget() or self._window):
            self._window.setFocus()
        self._side.setVisible(shown)
        self.place()

    def place(self) -> None:
        """Put the list where it belongs; in the same kind of window it stays as the player wants it."""
        is_small = self._window.width() < _SMALL
        if is_small is not self._is_over:
            self._is_over = is_small
            if is_small:
                self._beside.removeWidget(self._side)
            else:
                self._beside.insertWidget(-1 if self._is_last else 0, self._side)
            self._button.setChecked(not is_small)
        covered = 0
        if self._is_over and not self._side.isHidden():
            room = self._room()
            covered = self._side.sizeHint().width()
            across = room.right() + 1 - covered if self._is_last else room.left()
            at = QRect(across, room.top(), covered, room.height())
            self._side.setGeometry(QStyle.visualRect(self._window.layoutDirection(), room, at))
            self._side.raise_()
        if covered != self._covered:
            self._covered = covered
            self.covering_changed.emit(covered)
