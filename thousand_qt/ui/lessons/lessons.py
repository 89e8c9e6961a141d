"""Opens the lessons over the main window, and keeps how far the learner has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.app.application import bring_to_front
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.lessons.course import LessonName
from thousand_qt.ui.fitting import shrink_to_screen
from thousand_qt.ui.house_rules.rule_book import RuleBook
from thousand_qt.ui.other_tables import OtherTables

if TYPE_CHECKING:
    from thousand_qt.ui.lessons.window import LessonWindow


class Lessons(QObject):
    """There is one window of lessons. It is imported when it is first wanted.

    Signals:
        left(): the window has been closed.
    """

    left = Signal()

    def __init__(
        self,
        window: QWidget,
        keeper: SettingsKeeper,
        renderer: DeckRenderer,
        tables: OtherTables,
        book: RuleBook,
        next_rules: Callable[[], str],
    ) -> None:
        """Serve this window.

        Args:
            window: The lessons belong to it.
            keeper: The settings: what has been done, and the learner's name.
            renderer: That of the table; the lessons show the same deck.
            tables: Keeps the table of the lessons like that of the match.
            book: The rule sets by which lessons can be given.
            next_rules: Returns the key of the rule set of the next match, by which they are given at first.
        """
        super().__init__(window)
        self._main = window
        self._keeper = keeper
        self._renderer = renderer
        self._tables = tables
        self._book = book
        self._next_rules = next_rules
        self._key = ""
        self._window: LessonWindow | None = None
        keeper.changed.connect(self.on_settings_changed)
        book.changed.connect(self.on_rules_changed)

    @property
    def window(self) -> LessonWindow | None:
        """The window, once it has been opened."""
        return self._window

    @property
    def done(self) -> frozenset[LessonName]:
        """The lessons that have been given to their end."""
        known = {name.value: name for name in LessonName}
        return frozenset(known[name] for name in self._keeper.settings.lessons_done if name in known)

    @property
    def left_at(self) -> tuple[LessonName, int] | None:
        """The lesson that was left in the middle, and at which step."""
        settings = self._keeper.settings
        known = {name.value: name for name in LessonName}
        name = known.get(settings.lesson_begun)
        return None if name is None else (name, settings.lesson_step)

    def open(self) -> None:
        """Open the list of lessons, or bring the window to the front as it is."""
        from thousand_qt.ui.lessons.window import LessonWindow

        window = self._window
        if window is None:
            window = LessonWindow(self._renderer.deck, self._main, cache=self._renderer.cache)
            window.rules_chosen.connect(self.on_rules_chosen)
            window.place_reached.connect(self.on_place_reached)
            window.lesson_done.connect(self.on_lesson_done)
            window.forget_requested.connect(self.on_forget_requested)
            window.closed.connect(self.left)
            self._tables.adopt(window)
            shrink_to_screen(window, self._main)
            self._window = window
        if not window.isVisible():
            self._key = self._next_rules()
            self._show_rules()
            self.on_settings_changed()
            window.set_progress(self.done, self.left_at)
            window.show_list()
        bring_to_front(window)

    def close(self) -> None:
        """Close the window, at the end of the program."""
        if self._window is not None:
            self._window.close()

    def _show_rules(self) -> None:
        if self._window is None:
            return
        keys = (*self._book.keys, *(key for key in RULE_SETS if key not in self._book.keys))
        sets = [(key, self._book.name(key)) for key in keys]
        self._window.set_rules(self._book.rules(self._key), sets, self._key)

    # Slots

    def on_rules_chosen(self, key: str) -> None:
        self._key = key
        self._show_rules()

    def on_rules_changed(self) -> None:
        """Sets of the player's own are others now; a lesson that is being given goes on by the old rules."""
        if self._window is None or not self._window.isVisible() or self._window.lesson is not None:
            return
        if not self._book.has(self._key):
            self._key = self._next_rules()
        self._show_rules()

    def on_place_reached(self, name: LessonName, step: int) -> None:
        self._keeper.change(lesson_begun=name.value, lesson_step=step)

    def on_lesson_done(self, name: LessonName) -> None:
        done = {*self.done, name}
        names = tuple(each.value for each in LessonName if each in done)
        self._keeper.change(lessons_done=names, lesson_begun="", lesson_step=1)

    def on_forget_requested(self) -> None:
        self._keeper.change(lessons_done=(), lesson_begun="", lesson_step=1)

    def on_settings_changed(self) -> None:
        window, settings = self._window, self._keeper.settings
        if window is None:
            return
        window.set_player_name(settings.player_name)
        window.set_progress(self.done, self.left_at)
