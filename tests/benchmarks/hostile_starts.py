"""The program started where something is amiss: ``python -m tests.benchmarks.hostile_starts [WORD ...]``.

Each condition is a start of the real program, most of them with a match that is begun and left
(`tests.e2e.hostile`). It must either play or end with one clear message. Run it as root: several conditions
need another user, a file system of their own, or a clock that lies. What a machine lacks (Xvfb, faketime,
setpriv) is told as left out. With words, only conditions that have one of them in their names. Prints a
table; the exit status is 0 when no condition failed."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.e2e.hostile import PROBE, ROOT, Outcome, Start, outcome_of
from thousand_qt.app.limits import LEAST_MEGABYTES
from thousand_qt.app.startup import EXIT_STATUS
from thousand_qt.records.loading import load

NOBODY: Final = 65534
_FAKETIME: Final = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"
_HOMES: Final = {f"XDG_{kind}_HOME": None for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
_NOISE: Final = (
    "ALSA lib ",
    "This plugin does not support",
    "Failed to create secure directory",
    "Detected locale",
    "Qt depends on a UTF-8 locale",
    "If this causes problems",
    "for more information.",
)
"""Of libraries: sound without a device, the offscreen platform, and Qt in a plain locale."""


@dataclass(frozen=True)
class Condition:
    """Something that is amiss.

    Attributes:
        name: What.
        run: Starts the program in a new folder; returns what is wrong with the outcome, or what it was.
        needs: Programs and files without which it is left out.
    """

    name: str
    run: Callable[[Path], str]
    needs: tuple[str, ...] = ()


class FailedError(Exception):
    """The program did neither play nor tell; says what it did."""


CONDITIONS: list[Condition] = []


def condition(name: str, *needs: str) -> Callable[[Callable[[Path], str]], Callable[[Path], str]]:
    """Register a function as a condition."""

    def register(run: Callable[[Path], str]) -> Callable[[Path], str]:
        CONDITIONS.append(Condition(name, run, needs))
        return run

    return register


def plays(outcome: Outcome, *, saved: bool | None = True) -> str:
    """Return what to tell of a start that must have played; raises `FailedError` otherwise.

    What it says is saved must be on the disk; `saved` is what it must say, None for either.
    """
    said = outcome.said
    if not outcome.played:
        words = _words(outcome.errors)[-600:] or "(not a word)"
        raise FailedError(f"status {outcome.status}: {words} {said}")
    if said["errors"] and saved:
        raise FailedError(f"logged: {said['errors']}")
    if saved is not None and said["saved"] is not saved:
        raise FailedError(f"saved: {said['saved']}, {said['notices']}")
    if said["saved"] and len(load(Path(said["file"])).record.actions) < said["actions"]:
        raise FailedError("said to be saved, and is not")
    notices = [words for words in said["notices"] if "seal" not in words]
    told = [*notices, *_words(outcome.errors).splitlines()]
    return "plays" + (f"; tells: {' / '.join(told)}" if told else "")


def tells(outcome: Outcome, word: str, status: int = EXIT_STATUS) -> str:
    """Return the message of a start that cannot play; raises `FailedError` when there was none."""
    words = _words(outcome.errors)
    if outcome.status != status or word not in words or "Traceback" in words or words.count("\n") > 8:
        raise FailedError(f"status {outcome.status}: {words[-600:] or '(not a word)'}")
    return f"tells: {words}"


def _words(errors: str) -> str:
    return "\n".join(line for line in errors.splitlines() if line and not line.startswith(_NOISE)).strip()


def as_nobody(*more: str) -> list[str]:
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *more]


def give_to_nobody(*folders: Path) -> None:
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
        os.chown(folder, NOBODY, NOBODY)


@contextlib.contextmanager
def x_server(*switches: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Run an X server; yields its display and its process."""
    ours, theirs = os.pipe()
    command = ["Xvfb", "-displayfd", str(theirs), "-nolisten", "tcp", *switches]
    server = subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL)
    os.close(theirs)
    with os.fdopen(ours) as pipe:
        number = pipe.readline().strip()
    try:
        yield f":{number}", server
    finally:
        server.kill()
        server.wait()


