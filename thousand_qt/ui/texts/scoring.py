"""The arithmetic of a deal in words, and why a match was won.

`score_lines` turns each step of the engine's scoring into a sentence and a number; nothing is computed
twice, so what is read is what was scored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.app.numbers import plain, signed
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.rules import BARREL_HANDS, PENALTY, Simultaneous1000
from thousand_qt.engine.scoring import EndReason, Role, ScoreStep, SeatScore, Standing, StepKind
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.sentences import sentences

_ROLES: Final = sentences(
    {
        Role.DECLARER: QT_TRANSLATE_NOOP("Score", "declarer"),
        Role.OPPONENT: QT_TRANSLATE_NOOP("Score", "opponent"),
        Role.SITTER: QT_TRANSLATE_NOOP("Score", "sits out"),
        Role.PLAYER: QT_TRANSLATE_NOOP("Score", "player"),
    }
)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a player's arithmetic.

    Attributes:
        text: What happened, a whole sentence without the change of the total.
        amount: What it adds to the total, in points; None when the line is only a remark.
        kind: The step of the scoring it tells of; None for a remark on the standing after the deal.
    """

    text: str
    amount: int | None = None
    kind: StepKind | None = None

    @property
    def spoken(self) -> str:
        """The line with its number, as a screen reader says it."""
        if self.amount is None:
            return self.text
        #: A line of the deal's arithmetic and what it adds to the total.
        return QCoreApplication.translate("Score", "{line}: {change}").format(
            line=self.text, change=signed(self.amount)
        )


def role_name(role: Role) -> str:
    """Return what the player was in a deal: "declarer", "opponent", …"""
    return QCoreApplication.translate("Score", _ROLES[role])


def contract_verdict(result: DealResult, names: Sequence[str]) -> str:
    """Return the headline of a finished deal: who played what, and whether it was made."""
    if result.declarer is None or result.contract is None:
        return QCoreApplication.translate("Score", "The deal is played out")
    name = names[result.declarer]
    if result.gave_up:
        return QCoreApplication.translate("Score", "{name} gives up a contract of {contract}").format(
            name=name, contract=result.contract
        )
    if result.made:
        return QCoreApplication.translate("Score", "{name} makes a contract of {contract}").format(
            name=name, contract=result.contract
        )
    return QCoreApplication.translate("Score", "{name} fails a contract of {contract}").format(
        name=name, contract=result.contract
    )


def score_lines(result: DealResult, seat: int, names: Sequence[str]) -> list[ScoreLine]:
    """Return a deal's arithmetic for one player: every step of the scoring, then remarks on the standing.

    Args:
        result: The finished deal.
        seat: Whose arithmetic.
        names: The players' names by seat.
    """
    score = result.seats[seat]
    lines: list[ScoreLine] = []
    for step in score.steps:
        text = _step_text(result, score, step, names)
        amount = None if step.kind in _REMARKS else step.amount
        lines.append(ScoreLine(text, amount, step.kind))
    if score.after.barrel_hands is not None:
        lines.append(ScoreLine(_on_barrel(score.after.barrel_hands, result.barrel_deals)))
    return lines


def standing_words(standing: Standing, barrel_deals: int = BARREL_HANDS) -> list[str]:
    """Return what a player carries into the next deal besides the total: barrel, falls and zero marks.

    `barrel_deals` are those a player has on the barrel at this table, 0 without end.
    """
    words: list[str] = []
    if standing.barrel_hands is not None:
        words.append(_on_barrel(standing.barrel_hands, barrel_deals))
    if standing.barrel_falls:
        #: The third fall from the barrel takes the whole score.
        words.append(
            QCoreApplication.translate("Score", "Falls from the barrel: {falls} of 3").format(
                falls=standing.barrel_falls
            )
        )
    zeros = standing.zero_marks % 3
    if zeros:
        words.append(QCoreApplication.translate("Score", "Zero marks: {zero} of 3").format(zero=zeros))
    return words


def _on_barrel(hands: int, deals: int) -> str:
    if not deals:
        return QCoreApplication.translate("Score", "On the barrel")
    return QCoreApplication.translate("Score", "On the barrel: %n deal(s) left", "", deals - hands)


