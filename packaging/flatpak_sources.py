"""What the Flatpak is built from: the source archive, and packages of the locks for its runtime's Python.

    python packaging/build.py wheel flatpak

puts them below `build/flatpak`; then, where Flatpak and the runtime are,

    flatpak-builder --user --install build/flatpak/work packaging/flatpak/io.github.thousand_qt.Thousand.yaml
"""

from __future__ import annotations

import platform
import shutil
from typing import Final

from building import BUILD, DIST, PACKAGING, ROOT, BuildError, megabytes, run, size_of
from frozen import environment
from locks import locked

MANIFEST: Final = PACKAGING / "flatpak" / "io.github.thousand_qt.Thousand.yaml"
FOLDER: Final = BUILD / "flatpak"
PYTHON: Final = "3.13"
"""Of the runtime that the manifest names."""
LOCKS: Final = ("build", "run")
_GLIBC: Final = ("2_34", "2_28", "2_17")
"""What wheels may ask for; the runtime's own is newer than all."""


def make() -> None:
    """Download the packages, and lay the source archive beside them."""
    archives = list(DIST.glob("thousand_qt-*.tar.gz"))
    if not archives:
        raise BuildError("there is no source archive: make the wheel first")
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "source").mkdir(parents=True)
    shutil.copy(archives[0], FOLDER / "source")
    pip = environment("tools")
    for name in LOCKS:
        command = [str(pip), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *locked(name)]
        command += ["--no-deps", "--only-binary=:all:", "--python-version", PYTHON]
        command += [f"--platform=manylinux_{glibc}_{platform.machine()}" for glibc in _GLIBC]
        run([*command, "--dest", str(FOLDER / "wheels")])
    wheels = len(list((FOLDER / "wheels").iterdir()))
    print(f"{FOLDER.relative_to(ROOT)}: {wheels} wheels, {megabytes(size_of(FOLDER))}")
