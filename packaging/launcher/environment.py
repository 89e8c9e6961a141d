"""The virtual environment in which the program runs from its checkout.

A stamp inside it says what it was made from. It is written last, so an environment whose making was
interrupted has none, and one that was made for another Python, another place or other requirements has the
wrong one: both are made anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from launcher import system
from launcher.trouble import step_failed
from launcher.workspace import ENVIRONMENT_FOLDER

LOCKED = "THOUSAND_LOCKED"
"""An environment variable: when it is set, exactly the packages of `LOCK` are installed, and no others."""
LOCK = "packaging/requirements-test.txt"
"""What playing, testing and checking need, with versions and sums (packaging/locks.py)."""
LOCKED_EXTRAS = ("test", "check")

_STAMP = "thousand.json"
_PROBE = "import thousand_qt, msgspec, platformdirs, PySide6.QtCore"


class Environment:
    """The environment of one checkout.

    Attributes:
        folder: Where it is.
        log: Where the tools that make it write what they do.
    """

    def __init__(self, checkout: Path) -> None:
        self.folder = checkout / ENVIRONMENT_FOLDER
        self.log = checkout / f"{ENVIRONMENT_FOLDER}.log"
        self._checkout = checkout

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self._program("python")

    def tool(self, name: str) -> Path:
        """A command that one of the installed packages brought."""
        return self._program(name)

    def is_ready(self, extras: Sequence[str] = ()) -> bool:
        """Whether it has everything, including these groups of optional requirements, and works."""
        installed = self._installed_extras()
        return installed is not None and set(extras) <= set(installed) and self._works()

    def prepare(self, extras: Sequence[str] = ()) -> None:
        """Makes it ready, from nothing if need be."""
        installed = self._installed_extras()
        if installed is None or not self._works():
            installed = self._create()
        wanted = [extra for extra in extras if extra not in installed]
        if wanted:
            self._stamp.unlink(missing_ok=True)
            print(f"Installing the tools of: {', '.join(wanted)} (once)", flush=True)
            requirements = self._project()["project"]["optional-dependencies"]
            self._pip("Installing the tools", *(line for extra in wanted for line in requirements[extra]))
        self._write_stamp([*installed, *wanted])

    @property
    def _stamp(self) -> Path:
        return self.folder / _STAMP

    def _program(self, name: str) -> Path:
        return self.folder / "Scripts" / f"{name}.exe" if os.name == "nt" else self.folder / "bin" / name

    def _create(self) -> list[str]:
        """Makes it anew and returns the groups of optional requirements that are in it."""
        print(f"Making the environment in {self.folder} (once; about 110 MB to download)", flush=True)
        self._stamp.unlink(missing_ok=True)
        options = system.venv_options()
        self._run(
            "Making the environment", sys.executable, "-m", "venv", "--clear", *options, str(self.folder)
        )
        if os.environ.get(LOCKED):
            requirements = ["--require-hashes", "-r", str(self._checkout / LOCK)]
        else:
            project = self._project()
            # Building needs the largest of what running needs: here it is downloaded and unpacked once.
            requirements = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
        self._pip("Installing the libraries", *requirements)
        self._pip(
            "Installing the game", "--no-build-isolation", "--no-deps", "--editable", str(self._checkout)
        )
        return list(LOCKED_EXTRAS) if os.environ.get(LOCKED) else []

    def _pip(self, what: str, *arguments: str) -> None:
        pip = system.pip_command(self.python)
        self._run(what, *pip, "install", "--disable-pip-version-check", "--no-input", *arguments)

    def _run(self, what: str, *command: str) -> None:
        with self.log.open("wb") as output:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, check=False
            )
        if done.returncode:
            raise step_failed(what, command, self.log)

    def _works(self) -> bool:
        try:
            done = subprocess.run(
                [self.python, "-c", _PROBE],
                cwd=self.folder,
                capture_output=True,
                stdin=subprocess.DEVNULL,
                check=False,
            )
        except OSError:
            return False
        return done.returncode == 0

    def _project(self) -> dict[str, Any]:
        return tomllib.loads((self._checkout / "pyproject.toml").read_text(encoding="utf-8"))

    def _key(self) -> str:
        """Differs whenever the environment has to be made anew."""
        made_from = hashlib.sha256("\n".join([sys.version, sys.executable, str(self._checkout)]).encode())
        names = ["pyproject.toml", "packaging/build_backend.py"]
        if os.environ.get(LOCKED):
            names.append(LOCK)
            made_from.update(LOCKED.encode())
        for name in names:
            made_from.update((self._checkout / name).read_bytes())
        settings = self._project().get("tool", {}).get("setuptools", {})
        for module in settings.get("ext-modules", []):  # compiled when the game is installed
            for source in module["sources"]:
                made_from.update((self._checkout / source).read_bytes())
        return made_from.hexdigest()

    def _installed_extras(self) -> list[str] | None:
        """The groups installed so far, or None when there is no environment to build on."""
        try:
            match json.loads(self._stamp.read_text(encoding="utf-8")):
                case {"key": key, "extras": list(extras)} if key == self._key():
                    return extras
                case _:
                    return None
        except (OSError, ValueError):
            return None

    def _write_stamp(self, extras: list[str]) -> None:
        self._stamp.write_text(json.dumps({"key": self._key(), "extras": extras}), encoding="utf-8")