def winner_headline(view: PlayerView, names: Sequence[str]) -> str:
    """Return who won the match, or that it is a draw; empty while it goes on."""
    if view.outcome is None:
        return ""
    if view.outcome.is_draw:
        return QCoreApplication.translate("Score", "A draw")
    return QCoreApplication.translate("Score", "{name} wins the match").format(
        name=names[view.outcome.winners[0]]
    )


def why_won(view: PlayerView, names: Sequence[str]) -> str:
    """Return who won the match and why, in a sentence; empty while it goes on."""
    end = view.outcome
    if end is None:
        return ""
    name = names[end.winners[0]]
    total = plain(view.standings[end.winners[0]].total)
    if end.is_draw:
        #: Several players have the same highest score at the end.
        return QCoreApplication.translate("Score", "A draw: equal scores of {total} at the top.").format(
            total=total
        )
    if end.reason is EndReason.DEAL_LIMIT:
        return QCoreApplication.translate(
            "Score", "%n deal(s) are played and {name} has the highest score.", "", len(view.results)
        ).format(name=name)
    contenders = [seat for seat, standing in enumerate(view.standings) if standing.total >= view.rules.target]
    if len(contenders) == 1:
        return QCoreApplication.translate("Score", "{name} is the first to reach {target}.").format(
            name=name, target=view.rules.target
        )
    if view.rules.simultaneous_1000 is Simultaneous1000.DECLARER_FIRST and _is_declarer(view, end.winners[0]):
        return QCoreApplication.translate(
            "Score", "More than one player reaches {target}, and the declarer comes first: {name} wins."
        ).format(name=name, target=view.rules.target)
    return QCoreApplication.translate(
        "Score", "More than one player reaches {target}, and {name} wins with the higher score."
    ).format(name=name, target=view.rules.target)


def _is_declarer(view: PlayerView, seat: int) -> bool:
    return bool(view.results) and view.results[-1].declarer == seat


# The sentence of each step


def _step_text(result: DealResult, score: SeatScore, step: ScoreStep, names: Sequence[str]) -> str:
    sentence = _SENTENCES[step.kind]
    if step.kind is StepKind.POINTS:
        if score.rounded == score.raw:
            return _sum_of_points(score)
        sentence = _ROUNDED_POINTS
    if step.kind is StepKind.BARREL_FALL and result.barrel_deals != BARREL_HANDS:
        sentence = _FALL_AFTER_LAST_DEAL
    return QCoreApplication.translate("Score", sentence).format(
        sum=_sum_of_points(score),
        contract=result.contract,
        rounded=score.rounded,
        declarer="" if result.declarer is None else names[result.declarer],
        give_up=score.after.give_ups,
        zero=score.after.zero_marks % 3,
        penalty=PENALTY,
        cost=plain(-step.amount),
        before=plain(score.before.total),
        old=plain(step.total - step.amount),
        new=plain(step.total),
    )


def _sum_of_points(score: SeatScore) -> str:
    """The points taken, as a sum where there is something to add."""
    if score.leftover and score.marriages:
        return QCoreApplication.translate(
            "Score", "Cards {cards} + marriages {marriages} + cards left over {leftover} = {raw}"
        ).format(cards=score.cards, marriages=score.marriages, leftover=score.leftover, raw=score.raw)
    if score.leftover:
        return QCoreApplication.translate(
            "Score", "Cards {cards} + cards left over {leftover} = {raw}"
        ).format(cards=score.cards, leftover=score.leftover, raw=score.raw)
    if score.marriages:
        return QCoreApplication.translate("Score", "Cards {cards} + marriages {marriages} = {raw}").format(
            cards=score.cards, marriages=score.marriages, raw=score.raw
        )
    return QCoreApplication.translate("Score", "Cards {cards}").format(cards=score.cards)


_REMARKS: Final = frozenset(
    {StepKind.GAVE_UP, StepKind.GIVE_UP_UNPAID, StepKind.ZERO_MARK, StepKind.BARREL_LEFT}
)
"""Steps that never change the total: a 0 behind them would only be noise."""

#: {sum} is "Cards 23" or "Cards 23 + marriages 40 = 63".
_ROUNDED_POINTS: Final = str(QT_TRANSLATE_NOOP("Score", "{sum}, rounded to {rounded}"))

