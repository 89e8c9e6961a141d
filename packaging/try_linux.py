"""The step `try-linux`: what was made for Linux is tried in a Debian system that nobody has used.

The AppDir runs with the libraries alone that an AppImage may expect. The Debian package is installed in an
older version, played with, upgraded, tested, and removed; then desktops are asked whether they know it.
Pictures of what was to be seen, and a report, are left in `build/try-linux/`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import appdir
import debian_package
import linux_tree
from building import BUILD, DIST, PACKAGING, ROOT, BuildError, digest, run, version
from fresh_system import PLAYER, FreshSystem, fresh_system
from frozen import environment, judge_self_test

RESULTS: Final = BUILD / "try-linux"
_TOOLS: Final = ("mmdebstrap", "Xvfb", "dpkg-deb", "dpkg-shlibdeps", "unshare")
_OLDER: Final = "0.0.1-1"
"""A version before the first: the package of today under another number."""
_EXPECTED: Final = (
    *("libc6", "libstdc++6", "libgcc-s1", "zlib1g", "libx11-6", "libx11-xcb1", "libxcb1"),
    *("libegl1", "libgl1", "libfontconfig1", "libfreetype6"),
)
"""Debian's packages of the libraries in `linux_libraries.EXPECTED`, without the optional ones."""
_DESKTOP: Final = ("desktop-file-utils", "shared-mime-info", "man-db", "appstream", "xdg-utils")
_RECORD: Final = ROOT / "tests" / "data" / "records" / "version-3-unfinished.thousand"
_LANGUAGE: Final = 'language = "pl"'
_SETTINGS: Final = f"version = 2\n{_LANGUAGE}\n"
_PATIENCE: Final = 300.0
"""Seconds in which a window has to be there; a loaded machine takes its time."""


def try_linux() -> None:
    """Try AppDir and Debian package; raises `BuildError` at the first thing that is wrong."""
    missing = [name for name in _TOOLS if shutil.which(name) is None]
    if missing:
        raise BuildError(f"needed and not installed: {', '.join(missing)}")
    if not list(DIST.glob("*.deb")):
        debian_package.deb()
    if not appdir.APPDIR.is_dir():
        appdir.build(appdir.APPDIR)
    (newer,) = DIST.glob(f"{linux_tree.NAME}_{version()}-*.deb")
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    report: dict[str, float] = {}
    with ExitStack() as opened:
        folder = opened.enter_context(tempfile.TemporaryDirectory(prefix="thousand-older-"))
        with _told("older package", report):
            older = renumbered(newer, _OLDER, Path(folder))
        with _told("fresh system", report):
            trial = Trial(opened.enter_context(fresh_system()))
        with _told("AppDir", report):
            trial.appdir()
        with _told("upgrade", report):
            trial.upgrade(older, newer)
        with _told("removal", report):
            trial.removal()
        with _told("desktop", report):
            trial.desktop(newer)
    (RESULTS / "report.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


class Trial:
    """What is tried, in this order, in one fresh system."""

    def __init__(self, system: FreshSystem) -> None:
        self._system = system
        self._before: set[str] = set()

    def appdir(self) -> None:
        """The AppDir with no more libraries than it may expect."""
        self._system.install(*_EXPECTED)
        inside = Path("opt") / appdir.APPDIR.name
        shutil.copytree(appdir.APPDIR, self._system.folder / inside, symlinks=True)
        start = f"/{inside}/AppRun"
        self._self_test(start, "appdir")
        self._see(start, "appdir")
        shutil.rmtree(self._system.folder / inside)
        shutil.rmtree(self._system.home / ".cache", ignore_errors=True)
        self._before = self._system.files()

    def upgrade(self, older: Path, newer: Path) -> None:
        """The older package is used and upgraded: what the player has stays."""
        self._install(older)
        kept = self._player_files()
        self._see(linux_tree.NAME, "older", str(Path("/home", PLAYER, "match.thousand")))
        data = self._system.home / ".local" / "share" / linux_tree.NAME
        if not list(data.rglob("*.thousand")):
            raise BuildError("the older version kept no match")
        kept |= {path: digest(path) for path in data.rglob("*.thousand")}
        self._install(newer)
        installed = self._system.run(["dpkg-query", "-W", "-f", "${Version}", linux_tree.NAME])
        if installed not in newer.name:
            raise BuildError(f"{installed} is installed and not {newer.name}")
        self._self_test(linux_tree.NAME, "deb")
        self._see(linux_tree.NAME, "deb")
        self._see(f"/usr/games/{linux_tree.NAME}", "deb-root", user="root")
        lost = [str(path) for path, sum_of in kept.items() if not path.exists() or digest(path) != sum_of]
        if lost:
            raise BuildError(f"the upgrade lost or changed {', '.join(lost)}")
        settings = self._system.home / ".config" / linux_tree.NAME / "settings.toml"
        if _LANGUAGE not in settings.read_text(encoding="utf-8"):
            raise BuildError("the upgrade lost the player's language")
        self._system.run(["dpkg", "--verify", linux_tree.NAME])

    def removal(self) -> None:
        """Nothing stays but what is the player's."""
        self._system.run(["apt-get", "purge", "--quiet", "--yes", linux_tree.NAME])
        self._system.run(["apt-get", "autoremove", "--purge", "--quiet", "--yes"])
        left = left_behind(self._before, self._system.files())
        if left:
            raise BuildError("removing the package leaves:\n  " + "\n  ".join(left))
        if not list(self._system.home.rglob("*.thousand")):
            raise BuildError("removing the package took the player's matches")

    def desktop(self, newer: Path) -> None:
        """Desktops, file managers and the manual know the program and its files."""
        self._system.install(*_DESKTOP)
        self._install(newer)
        name = linux_tree.application_id()
        self._system.run(["desktop-file-validate", f"/usr/share/applications/{name}.desktop"])
        described = f"/usr/share/metainfo/{name}.metainfo.xml"
        self._system.run(["appstreamcli", "validate", "--no-net", described])
        self._told(["man", "--where", linux_tree.NAME], f"/{linux_tree.NAME}.6")
        self._told(["whatis", linux_tree.NAME], "card game")
        for icon, places in ((name, "apps"), ("application-x-thousand-match", "mimetypes")):
            sizes = [*(self._system.folder / "usr/share/icons/hicolor").glob(f"*/{places}/{icon}.*")]
            if len(sizes) < 2:
                raise BuildError(f"there is no icon {icon}")
        globs = (self._system.folder / "usr/share/mime/globs2").read_text(encoding="utf-8")
        if ":application/x-thousand-match:*.thousand" not in globs:
            raise BuildError("*.thousand is of no type")
        self._told(["xdg-mime", "query", "default", "application/x-thousand-match"], f"{name}.desktop")

    def _told(self, command: Sequence[str], expected: str) -> None:
        answer = self._system.run(command, user=PLAYER)
        if expected not in answer:
            raise BuildError(f"{' '.join(command)} says {answer.strip()!r} and not {expected!r}")

    def _install(self, package: Path) -> None:
        shutil.copyfile(package, self._system.folder / "tmp" / package.name)
        self._system.install(f"/tmp/{package.name}")
        (self._system.folder / "tmp" / package.name).unlink()

    def _player_files(self) -> dict[Path, str]:
        """Give the player a match and settings; returns what is the player's, with its sums."""
        match = self._system.home / "match.thousand"
        shutil.copyfile(_RECORD, match)
        settings = self._system.home / ".config" / linux_tree.NAME / "settings.toml"
        settings.parent.mkdir(parents=True)
        settings.write_text(_SETTINGS, encoding="utf-8")
        self._system.run(["chown", "--recursive", f"{PLAYER}:{PLAYER}", f"/home/{PLAYER}"])
        return {match: digest(match)}

    def _self_test(self, program: str, name: str) -> None:
        told = f"/home/{PLAYER}/self-test.json"
        seen = {"QT_QPA_PLATFORM": "offscreen"}
        command = self._system.command([program, "--self-test", told], user=PLAYER, environment=seen)
        with (RESULTS / f"{name}-self-test.log").open("wb") as log:
            status = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
            ).returncode
        file = self._system.home / "self-test.json"
        if not file.exists():
            raise BuildError(f"{program} ended with status {status} and told nothing")
        report = json.loads(file.read_text(encoding="utf-8"))
        shutil.copyfile(file, RESULTS / f"{name}-self-test.json")
        file.unlink()
        judge_self_test(report)
        if status:
            raise BuildError(f"the self-test of {program} ended with status {status}")

    def _see(self, program: str, name: str, *arguments: str, user: str = PLAYER) -> None:
        """Start the program on a display, and keep a picture of its window."""
        with display() as number:
            seen = {"DISPLAY": number, "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
            command = self._system.command([program, *arguments], user=user, environment=seen)
            with (RESULTS / f"{name}.log").open("wb") as log:
                started = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
                )
            try:
                _photograph(number, RESULTS / f"{name}.png", started)
            except BuildError as error:
                said = (RESULTS / f"{name}.log").read_text(encoding="utf-8", errors="replace")
                raise BuildError(f"{error}; the program said:\n{said[-2000:]}") from error
            finally:
                started.kill()
                started.wait()


