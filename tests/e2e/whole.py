"""Matches of every form that are soon over: what tests by mouse and by keyboard share."""

from __future__ import annotations

from typing import Final

from tests.e2e.window_player import WindowPlayer
from thousand_qt.engine.actions import DealCards

WHOLE: Final = [("quick", 11), ("polish-two-talons", 11), ("polish-stock", 11), ("polish-four", 12)]
"""Rules of each form, and a number for the packs by which 500 is reached within some five deals."""


def assert_it_is_whole(player: WindowPlayer) -> None:
    """The match began with its first deal and went on deal after deal until somebody had won it."""
    record, view = player.session.record, player.view
    assert isinstance(record.actions[0], DealCards)
    results = view.results
    assert [result.number for result in results] == list(range(1, len(results) + 1))
    assert len(results) >= 3
    before = [0] * record.header.rules.players
    for result in results:
        assert [score.before.total for score in result.seats] == before
        before = [score.after.total for score in result.seats]
    assert view.outcome is not None
    assert view.outcome.winners
    assert all(before[seat] >= record.header.rules.target for seat in view.outcome.winners)
    if record.header.rules.players == 4:
        assert {result.sitter for result in results} == {0, 1, 2, 3}
