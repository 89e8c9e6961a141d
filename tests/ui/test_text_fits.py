"""No word is cut off and no target is small: in three languages, at every size of text, in every phase.

One window goes through all sizes in each phase of a match; what dialogs do is in `test_dialogs_fit`.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import msgspec
import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication

from tests.e2e.window_player import WindowPlayer, make_window
from tests.ui.fitting_words import clipped, covered, outside, small_targets
from thousand_qt.app.paths import Paths
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.scoring import EndReason, Outcome
from thousand_qt.table import lettering
from thousand_qt.ui.match_end import MatchEndSheet

Looks = tuple[tuple[tuple[int, int], tuple[int, ...]], ...]

LOOKS: Looks = (
    ((800, 440), (100, 150)),
    ((800, 480), (200,)),
    ((1280, 720), (80, 150, 200)),
    ((600, 900), (200,)),
    ((1024, 600), (200,)),
)
"""Sizes of the window, in logical pixels, and those of text looked at in it, in percent.

The first is what a panel leaves of a screen of 800 x 480.
"""
LOOKS_AT_OTHER_TABLES: Looks = (((800, 440), (100,)), ((1280, 720), (80, 150)))
"""What differs from table to table is what is said there and where, not how words grow with the window."""
LOOKS_OF_SHORT_WORDS: Looks = (((800, 480), (100, 200)), ((1280, 720), (80,)))
"""English words are the shortest of the three."""
PANELS = frozenset({"biddingPanel", "exchangePanel", "giveUpPanel", "contractPanel"})
MOMENTS = frozenset({"play", "last trick", "ResultSheet"})
NAMES = ("Zofia", "Anna", "Borys", "Celina")
OTHER_TABLES = {
    "polish-two-talons": PANELS - {"giveUpPanel"} | {"talonPanel"},
    "polish-stock": frozenset(),
    "classic-four": PANELS | {"sitting out"},
}
"""Rules for two and four, and the questions that come at such a table."""
MESSAGE = {
    "en": "The rest is yours, whatever the others hold.",
    "pl": "Reszta jest twoja, cokolwiek mają inni.",
    "ru": "Остальное ваше, что бы ни было у других.",
}


@pytest.fixture
def cut(monkeypatch) -> list[str]:
    """Return the texts on the cloth that were cut with an ellipsis."""
    found: list[str] = []
    fitted = lettering.fitted

    def watched(text, letters, width):
        shown, fitting = fitted(text, letters, width)
        if shown != text:
            found.append(f"{text} at {letters.pixelSize()} in {width:.0f}")
        return shown, fitting

    monkeypatch.setattr(lettering, "fitted", watched)
    return found


class Inspector:
    """Looks at a window in every size of window and text."""

    def __init__(self, window, cut: list[str], language: str, looks: Looks = LOOKS) -> None:
        self.window = window
        self.looks = looks
        self.cut = cut
        self.message = MESSAGE[language]
        self.seen: set[str] = set()
        self.faults: list[str] = []

    def look(self, moment: str) -> None:
        """Look at a moment of the game once."""
        if moment in self.seen:
            return
        self.seen.add(moment)
        for size, texts in self.looks:
            self.window.resize(QSize(*size))
            for percent in texts:
                self.window.menus.text_size.choices[percent].trigger()
                self._look_now(f"{moment} {size[0]}x{size[1]} {percent} %")
        self.window.menus.text_size.choices[100].trigger()
        self.window.resize(1280, 720)

    def _look_now(self, what: str) -> None:
        area = self.window.area
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        area.show_notice(self.message)
        self.cut.clear()
        self.window.grab()
        places = [area, self.window.score_sheet] if self.window.score_sheet.isVisible() else [area]
        found = [*self.cut, *covered(self.window)]
        for place in places:
            found += clipped(place) + small_targets(place)
        for part in (area.panel, area.sheet, area.foot):
            if part is not None:
                found += outside(part)
        if not area.rect().contains(area._message.geometry()):
            found.append("message leaves the table")
        area.clear_notice()
        self.faults += [f"{what}: {fault}" for fault in found]


def _moment(player: WindowPlayer) -> str:
    sheet, panel = player.window.area.sheet, player.window.area.panel
    if sheet is not None:
        return type(sheet).__name__
    if panel is not None:
        return panel.objectName()
    if player.view.phase is Phase.PLAY and player.view.tricks:
        return "play"
    return "lead"


def _walk(player: WindowPlayer, inspector: Inspector, questions: AbstractSet[str]) -> None:
    """Play until these questions and every other moment of a match were looked at, and then at its end."""
    wanted = questions | MOMENTS
    while not wanted <= inspector.seen:
        player.wait(lambda: player.is_asked() or player.window.area.foot is not None)
        assert len(player.view.results) < 9, (wanted - inspector.seen, inspector.faults)
        if player.window.area.foot is not None:
            inspector.look("sitting out")
            player.wait_until_asked()
        moment = _moment(player)
        inspector.look(moment)
        if player.has_button("giveUpButton") and "giveUpPanel" not in inspector.seen:
            player.click("giveUpButton")
            inspector.look("giveUpPanel")
            player.click("keepPlayingButton")
        if moment == "play" and "last trick" not in inspector.seen:
            player.click("lastTrickButton")
            inspector.look("last trick")
            player.click("lastTrickButton")
        if moment == "biddingPanel" and player.has_button("bidButton") and not wanted <= inspector.seen:
            player.click("bidButton")  # whoever plays sees more panels
        else:
            player.step()
    view = msgspec.structs.replace(player.view, outcome=Outcome((0,), EndReason.REACHED_1000))
    player.window.area.clear_panel()
    player.window.area.show_sheet(MatchEndSheet(view, NAMES[: len(view.standings)]))
    inspector.look("MatchEndSheet")


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_no_words_are_cut_off_and_a_finger_hits_every_target(qtbot, qapp, tmp_path, cut, language):
    window = make_window(qtbot, qapp, Paths.for_profile(tmp_path), language=language, painted=True)
    player = WindowPlayer(qtbot, window)
    player.start("classic")
    inspector = Inspector(window, cut, language, LOOKS_OF_SHORT_WORDS if language == "en" else LOOKS)
    _walk(player, inspector, PANELS)
    assert inspector.faults == []
    window.close()


@pytest.mark.parametrize(
    ("rules", "language"),
    [
        ("polish-two-talons", "pl"),
        ("polish-two-talons", "ru"),
        ("polish-stock", "ru"),
        ("classic-four", "pl"),
        ("classic-four", "ru"),
    ],
)
def test_words_have_room_at_tables_for_two_and_four(qtbot, qapp, tmp_path, cut, rules, language):
    window = make_window(qtbot, qapp, Paths.for_profile(tmp_path), language=language, painted=True)
    player = WindowPlayer(qtbot, window)
    player.start(rules)
    inspector = Inspector(window, cut, language, LOOKS_AT_OTHER_TABLES)
    _walk(player, inspector, OTHER_TABLES[rules])
    assert inspector.faults == []
    window.close()
