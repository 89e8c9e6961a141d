"""The numbers of the statistics, each with what it counts and what it leaves out.

"The player" is whoever the statistics are about: the person, or the people of one name. Three things hold
throughout:

* Matches that are damaged or deleted do not exist. Matches that continue or repeat another one are left out,
  as their cards were known, unless asked for.
* What is said of matches and their ends counts finished matches only. What is said of deals counts every
  finished deal, also of matches that are not finished. A deal that was dealt anew, and the deal in progress,
  do not count; actions taken back do not count either, only what was done in the end.
* A deal that was given up counts as a deal and as a contract, but nobody took points in it: it is left out
  wherever points of cards are counted.

Means and shares are None when there is nothing to take them of.
"""

from __future__ import annotations

import enum
from datetime import datetime
from typing import Final

import msgspec

from thousand_qt.records.notebook import DecisionKind

MASTER: Final = "master"
"""Whose reviews are meant where nothing else is said."""


def mean(total: float, count: int) -> float | None:
    """Return the mean, None of nothing."""
    return total / count if count else None


class Undo(enum.StrEnum):
    """Which matches count, as to whether anything was taken back in them."""

    ALL = "all"
    WITHOUT = "without"
    """Only matches in which nothing was taken back."""
    ONLY = "only"
    """Only matches in which something was."""


class Scope(msgspec.Struct, frozen=True, kw_only=True):
    """What to count.

    Attributes:
        player: a name, in any case; None for every person, whatever the name.
        rules: a rules key; None for all rules together.
        undo: whether matches with undo count.
        repeats: also count matches that continue or repeat another one.
        since, until: count matches that began from the first moment on, before the second.
        reviewer: whose reviews count, see `ReviewFigures`.
        before_reset: count from the beginning, as if statistics had never been reset. Otherwise matches that
            began before the last reset do not count at all.
    """

    player: str | None = None
    rules: str | None = None
    undo: Undo = Undo.ALL
    repeats: bool = False
    since: datetime | None = None
    until: datetime | None = None
    reviewer: str = MASTER
    before_reset: bool = False


class RulesFigures(msgspec.Struct, frozen=True):
    """Finished matches under one set of rules, counted as in `MatchFigures`."""

    rules: str
    """A rules key."""
    finished: int
    won: int
    drawn: int
    lost: int
    wins: float
    wins_by_chance: float

    @property
    def share_won(self) -> float:
        """Wins for each finished match, 0 to 1."""
        return self.wins / self.finished

    @property
    def share_by_chance(self) -> float:
        return self.wins_by_chance / self.finished


class MatchLength(msgspec.Struct, frozen=True):
    """How many deals a match took."""

    match_id: str
    deals: int


class MatchFigures(msgspec.Struct, frozen=True):
    """Matches.

    Attributes:
        finished: matches that ended. A match in which two people play counts once for each.
        won, drawn, lost: of those, how the player did; drawn with the same score as another winner.
        unfinished: matches that can be gone on with.
        with_undo: of the finished ones, those in which something was taken back.
        wins: wins, a draw counting as its share: a half for two winners.
        wins_by_chance: what `wins` would be if everybody at the table won equally often: a third for each
            match of three players.
        longest: the finished match with the most deals; the earlier one of two.
        deals: finished deals of finished matches.
    """

    finished: int
    won: int
    drawn: int
    lost: int
    unfinished: int
    with_undo: int
    wins: float
    wins_by_chance: float
    longest: MatchLength | None
    deals: int

    @property
    def share_won(self) -> float | None:
        """Wins for each finished match, 0 to 1."""
        return mean(self.wins, self.finished)

    @property
    def share_by_chance(self) -> float | None:
        return mean(self.wins_by_chance, self.finished)

    @property
    def deals_per_match(self) -> float | None:
        """Deals of a finished match."""
        return mean(self.deals, self.finished)


class HelpFigures(msgspec.Struct, frozen=True):
    """Help in finished matches, with decisions that were taken back too; see `facts.HelpFacts`.

    Attributes:
        looks, moves, warnings: decisions with which the player was helped so.
        matches: finished matches with any help.
    """

    looks: int
    moves: int
    warnings: int
    matches: int


class Band(msgspec.Struct, frozen=True):
    """Contracts of one height as declarer.

    Attributes:
        lowest: the lowest contract of the band, in points; it is ten points wide: 120 stands for 120 and 125.
        played: contracts that were played to the end.
        made: of those, how many were made.
        given_up: deals of this contract given up instead; the contract is the winning bid then, or what had
            been named. Not among `played`.
    """

    lowest: int
    played: int
    made: int
    given_up: int

    @property
    def share_made(self) -> float | None:
        """Of those played."""
        return mean(self.made, self.played)


class DealFigures(msgspec.Struct, frozen=True):
    """Deals.

    Attributes:
        deals: finished deals in which the player held cards; given-up ones too.
        sat_out: finished deals in which the player sat out, at a table of four. What they change is regarded
            in `best`, `worst`, `dumps` and with the barrel, and nowhere else.
        as_declarer, as_defender: of `deals`; the rest are of the game with a stock, which has no declarer.
        best, worst: the deals that changed the player's total most, up or down, penalties and the barrel
            included; the earlier ones first where they are equal.
        dumps: how often a total of 555 became 0.
    """

    deals: int
    sat_out: int
    as_declarer: int
    as_defender: int
    best: tuple[DealChange, ...]
    worst: tuple[DealChange, ...]
    dumps: int


