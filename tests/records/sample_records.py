"""Records to write, read and damage: random play with packs from a secret, and moves taken back."""

from __future__ import annotations

from random import Random

from tests.engine.helpers import random_action
from thousand_qt.engine.actions import CHANCE, DealCards
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Entry, Header, Help, HelpKind, Record, Rename, SeatEntry, TakeBack
from thousand_qt.engine.rules import preset
from thousand_qt.engine.shuffle import SECRET_BYTES, SecretDealing

NAMES = ("Zażółć", "Соня", "Ed", "😀")


def secret_dealing(number: int = 1) -> SecretDealing:
    return SecretDealing.of(number.to_bytes(SECRET_BYTES, "big"))


def a_header(name: str = "classic", number: int = 1) -> Header:
    rules, dealing = preset(name), secret_dealing(number)
    seats = tuple(SeatEntry(NAMES[seat], "casual" if seat else "human") for seat in range(rules.players))
    return Header(
        rules,
        seats,
        dealing.first_dealer(rules.players),
        dealing,
        program="1.0.0",
        started="2026-11-30T20:15:00+01:00",
    )


def played(
    name: str = "classic",
    number: int = 1,
    *,
    entries: int = 150,
    take_back: float = 0.0,
    undone: bool = False,
) -> Record:
    """Return a record of random play that is as long as told, or ends with the match.

    `take_back` is how likely each move is to be followed by taking some back; with `undone` the last entry
    does so.
    """
    random, header = Random(f"records/{name}/{number}"), a_header(name, number)
    states = [MatchState.new(header.rules, header.first_dealer)]
    dealt = [0]
    done: list[Entry] = []
    while len(done) < entries - undone and states[-1].outcome is None:
        if len(states) > 1 and random.random() < take_back:
            count = min(random.choice((1, 1, 2, 5, 20)), len(states) - 1)
            del states[-count:], dealt[-count:]
            done.append(TakeBack(count))
            continue
        is_dealing = states[-1].turn == CHANCE
        assert header.dealing is not None
        action = header.dealing.pack(dealt[-1]) if is_dealing else random_action(random, states[-1])
        states.append(states[-1].apply(action)[0])
        dealt.append(dealt[-1] + isinstance(action, DealCards))
        done.append(action)
        if random.random() < take_back / 4:
            done.append(Help(random.randrange(header.rules.players), random.choice(list(HelpKind))))
        if random.random() < take_back / 4:
            done.append(Rename(f"Sunday {len(done)}"))
    if undone and len(states) > 1:
        done.append(TakeBack(min(3, len(states) - 1)))
    return Record(header, tuple(done))
