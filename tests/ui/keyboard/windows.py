"""Every window and dialog that the program has, made without the main window and filled with something."""

from __future__ import annotations

import functools
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.records.whole_matches import whole_match
from tests.ui.active_windows import activate
from tests.ui.library.shelves import fill_data, wait_for
from tests.ui.room_for_texts import settle
from tests.ui.test_bots import GOOD
from tests.ui.test_deck_dialog import deck_text, own
from tests.ui.test_honest_cards import WHOLE
from tests.ui.test_resuming import unfinished
from tests.ui.test_troubles import DETAILS, PARTS
from thousand_qt.ai.review import review_record
from thousand_qt.ai.seat import Budget
from thousand_qt.app.licences import Component
from thousand_qt.app.paths import resource_path
from thousand_qt.app.settings import Settings, SettingsStore
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.shelf import DeckShelf
from thousand_qt.engine.record import Record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.lessons.course import LessonName
from thousand_qt.puzzles.diary import Diary
from thousand_qt.puzzles.names import PuzzleName
from thousand_qt.records.library import Library
from thousand_qt.session.review_worker import Progress, read_match
from thousand_qt.ui.about import AboutDialog
from thousand_qt.ui.bot_dialog import BotDialog
from thousand_qt.ui.crash_dialog import CrashDialog, Situation
from thousand_qt.ui.deal_code_dialog import DealCodeDialog
from thousand_qt.ui.deck_dialog import DeckDialog
from thousand_qt.ui.honest_cards import HonestCardsDialog
from thousand_qt.ui.house_rules.editor import RuleSetEditor
from thousand_qt.ui.house_rules.name_dialog import NameDialog
from thousand_qt.ui.house_rules.rule_book import RuleBook, own_key
from thousand_qt.ui.keys_dialog import KeysDialog
from thousand_qt.ui.lessons.window import LessonWindow
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.library_window import LibraryWindow
from thousand_qt.ui.licences import LicencesDialog
from thousand_qt.ui.message_dialog import MessageDialog
from thousand_qt.ui.new_match import NewMatchDialog
from thousand_qt.ui.news import NewsDialog
from thousand_qt.ui.not_answering import NotAnsweringDialog
from thousand_qt.ui.preferences.dialog import PreferencesDialog
from thousand_qt.ui.puzzles.window import PuzzleWindow
from thousand_qt.ui.question import Question
from thousand_qt.ui.replay.window import ReplayWindow
from thousand_qt.ui.report_dialog import ReportDialog
from thousand_qt.ui.resume_dialog import ResumeDialog
from thousand_qt.ui.review.window import ReviewWindow
from thousand_qt.ui.rules_dialog import RulesDialog
from thousand_qt.ui.statistics.statistics_window import StatisticsWindow
from thousand_qt.ui.unsaved import UnsavedDialog

LEVELS: Final = [("casual", "Casual"), ("strong", "Strong")]
WAIT: Final = 60_000


