"""The step `reproducible`: is what was made here the same, byte for byte, when it is made elsewhere?

A copy of the checkout, in another folder, builds everything again: with another order of hashes, another time
zone, another language, and files that others may not read. Whatever differs is named.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from building import BUNDLE, DIST, ROOT, BuildError, epoch, told_by

STEPS: Final = ("wheel", "bundle", "archive")
_SURROUNDINGS: Final = {"PYTHONHASHSEED": "4711", "TZ": "Asia/Kathmandu", "LC_ALL": "C"}
_UMASK: Final = 0o077


def reproducible() -> None:
    """Build everything again elsewhere, and compare."""
    steps = [*STEPS, *(["deb"] if shutil.which("dpkg-deb") else [])]
    here = describe(DIST)
    if not BUNDLE.is_dir():
        raise BuildError(f"there is nothing to compare with: python packaging/build.py {' '.join(steps)}")
    with tempfile.TemporaryDirectory(prefix="thousand-built-elsewhere-") as folder:
        copy = Path(folder) / "another name" / "checkout"
        copy_checkout(copy)
        command = [sys.executable, str(copy / "packaging" / "build.py"), *steps]
        surroundings = {**os.environ, **_SURROUNDINGS, "SOURCE_DATE_EPOCH": epoch()}
        if subprocess.run(command, env=surroundings, umask=_UMASK, check=False).returncode:
            raise BuildError("it cannot be built in another folder")
        there = describe(copy / "dist")
    wanted = {name: what for name, what in here.items() if name in there or name.startswith("thousand-qt/")}
    different = differences(wanted, there)
    if different:
        raise BuildError("these differ:\n  " + "\n  ".join(different))
    print(f"{len(there)} files and links are the same")


def copy_checkout(target: Path) -> None:
    """Copy what is under version control, as it is now."""
    names = told_by(["git", "-C", ROOT, "ls-files", "-z"]).split("\0")
    for name in filter(None, names):
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)  # with its mode: a script can be run there, too


def describe(folder: Path) -> dict[str, str]:
    """Return what each file below a folder is: its sum and whether it may be run, or where a link leads."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"-> {path.readlink()}"
        elif path.is_file():
            sum_of = hashlib.sha256(path.read_bytes()).hexdigest()
            found[name] = f"{sum_of} {'can be run' if path.stat().st_mode & 0o100 else ''}"
    return found


def differences(here: dict[str, str], there: dict[str, str]) -> list[str]:
    """Name what is not the same in two descriptions."""
    told: list[str] = []
    for name in sorted(here.keys() | there.keys()):
        if name not in there:
            told.append(f"{name} (was made only here)")
        elif name not in here:
            told.append(f"{name} (was made only there)")
        elif here[name] != there[name]:
            told.append(name)
    return told
