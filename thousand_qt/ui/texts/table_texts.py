"""What is written on the table: name plates, bubbles, contract, trump, and what the player is asked to do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import Event
from thousand_qt.engine.rights import RedealReason
from thousand_qt.engine.rules import GOLDEN_CONTRACT, LeftoverCards
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts import events
from thousand_qt.ui.texts.cards import card_name, suit_name, trump_line
from thousand_qt.ui.texts.scoring import why_won


class TableTexts:
    """The texts of one table; asks for each sentence anew, so that a new language shows at the next call."""

    def __init__(self, names: Sequence[str]) -> None:
        """Take the players' names by seat."""
        self._names = tuple(names)

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    def set_names(self, names: Sequence[str]) -> None:
        """Take the names of other players, for another match."""
        self._names = tuple(names)

    def name(self, seat: int) -> str:
        """Return the player's name as it was given."""
        return self._names[seat]

    def seat_caption(self, view: PlayerView, seat: int) -> str:
        """Return the second line of a name plate: role and tricks, or the last call of the auction."""
        if view.phase in (Phase.DEALING, Phase.OVER):
            return self.barrel_caption(view, seat) or ""
        if seat == view.sitter:
            #: A player's name plate: with four players one sits out each deal.
            return QCoreApplication.translate("Table", "sits out")
        if view.declarer is None and not view.rules.is_stock_game:
            return _auction_caption(view, seat)
        tricks = sum(trick.winner == seat for trick in view.tricks)
        if not view.tricks:
            if seat == view.declarer:
                #: A player's name plate: the one who plays the contract.
                return QCoreApplication.translate("Table", "declarer")
            return self.barrel_caption(view, seat) or ""
        return QCoreApplication.translate("Table", "%n trick(s)", "", tricks)

    def barrel_caption(self, view: PlayerView, seat: int) -> str | None:
        """Return which of the deals on the barrel this is for a player; None when not on it."""
        hands = view.standings[seat].barrel_hands
        if hands is None:
            return None
        deals = view.rules.barrel_deals
        if not deals:
            #: A player's name plate: there is no limit to the deals on the barrel.
            return QCoreApplication.translate("Table", "on the barrel: deal {number}").format(
                number=hands + 1
            )
        #: A player's name plate; {number} is 1, 2 or 3.
        return QCoreApplication.translate("Table", "on the barrel: deal {number} of {most}").format(
            number=min(hands + 1, deals), most=deals
        )

    def bubble(self, event: Event) -> str | None:
        """Return what the acting player says aloud, or None."""
        return events.bubble(event)

    def log_line(self, event: Event) -> str | None:
        """Return the event as a line of the log, or None."""
        return events.log_line(event, self._names)

    def status(self, view: PlayerView) -> str:
        """Return what the table waits for: what the viewer is asked to do, or who is thinking."""
        if view.phase is Phase.OVER:
            return why_won(view, self._names)
        if view.phase is Phase.DEALING:
            if view.results:
                return QCoreApplication.translate("Table", "Deal {number} is over").format(
                    number=view.results[-1].number
                )
            return QCoreApplication.translate("Table", "The cards are being dealt")
        if view.turn is not None and not view.is_my_turn:
            return QCoreApplication.translate("Table", "{name} is thinking…").format(
                name=self._names[view.turn]
            )
        return _my_status(view)

    def contract_title(self, view: PlayerView) -> str:
        """Return the headline of the deal: the bidding so far, then who plays what."""
        if view.rules.is_stock_game:
            return _stock_title(view)
        if view.phase in (Phase.DEALING, Phase.OVER):
            return ""
        if view.golden:
            #: The headline of the table in the first deals, where each player in turn has to play 120.
            return QCoreApplication.translate("Table", "Golden round: {name} plays {amount}").format(
                name=self._names[view.order[0]], amount=view.high_bid or GOLDEN_CONTRACT
            )
        if view.declarer is None:
            return self._bidding_title(view)
        if view.dark:
            #: The headline of the table: a bid made without having looked at the cards counts double.
            text = QCoreApplication.translate("Table", "In the dark, for double: {name} plays {amount}")
            return text.format(name=self._names[view.declarer], amount=view.contract)
        mine = view.declarer == view.seat and not view.onlooker
        if not view.contract_named:
            if mine:
                return QCoreApplication.translate("Table", "You win the bidding at {amount}").format(
                    amount=view.contract
                )
            return QCoreApplication.translate("Table", "{name} wins the bidding at {amount}").format(
                name=self._names[view.declarer], amount=view.contract
            )
        if mine:
            return QCoreApplication.translate("Table", "You play {amount}").format(amount=view.contract)
        return QCoreApplication.translate("Table", "{name} plays {amount}").format(
            name=self._names[view.declarer], amount=view.contract
        )

    def _bidding_title(self, view: PlayerView) -> str:
        if view.bidder is None:
            #: The headline of the table before the first bid.
            return QCoreApplication.translate("Table", "Bidding")
        if view.dark:
            #: The headline of the table: {name} has bid {amount} without having looked at the cards.
            return QCoreApplication.translate("Table", "In the dark: {name} is at {amount}").format(
                name=self._names[view.bidder], amount=view.high_bid
            )
        if view.bidder == view.seat and not view.onlooker:
            return QCoreApplication.translate("Table", "Bidding: you are at {amount}").format(
                amount=view.high_bid
            )
        return QCoreApplication.translate("Table", "Bidding: {name} is at {amount}").format(
            name=self._names[view.bidder], amount=view.high_bid
        )

    def trump_name(self, view: PlayerView) -> str:
        """Return the trump suit's name, such as "hearts"; empty when there is no trump."""
        return "" if view.trump is None else suit_name(view.trump)

    def trump_line(self, view: PlayerView) -> str:
        """Return "Trump: hearts" or "No trump"."""
        return trump_line(view.trump)

    def taken(self, view: PlayerView, seat: int) -> str:
        """Return the points taken with marriages; for the declarer "74 of 120". Before the play: empty."""
        if view.phase is not Phase.PLAY:
            return ""
        points = sum(of_seat[seat] for of_seat in (view.card_points, view.marriage_points) if of_seat)
        if seat == view.declarer and view.contract is not None:
            #: Points taken so far and points the contract needs.
            return QCoreApplication.translate("Table", "{points} of {contract}").format(
                points=points, contract=view.contract
            )
        return QCoreApplication.translate("Table", "%n point(s)", "", points)

    def trick_number(self, view: PlayerView) -> str:
        """Return "Trick 3 of 8"; empty before the first lead can be made."""
        if view.phase is not Phase.PLAY:
            return ""
        most = view.rules.tricks_in_deal
        return QCoreApplication.translate("Table", "Trick {number} of {most}").format(
            number=min(len(view.tricks) + 1, most), most=most
        )

    def stock(self, count: int, drawer: int | None) -> str:
        """Return how many cards are left to draw, or who draws one just now."""
        if drawer is not None:
            #: Under the stock two players draw from; {count} is how many cards are left.
            return QCoreApplication.translate("Table", "{name} draws: {count}").format(
                name=self._names[drawer], count=count
            )
        return QCoreApplication.translate("Table", "%n card(s) to draw", "", count)

    def leftover(self, view: PlayerView) -> str:
        """Return what becomes of the other talon and the cards put aside."""
        if view.rules.leftover_cards is LeftoverCards.LAST_TRICK:
            #: Under four cards nobody plays: two players with two talons.
            return QCoreApplication.translate("Table", "for the last trick")
        #: Under four cards nobody plays: two players with two talons.
        return QCoreApplication.translate("Table", "for nobody")

    def put_aside(self) -> str:
        """Return what stands in the place of a card that two players put aside."""
        #: On an empty place for a card: two players, the declarer lays two cards aside.
        return QCoreApplication.translate("Table", "aside")

    def card_name(self, card: Card) -> str:
        """Return "ace of hearts"."""
        return card_name(card)


