"""The import rules that only a running interpreter can show, because they are about what is really loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest

_WALK = """
import importlib, pkgutil, sys
module = importlib.import_module(sys.argv[1])
for entry in pkgutil.walk_packages(getattr(module, "__path__", []), module.__name__ + "."):
    importlib.import_module(entry.name)
print("\\n".join(sys.modules))
"""


def loaded_with(module: str) -> set[str]:
    """Everything in memory once a module and all that is below it has been imported."""
    done = subprocess.run(
        [sys.executable, "-c", _WALK, module], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize("module", ["engine", "ai", "records", "simulate", "arena", "verify", "library"])
def test_no_qt_is_loaded(module: str) -> None:
    name = f"thousand_qt.{module}"
    assert not {entry for entry in loaded_with(name) if entry.partition(".")[0] in {"PySide6", "shiboken6"}}


def test_the_session_loads_nothing_of_qt_but_its_core() -> None:
    loaded = {entry for entry in loaded_with("thousand_qt.session") if entry.startswith("PySide6.Qt")}
    assert loaded == {"PySide6.QtCore"}


def test_what_runs_before_qt_is_looked_for_needs_the_standard_library_only() -> None:
    loaded = {entry.partition(".")[0] for entry in loaded_with("thousand_qt.app.startup")}
    assert not loaded & {"PySide6", "shiboken6", "msgspec", "platformdirs"}
