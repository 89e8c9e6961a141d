"""The lessons on what comes before the tricks: bidding, talon and contract, giving up, new deals."""

from __future__ import annotations

from collections.abc import Callable

from thousand_qt.engine.actions import (
    Action,
    Bid,
    ChooseTalon,
    ClaimRedeal,
    Exchange,
    GiveUp,
    Pass,
    SetContract,
)
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, Card, marriages_in, mask_of, points_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rights import Moment, RedealReason
from thousand_qt.engine.rules import (
    DARK_BID,
    GOLDEN_CONTRACT,
    MINIMUM_BID,
    BidLimit,
    GoldenRound,
    LeftoverCards,
    Opening,
    RaiseContract,
)
from thousand_qt.lessons import deals
from thousand_qt.lessons.desk import Desk
from thousand_qt.lessons.prepared import Form
from thousand_qt.lessons.says import Say
from thousand_qt.lessons.script import ME, Line, Script, Step, ask, tell

_CHEAP = 2
"""A card worth no more points than a jack is no loss."""


def calls_first(desk: Desk) -> bool:
    """Whether the learner is to call."""
    return desk.state.phase is Phase.AUCTION and desk.state.turn == ME


def decides(*phases: Phase) -> Callable[[Desk], bool]:
    """Return what is true when the learner is to decide in one of these phases."""
    return lambda desk: desk.state.phase in phases and desk.state.turn == ME


def promise_line(desk: Desk, say: Say) -> Line:
    """Say how much the hand can promise."""
    marriages, cards = desk.promise()
    return Line(say, marriages=marriages, cards=cards, sum=marriages + cards)


def bidding(desk: Desk) -> Script:
    """What a bid promises, who opens, when to raise and when to pass."""
    rules = desk.rules
    desk.lay(deals.GOOD_HAND, raises=(0, 1), until=calls_first)
    golden = rules.golden_round is not GoldenRound.OFF
    yield tell(
        Line(Say.BID_PROMISE),
        Line(Say.BID_HUNDRED, least=MINIMUM_BID, all=CARD_POINTS_IN_PACK),
        Line(Say.BID_GOLDEN, contract=GOLDEN_CONTRACT) if golden else None,
        Line(Say.BID_DARK, bid=DARK_BID) if rules.dark_game else None,
    )
    opening = {
        Opening.ELDEST_EXACTLY_100: Say.BID_OPEN_EXACTLY,
        Opening.ELDEST_AT_LEAST_100: Say.BID_OPEN_AT_LEAST,
        Opening.FREE_DEALER_FORCED: Say.BID_OPEN_FREE,
    }[rules.opening]
    right = desk.legal(lambda action: isinstance(action, Bid))[:1]
    yield ask(
        promise_line(desk, Say.BID_COUNT),
        Line(opening, least=MINIMUM_BID),
        right=right,
        why_not=lambda action: (
            Line(Say.BID_TOO_GOOD_TO_PASS)
            if isinstance(action, Pass)
            else Line(Say.BID_NO_NEED, least=MINIMUM_BID)
        ),
        cards=(Card("KH"), Card("QH")),
    )
    desk.go_on()
    marriage, cards = desk.promise()
    most = marriage + cards
    raises = desk.legal(lambda action: isinstance(action, Bid) and action.amount <= most)

    def not_so(action: Action) -> Line:
        if isinstance(action, Pass):
            return Line(Say.BID_TOO_GOOD_TO_PASS)
        return Line(Say.BID_TOO_HIGH, sum=most)

    yield ask(
        Line(Say.BID_STEP if rules.jump_bids else Say.BID_ONE_STEP, step=rules.bid_step),
        _limit_line(desk),
        Line(Say.BID_RAISE, sum=most),
        right=raises,
        why_not=not_so,
        answer=Line(Say.BID_RAISED, name=desk.player(1), amount=desk.view.high_bid),
    )
    yield tell(Line(Say.BID_DECLARER), answer=Line(Say.BID_WON, amount=desk.view.contract or MINIMUM_BID))

    desk.lay(
        deals.POOR_HAND, eldest=1, raises=(0, 0, 1) if desk.form is Form.CIRCLE else (), until=calls_first
    )
    yield ask(
        Line(Say.BID_POOR, points=points_of(mask_of(desk.hand)), amount=desk.view.high_bid),
        right=desk.legal(lambda action: isinstance(action, Pass)),
        why_not=lambda _: Line(Say.BID_RATHER_PASS),
    )
    yield tell(Line(Say.BID_PASS_IS_FINAL), answer=Line(Say.BID_PASSED))


def _limit_line(desk: Desk) -> Line | None:
    match desk.rules.bid_limit:
        case BidLimit.NONE:
            return None
        case BidLimit.NEED_MARRIAGE:
            return Line(Say.BID_NEEDS_MARRIAGE, all=CARD_POINTS_IN_PACK)
        case BidLimit.MARRIAGE_VALUE:
            return Line(
                Say.BID_MARRIAGE_VALUE,
                all=CARD_POINTS_IN_PACK,
                most=CARD_POINTS_IN_PACK + desk.promise()[0],
            )


