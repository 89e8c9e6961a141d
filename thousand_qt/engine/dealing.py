"""How a deal moves on: what may be done now, and the next deal with what happened.

Order of operations: section 5 of the rules document (deal, redeal window, auction, talon shown, weak-talon
right, contract and exchange in the order the table plays them, redeal window, tricks).
"""

from __future__ import annotations

from itertools import combinations, permutations

import msgspec

from thousand_qt.engine import auction as bidding
from thousand_qt.engine import playing
from thousand_qt.engine.actions import (
    Action,
    Bid,
    BidInTheDark,
    ChooseTalon,
    ClaimRedeal,
    Exchange,
    GiveUp,
    LookAtCards,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.auction import Auction
from thousand_qt.engine.cards import Card, cards_of, mask_of
from thousand_qt.engine.deal import (
    Deal,
    DealEnd,
    Gift,
    Phase,
    RedealWindow,
    clockwise_from,
    leftover_cards,
    sitter_of,
)
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.events import (
    AuctionWon,
    BidMade,
    CardGiven,
    CardsDealt,
    CardsLookedAt,
    CardsPutAside,
    ContractSet,
    Event,
    GaveUp,
    Passed,
    RedealClaimed,
    TalonShown,
    TalonTaken,
)
from thousand_qt.engine.rights import (
    Moment,
    RedealReason,
    check_give_up,
    may_bid_in_the_dark,
    may_give_up,
    redeal_right,
)
from thousand_qt.engine.rules import GOLDEN_CONTRACT, GoldenRound, RaiseContract, Rules
from thousand_qt.engine.scoring import Standing

_SILENT_BELOW = -120
_TALON_SIZES = {2: (2, 2), 3: (3,), 4: (3,)}


def start_deal(
    rules: Rules, number: int, dealer: int, pack: tuple[Card, ...], standings: tuple[Standing, ...] = ()
) -> tuple[Deal, tuple[Event, ...]]:
    """Deal the pack in blocks: to the active players from the eldest hand on, the rest to talon or stock."""
    sitter = sitter_of(rules, dealer)
    seats = tuple((dealer + 1 + step) % rules.players for step in range(rules.players))
    order = tuple(seat for seat in seats if seat != sitter)
    hands = [0] * rules.players
    size = rules.hand_size
    for position, seat in enumerate(order):
        hands[seat] = mask_of(pack[position * size : (position + 1) * size])
    rest = pack[len(order) * size :]
    talons: tuple[tuple[Card, ...], ...] = ()
    if not rules.is_stock_game:
        first = _TALON_SIZES[rules.players][0]
        talons = tuple(rest[start : start + first] for start in range(0, len(rest), first))
    dealt = tuple(hands)
    golden = rules.golden_round is not GoldenRound.OFF and number <= rules.players
    may_be_dark = not golden and may_bid_in_the_dark(rules, standings, order[0])
    deal = Deal(
        number=number,
        dealer=dealer,
        sitter=sitter,
        order=order,
        dealt=dealt,
        hands=dealt,
        talons=talons,
        stock=rest if rules.is_stock_game else (),
        phase=Phase.DARK if may_be_dark else Phase.AUCTION,
        auction=_golden_auction(order) if golden else Auction(order, silent=_silent(rules, standings)),
        golden=golden,
    )
    event = CardsDealt(
        number=number,
        dealer=dealer,
        sitter=sitter,
        order=order,
        hand_sizes=tuple(hand.bit_count() for hand in dealt),
        talon_size=len(rest),
        hands=tuple(cards_of(hand) for hand in dealt),
        unseen=deal.unseen,
    )
    if may_be_dark:
        return deal, (event,)
    if rules.is_stock_game:
        return _start_play(rules, deal, order[0]), (event,)
    return _open_window(rules, deal, Moment.BEFORE_BIDDING, order), (event,)


def _golden_auction(order: tuple[int, ...]) -> Auction:
    """Return an auction in which the eldest hand says 120, and nobody else is asked."""
    return Auction(order[:1], fixed=GOLDEN_CONTRACT)


def _silent(rules: Rules, standings: tuple[Standing, ...]) -> tuple[int, ...]:
    if not rules.silence:
        return ()
    return tuple(seat for seat, standing in enumerate(standings) if standing.total < _SILENT_BELOW)


def legal_actions(rules: Rules, deal: Deal, standings: tuple[Standing, ...]) -> tuple[Action, ...]:
    """Return every action the seat in turn may take; never empty before the end of the deal."""
    seat = deal.turn
    if seat is None:
        return ()
    if deal.phase is Phase.PLAY:
        assert deal.play is not None
        plays = playing.legal_plays(rules, deal.play, deal.hands[seat])
        return (*plays, GiveUp(seat)) if _give_up_offered(rules, deal, standings) else plays
    if deal.phase is Phase.DARK:
        return LookAtCards(seat), BidInTheDark(seat)
    if deal.phase is Phase.REDEAL:
        return ClaimRedeal(seat), WaiveRedeal(seat)
    hand = deal.hands[seat]
    actions: list[Action] = []
    if deal.phase is Phase.AUCTION:
        if deal.auction.may_pass(rules):
            actions.append(Pass(seat))
        actions += [Bid(seat, amount) for amount in deal.auction.bids(rules, hand)]
    elif deal.phase is Phase.TALON:
        actions += [ChooseTalon(seat, talon) for talon in range(len(deal.talons))]
    elif deal.phase is Phase.CONTRACT:
        assert deal.contract is not None
        amounts = (deal.contract,) if deal.golden else bidding.contracts(rules, hand, deal.contract)
        actions += [SetContract(seat, amount) for amount in amounts]
    else:
        pairs = permutations if len(deal.order) > 2 else combinations
        actions += [Exchange(seat, pair) for pair in pairs(cards_of(hand), 2)]
    if _give_up_offered(rules, deal, standings):
        actions.append(GiveUp(seat))
    return tuple(actions)


def _give_up_offered(rules: Rules, deal: Deal, standings: tuple[Standing, ...]) -> bool:
    if deal.golden or deal.dark or not deal.before_first_lead or deal.declarer is None:
        return False
    return may_give_up(rules, standings[deal.declarer])


def apply_action(
    rules: Rules, deal: Deal, standings: tuple[Standing, ...], action: Action
) -> tuple[Deal, tuple[Event, ...]]:
    """Return the deal after the action and what happened; raises `IllegalAction` naming the broken rule."""
    seat = deal.turn
    if seat is None:
        raise IllegalAction(BrokenRule.WRONG_MOMENT)
    if action.seat != seat:
        raise IllegalAction(BrokenRule.NOT_YOUR_TURN)
    match action:
        case Play() if deal.phase is Phase.PLAY:
            return _play(rules, deal, action)
        case LookAtCards() | BidInTheDark() if deal.phase is Phase.DARK:
            return _open_auction(rules, deal, action)
        case Bid() | Pass() if deal.phase is Phase.AUCTION:
            return _bid(rules, deal, action) if isinstance(action, Bid) else _pass(rules, deal, action)
        case ChooseTalon() if deal.phase is Phase.TALON:
            return _show_talon(rules, deal, action.talon)
        case SetContract() if deal.phase is Phase.CONTRACT:
            return _set_contract(rules, deal, action)
        case Exchange() if deal.phase is Phase.EXCHANGE:
            return _exchange(rules, deal, action)
        case GiveUp() if deal.before_first_lead and seat == deal.declarer:
            return _give_up(rules, deal, standings[seat])
        case ClaimRedeal() | WaiveRedeal():
            if deal.window is None:
                raise IllegalAction(BrokenRule.NO_RIGHT_TO_REDEAL)
            return _answer(rules, deal, deal.window, action)
        case _:
            raise IllegalAction(BrokenRule.WRONG_MOMENT)


def _give_up(rules: Rules, deal: Deal, standing: Standing) -> tuple[Deal, tuple[Event, ...]]:
    assert deal.declarer is not None
    if deal.golden:
        raise IllegalAction(BrokenRule.NO_GIVE_UP_WHEN_GOLDEN)
    if deal.dark:
        raise IllegalAction(BrokenRule.NO_GIVE_UP_IN_THE_DARK)
    check_give_up(rules, standing)
    return _ended(deal, DealEnd.GIVEN_UP), (GaveUp(deal.declarer),)


def _ended(deal: Deal, end: DealEnd) -> Deal:
    return msgspec.structs.replace(deal, end=end, window=None)


# Redeal windows


def _open_window(rules: Rules, deal: Deal, moment: Moment, seats: tuple[int, ...]) -> Deal:
    """Ask those of `seats` who have a right to a new deal, in this order; go on when nobody has."""
    pending: list[tuple[int, RedealReason]] = []
    for seat in seats:
        reason = redeal_right(rules, moment, deal.hands[seat])
        if reason is not None:
            pending.append((seat, reason))
    if pending:
        window = RedealWindow(moment, tuple(pending))
        return msgspec.structs.replace(deal, phase=Phase.REDEAL, window=window)
    return _after_hand_window(rules, deal, moment)


def _after_hand_window(rules: Rules, deal: Deal, moment: Moment) -> Deal:
    if moment is Moment.BEFORE_BIDDING:
        return msgspec.structs.replace(deal, phase=Phase.AUCTION, window=None)
    assert deal.declarer is not None
    return _start_play(rules, msgspec.structs.replace(deal, window=None), deal.declarer)


def _answer(
    rules: Rules, deal: Deal, window: RedealWindow, action: ClaimRedeal | WaiveRedeal
) -> tuple[Deal, tuple[Event, ...]]:
    return (
        _claim(deal, window, action.seat) if isinstance(action, ClaimRedeal) else _waive(rules, deal, window)
    )


def _claim(deal: Deal, window: RedealWindow, seat: int) -> tuple[Deal, tuple[Event, ...]]:
    reason = window.pending[0][1]
    if reason in (RedealReason.WEAK_TALON, RedealReason.TWO_NINES_TALON):
        assert deal.shown_talon is not None
        proof = deal.talons[deal.shown_talon]
    elif reason is RedealReason.FOUR_NINES:
        proof = tuple(card for card in cards_of(deal.hands[seat]) if card.rank == "9")
    else:
        proof = cards_of(deal.hands[seat])
    return _ended(deal, DealEnd.REDEALT), (RedealClaimed(seat, reason, proof),)


def _waive(rules: Rules, deal: Deal, window: RedealWindow) -> tuple[Deal, tuple[Event, ...]]:
    if len(window.pending) > 1:
        rest = RedealWindow(window.moment, window.pending[1:])
        return msgspec.structs.replace(deal, window=rest), ()
    if window.moment is Moment.TALON_SHOWN:
        deal = msgspec.structs.replace(deal, window=None)
        if deal.talon_hidden:
            return msgspec.structs.replace(deal, phase=after_the_talon(rules)), ()
        return _take_talon(rules, deal)
    return _after_hand_window(rules, deal, window.moment), ()


# Auction, talon, contract, exchange


def _open_auction(
    rules: Rules, deal: Deal, action: LookAtCards | BidInTheDark
) -> tuple[Deal, tuple[Event, ...]]:
    """Begin with a bid in the dark or without one; rights of hands come next, but of those that are known."""
    seats = deal.order
    event: Event = _looked(deal)
    if isinstance(action, BidInTheDark):
        seats = seats[1:]
        event = BidMade(action.seat, action.amount, dark=True)
        auction = deal.auction.after_bid(action.seat, action.amount)
        deal = msgspec.structs.replace(deal, auction=auction, dark=True)
    return _open_window(rules, deal, Moment.BEFORE_BIDDING, seats), (event,)


def _looked(deal: Deal) -> CardsLookedAt:
    """Return the event of the eldest hand looking at his cards."""
    eldest = deal.order[0]
    return CardsLookedAt(eldest, cards_of(deal.hands[eldest]))


def _bid(rules: Rules, deal: Deal, action: Bid) -> tuple[Deal, tuple[Event, ...]]:
    deal.auction.check_bid(rules, deal.hands[action.seat], action.amount)
    after = deal.auction.after_bid(action.seat, action.amount)
    bid = BidMade(action.seat, action.amount)
    if not deal.dark:
        return _after_call(rules, deal, after, bid)
    looked = _looked(deal)
    deal, events = _after_call(rules, msgspec.structs.replace(deal, dark=False), after, bid)
    return deal, (events[0], looked, *events[1:])


def _pass(rules: Rules, deal: Deal, action: Pass) -> tuple[Deal, tuple[Event, ...]]:
    if not deal.auction.may_pass(rules):
        raise IllegalAction(BrokenRule.MUST_OPEN)
    return _after_call(rules, deal, deal.auction.after_pass(action.seat), Passed(action.seat))


def _after_call(rules: Rules, deal: Deal, auction: Auction, event: Event) -> tuple[Deal, tuple[Event, ...]]:
    if not auction.is_over:
        return msgspec.structs.replace(deal, auction=auction), (event,)
    assert auction.bidder is not None
    won: tuple[Event, ...] = (AuctionWon(auction.bidder, auction.high),)
    if deal.dark:
        won = (*won, _looked(deal))
    deal = msgspec.structs.replace(
        deal, auction=auction, declarer=auction.bidder, contract=auction.high, phase=Phase.TALON
    )
    if len(deal.talons) > 1:
        return deal, (event, *won)
    deal, events = _show_talon(rules, deal, 0)
    return deal, (event, *won, *events)


def _show_talon(rules: Rules, deal: Deal, talon: int) -> tuple[Deal, tuple[Event, ...]]:
    """Turn a talon up for all; a weak one gives the declarer a right to a new deal before taking it (A45)."""
    if not 0 <= talon < len(deal.talons):
        raise IllegalAction(BrokenRule.NO_SUCH_TALON)
    cards = deal.talons[talon]
    forced_100 = deal.auction.is_forced_100(rules)
    hidden = rules.hidden_talon_at_100 and forced_100
    deal = msgspec.structs.replace(deal, shown_talon=talon, talon_hidden=hidden)
    reason = redeal_right(rules, Moment.TALON_SHOWN, mask_of(cards), forced_100=forced_100)
    declarer = deal.declarer
    assert declarer is not None
    events: tuple[Event, ...] = (TalonShown(talon, cards, declarer if hidden else None),)
    if reason is None or hidden:  # a hidden talon is taken first: that its taker is asked is a secret, too
        deal, taken = _take_talon(rules, deal)
        events = (*events, *taken)
    if reason is not None:
        window = RedealWindow(Moment.TALON_SHOWN, ((declarer, reason),))
        deal = msgspec.structs.replace(deal, phase=Phase.REDEAL, window=window)
    return deal, events


def _take_talon(rules: Rules, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    assert deal.declarer is not None and deal.shown_talon is not None
    cards = deal.talons[deal.shown_talon]
    hands = _with_hand(deal.hands, deal.declarer, deal.hands[deal.declarer] | mask_of(cards))
    taken = TalonTaken(deal.declarer, cards, deal.talon_hidden)
    return msgspec.structs.replace(deal, hands=hands, phase=after_the_talon(rules)), (taken,)


def after_the_talon(rules: Rules) -> Phase:
    """Return what a deal waits for once the talon has been taken."""
    before = rules.raise_contract is RaiseContract.BEFORE_EXCHANGE
    return Phase.CONTRACT if before else Phase.EXCHANGE


def _set_contract(rules: Rules, deal: Deal, action: SetContract) -> tuple[Deal, tuple[Event, ...]]:
    assert deal.contract is not None
    if deal.golden and action.amount != deal.contract:
        raise IllegalAction(BrokenRule.GOLDEN_CONTRACT, amount=deal.contract)
    bidding.check_contract(rules, deal.hands[action.seat], deal.contract, action.amount)
    deal = msgspec.structs.replace(deal, contract=action.amount, contract_named=True)
    if rules.raise_contract is RaiseContract.BEFORE_EXCHANGE:
        deal = msgspec.structs.replace(deal, phase=Phase.EXCHANGE)
    else:
        deal = _before_play(rules, deal)
    return deal, (ContractSet(action.seat, action.amount),)


def _exchange(rules: Rules, deal: Deal, action: Exchange) -> tuple[Deal, tuple[Event, ...]]:
    seat = action.seat
    first, second = action.cards
    if first is second:
        raise IllegalAction(BrokenRule.TWO_DIFFERENT_CARDS)
    for card in action.cards:
        if not deal.hands[seat] & card.bit:
            raise IllegalAction(BrokenRule.CARD_NOT_HELD, card=card)
    hands = _with_hand(deal.hands, seat, deal.hands[seat] & ~(first.bit | second.bit))
    others = clockwise_from(deal.order, seat)[1:]
    events: tuple[Event, ...]
    if len(others) == 1:
        gifts = (Gift(seat, None, first), Gift(seat, None, second))
        events = (CardsPutAside(seat, 2, action.cards),)
    else:
        gifts = (Gift(seat, others[0], first), Gift(seat, others[1], second))
        for receiver, card in zip(others, action.cards, strict=True):
            hands = _with_hand(hands, receiver, hands[receiver] | card.bit)
        events = (CardGiven(seat, others[0], first), CardGiven(seat, others[1], second))
    deal = msgspec.structs.replace(deal, hands=hands, gifts=gifts)
    if rules.raise_contract is RaiseContract.AFTER_EXCHANGE:
        return msgspec.structs.replace(deal, phase=Phase.CONTRACT), events
    return _before_play(rules, deal), events


def _before_play(rules: Rules, deal: Deal) -> Deal:
    assert deal.declarer is not None
    return _open_window(rules, deal, Moment.AFTER_EXCHANGE, clockwise_from(deal.order, deal.declarer))


def _with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


# Tricks


def _start_play(rules: Rules, deal: Deal, leader: int) -> Deal:
    play = playing.start(rules, clockwise_from(deal.order, leader), deal.stock)
    return msgspec.structs.replace(deal, phase=Phase.PLAY, play=play)


def _play(rules: Rules, deal: Deal, action: Play) -> tuple[Deal, tuple[Event, ...]]:
    assert deal.play is not None
    play, hands, events = playing.play_card(rules, deal.play, deal.hands, action)
    if any(hands):
        return msgspec.structs.replace(deal, play=play, hands=hands), events
    event = playing.leftover_taken(rules, play, leftover_cards(deal))
    ended = msgspec.structs.replace(deal, play=play, hands=hands, end=DealEnd.PLAYED)
    return ended, events if event is None else (*events, event)
