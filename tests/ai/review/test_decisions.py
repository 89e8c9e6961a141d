"""Decisions set up by hand: what a clear mistake is called, and that bad luck is none."""

from __future__ import annotations

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.explanation import Explanation, only_choice
from thousand_qt.ai.review import (
    DecisionReview,
    Finding,
    Kind,
    OpenTable,
    Reason,
    Reviewer,
    Verdict,
    review_decision,
)
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.solver import SolveStopped, is_compiled
from thousand_qt.ai.worlds import Worlds
from thousand_qt.engine.actions import Pass, Play, parse_action
from thousand_qt.engine.cards import Card
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.scoring import Role, Standing
from thousand_qt.engine.view import PlayerView

_WORLDS = Budget(worlds=160 if is_compiled() else 20)

# The talon is KH QH JH; the declarer takes 236 points with all cards open.
STRONG = ("AS KS QS AH TH 9H JC", "TS 9S AD TD KD QD JD", "JS AC TC KC QC 9C 9D")

HOPELESS = ("QS KS TS KC TC JD JH", "AS 9S AC QC AD QH 9D", "JS JC 9C TD QD 9H AH")


def review(state: MatchState, text: str, *, level: str = "master") -> DecisionReview:
    view = to_act(state)
    found = review_decision(view, parse_action(text, view.seat), level=level, budget=_WORLDS)
    check(found, text)
    return found


def check(found: DecisionReview, text: str) -> None:
    """Hold what is true of every review."""
    assert found.taken_text == text
    texts = [option.text for option in found.options]
    assert len(set(texts)) == len(texts)
    assert {found.taken_text, found.advised_text, found.best_text} <= set(texts)
    assert [option.worth for option in found.options] == sorted(
        (option.worth for option in found.options), reverse=True
    )
    assert found.loss >= 0
    assert bool(found.findings) <= (found.verdict not in (Verdict.EXACT, Verdict.GOOD))


def first(found: DecisionReview) -> Finding:
    return found.findings[0]


def reasons(found: DecisionReview) -> list[Reason]:
    return [finding.reason for finding in found.findings]


def in_trick_two() -> MatchState:
    state = after(dealt(Rules(), *STRONG), "bid 120", "pass", "pass")
    return after(state, "give 9H JC", "contract 120", "play AS", "play 9S", "play JS")


# Cards


def test_a_marriage_that_had_to_be_declared() -> None:
    found = review(in_trick_two(), "play KS")
    assert found.verdict is Verdict.SERIOUS_MISTAKE
    assert first(found).reason is Reason.MARRIAGE_NOT_DECLARED
    assert first(found).points == 100
    assert Reason.CONTRACT_CHANCE_LOST in reasons(found)
    assert found.chance_lost == 1.0
    assert found.option("play KS").chance == 0.0
    assert found.option(found.best_text).chance == 1.0
    assert (found.kind, found.role, found.trick, found.contract) == (Kind.CARD, Role.DECLARER, 2, 120)


def test_points_beyond_a_sure_contract_are_no_loss() -> None:
    """The king could have been declared for a hundred points, which the declarer has no use for."""
    found = review(in_trick_two(), "play KH")
    assert found.verdict in (Verdict.EXACT, Verdict.GOOD)
    points = found.option("play KH declare").points
    assert points is not None
    assert points > (found.option("play KH").points or 0) + 50


def test_equal_cards_are_exact() -> None:
    found = review(in_trick_two(), "play QH declare")
    assert found.verdict is Verdict.EXACT
    assert found.loss == 0


def test_a_marriage_declared_before_the_tens_are_home() -> None:
    state = dealt(Rules(), "QS KS 9C JC KD JH QH", "JS AS QC KC TC TH AH", "9S AC JD QD AD 9H KH")
    state = after(state, "bid 100", "bid 110", "pass", "pass", "give TD TC", "contract 110")
    state = after(state, "play TH", "play 9H", "play JH", "play AS", "play 9S", "play QS")
    found = review(state, "play KC declare")
    assert found.verdict is Verdict.SERIOUS_MISTAKE
    assert first(found) == Finding(Reason.MARRIAGE_DECLARED_TOO_EARLY, points=60, card_text="KC")
    assert found.best_text == "play TS"


def test_the_trick_could_be_had_for_less() -> None:
    """The king takes it as well, and then the ace takes one more."""
    state = dealt(Rules(), "JC 9D KD AD 9H KH TH", "QS TS QC KC AC JD JH", "JS KS AS 9C QD QH AH")
    state = after(state, "bid 100", "bid 110", "pass", "pass", "give JH 9S", "contract 110")
    state = after(state, "play AC", "play 9C", "play JC", "play TC", "play JS", "play 9S")
    state = after(state, "play KC", "play JH", "play 9D", "play QC", "play QD", "play 9H")
    found = review(after(state, "play JD", "play KS"), "play AD")
    assert found.role is Role.OPPONENT
    assert found.verdict.is_mistake
    assert first(found) == Finding(Reason.CHEAPER_CARD_WINS, points=7, card_text="KD")


