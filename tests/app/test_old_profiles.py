"""Profiles that earlier programs wrote while they were played: their settings hold, their matches go on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from thousand_qt.app.settings import SettingsStore, Speed, Theme
from thousand_qt.records.library import Library
from thousand_qt.records.loading import load
from thousand_qt.records.record_file import RecordFile
from thousand_qt.records.unfinished import find_unfinished

PROFILES = Path(__file__).parents[1] / "data" / "profiles"


@pytest.mark.parametrize("name", ["settings-1-records-1", "settings-1-records-2", "settings-2-records-2"])
def test_a_profile_of_an_earlier_program(name: str, tmp_path: Path) -> None:
    profile = Path(shutil.copytree(PROFILES / name, tmp_path / name))
    store = SettingsStore(profile / "config" / "settings.toml")
    settings = store.load()
    assert store.problems == []
    assert (settings.language, settings.speed, settings.theme) == ("pl", Speed.OFF, Theme.DARK)
    assert len(settings.opponents) == 3
    store.save(settings)
    assert store.load() == settings
    found = find_unfinished(profile / "data" / "matches")
    assert found.faults == ()
    (match,) = found.matches
    before = match.loaded
    action = before.state.legal_actions()[0]
    with RecordFile.reopen(before.path) as file:
        file.append(action)
    after = load(before.path)
    assert after.record.actions == (*before.record.actions, action)
    library = Library(profile / "data")
    library.refresh()
    (entry,) = library.find().matches
    assert entry.path == before.path
