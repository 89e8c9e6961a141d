"""More worked cases in the form of `test_vectors`, through the same adapters: what the rules say besides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.adapters import CHECKS, SEATS, rules_of

WEAK = "AS TS 9S KH JH TD 9C"
SPADE_MARRIAGE = "KS QS AH TH 9D JD 9C"
FIRST_HAND = "KD QD AS 9C TH KH JC 9H"
FOUR_NINES = "9S 9C 9D 9H AS KD JH"


def legal(
    preset: str,
    hand: str,
    trick: str,
    cards: str,
    marriages: dict[str, int] | None = None,
    *,
    trump: str | None = None,
    won: int = 0,
    declared: bool = False,
    stock: int = 0,
    **overrides: object,
) -> dict[str, Any]:
    return {
        "kind": "legal",
        "rules": {"preset": preset, "overrides": overrides, "stock": stock},
        "hand": hand.split(),
        "trick": trick.split(),
        "trick_lead_declared_marriage": declared,
        "trump": trump,
        "tricks_won": won,
        "legal_cards": (hand if cards == "all" else cards).split(),
        "legal_marriages": marriages or {},
    }


LEGAL = {
    "a02 beat the suit": legal("polish", "AS 9S KH TD", "TS", "AS"),
    "a11 trumps led are beaten too": legal("polish", "KH 9H AS", "QH", "KH", trump="H"),
    "a12 a trump that beats nothing": legal("polish", "JH 9H AS", "QH", "JH 9H", trump="H"),
    "a13 void: trump": legal("classic", "9H KH TD", "AS", "9H KH", trump="H"),
    "a14 void: trump": legal("polish", "9H KH TD", "AS", "9H KH", trump="H"),
    "a18 no need to overtrump": legal("classic", "9H KH TD", "AS QH", "9H KH", trump="H"),
    "a22 no need to overtrump": legal("dump", "9H KH TD", "AS QH", "9H KH", trump="H"),
    "a24 neither suit nor trump": legal("polish", "9C AC TD", "AS QH", "all", trump="H"),
    "a25 void without trumps in the deal": legal("polish", "9C AC TD", "AS", "all"),
    "a30 not with the first lead": legal("quick", FIRST_HAND, "", "all"),
    "a31 not with the first lead": legal("dump", FIRST_HAND, "", "all"),
    "a32 after a trick": legal("classic", "KD QD 9C TH", "", "all", {"D": 80}, won=1),
    "a33 after a trick": legal("sixty", "KD QD 9C TH", "", "all", {"D": 80}, won=1),
    "a35 after a trick": legal("dump", "KD QD 9C TH", "", "all", {"D": 80}, won=1),
    "a36 two marriages": legal("classic", "KD QD KH QH", "", "all", {"D": 80, "H": 100}, won=2),
    "a39 only on the lead": legal("polish", "KD QD AS", "JD", "KD QD"),
    "a41 three aces are nothing": legal("classic", "AS AH AD 9S", "", "all", won=1, four_aces="200"),
    "a41 four aces, first lead": legal("classic", "AS AH AD AC KS QS 9S 9D", "", "all", four_aces=200),
    "a41 four aces, where the first lead may declare": legal(
        "polish", "AS AH AD AC KS QS 9S 9D", "", "all", {"aces": 200, "S": 40}, four_aces="200"
    ),
    "a44 the stock has run out": legal("polish-stock", "AS 9S KH TD JC 9D", "TS", "AS"),
    "a43 the last trick before the stock runs out": legal(
        "polish-stock", "AS 9S KH TD JC 9D", "TS", "all", stock=2
    ),
    "a47 only after a trick": legal("polish", FIRST_HAND, "", "all", marriage_on_first_lead="no"),
    "a47 after a trick": legal(
        "polish", "KD QD 9C", "", "all", {"D": 80}, won=1, marriage_on_first_lead=False
    ),
    "a51 under-trump if you cannot beat": legal("polish", "JH 9H TD", "AS QH", "JH 9H", trump="H"),
    "a52 no duty to trump": legal("polish", "9H KH TD", "AS", "all", trump="H", must_trump="no"),
    "a56 no duty to trump": legal("classic", "9H KH TD", "AS QH", "all", trump="H", must_trump=False),
    "a57 beating where it is not the preset's rule": legal(
        "classic", "AS 9S KH TD", "TS", "AS", must_beat_suit=True
    ),
    "a58 overtrumping alone": legal("classic", "9H KH TD", "AS QH", "KH", trump="H", must_overtrump=True),
    "A22 the first card alone need not be beaten": legal("polish", "KS 9S AH", "QS TS", "KS 9S"),
    "the marriage just led makes trump": legal("classic", "9D TS", "KD", "9D", trump="D", declared=True),
    "a marriage of another suit replaced the trump": legal(
        "polish", "JS AH", "QD", "all", trump="D", declared=True
    ),
}


def player(total: int = 0, hands: int | None = None, zeros: int = 0, give_ups: int = 0) -> dict[str, Any]:
    return {"total": total, "barrel_deals_used": hands, "zero_marks": zeros, "give_ups": give_ups}


Points = tuple[int, int]


def score(
    preset: str,
    before: list[dict[str, Any]],
    taken: list[Points] | None,
    after: list[dict[str, Any]],
    *,
    declarer: str | None = "A",
    contract: int | None = 100,
    sitter: str | None = None,
    talon: str = "",
    leftover: dict[str, Any] | None = None,
    **overrides: object,
) -> dict[str, Any]:
    """A deal; `taken` is None when the declarer gave it up."""
    return {
        "kind": "score",
        "rules": {"preset": preset, "overrides": overrides},
        "before": dict(zip(SEATS, before, strict=False)),
        "declarer": declarer,
        "contract": contract,
        "taken": {
            seat: {"cards": cards, "marriages": marriages}
            for seat, (cards, marriages) in zip(SEATS, taken or [], strict=False)
        },
        "gave_up": taken is None,
        "sitter": sitter,
        "talon": talon.split(),
        "leftover": leftover,
        "after": dict(zip(SEATS, after, strict=False)),
    }


P = player
NEW = [P(), P(), P()]
MADE: list[Points] = [(100, 0), (20, 0), (0, 0)]

SCORE = {
    "c01 Ben is rounded to 45": score(
        "classic", NEW, [(76, 80), (44, 0), (0, 40)], [P(150), P(45), P(40)], contract=150
    ),
    "c04 one point short, nothing rounded": score(
        "polish", NEW, [(108, 0), (12, 0), (0, 0)], [P(-110), P(10), P()], contract=110
    ),
    "c05 35 is 40, 34 is 30": score("polish", NEW, [(51, 60), (35, 0), (34, 0)], [P(100), P(40), P(30)]),
    "c06 25 is 30; no zero penalty": score("polish", NEW, [(95, 40), (25, 0), (0, 0)], [P(100), P(30), P()]),
    "c10 made": score("dump", NEW, [(60, 80), (33, 0), (27, 0)], [P(130), P(35), P(25)], contract=130),
    "c14 an opponent climbs with a marriage": score(
        "quick", [P(), P(800), P()], [(60, 40), (40, 60), (20, 0)], [P(100), P(880, 0), P(20)]
    ),
    "c14 999 is 880": score(
        "quick", [P(), P(800), P()], [(10, 0), (97, 100), (13, 0)], [P(-100), P(880, 0), P(15)]
    ),
    "c16 exactly 880": score("classic", [P(780), P(), P()], MADE, [P(880, 0), P(20), P(0, None, 1)]),
    "c16 995": score(
        "classic",
        [P(795), P(), P()],
        [(100, 100), (20, 0), (0, 0)],
        [P(880, 0), P(20), P(0, None, 1)],
        contract=200,
    ),
    "c18 an opponent on the barrel": score(
        "classic", [P(), P(880, 0), P()], MADE, [P(100), P(880, 1), P(0, None, 1)]
    ),
    "c25 120 wins": score(
        "dump", [P(880, 1), P(), P()], [(90, 40), (20, 0), (10, 0)], [P(1000), P(20), P(10)], contract=120
    ),
    "c26 fails and is off": score(
        "dump", [P(880, 0), P(), P()], [(90, 0), (20, 0), (10, 0)], [P(760), P(20), P(10)], contract=120
    ),
    "c33 dumped": score("classic", [P(455), P(), P()], MADE, [P(0), P(20), P(0, None, 1)], dump_at_555=True),
    "c33 554 is not dumped, nor -555": score(
        "classic",
        [P(-455), P(550), P()],
        [(90, 0), (25, 0), (5, 0)],
        [P(-555), P(575), P(5)],
        dump_at_555="yes",
    ),
    "c36 a jack is no zero": score(
        "classic", [P(), P(0, None, 2), P()], [(100, 0), (2, 0), (18, 0)], [P(100), P(0, None, 2), P(20)]
    ),
    "c37 zeros on the barrel do not count": score(
        "classic", [P(), P(880, 0, 2), P()], [(100, 0), (0, 0), (20, 0)], [P(100), P(880, 1, 2), P(20)]
    ),
    "c38 zeros on the barrel do not count": score(
        "dump", [P(), P(880, 2, 2), P()], [(100, 0), (0, 0), (20, 0)], [P(100), P(760, None, 2), P(20)]
    ),
    "c40 both penalties at once": score(
        "quick", [P(), P(880, 2, 2), P()], [(100, 0), (0, 0), (20, 0)], [P(100), P(640, None, 3), P(20)]
    ),
    "c42 the third zero is a give-up": score(
        "quick", [P(200, None, 2), P(), P()], None, [P(80, None, 3, 1), P(60), P(60)]
    ),
    "c45 the fourth give-up is free again": score(
        "classic", [P(200, None, 0, 3), P(), P()], None, [P(200, None, 0, 4), P(60), P(60)]
    ),
    "c48 the third costs": score("dump", [P(200, None, 0, 2), P(), P()], None, [P(80, None, 0, 3), P(), P()]),
    "c49 and every later one": score(
        "dump", [P(200, None, 0, 3), P(), P()], None, [P(80, None, 0, 4), P(), P()]
    ),
    "c50 half the bid": score(
        "classic", NEW, None, [P(0, None, 0, 1), P(60), P(60)], contract=120, give_up_pays="half_bid"
    ),
    "c51 half of 105": score(
        "classic", NEW, None, [P(0, None, 0, 1), P(55), P(55)], contract=105, give_up_pays="half_bid"
    ),
    "c51 half of 115": score(
        "classic", NEW, None, [P(0, None, 0, 1), P(60), P(60)], contract=115, give_up_pays="half_bid"
    ),
    "c51 half of 110 at a table of tens": score(
        "polish",
        NEW,
        None,
        [P(0, None, 0, 1), P(60), P(60)],
        contract=110,
        give_up_pays="half_bid",
        give_up_times=1,
    ),
    "c53 four players: 40 each, the sitter keeps the talon": score(
        "polish-four",
        [P(300), P(), P(), P(100)],
        None,
        [P(300, None, 0, 1), P(40), P(40), P(190)],
        sitter="D",
        talon="AS 9D 9C",
        give_up_times=1,
    ),
    "c53 two players: 60": score(
        "polish-two-talons", [P(), P()], None, [P(0, None, 0, 1), P(60)], give_up_times=1
    ),
    "A16 sixty: the sitter is no opponent": score(
        "classic", [P(), P(), P(), P()], None, [P(0, None, 0, 1), P(60), P(60), P()], sitter="D", players=4
    ),
    "A43 no zero mark where a reset pays nothing": score(
        "dump", [P(), P(0, None, 2), P()], None, [P(0, None, 0, 1), P(0, None, 2), P()]
    ),
    "c62 an opponent wins from 795": score(
        "polish", [P(), P(795), P()], [(10, 0), (110, 100), (0, 0)], [P(-100), P(1005), P()]
    ),
    "c65 a marriage in the talon": score(
        "polish-four",
        [P(), P(), P(), P(100)],
        [(60, 40), (40, 0), (20, 0), (0, 0)],
        [P(100), P(40), P(20), P(250)],
        sitter="D",
        talon="KH QH AD",
    ),
    "c65 the sitter of another table scores nothing": score(
        "classic",
        [P(), P(), P(), P(100)],
        [(100, 0), (10, 0), (10, 0), (0, 0)],
        [P(100), P(10), P(10), P(100)],
        sitter="D",
        talon="KH QH AD",
        players=4,
    ),
    "A44 a deal sat out uses up no hand": score(
        "classic",
        [P(), P(), P(), P(880, 2)],
        [(100, 0), (10, 0), (10, 0), (0, 0)],
        [P(100), P(10), P(10), P(880, 2)],
        sitter="D",
        talon="KH QH AD",
        players=4,
        sitter_scores="aces_and_marriages",
    ),
    "c67 on the barrel at a Polish table": score(
        "polish", [P(790), P(), P()], MADE, [P(880, 0), P(20), P()], endgame="barrel", endgame_at=880
    ),
    "c67 barrel at 800 needs 200": score(
        "polish",
        [P(800, 0), P(), P()],
        [(90, 60), (20, 0), (10, 0)],
        [P(800, 1), P(20), P(10)],
        contract=150,
        endgame="barrel",
    ),
    "c74 four aces count like a marriage": score(
        "classic", NEW, [(70, 200), (30, 0), (20, 0)], [P(250), P(30), P(20)], contract=250, four_aces="200"
    ),
    "c82 sixty has no barrel": score("sixty", [P(880), P(), P()], MADE, [P(980), P(20), P()]),
    "c83 failed on the third round: the bid alone": score(
        "quick", [P(880, 2), P(), P()], [(90, 0), (20, 0), (10, 0)], [P(760), P(20), P(10)], contract=120
    ),
    "c83 the third round is over": score(
        "quick", [P(), P(880, 2), P()], MADE, [P(100), P(760), P(0, None, 1)]
    ),
    "c93 sixty marks no zeros": score(
        "sixty", NEW, [(120, 0), (0, 0), (0, 0)], [P(120), P(), P()], contract=120
    ),
    "c95 polish knows no 555": score("polish", [P(455), P(), P()], MADE, [P(555), P(20), P()]),
    "c96 quick knows no 555": score("quick", [P(455), P(), P()], MADE, [P(555), P(20), P(0, None, 1)]),
    "c98 straight past the barrel": score(
        "quick", [P(), P(850), P()], [(10, 0), (110, 60), (0, 0)], [P(-100), P(1020), P(0, None, 1)]
    ),
    "c99 the cap blocks the straight jump": score(
        "classic",
        [P(), P(850), P()],
        [(10, 0), (110, 60), (0, 0)],
        [P(-100), P(880, 0), P(0, None, 1)],
        opponent_cap=990,
    ),
    "the cap is for opponents": score(
        "polish", [P(900), P(), P()], MADE, [P(1000), P(20), P()], opponent_cap="990"
    ),
    "800 at a stricter table": score(
        "polish",
        [P(), P(845), P(850)],
        [(100, 0), (10, 0), (10, 0)],
        [P(100), P(855), P(850)],
        endgame_at="850",
    ),
    "leftover points keep a zero away": score(
        "polish-two-talons",
        [P(), P()],
        [(110, 0), (0, 0)],
        [P(100), P(10)],
        zero_penalty=True,
        leftover={"points": 10, "last_trick_to": "B"},
    ),
    "give-up on the barrel that costs 120": score(
        "classic",
        [P(880, 0, 0, 2), P(), P()],
        None,
        [P(760, None, 0, 3), P(60), P(60)],
        give_up_on_barrel=True,
    ),
    "half down": score(
        "polish",
        NEW,
        [(80, 40), (15, 0), (25, 0)],
        [P(120), P(10), P(20)],
        contract=120,
        rounding="10_half_down",
    ),
    "no rounding": score("classic", NEW, [(100, 0), (13, 0), (7, 0)], [P(100), P(13), P(7)], rounding="none"),
    "nearest five": score("classic", NEW, [(100, 0), (12, 0), (8, 0)], [P(100), P(10), P(10)], rounding=5),
}


def bids(preset: str, hand: str, situation: str, legal: list[object], **overrides: object) -> dict[str, Any]:
    return {
        "kind": "bids",
        "rules": {"preset": preset, "overrides": overrides},
        "hand": hand.split(),
        "situation": situation,
        "legal": legal,
    }


TEN = WEAK + " AD JC 9D"
BIDS = {
    "d03": bids("polish", WEAK, "opens", [100]),
    "d05": bids("quick", WEAK, "opens", ["pass", 100, 105, 110, 115, 120]),
    "d07": bids("quick", SPADE_MARRIAGE, "dealer after two passes", list(range(100, 401, 5))),
    "d13": bids("polish", WEAK, "current 120", ["pass"]),
    "d15": bids("quick", WEAK, "current 120", ["pass"]),
    "d20": bids("polish", SPADE_MARRIAGE, "current 160", ["pass"]),
    "d21 the end of it": bids("classic", SPADE_MARRIAGE, "current 400", ["pass"]),
    "d25": bids("polish", SPADE_MARRIAGE + " AD", "contract after bid 100", list(range(100, 161, 10))),
    "d26": bids("polish", WEAK + " AD", "contract after bid 110", [110, 120]),
    "d26 over the limit (A9)": bids("polish", WEAK + " AD", "contract after bid 150", [150]),
    "d28": bids("classic", SPADE_MARRIAGE + " AD", "contract after bid 120", list(range(120, 401, 5))),
    "d29 ten cards": bids("quick", TEN, "contract after bid 105", [105, 110, 115, 120]),
    "d29 a marriage from the talon": bids(
        "quick", "AS TS 9S KH JH TD 9C QH 9D JC", "contract after bid 120", list(range(120, 401, 5))
    ),
    "d32": bids("polish-two-talons", TEN, "current 100", ["pass", 110, 120]),
    "d34": bids("polish", WEAK, "current 100", ["pass", 110, 120]),
    "d35": bids("sixty", WEAK, "current 120", ["pass"]),
    "four aces add their value": bids(
        "polish", "AS AH AD AC 9S KH JH", "current 300", ["pass", 310, 320], four_aces=200
    ),
    "a marriage with the aces' option": bids(
        "classic", SPADE_MARRIAGE, "current 490", ["pass", 495, 500], four_aces="200"
    ),
    "blind contract": bids(
        "polish", WEAK + " AD", "contract after bid 380", [380, 390, 400], bid_limit="none"
    ),
    "exactly one step": bids("classic", SPADE_MARRIAGE, "current 120", ["pass", 125], jump_bids="no"),
    "an opening at least 100 may jump": bids(
        "classic", WEAK, "opens", list(range(100, 121, 10)), bid_step="10"
    ),
    "two players, free opening": bids(
        "quick", TEN, "dealer after two passes", list(range(100, 121, 5)), players=2
    ),
    "four players": bids("polish-four", WEAK, "opens", [100]),
}


def end(
    preset: str, totals: list[int], declarer: str | None, deals: int, result: str, **overrides: object
) -> dict[str, Any]:
    return {
        "kind": "end",
        "rules": {"preset": preset, "overrides": overrides},
        "after_the_deal": {seat: player(total) for seat, total in zip(SEATS, totals, strict=False)},
        "declarer": declarer,
        "deals_played": deals,
        "result": result,
    }


END = {
    "e02": end("polish", [1010, 1040, 300], "A", 20, "A wins"),
    "e05": end("polish", [1010, 1010, 300], "C", 20, "draw A B"),
    "e08": end("sixty", [700, 700, 650], "C", 60, "draw A B"),
    "e08 all three": end("sixty", [-100, -100, -100], "C", 60, "draw A B C"),
    "e15": end("dump", [1000, 1010, 1005], "A", 20, "B wins"),
    "e16": end("polish-two-talons", [1000, 1020], "A", 12, "A wins"),
    "e18": end("polish-four", [300, 1010, 1000, 1010], "A", 12, "draw B D"),
    "e21": end("dump", [995, 400, 300], "A", 75, "continue"),
    "1000 beats the limit": end("sixty", [1000, 900, 800], "B", 60, "A wins"),
    "sixty deals without anybody declaring first": end(
        "polish", [500, 700, 600], "A", 60, "B wins", deal_limit=60
    ),
    "stock game, equal below 1000": end("polish-stock", [900, 900], None, 9, "continue"),
    "stock game, one there": end("polish-stock", [1003, 998], None, 9, "A wins"),
}


def right(
    preset: str, which: str, moment: str, given: str | dict[str, Any], answer: bool, **overrides: object
) -> dict[str, Any]:
    case: dict[str, Any] = {
        "kind": "right",
        "rules": {"preset": preset, "overrides": overrides},
        "right": which,
        "moment": moment,
        "answer": answer,
    }
    if isinstance(given, str):
        return {**case, "cards": given.split()}
    return {**case, "state": {"A": given}}


NINES_LATER = FOUR_NINES + " QC"
BARREL = player(880, 0)
RIGHT = {
    "f03": right("polish", "redeal_nines", "before_bidding", FOUR_NINES, False),
    "f07": right("quick", "redeal_nines", "before_bidding", FOUR_NINES, True),
    "f08": right("quick", "redeal_nines", "after_exchange", NINES_LATER, True),
    "f10": right("dump", "redeal_nines", "after_exchange", NINES_LATER, True),
    "three nines": right("quick", "redeal_nines", "before_bidding", "9S 9C 9D TH AS KD JH", False),
    "not after the first bid": right("quick", "redeal_nines", "after_first_bid", FOUR_NINES, False),
    "not when the talon is shown": right("quick", "redeal_nines", "talon_shown", FOUR_NINES, False),
    "not after the first card": right("quick", "redeal_nines", "after_first_card", NINES_LATER, False),
    "f13": right("classic", "redeal_talon", "talon_shown", "KS 9D 9C", True, weak_talon_below=5),
    "f13 exactly five": right(
        "classic", "redeal_talon", "talon_shown", "QS JD 9C", False, weak_talon_below=5
    ),
    "f14": right("classic", "redeal_talon", "talon_shown", "9S JD 9C", False),
    "weak talon, later": right(
        "classic", "redeal_talon", "after_exchange", "9S JD 9C", False, weak_talon_below=5
    ),
    "weak talon, earlier": right(
        "classic", "redeal_talon", "before_bidding", "9S JD 9C", False, weak_talon_below=5
    ),
    "weak talon, a card led": right(
        "classic", "redeal_talon", "after_first_card", "9S JD 9C", False, weak_talon_below=5
    ),
    "weak talon of two": right(
        "polish-two-talons", "redeal_talon", "talon_shown", "9S JD", True, weak_talon_below=5
    ),
    "f16": right("classic", "give_up", "after_exchange", BARREL, False),
    "f22": right("polish", "give_up", "talon_shown", player(300), True, give_up_times=1),
    "f22 after the exchange": right(
        "polish", "give_up", "after_exchange", player(300), True, give_up_times="1"
    ),
    "f24": right("polish", "give_up", "talon_shown", player(300, None, 0, 1), True, give_up_times=2),
    "f24 used up": right("polish", "give_up", "talon_shown", player(300, None, 0, 2), False, give_up_times=2),
    "A49": right(
        "polish", "give_up", "talon_shown", BARREL, False, give_up_times=1, endgame="barrel", endgame_at=880
    ),
    "880 is no barrel under the 800 rule": right(
        "polish", "give_up", "talon_shown", player(880), True, give_up_times=1
    ),
    "not before the talon is shown": right("classic", "give_up", "before_bidding", player(), False),
    "not while bidding": right("classic", "give_up", "after_first_bid", player(), False),
    "before the exchange in quick": right("quick", "give_up", "talon_shown", player(), True),
    "two players": right("polish-two-talons", "give_up", "after_exchange", player(), True, give_up_times=3),
    "four players": right(
        "polish-four", "give_up", "after_exchange", player(), True, give_up_times="unlimited"
    ),
    "f26": right("polish", "redeal_hand", "before_bidding", "JS JC 9D 9H KS QC JH", True, weak_hand_below=14),
    "f26 off": right("polish", "redeal_hand", "before_bidding", "JS JC 9D 9H KS QC JH", False),
    "weak hand, later": right(
        "polish", "redeal_hand", "after_exchange", "JS JC 9D 9H KS QC JH 9S", False, weak_hand_below=14
    ),
    "two players with nines": right(
        "polish-two-talons",
        "redeal_nines",
        "after_exchange",
        FOUR_NINES + " QC TS TD",
        True,
        four_nines="both",
    ),
}

ALL = {**LEGAL, **SCORE, **BIDS, **END, **RIGHT}


@pytest.mark.parametrize("name", ALL)
def test_case(name: str) -> None:
    case = {"id": name, "follows": "", **ALL[name]}
    CHECKS[case["kind"]](case)


TRICKS = [
    ("AS 9S TS", None, 1, 21),
    ("9S AS TS", None, 2, 21),
    ("9S TS AS", None, 3, 21),
    ("JS QS KS", None, 3, 9),
    ("9S 9C JD", "D", 3, 2),
    ("AH TH AD", "H", 1, 32),
    ("9C AC", None, 2, 11),
    ("9C AD", None, 1, 11),
]


@pytest.mark.parametrize(("cards", "trump", "winner", "points"), TRICKS)
def test_tricks(cards: str, trump: str | None, winner: int, points: int) -> None:
    case = {"kind": "trick", "trick": cards.split(), "lead_declared_marriage": False, "trump": trump}
    CHECKS["trick"]({**case, "winner": winner, "points": points})


def test_a_sleeping_option_does_not_stand_in_the_way_of_a_case() -> None:
    rules = rules_of({"rules": {"preset": "quick", "overrides": {"endgame": "none"}}})
    assert not rules.zeros_on_barrel
    assert not rules.give_up_on_barrel
    rules = rules_of(
        {"rules": {"preset": "classic", "overrides": {"players": 2, "two_player_game": "stock"}}}
    )
    assert rules.is_stock_game
