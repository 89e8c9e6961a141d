"""Scoring a deal, in the order that matters, with every step kept so that it can be explained.

1. raw points and the contract, 2. the change of each total, 3. the opponents' cap, 4. zero marks and their
penalty, 5. the barrel, for each player and then for those who meet there, 6. 555, 7. (in `outcome`) the end
of the match.
"""

from __future__ import annotations

import enum
from typing import Final

import msgspec

from thousand_qt.engine.cards import ACES_MASK, marriages_in, mask_of
from thousand_qt.engine.rules import (
    PENALTY,
    BarrelNewcomer,
    Endgame,
    GiveUpPays,
    GoldenRound,
    LeftoverCards,
    OpponentCap,
    Rules,
    Simultaneous1000,
    SitterScores,
    ZeroBy,
)
from thousand_qt.engine.score_parts import (
    DUMP_TOTAL,
    GIVE_UP_SHARE,
    DealTally,
    Role,
    ScoreStep,
    SeatScore,
    Standing,
    StepKind,
    give_up_cost,
    half_of_bid,
    points_needed,
    round_points,
)

__all__ = [
    "DUMP_TOTAL",
    "DealTally",
    "EndReason",
    "Outcome",
    "Role",
    "ScoreStep",
    "SeatScore",
    "Standing",
    "StepKind",
    "give_up_cost",
    "half_of_bid",
    "outcome",
    "points_needed",
    "round_points",
    "score_deal",
]

_ZEROS_FOR_PENALTY: Final = 3
_FALLS_TO_ZERO: Final = 3
_SITTER_ACE_POINTS: Final = 50
_FOUR_PLAYERS_SHARE: Final = 40


def score_deal(rules: Rules, standings: tuple[Standing, ...], tally: DealTally) -> tuple[SeatScore, ...]:
    """Score a finished or given-up deal for every seat."""
    first_give_up = tally.gave_up and tally.declarer is not None and standings[tally.declarer].give_ups == 0
    paid = not (rules.give_up_first_unpaid and first_give_up)
    scorers = [
        _SeatScorer(rules, seat, standing, tally, give_up_paid=paid)
        for seat, standing in enumerate(standings)
    ]
    for scorer in scorers:
        scorer.settle()
    if rules.endgame is Endgame.BARREL:
        _meet_on_barrel(rules, scorers)
    wiped_if_failed = rules.golden_round is GoldenRound.WIPED and tally.ends_golden_round
    if wiped_if_failed and not any(scorer.has_made for scorer in scorers):
        for scorer in scorers:
            scorer.wipe()
    return tuple(scorer.finish() for scorer in scorers)


