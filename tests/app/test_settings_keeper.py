"""Settings change one by one, are told of, and are saved; a disk that refuses them is no reason to stop."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from thousand_qt.app.settings import Settings, SettingsStore, Speed
from thousand_qt.app.settings_keeper import SettingsKeeper


def test_a_change_is_told_saved_and_leaves_the_rest(qtbot: QtBot, tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.toml")
    keeper = SettingsKeeper(store, Settings(player_name="Ola"))
    with qtbot.waitSignal(keeper.changed):
        keeper.change(speed=Speed.FAST, allow_undo=False)
    assert keeper.settings == Settings(player_name="Ola", speed=Speed.FAST, allow_undo=False)
    assert store.load() == keeper.settings


def test_what_cannot_be_saved_holds_until_the_end(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keeper = SettingsKeeper(SettingsStore(tmp_path / "file" / "settings.toml"), Settings())
    with qtbot.waitSignal(keeper.save_failed) as failed:
        keeper.change(speed=Speed.OFF)
    assert failed.args is not None
    assert "could not be saved" in failed.args[0]
    assert keeper.settings.speed is Speed.OFF
