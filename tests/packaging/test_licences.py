"""Whatever is given away is on the list of licences, and goes with its text into every artefact."""

from __future__ import annotations

import importlib.metadata
import platform
import re
import sys
from pathlib import Path

import pytest

import bundle_contents
import licences
from thousand_qt.app.licences import (
    Component,
    components,
    here,
    of_packages,
    of_places,
    places_in,
    text,
    version_of,
)
from thousand_qt.app.paths import resource_path

DATA = Path(__file__).parents[1] / "data"
LINUX = (DATA / "bundle_linux.txt").read_text(encoding="utf-8").split()
"""The files of a bundle as it was made on Debian 12, without the program's own package."""
WINDOWS = [
    *("thousand-qt.exe", "_internal/python311.dll", "_internal/VCRUNTIME140_1.dll", "_internal/_ctypes.pyd"),
    *(
        "_internal/libffi-8.dll",
        "_internal/sqlite3.dll",
        "_internal/PySide6/Qt6Core.dll",
        "_internal/icuuc.dll",
    ),
    *("_internal/PySide6/QtCore.pyd", "_internal/PySide6/plugins/platforms/qwindows.dll"),
    *(
        "_internal/PySide6/opengl32sw.dll",
        "_internal/PySide6/MSVCP140.dll",
        "_internal/shiboken6/shiboken6.abi3.dll",
    ),
    *(
        "_internal/PySide6/pyside6.abi3.dll",
        "_internal/ucrtbase.dll",
        "_internal/api-ms-win-crt-heap-l1-1-0.dll",
    ),
]


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder with the files of a bundle, empty."""
    for place in [*LINUX, "_internal/thousand_qt/_data/CHANGELOG.md"]:
        file = tmp_path / "bundle" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return tmp_path / "bundle"


def names(found: list[Component]) -> set[str]:
    return {component.name for component in found}


def test_the_list_is_sound() -> None:
    listed = components()
    assert len({(each.part_of, each.name) for each in listed}) == len(listed) > 70
    assert len({each.name for each in listed if not each.part_of}) == sum(not each.part_of for each in listed)
    for each in listed:
        assert all((each.licence, each.texts, each.copyright)), each.name
        assert each.part_of in ("", *(whole.name for whole in listed if not whole.part_of)), each.name
        assert each.part_of or each.files or each.always or each.distribution, each.name
        if each.version and not each.distribution:
            assert re.search(r"\d", version_of(each)), each.name
    folder = resource_path("licences", "texts")
    assert {path.stem for path in folder.iterdir()} == {name for each in listed for name in each.texts}


def test_the_texts_are_whole() -> None:
    for name, beginning, end in (
        (
            "LGPL-3.0",
            "GNU LESSER GENERAL PUBLIC LICENSE",
            "permanent authorization for you to choose that version",
        ),
        ("GPL-3.0", "GNU GENERAL PUBLIC LICENSE", "why-not-lgpl.html"),
        ("LGPL-2.1", "GNU LESSER GENERAL PUBLIC LICENSE", "That's all there is to it!"),
        ("Apache-2.0", "Apache License", "limitations under the License"),
        ("MIT", "MIT License", "OTHER DEALINGS IN THE"),
    ):
        assert beginning in text(name)[:300], name
        assert end in text(name)[-300:], name


def _requirements(name: str) -> list[str]:
    """What a distribution asks for; nothing for the sound, which is an extra and need not be installed."""
    try:
        return importlib.metadata.requires(name) or []
    except importlib.metadata.PackageNotFoundError:
        assert name == "miniaudio"
        return []


def test_everything_that_is_installed_with_the_program_is_listed() -> None:
    waiting, found = ["thousand-qt"], set[str]()
    while waiting:
        name = waiting.pop()
        found.add(name.lower().replace("_", "-"))
        for requirement in _requirements(name):
            needed, _, condition = requirement.partition(";")
            if not re.search(
                r"extra == ['\"](?!sound)|python_version *<|platform_system|sys_platform", condition
            ):
                waiting.append(re.split(r"[^\w.-]", needed.strip(), maxsplit=1)[0])
    listed = {each.distribution.lower().replace("_", "-") for each in components()}
    assert {"pyside6-essentials", "shiboken6", "msgspec", "miniaudio"} <= found
    assert found | {"cffi"} <= listed
    installed = names(of_packages(system="linux"))
    assert {"Qt", "PySide6 (Qt for Python)", "Python", "HarfBuzz", "Wayland protocols"} <= installed
    assert not {"OpenSSL", "libX11", "Mesa", "Direct3D 12 Memory Allocator"} & installed


def test_every_file_of_a_bundle_is_somebodys(bundle: Path) -> None:
    assert len(LINUX) > 100
    licences.check_bundle(bundle)
    assert licences.not_listed(place.removeprefix("_internal/") for place in WINDOWS) == []
    for module in bundle_contents.SOUND_IMPORTS:
        assert licences.not_listed([f"{module}.abi3.so"]) == []
    (bundle / "_internal" / "libreadline.so.8").touch()
    with pytest.raises(licences.LicenceError, match=r"these are: libreadline\.so\.8$"):
        licences.check_bundle(bundle)


def test_what_a_bundle_has_is_told_by_its_files(bundle: Path) -> None:
    inside = names(of_places(places_in(bundle), system="linux"))
    assert {"Qt", "ICU", "XCB", "SQLite", "PyInstaller bootloader", "MD4C"} <= inside
    assert not {"OpenSSL", "pycparser", "Mesa", "Cocoa event dispatcher"} & inside
    windows = names(of_places([place.removeprefix("_internal/") for place in WINDOWS], system="win32"))
    assert {
        "Mesa",
        "Direct3D 12 Memory Allocator",
        "Microsoft Visual C++ Runtime and Direct3D Compiler",
    } <= windows
    assert not {"XCB", "Wayland protocols"} & windows


def test_a_bundle_that_runs_looks_into_itself(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(bundle / "_internal"), raising=False)
    monkeypatch.setattr(sys, "executable", str(bundle / "thousand-qt"))
    assert here() == of_places(places_in(bundle))
    assert {"PyInstaller bootloader", "XCB", "MIT Kerberos"} <= names(here())


def test_the_folder_in_a_bundle(bundle: Path) -> None:
    folder = licences.write_folder(bundle, system="linux")
    assert folder == bundle / "licences"
    told = (folder / "README.txt").read_text(encoding="utf-8")
    linked = set(re.findall(r"texts/([\w.-]+)\.txt", told))
    assert {"LGPL-3.0", "GPL-3.0", "Python", "krb5"} <= linked
    assert linked == {path.stem for path in (folder / "texts").iterdir()}
    assert "you may take this program apart" in told
    assert f"\nPython {platform.python_version()}\n" in told
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    licences.check_bundle(bundle)
    licences.write_folder(bundle, system="linux")
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_the_debian_copyright_file(bundle: Path) -> None:
    stanzas = licences.debian_copyright(bundle).split("\n\n")
    assert stanzas[0].startswith(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
    )
    files = [stanza for stanza in stanzas if stanza.startswith("Files:")]
    assert files[0].startswith("Files: *\nCopyright: 2026 The Thousand authors\n")
    named = {
        name
        for stanza in files
        for line in re.findall(r"^License: (.+)$", stanza, re.MULTILINE)
        for name in line.split(" and ")
    }
    explained = [stanza for stanza in stanzas if stanza.startswith("License:")]
    assert named == {stanza.partition("\n")[0].removeprefix("License: ") for stanza in explained}
    assert all(all(line.startswith(" ") for line in stanza.splitlines()[1:]) for stanza in explained)
    (kerberos,) = (stanza for stanza in files if "libkrb5.so.3" in stanza)
    assert "usr/lib/thousand-qt/_internal/libkrb5.so.3\n" in kerberos
    placed = {
        line.strip().removeprefix("Files: ")
        for stanza in files
        for line in stanza.split("Copyright:")[0].splitlines()
    }
    others = set(LINUX) - {"thousand-qt"}
    assert placed - {"*", "usr/lib/thousand-qt/thousand-qt"} == {
        f"usr/lib/thousand-qt/{place}" for place in others
    }
