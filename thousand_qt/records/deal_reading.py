"""Reading one deal from plain text somebody has pasted; `deal_text` describes and writes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import msgspec

from thousand_qt.engine.actions import Action, DealCards, parse_action
from thousand_qt.engine.cards import Card, parse_cards
from thousand_qt.engine.deal import sitter_of
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.record import SeatEntry
from thousand_qt.engine.record_faults import brief, shown
from thousand_qt.engine.rules import Rules, RulesError, preset, rules_from_options, rules_to_options
from thousand_qt.engine.scoring import Standing
from thousand_qt.records.deal_code import CodedDeal, read_code
from thousand_qt.records.deal_text import CALLS, CODE, GOLDEN, KNOWN_TO, PlayedDeal, code_of

_TITLE: Final = re.compile(r"Thousand, deal (\d{1,4})", re.ASCII)
_LINE: Final = re.compile(r"([a-z][a-z ]*?)(?: (\d{1,2}))?: *(.*)", re.ASCII)
_CALL: Final = re.compile(r"([0-3]) (.+)", re.ASCII)
_QUOTE_MARKS: Final = "> \t\r\ufeff"
"""What mail programs put before the lines of a message one answers."""
_HIGHEST_TOTAL: Final = 99_999
_LONGEST_TEXT: Final = 1 << 20


class DealTextError(ValueError):
    """A text that is no deal. `line` counts from 1; `reason` is in English."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def deal_from_text(text: str) -> PlayedDeal:
    """Read the first deal in a text, whatever stands before it; it ends with an empty line or the text.

    Marks of a quoted message before the lines do no harm. Raises `DealTextError` naming line and reason, also
    for a deal that was not played by its rules.
    """
    if len(text) > _LONGEST_TEXT:
        raise DealTextError(1, f"too long for a deal: {len(text)} characters")
    reader = _Reader()
    for number, line in _deal_lines(text):
        reader.line = number
        try:
            reader.read(line)
        except ValueError as error:
            raise DealTextError(number, brief(str(error))) from error
    try:
        return reader.deal()
    except ValueError as error:
        raise DealTextError(reader.line, brief(str(error))) from error


