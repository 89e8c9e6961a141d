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
from thousand_qt.engine.cards import PACK, Card, mask_of
from thousand_qt.engine.deal import Gift, Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import MINIMUM_BID, PRESETS, Rules
from thousand_qt.engine.view import view_of

FAMILIES = {
    "classic": PRESETS["classic"],
    "polish": PRESETS["polish"],
    "quick": PRESETS["quick"],
    "classic-two-talons": PRESETS["classic"].replace(players=2),
    "polish-two-talons": PRESETS["polish-two-talons"],
}
"""A table of each family of rules (`numbers.family_of`)."""
BEST_PLAYS = 0.67
"""How often the deal is given to the best hand."""
_BUDGET = Budget(worlds=5)
_TWO_PLAYERS_HAND = 10


class PlayedDeal(msgspec.Struct, frozen=True):
    """One deal. Hands are card masks as dealt, the declarer's first and then clockwise, like the results.

    With two talons also the one that was taken, and the cards put aside.
    """

    hands: tuple[int, ...]
    contract: int
    results: tuple[int, ...]
    talon: int = 0
    aside: int = 0

    @property
    def hand(self) -> int:
        """The declarer's."""
        return self.hands[0]

    @property
    def taken(self) -> int:
        """What the declarer took."""
        return self.results[0]

    def to_line(self) -> bytes:
        """Return the deal as one line: the hands, the contract, the results, and with two talons the rest."""
        numbers = (*self.hands, self.contract, *self.results)
        return msgspec.json.encode((*numbers, self.talon, self.aside) if self.aside else numbers) + b"\n"

    @classmethod
    def from_line(cls, line: bytes) -> PlayedDeal:
        numbers = msgspec.json.decode(line, type=list[int])
        players = 2 if numbers[0].bit_count() == _TWO_PLAYERS_HAND else 3
        contract, ends = numbers[players], 2 * players + 1
        return cls(tuple(numbers[:players]), contract, tuple(numbers[players + 1 : ends]), *numbers[ends:])


def rules_of(family: str) -> Rules:
    """Return the rules a family of rules is played by: no new deals, and nothing is given up."""
    return FAMILIES[family].replace(
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
        if rng.random() < BEST_PLAYS:
            worth = [
                prospects_as_dealt(rules, mask_of(pack[place * size : (place + 1) * size])).points
                for place in range(rules.players)
            ]
            start = worth.index(max(worth)) * size
            pack = pack[start : start + size] + pack[:start] + pack[start + size :]
        yield _play(MatchState.new(rules, rules.players - 1).apply(DealCards(tuple(pack)))[0], player)


def _play(state: MatchState, player: Searcher) -> PlayedDeal:
    assert state.deal is not None
    dealt = state.deal
    state, _ = state.apply(Bid(0, MINIMUM_BID))
    while state.deal is not None and state.deal.phase is Phase.AUCTION:
        assert state.turn is not None
        state, _ = state.apply(Pass(state.turn))
    shown: tuple[Card, ...] = ()
    gifts: tuple[Gift, ...] = ()
    while state.deal is not None:
        assert state.turn is not None
        if state.deal.shown_talon is not None:
            shown, gifts = state.deal.talons[state.deal.shown_talon], state.deal.gifts
        state, _ = state.apply(player.choose(view_of(state, state.turn), _BUDGET))
    result = state.results[0]
    talon = aside = 0
    if state.rules.is_two_talon_game:
        talon, aside = mask_of(shown), mask_of(gift.card for gift in gifts)
    return PlayedDeal(
        dealt.dealt, result.contract or 0, tuple(seat.raw for seat in result.seats), talon, aside
    )


def write_deals(path: Path, family: str, count: int) -> None:
    """Play so many deals and write them, one a line."""
    lines: list[bytes] = []
    for deal in play_deals(family, count):
        lines.append(deal.to_line())
        if len(lines) % 500 == 0:
            print(f"{family}: {len(lines)} of {count} deals", flush=True)
    path.write_bytes(gzip.compress(b"".join(lines), mtime=0))


def read_deals(path: Path) -> list[PlayedDeal]:
    return [PlayedDeal.from_line(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
