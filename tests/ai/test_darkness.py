"""Bids in the dark are judged by the expectation over all hands, whatever the hand turns out to be."""

from __future__ import annotations

from itertools import islice
from random import Random

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.dark import UnseenDeal, unseen_deals, weigh_the_dark
from thousand_qt.ai.review import Kind, OpenTable, Reason, Reviewer, Verdict
from thousand_qt.ai.review.darkness import weigh_darkness
from thousand_qt.ai.review.foresight import Foresight
from thousand_qt.ai.solver import SolveStopped
from thousand_qt.engine.actions import BidInTheDark, LookAtCards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.view import PlayerView

DARK = Rules().replace(dark_game=True)
NO_BARREL = DARK.replace(endgame="none")
LEADS = to_act(dealt(NO_BARREL, totals=(950, 900, 0)))
"""Twice 120 would be lost by the one who is nearest to winning."""
TRAILS = to_act(dealt(NO_BARREL, totals=(760, 990, 990)))
"""Whoever else plays this deal wins the match with it; twice 120 would win it before."""
WEAK, STRONG = "9S JS 9C JC 9D JD 9H", "AS KS QS AH TH AD AC"
LOOK, BID = LookAtCards(LEADS.seat), BidInTheDark(LEADS.seat)


def difference(view: PlayerView, number: int) -> float:
    """Return how much more the dark is worth than looking, over some deals."""
    deals = list(islice(unseen_deals(view, Random(3)), number))
    return sum(deal.dark - deal.looking for deal in deals) / number


@pytest.mark.parametrize(
    ("view", "wrong", "right", "reason"),
    [(LEADS, BID, LOOK, Reason.BID_IN_THE_DARK), (TRAILS, LOOK, BID, Reason.LOOKED_FIRST)],
)
def test_against_the_score_both_ways_can_be_serious_mistakes(
    view: PlayerView, wrong: BidInTheDark | LookAtCards, right: BidInTheDark | LookAtCards, reason: Reason
) -> None:
    """The coach says so before it is done, as the review does afterwards."""
    foresight = Foresight(view)
    told = {review.taken_text: review for review in islice(foresight.reviews(), 2)}
    foresight.stop()
    found = told[str(wrong)]
    assert found.kind is Kind.CALL
    assert found.verdict is Verdict.SERIOUS_MISTAKE
    assert (found.advised_text, found.best_text) == (str(right), str(right))
    assert [finding.reason for finding in found.findings] == [reason]
    assert 0.2 < (found.findings[0].chance or 0.0) < 0.6
    assert told[str(right)].verdict is Verdict.EXACT


def test_the_hand_that_is_there_in_the_end_has_no_part_in_it() -> None:
    first, second = (to_act(dealt(NO_BARREL, hand, totals=(950, 900, 0))) for hand in (WEAK, STRONG))
    assert first == second
    assert first.hand == ()


def test_early_in_a_match_the_dark_is_no_mistake_to_be_warned_of() -> None:
    found = Reviewer().review(to_act(dealt(DARK)), BID)
    assert not found.verdict.is_mistake
    assert found.option("look").worth > found.option("dark").worth


def test_the_cards_of_the_others_count_for_nothing_before_they_bid() -> None:
    """A deal is bid to an end by all: the leader's dark is dearer the more there is to lose."""
    assert difference(LEADS, 30) < difference(to_act(dealt(NO_BARREL, totals=(300, 250, 0))), 30)


def test_what_differs_between_deals_is_doubt_and_no_layout_is_granted() -> None:
    lucky = [UnseenDeal(0.0, 400.0 if number % 4 == 0 else -300.0, 0.25, 90.0) for number in range(160)]
    even = [UnseenDeal(0.0, -125.0, 0.25, 90.0)] * 160
    spread, sure = (weigh_darkness(LEADS, iter(deals)).difference(LOOK, BID) for deals in (lucky, even))
    assert spread.mean == spread.granted == sure.mean == 125.0
    assert sure.error == pytest.approx(10.0)
    assert spread.error > 20.0


def test_a_hint_weighs_the_dark_with_a_margin() -> None:
    hint = weigh_the_dark(LEADS, iter([UnseenDeal(0.0, 4.0, 0.4, 100.0)] * 60))
    assert hint.action == LOOK
    assert weigh_the_dark(LEADS, iter([UnseenDeal(0.0, 6.0, 0.4, 100.0)] * 60)).action == BID


def test_a_table_with_new_deals_and_two_talons_is_bid_to_an_end_too() -> None:
    rules = Rules(players=2).replace(dark_game=True, weak_hand_below=40, weak_talon_below=12)
    deals = list(islice(unseen_deals(to_act(dealt(rules)), Random(1)), 25))
    assert 0 < sum(deal.looking != deal.dark for deal in deals) < 25


def test_a_review_of_it_stops_when_it_is_told_to() -> None:
    reviewer = Reviewer()
    reviewer.stop()
    with pytest.raises(SolveStopped):
        reviewer.review(LEADS, BID)


def test_open_cards_are_told_beside_it() -> None:
    state = dealt(DARK, STRONG)
    assert state.phase is Phase.DARK
    seen = OpenTable(DARK).seen(state, BidInTheDark(0))
    assert seen is not None
    assert seen.contract == 120
    assert seen.could_be_made is True
    assert after(state, "dark").phase is Phase.AUCTION


def test_after_a_golden_round_the_deals_thought_of_are_not_golden() -> None:
    """The number of the deal decides that, also where those before it are not known."""
    golden = NO_BARREL.replace(golden_round="played")
    after_it = msgspec.structs.replace(LEADS, rules=golden, number=4)
    assert next(unseen_deals(after_it, Random(2))) == next(unseen_deals(LEADS, Random(2)))
