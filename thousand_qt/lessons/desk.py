"""The table of a lesson: lays prepared deals, moves the other players, and keeps what there is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from thousand_qt.engine.actions import (
    Action,
    Bid,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    LookAtCards,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import Card, Suit, marriages_in, mask_of
from thousand_qt.engine.deal import Phase, sitter_of
from thousand_qt.engine.events import DealResult, Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import GoldenRound, Rules
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.tricks import Trick, declaration_points
from thousand_qt.engine.view import PlayerView, view_of
from thousand_qt.lessons.prepared import Form, Hands, Prepared, form_of
from thousand_qt.lessons.script import ME, Player

_MOST_ACTIONS = 200
"""More than any deal has: a script that waits for what never comes is found out."""


class Unplayable(Exception):  # noqa: N818 - what it says of a lesson
    """A lesson cannot be given by these rules; the message says where it stops."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A deal was laid on the table, with everything that has happened in it before the lesson begins."""

    view: PlayerView


@dataclass(frozen=True, slots=True)
class Happened:
    """Somebody did something: the events as the learner sees them, and the table afterwards."""

    events: tuple[Event, ...]
    view: PlayerView


Shown = Laid | Happened


class Desk:
    """Where one lesson is given.

    Attributes:
        rules: By which it is played.
        state: The match as it stands; of the prepared deal alone.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state = MatchState.new(rules, 0)
        self._hands: Hands | None = None
        self._active: tuple[int, ...] = tuple(range(rules.players))
        self._declarer = ME
        self._raises: dict[int, int] = {}
        self._contract = 0
        self._answers_windows = False
        self._shown: list[Shown] = []

    # What there is to be seen

    def drain(self) -> tuple[Shown, ...]:
        """Return what has happened since this was asked last."""
        shown, self._shown = tuple(self._shown), []
        return shown

    @property
    def view(self) -> PlayerView:
        return view_of(self.state, ME)

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.view.hand

    @property
    def form(self) -> Form:
        return form_of(self.rules)

    @property
    def last_trick(self) -> Trick:
        """The last finished trick of the deal."""
        return self.view.tricks[-1]

    @property
    def result(self) -> DealResult:
        """The deal that is over."""
        if not self.state.results:
            raise Unplayable("the deal is not over")
        return self.state.results[-1]

    @property
    def hands(self) -> Hands:
        """The deal that was laid last."""
        if self._hands is None:
            raise Unplayable("no deal has been laid")
        return self._hands

    def player(self, place: int) -> Player:
        """Return who sits so many places clockwise from the learner, of those who play this deal."""
        return Player(self._active[place])

    def value(self, suit: Suit) -> int:
        """Return what the marriage of a suit brings at this table, in points."""
        return declaration_points(self.rules, suit.marriage_mask, Card(f"Q{suit}"))

    def promise(self) -> tuple[int, int]:
        """Return what the hand can promise: its marriages, and the cards that nobody can beat, in points."""
        hand = mask_of(self.hand)
        cards = 0
        for suit in {card.suit for card in self.hand}:
            for rank in "ATKQJ9":
                card = Card(f"{rank}{suit}")
                if not hand & card.bit:
                    break
                cards += card.points
        return sum(self.value(suit) for suit in marriages_in(hand)), cards

    # Laying a deal

    def lay(
        self,
        prepared: Prepared,
        *,
        eldest: int = 0,
        declarer: int | None = None,
        raises: tuple[int, ...] = (),
        mine: Standing | None = None,
        others: int = 0,
        contract: int = 0,
        until: Callable[[Desk], bool],
    ) -> None:
        """Lay a deal and let it be played, unseen, until something is true of this table.

        Args:
            prepared: The cards, by the form of the game.
            eldest: Who is asked first, in places clockwise from the learner.
            declarer: Who will win the auction when nobody raises; the eldest if nothing else is said.
            raises: How often each player, in places from the learner, raises the bid of another.
            mine, others: How the learner stands in the match, and the others' points.
            contract: What the declarer plays for, if the rules allow it, else as much as they do.
            until: Where the lesson begins.

        Raises `Unplayable` when there is no such deal in this form, or the moment never comes.
        """
        hands = prepared.get(self.form)
        if hands is None:
            raise Unplayable(f"no deal for {self.form}")
        self._hands = hands
        dealer, self._active = _seating(self.rules, len(hands.hands), eldest)
        self._declarer = self._active[eldest if declarer is None else declarer]
        self._raises = {self._active[place]: count for place, count in enumerate(raises)}
        self._contract = contract
        standings = tuple(
            (mine or Standing()) if seat == ME else Standing(total=others)
            for seat in range(self.rules.players)
        )
        golden = self.rules.golden_round is not GoldenRound.OFF
        self.state = msgspec.structs.replace(
            MatchState.new(self.rules, dealer),
            standings=standings,
            earlier=self.rules.players if golden else 0,
            earlier_made=golden,
        )
        by_seat = dict(zip(self._active, hands.hands, strict=True))
        first = self._active.index(self._active[eldest])
        order = self._active[first:] + self._active[:first]
        pack = tuple(card for seat in order for card in by_seat[seat]) + hands.rest
        self.state = self.state.apply(DealCards(pack))[0]
        for _ in range(_MOST_ACTIONS):
            if until(self):
                break
            if self.state.deal is None:
                raise Unplayable("the deal is over before the lesson begins")
            self.state = self.state.apply(self._choose())[0]
        else:
            raise Unplayable("the lesson's beginning never comes")
        self._shown.append(Laid(self.view))

    # Going on

    def do(self, action: Action) -> None:
        """Do this for whoever is next, and let it be seen; raises `IllegalAction`."""
        self.state, events = self.state.apply(action)
        seen = tuple(event for event in (event.seen_by(ME) for event in events) if event is not None)
        self._shown.append(Happened(seen, self.view))

    def answer(self) -> None:
        """Let the others go on after the learner, as far as the trick or this part of the deal."""
        phase = self.state.phase
        while self.state.phase is phase and not self._is_mine and not self._between_tricks:
            self.do(self._choose())

    def go_on(self) -> None:
        """Let the others play until it is the learner's turn, or the deal is over."""
        while self.state.deal is not None and not self._is_mine:
            self.do(self._choose())

    def finish(self) -> None:
        """Let all, the learner too, play the deal to its end."""
        while self.state.deal is not None:
            self.do(self._choose())

    def advance(self, until: Callable[[Desk], bool]) -> None:
        """Let all, the learner too, go on until something is true of this table."""
        for _ in range(_MOST_ACTIONS):
            if until(self):
                return
            if self.state.deal is None:
                break
            self.do(self._choose())
        raise Unplayable("the moment never comes")

    def legal(self, wanted: Callable[[Action], bool]) -> tuple[Action, ...]:
        """Return the legal actions that are wanted; raises `Unplayable` when there is none."""
        found = tuple(action for action in self.state.legal_actions() if wanted(action))
        if not found or self.state.turn != ME:
            raise Unplayable("the learner can do nothing of what is wanted")
        return found

    def plays(self, cards: Iterable[Card], *, declare: bool = False) -> tuple[Action, ...]:
        """Return the plays of those of these cards that are legal, in this order."""
        legal = self.state.legal_actions()
        found = tuple(play for play in (Play(ME, card, declare) for card in cards) if play in legal)
        if not found:
            raise Unplayable("none of the cards may be played")
        return found

    # How the others play, and the learner where nothing is to be learned

    @property
    def _is_mine(self) -> bool:
        return self.state.turn == ME and self.state.phase is not Phase.REDEAL

    @property
    def _between_tricks(self) -> bool:
        deal = self.state.deal
        return deal is None or (deal.play is not None and not deal.play.trick and bool(deal.play.tricks))

    def _choose(self) -> Action:
        legal = self.state.legal_actions()
        seat = self.state.turn
        match self.state.phase:
            case Phase.DARK:
                return next(action for action in legal if isinstance(action, LookAtCards))
            case Phase.REDEAL:
                return next(action for action in legal if isinstance(action, WaiveRedeal))
            case Phase.AUCTION:
                return self._call(legal, seat)
            case Phase.TALON:
                return next(action for action in legal if isinstance(action, ChooseTalon))
            case Phase.EXCHANGE:
                return self._exchange(legal)
            case Phase.CONTRACT:
                amounts = [action for action in legal if isinstance(action, SetContract)]
                fitting = [action for action in amounts if action.amount <= self._contract]
                return fitting[-1] if fitting else amounts[0]
            case _:
                return self._play(legal)

    def _call(self, legal: tuple[Action, ...], seat: int | None) -> Action:
        passing = next((action for action in legal if isinstance(action, Pass)), None)
        bid = next((action for action in legal if isinstance(action, Bid)), None)
        view = self.state.deal
        assert seat is not None and view is not None
        wants = (seat == self._declarer and not view.auction.high) or self._raises.get(seat, 0) > 0
        if bid is not None and (wants or passing is None):
            if view.auction.high:
                self._raises[seat] = self._raises.get(seat, 0) - 1
            return bid
        if passing is None:
            raise Unplayable("nobody can call")
        return passing

    def _exchange(self, legal: tuple[Action, ...]) -> Action:
        exchanges = [action for action in legal if isinstance(action, Exchange)]
        gives = self.hands.gives
        for action in exchanges:
            if action.cards == gives:
                return action
        for action in exchanges:  # two players put aside in any order
            if set(action.cards) == set(gives):
                return action
        return min(exchanges, key=lambda action: sum(card.points for card in action.cards))

    def _play(self, legal: tuple[Action, ...]) -> Action:
        plays = {str(action): action for action in legal if isinstance(action, Play)}
        for word in self.hands.plays:
            card = word.removesuffix("!")
            action = plays.get(f"play {card} declare" if word.endswith("!") else f"play {card}")
            if action is not None:
                return action
        silent = [action for action in plays.values() if not action.declare]
        return min(silent, key=lambda action: (action.card.points, action.card.index))


def _seating(rules: Rules, players: int, eldest: int) -> tuple[int, tuple[int, ...]]:
    """Return who deals, and the seats of those who play clockwise from the learner."""
    for dealer in range(rules.players):
        sitter = sitter_of(rules, dealer)
        seats = tuple(seat for seat in range(rules.players) if seat != sitter)
        clockwise = [(dealer + 1 + step) % rules.players for step in range(rules.players)]
        order = [seat for seat in clockwise if seat != sitter]
        if ME in seats and len(seats) == players and order[0] == seats[eldest]:
            return dealer, seats
    raise Unplayable("there is no such seat")


def claims(action: Action) -> bool:
    """Whether this asks for a new deal."""
    return isinstance(action, ClaimRedeal)
