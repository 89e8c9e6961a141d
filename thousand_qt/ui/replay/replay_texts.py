"""What is written on the table of a replay: nobody is asked anything, and what happened is said."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from thousand_qt.engine.view import PlayerView
from thousand_qt.session.replay import NOBODY
from thousand_qt.ui.texts.table_texts import TableTexts


class ReplayTexts(TableTexts):
    """The texts of a table that is only looked at: everybody is called by name."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self._status = ""

    def set_status(self, status: str) -> None:
        """Say this in the line under the banner."""
        self._status = status

    def status(self, view: PlayerView) -> str:
        return self._status

    def contract_title(self, view: PlayerView) -> str:
        # "You play 120" would be wrong in the eyes of whoever looks on.
        return super().contract_title(replace(view, seat=NOBODY))
