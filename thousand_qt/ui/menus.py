"""The menus of the main window: what there is to do, under which keys and which words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from thousand_qt.app.settings import Speed, Theme
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.hints import Step
from thousand_qt.ui.standard_keys import standard_keys
from thousand_qt.ui.table_menus import ClothMenu, TextSizeMenu
from thousand_qt.ui.toolbar_menu import ToolbarMenu

KEYS_KEYS: Final = ("?", "Shift+?", "Shift+/")
"""The question mark as the different systems report it."""

_Choice = TypeVar("_Choice", bound=str)


class Menus(QObject):
    """Fills the menu bar of a window. What the entries do is up to whoever connects the actions.

    Signals:
        speed_chosen(Speed), theme_chosen(Theme), language_chosen(str): another one than before.
    """

    speed_chosen = Signal(object)
    theme_chosen = Signal(object)
    language_chosen = Signal(str)

    def __init__(self, window: QMainWindow, keeper: SettingsKeeper, languages: Mapping[str, str]) -> None:
        """Fill the bar of `window`; `languages` has what each language calls itself, by its code."""
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._switches: dict[str, QAction] = {}
        self._hint_step = Step.NOTHING
        bar = window.menuBar()
        self._game = bar.addMenu("")
        self._view = bar.addMenu("")
        self._language = bar.addMenu("")
        self._help = bar.addMenu("")
        self._fill_game()
        self._fill_view()
        self._languages = self._add_choices(self._language, tuple(languages), self.language_chosen.emit)
        for code, action in self._languages.items():
            action.setText(languages[code])
        self.learn = self._add(self._help, "F2")
        self.rules = self._add(self._help, QKeySequence.StandardKey.HelpContents)
        self.keys = self._add(self._help)
        self.keys.setShortcuts([QKeySequence(keys) for keys in KEYS_KEYS])
        self.honest_cards = self._add(self._help)
        self.news = self._add(self._help)
        self.report = self._add(self._help)
        self._help.addSeparator()
        self.about = self._add(self._help)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        keeper.changed.connect(self.on_settings_changed)
        self.on_settings_changed()
        self.retranslate()

    def _fill_game(self) -> None:
        self.new = self._add(self._game, QKeySequence.StandardKey.New)
        self.resume = self._add(self._game, QKeySequence.StandardKey.Open)
        self.matches = self._add(self._game, "Ctrl+L")
        self.statistics = self._add(self._game, "Ctrl+T")
        self._game.addSeparator()
        self.undo = self._add(self._game, QKeySequence.StandardKey.Undo)
        self.redo = self._add(self._game, QKeySequence.StandardKey.Redo)
        self.allow_undo = self._add_setting(self._game, "allow_undo")
        self.set_history(can_undo=False, can_redo=False)
        self._game.addSeparator()
        self._ask = QMenu(self._window)
        self._game.addMenu(self._ask)
        self._ask_giving_up = self._add_setting(self._ask, "ask_before_giving_up")
        self._ask_contract = self._add_setting(self._ask, "ask_before_contract")
        self._ask_exchange = self._add_setting(self._ask, "ask_before_exchange")
        self.coach = self._add_setting(self._ask, "coach")
        self._game.addSeparator()
        self.hint = self._add(self._game)
        self.hint.setShortcuts([QKeySequence("H"), QKeySequence("\N{CYRILLIC CAPITAL LETTER ER}")])
        self.hint.setEnabled(False)
        self.last_trick = self._add(self._game)
        # In the Russian layout the key of L finds the queen.
        self.last_trick.setShortcuts([QKeySequence("L"), QKeySequence("F3")])
        self.claim = self._add(self._game, "Ctrl+M")
        self.cover = self._add(self._game, "F8")
        self.cover.setEnabled(False)
        self.faster = self._add(self._game, "F6")
        self.to_result = self._add(self._game, "F7")
        self.set_sitting_out(False)
        self._watch = QMenu(self._window)
        self._game.addMenu(self._watch)
        self.pause = self._add(self._watch, "Space", checkable=True)
        self.step = self._add(self._watch, "Right")
        self.open_hands = self._add(self._watch, "O", checkable=True)
        for action in (self.pause, self.step, self.open_hands):
            action.setEnabled(False)
        self.review = self._add(self._game, "Ctrl+R")
        self.review.setEnabled(False)
        self.replay = self._add(self._game, "Ctrl+Shift+R")
        self.deal_code = self._add(self._game, "Ctrl+D")
        self.puzzles = self._add(self._game, "Ctrl+U")
        self._game.addSeparator()
        self.copy_deal = self._add(self._game, "Ctrl+Shift+C")
        self.save_sheet = self._add(self._game, QKeySequence.StandardKey.SaveAs)
        self._game.addSeparator()
        self.house_rules = self._add(self._game)
        self.preferences = self._add(self._game, QKeySequence.StandardKey.Preferences)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit = self._add(self._game)
        # The last window of a program closes like any other.
        closing = (QKeySequence.StandardKey.Quit, QKeySequence.StandardKey.Close)
        self.quit.setShortcuts([keys for meaning in closing for keys in standard_keys(meaning)])
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _fill_view(self) -> None:
        self.sheet = self._add(self._view, "F9", checkable=True)
        self.full_screen = self._add(self._view, QKeySequence.StandardKey.FullScreen, checkable=True)
        self._view.addSeparator()
        self.cards = self._add(self._view)
        self._speed = QMenu(self._window)
        self._view.addMenu(self._speed)
        self._speeds = self._add_choices(self._speed, tuple(Speed), self.speed_chosen.emit)
        self.toolbar = ToolbarMenu(self._keeper, self._window)
        self._view.insertMenu(self.cards, self.toolbar)
        self.cloth = ClothMenu(self._keeper, self._window)
        self.text_size = TextSizeMenu(self._keeper, self._window)
        for menu in (self.cloth, self.text_size):
            self._view.addMenu(menu)
        self._theme = QMenu(self._window)
        self._view.addMenu(self._theme)
        self._themes = self._add_choices(self._theme, tuple(Theme), self.theme_chosen.emit)

    @property
    def for_toolbar(self) -> tuple[tuple[tuple[str, QAction], ...], ...]:
        """What a toolbar offers: the names of icons and the entries, in groups."""
        return (
            (("new", self.new),),
            (("undo", self.undo), ("redo", self.redo)),
            (("hint", self.hint), ("last-trick", self.last_trick), ("claim", self.claim)),
            (("sheet", self.sheet), ("rules", self.rules), ("full-screen", self.full_screen)),
        )

    def add_recent(self, menu: QMenu) -> None:
        """Put the matches played lately, a menu that knows its words itself, below the library of matches."""
        self._game.insertMenu(self.statistics, menu)

    def add_to_view(self, *menus: QMenu) -> None:
        """Put these menus, which know their words themselves, at the end of the View menu."""
        for menu in menus:
            self._view.addMenu(menu)

    def _add(
        self, menu: QMenu, keys: str | QKeySequence.StandardKey = "", *, checkable: bool = False
    ) -> QAction:
        action = QAction(self._window)
        if isinstance(keys, QKeySequence.StandardKey):
            action.setShortcuts(standard_keys(keys))
        elif keys:
            action.setShortcut(QKeySequence(keys))
        action.setCheckable(checkable)
        menu.addAction(action)
        # So that the keys work in full screen too, where the bar may be hidden.
        self._window.addAction(action)
        return action

    def _add_setting(self, menu: QMenu, name: str) -> QAction:
        """Add an entry that switches this setting on and off."""
        action = self._add(menu, checkable=True)
        action.triggered.connect(lambda on: self._keeper.change(**{name: on}))
        self._switches[name] = action
        return action

    def _add_choices(
        self, menu: QMenu, choices: tuple[_Choice, ...], choose: Callable[[_Choice], None]
    ) -> dict[_Choice, QAction]:
        group = QActionGroup(menu)
        actions: dict[_Choice, QAction] = {}
        for choice in choices:
            action = QAction(menu)
            action.setCheckable(True)
            action.setData(choice)
            group.addAction(action)
            menu.addAction(action)
            actions[choice] = action

        def on_triggered(action: QAction) -> None:
            choose(next(choice for choice, known in actions.items() if known is action))

        group.triggered.connect(on_triggered)
        return actions

    def set_language(self, code: str) -> None:
        """Mark the language that is spoken."""
        self._languages[code].setChecked(True)

    def set_history(self, *, can_undo: bool, can_redo: bool) -> None:
        """Offer what can be taken back and done again, if the player allows that at all."""
        allowed = self._keeper.settings.allow_undo
        self.undo.setEnabled(can_undo and allowed)
        self.redo.setEnabled(can_redo and allowed)

    def set_sitting_out(self, sits_out: bool) -> None:
        """Offer what can be done while the person sits out a deal."""
        self.faster.setEnabled(sits_out)
        self.to_result.setEnabled(sits_out)

    def set_hint_step(self, step: Step) -> None:
        """Say what the entry for hints gives next."""
        self._hint_step = step
        if step is Step.NOTHING:
            self.hint.setText(QCoreApplication.translate("MainWindow", "&Hint"))
        else:
            self.hint.setText(
                QCoreApplication.translate("MainWindow", "&Hint: what to do", "the second step")
            )

    def on_settings_changed(self) -> None:
        settings = self._keeper.settings
        for name, action in self._switches.items():
            action.setChecked(getattr(settings, name))
        self._speeds[settings.speed].setChecked(True)
        self._themes[settings.theme].setChecked(True)

    def retranslate(self) -> None:
        """Set all words in the present language."""
        self._game.setTitle(QCoreApplication.translate("MainWindow", "&Game"))
        self._view.setTitle(QCoreApplication.translate("MainWindow", "&View"))
        self._language.setTitle(QCoreApplication.translate("MainWindow", "&Language"))
        self._help.setTitle(QCoreApplication.translate("MainWindow", "&Help"))
        self.new.setText(QCoreApplication.translate("MainWindow", "&New match…"))
        self.resume.setText(QCoreApplication.translate("MainWindow", "&Go on with…", "an unfinished match"))
        self.matches.setText(QCoreApplication.translate("MainWindow", "&Matches…"))
        self.statistics.setText(QCoreApplication.translate("MainWindow", "&Statistics…"))
        self.undo.setText(QCoreApplication.translate("MainWindow", "&Undo"))
        self.redo.setText(QCoreApplication.translate("MainWindow", "Re&do"))
        self.allow_undo.setText(QCoreApplication.translate("MainWindow", "Allow &taking back"))
        self._ask.setTitle(QCoreApplication.translate("MainWindow", "&Ask before…"))
        self._ask_giving_up.setText(QCoreApplication.translate("MainWindow", "…&giving up"))
        self._ask_contract.setText(QCoreApplication.translate("MainWindow", "…naming the &contract"))
        self._ask_exchange.setText(QCoreApplication.translate("MainWindow", "…giving c&ards away"))
        self.coach.setText(
            QCoreApplication.translate("MainWindow", "…a serious &mistake (coach)", "ask before")
        )
        self.set_hint_step(self._hint_step)
        self.last_trick.setText(QCoreApplication.translate("MainWindow", "&Last trick"))
        self.claim.setText(QCoreApplication.translate("MainWindow", "The rest &is mine"))
        self.cover.setText(QCoreApplication.translate("MainWindow", "Cover m&y cards"))
        self.faster.setText(QCoreApplication.translate("MainWindow", "&Faster while I sit out"))
        self.to_result.setText(QCoreApplication.translate("MainWindow", "Sho&w the result of this deal"))
        self._watch.setTitle(QCoreApplication.translate("MainWindow", "Loo&k on", "at computer players"))
        self.pause.setText(QCoreApplication.translate("MainWindow", "&Pause"))
        self.step.setText(QCoreApplication.translate("MainWindow", "&Step"))
        self.open_hands.setText(QCoreApplication.translate("MainWindow", "&Open hands"))
        self.review.setText(QCoreApplication.translate("MainWindow", "Re&view my play…"))
        self.replay.setText(QCoreApplication.translate("MainWindow", "&Replay…"))
        self.deal_code.setText(QCoreApplication.translate("MainWindow", "Play a deal &by its code…"))
        self.puzzles.setText(QCoreApplication.translate("MainWindow", "Pu&zzles…"))
        self.copy_deal.setText(QCoreApplication.translate("MainWindow", "&Copy this deal as text"))
        self.save_sheet.setText(QCoreApplication.translate("MainWindow", "Save sc&ore sheet…"))
        self.house_rules.setText(QCoreApplication.translate("MainWindow", "Hous&e rules…"))
        self.preferences.setText(QCoreApplication.translate("MainWindow", "&Preferences…"))
        self.quit.setText(QCoreApplication.translate("MainWindow", "&Quit"))
        self.sheet.setText(QCoreApplication.translate("MainWindow", "&Score sheet"))
        self.full_screen.setText(QCoreApplication.translate("MainWindow", "&Full screen"))
        self.cards.setText(QCoreApplication.translate("MainWindow", "&Cards…"))
        self._speed.setTitle(QCoreApplication.translate("MainWindow", "S&peed"))
        speeds = {
            Speed.STROLL: QCoreApplication.translate("MainWindow", "S&troll", "speed: slower than slow"),
            Speed.SLOW: QCoreApplication.translate("MainWindow", "&Slow"),
            Speed.NORMAL: QCoreApplication.translate("MainWindow", "&Normal"),
            Speed.FAST: QCoreApplication.translate("MainWindow", "&Fast"),
            Speed.OFF: QCoreApplication.translate("MainWindow", "&Off", "speed: no animations"),
        }
        for speed, text in speeds.items():
            self._speeds[speed].setText(text)
        self.cloth.retranslate()
        self.text_size.retranslate()
        self.toolbar.retranslate()
        self._theme.setTitle(QCoreApplication.translate("MainWindow", "&Theme"))
        themes = {
            Theme.SYSTEM: QCoreApplication.translate("MainWindow", "As the &system"),
            Theme.LIGHT: QCoreApplication.translate("MainWindow", "&Light"),
            Theme.DARK: QCoreApplication.translate("MainWindow", "&Dark"),
        }
        for theme, text in themes.items():
            self._themes[theme].setText(text)
        self.learn.setText(QCoreApplication.translate("MainWindow", "&Learn to play…"))
        self.rules.setText(QCoreApplication.translate("MainWindow", "&Rules of this match"))
        self.keys.setText(QCoreApplication.translate("MainWindow", "&Keys…", "of the keyboard"))
        self.honest_cards.setText(QCoreApplication.translate("MainWindow", "How the cards are &dealt…"))
        self.news.setText(QCoreApplication.translate("MainWindow", "What's &new…"))
        self.report.setText(QCoreApplication.translate("MainWindow", "Report a &problem…"))
        self.about.setText(QCoreApplication.translate("MainWindow", "&About Thousand"))