def on_x(folder: Path, *switches: str, **environment: str | None) -> Outcome:
    with x_server(*switches) as (display, _):
        surroundings = {"QT_QPA_PLATFORM": None, "DISPLAY": display, "WAYLAND_DISPLAY": None, **environment}
        return Start(["--profile", folder / "profile"], surroundings).run()


# Homes and profiles


@condition("no HOME at all", "setpriv")
def _(folder: Path) -> str:
    give_to_nobody(folder)
    away = {"HOME": None, "XDG_RUNTIME_DIR": None, **_HOMES}
    return plays(Start([], away, as_nobody()).run(), saved=False)


@condition("a home that does not exist and cannot be made", "setpriv")
def _(folder: Path) -> str:
    return plays(Start([], {"HOME": "/nonexistent", **_HOMES}, as_nobody()).run(), saved=False)


@condition("a read-only home", "setpriv")
def _(folder: Path) -> str:
    home = folder / "home"
    home.mkdir(mode=0o555)
    return plays(Start([], {"HOME": str(home), **_HOMES}, as_nobody()).run(), saved=False)


@condition("a read-only profile with a match", "setpriv")
def _(folder: Path) -> str:
    profile = folder / "profile"
    plays(Start(["--profile", profile]).run())
    for each in (profile, *profile.rglob("*")):
        each.chmod(0o555 if each.is_dir() else 0o444)
    return plays(Start(["--profile", profile], before=as_nobody()).run(), saved=False)


@condition("a profile nobody else may even look into", "setpriv")
def _(folder: Path) -> str:
    profile = folder / "profile"
    plays(Start(["--profile", profile]).run())
    profile.chmod(0o700)
    return plays(Start(["--profile", profile], before=as_nobody()).run(), saved=False)


@contextlib.contextmanager
def full_disk(folder: Path, kilobytes: int, filling: int) -> Iterator[Path]:
    """Give a disk of so many kilobytes, of which so many are taken, or all that go in."""
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(disk)], check=True)
    try:
        with contextlib.suppress(OSError):
            (disk / "filling").write_bytes(bytes(filling * 1024))
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@condition("a full disk (64 kB)", "mount")
def _(folder: Path) -> str:
    with full_disk(folder, 64, filling=48) as disk:
        outcome = Start(["--profile", disk / "profile"]).run()
        if outcome.said.get("saved"):  # the disk must still be there to be looked at
            return plays(outcome)
        return plays(outcome, saved=False)


@condition("a full disk, not one byte", "mount")
def _(folder: Path) -> str:
    with full_disk(folder, 16, filling=64) as disk:
        return plays(Start(["--profile", disk / "profile"]).run(), saved=False)


@condition("files no longer than 2 kB (ulimit -f)", "prlimit")
def _(folder: Path) -> str:
    return plays(
        Start(["--profile", folder / "profile"], before=["prlimit", "--fsize=2048"]).run(), saved=False
    )


@condition("a temporary folder that cannot be written to", "setpriv")
def _(folder: Path) -> str:
    give_to_nobody(folder)
    closed = folder / "tmp"
    closed.mkdir(mode=0o555)
    return plays(Start(["--profile", folder / "p"], {"TMPDIR": str(closed)}, as_nobody()).run())


for _name in (
    "Żółw пятница 四",
    "with spaces",
    'it\'s "quoted"',
    "two\nlines",
    "-profile",
    "per%cent $HOME #1",
):

    @condition(f"a profile named {_name!r}")
    def _(folder: Path, name: str = _name) -> str:
        return plays(Start(["--profile", folder / name]).run())


@condition("a profile whose name is no UTF-8")
def _(folder: Path) -> str:
    return plays(Start(["--profile", Path(os.fsdecode(bytes(folder) + b"/caf\xe9"))]).run())


@condition("a profile path of nearly PATH_MAX")
def _(folder: Path) -> str:
    length = 4000
    while len(bytes(folder)) < length:
        folder /= "x" * min(200, length - len(bytes(folder)))
    return plays(Start(["--profile", folder]).run())


