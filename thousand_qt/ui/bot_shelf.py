"""The programs from outside that the dialog of a new match offers: adding, changing, asking if they play."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.ai.outside.commands import split_command
from thousand_qt.ai.outside.kinds import bot_kind
from thousand_qt.app.settings import BotProgram
from thousand_qt.engine.rules import Rules
from thousand_qt.session.bot_trial import BotTrial, TrialResult
from thousand_qt.ui.bot_dialog import BotDialog
from thousand_qt.ui.level_box import LevelBox
from thousand_qt.ui.texts.bots import not_started_words, program_fault, trial_words


class BotShelf(QObject):
    """Keeps the list of programs, and the boxes that offer it.

    Signals:
        bots_changed(tuple[BotProgram, ...]): The list is another one now.
        asked(str): The program of this name is asked whether it plays; that may take some seconds.
        checked(str): The programs are ready; or else why the match is not started.
    """

    bots_changed = Signal(object)
    asked = Signal(str)
    checked = Signal(str)

    def __init__(
        self,
        bots: Sequence[BotProgram],
        boxes: Sequence[LevelBox],
        rules: Rules,
        window: QWidget,
    ) -> None:
        """Offer these programs.

        Args:
            bots: The programs at first.
            boxes: Where they are offered.
            rules: The rules that programs are tried with.
            window: Over which dialogs are opened.
        """
        super().__init__(window)
        self._bots = tuple(bots)
        self._boxes = tuple(boxes)
        self._rules = rules
        self._dialog: BotDialog | None = None
        self._dialog_of: LevelBox | BotProgram | None = None
        self._waiting: list[BotProgram] = []
        self._trial = BotTrial(self)
        self._trial.finished.connect(self.on_trial_finished)
        for box in self._boxes:
            box.adding_requested.connect(self.add)
            box.changing_requested.connect(self.change)

    @property
    def bots(self) -> tuple[BotProgram, ...]:
        return self._bots

    @property
    def dialog(self) -> BotDialog | None:
        """The dialog that is open, for one program."""
        return self._dialog

    def set_rules(self, rules: Rules) -> None:
        """Try programs with these rules."""
        self._rules = rules

    def add(self, box: LevelBox) -> None:
        """Ask for another program; it is then chosen in this box."""
        self._dialog_of = box
        self._open(None)

    def change(self, name: str) -> None:
        """Ask for changes of a program."""
        bot = next((bot for bot in self._bots if bot.name == name), None)
        if bot is not None:
            self._dialog_of = bot
            self._open(bot)

    def _open(self, bot: BotProgram | None) -> None:
        window = self.parent()
        assert isinstance(window, QWidget)
        others = [other.name for other in self._bots if other != bot]
        self._dialog = BotDialog(self._rules, others, bot, window)
        self._dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog.saved.connect(self.on_bot_saved)
        self._dialog.removed.connect(self.on_bot_removed)
        self._dialog.finished.connect(self.on_dialog_finished)
        self._dialog.open()

    def on_bot_saved(self, bot: BotProgram) -> None:
        old = self._dialog_of
        if isinstance(old, LevelBox):
            self._set_bots((*self._bots, bot))
            old.choose(bot_kind(bot.name))
        elif old is not None:
            holders = [box for box in self._boxes if box.kind == bot_kind(old.name)]
            self._set_bots(tuple(bot if known == old else known for known in self._bots))
            for box in holders:
                box.choose(bot_kind(bot.name))

    def on_bot_removed(self) -> None:
        self._set_bots(tuple(bot for bot in self._bots if bot != self._dialog_of))

    def on_dialog_finished(self) -> None:
        self._dialog = None

    def _set_bots(self, bots: tuple[BotProgram, ...]) -> None:
        self._bots = bots
        for box in self._boxes:
            box.set_bots(bots)
        self.bots_changed.emit(bots)

    # Before a match

    def check(self, kinds: Collection[str]) -> None:
        """Ask the programs among these players whether they play; without any, `checked` tells at once."""
        self._waiting = [bot for bot in self._bots if bot_kind(bot.name) in kinds]
        self._check_next()

    def close(self) -> None:
        """End everything that still runs."""
        self._waiting = []
        self._trial.close()

    def _check_next(self) -> None:
        if not self._waiting:
            self.checked.emit("")
            return
        bot = self._waiting[0]
        fault = program_fault(bot)
        if fault:
            self._refuse(fault)
        else:
            self.asked.emit(bot.name)
            self._trial.start(split_command(bot.command), self._rules)

    def on_trial_finished(self, result: TrialResult) -> None:
        if result.fault is not None:
            self._refuse(trial_words(result, self._waiting[0].name))
        else:
            self._waiting.pop(0)
            self._check_next()

    def _refuse(self, fault: str) -> None:
        self._waiting = []
        self.checked.emit(not_started_words(fault))
