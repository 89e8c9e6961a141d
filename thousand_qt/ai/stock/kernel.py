# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# pyright: basic, reportCallIssue=false, reportGeneralTypeIssues=false
# pyright: reportInvalidTypeForm=false, reportOperatorIssue=false
"""The tricks played while cards are drawn: a judgement of moves, and play by it until the stock is empty.

One source for two ways of running, as `solver.kernel` is: compiled where there is a compiler, and number for
number the same as it stands. So it keeps to whole numbers and divides none that is negative.

Who judges a move is shown what a player can know at that moment, also when a layout of all cards is being
played on: his hand, the cards that are gone, and those the other has shown and not yet played. What the stock
holds and in which order decides what is drawn, and nothing else.

A move is judged by adding up weights: `list_features` says what there is to say about a move, as places in a
row of numbers and a value for each, and the weights of these places were trained (`numbers`). The sum is what
the move is worth compared with the others, in points.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from thousand_qt.ai.solver import without_cython as cython

# A move: five bits for the card, one for declaring.
CARD = cython.declare(cython.int, 31)
DECLARE = cython.declare(cython.int, 32)
NO_CARD = cython.declare(cython.int, -1)
NO_TRUMP = cython.declare(cython.int, 4)
MOST_MOVES = cython.declare(cython.int, 24)
MOST_FEATURES = cython.declare(cython.int, 48)

ONE = cython.declare(cython.uint, 1)
FULL = cython.declare(cython.uint, 0xFFFFFF)
ANY_RANK = cython.declare(cython.uint, 0b111111)
ACES = cython.declare(cython.uint, 0b100000_100000_100000_100000)
COUPLE = cython.declare(cython.uint, 0b001100)
QUEEN = cython.declare(cython.int, 2)
KING = cython.declare(cython.int, 3)
TEN = cython.declare(cython.int, 4)
ACE = cython.declare(cython.int, 5)

# Features of every move: what the card would be worth later.
IN_RANK = cython.declare(cython.int, 0)  # eighteen: by rank, and as no trump, trump, or beside a trump
PAIR = cython.declare(cython.int, 18)
HALF_PAIR = cython.declare(cython.int, 19)
TEN_BESIDE_ACE = cython.declare(cython.int, 20)
TEN_HIGHEST = cython.declare(cython.int, 21)
KING_HIGHEST = cython.declare(cython.int, 22)
LENGTH = cython.declare(cython.int, 23)  # two: of a trump suit, of another
# Of a card that follows.
WINS = cython.declare(cython.int, 25)
CAUGHT = cython.declare(cython.int, 26)
BROUGHT_IN = cython.declare(cython.int, 27)
GIVEN = cython.declare(cython.int, 28)
NEXT_MARRIAGE = cython.declare(cython.int, 29)
TRUMPS = cython.declare(cython.int, 30)
CAUGHT_MARRIAGE = cython.declare(cython.int, 31)
# Of a card that is led.
BEATEN = cython.declare(cython.int, 25)
TRUMPED = cython.declare(cython.int, 26)
BEATEN_POINTS = cython.declare(cython.int, 27)
TRUMPED_POINTS = cython.declare(cython.int, 28)
LED_POINTS = cython.declare(cython.int, 29)
DECLARED = cython.declare(cython.int, 30)
DECLARES = cython.declare(cython.int, 31)
NEW_TRUMPS = cython.declare(cython.int, 32)
OLD_TRUMPS = cython.declare(cython.int, 33)
STILL_TO_DECLARE = cython.declare(cython.int, 34)
DRAWS_TRUMPS = cython.declare(cython.int, 35)
FEATURES = cython.declare(cython.int, 36)
# For each of the six tricks the weights are first those of leads, then those of cards that follow.
WEIGHTS = cython.declare(cython.int, 432)
# What a suit in the hand is worth, for every two tricks: without a trump, as trump, beside a trump; and of
# these for each way in which its six cards may be here, elsewhere or gone.
PATTERNS = cython.declare(cython.int, 729)

SCALE = cython.declare(cython.int, 64)
"""What a chance of 1 counts."""


@cython.final
@cython.cclass
class Course:
    """The course of one layout. Not for use by two threads at a time.

    Player 0 and player 1; which is which seat is up to the caller.
    """

    _weights: cython.int[6993]
    _threes: cython.int[64]
    _values: cython.int[6]
    _marriage_points: cython.int[4]
    _marriage_on_first_lead: cython.bint
    _four_aces: cython.int

    _hands: cython.uint[2]
    _shown: cython.uint[2]
    _gone: cython.uint
    _stock: cython.int[24]
    _stock_size: cython.int
    _drawn: cython.int
    _turn: cython.int
    _trump: cython.int
    _lying: cython.int
    _fresh: cython.bint
    _cards: cython.int[2]
    _marriages: cython.int[2]

    _moves: cython.int[24]
    _places: cython.int[48]
    _amounts: cython.int[48]
    _listed: cython.int

    # A position to come back to.
    _kept_hands: cython.uint[2]
    _kept_shown: cython.uint[2]
    _kept_gone: cython.uint
    _kept_drawn: cython.int
    _kept_turn: cython.int
    _kept_trump: cython.int
    _kept_lying: cython.int
    _kept_fresh: cython.bint
    _kept_cards: cython.int[2]
    _kept_marriages: cython.int[2]

    def __init__(
        self,
        card_points: Sequence[int],
        marriage_points: Sequence[int],
        weights: Sequence[int],
        marriage_on_first_lead: bool,
        four_aces: int,
    ) -> None:
        """`card_points` by rank, `marriage_points` by suit, 6993 weights; what four aces count, or 0."""
        self._values = list(card_points)
        self._marriage_points = list(marriage_points)
        self._weights = list(weights)
        self._threes = [sum(3**rank for rank in range(6) if suit >> rank & 1) for suit in range(64)]
        self._marriage_on_first_lead = marriage_on_first_lead
        self._four_aces = four_aces
        self._hands = [0] * 2
        self._shown = [0] * 2
        self._gone = 0
        self._stock = [0] * 24
        self._stock_size = self._drawn = self._turn = 0
        self._trump = NO_TRUMP
        self._lying = NO_CARD
        self._fresh = False
        self._cards = [0] * 2
        self._marriages = [0] * 2
        self._moves = [0] * 24
        self._places = [0] * 48
        self._amounts = [0] * 48
        self._listed = 0
        self._kept_hands = [0] * 2
        self._kept_shown = [0] * 2
        self._kept_cards = [0] * 2
        self._kept_marriages = [0] * 2
        self.keep()

    def set_position(
        self,
        hands: Sequence[int],
        shown: Sequence[int],
        gone: int,
        stock: Sequence[int],
        turn: int,
        trump: int,
        lying: int,
        fresh: bool,
    ) -> None:
        """Take a position, which must be a possible one: nothing is checked here.

        `shown` are by player the cards he has declared with, `gone` those that have been played and lie there
        no more, `lying` the card that was led, or -1; `fresh` says that no card has been led.
        """
        place: cython.int
        self._hands[0], self._hands[1] = hands
        self._shown[0], self._shown[1] = shown
        self._gone = gone
        self._stock_size = len(stock)
        for place in range(len(stock)):
            self._stock[place] = stock[place]
        self._drawn = 0
        self._turn = turn
        self._trump = trump
        self._lying = lying
        self._fresh = fresh
        self._cards[0] = self._cards[1] = self._marriages[0] = self._marriages[1] = 0
        self.keep()

    def keep(self) -> None:
        """Keep the position, to come back to it."""
        player: cython.int
        for player in range(2):
            self._kept_hands[player] = self._hands[player]
            self._kept_shown[player] = self._shown[player]
            self._kept_cards[player] = self._cards[player]
            self._kept_marriages[player] = self._marriages[player]
        self._kept_gone = self._gone
        self._kept_drawn = self._drawn
        self._kept_turn = self._turn
        self._kept_trump = self._trump
        self._kept_lying = self._lying
        self._kept_fresh = self._fresh

    def go_back(self) -> None:
        """Come back to the position kept last."""
        player: cython.int
        for player in range(2):
            self._hands[player] = self._kept_hands[player]
            self._shown[player] = self._kept_shown[player]
            self._cards[player] = self._kept_cards[player]
            self._marriages[player] = self._kept_marriages[player]
        self._gone = self._kept_gone
        self._drawn = self._kept_drawn
        self._turn = self._kept_turn
        self._trump = self._kept_trump
        self._lying = self._kept_lying
        self._fresh = self._kept_fresh

    def reorder_stock(self, stock: Sequence[int]) -> None:
        """Put the cards still to be drawn into this order."""
        place: cython.int
        for place in range(len(stock)):
            self._stock[self._drawn + place] = stock[place]

    @property
    def turn(self) -> int:
        """Who plays next."""
        return self._turn

    @property
    def trump(self) -> int:
        return self._trump

    @property
    def is_drawing(self) -> bool:
        """Whether there is still a stock."""
        return self._drawn < self._stock_size

    @property
    def stock_left(self) -> int:
        return self._stock_size - self._drawn

    def hand(self, player: int) -> int:
        return self._hands[player]

    def card_points(self, player: int) -> int:
        """What a player has taken in tricks since the position was set."""
        return self._cards[player]

    def marriage_points(self, player: int) -> int:
        """What he has declared since then."""
        return self._marriages[player]

    def moves(self) -> list[int]:
        """Return what the player in turn may play, in a fixed order. There are no duties yet."""
        count: cython.int = self._list_moves()
        return [self._moves[place] for place in range(count)]

    def judged(self, move: int) -> int:
        """Return what a move of the player in turn is worth to his judgement."""
        return self._judge(move)

    def features(self, move: int) -> list[tuple[int, int]]:
        """Return what the judgement of a move rests on: places among the weights, and the value at each."""
        self._list_features(move)
        return [(self._places[place], self._amounts[place]) for place in range(self._listed)]

    def play(self, move: int) -> None:
        """Play a move of the player in turn, and draw when the trick is complete."""
        self._apply(move)

    def play_on(self) -> None:
        """Play by judgement until the stock is empty."""
        while self._drawn < self._stock_size:
            self._apply(self._choice())

    @cython.cfunc
    @cython.exceptval(check=False)
    def _choice(self) -> cython.int:
        count: cython.int = self._list_moves()
        place: cython.int
        best: cython.int = 0
        most: cython.int = 0
        worth: cython.int
        for place in range(count):
            worth = self._judge(self._moves[place])
            if place == 0 or worth > most:
                most = worth
                best = self._moves[place]
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_moves(self) -> cython.int:
        hand: cython.uint = self._hands[self._turn]
        may_declare: cython.bint = self._lying < 0 and (self._marriage_on_first_lead or not self._fresh)
        count: cython.int = 0
        card: cython.int
        couple: cython.uint
        for card in range(24):
            if hand >> card & 1 == 0:
                continue
            self._moves[count] = card
            count += 1
        if may_declare:
            for card in range(24):
                couple = COUPLE << 6 * (card // 6)
                if (hand & couple == couple and couple >> card & 1) or (
                    self._four_aces and card % 6 == ACE and hand & ACES == ACES
                ):
                    self._moves[count] = card | DECLARE
                    count += 1
        return count

    @cython.cfunc
    @cython.exceptval(check=False)
    def _apply(self, move: cython.int) -> cython.void:
        player: cython.int = self._turn
        card: cython.int = move & CARD
        suit: cython.int = card // 6
        led: cython.int = self._lying
        winner: cython.int
        self._hands[player] ^= ONE << card
        if led < 0:
            if move & DECLARE and card % 6 == ACE:
                self._marriages[player] += self._four_aces
                self._shown[player] |= ACES
            elif move & DECLARE:
                self._trump = suit
                self._marriages[player] += self._marriage_points[suit]
                self._shown[player] |= COUPLE << 6 * suit
            self._lying = card
            self._fresh = False
            self._turn = 1 - player
            return
        winner = player if self._beats(card, led) else 1 - player
        self._cards[winner] += self._values[card % 6] + self._values[led % 6]
        self._gone |= ONE << card | ONE << led
        self._lying = NO_CARD
        self._turn = winner
        if self._drawn < self._stock_size:
            self._hands[winner] |= ONE << self._stock[self._drawn]
            self._hands[1 - winner] |= ONE << self._stock[self._drawn + 1]
            self._drawn += 2

    @cython.cfunc
    @cython.exceptval(check=False)
    def _beats(self, card: cython.int, led: cython.int) -> cython.bint:
        if card // 6 == led // 6:
            return card > led
        return card // 6 == self._trump

    # The judgement

    @cython.cfunc
    @cython.exceptval(check=False)
    def _judge(self, move: cython.int) -> cython.int:
        worth: cython.int = 0
        place: cython.int
        self._list_features(move)
        for place in range(self._listed):
            worth += self._weights[self._places[place]] * self._amounts[place]
        return worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def _note(self, place: cython.int, amount: cython.int) -> cython.void:
        if amount:
            self._places[self._listed] = place
            self._amounts[self._listed] = amount
            self._listed += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count(self, cards: cython.uint) -> cython.int:
        cards = (cards & 0x555555) + (cards >> 1 & 0x555555)
        cards = (cards & 0x333333) + (cards >> 2 & 0x333333)
        cards = (cards & 0x0F0F0F) + (cards >> 4 & 0x0F0F0F)
        return (cards & 15) + (cards >> 8 & 15) + (cards >> 16)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_features(self, move: cython.int) -> cython.void:
        """List what there is to say about a move, from what its player can know."""
        player: cython.int = self._turn
        left: cython.int = (self._stock_size - self._drawn) // 2
        base: cython.int = 2 * FEATURES * (left - 1)
        card: cython.int = move & CARD
        suit: cython.int = card // 6
        rank: cython.int = card % 6
        hand: cython.uint = self._hands[player]
        rest: cython.uint = hand & ~(ONE << card)
        gone: cython.uint = self._gone
        known: cython.uint
        unseen: cython.uint
        trump: cython.int = self._trump
        if self._lying >= 0:
            base += FEATURES
            gone |= ONE << self._lying
        elif move & DECLARE and rank != ACE:
            trump = suit
        known = self._shown[1 - player] & ~gone
        unseen = FULL & ~(hand | gone | known)
        self._listed = 0
        self._suits(WEIGHTS + (left - 1) // 2 * 3 * PATTERNS, suit, trump, rest, FULL & ~(hand | gone))
        self._keeping(base, move, trump, unseen, known, left)
        if self._lying >= 0:
            self._following(base, card, rest)
        else:
            self._leading(base, move, trump, rest, unseen, known)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _suits(
        self, base: cython.int, played: cython.int, trump: cython.int, rest: cython.uint, out: cython.uint
    ) -> cython.void:
        """Note how the suits change: the one that is played from, and the old and new trump."""
        suit: cython.int
        before: cython.int
        after: cython.int
        outside: cython.int
        hand: cython.uint = self._hands[self._turn]
        for suit in range(4):
            before = 0 if self._trump == NO_TRUMP else 1 if self._trump == suit else 2
            after = 0 if trump == NO_TRUMP else 1 if trump == suit else 2
            if suit != played and before == after:
                continue
            outside = 2 * self._threes[out >> 6 * suit & ANY_RANK]
            self._note(base + PATTERNS * before + outside + self._threes[hand >> 6 * suit & ANY_RANK], -1)
            self._note(base + PATTERNS * after + outside + self._threes[rest >> 6 * suit & ANY_RANK], 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _keeping(
        self,
        base: cython.int,
        move: cython.int,
        trump: cython.int,
        unseen: cython.uint,
        known: cython.uint,
        left: cython.int,
    ) -> cython.void:
        card: cython.int = move & CARD
        suit: cython.int = card // 6
        rank: cython.int = card % 6
        hand: cython.uint = self._hands[self._turn]
        of_suit: cython.uint = hand >> 6 * suit & ANY_RANK
        out: cython.uint = (unseen | known) >> 6 * suit & ANY_RANK
        mate: cython.int = KING if rank == QUEEN else QUEEN
        kind: cython.int = 0 if trump == NO_TRUMP else 1 if trump == suit else 2
        self._note(base + IN_RANK + 3 * rank + kind, 1)
        if COUPLE >> rank & 1 and not move & DECLARE:
            if of_suit >> mate & 1:
                self._note(base + PAIR, self._marriage_points[suit])
            elif unseen >> 6 * suit + mate & 1:
                self._note(base + HALF_PAIR, self._marriage_points[suit] * left // self._count(unseen))
        if rank == TEN:
            if of_suit >> ACE & 1:
                self._note(base + TEN_BESIDE_ACE, 1)
            elif not out >> ACE & 1:
                self._note(base + TEN_HIGHEST, 1)
        if rank == KING and out >> TEN == 0:
            self._note(base + KING_HIGHEST, 1)
        self._note(base + LENGTH + (1 if kind == 1 else 0), self._count(of_suit) - 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _best_marriage(self, hand: cython.uint) -> cython.int:
        suit: cython.int
        best: cython.int = 0
        for suit in range(4):
            if hand >> 6 * suit & COUPLE == COUPLE:
                best = max(best, self._marriage_points[suit])
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _following(self, base: cython.int, card: cython.int, rest: cython.uint) -> cython.void:
        led: cython.int = self._lying
        points: cython.int = self._values[card % 6]
        if not self._beats(card, led):
            self._note(base + GIVEN, points)
            return
        self._note(base + WINS, 1)
        self._note(base + CAUGHT, self._values[led % 6])
        self._note(base + BROUGHT_IN, points)
        self._note(base + NEXT_MARRIAGE, self._best_marriage(rest))
        if card // 6 != led // 6:
            self._note(base + TRUMPS, 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leading(
        self,
        base: cython.int,
        move: cython.int,
        trump: cython.int,
        rest: cython.uint,
        unseen: cython.uint,
        known: cython.uint,
    ) -> cython.void:
        card: cython.int = move & CARD
        suit: cython.int = card // 6
        rank: cython.int = card % 6
        points: cython.int = self._values[rank]
        higher: cython.uint = FULL << card + 1 & ANY_RANK << 6 * suit
        trumps: cython.uint = ANY_RANK << 6 * trump if trump != NO_TRUMP else 0
        beaten: cython.int = self._chance(higher, unseen, known)
        trumped: cython.int = 0
        if suit != trump:
            trumped = self._chance(trumps, unseen, known)
        self._note(base + BEATEN, beaten)
        self._note(base + TRUMPED, trumped)
        self._note(base + BEATEN_POINTS, beaten * points // 16)
        self._note(base + TRUMPED_POINTS, trumped * points // 16)
        self._note(base + LED_POINTS, points)
        if move & DECLARE and rank == ACE:
            self._note(base + DECLARED, self._four_aces)
        elif move & DECLARE:
            self._note(base + DECLARED, self._marriage_points[suit])
            self._note(base + DECLARES, 1)
            if self._trump != suit:
                self._note(base + NEW_TRUMPS, self._count(rest & trumps))
                if self._trump != NO_TRUMP:
                    self._note(base + OLD_TRUMPS, self._count(rest & ANY_RANK << 6 * self._trump))
            rest &= ~(COUPLE << 6 * suit)
        self._note(base + STILL_TO_DECLARE, self._best_marriage(rest))
        if suit == trump:
            self._note(base + DRAWS_TRUMPS, self._count(unseen & trumps))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _chance(self, cards: cython.uint, unseen: cython.uint, known: cython.uint) -> cython.int:
        """Return the chance, of `SCALE`, that the other holds one of these cards."""
        places: cython.int = self._count(unseen)
        hidden: cython.int = self._count(self._hands[1 - self._turn]) - self._count(known)
        without: cython.int = SCALE * 64
        number: cython.int = self._count(cards & unseen)
        taken: cython.int
        if cards & known:
            return SCALE
        for taken in range(number):
            if places - taken <= hidden:
                return SCALE
            without = without * (places - hidden - taken) // (places - taken)
        return SCALE - without // 64
