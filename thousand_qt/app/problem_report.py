"""What somebody who looks into a problem needs to know, collected for the player to look through and save.

Nothing here sends anything anywhere. Every part is exactly the file that would be in the archive, so that the
player sees all that will be there. The player's own folder is written `~`: its name is often a person's.
"""

from __future__ import annotations

import contextlib
import enum
import locale
import os
import platform
import re
import shutil
import sys
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from thousand_qt import __version__
from thousand_qt.app.crash import LAST_FAULT_NAME, LOG_NAME
from thousand_qt.app.paths import Paths

LOG_BYTES: Final = 256 * 1024
"""How much of the end of a log goes into a report."""
FILE_BYTES: Final = 4 * 1024 * 1024
"""A file of the player's that is longer is left out: no settings and no match are."""

MATCH_SUFFIXES: Final = (".thousand", ".jsonl")

_TELLING_VARIABLES: Final = re.compile(
    r"QT_\w+|PYTHON\w+|XDG_SESSION_TYPE|XDG_CURRENT_DESKTOP|LANG|LANGUAGE|LC_ALL"
)
"""Environment variables that say how the program runs; the others are nobody's business."""


class PartKind(enum.Enum):
    """What a part of a report is about."""

    WORDS = enum.auto()
    """What the player has to say."""
    ERROR = enum.auto()
    """The error that is reported."""
    PROGRAM = enum.auto()
    """Versions, the system, and where things are."""
    MATCH = enum.auto()
    SETTINGS = enum.auto()
    LOG = enum.auto()
    FAULT = enum.auto()
    """The trace of the last crash."""


@dataclass(frozen=True, slots=True)
class ReportPart:
    """A file of the report.

    Attributes:
        kind: What it is about.
        name: Its name in the archive.
        content: Every byte of it.
        is_cut: Whether this is only the end of something longer.
    """

    kind: PartKind
    name: str
    content: bytes
    is_cut: bool = False

    @property
    def text(self) -> str:
        """The content to be read by a person; bytes that are no text are marked."""
        return self.content.decode("utf-8", errors="replace")


def player_home() -> Path:
    """The player's own folder; the root of the disk for somebody who has none."""
    try:
        return Path.home()
    except RuntimeError:
        return Path("/")


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the parts of a report come from.

    Attributes:
        paths: The player's folders.
        settings: The settings file.
        facts: More about the program as it runs, as names and values.
        match: The record of the match being played; None to take the one that was played last.
        error: The details of the error to be reported; empty without one.
        home: The player's own folder.
    """

    paths: Paths
    settings: Path
    facts: Mapping[str, str]
    match: str | None = None
    error: str = ""
    home: Path = field(default_factory=player_home)


def collect(sources: Sources) -> list[ReportPart]:
    """Everything that is there to be reported. A file that cannot be read says so in its place."""
    parts = [
        _text_part(PartKind.ERROR, "error.txt", sources.error, sources),
        _text_part(PartKind.PROGRAM, "program.txt", describe(sources), sources),
        _match_part(sources),
        _file_part(PartKind.SETTINGS, sources.settings, sources),
        _log_part(PartKind.LOG, sources.paths.log / LOG_NAME, sources),
        _log_part(PartKind.FAULT, sources.paths.log / LAST_FAULT_NAME, sources),
    ]
    return [part for part in parts if part is not None]


def words_part(words: str) -> ReportPart:
    """What the player has written, as a part."""
    return ReportPart(PartKind.WORDS, "what-happened.txt", (words.strip() + "\n").encode())


def describe(sources: Sources) -> str:
    """The program, the system and the folders, a line each. In English: it is read by who mends things."""
    facts = {
        "Thousand": __version__ + (" (packaged)" if getattr(sys, "frozen", False) else ""),
        "Python": f"{platform.python_version()} ({platform.python_implementation()})",
        **sources.facts,
        "System": platform.platform(),
        "Distribution": _distribution(),
        "Machine": platform.machine(),
        "Processors": str(os.cpu_count() or ""),
        "Encoding": f"{sys.getfilesystemencoding()}, {locale.getpreferredencoding(do_setlocale=False)}",
    }
    folders = {
        "Settings": sources.settings,
        "Matches": sources.paths.data / "matches",
        "Cache": sources.paths.cache,
        "Log": sources.paths.log,
        "Program": Path(__file__).resolve().parent.parent,
    }
    lines = [f"{name}: {value}" for name, value in facts.items() if value]
    lines += ["", *(f"{name}: {_describe_place(place)}" for name, place in folders.items())]
    variables = sorted(name for name in os.environ if _TELLING_VARIABLES.fullmatch(name))
    lines += ["", *(f"{name}={os.environ[name]}" for name in variables)]
    return "\n".join(lines).strip() + "\n"


def without_home(text: str, home: Path) -> str:
    """The text with `~` in place of the player's own folder, however it is written there."""
    names = {str(home), home.as_posix()}
    with contextlib.suppress(OSError, RuntimeError):
        names |= {str(home.resolve()), home.resolve().as_posix()}
    names |= {name.replace("\\", "\\\\") for name in names}  # as in JSON and TOML
    flags = re.IGNORECASE if sys.platform == "win32" else 0
    for name in sorted(names, key=len, reverse=True):
        if len(Path(name).parts) > 1:  # a home that is the root of the disk says nothing about anybody
            # /home/jan is there in /home/jan/file and at the end of a sentence, but not in /home/janek.
            text = re.sub(rf"{re.escape(name)}(?!\w|[.-]\w)", "~", text, flags=flags)
    return text


