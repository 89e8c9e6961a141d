"""The steps that make the program itself: wheel, bundle and archive, and the bundle's test of itself."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import linux_libraries
from building import (
    BUILD,
    BUNDLE,
    DIST,
    PACKAGING,
    PROGRAM,
    ROOT,
    BuildError,
    digest,
    files_of,
    megabytes,
    pack,
    platform_name,
    run,
    size_of,
    tell,
    the_wheel,
    version,
)
from search_paths import forget_search_paths

LARGEST: Final = 110 * 1024 * 1024
"""Bytes of the unpacked bundle that are still no reason to look for what has slipped in."""


def wheel() -> None:
    """Make the source archive, and from it the wheel, with compiled searches and translations inside."""
    python = environment()
    for old in (*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")):
        old.unlink()
    # Its hundreds of lines about files that were copied are for whoever looks for a fault.
    log = BUILD / "wheel.log"
    command = [str(python), "-m", "build", "--no-isolation", "--outdir", str(DIST), str(ROOT)]
    try:
        run(command, log=log)
    except BuildError:
        print(log.read_text(encoding="utf-8", errors="replace")[-6000:], file=sys.stderr)
        raise
    tell(*DIST.glob("*.tar.gz"), the_wheel())


def bundle() -> None:
    """Make the program with Python and Qt in one folder, by PyInstaller."""
    if not list(DIST.glob("*.whl")):
        wheel()
    python = environment()
    _install_wheel(python)
    shutil.rmtree(BUNDLE, ignore_errors=True)
    command = [str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    command.append(str(PACKAGING / "thousand-qt.spec"))
    # `--clean` empties its cache, which another build may be using: each checkout has its own.
    run(command, PYTHONHASHSEED="1", PYINSTALLER_CONFIG_DIR=str(BUILD / "pyinstaller-cache"))
    dangling = [path for path in BUNDLE.rglob("*") if path.is_symlink() and not path.exists()]
    if dangling:
        raise BuildError(f"links that lead nowhere: {', '.join(path.name for path in dangling)}")
    toolkits = ("libgtk", "libgdk", "libqgtk")
    foreign = [path.name for path in BUNDLE.rglob("*") if path.name.startswith(toolkits)]
    if foreign:
        raise BuildError(f"toolkits of this machine slipped in: {', '.join(foreign)}")
    if sys.platform.startswith("linux"):
        _look_through_libraries()
    run([str(python), str(PACKAGING / "licences.py"), "folder", str(BUNDLE)])
    for path in files_of(BUNDLE):  # whoever builds it, everybody may read it, and libraries are no programs
        path.chmod(0o755 if path == PROGRAM else 0o644)
    size = size_of(BUNDLE)
    print(f"{BUNDLE.relative_to(ROOT)}: {megabytes(size)} in {len(files_of(BUNDLE))} files")
    if size > LARGEST:
        raise BuildError(f"the bundle is larger than {megabytes(LARGEST)}")


def _look_through_libraries() -> None:
    """Find out whether the bundle has all that a window needs, and take folders of this machine out of it."""
    missing = linux_libraries.missing(BUNDLE)
    if missing:
        raise BuildError(f"this machine has not, so that the bundle has not: {', '.join(missing)}")
    for path in linux_libraries.programs_in(BUNDLE):
        forget_search_paths(path)


def archive() -> None:
    """Pack the bundle for those who want no installer."""
    need_bundle()
    target = DIST / f"thousand-qt-{version()}-{platform_name()}.tar.xz"
    pack(BUNDLE, target)
    tell(target)


def self_test() -> None:
    """Have the bundle test itself, as every artefact is tested."""
    report = run_self_test([str(PROGRAM)])
    if not report["versions"]["frozen"]:
        raise BuildError("this was not the bundle")


def need_bundle() -> None:
    """Make the bundle unless there is one."""
    if not PROGRAM.exists():
        bundle()


def run_self_test(command: Sequence[str], *, must_be_compiled: bool = True) -> Mapping[str, Any]:
    """Have a program test itself without a display; raises `BuildError` when anything does not work."""
    output = BUILD / "self-test.json"
    output.parent.mkdir(exist_ok=True)
    output.unlink(missing_ok=True)
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    status = subprocess.run([*command, "--self-test", str(output)], env=surroundings, check=False).returncode
    if not output.exists():
        raise BuildError(f"the program ended with status {status} and told nothing")
    report = json.loads(output.read_text(encoding="utf-8"))
    for name, step in report["steps"].items():
        print(f"{name}: {json.dumps(step, ensure_ascii=False)}")
    if status:
        raise BuildError(f"the self-test failed with status {status}")
    judge_self_test(report, must_be_compiled=must_be_compiled)
    return report


def judge_self_test(report: Mapping[str, Any], *, must_be_compiled: bool = True) -> None:
    """Raise `BuildError` unless a report of the self-test says that everything works."""
    if not report["passed"]:
        failed = {name: step["fault"] for name, step in report["steps"].items() if not step["passed"]}
        raise BuildError(f"the self-test failed: {failed}")
    if must_be_compiled and not all(report["steps"]["search"]["compiled"].values()):
        raise BuildError("the searches are not compiled")


def environment(lock: str = "bundle") -> Path:
    """Return the Python of an environment with the packages of a lock, made when it is not there.

    One makes wheel and bundle, so that Qt is unpacked once: the wheel's own build wants Qt's tools for the
    translations.
    """
    requirements = PACKAGING / f"requirements-{lock}.txt"
    folder = BUILD / f"environment-{lock}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    text = f"{sys.version}\n{requirements.read_text(encoding='utf-8')}"
    made_from = hashlib.sha256(text.encode()).hexdigest()
    stamp = folder / "made-from"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != made_from:
        venv.create(folder, with_pip=True, clear=True)
        _pip(python, "--require-hashes", "-r", str(requirements))
        stamp.write_text(made_from, encoding="utf-8")
    return python


def _install_wheel(python: Path) -> None:
    stamp = BUILD / "environment-bundle" / "wheel"
    installed = digest(the_wheel())
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != installed:
        _pip(python, "--no-deps", "--force-reinstall", str(the_wheel()))
        stamp.write_text(installed, encoding="utf-8")


def _pip(python: Path, *what: str) -> None:
    run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what])
