"""How matches begin: the dialog, what it leaves in the settings, and another match with the same players."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from thousand_qt.app.i18n import Translations
from thousand_qt.app.settings import MOST_PEOPLE, BotProgram
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.engine.record import Header
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.house_rules.editor import RuleSetEditor
from thousand_qt.ui.house_rules.rule_book import RuleBook
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.match_host import MatchFault, MatchHost
from thousand_qt.ui.new_match import MatchSetup, NewMatchDialog, suggested_preset
from thousand_qt.ui.texts.levels import level_name

_NOT_OFFERED = "random"
"""This level is there to be measured against, not to be played with."""


class NewMatches(QObject):
    """Asks what is to be played, and has it begun.

    Signals:
        lessons_asked(): whoever is asked wants to learn the game first.
    """

    lessons_asked = Signal()

    def __init__(
        self,
        window: QWidget,
        host: MatchHost,
        keeper: SettingsKeeper,
        translations: Translations,
        levels: Iterable[str],
        tell: Callable[[str], None],
        book: RuleBook,
        librarian: Librarian,
    ) -> None:
        """Open dialogs over `window`; `tell` shows a sentence about a match that cannot be had."""
        super().__init__(window)
        self._window = window
        self._host = host
        self._keeper = keeper
        self._translations = translations
        self._levels = tuple(level for level in levels if level != _NOT_OFFERED)
        self._tell = tell
        self._book = book
        self._librarian = librarian
        self._dialog: NewMatchDialog | None = None
        book.changed.connect(self.on_rules_changed)

    @property
    def preset(self) -> str:
        """The rule set offered first for the next match."""
        chosen = self._keeper.settings.preset
        return chosen if self._book.has(chosen) else suggested_preset(self._translations.language)

    @property
    def rules_in_force(self) -> RuleSet:
        """The rules of the match on the table, or of the next one; nameless where they are published ones."""
        controller = self._host.controller
        if controller is not None:
            header = controller.session.header
            return RuleSet(header.rules_name or "", header.rules)
        key = self.preset
        return RuleSet("" if self._book.is_published(key) else self._book.name(key), self._book.rules(key))

    def ask(self) -> None:
        """Open the dialog of a new match."""
        self.ask_for(self.preset)

    def ask_for(self, key: str) -> None:
        """Open the dialog of a new match with this rule set chosen."""
        settings = self._keeper.settings
        dialog = NewMatchDialog(
            [(level, level_name(level)) for level in self._levels],
            preset=key,
            player_name=settings.player_name,
            opponent_names=settings.opponent_names,
            levels=settings.opponents,
            own_kind=settings.own_kind,
            known_names=settings.people,
            bots=settings.bots,
            own_sets=self._book.shelf.sets,
            offers_lessons=not settings.people and not settings.lessons_done,
            parent=self._window,
        )
        self._dialog = dialog
        dialog.finished.connect(self.on_dialog_finished)
        dialog.house_rules_asked.connect(self.show_house_rules)
        dialog.setup_chosen.connect(self.start)
        dialog.lessons_asked.connect(self.lessons_asked)
        dialog.bots_changed.connect(self.on_bots_changed)
        open_dialog(dialog)
        self._librarian.ask_people(self.on_people_found)

    def show_house_rules(self, key: str = "") -> None:
        """Open the editor of rule sets, at first with the set of this key or that of the next match."""
        editor = RuleSetEditor(self._book, key or self.preset, self._dialog or self._window)
        editor.play_asked.connect(self.on_play_asked)
        open_dialog(editor)

    def on_play_asked(self, key: str) -> None:
        if self._dialog is not None:
            self._dialog.choose_rules(key)
        else:
            self.ask_for(key)

    def on_people_found(self, names: tuple[str, ...]) -> None:
        """Offer the names the library knows, after those of the matches begun last."""
        if self._dialog is not None:
            self._dialog.offer_names(names)

    def on_dialog_finished(self) -> None:
        self._dialog = None

    def on_rules_changed(self) -> None:
        if self._dialog is not None:
            self._dialog.set_own_sets(self._book.shelf.sets)

    def start(self, setup: MatchSetup) -> None:
        """Begin a match; one that is being played is left, unless an opponent cannot be had."""
        try:
            if not self._host.start(setup):
                return
        except MatchFault as fault:
            self._tell(str(fault))
            return
        kept, others = self._keeper.settings, len(setup.kinds) - 1  # what was chosen for a larger table stays
        self._keeper.change(
            preset=setup.preset,
            player_name=setup.names[0],
            opponent_names=(*setup.names[1:], *kept.opponent_names[others:]),
            own_kind=setup.kinds[0],
            opponents=(*setup.kinds[1:], *kept.opponents[others:]),
            people=known_people(setup.people, kept.people),
        )

    def play_again(self, header: Header) -> None:
        """Begin a match with the rules and players of another one."""
        try:
            self._host.start_again(header)
        except MatchFault as fault:
            self._tell(str(fault))

    def on_bots_changed(self, bots: tuple[BotProgram, ...]) -> None:
        self._keeper.change(bots=bots)


def known_people(playing: Iterable[str], known: Iterable[str]) -> tuple[str, ...]:
    """Return the names of people to be offered again: who plays now comes first, each once in any case."""
    names: dict[str, str] = {}
    for name in (*playing, *known):
        names.setdefault(name.casefold(), name)
    return tuple(names.values())[:MOST_PEOPLE]
