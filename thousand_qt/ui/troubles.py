"""What goes wrong, told to the player: errors of the program, crashes of the last run, reports of both."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QObject, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from thousand_qt import __version__
from thousand_qt.ai.solver import is_compiled
from thousand_qt.app.crash import Crash
from thousand_qt.app.fonts import PACKAGE, hides_language
from thousand_qt.app.paths import Paths
from thousand_qt.app.problem_report import Sources, collect, player_home, without_home
from thousand_qt.app.settings import SettingsProblem
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record_text import write_record
from thousand_qt.ui.crash_dialog import CrashDialog, Situation
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.notice_strip import NoticeStrip
from thousand_qt.ui.preferences.catalogue import SECTIONS
from thousand_qt.ui.report_dialog import ReportDialog
from thousand_qt.ui.texts.preferences import setting_name
from thousand_qt.ui.texts.sentences import sentences

_FEW_LETTERS: Final = 12
"""So many of the letters that are missing are named."""
_MISSING_LETTERS: Final = sentences(
    {
        "all": QT_TRANSLATE_NOOP(
            "FontNotice",
            "No font of this system has the letters {letters}. Install one that has them, such as DejaVu Sans"
            " (Debian and Ubuntu: {package}), and start Thousand again.",
        )
    }
)


class Troubles(QObject):
    """Opens the dialogs of troubles over the main window, each kind once at a time."""

    def __init__(
        self,
        window: QWidget,
        rows: QVBoxLayout,
        paths: Paths,
        settings: Path,
        controller: Callable[[], MatchController | None],
    ) -> None:
        """Serve this window.

        Quiet words go on top of its `rows`; `controller` is asked for the match on the table.
        """
        super().__init__(window)
        self._window = window
        self._rows = rows
        self._paths = paths
        self._settings = settings
        self._controller = controller
        self._crash_dialog: CrashDialog | None = None
        self._report_dialog: ReportDialog | None = None

    def on_crash_happened(self, crash: Crash) -> None:
        """Tell of an error; one that happens while the dialog is open is added to it."""
        details = crash_details(crash)
        if self._crash_dialog is not None:
            self._crash_dialog.add(details)
            return
        dialog = CrashDialog(details, self._situation(), self._window)
        self._crash_dialog = dialog
        dialog.finished.connect(self.on_crash_read)
        dialog.report_requested.connect(self.report_problem)
        _fit(dialog)
        # Not `open`: whatever other dialog is there must wait, too. It may be the one that does not work.
        dialog.setModal(True)
        dialog.show()

    def on_crash_read(self) -> None:
        self._crash_dialog = None
        controller = self._controller()
        if controller is not None:  # what the table shows may have been left half done
            controller.retranslate()

    def tell_of_last_run(self) -> None:
        """Say quietly that the program crashed the last time."""
        notice = NoticeStrip(_crash_words, _report_words)
        notice.setObjectName("crashNotice")
        notice.acted.connect(self.on_report_requested)
        self.show_strip(notice)

    def tell_of_missing_letters(self, letters: str) -> None:
        """Say that no font of this system has these letters, and what to do about it."""
        notice = NoticeStrip(lambda: missing_letters_words(letters, QLocale().name()[:2]))
        notice.setObjectName("fontNotice")
        self.show_strip(notice)

    def tell_of_settings(self, problems: Sequence[SettingsProblem]) -> None:
        """Say which settings could not be used, when there are any."""
        if problems:
            notice = NoticeStrip(lambda: settings_words(problems))
            notice.setObjectName("settingsNotice")
            self.show_strip(notice)

    def show_strip(self, notice: NoticeStrip) -> None:
        """Show a quiet strip over the table until it has been read or answered."""
        notice.acted.connect(notice.deleteLater)
        notice.closed.connect(notice.deleteLater)
        self._rows.insertWidget(0, notice)

    def on_report_requested(self) -> None:
        self.report_problem()

    def report_problem(self, details: str = "") -> None:
        """Open the dialog of a report, with the details of an error if there was one."""
        if self._report_dialog is not None:
            self._report_dialog.activateWindow()
            return
        sources = Sources(self._paths, self._settings, program_facts(), self._record(), details)
        dialog = ReportDialog(collect(sources), hide_cards=self._cards_are_secret(), parent=self._window)
        self._report_dialog = dialog
        dialog.finished.connect(self.on_report_closed)
        _fit(dialog)
        dialog.open()

    def on_report_closed(self) -> None:
        self._report_dialog = None

    def _situation(self) -> Situation:
        controller = self._controller()
        if controller is None:
            return Situation.NO_MATCH
        return Situation.SAVED if controller.session.is_saved else Situation.NOT_SAVED

    def _record(self) -> str | None:
        """The record of the match on the table, whether it could be saved or not."""
        controller = self._controller()
        return None if controller is None else write_record(controller.session.record)

    def _cards_are_secret(self) -> bool:
        """Whether the report has cards that the player has yet to play against."""
        controller = self._controller()
        return controller is None or controller.session.view.phase is not Phase.OVER


def _crash_words() -> str:
    return QCoreApplication.translate(
        "CrashNotice", "The program crashed last time. Your match is saved up to the last move."
    )


def settings_words(problems: Sequence[SettingsProblem]) -> str:
    """Return what could not be used of the settings, and where it is; `problems` has one at least."""
    whole = next((problem for problem in problems if not problem.key), None)
    if whole is not None:
        return QCoreApplication.translate(
            "SettingsNotice",
            "Your settings could not be read and are as at the first start. The old file is kept: {path}",
        ).format(path=whole.file)
    shown = {name for names in SECTIONS.values() for name in names}
    names = (setting_name(each.key) if each.key in shown else each.key for each in problems)
    #: {names} are settings, such as "Text size, Volume".
    return QCoreApplication.translate(
        "SettingsNotice", "Settings in {path} that cannot be used are as at the first start: {names}"
    ).format(path=problems[0].file, names=", ".join(names))


def _report_words() -> str:
    return QCoreApplication.translate("CrashNotice", "Report a problem…")


def missing_letters_words(letters: str, language: str) -> str:
    """Return what to do about letters that no font has, in English where the language cannot be read."""
    source = _MISSING_LETTERS["all"]
    hidden = hides_language(letters, language)
    words = source if hidden else QCoreApplication.translate("FontNotice", source)
    shown = letters if len(letters) <= _FEW_LETTERS else f"{letters[:_FEW_LETTERS]}…"
    return words.format(letters=" ".join(shown), package=PACKAGE)


def tell_before_window(crash: Crash, paths: Paths, settings: Path) -> None:
    """Tell of an error that keeps the program from starting, and wait until it has been read."""
    if QApplication.instance() is None:
        return
    dialog = CrashDialog(crash_details(crash), Situation.NOT_STARTED)
    reported: list[str] = []
    dialog.report_requested.connect(reported.append)
    dialog.exec()
    if reported:
        sources = Sources(paths, settings, program_facts(), error=reported[0])
        ReportDialog(collect(sources), hide_cards=True).exec()


def crash_details(crash: Crash) -> str:
    """Return what somebody who mends things needs to know about an error."""
    versions = f"Thousand {__version__}, Python {platform.python_version()}, Qt {qVersion()}"
    return without_home(f"{crash.details}\n{versions}, {platform.platform()}\n{crash.log}\n", player_home())


def program_facts() -> dict[str, str]:
    """Return what Qt and the program know about themselves."""
    screens = [
        f"{screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return {
        "Qt": f"{qVersion()} ({QGuiApplication.platformName()})",
        "PySide6": PySide6.__version__,
        "Screens": ", ".join(screens),
        "Solver": "compiled" if is_compiled() else "not compiled",
    }


def _fit(dialog: QDialog) -> None:
    """Make a dialog as large as it wants to be and the screen allows; it is deleted when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(dialog.sizeHint().boundedTo(dialog.screen().availableSize() * 0.95))
