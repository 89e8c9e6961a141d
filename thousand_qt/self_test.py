"""`thousand-qt --self-test`: does everything that came with the program work on this machine?

It uses what an installation can lack or spoil: the translations, the decks and the process that draws them,
the sounds, the compiled searches, every window; and plays a seeded match among computer players, which is
saved, opened again in a new window, played to its end and verified. The player's own files are not touched.
What was found is told as JSON, for people and for scripts that test installers; it is English as those are.
"""

from __future__ import annotations

import itertools
import json
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from thousand_qt import __version__
from thousand_qt.app.paths import Paths, resource_path, translations_path

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QApplication

    from thousand_qt.ui.main_window import MainWindow

_WAIT: Final = 120.0
"""Seconds after which something that should happen is taken for something that never will."""
_TARGET: Final = 500
_KINDS: Final = ("casual", "casual", "casual")
_NAMES: Final = ("Anna", "Борис", "Zażółć")
_SAVED_AFTER: Final = 60
"""Actions; the rest is played after the match was opened again."""

_Found = dict[str, Any]


class SelfTestError(Exception):
    """Something does not work; the message says what."""


def run(output: Path | None) -> int:
    """Test everything and tell of it, in this file or on standard output; returns the exit status."""
    with tempfile.TemporaryDirectory(prefix="thousand-self-test-", ignore_cleanup_errors=True) as folder:
        report = _test_all(Paths.for_profile(Path(folder)))
    text = json.dumps(report, ensure_ascii=False, indent=2) + "\n"
    if output is not None:
        output.write_text(text, encoding="utf-8")
    elif sys.stdout is not None:  # a windowed program on Windows has none
        sys.stdout.buffer.write(text.encode())
        sys.stdout.flush()
    return 0 if report["passed"] else 1


def _test_all(paths: Paths) -> _Found:
    from PySide6.QtWidgets import QApplication

    from thousand_qt.app.application import Application
    from thousand_qt.app.collector import Collector

    present = QApplication.instance()
    application = present if isinstance(present, QApplication) else Application(sys.argv[:1])
    found: _Found = {"versions": _versions(), "paths": _paths(), "steps": {}}
    steps: Mapping[str, Callable[[], _Found]] = {
        "search": _searches,
        "translations": lambda: _translations(application),
        "sounds": _sounds,
        "decks": _decks,
        "windows": lambda: _windows(application, paths),
        "match": lambda: _match(application, paths),
    }
    collector = Collector(lambda: True, application)
    collector.start()
    for name, step in steps.items():
        began = time.monotonic()
        try:
            outcome = {"passed": True, **step()}
        except Exception as error:  # noqa: BLE001 - whatever does not work is told
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            outcome = {"passed": False, "fault": f"{type(error).__name__}: {error}", "where": where}
        outcome["seconds"] = round(time.monotonic() - began, 2)
        found["steps"][name] = outcome
    collector.stop()
    found["passed"] = all(step["passed"] for step in found["steps"].values())
    return found


def _versions() -> _Found:
    import msgspec
    import platformdirs
    import PySide6
    from PySide6.QtCore import qVersion

    return {
        "thousand-qt": __version__,
        "python": platform.python_version(),
        "pyside6": PySide6.__version__,
        "qt": qVersion(),
        "msgspec": msgspec.__version__,
        "platformdirs": platformdirs.__version__,
        "system": platform.platform(),
        "frozen": bool(getattr(sys, "frozen", False)),
    }


def _paths() -> _Found:
    user = Paths.for_user()
    return {
        "program": sys.executable,
        "package": str(Path(__file__).resolve().parent),
        "resources": str(resource_path()),
        "translations": str(translations_path()),
        "config": str(user.config),
        "data": str(user.data),
        "cache": str(user.cache),
        "log": str(user.log),
    }


# The steps: each returns what it found, or raises


def _searches() -> _Found:
    """Without a compiler the program plays all the same, only slower; that is told, and no fault."""
    from thousand_qt.ai import solver
    from thousand_qt.ai.stock import course

    return {"compiled": {"solver": solver.is_compiled(), "stock": course.is_compiled()}}


def _translations(application: QApplication) -> _Found:
    from PySide6.QtWidgets import QDialogButtonBox

    from thousand_qt.app.i18n import LANGUAGES, Translations
    from thousand_qt.ui.texts.levels import level_name

    translations = Translations(application)
    words: dict[str, str] = {}
    buttons: dict[str, str] = {}
    for language in LANGUAGES:
        translations.set_language(language)
        words[language] = level_name("casual")
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons[language] = box.button(QDialogButtonBox.StandardButton.Cancel).text()
    translations.set_language("en")
    for found in (words, buttons):  # ours, and those of Qt
        if len(set(found.values())) != len(LANGUAGES):
            raise SelfTestError(f"a language is missing: {found}")
    return {"languages": words}


def _sounds() -> _Found:
    from thousand_qt.app.sound import Sound
    from thousand_qt.app.sound_device import library_is_installed
    from thousand_qt.app.sound_mixer import read_samples

    for sound in Sound:
        if not len(read_samples(resource_path("sounds", f"{sound}.wav"))):
            raise SelfTestError(f"{sound} is empty")
    return {"sounds": len(Sound), "can_play": library_is_installed()}


