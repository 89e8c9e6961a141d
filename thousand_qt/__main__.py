"""Starts the game: makes the objects and hands them down."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from thousand_qt import __version__
from thousand_qt.app.identity import APPLICATION_ID, PROGRAM
from thousand_qt.app.limits import check_limits
from thousand_qt.app.memory import give_back_large_pieces
from thousand_qt.app.paths import Paths, resource_path
from thousand_qt.app.startup import check_colours, check_display, mend_time_zone, require

if TYPE_CHECKING:
    from thousand_qt.app.application import Application
    from thousand_qt.app.crash import Crash
    from thousand_qt.app.focus_ring import FocusRing
    from thousand_qt.app.i18n import Translations
    from thousand_qt.app.instance_lock import InstanceLock
    from thousand_qt.app.settings import Settings, SettingsStore
    from thousand_qt.app.single_instance import Call
    from thousand_qt.app.theme import ThemeKeeper
    from thousand_qt.ui.main_window import MainWindow

RENDER_SWITCH = "--render-deck"
"""A frozen program started with it and a folder draws cards for the game (`decks.render_process`)."""
SWITCH_INTERVAL = 0.00002
"""Seconds a thread may go on with Python while another waits for it.

A frame calls Python once for each card that moves, and waits so long each time while a computer player thinks
in Python. Where the search is not compiled that is always, and Python's own 5 ms made a third of the frames
late, 0.5 ms some 6 %, this 2 %; the players think no slower (`tests/benchmarks/bench_frames.py`).
"""


def main() -> int:
    """Run the game; returns the exit status."""
    if len(sys.argv) == 3 and sys.argv[1] == RENDER_SWITCH:
        from thousand_qt.decks import render_process

        return render_process.main(Path(sys.argv[2]))
    options = _read_options()
    mend_time_zone()
    require(check_limits())
    give_back_large_pieces()
    require(check_display())
    if options.self_test is not None:
        from thousand_qt import self_test

        return self_test.run(options.self_test or None)
    return _run(options)


def _read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=PROGRAM, description="The card game of Thousand.")
    parser.add_argument(
        "--profile", type=Path, metavar="DIR", help="keep settings, matches and logs in this folder"
    )
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="the record of a match to be opened"
    )
    parser.add_argument(
        "--translations",
        type=Path,
        metavar="DIR",
        help="offer the languages in this folder, too: for whoever makes a translation",
    )
    parser.add_argument(
        "--self-test",
        type=_file,
        nargs="?",
        const="",
        metavar="FILE",
        help="test this installation, tell the result as JSON (in this file), and exit",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    options = parser.parse_args()
    for name in ("profile", "file"):
        path: Path | None = getattr(options, name)
        try:
            setattr(options, name, path and path.expanduser().absolute())
        except OSError as error:
            parser.error(f"{path} cannot be found: there is no current folder ({error.strerror})")
        except RuntimeError as error:  # no such user behind ~
            parser.error(f"{path} cannot be found: {error}")
    return options


def _file(name: str) -> Path | str:
    return Path(name) if name else ""


def _run(options: argparse.Namespace) -> int:
    """Hand over to the game that runs already, or be that game.

    Qt is imported only now: before, it was not known whether it can be.
    """
    from thousand_qt.app.collector import Collector
    from thousand_qt.app.crash import CrashHandler, RunEnd
    from thousand_qt.app.focus_ring import FocusRing
    from thousand_qt.app.instance_lock import InstanceLock
    from thousand_qt.app.single_instance import Call, SingleInstance, activation_token

    sys.setswitchinterval(SWITCH_INTERVAL)
    paths = Paths.for_profile(options.profile) if options.profile else Paths.for_user()
    call = Call(options.file.absolute() if options.file else None, activation_token(os.environ))
    crash_handler = CrashHandler(paths.log)
    lock = InstanceLock(paths.data)
    is_first = lock.acquire()
    if is_first:  # else the log is being written by another process
        crash_handler.install()
    application = _make_application()
    focus_ring = FocusRing(application)
    if not is_first:
        status = _hand_over(lock, call, paths, application)
        if status is not None:
            return status
        crash_handler.install()
    crash_handler.tell = partial(_tell_before_window, paths)
    instance = SingleInstance(lock, application)
    instance.listen()
    more = [options.translations] if options.translations else []
    window = _make_window(paths, application, focus_ring, more)
    crash_handler.tell = window.crash_happened.emit
    instance.started_again.connect(window.on_started_again)
    instance.file_opened.connect(window.open_file)
    application.file_opened.connect(window.open_file)
    collector = Collector(lambda: window.scene.idle, application)
    collector.start()
    window.show()
    if application.missing_letters:
        window.troubles.tell_of_missing_letters(application.missing_letters)
    window.news.tell_once()
    if crash_handler.last_end is RunEnd.CRASHED:
        window.troubles.tell_of_last_run()
    if call.file is None:
        window.begin()
    else:
        window.open_file(call.file)
    status = application.exec()
    collector.stop()
    instance.close()
    crash_handler.uninstall()
    return status


def _make_application() -> Application:
    from thousand_qt.app.application import Application
    from thousand_qt.app.fonts import bring_letters
    from thousand_qt.app.icon import window_icon

    application = Application(sys.argv[:1])
    require(check_colours(application.primaryScreen().depth()))
    application.setApplicationName(PROGRAM)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.missing_letters = bring_letters(application)
    application.setWindowIcon(window_icon())
    return application


def _make_window(
    paths: Paths, application: Application, focus_ring: FocusRing, more_languages: Sequence[Path] = ()
) -> MainWindow:
    from thousand_qt.ai.levels import LEVELS
    from thousand_qt.app.sound import SoundPlayer
    from thousand_qt.app.sound_device import library_is_installed, open_default_device
    from thousand_qt.app.system_motion import SystemMotion, ask_this_system
    from thousand_qt.ui.main_window import MainWindow

    store, settings, translations, theme = _prepare(paths, application, more_languages)
    open_device = open_default_device if library_is_installed() else None
    window = MainWindow(
        paths,
        store,
        settings,
        translations,
        theme,
        LEVELS,
        _new_secret,
        sounds=SoundPlayer(resource_path("sounds"), open_device),
        system_motion=SystemMotion(ask_this_system(), application),
        focus_ring=focus_ring,
    )
    window.troubles.tell_of_settings(store.problems)
    return window


def _prepare(
    paths: Paths, application: Application, more_languages: Sequence[Path] = ()
) -> tuple[SettingsStore, Settings, Translations, ThemeKeeper]:
    """Bring the player's language and colours into force."""
    from thousand_qt.app.i18n import Translations
    from thousand_qt.app.settings import SettingsStore
    from thousand_qt.app.theme import ThemeKeeper

    store = SettingsStore(_settings_path(paths))
    settings = store.load()
    translations = Translations(application, more=more_languages)
    translations.set_language(settings.language, traditional_suits=settings.traditional_suits)
    theme = ThemeKeeper(application, application)
    theme.set_theme(settings.theme)
    return store, settings, translations, theme


