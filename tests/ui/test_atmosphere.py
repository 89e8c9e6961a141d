"""Motion and sound follow the settings and the system, and the sounds what is seen."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import msgspec
import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.paths import Paths, resource_path
from thousand_qt.app.settings import Motion, Speed
from thousand_qt.app.sound import Sound, SoundPlayer
from thousand_qt.app.system_motion import SystemMotion
from thousand_qt.table.moments import Moment
from thousand_qt.ui.atmosphere import _SOUNDS, Atmosphere
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup


class HeardSounds(SoundPlayer):
    """A player that remembers instead of playing."""

    def __init__(self, *, can_play: bool = True) -> None:
        super().__init__(resource_path("sounds"), (lambda _fetch: self) if can_play else None)
        self.heard: list[Sound] = []

    def play(self, sound: Sound) -> None:
        if not self.is_muted:
            self.heard.append(sound)


class System:
    """A system that can be told what to say."""

    def __init__(self) -> None:
        self.reduces = 0

    def __call__(self, _owner: QObject, answer: Callable[[str, object], None]) -> None:
        answer("reduced-motion", self.reduces)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, profile_paths: Paths) -> MainWindow:
    return make_window(qtbot, qapp, profile_paths)


def _atmosphere(window: MainWindow, sounds: SoundPlayer, system: SystemMotion | None = None) -> Atmosphere:
    return Atmosphere(window, window._keeper, window.scene, sounds, system)


def test_every_moment_has_a_sound():
    assert set(_SOUNDS) == set(Moment)
    assert set(Sound) - set(_SOUNDS.values()) == {Sound.WIN, Sound.YOUR_TURN}


def test_a_deal_is_heard_as_it_is_seen(window: MainWindow, qtbot: QtBot):
    sounds = HeardSounds()
    atmosphere = _atmosphere(window, sounds)
    window.match_host.match_begun.connect(atmosphere.on_match_begun)
    WindowPlayer(qtbot, window).start()
    qtbot.waitUntil(lambda: Sound.CARD in sounds.heard, timeout=60_000)
    assert sounds.heard[0] is Sound.SHUFFLE


def test_the_system_is_followed_where_the_player_says_so(window: MainWindow):
    says = System()
    system = SystemMotion(says)
    atmosphere = _atmosphere(window, HeardSounds(), system)
    animator = window.scene.animator
    assert not animator.is_reduced
    says.reduces = 1
    system.refresh()
    assert animator.is_reduced
    atmosphere.motion_menu.choices[Motion.FULL].trigger()
    assert window.settings.motion is Motion.FULL
    assert not animator.is_reduced
    says.reduces = 0
    system.refresh()
    atmosphere.motion_menu.choices[Motion.REDUCED].trigger()
    assert animator.is_reduced
    atmosphere.motion_menu.choices[Motion.SYSTEM].trigger()
    assert not animator.is_reduced


def test_replays_follow_too(window: MainWindow, qtbot: QtBot):
    window._keeper.change(motion=Motion.REDUCED)
    WindowPlayer(qtbot, window).start()
    window.replays.show_table()
    replay = window.replays._replay
    assert replay is not None
    assert replay._scene.animator.is_reduced
    window._keeper.change(motion=Motion.FULL)
    assert not replay._scene.animator.is_reduced


def test_volume_and_mute(window: MainWindow):
    sounds = HeardSounds()
    menu = _atmosphere(window, sounds).sound_menu
    menu.mute.trigger()
    assert window.settings.sound_muted
    assert sounds.is_muted
    menu.louder.trigger()
    assert not sounds.is_muted, "who wants it louder wants to hear it"
    assert window.settings.sound_volume == 80
    assert "80" in menu.volume.text()
    for _ in range(12):
        menu.quieter.trigger()
    assert window.settings.sound_volume == 0
    assert not menu.quieter.isEnabled()


def test_without_the_library_the_menu_says_how_to_get_sounds(window: MainWindow):
    menu = _atmosphere(window, HeardSounds(can_play=False)).sound_menu
    shown = [action.text() for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    assert shown == [menu.trouble.text()]
    assert "thousand-qt[sound]" in shown[0]


def test_without_a_device_the_menu_says_so(window: MainWindow):
    sounds = HeardSounds()
    menu = _atmosphere(window, sounds).sound_menu
    assert not menu.trouble.isVisible()
    sounds._note("no such device")
    menu.aboutToShow.emit()
    assert menu.trouble.isVisible()
    assert menu.trouble.text() == "No sound device was found"


@pytest.mark.parametrize("winner", [0, 1])
def test_only_the_player_s_own_match_is_celebrated(window: MainWindow, qtbot: QtBot, winner: int):
    sounds = HeardSounds()
    atmosphere = _atmosphere(window, sounds)
    window.match_host.match_begun.connect(atmosphere.on_match_begun)
    window.start_match(MatchSetup("classic", ("Zofia", "Anna", "Borys"), ("human", "casual", "casual")))
    window.set_speed(Speed.NORMAL)
    view = SimpleNamespace(seat=0, outcome=SimpleNamespace(winners=(winner,)))
    atmosphere.on_match_end_shown(view)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    assert (Sound.WIN in sounds.heard) == window.scene.celebration.is_running == (winner == 0)


def test_only_who_is_elsewhere_is_called_back(window: MainWindow, monkeypatch: pytest.MonkeyPatch):
    sounds = HeardSounds()
    atmosphere = _atmosphere(window, sounds)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: window)
    atmosphere.on_hint_offered(True)
    assert sounds.heard == []
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    atmosphere.on_hint_offered(False)
    assert sounds.heard == []
    atmosphere.on_hint_offered(True)
    assert sounds.heard == [Sound.YOUR_TURN]


def test_the_stroll_is_in_the_menu_and_kept(window: MainWindow):
    window.set_speed(Speed.STROLL)
    assert msgspec.to_builtins(window.settings)["speed"] == "stroll"
    assert window.scene.animator.scaled(100) == 260
