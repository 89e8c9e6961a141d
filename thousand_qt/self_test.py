"""`thousand-qt --self-test`: does everything that came with the program work on this machine?

It uses what an installation can lack or spoil: room for temporary files, the compiled searches, the
translations, the sounds, the decks and the process that draws them, every window; and plays a seeded match
among computer players, which is saved, opened again in a new window, played to its end and verified. The
player's own files are not touched. What was found is told as JSON, for people and for scripts that test
installers; it is English as those are.
"""

from __future__ import annotations

import importlib
import itertools
import json
import platform
import shutil
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from thousand_qt import __version__
from thousand_qt.app.paths import Paths, resource_path, translations_path

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QImage
    from PySide6.QtWidgets import QApplication

    from thousand_qt.engine.match import MatchState
    from thousand_qt.engine.rules import Rules
    from thousand_qt.ui.main_window import MainWindow

_WAIT: Final = 120.0
"""Seconds after which something that should happen is taken for something that never will."""
_LOOK_EVERY: Final = 10
"""Milliseconds."""
_ROOM: Final = 4 * 1024 * 1024
"""Bytes the folder for temporary files must have room for."""
_SEED: Final = 7
_VALUE: Final = 145
"""What the solver finds for the declarer of the deal of that seed, as Beginners bid and exchange."""
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
    report = _test_all()
    text = json.dumps(report, ensure_ascii=False, indent=2) + "\n"
    if output is not None:
        try:
            output.write_text(text, encoding="utf-8")
        except OSError as error:
            if sys.stderr is not None:
                print(f"The report cannot be written to {output}: {error.strerror}", file=sys.stderr)  # noqa: T201
            return 1
    elif sys.stdout is not None:  # a windowed program on Windows has none
        sys.stdout.buffer.write(text.encode())
        sys.stdout.flush()
    return 0 if report["passed"] else 1


def _test_all() -> _Found:
    from PySide6.QtWidgets import QApplication

    from thousand_qt.app.application import Application
    from thousand_qt.app.collector import Collector

    present = QApplication.instance()
    application = present if isinstance(present, QApplication) else Application(sys.argv[:1])
    found: _Found = {"versions": _versions(), "paths": _paths(), "steps": {}}
    folder: list[Path] = []
    steps: Mapping[str, Callable[[], _Found]] = {
        "temporary": lambda: _temporary(folder),
        "search": _searches,
        "translations": lambda: _translations(application),
        "sounds": _sounds,
        "licences": _licences,
        "decks": _decks,
        "windows": lambda: _windows(application, _profile(folder)),
        "match": lambda: _match(application, _profile(folder)),
    }
    collector = Collector(lambda: True, application)
    collector.start()
    with _Unexpected() as unexpected:
        for name, step in steps.items():
            began = time.monotonic()
            outcome = _outcome(step, unexpected)
            outcome["seconds"] = round(time.monotonic() - began, 2)
            found["steps"][name] = outcome
    collector.stop()
    for each in folder:
        shutil.rmtree(each, ignore_errors=True)
    found["passed"] = all(step["passed"] for step in found["steps"].values())
    return found


def _outcome(step: Callable[[], _Found], unexpected: _Unexpected) -> _Found:
    """Return what came of a step: what it found, or what was wrong and where."""
    try:
        outcome = {"passed": True, **step()}
        unexpected.raise_any()
    except Exception as error:  # noqa: BLE001 - whatever does not work is told
        unexpected.forget()
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        fault = str(error) if isinstance(error, SelfTestError) else f"{type(error).__name__}: {error}"
        return {"passed": False, "fault": fault, "where": where}
    return outcome


class _Unexpected:
    """Catches what Python only prints: errors in slots, in threads, and while things are thrown away."""

    def __init__(self) -> None:
        self._errors: list[BaseException] = []

    def __enter__(self) -> Self:
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = lambda _kind, error, _trace: self._errors.append(error)
        threading.excepthook = lambda arguments: self._note(arguments.exc_value)
        sys.unraisablehook = lambda arguments: self._note(arguments.exc_value)
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks

    def _note(self, error: BaseException | None) -> None:
        if error is not None:
            self._errors.append(error)

    def raise_any(self) -> None:
        """Raise the first error there was, if there was one."""
        if self._errors:
            raise self._errors[0]

    def forget(self) -> None:
        self._errors.clear()


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


