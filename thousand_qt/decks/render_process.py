"""The process that draws cards: ``python -m thousand_qt.decks.render_process FOLDER``.

QtSvg in a thread of the program would stop the program's frames, as PySide holds Python's lock while it
works (30 ms to open our own deck, up to 12 for a card), and a picture that crashes it, or takes for ever,
would take the game along. Here it costs a process.

A frozen program has no ``-m``: it is started again as ``thousand-qt --render-deck FOLDER``, which
`thousand_qt.__main__` hands over to `main` before anything else. A bundle therefore needs this module as a
hidden import and Qt's "offscreen" platform plugin; `multiprocessing.freeze_support` is not involved, because
this is no child of multiprocessing.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.jobs import Job, read_job, write_pictures, write_refusal

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

_MOST_MEMORY: Final = 3 * 1024**3
_MOST_SECONDS: Final = 60
"""Of processor time; the program itself waits less long, unless it has gone."""


def main(folder: Path) -> int:
    """Do the job in this folder; returns the exit status."""
    _limit_resources()
    try:
        _draw(folder)
    except DeckRefusedError as refusal:
        write_refusal(folder, refusal)
    except (MemoryError, RecursionError):
        write_refusal(folder, DeckRefusedError(DeckFault.TOO_COMPLEX))
    return 0


def _draw(folder: Path) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication, QImageReader

    application = QGuiApplication([])  # for the fonts of pictures with text
    QImageReader.setAllocationLimit(256)
    write_pictures(folder, *drawn(read_job(folder)))
    del application


def drawn(job: Job) -> tuple[float, dict[str, QImage]]:
    """Return the ratio of the deck's cards and what was ordered. Raises DeckRefusedError."""
    from thousand_qt.decks.cleaning import clean
    from thousand_qt.decks.drawing import CardPicture, looks_garbled
    from thousand_qt.decks.reading import read_bounded, unpack

    text = unpack(read_bounded(job.svg))
    picture = CardPicture(text if job.trusted else clean(text))
    ratio = job.device_pixel_ratio
    width = max(1, round(job.width * ratio))
    height = max(1, round(job.width * picture.ratio * ratio))
    images = picture.draw(job.cards, width, height)
    if not job.trusted and looks_garbled(image for card, image in images.items() if card):
        raise DeckRefusedError(DeckFault.GARBLED)
    return picture.ratio, images


def _limit_resources() -> None:
    """Be the first to go when memory is short, and end some time even if nobody waits any more."""
    if sys.platform == "win32":
        return
    import resource

    for kind, limit in ((resource.RLIMIT_AS, _MOST_MEMORY), (resource.RLIMIT_CPU, _MOST_SECONDS)):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(kind, (limit, limit))
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(OSError):
        os.nice(5)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
