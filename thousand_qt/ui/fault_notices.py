"""Tells a player of computer players that fail, and knows when to stop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from thousand_qt.ai.faults import Fault
from thousand_qt.session.happenings import SeatFault
from thousand_qt.ui.texts.faults import fault_sentence, replacement_sentence, silence_sentence
from thousand_qt.ui.texts.levels import level_name

MOST_NOTICES: Final = 3
"""Faults of one seat that are told in one match: a bot that is broken fails at every card."""
_LONGEST_DETAIL: Final = 120


class FaultNotices:
    """Words for the faults of one match."""

    def __init__(self, names: Sequence[str]) -> None:
        """Speak of these players, by seat."""
        self._names = tuple(names)
        self._told: Counter[int] = Counter()

    def words(self, fault: SeatFault) -> str:
        """Return what to tell of a fault; empty when enough has been told."""
        if self._told[fault.seat] >= MOST_NOTICES:
            return ""
        self._told[fault.seat] = MOST_NOTICES if _is_final(fault) else self._told[fault.seat] + 1
        player = self._names[fault.seat]
        detail = fault.detail
        if len(detail) > _LONGEST_DETAIL:
            detail = detail[: _LONGEST_DETAIL - 1] + "…"
        sentences = [
            fault_sentence(fault.fault, level_name(fault.level), detail),
            replacement_sentence(fault.replacement, player),
        ]
        if self._told[fault.seat] == MOST_NOTICES:
            sentences.append(silence_sentence(player))
        return " ".join(sentences)


def _is_final(fault: SeatFault) -> bool:
    return fault.fault is Fault.FAILED_TOO_OFTEN