def talon(desk: Desk) -> Script:
    """The talon, what is given away, and the contract."""
    rules = desk.rules
    two = desk.form is Form.TWO_TALONS
    desk.lay(deals.TALON_WITH_KING, until=decides(Phase.TALON, Phase.EXCHANGE, Phase.CONTRACT))
    if two:
        yield ask(
            Line(Say.TALON_CHOOSE),
            right=desk.legal(lambda action: isinstance(action, ChooseTalon)),
            why_not=lambda _: Line(Say.TALON_NOT_NOW),
        )
        desk.advance(decides(Phase.EXCHANGE, Phase.CONTRACT))
    hidden = desk.state.deal is not None and desk.state.deal.talon_hidden
    yield tell(
        Line(Say.TALON_HIDDEN if hidden else Say.TALON_OPEN),
        Line(Say.TALON_MARRIAGE, king=Card("KH")) if Card("KH") in desk.hand else None,
        cards=desk.view.talon,
    )
    if rules.raise_contract is RaiseContract.BEFORE_EXCHANGE:
        yield _contract(desk)
        yield _exchange(desk, Line(Say.TALON_NAMED, amount=desk.view.contract or MINIMUM_BID))
        yield tell(_end(desk), answer=_given(desk))
    else:
        yield _exchange(desk, None)
        yield _contract(desk, _given(desk))
        yield tell(_end(desk), answer=Line(Say.TALON_NAMED, amount=desk.view.contract or MINIMUM_BID))


def _exchange(desk: Desk, answer: Line | None) -> Step:
    held = mask_of(desk.hand)
    halves = {
        card for suit in marriages_in(held) for card in desk.hand if card.suit is suit and card.rank in "KQ"
    }

    def harmless(action: Action) -> bool:
        return isinstance(action, Exchange) and all(card.points <= _CHEAP for card in action.cards)

    def harm(action: Action) -> Line:
        if not isinstance(action, Exchange):
            return Line(Say.TALON_NOT_NOW)
        for card in action.cards:
            if card in halves:
                return Line(Say.TALON_BREAKS_MARRIAGE, points=desk.value(card.suit))
        dearest = max(action.cards, key=lambda card: card.points)
        return Line(Say.TALON_TOO_DEAR, card=dearest, points=dearest.points)

    if desk.form is Form.TWO_TALONS:
        last = desk.rules.leftover_cards is LeftoverCards.LAST_TRICK
        line = Line(Say.TALON_ASIDE_LAST if last else Say.TALON_ASIDE_NOBODY)
    else:
        line = Line(Say.TALON_GIVE)
    return ask(line, right=desk.legal(harmless), why_not=harm, answer=answer)


def _given(desk: Desk) -> Line:
    return Line(Say.TALON_PUT_ASIDE if desk.form is Form.TWO_TALONS else Say.TALON_GIVEN)


def _contract(desk: Desk, answer: Line | None = None) -> Step:
    marriage, cards = desk.promise()
    most = max(marriage + cards, desk.view.contract or 0)
    return ask(
        Line(Say.TALON_CONTRACT, amount=desk.view.contract or MINIMUM_BID, step=desk.rules.bid_step),
        promise_line(desk, Say.BID_COUNT),
        right=desk.legal(lambda action: isinstance(action, SetContract) and action.amount <= most),
        why_not=lambda action: (
            Line(Say.BID_TOO_HIGH, sum=most) if isinstance(action, SetContract) else Line(Say.TALON_NOT_NOW)
        ),
        answer=answer,
    )


def _end(desk: Desk) -> Line:
    return Line(Say.TALON_END, amount=desk.view.contract or MINIMUM_BID)


def giving_up(desk: Desk) -> Script:
    """Giving a deal up: what it costs, and when it pays."""
    desk.lay(deals.HOPELESS, until=decides(Phase.EXCHANGE, Phase.CONTRACT))
    contract = desk.view.contract or MINIMUM_BID
    (give_up,) = desk.legal(lambda action: isinstance(action, GiveUp))
    yield ask(
        Line(Say.GIVE_UP_WHY, contract=contract),
        Line(Say.GIVE_UP_HOW),
        right=(give_up,),
        why_not=lambda _: Line(Say.GIVE_UP_TRY, contract=contract),
    )
    result = desk.result
    change = result.seats[ME].after.total
    paid = result.seats[desk.player(1).seat].after.total
    yield tell(
        Line(Say.GIVE_UP_PAID, points=paid) if paid else Line(Say.GIVE_UP_UNPAID),
        Line(Say.GIVE_UP_RULES),
        answer=Line(Say.GIVE_UP_COST, cost=-change) if change else Line(Say.GIVE_UP_FREE),
    )


def new_deals(desk: Desk) -> Script:
    """The right to a new deal."""
    desk.lay(deals.FOUR_NINES, eldest=1, until=decides(Phase.REDEAL))
    view = desk.view
    nines = view.redeal_reason is RedealReason.FOUR_NINES
    early = view.redeal_moment is Moment.BEFORE_BIDDING
    why = (
        Line(Say.REDEAL_NINES)
        if nines
        else Line(Say.REDEAL_WEAK, points=points_of(mask_of(desk.hand)), below=desk.rules.weak_hand_below)
    )
    yield ask(
        why,
        Line(Say.REDEAL_EARLY if early else Say.REDEAL_LATE),
        Line(Say.REDEAL_ASK),
        right=desk.legal(lambda action: isinstance(action, ClaimRedeal)),
        why_not=lambda _: Line(Say.REDEAL_PLAY_ON),
        cards=tuple(card for card in view.hand if card.rank == "9"),
    )
    yield tell(Line(Say.REDEAL_END), answer=Line(Say.REDEAL_DONE))
