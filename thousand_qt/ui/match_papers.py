"""What can be taken along from the match on the table: its seal, a deal as text, the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Record
from thousand_qt.records.deal_text import known_deal_text, played_deals
from thousand_qt.records.loading import LoadedRecord
from thousand_qt.session.session import GameSession
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.honest_cards import CardsStory, HonestCardsDialog
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.menus import Menus
from thousand_qt.ui.score_sheet import ScoreSheet
from thousand_qt.ui.sheet_saver import SheetSaver
from thousand_qt.ui.table_area import MESSAGE_MILLISECONDS, TableArea
from thousand_qt.ui.texts.honest_cards import announcement, spoken_announcement


@dataclass(frozen=True, slots=True)
class _OnTable:
    """A match, being played or only shown.

    Attributes:
        record: Everything that happened so far.
        path: Its file; None when there is none that has all of it.
        is_over: Whether it has ended.
        eyes: Returns who looks at it; None when nobody in particular does.
    """

    record: Callable[[], Record]
    path: Callable[[], Path | None]
    is_over: Callable[[], bool]
    eyes: Callable[[], int | None]


class MatchPapers(QObject):
    """Opens dialogs about the match on the table, and copies and announces what belongs to it."""

    def __init__(self, window: QWidget, area: TableArea, score_sheet: ScoreSheet, menus: Menus) -> None:
        """Serve this window; connects the entries of the menus and the seal of the score sheet."""
        super().__init__(window)
        self._window = window
        self._area = area
        self._score_sheet = score_sheet
        self._menus = menus
        self._on_table: _OnTable | None = None
        self._dialog: HonestCardsDialog | None = None
        menus.honest_cards.triggered.connect(self.show_honest_cards)
        menus.copy_deal.triggered.connect(self.copy_deal)
        menus.save_sheet.triggered.connect(self.save_sheet)
        self._saver = SheetSaver(window)
        self._saver.told.connect(area.show_notice)
        score_sheet.seal_activated.connect(self.show_honest_cards)
        self._lay_on_table(None)

    # Which match

    def on_match_begun(self, controller: MatchController) -> None:
        """Serve a match that is played now; the seal of a new one is announced before its first card."""
        session = controller.session
        self._lay_on_table(_of_session(session))
        controller.cards_check_requested.connect(self.show_honest_cards)
        session.match_ended.connect(self.on_match_moved)
        session.position_changed.connect(self.on_match_moved)
        commitment = session.header.commitment
        is_new = all(isinstance(action, DealCards) for action in session.record.actions)
        if commitment is not None and is_new:
            self._area.show_notice(
                announcement(commitment), MESSAGE_MILLISECONDS, spoken=spoken_announcement()
            )

    def on_match_left(self) -> None:
        self._lay_on_table(None)

    def show_finished(self, loaded: LoadedRecord) -> None:
        """Serve a finished match that is only looked at."""
        path = loaded.path
        self._lay_on_table(_OnTable(lambda: loaded.record, lambda: path, lambda: True, lambda: None))

    def _lay_on_table(self, on_table: _OnTable | None) -> None:
        self._on_table = on_table
        commitment = None if on_table is None else on_table.record().header.commitment
        self._score_sheet.set_seal(commitment)
        for action in (self._menus.copy_deal, self._menus.save_sheet):
            action.setEnabled(on_table is not None)
        self.on_match_moved()

    def on_match_moved(self) -> None:
        """Bring an open dialog up to date: the match may have ended meanwhile."""
        if self._dialog is not None:
            self._dialog.show_story(self._story())

    # Honest cards

    def show_honest_cards(self) -> None:
        """Show the seal of the match, and its secret when it is over."""
        if self._dialog is not None:
            self._dialog.activateWindow()
            return
        self._dialog = HonestCardsDialog(self._story(), self._window)
        self._dialog.finished.connect(self.on_dialog_finished)
        open_dialog(self._dialog)

    def on_dialog_finished(self) -> None:
        self._dialog = None

    def _story(self) -> CardsStory | None:
        match = self._on_table
        return None if match is None else CardsStory(match.record(), match.path(), match.is_over())

    # A deal as text

    def copy_deal(self) -> None:
        """Put the deal on the clipboard; while it is being played, only what the player knows of it."""
        match = self._on_table
        deals = () if match is None else played_deals(match.record())
        if match is None or not deals:
            return
        QGuiApplication.clipboard().setText(known_deal_text(deals[-1], match.eyes()))
        is_played, _ = deals[-1].play()
        if is_played.deal is None:
            text = QCoreApplication.translate("MatchPapers", "Deal {number} has been copied as text.")
        else:
            text = QCoreApplication.translate(
                "MatchPapers", "What you know of deal {number} has been copied as text."
            )
        self._area.show_message(text.format(number=deals[-1].number))

    # The score sheet

    def save_sheet(self) -> None:
        """Save the score sheet as it is now, as soon as there is something on it."""
        match = self._on_table
        if match is None:
            return
        record = match.record()
        if record.replay().results:
            self._saver.save(record)
            return
        text = QCoreApplication.translate(
            "MatchPapers", "No deal is finished yet: there is nothing on the score sheet."
        )
        self._area.show_message(text)

    def close(self) -> None:
        """Let what is being written be finished."""
        self._saver.close()


def _of_session(session: GameSession) -> _OnTable:
    return _OnTable(
        record=lambda: session.record,
        path=lambda: session.record_path if session.is_saved else None,
        is_over=lambda: session.view.phase is Phase.OVER,
        eyes=lambda: session.eyes,
    )