@condition("a profile path beyond PATH_MAX")
def _(folder: Path) -> str:
    return plays(Start(["--profile", folder.joinpath(*["x" * 200] * 25)]).run(), saved=False)


@condition("a profile that is a file")
def _(folder: Path) -> str:
    (folder / "profile").write_text("not a folder")
    return plays(Start(["--profile", folder / "profile"]).run(), saved=False)


@condition("a profile that is a link to nowhere")
def _(folder: Path) -> str:
    (folder / "profile").symlink_to(folder / "nowhere" / "deep")
    return plays(Start(["--profile", folder / "profile"]).run(), saved=None)


@condition("folders where files are expected")
def _(folder: Path) -> str:
    profile = folder / "profile"
    for name in ("config/settings.toml", "data/instance.lock", "data/puzzles.json", "data/library.sqlite",
                 "data/notebook.jsonl", "log/thousand.log", "log/fault.log", "log/running"):  # fmt: skip
        (profile / name).mkdir(parents=True)
    return plays(Start(["--profile", profile]).run())


@condition("garbage in every file")
def _(folder: Path) -> str:
    profile = folder / "profile"
    plays(Start(["--profile", profile]).run())
    for each in profile.rglob("*"):
        if each.is_file() and "matches" not in each.parts:
            each.write_bytes(os.urandom(5000))
    return plays(Start(["--profile", profile]).run())


@condition("times of files far from all calendars")
def _(folder: Path) -> str:
    profile = folder / "profile"
    plays(Start(["--profile", profile]).run())
    for number, each in enumerate(sorted(profile.rglob("*.thousand")) * 2):
        shutil.copy(each, each.with_stem(f"copy-{number}"))
    for stamp, each in zip((-(10**11), 10**12, 0), sorted(profile.rglob("*.thousand")), strict=False):
        os.utime(each, (stamp, stamp))
    return plays(Start(["--profile", profile]).run())


# What the system lacks


@condition("no fonts at all")
def _(folder: Path) -> str:
    empty = folder / "fonts.conf"
    empty.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>')
    outcome = Start(["--profile", folder / "profile"], {"FONTCONFIG_FILE": str(empty)}).run()
    return f"{plays(outcome)}; letters told as missing: {len(outcome.said['missing_letters'])}"


@condition("no D-Bus, a garbage address of it, no XDG_RUNTIME_DIR")
def _(folder: Path) -> str:
    for address in (None, "garbage", "unix:path=/nonexistent"):
        surroundings = {"DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": None}
        told = plays(Start(["--profile", folder / "profile"], surroundings).run())
    return told


@condition("an XDG_RUNTIME_DIR that is not there")
def _(folder: Path) -> str:
    return plays(Start(["--profile", folder / "profile"], {"XDG_RUNTIME_DIR": "/nonexistent"}).run())


@condition("no display")
def _(folder: Path) -> str:
    away = {"QT_QPA_PLATFORM": None, "DISPLAY": None, "WAYLAND_DISPLAY": None}
    return tells(Start(["--profile", folder / "profile"], away).run(), "no display")


@condition("a display that does not answer")
def _(folder: Path) -> str:
    away = {"QT_QPA_PLATFORM": None, "DISPLAY": ":97", "WAYLAND_DISPLAY": None}
    return tells(Start(["--profile", folder / "profile"], away).run(), "DISPLAY")


@condition("256 colours", "Xvfb")
def _(folder: Path) -> str:
    return tells(on_x(folder, "-screen", "0", "1024x768x8"), "colours")


@condition("16 bits of colour", "Xvfb")
def _(folder: Path) -> str:
    return plays(on_x(folder, "-screen", "0", "1024x768x16"))


@condition("no GLX", "Xvfb")
def _(folder: Path) -> str:
    return plays(on_x(folder, "-screen", "0", "1280x800x24", "-extension", "GLX"))