def test_an_opponent_who_throws_his_own_points_away() -> None:
    """The queen was enough under the declarer's ace, and the ten would have taken a trick later."""
    state = dealt(Rules(), "JC QC KC AD JH KH AH", "JS QS KS AS AC QH TH", "9S 9C TC JD KD TD 9H")
    state = after(state, "bid 100", "bid 110", "pass", "bid 120", "pass", "give 9D JH", "contract 120")
    state = after(state, "play AD", "play 9D", "play KD", "play AH")
    found = review(state, "play TH")
    assert found.verdict.is_mistake
    assert found.role is Role.OPPONENT
    assert [finding.reason for finding in found.findings] == [Reason.OWN_POINTS_GIVEN]
    assert (first(found).points or 0) >= 10
    thrown, kept = found.option("play TH").own_points, found.option("play QH").own_points
    assert thrown is not None
    assert kept is not None
    assert first(found).points == round(kept - thrown)


def test_an_opponent_who_lets_the_contract_through() -> None:
    """An ace thrown away under a trump, which would have taken a trick."""
    state = dealt(Rules(), "KS TS KC TC AC 9H AH", "AS JD TD JH QH KH TH", "9C JC QC 9D QD KD AD")
    state = after(state, "bid 100", "bid 110", "bid 120", "pass", "bid 130", "pass")
    state = after(state, "give JS 9S", "contract 130", "play AS", "play JS", "play 9S", "play KH declare")
    found = review(state, "play AD")
    assert found.verdict.is_mistake
    assert found.role is Role.OPPONENT
    assert found.chance_lost is not None
    assert found.chance_lost > 0.2
    assert first(found) == Finding(Reason.CONTRACT_CHANCE_LOST, chance=found.chance_lost)


# Gifts and contracts


@pytest.mark.parametrize("gift", ["give QH JC", "give AS AH"])
def test_cards_that_should_have_been_kept(gift: str) -> None:
    found = review(after(dealt(Rules(), *STRONG), "bid 120", "pass", "pass"), gift)
    assert found.verdict is Verdict.SERIOUS_MISTAKE
    assert found.kind is Kind.GIFT
    assert Reason.KEPT_WEAKER_HAND in reasons(found)


def test_a_gift_that_completes_a_marriage() -> None:
    state = dealt(Rules(), "9C JC QC 9D QD KH AH", "9S JS AS AC JD JH QH", "QS TS KC TC AD 9H TH")
    found = review(after(state, "bid 100", "pass", "pass"), "give JC KS")
    assert found.verdict.is_mistake
    given = first(found)
    assert given.reason is Reason.GIFT_STRENGTHENED_OPPONENT
    assert (given.card, given.seat) == (Card("KS"), 2)
    assert given.chance is not None
    assert 0.3 < given.chance < 0.8


def test_a_pair_nobody_would_think_of_is_weighed_on_the_same_layouts() -> None:
    state = after(dealt(Rules(), *STRONG), "bid 120", "pass", "pass")
    found = review(state, "give AS AH")
    assert found.option("give AS AH").chance == 0.0
    assert found.worlds >= 32


def test_a_contract_raised_too_far_and_too_little() -> None:
    state = after(dealt(Rules(), *STRONG), "bid 120", "pass", "pass", "give 9H JC")
    too_far = review(state, "contract 300")
    assert too_far.verdict is Verdict.SERIOUS_MISTAKE
    assert first(too_far).reason is Reason.RAISED_TOO_FAR
    assert first(too_far).chance == 0.0
    too_little = review(state, "contract 150")
    assert first(too_little).reason is Reason.RAISED_TOO_LITTLE
    assert too_little.best_text == f"contract {150 + (first(too_little).points or 0)}"
    assert review(state, too_little.best_text).verdict is Verdict.EXACT


def test_a_contract_named_before_the_cards_are_given() -> None:
    state = after(dealt(PRESETS["quick"], *STRONG), "bid 120", "pass", "pass")
    found = review(state, "contract 300")
    assert found.kind is Kind.CONTRACT
    assert first(found).reason is Reason.RAISED_TOO_FAR


# Giving up


def test_a_hopeless_deal_should_have_been_given_up() -> None:
    state = after(dealt(Rules(), *HOPELESS), "bid 100", "pass", "pass")
    found = review(state, "give JD JH")
    assert found.verdict.is_mistake
    assert found.findings == (Finding(Reason.SHOULD_HAVE_GIVEN_UP, chance=0.0),)
    assert review(state, "give-up").verdict is Verdict.EXACT
    assert review(after(state, "give JD JH"), "contract 100").best_text == "give-up"
    assert review(after(state, "give JD JH", "contract 100"), "play KC").best_text == "give-up"


