"""The lessons on points: what a deal comes to, zeros, and the end of the match; and what good players do."""

from __future__ import annotations

from thousand_qt.engine.actions import Action, Bid, Pass, SetContract
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.rules import MINIMUM_BID, PENALTY, Endgame, Rounding, ZeroBy
from thousand_qt.engine.scoring import DealTally, Role, Standing, score_deal
from thousand_qt.lessons import deals
from thousand_qt.lessons.call_lessons import calls_first, decides, promise_line
from thousand_qt.lessons.desk import Desk, Unplayable
from thousand_qt.lessons.play_lessons import begins, played
from thousand_qt.lessons.prepared import Form
from thousand_qt.lessons.says import Say
from thousand_qt.lessons.script import ME, Line, Player, Script, ask, tell

_OTHERS_BEHIND = 400
"""Points the others are short of the end game while the learner is in it."""
_ABOVE_THRESHOLD = 20
_ZEROS_BEFORE = 2


def scoring(desk: Desk) -> Script:
    """What the deal comes to for the declarer and for the others."""
    desk.lay(deals.NEARLY_ALL, until=begins)
    ace = Card("AD")
    stock = desk.form is Form.STOCK
    needed = 0 if stock else desk.view.contract or MINIMUM_BID
    so_far = desk.view.card_points[ME] + desk.view.marriage_points[ME]
    yield ask(
        Line(Say.SCORE_STOCK_SO_FAR, points=so_far)
        if stock
        else Line(Say.SCORE_SO_FAR, contract=needed, points=so_far),
        Line(Say.SCORE_LAST),
        right=desk.plays((ace,)),
        why_not=lambda _: Line(Say.SCORE_ACE_FIRST, card=ace, points=ace.points),
    )
    desk.finish()
    mine = desk.result.seats[ME]
    change = mine.after.total - mine.before.total
    took = Line(Say.SCORE_TOOK, cards=mine.cards + mine.leftover, marriages=mine.marriages, sum=mine.raw)
    if stock:
        yield tell(Line(Say.SCORE_STOCK_ALL, change=change), answer=took)
        return
    yield tell(Line(Say.SCORE_MADE, contract=needed, change=change), answer=took)
    opponent = desk.result.seats[desk.player(1).seat]
    rounded = desk.rules.rounding is not Rounding.NONE
    yield tell(
        Line(
            Say.SCORE_OPPONENT if rounded else Say.SCORE_OPPONENT_EXACT,
            name=desk.player(1),
            points=opponent.raw,
            change=opponent.after.total - opponent.before.total,
        ),
        _rounding_line(desk),
    )
    failed = _failed(desk, mine.raw)
    score = failed.seats[ME]
    yield tell(
        Line(
            Say.SCORE_FAILED,
            contract=failed.contract or 0,
            sum=score.raw,
            change=-(score.after.total - score.before.total),
        ),
        Line(Say.SCORE_TARGET, target=desk.rules.target),
    )


def _rounding_line(desk: Desk) -> Line | None:
    match desk.rules.rounding:
        case Rounding.NONE:
            return None
        case Rounding.TO_5:
            return Line(Say.SCORE_ROUND, step=5)
        case Rounding.TO_10_HALF_UP:
            return Line(Say.SCORE_ROUND_HALF_UP, step=10, half=5)
        case Rounding.TO_10_HALF_DOWN:
            return Line(Say.SCORE_ROUND_HALF_DOWN, step=10, half=5)


def _failed(desk: Desk, taken: int) -> DealResult:
    """Return what the same cards come to with the next contract above what they took."""
    other = Desk(desk.rules)
    step = desk.rules.bid_step
    least = taken + step
    for contract in range(least - least % step, least + 3 * step, step):
        other.lay(deals.NEARLY_ALL, contract=contract, until=begins)
        other.finish()
        if other.result.made is False:
            return other.result
    raise Unplayable("no contract fails with these cards")


def zeros(desk: Desk) -> Script:
    """Deals without a point, and what three of them cost."""
    rules = desk.rules
    desk.lay(
        deals.NOTHING_SO_FAR,
        eldest=1,
        mine=Standing(total=300, zero_marks=_ZEROS_BEFORE),
        until=begins,
    )
    by_tricks = rules.zero_by is ZeroBy.TRICKS
    cost = _cost_of_zero(desk)
    yield tell(
        Line(Say.ZERO_TRICKS if by_tricks else Say.ZERO_POINTS),
        Line(Say.ZERO_IN_A_ROW if rules.zeros_in_a_row else Say.ZERO_THIRD, cost=cost),
        Line(Say.ZERO_YOU_HAVE, marks=_ZEROS_BEFORE),
    )
    desk.go_on()
    ace = Card("AD")
    led = desk.view.trick[0]
    yield ask(
        Line(Say.ZERO_TAKE, name=Player(led.seat), card=led.card),
        right=desk.plays((ace,)),
        why_not=lambda _: Line(Say.ZERO_WOULD_BE, cost=cost),
    )
    trick = desk.last_trick.points
    desk.finish()
    mine = desk.result.seats[ME]
    yield tell(
        Line(Say.ZERO_SAVED, change=mine.after.total - mine.before.total),
        Line(Say.ZERO_BARREL) if rules.endgame is Endgame.BARREL and not rules.zeros_on_barrel else None,
        answer=Line(Say.FOLLOW_TOOK, points=trick),
    )


