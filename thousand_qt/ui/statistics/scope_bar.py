"""What the statistics are about: which rules, whose matches, played how and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from thousand_qt.records.entries import RuleSet, name_key
from thousand_qt.records.figures import Scope, Undo
from thousand_qt.records.statistics import PlayerName
from thousand_qt.ui.library.period_picker import PeriodPicker
from thousand_qt.ui.paper_inputs import NarrowComboBox
from thousand_qt.ui.texts.figures import undo_name
from thousand_qt.ui.texts.matches import rule_set_words
from thousand_qt.ui.texts.rules import rules_summary
from thousand_qt.ui.wrapping_row import WrappingRow

_REPEATS: Final = "repeats"


class ScopeBar(QWidget):
    """Four lists to choose from.

    Signals:
        changed(): something else is to be counted.
    """

    changed = Signal()

    def __init__(self, player: str, parent: QWidget | None = None) -> None:
        """Count the matches of this player at first, if there are any; empty for the one who played most."""
        super().__init__(parent)
        self._wanted_player = player
        self._rule_sets: tuple[RuleSet, ...] = ()
        self._players: tuple[PlayerName, ...] = ()
        self._rules, self._names, self._matches = (NarrowComboBox() for _ in range(3))
        self._rules.setObjectName("rulesBox")
        self._names.setObjectName("playerBox")
        self._matches.setObjectName("matchesBox")
        self._periods = PeriodPicker(self)
        row = WrappingRow()
        for box in (self._names, self._rules, self._matches, self._periods.box):
            row.add(box, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(row)
        layout.addWidget(self._periods.days)
        self.retranslate()
        for box in (self._rules, self._names, self._matches):
            box.currentIndexChanged.connect(self.on_changed)
        self._periods.changed.connect(self.changed)

    @property
    def scope(self) -> Scope:
        """What is to be counted."""
        since, until = self._periods.limits()
        chosen = str(self._matches.currentData())
        repeats = chosen == _REPEATS
        return Scope(
            player=self._names.currentData() or None,
            rules=self._rules.currentData() or None,
            undo=Undo.ALL if repeats else Undo(chosen),
            repeats=repeats,
            since=since,
            until=until,
        )

    @property
    def chosen_words(self) -> tuple[str, ...]:
        """What is chosen, as it is written in the lists."""
        boxes = (self._names, self._rules, self._matches, self._periods.box)
        return tuple(box.currentText() for box in boxes)

    @property
    def periods(self) -> PeriodPicker:
        return self._periods

    def show_choices(self, rule_sets: Sequence[RuleSet], players: Sequence[PlayerName]) -> bool:
        """Offer these; returns whether something else is chosen now, which is not signalled."""
        if (tuple(rule_sets), tuple(players)) == (self._rule_sets, self._players):
            return False
        before = self.scope
        self._rule_sets, self._players = tuple(rule_sets), tuple(players)
        self._fill_rules()
        self._fill_names()
        return self.scope != before

    def _fill_rules(self) -> None:
        entries = [(QCoreApplication.translate("ScopeBar", "All rules"), "")]
        entries += [(rule_set_words(rules), rules.key) for rules in self._rule_sets]
        _fill(self._rules, entries, self._rules.currentData())
        for number, rules in enumerate(self._rule_sets, start=1):
            tip = "\n".join(rules_summary(rules.rules))
            self._rules.setItemData(number, tip, Qt.ItemDataRole.ToolTipRole)

    def _fill_names(self) -> None:
        entries = [(QCoreApplication.translate("ScopeBar", "Everybody"), "")]
        entries += [(player.name, player.name) for player in self._players]
        chosen = self._names.currentData()
        if self._players and not self._names.property("filled"):
            self._names.setProperty("filled", True)
            chosen = self._first_player()
        _fill(self._names, entries, chosen)

    def _first_player(self) -> str:
        wanted = name_key(self._wanted_player)
        known = (player.name for player in self._players if name_key(player.name) == wanted)
        return next(known, self._players[0].name)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._fill_rules()
        self._fill_names()
        entries = [(undo_name(undo), undo.value) for undo in Undo]
        entries.append((QCoreApplication.translate("ScopeBar", "All, replayed ones too"), _REPEATS))
        _fill(self._matches, entries, self._matches.currentData())
        self._periods.retranslate()
        names = {
            self._names: QCoreApplication.translate("ScopeBar", "Whose matches"),
            self._rules: QCoreApplication.translate("ScopeBar", "Under which rules"),
            self._matches: QCoreApplication.translate(
                "ScopeBar",
                "Which matches. Those that go on from another one or play its cards again are left out unless"
                " asked for: their cards were known.",
            ),
            self._periods.box: QCoreApplication.translate("ScopeBar", "When the matches began"),
        }
        for box, name in names.items():
            box.setAccessibleName(name)
            box.setToolTip(name)

    def on_changed(self) -> None:
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _fill(box: QComboBox, entries: Sequence[tuple[str, str]], chosen: object) -> None:
    """Give a box these texts and values; what was chosen stays chosen while it is there."""
    with QSignalBlocker(box):
        box.clear()
        for text, value in entries:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
