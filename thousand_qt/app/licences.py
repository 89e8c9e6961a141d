"""Whose work is given away with the program, and under which licences.

`resources/licences/licences.toml` is the one list of it; the full texts lie beside it, so that they can be
read without a network. The page *Licences* of About shows what is in this installation: a bundle is looked
into, and of what a package manager installed only that counts which the list names.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import logging
import sys
import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from thousand_qt.app.paths import resource_path

_logger = logging.getLogger(__name__)

_INTERNAL: Final = "_internal/"
"""Where a bundle has everything but its program; places in a bundle are told without it."""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is given away; the fields are explained at the head of the list."""

    name: str
    licence: str
    texts: tuple[str, ...]
    copyright: tuple[str, ...]
    source: str = ""
    version: str = ""
    distribution: str = ""
    files: tuple[str, ...] = ()
    part_of: str = ""
    systems: tuple[str, ...] = ()
    always: bool = False
    note: str = ""

    def has(self, place: str) -> bool:
        """Tell whether a file of a bundle is of this, by its place as `places_in` gives it."""
        name = place.rpartition("/")[2]
        return any(fnmatchcase(place if "/" in pattern else name, pattern) for pattern in self.files)


@cache
def components() -> tuple[Component, ...]:
    """Everything that is given away in any kind of installation, in the order of the list.

    Raises:
        OSError: The list did not come with the program.
        ValueError: It cannot be read.
    """
    listed = tomllib.loads(resource_path("licences", "licences.toml").read_text(encoding="utf-8"))
    return msgspec.convert(listed["component"], tuple[Component, ...])


def text(name: str) -> str:
    """A licence, in full.

    Raises:
        OSError: It did not come with the program.
    """
    return _text_path(name).read_text(encoding="utf-8")


def _text_path(name: str) -> Path:
    return resource_path("licences", "texts", f"{name}.txt")


def places_in(bundle: Path) -> list[str]:
    """The files of a bundle, as places in it with slashes, sorted; `bundle` is its top folder."""
    found = (path.relative_to(bundle).as_posix() for path in bundle.rglob("*") if not path.is_dir())
    return sorted(place.removeprefix(_INTERNAL) for place in found)


def of_places(places: Sequence[str], *, system: str = sys.platform) -> list[Component]:
    """What a bundle with these files has, in the order of the list."""
    return _with_parts(
        [each for each in components() if each.always or any(map(each.has, places))], system=system
    )


def of_packages(*, system: str = sys.platform) -> list[Component]:
    """What an installation from packages has: what is always there, and what of the list is installed."""
    return _with_parts(
        [each for each in components() if each.always or _installed_version(each.distribution)], system=system
    )


def here() -> list[Component]:
    """What this installation has, in the order of the list.

    Raises:
        OSError, ValueError: As `components`.
    """
    if not getattr(sys, "frozen", False):
        return of_packages()
    inside = Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
    return of_places([*places_in(inside), Path(sys.executable).name])


def _with_parts(wholes: Iterable[Component], *, system: str) -> list[Component]:
    names = {each.name for each in wholes}
    return [
        each
        for each in components()
        if (each.part_of or each.name) in names and (not each.systems or system in each.systems)
    ]


def version_of(component: Component) -> str:
    """The version that is running, or "" where nothing tells it."""
    if component.version:
        module, _, attribute = component.version.partition(":")
        try:
            found = getattr(importlib.import_module(module), attribute)
            return str(found() if callable(found) else found).removeprefix("expat_")
        except (ImportError, AttributeError, OSError) as error:
            _logger.info("No version of %s: %s", component.name, error)
    return _installed_version(component.distribution)


def _installed_version(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution) if distribution else ""
    except importlib.metadata.PackageNotFoundError:
        return ""
