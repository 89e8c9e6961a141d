"""The launcher and the project file agree on what can be installed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from launcher import commands

ROOT = Path(__file__).parents[2]


def test_the_groups_the_launcher_asks_for_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = Path(commands.__file__).read_text(encoding="utf-8")
    asked = {
        name for call in re.findall(r"_prepared\(([^)]*)\)", source) for name in re.findall(r'"(\w+)"', call)
    }
    extras = {"sound"}  # what players add themselves
    assert asked == set(project["optional-dependencies"]) - extras == {"test", "check"}


def test_every_requirement_has_an_upper_bound() -> None:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = document["project"]
    groups = [document["build-system"]["requires"], project["dependencies"]]
    groups += project["optional-dependencies"].values()
    requirements = [requirement for group in groups for requirement in group]
    assert not [requirement for requirement in requirements if ",<" not in requirement]


def test_the_binding_that_aborts_on_python_3_11_is_kept_out() -> None:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for requirements in (document["build-system"]["requires"], document["project"]["dependencies"]):
        assert "PySide6-Essentials>=6.8,<6.12" in requirements
