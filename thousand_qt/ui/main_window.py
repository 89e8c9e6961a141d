"""The main window: the table, the score sheet beside it, and the menus."""

from __future__ import annotations

import base64
import logging
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMainWindow, QMenu, QVBoxLayout, QWidget

from thousand_qt import __version__
from thousand_qt.ai.explanation import ExplainingSeat
from thousand_qt.ai.outside.kinds import bot_levels
from thousand_qt.ai.seat import Seat
from thousand_qt.app.application import bring_to_front
from thousand_qt.app.i18n import LANGUAGE_NAMES, Translations
from thousand_qt.app.paths import Paths, resource_path
from thousand_qt.app.settings import BotProgram, Settings, SettingsError, SettingsStore, Speed, Theme
from thousand_qt.app.theme import ThemeKeeper
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.record import Header, SeatEntry
from thousand_qt.engine.rules import PRESETS, preset
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.records.record_file import RecordFile
from thousand_qt.session.adviser import Adviser
from thousand_qt.session.session import HUMAN, GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView
from thousand_qt.ui.about import AboutDialog
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.new_match import MatchSetup, NewMatchDialog, suggested_preset
from thousand_qt.ui.rules_dialog import RulesDialog
from thousand_qt.ui.score_sheet import ScoreSheet
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.texts.bots import opponents_fault
from thousand_qt.ui.texts.levels import level_name
from thousand_qt.ui.texts.table_texts import TableTexts
from thousand_qt.ui.troubles import Troubles

SHEET_NEEDS_WIDTH: Final = 1160
"""A narrower window, in logical pixels, folds the score sheet away until the player asks for it."""
SHEET_FITS_WIDTH: Final = 940
"""In a still narrower window there is no room for it at all."""

ADVISER_LEVEL: Final = "master"
"""The level that is asked for hints: chances are told in percent, so they should be of many layouts."""

_SIZE: Final = QSize(1280, 780)
_SCREEN_MARGIN: Final = 48
"""What a window leaves free of the screen, in logical pixels, for frames and task bars."""

_Choice = TypeVar("_Choice", bound=str)

