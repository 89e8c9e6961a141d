"""Matches played to the end by computer players under names of people, and folders full of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from thousand_qt.ai.casual import Casual
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import CHANCE, Action
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Entry, Header, Help, HelpKind, Record, SeatEntry, TakeBack
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.shuffle import SeededDealing
from thousand_qt.engine.view import view_of

ANNA = SeatEntry("Anna", "human")
BOB = SeatEntry("Bob", "casual")
CELINA = SeatEntry("Łucja", "master")
DAVID = SeatEntry("Соня", "casual")
TABLE = (ANNA, BOB, CELINA, DAVID)


@cache
def whole_match(
    rules: Rules,
    number: int = 1,
    *,
    seats: tuple[SeatEntry, ...] = TABLE,
    deals: int = 200,
    take_back: bool = False,
    hour: int | None = None,
) -> Record:
    """Return a match by sensible play, ended or stopped after dealing so often; the same every time.

    With `take_back` something is taken back here and there, and another thing or the same one done. `hour`
    counts from the start of 2026.
    """
    random = Random(f"whole/{number}")
    header = Header(
        rules,
        seats[: rules.players],
        random.randrange(rules.players),
        SeededDealing(random.getrandbits(40)),
        program="1.0.0",
        started=None if hour is None else f"2026-01-{1 + hour // 24:02}T{hour % 24:02}:00:00+00:00",
    )
    players = [Casual(number * 4 + seat) for seat in range(rules.players)]
    state = MatchState.new(rules, header.first_dealer)
    entries: list[Entry] = []
    dealt = 0
    while state.turn is not None:
        action: Action
        if state.turn == CHANCE:
            if dealt == deals:
                break
            assert header.dealing is not None
            action = header.dealing.pack(dealt)
            dealt += 1
        else:
            # Now and then any action, so that contracts fail, hands are given up and deals dealt anew.
            legal = state.legal_actions()
            action = players[state.turn].choose(view_of(state, state.turn), Budget())
            if random.random() < 0.03:
                action = random.choice(legal)
            elif take_back and len(legal) > 1 and random.random() < 0.05:
                entries += [random.choice(legal), TakeBack(1)]
        if take_back and header.seats[max(0, action.seat)].kind == "human" and random.random() < 0.1:
            steps = (HelpKind.LOOK, HelpKind.MOVE, HelpKind.WARNING)[: random.choice((1, 2, 3))]
            entries += [Help(action.seat, kind) for kind in steps if action.seat != CHANCE]
        entries.append(action)
        state, _ = state.apply(action)
    return Record(header, tuple(entries))


def with_header(record: Record, **changes: object) -> Record:
    """Return the same play under another header."""
    return Record(msgspec.structs.replace(record.header, **changes), record.entries)


def save(record: Record, path: Path, *, hour: int | None = None) -> Path:
    """Write a record; `hour`, from the start of 2026, is when it was last played."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_record(record), encoding="utf-8", newline="\n")
    if hour is not None:
        seconds = 1_767_225_600 + 3600 * hour
        os.utime(path, (seconds, seconds))
    return path


_FIRST_SETS: Final = 8
OWN_RULES = preset("classic").replace(four_aces="200", weak_hand_below=20, dump_at_555=True, endgame_at=800)


@cache
def many_records() -> Sequence[tuple[str, Record]]:
    """Return records of all kinds with names for their files, in the order in which they are played."""
    bob = SeatEntry(" bob\t", "human")
    records: list[tuple[str, Record]] = []
    published = tuple(PRESETS.values())
    # The numbers are seeds: newer rule sets come last, so that the matches of the others stay what they were.
    for number, rules in enumerate((*published[:_FIRST_SETS], OWN_RULES, *published[_FIRST_SETS:])):
        first, later = 3 * number, 3 * number + 30
        records += [
            (f"a-{number}.thousand", whole_match(rules, 10 + number, hour=first)),
            (f"b-{number}.jsonl", whole_match(rules, 40 + number, hour=first + 1, take_back=True)),
            (f"c-{number}.thousand", whole_match(rules, 70 + number, hour=later, deals=3)),
        ]
    classic = preset("classic")
    unknown = SeatEntry("X", "bot:x")
    anna_again = SeatEntry("  ANNA ", "human")
    dealt = whole_match(classic, 4, hour=95, deals=1)
    again = with_header(whole_match(classic, 8, hour=93), origin={"repeats": "a-0", "deal": 1})
    records += [
        ("two-people.thousand", whole_match(classic, 5, seats=(bob, anna_again, BOB), hour=90)),
        ("nobody.thousand", whole_match(classic, 6, seats=(BOB, CELINA, DAVID), hour=91)),
        ("unknown-bot.thousand", whole_match(classic, 7, seats=(ANNA, unknown, BOB), hour=92)),
        ("again.thousand", again),
        ("no-time.thousand", with_header(whole_match(OWN_RULES, 9), dealing=None)),
        ("first-cards.thousand", Record(dealt.header, dealt.entries[:1])),
        ("header-only.thousand", Record(whole_match(classic, 3, hour=96, deals=1).header)),
    ]
    return records


def fill(folder: Path) -> dict[str, Record]:
    """Write `many_records`; their times are in order, an hour apart. Returns them by name."""
    for hour, (name, record) in enumerate(many_records(), start=200):
        save(record, folder / name, hour=hour)
    return dict(many_records())
