"""Opens matches that were played before: at the start, from the menu, and from files that may be anything."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from thousand_qt.records.faults import RecordFileError, Unwritable
from thousand_qt.records.folder import set_aside
from thousand_qt.records.library import AlreadyThere, Library
from thousand_qt.records.loading import load, words_of
from thousand_qt.records.unfinished import UnfinishedMatch, find_unfinished, is_damage, lost_nothing
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.match_host import MatchFault, MatchHost
from thousand_qt.ui.message_dialog import MessageDialog
from thousand_qt.ui.resume_dialog import ResumeDialog
from thousand_qt.ui.texts.record_faults import file_error_words

Words = Callable[[], str]
"""Some sentences, in the present language."""

_log = logging.getLogger(__name__)


class MatchOpener(QObject):
    """Brings matches from the disk to the table, and says what is wrong with a file that cannot be opened.

    A damaged file among the player's own matches is set aside, untouched; others stay where they are.

    Signals:
        record_opened(LoadedRecord): a file holds this match, finished or not.
        new_match_requested(): there is nothing to go on with, or the player does not want to.
        nothing_unfinished(): the player looked for an unfinished match and there is none.
    """

    record_opened = Signal(object)
    new_match_requested = Signal()
    nothing_unfinished = Signal()

    def __init__(self, window: QWidget, host: MatchHost, data: Path) -> None:
        """Serve this window; `data` is the player's data folder."""
        super().__init__(window)
        self._window = window
        self._host = host
        self._data = data

    def begin(self) -> None:
        """Offer the match that was not finished the last time, or else a new one."""
        matches, told = self._look()
        if told is None:
            self._offer_or_begin(matches)
        else:
            told.finished.connect(lambda: self._offer_or_begin(matches))

    def offer(self) -> None:
        """Offer all matches that were not finished lately, except the one on the table."""
        matches, told = self._look()
        on_table = self._host.controller.session.record_path if self._host.controller is not None else None
        others = tuple(match for match in matches if match.loaded.path != on_table)
        if others:
            self._ask(others)
        elif told is None:
            self.nothing_unfinished.emit()

    def open_file(self, path: Path) -> None:
        """Open a file the player has named."""
        try:
            loaded = load(path)
        except RecordFileError as error:
            self._tell([self._put_away(error)])
        else:
            self.record_opened.emit(loaded)

    def resume(self, path: Path) -> None:
        """Go on with an unfinished match; one that is not among the player's own is copied there first."""
        try:
            self._host.resume(path if self._is_own(path) else self._copy_of(path))
        except RecordFileError as error:
            self._tell([self._put_away(error)])
        except MatchFault as fault:
            self._tell([partial(str, fault)])

    def _look(self) -> tuple[tuple[UnfinishedMatch, ...], QDialog | None]:
        """Return the unfinished matches, and a dialog that is open because files are damaged."""
        try:
            found = find_unfinished(self._host.folder)
        except OSError:
            _log.exception("the folder of the matches cannot be read")
            return (), None
        told = [(error, self._put_away(error)) for error in found.faults]
        worth_telling = [words for error, words in told if not lost_nothing(error)]
        return found.matches, self._tell(worth_telling) if worth_telling else None

    def _offer_or_begin(self, matches: tuple[UnfinishedMatch, ...]) -> None:
        if matches:
            self._ask(matches)
        else:
            self.new_match_requested.emit()

    def _ask(self, matches: tuple[UnfinishedMatch, ...]) -> None:
        dialog = ResumeDialog(matches, self._window)
        dialog.match_chosen.connect(self.resume)
        dialog.new_match_requested.connect(self.new_match_requested)
        open_dialog(dialog)

    def _is_own(self, path: Path) -> bool:
        try:
            return path.parent.samefile(self._host.folder)
        except OSError:
            return False

    def _copy_of(self, path: Path) -> Path:
        library = Library(self._data)
        try:
            return library.import_file(path).path
        except AlreadyThere as error:
            return error.entry.path
        except OSError as error:
            raise RecordFileError(path, None, Unwritable(words_of(error))) from error
        finally:
            library.close()

    def _put_away(self, error: RecordFileError) -> Words:
        """Set the file aside if that is right; returns what there is to say about it."""
        _log.error("a match cannot be opened: %s", error)
        aside: Path | None = None
        if is_damage(error) and self._is_own(error.path):
            try:
                aside = set_aside(error.path)
            except OSError as failure:
                _log.error("%s cannot be set aside: %s", error.path, failure)
        return lambda: _fault_words(error, aside)

    def _tell(self, faults: list[Words]) -> MessageDialog:
        def words() -> tuple[str, str]:
            if len(faults) == 1:
                title = QCoreApplication.translate("MatchOpener", "This match cannot be opened")
            else:
                title = QCoreApplication.translate("MatchOpener", "Some matches cannot be opened")
            return title, "\n\n".join(fault() for fault in faults)

        dialog = MessageDialog(words, self._window)
        open_dialog(dialog)
        return dialog


def _fault_words(error: RecordFileError, aside: Path | None) -> str:
    words = file_error_words(error)
    if aside is None:
        return words
    text = QCoreApplication.translate("MatchOpener", "The file was set aside, untouched: {path}")
    return f"{words}\n{text.format(path=aside)}"
