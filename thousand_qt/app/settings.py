"""What the player chose, kept in a TOML file a person can read and mend.

Nothing in that file can keep the game from starting: a value that cannot be used falls back to its default
alone, a file that is no TOML at all is set aside, and both are reported in `SettingsStore.problems`. To add a
setting, add a field to `Settings`; to change the meaning of one, raise `CURRENT_VERSION` and add a step to
`UPGRADE_STEPS`.
"""

from __future__ import annotations

import enum
import logging
import shutil
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from PySide6.QtCore import QCoreApplication

from thousand_qt.app import toml_writer
from thousand_qt.whole_files import write_whole

_logger = logging.getLogger(__name__)

CURRENT_VERSION = 2

UpgradeStep = Callable[[dict[str, Any]], dict[str, Any]]


def _with_a_third_opponent(document: dict[str, Any]) -> dict[str, Any]:
    """Make room for an opponent more: until version 1 matches were of three players."""
    for key, third in (("opponent_names", ""), ("opponents", "casual")):
        if isinstance(document.get(key), list):
            document[key] = [*document[key], third]
    return document


UPGRADE_STEPS: Mapping[int, UpgradeStep] = MappingProxyType({1: _with_a_third_opponent})
"""For each version, what makes its document one of the next version."""


class Speed(enum.StrEnum):
    """How fast cards fly. `OFF` shows every change at once, `STROLL` is for looking on."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STROLL = "stroll"


class Motion(enum.StrEnum):
    """Whether cards fly at all. `REDUCED` lets them appear where they belong."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class Theme(enum.StrEnum):
    """The colours of the windows round the table."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class HandOrder(enum.StrEnum):
    """How the cards in the hand are sorted."""

    SUITS = "suits"
    SUITS_RISING = "suits-rising"
    """The lowest card of each suit first."""
    RANKS = "ranks"
    """All aces, all tens, and so on."""


class SuitOrder(enum.StrEnum):
    """Which suits come first in the hand."""

    ALTERNATING = "alternating"
    """Dark and bright in turns."""
    MARRIAGES_RISING = "marriages-rising"
    """By what the marriage is worth: spades, clubs, diamonds, hearts."""
    MARRIAGES_FALLING = "marriages-falling"


MOST_PEOPLE = 16
"""So many names of people are kept, to be chosen again."""

Language = Annotated[str, msgspec.Meta(pattern=r"\A([a-z]{2,3}(_[A-Za-z]{2,4})?)?\Z")]
"""Which languages there are is listed beside the translations; one that has gone is kept, too."""
PersonName = Annotated[str, msgspec.Meta(max_length=40)]
PresetName = Annotated[
    str, msgspec.Meta(pattern=r"\A([a-z0-9][a-z0-9_-]{0,63}|own:[^\x00-\x1f\x7f]{1,40})?\Z")
]
"""A published rule set, or ``own:`` and the name of one of the player's."""
BotName = Annotated[str, msgspec.Meta(pattern=r"\A[^\x00-\x1f\x7f]{1,40}\Z")]
Opponent = Annotated[str, msgspec.Meta(pattern=r"\A([a-z0-9][a-z0-9_-]{0,63}|bot:[^\x00-\x1f\x7f]{1,40})\Z")]
"""``human``, a level, or ``bot:`` and the name of one of the programs in `Settings.bots`."""
DeckName = Annotated[str, msgspec.Meta(pattern=r"\A[^\x00-\x1f\x7f/\\]{1,200}\Z")]
LessonKey = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9-]{0,32}\Z")]
Base64 = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9+/]*={0,2}$", max_length=4096)]


class BotProgram(msgspec.Struct, frozen=True):
    """A program from outside that can be an opponent: what the player calls it, and what starts it."""

    name: BotName
    command: Annotated[str, msgspec.Meta(min_length=1, max_length=4096)]


class TableThemeName(enum.StrEnum):
    """The table itself."""

    GREEN = "green"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    WALNUT = "walnut"
    LINEN = "linen"


class ToolbarStyle(enum.StrEnum):
    """Whether there is a toolbar, and where its words are."""

    NONE = "none"
    ICONS = "icons"
    BESIDE = "beside"
    UNDER = "under"