def _hand_over(lock: InstanceLock, call: Call, paths: Paths, application: Application) -> int | None:
    """Return the exit status of a start that was not the first, or None when it is the first after all."""
    from thousand_qt.app.single_instance import ASKED_AGAIN_WITHIN, EXIT_NOT_ANSWERING, HandOver, hand_over
    from thousand_qt.ui.not_answering import NotAnsweringDialog, not_answering_text

    outcome = hand_over(lock, call)

    def ask_again() -> bool:
        nonlocal outcome
        outcome = hand_over(lock, call, within=ASKED_AGAIN_WITHIN)
        return outcome is not HandOver.NOT_ANSWERING

    if outcome is HandOver.NOT_ANSWERING:
        _prepare(paths, application)
        if sys.stderr is not None:  # a windowed program on Windows has none
            print(not_answering_text(), file=sys.stderr)  # noqa: T201
            if sys.stderr.isatty():
                return EXIT_NOT_ANSWERING
        if NotAnsweringDialog(ask_again).exec() != NotAnsweringDialog.DialogCode.Accepted:
            return EXIT_NOT_ANSWERING
    return None if outcome is HandOver.FIRST else 0


def _tell_before_window(paths: Paths, crash: Crash) -> None:
    from thousand_qt.ui.troubles import tell_before_window

    tell_before_window(crash, paths, _settings_path(paths))


def _settings_path(paths: Paths) -> Path:
    return paths.config / "settings.toml"


def _new_secret() -> bytes:
    """Return what a match is dealt from, from the operating system's randomness."""
    from thousand_qt.engine.shuffle import SECRET_BYTES

    return os.urandom(SECRET_BYTES)


if __name__ == "__main__":
    sys.exit(main())
