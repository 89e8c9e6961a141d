"""Puts the program and its files where a Linux system looks for them, below a folder such as `/usr`.

The Debian package and the AppDir are made of this. Where each file goes is told in `linux/README.md`, too.
"""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path
from typing import Final

from building import BUNDLE, PACKAGING, PROGRAM, ROOT, BuildError, epoch

LINUX: Final = PACKAGING / "linux"
ICONS: Final = PACKAGING / "icons" / "hicolor"
DRAWINGS: Final = ROOT / "resources" / "icons"
NAME: Final = "thousand-qt"
RECORD_ICON: Final = "application-x-thousand-match"
LIBRARY: Final = f"lib/{NAME}"
"""Where the bundle goes."""


def application_id() -> str:
    """Return the name of all the desktop's files."""
    (desktop_file,) = LINUX.glob("*.desktop")
    return desktop_file.stem


def install_program(prefix: Path) -> Path:
    """Copy the bundle; returns the folder it is in."""
    if not PROGRAM.exists():
        raise BuildError("there is no bundle yet: python packaging/build.py bundle")
    target = prefix / LIBRARY
    shutil.copytree(BUNDLE, target, symlinks=True)
    return target


def install_desktop_files(prefix: Path) -> None:
    """Copy what desktops read: desktop file, description, type of records, icons of every size, manual."""
    share = prefix / "share"
    name = application_id()
    for source, place in (
        (LINUX / f"{name}.desktop", f"applications/{name}.desktop"),
        (LINUX / f"{name}.metainfo.xml", f"metainfo/{name}.metainfo.xml"),
        (LINUX / f"{name}.mime.xml", f"mime/packages/{name}.xml"),
        (DRAWINGS / f"{NAME}.svg", f"icons/hicolor/scalable/apps/{name}.svg"),
        (DRAWINGS / f"{RECORD_ICON}.svg", f"icons/hicolor/scalable/mimetypes/{RECORD_ICON}.svg"),
        *((icon, f"icons/hicolor/{icon.relative_to(ICONS)}") for icon in sorted(ICONS.rglob("*.png"))),
    ):
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    write_compressed(share / "man" / "man6" / f"{NAME}.6.gz", (LINUX / f"{NAME}.6").read_bytes())


def write_compressed(target: Path, content: bytes) -> None:
    """Write a file as `gzip --best --no-name` does."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(content)


def settle(tree: Path) -> None:
    """Give every file of a tree the time of this build and its proper mode, whatever the umask is."""
    when = int(epoch())
    for path in sorted(tree.rglob("*"), reverse=True):
        if not path.is_symlink():
            executable = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if executable else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)
    tree.chmod(0o755)
    os.utime(tree, (when, when))
