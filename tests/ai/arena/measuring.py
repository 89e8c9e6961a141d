"""A contest in a few words, for the tests of the arena."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from thousand_qt.ai.arena.contest import Contest
from thousand_qt.ai.arena.contestants import Contestant, contestant
from thousand_qt.ai.arena.report import summary
from thousand_qt.ai.arena.workers import run
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.view import PlayerView

CASUAL: Final = contestant("casual")
RANDOM: Final = contestant("random")


def contest_of(a: Contestant, b: Contestant, rules: Rules | None = None, **changes: Any) -> Contest:
    rules = rules or Rules()
    contest = Contest(a, b, rules, (Standing(),) * rules.players, seed=1, budget=Budget())
    return msgspec.structs.replace(contest, **changes)


def measured(contest: Contest, *, deals: int = 0, matches: int = 0, jobs: int = 1) -> dict[str, Any]:
    """Return the figures without those that depend on the clock."""
    reports = run(contest, deals=deals, matches=matches, jobs=jobs, on_played=lambda _: None)
    figures = summary(contest, reports)
    del figures["timing"]
    return figures


class AlwaysFirst:
    """Takes the first legal action: claims every new deal there is."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        return view.legal_actions[0]