def _stock_title(view: PlayerView) -> str:
    """Return how the points of the deal stand, the viewer's first; at its beginning whose they are."""
    if view.phase is not Phase.PLAY or not view.tricks:
        return QCoreApplication.translate("Table", "Everyone keeps their own score")
    first = 1 if view.seat == 1 else 0  # in a replay the seat may be nobody's
    mine, other = (view.card_points[seat] + view.marriage_points[seat] for seat in (first, 1 - first))
    #: The points two players have in the deal so far, such as "43 : 94".
    return QCoreApplication.translate("Table", "{mine} : {other}").format(mine=mine, other=other)


def _auction_caption(view: PlayerView, seat: int) -> str:
    calls = [call for call in view.calls if call.seat == seat]
    if calls:
        if calls[-1].amount is None:
            #: A player's name plate: this player is out of the bidding.
            return QCoreApplication.translate("Table", "pass")
        #: A player's name plate: this player's last bid.
        return QCoreApplication.translate("Table", "bid {amount}").format(amount=calls[-1].amount)
    if seat == view.dealer:
        return QCoreApplication.translate("Table", "dealer")
    return ""


def _my_status(view: PlayerView) -> str:
    match view.phase:
        case Phase.DARK:
            return QCoreApplication.translate("Table", "Your turn: bid in the dark, or look at your cards")
        case Phase.REDEAL:
            return _redeal_status(view)
        case Phase.AUCTION:
            if view.golden:
                return QCoreApplication.translate("Table", "Your turn in the golden round: take the talon")
            if view.high_bid == 0 and view.bidder is None:
                return QCoreApplication.translate("Table", "Your turn: open the bidding")
            return QCoreApplication.translate("Table", "Your turn: bid or pass")
        case Phase.TALON:
            return QCoreApplication.translate("Table", "Choose one of the two talons")
        case Phase.CONTRACT:
            return QCoreApplication.translate("Table", "Name your contract")
        case Phase.EXCHANGE:
            if len(view.order) > 2:
                return QCoreApplication.translate("Table", "Choose a card for each opponent")
            return QCoreApplication.translate("Table", "Choose two cards to put aside")
        case _:
            if view.trick:
                return QCoreApplication.translate("Table", "Your turn: play a card")
            return QCoreApplication.translate("Table", "Your turn: lead to the trick")


def _redeal_status(view: PlayerView) -> str:
    if view.redeal_reason is RedealReason.TWO_NINES_TALON:
        return QCoreApplication.translate("Table", "The talon has two nines: you may ask for a new deal")
    if view.redeal_reason is RedealReason.WEAK_TALON:
        return QCoreApplication.translate("Table", "The talon is weak: you may ask for a new deal")
    return QCoreApplication.translate("Table", "You may ask for a new deal")
