"""The dialog before a match: whose rules, who plays, and how strong the opponents are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from thousand_qt.ai.outside.kinds import bot_kind
from thousand_qt.app.settings import BotProgram
from thousand_qt.engine.rules import RULE_SETS, Rules
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.records.facts import HUMAN
from thousand_qt.ui import fitting
from thousand_qt.ui.bot_shelf import BotShelf
from thousand_qt.ui.choice_card import ChoiceCard
from thousand_qt.ui.fitting_scroll_area import FittingScrollArea
from thousand_qt.ui.form_bar import FormBar
from thousand_qt.ui.house_rules.rule_book import own_key
from thousand_qt.ui.level_box import LevelBox
from thousand_qt.ui.paper import (
    heading_font,
    paper_button,
    plain_label,
    scaled_font,
    set_ink,
)
from thousand_qt.ui.paper_dialog import PaperDialog
from thousand_qt.ui.paper_inputs import BulletList
from thousand_qt.ui.players_form import PlayersForm
from thousand_qt.ui.texts.bots import bot_description
from thousand_qt.ui.texts.house_rules import own_description
from thousand_qt.ui.texts.levels import level_description
from thousand_qt.ui.texts.rules import preset_description, preset_name, rules_summary

OFFERED: Final = {
    2: ("polish-two-talons", "polish-stock"),
    3: ("classic", "polish", "sixty", "quick", "dump", "russian", "kurnik", "ukrainian"),
    4: (
        "classic-four",
        "polish-four",
        "sixty-four",
        "quick-four",
        "dump-four",
        "russian-four",
        "kurnik-four",
        "ukrainian-four",
    ),
}
"""The rule sets by number of players."""
_LEAST_SUMMARY: Final = 44
_LOW: Final = 500
"""Where the screen has room for less, in logical pixels, the columns have no titles."""
"""So high is the summary at least: four names and what is wrong with them come first in a low window."""


def suggested_preset(language: str) -> str:
    """Return the rule set most players of a language expect."""
    return "polish" if language == "pl" else "classic"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What the player chose for a match.

    Attributes:
        preset: The name of a rule set of the engine, or the key of one of the player's own.
        names: Of all players, by seat: clockwise.
        kinds: Who plays at each seat: ``human``, a level, or ``bot:`` and the name of a program from outside.
        own_set: The rules when they are one of the player's own sets; None for a rule set of the engine.
    """

    preset: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    own_set: RuleSet | None = None

    @property
    def people(self) -> tuple[str, ...]:
        """The names of people."""
        return tuple(name for name, kind in zip(self.names, self.kinds, strict=True) if kind == HUMAN)

    @property
    def levels(self) -> tuple[str, ...]:
        """What plays where no person does, clockwise."""
        return tuple(kind for kind in self.kinds if kind != HUMAN)

    @property
    def rules(self) -> Rules:
        return RULE_SETS[self.preset] if self.own_set is None else self.own_set.rules

    @property
    def rules_name(self) -> str | None:
        """What the player calls the rules; None for a rule set of the engine, which has a name everywhere."""
        return None if self.own_set is None else self.own_set.name


