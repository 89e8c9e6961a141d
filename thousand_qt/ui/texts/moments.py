"""The moments of a replay in words: lines of the list of moves, and the status line over the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thousand_qt.app.numbers import signed
from thousand_qt.engine.events import AuctionWon, DealResult, DealScored, Event, TrickTaken
from thousand_qt.session.replay_moments import Moment, MomentKind, Section
from thousand_qt.ui.texts.events import log_line
from thousand_qt.ui.texts.scoring import contract_verdict


def moment_lines(moment: Moment, names: Sequence[str], eyes: int | None) -> list[str]:
    """Return what happened at a moment, a line for each thing that did.

    Args:
        moment: Which.
        names: The players' names by seat.
        eyes: The seat that sees it; None for somebody who sees all cards.
    """
    if moment.kind is MomentKind.BEGINNING:
        return [QCoreApplication.translate("Replay", "Before the first deal")]
    lines: list[str] = []
    for event in moment.told:
        seen = event if eyes is None else event.seen_by(eyes)
        line = None if seen is None else _line(seen, names)
        if line is not None:
            lines.append(line)
    return lines


def _line(event: Event, names: Sequence[str]) -> str | None:
    if isinstance(event, DealScored):
        return contract_verdict(event.result, names)
    return log_line(event, names)


def moment_status(moment: Moment, names: Sequence[str], eyes: int | None) -> str:
    """Return a moment in one line: what matters most of what happened."""
    lines = moment_lines(moment, names, eyes)
    if moment.kind is MomentKind.EXCHANGE and len(lines) == 2:
        #: Two sentences about the two cards that are given away.
        return QCoreApplication.translate("Replay", "{first}; {second}").format(
            first=lines[0], second=lines[1]
        )
    return lines[-1] if lines else ""


def section_title(moment: Moment) -> str:
    """Return what the part of the deal is called to which a moment belongs."""
    match moment.section:
        case Section.BIDDING:
            return QCoreApplication.translate("Replay", "Bidding")
        case Section.EXCHANGE:
            return QCoreApplication.translate("Replay", "Talon and contract")
        case Section.TRICK:
            return QCoreApplication.translate("Replay", "Trick {number}").format(number=moment.trick)
        case _:
            return ""


def deal_title(number: int) -> str:
    """Return "Deal 3"."""
    return QCoreApplication.translate("Replay", "Deal {number}").format(number=number)


def deal_sentence(number: int, result: DealResult | None, names: Sequence[str]) -> str:
    """Return a deal and how it ended, for those who do not see the marks beside it."""
    if result is None:
        return deal_title(number)
    #: {verdict} is a sentence such as "Anna makes a contract of 120".
    return QCoreApplication.translate("Replay", "Deal {number}: {verdict}").format(
        number=number, verdict=contract_verdict(result, names)
    )


def part_note(end: TrickTaken | AuctionWon, names: Sequence[str]) -> str:
    """Return how a part of a deal ended, as short as can be: "Anna +21", "Anna: 120"."""
    if isinstance(end, AuctionWon):
        #: Beside the bidding: who won it, and the bid.
        return QCoreApplication.translate("Replay", "{name}: {amount}").format(
            name=names[end.seat], amount=end.amount
        )
    #: Beside a trick: who took it, and its card points.
    return QCoreApplication.translate("Replay", "{name} {points}").format(
        name=names[end.seat], points=signed(end.points)
    )


def taken_back_line(times: int) -> str:
    """Return that a player took something back here."""
    return QCoreApplication.translate("Replay", "Taken back here %n time(s)", "", times)


def place_in_match(moment: Moment) -> str:
    """Return where in the match a moment is, for the tool tip of the time line."""
    if moment.section is Section.TRICK:
        return QCoreApplication.translate("Replay", "Deal {deal}, trick {trick}").format(
            deal=moment.deal, trick=moment.trick
        )
    if moment.kind is MomentKind.BEGINNING:
        return QCoreApplication.translate("Replay", "Before the first deal")
    return deal_title(moment.deal)
