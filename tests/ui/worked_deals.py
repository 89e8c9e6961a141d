"""Deals with chosen points, scored by the engine, for tests of texts and sheets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.scoring import DealTally, Outcome, Standing, score_deal
from thousand_qt.engine.view import PlayerView, view_of

NAMES = ("Halina", "Anna", "Borys")
CLASSIC = PRESETS["classic"]
FRESH = (Standing(), Standing(), Standing())


def worked_deal(
    *,
    rules: Rules = CLASSIC,
    standings: Sequence[Standing] = FRESH,
    declarer: int | None = 0,
    contract: int | None = 120,
    cards: tuple[int, ...] = (74, 46, 0),
    marriages: tuple[int, ...] = (0, 0, 0),
    number: int = 1,
    gave_up: bool = False,
    sitter: int | None = None,
    leftover: int = 0,
    last_trick: int | None = None,
) -> DealResult:
    """Return a finished deal in which the players took these points."""
    talon = PACK[21:]
    tally = DealTally(declarer, contract, sitter, gave_up, cards, marriages, leftover, last_trick, talon)
    hands = tuple(PACK[seat * 7 : seat * 7 + 7] if seat < 3 else () for seat in range(len(cards)))
    return DealResult(
        number=number,
        dealer=2,
        sitter=sitter,
        declarer=declarer,
        contract=contract,
        gave_up=gave_up,
        seats=score_deal(rules, tuple(standings), tally),
        hands=hands,
        talons=(talon,),
        gifts=() if gave_up else (PACK[21], PACK[0]),
    )


def view_after(
    *results: DealResult, rules: Rules = CLASSIC, outcome: Outcome | None = None, seat: int = 0
) -> PlayerView:
    """Return the view of a match in which these deals were played."""
    view = view_of(MatchState.new(rules, 0), seat)
    standings = tuple(score.after for score in results[-1].seats) if results else view.standings
    return msgspec.structs.replace(view, results=results, standings=standings, outcome=outcome)


def dealt(rules: Rules = CLASSIC, seed: int = 1) -> MatchState:
    """Return a match in which the cards of the first deal have just been dealt."""
    pack = list(PACK)
    Random(seed).shuffle(pack)
    return MatchState.new(rules, rules.players - 1).apply(DealCards(tuple(pack)))[0]
