"""Makes the pictures of the README: the program plays a match by itself and photographs its window.

    python packaging/screenshots.py [FOLDER]      the default is resources/screenshots

Needs the translations compiled (`python packaging/translations.py compile`).
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QEventLoop, QPoint, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Settings, SettingsStore, Speed
from thousand_qt.app.theme import ThemeKeeper
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.engine.shuffle import SECRET_BYTES
from thousand_qt.engine.view import PlayerView
from thousand_qt.records.facts import HUMAN
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup

SIZE = QSize(1280, 720)
SEED = 11
SECRET = SEED.to_bytes(SECRET_BYTES, "big")
_QUALITY = 88
"""Of JPEG: as PNG the felt alone takes a megabyte."""
NAMES = {
    "en": ("Zofia", "Anna", "Borys", "Celina"),
    "pl": ("Zofia", "Ania", "Bartek", "Celina"),
    "ru": ("Соня", "Анна", "Борис", "Вера"),
}


def setup(preset: str, language: str) -> MatchSetup:
    """Return a match of one person against casual players."""
    players = RULE_SETS[preset].players
    return MatchSetup(preset, NAMES[language][:players], (HUMAN, *("casual",) * (players - 1)))


class Photographer:
    """Plays in a window until something worth a picture is shown."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self._folder = folder
        self._translations = Translations(application)
        self._theme = ThemeKeeper(application, application)
        self._person = LEVELS["casual"](SEED)

    def take(
        self, name: str, language: str, preset: str, wanted: Callable[[MainWindow, PlayerView], bool]
    ) -> None:
        """Start a match in this language and save a picture as soon as `wanted` holds."""
        with tempfile.TemporaryDirectory() as profile:
            paths = Paths.for_profile(Path(profile))
            store = SettingsStore(paths.config / "settings.toml")
            settings = msgspec.structs.replace(Settings(), speed=Speed.OFF, language=language)
            self._translations.set_language(language)
            self._theme.set_theme(settings.theme)
            window = MainWindow(
                paths, store, settings, self._translations, self._theme, LEVELS, lambda: SECRET
            )
            window.resize(SIZE)
            window.show()
            window.start_match(setup(preset, language))
            self._play(window, wanted)
            lead_by_pointer(window)
            _wait(300)
            _wait_for_cards(window)
            window.grab().save(str(self._folder / f"{name}.jpg"), quality=_QUALITY)
            window.close()

    def _play(self, window: MainWindow, wanted: Callable[[MainWindow, PlayerView], bool]) -> None:
        controller = window.controller
        assert controller is not None
        for _ in range(100_000):
            _wait(1)
            view = controller.session.view
            if not window.scene.idle:
                continue
            if wanted(window, view):
                return
            if window.area.sheet is not None:
                controller.on_next_deal_requested()
            elif view.legal_actions:
                controller.session.submit(self._person.choose(view, Budget()))
        raise RuntimeError("the moment for the picture never came")


def lead_by_pointer(window: QWidget) -> None:
    """Click with a button that does nothing, so that no ring shows where the keyboard is.

    The left one would open the menu of what the bar has no room for, and wait for it to be closed.
    """
    corner = QPoint(window.width() - 4, 4)  # the end of the menu bar
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.MiddleButton, pos=corner)


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _wait_for_cards(window: QWidget) -> None:
    """Wait until all cards are drawn; before that, plain ones are seen."""
    while any(renderer.is_rendering for renderer in window.findChildren(DeckRenderer)):
        _wait(20)


def _middle_of_play(_window: MainWindow, view: PlayerView) -> bool:
    return (
        view.phase is Phase.PLAY
        and view.is_my_turn
        and view.number >= 5
        and view.trump is not None
        and len(view.trick) == len(view.order) - 1
        and len(view.hand) >= 5
        and bool(view.tricks)
    )


def _bidding(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.AUCTION and view.is_my_turn and view.high_bid >= 110 and len(view.results) >= 2


def _result(window: MainWindow, view: PlayerView) -> bool:
    return window.area.sheet is not None and len(view.results) >= 4 and view.results[-1].made is True


def _first_tricks(_window: MainWindow, view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.is_my_turn and view.number >= 2 and len(view.tricks) >= 2


def _drawing(_window: MainWindow, view: PlayerView) -> bool:
    return (
        view.phase is Phase.PLAY
        and view.is_my_turn
        and view.number >= 2
        and view.trump is not None
        and len(view.trick) == 1
        and 3 < view.stock_size < 9
    )


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    photographer = Photographer(application, folder)
    photographer.take("play-en", "en", "classic", _middle_of_play)
    photographer.take("auction-pl", "pl", "polish", _bidding)
    photographer.take("result-ru", "ru", "classic", _result)
    photographer.take("two-ru", "ru", "polish-stock", _drawing)
    photographer.take("four-pl", "pl", "polish-four", _first_tricks)
    return 0


if __name__ == "__main__":
    sys.exit(main())
