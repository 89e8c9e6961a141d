"""Says aloud, through the system's screen reader, what happens at the table, and when it is seen there.

The match is always further than the cards on the table. What is said keeps to the cards: an event is told
when it begins to be seen, and whose turn it is when everything has come to rest. What the table never shows,
because something was taken back or another match begun meanwhile, is never said.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from thousand_qt.engine.events import Event
from thousand_qt.engine.record import TakeBack
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.happenings import events_seen
from thousand_qt.session.session import GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.texts.spoken import done_again, spoken_event, taken_back
from thousand_qt.ui.texts.table_texts import TableTexts


class Announcer(QObject):
    """Speaks of one match at a time, and of what the table says in messages.

    Signals:
        said(str): a sentence was handed to the screen reader, whether or not there is one.
    """

    said = Signal(str)

    def __init__(self, speaker: QWidget, scene: TableScene, texts: TableTexts) -> None:
        """Take who speaks, for the screen reader, the table that is spoken of, and the names."""
        super().__init__(speaker)
        self._speaker = speaker
        self._scene = scene
        self._texts = texts
        self._session: GameSession | None = None
        self._question: PlayerView | None = None
        scene.animator.events_started.connect(self.on_events_started)
        scene.idle_reached.connect(self.on_idle_reached)

    def follow(self, session: GameSession) -> None:
        """Tell what happens in this match, until another one is followed or this one is left."""
        self.leave()
        self._session = session
        session.happened.connect(self.on_happened)
        session.position_changed.connect(self.on_position_changed)
        session.decision_needed.connect(self.on_decision_needed)
        session.handover_needed.connect(self.on_happened)

    def leave(self) -> None:
        """Say nothing more about the match."""
        session, self._session = self._session, None
        self._question = None
        if session is not None:
            session.happened.disconnect(self.on_happened)
            session.position_changed.disconnect(self.on_position_changed)
            session.decision_needed.disconnect(self.on_decision_needed)
            session.handover_needed.disconnect(self.on_happened)

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

    def on_events_started(self, events: Sequence[Event]) -> None:
        if self._session is None:
            return
        if len(self._session.people) > 1:
            events = events_seen(events, None)  # the others may be in the room
        self.say_all([spoken_event(event, self._texts.names) for event in events])

    def on_happened(self) -> None:
        self._question = None

    def on_position_changed(self) -> None:
        """Say which way the player went; what is to be decided there is said next."""
        self._question = None
        assert self._session is not None
        entries = self._session.record.entries
        self.say(taken_back() if entries and isinstance(entries[-1], TakeBack) else done_again())

    def on_decision_needed(self, view: PlayerView) -> None:
        self._question = view
        if self._scene.idle:
            self.on_idle_reached()

    def on_idle_reached(self) -> None:
        """Say what is to be decided, once, and not when the match has gone elsewhere meanwhile."""
        view, self._question = self._question, None
        if view is not None and self._session is not None and view == self._session.view:
            self.say(self._texts.status(view))
