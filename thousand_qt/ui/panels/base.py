"""What all decision panels share: a box with a title, a note and controls, and an action as the answer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.view import PlayerView


class DecisionPanel(QFrame):
    """Base of the panels.

    Subclasses fill `controls` and say their words in `retranslate`, which also runs when the language
    changes.

    Signals:
        chosen(Action): the player has decided.
        give_up_requested(): the player wants to see what giving up costs.
    """

    chosen = Signal(object)
    give_up_requested = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("decisionPanel", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self._view: PlayerView | None = None
        self._title = QLabel()
        self._title.setProperty("panelTitle", True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note = QLabel()
        self._note.setProperty("panelNote", True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.controls = QHBoxLayout()
        self.controls.setSpacing(8)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 12)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addWidget(self._note)
        layout.addLayout(self.controls)

    @property
    def view(self) -> PlayerView:
        """The view the question is about; only while a question has been asked."""
        assert self._view is not None
        return self._view

    def ask(self, view: PlayerView) -> None:
        """Put the question of this view."""
        self._view = view
        self.prepare()
        self.retranslate()

    def prepare(self) -> None:
        """Set the controls to the view; called before the words are set."""

    def retranslate(self) -> None:
        """Set all words in the present language; only called while a view is there."""

    def focus_default(self) -> None:
        """Give the keyboard to the control a player wants most often."""
        self.setFocus()

    def set_words(self, title: str, note: str = "") -> None:
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.retranslate()


def push_button(name: str, *, primary: bool = False) -> QPushButton:
    """Return a panel button; the primary one is what Enter does."""
    button = QPushButton()
    button.setObjectName(name)
    button.setProperty("primary", primary)
    button.setAutoDefault(True)
    button.setDefault(primary)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def give_up_action(view: PlayerView) -> Action | None:
    """Return the player's give-up where the rules allow it now."""
    return next((action for action in view.legal_actions if isinstance(action, GiveUp)), None)