class Maker:
    """Makes windows, and ends what belongs to them."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self._folder = folder
        self._librarians: list[Librarian] = []

    def make(self, name: str) -> QWidget:
        """Return a window that is shown, active and at rest."""
        window = WINDOWS[name](self)
        self._qtbot.addWidget(window)
        if isinstance(window, QDialog):
            window.resize(window.sizeHint())
        activate(self._qtbot, window)
        if isinstance(window, LibraryWindow):
            wait_for(self._qtbot, window)
        if isinstance(window, StatisticsWindow):
            self._qtbot.waitUntil(lambda: window.is_settled, timeout=WAIT)
        settle()
        return window

    def close(self) -> None:
        for librarian in self._librarians:
            librarian.close()

    def shelf(self) -> DeckShelf:
        folder = self._folder / "share" / "carddecks" / "good"
        folder.mkdir(parents=True)
        (folder / "index.desktop").write_text("[KDE Backdeck]\nName=Good\nSVG=a.svg\n")
        (folder / "a.svg").write_text(deck_text())
        return DeckShelf(own, self._folder / "added", lambda: "en", [self._folder / "share"])

    def keeper(self) -> SettingsKeeper:
        return SettingsKeeper(SettingsStore(self._folder / "settings.toml"), Settings())

    def book(self) -> RuleBook:
        book = RuleBook(self._folder)
        book.do(lambda shelf: shelf.add("Ours", PRESETS["polish"].replace(dump_at_555=True)))
        return book

    def librarian(self) -> Librarian:
        librarian = Librarian(Path(shutil.copytree(_filled_folder(), self._folder / "data")))
        self._librarians.append(librarian)
        return librarian

    def replay(self) -> ReplayWindow:
        window = ReplayWindow(load_deck(resource_path("decks", "papercut"), "en"))
        window.set_speed("off")
        window.show_record(_two_deals())
        return window

    def puzzles(self) -> PuzzleWindow:
        diary = Diary(self._folder / "puzzles.json")
        window = PuzzleWindow(load_deck(resource_path("decks", "papercut"), "en"), diary)
        window.set_speed("off")
        window.open_puzzle(PuzzleName(True, 1))
        return window

    def lessons(self, name: LessonName | None = None) -> LessonWindow:
        window = LessonWindow(load_deck(resource_path("decks", "papercut"), "en"))
        window.set_speed("off")
        window.set_rules(PRESETS["classic"], [("classic", "Classic")], "classic")
        if name is not None:
            window.give(name)
        return window

    def review(self) -> ReviewWindow:
        window = ReviewWindow(load_deck(resource_path("decks", "papercut"), "en"))
        match = read_match(_two_deals())
        window.begin()
        window.show_match(match)
        found = review_record(match.record, 0, budget=Budget(worlds=2))
        total = len(found.decisions)
        window.show_progress(Progress(found, total, total, None))
        window.show_finished()
        return window


@functools.cache
def _filled_folder() -> Path:
    """Return a folder of matches and their index, to be copied only."""
    import atexit
    import tempfile

    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    data = Path(folder.name) / "data"
    fill_data(data)
    Library(data).refresh()
    return data


@functools.cache
def _two_deals() -> Record:
    return whole_match(PRESETS["classic"], 7, deals=2)


WINDOWS: Final[dict[str, Callable[[Maker], QWidget]]] = {
    "new match": lambda _: NewMatchDialog(LEVELS, bots=(GOOD,)),
    "bot": lambda _: BotDialog(PRESETS["classic"], ("Bad",), GOOD),
    "rules": lambda _: RulesDialog(PRESETS["polish"]),
    "keys": lambda _: KeysDialog(()),
    "preferences": lambda maker: PreferencesDialog(maker.keeper()),
    "house rules": lambda maker: RuleSetEditor(maker.book(), own_key("Ours")),
    "name of a rule set": lambda _: NameDialog(lambda: "Name", "Ours", ("Theirs",)),
    "deck": lambda maker: DeckDialog(maker.shelf(), own()),
    "about": lambda _: AboutDialog(compiled=False),
    "licences": lambda _: LicencesDialog(inside=[Component("Qt", "MIT", ("MIT",), ("Somebody",))]),
    "news": lambda _: NewsDialog(lambda: [QCoreApplication.translate("News", "What's new")]),
    "honest cards": lambda _: HonestCardsDialog(WHOLE),
    "deal code": lambda _: DealCodeDialog("Classic"),
    "report": lambda _: ReportDialog(PARTS),
    "resume": lambda _: ResumeDialog([unfinished(rules) for rules in ("classic", "polish", "quick")]),
    "crash": lambda _: CrashDialog(DETAILS, Situation.SAVED),
    "unsaved": lambda _: UnsavedDialog(),
    "message": lambda _: MessageDialog(lambda: ("This match cannot be opened", "Line 2 is damaged.")),
    "question": lambda _: Question("Remove?", "They cannot be brought back.", "Remove"),
    "not answering": lambda _: NotAnsweringDialog(lambda: False),
    "library": lambda maker: LibraryWindow(maker.librarian()),
    "statistics": lambda maker: StatisticsWindow(maker.librarian(), ""),
    "lessons": lambda maker: maker.lessons(),
    "lesson": lambda maker: maker.lessons(LessonName.TALON),
    "replay": Maker.replay,
    "review": Maker.review,
    "puzzles": Maker.puzzles,
}
"""By a name for the test."""
