"""Damages valid records in thousands of ways and reads them: ``python -m tests.records.fuzz NUMBER SEED``.

Reading gives a record that holds together, or a `RecordFileError` that names a line of the file; no other
error, ever. Prints how often each outcome came, as JSON; without arguments of ten thousand records.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.records.sample_records import played
from thousand_qt.engine.record_text import read_record, write_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.records.faults import RecordFileError
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.records.verification import verify

FILES: Final = Path(__file__).parents[1] / "data" / "records"

_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2, 3, 4, 1.5, -0.0, 1e308, 10**30, 2**64, -(2**63)),
    *(
        "",
        "x",
        "null",
        "pass",
        "bid 100",
        "play AH",
        "give AH AH",
        "deal",
        "human",
        "look",
        "\0",
        "\ud800",
        "😀",
    ),
    *(
        "x" * 5000,
        "9" * 5000,
        [],
        {},
        [[]],
        [None] * 50,
        {"": None},
        {"method": "sha256-1", "secret": "0" * 64},
    ),
)
_TOKENS: Final = (
    *(
        b"\n",
        b"\r\n",
        b"\r",
        b"\0",
        b"\xef\xbb\xbf",
        b"\xff",
        b"\xed\xa0\x80",
        b"\xc3",
        b"\xe2\x80\xa8",
        b'"',
    ),
    *(b"{}", b"[]", b"{", b"}", b"\\", b"\\u0000", b"\\ud800", b"NaN", b"1e999", b"-", b"0", b"[" * 2000),
    *(b'{"undo": 1}\n', b'{"undo": 99}\n', b'{"title": "x"}\n', b'{"seat": 0, "do": "pass"}\n', b"\n\n"),
)


def samples() -> list[bytes]:
    """Return valid records of every rule set and version."""
    made = [
        write_record(played(name, number, entries=45, take_back=0.06 * number, undone=number == 1))
        for name in PRESETS
        for number in range(2)
    ]
    kept = sorted(FILES.glob("version-*"))
    return [
        *(text.encode() for text in made),
        *(b"".join(path.read_bytes().splitlines(keepends=True)[:50]) for path in kept),
    ]


def mutated(random: Random, data: bytes, others: list[bytes]) -> bytes:
    """Return the record with one to three kinds of damage."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        data = random.choice(_MUTATIONS)(random, data, others)
    return data


def _flip_bits(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 8))):
        if changed:
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def _replace_bytes(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    place = random.randrange(len(data) + 1)
    return (
        data[:place] + random.randbytes(random.choice((1, 2, 30))) + data[place + random.choice((0, 1, 30)) :]
    )


def _insert_token(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    place = random.randrange(len(data) + 1)
    return data[:place] + random.choice(_TOKENS) + data[place:]


def _cut_out(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    place = random.randrange(len(data) + 1)
    return data[:place] + data[place + random.choice((1, 2, 10, 500)) :]


def _cut_off(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _drop_line(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        del lines[random.randrange(len(lines))]
    return b"".join(lines)


def _repeat_line(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        lines.insert(random.randrange(len(lines) + 1), random.choice(lines))
    return b"".join(lines)


def _swap_lines(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        one, other = random.randrange(len(lines)), random.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def _join_with_another(random: Random, data: bytes, others: list[bytes]) -> bytes:
    lines, more = data.splitlines(keepends=True), random.choice(others).splitlines(keepends=True)
    return b"".join(lines[: random.randrange(len(lines) + 1)] + more[random.randrange(len(more)) :])


def _replace_value(random: Random, data: bytes, _others: list[bytes]) -> bytes:
    """Put an unexpected value into a field of a line; the header more often than its share."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    number = 0 if random.random() < 0.4 else random.randrange(len(lines))
    try:
        line = json.loads(lines[number])
    except (ValueError, RecursionError):
        return data
    _change_somewhere(random, line)
    lines[number] = json.dumps(line).encode() + b"\n"
    return b"".join(lines)


def _change_somewhere(random: Random, value: Any) -> None:
    """Change one field at any depth of an object or list."""
    keys = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    if not keys:
        return
    key = random.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and random.random() < 0.7:
        _change_somewhere(random, value[key])
    elif random.random() < 0.2:
        del value[key]
    else:
        value[key] = random.choice(_VALUES)


_MUTATIONS: Final[tuple[Callable[[Random, bytes, list[bytes]], bytes], ...]] = (
    _flip_bits,
    _replace_bytes,
    _insert_token,
    _cut_out,
    _cut_off,
    _drop_line,
    _repeat_line,
    _swap_lines,
    _join_with_another,
    _replace_value,
    _replace_value,
)


def outcome_of(path: Path, data: bytes) -> str:
    """Read what is in the file; returns the kind of fault, or what kind of record it is.

    Raises AssertionError when what was read does not hold together, and whatever reading raises wrongly.
    """
    path.write_bytes(data)
    try:
        loaded = load(path)
    except RecordFileError as error:
        return _kind_of(error, data.count(b"\n") + 1)
    record = loaded.record
    assert data[: loaded.size].count(b"\n") == len(record.entries) + 1
    assert loaded.size + loaded.torn == len(data)
    assert loaded.state == record.replay()
    assert read_record(write_record(record)) == record
    verify(record)
    with RecordFile.reopen(path) as file:
        assert file.loaded == loaded
        file.append_title("x")
    again = load(path)
    assert again.torn == 0
    assert again.record.entries[:-1] == record.entries
    return "torn record" if loaded.torn else "record"


def _kind_of(error: RecordFileError, lines: int) -> str:
    assert error.line is None or 1 <= error.line <= lines, (error.line, lines)
    assert len(error.reason) < 1500, error.reason
    assert error.reason.isprintable(), error.reason
    return type(error.fault).__name__


def run(number: int, seed: int, folder: Path) -> Counter[str]:
    """Damage and read so many times; returns how often each outcome came."""
    random, valid = Random(seed), samples()
    path = folder / "one.thousand"
    outcomes = Counter[str]()
    for round_number in range(number):
        data = mutated(random, random.choice(valid), valid)
        try:
            outcomes[outcome_of(path, data)] += 1
        except Exception as error:
            error.add_note(f"record {round_number} of seed {seed}: {data[:3000]!r}")
            raise
    return outcomes


def main() -> int:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        outcomes = run(number, seed, Path(folder))
    print(json.dumps({"tried": number, "seed": seed, "outcomes": dict(outcomes.most_common())}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
