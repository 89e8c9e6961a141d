"""Where files are: the player's own, and the program's, which differ by how the program came here.

Whatever reads or writes takes its folders from a `Paths` it is given, so that a test, a portable installation
and `--profile` never touch the player's real files.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

_APPLICATION_FOLDER = "thousand-qt"

_PACKAGE = Path(__file__).resolve().parent.parent
_BUNDLED_DATA = _PACKAGE / "_data"


@dataclass(frozen=True, slots=True)
class Paths:
    """The four folders a player's files live in. None of them needs to exist yet.

    Attributes:
        config: What the player chose: small, worth keeping.
        data: What the player made: games and statistics, never to be lost.
        cache: What can be made again.
        log: What helps to find a fault.
    """

    config: Path
    data: Path
    cache: Path
    log: Path

    @classmethod
    def for_user(cls) -> Paths:
        """The folders this system sets aside for a user's programs."""
        folders = PlatformDirs(_APPLICATION_FOLDER, appauthor=False)
        return cls(
            config=folders.user_config_path,
            data=folders.user_data_path,
            cache=folders.user_cache_path,
            log=folders.user_log_path,
        )

    @classmethod
    def for_profile(cls, directory: Path) -> Paths:
        """Everything below one folder, for tests and for a game carried on a stick.

        Raises OSError when the name is relative and the current folder is gone.
        """
        root = directory.expanduser().absolute()
        return cls(config=root / "config", data=root / "data", cache=root / "cache", log=root / "log")


def resource_path(*parts: str) -> Path:
    """The path of a file or folder of `resources/`, such as `resource_path("icons", "thousand.svg")`."""
    return _data_root().joinpath("resources", *parts)


def translations_path() -> Path:
    """The folder of the compiled translations, `thousand_<language>.qm`."""
    return _data_root() / "translations"


def changelog_path() -> Path:
    """The changelog, which has what is new in each version."""
    return _data_root() / "CHANGELOG.md"


def _data_root() -> Path:
    """A wheel and a frozen program carry the data inside the package; a checkout keeps it beside it."""
    return _BUNDLED_DATA if _BUNDLED_DATA.is_dir() else _PACKAGE.parent
