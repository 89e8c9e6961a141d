"""Gives a lesson at a table: brings its steps, the cards, the panels and the note together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.events import Event
from thousand_qt.engine.view import PlayerView
from thousand_qt.lessons import Answer, AnswerKind, LessonRun
from thousand_qt.lessons.desk import Laid
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.announcer import Announcer
from thousand_qt.ui.decisions import Decisions
from thousand_qt.ui.lessons.note import LessonNote
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.lessons import line_text
from thousand_qt.ui.texts.reasons import explain
from thousand_qt.ui.texts.rulebook import paragraph_of_rule
from thousand_qt.ui.texts.spoken import spoken_event


class LessonShow(QObject):
    """One lesson on the table. Notes and panels wait until the cards have come to rest.

    Signals:
        step_changed(): another step is on the table.
        finished(): the last step has been read.
        settled(): nothing moves, and the note says what there is to say.
    """

    step_changed = Signal()
    finished = Signal()
    settled = Signal()

    def __init__(
        self,
        run: LessonRun,
        scene: TableScene,
        area: TableArea,
        note: LessonNote,
        renderer: DeckRenderer,
        announcer: Announcer,
        names: Sequence[str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._run = run
        self._scene = scene
        self._area = area
        self._note = note
        self._renderer = renderer
        self._announcer = announcer
        self._names = tuple(names)
        self._answer: Answer | None = None
        self._waits = False
        self._decisions = self._make_decisions()
        scene.card_activated.connect(self.on_card_activated)
        scene.idle_reached.connect(self.on_idle_reached)
        scene.animator.events_started.connect(self.on_events_started)

    def _make_decisions(self) -> Decisions:
        decisions = Decisions(self._scene, self._area, self._names, self)
        decisions.decided.connect(self.on_decided)
        return decisions

    @property
    def run(self) -> LessonRun:
        return self._run

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    @property
    def paragraph(self) -> str:
        """The key of the paragraph that refuses what was tried last; empty when there is none."""
        error = self._refusal
        return "" if error is None else paragraph_of_rule(error.rule) or ""

    @property
    def _refusal(self) -> IllegalAction | None:
        return None if self._answer is None else self._answer.error

    # How it goes on

    def start(self) -> None:
        """Lay the first cards."""
        self._show_what_happened()

    def begin_again(self) -> None:
        """Give the lesson from its beginning."""
        self._run.go_to(1)
        self.show_now()

    def go_on(self) -> None:
        """Go on after what was to be read; cards on their way arrive first."""
        if self._waits:
            self._scene.finish()
        if self._run.step.task is not None:
            return
        if self._run.read():
            self._show_what_happened()
        else:
            self.finished.emit()

    def show_what_is_right(self) -> None:
        """Do for the learner what is right."""
        if self._waits:
            self._scene.finish()
        if self._run.show() is not None:
            self._show_what_happened()

    def retranslate(self, names: Sequence[str]) -> None:
        """Say everything in another language, with the names that are usual there."""
        self._names = tuple(names)
        self._decisions.close()
        self._decisions.deleteLater()
        self._decisions = self._make_decisions()
        self._area.clear_sheet()
        self._scene.show_view(self._run.view)
        self._settle()

    def close(self) -> None:
        """Leave the lesson; the table is left as it is."""
        self._scene.card_activated.disconnect(self.on_card_activated)
        self._scene.idle_reached.disconnect(self.on_idle_reached)
        self._scene.animator.events_started.disconnect(self.on_events_started)
        self._decisions.close()
        self._area.clear_sheet()
        self._area.clear_notice()

    def show_now(self) -> None:
        """Show the present step as it is, whatever has been on the table."""
        self._run.drain()
        self._answer = None
        self._decisions.end()
        self._area.clear_sheet()
        self._scene.show_view(self._run.view)
        self._settle()

    def _show_what_happened(self) -> None:
        self._answer = None
        self._decisions.end()
        self._area.clear_message()
        self._area.clear_sheet()
        self._waits = False  # at speed "off" everything comes to rest at once, again and again
        for shown in self._run.drain():
            if isinstance(shown, Laid):
                self._scene.show_view(shown.view)
            else:
                self._scene.play(shown.events, shown.view)
        if self._scene.idle:
            self._settle()
        else:
            self._waits = True

    def _settle(self) -> None:
        """Say what the step says, and ask what it asks."""
        self._waits = False
        self.step_changed.emit()
        step, view = self._run.step, self._run.view
        self.say()
        if view.results and view.phase in (Phase.DEALING, Phase.OVER):
            self._show_result()
        self._announcer.say(self._note.answer)
        self._announcer.say(self._note.words)
        self._scene.mark_cards(step.cards)
        if step.task is None:
            self._note.go_on_button.setFocus()
        else:
            self._area.table.setFocus()
            self._ask()
        self.settled.emit()

    def _ask(self) -> None:
        self._decisions.begin(self._question())
        self._decisions.present()

    def _question(self) -> PlayerView:
        """What is asked: giving up is offered only where it is what there is to learn."""
        view, task = self._run.view, self._run.step.task
        if task is None or any(isinstance(action, GiveUp) for action in task.right):
            return view
        rest = tuple(action for action in view.legal_actions if not isinstance(action, GiveUp))
        return replace(view, legal_actions=rest)

    def say(self) -> None:
        """Write the note in the present language."""
        step = self._run.step
        words = "\n\n".join(line_text(line, self._names) for line in step.lines)
        self._note.show_words(words, is_task=step.task is not None, is_last=self._run.is_last)
        if self._answer is None:
            answer = "" if step.answer is None else line_text(step.answer, self._names)
            self._note.show_answer(answer, is_good=True)
        else:
            self._note.show_answer(self._answer_words(), is_good=False, has_paragraph=bool(self.paragraph))

    def _answer_words(self) -> str:
        answer = self._answer
        if answer is None:
            return ""
        if answer.error is not None:
            return explain(answer.error, self._run.view)
        return "" if answer.line is None else line_text(answer.line, self._names)

    def _show_result(self) -> None:
        sheet = ResultSheet(self._run.view, self._names, self._renderer)
        sheet.next_button.hide()
        sheet.why_asked.connect(self._area.why_asked)
        self._area.show_sheet(sheet)

    # What the learner does

    def on_card_activated(self, card: Card) -> None:
        self._decisions.take_card(card)

    def on_decided(self, action: Action) -> None:
        answer = self._run.act(action)
        if answer.kind is AnswerKind.RIGHT:
            self._show_what_happened()
            return
        self._answer = answer
        self._decisions.end()
        self._scene.show_view(self._run.view)  # cards laid out go back into the hand
        self.say()
        self._announcer.say(self._note.answer)
        self._scene.mark_cards(self._run.step.cards)
        self._ask()

    # What the table reports

    def on_idle_reached(self) -> None:
        if self._waits and self._scene.idle:
            self._settle()

    def on_events_started(self, events: Sequence[Event]) -> None:
        self._announcer.say_all([spoken_event(event, self._names) for event in events])
