"""What a lesson says is so: its numbers are those of the events, the rules and the score of the deal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from tests.engine.strategies import any_rules
from tests.lessons.course_walks import Moment, lines_of, walk
from thousand_qt.engine.cards import PACK, Card, Suit, marriages_in, mask_of
from thousand_qt.engine.events import DealResult, GaveUp, MarriageDeclared, TrickTaken
from thousand_qt.engine.rules import RULE_SETS, Endgame, Rules
from thousand_qt.engine.scoring import StepKind
from thousand_qt.lessons import Line, lessons_for
from thousand_qt.lessons.course import LessonName
from thousand_qt.lessons.says import Say
from thousand_qt.lessons.script import ME, Player

Check = Callable[[Line, Moment, Rules], bool]


def trick(moment: Moment) -> TrickTaken:
    return [event for event in moment.events if isinstance(event, TrickTaken)][-1]


def mine(moment: Moment) -> int:
    """Count the learner's points from the tricks, not from the view's own sum."""
    cards = sum(trick.points for trick in moment.view.tricks if trick.winner == ME)
    return cards + sum(each.points for each in moment.view.declarations if each.seat == ME)


def result(moment: Moment) -> DealResult:
    return moment.view.results[-1]


def change(moment: Moment, seat: int = ME) -> int:
    return sum(step.amount for step in result(moment).seats[seat].steps)


def declared(moment: Moment) -> int:
    return sum(
        each.points for each in moment.events if isinstance(each, MarriageDeclared) and each.seat == ME
    )


def value(letter: str) -> int:
    return {"H": 100, "D": 80, "C": 60, "S": 40}[letter]


def promise(moment: Moment) -> tuple[int, int]:
    hand = set(moment.view.hand)
    marriages = sum(value(suit.letter) for suit in marriages_in(mask_of(hand)))
    sure = 0
    for card in hand:
        higher = {other for other in PACK if other.suit is card.suit and other.points > card.points}
        sure += card.points if higher <= hand else 0
    return marriages, sure


def facts(line: Line, **expected: object) -> bool:
    return all(line.facts[name] == wanted for name, wanted in expected.items())


TRUTHS: dict[Say, Check] = {
    Say.CARDS_VALUES: lambda line, _, __: facts(
        line, ace=11, ten=10, king=4, queen=3, jack=2, nine=0, all=120
    ),
    Say.CARDS_TOOK: lambda line, moment, _: facts(line, points=trick(moment).points),
    Say.CARDS_TEN_BEAT_KING: lambda line, moment, _: (
        facts(line, points=trick(moment).points) and Card("KH") in trick(moment).cards
    ),
    Say.CARDS_NINE_WON: lambda _, moment, __: (
        trick(moment).seat == ME and trick(moment).cards[0] is Card("9H")
    ),
    Say.CARDS_END: lambda line, moment, _: facts(line, mine=mine(moment), all=120),
    Say.FOLLOW_SUIT: lambda line, moment, _: facts(
        line, card=moment.view.trick[0].card, name=Player(moment.view.trick[0].seat)
    ),
    Say.FOLLOW_MUST_BEAT: lambda _, __, rules: rules.must_beat_suit,
    Say.FOLLOW_MAY_BEAT: lambda _, moment, rules: (
        not rules.must_beat_suit and len(moment.view.trick) == len(moment.view.order) - 1
    ),
    Say.FOLLOW_TOOK: lambda line, moment, _: any(
        facts(line, points=each.points) and each.seat == ME
        for each in moment.events
        if isinstance(each, TrickTaken)
    ),
    Say.FOLLOW_CANNOT_BEAT: lambda line, moment, _: (
        line.facts["card"] is moment.view.trick[0].card and moment.view.trick[0].card.rank == "A"
    ),
    Say.FOLLOW_CHEAP: lambda line, moment, _: facts(line, points=trick(moment).points),
    Say.FOLLOW_VOID: lambda line, moment, _: (
        line.facts["card"] is moment.view.trick[0].card
        and moment.view.trump is None
        and all(card.suit is not moment.view.trick[0].card.suit for card in moment.view.hand)
    ),
    Say.FOLLOW_DISCARDED: lambda line, moment, _: facts(line, points=trick(moment).cards[-1].points),
    Say.MARRIAGE_PAIR: lambda _, moment, __: len(marriages_in(mask_of(moment.view.hand))) == 2,
    Say.MARRIAGE_VALUES: lambda line, _, __: facts(line, h=100, d=80, c=60, s=40),
    Say.MARRIAGE_TRICK_FIRST: lambda _, moment, rules: (
        not rules.marriage_on_first_lead and not moment.view.tricks
    ),
    Say.MARRIAGE_FIRST_LEAD: lambda _, moment, rules: rules.marriage_on_first_lead and not moment.view.tricks,
    Say.MARRIAGE_NOW: lambda _, moment, __: trick(moment).seat == ME,
    Say.MARRIAGE_ANNOUNCE: lambda line, _, __: facts(line, points=100),
    Say.MARRIAGE_IS_TRUMP: lambda line, moment, _: line.facts["trump"] is moment.view.trump is Suit("H"),
    Say.MARRIAGE_SECOND: lambda line, _, __: facts(line, points=40),
    Say.MARRIAGE_GOT: lambda line, moment, _: facts(line, points=declared(moment)),
    Say.MARRIAGE_CHANGES_TRUMP: lambda line, moment, _: line.facts["trump"] is moment.view.trump is Suit("S"),
    Say.MARRIAGE_STAYS: lambda line, moment, _: facts(
        line, points=declared(moment), name=Player(trick(moment).seat)
    ),
    Say.MARRIAGE_SUM: lambda line, moment, _: facts(
        line, sum=sum(each.points for each in moment.view.declarations if each.seat == ME)
    ),
    Say.TRUMP_IS: lambda line, moment, _: (
        line.facts["trump"] is moment.view.trump
        and line.facts["name"] == Player(moment.view.declarations[-1].seat)
    ),
    Say.TRUMP_LED: lambda line, moment, _: (
        line.facts["card"] is moment.view.trick[0].card
        and all(card.suit is not moment.view.trick[0].card.suit for card in moment.view.hand)
    ),
    Say.TRUMP_MUST: lambda _, __, rules: rules.must_trump,
    Say.TRUMP_MAY: lambda _, __, rules: not rules.must_trump,
    Say.TRUMP_TOOK: lambda line, moment, _: (
        facts(line, points=trick(moment).points)
        and trick(moment).seat == ME
        and any(card.rank == "A" for card in trick(moment).cards)
    ),
    Say.TRUMP_OVER: lambda _, __, rules: rules.must_overtrump,
    Say.TRUMP_NO_OVER: lambda _, __, rules: rules.must_trump and not rules.must_overtrump,
    Say.TRUMP_FOREIGN: lambda _, __, rules: rules.no_foreign_trump_lead,
    Say.BID_HUNDRED: lambda line, _, __: facts(line, least=100, all=120),
    Say.BID_GOLDEN: lambda line, _, rules: rules.golden_round != "off" and facts(line, contract=120),
    Say.BID_DARK: lambda line, _, rules: rules.dark_game and facts(line, bid=120),
    Say.BID_OPEN_EXACTLY: lambda line, moment, _: (
        facts(line, least=100) and len(moment.view.legal_actions) == 1
    ),
    Say.BID_OPEN_AT_LEAST: lambda line, _, rules: (
        facts(line, least=100) and rules.opening == "eldest_at_least_100"
    ),
    Say.BID_OPEN_FREE: lambda line, _, rules: (
        facts(line, least=100) and rules.opening == "free_dealer_forced"
    ),
    Say.BID_COUNT: lambda line, moment, _: facts(
        line, marriages=promise(moment)[0], cards=promise(moment)[1], sum=sum(promise(moment))
    ),
    Say.BID_RAISED: lambda line, moment, _: facts(line, amount=moment.view.high_bid),
    Say.BID_STEP: lambda line, _, rules: facts(line, step=rules.bid_step) and rules.jump_bids,
    Say.BID_ONE_STEP: lambda line, _, rules: facts(line, step=rules.bid_step) and not rules.jump_bids,
    Say.BID_NEEDS_MARRIAGE: lambda line, _, rules: (
        facts(line, all=120) and rules.bid_limit == "need_marriage"
    ),
    Say.BID_MARRIAGE_VALUE: lambda line, moment, rules: (
        facts(line, all=120, most=120 + promise(moment)[0]) and rules.bid_limit == "marriage_value"
    ),
    Say.BID_RAISE: lambda line, moment, _: facts(line, sum=sum(promise(moment))),
    Say.BID_WON: lambda line, moment, _: (
        moment.view.declarer == ME and facts(line, amount=moment.view.high_bid)
    ),
    Say.BID_POOR: lambda line, moment, _: (
        facts(line, points=sum(card.points for card in moment.view.hand), amount=moment.view.high_bid)
        and not marriages_in(mask_of(moment.view.hand))
        and all(card.rank != "A" for card in moment.view.hand)
    ),
    Say.TALON_OPEN: lambda _, moment, __: set(moment.view.talon) <= set(moment.view.hand),
    Say.TALON_HIDDEN: lambda _, __, rules: rules.hidden_talon_at_100,
    Say.TALON_MARRIAGE: lambda line, moment, _: (
        line.facts["king"] in moment.view.talon and Card("QH") in moment.view.hand
    ),
    Say.TALON_ASIDE_LAST: lambda _, __, rules: rules.leftover_cards == "last_trick",
    Say.TALON_ASIDE_NOBODY: lambda _, __, rules: rules.leftover_cards == "nobody",
    Say.TALON_CONTRACT: lambda line, moment, rules: facts(
        line, amount=moment.view.high_bid, step=rules.bid_step
    ),
    Say.TALON_NAMED: lambda line, moment, _: (
        moment.view.contract_named and facts(line, amount=moment.view.contract)
    ),
    Say.TALON_END: lambda line, moment, _: facts(line, amount=moment.view.contract),
    Say.GIVE_UP_WHY: lambda line, moment, _: facts(line, contract=moment.view.contract),
    Say.GIVE_UP_COST: lambda line, moment, _: (
        facts(line, cost=-change(moment))
        and change(moment) < 0
        and any(isinstance(event, GaveUp) for event in moment.events)
    ),
    Say.GIVE_UP_FREE: lambda _, moment, __: change(moment) == 0,
    Say.GIVE_UP_PAID: lambda line, moment, _: (
        facts(line, points=change(moment, moment.laid.order[1])) and change(moment, moment.laid.order[1]) > 0
    ),
    Say.GIVE_UP_UNPAID: lambda _, moment, __: change(moment, moment.laid.order[1]) == 0,
    Say.REDEAL_NINES: lambda _, moment, __: sum(card.rank == "9" for card in moment.view.hand) == 4,
    Say.REDEAL_WEAK: lambda line, moment, rules: facts(
        line, points=sum(card.points for card in moment.view.hand), below=rules.weak_hand_below
    ),
    Say.REDEAL_EARLY: lambda _, moment, __: not moment.view.calls,
    Say.REDEAL_LATE: lambda _, moment, __: bool(moment.view.gifts),
    Say.SCORE_SO_FAR: lambda line, moment, _: facts(line, points=mine(moment), contract=moment.view.contract),
    Say.SCORE_STOCK_SO_FAR: lambda line, moment, _: facts(line, points=mine(moment)),
    Say.SCORE_TOOK: lambda line, moment, _: facts(
        line,
        cards=result(moment).seats[ME].raw - result(moment).seats[ME].marriages,
        marriages=100,
        sum=result(moment).seats[ME].raw,
    ),
    Say.SCORE_MADE: lambda line, moment, _: (
        result(moment).made is True and facts(line, contract=result(moment).contract, change=change(moment))
    ),
    Say.SCORE_STOCK_ALL: lambda line, moment, _: facts(line, change=change(moment)),
    Say.SCORE_OPPONENT: lambda line, moment, _: facts(
        line,
        points=result(moment).seats[moment.laid.order[1]].raw,
        change=change(moment, moment.laid.order[1]),
    ),
    Say.SCORE_OPPONENT_EXACT: lambda line, moment, _: facts(
        line,
        points=result(moment).seats[moment.laid.order[1]].raw,
        change=change(moment, moment.laid.order[1]),
    ),
    Say.SCORE_ROUND: lambda line, _, rules: facts(line, step=5) and rules.rounding == "5",
    Say.SCORE_ROUND_HALF_UP: lambda line, _, rules: (
        facts(line, step=10, half=5) and rules.rounding == "10_half_up"
    ),
    Say.SCORE_ROUND_HALF_DOWN: lambda line, _, rules: (
        facts(line, step=10, half=5) and rules.rounding == "10_half_down"
    ),
    Say.SCORE_FAILED: lambda line, moment, rules: (
        facts(line, sum=result(moment).seats[ME].raw, change=line.facts["contract"])
        and result(moment).seats[ME].raw < line.facts["contract"]  # type: ignore[operator]
        and line.facts["contract"] % rules.bid_step == 0  # type: ignore[operator]
    ),
    Say.SCORE_TARGET: lambda line, _, rules: facts(line, target=rules.target),
    Say.ZERO_TRICKS: lambda _, __, rules: rules.zero_by == "tricks",
    Say.ZERO_POINTS: lambda _, __, rules: rules.zero_by == "points",
    Say.ZERO_THIRD: lambda line, _, rules: facts(line, cost=120) and not rules.zeros_in_a_row,
    Say.ZERO_IN_A_ROW: lambda line, _, rules: facts(line, cost=120) and rules.zeros_in_a_row,
    Say.ZERO_YOU_HAVE: lambda line, moment, rules: (
        facts(line, marks=moment.view.standings[ME].zero_marks)
        and mine(moment) == 0
        and len(moment.view.tricks) == rules.tricks_in_deal - 2
    ),
    Say.ZERO_TAKE: lambda line, moment, _: line.facts["card"] is moment.view.trick[0].card,
    Say.ZERO_SAVED: lambda line, moment, _: (
        facts(line, change=change(moment))
        and all(
            step.kind not in (StepKind.ZERO_MARK, StepKind.ZERO_PENALTY)
            for step in result(moment).seats[ME].steps
        )
    ),
    Say.ZERO_BARREL: lambda _, __, rules: rules.endgame is Endgame.BARREL and not rules.zeros_on_barrel,
    Say.BARREL_IS: lambda line, moment, rules: (
        facts(line, barrel=moment.view.standings[ME].total, target=rules.target)
        and moment.view.standings[ME].barrel_hands == 0
    ),
    Say.BARREL_WAYS: lambda line, moment, rules: (
        moment.view.standings[ME].total + _number(line, "needed") >= rules.target
        and moment.view.standings[ME].total + _number(line, "needed") - rules.bid_step < rules.target
    ),
    Say.BARREL_CONTRACT: lambda line, _, rules: facts(
        line, needed=rules.barrel_contract, target=rules.target
    ),
    Say.BARREL_MADE: lambda line, moment, rules: (
        facts(
            line,
            sum=moment.view.standings[ME].total + (moment.view.contract or 0),
            less=moment.view.standings[ME].total - (moment.view.contract or 0),
        )
        and _number(line, "sum") >= rules.target
    ),
    Say.BARREL_DEALS: lambda line, _, rules: facts(line, deals=rules.barrel_deals, penalty=120),
    Say.BARREL_NO_LIMIT: lambda _, __, rules: rules.barrel_deals == 0,
    Say.RULE_800_IS: lambda line, _, rules: facts(line, threshold=rules.threshold),
    Say.RULE_800_YOU: lambda line, moment, rules: (
        facts(line, points=moment.view.standings[ME].total)
        and moment.view.standings[ME].total >= rules.threshold
    ),
    Say.RULE_800_CONTRACT: lambda line, moment, _: facts(line, sum=sum(promise(moment))),
    Say.RULE_800_END: lambda line, moment, rules: facts(
        line,
        sum=moment.view.standings[ME].total + (moment.view.contract or 0),
        less=moment.view.standings[ME].total - (moment.view.contract or 0),
        threshold=rules.threshold,
    ),
    Say.END_BID: lambda line, moment, _: facts(
        line, amount=moment.view.high_bid, name=Player(moment.view.bidder or 0)
    ),
    Say.TIP_TRUMPS: lambda line, moment, _: (
        line.facts["trump"] is moment.view.trump and moment.view.declarations[-1].seat == ME
    ),
    Say.TIP_TOGETHER: lambda line, moment, _: (
        moment.view.winning_card is not None
        and facts(
            line,
            declarer=Player(moment.view.declarer or 0),
            fellow=Player(moment.view.winning_card.seat),
        )
    ),
    Say.TIP_HELPED: lambda line, moment, _: (
        facts(line, points=trick(moment).points, declarer=Player(moment.view.declarer or 0))
        and trick(moment).seat not in (ME, moment.view.declarer)
    ),
}
"""When each line is true. Whoever adds a line with a number adds its truth."""


def _number(line: Line, name: str) -> int:
    fact = line.facts[name]
    assert isinstance(fact, int)
    return fact


def check_truth(name: LessonName, rules: Rules) -> set[Say]:
    said: set[Say] = set()
    for _, moment in walk(name, rules):
        for line in lines_of(moment.step):
            said.add(line.say)
            assert line.say in TRUTHS or not line.facts, f"{line} has facts that nothing checks"
            if line.say in TRUTHS:
                assert TRUTHS[line.say](line, moment, rules), f"{line} is not so"
    return said


def test_everything_said_by_the_published_rules_is_so() -> None:
    said: set[Say] = set()
    for rules in RULE_SETS.values():
        for name in lessons_for(rules):
            said |= check_truth(name, rules)
    assert len(said & set(TRUTHS)) > 80


@settings(max_examples=15)
@given(any_rules())
def test_everything_said_by_any_house_rules_is_so(rules: Rules) -> None:
    for name in lessons_for(rules):
        assert check_truth(name, rules)


@pytest.mark.parametrize("preset", ["classic", "polish"])
def test_the_lesson_on_zeros_warns_of_what_would_happen(preset: str) -> None:
    """Had the learner not taken the trick, the engine would take what the lesson says."""
    from thousand_qt.engine.actions import Play
    from thousand_qt.lessons import LessonRun

    rules = RULE_SETS[preset].replace(zero_penalty=True, must_beat_suit=False)
    run = LessonRun(LessonName.ZEROS, rules)
    run.go_to(2)
    answer = run.act(Play(ME, Card("JD")))
    assert answer.line == Line(Say.ZERO_WOULD_BE, cost=120)
