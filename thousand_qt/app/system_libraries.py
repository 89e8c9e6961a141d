"""The libraries Qt expects the system to have, and the Debian packages they are in.

Qt's own wheel brings everything but these. Without one of the first group the program cannot be loaded at
all; without one of the others Qt finds no platform to draw on and ends the whole process. So they are
looked for before Qt is touched. The launcher uses this list too, before anything is installed: standard
library only.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple


class Library(NamedTuple):
    """A shared library by the name the loader knows it by, and the Debian package that has it."""

    name: str
    package: str


QT = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libbrotlidec.so.1", "libbrotli1"),
    Library("libGL.so.1", "libgl1"),
    Library("libEGL.so.1", "libegl1"),
    Library("libX11.so.6", "libx11-6"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
)
"""Needed by Qt's widgets on every platform, also without any display."""

X11 = (
    Library("libX11-xcb.so.1", "libx11-xcb1"),
    Library("libxcb.so.1", "libxcb1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-image.so.0", "libxcb-image0"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0"),
    Library("libxcb-render.so.0", "libxcb-render0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-shm.so.0", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)

WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
)

PLATFORMS: Mapping[str, Sequence[Library]] = MappingProxyType({"xcb": X11, "wayland": WAYLAND})
"""What Qt's platforms need besides `QT`, by Qt's names for them."""

Loader = Callable[[str], object]


def missing(libraries: Iterable[Library], load: Loader = ctypes.CDLL) -> list[Library]:
    """Those of the libraries that this process cannot load."""
    return [library for library in libraries if not _loads(library.name, load)]


def platforms(environment: Mapping[str, str]) -> list[str]:
    """The names of Qt's platforms for the display this environment describes; none without one."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        # "xcb:options;wayland": several may be named, and each may have options.
        return [name.partition(":")[0] for name in chosen.split(";")]
    offered: list[str] = []
    if environment.get("WAYLAND_DISPLAY"):
        offered.append("wayland")
    if environment.get("DISPLAY"):
        offered.append("xcb")
    return offered


def missing_for_display(environment: Mapping[str, str], load: Loader = ctypes.CDLL) -> list[Library]:
    """What keeps Qt from opening a window on that display.

    A Wayland session usually offers X11 too, and Qt takes whichever works: either one's libraries are enough.
    """
    lacking = [missing(PLATFORMS.get(name, ()), load) for name in platforms(environment)]
    return missing(QT, load) + min(lacking, key=len, default=[])


def packages(libraries: Iterable[Library]) -> list[str]:
    """The Debian packages of the libraries, each once."""
    return list(dict.fromkeys(library.package for library in libraries))


def _loads(name: str, load: Loader) -> bool:
    try:
        load(name)
    except OSError:
        return False
    return True
