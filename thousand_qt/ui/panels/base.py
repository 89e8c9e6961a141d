"""What all decision panels share: a box with a title, a note and controls, and an action as the answer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.view import PlayerView

_GAP_BELOW: Final = 6
_GAP_BESIDE: Final = 22


class DecisionPanel(QFrame):
    """Base of the panels.

    Subclasses fill `controls` and say their words in `retranslate`, which also runs when the language
    changes; whoever changes words at other times calls `say`.

    Signals:
        chosen(Action): the player has decided.
        words_changed(): the panel may need another size; see `fit`.
        give_up_requested(): the player wants to see what giving up costs.
    """

    answered_by_cards = False
    """Whether what is asked is answered on the table first, so that the keyboard belongs there."""
    chosen = Signal(object)
    words_changed = Signal()
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
        self._note = QLabel()
        self._note.setProperty("panelNote", True)
        self.controls = QHBoxLayout()
        self._gaps = _GAP_BELOW, _GAP_BESIDE
        self._words = QVBoxLayout()
        self._words.addWidget(self._title)
        self._words.addWidget(self._note)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.addLayout(self._words, 1)
        self._layout.addLayout(self.controls)
        self._arrange(beside=False, wrapped=False)

    @property
    def view(self) -> PlayerView:
        """The view the question is about; only while a question has been asked."""
        assert self._view is not None
        return self._view

    def ask(self, view: PlayerView) -> None:
        """Put the question of this view."""
        self._view = view
        self.prepare()
        self.mark(None)
        self.say()

    def mark(self, action: Action | None) -> None:
        """Point out the control that does this, as a hint does, or none."""
        hinted = None if action is None else self.control_for(action)
        for button in self.findChildren(QPushButton):
            if button.property("hinted") != (button is hinted):
                button.setProperty("hinted", button is hinted)
                button.style().unpolish(button)
                button.style().polish(button)

    def control_for(self, action: Action) -> QPushButton | None:
        """Return the button that does this, with all chosen for it; None where it is done elsewhere."""
        if isinstance(action, GiveUp):
            return self.findChild(QPushButton, "giveUpButton")
        return None

    def say(self) -> None:
        """Set the words anew."""
        self.retranslate()
        self.words_changed.emit()

    def fit(self, room: QSize, scale: float) -> bool:
        """Take the size the words need, with the controls below them or beside them, in lines that fit.

        Returns whether that is within the room, in logical pixels; edges and gaps are `scale` times as large
        as usual.
        """
        margins = (16, 10, 16, 12)
        self._layout.setContentsMargins(*(round(margin * scale) for margin in margins))
        self.controls.setSpacing(round(8 * scale))
        self._words.setSpacing(round(_GAP_BELOW * scale))
        self._gaps = round(_GAP_BELOW * scale), round(_GAP_BESIDE * scale)
        for wrapped in (False, True):
            for beside in (False, True):
                self._arrange(beside=beside, wrapped=wrapped)
                if wrapped:
                    width = max(room.width(), self._layout.totalMinimumSize().width())
                    size = QSize(width, self._layout.totalHeightForWidth(width))
                else:
                    size = self._layout.totalSizeHint()
                self.resize(size)
                if size.width() <= room.width() and size.height() <= room.height():
                    return True
        self._arrange(beside=False, wrapped=False)
        self.resize(self._layout.totalSizeHint())
        return False

    def _arrange(self, *, beside: bool, wrapped: bool) -> None:
        """Put the controls below the words or beside them, and break long lines or not."""
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)
        self._layout.setSpacing(self._gaps[beside])
        across = Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignHCenter
        vertical = (Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop)
        for label, down in zip((self._title, self._note), vertical, strict=True):
            label.setAlignment(across | (down if beside else Qt.AlignmentFlag.AlignVCenter))
            label.setWordWrap(wrapped)
        self._layout.invalidate()
        self._layout.activate()

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
            self.say()


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