TextSize = Literal[80, 100, 125, 150, 200]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """Everything the player can choose. Change it with `msgspec.structs.replace`.

    Attributes:
        version: The version of the file's layout.
        language: Empty for the system's language.
        traditional_suits: Whether suits have the names that some players of the language give them.
        preset: The name of the rule set of the next match, which says how many play; empty for the one usual
            in the language.
        player_name: Empty until the player gives one.
        opponent_names: Of up to three others clockwise; empty for the names the program suggests.
        opponents: Who plays there: a level, a program, or ``human``.
        own_kind: Who plays in front, likewise.
        people: Names of people who have played here, those of the last match first.
        bots: The programs from outside that can be opponents, in the player's order.
        allow_undo: Whether the player may take back what was done.
        auto_play_forced: Whether the program plays a card for the player that is the only one allowed.
        trump_first: Whether the trumps come before the other suits in the hand.
        ask_before_giving_up: Whether giving a deal up needs a second word; likewise naming a contract and
            giving cards away.
        coach: Whether the coach warns before a serious mistake.
        motion: Whether cards fly, or only appear where they belong.
        table_theme: The cloth or the wood the cards lie on.
        text_size: In percent of the system's.
        toolbar: Whether there is one, and whether words are beside or under its icons.
        sound_volume: In percent of the loudest.
        deck: The cards: "papercut" for ours, or what the shelf of decks calls another.
        deck_colours, deck_index_size, deck_back, deck_indices: The version of our own deck.
        lessons_done: The lessons that were given to their end.
        lesson_begun, lesson_step: The lesson that was left in the middle, empty for none, and at which step.
        version_seen: The version of the program that the player knows; empty before the first end of a run.
        window_geometry: Qt's own description of the window's place, in base64.
    """

    version: Annotated[int, msgspec.Meta(ge=1)] = CURRENT_VERSION
    language: Language = ""
    traditional_suits: bool = False
    speed: Speed = Speed.NORMAL
    preset: PresetName = ""
    player_name: PersonName = ""
    opponent_names: tuple[PersonName, PersonName, PersonName] = ("", "", "")
    opponents: tuple[Opponent, Opponent, Opponent] = ("casual", "casual", "casual")
    own_kind: Opponent = "human"
    people: Annotated[tuple[PersonName, ...], msgspec.Meta(max_length=MOST_PEOPLE)] = ()
    bots: tuple[BotProgram, ...] = ()
    allow_undo: bool = True
    auto_play_forced: bool = False
    hand_order: HandOrder = HandOrder.SUITS
    suit_order: SuitOrder = SuitOrder.ALTERNATING
    trump_first: bool = False
    ask_before_giving_up: bool = True
    ask_before_contract: bool = False
    ask_before_exchange: bool = False
    coach: bool = False
    deck: DeckName = "papercut"
    deck_colours: Literal["two", "four"] = "four"
    deck_index_size: Literal["normal", "large"] = "normal"
    deck_back: Literal["red", "blue"] = "red"
    deck_indices: Literal["language", "international", "polish", "russian"] = "language"
    lessons_done: Annotated[tuple[LessonKey, ...], msgspec.Meta(max_length=64)] = ()
    lesson_begun: LessonKey = ""
    lesson_step: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    window_geometry: Base64 = ""
    version_seen: Annotated[str, msgspec.Meta(max_length=40)] = ""
    score_sheet_visible: bool = True
    theme: Theme = Theme.SYSTEM
    table_theme: TableThemeName = TableThemeName.GREEN
    text_size: TextSize = 100
    toolbar: ToolbarStyle = ToolbarStyle.NONE
    motion: Motion = Motion.SYSTEM
    sound_volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70
    sound_muted: bool = False


COMMENTS: Mapping[str, str] = MappingProxyType(
    {
        "version": "Settings of Thousand. The game writes this file anew whenever something is chosen.\n"
        "A value that cannot be used falls back to its default, alone.",
        "language": 'such as en, pl or ru; "" for the language of the system',
        "speed": "off, fast, normal, slow or stroll",
        "traditional_suits": "whether Polish names of suits are wino, żołądź, dzwonek and czerwień",
        "preset": "the rules of the next match",
        "player_name": '"" until you give one',
        "own_kind": "who plays on your seat: human, or a level",
        "people": "the people who have played here",
        "opponent_names": 'clockwise from your left; "" for the names the game suggests',
        "opponents": "their levels: beginner, casual, strong, master, or bot: and the name of a program",
        "bots": "programs that can be opponents: {name = ..., command = ...}",
        "allow_undo": "whether decisions can be taken back",
        "auto_play_forced": "whether the only card that may be played is played for you",
        "hand_order": "suits, suits-rising (lowest card first) or ranks",
        "suit_order": "alternating, marriages-rising or marriages-falling",
        "trump_first": "whether trumps stand at the left of your hand",
        "ask_before_giving_up": "whether you are asked once more; likewise the next two",
        "coach": "whether a coach warns before a serious mistake",
        "deck": 'papercut, or another deck such as "kde:svg-standard"',
        "deck_colours": "of our own deck: two or four",
        "deck_index_size": "normal or large",
        "deck_back": "red or blue",
        "deck_indices": "letters on the cards: language, international, polish or russian",
        "lessons_done": "lessons in which you have seen the last step; [] to begin anew",
        "lesson_begun": "the lesson to go on with",
        "lesson_step": "and at which of its steps",
        "window_geometry": "where the window was; delete this line if the window is lost",
        "version_seen": "the version whose news you know; empty for none",
        "score_sheet_visible": "whether the score sheet is beside the table",
        "theme": "windows: system, light or dark",
        "table_theme": "green, blue, burgundy, walnut or linen",
        "text_size": "80, 100, 125, 150 or 200 percent",
        "toolbar": "none, icons, beside or under: where its words are",
        "motion": "system, full or reduced",
        "sound_volume": "0 to 100 percent",
        "sound_muted": "whether there is no sound at all",
    }
)
"""What stands above the settings in the file, for whoever opens it in an editor."""


