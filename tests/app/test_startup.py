"""A machine that cannot show a window gets one plain sentence, never a core dump."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from thousand_qt.__main__ import _read_options
from thousand_qt.app import system_libraries
from thousand_qt.app.startup import EXIT_STATUS, _x11_answers, check_colours, check_display
from thousand_qt.app.system_libraries import (
    QT,
    WAYLAND,
    X11,
    missing,
    missing_for_display,
    packages,
    platforms,
)

X = {"DISPLAY": ":0"}
W = {"WAYLAND_DISPLAY": "wayland-0"}


def loader_without(names: Collection[str]) -> system_libraries.Loader:
    def load(name: str) -> object:
        if name in names:
            raise OSError(f"{name}: cannot open shared object file: No such file or directory")
        return object()

    return load


def check(
    environment: dict[str, str], *, lacking: Collection[str] = (), silent: Collection[str] = ()
) -> str | None:
    return check_display(
        environment,
        system="linux",
        load=loader_without(lacking),
        answers=lambda platform: platform not in silent,
        load_qt=lambda: None,
    )


@pytest.mark.parametrize("environment", [X, W, X | W, {"QT_QPA_PLATFORM": "offscreen"}])
def test_a_good_machine_is_not_bothered(environment: dict[str, str]) -> None:
    assert check(environment) is None


def test_no_display() -> None:
    message = check({})
    assert message is not None
    assert "DISPLAY" in message
    assert "QT_QPA_PLATFORM=offscreen" in message


@pytest.mark.parametrize("library", QT + X11)
def test_each_missing_library_is_named_with_its_package(library: system_libraries.Library) -> None:
    message = check(X, lacking=[library.name])
    assert message is not None
    assert library.name in message
    assert f"sudo apt-get install {library.package}\n" in message


def test_all_missing_libraries_are_named_at_once() -> None:
    message = check(X, lacking=["libxcb-cursor.so.0", "libxcb-image.so.0"])
    assert message is not None
    assert "sudo apt-get install libxcb-cursor0 libxcb-image0" in message


def test_x11s_libraries_are_not_needed_where_wayland_works() -> None:
    assert check(X | W, lacking=["libxcb-cursor.so.0"]) is None
    assert check(X | W, lacking=["libwayland-client.so.0"]) is None
    assert check(X | W, lacking=["libwayland-client.so.0", "libxcb-cursor.so.0"]) is not None
    assert check({"QT_QPA_PLATFORM": "offscreen"}, lacking=["libxcb-cursor.so.0"]) is None


def test_a_display_that_does_not_answer() -> None:
    message = check(X, silent=["xcb"])
    assert message is not None
    assert "DISPLAY" in message
    assert check(X | W, silent=["wayland"]) is None
    assert check(X | W, silent=["wayland", "xcb"]) is not None


def test_a_platform_qt_does_not_have() -> None:
    message = check({"QT_QPA_PLATFORM": "hologram"})
    assert message is not None
    assert "hologram" in message
    assert "offscreen" in message
    assert check({"QT_QPA_PLATFORM": "hologram;xcb"}) is None


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_a_qt_that_cannot_be_loaded(system: str) -> None:
    def fail() -> None:
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    message = check_display(
        {"QT_QPA_PLATFORM": "offscreen"}, system=system, load=loader_without([]), load_qt=fail
    )
    assert message is not None
    assert "libegl1" in message


def test_a_qt_that_is_not_there() -> None:
    def fail() -> None:
        raise ModuleNotFoundError("No module named 'PySide6'")

    message = check_display({"QT_QPA_PLATFORM": "offscreen"}, load=loader_without([]), load_qt=fail)
    assert message is not None
    assert "PySide6-Essentials" in message


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, []),
        (X, ["xcb"]),
        (X | W, ["wayland", "xcb"]),
        ({"DISPLAY": ""}, []),
        ({"QT_QPA_PLATFORM": "wayland:a=b;xcb"} | X, ["wayland", "xcb"]),
        ({"QT_QPA_PLATFORM": "offscreen"} | X, ["offscreen"]),
    ],
)
def test_the_platforms_of_a_display(environment: dict[str, str], expected: list[str]) -> None:
    assert platforms(environment) == expected


def test_what_the_launcher_asks_for() -> None:
    nothing = loader_without([library.name for library in QT + X11 + WAYLAND])
    assert missing_for_display({}, nothing) == list(QT)
    assert missing_for_display(X, nothing) == [*QT, *X11]
    assert missing_for_display(W, nothing) == [*QT, *WAYLAND]
    assert missing_for_display(X | W, loader_without([library.name for library in X11])) == []
    assert len(packages(QT + X11 + WAYLAND)) == len(QT + X11 + WAYLAND)


@pytest.mark.skipif(missing(X11[1:2]) != [], reason="needs libxcb")
def test_an_x11_server_is_asked_through_its_library() -> None:
    assert not _x11_answers({"DISPLAY": ":987"}, ctypes.CDLL)
    assert not _x11_answers({"DISPLAY": "nonsense"}, ctypes.CDLL)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="display servers of Linux")
def test_a_wayland_server_is_asked_at_its_socket(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}

    def check_wayland(changed: dict[str, str]) -> str | None:
        return check_display(
            environment | changed, system="linux", load=loader_without([]), load_qt=lambda: None
        )

    assert "WAYLAND_DISPLAY" in (check_wayland({}) or "")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        assert check_wayland({}) is None
        assert check_wayland({"WAYLAND_DISPLAY": str(tmp_path / "wayland-7"), "XDG_RUNTIME_DIR": ""}) is None
        assert check_wayland({"XDG_RUNTIME_DIR": ""}) is not None
    assert check_wayland({}) is not None


def start(**changed: str) -> subprocess.CompletedProcess[str]:
    environment = {
        name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}
    }
    environment.pop("QT_QPA_PLATFORM", None)
    program = (
        "from thousand_qt.app.startup import check_display, require; require(check_display())\n"
        "from PySide6.QtWidgets import QApplication; QApplication([]); print('started')"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        env=environment | changed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="display servers of Linux")
@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": ":987"},
        {"WAYLAND_DISPLAY": "nowhere"},
        {"QT_QPA_PLATFORM": "hologram"},
    ],
    ids=["nothing set", "empty", "X11 gone", "Wayland gone", "unknown platform"],
)
def test_a_real_start_without_a_display(changed: dict[str, str]) -> None:
    done = start(**changed)
    assert done.returncode == EXIT_STATUS, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith(("Thousand", "Qt has no platform"))
    assert "Traceback" not in done.stderr


def test_a_real_start_without_a_window() -> None:
    done = start(QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout) == (0, "started\n"), done.stderr


@pytest.mark.skipif(
    shutil.which("xvfb-run") is None or missing(X11) != [], reason="needs Xvfb and what Qt needs on X11"
)
def test_a_real_start_on_x11() -> None:
    program = (
        "from thousand_qt.app.startup import check_display, require\nrequire(check_display())\nprint('ready')"
    )
    done = subprocess.run(
        ["xvfb-run", "-a", sys.executable, "-c", program],
        env={name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "ready\n"), done.stderr


@pytest.mark.parametrize("depth", [1, 15, 16, 24, 30, 32])
def test_a_screen_that_shows_colours_is_not_bothered(depth: int) -> None:
    assert check_colours(depth) is None


def test_a_screen_of_256_colours() -> None:
    message = check_colours(8)
    assert message == "Thousand needs a display with at least 32,768 colours; this one has 256."


def test_a_relative_name_in_a_folder_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    monkeypatch.setattr(sys, "argv", ["thousand-qt", "--profile", "here"])
    with pytest.raises(SystemExit) as ended:
        _read_options()
    assert ended.value.code == 2
    assert "here cannot be found: there is no current folder" in capsys.readouterr().err
