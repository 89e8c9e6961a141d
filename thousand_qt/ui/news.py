"""What is new after an upgrade: a quiet strip once, and a sheet to read from the Help menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from thousand_qt import __version__
from thousand_qt.app.news import news
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.ui.fitting import open_dialog
from thousand_qt.ui.notice_strip import NoticeStrip
from thousand_qt.ui.sentences_dialog import SentencesDialog

_WIDTH: Final = 620


class NewsDialog(SentencesDialog):
    """Lists what is new."""

    def __init__(self, lines: Callable[[], Sequence[str]], parent: QWidget | None = None) -> None:
        """Show the lines that `lines` returns in the present language."""
        super().__init__(_WIDTH, parent)
        self.setObjectName("newsDialog")
        self._lines = lines
        self.retranslate()

    def retranslate(self) -> None:
        nothing = QCoreApplication.translate("News", "The list of changes did not come with this program.")
        self.set_texts(
            QCoreApplication.translate("News", "What's new in Thousand {version}").format(
                version=__version__
            ),
            list(self._lines()) or [nothing],
            QCoreApplication.translate("News", "Close"),
        )


class News(QObject):
    """Tells of a new version once, and whenever it is asked."""

    def __init__(
        self,
        window: QWidget,
        keeper: SettingsKeeper,
        language: Callable[[], str],
        show_strip: Callable[[NoticeStrip], None],
    ) -> None:
        """Serve this window; `language` returns the code of the one in use."""
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._language = language
        self._show_strip = show_strip

    def tell_once(self) -> None:
        """Say that this is another version than the last time; at the very first start there is no news."""
        if self._keeper.settings.version_seen in ("", __version__):
            return
        strip = NoticeStrip(_words, _action)
        strip.setObjectName("newsStrip")
        strip.acted.connect(self.show)
        strip.acted.connect(self.note_seen)
        strip.closed.connect(self.note_seen)
        self._show_strip(strip)

    def note_seen(self) -> None:
        """Remember that the player knows of this version."""
        if self._keeper.settings.version_seen != __version__:
            self._keeper.change(version_seen=__version__)

    def show(self) -> None:
        """Open the list."""
        open_dialog(NewsDialog(lambda: news(self._language()), self._window))


def _words() -> str:
    return QCoreApplication.translate("News", "Thousand has been updated to version {version}.").format(
        version=__version__
    )


def _action() -> str:
    return QCoreApplication.translate("News", "What's new")