@condition("a screen of 640x480", "Xvfb")
def _(folder: Path) -> str:
    outcome = on_x(folder, "-screen", "0", "640x480x24")
    return f"{plays(outcome)}; window {outcome.said['size']}"


@condition("a screen of 320x240", "Xvfb")
def _(folder: Path) -> str:
    outcome = on_x(folder, "-screen", "0", "320x240x24")
    return f"{plays(outcome)}; window {outcome.said['size']}"


@condition("a display that vanishes in the middle of a match", "Xvfb")
def _(folder: Path) -> str:
    """The match is on the disk with every action that was said."""
    saying = """
from functools import partial
from thousand_qt.session.session import GameSession
ACTIONS = 10**6
def told(window):
    def look():
        controller = window.controller
        if controller is not None:
            say(actions=len(controller.session.record.actions), file=str(controller.session.record_path))
    timer = QTimer(window); timer.timeout.connect(look); timer.start(20)
made = program._make_window
def make_and_tell(*needs):
    window = made(*needs)
    told(window)
    return window
program._make_window = make_and_tell
"""
    with x_server("-screen", "0", "1280x800x24") as (display, server):
        start = Start(
            ["--profile", folder / "profile"],
            {"QT_QPA_PLATFORM": None, "DISPLAY": display},
            more_probe=saying,
        )
        process = subprocess.Popen(
            start.command(),
            env=start.surroundings(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
        )
        assert process.stdout is not None
        lines = b""
        while outcome_of(0, lines, b"").said.get("actions", 0) < 30:
            lines += process.stdout.readline()
        server.kill()
        output, errors = process.communicate(timeout=60)
    outcome = outcome_of(process.returncode, lines + output, errors)
    saved = len(load(Path(outcome.said["file"])).record.actions)
    if saved < outcome.said["actions"] or "Traceback" in outcome.errors:
        raise FailedError(f"{saved} of {outcome.said['actions']} actions, {outcome.errors[-300:]}")
    after = plays(Start(["--profile", folder / "profile"]).run())
    return f"{saved} actions on disk, {outcome.said['actions']} said; {_words(outcome.errors)}; then {after}"


# Languages and clocks


_LOCALES: Final[Sequence[Mapping[str, str | None]]] = (
    {"LC_ALL": "C"}, {"LC_ALL": "POSIX"},
    {"LC_ALL": None, "LANG": None}, {"LC_ALL": None, "LANG": "xx_YY.KOI-7"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}, {"LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8"},
    {"LC_ALL": "he_IL.UTF-8", "LANG": "he_IL.UTF-8"}, {"LC_ALL": "fa_IR.UTF-8", "LANG": "fa_IR.UTF-8"},
)  # fmt: skip

for _names in _LOCALES:

    @condition(f"locale {' '.join(f'{name}={value}' for name, value in _names.items())}")
    def _(folder: Path, names: Mapping[str, str | None] = _names) -> str:
        outcome = Start(["--profile", folder / "Żółw"], {"LANGUAGE": None, **names}).run()
        told = plays(outcome)
        if outcome.said["language"] != "en" or not outcome.said["left_to_right"]:
            raise FailedError(
                f"language {outcome.said['language']}, left to right {outcome.said['left_to_right']}"
            )
        return told


@condition("a time zone that is garbage")
def _(folder: Path) -> str:
    for zone in ("Nowhere/Land", ":/etc/passwd", "", "UTC+99:99:99", "<>!"):
        told = plays(Start(["--profile", folder / "profile"], {"TZ": zone}).run())
    return told


def _at(when: str) -> dict[str, str | None]:
    return {"LD_PRELOAD": _FAKETIME, "FAKETIME": when, "FAKETIME_DONT_FAKE_MONOTONIC": "1"}


@condition("a clock that goes forward ten years and back between starts", _FAKETIME)
def _(folder: Path) -> str:
    profile = folder / "profile"
    names: list[str] = []
    for when in ("2026-05-01 10:00:00", "2036-05-01 10:00:00", "2025-05-01 10:00:00", "1970-01-02 00:00:00",
                 "2037-12-31 23:59:59", "2026-05-01 10:00:00"):  # fmt: skip
        outcome = Start(["--profile", profile], _at(when)).run()
        told = plays(outcome)
        names.append(Path(outcome.said["file"]).name)
    if len(list(profile.rglob("*.thousand"))) != len(names):
        raise FailedError(f"matches: {names}")
    return f"{told}; {', '.join(names)}"


@condition("a clock that jumps while a match is played", _FAKETIME)
def _(folder: Path) -> str:
    for jump in ("-365d", "+3650d"):
        stamp = folder / f"time{jump}"
        stamp.write_text("+0")
        jumping = f"""
import pathlib
ACTIONS = 90
def jump():
    pathlib.Path({str(stamp)!r}).write_text({jump!r})
made = program._make_window
def make_and_jump(*needs):
    window = made(*needs)
    window.match_host.match_begun.connect(lambda _: QTimer.singleShot(200, jump))
    return window
program._make_window = make_and_jump
"""
        clock = {"LD_PRELOAD": _FAKETIME, "FAKETIME_TIMESTAMP_FILE": str(stamp), "FAKETIME_NO_CACHE": "1",
                 "FAKETIME_DONT_FAKE_MONOTONIC": "1"}  # fmt: skip
        told = plays(Start(["--profile", folder / "profile"], clock, more_probe=jumping).run())
        if stamp.read_text() != jump:
            raise FailedError("the clock did not jump")
    return told


# How it is started


@condition("20 starts at the same moment")
def _(folder: Path) -> str:
    start = Start(["--profile", folder / "profile"])
    started = [
        subprocess.Popen(
            start.command(),
            env=start.surroundings(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
        )
        for _ in range(20)
    ]
    outcomes = [
        outcome_of(each.returncode, *each_out) for each in started for each_out in [each.communicate()]
    ]
    played = sum(outcome.played for outcome in outcomes)
    waited = [outcome for outcome in outcomes if "does not answer" in outcome.errors]
    bad = [
        outcome
        for outcome in outcomes
        if outcome.status or (outcome not in waited and _words(outcome.errors))
    ]
    # One that comes when the first has ended plays itself; never do two at once.
    if not played or bad or len(list((folder / "profile").rglob("*.thousand"))) != played:
        raise FailedError(f"{played} played; {bad[:2]}")
    return f"{played} played, {20 - played} handed over, {len(waited)} of all after a window that told of it"


@condition("killed at every moment of the start, then started")
def _(folder: Path) -> str:
    profile = folder / "profile"
    start = Start(["--profile", profile])
    kills = 0
    for tenths in range(2, 40, 3):
        process = subprocess.Popen(
            start.command(), env=start.surroundings(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            cwd=ROOT,
        )  # fmt: skip
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(tenths / 4)
        kills += process.poll() is None
        process.kill()
        process.wait()
    return f"killed {kills} times; {plays(start.run())}"


@condition("standard streams closed")
def _(folder: Path) -> str:
    for number, closing in enumerate((">&-", "2>&-", "<&-", ">&- 2>&- <&-")):
        profile = folder / f"profile-{number}"
        start = Start(["--profile", profile], before=["sh", "-c", f'exec "$@" {closing}', "sh"])
        outcome = start.run()
        if outcome.status or "Traceback" in outcome.errors:
            raise FailedError(f"{closing}: status {outcome.status}, {_words(outcome.errors)[-300:]}")
        if len(list(profile.rglob("*.thousand"))) != 1:
            raise FailedError(f"{closing}: no match was played")
    return "plays"


@condition("standard output that nobody reads any more")
def _(folder: Path) -> str:
    start = Start(["--profile", folder / "profile"])
    reading, writing = os.pipe()
    process = subprocess.Popen(
        start.command(), env=start.surroundings(), stdout=writing, stderr=writing, cwd=ROOT
    )
    os.close(writing)
    os.close(reading)
    if process.wait(120) or len(list(folder.rglob("*.thousand"))) != 1:
        raise FailedError(f"status {process.returncode}")
    return "plays"


@condition("a current folder that has been deleted")
def _(folder: Path) -> str:
    gone = folder / "gone"
    before = ["sh", "-c", f'mkdir "{gone}" && cd "{gone}" && rmdir "{gone}" && exec "$@"', "sh"]
    relative = Start(["--profile", "relative"], before=before).run()
    told = "plays" if relative.played else tells(relative, "folder", relative.status)
    absolute = plays(Start(["--profile", folder / "profile"], before=before).run())
    return f"{absolute}; with a relative profile: {told}"


@condition("a relative profile and a file through a link")
def _(folder: Path) -> str:
    first = Start(["--profile", "sub/profile"], folder=folder).run()
    plays(first)
    (folder / "link").symlink_to(folder / "sub")
    name = "link/profile/data/matches/" + Path(first.said["file"]).name
    return plays(Start(["--profile", "link/profile", name], folder=folder).run())


@condition("a file to be opened that is not there, or no match")
def _(folder: Path) -> str:
    (folder / "picture.thousand").write_bytes(os.urandom(3000))
    for name in ("nowhere.thousand", "picture.thousand", ".", "/dev/zero"):
        outcome = Start(["--profile", folder / "profile", name], folder=folder).run()
        if not outcome.played or not outcome.said["saved"] or not outcome.said["dialogs"]:
            raise FailedError(f"{name}: status {outcome.status}, {outcome.said}, {_words(outcome.errors)}")
    return f"plays, after a dialog that says what is wrong: {outcome.said['dialogs']}"


@condition("python -OO")
def _(folder: Path) -> str:
    return plays(Start(["--profile", folder / "profile"], python=["-OO"]).run())


@condition("without the compiled solver")
def _(folder: Path) -> str:
    without = "import sys\nsys.modules['thousand_qt.ai.solver.compiled_kernel'] = None\n"
    return plays(Start(["--profile", folder / "profile"], more_probe=without).run())


@condition("64 open files at most (ulimit -n)", "prlimit")
def _(folder: Path) -> str:
    return plays(Start(["--profile", folder / "profile"], before=["prlimit", "--nofile=64"]).run())


@condition("16 open files at most", "prlimit")
def _(folder: Path) -> str:
    return tells(
        Start(["--profile", folder / "profile"], before=["prlimit", "--nofile=16"]).run(), "open files"
    )


for _megabytes in (2000, LEAST_MEGABYTES, 600, 400, 250):

    @condition(f"{_megabytes} MB of address space (ulimit -v)", "prlimit")
    def _(folder: Path, megabytes: int = _megabytes) -> str:
        limit = ["prlimit", f"--as={megabytes * 2**20}"]
        outcome = Start(["--profile", folder / "profile"], before=limit).run()
        return plays(outcome) if megabytes >= LEAST_MEGABYTES else tells(outcome, "memory")


@condition("as many processes as there are (ulimit -u)", "setpriv")
def _(folder: Path) -> str:
    give_to_nobody(folder)
    before = ["prlimit", "--nproc=3", *as_nobody()]
    return tells(Start(["--profile", folder / "profile"], before=before).run(), "threads")


def main() -> int:
    wanted = sys.argv[1:]
    assert PROBE
    failed = 0
    print("| condition | what it does | seconds |\n|---|---|---|")
    for each in CONDITIONS:
        if wanted and not any(word in each.name for word in wanted):
            continue
        lacking = [need for need in each.needs if shutil.which(need) is None and not Path(need).exists()]
        began = time.monotonic()
        if lacking:
            told = f"left out: no {', '.join(lacking)}"
        else:
            folder = Path(tempfile.mkdtemp(prefix="hostile-"))
            folder.chmod(0o755)
            try:
                told = each.run(folder)
            except (FailedError, subprocess.TimeoutExpired, AssertionError, OSError) as fault:
                told = f"**FAILS**: {fault}"
                failed += 1
            finally:
                shutil.rmtree(folder, ignore_errors=True)
        told = " ".join(told.split()).replace("|", "/")
        print(f"| {each.name} | {told} | {time.monotonic() - began:.0f} |", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
