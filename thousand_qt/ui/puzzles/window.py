"""The window in which puzzles are solved."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from thousand_qt.ai.solver import StopFlag
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.puzzles import prepared
from thousand_qt.puzzles.diary import Diary
from thousand_qt.puzzles.names import MOST, PuzzleName, daily
from thousand_qt.puzzles.puzzle import Puzzle
from thousand_qt.puzzles.sifted import numbered
from thousand_qt.session.puzzle_worker import PuzzleWorker
from thousand_qt.ui.player_names import suggested_names
from thousand_qt.ui.puzzles.game import PuzzleGame, Stage
from thousand_qt.ui.puzzles.puzzle_texts import PuzzleTexts
from thousand_qt.ui.puzzles.side import PuzzleSide
from thousand_qt.ui.puzzles.voice import PuzzleVoice
from thousand_qt.ui.replay.key_keeper import LIST_KEYS, KeyKeeper
from thousand_qt.ui.table_window import TableWindow
from thousand_qt.ui.texts import puzzles as texts

_SIZE: Final = QSize(1280, 760)
_LEAST: Final = QSize(800, 420)
_LEAST_TABLE: Final = QSize(540, 360)
_NARROW: Final = 1100
"""A narrower window, in logical pixels, has a narrow column of words."""


class PuzzleWindow(TableWindow):
    """Shows one puzzle at a time, and what became of all of them."""

    def __init__(
        self,
        deck: Deck,
        diary: Diary,
        parent: QWidget | None = None,
        *,
        cache: CardCache | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Show nothing yet.

        Args:
            deck: The pictures of the cards.
            diary: Where results are kept.
            parent: The owner.
            cache: Pictures that have been drawn before.
            today: Tells the date.
        """
        self._texts = PuzzleTexts()
        super().__init__(deck, self._texts, parent, size=_SIZE, least=_LEAST, cache=cache)
        self.setObjectName("puzzleWindow")
        self._diary = diary
        self._today = today
        self._name: PuzzleName | None = None
        self._wrong = 0
        self._counts = True
        self._may_praise = False
        """The puzzle has been solved at the first try, and paper cuttings may fall when all lies still."""
        self._finder = PuzzleWorker(self)
        self._finder.answered.connect(self.on_found)
        self._area.table.setMinimumSize(_LEAST_TABLE)
        self._game = PuzzleGame(self._area, self._texts, self)
        self._side = PuzzleSide(self._game)
        self._voice = PuzzleVoice(self._area, self._texts, self._game)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._side)
        self._connect()
        self._make_shortcuts()
        self.retranslate()

    def _connect(self) -> None:
        game, side = self._game, self._side
        game.changed.connect(self.on_game_changed)
        game.wrong_played.connect(self.on_wrong_played)
        game.solved.connect(self.on_solved)
        game.shown.connect(self.on_shown)
        side.main_requested.connect(self.on_main_requested)
        side.restart_requested.connect(game.restart)
        side.solution_requested.connect(game.show_solution)
        side.explanation_requested.connect(game.explain)
        side.copy_requested.connect(self.on_copy_requested)
        side.previous_requested.connect(self.on_previous_requested)
        side.next_requested.connect(self.on_next_requested)
        side.today_requested.connect(self.open_today)
        side.page_changed.connect(self.on_page_changed)
        side.list.chosen.connect(self.open_puzzle)
        KeyKeeper(side.list.items, LIST_KEYS)

    def _make_shortcuts(self) -> None:
        for keys, slot in (
            ("PgUp", self.on_previous_requested),
            ("PgDown", self.on_next_requested),
            (QKeySequence(QKeySequence.StandardKey.Undo), self.on_take_back_requested),
            ("F9", self.on_list_toggled),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # Parts

    @property
    def game(self) -> PuzzleGame:
        return self._game

    @property
    def side(self) -> PuzzleSide:
        return self._side

    @property
    def voice(self) -> PuzzleVoice:
        return self._voice

    @property
    def name(self) -> PuzzleName | None:
        """Which puzzle is on the table, or being looked for."""
        return self._name

    # What is shown

    def open_today(self) -> None:
        """Show the puzzle of the day."""
        self.open_puzzle(daily(self._today()))

    def open_puzzle(self, name: PuzzleName) -> None:
        """Show a puzzle; one that is not known yet is looked for, while the table is empty."""
        self._finder.drop()
        self._game.clear()
        self._name = name
        self._wrong, self._counts = 0, self._diary.result(name).is_open
        self._may_praise = False
        self._side.show_page(0)
        self._side.show_puzzle(name, self._names())
        self._show_result(name)
        self.retranslate()
        if name.is_prepared:
            self.on_found(prepared.prepared()[name.number - 1].puzzle)
        else:
            self._finder.ask(partial(_numbered, name.number))

    @Slot(object)
    def on_found(self, puzzle: object) -> None:
        if isinstance(puzzle, Puzzle):
            self._game.begin(puzzle, self._names())

    @staticmethod
    def _names() -> tuple[str, ...]:
        return suggested_names()[:3]

    def _note(self) -> None:
        """Show what became of the puzzle, and tell when the disk does not take it."""
        if self._name is None:
            return
        self._show_result(self._name)
        if self._diary.fault is not None:
            self._area.show_notice(texts.cannot_keep_words(self._diary.fault))
        if self._side.shows_list:
            self._show_list()

    def _show_result(self, name: PuzzleName) -> None:
        today = self._today()
        streak = self._diary.streak(today) if name == daily(today) else 0
        self._side.show_result(self._diary.result(name), self._wrong, counts=self._counts, streak=streak)

    def _show_list(self) -> None:
        today = self._today()
        self._side.list.show_results(self._diary.results, today, self._diary.streak(today), self._name)

    # What happens in the game

    def on_game_changed(self) -> None:
        game = self._game
        if not game.has_puzzle:
            return
        puzzle = game.puzzle
        over = game.stage in (Stage.WRONG, Stage.SOLVED, Stage.SHOWN)
        if game.stage is Stage.ASKING and game.is_at_start:
            question = [texts.question(puzzle, self._texts.names)]
            self._voice.say([*question, texts.missing_words(puzzle, puzzle.state, self._texts.names)])
        elif game.stage is not Stage.ANSWERING:
            self._voice.say([self._side.feedback_words(puzzle)])
        if over:
            self._side.main_button.setFocus()
        if game.stage is Stage.SOLVED and self._may_praise:
            self._may_praise = False
            self._scene.celebrate()

    def on_wrong_played(self) -> None:
        self._wrong += 1
        if self._name is not None and self._counts:
            self._diary.note_wrong(self._name)
            self._wrong = self._diary.result(self._name).wrong
        self._note()

    def on_solved(self) -> None:
        if self._name is not None and self._counts:
            before = self._diary.result(self._name)
            self._diary.note_solved(self._name, self._today())
            self._wrong = before.wrong
            self._may_praise = before.is_open and before.wrong == 0
        self._note()

    def on_shown(self) -> None:
        if self._name is not None:
            self._diary.note_shown(self._name)
        self._counts = False
        self._note()

    # What the player wants

    def on_main_requested(self) -> None:
        if self._game.stage is Stage.WRONG:
            self._game.take_back()
        else:
            self.on_next_requested()

    def on_take_back_requested(self) -> None:
        if self._game.stage is Stage.WRONG:
            self._game.take_back()
        elif self._game.has_puzzle and not self._game.is_at_start:
            self._game.restart()

    def on_previous_requested(self) -> None:
        self._step(-1)

    def on_next_requested(self) -> None:
        self._step(1)

    def _step(self, by: int) -> None:
        """Go to a neighbour; after the last prepared one, and at both ends, there is none."""
        if self._name is None:
            return
        most = len(prepared.names()) if self._name.is_prepared else MOST
        number = min(most, max(1, self._name.number + by))
        if number != self._name.number:
            self.open_puzzle(PuzzleName(self._name.is_prepared, number))

    def on_copy_requested(self) -> None:
        if self._name is not None:
            QGuiApplication.clipboard().setText(texts.share_words(self._name))
            self._area.show_message(
                QCoreApplication.translate("Puzzles", "The number of the puzzle has been copied.")
            )

    def on_page_changed(self, is_list: bool) -> None:
        if is_list:
            self._show_list()

    def on_list_toggled(self) -> None:
        self._side.show_page(0 if self._side.shows_list else 1)

    # Qt

    def retranslate(self) -> None:
        """Set the title of the window in the present language."""
        if self._name is None:
            self.setWindowTitle(QCoreApplication.translate("Puzzles", "Puzzles"))
        else:
            self.setWindowTitle(texts.puzzle_heading(self._name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._texts.set_names(self._names())
            if self._name is not None:
                self._side.show_puzzle(self._name, self._names())
            self._game.show_again()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._finder.drop()
        self._game.close()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.set_room(self.width() - _LEAST_TABLE.width(), narrow=self.width() < _NARROW)


def _numbered(number: int, stop_flag: StopFlag) -> Puzzle:
    return numbered(number, stop_flag)
