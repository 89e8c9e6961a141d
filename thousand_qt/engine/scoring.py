"""Scoring a deal, in the order that matters, with every step kept so that it can be explained.

1. raw points and the contract, 2. the change of each total, 3. the opponents' cap, 4. zero marks and their
penalty, 5. the barrel, 6. 555, 7. (in `outcome`) the end of the match.
"""

from __future__ import annotations

import enum

import msgspec

from thousand_qt.engine.cards import ACES_MASK, Card, marriages_in, mask_of
from thousand_qt.engine.rules import (
    BARREL_HANDS,
    PENALTY,
    TARGET,
    Endgame,
    GiveUpCost,
    GiveUpPays,
    LeftoverCards,
    OpponentCap,
    Rounding,
    Rules,
    Simultaneous1000,
    SitterScores,
)

_DUMP_TOTAL = 555
_CAP = 990
_SITTER_ACE_POINTS = 50
_GIVE_UP_SHARE = 60
_FOUR_PLAYERS_SHARE = 40


class Standing(msgspec.Struct, frozen=True):
    """What a player carries from deal to deal.

    Attributes:
        total: the score, may be negative.
        barrel_hands: completed deals since climbing the barrel, or None when not on it.
        zero_marks: zeros so far in the match.
        give_ups: deals given up so far in the match.
    """

    total: int = 0
    barrel_hands: int | None = None
    zero_marks: int = 0
    give_ups: int = 0


class Role(enum.StrEnum):
    DECLARER = "declarer"
    OPPONENT = "opponent"
    SITTER = "sitter"
    PLAYER = "player"
    """Either player of the stock game, which has no declarer."""


class StepKind(enum.StrEnum):
    """One line of the arithmetic of a deal; `ScoreStep.amount` is what it adds to the total."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_FAILED = "contract_failed"
    GAVE_UP = "gave_up"
    GIVE_UP_COST = "give_up_cost"
    GIVE_UP_SHARE = "give_up_share"
    GIVE_UP_UNPAID = "give_up_unpaid"
    POINTS = "points"
    NO_POINTS_ON_BARREL = "no_points_on_barrel"
    NO_POINTS_FROM_800 = "no_points_from_800"
    TALON_POINTS = "talon_points"
    CAPPED = "capped"
    ZERO_MARK = "zero_mark"
    ZERO_PENALTY = "zero_penalty"
    BARREL_ENTERED = "barrel_entered"
    BARREL_HELD = "barrel_held"
    BARREL_FALL = "barrel_fall"
    BARREL_LEFT = "barrel_left"
    DUMPED = "dumped"


class ScoreStep(msgspec.Struct, frozen=True):
    kind: StepKind
    amount: int
    total: int
    """The running total after this step."""


class SeatScore(msgspec.Struct, frozen=True):
    """One player's arithmetic of a deal, in points.

    `cards`, `marriages` and `leftover` add up to `raw`; `rounded` is what an opponent gets for it.
    """

    seat: int
    role: Role
    cards: int
    marriages: int
    leftover: int
    rounded: int
    steps: tuple[ScoreStep, ...]
    before: Standing
    after: Standing

    @property
    def raw(self) -> int:
        return self.cards + self.marriages + self.leftover

    @property
    def change(self) -> int:
        return self.after.total - self.before.total


class DealTally(msgspec.Struct, frozen=True):
    """What a deal left to be scored; the tuples have one entry per seat, in points.

    Attributes:
        declarer, contract: None in the stock game.
        sitter: the seat that sat out, with four players.
        gave_up: the declarer gave up; the tuples are then zeros.
        leftover_points, last_trick: the four cards left of the two-talon game and who took the last trick.
        talon: the talon as dealt, for the sitter.
    """

    declarer: int | None
    contract: int | None
    sitter: int | None
    gave_up: bool
    cards: tuple[int, ...]
    marriages: tuple[int, ...]
    leftover_points: int = 0
    last_trick: int | None = None
    talon: tuple[Card, ...] = ()


def round_points(rounding: Rounding, points: int) -> int:
    """Round an opponent's points (never negative) as the table does: 000.107, 001.122-123, 001.256."""
    match rounding:
        case Rounding.NONE:
            return points
        case Rounding.TO_5:
            return (points + 2) // 5 * 5
        case Rounding.TO_10_HALF_UP:
            return (points + 5) // 10 * 10
        case Rounding.TO_10_HALF_DOWN:
            return (points + 4) // 10 * 10


