"""The build: setuptools, and what pyproject.toml cannot describe.

The wheel gets the data folder, with the translations compiled on the way, and the solver's search as machine
code where there is a compiler; the source archive gets every folder of the repository.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.build_meta import build_wheel as build_any_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

import translations
from plain_archive import settle_archive, settle_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
DATA = "thousand_qt/_data"
SOURCE_FOLDERS = (".github", "packaging", "resources", "tests", "translations")
SOURCE_FILES = ("ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
NOT_SOURCE = ("__pycache__", ".qm", ".pyc", ".pyo")
NOT_DATA = ("*.py", "__pycache__", "screenshots")
"""The programs that drew the resources, and the README's pictures, stay in the source."""


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """Build the wheel; where the time is given, it is the same whoever builds it."""
    name = build_any_wheel(wheel_directory, config_settings, metadata_directory)
    if "SOURCE_DATE_EPOCH" in os.environ:
        settle_wheel(Path(wheel_directory, name))
    return name


class BuildSearch(build_ext):
    """Has Cython put the C files it makes among the other files of the build, not into the package."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.cython_c_in_temp = True

    def build_extensions(self) -> None:
        # What debuggers read names the folder in which this was built: two builds would never be the same.
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args.append("-g0")
            # Nor is the folder of the building Python anybody's business: packaging/search_paths.py says why.
            self.compiler.linker_so = [
                word for word in self.compiler.linker_so if not word.startswith("-Wl,-rpath")
            ]
        super().build_extensions()


class BuildWithData(build_py):
    """Puts the resources and the compiled translations into the package. A checkout reads its own folders."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        data = Path(self.build_lib, DATA)
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(ROOT / "resources", data / "resources", ignore=shutil.ignore_patterns(*NOT_DATA))
        shutil.copyfile(ROOT / "CHANGELOG.md", data / "CHANGELOG.md")
        translations.compile_into(data / "translations")

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        data = Path(self.build_lib, DATA)
        made = [] if self.editable_mode else [str(path) for path in data.rglob("*") if path.is_file()]
        return [*super().get_outputs(include_bytecode), *made]


class SourceArchive(sdist):
    """Takes every source file along, so that the archive can do what a checkout can."""

    def make_distribution(self) -> None:
        for folder in SOURCE_FOLDERS:
            for path in sorted((ROOT / folder).rglob("*")):
                name = path.relative_to(ROOT).as_posix()
                if path.is_file() and not any(part in name for part in NOT_SOURCE):
                    self.filelist.append(name)
        self.filelist.extend(SOURCE_FILES)
        super().make_distribution()
        # Where the time is given, as those who build packages do, the archive has it and nobody's name.
        when = os.environ.get("SOURCE_DATE_EPOCH")
        if when is not None:
            for file in self.get_archive_files():
                settle_archive(Path(file), int(when))
