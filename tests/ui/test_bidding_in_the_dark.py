"""Bidding in the dark in the window: the own cards lie face down until they are looked at."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.paths import Paths
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import PRESETS
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.ui.new_match import MatchSetup

ELDEST = 6
"""With this number for a secret the person is the eldest hand of the first deal."""


@pytest.mark.parametrize("dark", [True, False])
def test_the_cards_are_seen_when_they_are_looked_at(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths, dark: bool
) -> None:
    window = make_window(qtbot, qapp, profile_paths, seed=ELDEST)
    rules = PRESETS["classic"].replace(dark_game=True)
    kinds = ("human", "casual", "casual")
    window.start_match(MatchSetup("own:Ours", ("Zofia", "Anna", "Borys"), kinds, RuleSet("Ours", rules)))
    player = WindowPlayer(qtbot, window)
    player.wait_until_asked()
    assert player.view.phase is Phase.DARK
    assert window.scene.hand_cards() == (), "backs have no names"
    player.click("darkButton" if dark else "lookAtCardsButton")
    player.wait_until_asked()
    view = player.view
    assert view.hand
    assert {card for card, *_ in window.scene.hand_cards()} == set(view.hand)
    assert str(player.session.record.actions[1]) == ("dark" if dark else "look")
    assert view.dark == (dark and view.declarer == 0)
    window.close()
