"""Which libraries a bundle for Linux takes from the system it runs on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from building import asked_for, files_of

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
"""Those every desktop has: PySide6's own wheel expects them, and so may an AppImage."""
_ELF: Final = b"\x7fELF"


def missing(bundle: Path) -> list[str]:
    """Return the libraries that something in a bundle asks for and that neither it nor every desktop has.

    The machine that built it lacks them: a window could not be opened with that bundle.
    """
    return sorted(asked_of_system(bundle) - EXPECTED)


def asked_of_system(bundle: Path) -> set[str]:
    """Return the libraries that a bundle asks for and does not have."""
    present = {path.name for path in bundle.rglob("*")}
    return {name for program in programs_in(bundle) for name in asked_for(str(program))} - present


def programs_in(folder: Path) -> list[Path]:
    """Return the programs and libraries below a folder, without links to them."""
    return sorted(path for path in files_of(folder) if _begins_like_a_program(path))


def _begins_like_a_program(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_ELF)) == _ELF
