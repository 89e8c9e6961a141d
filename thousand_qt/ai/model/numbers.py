"""The trained numbers: a data file made by `packaging/train_players.py`, read once and checked on the way."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from thousand_qt.engine.rules import Endgame, Rules

_PACKAGE = "thousand_qt.ai.model"
_FILE = "trained.json"
TWO_PLAYERS: Final = "polish-two-talons"
"""The family of rules by which tables for two learned all that is learned but once."""


class HandNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Logistic models of what a declarer takes, of what the others do, and of what opponents take.

    Attributes:
        curve: weights of `hand.features` for each amount of `hand.AMOUNTS`: the chance of taking that much.
        raising: how many points beyond a contract above the bid a declarer wants to see before naming it.
        raised_fail: share of such contracts that fail all the same.
        made: weights of `others.features`: the chance that somebody else's contract is made.
        raised: by bid, from 100 in tens, how often the contract that is made is above it.
        raise_by: by how much it is then, in points.
        own_points: weights of `others.features` and of a made contract: what an opponent takes himself.
        opponents: what each opponent takes when the contract is made, and when it fails.
        stops: with two players, weights of `others.features` at the other's bid: the chance that he does not
            go beyond the next one. Empty with more.
    """

    curve: tuple[tuple[float, ...], ...]
    raising: float
    raised_fail: float
    made: tuple[float, ...]
    raised: tuple[float, ...]
    raise_by: tuple[float, ...]
    own_points: tuple[float, ...]
    opponents: tuple[float, float]
    stops: tuple[float, ...] = ()


class MatchNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing as one number; chances of winning are as the exponentials of these numbers.

    Attributes:
        totals: at the totals of `match.KNOTS`, straight in between.
        barrel: on the barrel, by hands used up.
        zero_marks: added for one and for two marks towards a penalty.
        places: added for the eldest hand and the next one of the coming deal.
        last_deals: for each hundred points, with so many deals left as `match.LAST_DEALS` says; trained where
            the deals are limited.
    """

    totals: tuple[float, ...]
    barrel: tuple[float, ...]
    zero_marks: tuple[float, ...]
    places: tuple[float, ...]
    last_deals: tuple[float, ...]


class ToldNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Logistic models of a contract's chance: weights of `told.features` for each side.

    Empty where a share tells as much by itself: a declarer of two players misses two cards only.
    """

    declarer: tuple[float, ...]
    defender: tuple[float, ...]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file; `hands` and `told` by family of rules, `matches` by `Endgame`.

    Attributes:
        aside: weights of `aside.features`.
    """

    hands: dict[str, HandNumbers]
    matches: dict[Endgame, MatchNumbers]
    told: dict[str, ToldNumbers]
    aside: tuple[float, ...]


@lru_cache(maxsize=1)
def trained() -> Numbers:
    """Return the numbers that come with the program."""
    return msgspec.json.decode(files(_PACKAGE).joinpath(_FILE).read_bytes(), type=Numbers)


def family_of(rules: Rules) -> str:
    """Return which of the trained families of rules plays most like these, which have a declarer."""
    if rules.players == 2:
        return "polish-two-talons" if rules.marriage_on_first_lead else "classic-two-talons"
    if rules.marriage_on_first_lead:
        return "polish"
    return "classic" if rules.must_trump else "quick"


def hand_numbers(rules: Rules) -> HandNumbers:
    """Return the numbers for hands by rules like these."""
    return trained().hands[family_of(rules)]


def aside_numbers() -> tuple[float, ...]:
    """Return the weights that tell which cards are put aside, with two talons."""
    return trained().aside


def told_numbers(rules: Rules) -> ToldNumbers:
    """Return the numbers for what shares of layouts came to, by rules like these; one set for two players."""
    return trained().told[TWO_PLAYERS if rules.players == 2 else family_of(rules)]
