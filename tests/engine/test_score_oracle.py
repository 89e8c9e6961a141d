"""A second opinion on scores: the order of operations written down naively, compared on random deals.

The oracle knows nothing of the engine: players and deals are dicts, cards are strings.
"""

from __future__ import annotations

from random import Random
from typing import Any

from thousand_qt.engine.cards import PACK, Card
from thousand_qt.engine.rules import PRESETS, Rules, RulesError, rules_from_options, rules_to_options
from thousand_qt.engine.scoring import DealTally, Standing, score_deal


def oracle_rounded(points: int, rounding: str) -> int:
    if rounding == "none":
        return points
    step = 5 if rounding == "5" else 10
    below = points // step * step
    rest = points - below
    if rest * 2 == step:
        return below if rounding == "10_half_down" else below + step
    return below if rest * 2 < step else below + step


def may_not_score(options: dict[str, Any], player: dict[str, Any]) -> bool:
    """On the barrel, or with 800 points at the start of the deal: nothing but own contracts."""
    if options["endgame"] == "barrel":
        return player["hands"] is not None
    return options["endgame"] == "rule_800" and player["total"] >= oracle_barrel(options)


def points_taken(options: dict[str, Any], deal: dict[str, Any], seat: int) -> int:
    points = deal["cards"][seat] + deal["marriages"][seat]
    if options["leftover_cards"] == "last_trick" and deal["last_trick"] == seat:
        points += deal["leftover"]
    return points


def costs_120(cost: str, times: int) -> bool:
    if cost == "every_third":
        return times in (3, 6, 9, 12)
    return cost == "third_and_later" and times > 2


def oracle_give_up_cost(options: dict[str, Any], times: int, contract: int) -> int:
    cost = options["give_up_cost"]
    if cost == "bid" or (cost == "bid_after_first" and times != 1):
        return contract
    if cost == "half_bid":
        return oracle_half(contract, options["rounding"])
    return 60 if cost == "sixty" else 120 * costs_120(cost, times)


def given_for_giving_up(
    options: dict[str, Any], deal: dict[str, Any], players: int, *, sits_out: bool
) -> int:
    pays = options["give_up_pays"]
    if pays == "share_120":
        return 40 if players == 4 else 60
    if sits_out or pays == "nothing":
        return 0
    return 60 if pays == "sixty" else oracle_half(deal["contract"], options["rounding"])


def in_the_talon(options: dict[str, Any], talon: list[str]) -> int:
    if options["sitter_scores"] == "nothing":
        return 0
    points = 50 * sum(card[0] == "A" for card in talon)
    for suit, value in (("H", 100), ("D", 80), ("C", 60), ("S", 40)):
        if {"K" + suit, "Q" + suit} <= set(talon):
            points += value
    return points


def income(options: dict[str, Any], before: list[dict[str, Any]], deal: dict[str, Any], seat: int) -> int:
    """What somebody who is not the declarer gets for the deal."""
    points = 0
    if deal["gave_up"]:
        first = before[deal["declarer"]]["give_ups"] == 0
        if not (options["give_up_first_unpaid"] and first):
            points += given_for_giving_up(options, deal, len(before), sits_out=seat == deal["sitter"])
    elif seat != deal["sitter"]:
        points += oracle_rounded(points_taken(options, deal, seat), options["rounding"])
    if seat == deal["sitter"]:
        points += in_the_talon(options, deal["talon"])
    return points


def oracle_barrel(options: dict[str, Any]) -> int:
    """As far below the hundred of the target as it is below 1000."""
    return options["endgame_at"] - 1000 + options["target"] // 100 * 100


def passes(options: dict[str, Any]) -> float:
    """What carries a player past the barrel in one deal."""
    return options["target"] if options["barrel_jump"] else float("inf")


def oracle_fall(options: dict[str, Any], player: dict[str, Any]) -> None:
    player["hands"] = None
    if options["three_falls_to_zero"]:
        player["falls"] += 1
    if player["falls"] == 3:
        player.update(total=0, falls=0)
    else:
        player["total"] -= 120


def settle_barrel(options: dict[str, Any], player: dict[str, Any], *, made: bool, failed: bool) -> None:
    """One deal of a player who started it on the barrel."""
    barrel = oracle_barrel(options)
    if failed or (made and player["total"] >= options["target"]):
        player["hands"] = None
        return
    player["total"] = min(player["total"], barrel)
    off = player["total"] < barrel
    player["hands"] += 1
    if player["hands"] == options["barrel_deals"]:
        oracle_fall(options, player)
    elif off:
        player["hands"] = None


