"""Says aloud, through the system's screen reader, what happens at the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from thousand_qt.engine.view import PlayerView
from thousand_qt.session.session import GameSession, Happening
from thousand_qt.ui.texts.spoken import spoken_event
from thousand_qt.ui.texts.table_texts import TableTexts


class Announcer(QObject):
    """Speaks of one match at a time, and of what the table says in messages.

    Signals:
        said(str): a sentence was handed to the screen reader, whether or not there is one.
    """

    said = Signal(str)

    def __init__(self, speaker: QWidget, texts: TableTexts) -> None:
        """Take who speaks, for the screen reader, and the names."""
        super().__init__(speaker)
        self._speaker = speaker
        self._texts = texts

    def follow(self, session: GameSession) -> None:
        """Tell what happens in this match, which lasts until it is closed."""
        session.happened.connect(self.on_happened)
        session.decision_needed.connect(self.on_decision_needed)

    def say(self, sentence: str) -> None:
        """Have this said after what is being said."""
        if not sentence:
            return
        self.said.emit(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, sentence))

    def say_all(self, sentences: Sequence[str | None]) -> None:
        for sentence in sentences:
            self.say(sentence or "")

    # Slots

    def on_happened(self, happening: Happening) -> None:
        self.say_all([spoken_event(event, self._texts.names) for event in happening.events])

    def on_decision_needed(self, view: PlayerView) -> None:
        self.say(self._texts.status(view))