def _temporary(made: list[Path]) -> _Found:
    """Decks are drawn by way of the folder for temporary files, and the steps after this one play in it."""
    try:
        folder = Path(tempfile.mkdtemp(prefix="thousand-self-test-"))
        made.append(folder)
        (folder / "written").write_bytes(bytes(_ROOM))
        (folder / "written").unlink()
    except OSError as error:
        raise SelfTestError(f"the folder for temporary files cannot be used: {error}") from error
    return {"folder": str(folder)}


def _profile(made: list[Path]) -> Paths:
    if not made:
        raise SelfTestError("not tried: there is no folder for temporary files")
    return Paths.for_profile(made[0])


def _searches() -> _Found:
    """Both searches find what they must. Without a compiler the program plays all the same, only slower: that
    is told, and no fault; machine code that is there and cannot be loaded is one.
    """
    from thousand_qt.ai import solver
    from thousand_qt.ai.levels import LEVELS
    from thousand_qt.ai.seat import Budget
    from thousand_qt.ai.stock import course
    from thousand_qt.engine.deal import Phase
    from thousand_qt.engine.rules import PRESETS
    from thousand_qt.engine.view import view_of

    for package in ("solver", "stock"):
        name = f"thousand_qt.ai.{package}.compiled_kernel"
        try:
            importlib.import_module(name)
        except ModuleNotFoundError:
            continue
        except ImportError as error:
            raise SelfTestError(f"the compiled search {name} cannot be loaded: {error}") from error
    state = _dealt(PRESETS["classic"])
    while state.turn is not None and not state.results:
        if state.phase is Phase.PLAY:
            break
        state, _ = state.apply(LEVELS["beginner"](1).choose(view_of(state, state.turn), Budget()))
    value = solver.Solver(solver.PlayOptions.of(state.rules)).value(solver.position_of(state))
    if value != _VALUE:
        raise SelfTestError(f"the solver finds {value} points in a deal that is worth {_VALUE}")
    stock = _dealt(PRESETS["polish-stock"])
    assert stock.turn is not None
    view = view_of(stock, stock.turn)
    card = LEVELS["strong"](1).choose(view, Budget(worlds=4))
    if card not in view.legal_actions:
        raise SelfTestError(f"with a stock, {card} is played")
    return {"compiled": {"solver": solver.is_compiled(), "stock": course.is_compiled()}, "value": value}


def _dealt(rules: Rules) -> MatchState:
    """Return the beginning of the same deal each time."""
    from thousand_qt.engine.match import MatchState
    from thousand_qt.engine.shuffle import SECRET_BYTES, SecretDealing

    dealing = SecretDealing.of(_SEED.to_bytes(SECRET_BYTES, "big"))
    state, _ = MatchState.new(rules, 0).apply(dealing.pack(0))
    return state


def _translations(application: QApplication) -> _Found:
    from PySide6.QtCore import QTranslator
    from PySide6.QtWidgets import QDialogButtonBox

    from thousand_qt.app.i18n import LANGUAGES, Translations
    from thousand_qt.app.languages import LIST
    from thousand_qt.ui.texts.levels import level_name

    if len(LANGUAGES) < 2:
        raise SelfTestError(f"{translations_path() / LIST} lists no languages")
    for file in (*(f"thousand_{code}.qm" for code in LANGUAGES), *_more_translations()):
        if not QTranslator().load(file, str(translations_path())):
            raise SelfTestError(f"{translations_path() / file} is not there or damaged")
    translations = Translations(application)
    words: dict[str, str] = {}
    buttons: dict[str, str] = {}
    for language in LANGUAGES:
        translations.set_language(language)
        words[language] = level_name("casual")
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons[language] = box.button(QDialogButtonBox.StandardButton.Cancel).text()
    translations.set_language("en")
    for whose, found in (("of the program", words), ("of Qt's own buttons", buttons)):
        if len(set(found.values())) != len(LANGUAGES):
            raise SelfTestError(f"a language {whose} is missing: {found}")
    return {"languages": words}


def _more_translations() -> list[str]:
    """Return the files of other names for suits that came along."""
    return [path.name for path in sorted(translations_path().glob("suits_*.qm"))]


