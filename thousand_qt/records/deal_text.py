"""One deal as plain text: for a message, for a bug report, and to be pasted back.

    Thousand, deal 7
    rules: classic
    options: {"must_trump": false}
    seat 0: 345, "Anna", "human"
    seat 1: 880, "Borys", "strong", {"barrel_hands": 1}
    seat 2: -60, "Celina", "strong", {"zero_marks": 2}
    dealer: 2
    hand 0: AS KS QS 9D QH KH AH
    hand 1: 9S TS JC KC TD JH TH
    hand 2: JS QC TC JD QD AD 9H
    talon: 9C AC KD
    code: 6QNMYC-6SC9P2-1Z0PTE
    auction: 0 bid 100, 1 pass, 2 bid 105, 0 bid 110, 2 pass
    exchange: 0 give 9C 9D
    contract: 0 contract 140
    trick 1: 0 AC, 1 JC, 2 9C = 0 takes 13
    trick 2: 0 QH declare, …
    result 0: declarer, took 172 of 140, +140 = 485

The words are the same in every language, as they are in records. What follows `=` in a trick and the lines of
the result are for people: whoever reads the text again works them out. Options are those that differ from the
rules named. The code is that of `deal_code`: it brings the same cards without the rest. All hands are open,
also of a deal that is not finished.

In a golden round `golden round: made` says that somebody has made it before. Which deal it is says the first
line.

`known_deal_text` writes what one player knows of a deal that is being played. It is for people only:

    known to: 0
    hand 0: AS KS QS 9D QH KH AH
    talon: 9C AC KD
    exchange: 1 give ? 9D
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, Final

import msgspec

from thousand_qt.engine.actions import (
    Action,
    Bid,
    BidInTheDark,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    GiveUp,
    LookAtCards,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import Card, cards_of, format_cards
from thousand_qt.engine.deal import Deal
from thousand_qt.engine.events import CardDrawn, DealResult, DealScored, Event, TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.rules import PRESETS, GoldenRound, Rules, rules_to_options
from thousand_qt.engine.scoring import Role, SeatScore, Standing
from thousand_qt.engine.view import PlayerView, onlooker_view, view_of
from thousand_qt.records.deal_code import CodedDeal, write_code
from thousand_qt.records.facts import front_seat, preset_of

_ROLES: Final = {
    Role.DECLARER: "declarer",
    Role.OPPONENT: "defender",
    Role.SITTER: "sat out",
    Role.PLAYER: "player",
}
_LABELS: Final[dict[type[Any], str]] = {
    LookAtCards: "auction",
    BidInTheDark: "auction",
    Bid: "auction",
    Pass: "auction",
    ChooseTalon: "choice",
    Exchange: "exchange",
    SetContract: "contract",
    GiveUp: "giving up",
    ClaimRedeal: "redeal",
    WaiveRedeal: "redeal",
}
CALLS: Final = frozenset(_LABELS.values())
"""The labels of what is done before the first trick."""
CODE: Final = "code"
"""The label of the code that brings the same cards."""
GOLDEN: Final = "golden round"
"""The label that says that the golden round is not to be wiped any more."""
KNOWN_TO: Final = "known to"
"""The label that says whose knowledge a text is confined to."""
_UNKNOWN_CARD: Final = "?"
_EVERYBODY: Final = "everybody"


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal with everything that mattered before it.

    Attributes:
        number: of the deal in its match, from 1; deals that were dealt anew have the number of the next one.
        standings: by seat, before the deal.
        actions: beginning with the dealing of the cards.
        golden_made: a contract was made in an earlier deal of the golden round; False without such a round.
    """

    rules: Rules
    seats: tuple[SeatEntry, ...]
    standings: tuple[Standing, ...]
    dealer: int
    number: int
    actions: tuple[Action, ...]
    golden_made: bool = False

    @property
    def beginning(self) -> MatchState:
        """The match before the deal, as far as it matters for it."""
        # Only a golden round asks which deal it is; all others are played as the first of a match.
        earlier = 0 if self.rules.golden_round is GoldenRound.OFF else max(0, self.number - 1)
        return MatchState(
            self.rules, self.dealer, self.standings, earlier=earlier, earlier_made=self.golden_made
        )

    def play(self) -> tuple[MatchState, tuple[Event, ...]]:
        """Return the state after the deal, which is the first of a match there, and all that happened.

        Raises `IllegalAction` for a deal that was not played by its rules.
        """
        state = self.beginning
        events: list[Event] = []
        for action in self.actions:
            state, happened = state.apply(action)
            events += happened
        return state, tuple(events)


