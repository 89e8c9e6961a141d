"""What is looked at before Qt is touched: whether a window could be opened at all.

Where Qt finds no display it ends the process with a core dump and a message for programmers. The messages
here are English: translations need Qt, and Qt is what may be missing.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import logging
import os
import re
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from thousand_qt.app import system_libraries
from thousand_qt.app.system_libraries import Library, Loader

_logger = logging.getLogger(__name__)

EXIT_STATUS = 3
"""Of a program that could not start because of something the machine lacks."""

_LEAST_DEPTH = 15
"""Bits of colour."""
_OFFSCREEN_HINT = "To run without a window, set QT_QPA_PLATFORM=offscreen."


def require(problem: str | None) -> None:
    """Ends the program with this plain message where something keeps it from running."""
    if problem is not None:
        if sys.stderr is not None:  # a windowed program on Windows has none
            print(problem, file=sys.stderr)  # noqa: T201
        sys.exit(EXIT_STATUS)


def check_colours(depth: int) -> str | None:
    """Why nothing could be seen on a screen with so many bits for each pixel; None when all can.

    Qt opens windows on a screen of 256 colours and complains of every stroke it cannot paint there.
    """
    if 1 < depth < _LEAST_DEPTH:
        colours = 2**depth
        return f"Thousand needs a display with at least {2**_LEAST_DEPTH:,} colours; this one has {colours}."
    return None


def mend_time_zone() -> None:
    """Has the program go by UTC where TZ names a zone a day away or more, which Python refuses to tell."""
    try:
        datetime.now().astimezone()
    except (OSError, OverflowError, ValueError) as error:
        _logger.warning("TZ is %r: %s", os.environ.get("TZ"), error)
        os.environ["TZ"] = "UTC"
        if sys.platform != "win32":
            time.tzset()


def check_display(
    environment: Mapping[str, str] = os.environ,
    *,
    system: str = sys.platform,
    load: Loader = ctypes.CDLL,
    answers: Callable[[str], bool] | None = None,
    load_qt: Callable[[], object] | None = None,
) -> str | None:
    """What keeps the program from opening a window, in plain words; None when nothing does.

    Args:
        environment: The environment variables.
        system: As `sys.platform` has it.
        load: Loads a shared library by name, or raises OSError.
        answers: Whether the display server of a Qt platform takes connections.
        load_qt: Imports Qt's widgets, or raises ImportError.
    """
    if system.startswith("linux"):
        lacking = system_libraries.missing(system_libraries.QT, load)
        if lacking:
            return _missing_message(lacking)
        names = system_libraries.platforms(environment)
        if not names:
            return (
                "Thousand found no display: neither DISPLAY nor WAYLAND_DISPLAY is set. "
                f"Start it from a desktop session. {_OFFSCREEN_HINT}"
            )
        asked = answers or (lambda platform: _answers(platform, environment, load))
        problems = [_problem_of(name, load, asked) for name in names]
        if all(problems):
            return problems[0]
    try:
        (load_qt or _import_qt)()
    except ImportError as error:
        return _import_message(error)
    return None


def _problem_of(platform: str, load: Loader, answers: Callable[[str], bool]) -> str:
    """What keeps this platform of Qt's from working; empty when nothing does."""
    plugins = _platform_plugins()
    if plugins and platform not in plugins:
        return (
            f"Qt has no platform named {platform!r}, which QT_QPA_PLATFORM asks for. "
            f"It has: {', '.join(sorted(plugins))}."
        )
    lacking = system_libraries.missing(system_libraries.PLATFORMS.get(platform, ()), load)
    if lacking:
        return _missing_message(lacking)
    if platform in _SERVERS and not answers(platform):
        variable = _SERVERS[platform]
        return (
            f"Thousand cannot reach the display that {variable} names: "
            f"no server answers there, or it refuses this user. {_OFFSCREEN_HINT}"
        )
    return ""


_SERVERS: Mapping[str, str] = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}


def _answers(platform: str, environment: Mapping[str, str], load: Loader) -> bool:
    return _x11_answers(environment, load) if platform == "xcb" else _wayland_answers(environment)


def _x11_answers(environment: Mapping[str, str], load: Loader) -> bool:
    """Asks through the library Qt itself will use: it knows sockets, networks and cookies."""
    xcb = load("libxcb.so.1")
    assert isinstance(xcb, ctypes.CDLL)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(environment.get("DISPLAY", "").encode(), None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return failed == 0


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    """Asks the socket itself: Wayland's library would print its own opinion of a missing one."""
    name = environment.get("WAYLAND_DISPLAY") or "wayland-0"
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), name)
    if not path.is_absolute():
        return False
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(path))
    except OSError:
        return False
    return True


def _platform_plugins() -> set[str]:
    """The names of the platforms Qt was installed with; empty when that cannot be told."""
    package = importlib.util.find_spec("PySide6")
    names: set[str] = set()
    for folder in (package.submodule_search_locations or ()) if package else ():
        plugins = Path(folder) / "Qt" / "plugins" / "platforms"
        names |= {path.stem.removeprefix("libq") for path in plugins.glob("libq*.so")}
    return names


def _import_qt() -> object:
    return importlib.import_module("PySide6.QtWidgets")


def _import_message(error: ImportError) -> str:
    library = re.match(r"(\S+\.so[.\d]*): cannot open shared object file", str(error))
    if library:
        name = library[1]
        known = system_libraries.QT + system_libraries.X11 + system_libraries.WAYLAND
        package = next((entry.package for entry in known if entry.name == name), "")
        return _missing_message([Library(name, package)])
    return f"Thousand needs PySide6-Essentials, which cannot be loaded: {error}"


def _missing_message(libraries: Sequence[Library]) -> str:
    names = ", ".join(library.name for library in libraries)
    packages = " ".join(package for package in system_libraries.packages(libraries) if package)
    message = f"Thousand needs shared libraries that this system lacks: {names}."
    if packages:
        message += f"\nOn Debian and Ubuntu:\n\n    sudo apt-get install {packages}\n"
    return message
