"""The menu of matches played lately, and the strip that tells of a new version."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.library.shelves import fill_data
from thousand_qt import __version__
from thousand_qt.app.settings import Settings, SettingsStore
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.records.entries import MatchEntry, Status
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.news import News, NewsDialog
from thousand_qt.ui.notice_strip import NoticeStrip
from thousand_qt.ui.recent_matches import RecentMatches

WAIT = 60_000


@pytest.fixture
def menu(qtbot: QtBot, tmp_path: Path) -> Iterator[RecentMatches]:
    data = tmp_path / "data"
    fill_data(data)
    librarian = Librarian(data)
    window = QWidget()
    qtbot.addWidget(window)
    menu = RecentMatches(librarian, window)
    menu.retranslate()
    window.show()
    yield menu
    menu.close_desk()
    librarian.close()


def shown(menu: RecentMatches) -> list[str]:
    return [action.text() for action in menu.actions() if action.isEnabled()]


def test_matches_are_gone_on_with_shown_again_or_explained(qtbot: QtBot, menu: RecentMatches) -> None:
    assert [action.text() for action in menu.actions()] == ["Reading…"]
    menu.popup(QPoint())
    qtbot.waitUntil(lambda: len(shown(menu)) > 2, timeout=WAIT)
    entries = {entry.status: entry for entry in menu.entries}
    asked: list[tuple[str, object]] = []
    menu.resume_requested.connect(lambda path: asked.append(("resume", path)))
    menu.replay_requested.connect(lambda path: asked.append(("replay", path)))
    menu.damaged_chosen.connect(lambda path: asked.append(("damaged", path)))
    menu.told.connect(lambda sentence: asked.append(("told", sentence)))
    for status, way in ((Status.OPEN, "resume"), (Status.FINISHED, "replay")):
        entry = entries[status]
        place = next(number for number, each in enumerate(menu.entries) if each is entry)
        menu.actions()[place].trigger()
        assert asked == [(way, entry.path)]
        asked.clear()
    damaged = Status.DAMAGED
    if damaged in entries:
        menu.choose(entries[damaged])
        assert asked == [("damaged", entries[damaged].path)]
        asked.clear()
    gone: MatchEntry = entries[Status.FINISHED]
    gone.path.unlink()
    menu.choose(gone)
    assert asked == [("told", f"The file of this match is gone: {gone.path.name}")]
    qtbot.waitUntil(lambda: gone.path not in {entry.path for entry in menu.entries}, timeout=WAIT)
    present = menu.entries[0].path
    menu.set_on_table(present)
    assert present not in {entry.path for entry in menu.entries}
    menu.close()


@pytest.mark.parametrize(("seen", "told"), [("", False), (__version__, False), ("0.0.1", True)])
def test_a_new_version_is_told_once(qtbot: QtBot, tmp_path: Path, seen: str, *, told: bool) -> None:
    keeper = SettingsKeeper(SettingsStore(tmp_path / "settings.toml"), Settings(version_seen=seen))
    window = QWidget()
    qtbot.addWidget(window)
    strips: list[NoticeStrip] = []
    news = News(window, keeper, lambda: "en", strips.append)
    news.tell_once()
    assert bool(strips) is told
    for strip in strips:
        qtbot.addWidget(strip)
        assert __version__ in strip.text
        strip.closed.emit()
    news.note_seen()
    assert keeper.settings.version_seen == __version__
    strips.clear()
    news.tell_once()
    assert not strips


def test_the_ring_of_the_keyboard_covers_no_news(qtbot: QtBot) -> None:
    dialog = NewsDialog(lambda: ["A sentence that is long enough for two lines. " * 3] * 8)
    qtbot.addWidget(dialog)
    dialog.show()
    area = dialog.findChild(QScrollArea)
    assert area is not None
    page = area.viewport()
    free = page.rect().adjusted(8, 8, -8, -8)
    labels = page.findChildren(QLabel)
    assert len(labels) == 8
    for label in labels:
        assert free.contains(label.rect().translated(label.mapTo(page, QPoint())))
