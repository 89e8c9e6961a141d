"""Reads the changelog: the versions, when they were given out, and what each says of itself.

`CHANGELOG.md` keeps the form of *Keep a Changelog*; `translations/changelog_CODE.md` have the same versions
with nothing but the lines *In short*. This is the only reader of them: *What's new* takes its lines from it,
and `packaging/changelog.py` makes of them what software centres and the Debian package show.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

IN_SHORT: Final = "In short"
"""The heading of the few lines of a version that are for players."""
UNRELEASED: Final = "Unreleased"
"""The name of what the next version will have."""

_VERSION: Final = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\S+))?[ \t]*$", re.MULTILINE)
_SECTION: Final = re.compile(r"^### (?P<heading>.+?)[ \t]*$", re.MULTILINE)
_POINT: Final = re.compile(r"^\* ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """One version.

    Attributes:
        version: Its number, or `UNRELEASED`.
        date: The day it was given out; none for what is not out, and in the files of other languages.
        sections: The points below each heading, such as "Added", each on one line.
    """

    version: str
    date: datetime.date | None = None
    sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])

    @property
    def in_short(self) -> tuple[str, ...]:
        """The lines for players."""
        return self.sections.get(IN_SHORT, ())


def releases(text: str) -> list[Release]:
    """The versions in a changelog, in its order: the newest first.

    Raises:
        ValueError: A date is none.
    """
    found: list[Release] = []
    end = len(text)
    for heading in reversed(list(_VERSION.finditer(text))):
        date = datetime.date.fromisoformat(heading["date"]) if heading["date"] else None
        found.append(Release(heading["version"], date, _sections(text[heading.end() : end])))
        end = heading.start()
    return found[::-1]


def _sections(body: str) -> dict[str, tuple[str, ...]]:
    parts = _SECTION.split(body)[1:]
    return {
        heading: tuple(" ".join(point.split()) for point in _POINT.split(points)[1:])
        for heading, points in zip(parts[::2], parts[1::2], strict=True)
    }
