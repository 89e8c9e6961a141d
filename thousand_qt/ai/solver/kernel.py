# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# pyright: basic, reportCallIssue=false, reportGeneralTypeIssues=false
# pyright: reportInvalidTypeForm=false, reportOperatorIssue=false
"""The search itself: the declarer against the coalition with all cards open.

One source for two ways of running. Compiled by Cython it gives the interpreter free during a solve and goes
through some ten million cards a second; where there is no compiler it runs as it stands, slower by a factor
of sixty and node for node the same. So it keeps to what both understand alike: whole numbers that never wrap
around, no division of negative ones, and C types in the annotations only.

Alpha-beta, from the declarer's side, with a value at every node of what he still wins. A frame (`ply`) is one
card of the line that is being tried. Besides the usual order of moves and the table of positions, four
techniques save nodes; each is proven where it stands and can be switched off (see `Technique`):

* scouting: every move but the first is only asked whether it is better (principal variation search);
* runs: of neighbouring cards in one hand one is tried, the others can differ from it by points only;
* shapes: a position that differs from one in the table by points only has nearly the value of that one;
* sure tricks: what the leader can cash against anything narrows the limits before the search begins.

Killer moves and a history of good moves, the usual aids, made the trees larger here and were left out.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from thousand_qt.ai.solver.options import PlayOptions
from thousand_qt.ai.solver.tables import Tables

try:
    import cython
except ImportError:
    from thousand_qt.ai.solver import without_cython as cython

# A move: five bits for the card, one for declaring, then the run its card belongs to.
CARD = cython.declare(cython.int, 31)
DECLARE = cython.declare(cython.int, 32)
CARD_AND_DECLARE = cython.declare(cython.int, 63)
RUN_SHIFT = cython.declare(cython.int, 6)
NO_MOVE = cython.declare(cython.int, 63)
MOST_MOVES = cython.declare(cython.int, 24)

NO_TRUMP = cython.declare(cython.int, 4)
INFINITE = cython.declare(cython.int, 4000)
CARDS_BETWEEN_CHECKS = cython.declare(cython.int, 1024)  # a few milliseconds where nothing is compiled

ONE = cython.declare(cython.uint, 1)
ANY_RANK = cython.declare(cython.uint, 0b111111)
KING = cython.declare(cython.uint, 0b001000)
KING_AND_QUEEN = cython.declare(cython.uint, 0b001100)
ACES = cython.declare(cython.uint, 0b100000_100000_100000_100000)
QUEENS = cython.declare(cython.uint, 0b000100_000100_000100_000100)
FULL = cython.declare(cython.uint, 0xFFFFFF)

# An entry of the table: see `_look_up`.
ENTRIES_IN_BUCKET = cython.declare(cython.int, 4)
VALUE_OFFSET = cython.declare(cython.int, 1024)
GENERATIONS = cython.declare(cython.ulonglong, 1 << 20)
WIDE_ONE = cython.declare(cython.ulonglong, 1)
LOW_HALF = cython.declare(cython.ulonglong, 0xFFFFFFFF)

# Techniques, as in `Technique`.
SCOUTING = cython.declare(cython.int, 1)
RUNS = cython.declare(cython.int, 2)
SHAPES = cython.declare(cython.int, 4)
SURE_TRICKS = cython.declare(cython.int, 8)


@cython.final
@cython.cclass
class StopFlag:
    """Stops the solves of all solvers that share it, from any thread, until it is cleared."""

    raised: cython.bint

    def __init__(self) -> None:
        self.raised = False

    def set(self) -> None:
        """Stop running solves and refuse new ones."""
        self.raised = True

    def clear(self) -> None:
        self.raised = False

    def is_set(self) -> bool:
        return self.raised


@cython.final
@cython.cclass
class Kernel:
    """The search for one set of options, with its table. Not for use by two threads at a time."""

    _stop_flag: StopFlag
    _stopped: cython.bint
    _nodes: cython.longlong
    _next_check: cython.longlong
    _techniques: cython.int

    _players: cython.int
    _must_trump: cython.bint
    _must_beat_suit: cython.bint
    _must_overtrump: cython.bint
    _marriage_on_first_lead: cython.bint
    _no_foreign_trump_lead: cython.bint
    _four_aces: cython.int
    _declarer_weight: cython.int
    _coalition_weight: cython.int

    # The declarer's cards come first. With two players the stock takes the place of the third hand.
    _hands: cython.uint[3]
    _stock: cython.int[24]
    _stock_size: cython.int
    _drawn: cython.int
    _leftover: cython.int

    # Frames: who is to play, how many cards lie, what they are worth and who wins them so far.
    _player: cython.int[26]
    _count: cython.int[26]
    _led: cython.int[26]
    _trump: cython.int[26]
    _trump_owner: cython.int[26]
    _winning: cython.int[26]
    _winner: cython.int[26]
    _heap: cython.int[26]
    _first_lead: cython.bint[26]
    # Of a frame at the beginning of a trick: proven limits of its value, and the move to try first.
    _lower: cython.int[26]
    _upper: cython.int[26]
    _hint: cython.int[26]
    _moves: cython.int[624]
    _scores: cython.int[624]
    _results: cython.int[624]

    # Tables, see `tables`.
    _points: cython.int[4096]
    _sizes: cython.int[4096]
    _marriages: cython.int[16]
    _shapes: cython.int[4096]
    _rises: cython.int[4096]
    _runs: cython.int[16384]
    _places: cython.int[512]
    _ranks: cython.int[512]
    _masters: cython.int[4096]
    _lowest: cython.int[512]
    _highest: cython.int[512]
    _index: cython.int[32]

    _entries: cython.ulonglong[::1]
    _buckets: cython.ulonglong
    _generation: cython.ulonglong

    def __init__(
        self,
        stop_flag: StopFlag,
        options: PlayOptions,
        weights: tuple[int, int, int],
        tables: Tables,
        techniques: int,
        table_bits: int,
    ) -> None:
        """Make a kernel whose table has 2 to the power of `table_bits` entries of 16 bytes.

        The weights are those of card points, of the declarer's marriages and of the coalition's.
        """
        card_weight, self._declarer_weight, self._coalition_weight = weights
        self._stop_flag = stop_flag
        self._stopped = False
        self._nodes = self._next_check = 0
        self._techniques = techniques
        self._players = options.players
        self._must_trump = options.must_trump
        self._must_beat_suit = options.must_beat_suit
        self._must_overtrump = options.must_overtrump
        self._marriage_on_first_lead = options.marriage_on_first_lead
        self._no_foreign_trump_lead = options.no_foreign_trump_lead
        self._four_aces = tables.four_aces if options.four_aces else 0
        self._hands = [0] * 3
        self._stock = [0] * 24
        self._stock_size = self._drawn = self._leftover = 0
        self._player = [0] * 26
        self._count = [0] * 26
        self._led = [0] * 26
        self._trump = [0] * 26
        self._trump_owner = [0] * 26
        self._winning = [0] * 26
        self._winner = [0] * 26
        self._heap = [0] * 26
        self._first_lead = [False] * 26
        self._lower = [0] * 26
        self._upper = [0] * 26
        self._hint = [0] * 26
        self._moves = [0] * 624
        self._scores = [0] * 624
        self._results = [0] * 624
        self._points = [card_weight * points for points in tables.points]
        self._sizes = tables.sizes
        self._marriages = tables.marriages
        self._shapes = tables.shapes
        self._rises = [card_weight * points for points in tables.rises]
        self._runs = tables.runs
        self._places = tables.places
        self._ranks = tables.ranks
        self._masters = tables.masters
        self._lowest = [card_weight * points for points in tables.lowest]
        self._highest = [card_weight * points for points in tables.highest]
        self._index = tables.indices
        self._buckets = (1 << table_bits) // 4
        self._entries = array("Q", bytes(16 << table_bits))
        self._generation = 1

    @property
    def nodes(self) -> int:
        """Cards played on trial since the kernel was made."""
        return self._nodes

    @property
    def was_stopped(self) -> bool:
        """Whether the last search was stopped and its value means nothing."""
        return self._stopped

    def forget(self) -> None:
        """Make the table mean nothing any more; needed when the stock or the leftover cards change."""
        self._generation += 1
        if self._generation == GENERATIONS:
            self._entries = array("Q", bytes(8 * len(self._entries)))
            self._generation = 1

    def set_position(
        self,
        hands: Sequence[int],
        stock: Sequence[int],
        leftover: int,
        player: int,
        trump: int,
        first_lead: bool,
        trick: tuple[int, int, int, int, int],
    ) -> None:
        """Take a position, which must be a possible one: nothing is checked here.

        `trick` is the number of cards lying, the suit led, the winning card, its player, and the points.
        """
        for hand in range(3):
            self._hands[hand] = hands[hand]
        self._stock_size = len(stock)
        for place in range(len(stock)):
            self._stock[place] = stock[place]
        self._drawn = 0
        self._leftover = leftover
        self._player[0] = player
        self._trump[0] = trump
        self._trump_owner[0] = 0
        self._first_lead[0] = first_lead
        self._count[0], self._led[0], self._winning[0], self._winner[0], self._heap[0] = trick
        self._hint[0] = NO_MOVE

    def set_trump_owner(self, player: int) -> None:
        """Say who named the trump of the position that has been set: who else may have to lead other suits.

        Asked for only where another's trump may not be led.
        """
        self._trump_owner[0] = player

    def search(self, alpha: int, beta: int) -> int:
        """Return the value of the position where it is between the limits, else a limit of it beyond them."""
        low: cython.int = alpha
        high: cython.int = beta
        value: cython.int
        self._begin()
        with cython.nogil:
            value = self._lead(0, low, high) if self._count[0] == 0 else self._follow(0, low, high)
        return value

    def search_move(self, move: int, alpha: int, beta: int) -> int:
        """Return the same for one move."""
        low: cython.int = alpha
        high: cython.int = beta
        code: cython.int = move
        value: cython.int
        self._begin()
        with cython.nogil:
            value = self._play(0, code, low, high)
        return value

    def moves(self) -> list[int]:
        """Return the moves of the position, those to be tried first in front."""
        count: cython.int = self._list_moves(0)
        order = sorted(range(count), key=lambda place: -self._scores[place])
        return [self._moves[place] for place in order]

    @cython.cfunc
    def _begin(self) -> cython.void:
        self._stopped = self._stop_flag.raised
        self._next_check = self._nodes + CARDS_BETWEEN_CHECKS

    # Small questions

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _points_of(self, cards: cython.uint) -> cython.int:
        return self._points[cards & 4095] + self._points[cards >> 12]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _size_of(self, cards: cython.uint) -> cython.int:
        return self._sizes[cards & 4095] + self._sizes[cards >> 12]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _card_of(self, bit: cython.uint) -> cython.int:
        wide: cython.ulonglong = bit
        return self._index[(wide * 0x077CB531 & LOW_HALF) >> 27]  # a de Bruijn sequence

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _beats(self, card: cython.int, winning: cython.int, trump: cython.int) -> cython.bint:
        suit: cython.int = card // 6
        if suit == winning // 6:
            return card > winning
        return suit == trump

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next(self, player: cython.int) -> cython.int:
        return player + 1 if player + 1 < self._players else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _coming(self) -> cython.uint:
        """The cards of the stock."""
        return self._hands[2] if self._players == 2 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _barred(self, ply: cython.int) -> cython.uint:
        """Trumps that must not be led as long as the leader holds another suit: somebody else named them."""
        if not self._no_foreign_trump_lead or self._trump[ply] == NO_TRUMP:
            return 0
        if self._trump_owner[ply] == self._player[ply]:
            return 0
        return ANY_RANK << 6 * self._trump[ply]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _declarable(self, hand: cython.uint) -> cython.int:
        """Points of all that can be declared from these cards."""
        points: cython.int = 0
        pairs: cython.uint = hand & (hand >> 1) & QUEENS
        if pairs:
            points = self._marriages[(pairs >> 2 | pairs >> 7 | pairs >> 12 | pairs >> 17) & 15]
        if self._four_aces and hand & ACES == ACES:
            points += self._four_aces
        return points

    # The beginning of a trick

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead(self, ply: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Value of a frame at the beginning of a trick."""
        value: cython.int
        key: cython.ulonglong
        slot: cython.int
        cards: cython.uint = self._hands[0] | self._hands[1] | self._hands[2]
        if self._hands[0] == 0:
            return self._leftover if self._player[ply] == 0 else 0
        if self._nodes >= self._next_check:
            self._next_check = self._nodes + CARDS_BETWEEN_CHECKS
            self._stopped = self._stop_flag.raised
        if self._stopped:
            return 0
        if self._size_of(cards) == self._players:
            return self._last_trick(ply)

        self._set_limits(ply, cards)
        if self._upper[ply] <= alpha:
            return self._upper[ply]
        if self._lower[ply] >= beta:
            return self._lower[ply]
        key = self._key(ply)
        slot = self._look_up(ply, key, cards)
        if self._upper[ply] <= alpha:
            return self._upper[ply]
        if self._lower[ply] >= beta or self._lower[ply] == self._upper[ply]:
            return self._lower[ply]

        value = self._best(ply, max(alpha, self._lower[ply]), min(beta, self._upper[ply]))
        if self._stopped:
            return 0
        # Below the window the value is a limit from above, beyond it one from below, inside it is exact.
        value = max(self._lower[ply], min(self._upper[ply], value))
        if value < beta:
            self._upper[ply] = value
        if value > alpha:
            self._lower[ply] = value
        self._store(ply, key, slot, cards)
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last_trick(self, ply: cython.int) -> cython.int:
        """Value of the last trick, which plays itself."""
        player: cython.int = self._player[ply]
        winner: cython.int = player
        winning: cython.int = self._card_of(self._hands[player])
        card: cython.int
        self._nodes += 1
        for _ in range(1, self._players):
            player = self._next(player)
            card = self._card_of(self._hands[player])
            if self._beats(card, winning, self._trump[ply]):
                winning = card
                winner = player
        if winner != 0:
            return 0
        return self._points_of(self._hands[0] | self._hands[1] | self._hands[2]) + self._leftover

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_limits(self, ply: cython.int, cards: cython.uint) -> cython.void:
        """Limit the value: at most all cards and the declarer's marriages, at least what is sure."""
        leader: cython.int = self._player[ply]
        size: cython.int = self._size_of(self._hands[0])
        coming: cython.uint = self._coming()
        card_points: cython.int = self._points_of(cards) + self._leftover
        declarers: cython.int = self._declarer_weight * self._declarable(self._hands[0] | coming)
        coalitions: cython.int = self._coalition_weight * self._declarable(self._hands[1] | coming)
        if self._players == 3:
            coalitions += self._coalition_weight * self._declarable(self._hands[2])
        # Who does not lead needs a card to win the lead with, and only then king and queen.
        if leader != 0 and size < 3 and coming == 0:
            declarers = 0
        if leader == 0 and size < 3 and coming == 0:
            coalitions = 0
        self._lower[ply] = -coalitions
        self._upper[ply] = card_points + declarers
        if self._techniques & SURE_TRICKS and coming == 0:
            self._claim_sure_tricks(ply, size, card_points, declarers, coalitions)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _claim_sure_tricks(
        self,
        ply: cython.int,
        size: cython.int,
        card_points: cython.int,
        declarers: cython.int,
        coalitions: cython.int,
    ) -> cython.void:
        """Tighten a limit by what the leader can cash whatever the others do.

        He leads cards higher than all others' of the suit, but no trumps that are barred to him. In trumps,
        or when nobody else has a trump, they all win. In another suit as many win as each other player with a
        trump has cards of the suit: so long he must follow, and as he never discards meanwhile, this holds
        for one suit after another. A player without trumps may discard what he likes.

        After that he declares. A marriage whose king is higher than all others' makes the king the highest
        trump: it wins the trick, all higher and the queen win theirs, and the lead remains for the next
        marriage. One marriage whose king may lose can be declared at the very end.

        The other side gives at least its lowest cards of the suit, a partner may give his highest.
        """
        leader: cython.int = self._player[ply]
        left: cython.int = self._next(leader)
        right: cython.int = self._next(left)
        weight: cython.int = self._declarer_weight if leader == 0 else self._coalition_weight
        may_declare: cython.bint = self._marriage_on_first_lead or not self._first_lead[ply]
        points: cython.int = 0
        declared: cython.int = 0
        last_marriage: cython.int = 0
        tricks: cython.int = 0
        barred: cython.uint = self._barred(ply)
        number: cython.int
        suit: cython.int
        mine: cython.uint
        lefts: cython.uint
        rights: cython.uint
        for suit in range(4):
            mine = (self._hands[leader] & ~barred) >> 6 * suit & ANY_RANK
            if mine == 0:
                continue
            lefts = self._hands[left] >> 6 * suit & ANY_RANK
            rights = self._hands[right] >> 6 * suit & ANY_RANK if right != leader else 0
            if not may_declare or mine & KING_AND_QUEEN != KING_AND_QUEEN:
                number = self._winners(ply, suit, mine, lefts, rights)
            elif (lefts | rights) < KING:
                declared += weight * self._marriages[1 << suit]
                number = self._masters[mine << 6 | lefts | rights]
            else:
                last_marriage = max(last_marriage, weight * self._marriages[1 << suit])
                number = self._winners(ply, suit, mine, lefts, rights)
            if number:
                tricks += number
                points += self._highest[mine << 3 | number]
                points += self._given(leader, left, lefts << 3 | number)
                points += self._given(leader, right, rights << 3 | number)
        if tricks == size:
            points = card_points
        declared += last_marriage
        # The other side needs one card to win the lead with before it declares.
        if leader == 0:
            if size - tricks < 3:
                coalitions = 0
            self._lower[ply] = points + declared - coalitions
        else:
            if size - tricks < 3:
                declarers = 0
            self._upper[ply] = card_points - points - declared + declarers

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winners(
        self, ply: cython.int, suit: cython.int, mine: cython.uint, lefts: cython.uint, rights: cython.uint
    ) -> cython.int:
        """How many of the leader's cards of a suit win before he declares."""
        number: cython.int = self._masters[mine << 6 | lefts | rights]
        left: cython.int = self._next(self._player[ply])
        right: cython.int = self._next(left)
        trumps: cython.uint
        if self._trump[ply] == NO_TRUMP or self._trump[ply] == suit:
            return number
        trumps = ANY_RANK << 6 * self._trump[ply]
        if self._hands[left] & trumps:
            number = min(number, self._sizes[lefts])
        if right != self._player[ply] and self._hands[right] & trumps:
            number = min(number, self._sizes[rights])
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _given(self, leader: cython.int, giver: cython.int, cards: cython.int) -> cython.int:
        """Points in the cards of a suit, and how many of them, that a player adds to the leader's tricks."""
        if leader != 0 and giver != 0:
            return self._highest[cards]
        return self._lowest[cards]

    # The table of positions

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self, ply: cython.int) -> cython.ulonglong:
        """Pack all that a position is but for the exact ranks of its cards.

        Two planes of bits tell the owner of each card; of every suit the key has the shape they make. With
        the trump, the leader, and whether the aces are together and the deal is fresh, that is 55 bits. Nine
        bits of the generation follow.

        Where another's trump may not be led, who named the trump counts as well. A fresh deal has no trump,
        so that trump, its owner and the freshness are one number below 14 then, and take no bit more.
        """
        first: cython.uint = self._hands[0] | self._hands[2]
        second: cython.uint = self._hands[1] | self._hands[2]
        part: cython.ulonglong
        key: cython.ulonglong = 0
        suit: cython.int
        for suit in range(4):
            part = self._shapes[(first >> 6 * suit & ANY_RANK) << 6 | (second >> 6 * suit & ANY_RANK)]
            key |= part << 12 * suit
        if self._no_foreign_trump_lead:
            part = 12 if self._trump[ply] == NO_TRUMP else self._trump_owner[ply] << 2 | self._trump[ply]
            if self._first_lead[ply]:
                part = 13
            part |= self._player[ply] << 4
            key |= part << 48
            if self._four_aces and (first | second) & ACES == ACES:
                key |= WIDE_ONE << 54
            return key | (self._generation & 511) << 55
        part = self._player[ply] << 3 | self._trump[ply]
        key |= part << 48
        if self._four_aces and (first | second) & ACES == ACES:
            key |= WIDE_ONE << 53
        if self._first_lead[ply]:
            key |= WIDE_ONE << 54
        return key | (self._generation & 511) << 55

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bucket_of(self, key: cython.ulonglong) -> cython.ulonglong:
        mixed: cython.ulonglong = (key & 0xFFFFFFF) * 0x1E3779B1 + (key >> 28 & 0x7FFFFFF) * 0x45EBCA77
        mixed ^= mixed >> 29
        return (mixed >> 3 & self._buckets - 1) * 2 * ENTRIES_IN_BUCKET

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_up(self, ply: cython.int, key: cython.ulonglong, cards: cython.uint) -> cython.int:
        """Tighten the limits by the table; return the place of the very same position, or -1.

        An entry is two numbers: the key, and a packet of the cards still in play (24 bits), the limits of the
        value (11 bits each), the best move (7) and the higher bits of the generation (11). Key and cards
        together are the whole position, so a hit is never a chance likeness.

        Where the cards differ but the key is the same, the two games are the same move by move, and only the
        points of the cards differ. Whatever the declarer wins of them, the difference in his favour is at
        most the sum of what single cards have gained, and as much to the other side.
        """
        place: cython.int
        found: cython.int = -1
        value: cython.int
        other: cython.uint
        data: cython.ulonglong
        bucket: cython.ulonglong = self._bucket_of(key)
        self._hint[ply] = NO_MOVE
        for place in range(ENTRIES_IN_BUCKET):
            if self._entries[bucket + 2 * place] != key:
                continue
            data = self._entries[bucket + 2 * place + 1]
            if data >> 53 != self._generation >> 9:
                continue
            other = data & 0xFFFFFF
            if other == cards:
                found = place
                self._hint[ply] = data >> 46 & 127
            elif not self._techniques & SHAPES:
                continue
            elif self._hint[ply] == NO_MOVE:
                self._hint[ply] = self._translated(data >> 46 & 127, other, cards)
            value = data >> 24 & 2047
            self._lower[ply] = max(self._lower[ply], value - VALUE_OFFSET - self._rise(cards, other))
            value = data >> 35 & 2047
            self._upper[ply] = min(self._upper[ply], value - VALUE_OFFSET + self._rise(other, cards))
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _store(
        self, ply: cython.int, key: cython.ulonglong, slot: cython.int, cards: cython.uint
    ) -> cython.void:
        """Put the limits of a position in its place, or as the newest before the others of the bucket."""
        place: cython.int
        part: cython.ulonglong
        data: cython.ulonglong = cards
        bucket: cython.ulonglong = self._bucket_of(key)
        if slot < 0:
            slot = 0
            for place in range(2 * ENTRIES_IN_BUCKET - 1, 1, -1):
                self._entries[bucket + place] = self._entries[bucket + place - 2]
        part = self._lower[ply] + VALUE_OFFSET
        data |= part << 24
        part = self._upper[ply] + VALUE_OFFSET
        data |= part << 35
        part = self._hint[ply]
        data |= part << 46
        self._entries[bucket + 2 * slot] = key
        self._entries[bucket + 2 * slot + 1] = data | self._generation >> 9 << 53

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rise(self, before: cython.uint, after: cython.uint) -> cython.int:
        """Points that cards gain when these become those, lowest for lowest in each suit."""
        total: cython.int = 0
        suit: cython.int
        if before == after:
            return 0
        for suit in range(4):
            total += self._rises[(before >> 6 * suit & ANY_RANK) << 6 | (after >> 6 * suit & ANY_RANK)]
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _translated(self, move: cython.int, before: cython.uint, after: cython.uint) -> cython.int:
        """The move of a position, for one of the same shape."""
        if move == NO_MOVE:
            return NO_MOVE
        suit: cython.int = (move & CARD) // 6
        rank: cython.int = (move & CARD) - 6 * suit
        place: cython.int = self._places[(before >> 6 * suit & ANY_RANK) << 3 | rank]
        rank = self._ranks[(after >> 6 * suit & ANY_RANK) << 3 | place]
        return (move & DECLARE) | (6 * suit + rank)

    # Moves

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(self, ply: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Value of a frame within a trick."""
        self._hint[ply] = NO_MOVE
        return self._best(ply, alpha, beta)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best(self, ply: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Try the moves of a frame; leaves the best in `_hint`."""
        count: cython.int = self._list_moves(ply)
        base: cython.int = ply * MOST_MOVES
        side: cython.int = 1 if self._player[ply] == 0 else -1
        # The window and the values as the side to move sees them: more is better.
        low: cython.int = alpha if side > 0 else -beta
        high: cython.int = beta if side > 0 else -alpha
        best: cython.int = -INFINITE
        best_move: cython.int = NO_MOVE
        value: cython.int
        move: cython.int
        place: cython.int
        for place in range(count):
            move = self._take_next(base, place, count)
            if place > 0 and self._techniques & RUNS:
                value = self._limit_by_run(base, place)
                if value <= low:
                    self._results[base + place] = value
                    best = max(best, value)
                    continue
            if place > 0 and high - low > 1 and self._techniques & SCOUTING:
                value = self._try(ply, move, side, low, low + 1)
                if low < value < high and not self._stopped:
                    value = self._try(ply, move, side, value - 1, high)
            else:
                value = self._try(ply, move, side, low, high)
            if self._stopped:
                return 0
            self._results[base + place] = value
            if value > best:
                best = value
                best_move = move & CARD_AND_DECLARE
                low = max(low, value)
                if low >= high:
                    break
        self._hint[ply] = best_move
        return side * best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try(
        self, ply: cython.int, move: cython.int, side: cython.int, low: cython.int, high: cython.int
    ) -> cython.int:
        if side > 0:
            return self._play(ply, move, low, high)
        return -self._play(ply, move, -high, -low)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_next(self, base: cython.int, place: cython.int, count: cython.int) -> cython.int:
        """Bring the move with the highest score of the rest to this place."""
        top: cython.int = base + place
        other: cython.int
        move: cython.int
        score: cython.int
        for other in range(base + place + 1, base + count):
            if self._scores[other] > self._scores[top]:
                top = other
        move = self._moves[top]
        score = self._scores[top]
        self._moves[top] = self._moves[base + place]
        self._scores[top] = self._scores[base + place]
        self._moves[base + place] = move
        self._scores[base + place] = score
        return move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _limit_by_run(self, base: cython.int, place: cython.int) -> cython.int:
        """How good a move can be at most, as a move of the same run has been tried.

        Exchange the two cards in everything that can follow: the game is the same, for there is no card
        between them, but one trick has gained as many points as another has lost.
        """
        limit: cython.int = INFINITE
        move: cython.int = self._moves[base + place]
        tried: cython.int
        other: cython.int
        for other in range(base, base + place):
            tried = self._moves[other]
            if (tried ^ move) >> 5 == 0:
                limit = min(
                    limit,
                    self._results[other]
                    + abs(self._points_of(ONE << (move & CARD)) - self._points_of(ONE << (tried & CARD))),
                )
        return limit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, ply: cython.int, move: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """Value of a frame when this card is played."""
        after: cython.int = ply + 1
        player: cython.int = self._player[ply]
        card: cython.int = move & CARD
        bit: cython.uint = ONE << card
        trump: cython.int = self._trump[ply]
        owner: cython.int = self._trump_owner[ply]
        winning: cython.int = card
        winner: cython.int = player
        heap: cython.int = self._points_of(bit)
        gain: cython.int = 0
        value: cython.int
        self._nodes += 1
        if self._count[ply] == 0:
            self._led[after] = card // 6
            if move & DECLARE:
                if bit & ACES:
                    gain = self._four_aces
                else:
                    trump = card // 6
                    owner = player
                    gain = self._marriages[1 << trump]
                gain *= self._declarer_weight if player == 0 else -self._coalition_weight
        else:
            self._led[after] = self._led[ply]
            heap += self._heap[ply]
            if not self._beats(card, self._winning[ply], trump):
                winning = self._winning[ply]
                winner = self._winner[ply]
        self._hands[player] ^= bit
        self._trump[after] = trump
        self._trump_owner[after] = owner
        self._first_lead[after] = False
        if self._count[ply] + 1 < self._players:
            self._player[after] = self._next(player)
            self._count[after] = self._count[ply] + 1
            self._winning[after] = winning
            self._winner[after] = winner
            self._heap[after] = heap
            value = gain + self._follow(after, alpha - gain, beta - gain)
        else:
            if winner == 0:
                gain += heap
            self._player[after] = winner
            self._count[after] = 0
            if self._drawn < self._stock_size:
                self._draw(winner, self._drawn)
                self._drawn += 2
                value = gain + self._lead(after, alpha - gain, beta - gain)
                self._drawn -= 2
                self._draw(winner, self._drawn)
            else:
                value = gain + self._lead(after, alpha - gain, beta - gain)
        self._hands[player] ^= bit
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self, winner: cython.int, place: cython.int) -> cython.void:
        """Move two cards between stock and hands, the winner's first; done twice it is undone."""
        first: cython.uint = ONE << self._stock[place]
        second: cython.uint = ONE << self._stock[place + 1]
        self._hands[winner] ^= first
        self._hands[1 - winner] ^= second
        self._hands[2] ^= first | second

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal(self, ply: cython.int) -> cython.uint:
        """The cards that may be played; the engine's `legal_cards`, which a test holds this to."""
        hand: cython.uint = self._hands[self._player[ply]]
        usable: cython.uint
        if self._count[ply] == 0:
            usable = hand & ~self._barred(ply)
            return usable or hand
        if self._drawn < self._stock_size:
            return hand
        winning: cython.int = self._winning[ply]
        suit: cython.int = winning // 6
        higher: cython.uint = FULL << winning + 1 & ANY_RANK << 6 * suit
        usable = hand & ANY_RANK << 6 * self._led[ply]
        if usable:
            if self._must_beat_suit and suit == self._led[ply] and usable & higher:
                return usable & higher
            return usable
        if self._trump[ply] == NO_TRUMP or not self._must_trump:
            return hand
        usable = hand & ANY_RANK << 6 * self._trump[ply]
        if usable == 0:
            return hand
        if self._must_overtrump and suit == self._trump[ply] and usable & higher:
            return usable & higher
        return usable

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_moves(self, ply: cython.int) -> cython.int:
        """List the moves of a frame with their runs and scores; return how many there are."""
        count: cython.int = 0
        place: cython.int = ply * MOST_MOVES
        hand: cython.uint = self._hands[self._player[ply]]
        rest: cython.uint = self._legal(ply)
        forced: cython.bint = rest & rest - 1 == 0
        leading: cython.bint = self._count[ply] == 0
        may_declare: cython.bint = leading and (self._marriage_on_first_lead or not self._first_lead[ply])
        # Of the cards on the table only the winning one can still come between two others.
        others: cython.uint = (self._hands[0] | self._hands[1] | self._hands[2]) ^ hand
        if not leading:
            others |= ONE << self._winning[ply]
        hopes: cython.uint = hand | self._coming()
        aces: cython.int = 1 if self._four_aces and hopes & ACES == ACES else 0
        marriage: cython.int
        couple: cython.uint
        bit: cython.uint
        card: cython.int
        suit: cython.int
        runs: cython.int
        move: cython.int
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = self._card_of(bit)
            suit = card // 6
            couple = KING_AND_QUEEN << 6 * suit
            marriage = 1 if hopes & couple == couple else 0
            runs = self._runs[
                marriage << 13
                | aces << 12
                | (hand >> 6 * suit & ANY_RANK) << 6
                | (others >> 6 * suit & ANY_RANK)
            ]
            move = card | (suit << 3 | (runs >> 3 * (card - 6 * suit) & 7)) << RUN_SHIFT
            self._moves[place] = move
            self._scores[place] = 0 if forced else self._score(ply, move)
            place += 1
            if may_declare and (
                (bit & couple and hand & couple == couple) or (aces and bit & ACES and hand & ACES == ACES)
            ):
                self._moves[place] = move | DECLARE
                self._scores[place] = self._score(ply, move | DECLARE)
                place += 1
        count = place - ply * MOST_MOVES
        if self._hint[ply] != NO_MOVE:
            for place in range(ply * MOST_MOVES, ply * MOST_MOVES + count):
                if self._moves[place] & CARD_AND_DECLARE == self._hint[ply]:
                    self._scores[place] = 1 << 20
        return count

    # The order of moves

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _can_beat(
        self, player: cython.int, led: cython.int, winning: cython.int, trump: cython.int
    ) -> cython.bint:
        """Whether a player who is yet to follow could win the trick as it stands."""
        hand: cython.uint = self._hands[player]
        suit: cython.int = winning // 6
        higher: cython.uint = FULL << winning + 1 & ANY_RANK << 6 * suit
        if hand & ANY_RANK << 6 * led:
            return suit == led and hand & higher != 0
        if trump == NO_TRUMP:
            return False
        if suit == trump:
            return hand & higher != 0
        return hand & ANY_RANK << 6 * trump != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score(self, ply: cython.int, move: cython.int) -> cython.int:
        """Guess how good a move is. The numbers were found by trying which make the trees smallest."""
        player: cython.int = self._player[ply]
        card: cython.int = move & CARD
        suit: cython.int = card // 6
        trump: cython.int = self._trump[ply]
        leading: cython.bint = self._count[ply] == 0
        led: cython.int = suit if leading else self._led[ply]
        points: cython.int = self._points_of(ONE << card)
        winning: cython.int = card
        winner: cython.int = player
        following: cython.int = player
        partner_can: cython.bint = False
        rival_can: cython.bint = False
        if leading and move & DECLARE and ONE << card & ACES == 0:
            trump = suit
        if not leading and not self._beats(card, self._winning[ply], trump):
            winning = self._winning[ply]
            winner = self._winner[ply]
        for _ in range(self._count[ply] + 1, self._players):
            following = self._next(following)
            if self._can_beat(following, led, winning, trump):
                if (following == 0) == (player == 0):
                    partner_can = True
                else:
                    rival_can = True

        if leading:
            return self._score_of_lead(ply, move, suit, points, partner_can, rival_can)
        if rival_can:
            return -200 - 2 * points
        if (winner == 0) == (player == 0):
            return 900 + points if winner == player else 800 + 2 * points
        return points - 50 if partner_can else -400 - 2 * points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_of_lead(
        self,
        ply: cython.int,
        move: cython.int,
        suit: cython.int,
        points: cython.int,
        partner_can: cython.bint,
        rival_can: cython.bint,
    ) -> cython.int:
        """Sure tricks that catch high cards first, then marriages; trumps last, the others follow by need."""
        player: cython.int = self._player[ply]
        score: cython.int = 500 if move & DECLARE else 0
        rival: cython.int
        cards: cython.uint
        if suit == self._trump[ply]:
            score -= 1600
        for rival in range(self._players):
            if (rival == 0) == (player == 0):
                continue
            cards = self._hands[rival] & ANY_RANK << 6 * suit
            score += 3 * self._points_of(cards & -cards) if cards else -500
        if rival_can:
            return score + 4 * points - 500 if partner_can else score - points - 1100
        return score + 2 * points + 700 if partner_can else score + 4 * points + 1000