def _deal_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of the first deal with their numbers."""
    lines = [line.strip(_QUOTE_MARKS) for line in text.split("\n")]
    start = next((number for number, line in enumerate(lines) if _TITLE.fullmatch(line)), None)
    if start is None:
        raise DealTextError(1, "there is no line 'Thousand, deal 1'")
    for number, line in enumerate(lines[start:], start=start + 1):
        if not line:
            return
        yield number, line


class _Reader:
    """Takes line after line; mutable, and private to one call of `deal_from_text`.

    Its methods raise ValueError for what is wrong with the present line.
    """

    def __init__(self) -> None:
        self.line = 1
        self._number = 0
        self._rules: Rules | None = None
        self._seats: list[SeatEntry] = []
        self._standings: list[Standing] = []
        self._dealer: int | None = None
        self._golden_made = False
        self._hands: dict[int, tuple[Card, ...]] = {}
        self._rest: tuple[Card, ...] = ()
        self._code: tuple[int, CodedDeal] | None = None
        """With its line."""
        self._actions: list[tuple[int, Action]] = []
        """With their lines."""
        self._readers: dict[str, Callable[[str], None]] = {
            "rules": self._read_rules,
            "options": self._read_options,
            "dealer": self._read_dealer,
            GOLDEN: self._read_golden,
            "talon": self._read_rest,
            "talons": self._read_rest,
            "stock": self._read_rest,
            CODE: self._read_code,
            KNOWN_TO: self._refuse_part,
            **dict.fromkeys(CALLS, self._read_calls),
        }

    def read(self, line: str) -> None:
        title = _TITLE.fullmatch(line)
        if title is not None:
            self._number = int(title[1])
            return
        parts = _LINE.fullmatch(line)
        if parts is None:
            raise ValueError(f"not a line of a deal: {shown(line)}")
        label, number, rest = parts.groups()
        if number is None and label in self._readers:
            self._readers[label](rest)
        elif number is not None and label == "seat":
            self._read_seat(int(number), rest)
        elif number is not None and label == "hand":
            self._read_hand(int(number), rest)
        elif number is not None and label == "trick":
            self._read_plays(rest.partition(" = ")[0])
        elif number is None or label != "result":
            raise ValueError(f"not a line of a deal: {shown(line)}")

    def _read_golden(self, text: str) -> None:
        if text != "made":
            raise ValueError(f"not what is said of a golden round: {shown(text)}")
        self._golden_made = True

    def _read_rules(self, name: str) -> None:
        self._rules = preset(name)

    def _read_options(self, text: str) -> None:
        if self._rules is None:
            raise ValueError("the rules must be named before their options")
        options = _json(text)
        if not isinstance(options, dict):
            raise RulesError("options: expected an object")
        self._rules = rules_from_options({**rules_to_options(self._rules), **cast("dict[str, Any]", options)})

    def _read_seat(self, seat: int, text: str) -> None:
        if seat != len(self._seats):
            raise ValueError(f"expected seat {len(self._seats)}, not {seat}")
        total, name, kind, more = _seat_values(text)
        unknown = set(more) - (set(Standing.__struct_fields__) - {"total"})
        if unknown or abs(total) > _HIGHEST_TOTAL:
            raise ValueError(f"seat {seat}: what is {shown(unknown.pop() if unknown else total)}?")
        try:
            self._standings.append(msgspec.convert({"total": total, **more}, Standing))
        except msgspec.ValidationError as error:
            raise ValueError(f"seat {seat}: {error}") from error
        self._seats.append(SeatEntry(name, kind))

    def _read_dealer(self, text: str) -> None:
        if text not in {str(seat) for seat in range(len(self._seats))}:
            raise ValueError(f"expected a seat that has been named, not {shown(text)}")
        self._dealer = int(text)

    def _read_hand(self, seat: int, text: str) -> None:
        self._hands[seat] = parse_cards(text)

    def _read_rest(self, text: str) -> None:
        self._rest = parse_cards(text.replace("/", " "))

    def _refuse_part(self, text: str) -> None:
        raise ValueError("only a part of the cards is known here, so that the deal cannot be dealt again")

    def _read_code(self, text: str) -> None:
        self._code = self.line, read_code(text)

    def _read_calls(self, text: str) -> None:
        for call in text.split(", "):
            seat, action = _seat_and_rest(call)
            self._actions.append((self.line, parse_action(action, seat)))

    def _read_plays(self, text: str) -> None:
        for call in text.split(", "):
            seat, card = _seat_and_rest(call)
            self._actions.append((self.line, parse_action(f"play {card}", seat)))

    def deal(self) -> PlayedDeal:
        """Return the deal, when all has been read, and see whether it could be played so."""
        rules, dealer = self._rules, self._dealer
        if rules is None:
            raise ValueError("the rules are missing")
        if len(self._seats) != rules.players:
            raise ValueError(f"{len(self._seats)} seats for a table of {rules.players} players")
        if dealer is None:
            raise ValueError("the dealer is missing")
        deal = PlayedDeal(
            rules=rules,
            seats=tuple(self._seats),
            standings=tuple(self._standings),
            dealer=dealer,
            number=self._number,
            actions=(self._pack(rules, dealer), *(action for _, action in self._actions)),
            golden_made=self._golden_made,
        )
        deal = self._with_coded_order(deal)
        self._check(deal)
        return deal

    def _with_coded_order(self, deal: PlayedDeal) -> PlayedDeal:
        """Let the pack lie as its code says: hands are told as sets of cards."""
        if self._code is None:
            return deal
        line, coded = self._code
        in_order = msgspec.structs.replace(deal, actions=(coded.action, *deal.actions[1:]))
        before = deal.beginning
        told, meant = (before.apply(one.actions[0])[0] for one in (deal, in_order))
        if told != meant or code_of(in_order) != coded:
            self.line = line
            raise ValueError("the code is that of other cards or of another dealer")
        return in_order

    def _pack(self, rules: Rules, dealer: int) -> DealCards:
        around = ((dealer + 1 + step) % rules.players for step in range(rules.players))
        active = [seat for seat in around if seat != sitter_of(rules, dealer)]
        for seat in active:
            held = len(self._hands.get(seat, ()))
            if held != rules.hand_size:
                raise ValueError(f"hand {seat}: {held} cards instead of {rules.hand_size}")
        if set(self._hands) != set(active):
            raise ValueError("there is a hand of somebody who gets no cards")
        pack = (*(card for seat in active for card in self._hands[seat]), *self._rest)
        if len(pack) != 24 or len(set(pack)) != 24:
            raise ValueError("hands and talon are not the 24 cards of the pack")
        return DealCards(pack)

    def _check(self, deal: PlayedDeal) -> None:
        state, _ = deal.beginning.apply(deal.actions[0])
        for line, action in self._actions:
            self.line = line
            if state.deal is None:
                raise ValueError(f"{shown(str(action))} after the end of the deal")
            try:
                state, _ = state.apply(action)
            except IllegalAction as error:
                raise ValueError(f"illegal action {str(action)!r}: {error}") from error


def _seat_values(text: str) -> tuple[int, str, str, dict[str, Any]]:
    values: list[Any] = _json(f"[{text}]")
    if len(values) == 3:
        values.append({})
    try:
        return msgspec.convert(values, tuple[int, str, str, dict[str, Any]])
    except msgspec.ValidationError as error:
        raise ValueError('a seat needs a total, a name and a kind: 345, "Anna", "human"') from error


def _json(text: str) -> Any:
    """Read JSON; raises ValueError. Stricter than `json`: no NaN, no half of a surrogate pair."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(f"not JSON: {error}") from error


def _seat_and_rest(text: str) -> tuple[int, str]:
    parts = _CALL.fullmatch(text.strip())
    if parts is None:
        raise ValueError(f"expected a seat and what it does, not {shown(text)}")
    return int(parts[1]), parts[2]
