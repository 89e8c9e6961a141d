"""What a match was, as plain numbers: the facts the library keeps of each record and statistics count.

They come from the results of the engine, which has replayed the record, so nothing here knows a rule of the
game: who took what, what it was worth and what it did to the totals is read and not worked out.
"""

from __future__ import annotations

import enum
import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from thousand_qt.engine.actions import Action, Bid, BidInTheDark, ClaimRedeal, DealCards, Play
from thousand_qt.engine.cards import FOUR_ACES_POINTS
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import HelpKind, Record, SeatEntry
from thousand_qt.engine.rules import RULE_SETS, Rules, rules_to_options
from thousand_qt.engine.scoring import EndReason, Role, SeatScore, StepKind

HUMAN: Final = "human"
"""The kind of a seat that a person plays."""

FOUR_ACES: Final = "A"
"""Stands for the suit where the four aces were declared."""


def people_among(seats: Iterable[SeatEntry]) -> tuple[int, ...]:
    """Return the seats of people, in order."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind == HUMAN)


def front_seat(seats: Iterable[SeatEntry]) -> int:
    """Return the seat from which a match is looked at: that of the first person, or 0 where nobody played."""
    return next(iter(people_among(seats)), 0)


class DealOutcome(enum.StrEnum):
    """How a deal ended for its declarer."""

    MADE = "made"
    FAILED = "failed"
    GIVEN_UP = "given_up"
    NO_CONTRACT = "no_contract"
    """The stock game has no declarer."""


class BarrelMove(enum.StrEnum):
    """What a deal did to a player's place on the barrel."""

    CLIMBED = "climbed"
    FELL = "fell"
    """Off after the last hand there, with the penalty."""
    LEFT = "left"
    """Off by an own contract that failed, or by a penalty for zeros or give-ups."""


class ZeroMark(enum.IntEnum):
    """What a deal added to a player's zero marks."""

    NONE = 0
    MARKED = 1
    PENALTY = 2
    """The third mark, which costs 120 points; it is a mark too."""


class SeatFacts(msgspec.Struct, frozen=True):
    """One seat of one finished deal.

    Attributes:
        points: card points, marriages and left-over cards taken, before rounding; 0 in a given-up deal.
        change, total: what the deal changed the total by, penalties and the barrel included, and the total.
        no_points: held cards as an opponent of a declarer who played, and took not one point.
        barrel_hands: deals completed on the barrel before this one, None when not on it.
        dumped: the total of 555 became 0.
    """

    seat: int
    role: Role
    points: int
    change: int
    total: int
    no_points: bool
    zero_mark: ZeroMark
    barrel_hands: int | None
    barrel_move: BarrelMove | None
    dumped: bool


class MarriageFacts(msgspec.Struct, frozen=True):
    """A marriage declared in a finished deal; `suit` is a letter, or `FOUR_ACES`."""

    seat: int
    suit: str
    points: int


class DealFacts(msgspec.Struct, frozen=True):
    """One finished deal. `bid` won the auction, `contract` was named in the end; None in the stock game."""

    number: int
    dealer: int
    sitter: int | None
    declarer: int | None
    bid: int | None
    contract: int | None
    outcome: DealOutcome
    seats: tuple[SeatFacts, ...]
    marriages: tuple[MarriageFacts, ...]


class HelpFacts(msgspec.Struct, frozen=True):
    """With how many decisions a player was helped in a match, those taken back included.

    Attributes:
        looks: hints that said what to look at.
        moves: hints that said what to do; a hint that said both counts in both.
        warnings: warnings of serious mistakes.
    """

    looks: int = 0
    moves: int = 0
    warnings: int = 0

    @property
    def any(self) -> bool:
        """Whether there was help at all."""
        return bool(self.looks or self.moves or self.warnings)


def help_facts(record: Record, seat: int) -> HelpFacts:
    """Return how a player was helped."""
    return HelpFacts(
        record.helps(seat, HelpKind.LOOK),
        record.helps(seat, HelpKind.MOVE),
        record.helps(seat, HelpKind.WARNING),
    )


