"""Starts the game: makes the objects and hands them down."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from thousand_qt import __version__
from thousand_qt.app.paths import Paths, resource_path
from thousand_qt.app.startup import require_display

APPLICATION_ID = "thousand-qt"
_SWITCH_INTERVAL = 0.0005
"""Seconds between thread switches: a computer player's thread then costs no frame."""


def main() -> int:
    """Run the game; returns the exit status."""
    options = _read_options()
    require_display()
    return _run(options)


def _read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=APPLICATION_ID, description="The card game of Thousand.")
    parser.add_argument(
        "--profile", type=Path, metavar="DIR", help="keep settings, matches and logs in this folder"
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return parser.parse_args()


def _run(options: argparse.Namespace) -> int:
    """Import Qt only now: before, it was not known whether it can be."""
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    from thousand_qt.ai.levels import LEVELS
    from thousand_qt.app.crash import CrashHandler
    from thousand_qt.app.i18n import Translations
    from thousand_qt.app.settings import SettingsStore
    from thousand_qt.app.theme import ThemeKeeper
    from thousand_qt.ui.main_window import MainWindow

    sys.setswitchinterval(_SWITCH_INTERVAL)
    paths = Paths.for_profile(options.profile) if options.profile else Paths.for_user()
    crash_handler = CrashHandler(paths.log)
    crash_handler.install()
    application = QApplication(sys.argv[:1])
    application.setApplicationName(APPLICATION_ID)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setWindowIcon(QIcon(str(resource_path("icons", "thousand-qt.svg"))))
    store = SettingsStore(paths.config / "settings.toml")
    settings = store.load()
    translations = Translations(application)
    translations.set_language(settings.language)
    theme = ThemeKeeper(application, application)
    theme.set_theme(settings.theme)
    window = MainWindow(paths, store, settings, translations, theme, LEVELS, _new_secret)
    crash_handler.tell = window.crash_happened.emit
    window.show()
    window.ask_new_match()
    status = application.exec()
    crash_handler.uninstall()
    return status


def _new_secret() -> bytes:
    """Return what a match is dealt from, from the operating system's randomness."""
    from thousand_qt.engine.shuffle import SECRET_BYTES

    return os.urandom(SECRET_BYTES)


if __name__ == "__main__":
    sys.exit(main())