def half_of_bid(rules: Rules, contract: int) -> int:
    """Return half of a bid, rounded like any other score of the table, halves up (A15)."""
    return round_points(rules.rounding, (contract + 1) // 2)


def score_deal(rules: Rules, standings: tuple[Standing, ...], tally: DealTally) -> tuple[SeatScore, ...]:
    """Score a finished or given-up deal for every seat."""
    first_give_up = tally.gave_up and tally.declarer is not None and standings[tally.declarer].give_ups == 0
    paid = not (rules.give_up_first_unpaid and first_give_up)
    return tuple(
        _SeatScorer(rules, seat, standing, tally, give_up_paid=paid).score()
        for seat, standing in enumerate(standings)
    )


class _SeatScorer:
    """Runs the steps for one seat; mutable, and private to one call of `score_deal`."""

    def __init__(
        self, rules: Rules, seat: int, standing: Standing, tally: DealTally, *, give_up_paid: bool
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._before = standing
        self._tally = tally
        self._give_up_paid = give_up_paid
        self._total = standing.total
        self._barrel_hands = standing.barrel_hands
        self._zero_marks = standing.zero_marks
        self._give_ups = standing.give_ups
        self._steps: list[ScoreStep] = []
        if tally.declarer is None:
            self._role = Role.PLAYER
        elif seat == tally.declarer:
            self._role = Role.DECLARER
        else:
            self._role = Role.SITTER if seat == tally.sitter else Role.OPPONENT
        takes_leftover = rules.leftover_cards is LeftoverCards.LAST_TRICK and tally.last_trick == seat
        self._leftover = tally.leftover_points if takes_leftover else 0
        self._raw = tally.cards[seat] + tally.marriages[seat] + self._leftover
        self._rounded = round_points(rules.rounding, self._raw)
        self._on_barrel = rules.endgame is Endgame.BARREL and standing.barrel_hands is not None
        self._made = self._role is Role.DECLARER and not tally.gave_up and self._raw >= (tally.contract or 0)

    def score(self) -> SeatScore:
        self._change_total()
        self._cap()
        self._mark_zero()
        if self._rules.endgame is Endgame.BARREL:
            if self._on_barrel:
                self._stay_or_leave_barrel()
            else:
                self._climb_barrel()
        if self._rules.dump_at_555 and self._total == _DUMP_TOTAL:
            self._step(StepKind.DUMPED, -_DUMP_TOTAL)
        return SeatScore(
            seat=self._seat,
            role=self._role,
            cards=self._tally.cards[self._seat],
            marriages=self._tally.marriages[self._seat],
            leftover=self._leftover,
            rounded=self._rounded,
            steps=tuple(self._steps),
            before=self._before,
            after=Standing(self._total, self._barrel_hands, self._zero_marks, self._give_ups),
        )

    def _step(self, kind: StepKind, amount: int) -> None:
        self._total += amount
        self._steps.append(ScoreStep(kind, amount, self._total))

    def _change_total(self) -> None:
        tally = self._tally
        if self._role is Role.DECLARER:
            contract = tally.contract or 0
            if tally.gave_up:
                self._give_up()
            elif self._made:
                self._step(StepKind.CONTRACT_MADE, contract)
            else:
                self._step(StepKind.CONTRACT_FAILED, -contract)
        elif tally.gave_up:
            share = self._give_up_share()
            self._income(StepKind.GIVE_UP_SHARE if share else StepKind.GIVE_UP_UNPAID, share)
            if self._role is Role.SITTER:
                self._talon_income()
        elif self._role is Role.SITTER:
            self._talon_income()
        else:
            self._income(StepKind.POINTS, self._rounded)

    def _income(self, kind: StepKind, amount: int) -> None:
        """Add points not won by an own contract: none on the barrel (000.117), none from 800 on (001.132)."""
        if amount and self._on_barrel:
            self._step(StepKind.NO_POINTS_ON_BARREL, 0)
        elif (
            amount
            and self._rules.endgame is Endgame.RULE_800
            and self._before.total >= self._rules.endgame_at
        ):
            self._step(StepKind.NO_POINTS_FROM_800, 0)
        else:
            self._step(kind, amount)

    def _talon_income(self) -> None:
        """The sitter's points for the talon (001.179-180)."""
        if self._rules.sitter_scores is SitterScores.NOTHING:
            return
        talon = mask_of(self._tally.talon)
        points = _SITTER_ACE_POINTS * (talon & ACES_MASK).bit_count()
        points += sum(suit.marriage_points for suit in marriages_in(talon))
        self._income(StepKind.TALON_POINTS, points)

    def _give_up(self) -> None:
        self._give_ups += 1
        self._step(StepKind.GAVE_UP, 0)
        cost = self._rules.give_up_cost
        every_third = cost is GiveUpCost.EVERY_THIRD and self._give_ups % 3 == 0
        third_and_later = cost is GiveUpCost.THIRD_AND_LATER and self._give_ups >= 3
        if every_third or third_and_later:
            self._step(StepKind.GIVE_UP_COST, -PENALTY)

    def _give_up_share(self) -> int:
        """What this seat gets when the declarer gives up (000.069, 000.144, 001.189-195, A16)."""
        pays = self._rules.give_up_pays
        if not self._give_up_paid or (self._role is Role.SITTER and pays is not GiveUpPays.SHARE_120):
            return 0
        match pays:
            case GiveUpPays.NOTHING:
                return 0
            case GiveUpPays.SIXTY:
                return _GIVE_UP_SHARE
            case GiveUpPays.HALF_BID:
                return half_of_bid(self._rules, self._tally.contract or 0)
            case GiveUpPays.SHARE_120:
                return _FOUR_PLAYERS_SHARE if self._rules.players == 4 else _GIVE_UP_SHARE

    def _cap(self) -> None:
        """An opponent's total stops at 990 (001.270); what was above already stays."""
        if self._rules.opponent_cap is OpponentCap.OFF or self._role not in (Role.OPPONENT, Role.SITTER):
            return
        allowed = max(_CAP, self._before.total)
        if self._total > allowed:
            self._step(StepKind.CAPPED, allowed - self._total)

    def _mark_zero(self) -> None:
        """A zero: not one point as opponent (000.124-126, A29), or a give-up where that counts (A14)."""
        rules = self._rules
        if not rules.zero_penalty or (self._on_barrel and not rules.zeros_on_barrel):
            return
        if self._tally.gave_up:
            zero = self._role is Role.DECLARER and rules.give_up_is_zero
        else:
            zero = self._role is Role.OPPONENT and self._raw == 0
        if not zero:
            return
        self._zero_marks += 1
        if self._zero_marks % 3:
            self._step(StepKind.ZERO_MARK, 0)
        else:
            self._step(StepKind.ZERO_PENALTY, -PENALTY)

    def _stay_or_leave_barrel(self) -> None:
        """One deal of a player on the barrel (000.115-121, 001.203-207, 003.061-064, 004.043-055)."""
        if self._role is Role.SITTER:  # a deal sat out uses up no hand (A44)
            return
        if self._made and self._total >= TARGET:
            self._barrel_hands = None
            return
        if self._role is Role.DECLARER and not self._made and not self._tally.gave_up:
            self._barrel_hands = None
            self._step(StepKind.BARREL_LEFT, 0)
            return
        barrel = self._rules.endgame_at
        if self._total > barrel:
            self._step(StepKind.BARREL_HELD, barrel - self._total)
        hands = (self._before.barrel_hands or 0) + 1
        fell_by_penalty = self._total < barrel
        if hands >= BARREL_HANDS:
            self._barrel_hands = None
            self._step(StepKind.BARREL_FALL, -PENALTY)
        elif fell_by_penalty:
            self._barrel_hands = None
            self._step(StepKind.BARREL_LEFT, 0)
        else:
            self._barrel_hands = hands

    def _climb_barrel(self) -> None:
        """Totals from the barrel up to 999 become the barrel; 1000 at one go wins (000.116, 000.130)."""
        barrel = self._rules.endgame_at
        if barrel <= self._total < TARGET:
            self._step(StepKind.BARREL_ENTERED, barrel - self._total)
            self._barrel_hands = 0


class EndReason(enum.StrEnum):
    REACHED_1000 = "reached_1000"
    DEAL_LIMIT = "deal_limit"


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: one winner, or several in a draw."""

    winners: tuple[int, ...]
    reason: EndReason

    @property
    def is_draw(self) -> bool:
        return len(self.winners) > 1


def outcome(rules: Rules, totals: tuple[int, ...], declarer: int | None, deals_played: int) -> Outcome | None:
    """Return how the match ended after a deal, or None while it goes on.

    Several at 1000: the declarer first or the higher score (001.142-144, 002.024); equal is a draw (A38), in
    the stock game one more deal (001.171). The deal limit: the highest total (002.025).
    """
    contenders = tuple(seat for seat, total in enumerate(totals) if total >= TARGET)
    if contenders:
        reason = EndReason.REACHED_1000
    elif rules.deal_limit and deals_played >= rules.deal_limit:
        contenders, reason = tuple(range(len(totals))), EndReason.DEAL_LIMIT
    else:
        return None
    declarer_first = rules.simultaneous_1000 is Simultaneous1000.DECLARER_FIRST
    if reason is EndReason.REACHED_1000 and declarer_first and declarer in contenders:
        assert declarer is not None
        return Outcome((declarer,), reason)
    best = max(totals[seat] for seat in contenders)
    winners = tuple(seat for seat in contenders if totals[seat] == best)
    if len(winners) > 1 and rules.is_stock_game:
        return None
    return Outcome(winners, reason)
