"""What one seat may know of a match, as a type. Computer players and the table get views and nothing else."""

from __future__ import annotations

import msgspec

from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.auction import Call
from thousand_qt.engine.cards import Card, Suit, cards_of
from thousand_qt.engine.deal import Deal, Phase
from thousand_qt.engine.dealing import after_the_talon
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rights import Moment, RedealReason
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Outcome, Standing
from thousand_qt.engine.tricks import Declaration, PlayedCard, Trick, trick_winner


class KnownGift(msgspec.Struct, frozen=True):
    """A card given by the declarer, as one seat knows it.

    `receiver` is None for a card put aside face down (two players); `card` is None when this seat did not see
    it.
    """

    giver: int
    receiver: int | None
    card: Card | None


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the player at `seat` sees and remembers. Seats are 0-3, points are points.

    Between deals (`phase` DEALING or OVER) the fields of the deal have their empty values; `results` holds
    the finished deals, which are public.
    """

    seat: int
    onlooker: bool = False
    """Whether this is the table as somebody sees it who stands behind `seat` and knows no hand at all."""
    rules: Rules
    phase: Phase
    turn: int | None
    """The seat to act; `CHANCE` when the cards are to be dealt; None when the match is over.

    While another seat is quietly asked whether it claims a new deal, phase and turn are those that follow."""
    legal_actions: tuple[Action, ...] = ()
    """What this seat may do now; empty when it is not its turn, or not yet."""
    standings: tuple[Standing, ...]
    results: tuple[DealResult, ...]
    outcome: Outcome | None

    dealer: int
    number: int = 0
    sitter: int | None = None
    order: tuple[int, ...] = ()
    """Active seats clockwise from the eldest hand."""
    hand: tuple[Card, ...] = ()
    """The cards of this seat; empty as long as it has not looked at them (`hand_sizes` counts them)."""
    hand_sizes: tuple[int, ...] = ()
    redeal_reason: RedealReason | None = None
    """Why this seat may claim a new deal now."""
    redeal_moment: Moment | None = None

    calls: tuple[Call, ...] = ()
    high_bid: int = 0
    bidder: int | None = None
    declarer: int | None = None
    contract: int | None = None
    """The winning bid until the declarer names a contract (`contract_named`)."""
    contract_named: bool = False
    golden: bool = False
    """A deal of the golden round: 120 without an auction, and everything double."""
    dark: bool = False
    """The highest bid was made without looking at the cards, and counts double for who made it."""

    talon: tuple[Card, ...] = ()
    """The talon once it has been turned up for this seat, also after it was taken."""
    shown_talon: int | None = None
    talon_sizes: tuple[int, ...] = ()
    """Cards still lying on the table in each talon."""
    gifts: tuple[KnownGift, ...] = ()

    trick: tuple[PlayedCard, ...] = ()
    trump: Suit | None = None
    tricks: tuple[Trick, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    card_points: tuple[int, ...] = ()
    """Card points taken in tricks, by seat."""
    marriage_points: tuple[int, ...] = ()
    stock_size: int = 0

    @property
    def is_my_turn(self) -> bool:
        return self.turn == self.seat and not self.onlooker

    @property
    def winning_card(self) -> PlayedCard | None:
        """The card winning the current trick so far."""
        if not self.trick:
            return None
        return self.trick[trick_winner(tuple(played.card for played in self.trick), self.trump)]


def view_of(state: MatchState, seat: int) -> PlayerView:
    """Return what the player at `seat` may know; raises ValueError for a seat the table does not have."""
    return _view(state, seat, seat)


def onlooker_view(state: MatchState, seat: int) -> PlayerView:
    """Return what everybody may know, seen from the place of `seat`; raises ValueError as `view_of`."""
    return _view(state, seat, None)


def _view(state: MatchState, seat: int, knows: int | None) -> PlayerView:
    """Return the table from the place of `seat` with what the player `knows` knows, who sits there."""
    if not 0 <= seat < state.rules.players:
        raise ValueError(f"seat {seat}: expected 0 to {state.rules.players - 1}")
    deal = state.deal
    if deal is None:
        return PlayerView(
            seat=seat,
            onlooker=knows is None,
            rules=state.rules,
            phase=state.phase,
            turn=None if state.outcome is not None else CHANCE,
            standings=state.standings,
            results=state.results,
            outcome=state.outcome,
            dealer=state.dealer,
        )
    phase, turn = deal.phase, deal.turn
    reason: RedealReason | None = None
    moment: Moment | None = None
    if deal.window is not None:
        asked, reason = deal.window.pending[0]
        moment = deal.window.moment
        if asked != knows:
            reason = None
            if moment is not Moment.TALON_SHOWN or deal.talon_hidden:  # a talon all have seen is no secret
                # That somebody is asked would tell the others what he holds: they see what comes afterwards.
                phase, turn = _after_the_window(state.rules, deal, moment)
                moment = None
    play = deal.play
    nothing = (0,) * state.rules.players
    return PlayerView(
        seat=seat,
        onlooker=knows is None,
        rules=state.rules,
        phase=phase,
        turn=turn,
        legal_actions=state.legal_actions() if deal.turn == knows else (),
        standings=state.standings,
        results=state.results,
        outcome=None,
        dealer=deal.dealer,
        number=deal.number,
        sitter=deal.sitter,
        order=deal.order,
        hand=() if knows is None or knows == deal.unseen else cards_of(deal.hands[knows]),
        hand_sizes=tuple([hand.bit_count() for hand in deal.hands]),
        redeal_reason=reason,
        redeal_moment=moment,
        calls=deal.auction.calls,
        high_bid=deal.auction.high,
        bidder=deal.auction.bidder,
        declarer=deal.declarer,
        contract=deal.contract,
        contract_named=deal.contract_named,
        golden=deal.golden,
        dark=deal.dark,
        talon=_known_talon(deal, knows),
        shown_talon=deal.shown_talon,
        talon_sizes=_talon_sizes(deal),
        gifts=_known_gifts(deal, knows),
        trick=play.trick if play else (),
        trump=play.trump if play else None,
        tricks=play.tricks if play else (),
        declarations=play.declarations if play else (),
        card_points=play.card_points if play else nothing,
        marriage_points=play.marriage_points if play else nothing,
        stock_size=len(play.stock) if play else len(deal.stock),
    )


def _known_talon(deal: Deal, knows: int | None) -> tuple[Card, ...]:
    if deal.shown_talon is None or (deal.talon_hidden and knows != deal.declarer):
        return ()
    return deal.talons[deal.shown_talon]


def _after_the_window(rules: Rules, deal: Deal, moment: Moment) -> tuple[Phase, int | None]:
    """Return what a deal waits for once a redeal window has closed without a claim."""
    if moment is Moment.BEFORE_BIDDING:
        return Phase.AUCTION, deal.auction.waiting[0]
    if moment is Moment.TALON_SHOWN:
        return after_the_talon(rules), deal.declarer
    return Phase.PLAY, deal.declarer


def _talon_sizes(deal: Deal) -> tuple[int, ...]:
    waiting = (Phase.DARK, Phase.AUCTION, Phase.TALON, Phase.REDEAL)
    taken = deal.shown_talon if deal.phase not in waiting else None
    if deal.talon_hidden or (deal.window is not None and deal.window.moment is Moment.AFTER_EXCHANGE):
        taken = deal.shown_talon
    return tuple([0 if index == taken else len(talon) for index, talon in enumerate(deal.talons)])


def _known_gifts(deal: Deal, seat: int | None) -> tuple[KnownGift, ...]:
    if not deal.gifts:
        return ()
    return tuple(
        [
            KnownGift(
                gift.giver,
                gift.receiver,
                gift.card if seat is not None and seat in (gift.giver, gift.receiver) else None,
            )
            for gift in deal.gifts
        ]
    )
