"""A finished match laid on the table once more: its last picture, its totals, and what to do with it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from thousand_qt.engine.view import view_of
from thousand_qt.records.facts import front_seat, help_facts, people_among
from thousand_qt.records.loading import LoadedRecord
from thousand_qt.ui.match_end import MatchEndSheet
from thousand_qt.ui.match_host import MatchHost, Table
from thousand_qt.ui.match_papers import MatchPapers
from thousand_qt.ui.match_reviews import MatchReviews
from thousand_qt.ui.new_matches import NewMatches
from thousand_qt.ui.replay.replays import Replays
from thousand_qt.ui.table_voice import TableVoice


class FinishedMatch(QObject):
    """Shows how a match ended that is not played any more."""

    def __init__(
        self,
        table: Table,
        host: MatchHost,
        new_matches: NewMatches,
        voice: TableVoice,
        papers: MatchPapers,
        reviews: MatchReviews,
        replays: Replays,
    ) -> None:
        super().__init__(new_matches)
        self._table = table
        self._host = host
        self._new_matches = new_matches
        self._voice = voice
        self._papers = papers
        self._reviews = reviews
        self._replays = replays

    def show(self, loaded: LoadedRecord) -> None:
        """Show how a match ended, in place of the one on the table, which has been left."""
        header = loaded.record.header
        names = tuple(seat.name for seat in header.seats)
        view = view_of(loaded.state, front_seat(header.seats))
        table = self._table
        table.texts.set_names(names)
        table.score_sheet.set_names(names)
        table.scene.show_view(view)
        self._voice.tree.on_table_changed()
        table.score_sheet.set_view(view)
        self._papers.show_finished(loaded)
        self._replays.set_finished(loaded)
        helps = {seat: help_facts(loaded.record, seat) for seat in people_among(header.seats)}
        sheet = MatchEndSheet(view, names, helps=helps)
        sheet.play_again_requested.connect(lambda: self._new_matches.play_again(header))
        sheet.new_match_requested.connect(self._new_matches.ask)
        sheet.cards_check_requested.connect(self._papers.show_honest_cards)
        self._reviews.show_finished(loaded.record)
        sheet.review_requested.connect(self._reviews.review_match)
        sheet.closed.connect(table.area.clear_sheet)
        table.area.show_sheet(sheet)