class DealChange(msgspec.Struct, frozen=True):
    """A deal, and by how many points it changed the player's total."""

    match_id: str
    deal: int
    seat: int
    change: int
    declarer: int | None
    contract: int | None
    last_played: datetime


class DeclarerFigures(msgspec.Struct, frozen=True):
    """The player as declarer.

    Attributes:
        played, made, given_up: as in `Band`, of all contracts.
        mean_bid: the bid that won the auction, given-up deals included, in points.
        mean_contract: the contract in the end, given-up deals included, in points.
        mean_points: points taken in the deals that were played: cards, marriages and, with two talons, the
            cards left over; before any comparison with the contract.
        bands: in rising order, only those that occurred.
    """

    played: int
    made: int
    given_up: int
    mean_bid: float | None
    mean_contract: float | None
    mean_points: float | None
    bands: tuple[Band, ...]

    @property
    def share_made(self) -> float | None:
        """Of those played."""
        return mean(self.made, self.played)


class DefenderFigures(msgspec.Struct, frozen=True):
    """The player as a defender: an opponent of the declarer who holds cards.

    Attributes:
        played: deals of another declarer that were played to the end; deals given up are left out throughout.
        broken: of those, how many contracts failed.
        mean_points: points taken in a deal: cards, marriages and left-over cards, before rounding, and also
            where a rule (barrel, 800) kept them from being scored.
        mean_change: what such a deal changed the player's total by, rounding, penalties and barrel included.
        no_points: deals in which the player took not one point, whether or not that is marked at this table.
    """

    played: int
    broken: int
    mean_points: float | None
    mean_change: float | None
    no_points: int

    @property
    def share_broken(self) -> float | None:
        return mean(self.broken, self.played)


class PenaltyFigures(msgspec.Struct, frozen=True):
    """Zeros, and the barrel.

    Attributes:
        zero_marks: zeros marked by the rules of the table, the third ones included.
        zero_penalties: third marks, which cost 120 points.
        barrels: how often the player got on the barrel.
        barrels_fallen: how often off it after the last hand there, with the penalty.
        barrels_left: how often off it by a failed contract of the player's own or a penalty.
        barrels_won: matches won in a deal that the player began on the barrel.
    """

    zero_marks: int
    zero_penalties: int
    barrels: int
    barrels_fallen: int
    barrels_left: int
    barrels_won: int


class MarriageFigures(msgspec.Struct, frozen=True):
    """Marriages declared by the player in finished deals, by suit; four aces where they are played."""

    spades: int
    clubs: int
    diamonds: int
    hearts: int
    four_aces: int

    @property
    def total(self) -> int:
        """Without four aces."""
        return self.spades + self.clubs + self.diamonds + self.hearts


class Streak(msgspec.Struct, frozen=True):
    """A row of the same. `current` is what it is now, 0 when the last one was something else."""

    longest: int
    current: int


class StreakFigures(msgspec.Struct, frozen=True):
    """Rows.

    Attributes:
        won, lost: finished matches in the order in which they were last played; a draw ends both.
        made: contracts as declarer made one after the other, in the order of matches and deals; a contract
            that failed or was given up ends the row, deals of other declarers do not matter.
    """

    won: Streak
    lost: Streak
    made: Streak


class OpponentFigures(msgspec.Struct, frozen=True):
    """Finished matches with one opponent; one who sits at a table twice counts twice.

    Attributes:
        name, kind: opponents are told apart by name, in any case, and level; the name as written last.
        matches: finished matches together.
        won: of them, those the player won; a draw counts as its share.
        lost_to: those the opponent won, a draw counting as its share.
        ahead, level, behind: how often the player's final total was above, at or below the opponent's.
    """

    name: str
    kind: str
    matches: int
    won: float
    lost_to: float
    ahead: int
    level: int
    behind: int

    @property
    def share_ahead(self) -> float:
        """Of the matches together, 0 to 1; a level one counts a half."""
        return (self.ahead + self.level / 2) / self.matches


class LossFigures(msgspec.Struct, frozen=True):
    """What the player's decisions of one kind cost, in the deals that were reviewed; see `notebook.Losses`.

    Attributes:
        decisions: all that were reviewed; the means are for each of them, those without loss included.
    """

    kind: DecisionKind
    decisions: int
    mistakes: int
    mean_points: float | None
    mean_chance: float | None


class ReviewFigures(msgspec.Struct, frozen=True):
    """Reviews. They cover only the deals the player had reviewed.

    Attributes:
        deals: reviewed deals.
        kinds: by kind of decision, those that occurred.
        overall: None when nothing was reviewed.
    """

    deals: int
    kinds: tuple[LossFigures, ...]
    decisions: int
    mistakes: int
    mean_points: float | None
    mean_chance: float | None


class RatingPoint(msgspec.Struct, frozen=True):
    """The rating after a finished match."""

    match_id: str
    last_played: datetime
    rating: float


class Figures(msgspec.Struct, frozen=True):
    """Everything about one scope.

    Attributes:
        since: the reset the figures start from, None when there was none or it is not regarded.
        opponents: those met most first.
        by_rules: finished matches by their rules, those played most first.
        rating: in the order in which the matches were last played, see `rating`.
    """

    since: datetime | None
    matches: MatchFigures
    help: HelpFigures
    deals: DealFigures
    declarer: DeclarerFigures
    defender: DefenderFigures
    penalties: PenaltyFigures
    marriages: MarriageFigures
    streaks: StreakFigures
    opponents: tuple[OpponentFigures, ...]
    by_rules: tuple[RulesFigures, ...]
    reviews: ReviewFigures
    rating: tuple[RatingPoint, ...]
