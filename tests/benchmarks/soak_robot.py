"""Somebody who plays one match after another in the real window, and looks into all the others in between.

Everything goes through what a person has: actions of the menus, buttons of panels and sheets, and the
decisions that panels and cards report. What is decided is up to a computer player who sees what the person
sees.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.app.settings import TableThemeName, Theme
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.records.facts import HUMAN
from thousand_qt.ui.house_rules.rule_book import own_key
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup
from thousand_qt.ui.panels.choices import WarningPanel
from thousand_qt.ui.panels.looking import LookPanel

NAMES: Final = ("Zofia", "Borys", "Anna", "Zażółć")
WINDOWS: Final = (
    "matches",
    "statistics",
    "replay",
    "review",
    "rules",
    "preferences",
    "house_rules",
    "new",
    "puzzles",
    "learn",
    "cards",
    "deal_code",
    "keys",
    "honest_cards",
    "report",
    "about",
)
"""The entries of the menus that open a window."""
SIZES: Final = ((1280, 720), (1024, 600), (800, 480), (1600, 900))
_SHORT_ANYWAY: Final = ("sixty", "sixty-four", "quick", "quick-four", "polish-stock")
"""Of the others the first of each round is played to 1000 and the rest to 500: more are begun and left."""
_LOOKS: Final = 12
"""So often the robot looks up while a window is open, before it closes it."""
_REPEATED: Final = 2000
"""After so many looks a decision that nothing came of is taken once more."""
_PATIENCE: Final = 20_000
"""So often the robot looks at a table where nothing happens before it gives up: some minutes."""


def kinds_of(players: int) -> Iterator[tuple[str, ...]]:
    """Yield who sits at the tables one after another: a person, several, or nobody."""
    mixes = (
        (HUMAN, "casual", "beginner", "casual"),
        ("casual", "casual", "beginner", "beginner"),
        (HUMAN, "beginner", "casual", "beginner"),
        (HUMAN, HUMAN, "casual", "beginner"),
        ("beginner", "casual", "casual", "casual"),
        (HUMAN, "casual", HUMAN, HUMAN),
    )
    return (mix[:players] for mix in itertools.cycle(mixes))


class Robot(QObject):
    """Plays in a window until it has had enough.

    Attributes:
        deals: Result sheets that have been read.
        matches: Matches that have been played to their end.
        opened: How often each window has been opened.
        taken_back, hints: How often that was asked for.

    Signals:
        match_over(str): a match of this preset has ended; its last sheet lies on the table.
        had_enough(): the wanted number of deals has been played.
        stuck(str): nothing happens any more; where.
    """

    match_over = Signal(str)
    had_enough = Signal()
    stuck = Signal(str)

    def __init__(
        self, window: MainWindow, deals: int, *, presets: tuple[str, ...] = tuple(RULE_SETS), seed: int = 1
    ) -> None:
        """Sit down at this window to play that many deals of these presets in turn."""
        super().__init__(window)
        self.deals = self.matches = self.taken_back = self.hints = 0
        self.opened: dict[str, int] = dict.fromkeys(WINDOWS, 0)
        self._window = window
        self._wanted = deals
        self._stops_anywhere = deals < 100  # a short run does not wait for the end of a match
        self._whims = random.Random(seed)
        self._mind = LEVELS["casual"](seed)
        self._presets = itertools.cycle(presets)
        self._round = len(presets)
        self._kinds = {players: kinds_of(players) for players in (2, 3, 4)}
        self._preset = ""
        self._windows = itertools.cycle(WINDOWS)
        self._changes = itertools.cycle(self._all_changes())
        self._open: list[QWidget] = []
        self._looks = 0
        self._idle_looks = 0
        self._is_over = False
        self._decided = -1
        self._decided_looks = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.on_time)

    def start(self) -> None:
        self._timer.start(0)

    def stop_soon(self) -> None:
        """Have enough when the present deal is over."""
        self._wanted = 0
        self._stops_anywhere = True

    def _all_changes(self) -> list[Callable[[], object]]:
        """What is switched now and then, each in turn."""
        window = self._window

        def change(**settings: object) -> Callable[[], object]:
            return lambda: window._keeper.change(**settings)

        changes: list[Callable[[], object]] = [
            *(change(language=language) for language in ("pl", "ru", "en")),
            *(change(theme=theme) for theme in (Theme.DARK, Theme.LIGHT)),
            *(change(table_theme=theme) for theme in TableThemeName),
            *(change(text_size=size) for size in (150, 100)),
            *(change(deck_colours=colours) for colours in ("two", "four")),
            *(change(coach=coach) for coach in (True, False)),
        ]
        changes += [lambda size=size: window.resize(*size) for size in SIZES]
        changes += [window.menus.sheet.trigger, window.menus.sheet.trigger]
        return changes

    # Looking up

    def on_time(self) -> None:
        """Do the next thing there is to do."""
        if self._open:
            self._look_into_windows()
            return
        controller = self._window.controller
        if controller is None or self._is_over:
            self._sit_down()
            return
        if self._do_something():
            self._idle_looks = 0
            return
        self._idle_looks += 1
        self._timer.setInterval(0 if self._idle_looks < 50 else 5)
        if self._idle_looks == _PATIENCE:
            self._timer.stop()
            view, panel = controller.session.view, self._window.area.panel
            self.stuck.emit(f"{self._preset}, deal {view.number}, {view.phase}, panel {panel}")

    def _sit_down(self) -> None:
        for dialog in QApplication.topLevelWidgets():
            if dialog.isVisible() and dialog is not self._window:
                dialog.close()
        self._is_over = False
        self._decided = -1
        self._preset = next(self._presets)
        players = RULE_SETS[self._preset].players
        rules = None
        if self.matches % self._round and self._preset not in _SHORT_ANYWAY:
            rules = RuleSet(f"{self._preset} to 500", RULE_SETS[self._preset].replace(target=500))
        kinds = next(self._kinds[players])
        preset = self._preset if rules is None else own_key(rules.name)
        self._window.start_match(MatchSetup(preset, NAMES[:players], kinds, rules))

    def _do_something(self) -> bool:
        """Do what the table waits for; tell whether it waited for anything."""
        window, session = self._window, self._window.controller.session  # type: ignore[union-attr]
        if window.area.sheet is not None:
            return self._read_sheet()
        if not window.scene.idle:
            return False
        if isinstance(window.area.panel, LookPanel):
            return self._click("carryOnButton", window.area.panel)
        view = session.view
        if not session.people:
            window.menus.step.trigger()
            return True
        if session.awaited is not None or not view.is_my_turn or not view.legal_actions:
            return False
        # While the coach thinks about a decision there is nothing to do; his warning is answered.
        moment = len(session.record.entries)
        if moment == self._decided and not isinstance(window.area.panel, WarningPanel):
            self._decided_looks += 1
            if self._decided_looks % _REPEATED:
                return False
        else:
            self._decided, self._decided_looks = moment, 0
        self._decide(view)
        return True

    def _read_sheet(self) -> bool:
        sheet = self._window.area.sheet
        assert sheet is not None
        if self._click("takeOverButton", sheet):
            return True
        if self._button("nextDealButton", sheet) is not None:
            self.deals += 1
            return self._read_result(sheet)
        if self._button("playAgainButton", sheet) is not None:
            self.matches += 1
            self._is_over = True
            self.match_over.emit(self._preset)
            if self.deals >= self._wanted:
                self._timer.stop()
                self.had_enough.emit()
            return True
        return False

    def _read_result(self, sheet: QWidget) -> bool:
        session = self._window.controller.session  # type: ignore[union-attr]
        if session.can_undo and self._whims.random() < 0.05:
            self.taken_back += 1
            self._window.menus.undo.trigger()
            return True
        # Half of the time would be spent on painting.
        self._window.setUpdatesEnabled(self.deals % 4 == 0)
        if self.deals % 3 == 0:
            next(self._changes)()
        if self.deals % 4 == 0:
            self._open_window(next(self._windows))
        if self.deals >= self._wanted and self._stops_anywhere:
            self._timer.stop()
            self.had_enough.emit()
            return True
        return self._click("nextDealButton", sheet)

    def _decide(self, view: object) -> None:
        window = self._window
        whim = self._whims.random()
        if whim < 0.01:
            for action in self._whims.choices((window.menus.undo, window.menus.redo), k=3):
                action.trigger()
            self.taken_back += 1
            return
        if whim < 0.015:
            window.menus.hint.trigger()
            window.menus.hint.trigger()
            self.hints += 1
        elif whim < 0.02:
            window.menus.last_trick.trigger()
        controller = window.controller
        assert controller is not None
        controller.decisions.on_chosen(self._mind.choose(view, Budget()))  # type: ignore[arg-type]

    def _button(self, name: str, where: QWidget) -> QPushButton | None:
        return where.findChild(QPushButton, name)

    def _click(self, name: str, where: QWidget) -> bool:
        button = self._button(name, where)
        if button is None or not button.isEnabled():
            return False
        button.click()
        return True

    # Other windows

    def _open_window(self, name: str) -> None:
        action = getattr(self._window.menus, name)
        if not action.isEnabled():
            return
        before = set(_visible())
        action.trigger()
        self._open = [each for each in _visible() if each not in before]
        self._looks = 0
        self.opened[name] += bool(self._open)

    def _look_into_windows(self) -> None:
        """Let the windows that have been opened paint themselves for a while, then close them."""
        self._looks += 1
        if self._looks == _LOOKS // 2:
            for each in self._open:
                each.grab()
        if self._looks >= _LOOKS:
            for each in self._open:
                each.close()
            self._open = []


def _visible() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.isVisible()]


def throw_away() -> None:
    """Have everything deleted that waits for it."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
