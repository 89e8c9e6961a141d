"""What every test shares: no display, none of the player's files, nothing left over from another test."""

from __future__ import annotations

import os

# Qt reads these when it is loaded, and pytest-qt loads it soon.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# No accessibility bus, desktop theme or input method of the developer's machine leaks into a test.
os.environ.pop("QT_QPA_PLATFORMTHEME", None)
os.environ.pop("QT_STYLE_OVERRIDE", None)
os.environ.pop("QT_SCALE_FACTOR", None)

import dataclasses
import functools
import gc
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QThreadPool, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.jobs import Job
from thousand_qt.decks.render_task import RenderTask

# Time limits per example measure the machine's load, not the code; pytest-timeout catches what hangs.
settings.register_profile("default", deadline=None)
# Continuous integration must not fail by chance: the same examples each time.
settings.register_profile(
    "ci", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "default"))

_THREADS_END_WITHIN = 30_000  # milliseconds


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["thousand-qt"]


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    return QApplication


@pytest.fixture(scope="session")
def shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where cards that were drawn are kept from test to test: drawing takes a process each time."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return tmp_path_factory.mktemp("cache")
    folder = tmp_path_factory.getbasetemp().parent / "cache"  # of all processes that test
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def drawn_cards(shared_cache: Path) -> CardCache:
    from thousand_qt.ui.deck_choice import CARDS_FOLDER

    return CardCache(shared_cache / CARDS_FOLDER, largest=500_000_000)


@pytest.fixture(autouse=True, scope="session")
def _cards_are_drawn_once(drawn_cards: CardCache) -> Iterator[None]:
    """Whatever shows cards is given those another test had drawn, as soon as it comes to rest."""
    begin = RenderTask.__init__

    @functools.wraps(begin)
    def begin_with_drawn_cards(
        task: RenderTask, job: Job, parent: QObject | None = None, *, cache: object = None, **more: int
    ) -> None:
        begin(task, job, parent, cache=drawn_cards, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RenderTask, "__init__", begin_with_drawn_cards)
        yield


@pytest.fixture(autouse=True, scope="session")
def _nothing_waits_for_the_disk() -> Iterator[None]:
    """Only a power cut would show whether the disk has taken what it was told to; every action tells it to.

    What is asked of the disk, and what happens when it refuses, is watched where `os.fsync` is replaced.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture
def qtbot(qtbot: QtBot) -> Iterator[QtBot]:
    """The robot holds every window it is given to the end of the test; by itself it only watches them.

    A window that nobody holds is destroyed when Python likes. Qt is not ready for that while it moves the
    focus from this window to the next (`notifyActiveWindowChange` asks the window it came from).
    """
    held: list[QWidget] = []
    add = qtbot.addWidget

    def add_and_hold(widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None) -> None:
        held.append(widget)
        add(widget, before_close_func=before_close_func)

    qtbot.addWidget = add_and_hold  # type: ignore[method-assign]
    yield qtbot
    held.clear()


@pytest.fixture
def profile_paths(tmp_path: Path, shared_cache: Path) -> Paths:
    """Folders for one test's settings, games and logs."""
    return dataclasses.replace(Paths.for_profile(tmp_path / "profile"), cache=shared_cache)


@pytest.fixture
def runtime_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets of programs that a test kills are not left in the system's folder. The path is short enough."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield names of folders that nobody has made yet; most tests need none."""
    return (tmp_path_factory.getbasetemp() / f"home-{number}" for number in itertools.count())


@pytest.fixture(autouse=True)
def _no_player_files(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that forgets `profile_paths` writes into its own folder, never into the developer's home."""
    home = next(_homes)
    for variable, folder in (
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_DATA_HOME", "data"),
        ("XDG_CACHE_HOME", "cache"),
        ("XDG_STATE_HOME", "state"),
    ):
        monkeypatch.setenv(variable, str(home / folder))


@pytest.fixture(autouse=True)
def _clean_qt() -> Iterator[None]:
    """Windows, threads, translations and the default locale of one test do not reach into the next."""
    locale = QLocale()
    yield
    QLocale.setDefault(locale)
    if application := QCoreApplication.instance():
        # Windows that wait for their deletion would follow every change of language or colours to come.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for translator in application.findChildren(QTranslator):
            QCoreApplication.removeTranslator(translator)
        for translations in application.findChildren(Translations):
            translations.deleteLater()
    pool = QThreadPool.globalInstance()
    pool.clear()
    assert pool.waitForDone(_THREADS_END_WITHIN), "a thread pool worker did not end with its test"


@pytest.fixture(autouse=True, scope="session")
def _no_collection_in_other_threads() -> Iterator[None]:
    """Python's collector runs between files, in the thread of the windows: see `app.collector`."""
    gc.disable()
    gc.collect()
    gc.freeze()  # all tests and modules are there now: no collection need look at them again
    yield
    gc.unfreeze()
    gc.enable()


@pytest.fixture(autouse=True, scope="module")
def _collect_after_a_file() -> Iterator[None]:
    yield
    gc.collect()
    gc.freeze()  # what is left belongs to all files, such as matches that were played for several
