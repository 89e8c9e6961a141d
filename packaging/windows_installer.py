"""What Windows needs: the version in the program's properties, and the installer, made by NSIS.

NSIS compiles on any system. On Windows the installer gets the bundle; elsewhere a stand-in, so that a fault
in `windows/installer.nsi` is found before anybody sits at a Windows machine.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from building import BUILD, BUNDLE, DIST, PACKAGING, ROOT, BuildError, files_of, run, size_of, tell

SCRIPT: Final = PACKAGING / "windows" / "installer.nsi"
ICONS: Final = PACKAGING / "icons"
LANGUAGES: Final = ("en", "pl", "ru")

SIGN: Final = "THOUSAND_WINDOWS_SIGN"
"""An environment variable: the command that signs a file, whose name is appended; else nothing is signed."""

_VERSION_INFO: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([
{tables}
    ]),
    VarFileInfo([VarStruct("Translation", {translations})]),
  ],
)
"""
_UNICODE: Final = 1200
_TEXTS: Final = {
    0x0409: ("Thousand", "Thousand, the card game"),
    0x0415: ("Tysiąc", "Tysiąc, gra karciana"),
    0x0419: ("Тысяча", "Карточная игра «Тысяча»"),
}
"""For each of Windows' numbers of languages: the program's name, and what it is."""


def released() -> str:
    """Return the version that the source has, without importing the program."""
    source = (ROOT / "thousand_qt" / "__init__.py").read_text(encoding="utf-8")
    (found,) = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    return found


def file_version(version: str) -> tuple[int, int, int, int]:
    """Return a version as Windows compares them: four numbers; what comes after them is left out."""
    found = re.match(r"\d+(\.\d+)*", version)
    numbers = [int(number) for number in found[0].split(".")] if found else []
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_info(version: str) -> str:
    """Return what PyInstaller writes into the properties of the program, as it wants it."""
    tables: list[str] = []
    for language, (name, description) in _TEXTS.items():
        texts = {
            "CompanyName": "The Thousand authors",
            "FileDescription": description,
            "FileVersion": version,
            "InternalName": "thousand-qt",
            "LegalCopyright": "© 2026 The Thousand authors",
            "OriginalFilename": "thousand-qt.exe",
            "ProductName": name,
            "ProductVersion": version,
        }
        rows = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
        tables.append(f'      StringTable("{language:04X}{_UNICODE:04X}", [{rows}]),')
    translations = [number for language in _TEXTS for number in (language, _UNICODE)]
    return _VERSION_INFO.format(
        numbers=file_version(version), tables="\n".join(tables), translations=translations
    )


def write_version_info() -> Path:
    """Write the version of the program for PyInstaller; returns the file."""
    target = BUILD / "version-info.txt"
    target.parent.mkdir(exist_ok=True)
    target.write_text(version_info(released()), encoding="utf-8")
    return target


def make() -> None:
    """Make the installer, from the bundle on Windows and from a stand-in elsewhere."""
    compiler = shutil.which("makensis")
    if compiler is None:
        raise BuildError("NSIS is missing (Debian: nsis)")
    work = BUILD / "nsis"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    if sys.platform == "win32":
        if not BUNDLE.is_dir():
            raise BuildError("there is no bundle: make it first")
        payload, output = BUNDLE, DIST / f"thousand-qt-{released()}-windows-setup.exe"
        sign(payload / "thousand-qt.exe")
    else:
        payload, output = _stand_in(work / "payload"), work / "stand-in-setup.exe"
    _write_notices(work)
    removals = work / "removals.nsh"
    removals.write_text(removal_of(_places(payload)), encoding="utf-8-sig")
    defined = {
        "VERSION": released(),
        "FILE_VERSION": ".".join(map(str, file_version(released()))),
        "PAYLOAD": str(payload),
        "SIZE": str(round(size_of(payload) / 1024)),
        "REMOVALS": str(removals),
        "NOTICES": str(work),
        "ICONS": str(ICONS),
        "OUTPUT": str(output),
    }
    if os.environ.get(SIGN):
        defined["SIGN"] = os.environ[SIGN]
    options = [f"-D{name}={value}" for name, value in defined.items()]
    run([compiler, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, str(SCRIPT)])
    tell(output)
    if sys.platform != "win32":
        print("This is a stand-in: the installer itself is made on Windows.")


def sign(file: Path) -> None:
    """Sign a file by the command of `SIGN`, where there is one."""
    command = os.environ.get(SIGN)
    if not command:
        print(f"{file.name} is not signed: {SIGN} is not set")
        return
    if subprocess.run([*shlex.split(command, posix=os.name != "nt"), str(file)], check=False).returncode:
        raise BuildError(f"{file.name} could not be signed")


def removal_of(places: Iterable[str]) -> str:
    """Return what takes just these files away again, and the folders that are empty then.

    Args:
        places: Of files below the installation's folder, with slashes.
    """
    files = sorted(places)
    folders = {parent for place in files for parent in PurePosixPath(place).parents if parent.name}
    lines = [f'Delete "$INSTDIR\\{_windows_path(place)}"' for place in files]
    deepest_first = sorted(folders, key=lambda folder: (-len(folder.parts), folder.as_posix()))
    lines += [f'RMDir "$INSTDIR\\{_windows_path(folder.as_posix())}"' for folder in deepest_first]
    return "\n".join(lines) + "\n"


def _windows_path(place: str) -> str:
    return str(PureWindowsPath(place)).replace("$", "$$")


def _places(folder: Path) -> Sequence[str]:
    return [path.relative_to(folder).as_posix() for path in files_of(folder)]


def _stand_in(folder: Path) -> Path:
    """Make a small folder like the program's, with names that are deep and of other alphabets."""
    for place in (
        "thousand-qt.exe",
        "_internal/base_library.zip",
        "_internal/PySide6/plugins/a $ign/Łódź.dll",
    ):
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(place.encode())
    return folder


def _write_notices(folder: Path) -> None:
    """Write the page on licences for each language, with the byte order mark NSIS wants."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    for language in LANGUAGES:
        notice = (SCRIPT.parent / f"notice-{language}.txt").read_text(encoding="utf-8")
        text = f"{notice}\n{licence}"
        (folder / f"notice-{language}.txt").write_text(text, encoding="utf-8-sig", newline="\r\n")
