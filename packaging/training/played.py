"""Deals that Strong plays against itself, with a declarer who got the deal for a hundred.

The auction is left out: two times of three the best hand plays the deal, as it would after an auction, and
else a hand at random, so that there is something to learn about every hand.
"""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import STRONG, Searcher
from thousand_qt.ai.valuation import prospects_as_dealt
from thousand_qt.engine.actions import Bid, DealCards, Pass
from thousand_qt.engine.cards import PACK, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import MINIMUM_BID, PRESETS, Rules
from thousand_qt.engine.view import view_of

_BEST_PLAYS = 0.67
_BUDGET = Budget(worlds=5)


class PlayedDeal(msgspec.Struct, frozen=True, array_like=True):
    """One deal. Hands are card masks as dealt, the declarer's first and then clockwise, like the results."""

    hand: int
    next_hand: int
    last_hand: int
    contract: int
    taken: int
    next_taken: int
    last_taken: int


def rules_of(family: str) -> Rules:
    """Return the rules a family of rules is played by: no new deals, and nothing is given up."""
    return PRESETS[family].replace(
        opening="eldest_exactly_100", four_nines="off", give_up_times="0", give_up_is_zero=False
    )


def play_deals(family: str, count: int) -> Iterator[PlayedDeal]:
    """Play so many deals, the same every time."""
    rules = rules_of(family)
    rng = random.Random(f"{family}/1")
    player = Searcher(1, msgspec.structs.replace(STRONG, trained=False))
    size = rules.hand_size
    for _ in range(count):
        pack = list(PACK)
        rng.shuffle(pack)
        if rng.random() < _BEST_PLAYS:
            worth = [
                prospects_as_dealt(rules, mask_of(pack[place * size : (place + 1) * size])).points
                for place in range(3)
            ]
            start = worth.index(max(worth)) * size
            pack = pack[start : start + size] + pack[:start] + pack[start + size :]
        yield _play(MatchState.new(rules, 2).apply(DealCards(tuple(pack)))[0], player)


def _play(state: MatchState, player: Searcher) -> PlayedDeal:
    assert state.deal is not None
    dealt = state.deal
    state, _ = state.apply(Bid(0, MINIMUM_BID))
    while state.deal is not None and state.deal.phase is Phase.AUCTION:
        assert state.turn is not None
        state, _ = state.apply(Pass(state.turn))
    while not state.results:
        assert state.turn is not None
        state, _ = state.apply(player.choose(view_of(state, state.turn), _BUDGET))
    result = state.results[0]
    taken, next_taken, last_taken = (seat.raw for seat in result.seats)
    hand, next_hand, last_hand = dealt.dealt
    return PlayedDeal(hand, next_hand, last_hand, result.contract or 0, taken, next_taken, last_taken)


def write_deals(path: Path, family: str, count: int) -> None:
    """Play so many deals and write them, one a line."""
    lines: list[bytes] = []
    for deal in play_deals(family, count):
        lines.append(msgspec.json.encode(deal) + b"\n")
        if len(lines) % 500 == 0:
            print(f"{family}: {len(lines)} of {count} deals", flush=True)
    path.write_bytes(gzip.compress(b"".join(lines), mtime=0))


def read_deals(path: Path) -> list[PlayedDeal]:
    return [
        msgspec.json.decode(line, type=PlayedDeal) for line in gzip.decompress(path.read_bytes()).splitlines()
    ]