class MatchFacts(msgspec.Struct, frozen=True):
    """A match as far as it is recorded.

    Attributes:
        deals: the finished deals; neither the deal in progress nor one that was dealt anew.
        totals: by seat, after the last finished deal.
        winners: several in a draw, none while the match goes on.
        helps: by seat.
        fingerprint: the same for two records of the same match played equally far, whatever their file, title
            or format version.
        identity: the same for a match from its first line on, however far it has been played.
    """

    deals: tuple[DealFacts, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    end_reason: EndReason | None
    fingerprint: str
    identity: str
    helps: tuple[HelpFacts, ...]


def match_facts(record: Record, state: MatchState) -> MatchFacts:
    """Return the facts of a record and the state it leads to."""
    # Whoever loads a record has replayed it, so what the results do not tell is read from the actions.
    finished = [actions for actions in _dealings(record.actions) if not _is_void(actions)]
    deals = tuple(map(_deal_facts, state.results, finished))  # a deal in progress has actions, but no result
    end = state.outcome
    return MatchFacts(
        deals=deals,
        totals=state.totals,
        winners=() if end is None else end.winners,
        end_reason=None if end is None else end.reason,
        fingerprint=fingerprint_of(record),
        identity=identity_of(record),
        helps=tuple(help_facts(record, seat) for seat in range(len(record.header.seats))),
    )


def _dealings(actions: Iterable[Action]) -> list[list[Action]]:
    """The actions from one dealing of the cards to the next."""
    dealings: list[list[Action]] = []
    for action in actions:
        if isinstance(action, DealCards):
            dealings.append([])
        else:
            dealings[-1].append(action)
    return dealings


def _is_void(actions: Iterable[Action]) -> bool:
    return any(isinstance(action, ClaimRedeal) for action in actions)


def _deal_facts(result: DealResult, actions: Sequence[Action]) -> DealFacts:
    if result.declarer is None:
        outcome = DealOutcome.NO_CONTRACT
    elif result.gave_up:
        outcome = DealOutcome.GIVEN_UP
    else:
        outcome = DealOutcome.MADE if result.made else DealOutcome.FAILED
    return DealFacts(
        number=result.number,
        dealer=result.dealer,
        sitter=result.sitter,
        declarer=result.declarer,
        bid=next(
            (action.amount for action in reversed(actions) if isinstance(action, Bid | BidInTheDark)), None
        ),
        contract=result.contract,
        outcome=outcome,
        seats=tuple(_seat_facts(score, outcome) for score in result.seats),
        marriages=tuple(
            _marriage_facts(action) for action in actions if isinstance(action, Play) and action.declare
        ),
    )


def _marriage_facts(action: Play) -> MarriageFacts:
    if action.card.rank == "A":
        return MarriageFacts(action.seat, FOUR_ACES, FOUR_ACES_POINTS)
    suit = action.card.suit
    return MarriageFacts(action.seat, suit.letter, suit.marriage_points)


def _seat_facts(score: SeatScore, outcome: DealOutcome) -> SeatFacts:
    steps = {step.kind for step in score.steps}
    zero_mark = ZeroMark.NONE
    if StepKind.ZERO_PENALTY in steps:
        zero_mark = ZeroMark.PENALTY
    elif StepKind.ZERO_MARK in steps:
        zero_mark = ZeroMark.MARKED
    barrel_move = None
    if StepKind.BARREL_ENTERED in steps:
        barrel_move = BarrelMove.CLIMBED
    elif StepKind.BARREL_FALL in steps:
        barrel_move = BarrelMove.FELL
    elif StepKind.BARREL_LEFT in steps:
        barrel_move = BarrelMove.LEFT
    return SeatFacts(
        seat=score.seat,
        role=score.role,
        points=score.raw,
        change=score.change,
        total=score.after.total,
        no_points=score.role is Role.OPPONENT and outcome is not DealOutcome.GIVEN_UP and score.raw == 0,
        zero_mark=zero_mark,
        barrel_hands=score.before.barrel_hands,
        barrel_move=barrel_move,
        dumped=StepKind.DUMPED in steps,
    )


def preset_of(rules: Rules) -> str | None:
    """Return the name of the preset these rules are, or None when they are somebody's own."""
    return next((name for name, known in RULE_SETS.items() if known == rules), None)


def rules_key(rules: Rules) -> str:
    """Return what rule sets are told apart by: the name of a preset, or `own-` and a hash of the options."""
    return preset_of(rules) or f"own-{_hash(_own_options(rules))[:16]}"


def identity_of(record: Record) -> str:
    """Return the hash of what a match is from its first line on and no other match is.

    Titles, format versions and options the program learns later leave it as it is.
    """
    return _hash(_beginning(record))


def fingerprint_of(record: Record) -> str:
    """Return the hash of the match as far as it has been played: equal for two records of the same match."""
    options = _own_options(record.header.rules)
    return _hash(
        {**_beginning(record), "rules": options, "actions": [str(action) for action in record.actions]}
    )


def _beginning(record: Record) -> dict[str, Any]:
    header = record.header
    beginning: dict[str, Any] = {
        "seats": [[seat.name, seat.kind] for seat in header.seats],
        "first_dealer": header.first_dealer,
        "dealing": msgspec.to_builtins(header.dealing),
        "started": header.started,
        "origin": header.origin,
    }
    if header.dealing is None and record.actions:
        beginning["first_pack"] = str(record.actions[0])
    return beginning


def _own_options(rules: Rules) -> dict[str, Any]:
    """The options that are not at their defaults: an option added later, at its default, changes nothing."""
    defaults = rules_to_options(Rules())
    return {name: value for name, value in rules_to_options(rules).items() if value != defaults[name]}


def _hash(data: Any) -> str:
    text = json.dumps(data, sort_keys=True)  # pure ASCII, so that halves of surrogate pairs are no trouble
    return hashlib.sha256(text.encode()).hexdigest()