def _decks() -> _Found:
    """Every version of our deck is drawn by the process that draws decks."""
    from thousand_qt.decks.jobs import BACK, Job, Pictures
    from thousand_qt.decks.papercut import Back, Colours, DeckVersion, IndexSize, Indices, own_deck
    from thousand_qt.decks.render_task import RenderTask

    drawn: list[Pictures] = []
    faults: list[object] = []
    tasks: list[RenderTask] = []
    fixed = (each for each in Indices if each is not Indices.LANGUAGE)
    for version in itertools.starmap(DeckVersion, itertools.product(Colours, IndexSize, Back, fixed)):
        deck = own_deck(resource_path("decks"), version, "en")
        task = RenderTask(Job(deck.svg, ("KH", BACK), 60, 1, trusted=True))
        task.done.connect(drawn.append)
        task.failed.connect(faults.append)
        tasks.append(task)
        task.start()
        _wait(lambda: len(drawn) + len(faults) == len(tasks), f"{deck.svg.name} is drawn")
    if faults:
        raise SelfTestError(f"{len(faults)} of {len(tasks)} versions cannot be drawn: {faults[0]}")
    return {"versions": len(drawn)}


def _windows(application: QApplication, paths: Paths) -> _Found:
    """Every entry of the menus that opens a window opens one, in each language."""
    from PySide6.QtWidgets import QWidget

    from thousand_qt.app.i18n import LANGUAGES

    window = _new_window(application, paths)
    opened: list[str] = []
    try:
        for language in LANGUAGES:
            window.set_language(language)
            for name, action in _openers(window).items():
                before = set(_visible(application))
                action.trigger()
                _wait(lambda before=before: set(_visible(application)) - before, f"{name} opens")
                for each in set(_visible(application)) - before:
                    assert isinstance(each, QWidget)
                    if each.grab().isNull():
                        raise SelfTestError(f"nothing of {name} can be seen")
                    each.close()
                _wait(lambda before=before: set(_visible(application)) <= before, f"{name} closes")
            opened = list(_openers(window))
    finally:
        _end(window)
    return {"windows": opened, "languages": len(LANGUAGES)}


def _openers(window: MainWindow) -> Mapping[str, QAction]:
    menus = window.menus
    names = (
        "new",
        "matches",
        "statistics",
        "deal_code",
        "puzzles",
        "learn",
        "cards",
        "house_rules",
        "preferences",
        "rules",
        "keys",
        "report",
        "about",
    )
    return {name: getattr(menus, name) for name in names}


def _visible(application: QApplication) -> list[object]:
    return [each for each in application.topLevelWidgets() if each.isVisible()]


def _match(application: QApplication, paths: Paths) -> _Found:
    """A match is begun and saved, opened again in another window, played to its end, and is verified."""
    from thousand_qt.engine.rules import PRESETS
    from thousand_qt.house_rules.files import RuleSet
    from thousand_qt.records.loading import load
    from thousand_qt.records.verification import verify
    from thousand_qt.ui.house_rules.rule_book import own_key
    from thousand_qt.ui.new_match import MatchSetup

    window = _new_window(application, paths)
    try:
        rules = RuleSet("Short", PRESETS["quick"].replace(target=_TARGET))
        window.start_match(MatchSetup(own_key(rules.name), _NAMES, _KINDS, rules))
        _play(window, _SAVED_AFTER)
    finally:
        _end(window)
    (file,) = (paths.data / "matches").glob("*.thousand")
    saved = len(load(file).record.actions)
    window = _new_window(application, paths)
    try:
        window.open_file(file)
        if window.controller is None:
            raise SelfTestError("a saved match cannot be opened")
        _play(window, None)
    finally:
        _end(window)
    loaded = load(file)
    verdict = verify(loaded.record)
    if loaded.state.outcome is None or not verdict.is_verified:
        raise SelfTestError("the match was not finished, or its cards are not those of its seal")
    return {
        "actions_saved": saved,
        "actions": len(loaded.record.actions),
        "deals": len(loaded.state.results),
        "scores": list(loaded.state.totals),
    }


def _play(window: MainWindow, upto: int | None) -> None:
    """Let the computer players go on until so many actions have happened, or to the end of the match."""
    controller = window.controller
    assert controller is not None
    session = controller.session

    def is_done() -> bool:
        actions = len(session.record.actions)
        return actions >= upto if upto is not None else session.record.replay().outcome is not None

    while not is_done():
        before = len(session.record.actions)
        window.menus.step.trigger()
        _wait(lambda before=before: len(session.record.actions) > before or is_done(), "the match goes on")


def _new_window(application: QApplication, paths: Paths) -> MainWindow:
    import msgspec

    from thousand_qt.ai.levels import LEVELS
    from thousand_qt.app.i18n import Translations
    from thousand_qt.app.settings import Settings, SettingsStore, Speed
    from thousand_qt.app.theme import ThemeKeeper
    from thousand_qt.engine.shuffle import SECRET_BYTES
    from thousand_qt.ui.main_window import MainWindow

    settings = msgspec.structs.replace(Settings(), speed=Speed.OFF, language="en")
    translations = Translations(application)
    translations.set_language("en")
    theme = ThemeKeeper(application, application)
    store = SettingsStore(paths.config / "settings.toml")
    window = MainWindow(
        paths, store, settings, translations, theme, LEVELS, lambda: (7).to_bytes(SECRET_BYTES, "big")
    )
    window.show()
    _wait(window.isVisible, "the window is shown")
    return window


def _end(window: MainWindow) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _wait(is_true: Callable[[], object], what: str) -> None:
    """Let the program work until something has happened; raises SelfTestError when it does not."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    latest = time.monotonic() + _WAIT
    while not is_true():
        if time.monotonic() > latest:
            raise SelfTestError(f"this does not come true: {what}")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QCoreApplication.sendPostedEvents()
