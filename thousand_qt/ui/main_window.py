"""The main window: the table, the score sheet beside it, and the menus."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from thousand_qt.ai.explanation import ExplainingSeat
from thousand_qt.app.application import bring_to_front
from thousand_qt.app.focus_ring import FocusRing
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths, resource_path
from thousand_qt.app.settings import Settings, SettingsStore, Speed, Theme
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.app.sound import SoundPlayer
from thousand_qt.app.system_motion import SystemMotion
from thousand_qt.app.theme import ThemeKeeper
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import Deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.records.folder import MATCHES_FOLDER
from thousand_qt.records.loading import LoadedRecord
from thousand_qt.session.session import GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView
from thousand_qt.ui.about import AboutDialog
from thousand_qt.ui.atmosphere import Atmosphere
from thousand_qt.ui.cards_menu import CardsMenu, chosen_order
from thousand_qt.ui.claims import Claims
from thousand_qt.ui.deck_choice import CARDS_FOLDER, DeckChoice
from thousand_qt.ui.deck_versions import own_version
from thousand_qt.ui.finished_match import FinishedMatch
from thousand_qt.ui.fitting import open_dialog, screen_room
from thousand_qt.ui.forced_play import ForcedPlay
from thousand_qt.ui.house_rules.rule_book import RuleBook
from thousand_qt.ui.keys_dialog import KeysDialog
from thousand_qt.ui.lessons.lessons import Lessons
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.match_host import MatchHost, Table
from thousand_qt.ui.match_opener import MatchOpener
from thousand_qt.ui.match_papers import MatchPapers
from thousand_qt.ui.match_reviews import MatchReviews
from thousand_qt.ui.menus import Menus
from thousand_qt.ui.new_match import MatchSetup
from thousand_qt.ui.new_matches import NewMatches
from thousand_qt.ui.news import News
from thousand_qt.ui.other_tables import OtherTables
from thousand_qt.ui.preferences.dialog import PreferencesDialog
from thousand_qt.ui.puzzles.puzzles import Puzzles
from thousand_qt.ui.recent_matches import RecentMatches
from thousand_qt.ui.record_windows import RecordWindows
from thousand_qt.ui.replay.replays import Replays
from thousand_qt.ui.rules_dialog import RulesDialog
from thousand_qt.ui.score_sheet import ScoreSheet
from thousand_qt.ui.table_area import TableArea
from thousand_qt.ui.table_look import TableLook
from thousand_qt.ui.table_voice import TableVoice
from thousand_qt.ui.taking_back import TakingBack
from thousand_qt.ui.texts.disk import cannot_save_words
from thousand_qt.ui.texts.table_texts import TableTexts
from thousand_qt.ui.toolbar import Toolbar
from thousand_qt.ui.troubles import Troubles
from thousand_qt.ui.unsaved import may_leave
from thousand_qt.ui.watching import Watching

SHEET_NEEDS_WIDTH: Final = 1160
"""A narrower window, in logical pixels, folds the score sheet away until the player asks for it."""
SHEET_FITS_WIDTH: Final = 940
"""In a still narrower window there is no room for it at all."""

_SIZE: Final = QSize(1280, 780)
_MOST_GROWTH: Final = 3.0


def _growth_in(size: QSize) -> float:
    """Return how much larger than usual the score sheet is in a window, in steps of a tenth."""
    share = min(size.width() / _SIZE.width(), size.height() / _SIZE.height())
    return max(1.0, min(round(share, 1), _MOST_GROWTH))


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
        *,
        sounds: SoundPlayer | None = None,
        system_motion: SystemMotion | None = None,
        focus_ring: FocusRing | None = None,
    ) -> None:
        super().__init__()
        self._paths = paths
        self._keeper = SettingsKeeper(store, settings, self)
        self._translations = translations
        self._theme = theme
        self._sheet_asked_for = False
        self._decks = DeckChoice(
            self._keeper,
            self._load_own_deck,
            lambda: translations.language,
            paths.data,
            self,
            CardCache(paths.cache / CARDS_FOLDER),
        )
        self._renderer = DeckRenderer(self._decks.deck(), self, cache=self._decks.cache)
        self._decks.serve(self._renderer)
        self._texts = TableTexts(("", "", ""))
        self._scene = TableScene(self._renderer, self._texts, self)
        self._scene.set_speed(settings.speed.value)
        self._area = TableArea(TableView(self._scene))
        self._focus_ring = focus_ring or FocusRing(self)
        self._focus_ring.lead_changed.connect(self._area.table.set_keys_lead)
        self._look = TableLook(self._area, self._keeper, self)
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
        self._troubles = Troubles(self, rows, paths, store.path, lambda: self.controller)
        self.setMinimumSize(600, 420)
        table = Table(self._scene, self._area, self._score_sheet, self._renderer, self._texts)
        self._host = MatchHost(
            table, paths.data / MATCHES_FOLDER, self._keeper, levels, new_secret, self._may_leave, self
        )
        self._voice = TableVoice(self._area, self._texts, self._host)
        self._host.match_begun.connect(self.on_match_begun)
        self._host.record_failed.connect(self.on_record_failed)
        self._host.record_recovered.connect(self.on_record_recovered)
        self._keeper.save_failed.connect(self._area.show_notice)
        self._decks.notice_given.connect(self._area.show_notice)
        self._book = RuleBook(paths.data, self)
        self._records = RecordWindows(self, self._host, paths.data, self._person)
        self._new_matches = NewMatches(
            self,
            self._host,
            self._keeper,
            translations,
            levels,
            self._area.show_notice,
            self._book,
            self._records.librarian,
        )
        self._opener = MatchOpener(self, self._host, paths.data)
        self._opener.record_opened.connect(self.open_record)
        self._opener.new_match_requested.connect(self.ask_new_match)
        self._opener.nothing_unfinished.connect(self.on_nothing_unfinished)
        self._records.resume_requested.connect(self._opener.resume)
        self._tables = OtherTables(self._keeper, self._renderer, self._focus_ring, self)
        self._reviews = MatchReviews(self, paths.data, self._renderer, self._tables)
        self._reviews.kept.connect(self._records.on_reviews_kept)
        self._records.review_requested.connect(self._reviews.open_review)
        self._host.match_begun.connect(self._reviews.on_match_begun)
        self._host.match_left.connect(self._reviews.on_match_left)
        self._replays = Replays(
            self,
            self._host,
            self._keeper,
            self._renderer,
            self._tables,
            new_secret,
            lambda: self._new_matches.rules_in_force,
        )
        self._records.replay_requested.connect(self._replays.open_replay)
        self._puzzles = Puzzles(self, self._renderer, self._tables, paths.data)
        self._lessons = Lessons(
            self, self._keeper, self._renderer, self._tables, self._book, lambda: self._new_matches.preset
        )
        self._match_after_lessons = False
        self._new_matches.lessons_asked.connect(self.on_lessons_asked)
        self._lessons.left.connect(self.on_lessons_left)
        self._news = News(self, self._keeper, lambda: translations.language, self._troubles.show_strip)
        self._menus = Menus(self, self._keeper, translations.names)
        self._toolbar = Toolbar(self, self._keeper, self._menus.for_toolbar, self._menus.toolbar)
        self._taking_back = TakingBack(self._host, self._keeper, self._menus, self._area.show_message, self)
        sounds = sounds or SoundPlayer(resource_path("sounds"), None)
        self._atmosphere = Atmosphere(self, self._keeper, self._scene, sounds, system_motion)
        self._menus.add_to_view(self._atmosphere.motion_menu, self._atmosphere.sound_menu)
        self._cards_menu = CardsMenu(self._keeper, self)
        self._menus.add_to_view(self._cards_menu)
        self._forced_play = ForcedPlay(self._keeper, self._scene, self)
        self._watching = Watching(self._area, self._scene, self._keeper, self._menus, self)
        self._claims = Claims(self._area, self._scene, self._menus.claim)
        for watcher in (self._forced_play, self._claims, self._watching):
            self._host.match_begun.connect(watcher.on_match_begun)
            self._host.match_left.connect(watcher.on_match_left)
        self._keeper.changed.connect(self.on_order_chosen)
        self.on_order_chosen()
        self._host.match_begun.connect(self._atmosphere.on_match_begun)
        self._atmosphere.motion_changed.connect(self._tables.on_motion_changed)
        self._tables.on_motion_changed(self._atmosphere.is_motion_reduced)
        self._papers = MatchPapers(self, self._area, self._score_sheet, self._menus)
        self._host.match_begun.connect(self._papers.on_match_begun)
        self._host.match_left.connect(self._papers.on_match_left)
        self._finished = FinishedMatch(
            table, self._host, self._new_matches, self._voice, self._papers, self._reviews, self._replays
        )
        self._followed = settings
        self._keeper.changed.connect(self.on_settings_changed)
        self._recent = RecentMatches(self._records.librarian, self)
        self._recent.resume_requested.connect(self._opener.resume)
        self._recent.replay_requested.connect(self._replays.open_replay)
        self._recent.damaged_chosen.connect(self._opener.open_file)
        self._recent.told.connect(self._area.show_notice)
        self._records.on_table_changed.connect(self._recent.set_on_table)
        self._menus.add_recent(self._recent)
        self._connect_menus()
        self._restore_geometry()
        self.retranslate()
        translations.language_changed.connect(self.on_language_changed)
        # Later, because the error may have happened while something was painted.
        queued = Qt.ConnectionType.QueuedConnection
        self.crash_happened.connect(self._troubles.on_crash_happened, queued)

    @property
    def controller(self) -> MatchController | None:
        """The match on the table; None before the first."""
        return self._host.controller

    @property
    def match_host(self) -> MatchHost:
        """Begins, resumes and branches matches."""
        return self._host

    @property
    def new_matches(self) -> NewMatches:
        """The dialog of a new match, and what follows from it."""
        return self._new_matches

    @property
    def reviews(self) -> MatchReviews:
        """Looks back at what the player decided."""
        return self._reviews

    @property
    def replays(self) -> Replays:
        """Shows matches again, and plays deals by their codes."""
        return self._replays

    @property
    def puzzles(self) -> Puzzles:
        """Positions to be solved."""
        return self._puzzles

    @property
    def lessons(self) -> Lessons:
        """Teaches the game on prepared deals."""
        return self._lessons

    @property
    def record_windows(self) -> RecordWindows:
        """The library of matches and the statistics."""
        return self._records

    @property
    def decks(self) -> DeckChoice:
        """The choice of cards."""
        return self._decks

    @property
    def menus(self) -> Menus:
        return self._menus

    @property
    def toolbar(self) -> Toolbar:
        return self._toolbar

    @property
    def watching(self) -> Watching:
        """Lets matches without people go on."""
        return self._watching

    @property
    def area(self) -> TableArea:
        return self._area

    @property
    def voice(self) -> TableVoice:
        """What the table says to those who do not see it."""
        return self._voice

    @property
    def scene(self) -> TableScene:
        return self._scene

    @property
    def score_sheet(self) -> ScoreSheet:
        return self._score_sheet

    @property
    def news(self) -> News:
        """What is new in this version."""
        return self._news

    @property
    def recent_matches(self) -> RecentMatches:
        """The menu of matches played lately."""
        return self._recent

    @property
    def troubles(self) -> Troubles:
        return self._troubles

    def _person(self) -> str:
        """Return the name under which somebody has played here last."""
        settings = self.settings
        return settings.people[0] if settings.people else settings.player_name

    @property
    def settings(self) -> Settings:
        return self._keeper.settings

    def _connect_menus(self) -> None:
        menus = self._menus
        menus.new.triggered.connect(self.ask_new_match)
        menus.resume.triggered.connect(self._opener.offer)
        menus.matches.triggered.connect(self._records.show_library)
        menus.statistics.triggered.connect(self._records.show_statistics)
        menus.hint.triggered.connect(self.on_hint_requested)
        menus.cover.triggered.connect(self.on_cover_requested)
        menus.last_trick.triggered.connect(self._area.last_trick_button.click)
        menus.review.triggered.connect(self._reviews.review_match)
        self._reviews.offered.connect(menus.review.setEnabled)
        menus.replay.triggered.connect(self._replays.show_table)
        self._replays.offered.connect(menus.replay.setEnabled)
        menus.replay.setEnabled(False)
        menus.deal_code.triggered.connect(self._replays.ask_deal_code)
        menus.puzzles.triggered.connect(self._puzzles.show)
        menus.quit.triggered.connect(self.close)
        menus.sheet.triggered.connect(self.on_sheet_toggled)
        menus.sheet.setChecked(self.settings.score_sheet_visible)
        menus.full_screen.triggered.connect(self.on_full_screen_toggled)
        menus.cards.triggered.connect(self._decks.show_dialog)
        menus.house_rules.triggered.connect(self.on_house_rules_requested)
        menus.preferences.triggered.connect(self.show_preferences)
        menus.speed_chosen.connect(self.set_speed)
        menus.theme_chosen.connect(self.set_theme)
        menus.language_chosen.connect(self.set_language)
        menus.set_language(self._translations.language)
        menus.learn.triggered.connect(self._lessons.open)
        menus.rules.triggered.connect(self.show_rules)
        self._area.why_asked.connect(self.show_rules_at)
        menus.keys.triggered.connect(self.show_keys)
        menus.news.triggered.connect(self._news.show)
        menus.report.triggered.connect(self._troubles.on_report_requested)
        menus.about.triggered.connect(self.show_about)

    def retranslate(self) -> None:
        """Set all words of the window itself in the present language."""
        self.setWindowTitle(QCoreApplication.translate("MainWindow", "Thousand"))
        self._menus.retranslate()
        self._toolbar.retranslate()
        self._recent.retranslate()
        self._atmosphere.retranslate()

    # Settings

    def set_speed(self, speed: Speed) -> None:
        self._keeper.change(speed=speed)

    def set_theme(self, theme: Theme) -> None:
        self._keeper.change(theme=theme)

    def set_language(self, code: str) -> None:
        self._keeper.change(language=code)

    def on_settings_changed(self) -> None:
        """Follow what was chosen, wherever that was."""
        settings, before = self.settings, self._followed
        self._followed = settings
        if settings.speed is not before.speed:
            self._scene.set_speed(settings.speed.value)
        self._theme.set_theme(settings.theme)
        words = (settings.language, settings.traditional_suits)
        if words != (before.language, before.traditional_suits):
            self._translations.set_language(settings.language, traditional_suits=settings.traditional_suits)
        self._fold_sheet()

    def _load_own_deck(self) -> Deck:
        return own_version(self.settings, self._translations.language)

    def _restore_geometry(self) -> None:
        saved = self.settings.window_geometry
        if not (saved and self.restoreGeometry(QByteArray(base64.b64decode(saved)))):
            self.resize(_SIZE.boundedTo(screen_room(self)))

    # Matches

    def ask_new_match(self) -> None:
        """Open the dialog of a new match."""
        self._new_matches.ask()

    def start_match(self, setup: MatchSetup) -> None:
        """Begin a match; one that is being played is left, unless an opponent cannot be had."""
        self._new_matches.start(setup)

    def on_match_begun(self, controller: MatchController) -> None:
        controller.hint_offered.connect(self._menus.hint.setEnabled)
        controller.hints.step_changed.connect(self._menus.set_hint_step)
        controller.can_cover_changed.connect(self._menus.cover.setEnabled)
        controller.sitting_out.offered.connect(self._menus.set_sitting_out)
        self._menus.faster.triggered.connect(controller.sitting_out.toggle_faster)
        self._menus.to_result.triggered.connect(controller.sitting_out.show_result)
        controller.play_again_requested.connect(self.on_play_again_requested)
        controller.new_match_requested.connect(self.ask_new_match)

    def on_cover_requested(self) -> None:
        if self.controller is not None:
            self.controller.cover()

    def on_hint_requested(self) -> None:
        if self.controller is not None:
            self.controller.give_hint()

    def on_record_failed(self, error: OSError) -> None:
        self._area.show_notice(cannot_save_words(error))

    def on_record_recovered(self) -> None:
        text = QCoreApplication.translate("MainWindow", "The match is saved again; nothing is missing.")
        self._area.show_notice(text)

    def on_play_again_requested(self) -> None:
        if self.controller is not None:
            self._new_matches.play_again(self.controller.session.header)

    def begin(self) -> None:
        """Offer what there is to play, at the start of the program."""
        self._opener.begin()

    def open_file(self, path: Path) -> None:
        """Open the record of a match."""
        self._opener.open_file(path)

    def open_record(self, loaded: LoadedRecord) -> None:
        """Go on with a match that was opened, or show it when it is finished."""
        if loaded.state.outcome is None:
            self._opener.resume(loaded.path)
        else:
            self.show_finished(loaded)

    def show_finished(self, loaded: LoadedRecord) -> None:
        """Show how a match ended."""
        if self.controller is not None and not self._may_leave(self.controller.session):
            return
        self._host.leave()
        self._finished.show(loaded)

    def _may_leave(self, session: GameSession) -> bool:
        return may_leave(session, self)

    def on_lessons_asked(self) -> None:
        """Whoever learns first, when asked for a match, is asked again afterwards."""
        self._match_after_lessons = True
        self._lessons.open()

    def on_lessons_left(self) -> None:
        asks, self._match_after_lessons = self._match_after_lessons, False
        if asks and self.controller is None and self.isVisible():
            self.ask_new_match()

    def on_nothing_unfinished(self) -> None:
        text = QCoreApplication.translate("MainWindow", "There is no other unfinished match.")
        self._area.show_message(text)

    def show_rules(self) -> None:
        """Show the rules of the match, at what decides that something has just been refused."""
        self.show_rules_at(self._area.paragraph)

    def show_rules_at(self, paragraph: str) -> None:
        """Show the rules of the match at the paragraph with this key; empty for their beginning."""
        rule_set = self._new_matches.rules_in_force
        dialog = RulesDialog(
            rule_set.rules,
            self,
            faces=self._renderer,
            name=rule_set.name,
            others=self._book.shelf.sets,
            paragraph=paragraph,
        )
        open_dialog(dialog)

    def on_house_rules_requested(self) -> None:
        self._new_matches.show_house_rules()

    def show_preferences(self) -> None:
        translations = self._translations
        dialog = PreferencesDialog(
            self._keeper,
            self,
            languages=translations.names,
            has_traditional_suits=lambda: translations.has_traditional_suits,
        )
        dialog.cards_asked.connect(self._decks.show_dialog)
        open_dialog(dialog)

    def show_keys(self) -> None:
        open_dialog(KeysDialog(self.actions(), self))

    def show_about(self) -> None:
        open_dialog(AboutDialog(self))

    # Slots

    def on_order_chosen(self) -> None:
        self._scene.set_hand_order(chosen_order(self.settings))

    def on_language_changed(self, code: str) -> None:
        self._menus.set_language(code)
        self._decks.refresh()
        if self.controller is not None:
            self.controller.retranslate()
        self._voice.tree.on_table_changed()

    def on_sheet_toggled(self, visible: bool) -> None:
        self._sheet_asked_for = visible
        self._keeper.change(score_sheet_visible=visible)
        self._fold_sheet()

    def on_full_screen_toggled(self, full: bool) -> None:
        state = self.windowState() & ~Qt.WindowState.WindowFullScreen  # a maximized window stays that
        self.setWindowState(state | Qt.WindowState.WindowFullScreen if full else state)

    def on_started_again(self, token: str) -> None:
        bring_to_front(self, token)

    def _fold_sheet(self) -> None:
        """In a narrow window the table comes first; in a large one the sheet is as large as the table."""
        self._score_sheet.set_growth(_growth_in(self.size()))
        least = SHEET_FITS_WIDTH if self._sheet_asked_for else SHEET_NEEDS_WIDTH
        least += 2 * self._score_sheet.widening  # large letters take room of both
        visible = self.settings.score_sheet_visible and self.width() >= least
        self._score_sheet.setVisible(visible)
        self._menus.sheet.setChecked(visible)
        self._menus.sheet.setEnabled(self.width() >= SHEET_FITS_WIDTH)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._menus.full_screen.setChecked(self.isFullScreen())  # also if others let it fill the screen
            if self.isMinimized():
                self.on_cover_requested()  # whoever brings the window back may be somebody else

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._taking_back.say_why_not(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold_sheet()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.controller is not None and not self._may_leave(self.controller.session):
            event.ignore()
            return
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        self._keeper.change(window_geometry=geometry)
        self._news.note_seen()
        self._recent.close_desk()
        self._host.leave()
        self._reviews.close()
        self._replays.close()
        self._puzzles.close()
        self._lessons.close()
        self._records.close()
        self._papers.close()
        self._claims.close()
        self._look.restore()
        self._atmosphere.close()
        super().closeEvent(event)