def _meet_on_barrel(rules: Rules, scorers: list[_SeatScorer]) -> None:
    """Let those fall who may not be on the barrel together."""
    newcomers = [scorer for scorer in scorers if scorer.has_climbed]
    if len(newcomers) > 1 and not rules.barrel_climb_together:
        for scorer in newcomers:
            scorer.knock_off()
        return
    there = [scorer for scorer in scorers if scorer.has_stayed]
    match rules.barrel_newcomer:
        case BarrelNewcomer.STAYS_BESIDE:
            falling: list[_SeatScorer] = []
        case BarrelNewcomer.KNOCKS_OFF:
            falling = there if newcomers else []
        case BarrelNewcomer.ALL_FALL:
            falling = there + newcomers if there and newcomers else []
    for scorer in falling:
        scorer.knock_off()


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
        self._barrel_falls = standing.barrel_falls
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
        needed = points_needed(rules, tally.contract or 0)
        self._made = self._role is Role.DECLARER and not tally.gave_up and self._raw >= needed

    def settle(self) -> None:
        """Take all steps up to the barrel."""
        self._change_total()
        self._double()
        self._cap()
        self._mark_zero()
        if self._rules.endgame is Endgame.BARREL:
            if self._on_barrel:
                self._stay_or_leave_barrel()
            else:
                self._climb_barrel()

    @property
    def has_climbed(self) -> bool:
        """Whether this deal brought the player onto the barrel."""
        return self._barrel_hands is not None and not self._on_barrel

    @property
    def has_stayed(self) -> bool:
        """Whether the player was on the barrel and still is."""
        return self._barrel_hands is not None and self._on_barrel

    @property
    def has_made(self) -> bool:
        """Whether this is the declarer, with his contract made."""
        return self._made

    def wipe(self) -> None:
        """Begin again with nothing: nobody made his contract in the golden round."""
        self._barrel_hands = None
        if self._total:
            self._step(StepKind.WIPED, -self._total)

    def knock_off(self) -> None:
        """Fall because of others on the barrel; who has only just climbed it has had no time there."""
        self._fall(StepKind.BARREL_KNOCKED_OFF, counts=self._on_barrel)

    def finish(self) -> SeatScore:
        """Take the last step and return all of them."""
        plus, minus = self._rules.dump_at_555, self._rules.dump_at_minus_555
        if (plus and self._total == DUMP_TOTAL) or (minus and self._total == -DUMP_TOTAL):
            self._step(StepKind.DUMPED, -self._total)
        return SeatScore(
            seat=self._seat,
            role=self._role,
            cards=self._tally.cards[self._seat],
            marriages=self._tally.marriages[self._seat],
            leftover=self._leftover,
            rounded=self._rounded,
            steps=tuple(self._steps),
            before=self._before,
            after=Standing(
                self._total, self._barrel_hands, self._zero_marks, self._give_ups, self._barrel_falls
            ),
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

    def _double(self) -> None:
        """In the golden round every change counts twice, and so does that of who had bid in the dark."""
        change = self._total - self._before.total
        if self._tally.golden and change:
            self._step(StepKind.DOUBLED, change)
        elif self._tally.dark and self._role is Role.DECLARER:
            self._step(StepKind.DARK_DOUBLED, change)

    def _income(self, kind: StepKind, amount: int) -> None:
        """Add points not won by an own contract: none on the barrel (000.117), none from 800 on (001.132)."""
        if amount and self._on_barrel:
            self._step(StepKind.NO_POINTS_ON_BARREL, 0)
        elif (
            amount and self._rules.endgame is Endgame.RULE_800 and self._before.total >= self._rules.threshold
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
        cost = give_up_cost(self._rules, self._give_ups, self._tally.contract or 0)
        if cost:
            self._step(StepKind.GIVE_UP_COST, -cost)

    def _give_up_share(self) -> int:
        """What this seat gets when the declarer gives up (000.069, 000.144, 001.189-195, A16)."""
        pays = self._rules.give_up_pays
        if not self._give_up_paid or (self._role is Role.SITTER and pays is not GiveUpPays.SHARE_120):
            return 0
        match pays:
            case GiveUpPays.NOTHING:
                return 0
            case GiveUpPays.SIXTY:
                return GIVE_UP_SHARE
            case GiveUpPays.HALF_BID:
                return half_of_bid(self._rules, self._tally.contract or 0)
            case GiveUpPays.SHARE_120:
                return _FOUR_PLAYERS_SHARE if self._rules.players == 4 else GIVE_UP_SHARE

    def _cap(self) -> None:
        """An opponent's total stops at 990 (001.270) or so far below the target; what was above stays."""
        if self._rules.opponent_cap is OpponentCap.OFF or self._role not in (Role.OPPONENT, Role.SITTER):
            return
        allowed = max(self._rules.opponents_highest, self._before.total)
        if self._total > allowed:
            self._step(StepKind.CAPPED, allowed - self._total)

    def _mark_zero(self) -> None:
        """A zero: not one point as opponent (000.124-126, A29), or a give-up where that counts (A14)."""
        rules = self._rules
        if not rules.zero_penalty or (self._on_barrel and not rules.zeros_on_barrel):
            return
        took_nothing = self._took_nothing()
        if self._tally.gave_up:
            zero = self._role is Role.DECLARER and rules.give_up_is_zero
        else:
            zero = self._role is Role.OPPONENT and took_nothing
        if not zero:
            plays = self._role in (Role.DECLARER, Role.OPPONENT) and not self._tally.gave_up
            if rules.zeros_in_a_row and plays and not took_nothing:
                self._zero_marks = 0
            return
        self._zero_marks += 1
        if self._zero_marks % _ZEROS_FOR_PENALTY:
            self._step(StepKind.ZERO_MARK, 0)
        else:
            self._step(StepKind.ZERO_PENALTY, -PENALTY)

    def _took_nothing(self) -> bool:
        """Whether this player is without a point (A29), or without a trick where tricks count."""
        if self._rules.zero_by is ZeroBy.TRICKS and self._tally.tricks:
            return self._tally.tricks[self._seat] == 0
        return self._raw == 0

    def _stay_or_leave_barrel(self) -> None:
        """One deal of a player on the barrel (000.115-121, 001.203-207, 003.061-064, 004.043-055)."""
        if self._role is Role.SITTER:  # a deal sat out uses up no hand (A44)
            return
        if self._made and self._total >= self._rules.target:
            self._barrel_hands = None
            return
        if self._role is Role.DECLARER and not self._made and not self._tally.gave_up:
            self._barrel_hands = None
            self._step(StepKind.BARREL_LEFT, 0)
            return
        barrel = self._rules.threshold
        if self._total > barrel:
            self._step(StepKind.BARREL_HELD, barrel - self._total)
        hands = (self._before.barrel_hands or 0) + 1
        fell_by_penalty = self._total < barrel
        if self._rules.barrel_deals and hands >= self._rules.barrel_deals:
            self._fall(StepKind.BARREL_FALL, counts=True)
        elif fell_by_penalty:
            self._barrel_hands = None
            self._step(StepKind.BARREL_LEFT, 0)
        else:
            self._barrel_hands = hands

    def _fall(self, kind: StepKind, *, counts: bool) -> None:
        """Leave the barrel with the penalty, or with nothing where a third fall that counts takes it all."""
        self._barrel_hands = None
        if counts and self._rules.three_falls_to_zero:
            self._barrel_falls += 1
            if self._barrel_falls == _FALLS_TO_ZERO:
                self._barrel_falls = 0
                self._step(StepKind.BARREL_THIRD_FALL, -self._total)
                return
        self._step(kind, -PENALTY)

    def _climb_barrel(self) -> None:
        """Totals from the barrel up to 999 become the barrel; 1000 at one go wins (000.116, 000.130).

        Where nobody may pass the barrel, 1000 and more become the barrel too.
        """
        barrel = self._rules.threshold
        passes = self._total >= self._rules.target and self._rules.barrel_jump
        if self._total >= barrel and not passes:
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

    Several at the target: the declarer first or the higher score (001.142-144, 002.024); equal is a draw
    (A38), in the stock game one more deal (001.171). The deal limit: the highest total (002.025).
    """
    contenders = tuple(seat for seat, total in enumerate(totals) if total >= rules.target)
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
