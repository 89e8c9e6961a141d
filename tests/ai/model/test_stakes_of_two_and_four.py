"""What is at stake with two players and with four: every way a deal may end, against the engine itself."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.bidding import choose_call, gains_as_opponent, gives_up
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.match import winning_chances
from thousand_qt.ai.model.others import others_contracts
from thousand_qt.ai.model.stakes import SCALE, MatchStakes, talons_by_aces
from thousand_qt.ai.search.chances import Counted
from thousand_qt.ai.strong import MASTER
from thousand_qt.engine.actions import Bid, Pass
from thousand_qt.engine.cards import FULL_MASK, Card, cards_of, mask_of, parse_cards
from thousand_qt.engine.rules import Rules, preset
from thousand_qt.engine.scoring import DealTally, Standing, outcome, score_deal
from thousand_qt.engine.view import PlayerView

TWO = preset("polish-two-talons").replace(opening="eldest_at_least_100")
FOUR = preset("polish-four")
GOOD = "AH TH KH QH AD KD QD 9S JC 9C"
POOR = "9H JH QS 9S JS KC JC TD JD 9C"
MIDDLING = "AS TS AH 9H KD QC JC 9S JD 9D"


def second_to_call(rules: Rules, hand: str, *standings: Standing, bid: int = 100) -> PlayerView:
    return to_act(after(dealt(rules, "", hand, standings=standings), f"bid {bid}"))


def call(view: PlayerView) -> object:
    return choose_call(view, DealtChances.of(view.rules, mask_of(view.hand)), MatchStakes(view))


def chance_after(
    view: PlayerView, declarer: int, contract: int, cards: tuple[int, ...], talon: tuple[Card, ...]
) -> float:
    """Return the chance to win the match once the deal has ended so, by the engine's arithmetic."""
    rules = view.rules
    tally = DealTally(declarer, contract, view.sitter, False, cards, (0,) * rules.players, talon=talon)
    standings = tuple(score.after for score in score_deal(rules, view.standings, tally))
    end = outcome(rules, tuple(standing.total for standing in standings), declarer, 1)
    if end is not None:
        return (view.seat in end.winners) / len(end.winners)
    return winning_chances(rules, standings, (view.dealer + 1) % rules.players, rules.deal_limit - 1)[
        view.seat
    ]


def test_two_players_bid_good_hands_and_pass_poor_ones() -> None:
    even = [Standing(300)] * 2
    assert isinstance(call(second_to_call(TWO, GOOD, *even)), Bid)
    assert call(second_to_call(TWO, POOR, *even, bid=120)) == Pass(1)


def test_the_only_rival_is_kept_from_winning() -> None:
    """Whoever needs the deal less bids less: the other wins the match by making his hundred and twenty."""
    gains: list[float] = []
    for other in (880, 300):
        view = second_to_call(TWO, MIDDLING, Standing(other), Standing(300), bid=120)
        chances = DealtChances.of(TWO, mask_of(view.hand))
        gains.append(MatchStakes(view).worth_of_bid(130, chances) - MatchStakes(view).passing)
    assert gains[0] > gains[1]


def test_two_players_weigh_what_the_other_takes() -> None:
    """A made contract and a failed one, from the engine's own arithmetic of both."""
    view = second_to_call(TWO, GOOD, Standing(650), Standing(720))
    made, failed = (
        chance_after(view, 1, 150, cards, ())
        for cards in (
            (round(MatchStakes(view)._numbers.opponents[0]), 150),
            (round(MatchStakes(view)._numbers.opponents[1]), 125),
        )
    )
    now = winning_chances(TWO, view.standings, view.dealer, 0)[1]
    stakes = MatchStakes(view)
    assert stakes.worth(150, Counted([200] * 10_000)) == pytest.approx(SCALE * (made - now), abs=1)
    assert stakes.worth(150, Counted([90] * 10_000)) == pytest.approx(SCALE * (failed - now), abs=1)


def test_passing_with_two_is_the_mean_of_what_the_other_may_do() -> None:
    view = second_to_call(TWO, MIDDLING, Standing(500), Standing(400), bid=130)
    expected = 0.0
    for found in others_contracts(TWO, mask_of(view.hand), 130):
        taken = found.contract if found.made else found.contract - 25
        expected += found.chance * chance_after(view, 0, found.contract, (taken, found.own), ())
    now = winning_chances(TWO, view.standings, view.dealer, 0)[1]
    assert MatchStakes(view).passing == pytest.approx(SCALE * (expected - now))


@pytest.mark.parametrize("rules", [FOUR, Rules(players=4)])
def test_whoever_sits_out_has_his_part_in_what_is_at_stake(rules: Rules) -> None:
    """A contract is worth less to a player when the one who sits out has nearly won the match."""
    worths = [
        MatchStakes(second_to_call(rules, "AH KH QH AS TS 9C 9D", *[Standing(300)] * 3, Standing(sitter)))
        for sitter in (-200, 790)
    ]
    assert worths[0]._view.sitter == 3
    gains = [
        stakes.worth(120, Counted([150] * 99)) - stakes.worth(120, Counted([60] * 99)) for stakes in worths
    ]
    assert gains[0] > gains[1] > 0


