"""What the program and the process that draws cards say to each other, in files of one folder.

Files, because a program with a window has no standard streams on Windows.
"""

from __future__ import annotations

import json
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

_JOB: Final = "job.json"
_ANSWER: Final = "answer.cards"
_BYTES_PER_PIXEL: Final = 4


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
    pixels: bytes

    def image(self, card: str) -> QImage:
        """Return one card; `BACK` is the back."""
        size = self.width * self.height * _BYTES_PER_PIXEL
        start = self.cards.index(card) * size
        view = self.pixels[start : start + size]
        line = self.width * _BYTES_PER_PIXEL
        return QImage(view, self.width, self.height, line, QImage.Format.Format_ARGB32_Premultiplied).copy()


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


def write_pictures(folder: Path, ratio: float, images: Mapping[str, QImage]) -> None:
    """Answer with cards, which must all be of one size."""
    first = next(iter(images.values()))
    head = {"ratio": ratio, "width": first.width(), "height": first.height(), "cards": list(images)}
    temporary = folder / f"{_ANSWER}.new"
    with temporary.open("wb") as file:
        file.write(json.dumps(head).encode() + b"\n")
        for image in images.values():
            file.write(image.constBits())
    temporary.replace(folder / _ANSWER)


def write_refusal(folder: Path, refusal: DeckRefusedError) -> None:
    head = {"fault": refusal.fault, "detail": refusal.detail}
    (folder / _ANSWER).write_bytes(json.dumps(head).encode() + b"\n")


def read_answer(folder: Path) -> Pictures:
    """Return the cards. Raises DeckRefusedError: also when there is no answer, or none that makes sense."""
    try:
        content = (folder / _ANSWER).read_bytes()
        head_size = content.index(b"\n") + 1
        head: dict[str, Any] = json.loads(content[:head_size])
        if "fault" in head:
            raise DeckRefusedError(DeckFault(head["fault"]), str(head["detail"]))
        pictures = Pictures(
            float(head["ratio"]), head["width"], head["height"], tuple(head["cards"]), content[head_size:]
        )
        wanted = pictures.width * pictures.height * _BYTES_PER_PIXEL * len(pictures.cards)
        if len(pictures.pixels) != wanted:
            raise ValueError("too few pixels")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise DeckRefusedError(DeckFault.CRASHED) from error
    return pictures