def test_once_told_is_enough() -> None:
    """At the next decision the deal is being played, and what is asked is how to play it."""
    state = after(dealt(Rules(), *HOPELESS), "bid 100", "pass", "pass", "give JD JH")
    view = to_act(state)
    reviewer = Reviewer(budget=_WORLDS)
    found = reviewer.review(view, parse_action("contract 100", view.seat), giving_up=False)
    assert found.verdict is Verdict.EXACT
    given_up = reviewer.review(view, parse_action("give-up", view.seat), giving_up=False)
    assert given_up.taken_text == "give-up"


def test_a_good_deal_given_up() -> None:
    state = after(dealt(Rules(), *STRONG), "bid 120", "pass", "pass")
    for found in (review(state, "give-up"), review(after(state, "give 9H JC"), "give-up")):
        assert found.verdict is Verdict.SERIOUS_MISTAKE
        assert found.findings == (Finding(Reason.GAVE_UP_TOO_SOON, chance=1.0),)


# Calls


def test_a_bid_too_high_and_one_too_low() -> None:
    # The last to call holds nothing; the one before has a marriage in clubs and two aces.
    state = dealt(Rules(), "AH TH KH QH AS TS AD", "9S JS QS 9C JC 9D JD")
    too_high = review(after(state, "bid 100"), "bid 120")
    assert too_high.verdict is Verdict.SERIOUS_MISTAKE
    assert first(too_high).reason is Reason.BID_TOO_HIGH
    assert first(too_high).chance is not None
    assert review(after(state, "bid 100"), "pass").verdict is Verdict.EXACT
    state = dealt(Rules(), "TS AS 9C QD KD 9H JH", "JS QC KC AC TD AD TH", totals=(220, 525, 125))
    too_low = review(after(state, "bid 100"), "pass")
    assert first(too_low).reason is Reason.BID_TOO_LOW
    assert too_low.best_text == "bid 110"
    assert first(too_low).seat is None
    assert too_low.role is None


def test_a_rival_who_is_about_to_win_should_be_kept_from_the_deal() -> None:
    standings = (Standing(855, zero_marks=1), Standing(250), Standing(880, barrel_hands=1))
    state = dealt(Rules(), "9S JC QC 9D JD QD KD", "AS TS KC TC 9H JH QH", standings=standings)
    found = review(after(state, "bid 100", "pass", "bid 110"), "pass")
    assert found.verdict is Verdict.SERIOUS_MISTAKE
    assert first(found).reason is Reason.BID_TOO_LOW
    assert first(found).seat == 2


def test_a_small_jump_to_keep_a_rival_out_is_a_matter_of_taste() -> None:
    """At these prices the deal is better had than left to him; for less it would be better still."""
    standings = (Standing(800), Standing(250), Standing(880, barrel_hands=1))
    state = dealt(Rules(), "9S JC QC 9D JD QD KD", "AS TS KC TC 9H JH QH", standings=standings)
    state = after(state, "bid 100", "pass", "bid 110")
    small = review(state, "bid 150")
    assert small.loss > 30
    assert small.verdict is Verdict.INACCURACY
    assert review(state, "bid 160").verdict is Verdict.MISTAKE


def test_a_jump_to_a_price_the_hand_is_worth_is_a_matter_of_taste() -> None:
    state = dealt(Rules(), "TS AS 9C QD KD 9H JH", "JS QC KC AC TD AD TH", totals=(220, 525, 125))
    state = after(state, "bid 100")
    assert not review(state, "bid 120").verdict.is_mistake
    assert review(state, "bid 180").verdict is Verdict.SERIOUS_MISTAKE


def test_a_bid_no_level_would_make_is_weighed_too() -> None:
    state = after(dealt(Rules(), "9S JS TC 9C KC 9D JD", STRONG[0]), "bid 100")
    found = review(state, "bid 235")
    assert found.option("bid 235").worth < found.option("bid 110").worth


# The golden round


def test_in_a_golden_round_no_higher_contract_is_thought_of() -> None:
    """The contract stays at 120, so a hand that makes it either way loses nothing but a few card points."""
    hand = "AS KS QS AH TH 9H JC"
    golden = after(dealt(Rules().replace(golden_round="played"), hand), "bid 120")
    assert to_act(golden).golden
    found = review(golden, "give AS KS")
    assert found.taken_text == "give AS KS"
    chance = found.option("give AS KS").chance or 0.0
    assert found.loss < 20 + 240 * (1 - chance)
    plain = after(dealt(Rules(), hand), "bid 120", "pass", "pass")
    assert review(plain, "give AS KS").loss > found.loss + 20


