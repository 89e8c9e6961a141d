"""Looking on while computer players play among themselves: at the table's speed, pausing, step by step."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.table.durations import speed_factor
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.menus import Menus
from thousand_qt.ui.table_area import TableArea

STEP_PAUSE: Final = 500
"""Milliseconds at normal speed between what has been seen and what comes next."""
RESULT_PAUSE: Final = 6000
"""Milliseconds at normal speed for reading the result of a deal."""
_LEAST_FACTOR: Final = 0.4
"""Where nothing is animated, what happens must be looked at all the same."""
_FINGER: Final = 44
"""What a finger hits, in logical pixels."""
_GAP: Final = 8


class Watching(QObject):
    """Lets a match without people go on, as whoever looks on wants it; does nothing in any other match."""

    def __init__(
        self, area: TableArea, scene: TableScene, keeper: SettingsKeeper, menus: Menus, parent: QObject
    ) -> None:
        """Serve this table; connects the entries of the menu."""
        super().__init__(parent)
        self._area = area
        self._scene = scene
        self._keeper = keeper
        self._menus = menus
        self._controller: MatchController | None = None
        self._is_paused = False
        self._lies_open = False
        self._is_result = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.go_on)
        self.bar = QWidget(area)
        self.bar.setObjectName("watchBar")
        column = QVBoxLayout(self.bar)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        self.pause_button, self.step_button, self.open_button = (
            self._button(name, action)
            for name, action in (
                ("pauseButton", menus.pause),
                ("stepButton", menus.step),
                ("openHandsButton", menus.open_hands),
            )
        )
        self.bar.hide()
        menus.pause.triggered.connect(self.toggle_pause)
        menus.step.triggered.connect(self.step)
        menus.open_hands.triggered.connect(self.lay_open)
        area.retranslated.connect(self.retranslate)
        scene.layout_changed.connect(self.place)
        scene.idle_reached.connect(self.on_idle_reached)
        keeper.changed.connect(self.on_idle_reached)
        self.retranslate()

    def _button(self, name: str, action: QAction) -> QPushButton:
        button = QPushButton(self.bar)
        button.setObjectName(name)
        button.setProperty("overlayButton", True)
        button.clicked.connect(action.trigger)
        action.toggled.connect(self.retranslate)
        layout = self.bar.layout()
        assert layout is not None
        layout.addWidget(button)
        return button

    @property
    def is_paused(self) -> bool:
        """Whether the match waits for a word to go on."""
        return self._is_paused

    # Which match

    def on_match_begun(self, controller: MatchController) -> None:
        watched = not controller.session.people
        self._controller = controller if watched else None
        self._is_result = False
        self._timer.stop()
        for action in (self._menus.pause, self._menus.step, self._menus.open_hands):
            action.setEnabled(watched)
        self.bar.setVisible(watched)
        if not watched:
            return
        self._set_paused(False)
        session = controller.session
        session.lay_open(self._lies_open)
        session.turn_awaited.connect(self.on_idle_reached)
        session.deal_awaited.connect(self.on_deal_finished)
        session.happened.connect(self.on_happened)
        self.place()

    def on_match_left(self) -> None:
        self._controller = None
        self._timer.stop()
        self.bar.hide()
        for action in (self._menus.pause, self._menus.step, self._menus.open_hands):
            action.setEnabled(False)

    # What whoever looks on wants

    def toggle_pause(self) -> None:
        """Hold the match, or let it go on."""
        if self._controller is not None:
            self._set_paused(not self._is_paused)
            if not self._is_paused:
                self.go_on()

    def _set_paused(self, paused: bool) -> None:
        self._is_paused = paused
        self._menus.pause.setChecked(paused)
        if paused:
            self._timer.stop()

    def step(self) -> None:
        """Let one thing happen, and wait."""
        if self._controller is not None:
            self._set_paused(True)
            self._scene.finish()
            self.go_on()

    def lay_open(self, is_open: bool) -> None:
        """Show all cards, or none; in the matches to come as well."""
        self._lies_open = is_open
        if self._controller is not None:
            self._controller.lay_open(is_open)

    def go_on(self) -> None:
        """Let the next thing happen: a call, a card, the next deal."""
        if self._controller is None:
            return
        self._timer.stop()
        if self._is_result:
            self._controller.on_next_deal_requested()
        else:
            self._controller.session.go_on()

    # When

    def on_happened(self) -> None:
        self._is_result = False

    def on_deal_finished(self) -> None:
        self._is_result = True
        self.on_idle_reached()

    def on_idle_reached(self) -> None:
        """Let the match go on a little later."""
        if self._controller is None or self._is_paused or not self._scene.idle:
            return
        pause = RESULT_PAUSE if self._is_result else STEP_PAUSE
        factor = max(_LEAST_FACTOR, speed_factor(self._keeper.settings.speed.value))
        self._timer.start(round(pause * factor))

    # Where and in which words

    def place(self) -> None:
        """Put the buttons beside the cards in front, above the name plate."""
        bar = self.bar
        for button in (self.pause_button, self.step_button, self.open_button):
            button.setMinimumHeight(_FINGER)
        bar.adjustSize()
        plate = self._scene.table_layout.seats[0].plate
        bar.move(round(plate.left()), round(plate.top()) - bar.height() - _GAP)
        bar.raise_()
        if self._area.sheet is not None:
            self._area.sheet.raise_()

    def retranslate(self) -> None:
        """Set all words in the present language."""
        if self._menus.pause.isChecked():
            self.pause_button.setText(QCoreApplication.translate("Watching", "Go on"))
        else:
            self.pause_button.setText(QCoreApplication.translate("Watching", "Pause"))
        self.pause_button.setToolTip(
            QCoreApplication.translate("Watching", "Pause the match, or let it go on (Space)")
        )
        self.step_button.setText(QCoreApplication.translate("Watching", "Step"))
        self.step_button.setToolTip(
            QCoreApplication.translate("Watching", "Let one thing happen and wait (right arrow)")
        )
        if self._menus.open_hands.isChecked():
            self.open_button.setText(QCoreApplication.translate("Watching", "Close hands"))
        else:
            self.open_button.setText(QCoreApplication.translate("Watching", "Open hands"))
        self.open_button.setToolTip(QCoreApplication.translate("Watching", "Turn everybody's cards over (O)"))
        self.place()
