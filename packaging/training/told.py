"""What became of contracts that were made in such a share of layouts: deals of Masters, and the fit."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from thousand_qt.ai.model import told
from thousand_qt.ai.model.hand import chance, weighed
from thousand_qt.ai.model.numbers import ToldNumbers
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.engine.actions import CHANCE
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import view_of
from training.fitting import logistic
from training.played import FAMILIES

_BUDGET = Budget(worlds=24)
_PACKS = 20
"""Packs dealt for one deal at most: new deals can be claimed."""
_ROUNDED = 4


class ToldCard(msgspec.Struct, frozen=True, array_like=True):
    """One card that a Master weighed: by the declarer or not, the share of layouts, and what became of it."""

    declarer: bool
    tricks: int
    share: float
    made: bool


def play_told(family: str, count: int) -> Iterator[ToldCard]:
    """Play so many deals as they come, the same every time."""
    rules = FAMILIES[family]
    for number in range(count):
        yield from _cards_of(rules, number, random.Random(f"told/{family}/{number}").getrandbits(48))


def _cards_of(rules: Rules, number: int, seed: int) -> list[ToldCard]:
    player = Searcher(seed, MASTER)
    told_ones: list[tuple[bool, int, float]] = []
    state = MatchState.new(rules, number % rules.players)
    packs = 0
    while not state.results:
        if state.turn == CHANCE:
            if packs == _PACKS:
                return []
            state, _ = state.apply(shuffled(seed, packs))
            packs += 1
            continue
        assert state.turn is not None
        view = view_of(state, state.turn)
        if len(view.legal_actions) == 1:
            state, _ = state.apply(view.legal_actions[0])
            continue
        explanation = player.explain(view, _BUDGET)
        chosen = explanation.chosen
        if view.phase is Phase.PLAY and chosen is not None and chosen.chance is not None:
            told_ones.append((view.seat == view.declarer, len(view.tricks), chosen.chance))
        state, _ = state.apply(explanation.action)
    result = state.results[0]
    if result.gave_up:
        return []
    return [ToldCard(*one, made=bool(result.made)) for one in told_ones]


def write_told(path: Path, family: str, count: int) -> None:
    """Play so many deals and write their cards, one a line."""
    lines = [msgspec.json.encode(card) + b"\n" for card in play_told(family, count)]
    path.write_bytes(gzip.compress(b"".join(lines), mtime=0))
    print(f"{family}: {len(lines)} cards of {count} deals", flush=True)


def read_told(path: Path) -> list[ToldCard]:
    return [
        msgspec.json.decode(line, type=ToldCard) for line in gzip.decompress(path.read_bytes()).splitlines()
    ]


def fit_told(cards: list[ToldCard], tricks: int) -> ToldNumbers:
    """Fit both sides of one family of rules, with deals of so many tricks."""
    return ToldNumbers(
        declarer=_fit_if_it_helps([card for card in cards if card.declarer], tricks),
        defender=_fit_if_it_helps([card for card in cards if not card.declarer], tricks),
    )


def report_told(cards: list[ToldCard], tricks: int) -> None:
    """Print the mean square error of shares and of what they are told as, fitted to the first two thirds."""
    cut = len(cards) * 2 // 3
    fitted = fit_told(cards[:cut], tricks)
    for side, weights in (("declarer", fitted.declarer), ("defender", fitted.defender)):
        if not weights:
            print(f"  {side}: shares are told as they are")
            continue
        for where, is_first in (("first trick", True), ("later", False)):
            left_out = [
                card
                for card in cards[cut:]
                if card.declarer == (side == "declarer") and (card.tricks == 0) == is_first
            ]
            share = told_error = 0.0
            for card in left_out:
                said = chance(weighed(told.features(card.share, card.tricks, tricks), weights))
                share += (card.share - card.made) ** 2 / len(left_out)
                told_error += (said - card.made) ** 2 / len(left_out)
            print(f"  {side}, {where}: {len(left_out)} cards, share {share:.3f}, told {told_error:.3f}")


def _fit_if_it_helps(cards: list[ToldCard], tricks: int) -> tuple[float, ...]:
    """Fit one side; no weights where those of two thirds of the cards are worse than shares for the rest."""
    cut = len(cards) * 2 // 3
    weights = _fit(cards[:cut], tricks)
    share = said = 0.0
    for card in cards[cut:]:
        share += (card.share - card.made) ** 2
        said += (chance(weighed(told.features(card.share, card.tricks, tricks), weights)) - card.made) ** 2
    return _fit(cards, tricks) if said < share else ()


def _fit(cards: list[ToldCard], tricks: int) -> tuple[float, ...]:
    """Fit one side; where a larger share would tell a smaller chance, it tells nothing."""
    alike: dict[tuple[float, int], list[bool]] = {}
    for card in cards:
        alike.setdefault((card.share, card.tricks), []).append(card.made)
    rows = [list(enumerate(told.features(share, taken, tricks))) for share, taken in alike]
    made = [sum(each) / len(each) for each in alike.values()]
    times = [len(each) for each in alike.values()]
    size = len(rows[0])
    weights = logistic(rows, made, size, times=times)
    if weights[told.ODDS] < 0:
        without = [[entry for entry in row if entry[0] != told.ODDS] for row in rows]
        weights = logistic(without, made, size, times=times)
    return tuple(round(weight, _ROUNDED) for weight in weights)