def write_report(target: Path, parts: Iterable[ReportPart]) -> None:
    """Writes an archive of these parts; there is the whole file in the end, or what was there before.

    Raises:
        OSError: It cannot be written.
    """
    temporary = target.with_name(f".{target.name}.{os.getpid()}.new")
    now = datetime.now().astimezone().timetuple()[:6]
    try:
        with temporary.open("xb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                for part in parts:
                    archive.writestr(zipfile.ZipInfo(part.name, now), part.content, zipfile.ZIP_DEFLATED)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def latest_match(folder: Path) -> Path | None:
    """The record in the folder that was written to last."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            with contextlib.suppress(OSError):
                if path.suffix.lower() in MATCH_SUFFIXES and path.is_file():
                    found.append((path.stat().st_mtime, path))
    return max(found)[1] if found else None


def _text_part(kind: PartKind, name: str, text: str, sources: Sources) -> ReportPart | None:
    return ReportPart(kind, name, without_home(text, sources.home).encode(errors="replace")) if text else None


def _match_part(sources: Sources) -> ReportPart | None:
    # A record stays as it is to the byte, so that it can be played again. There are no paths in it.
    if sources.match is not None:
        return ReportPart(PartKind.MATCH, "match.thousand", sources.match.encode(errors="replace"))
    path = latest_match(sources.paths.data / "matches")
    if path is None:
        return None
    part = _file_part(PartKind.MATCH, path, None)
    return None if part is None else ReportPart(part.kind, f"match{path.suffix.lower()}", part.content)


def _file_part(kind: PartKind, path: Path, sources: Sources | None) -> ReportPart | None:
    try:
        with path.open("rb") as file:
            content = file.read(FILE_BYTES + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        return ReportPart(kind, path.name, _unreadable(error))
    if len(content) > FILE_BYTES:
        return ReportPart(kind, path.name, b"This file is too long for a report.\n")
    if sources is not None:
        text = content.decode("utf-8", errors="replace")
        content = without_home(text, sources.home).encode()
    return ReportPart(kind, path.name, content)


def _log_part(kind: PartKind, path: Path, sources: Sources) -> ReportPart | None:
    """The end of a log, with the log before it where it has just been begun anew."""
    content = b""
    is_cut = False
    try:
        for log in (path, path.with_name(path.name + ".1")):
            older, older_is_cut = _end_of(log, LOG_BYTES - len(content))
            content = older + content
            is_cut = is_cut or older_is_cut
            if is_cut:
                break
    except OSError as error:
        content = _unreadable(error)
    if not content:
        return None
    if is_cut:
        content = content.partition(b"\n")[2]  # the first line is only a part of one
    text = without_home(content.decode("utf-8", errors="replace"), sources.home)
    return ReportPart(kind, path.name, text.encode(), is_cut)


def _end_of(path: Path, limit: int) -> tuple[bytes, bool]:
    """So many bytes of the end of a file, and whether there is more before them."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - limit))
            return file.read(limit), size > limit
    except FileNotFoundError:
        return b"", False


def _unreadable(error: OSError) -> bytes:
    return f"This file cannot be read: {error.strerror or error}\n".encode(errors="replace")


def _distribution() -> str:
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:  # not there on other systems
        return ""


def _describe_place(place: Path) -> str:
    """A path, and what the system says about it: full disks and missing rights make many problems."""
    try:
        place.stat()
    except FileNotFoundError:
        return f"{place} (not there)"
    except OSError as error:
        return f"{place} ({error.strerror})"
    notes: list[str] = []
    if not os.access(place, os.W_OK):
        notes.append("not writable")
    with contextlib.suppress(OSError):
        notes.append(f"{shutil.disk_usage(place).free // 1_000_000:,} MB free")
    return f"{place} ({', '.join(notes)})" if notes else str(place)