def meet_on_the_barrel(
    options: dict[str, Any], before: list[dict[str, Any]], after: list[dict[str, Any]]
) -> None:
    """Those who sit there, and those who have just climbed it."""
    there = [seat for seat, player in enumerate(after) if player["hands"] is not None]
    old = [seat for seat in there if before[seat]["hands"] is not None]
    new = [seat for seat in there if seat not in old]
    if len(new) >= 2 and not options["barrel_climb_together"]:
        for seat in new:
            after[seat].update(total=after[seat]["total"] - 120, hands=None)
        return
    if not new or not old or options["barrel_newcomer"] == "stays_beside":
        return
    for seat in old:
        oracle_fall(options, after[seat])
    if options["barrel_newcomer"] == "all_fall":
        for seat in new:
            after[seat].update(total=after[seat]["total"] - 120, hands=None)


def oracle_score(
    options: dict[str, Any], before: list[dict[str, Any]], deal: dict[str, Any]
) -> list[dict[str, Any]]:
    """Score a deal step by step; each player is a dict of total, hands, zeros and give_ups."""
    after = [oracle_seat(options, before, deal, seat) for seat in range(len(before))]
    if options["endgame"] == "barrel":
        meet_on_the_barrel(options, before, after)
    for player in after:  # 6: dumping
        plus, minus = options["dump_at_555"], options["dump_at_minus_555"]
        if (plus and player["total"] == 555) or (minus and player["total"] == -555):
            player["total"] = 0
    return after


def oracle_seat(
    options: dict[str, Any], before: list[dict[str, Any]], deal: dict[str, Any], seat: int
) -> dict[str, Any]:
    player = dict(before[seat])
    declares, gave_up = seat == deal["declarer"], deal["gave_up"]
    taken = points_taken(options, deal, seat)
    counted = oracle_rounded(taken, options["rounding"]) if options["declarer_rounded"] else taken
    made = declares and not gave_up and counted >= deal["contract"]
    failed = declares and not gave_up and not made
    opposes = not declares and deal["declarer"] is not None
    # 1 and 2: the contract, giving up, the points of the others
    if made or failed:
        at_stake = 2 * deal["contract"] if deal.get("dark") else deal["contract"]
        player["total"] += at_stake if made else -at_stake
    elif declares:
        player["give_ups"] += 1
        player["total"] -= oracle_give_up_cost(options, player["give_ups"], deal["contract"])
    elif not may_not_score(options, before[seat]):
        player["total"] += income(options, before, deal, seat)
    # 3: the cap
    cap = options["target"] // 100 * 100 - 10
    if opposes and options["opponent_cap"] == "990" and player["total"] > cap:
        player["total"] = max(cap, before[seat]["total"])
    # 4: zeros
    on_barrel = options["endgame"] == "barrel" and before[seat]["hands"] is not None
    nothing = deal["tricks"][seat] == 0 if options["zero_by"] == "tricks" else taken == 0
    plays_against = opposes and seat != deal["sitter"]
    opponent_zero = plays_against and not gave_up and nothing
    give_up_zero = declares and gave_up and options["give_up_is_zero"]
    marked = options["zero_penalty"] and (options["zeros_on_barrel"] or not on_barrel)
    if marked and (opponent_zero or give_up_zero):
        player["zeros"] += 1
        if player["zeros"] in (3, 6, 9, 12):
            player["total"] -= 120
    elif marked and options["zeros_in_a_row"] and not (gave_up or nothing or not (declares or plays_against)):
        player["zeros"] = 0
    # 5: the barrel
    if on_barrel and seat != deal["sitter"]:
        settle_barrel(options, player, made=made, failed=failed)
    elif options["endgame"] == "barrel" and oracle_barrel(options) <= player["total"] < passes(options):
        player["total"] = oracle_barrel(options)
        player["hands"] = before[seat]["hands"] if on_barrel else 0
    return player


