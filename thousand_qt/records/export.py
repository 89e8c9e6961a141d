"""Matches for the world outside: the score sheet as a table of values, a whole match as text.

One deal as text is in `deal_text`; the record's file itself is exported by the library.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Final

import msgspec

from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record
from thousand_qt.records.deal_text import deal_text, played_deals, rules_lines
from thousand_qt.records.facts import DealFacts, DealOutcome, help_facts, match_facts

_BYTE_ORDER_MARK: Final = "\ufeff"
_FORMULA_BEGINS: Final = ("=", "+", "-", "@", "\t", "\r")


class SheetWords(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a score sheet, in the player's language.

    The last three are the headings of the columns of each player, with `{name}` in them.
    """

    deal: str
    dealer: str
    declarer: str
    bid: str
    contract: str
    result: str
    made: str
    failed: str
    given_up: str
    points: str
    """What the player took in cards and marriages, before rounding."""
    change: str
    """What the deal changed the total by."""
    total: str


def score_sheet_csv(
    record: Record, words: SheetWords, *, byte_order_mark: bool = True, delimiter: str = ","
) -> bytes:
    """Return the score sheet of a match as CSV (RFC 4180) in UTF-8: headings and a row for each deal.

    There is a row for each finished deal; where there is no declarer, bid or contract the field is empty.
    Excel takes a file for UTF-8 only with a byte order mark, and in many countries, Poland and Russia among
    them, wants a semicolon as delimiter. Raises
    `RecordError` as `Record.replay`.
    """
    names = [seat.name for seat in record.header.seats]
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\r\n")
    writer.writerow([harmless(word) for word in _headings(words, names)])
    for deal in match_facts(record, record.replay()).deals:
        row = _row(deal, words, names)
        writer.writerow([harmless(value) if isinstance(value, str) else value for value in row])
    return ((_BYTE_ORDER_MARK if byte_order_mark else "") + text.getvalue()).encode()


def _headings(words: SheetWords, names: list[str]) -> Iterator[str]:
    yield from (words.deal, words.dealer, words.declarer, words.bid, words.contract, words.result)
    for name in names:
        yield from (heading.format(name=name) for heading in (words.points, words.change, words.total))


def _row(deal: DealFacts, words: SheetWords, names: list[str]) -> Iterator[str | int | None]:
    outcomes = {
        DealOutcome.MADE: words.made,
        DealOutcome.FAILED: words.failed,
        DealOutcome.GIVEN_UP: words.given_up,
        DealOutcome.NO_CONTRACT: None,
    }
    yield deal.number
    yield names[deal.dealer]
    yield None if deal.declarer is None else names[deal.declarer]
    yield from (deal.bid, deal.contract, outcomes[deal.outcome])
    for seat in deal.seats:
        yield from (seat.points, seat.change, seat.total)


def harmless(text: str) -> str:
    """Return a text as a cell: a name somebody sent must be no formula in whose spreadsheet it is opened."""
    return f"'{text}" if text.startswith(_FORMULA_BEGINS) else text


def match_text(record: Record) -> str:
    """Return a whole match as text: who played what, and all deals as `deal_text` writes them.

    Deals that were dealt anew and the one in progress are there too. Raises `RecordError` as `Record.replay`.
    """
    state = record.replay()
    head = "".join(f"{line}\n" for line in _match_lines(record, state))
    return "\n".join([head, *(deal_text(deal) for deal in played_deals(record))])


def _match_lines(record: Record, state: MatchState) -> Iterator[str]:
    header = record.header
    yield f"Match of Thousand: {_line(record.title)}" if record.title else "Match of Thousand"
    if header.started is not None:
        yield f"started: {header.started}"
    yield from rules_lines(header.rules)
    for seat, (entry, total) in enumerate(zip(header.seats, state.totals, strict=True)):
        won = ", won" if state.outcome is not None and seat in state.outcome.winners else ""
        yield f"{_line(entry.name)} ({_line(entry.kind)}): {total}{won}"
    if record.taken_back:
        yield f"taken back: {record.taken_back}"
    for seat, entry in enumerate(header.seats):
        given = help_facts(record, seat)
        if given.any:
            kinds = f"looks {given.looks}, moves {given.moves}, warnings {given.warnings}"
            yield f"hints to {_line(entry.name)}: {kinds}"
    if state.outcome is None:
        yield "not finished"


def _line(text: str) -> str:
    return " ".join(text.split())
