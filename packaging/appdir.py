"""The step `appdir`: the folder an AppImage is made of, with the whole bundle in it.

The AppImage itself needs a runtime from elsewhere in front of the packed folder; `README.md` has the command.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import linux_tree
from building import BUILD, ROOT, megabytes, run, size_of
from frozen import need_bundle

APPDIR: Final = BUILD / "Thousand.AppDir"
APPRUN: Final = linux_tree.LINUX / "AppRun"


def appdir() -> None:
    """Make the folder, and tell how large an AppImage of it would be."""
    need_bundle()
    build(APPDIR)
    print(f"{APPDIR.relative_to(ROOT)}: {megabytes(size_of(APPDIR))}")
    if shutil.which("mksquashfs"):
        packed = BUILD / "Thousand.squashfs"
        packed.unlink(missing_ok=True)
        options = ["-comp", "zstd", "-all-root", "-noappend", "-no-progress", "-quiet"]
        run(["mksquashfs", APPDIR, packed, *options])
        print(f"{packed.relative_to(ROOT)}: {megabytes(packed.stat().st_size)}")


def build(target: Path) -> None:
    """Make the folder."""
    shutil.rmtree(target, ignore_errors=True)
    linux_tree.install_program(target / "usr")
    linux_tree.install_desktop_files(target / "usr")
    name = linux_tree.application_id()
    (target / "usr" / "bin").mkdir()
    (target / "usr" / "bin" / linux_tree.NAME).symlink_to(f"../{linux_tree.LIBRARY}/{linux_tree.NAME}")
    (target / f"{name}.desktop").symlink_to(f"usr/share/applications/{name}.desktop")
    (target / f"{name}.svg").symlink_to(f"usr/share/icons/hicolor/scalable/apps/{name}.svg")
    (target / ".DirIcon").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{name}.png")
    shutil.copyfile(APPRUN, target / "AppRun")
    (target / "AppRun").chmod(0o755)
    # Software centres look for the description of an AppImage under its old name.
    described = target / "usr" / "share" / "metainfo"
    (described / f"{name}.appdata.xml").symlink_to(f"{name}.metainfo.xml")
    linux_tree.settle(target)
