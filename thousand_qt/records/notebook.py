"""What no record tells and nobody could work out again for free: reviews, and resets of statistics.

Like a record it is a file of JSON Lines to which lines are only added, each on the disk before it counts. The
database is filled from it, so that throwing the database away loses nothing.

    {"format": "thousand-notebook", "version": 1}
    {"note": "review", "match": "4f0c…", "seat": 0, "deal": 3, "reviewer": "master", …}
    {"note": "reset", "moment": 1767225600.0}
    {"note": "undo-reset"}

A line this program cannot read (damaged, or of a newer one) is left where it is and passed over.
"""

from __future__ import annotations

import enum
import json
import os
from pathlib import Path
from typing import Final

import msgspec

from thousand_qt.records.folder import make_folder
from thousand_qt.whole_files import sync_folder

FORMAT: Final = "thousand-notebook"
VERSION: Final = 1


class DecisionKind(enum.StrEnum):
    """What a reviewed decision was about."""

    BID = "bid"
    """A bid or a pass."""
    GIFT = "gift"
    """Which cards to give away or to put aside, and which talon to take."""
    CONTRACT = "contract"
    """The contract to play, or to give the deal up."""
    CARD = "card"
    """A card, with or without declaring a marriage."""
    REDEAL = "redeal"
    """Whether to claim a new deal."""


class Losses(msgspec.Struct, frozen=True):
    """What the decisions of one kind in one deal cost against the reviewer, from what could be known.

    Attributes:
        decisions: how many were reviewed, also those that cost nothing.
        mistakes: how many of them the review called mistakes.
        points: expected points lost, in all of them together; never negative.
        chance: lost chance of the better outcome (the contract made or broken), 1.0 for a certainty thrown
            away, in all of them together; never negative.
    """

    kind: DecisionKind
    decisions: int
    mistakes: int
    points: float
    chance: float

    def __post_init__(self) -> None:
        if self.decisions < 0 or not 0 <= self.mistakes <= self.decisions:
            raise ValueError(f"{self.mistakes} mistakes in {self.decisions} decisions")
        if not (0 <= self.points < float("inf") and 0 <= self.chance <= self.decisions):
            raise ValueError(f"losses of {self.points} points and {self.chance} chances")


class DealReview(msgspec.Struct, frozen=True, tag_field="note", tag="review"):
    """A review of all that one seat decided in one deal; a later one by the same reviewer replaces it.

    Attributes:
        match: `facts.identity_of` the match.
        reviewer: the level compared with.
        moment: when, in seconds since 1970.
    """

    match: str
    seat: int
    deal: int
    reviewer: str
    moment: float
    losses: tuple[Losses, ...]


class Reset(msgspec.Struct, frozen=True, tag_field="note", tag="reset"):
    """Statistics start at this moment, in seconds since 1970."""

    moment: float


class UndoReset(msgspec.Struct, frozen=True, tag_field="note", tag="undo-reset"):
    """The last reset still in force is undone."""


Note = DealReview | Reset | UndoReset


class Pages(msgspec.Struct, frozen=True):
    """Everything in a notebook.

    Attributes:
        size: bytes of the file.
        unread: lines that could not be read.
    """

    notes: tuple[Note, ...]
    size: int
    unread: int


class Notebook:
    """The notebook's file; it need not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def size(self) -> int:
        """Bytes of the file, 0 when there is none; raises OSError."""
        try:
            return self.path.stat().st_size
        except FileNotFoundError:
            return 0

    def read(self) -> Pages:
        """Read all notes; raises OSError."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return Pages((), 0, 0)
        notes: list[Note] = []
        unread = 0
        for line in data.split(b"\n"):
            if not line.strip():
                continue
            try:
                notes.append(_DECODER.decode(line))
            except (msgspec.DecodeError, ValueError, RecursionError):  # ValueError: losses that cannot be
                unread += not _is_header(line)
        return Pages(tuple(notes), len(data), unread)

    def append(self, *notes: Note) -> None:
        """Add notes and flush them to the disk; raises OSError when that cannot be done."""
        lines = b"".join(msgspec.json.encode(note) + b"\n" for note in notes)
        is_new = not self.path.exists()
        if is_new:
            make_folder(self.path.parent)
            lines = json.dumps({"format": FORMAT, "version": VERSION}).encode() + b"\n" + lines
        with self.path.open("a+b", buffering=0) as file:
            # What an earlier writer left of a line becomes a line of its own, and is passed over.
            end = file.seek(0, os.SEEK_END)
            if end:
                file.seek(end - 1)
                if file.read(1) != b"\n":
                    lines = b"\n" + lines
            rest = memoryview(lines)
            while rest:
                rest = rest[file.write(rest) :]
            os.fsync(file.fileno())
        if is_new:
            sync_folder(self.path.parent)


_DECODER: Final = msgspec.json.Decoder(Note)


def _is_header(line: bytes) -> bool:
    try:
        return bool(json.loads(line).get("format") == FORMAT)
    except (ValueError, AttributeError, RecursionError):
        return False
