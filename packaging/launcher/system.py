"""What the operating system must have first: Python's own installer and the libraries Qt loads.

Only on Debian and its children can the launcher name the packages, and only as root does it install them.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from launcher.trouble import NEEDS_SOMETHING, TroubleError, step_failed
from thousand_qt.app import system_libraries

_FONT_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))


def prepare(*, with_window: bool, environment: Mapping[str, str]) -> None:
    """Installs what is missing, or raises `TroubleError` saying how its owner can install it."""
    names, packages = _missing(with_window=with_window, environment=environment)
    if not names:
        return
    if not _is_debian():
        raise TroubleError(
            "Thousand needs some things this system lacks; its package manager has them:\n\n    "
            + "\n    ".join(names),
            NEEDS_SOMETHING,
        )
    if not _is_root():
        raise TroubleError(
            "Thousand needs packages that only an administrator can install. Run this, then try again:\n\n"
            f"    sudo apt-get update && sudo apt-get install {' '.join(packages)}\n",
            NEEDS_SOMETHING,
        )
    print("Installing Debian packages that Thousand needs:", " ".join(packages), flush=True)
    for what, command in (
        ("Reading the list of packages", ["apt-get", "update"]),
        ("Installing the packages", ["apt-get", "install", "--yes", "--no-install-recommends", *packages]),
    ):
        _run(what, command)
    importlib.invalidate_caches()


def pip_command(python: Path) -> Sequence[str]:
    """How to install into the environment of that Python."""
    if _has_ensurepip():
        return [str(python), "-m", "pip"]
    # Debian's Python may have pip without what puts pip into a new environment.
    return [sys.executable, "-m", "pip", "--python", str(python)]


def venv_options() -> Sequence[str]:
    """What `python -m venv` needs to be told on this system."""
    return [] if _has_ensurepip() else ["--without-pip"]


def _missing(*, with_window: bool, environment: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """What is missing, in words and as Debian packages."""
    names: list[str] = []
    packages: list[str] = []
    if not _has_ensurepip() and not _has_pip():
        names.append("Python's venv and ensurepip modules")
        packages.append("python3-venv")
    if not sys.platform.startswith("linux"):
        return names, packages
    libraries = _missing_libraries(with_window=with_window, environment=environment)
    names += [library.name for library in libraries]
    packages += system_libraries.packages(libraries)
    if with_window and not _has_fonts():
        names.append("a font")
        packages.append("fonts-dejavu-core")
    return names, packages


def _missing_libraries(
    *, with_window: bool, environment: Mapping[str, str]
) -> list[system_libraries.Library]:
    if not with_window:
        return system_libraries.missing(system_libraries.QT)
    if _is_root() and _is_debian():
        # They are small and come at no one's cost: what the next display needs is there, too.
        return system_libraries.missing(
            system_libraries.QT + system_libraries.X11 + system_libraries.WAYLAND,
        )
    return system_libraries.missing_for_display(environment)


def _has_ensurepip() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("ensurepip", "venv"))


def _has_pip() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("pip", "venv"))


def _has_fonts() -> bool:
    return any(next(folder.rglob("*.[ot]t[fc]"), None) is not None for folder in _FONT_FOLDERS)


def _is_debian() -> bool:
    try:
        release = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return False
    fields = dict(line.split("=", 1) for line in release.splitlines() if "=" in line)
    family = f"{fields.get('ID', '')} {fields.get('ID_LIKE', '')}".replace('"', "").split()
    return ("debian" in family or "ubuntu" in family) and shutil.which("apt-get") is not None


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _run(what: str, command: Sequence[str]) -> None:
    with tempfile.NamedTemporaryFile(prefix="thousand-qt-", suffix=".log", delete=False) as output:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            check=False,
        )
    log = Path(output.name)
    if done.returncode:
        raise step_failed(what, command, log)
    log.unlink()
