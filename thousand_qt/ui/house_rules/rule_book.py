"""The rule sets there are to play by: the published ones and the player's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from thousand_qt.engine.rules import PRESETS, RULE_SETS, Rules
from thousand_qt.house_rules.shelf import RULES_FOLDER, RuleSetShelf
from thousand_qt.ui.texts.rules import preset_description, preset_name

_OWN: Final = "own:"


def own_key(name: str) -> str:
    """Return what a set of the player's own is called in settings and setups."""
    return _OWN + name


class RuleBook(QObject):
    """Rules by keys: the engine's name of a published set, or ``own:`` and the name of one of the player's.

    Signals:
        changed(): there are other sets, or one of them has other rules.
    """

    changed = Signal()

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """Read the sets kept in the data folder."""
        super().__init__(parent)
        self.shelf = RuleSetShelf(data / RULES_FOLDER)

    @property
    def own_keys(self) -> tuple[str, ...]:
        """The keys of the player's own sets, in the order of their names."""
        return tuple(own_key(name) for name in self.shelf.names)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all sets to look through, the published ones first.

        The published sets for three as four play them are known besides, but differ in nothing but that.
        """
        return (*PRESETS, *self.own_keys)

    @staticmethod
    def is_published(key: str) -> bool:
        """Whether a key is the engine's name of a set."""
        return key in RULE_SETS

    def has(self, key: str) -> bool:
        return self.is_published(key) or key in self.own_keys

    def rules(self, key: str) -> Rules:
        """Return the rules of a set; raises KeyError when there is none."""
        return RULE_SETS[key] if self.is_published(key) else self.shelf.rules(self._own_name(key))

    def name(self, key: str) -> str:
        """Return what a set is called; raises KeyError when there is none."""
        return preset_name(key) if self.is_published(key) else self._own_name(key)

    def description(self, key: str) -> str:
        """Return a sentence on a published set, nothing on any other; raises KeyError when there is none."""
        return preset_description(key) if self.is_published(key) else ""

    def do(self, change: Callable[[RuleSetShelf], object]) -> None:
        """Change the shelf and tell everybody; raises what the change raises."""
        change(self.shelf)
        self.changed.emit()

    def _own_name(self, key: str) -> str:
        if not key.startswith(_OWN):
            raise KeyError(key)
        return key.removeprefix(_OWN)
