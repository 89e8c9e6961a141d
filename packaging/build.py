"""Makes what is given away: `python packaging/build.py COMMAND ...`; each command is one step.

Everything is made below `build/` and `dist/`, from a wheel of this checkout, in an environment of its own.
Two runs on one machine give the same bytes: times come from SOURCE_DATE_EPOCH, by default the last
commit's.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
BUNDLE: Final = DIST / "thousand-qt"
REQUIREMENTS: Final = ROOT / "packaging" / "requirements-bundle.txt"
_LARGEST: Final = 125 * 1024 * 1024
"""Bytes of the unpacked bundle that are still no reason to look for what has slipped in."""


class BuildError(Exception):
    """A step could not be done; the message says why, for whoever builds."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do the steps that are named, in the order in which they are named; returns the exit status."""
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    parser.add_argument("steps", nargs="+", choices=tuple(STEPS), metavar="STEP", help=", ".join(STEPS))
    for name in parser.parse_args(arguments).steps:
        print(f"== {name}", flush=True)
        try:
            STEPS[name]()
        except BuildError as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
    return 0


def wheel() -> None:
    """The source archive, and from it the wheel, with compiled searches and translations inside."""
    for old in (*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")):
        old.unlink()
    _run([str(_tools()), "-m", "build", "--outdir", str(DIST), str(ROOT)])
    (made,) = DIST.glob("*.whl")
    (archive,) = DIST.glob("*.tar.gz")
    _tell(archive, made)


def bundle() -> None:
    """The program with Python and Qt in one folder, by PyInstaller."""
    if not list(DIST.glob("*.whl")):
        wheel()
    python = _bundle_environment()
    shutil.rmtree(BUNDLE, ignore_errors=True)
    command = [str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    _run([*command, str(ROOT / "packaging" / "thousand-qt.spec")], PYTHONHASHSEED="1")
    dangling = [path for path in BUNDLE.rglob("*") if path.is_symlink() and not path.exists()]
    if dangling:
        raise BuildError(f"links that lead nowhere: {', '.join(path.name for path in dangling)}")
    foreign = [
        path.name for path in BUNDLE.rglob("*") if path.name.startswith(("libgtk", "libgdk", "libqgtk"))
    ]
    if foreign:
        raise BuildError(f"toolkits of this machine slipped in: {', '.join(foreign)}")
    size = _size_of(BUNDLE)
    print(f"{BUNDLE.relative_to(ROOT)}: {_megabytes(size)} in {sum(1 for _ in _files_of(BUNDLE))} files")
    if size > _LARGEST:
        raise BuildError(f"the bundle is larger than {_megabytes(_LARGEST)}")


def archive() -> None:
    """The bundle packed for those who want no installer."""
    if not BUNDLE.is_dir():
        bundle()
    target = DIST / f"thousand-qt-{_version()}-{_platform()}.tar.xz"
    when = int(_epoch())

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = when, 0, 0, "", ""
        return entry

    with tarfile.open(target, "w:xz", preset=9) as packed:
        for path in [BUNDLE, *sorted(BUNDLE.rglob("*"))]:
            packed.add(path, path.relative_to(DIST).as_posix(), recursive=False, filter=plain)
    _tell(target)


def self_test() -> None:
    """The bundle tests itself, as every artefact is tested."""
    program = BUNDLE / ("thousand-qt.exe" if os.name == "nt" else "thousand-qt")
    report = run_self_test([str(program)])
    if not report["versions"]["frozen"]:
        raise BuildError("this was not the bundle")


def run_self_test(command: Sequence[str], *, must_be_compiled: bool = True) -> Mapping[str, Any]:
    """Have a program test itself without a display; raises `BuildError` when anything does not work."""
    output = BUILD / "self-test.json"
    output.parent.mkdir(exist_ok=True)
    output.unlink(missing_ok=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    status = subprocess.run([*command, "--self-test", str(output)], env=environment, check=False).returncode
    if not output.exists():
        raise BuildError(f"the program ended with status {status} and told nothing")
    report = json.loads(output.read_text(encoding="utf-8"))
    for name, step in report["steps"].items():
        print(f"{name}: {json.dumps(step, ensure_ascii=False)}")
    if status or not report["passed"]:
        raise BuildError(f"the self-test failed with status {status}")
    if must_be_compiled and not all(report["steps"]["search"]["compiled"].values()):
        raise BuildError("the searches are not compiled")
    return report


def checksums() -> None:
    """SHA-256 sums of everything to be given away."""
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")


STEPS: Final[Mapping[str, Callable[[], None]]] = {
    "wheel": wheel,
    "bundle": bundle,
    "archive": archive,
    "self-test": self_test,
    "checksums": checksums,
}


def _tools() -> Path:
    """The Python of an environment with what makes wheels."""
    return _environment("tools", ["build>=1.2,<2"])


def _bundle_environment() -> Path:
    """The Python of an environment with the wheel, its sound, and PyInstaller."""
    (made,) = DIST.glob("*.whl")
    stamp = BUILD / "bundle" / "made-from"
    made_from = hashlib.sha256(made.read_bytes() + REQUIREMENTS.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != made_from:
        shutil.rmtree(BUILD / "bundle", ignore_errors=True)
    python = _environment("bundle", ["-r", str(REQUIREMENTS), f"{made}[sound]"])
    stamp.write_text(made_from, encoding="utf-8")
    return python


def _environment(name: str, requirements: Sequence[str]) -> Path:
    folder = BUILD / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True, clear=True)
        _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements])
    return python


def _run(command: Sequence[str], **environment: str) -> None:
    times = {"SOURCE_DATE_EPOCH": _epoch()}
    status = subprocess.run(command, env={**os.environ, **times, **environment}, check=False).returncode
    if status:
        raise BuildError(f"{' '.join(command)} ended with status {status}")


def _epoch() -> str:
    """Return the time that is in everything built, in seconds since 1970."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):  # a source archive
        return str(int((ROOT / "pyproject.toml").stat().st_mtime))


def _version() -> str:
    (made,) = DIST.glob("*.whl")
    return made.name.split("-")[1]


def _platform() -> str:
    import platform

    return f"{platform.system()}-{platform.machine()}".lower()


def _files_of(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]


def _size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in _files_of(folder))


def _megabytes(size: int) -> str:
    return f"{size / 1024**2:.1f} MB"


def _tell(*files: Path) -> None:
    for path in files:
        print(f"{path.relative_to(ROOT)}: {_megabytes(path.stat().st_size)}")


if __name__ == "__main__":
    sys.exit(main())