def _cost_of_zero(desk: Desk) -> int:
    """Return what the third zero takes, as the engine reckons it."""
    players = desk.rules.players
    declarer = desk.player(1).seat
    sitter = desk.view.sitter
    nothing = tuple(0 for _ in range(players))
    tally = DealTally(
        declarer=declarer,
        contract=MINIMUM_BID,
        sitter=sitter,
        gave_up=False,
        cards=tuple(CARD_POINTS_IN_PACK if seat == declarer else 0 for seat in range(players)),
        marriages=nothing,
        tricks=tuple(desk.rules.tricks_in_deal if seat == declarer else 0 for seat in range(players)),
    )
    score = score_deal(desk.rules, desk.state.standings, tally)[ME]
    assert score.role is Role.OPPONENT
    return score.before.total - score.after.total


def endgame(desk: Desk) -> Script:
    """The barrel, or the threshold from which only own contracts count."""
    rules = desk.rules
    barrel = rules.endgame is Endgame.BARREL
    stands = rules.threshold if barrel else rules.threshold + _ABOVE_THRESHOLD
    desk.lay(
        deals.TWO_STRONG_MARRIAGES,
        raises=(0, 1),
        mine=Standing(total=stands, barrel_hands=0 if barrel else None),
        others=rules.threshold - _OTHERS_BEHIND,
        until=lambda desk: calls_first(desk) and desk.view.high_bid > 0,
    )
    needed = rules.barrel_contract
    if barrel:
        yield tell(
            Line(Say.BARREL_IS, barrel=rules.threshold, target=rules.target),
            Line(Say.BARREL_WAYS, needed=needed),
        )
    else:
        yield tell(Line(Say.RULE_800_IS, threshold=rules.threshold), Line(Say.RULE_800_YOU, points=stands))
    marriage, cards = desk.promise()
    most = marriage + cards

    def not_so(action: Action) -> Line:
        if isinstance(action, Pass):
            return Line(Say.END_PASS_BRINGS_NOTHING)
        return Line(Say.BID_TOO_HIGH, sum=most)

    yield ask(
        promise_line(desk, Say.BID_COUNT),
        Line(Say.END_BID, name=desk.player(1), amount=desk.view.high_bid),
        right=desk.legal(lambda action: isinstance(action, Bid) and action.amount <= most),
        why_not=not_so,
    )
    bid = desk.view.contract or MINIMUM_BID
    desk.advance(decides(Phase.CONTRACT))
    least = max(needed, bid) if barrel else bid

    def not_that(action: Action) -> Line:
        if isinstance(action, SetContract) and action.amount < least:
            return Line(Say.BARREL_TOO_LOW, amount=action.amount, needed=needed)
        return (
            Line(Say.BID_TOO_HIGH, sum=most) if isinstance(action, SetContract) else Line(Say.TALON_NOT_NOW)
        )

    yield ask(
        Line(Say.BARREL_CONTRACT, needed=needed, target=rules.target)
        if barrel
        else Line(Say.RULE_800_CONTRACT, sum=most),
        right=desk.legal(lambda action: isinstance(action, SetContract) and least <= action.amount <= most),
        why_not=not_that,
        answer=Line(Say.BID_WON, amount=bid),
    )
    contract = desk.view.contract or least
    named = Line(Say.TALON_NAMED, amount=contract)
    if not barrel:
        yield tell(
            Line(Say.RULE_800_END, sum=stands + contract, less=stands - contract, threshold=rules.threshold),
            answer=named,
        )
        return
    deals_there = rules.barrel_deals
    yield tell(
        Line(Say.BARREL_MADE, sum=stands + contract, less=stands - contract),
        Line(Say.BARREL_DEALS, deals=deals_there, penalty=PENALTY)
        if deals_there
        else Line(Say.BARREL_NO_LIMIT),
        answer=named,
    )


def tips(desk: Desk) -> Script:
    """What good players do."""
    desk.lay(deals.DRAW_TRUMPS, until=begins)
    trumps = tuple(card for card in desk.hand if card.suit is desk.view.trump)
    ace = Card("AS")

    def could_be_trumped(action: Action) -> Line:
        card = played(action)
        return Line(Say.TIP_TRUMPED, name=desk.player(1), card=ace if card is None else card)

    yield ask(
        Line(Say.TIP_TRUMPS, trump=trumps[0].suit),
        right=desk.plays(sorted(trumps, key=lambda card: -card.index)),
        why_not=could_be_trumped,
    )
    yield tell(Line(Say.TIP_COUNT), answer=Line(Say.TIP_DRAWN))
    if desk.form is Form.CIRCLE:
        desk.lay(deals.FELLOW_WINS, eldest=1, until=begins)
        desk.go_on()
        dear = max(card.points for card in desk.hand)
        rich = tuple(card for card in desk.hand if card.points == dear)
        yield ask(
            Line(Say.TIP_TOGETHER, declarer=desk.player(1), fellow=desk.player(2)),
            right=desk.plays(rich),
            why_not=lambda action: Line(
                Say.TIP_RICHER, fellow=desk.player(2), points=(played(action) or rich[0]).points, dear=dear
            ),
        )
        yield tell(
            Line(Say.TIP_BID),
            Line(Say.TIP_GIVE),
            Line(Say.TIP_PAIRS),
            answer=Line(Say.TIP_HELPED, points=desk.last_trick.points, declarer=desk.player(1)),
        )
    else:
        yield tell(
            Line(Say.TIP_BID) if desk.form is not Form.STOCK else None,
            Line(Say.TIP_PAIRS),
        )
    yield tell(Line(Say.TIP_END))
