"""Builds what pyproject.toml cannot describe: the data folder, with translations compiled on the way."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent

sys.path.insert(0, str(ROOT / "packaging"))

import translations

DATA = "thousand_qt/_data"


class BuildWithData(build_py):
    """Puts the resources and the compiled translations into the package. A checkout reads its own folders."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        data = Path(self.build_lib, DATA)
        shutil.rmtree(data, ignore_errors=True)
        # The programs that drew the resources stay in the source.
        not_data = shutil.ignore_patterns("*.py", "__pycache__")
        shutil.copytree(ROOT / "resources", data / "resources", ignore=not_data)
        translations.compile_into(data / "translations")

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        data = Path(self.build_lib, DATA)
        made = [] if self.editable_mode else [str(path) for path in data.rglob("*") if path.is_file()]
        return [*super().get_outputs(include_bytecode), *made]


setup(cmdclass={"build_py": BuildWithData})
