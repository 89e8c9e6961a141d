"""The wheel carries everything the program reads, and nothing it does not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import thousand_qt

ROOT = Path(__file__).parents[2]

_BUILD = (
    "import sys; sys.path.insert(0, 'packaging'); "
    "from build_backend import build_wheel; print(build_wheel(sys.argv[1]))"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("packaging", "resources", "thousand_qt", "translations"):
        ignored = shutil.ignore_patterns("__pycache__", "*.qm", "*.so")
        shutil.copytree(ROOT / name, copy / name, ignore=ignored)
    for name in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, copy)
    target = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-c", _BUILD, target],
        cwd=copy,
        env={**os.environ, "CFLAGS": "-O0"},  # it is built, and not run: the compiler need not try hard
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return next(target.glob("*.whl"))


def test_its_contents(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    data = "thousand_qt/_data"
    assert {f"{data}/translations/thousand_{language}.qm" for language in ("en", "pl", "ru")} <= names
    resources = ROOT / "resources"
    expected = {
        f"{data}/resources/{path.relative_to(resources).as_posix()}"
        for path in resources.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"} and path.parent.name != "screenshots"
    }
    assert expected == {name for name in names if name.startswith(f"{data}/resources/")}
    assert f"{data}/CHANGELOG.md" in names
    assert "thousand_qt/py.typed" in names
    files = [path for path in (ROOT / "thousand_qt").rglob("*") if path.is_file()]
    sources = {
        path.relative_to(ROOT).as_posix() for path in files if path.suffix not in {".pyc", ".so", ".pyd"}
    }
    assert "thousand_qt/ai/outside/PROTOCOL.md" in sources
    assert sources <= names
    assert not [name for name in names if name.startswith(("tests/", "packaging/", "resources/"))]


def test_its_version_and_command(wheel: Path) -> None:
    assert wheel.name.startswith(f"thousand_qt-{thousand_qt.__version__}-")
    with zipfile.ZipFile(wheel) as archive:
        info = f"thousand_qt-{thousand_qt.__version__}.dist-info"
        assert "thousand-qt = thousand_qt.__main__:main" in archive.read(f"{info}/entry_points.txt").decode()


def test_the_program_in_it_finds_its_data(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from thousand_qt.app.paths import resource_path, translations_path\n"
        "print(resource_path(), translations_path(), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, tmp_path],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    resources, translations = map(Path, done.stdout.split())
    assert resources == tmp_path / "thousand_qt" / "_data" / "resources"
    assert {path.name for path in translations.iterdir()} == {
        "languages.json",
        "changelog_pl.md",
        "changelog_ru.md",
        "suits_pl.qm",
        *(f"thousand_{language}.qm" for language in ("en", "pl", "ru")),
    }
