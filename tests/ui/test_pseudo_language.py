"""A language that nobody speaks reaches every text of every window, at the start and while all are open.

Its letters are none of the Latin alphabet: where two of those stand together, no translator can reach a text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import pseudo_language
from tests.e2e.family import NAMES, Family
from tests.e2e.window_player import make_window
from tests.ui.keyboard.windows import WINDOWS, Maker
from tests.ui.room_for_texts import settle
from tests.ui.visible_words import painted_texts, texts_of
from thousand_qt.app.i18n import LANGUAGE_NAMES, Translations
from thousand_qt.app.paths import Paths
from thousand_qt.engine.actions import Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Header, SeatEntry
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.ui import cover

_PLAIN = re.compile(r"[A-Za-z]{2,}")
_FAMILIES = frozenset(NAMES) | {"Anna", "Bob", "Łucja"}
_NAMES_OF_KEYS = re.compile(
    r"\((?:(?:Ctrl|Shift|Alt)\+)*(?:\w|Del|Home|End|Up|Down|Left|Right|Space)\)|\b(?:(?:Ctrl|Shift|Alt)\+)+\w\b"
)
"""Qt translates the names of keys, where it has the language."""
_CUT_OFF = re.compile(r"(\w+)…")
_PATHS = re.compile(r"(?:/[\w.-]+){2,}")
_DATES = re.compile(r"\d+ (?:jan|mar)\. 2026")
"""Written by Qt, as the language whose rules the pseudo language follows does."""
_FOREIGN_NUMBERS = re.compile(r"(?<![\w.,/-])-\d|(?<![\d.])\d+\.\d+(?![\d.])")
"""That language has a decimal comma, and none has a hyphen for a minus."""

PLAIN_IN = {
    "new match": {"Good"},  # the name of a program that plays
    "bot": {"Good", "python"},  # its name and its command
    "house rules": {"Ours"},  # the player's own rule set
    "name of a rule set": {"Name", "Ours"},  # what the test asks with; the player's own rule set
    "deck": {"Papercut", "Good"},  # names of decks
    "licences": {"Qt"},  # whose licence it is
    "honest cards": {"python", "thousand_qt", "verify", "commitment"},  # a command to be typed as it is
    "deal code": {"Classic", "XXXXXX"},  # what the test asks for; the form of a code
    "lessons": {"Classic"},  # the name of the rules that the test gives it
    "message": {"This match cannot be opened", "Line 2 is damaged."},  # what the test says
    "question": {"Remove?", "They cannot be brought back.", "Remove"},  # what the test asks
    "library": {"Niedziela u babci"},  # the player's name for a match
}
"""What stays plain in a window, and why: the player's or the test's own words."""
STAYS = {"not answering"}
"""It is there before any window that could change the language, and ends before."""
_HEXADECIMAL = re.compile(r"\b[0-9a-f]{4,64}\b")
_CODES = re.compile(r"\b[0-9A-Z]{6}(?:-[0-9A-Z]{6}){2}\b")


@pytest.fixture(scope="module")
def pseudo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo_language.make(folder)
    return folder


@pytest.fixture
def translations(pseudo_folder: Path) -> Iterator[Translations]:
    owner = QObject()
    yield Translations(owner, more=[pseudo_folder])
    owner.deleteLater()


@pytest.fixture
def makers(qtbot: QtBot, tmp_path: Path) -> Iterator[dict[str, Maker]]:
    """One for each window, with a folder of its own."""
    made = {name: Maker(qtbot, tmp_path / str(number)) for number, name in enumerate(WINDOWS)}
    for number in range(len(made)):
        (tmp_path / str(number)).mkdir()
    yield made
    for maker in made.values():
        maker.close()


def all_texts(window: QWidget) -> dict[str, str]:
    """Return where each text stands."""
    return {
        **{text: where for where, text in texts_of(window)},
        **dict.fromkeys(painted_texts(window), "painted"),
    }


def out_of_reach(window: QWidget, plain: frozenset[str] | set[str] = frozenset()) -> list[str]:
    """Return the texts of a window that are plain, where none of these words is the reason."""
    return [
        f"{where}: {text}"
        for text, where in all_texts(window).items()
        if is_plain(text, plain) or _FOREIGN_NUMBERS.search(_PATHS.sub("", text))
    ]


def is_plain(text: str, known: frozenset[str] | set[str]) -> bool:
    for pattern in (_NAMES_OF_KEYS, _PATHS, _DATES, _HEXADECIMAL, _CODES):
        text = pattern.sub("", text)
    text = _CUT_OFF.sub(
        lambda cut: "" if any(each.startswith(cut[1]) for each in _FAMILIES) else cut[0], text
    )
    for name in sorted({*known, *_FAMILIES, *LANGUAGE_NAMES.values()}, key=len, reverse=True):
        text = text.replace(name, "")
    return bool(_PLAIN.search(text))


def left_over(window: QWidget) -> list[str]:
    """Return the texts of a window that are still in the pseudo language; its own name is not."""
    return [
        f"{where}: {text}"
        for text, where in all_texts(window).items()
        if "⟦" in text and text != pseudo_language.NAME
    ]


def test_every_text_of_every_window_is_reached_and_follows_while_all_are_open(
    makers: dict[str, Maker], translations: Translations
) -> None:
    translations.set_language(pseudo_language.CODE)
    windows = {name: maker.make(name) for name, maker in makers.items()}
    found = {name: out_of_reach(window, PLAIN_IN.get(name, set())) for name, window in windows.items()}
    assert not {name: texts for name, texts in found.items() if texts}
    translations.set_language("en")
    settle()
    found = {name: left_over(window) for name, window in windows.items() if name not in STAYS}
    assert not {name: texts for name, texts in found.items() if texts}


class Reader:
    """Reads the main window at every kind of moment once."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.moments: set[object] = set()
        self.plain: set[str] = set()
        self.said: list[str] = []
        family.window.voice.announcer.said.connect(self.said.append)

    def read(self) -> bool:
        """Look, unless a moment like this one has been looked at; return whether the match is over."""
        window = self.family.window
        area, view = window.area, self.family.view
        moment = (
            type(area.panel),
            type(area.sheet),
            view.phase,
            self._may_marry(),
            window.scene.board.onlooker,
        )
        if moment not in self.moments:
            self.moments.add(moment)
            self.plain.update(out_of_reach(window))
        return area.sheet is not None and bool(view.results) and self.family.cover is None

    def _may_marry(self) -> bool:
        return any(isinstance(action, Play) and action.declare for action in self.family.view.legal_actions)