def oracle_half(contract: int, rounding: str) -> int:
    """Half of a bid, rounded like any other score of the table; the half of an odd bid up."""
    if contract % 2 == 0:
        return oracle_rounded(contract // 2, rounding)
    if rounding == "none":
        return (contract + 1) // 2
    step = 5 if rounding == "5" else 10
    return int((contract / 2) / step + 0.5) * step


def random_deal(random: Random, rules: Rules) -> dict[str, Any]:
    players = rules.players
    declarer = None if rules.is_stock_game else random.randrange(players)
    sitter = random.choice([seat for seat in range(4) if seat != declarer]) if players == 4 else None
    active = [seat for seat in range(players) if seat != sitter]
    gave_up = declarer is not None and random.random() < 0.3
    cards, marriages = [0] * players, [0] * players
    leftover = random.choice((0, 11, 25)) if rules.is_two_talon_game else 0
    if not gave_up:
        left = 120 - leftover
        for seat in active[:-1]:
            cards[seat] = random.choice((0, 0, 2, 5, 15, 25, 35, 60, left)) if left else 0
            cards[seat] = min(cards[seat], left)
            left -= cards[seat]
        cards[active[-1]] = left
        for value in (40, 60, 80, 100, 200):
            if random.random() < 0.25:
                winner = random.choice(active)
                marriages[winner] += value if cards[winner] else 0
    bids = range(100, 221, rules.bid_step)
    return {
        "declarer": declarer,
        "sitter": sitter,
        "contract": None if declarer is None else random.choice(bids),
        "gave_up": gave_up,
        "tricks": [0 if gave_up or (not points and random.random() < 0.6) else 1 for points in cards],
        "cards": cards,
        "marriages": marriages,
        "leftover": leftover,
        "last_trick": random.choice(active) if rules.is_two_talon_game and not gave_up else None,
        "talon": [card.text for card in random.sample(PACK, 3)] if sitter is not None else [],
    }


def random_before(random: Random, rules: Rules) -> dict[str, Any]:
    hands = random.choice((None, *range(rules.barrel_deals or 4))) if rules.endgame == "barrel" else None
    below = oracle_barrel(rules_to_options(rules))
    totals = (-655, -455, -120, 0, 455, 520, 675, below - 100, below - 85)
    return {
        "total": below if hands is not None else random.choice([total for total in totals if total < below]),
        "hands": hands,
        "zeros": random.randrange(6),
        "give_ups": random.randrange(6),
        "falls": random.randrange(3) if rules.three_falls_to_zero else 0,
    }


def random_rules(random: Random) -> Rules | None:
    options = rules_to_options(PRESETS[random.choice(list(PRESETS))])
    changes: dict[str, list[object]] = {
        "leftover_cards": ["last_trick", "nobody"],
        "sitter_scores": ["nothing", "aces_and_marriages"],
        "give_up_pays": ["nothing", "sixty", "half_bid", "share_120"],
        "give_up_first_unpaid": [True, False],
        "give_up_cost": ["none", "every_third", "third_and_later", "bid", "half_bid", "bid_after_first"],
        "give_up_is_zero": [True, False],
        "rounding": ["none", "5", "10_half_up", "10_half_down"],
        "opponent_cap": ["off", "990"],
        "endgame": ["none", "rule_800", "barrel"],
        "endgame_at": [800, 850, 870, 880, 900],
        "zero_penalty": [True, False],
        "zeros_on_barrel": [True, False],
        "dump_at_555": [True, False],
        "bid_step": [5, 10],
        "target": [500, 1001, 1500],
        "barrel_deals": [0, 1, 2, 4, 5],
        "barrel_jump": [True, False],
        "barrel_newcomer": ["stays_beside", "knocks_off", "all_fall"],
        "barrel_climb_together": [True, False],
        "three_falls_to_zero": [True, False],
        "zero_by": ["points", "tricks"],
        "zeros_in_a_row": [True, False],
        "dump_at_minus_555": [True, False],
        "declarer_rounded": [True, False],
    }
    for name in random.sample(list(changes), random.randrange(14)):
        options[name] = random.choice(changes[name])
    try:
        return rules_from_options(options)
    except RulesError:
        return None


def standing_of(player: dict[str, Any]) -> Standing:
    return Standing(player["total"], player["hands"], player["zeros"], player["give_ups"], player["falls"])


def test_the_oracle_agrees_about_scores() -> None:
    random = Random(1000)
    scored = 0
    for _ in range(8000):
        rules = random_rules(random)
        if rules is None:
            continue
        deal = random_deal(random, rules)
        before = [random_before(random, rules) for _ in range(rules.players)]
        tally = DealTally(
            declarer=deal["declarer"],
            contract=deal["contract"],
            sitter=deal["sitter"],
            gave_up=deal["gave_up"],
            cards=tuple(deal["cards"]),
            marriages=tuple(deal["marriages"]),
            leftover_points=deal["leftover"],
            last_trick=deal["last_trick"],
            talon=tuple(map(Card, deal["talon"])),
            tricks=tuple(deal["tricks"]),
        )
        after = oracle_score(rules_to_options(rules), before, deal)
        scores = score_deal(rules, tuple(map(standing_of, before)), tally)
        assert [score.after for score in scores] == list(map(standing_of, after)), (rules, before, deal)
        scored += 1
    assert scored > 4000