_log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Holds one match at a time and everything the player sets.

    Signals:
        crash_happened(Crash): may be emitted in any thread; the window tells the player.
    """

    crash_happened = Signal(object)

    def __init__(
        self,
        paths: Paths,
        store: SettingsStore,
        settings: Settings,
        translations: Translations,
        theme: ThemeKeeper,
        levels: Mapping[str, Callable[[int], ExplainingSeat]],
        new_secret: Callable[[], bytes],
    ) -> None:
        super().__init__()
        self._paths = paths
        self._store = store
        self._settings = settings
        self._translations = translations
        self._theme = theme
        self._levels = levels
        self._new_secret = new_secret
        self._controller: MatchController | None = None
        self._setup: MatchSetup | None = None
        self._sheet_asked_for = False
        self._renderer = DeckRenderer(
            load_deck(resource_path("decks", "papercut"), translations.language), self
        )
        self._texts = TableTexts(("", "", ""))
        self._scene = TableScene(self._renderer, self._texts, self)
        self._scene.set_speed(settings.speed.value)
        self._area = TableArea(TableView(self._scene))
        self._score_sheet = ScoreSheet()
        centre = QWidget()
        rows = QVBoxLayout(centre)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        layout = QHBoxLayout()
        layout.addWidget(self._area, 1)
        layout.addWidget(self._score_sheet)
        rows.addLayout(layout, 1)
        self.setCentralWidget(centre)
        self._troubles = Troubles(self, rows, paths, store.path, lambda: self._controller)
        self.setMinimumSize(800, 480)
        self._make_menus()
        self._restore_geometry()
        self.retranslate()
        translations.language_changed.connect(self.on_language_changed)
        # Later, because the error may have happened while something was painted.
        queued = Qt.ConnectionType.QueuedConnection
        self.crash_happened.connect(self._troubles.on_crash_happened, queued)

    @property
    def controller(self) -> MatchController | None:
        """The match on the table; None before the first."""
        return self._controller

    @property
    def area(self) -> TableArea:
        return self._area

    @property
    def scene(self) -> TableScene:
        return self._scene

    @property
    def score_sheet(self) -> ScoreSheet:
        return self._score_sheet

    @property
    def troubles(self) -> Troubles:
        return self._troubles

    @property
    def settings(self) -> Settings:
        return self._settings

    # Menus

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._game_menu = bar.addMenu("")
        self._view_menu = bar.addMenu("")
        self._speed_menu = QMenu(self)
        self._theme_menu = QMenu(self)
        self._language_menu = bar.addMenu("")
        self._help_menu = bar.addMenu("")

        self._new_action = self._add_action(self._game_menu, "Ctrl+N", self.ask_new_match)
        self._hint_action = self._add_action(self._game_menu, "H", self.on_hint_requested)
        self._hint_action.setEnabled(False)
        self._last_trick_action = self._add_action(self._game_menu, "L", self._area.last_trick_button.toggle)
        self._game_menu.addSeparator()
        self._quit_action = self._add_action(self._game_menu, "Ctrl+Q", self.close)
        self._quit_action.setMenuRole(QAction.MenuRole.QuitRole)

        self._sheet_action = self._add_action(self._view_menu, "F9", self.on_sheet_toggled)
        self._sheet_action.setCheckable(True)
        self._sheet_action.setChecked(self._settings.score_sheet_visible)
        self._full_screen_action = self._add_action(self._view_menu, "F11", self.on_full_screen_toggled)
        self._full_screen_action.setCheckable(True)
        self._view_menu.addSeparator()
        self._view_menu.addMenu(self._speed_menu)
        self._speed_actions = self._add_choices(
            self._speed_menu, tuple(Speed), self._settings.speed, self.set_speed
        )
        self._view_menu.addMenu(self._theme_menu)
        self._theme_actions = self._add_choices(
            self._theme_menu, tuple(Theme), self._settings.theme, self.set_theme
        )

        self._language_actions = self._add_choices(
            self._language_menu, tuple(LANGUAGE_NAMES), self._translations.language, self.set_language
        )
        for code, action in self._language_actions.items():
            action.setText(LANGUAGE_NAMES[code])

        self._rules_action = self._add_action(self._help_menu, "F1", self.show_rules)
        self._report_action = self._add_action(self._help_menu, "", self._troubles.on_report_requested)
        self._help_menu.addSeparator()
        self._about_action = self._add_action(self._help_menu, "", self.show_about)
        self._about_action.setMenuRole(QAction.MenuRole.AboutRole)

    def _add_action(self, menu: QMenu, keys: str, slot: Callable[..., object]) -> QAction:
        action = QAction(self)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(slot)
        menu.addAction(action)
        self.addAction(action)  # so that the keys work in full screen too, where the bar may be hidden
        return action

    def _add_choices(
        self, menu: QMenu, choices: tuple[_Choice, ...], current: _Choice, choose: Callable[[_Choice], None]
    ) -> dict[_Choice, QAction]:
        group = QActionGroup(menu)
        actions: dict[_Choice, QAction] = {}
        for choice in choices:
            action = QAction(menu)
            action.setCheckable(True)
            action.setChecked(choice == current)
            action.setData(choice)
            group.addAction(action)
            menu.addAction(action)
            actions[choice] = action

        def on_triggered(action: QAction) -> None:
            choose(next(choice for choice, known in actions.items() if known is action))

        group.triggered.connect(on_triggered)
        return actions

    def retranslate(self) -> None:
        """Set all words of the window itself in the present language."""
        self.setWindowTitle(QCoreApplication.translate("MainWindow", "Thousand"))
        self._game_menu.setTitle(QCoreApplication.translate("MainWindow", "&Game"))
        self._view_menu.setTitle(QCoreApplication.translate("MainWindow", "&View"))
        self._language_menu.setTitle(QCoreApplication.translate("MainWindow", "&Language"))
        self._help_menu.setTitle(QCoreApplication.translate("MainWindow", "&Help"))
        self._new_action.setText(QCoreApplication.translate("MainWindow", "&New match…"))
        self._hint_action.setText(QCoreApplication.translate("MainWindow", "&Hint"))
        self._last_trick_action.setText(QCoreApplication.translate("MainWindow", "&Last trick"))
        self._quit_action.setText(QCoreApplication.translate("MainWindow", "&Quit"))
        self._sheet_action.setText(QCoreApplication.translate("MainWindow", "&Score sheet"))
        self._full_screen_action.setText(QCoreApplication.translate("MainWindow", "&Full screen"))
        self._speed_menu.setTitle(QCoreApplication.translate("MainWindow", "S&peed"))
        speeds = {
            Speed.SLOW: QCoreApplication.translate("MainWindow", "&Slow"),
            Speed.NORMAL: QCoreApplication.translate("MainWindow", "&Normal"),
            Speed.FAST: QCoreApplication.translate("MainWindow", "&Fast"),
            Speed.OFF: QCoreApplication.translate("MainWindow", "&Off", "speed: no animations"),
        }
        for speed, text in speeds.items():
            self._speed_actions[speed].setText(text)
        self._theme_menu.setTitle(QCoreApplication.translate("MainWindow", "&Theme"))
        themes = {
            Theme.SYSTEM: QCoreApplication.translate("MainWindow", "As the &system"),
            Theme.LIGHT: QCoreApplication.translate("MainWindow", "&Light"),
            Theme.DARK: QCoreApplication.translate("MainWindow", "&Dark"),
        }
        for theme, text in themes.items():
            self._theme_actions[theme].setText(text)
        self._rules_action.setText(QCoreApplication.translate("MainWindow", "&Rules of this match"))
        self._report_action.setText(QCoreApplication.translate("MainWindow", "Report a &problem…"))
        self._about_action.setText(QCoreApplication.translate("MainWindow", "&About Thousand"))

    # Settings

    def set_speed(self, speed: Speed) -> None:
        self._change_settings(speed=speed)
        self._scene.set_speed(speed.value)

    def set_theme(self, theme: Theme) -> None:
        self._change_settings(theme=theme)
        self._theme.set_theme(theme)

    def set_language(self, code: str) -> None:
        self._change_settings(language=code)
        self._translations.set_language(code)

    def _change_settings(self, **changes: object) -> None:
        self._settings = msgspec.structs.replace(self._settings, **changes)
        try:
            self._store.save(self._settings)
        except SettingsError as error:
            _log.exception("the settings cannot be saved")
            self._area.show_notice(str(error))

    def _restore_geometry(self) -> None:
        saved = self._settings.window_geometry
        if not (saved and self.restoreGeometry(QByteArray(base64.b64decode(saved)))):
            room = self.screen().availableSize() - QSize(_SCREEN_MARGIN, _SCREEN_MARGIN)
            self.resize(_SIZE.boundedTo(room))

    # Matches

    def ask_new_match(self) -> None:
        """Open the dialog of a new match."""
        labels = [(level, level_name(level)) for level in self._levels if level != "random"]
        dialog = NewMatchDialog(
            labels,
            preset=self._preset,
            player_name=self._settings.player_name,
            opponent_names=self._settings.opponent_names,
            levels=self._settings.opponents,
            bots=self._settings.bots,
            parent=self,
        )
        dialog.setup_chosen.connect(self.start_match)
        dialog.bots_changed.connect(self.on_bots_changed)
        self._open(dialog)

    def start_match(self, setup: MatchSetup) -> None:
        """Begin a match; one that is being played is left, unless an opponent cannot be had."""
        fault = opponents_fault(setup.levels, self._settings.bots)
        if fault:
            self._area.show_notice(fault)
            return
        self._setup = setup
        self._leave_match()
        self._change_settings(
            preset=setup.preset,
            player_name=setup.names[0],
            opponent_names=setup.names[1:],
            opponents=setup.levels,
        )
        dealing = SecretDealing.of(self._new_secret())
        kinds = (HUMAN, *setup.levels)
        seats = tuple(SeatEntry(name, kind) for name, kind in zip(setup.names, kinds, strict=True))
        rules = preset(setup.preset)
        now = datetime.now().astimezone()
        header = Header(
            rules,
            seats,
            dealing.first_dealer(rules.players),
            dealing,
            program=__version__,
            started=now.isoformat(timespec="seconds"),
        )
        session = GameSession(
            header, self._players(), record_file=self._open_record(header, now), parent=self
        )
        session.record_failed.connect(self.on_record_failed)
        self._texts.set_names(setup.names)
        self._score_sheet.set_names(setup.names)
        self._controller = MatchController(
            session,
            self._scene,
            self._area,
            self._score_sheet,
            self._renderer,
            self,
            adviser=self._new_adviser(dealing.player_seed(session.human_seat)),
        )
        self._controller.hint_offered.connect(self._hint_action.setEnabled)
        self._controller.play_again_requested.connect(self.on_play_again_requested)
        self._controller.new_match_requested.connect(self.ask_new_match)
        self._controller.start()

    def _players(self) -> dict[str, Callable[[int], Seat]]:
        """Return makers of every kind of computer player there is: levels and programs from outside."""
        return {**self._levels, **bot_levels((bot.name, bot.command) for bot in self._settings.bots)}

    def on_bots_changed(self, bots: tuple[BotProgram, ...]) -> None:
        self._change_settings(bots=bots)

    def _new_adviser(self, seed: int) -> Adviser | None:
        adviser = self._levels.get(ADVISER_LEVEL)
        return None if adviser is None else Adviser(adviser(seed))

    def on_hint_requested(self) -> None:
        if self._controller is not None:
            self._controller.give_hint()

    def _leave_match(self) -> None:
        if self._controller is not None:
            self._controller.close()
            self._controller.deleteLater()
            self._controller.session.deleteLater()
            self._controller = None

    def _open_record(self, header: Header, now: datetime) -> RecordFile | None:
        """Open the record of a new match; without one the match can still be played.

        It is named after the local date and time, for people who look into the folder.
        """
        folder = self._paths.data / "matches"
        try:
            return RecordFile.create_in(folder, now.strftime("%Y-%m-%d-%H%M%S"), header)
        except OSError as error:
            self.on_record_failed(error)
            return None

    def on_record_failed(self, error: OSError) -> None:
        _log.error("the match cannot be recorded: %s", error)
        text = QCoreApplication.translate(
            "MainWindow", "The match cannot be saved ({reason}). You can play on."
        )
        self._area.show_notice(text.format(reason=error.strerror or error))

    def on_play_again_requested(self) -> None:
        if self._setup is not None:
            self.start_match(self._setup)

    @property
    def _preset(self) -> str:
        """The rule set offered first for the next match."""
        chosen = self._settings.preset
        return chosen if chosen in PRESETS else suggested_preset(self._translations.language)

    def open_file(self, path: Path) -> None:
        """Open the record of a match."""
        text = QCoreApplication.translate("MainWindow", "{file} cannot be opened.")
        self._area.show_message(text.format(file=path.name))

    def show_rules(self) -> None:
        rules = self._controller.session.header.rules if self._controller else preset(self._preset)
        self._open(RulesDialog(rules, self))

    def show_about(self) -> None:
        self._open(AboutDialog(self))

    def _open(self, dialog: QDialog) -> None:
        """Open a dialog as large as it wants to be: Qt itself gives it two thirds of the screen at most."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        room = self.screen().availableSize() - QSize(_SCREEN_MARGIN, _SCREEN_MARGIN)
        dialog.resize(dialog.sizeHint().boundedTo(room))
        dialog.open()

    # Slots

    def on_language_changed(self, code: str) -> None:
        self._language_actions[code].setChecked(True)
        self._renderer.set_deck(load_deck(resource_path("decks", "papercut"), code))
        if self._controller is not None:
            self._controller.retranslate()

    def on_sheet_toggled(self, visible: bool) -> None:
        self._sheet_asked_for = visible
        self._change_settings(score_sheet_visible=visible)
        self._fold_sheet()

    def on_full_screen_toggled(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def on_started_again(self, token: str) -> None:
        bring_to_front(self, token)

    def _fold_sheet(self) -> None:
        """In a narrow window the table comes first."""
        least = SHEET_FITS_WIDTH if self._sheet_asked_for else SHEET_NEEDS_WIDTH
        visible = self._settings.score_sheet_visible and self.width() >= least
        self._score_sheet.setVisible(visible)
        self._sheet_action.setChecked(visible)
        self._sheet_action.setEnabled(self.width() >= SHEET_FITS_WIDTH)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold_sheet()

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        self._change_settings(window_geometry=geometry)
        self._leave_match()
        super().closeEvent(event)
