"""The window of the lessons: their list, or a table with a note beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.engine.rules import Rules
from thousand_qt.lessons import LessonRun, lessons_for
from thousand_qt.lessons.course import LessonName
from thousand_qt.ui.accessible_table import AccessibleTable
from thousand_qt.ui.announcer import Announcer
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.lessons.lesson_list import LessonList
from thousand_qt.ui.lessons.note import LessonNote
from thousand_qt.ui.lessons.show import LessonShow
from thousand_qt.ui.player_names import suggested_names
from thousand_qt.ui.rules_dialog import RulesDialog
from thousand_qt.ui.standard_keys import on_standard_keys
from thousand_qt.ui.table_window import TableWindow
from thousand_qt.ui.texts.lessons import lesson_title
from thousand_qt.ui.texts.table_texts import TableTexts

_SIZE: Final = QSize(1180, 740)
_LEAST: Final = QSize(760, 440)
_NOTE_SHARE: Final = 0.3
"""So much of the window's width is the note's."""
_NOTE_WIDTHS: Final = (250, 520)
_MOST_GROWTH: Final = 2.0
"""The note grows with the table, but so that it stays a note."""


class LessonWindow(TableWindow):
    """Gives lessons, one at a time.

    Signals:
        rules_chosen(str): the lessons are to be given by the rule set with this key.
        place_reached(LessonName, int): the learner is at this step of a lesson.
        lesson_done(LessonName): a lesson was given to its end.
        forget_requested(): no lesson is to count as done any more.
        closed(): the window was closed.
    """

    rules_chosen = Signal(str)
    place_reached = Signal(object, int)
    lesson_done = Signal(object)
    forget_requested = Signal()
    closed = Signal()

    def __init__(self, deck: Deck, parent: QWidget | None = None, *, cache: CardCache | None = None) -> None:
        self._texts = TableTexts(suggested_names())
        super().__init__(deck, self._texts, parent, size=_SIZE, least=_LEAST, cache=cache)
        self.setObjectName("lessonWindow")
        self._rules = Rules()
        self._player_name = ""
        self._done: frozenset[LessonName] = frozenset()
        self._left: tuple[LessonName, int] | None = None
        self._show: LessonShow | None = None
        self._tree = AccessibleTable(self._area.table, self._texts)
        self._announcer = Announcer(self._area.table, self._scene, self._texts)
        self._note = LessonNote()
        self._list = LessonList()
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        table = QWidget()
        row = QHBoxLayout(table)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._area, 1)
        row.addWidget(self._note)
        self._pages.addWidget(self._list)
        self._pages.addWidget(table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)

    def _connect(self) -> None:
        self._list.lesson_chosen.connect(self.on_lesson_chosen)
        self._list.rules_chosen.connect(self.rules_chosen)
        self._list.forget_requested.connect(self.forget_requested)
        self._list.closed.connect(self.close)
        self._note.went_on.connect(self.on_went_on)
        self._note.show_requested.connect(self.on_show_requested)
        self._note.again_requested.connect(self.on_again_requested)
        self._note.skip_requested.connect(self.on_skip_requested)
        self._note.list_requested.connect(self.show_list)
        self._note.why_asked.connect(self.show_rules)
        self._area.why_asked.connect(self.show_rules_at)
        self._area.message_shown.connect(self._announcer.say)
        on_standard_keys(self, QKeySequence.StandardKey.HelpContents, self.show_rules)

    # Parts

    @property
    def note(self) -> LessonNote:
        return self._note

    @property
    def list_page(self) -> LessonList:
        return self._list

    @property
    def announcer(self) -> Announcer:
        """What is said for those who do not see it."""
        return self._announcer

    @property
    def lesson(self) -> LessonShow | None:
        """The lesson on the table; None while the list is shown."""
        return self._show

    # What is shown

    def set_rules(self, rules: Rules, sets: Sequence[tuple[str, str]], chosen: str) -> None:
        """Give the lessons by these rules, which are those of a key among the sets, by key and name."""
        self._rules = rules
        self._list.set_rule_sets(sets, chosen)
        self._refresh_list()

    def set_progress(self, done: frozenset[LessonName], left: tuple[LessonName, int] | None) -> None:
        """Take what has been done, and the lesson that was left in the middle with its step."""
        self._done, self._left = done, left
        self._refresh_list()

    def _refresh_list(self) -> None:
        left = None if self._left is None else self._left[0]
        self._list.show_lessons(lessons_for(self._rules), self._done, left)

    def show_list(self) -> None:
        """Leave the lesson for the list of all lessons; where it was left is kept."""
        self._leave()
        self._refresh_list()
        self._pages.setCurrentIndex(0)
        self.retranslate()
        self._list.list.setFocus()

    def give(self, name: LessonName, step: int = 1) -> None:
        """Give a lesson, beginning with this step."""
        self._leave()
        run = LessonRun(name, self._rules)
        if step > 1:
            run.go_to(step)
            run.drain()
        names = self._names()
        self._texts.set_names(names)
        show = LessonShow(
            run, self._scene, self._area, self._note, self._renderer, self._announcer, names, self
        )
        self._show = show
        show.step_changed.connect(self.on_step_changed)
        show.finished.connect(self.on_finished)
        show.settled.connect(self._tree.on_table_changed)
        self._pages.setCurrentIndex(1)
        self._fit_note()
        self.retranslate()
        if step > 1:
            show.show_now()
        else:
            show.start()

    def _leave(self) -> None:
        if self._show is not None:
            self._show.close()
            self._show.deleteLater()
            self._show = None

    def _names(self) -> tuple[str, ...]:
        names = suggested_names()
        return (self._player_name or names[0], *names[1:])[: self._rules.players]

    def set_player_name(self, name: str) -> None:
        """Call the learner by this name; empty for the usual one."""
        self._player_name = name

    def set_look(self, theme: str, text_size: int) -> None:
        super().set_look(theme, text_size)
        self._fit_note()

    def show_rules(self) -> None:
        """Show the rules, at the paragraph that has just refused something."""
        self.show_rules_at("" if self._show is None else self._show.paragraph)

    def show_rules_at(self, paragraph: str) -> None:
        """Show the rules at the paragraph with this key; empty for their beginning."""
        open_dialog(RulesDialog(self._rules, self, faces=self._renderer, paragraph=paragraph))

    # Slots

    def on_lesson_chosen(self, name: LessonName) -> None:
        step = self._left[1] if self._left is not None and self._left[0] is name else 1
        self.give(name, step)

    def on_step_changed(self) -> None:
        show = self._show
        if show is None:
            return
        run = show.run
        lessons = lessons_for(self._rules)
        place = QCoreApplication.translate(
            "LessonWindow", "Lesson {number} of {all}. Step {step} of {steps}"
        ).format(number=lessons.index(run.name) + 1, all=len(lessons), step=run.number, steps=run.count)
        has_next = run.name is not lessons[-1]
        self._note.show_place(lesson_title(run.name), place, run.number, run.count, has_next=has_next)
        self.place_reached.emit(run.name, run.number)

    def on_went_on(self) -> None:
        if self._show is not None:
            self._show.go_on()

    def on_show_requested(self) -> None:
        if self._show is not None:
            self._show.show_what_is_right()

    def on_again_requested(self) -> None:
        if self._show is not None:
            self._show.begin_again()

    def on_finished(self) -> None:
        if self._show is not None:
            self.lesson_done.emit(self._show.run.name)
            self.on_skip_requested()

    def on_skip_requested(self) -> None:
        """Go to the next lesson; after the last one to the list."""
        if self._show is None:
            return
        lessons = lessons_for(self._rules)
        after = lessons.index(self._show.run.name) + 1
        if after < len(lessons):
            self.give(lessons[after])
        else:
            self.show_list()

    # Qt

    def retranslate(self) -> None:
        """Set the title of the window in the present language."""
        self.setWindowTitle(QCoreApplication.translate("LessonWindow", "Learn to play Thousand"))

    def _fit_note(self) -> None:
        share = min(self.width() / _SIZE.width(), self.height() / _SIZE.height())
        self._note.set_growth(max(1.0, min(round(share, 1), _MOST_GROWTH)))
        least, most = _NOTE_WIDTHS
        scale = self.fontMetrics().averageCharWidth() / 7
        width = max(least, min(round(self.width() * _NOTE_SHARE * max(1.0, scale**0.5)), round(most * scale)))
        self._note.setFixedWidth(min(width, self.width() // 2))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self._show is not None:
                names = self._names()
                self._texts.set_names(names)
                self._show.retranslate(names)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_note()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._leave()
        super().closeEvent(event)
        self.closed.emit()
