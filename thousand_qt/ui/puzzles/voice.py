"""The table of a puzzle for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from thousand_qt.engine.events import Event
from thousand_qt.ui.accessible_table import AccessibleTable
from thousand_qt.ui.announcer import Announcer
from thousand_qt.ui.puzzles.game import PuzzleGame, Stage
from thousand_qt.ui.puzzles.puzzle_texts import PuzzleTexts
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.spoken import spoken_event


class PuzzleVoice(QObject):
    """Says the cards as they fall, what came of a move, and what is asked.

    Attributes:
        tree: the accessible tree of the table.
        announcer: what is said.
    """

    def __init__(self, area: TableArea, texts: PuzzleTexts, game: PuzzleGame) -> None:
        super().__init__(area)
        self._texts = texts
        self._game = game
        self._said: tuple[Stage, str] | None = None
        self.tree = AccessibleTable(area.table, texts)
        self.announcer = Announcer(area.table, area.table.table_scene, texts)
        area.message_shown.connect(self.announcer.say)
        area.table.table_scene.animator.events_started.connect(self.on_events_started)
        game.changed.connect(self.tree.on_table_changed)

    def say(self, sentences: Sequence[str]) -> None:
        """Say how the puzzle stands, once."""
        words = " ".join(sentence for sentence in sentences if sentence)
        key = self._game.stage, words
        if key != self._said:
            self._said = key
            self.announcer.say(words)

    def on_events_started(self, events: Sequence[Event]) -> None:
        self.announcer.say_all([spoken_event(event, self._texts.names) for event in events])