def renumbered(package: Path, number: str, folder: Path) -> Path:
    """Make the same package under another version, in a folder; returns its path."""
    tree = folder / "tree"
    run(["dpkg-deb", "--raw-extract", package, tree])
    control = tree / "DEBIAN" / "control"
    told = control.read_text(encoding="utf-8")
    control.write_text(re.sub(r"(?m)^Version: .*$", f"Version: {number}", told), encoding="utf-8")
    target = folder / f"{linux_tree.NAME}_{number}.deb"
    run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, target])
    return target


def _photograph(number: str, file: Path, started: subprocess.Popen[bytes]) -> None:
    command = [str(environment()), str(PACKAGING / "screen_picture.py"), str(file), str(_PATIENCE)]
    with subprocess.Popen(command, env={**os.environ, "DISPLAY": number}) as photographer:
        while photographer.poll() is None:
            if started.poll() is not None:
                photographer.kill()
                raise BuildError(f"it ended by itself with status {started.returncode}")
            time.sleep(0.5)
    if photographer.returncode:
        raise BuildError("no window was to be seen")


@contextmanager
def display() -> Iterator[str]:
    """Open a display of X11 that nobody sees; gives its name."""
    read, write = os.pipe()
    options = ["-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-ac"]
    server = subprocess.Popen(["Xvfb", *options], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise BuildError("Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def left_behind(before: set[str], after: set[str]) -> list[str]:
    """Name the places that are new, but not people's own and not what lies in a new one."""
    new = {place for place in after - before if not place.startswith(("home/", "root/"))}
    return sorted(place for place in new if str(Path(place).parent) not in new)


@contextmanager
def _told(what: str, report: dict[str, float]) -> Iterator[None]:
    began = time.monotonic()
    yield
    report[what] = round(time.monotonic() - began, 1)
    print(f"{what}: {report[what]} s", flush=True)
