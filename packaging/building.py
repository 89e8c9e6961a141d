"""What the steps of `build.py` share: places, times, environments, and how a program is started.

Everything is made below `build/` and `dist/`, with times from SOURCE_DATE_EPOCH, by default the last
commit's.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import re
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from plain_archive import write_archive

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGING: Final = ROOT / "packaging"
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
BUNDLE: Final = DIST / "thousand-qt"
PROGRAM: Final = BUNDLE / ("thousand-qt.exe" if os.name == "nt" else "thousand-qt")
"""The program in the bundle."""


class BuildError(Exception):
    """A step could not be done; the message says why, for whoever builds."""


def run(
    command: Sequence[str | Path], *, folder: Path | None = None, log: Path | None = None, **environment: str
) -> None:
    """Run a command with the time of this build; raises `BuildError` unless it succeeds.

    It finds no modules of Python's but those of its own environment.

    Args:
        command: The program and its arguments.
        folder: Where it runs; else here.
        log: Takes what it says; else it is seen.
        environment: Variables it gets besides.
    """
    surroundings = {**os.environ, "SOURCE_DATE_EPOCH": epoch(), **environment}
    surroundings.pop("PYTHONPATH", None)
    with ExitStack() as opened:
        output = opened.enter_context(log.open("wb")) if log else None
        told = subprocess.STDOUT if log else None
        try:
            status = subprocess.run(
                command, cwd=folder, env=surroundings, stdout=output, stderr=told, check=False
            ).returncode
        except FileNotFoundError as error:
            raise BuildError(f"{command[0]} is needed and not installed") from error
    if status:
        raise BuildError(f"{' '.join(str(part) for part in command)} ended with status {status}")


def told_by(command: Sequence[str | Path], *, folder: Path | None = None) -> str:
    """Return what a command prints; raises `BuildError` unless it succeeds."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BuildError(f"{command[0]} is needed and not installed") from error
    if done.returncode:
        raise BuildError(f"{' '.join(str(part) for part in command)} failed: {done.stderr.strip()}")
    return done.stdout


def epoch() -> str:
    """Return the time that is in everything built, in seconds since 1970."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):  # a source archive
        return str(int((ROOT / "pyproject.toml").stat().st_mtime))


def the_wheel() -> Path:
    """Return the wheel that was made; raises `BuildError` when there is none."""
    made = list(DIST.glob("*.whl"))
    if len(made) != 1:
        raise BuildError("there is no wheel yet: python packaging/build.py wheel")
    return made[0]


def version() -> str:
    """Return the version of what was made."""
    return the_wheel().name.split("-")[1]


def platform_name() -> str:
    """Return the system and the processor it was made for, as they stand in names of files."""
    import platform

    return f"{platform.system()}-{platform.machine()}".lower()


def pack(folder: Path, target: Path) -> None:
    """Pack a folder as .tar.xz: the same bytes whoever packs it, and whenever."""
    with lzma.open(target, "wb", preset=9) as packed:
        write_archive(packed, folder, int(epoch()))


def files_of(folder: Path) -> list[Path]:
    """Return the files below a folder, without links."""
    return [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]


def size_of(folder: Path) -> int:
    """Return the bytes of all files below a folder."""
    return sum(path.stat().st_size for path in files_of(folder))


def asked_for(file: str) -> list[str]:
    """Return the libraries a file asks for itself, which `ldd` does not tell apart from theirs (Linux)."""
    command = ["readelf", "--dynamic", "--wide", file]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return re.findall(r"\(NEEDED\).*\[(.+?)\]", told)


def digest(path: Path) -> str:
    """Return the SHA-256 sum of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def megabytes(size: int) -> str:
    """Return a number of bytes for people: in mebibytes, as file managers of Windows say MB."""
    return f"{size / 1024**2:.1f} MB"


def tell(*files: Path) -> None:
    """Print what was made, and its size."""
    for path in files:
        print(f"{path.relative_to(ROOT)}: {megabytes(path.stat().st_size)}", flush=True)