def test_the_talon_of_the_one_who_sits_out_counts_when_all_have_seen_it() -> None:
    state = dealt(FOUR, "AH KH QH AS TS 9C 9D", "9H JH 9S JS JC JD QD", "KC QC TC TD KD TH QS")
    state = msgspec.structs.replace(state, standings=(Standing(500),) * 3 + (Standing(700),))
    view = to_act(after(state, "bid 100", "pass", "pass"))
    assert {str(card) for card in view.talon} == {"KS", "AC", "AD"}
    stakes = MatchStakes(view)
    cards = (120, *[round(stakes._numbers.opponents[0])] * 2, 0)
    now = winning_chances(FOUR, view.standings, view.dealer, 0)[0]
    right = SCALE * (chance_after(view, 0, 120, cards, view.talon) - now)
    assert stakes.worth(120, Counted([200] * 100_000)) == pytest.approx(right, abs=0.1)
    without = SCALE * (chance_after(view, 0, 120, cards, ()) - now)
    assert right < without


def test_before_that_it_is_as_all_talons_are() -> None:
    """By numbers of aces, against every talon there can be; marriages in it are rare."""
    rules = FOUR.replace(endgame="none")
    standings = Standing(700), Standing(650), Standing(600), Standing(930)
    view = second_to_call(rules, "AH KH QH AS TS 9C 9D", *standings)
    stakes = MatchStakes(view)
    cards = (round(stakes._numbers.opponents[0]), 120, round(stakes._numbers.opponents[0]), 0)
    talons = list(combinations(cards_of(FULL_MASK & ~mask_of(view.hand)), 3))
    mean = sum(chance_after(view, 1, 120, cards, talon) for talon in talons) / len(talons)
    now = winning_chances(rules, view.standings, view.dealer, 0)[1]
    found = stakes.worth(120, Counted([200] * 100_000)) / SCALE + now
    assert found == pytest.approx(mean, abs=0.012)
    assert found < chance_after(view, 1, 120, cards, ()) - 0.01


def test_the_chances_of_aces_in_the_talon_are_one() -> None:
    for hand in ("AH KH QH AS TS 9C 9D", "9H JH 9S JS JC JD QD", "AH AS AC AD TH TS TC"):
        found = talons_by_aces(mask_of(parse_cards(hand)))
        assert sum(share for share, _ in found) == pytest.approx(1)
        assert all(len(talon) == 3 for share, talon in found if share)
        assert [sum(card.rank == "A" for card in talon) for _, talon in found] == list(range(len(found)))


@pytest.mark.parametrize(
    ("rules", "standing", "gains"),
    [
        (TWO, Standing(790), True),
        (TWO, Standing(800), False),
        (Rules(players=2), Standing(870), True),
        (Rules(players=2), Standing(880, 1), False),
        (Rules(players=2).replace(endgame="none"), Standing(950), True),
    ],
)
def test_own_points_count_only_where_they_are_written_down(
    rules: Rules, standing: Standing, gains: bool
) -> None:
    """To a defender, and to the declarer who would grudge them."""
    assert gains_as_opponent(rules, standing) == gains
    state = dealt(rules, standings=(Standing(300), standing))
    view = to_act(after(state, "bid 100", "pass", "talon 0"))
    for seat in (0, 1):
        taste = MASTER.taste_for(msgspec.structs.replace(view, seat=seat))
        assert (taste.own_point > 0) == gains


def test_nobody_gives_up_what_lets_the_one_who_sits_out_win() -> None:
    rules = FOUR.replace(give_up_times="unlimited", endgame="none")
    hands = "9H JH 9S JS JC JD QD", "AH KH QH AS TS 9C 9D", "KC QC TC TD KD TH QS"
    for sitter, expected in ((900, True), (965, False)):
        state = dealt(rules, *hands, standings=(*[Standing(100)] * 3, Standing(sitter)))
        view = to_act(after(state, "bid 100", "pass", "pass"))
        assert gives_up(view, Counted([20] * 50)) == expected
        sixty = msgspec.structs.replace(view, rules=rules.replace(give_up_pays="sixty"))
        assert gives_up(sixty, Counted([20] * 50))  # who sits out gets nothing there


def test_of_two_players_one_gives_up_unless_the_other_wins_by_it() -> None:
    rules = Rules(players=2).replace(endgame="none", give_up_times="unlimited")
    for other, expected in ((900, True), (945, False)):
        state = dealt(rules, POOR, standings=(Standing(100), Standing(other)))
        view = to_act(after(state, "bid 100", "pass", "talon 1"))
        assert gives_up(view, Counted([20] * 66)) == expected
        assert not gives_up(view, Counted([20] * 50 + [110] * 16))
