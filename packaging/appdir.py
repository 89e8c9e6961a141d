"""The step `appdir`: the folder an AppImage is made of, with the whole bundle in it.

The AppImage itself needs a runtime from elsewhere in front of the packed folder; `README.md` has the command.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import linux_tree
from building import BUILD, ROOT, BuildError, asked_for, files_of, megabytes, run, size_of
from frozen import need_bundle

APPDIR: Final = BUILD / "Thousand.AppDir"
APPRUN: Final = linux_tree.LINUX / "AppRun"
EXPECTED: Final = frozenset(
    {
        *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6"),
        *("libmvec.so.1", "libpthread.so.0", "libresolv.so.2", "librt.so.1"),
        *("libgcc_s.so.1", "libstdc++.so.6", "libz.so.1"),
        *("libEGL.so.1", "libGL.so.1", "libX11.so.6", "libX11-xcb.so.1", "libxcb.so.1"),
        *("libfontconfig.so.1", "libfreetype.so.6"),
        # Only the plugins for Wayland and for printers ask for these: without them there is X11, and PDF.
        *("libwayland-client.so.0", "libwayland-cursor.so.0", "libwayland-egl.so.1", "libcups.so.2"),
    }
)
"""Libraries that an AppImage may take from the system."""
_ELF: Final = b"\x7fELF"


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
    """Make the folder; raises `BuildError` when the program would need more of a system than it may."""
    shutil.rmtree(target, ignore_errors=True)
    library = linux_tree.install_program(target / "usr")
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
    missing = asked_of_system(library) - EXPECTED
    if missing:
        raise BuildError(f"an AppImage cannot expect these from a system: {', '.join(sorted(missing))}")
    linux_tree.settle(target)


def asked_of_system(library: Path) -> set[str]:
    """Return the names of the libraries that a bundle asks for and does not have."""
    present = {path.name for path in library.rglob("*")}
    programs = [path for path in files_of(library) if path.open("rb").read(4) == _ELF]
    return {name for program in programs for name in asked_for(str(program))} - present