def played_deals(record: Record) -> tuple[PlayedDeal, ...]:
    """Return all deals of a record in order, also those that were dealt anew and the one in progress.

    Raises `RecordError` as `Record.steps`.
    """
    rules = record.header.rules
    deals: list[PlayedDeal] = []
    before = MatchState.new(rules, record.header.first_dealer)
    actions: list[Action] = []
    for action, state, _ in record.steps():
        actions.append(action)
        if state.deal is None:
            deals.append(_played_deal(record, before, actions))
            before, actions = state, []
    if actions:
        deals.append(_played_deal(record, before, actions))
    return tuple(deals)


def _played_deal(record: Record, before: MatchState, actions: Iterable[Action]) -> PlayedDeal:
    return PlayedDeal(
        rules=before.rules,
        seats=record.header.seats,
        standings=before.standings,
        dealer=before.dealer,
        number=len(before.results) + 1,
        actions=tuple(actions),
        golden_made=before.rules.golden_round is not GoldenRound.OFF
        and any(result.made for result in before.results[: before.rules.players]),
    )


# Writing


def deal_text(deal: PlayedDeal) -> str:
    """Write a deal as text, each line with its newline. Read again, it is the same deal."""
    return "".join(f"{line}\n" for line in _lines(deal))


def known_deal_text(deal: PlayedDeal, seat: int | None) -> str:
    """Write what the player at a seat may know of a deal, or everybody (None), each line with its newline.

    A deal that is over is open to all; the text is that of `deal_text` then.
    """
    state, events = deal.play()
    if state.deal is None:
        return deal_text(deal)
    view = onlooker_view(state, 0) if seat is None else view_of(state, seat)
    dealt = 0 if seat is None or seat == state.deal.unseen else state.deal.dealt[seat]
    lines = _known_lines(deal, events, view, dealt)
    return "".join(f"{line}\n" for line in lines)


def _lines(deal: PlayedDeal) -> Iterator[str]:
    yield from _heading_lines(deal)
    _, events = deal.play()
    yield from _cards_lines(deal)
    yield f"{CODE}: {write_code(code_of(deal))}"
    yield from _call_lines(deal.actions)
    yield from _trick_lines(deal.actions, events)
    for event in events:
        if isinstance(event, DealScored):
            yield from (_result_line(score, event.result) for score in event.result.seats)


def _known_lines(deal: PlayedDeal, events: Iterable[Event], view: PlayerView, dealt: int) -> Iterator[str]:
    """What one player, who was dealt these cards, knows: the view says it, and the actions all have seen."""
    yield from _heading_lines(deal)
    knows = None if view.onlooker else view.seat
    yield f"{KNOWN_TO}: {_EVERYBODY if knows is None else knows}"
    if dealt:
        yield f"hand {view.seat}: {format_cards(cards_of(dealt))}"
    seen = (event.seen_by(knows) for event in events)
    drawn = [event.card for event in seen if isinstance(event, CardDrawn) and event.card is not None]
    if drawn:
        yield f"drawn: {format_cards(drawn)}"
    if view.talon:
        yield f"talon: {format_cards(view.talon)}"
    noticed = [action for action in deal.actions if not isinstance(action, WaiveRedeal)]
    yield from _call_lines(noticed, lambda action: _known_call(action, view))
    yield from _trick_lines(deal.actions, events)


def _known_call(action: Action, view: PlayerView) -> str:
    if not isinstance(action, Exchange):
        return str(action)
    return " ".join(["give", *(gift.card.text if gift.card else _UNKNOWN_CARD for gift in view.gifts)])


