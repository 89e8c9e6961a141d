"""Makes of CHANGELOG.md what others show of it: software centres (AppStream) and the Debian package.

    python packaging/changelog.py check      does the AppStream file say what the changelog says?
    python packaging/changelog.py update     have it say so
    python packaging/changelog.py debian     print the changelog of the Debian package

The lines *In short* of each version go there: in three languages where there is room for languages.
`debian_changelog` and `appstream_releases` are for the steps of the build; the file itself is read by
`thousand_qt.app.changelog` alone.
"""

from __future__ import annotations

import argparse
import datetime
import re
import sys
import textwrap
from collections.abc import Sequence
from email.utils import format_datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from thousand_qt import __version__
from thousand_qt.app.changelog import Release, releases
from thousand_qt.app.identity import APPLICATION_ID, PROGRAM

METAINFO: Final = ROOT / "packaging" / "linux" / f"{APPLICATION_ID}.metainfo.xml"
MAINTAINER: Final = "The Thousand authors <thousand-qt@users.noreply.github.com>"
"""Whom the Debian package names: there is no other address of the project's."""
_LANGUAGES: Final = ("pl", "ru")
_BLOCK: Final = re.compile(r"^  <releases>.*?^  </releases>\n", re.MULTILINE | re.DOTALL)
_WIDTH: Final = 78
"""Columns of a line in a Debian changelog."""


class ChangelogError(Exception):
    """The changelog does not fit the program; the message says how."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked; returns the exit status."""
    parser = argparse.ArgumentParser(prog="changelog.py", description="What others show of CHANGELOG.md.")
    parser.add_argument("command", choices=("check", "update", "debian"))
    command = parser.parse_args(arguments).command
    try:
        if command == "debian":
            print(debian_changelog(), end="")
            return 0
        described = METAINFO.read_text(encoding="utf-8")
        wanted = with_releases(described)
    except ChangelogError as error:
        print(f"changelog: {error}", file=sys.stderr)
        return 1
    if command == "update":
        METAINFO.write_text(wanted, encoding="utf-8")
    elif wanted != described:
        print(
            f"{METAINFO.name} does not say what CHANGELOG.md says: packaging/changelog.py update",
            file=sys.stderr,
        )
        return 1
    return 0


def published(root: Path = ROOT) -> list[Release]:
    """The versions that are out, the newest first.

    Raises:
        ChangelogError: There is none, or the newest is not the program's.
    """
    try:
        found = [each for each in releases((root / "CHANGELOG.md").read_text(encoding="utf-8")) if each.date]
    except ValueError as error:
        raise ChangelogError(f"CHANGELOG.md: {error}") from error
    newest = found[0].version if found else "none"
    if newest != __version__:
        raise ChangelogError(f"CHANGELOG.md ends with {newest}, and the program is {__version__}")
    return found


def debian_changelog(root: Path = ROOT, *, revision: str = "1", distribution: str = "unstable") -> str:
    """The changelog of the Debian package, one entry for each version; times are noon of the day, UTC.

    Args:
        root: The checkout.
        revision: Of the packaging: the part after the hyphen of the newest version; those before have "1".
        distribution: Of Debian, as the entries name it.

    Raises:
        ChangelogError: As `published`.
    """
    entries: list[str] = []
    for number, release in enumerate(published(root)):
        assert release.date is not None
        noon = datetime.datetime.combine(release.date, datetime.time(12), tzinfo=datetime.UTC)
        lines = [
            f"{PROGRAM} ({release.version}-{'1' if number else revision}) {distribution}; urgency=medium",
            "",
        ]
        for point in release.in_short or ("See CHANGELOG.md.",):
            lines += textwrap.wrap(
                point, _WIDTH, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False
            )
        lines += ["", f" -- {MAINTAINER}  {format_datetime(noon)}", ""]
        entries.append("\n".join(lines))
    return "\n".join(entries)


def appstream_releases(root: Path = ROOT) -> str:
    """The element `<releases>` of the AppStream file, indented as it stands there.

    A version before 1.0.0 is called a development one, as software centres call what
    is not meant for everybody.

    Raises:
        ChangelogError: As `published`.
    """
    others = {code: _short_lines(root / "translations" / f"changelog_{code}.md") for code in _LANGUAGES}
    lines = ["  <releases>"]
    for release in published(root):
        kind = "development" if release.version.startswith("0.") else "stable"
        opening = f'    <release version="{release.version}" date="{release.date}" type="{kind}"'
        if not release.in_short:
            lines.append(f"{opening}/>")
            continue
        lines += [f"{opening}>", "      <description>", "        <ul>"]
        for place, point in enumerate(release.in_short):
            lines.append(f"          <li>{escape(point)}</li>")
            lines += [
                f'          <li xml:lang="{code}">{escape(told[release.version][place])}</li>'
                for code, told in others.items()
                if len(told.get(release.version, ())) > place
            ]
        lines += ["        </ul>", "      </description>", "    </release>"]
    return "\n".join([*lines, "  </releases>", ""])


def with_releases(described: str, root: Path = ROOT) -> str:
    """The text of the AppStream file with the releases of the changelog.

    Raises:
        ChangelogError: As `published`, or the file has no place for them.
    """
    made = appstream_releases(root)
    text, count = _BLOCK.subn(lambda _: made, described)
    if count != 1:
        raise ChangelogError(f"{METAINFO.name} has {count} elements <releases>")
    return text


def _short_lines(file: Path) -> dict[str, tuple[str, ...]]:
    return {release.version: release.in_short for release in releases(file.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    sys.exit(main())