# New deals


def test_a_good_hand_is_not_thrown_in_and_a_bad_one_is() -> None:
    rules = Rules().replace(weak_hand_below=40)
    good = dealt(rules, "QH KH AH JS JC QS 9D", "9S TS AS TC KC 9C TD")
    assert good.phase.value == "redeal"
    claimed = review(good, "redeal")
    assert claimed.kind is Kind.REDEAL
    assert claimed.best_text == "waive"
    assert {Reason.CLAIMED_A_GOOD_DEAL} >= set(reasons(claimed))
    assert review(good, "waive").verdict is Verdict.EXACT
    bad = dealt(rules, "9S JS 9C JC 9D JD 9H")
    assert review(bad, "redeal").verdict is Verdict.EXACT
    assert review(bad, "waive").best_text == "redeal"


# Bad luck


def test_a_decision_that_was_right_on_the_information_is_no_mistake() -> None:
    """Which queen goes to whom is a toss-up; here each finds her king, and the contract is lost by it."""
    state = dealt(Rules(), "AS TS KS QS AH 9C QC", "AD TD KD JD 9D TH 9S", "AC TC KC JC KH QH JS")
    state = after(state, "bid 120", "pass", "pass")
    gift = parse_action("give QD QC", 0)
    found = review(state, "give QD QC")
    assert not found.verdict.is_mistake
    assert found.verdict is not Verdict.INACCURACY
    assert found.findings == ()
    seen = OpenTable(state.rules).seen(state, gift)
    assert seen is not None
    assert seen.could_be_made is True
    assert seen.can_be_made is False


# Effort


def test_the_clock_may_decide_how_many_layouts_are_looked_at() -> None:
    state = after(dealt(Rules(), *STRONG), "bid 120", "pass", "pass", "give 9H JC", "contract 120")
    view = to_act(state)
    action = parse_action("play QS", view.seat)
    some = review_decision(view, action, budget=Budget(seconds=0.1))
    assert some.worlds >= 1
    assert review_decision(view, action, budget=Budget(seconds=0.0)).worlds == 1


def test_all_layouts_are_looked_at_where_there_are_few() -> None:
    state = in_trick_two()
    for card in (
        "play KS declare",
        "play 9D",
        "play JD",
        "play AH",
        "play TD",
        "play 9C",
        "play TH",
        "play KD",
    ):
        legal = [str(action) for action in state.legal_actions()]
        state = after(state, card if card in legal else legal[0])
    while len(to_act(state).hand) > 3 or len(state.legal_actions()) < 2:
        state = after(state, str(state.legal_actions()[0]))
    view = to_act(state)
    found = review_decision(view, view.legal_actions[-1], budget=_WORLDS)
    total = Worlds.of(view).total
    assert total <= 160
    assert found.all_worlds == (found.worlds == total)
    assert found.worlds >= min(total, 32)


# Stopping


def test_stopping_reaches_the_level_that_is_thinking() -> None:
    reviewer = Reviewer()
    stopped: list[str] = []

    class Thinking:
        def explain(self, view: PlayerView, budget: Budget) -> Explanation:
            reviewer.stop()
            return only_choice(view)

        def stop(self) -> None:
            stopped.append("level")

    reviewer._player = Thinking()  # type: ignore[assignment]
    view = to_act(in_trick_two())
    for _ in range(2):
        with pytest.raises(SolveStopped):
            reviewer.review(view, view.legal_actions[0])
    assert stopped == ["level"]


# What is refused


def test_what_cannot_be_reviewed_is_refused() -> None:
    state = dealt(Rules(), *STRONG)
    view = to_act(state)
    with pytest.raises(ValueError, match="could not 'pass'"):
        review_decision(view, Pass(view.seat))
    with pytest.raises(ValueError, match="expected one of strong, master"):
        Reviewer("beginner")
    opening = to_act(dealt(PRESETS["polish"], *STRONG))
    with pytest.raises(ValueError, match="nothing to decide"):
        review_decision(opening, opening.legal_actions[0])
    waiting = msgspec.structs.replace(view, legal_actions=())
    with pytest.raises(ValueError, match="nothing to decide"):
        review_decision(waiting, Play(0, Card("AS")))


def test_which_hidden_talon_to_take_cannot_be_judged() -> None:
    state = after(dealt(PRESETS["polish-two-talons"]), "bid 100", "pass")
    assert state.phase.value == "talon"
    view = to_act(state)
    with pytest.raises(ValueError, match="nothing to decide"):
        review_decision(view, view.legal_actions[0])


def test_strong_is_a_yardstick_too() -> None:
    found = review(in_trick_two(), "play KS", level="strong")
    assert found.verdict is Verdict.SERIOUS_MISTAKE
    assert found.worlds >= 32
