"""What the program and the process that draws cards say to each other, in files of one folder.

Files, because a program with a window has no standard streams on Windows.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtGui import QImage

from thousand_qt.decks.catalogue import CARDS
from thousand_qt.decks.faults import DeckFault, DeckRefusedError

RENDER_SWITCH: Final = "--render-deck"
"""The first argument with which a frozen program is this process instead of the game."""
BACK: Final = ""
"""Stands for the back among the cards."""
WHOLE_DECK: Final = (*CARDS, BACK)

DRAWING_VERSION: Final = 1
"""To be raised when cards come out otherwise than before: cleaning, drawing, or the format of answers."""

_JOB: Final = "job.json"
_ANSWER: Final = "answer.cards"
_BYTES_PER_PIXEL: Final = 4
_LONGEST_HEAD: Final = 64 * 1024
_HIGHEST: Final = 100.0
"""Of a card, in widths; how high a deck may really be is decided where it is drawn."""


@dataclass(frozen=True, slots=True)
class Job:
    """Cards to be drawn.

    Attributes:
        svg: The picture of the deck.
        cards: Text of cards such as "TH"; `BACK` is the back.
        width: Of a card, in logical pixels.
        device_pixel_ratio: Device pixels for each of them.
        trusted: The picture is one of our own: it need not be cleaned.
    """

    svg: Path
    cards: tuple[str, ...]
    width: float
    device_pixel_ratio: float
    trusted: bool = False


@dataclass(frozen=True, slots=True)
class Pictures:
    """Drawn cards, not yet pictures of Qt: those are made one by one when they are first shown."""

    ratio: float
    width: int
    height: int
    cards: tuple[str, ...]
    packed: tuple[bytes, ...]

    def image(self, card: str) -> QImage:
        """Return one card; `BACK` is the back. What cannot be unpacked is an empty card."""
        size = self.width * self.height * _BYTES_PER_PIXEL
        line = self.width * _BYTES_PER_PIXEL
        kind = QImage.Format.Format_ARGB32_Premultiplied
        with contextlib.suppress(zlib.error):
            pixels = zlib.decompressobj().decompress(self.packed[self.cards.index(card)], size)
            if len(pixels) == size:
                return QImage(pixels, self.width, self.height, line, kind).copy()
        empty = QImage(self.width, self.height, kind)
        empty.fill(0)
        return empty


@dataclass(frozen=True, slots=True)
class AnswerHead:
    """The first line of an answer with cards."""

    ratio: float
    width: int
    height: int
    cards: tuple[str, ...]
    sizes: tuple[int, ...]
    digest: str


def write_job(folder: Path, job: Job) -> None:
    document = {
        "svg": str(job.svg),
        "cards": job.cards,
        "width": job.width,
        "device_pixel_ratio": job.device_pixel_ratio,
        "trusted": job.trusted,
    }
    (folder / _JOB).write_text(json.dumps(document), encoding="utf-8")


def read_job(folder: Path) -> Job:
    document = json.loads((folder / _JOB).read_text(encoding="utf-8"))
    return Job(
        Path(document["svg"]),
        tuple(document["cards"]),
        document["width"],
        document["device_pixel_ratio"],
        document["trusted"],
    )


def answer_path(folder: Path) -> Path:
    """Return the file of the answer to the job in this folder."""
    return folder / _ANSWER


def write_pictures(folder: Path, ratio: float, images: Mapping[str, QImage]) -> None:
    """Answer with cards, which must all be of one size."""
    first = next(iter(images.values()))
    # Flat colours: packed, a deck is a tenth of its pixels, and is read sooner than those.
    packed = [zlib.compress(image.constBits(), 1) for image in images.values()]
    body = b"".join(packed)
    head = {
        "ratio": ratio,
        "width": first.width(),
        "height": first.height(),
        "cards": list(images),
        "sizes": [len(one) for one in packed],
        "digest": _digest(body),
    }
    temporary = folder / f"{_ANSWER}.new"
    with temporary.open("wb") as file:
        file.write(json.dumps(head).encode() + b"\n")
        file.write(body)
    temporary.replace(folder / _ANSWER)


def write_refusal(folder: Path, refusal: DeckRefusedError) -> None:
    head = {"fault": refusal.fault, "detail": refusal.detail}
    (folder / _ANSWER).write_bytes(json.dumps(head).encode() + b"\n")


def read_answer(folder: Path) -> Pictures:
    """Return the cards. Raises DeckRefusedError: also when there is no answer, or none that makes sense."""
    try:
        content = answer_path(folder).read_bytes()
    except OSError as error:
        raise DeckRefusedError(DeckFault.CRASHED) from error
    return parse_answer(content)


def parse_answer(content: bytes) -> Pictures:
    """Return the cards of an answer. Raises DeckRefusedError if that is the answer, or it is damaged."""
    line, _, body = content.partition(b"\n")
    head = _parse_head(line)
    if sum(head.sizes) != len(body) or _digest(body) != head.digest:
        raise DeckRefusedError(DeckFault.CRASHED, "damaged answer")
    ends = list(itertools.accumulate(head.sizes))
    packed = tuple(body[end - size : end] for end, size in zip(ends, head.sizes, strict=True))
    return Pictures(head.ratio, head.width, head.height, head.cards, packed)


def read_head(path: Path) -> AnswerHead:
    """Return what the answer in this file begins with. Raises OSError and DeckRefusedError."""
    with path.open("rb") as file:
        return _parse_head(file.readline(_LONGEST_HEAD))


def _parse_head(line: bytes) -> AnswerHead:
    try:
        document: dict[str, Any] = json.loads(line)
        if "fault" in document:
            raise DeckRefusedError(DeckFault(document["fault"]), str(document["detail"]))
        head = AnswerHead(
            float(document["ratio"]),
            int(document["width"]),
            int(document["height"]),
            tuple(str(card) for card in document["cards"]),
            tuple(int(size) for size in document["sizes"]),
            str(document["digest"]),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise DeckRefusedError(DeckFault.CRASHED) from error
    is_sensible = (
        head.width > 0
        and head.height > 0
        and 0 < head.ratio < _HIGHEST
        and len(head.cards) == len(head.sizes)
        and all(size >= 0 for size in head.sizes)
    )
    if not is_sensible:
        raise DeckRefusedError(DeckFault.CRASHED)
    return head


def _digest(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()
