"""Puzzles without end, by number: number N is the same for everybody, for ever.

A number says what kind of puzzle is wanted; deals that follow from number and attempt are tried one after the
other until one has a position that is good enough. Nothing here depends on a clock, on the machine or on
whether the solver was compiled. Whatever is changed here changes the numbers people have shared: a better way
needs another `_METHOD`, and keeps this one for the numbers that are known (`sifted`).

The plan follows the week, because the daily puzzle has the number of the day and number 1 is a Monday: easy
ones first, harder ones towards its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from thousand_qt.ai.solver import StopFlag
from thousand_qt.engine.actions import Action, Bid, ChooseTalon, DealCards, Exchange, Pass, SetContract
from thousand_qt.engine.auction import contracts
from thousand_qt.engine.cards import PACK, Card, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.presets import RULE_SETS
from thousand_qt.engine.rules import Rules
from thousand_qt.puzzles.chance import Chance
from thousand_qt.puzzles.judge import Choice, Judge
from thousand_qt.puzzles.natural import least_wanted, natural_moves, strength
from thousand_qt.puzzles.puzzle import MOST_STARS, PLAYER, Goal, Kind, Puzzle, deal_of

_METHOD: Final = "thousand/puzzle/1"
_OPENING: Final = 100
_FEWEST_MOVES: Final = 3
_FEWEST_AMOUNTS: Final = 4
_LEAST_GAP: Final = 5
"""So many points at least lie between the right card and any other: nobody likes to fail by a single one."""
_LEAST_GAP_OF_PAIRS: Final = 3
_STARS_FROM: Final = (9, 12, 14, 17)
"""The rating from which a puzzle has two, three, four and five stars."""


class Wish(NamedTuple):
    """What kind of puzzle a number asks for; `tricks` are those left to be played, at most and at least."""

    kind: Kind
    rules: str
    tricks: tuple[int, int] = (0, 0)


def wish_of(number: int) -> Wish:
    """Return what puzzle number N (from 1) is to be like."""
    week, day = divmod(number - 1, 7)
    rules = ("classic", "polish")[week % 2]
    match day:
        case 0:
            return Wish(Kind.MAKE, rules, (4, 4))
        case 1:
            return Wish(Kind.STOP, rules, (5, 4))
        case 2:
            return Wish(Kind.MAKE, rules, (6, 5))
        case 3:
            return Wish(Kind.NAME, rules)
        case 4:
            return Wish(Kind.STOP, rules, (7, 6))
        case 5:
            return Wish(Kind.ASIDE, "polish-two-talons") if week % 2 else Wish(Kind.GIVE, rules)
        case _:
            return Wish(Kind.MAKE, rules, (8, 7))


def generate(number: int, *, first_attempt: int = 0, stop_flag: StopFlag | None = None) -> Puzzle:
    """Return puzzle number N. Raises `SolveStopped` when the flag is set, ValueError for no number."""
    return found(number, first_attempt=first_attempt, stop_flag=stop_flag)[1]


def found(number: int, *, first_attempt: int = 0, stop_flag: StopFlag | None = None) -> tuple[int, Puzzle]:
    """Return puzzle number N with the attempt that gave it; those before the first are known to fail."""
    if number < 1:
        raise ValueError(f"puzzle {number}: they are numbered from 1")
    attempt = first_attempt
    while True:
        puzzle = puzzle_of_attempt(number, attempt, stop_flag)
        if puzzle is not None:
            return attempt, puzzle
        attempt += 1


def puzzle_of_attempt(number: int, attempt: int, stop_flag: StopFlag | None = None) -> Puzzle | None:
    """Return what one deal gives; None when there is no good puzzle in it."""
    wish = wish_of(number)
    chance = Chance(f"{_METHOD}/{number}/{attempt}")
    maker = _Maker(wish, chance, stop_flag)
    try:
        return maker.make()
    except IllegalAction:
        return None  # the auction these cards would need is not allowed


class _Maker:
    """Makes one puzzle of one deal, or not."""

    def __init__(self, wish: Wish, chance: Chance, stop_flag: StopFlag | None) -> None:
        self._wish = wish
        self._chance = chance
        self._rules: Rules = RULE_SETS[wish.rules]
        self._stop_flag = stop_flag
        self._actions: list[Action] = []
        self._declarer = PLAYER if wish.kind is not Kind.STOP else 1 + chance.below(2)
        players = self._rules.players
        # With two talons the first to speak says exactly 100, so there the declarer is the other.
        first = self._declarer if players == 3 else 1 - self._declarer
        self._dealer = (first - 1) % players
        self._state = MatchState.new(self._rules, self._dealer)

    def make(self) -> Puzzle | None:
        self._do(DealCards(self._pack()))
        if deal_of(self._state).phase is not Phase.AUCTION:
            return None
        match self._wish.kind:
            case Kind.GIVE | Kind.ASIDE:
                return self._exchange_puzzle()
            case Kind.NAME:
                return self._naming_puzzle()
            case _:
                return self._card_puzzle()

    def _do(self, action: Action) -> None:
        self._state = self._state.apply(action)[0]
        self._actions.append(action)

    def _pack(self) -> tuple[Card, ...]:
        """Return a pack in which the best of the hands is the declarer's."""
        pack = self._chance.shuffled(PACK)
        players, size = self._rules.players, self._rules.hand_size
        blocks = [pack[start : start + size] for start in range(0, players * size, size)]
        blocks.sort(key=lambda block: strength(mask_of(block)))
        best = blocks.pop()
        blocks.insert(0 if players == 3 else 1, best)
        return (*(card for block in blocks for card in block), *pack[players * size :])

    def _puzzle(self, answer: Action, rating: int) -> Puzzle:
        stars = 1 + sum(rating >= least for least in _STARS_FROM)
        return Puzzle(
            self._wish.kind,
            self._wish.rules,
            self._dealer,
            tuple(self._actions),
            answer,
            min(stars, MOST_STARS),
        )

    def _judge(self, contract: int | None = None) -> Judge:
        """Return a judge who asks for this contract: the position's own when there is one already."""
        if contract is None:
            contract = deal_of(self._state).contract
            assert contract is not None
        return Judge(Goal(self._wish.kind, self._wish.rules, contract), self._stop_flag)

    # Before the play

    def _bid(self, amount: int) -> None:
        """Let the declarer win the auction with this bid and take the talon."""
        if self._rules.players == 2:
            self._do(Bid(1 - self._declarer, _OPENING))
            self._do(Bid(self._declarer, amount))
            self._do(Pass(1 - self._declarer))
            self._do(ChooseTalon(self._declarer, self._chance.below(2)))
            return
        self._do(Bid(self._declarer, amount))
        for step in (1, 2):
            self._do(Pass((self._declarer + step) % 3))

    def _exchange_puzzle(self) -> Puzzle | None:
        """Find the contract that one pair of cards given away, or put aside, makes and no other."""
        auction = self._state, list(self._actions)
        lowest = _OPENING + (self._rules.bid_step if self._rules.players == 2 else 0)
        self._bid(lowest)
        if deal_of(self._state).phase is not Phase.EXCHANGE:
            return None
        values = sorted((choice.points for choice in self._judge(lowest).choices(self._state)), reverse=True)
        contract = values[0] - values[0] % self._rules.bid_step
        if contract < lowest or values[1] >= contract or values[0] - values[1] < _LEAST_GAP_OF_PAIRS:
            return None
        talon = next((action for action in self._actions if isinstance(action, ChooseTalon)), None)
        self._state, self._actions = auction
        self._bid_again(contract, talon)
        choices = self._judge().choices(self._state)
        natural = natural_moves(self._state)
        right = [choice.action for choice in choices if choice.works]
        if len(right) != 1 or right[0] in natural:
            return None
        near = sum(self._is_near(choice, contract) for choice in choices)
        return self._puzzle(right[0], 11 + min(near, 5) + self._given_away(right[0]))

    def _bid_again(self, amount: int, talon: ChooseTalon | None) -> None:
        if talon is None:
            self._bid(amount)
            return
        self._do(Bid(1 - self._declarer, _OPENING))
        self._do(Bid(self._declarer, amount))
        self._do(Pass(1 - self._declarer))
        self._do(talon)

    @staticmethod
    def _is_near(choice: Choice, contract: int) -> bool:
        return not choice.works and choice.points >= contract - 10

    @staticmethod
    def _given_away(move: Action) -> int:
        """Return how much it hurts to part with these cards, 0 to 4."""
        assert isinstance(move, Exchange)
        return min(4, sum(card.points for card in move.cards) // 4)

    def _exchange_naturally(self) -> None:
        """Give away what is wanted least, the one to one and the other to the other."""
        first, second = self._chance.shuffled(least_wanted(deal_of(self._state).hands[self._declarer], 2))
        self._do(Exchange(self._declarer, (first, second)))

    def _naming_puzzle(self) -> Puzzle | None:
        self._bid(_OPENING)
        if deal_of(self._state).phase is not Phase.EXCHANGE:
            return None
        self._exchange_naturally()
        deal = deal_of(self._state)
        if deal.phase is not Phase.CONTRACT:
            return None
        amounts = contracts(self._rules, deal.hands[self._declarer], _OPENING)
        choices = self._judge(_OPENING).choices(self._state)
        right = [choice.action for choice in choices if choice.works]
        if (
            len(amounts) < _FEWEST_AMOUNTS
            or len(right) != 1
            or right[0]
            in (
                choices[0].action,
                choices[-1].action,
            )
        ):
            return None
        answer = right[0]
        assert isinstance(answer, SetContract)
        played = self._state.apply(answer)[0]
        if deal_of(played).phase is not Phase.PLAY:
            return None
        judge = self._judge(answer.amount)
        firsts = judge.choices(played)
        works = sum(choice.works for choice in firsts)
        if natural_moves(played)[0] in [choice.action for choice in firsts if choice.works]:
            return None
        return self._puzzle(answer, 10 + 2 * (works == 1) + _only_moves(judge, played))

    # In the play

    def _card_puzzle(self) -> Puzzle | None:
        self._bid(_OPENING)
        if deal_of(self._state).phase is not Phase.EXCHANGE:
            return None
        self._exchange_naturally()
        deal = deal_of(self._state)
        if deal.phase is not Phase.CONTRACT:
            return None
        points = self._judge(_OPENING).points(self._state)
        step = self._rules.bid_step
        contract = points - points % step + (step if self._wish.kind is Kind.STOP else 0)
        if contract not in contracts(self._rules, deal.hands[self._declarer], _OPENING):
            return None
        self._do(SetContract(self._declarer, contract))
        if deal_of(self._state).phase is not Phase.PLAY:
            return None
        judge = self._judge()
        most, least = self._wish.tricks
        for left in self._tricks_left(judge):
            if left < least:
                return None
            if left <= most and self._state.turn == PLAYER:
                puzzle = self._card_question(judge, left)
                if puzzle is not None:
                    return puzzle
        return None

    def _tricks_left(self, judge: Judge) -> Iterator[int]:
        """Play on by best play and yield, before each card, how many tricks are left with the present one."""
        while not judge.is_decided(self._state):
            deal = deal_of(self._state)
            assert deal.play is not None
            yield self._rules.tricks_in_deal - len(deal.play.tricks)
            choices = judge.choices(self._state)
            is_declarer = deal.turn == deal.declarer
            best = (max if is_declarer else min)(choice.points for choice in choices)
            self._do(self._chance.one_of([choice.action for choice in choices if choice.points == best]))

    def _card_question(self, judge: Judge, left: int) -> Puzzle | None:
        choices = judge.choices(self._state)
        right = [choice.action for choice in choices if choice.works]
        if len(choices) < _FEWEST_MOVES or len(right) != 1:
            return None
        natural = natural_moves(self._state)
        if right[0] == natural[0] or _gap(choices) < _LEAST_GAP:
            return None
        rating = left + len(choices) // 2 + 2 * (right[0] not in natural)
        return self._puzzle(right[0], rating + _only_moves(judge, self._state.apply(right[0])[0]))


def _gap(choices: Sequence[Choice]) -> int:
    """Return how many points lie between what is right and the best of what is wrong."""
    right = [choice.points for choice in choices if choice.works]
    wrong = [choice.points for choice in choices if not choice.works]
    return max(min(right) - max(wrong), min(wrong) - max(right))


def _only_moves(judge: Judge, state: MatchState) -> int:
    """Return how often, along a line of best play, one of several moves alone is right; 4 at most."""
    found_so_far = 0
    for action in judge.line(state):
        if state.turn == PLAYER and deal_of(state).phase is Phase.PLAY:
            choices = judge.choices(state)
            found_so_far += len(choices) > 1 and sum(choice.works for choice in choices) == 1
        state = state.apply(action)[0]
    return min(4, found_so_far)
