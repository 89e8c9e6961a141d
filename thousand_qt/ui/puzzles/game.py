"""One puzzle on the table: the player moves, the solver answers, and says what was wrong."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from thousand_qt.ai.solver import StopFlag
from thousand_qt.engine.actions import Action, Exchange, GiveUp, Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.open_cards import open_cards_of
from thousand_qt.engine.view import PlayerView, view_of
from thousand_qt.puzzles.explanation import Explanation, explain
from thousand_qt.puzzles.judge import Answer, Choice, Judge
from thousand_qt.puzzles.puzzle import PLAYER, Puzzle
from thousand_qt.session.puzzle_worker import PuzzleWorker
from thousand_qt.table.durations import CELEBRATION
from thousand_qt.ui.decisions import Decisions
from thousand_qt.ui.puzzles.puzzle_texts import PuzzleTexts
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.reasons import explain as explain_refusal

_LOOK_AT_END: Final = 1800
"""Milliseconds for which the end of a puzzle is seen before its position is, at the usual speed."""


class Stage(enum.Enum):
    """How far the player is."""

    ASKING = enum.auto()
    """A move is wanted."""
    ANSWERING = enum.auto()
    """The solver is asked, or its answer is being played on the table."""
    WRONG = enum.auto()
    """The last move was wrong, and what the others make of it lies on the table."""
    SOLVED = enum.auto()
    SHOWN = enum.auto()
    """The solution has been played."""


class PuzzleGame(QObject):
    """Plays a puzzle on a table that it has for itself.

    Signals:
        changed(): the stage, or what is to be said of it, is another.
        wrong_played(), solved(), shown(): as soon as that is certain; the table may still be moving.
    """

    changed = Signal()
    wrong_played = Signal()
    solved = Signal()
    shown = Signal()

    def __init__(self, area: TableArea, texts: PuzzleTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._area = area
        self._scene = area.table.table_scene
        self._texts = texts
        self._worker = PuzzleWorker(self)
        self._worker.answered.connect(self.on_answered)
        self._worker.failed.connect(self.on_failed)
        self._puzzle: Puzzle | None = None
        self._state: MatchState | None = None
        self._start: MatchState | None = None
        self._asked: MatchState | None = None
        """The position of the last question."""
        self._stage = Stage.ASKING
        self._next_stage = Stage.ASKING
        self._choice: Choice | None = None
        self._explanation: Explanation | None = None
        self._wants_show = False
        self._playing = False
        self._decisions: Decisions | None = None
        self._looking_back = QTimer(self)
        self._looking_back.setSingleShot(True)
        self._looking_back.timeout.connect(self.show_position)
        self._scene.card_activated.connect(self.on_card_activated)
        self._scene.background_clicked.connect(self.on_background_clicked)
        self._scene.idle_reached.connect(self.on_idle_reached)

    # What there is

    @property
    def puzzle(self) -> Puzzle:
        assert self._puzzle is not None
        return self._puzzle

    @property
    def has_puzzle(self) -> bool:
        return self._puzzle is not None

    @property
    def state(self) -> MatchState:
        """The position on the table, or to which its cards are on their way."""
        assert self._state is not None
        return self._state

    @property
    def stage(self) -> Stage:
        """How far the player is, as the table shows it."""
        return self._stage

    @property
    def choice(self) -> Choice | None:
        """The last move and what comes of it; None before the first one has been judged."""
        return self._choice

    @property
    def explanation(self) -> Explanation | None:
        """Why the right move is right, once somebody has asked."""
        return self._explanation

    @property
    def is_at_start(self) -> bool:
        """Whether the last question was the first one."""
        return self._asked is self._start

    @property
    def is_thinking(self) -> bool:
        return self._worker.is_busy

    # What happens

    def begin(self, puzzle: Puzzle, names: Sequence[str]) -> None:
        """Lay a puzzle on the table."""
        self._worker.drop()
        self._texts.set_names(names)
        self._puzzle = puzzle
        self._explanation = None
        self._make_decisions(names)
        self._start = puzzle.state
        self._ask_at(self._start)

    def clear(self) -> None:
        """Take the puzzle away; what is being thought of is dropped."""
        self._worker.drop()
        self._looking_back.stop()
        self._end_question()
        self._puzzle = self._state = self._start = self._asked = None
        self._choice = self._explanation = None

    def submit(self, action: Action) -> None:
        """Play a move of the player's; one that is against the rules is refused on the table."""
        if self._stage is not Stage.ASKING:
            return
        before = self.state
        try:
            before.apply(action)
        except IllegalAction as error:
            self._area.show_message(explain_refusal(error, self._view()))
            if before.phase is Phase.EXCHANGE:
                self._show_view()  # cards laid out go back into the hand
                self._present()
            return
        self._end_question()
        self._set_stage(Stage.ANSWERING)
        self._choice = None
        self._play((action,))
        self._worker.ask(partial(_answer, self.puzzle, before, action))

    def take_back(self) -> None:
        """Go back to the last question, after a wrong move."""
        if self._asked is not None:
            self._worker.drop()
            self._ask_at(self._asked)

    def restart(self) -> None:
        """Go back to the first question."""
        self._worker.drop()
        if self._start is not None:
            self._ask_at(self._start)

    def show_solution(self) -> None:
        """Play the solution on the table."""
        self._end_question()
        self._looking_back.stop()
        self._wants_show = True
        self._set_stage(Stage.ANSWERING)
        self.shown.emit()
        self._need_explanation()

    def explain(self) -> None:
        """Have it explained; `changed` tells when that is done."""
        self._need_explanation()

    def _need_explanation(self) -> None:
        if self._explanation is None:
            self._worker.ask(partial(_explain, self.puzzle))
        else:
            self._explained()

    def show_position(self) -> None:
        """Lay the cards out as they were in the beginning, with the right ones marked: to be talked about."""
        if self._start is not None and self._stage in (Stage.SOLVED, Stage.SHOWN):
            self._looking_back.stop()
            self._state = self._start
            self._show_view()
            self._mark_answer()

    def _mark_answer(self) -> None:
        match self.puzzle.answer:
            case Play(card=card):
                self._scene.mark_cards({card})
            case Exchange(cards=cards):
                self._scene.mark_cards(cards)
            case _:
                pass

    def close(self) -> None:
        """Think no more."""
        self._worker.drop()

    def show_again(self) -> None:
        """Write everything on the table anew, in another language or with other names."""
        if self._puzzle is not None:
            self._show_view()
            if not self._worker.is_busy:
                self._present()
            if self._stage in (Stage.SOLVED, Stage.SHOWN) and self._state is self._start:
                self._mark_answer()

    # The table

    def _view(self) -> PlayerView:
        """Return the table as the player sees it; nobody gives up in a puzzle."""
        view = view_of(self.state, PLAYER)
        moves = tuple(action for action in view.legal_actions if not isinstance(action, GiveUp))
        return replace(view, legal_actions=moves)

    def _show_view(self) -> None:
        self._playing = True
        self._scene.show_view(self._view(), open_cards_of(self.state))
        self._playing = False

    def _play(self, actions: Sequence[Action]) -> None:
        self._playing = True
        for action in actions:
            self._state, events = self.state.apply(action)
            self._scene.play(events, self._view(), open_cards_of(self.state))
        self._playing = False

    def _ask_at(self, state: MatchState) -> None:
        self._end_question()
        self._looking_back.stop()
        self._state = self._asked = state
        self._choice = None
        self._wants_show = False
        self._texts.is_over = False
        self._show_view()
        self._next_stage = Stage.ASKING
        self._present()

    def _present(self) -> None:
        """Once nothing moves, show how the puzzle stands."""
        self._set_stage(self._next_stage)
        if self._stage is Stage.SHOWN or (self._stage is Stage.SOLVED and self.state.deal is None):
            pause = CELEBRATION if self._stage is Stage.SOLVED else _LOOK_AT_END
            self._looking_back.start(self._scene.animator.scaled(pause))
        if self._stage is not Stage.ASKING:
            return
        assert self._decisions is not None
        self._decisions.end()  # what was asked in other words, perhaps
        self._decisions.begin(self._view())
        self._decisions.present()
        if self._area.panel is None:
            self._area.table.setFocus()

    def _set_stage(self, stage: Stage) -> None:
        self._stage = stage
        self.changed.emit()

    # Questions

    def _make_decisions(self, names: Sequence[str]) -> None:
        if self._decisions is not None:
            self._decisions.close()
            self._decisions.deleteLater()
        self._decisions = Decisions(self._scene, self._area, names, self)
        self._decisions.decided.connect(self.submit)

    def _end_question(self) -> None:
        if self._decisions is not None:
            self._decisions.end()
        self._area.clear_message()

    # Slots

    def on_card_activated(self, card: Card) -> None:
        if self._decisions is not None:
            self._decisions.take_card(card)

    def on_background_clicked(self) -> None:
        """A click beside the cards ends what flies."""
        self._scene.finish()

    def on_idle_reached(self) -> None:
        is_resting = not self._playing and not self._worker.is_busy
        if is_resting and self._puzzle is not None and self._stage is Stage.ANSWERING:
            self._present()

    @Slot(object)
    def on_answered(self, result: object) -> None:
        if isinstance(result, Explanation):
            self._explanation = result
            self._explained()
        elif isinstance(result, Answer):
            self._take(result)

    def on_failed(self, error: Exception) -> None:
        """Ask again: the player has lost nothing."""
        self._wants_show = False
        self.restart()

    def _take(self, answer: Answer) -> None:
        self._choice = answer.choice
        if not answer.choice.works:
            self._next_stage = Stage.WRONG
            self.wrong_played.emit()
        elif answer.is_over:
            self._next_stage = Stage.SOLVED
            self.solved.emit()
        else:
            self._next_stage = Stage.ASKING
        self._texts.is_over = self._next_stage is not Stage.ASKING
        self.changed.emit()
        self._play(answer.replies)
        if answer.choice.works and not answer.is_over:
            self._asked = self.state
        self._rest()

    def _explained(self) -> None:
        if not self._wants_show:
            self.show_position()
            self.changed.emit()
            return
        self._wants_show = False
        assert self._explanation is not None
        self._state = self._start
        self._texts.is_over = True
        self._show_view()
        self._next_stage = Stage.SHOWN
        self._play(self._explanation.line)
        self._rest()

    def _rest(self) -> None:
        if self._scene.idle:
            self._present()


def _answer(puzzle: Puzzle, state: MatchState, action: Action, stop_flag: StopFlag) -> Answer:
    return Judge(puzzle.goal, stop_flag).answer(state, action)


def _explain(puzzle: Puzzle, stop_flag: StopFlag) -> Explanation:
    return explain(puzzle, stop_flag)
