"""A Debian system that nobody has used: made for a trial, and gone after it (Linux, as root).

Whatever runs in it runs in a name space of its own, in which alone the file systems are mounted that it
needs: when it ends, however it ends, they are gone with it, and whatever it started ends too.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from building import BUILD, BuildError, run

SUITE: Final = "bookworm"
PLAYER: Final = "player"
"""An ordinary user."""
_BASE: Final = BUILD / f"{SUITE}.tar"
"""Kept: debootstrapping takes longest. Remove it to have Debian's newest."""
_ENTER: Final = """
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
root=$1; user=$2; shift 2
exec chroot --userspec="$user" "$root" "$@"
"""
_ROOT_PATH: Final = "/usr/sbin:/usr/bin:/sbin:/bin"
_PLAYER_PATH: Final = "/usr/local/bin:/usr/bin:/bin:/usr/games"


class FreshSystem:
    """One such system.

    Attributes:
        folder: Its root, seen from outside.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def home(self) -> Path:
        """The ordinary user's home, seen from outside."""
        return self.folder / "home" / PLAYER

    def command(
        self, command: Sequence[str], *, user: str = "root", environment: Mapping[str, str] | None = None
    ) -> list[str]:
        """Return what runs a command in there; nothing of this machine's environment goes along."""
        home = "/root" if user == "root" else f"/home/{user}"
        surroundings = {
            "HOME": home,
            "USER": user,
            "LANG": "C.UTF-8",
            "PATH": _ROOT_PATH if user == "root" else _PLAYER_PATH,
            "DEBIAN_FRONTEND": "noninteractive",
            **(environment or {}),
        }
        spaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        enter = ["sh", "-ec", _ENTER, "sh", str(self.folder), f"{user}:{user}"]
        return [
            *spaces,
            *enter,
            "env",
            "-i",
            *(f"{key}={is_}" for key, is_ in surroundings.items()),
            *command,
        ]

    def run(
        self, command: Sequence[str], *, user: str = "root", environment: Mapping[str, str] | None = None
    ) -> str:
        """Run a command in there; returns what it says. Raises `BuildError` unless it succeeds."""
        whole = self.command(command, user=user, environment=environment)
        done = subprocess.run(
            whole,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            told = done.stdout[-3000:]
            raise BuildError(f"{' '.join(command)} ended with status {done.returncode}:\n{told}")
        return done.stdout

    def install(self, *packages: str) -> None:
        """Install packages of Debian's, or files of packages in `/tmp`."""
        self.run(["apt-get", "install", "--quiet", "--yes", "--no-install-recommends", *packages])

    def files(self) -> set[str]:
        """Return the places of all files and folders, without what changes whenever packages come and go."""
        passing = ("dev", "proc", "sys", "run", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")
        found: set[str] = set()
        for path, folders, files in os.walk(self.folder):
            here = os.path.relpath(path, self.folder)
            folders[:] = [name for name in folders if os.path.normpath(f"{here}/{name}") not in passing]
            found.update(os.path.normpath(f"{here}/{name}") for name in (*folders, *files))
        return found


@contextmanager
def fresh_system() -> Iterator[FreshSystem]:
    """Make one, with an ordinary user; it is gone at the end."""
    if os.geteuid() != 0:
        raise BuildError("only root can make a system to try this in")
    if not _BASE.exists():
        unfinished = _BASE.with_suffix(".part.tar")
        run(["mmdebstrap", "--variant=minbase", SUITE, unfinished])
        unfinished.rename(_BASE)
    with _ended_in_order(), tempfile.TemporaryDirectory(prefix="thousand-fresh-system-") as folder:
        root = Path(folder) / "root"
        root.mkdir(mode=0o755)
        Path(folder).chmod(0o755)
        run(["tar", "--extract", "--numeric-owner", "--file", _BASE, "--directory", root])
        shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")
        system = FreshSystem(root)
        system.run(["useradd", "--create-home", PLAYER])
        system.run(["apt-get", "update", "--quiet"])
        yield system


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Let SIGTERM end the program as Ctrl+C does, so that nothing stays behind."""

    def end(_number: int, _frame: FrameType | None) -> None:
        raise SystemExit(1)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