def _heading_lines(deal: PlayedDeal) -> Iterator[str]:
    yield f"Thousand, deal {deal.number}"
    yield from rules_lines(deal.rules)
    for seat, (entry, standing) in enumerate(zip(deal.seats, deal.standings, strict=True)):
        yield f"seat {seat}: {_seat_text(entry, standing)}"
    yield f"dealer: {deal.dealer}"
    if deal.golden_made:
        yield f"{GOLDEN}: made"


def rules_lines(rules: Rules) -> Iterator[str]:
    """Yield the lines that say by which rules was played."""
    name = preset_of(rules)
    yield f"rules: {name or 'classic'}"
    if name is None:
        usual = rules_to_options(PRESETS["classic"])
        options = {key: value for key, value in rules_to_options(rules).items() if value != usual[key]}
        yield f"options: {json.dumps(options)}"


def _seat_text(entry: SeatEntry, standing: Standing) -> str:
    parts = [standing.total, entry.name, entry.kind]
    more = {
        key: value
        for key, value in msgspec.structs.asdict(standing).items()
        if (key != "total" and value not in (None, 0)) or (key == "barrel_hands" and value == 0)
    }
    return ", ".join(json.dumps(part, ensure_ascii=False) for part in ([*parts, more] if more else parts))


def _cards_lines(deal: PlayedDeal) -> Iterator[str]:
    state, _ = deal.beginning.apply(deal.actions[0])
    dealt = state.deal
    assert dealt is not None
    for seat in range(deal.rules.players):
        if dealt.dealt[seat]:
            yield f"hand {seat}: {format_cards(cards_of(dealt.dealt[seat]))}"
    if dealt.stock:
        yield f"stock: {format_cards(_pack_rest(deal, dealt))}"
    else:
        label = "talon" if len(dealt.talons) == 1 else "talons"
        yield f"{label}: {' / '.join(map(format_cards, dealt.talons))}"


def code_of(deal: PlayedDeal) -> CodedDeal:
    """Return the cards of a deal and who dealt, seen from the person, or from seat 0 where there is none."""
    (pack,) = (action.pack for action in deal.actions if isinstance(action, DealCards))
    return CodedDeal(pack, (deal.dealer - front_seat(deal.seats)) % deal.rules.players)


def _pack_rest(deal: PlayedDeal, dealt: Deal) -> tuple[Card, ...]:
    (pack,) = (action.pack for action in deal.actions if isinstance(action, DealCards))
    return pack[len(dealt.order) * deal.rules.hand_size :]


def _call_lines(actions: Iterable[Action], text: Callable[[Action], str] = str) -> Iterator[str]:
    """Everything before the first trick, a line for each phase."""
    calls = [action for action in actions if type(action) in _LABELS]
    for label, group in groupby(calls, key=lambda action: _LABELS[type(action)]):
        yield f"{label}: {', '.join(f'{action.seat} {text(action)}' for action in group)}"


def _trick_lines(actions: Iterable[Action], events: Iterable[Event]) -> Iterator[str]:
    plays = [action for action in actions if isinstance(action, Play)]
    number = 0
    for event in events:
        if isinstance(event, TrickTaken):
            number = event.number
            cards, plays = plays[: len(event.cards)], plays[len(event.cards) :]
            yield f"trick {number}: {_plays_text(cards)} = {event.seat} takes {event.points}"
    if plays:
        yield f"trick {number + 1}: {_plays_text(plays)}"


def _plays_text(plays: Iterable[Play]) -> str:
    return ", ".join(f"{play.seat} {str(play).removeprefix('play ')}" for play in plays)


def _result_line(score: SeatScore, result: DealResult) -> str:
    if result.gave_up:
        what = f"gave up {result.contract}" if score.role is Role.DECLARER else "not played"
    elif score.role is Role.DECLARER:
        what = f"took {score.raw} of {result.contract}"
    else:
        what = f"took {score.raw}"
    change = f"{score.change:+}" if score.change else "0"
    return f"result {score.seat}: {_ROLES[score.role]}, {what}, {change} = {score.after.total}"