def _sounds() -> _Found:
    from thousand_qt.app.sound import Sound
    from thousand_qt.app.sound_device import library_is_installed
    from thousand_qt.app.sound_mixer import read_samples

    for sound in Sound:
        if not len(read_samples(resource_path("sounds", f"{sound}.wav"))):
            raise SelfTestError(f"{sound} is empty")
    return {"sounds": len(Sound), "can_play": library_is_installed()}


def _licences() -> _Found:
    """What this installation is made of is known, and every licence of it can be read."""
    from thousand_qt.app.licences import here, text, version_of

    inside = here()
    for name in sorted({name for component in inside for name in component.texts}):
        if not text(name).strip():
            raise SelfTestError(f"the licence {name} is empty")
    return {component.name: version_of(component) for component in inside if component.always}


def _decks() -> _Found:
    """Every version of our deck can be drawn, and the process that draws decks draws one of each folder.

    The others are drawn here: a process for each would take most of the time of the whole test.
    """
    from thousand_qt.decks.faults import DeckRefusedError
    from thousand_qt.decks.jobs import BACK, Job, Pictures
    from thousand_qt.decks.papercut import Back, Colours, DeckVersion, IndexSize, Indices, own_deck
    from thousand_qt.decks.render_process import drawn
    from thousand_qt.decks.render_task import RenderTask

    cards = ("KH", BACK)
    faults: list[str] = []
    running: set[Path] = set()

    def take(svg: Path, images: Iterable[QImage]) -> None:
        running.discard(svg)
        if any(image.allGray() for image in images):  # as an empty card is, and none of ours
            faults.append(f"{svg} has an empty card")

    def refuse(svg: Path, refusal: DeckRefusedError) -> None:
        running.discard(svg)
        faults.append(f"{svg} cannot be drawn: {refusal}")

    def on_done(svg: Path, pictures: Pictures) -> None:
        take(svg, [pictures.image(card) for card in cards])

    fixed = (each for each in Indices if each is not Indices.LANGUAGE)
    versions = itertools.starmap(DeckVersion, itertools.product(Colours, IndexSize, Back, fixed))
    files = [own_deck(resource_path("decks"), version, "en").svg for version in versions]
    first = {svg.parent: svg for svg in reversed(files)}
    tasks: list[RenderTask] = []
    for svg in first.values():
        task = RenderTask(Job(svg, cards, 60, 1, trusted=True), time_limit=round(1000 * _WAIT))
        task.done.connect(partial(on_done, svg))
        task.failed.connect(partial(refuse, svg))
        tasks.append(task)
        running.add(svg)
        task.start()
    for svg in files:
        if svg not in first.values():
            try:
                take(svg, drawn(Job(svg, cards, 60, 1, trusted=True))[1].values())
            except DeckRefusedError as refusal:
                refuse(svg, refusal)
    _wait(lambda: not running, f"{', '.join(each.name for each in running)} drawn")
    if faults:
        more = f", and {len(faults) - 1} more" if len(faults) > 1 else ""
        raise SelfTestError(f"{faults[0]}{more}")
    return {"versions": len(files), "drawn_by_the_process": len(tasks)}


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
        window.setUpdatesEnabled(False)  # the first part was painted card by card
        _play(window, None)
        window.setUpdatesEnabled(True)
        if window.grab().isNull():
            raise SelfTestError("nothing of the end of a match can be seen")
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

    happened: list[object] = []
    session.happened.connect(happened.append)
    upto = None if upto is None else upto - len(session.record.actions)
    while session.view.outcome is None and (upto is None or len(happened) < upto):
        before = len(happened)
        window.menus.step.trigger()
        _wait(lambda before=before: len(happened) > before or session.view.outcome, "the match goes on")


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
        paths, store, settings, translations, theme, LEVELS, lambda: _SEED.to_bytes(SECRET_BYTES, "big")
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
    from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

    latest = time.monotonic() + _WAIT
    wake = QTimer()  # whatever may come true without an event
    wake.start(_LOOK_EVERY)
    while not is_true():
        if time.monotonic() > latest:
            raise SelfTestError(f"this does not come true: {what}")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QCoreApplication.sendPostedEvents()
