"""Fits what a hand brings, what the others do with a deal, and how well that foretells deals left out."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from thousand_qt.ai.bidding import Chances
from thousand_qt.ai.model import hand as hand_model
from thousand_qt.ai.model import others
from thousand_qt.ai.model.hand import AMOUNTS, DealtChances, curve_of
from thousand_qt.ai.model.numbers import HandNumbers
from thousand_qt.ai.search.chances import chances_as_dealt
from thousand_qt.ai.valuation import prospects_as_dealt
from thousand_qt.engine.auction import most_points
from thousand_qt.engine.rules import MINIMUM_BID, Rules
from training.fitting import Row, least_squares, logistic
from training.played import BEST_PLAYS, PlayedDeal

_BIDS = range(100, 210, 10)
_RAISE = 10
_ROUNDED = 4
_FEWEST = 12
"""Deals a count is made of at least."""
_WORTH = 20
"""What a bid must promise, in points of the score."""


def _row(values: Sequence[float]) -> Row:
    return [(number, value) for number, value in enumerate(values) if value]


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, _ROUNDED) for value in values)


def fit_hands(rules: Rules, deals: list[PlayedDeal]) -> HandNumbers:
    """Fit everything about hands of one family of rules."""
    first_lead = rules.marriage_on_first_lead
    rows = [_row(hand_model.features(deal.hand, first_lead)) for deal in deals]
    size = len(hand_model.features(deals[0].hand, first_lead))
    curve = tuple(
        _rounded(logistic(rows, [float(deal.taken >= amount) for deal in deals], size)) for amount in AMOUNTS
    )
    raised = [deal for deal in deals if deal.contract > AMOUNTS[0]]
    fails = sum(deal.taken < deal.contract for deal in raised) / len(raised)
    numbers = HandNumbers(curve, _raising(deals), round(fails / (1 - fails), 3), (), (), (), (), (0.0, 0.0))
    return _fit_others(rules, deals, numbers)


def _raising(deals: list[PlayedDeal]) -> float:
    """Return the distance between contracts named and made, and results: as often the one as the other."""
    results = sorted(deal.taken for deal in deals)
    apart: list[float] = []
    for amount in range(110, 210, 10):
        named = sum(amount <= deal.contract <= deal.taken for deal in deals)
        if named >= _FEWEST:
            apart.append(results[-named] - amount)
    return round(sum(apart) / len(apart), 1)


def _fit_others(rules: Rules, deals: list[PlayedDeal], numbers: HandNumbers) -> HandNumbers:
    """Fit what an opponent may expect, from deals that the best hand plays, at bids it would have made."""
    made_rows: list[Row] = []
    made: list[float] = []
    taken_rows: list[Row] = []
    taken: list[float] = []
    raised: list[float] = []
    raise_by: list[float] = []
    shares: tuple[list[int], list[int]] = ([], [])
    limits = [[_limit(numbers, rules, hand) for hand in deal.hands] for deal in deals]
    for bid in _BIDS:
        played = [
            deal
            for deal, limit in zip(deals, limits, strict=True)
            for _ in range(_times_counted(rules, deal, bid))
            if _would_play(bid, *limit)
        ]
        succeeded = [deal for deal in played if deal.taken >= max(bid, deal.contract)]
        above = [deal.contract - bid for deal in succeeded if deal.contract > bid]
        raised.append(len(above) / len(succeeded) if succeeded else 0.0)
        raise_by.append(sum(above) / len(above) if above else 10.0)
        for deal in played:
            success = deal.taken >= max(bid, deal.contract)
            for hand, own in zip(deal.hands[1:], deal.results[1:], strict=True):
                values = others.features(rules, hand, bid)
                made_rows.append(_row(values))
                made.append(float(success))
                taken_rows.append(_row((*values, float(success))))
                taken.append(float(own))
                shares[not success].append(own)
    size = len(others.features(rules, deals[0].hand, AMOUNTS[0]))
    return msgspec.structs.replace(
        numbers,
        made=_rounded(logistic(made_rows, made, size, ridge=10.0)),
        raised=_rounded(raised),
        raise_by=_rounded(raise_by),
        own_points=_rounded(least_squares(taken_rows, taken, size + 1, ridge=10.0)),
        opponents=(round(sum(shares[0]) / len(shares[0]), 1), round(sum(shares[1]) / len(shares[1]), 1)),
        stops=_fit_stops(rules, deals, limits) if rules.players == 2 else (),
    )


def _would_play(bid: int, own: int, *others: int) -> bool:
    """Return whether a declarer who would bid so far would get the deal at this bid, or at a higher one.

    Of two players the other one decides that, and may pass with any hand: what then comes is asked for.
    """
    if len(others) == 1:
        return own >= bid or bid == MINIMUM_BID
    if bid == MINIMUM_BID:  # whoever has to open
        return max(others) <= bid
    return own >= bid and own >= max(others)


def _fit_stops(rules: Rules, deals: list[PlayedDeal], limits: list[list[int]]) -> tuple[float, ...]:
    """Fit how likely the other of two players, who has bid so much, leaves the deal to the next bid."""
    rows: list[Row] = []
    stops: list[float] = []
    for deal, (limit, _) in zip(deals, limits, strict=True):
        for bid in range(MINIMUM_BID, max(limit, MINIMUM_BID) + 1, 2 * _RAISE):
            for _ in range(_times_counted(rules, deal, MINIMUM_BID)):
                rows.append(_row(others.features(rules, deal.hands[1], bid)))
                stops.append(float(limit < bid + 2 * _RAISE))
    return _rounded(
        logistic(rows, stops, len(others.features(rules, deals[0].hand, MINIMUM_BID)), ridge=10.0)
    )


def _times_counted(rules: Rules, deal: PlayedDeal, bid: int) -> int:
    """Return how often a deal counts: the best hand opens no oftener than others, but played far oftener."""
    worths = [prospects_as_dealt(rules, hand).points for hand in deal.hands]
    if bid > MINIMUM_BID or worths[0] >= max(worths[1:]):
        return 1
    return round(1 + len(deal.hands) * BEST_PLAYS / (1 - BEST_PLAYS))


def _limit(numbers: HandNumbers, rules: Rules, hand: int) -> int:
    """Return how far a player with this hand (a card mask) would bid; 0 for not at all."""
    curve = curve_of(numbers, hand_model.features(hand, rules.marriage_on_first_lead))
    limit = 0
    for amount, reached in zip(AMOUNTS, curve, strict=True):
        if amount > most_points(rules, hand) or amount * (2 * reached - 1) < _WORTH:
            break
        limit = amount
    return limit


def report_hands(rules: Rules, deals: list[PlayedDeal], folds: int = 4) -> None:
    """Print how well hands are valued: each part of the deals by numbers fitted to the others."""
    talon = 2 if rules.players == 2 else 3
    models: dict[str, Callable[[int, HandNumbers], Chances]] = {
        "trained": lambda hand, numbers: dealt_chances(rules, hand, numbers),
        "count": lambda hand, _: prospects_as_dealt(rules, hand),
        "talons": lambda hand, _: chances_as_dealt(
            rules, hand, talon, random.Random(hand), talons=24, bonus=4
        ),
    }
    told: dict[str, list[Chances]] = {name: [] for name in models}
    results: list[int] = []
    for fold in range(folds):
        numbers = fit_hands(rules, [deal for place, deal in enumerate(deals) if place % folds != fold])
        for deal in deals[fold::folds]:
            results.append(deal.taken)
            for name, model in models.items():
                told[name].append(model(deal.hand, numbers))
    mean = sum(results) / len(results)
    spread = sum((result - mean) ** 2 for result in results)
    for name, chances in told.items():
        missed = sum((found.points - result) ** 2 for found, result in zip(chances, results, strict=True))
        bias = sum(found.points for found in chances) / len(chances) - mean
        print(f"  {name}: R2 {1 - missed / spread:.3f}, mean {bias:+.1f} points from the truth")
        for amount in (100, 120, 140, 160, 180, 200):
            said = [found.chance_of(amount) for found in chances]
            came = [float(result >= amount) for result in results]
            brier = sum((a - b) ** 2 for a, b in zip(said, came, strict=True)) / len(said)
            print(
                f"    {amount}: said {sum(said) / len(said):.3f}, came {sum(came) / len(came):.3f}, "
                f"Brier {brier:.4f}"
            )
        print_tenths(
            [found.chance_of(120) for found in chances], [float(result >= 120) for result in results]
        )


def print_tenths(said: Sequence[float], came: Sequence[float]) -> None:
    """Print for each tenth of chances what was said and what came of it."""
    tenths: dict[int, list[tuple[float, float]]] = {}
    for chance_said, happened in zip(said, came, strict=True):
        tenths.setdefault(min(9, int(chance_said * 10)), []).append((chance_said, happened))
    texts: list[str] = []
    for _, pairs in sorted(tenths.items()):
        mean_said, mean_came = (sum(values) / len(pairs) for values in zip(*pairs, strict=True))
        texts.append(f"{mean_said:.2f}:{mean_came:.2f} ({len(pairs)})")
    print("    by tenths, said:came (cases)", " ".join(texts))


def dealt_chances(rules: Rules, hand: int, numbers: HandNumbers) -> DealtChances:
    """Return the chances of a hand by these numbers instead of those that come with the program."""
    values = hand_model.features(hand, rules.marriage_on_first_lead)
    return DealtChances(numbers, curve_of(numbers, values))
