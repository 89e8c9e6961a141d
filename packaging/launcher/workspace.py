"""Where the launcher may write: the checkout itself, or a copy of it when the checkout is read-only."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from launcher.trouble import TroubleError

ENVIRONMENT_FOLDER = ".venv"

_NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv*", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", "*.qm", "*.so", "*.pyd"
)


def is_writable(checkout: Path) -> bool:
    """Whether everything the launcher makes can be made inside the checkout."""
    environment = checkout / ENVIRONMENT_FOLDER
    return os.access(checkout, os.W_OK) and (not environment.exists() or os.access(environment, os.W_OK))


def copy_of(checkout: Path) -> Path:
    """A writable copy of a read-only checkout, brought up to date, with its environment left in place."""
    name = hashlib.sha256(str(checkout).encode()).hexdigest()[:12]
    copy = _cache_folder() / f"checkout-{name}"
    copy.mkdir(parents=True, exist_ok=True)
    _mirror(checkout, copy)
    return copy


def _mirror(source: Path, target: Path) -> None:
    """Makes the target's files those of the source; what is not copied is not deleted either."""
    wanted = _names(source)
    for name in _names(target) - wanted:
        stale = target / name
        shutil.rmtree(stale) if stale.is_dir() and not stale.is_symlink() else stale.unlink()
    for name in wanted:
        origin, copy = source / name, target / name
        if origin.is_dir():
            copy.mkdir(exist_ok=True)
            _mirror(origin, copy)
        elif not _same(origin, copy):
            shutil.copyfile(origin, copy)
            shutil.copystat(origin, copy)
            copy.chmod(copy.stat().st_mode | 0o200)


def _names(folder: Path) -> set[str]:
    names = [entry.name for entry in folder.iterdir()]
    return set(names) - set(_NOT_COPIED(str(folder), names))


def _same(origin: Path, copy: Path) -> bool:
    if not copy.is_file():
        return False
    there, here = origin.stat(), copy.stat()
    return (there.st_size, there.st_mtime_ns) == (here.st_size, here.st_mtime_ns)


def _cache_folder() -> Path:
    """The user's cache folder, or a private one among the temporary files without a home."""
    for candidate in _cache_candidates():
        with contextlib.suppress(OSError, RuntimeError):
            candidate.mkdir(parents=True, exist_ok=True, mode=0o700)
            if os.access(candidate, os.W_OK) and _is_ours(candidate):
                return candidate
    raise TroubleError(
        "There is no folder to write to: not the checkout, the home folder or the temporary files."
    )


def _cache_candidates() -> Iterator[Path]:
    if os.environ.get("XDG_CACHE_HOME"):
        yield Path(os.environ["XDG_CACHE_HOME"]) / "thousand-qt"
    if os.environ.get("LOCALAPPDATA"):
        yield Path(os.environ["LOCALAPPDATA"]) / "thousand-qt"
    with contextlib.suppress(RuntimeError):  # a user without a home
        yield Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "thousand-qt"
    user = os.getuid() if hasattr(os, "getuid") else "user"
    yield Path(tempfile.gettempdir()) / f"thousand-qt-{user}"


def _is_ours(folder: Path) -> bool:
    """A folder someone else made among the temporary files could hold anything, and we would run it."""
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
