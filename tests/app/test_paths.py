"""Where the player's files and the program's files are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from thousand_qt.app import paths
from thousand_qt.app.paths import Paths, resource_path, translations_path


def test_a_profile_keeps_everything_below_its_folder(tmp_path: Path) -> None:
    profile = Paths.for_profile(tmp_path)
    folders = [profile.config, profile.data, profile.cache, profile.log]
    assert len(set(folders)) == 4
    assert all(folder.is_relative_to(tmp_path) and folder.is_absolute() for folder in folders)


def test_a_relative_profile_does_not_move_with_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    profile = Paths.for_profile(Path("mine"))
    monkeypatch.chdir("/")
    assert profile.data.is_relative_to(tmp_path / "mine")


def test_the_user_folders_follow_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    user = Paths.for_user()
    assert user.config == tmp_path / "c" / "thousand-qt"
    assert user.data == tmp_path / "d" / "thousand-qt"


def test_asking_for_folders_makes_none(profile_paths: Paths) -> None:
    assert not profile_paths.config.exists()


def test_a_checkout_reads_its_own_folders() -> None:
    root = Path(__file__).parents[2]
    assert resource_path("decks", "x.svg") == root / "resources" / "decks" / "x.svg"
    assert translations_path() == root / "translations"


def test_a_wheel_or_frozen_program_reads_the_data_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "_BUNDLED_DATA", tmp_path)
    assert resource_path("icons") == tmp_path / "resources" / "icons"
    assert translations_path() == tmp_path / "translations"
