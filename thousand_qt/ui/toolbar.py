"""The toolbar: what a player reaches for most, for the mouse. Whoever wants it finds it in the View menu.

All it has stands in the menus, too, so no keyboard has to go there. Icons alone lie in the row of the menus
and cost the table nothing; so they do in a low window, whatever was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QToolBar, QToolButton, QWidget

from thousand_qt.app.settings import ToolbarStyle
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.toolbar_icons import toolbar_icon

LOW: Final = 600
"""In a window of less height, in logical pixels, the table needs the room of a bar of its own."""
_ICON: Final = 1.35
"""Size of an icon, in heights of a line."""
_ICON_AMONG_MENUS: Final = 1.0
_ANY_HEIGHT: Final = 200
_ROUND_MENU: Final = 22
"""What a menu of the bar takes beside its letters, in logical pixels."""

_STYLES: Final = {
    ToolbarStyle.ICONS: Qt.ToolButtonStyle.ToolButtonIconOnly,
    ToolbarStyle.BESIDE: Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    ToolbarStyle.UNDER: Qt.ToolButtonStyle.ToolButtonTextUnderIcon,
}

Groups = Sequence[Sequence[tuple[str, QAction]]]
"""The names of icons and what they do, divided by lines."""


class _Bar(QToolBar):
    """One row of buttons; a click with the other button asks how it is to look."""

    def __init__(self, groups: Groups, looks: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self.room: QSize | None = None
        """What the bar may take; None: what it wants."""
        self._looks = looks
        self.setMovable(False)
        self.setFloatable(False)
        for number, group in enumerate(groups):
            if number:
                self.addSeparator()
            self.addActions([action for _, action in group])
        self.hide()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint if self.room is None else hint.boundedTo(self.room)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return hint if self.room is None else hint.boundedTo(self.room)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._looks.popup(event.globalPos())


def _connect_once(action: QAction, button: QToolButton) -> None:
    """Undo what Qt adds with each change of an action: its button connects itself to it once more.

    `QToolButton` takes its action anew whenever that changes, and leaves the connection of the time before
    (seen in Qt 6.11). After some hundred deals each change called thousands of them.
    """
    QObject.disconnect(action, SIGNAL("changed()"), button, None)  # type: ignore[arg-type]
    button.setDefaultAction(action)


class Toolbar(QObject):
    """Keeps the bar below the menus, and the one beside them; one of them is seen, or none."""

    def __init__(self, window: QMainWindow, keeper: SettingsKeeper, groups: Groups, looks: QMenu) -> None:
        """Serve a window.

        Args:
            window: Has the menus, and room for the bar.
            keeper: Says whether there is a bar, and where its words are.
            groups: What is in it.
            looks: The menu that chooses how it looks.
        """
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._actions = {action: name for group in groups for name, action in group}
        self._drawn: tuple[int, int] | None = None
        self.below = _Bar(groups, looks, window)
        self.below.setObjectName("toolbar")
        self.among = _Bar(groups, looks, window)
        self.among.setObjectName("toolbarAmongMenus")
        self.among.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.among.setContentsMargins(0, 0, 0, 0)
        row = self.among.layout()
        assert row is not None
        row.setContentsMargins(0, 0, 0, 0)
        self._menus: QMenuBar = window.menuBar()
        self._menus.setCornerWidget(self.among)
        window.addToolBar(self.below)
        self.below.hide()
        for action in self._actions:
            action.setIconVisibleInMenu(False)
            action.changed.connect(self.on_action_changed)
        keeper.changed.connect(self.place)
        window.installEventFilter(self)
        self.retranslate()

    @property
    def bar(self) -> QToolBar | None:
        """The bar that is seen; None without one."""
        return next((bar for bar in (self.below, self.among) if not bar.isHidden()), None)

    def place(self) -> None:
        """Show the bar where the window has room for it, as the settings want it."""
        style = self._keeper.settings.toolbar
        wanted = style is not ToolbarStyle.NONE
        among = style is ToolbarStyle.ICONS or self._window.height() < LOW
        if self._menus.isNativeMenuBar():  # the system keeps the menus, there is no row of them in the window
            among = False
        if wanted:
            self._draw(_ICON_AMONG_MENUS if among else _ICON)
            self.below.setToolButtonStyle(_STYLES[style])
        self.below.setVisible(wanted and not among)
        self._place_among_menus(wanted and among)

    def _place_among_menus(self, wanted: bool) -> None:
        """Give the bar in the row of the menus what they leave; hidden it must not make the row higher."""
        letters = self._menus.fontMetrics()
        words = [action.text().replace("&", "") for action in self._menus.actions()]
        menus = sum(letters.horizontalAdvance(each) + _ROUND_MENU for each in words)
        width = max(0, self._window.width() - menus - _ROUND_MENU)
        room = QSize(width, _ANY_HEIGHT) if wanted else QSize(0, 0)
        if self.among.isHidden() is not wanted and self.among.room == room:
            return
        self.among.room = room
        self.among.resize(self.among.sizeHint())
        self.among.setVisible(wanted)
        # The bar of menus asks for the size of what lies in its corner only when it gets one itself.
        QApplication.sendEvent(self._menus, QResizeEvent(self._menus.size(), self._menus.size()))
        self._menus.updateGeometry()

    def _draw(self, lines: float) -> None:
        """Draw the icons, so many lines high, in the colours of the windows."""
        size = round(lines * self._window.fontMetrics().height())
        drawn = (size, self._window.palette().cacheKey())
        if drawn == self._drawn:
            return
        self._drawn = drawn
        for action, name in self._actions.items():
            action.setIcon(toolbar_icon(name, self._window.palette(), size))
        for bar in (self.below, self.among):
            bar.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        """Set all words in the present language."""
        title = QCoreApplication.translate("MainWindow", "Toolbar")
        for bar in (self.below, self.among):
            bar.setWindowTitle(title)
            bar.setAccessibleName(title)
        for action in self._actions:
            self._describe(action)
        self.place()

    def _describe(self, action: QAction) -> None:
        """Say in button and tool tip what an action does. A second step of it leaves the button as wide."""
        words = action.text().replace("&", "").rstrip("…")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = f"{words} ({keys})" if keys else words
        if action.toolTip() != tip:
            action.setToolTip(tip)
            action.setIconText(words.partition(":")[0])
        for button in self._buttons(action):
            button.setAccessibleName(words)

    def _buttons(self, action: QAction) -> list[QToolButton]:
        found = (bar.widgetForAction(action) for bar in (self.below, self.among))
        return [button for button in found if isinstance(button, QToolButton)]

    def on_action_changed(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._describe(action)
            for button in self._buttons(action):
                _connect_once(action, button)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.place()
        return False
