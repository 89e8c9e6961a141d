"""Points that run up to a new total, on the plates: fast at first, and the last ones can be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject

ShowTotals = Callable[[Sequence[int]], None]


class Counting(QAbstractAnimation):
    """Shows whole numbers on the way from some totals to others."""

    def __init__(
        self,
        before: Sequence[int],
        after: Sequence[int],
        show: ShowTotals,
        duration: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ways = tuple(zip(before, after, strict=True))
        self._show = show
        self._duration = duration
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)

    # Qt

    def duration(self) -> int:
        return self._duration

    def updateCurrentTime(self, time: int) -> None:
        share = self._curve.valueForProgress(time / self._duration) if self._duration else 1.0
        self._show([round(first + (last - first) * share) for first, last in self._ways])
