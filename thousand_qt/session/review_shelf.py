"""Keeps reviews of deals, so that a review is worked out once and reopened at once.

A review is a file of its own for each deal, named after all that has happened up to the end of the deal:
when something of that is taken back and played otherwise, the old review is not found any more. What a review
comes to in figures is noted for the statistics besides.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from thousand_qt.ai.review import Kind, MatchReview, ReviewError, from_bytes, to_bytes
from thousand_qt.engine.record import Record
from thousand_qt.records.facts import identity_of
from thousand_qt.records.folder import make_folder
from thousand_qt.records.library import NOTEBOOK_NAME
from thousand_qt.records.notebook import DealReview, DecisionKind, Losses, Notebook

FOLDER: Final = "reviews"

_SHORT: Final = 20
"""Digits of a hash that are enough to tell files apart."""

_KINDS: Final = {
    Kind.CALL: DecisionKind.BID,
    Kind.GIFT: DecisionKind.GIFT,
    Kind.CONTRACT: DecisionKind.CONTRACT,
    Kind.CARD: DecisionKind.CARD,
    Kind.REDEAL: DecisionKind.REDEAL,
}

_log = logging.getLogger(__name__)


class ReviewShelf:
    """The reviews in a player's data folder. Methods may be called from any thread, one at a time."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER
        self._notebook = Notebook(data / NOTEBOOK_NAME)

    def find(
        self, record: Record, seat: int, deal: int, level: str, worlds: int | None
    ) -> MatchReview | None:
        """Return a finished review of a deal, if there is one that looked at no fewer layouts.

        `record` ends with that deal.
        """
        path = self._path(record, seat, deal, level)
        try:
            review = from_bytes(path.read_bytes())
        except FileNotFoundError:
            return None
        except (OSError, ReviewError):
            _log.warning("%s cannot be read and is made anew", path, exc_info=True)
            return None
        is_this = review.complete and review.seat == seat and [one.number for one in review.deals] == [deal]
        is_enough = worlds is None or (review.worlds is not None and review.worlds >= worlds)
        return review if is_this and is_enough else None

    def keep(self, record: Record, review: MatchReview) -> None:
        """Keep the finished review of one deal, with which `record` ends; raises OSError."""
        (deal,) = review.deals
        path = self._path(record, review.seat, deal.number, review.level)
        make_folder(path.parent)
        partial = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            partial.write_bytes(to_bytes(review))
            partial.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                partial.unlink(missing_ok=True)
            raise
        self._notebook.append(
            DealReview(
                identity_of(record),
                review.seat,
                deal.number,
                review.level,
                datetime.now(UTC).timestamp(),
                losses_of(review),
            )
        )

    def _path(self, record: Record, seat: int, deal: int, level: str) -> Path:
        played = hashlib.sha256("\n".join(f"{one.seat} {one}" for one in record.actions).encode())
        name = f"{level}-{seat}-{deal}-{played.hexdigest()[:_SHORT]}.json"
        return self._folder / identity_of(record)[:_SHORT] / name


def losses_of(review: MatchReview) -> tuple[Losses, ...]:
    """Return what the decisions of a review cost, by kind, as statistics count it."""
    losses: list[Losses] = []
    for kind, counted in _KINDS.items():
        decisions = [decision for decision in review.decisions if decision.kind is kind]
        if decisions:
            losses.append(
                Losses(
                    counted,
                    len(decisions),
                    sum(decision.verdict.is_mistake for decision in decisions),
                    sum(decision.loss for decision in decisions),
                    sum(min(1.0, max(0.0, decision.chance_lost or 0.0)) for decision in decisions),
                )
            )
    return tuple(losses)