class SettingsError(Exception):
    """The settings could not be saved; the message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """Something in the file that could not be used.

    Attributes:
        key: The setting, or empty when the whole file was unusable.
        reason: What is wrong, in words for the log.
        file: Where what could not be used is, for a whole file that may have been set aside.
    """

    key: str
    reason: str
    file: Path

    def __str__(self) -> str:
        return f"{self.key}: {self.reason}" if self.key else self.reason


class SettingsStore:
    """Reads and writes one settings file.

    Attributes:
        problems: What the last `load` could not use.
    """

    def __init__(self, path: Path) -> None:
        self.problems: list[SettingsProblem] = []
        self._path = path
        self._unknown: dict[str, Any] = {}
        self._unread = False
        self._has_wrong_values = False

    @property
    def path(self) -> Path:
        """The settings file. It need not exist."""
        return self._path

    def load(self) -> Settings:
        """The settings in the file, with the default for each one that is missing or broken."""
        self.problems = []
        self._unknown = {}
        self._unread = False
        document = upgrade(self._read())
        values: dict[str, Any] = {}
        for key, value in document.items():
            if key not in _FIELD_TYPES:
                # A newer version of the program may have written it, and will want it back.
                self._unknown[key] = value
                continue
            try:
                values[key] = msgspec.convert(value, _FIELD_TYPES[key])
            except msgspec.ValidationError as error:
                self.problems.append(SettingsProblem(key, str(error), self._path))
        self._has_wrong_values = any(problem.key for problem in self.problems)
        for problem in self.problems:
            _logger.warning("%s: %s", self._path.name, problem)
        return Settings(**values)

    def save(self, settings: Settings) -> None:
        """Replaces the file as a whole: whatever happens, either the old or the new settings are there.

        A file with something in it that could not be used is kept beside the new one.

        Raises:
            SettingsError: The file could not be written; the old one is untouched.
        """
        text = toml_writer.dumps(msgspec.to_builtins(settings) | self._unknown, COMMENTS)
        try:
            # A link into the folder where someone keeps their settings stays a link.
            target = self._path.resolve()
            target.parent.mkdir(parents=True, exist_ok=True)
            if self._unread and target.exists():
                self._set_aside()
            elif self._has_wrong_values and target.exists():
                shutil.copyfile(target, self._free_name())
            write_whole(target, text)
        except (OSError, RuntimeError) as error:  # RuntimeError: up to Python 3.12, links in a circle
            reason = (error.strerror if isinstance(error, OSError) else None) or error
            raise SettingsError(
                QCoreApplication.translate(
                    "Settings", "The settings could not be saved to {path}: {reason}"
                ).format(path=self._path, reason=reason)
            ) from error
        self._unread = self._has_wrong_values = False

    def _read(self) -> dict[str, Any]:
        try:
            # An editor on Windows may have put a byte order mark in front, which TOML does not know.
            return tomllib.loads(self._path.read_text(encoding="utf-8-sig"))
        except FileNotFoundError:
            return {}
        except OSError as error:
            self._unread = True
            self.problems.append(SettingsProblem("", f"cannot read {self._path}: {error}", self._path))
        except ValueError as error:  # not TOML, or not even UTF-8
            reason = f"{self._path} is not a TOML file: {error}"
            try:
                self.problems.append(SettingsProblem("", reason, self._set_aside()))
            except OSError as move_error:
                self._unread = True
                reason = f"{reason}; it cannot be set aside: {move_error}"
                self.problems.append(SettingsProblem("", reason, self._path))
        return {}

    def _set_aside(self) -> Path:
        """Keeps an unusable file under another name, which is returned."""
        aside = self._free_name()
        self._path.rename(aside)
        return aside

    def _free_name(self) -> Path:
        """Returns settings.toml.bad; a second one does not replace the first."""
        aside = self._path.with_name(self._path.name + ".bad")
        number = 1
        while aside.exists():
            number += 1
            aside = self._path.with_name(f"{self._path.name}.bad-{number}")
        return aside


def upgrade(
    document: dict[str, Any],
    steps: Mapping[int, UpgradeStep] = UPGRADE_STEPS,
    current_version: int = CURRENT_VERSION,
) -> dict[str, Any]:
    """The document as the current version would have written it.

    A document of a newer version, or without a usable version number, stays as it is.
    """
    version = document.get("version")
    if type(version) is not int or version < 1:
        return document
    while version < current_version:
        document = steps[version](document)
        version += 1
        document["version"] = version
    return document


_FIELD_TYPES: Mapping[str, Any] = MappingProxyType(get_type_hints(Settings, include_extras=True))