@pytest.mark.parametrize(
    ("preset", "kinds"),
    [
        ("classic", ("human", "human", "casual")),
        ("polish-four", ("human", "casual", "casual", "casual")),
        ("polish-two-talons", ("human", "casual")),
        ("polish-stock", ("human", "casual")),
    ],
)
def test_every_text_of_the_table_is_reached_and_follows(
    qtbot: QtBot,
    qapp: QApplication,
    profile_paths: Paths,
    pseudo_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    preset: str,
    kinds: tuple[str, ...],
) -> None:
    monkeypatch.setattr(cover, "CALM", 0)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    more = [pseudo_folder]
    window = make_window(qtbot, qapp, profile_paths, language=pseudo_language.CODE, more=more, painted=True)
    family = Family(qtbot, window)
    reader = Reader(family)
    rules = msgspec.structs.replace(RULE_SETS[preset], deal_limit=1)
    seats = tuple(SeatEntry(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
    window.match_host.start_again(Header(rules, seats, 0))
    family.play_until(reader.read)
    if window.area.last_trick_button.isVisible():
        window.area.last_trick_button.click()
        reader.plain.update(out_of_reach(window))
    family.click("nextDealButton")
    reader.plain.update(out_of_reach(window))
    assert not reader.plain
    assert not [text for text in reader.said if is_plain(text, set())]
    assert family.view.phase is Phase.OVER
    assert reader.said
    window.set_language("en")
    settle()
    assert not left_over(window)
