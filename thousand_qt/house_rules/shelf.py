"""The rule sets a player has made, each a file in one folder."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from thousand_qt.engine.rules import Rules
from thousand_qt.house_rules.files import SUFFIX, RuleSet, RuleSetFileError, read_file, write_text
from thousand_qt.house_rules.names import LONGEST_NAME, NameFault, name_fault
from thousand_qt.names import tidy_name
from thousand_qt.records.folder import free_path, make_folder
from thousand_qt.whole_files import write_whole

RULES_FOLDER: Final = "rules"
"""In the data folder."""
DELETED_FOLDER: Final = "deleted"
"""In the folder of rules: what is deleted can be had back by hand."""

_MOST_NAMES: Final = 10_000


class BadName(ValueError):  # noqa: N818 - what is wrong, not an error of the program
    """A name no set can have here."""

    def __init__(self, fault: NameFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Contents:
    """What lies in the folder: the sets by name, and files that cannot be read, which are left alone."""

    sets: tuple[RuleSet, ...]
    faults: tuple[RuleSetFileError, ...]


class RuleSetShelf:
    """Keeps rule sets; every change is on the disk when its method returns.

    All methods but `load` raise OSError when the disk does not take a change, which then has not happened,
    and KeyError for a name that is not there.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._paths: dict[str, Path] = {}
        self._sets: dict[str, RuleSet] = {}
        self.load()

    def load(self) -> Contents:
        """Read the folder anew. Of two files with one name the first is taken, as is said of the other."""
        self._paths, self._sets = {}, {}
        faults: list[RuleSetFileError] = []
        try:
            paths = sorted(path for path in self._folder.iterdir() if path.suffix.lower() == SUFFIX)
        except OSError:
            paths = []
        for path in paths:
            try:
                rule_set = read_file(path)
            except RuleSetFileError as error:
                faults.append(error)
                continue
            name = self.free_name(rule_set.name)  # two files copied by hand may have one name
            self._sets[name] = RuleSet(name, rule_set.rules)
            self._paths[name] = path
        return Contents(self.sets, tuple(faults))

    @property
    def folder(self) -> Path:
        return self._folder

    @property
    def sets(self) -> tuple[RuleSet, ...]:
        """The sets in the order of their names."""
        return tuple(sorted(self._sets.values(), key=lambda each: (each.name.casefold(), each.name)))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.sets)

    def rules(self, name: str) -> Rules:
        """Return the rules of a set."""
        return self._sets[name].rules

    def free_name(self, name: str) -> str:
        """Return this name, or with a number behind it where it is taken."""
        names = tuple(self._sets)
        for number in range(1, _MOST_NAMES):
            ending = f" {number}" if number > 1 else ""
            offered = name[: LONGEST_NAME - len(ending)].rstrip() + ending
            if name_fault(offered, names) is not NameFault.TAKEN:
                return offered
        raise AssertionError  # nobody has that many

    def add(self, name: str, rules: Rules) -> None:
        """Keep a new set; raises `BadName` for a name that cannot be had."""
        name = self._checked(name, tuple(self._sets))
        path = free_path(self._folder, _stem_of(name), SUFFIX)
        self._write(path, RuleSet(name, rules))
        self._sets[name], self._paths[name] = RuleSet(name, rules), path

    def change(self, name: str, rules: Rules) -> None:
        """Keep other rules under a name."""
        changed = RuleSet(name, rules)
        self._write(self._paths[name], changed)
        self._sets[name] = changed

    def rename(self, name: str, new_name: str) -> None:
        """Give a set another name; its file keeps the old one, which nobody sees."""
        others = tuple(other for other in self._sets if other != name)
        new_name = self._checked(new_name, others)
        rules, path = self._sets[name].rules, self._paths[name]
        self._write(path, RuleSet(new_name, rules))
        del self._sets[name], self._paths[name]
        self._sets[new_name], self._paths[new_name] = RuleSet(new_name, rules), path

    def delete(self, name: str) -> None:
        """Put the file of a set away into the folder of deleted ones."""
        path = self._paths[name]
        away = self._folder / DELETED_FOLDER
        make_folder(away)
        with contextlib.suppress(FileNotFoundError):
            path.rename(free_path(away, path.stem, SUFFIX))
        del self._sets[name], self._paths[name]

    def take_in(self, path: Path) -> str:
        """Keep a copy of the set in any file and return its name here.

        A set that is here already, name and rules, is not kept twice. Raises `RuleSetFileError`.
        """
        rule_set = read_file(path)
        if self._sets.get(rule_set.name) == rule_set:
            return rule_set.name
        name = self.free_name(rule_set.name)
        self.add(name, rule_set.rules)
        return name

    def give_out(self, name: str, rules: Rules, target: Path) -> None:
        """Write any set, kept here or not, to any file, over what is there."""
        self._write(target, RuleSet(tidy_name(name), rules))

    def _checked(self, name: str, taken: tuple[str, ...]) -> str:
        name = tidy_name(name)
        fault = name_fault(name, taken)
        if fault is not None:
            raise BadName(fault)
        return name

    @staticmethod
    def _write(path: Path, rule_set: RuleSet) -> None:
        make_folder(path.parent)
        write_whole(path, write_text(rule_set))


def _stem_of(name: str) -> str:
    """Return a name in letters that every file system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", plain).strip("-").lower() or "rules"