class NewMatchDialog(PaperDialog):
    """Asks for a `MatchSetup`.

    Signals:
        setup_chosen(MatchSetup): the player wants to play this.
        bots_changed(tuple[BotProgram, ...]): the programs from outside are others now.
        house_rules_asked(str): the player wants to look at rule sets, first at the one with this key.
        lessons_asked(): the player wants to learn the game first; the dialog is closed.
    """

    setup_chosen = Signal(object)
    bots_changed = Signal(object)
    house_rules_asked = Signal(str)
    lessons_asked = Signal()

    def __init__(
        self,
        level_labels: Sequence[tuple[str, str]],
        *,
        preset: str = "classic",
        player_name: str = "",
        opponent_names: Sequence[str] = ("", "", ""),
        levels: Sequence[str] = ("casual", "casual", "casual"),
        own_kind: str = HUMAN,
        known_names: Sequence[str] = (),
        bots: Sequence[BotProgram] = (),
        own_sets: Sequence[RuleSet] = (),
        offers_lessons: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Offer these choices first.

        Args:
            level_labels: The computer players' levels: identifier and name.
            preset: The key of the rule set chosen at first, which says how many play.
            player_name: Empty for the name the program suggests, as are the opponents'.
            opponent_names: Of up to three others, clockwise from the player's left.
            levels: Who plays there, a person, a level or a program; an unknown one gives the first level.
            own_kind: Who plays in front.
            known_names: Of people who have played here, to choose from.
            bots: The programs from outside that are offered besides.
            own_sets: The rule sets the player has made.
            offers_lessons: Whether somebody may be here who does not know the game.
            parent: The window the dialog belongs to.
        """
        super().__init__(parent)
        if not level_labels:
            raise ValueError("there must be a level to choose")
        self.setObjectName("newMatchDialog")
        self._own = {own_key(each.name): each for each in own_sets}
        preset = preset if preset in RULE_SETS or preset in self._own else OFFERED[3][0]
        self._form_bar = FormBar(self._rules_of(preset).players)
        self._form_bar.players_chosen.connect(self.on_players_chosen)
        self._cards: dict[str, ChoiceCard] = {}
        self._cards_column = QVBoxLayout()
        for key in (*(name for names in OFFERED.values() for name in names), *self._own):
            self._add_card(key)
        self._cards[preset].setChecked(True)
        for card in self._cards.values():
            card.toggled.connect(self.on_rules_toggled)
        self._rules_button = paper_button()
        self._rules_button.setObjectName("houseRulesButton")
        self._rules_button.setAutoDefault(False)
        self._rules_button.clicked.connect(self.on_rules_clicked)
        self._learn_button = paper_button()
        self._learn_button.setObjectName("learnButton")
        self._learn_button.setAutoDefault(False)
        self._learn_button.setVisible(offers_lessons)
        self._learn_button.clicked.connect(self.on_learn_clicked)
        names, kinds = (player_name, *opponent_names), (own_kind, *levels)
        self._players = PlayersForm(level_labels, bots, names, kinds, known_names)
        self._players.kinds_changed.connect(self.on_kinds_changed)
        self._players.set_players(self._form_bar.players)
        self._shelf = BotShelf(bots, self._players.kind_boxes, self.setup.rules, self)
        self._shelf.bots_changed.connect(self.on_bots_changed)
        self._shelf.asked.connect(self.on_bot_asked)
        self._shelf.checked.connect(self.on_bots_checked)
        self._starting: MatchSetup | None = None
        self._asked_bot = ""
        self._level_words = plain_label(wrap=True)
        self._level_words.setObjectName("levelWords")
        self._level_words.setFont(scaled_font(self.font(), 0.92))
        self._title = plain_label()
        self._title.setFont(heading_font(self.font(), 1.7))
        self._rules_title, self._players_title, self._summary_title = (
            self._section_title() for _ in range(3)
        )
        self._summary = BulletList()
        self._status = plain_label(wrap=True)
        self._cancel_button = paper_button()
        self._cancel_button.clicked.connect(self.reject)
        self._start_button = paper_button(main=True)
        self._start_button.setObjectName("startButton")
        self._start_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self.on_restyled()
        self._start_button.setFocus()

    def _section_title(self) -> QLabel:
        label = plain_label()
        label.setFont(scaled_font(self.font(), 1.05, bold=True))
        return label

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(28)
        columns.addLayout(self._rules_column(), 6)
        columns.addLayout(self._players_column(), 5)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self._status, 1)
        buttons.addWidget(self._cancel_button)
        buttons.addWidget(self._start_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 22, 28, 20)
        layout.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(28)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._form_bar)
        layout.addLayout(head)
        layout.addLayout(columns, 1)
        layout.addLayout(buttons)
        if fitting.screen_room(self).height() < _LOW:
            layout.setContentsMargins(28, 14, 28, 12)
            self._rules_title.hide()
            self._players_title.hide()

    def _rules_column(self) -> QVBoxLayout:
        cards = QWidget()
        inner = QVBoxLayout(cards)
        inner.setContentsMargins(0, 0, 8, 0)
        self._cards_column.setSpacing(7)
        inner.addLayout(self._cards_column)
        inner.addStretch(1)
        scroll = FittingScrollArea()
        scroll.set_content(cards)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rules_scroll = scroll
        self._show_cards()
        foot = QHBoxLayout()
        foot.addWidget(self._rules_button)
        foot.addWidget(self._learn_button)
        foot.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._rules_title)
        column.addWidget(scroll, 1)
        column.addLayout(foot)
        return column

    def _players_column(self) -> QVBoxLayout:
        scroll = FittingScrollArea()
        scroll.set_content(self._in_short())
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setMinimumHeight(_LEAST_SUMMARY)
        self._summary_scroll = scroll
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._players_title)
        column.addWidget(self._players)
        column.addWidget(scroll, 1)
        return column

    def _in_short(self) -> QWidget:
        """What the chosen levels and rules mean: more words than a small window has room for."""
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(8)
        inner.addWidget(self._level_words)
        inner.addSpacing(4)
        inner.addWidget(self._summary_title)
        inner.addWidget(self._summary, 1)
        return content

    def _show_cards(self) -> None:
        """Show the rule sets for as many players as are chosen."""
        offered = self._offered(self._form_bar.players)
        for name, card in self._cards.items():
            card.setVisible(name in offered)
        self._rules_scroll.measure(400)

    def _add_card(self, key: str) -> None:
        card = ChoiceCard()
        self._cards[key] = card
        self._cards_column.addWidget(card)

    def _rules_of(self, key: str) -> Rules:
        return self._own[key].rules if key in self._own else RULE_SETS[key]

    def _offered(self, players: int) -> tuple[str, ...]:
        """Return the keys of the rule sets for so many: the player's own first."""
        own = tuple(key for key, each in self._own.items() if each.rules.players == players)
        return (*own, *OFFERED[players])

    @property
    def _chosen(self) -> str:
        return next(key for key, card in self._cards.items() if card.isChecked())

    @property
    def setup(self) -> MatchSetup:
        """What is chosen now, whether or not it can be played."""
        key = self._chosen
        return MatchSetup(
            preset=key,
            names=self._players.names,
            kinds=self._players.kinds,
            own_set=self._own.get(key),
        )

    def set_own_sets(self, own_sets: Sequence[RuleSet]) -> None:
        """Offer these sets of the player's own; where the chosen one has gone, another is chosen."""
        chosen = self._chosen
        for key in tuple(self._own):
            card = self._cards.pop(key)
            card.toggled.disconnect(self.on_rules_toggled)
            self._cards_column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._own = {own_key(each.name): each for each in own_sets}
        for key in self._own:
            self._add_card(key)
            self._cards[key].toggled.connect(self.on_rules_toggled)
        self._arrange_cards()
        self._name_cards()
        self.choose_rules(chosen if chosen in self._cards else OFFERED[self._form_bar.players][0])

    def choose_rules(self, key: str) -> None:
        """Choose the rule set with this key, and so how many play."""
        players = self._rules_of(key).players
        self._form_bar.set_players(players)
        self._players.set_players(players)
        self._cards[key].setChecked(True)
        self._show_cards()
        self._show_level_words()
        self._show_summary()

    def _arrange_cards(self) -> None:
        """The player's own sets come first."""
        for place, key in enumerate(self._own):
            self._cards_column.insertWidget(place, self._cards[key])

    @property
    def fault(self) -> str:
        """What keeps the match from starting, in words; empty when nothing does."""
        return self._players.fault

    @property
    def name_edits(self) -> list[QLineEdit]:
        """The names of those who play: the player and the others clockwise."""
        return self._players.name_edits

    @property
    def name_labels(self) -> list[QLabel]:
        """The labels of `name_edits`."""
        return self._players.name_labels

    @property
    def summary_sentences(self) -> tuple[str, ...]:
        """The chosen rules in short."""
        return self._summary.sentences

    @property
    def level_boxes(self) -> list[LevelBox]:
        """Who plays at the other seats than that in front."""
        return self._players.kind_boxes[1 : self._form_bar.players]

    @property
    def own_box(self) -> LevelBox:
        """Who plays in front."""
        return self._players.kind_boxes[0]

    @property
    def shelf(self) -> BotShelf:
        """The programs from outside."""
        return self._shelf

    @property
    def status(self) -> str:
        """What is being waited for, in words; empty when nothing is."""
        return self._status.text()

    @property
    def level_words(self) -> str:
        """How the chosen levels think."""
        return self._level_words.text()

    @property
    def choice_cards(self) -> dict[str, ChoiceCard]:
        """The rule sets by name."""
        return self._cards

    @property
    def form_bar(self) -> FormBar:
        """How many play."""
        return self._form_bar

    @property
    def start_button(self) -> QPushButton:
        return self._start_button

    def offer_names(self, names: Sequence[str]) -> None:
        """Let these names of people be chosen too, at every seat."""
        self._players.offer_names(names)

    def on_players_chosen(self, players: int) -> None:
        """Offer the rule sets for this many, first the one that is most like the chosen one."""
        family = self.setup.preset.partition("-")[0]
        offered = self._offered(players)
        like = next((name for name in offered if name.partition("-")[0] == family), OFFERED[players][0])
        self._players.set_players(players)
        self._cards[like].setChecked(True)
        self._show_cards()
        self._show_level_words()

    def on_rules_toggled(self, chosen: bool) -> None:
        if chosen:
            self._shelf.set_rules(self.setup.rules)
            self._show_summary()

    def on_rules_clicked(self) -> None:
        self.house_rules_asked.emit(self._chosen)

    def on_learn_clicked(self) -> None:
        self.reject()
        self.lessons_asked.emit()

    def on_kinds_changed(self) -> None:
        self._show_level_words()

    def on_bots_changed(self, bots: tuple[BotProgram, ...]) -> None:
        self._show_level_words()
        self.bots_changed.emit(bots)

    def _show_level_words(self) -> None:
        """Say how the chosen computer players think, each once, and how several people play, or none."""
        chosen = dict.fromkeys(self.setup.levels)
        programs = {bot_kind(bot.name): bot_description(bot) for bot in self._shelf.bots}
        words = [text for text in (programs.get(kind) or level_description(kind) for kind in chosen) if text]
        match self.setup.kinds.count(HUMAN):
            case 0:
                words.append(QCoreApplication.translate("NewMatchDialog", "Nobody plays: you watch."))
            case 1:
                pass
            case _:
                words.append(
                    QCoreApplication.translate(
                        "NewMatchDialog",
                        "Several people at this screen: between their turns all cards are covered.",
                    )
                )
        self._level_words.setText("\n".join(words))
        self._level_words.setVisible(bool(words))

    def _show_summary(self) -> None:
        self._summary.set_sentences(rules_summary(self.setup.rules))
        self._summary_scroll.verticalScrollBar().setValue(0)
        self._summary_scroll.setAccessibleDescription("\n".join(self.summary_sentences))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(QCoreApplication.translate("NewMatchDialog", "New match"))
        self._title.setText(QCoreApplication.translate("NewMatchDialog", "New match"))
        self._rules_title.setText(QCoreApplication.translate("NewMatchDialog", "Rules"))
        self._players_title.setText(QCoreApplication.translate("NewMatchDialog", "Players"))
        self._summary_title.setText(QCoreApplication.translate("NewMatchDialog", "These rules in short"))
        self._summary_scroll.setAccessibleName(self._summary_title.text())
        self._cancel_button.setText(QCoreApplication.translate("NewMatchDialog", "Cancel"))
        self._start_button.setText(QCoreApplication.translate("NewMatchDialog", "Start the match"))
        self._rules_button.setText(QCoreApplication.translate("NewMatchDialog", "House rules…"))
        self._learn_button.setText(QCoreApplication.translate("NewMatchDialog", "Learn to play…"))
        self._name_cards()
        self._form_bar.retranslate()
        self._players.retranslate()
        self._show_level_words()
        self._show_summary()
        self._show_status()

    def _name_cards(self) -> None:
        for key, card in self._cards.items():
            if key in self._own:
                card.set_texts(self._own[key].name, own_description(self._own[key].rules))
            else:
                card.set_texts(preset_name(key), preset_description(key))

    def on_restyled(self) -> None:
        colours = self._style.colours
        self._players.restyle(colours)
        self._show_summary()
        for label in (self._level_words, self._status):
            set_ink(label, colours.muted)

    # Starting

    def on_bot_asked(self, name: str) -> None:
        self._asked_bot = name
        self._show_status()

    def on_bots_checked(self, fault: str) -> None:
        setup, self._starting = self._starting, None
        self._show_status()
        if fault:
            self._players.show_fault(fault)
            self._start_button.setFocus()
        elif setup == self.setup:  # else the player has changed something while the programs were asked
            super().accept()
            self.setup_chosen.emit(setup)

    def _show_status(self) -> None:
        """Say what is waited for, and offer no second start meanwhile."""
        waiting = self._starting is not None and bool(self._asked_bot)
        text = QCoreApplication.translate("NewMatchDialog", "“{name}” is asked whether it is ready…")
        self._status.setText(text.format(name=self._asked_bot) if waiting else "")
        self._start_button.setEnabled(not waiting)

    def done(self, result: int) -> None:
        self._shelf.close()
        super().done(result)

    def accept(self) -> None:
        """Start the match if the names can be used and programs from outside are ready; else say why not."""
        if not self._players.check():
            return
        self._starting = self.setup
        self._asked_bot = ""
        self._shelf.check(self.setup.levels)

    def sizeHint(self) -> QSize:
        return QSize(920, 570)