_FALL_AFTER_LAST_DEAL: Final = str(
    QT_TRANSLATE_NOOP("Score", "Last deal without winning: falls off the barrel")
)

_SENTENCES: Final = sentences(
    {
        #: {sum} is "Cards 74 + marriages 80 = 154".
        StepKind.CONTRACT_MADE: QT_TRANSLATE_NOOP("Score", "{sum}, at least {contract}: contract made"),
        #: {sum} is "Cards 62 + marriages 80 = 142".
        StepKind.CONTRACT_FAILED: QT_TRANSLATE_NOOP("Score", "{sum}, less than {contract}: contract failed"),
        #: {give_up} counts this player's give-ups in the match.
        StepKind.GAVE_UP: QT_TRANSLATE_NOOP("Score", "Deal given up: give-up number {give_up}"),
        StepKind.GIVE_UP_COST: QT_TRANSLATE_NOOP("Score", "Give-up number {give_up} costs {cost}"),
        StepKind.GIVE_UP_SHARE: QT_TRANSLATE_NOOP("Score", "{declarer} gives the deal up"),
        StepKind.GIVE_UP_UNPAID: QT_TRANSLATE_NOOP("Score", "{declarer} gives the deal up and pays nothing"),
        #: {sum} is "Cards 25" or "Cards 25 + marriages 40 = 65".
        StepKind.POINTS: QT_TRANSLATE_NOOP("Score", "{sum}"),
        StepKind.NO_POINTS_ON_BARREL: QT_TRANSLATE_NOOP(
            "Score", "On the barrel only your own contract counts"
        ),
        #: {before} is the score before the deal, 800 or more.
        StepKind.NO_POINTS_FROM_800: QT_TRANSLATE_NOOP("Score", "At {before} only your own contract counts"),
        StepKind.TALON_POINTS: QT_TRANSLATE_NOOP("Score", "Aces and marriages in the talon"),
        #: Deals of the golden round count twice; the points stand in the line before.
        StepKind.DOUBLED: QT_TRANSLATE_NOOP("Score", "Golden round: counts double"),
        #: The declarer had bid 120 without looking at the cards; the points stand in the line before.
        StepKind.DARK_DOUBLED: QT_TRANSLATE_NOOP("Score", "Bid in the dark: counts double"),
        StepKind.CAPPED: QT_TRANSLATE_NOOP("Score", "An opponent's total stops at {new}"),
        #: Zero: a deal without a point. Every third one costs 120. {zero} is 1 or 2.
        StepKind.ZERO_MARK: QT_TRANSLATE_NOOP("Score", "Zero mark {zero} of 3"),
        #: Zero: a deal without a point. Every third one costs 120.
        StepKind.ZERO_PENALTY: QT_TRANSLATE_NOOP("Score", "Third zero"),
        #: {new} is the height of the barrel, such as 880.
        StepKind.BARREL_ENTERED: QT_TRANSLATE_NOOP("Score", "Climbs the barrel at {new}"),
        #: {new} is the height of the barrel, such as 880.
        StepKind.BARREL_HELD: QT_TRANSLATE_NOOP("Score", "Not enough to win: back to {new}"),
        StepKind.BARREL_FALL: QT_TRANSLATE_NOOP("Score", "Third deal without winning: falls off the barrel"),
        StepKind.BARREL_KNOCKED_OFF: QT_TRANSLATE_NOOP(
            "Score", "Another player climbs the barrel: falls off"
        ),
        #: The third fall from the barrel takes the whole score.
        StepKind.BARREL_THIRD_FALL: QT_TRANSLATE_NOOP("Score", "Third fall from the barrel: down to 0"),
        StepKind.BARREL_LEFT: QT_TRANSLATE_NOOP("Score", "Off the barrel"),
        StepKind.WIPED: QT_TRANSLATE_NOOP(
            "Score", "Nobody made 120 in the golden round: everyone begins at 0 again"
        ),
        #: {old} is 555 or −555.
        StepKind.DUMPED: QT_TRANSLATE_NOOP("Score", "{old} becomes 0"),
    }
)
