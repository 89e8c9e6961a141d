"""What is written on the table of a puzzle."""

from __future__ import annotations

from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.table_texts import TableTexts


class PuzzleTexts(TableTexts):
    """The texts of any table, that asks for nothing any more once the puzzle is over.

    Attributes:
        is_over: whether it is.
    """

    def __init__(self) -> None:
        super().__init__(("", "", ""))
        self.is_over = False

    def status(self, view: PlayerView) -> str:
        return "" if self.is_over else super().status(view)
