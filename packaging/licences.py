"""Writes what has to be given away with a bundle for the sake of licences, from the program's own list.

    python packaging/licences.py check BUNDLE      every file of a bundle belongs to something on the list
    python packaging/licences.py folder BUNDLE     write the folder `licences` into a bundle
    python packaging/licences.py debian BUNDLE     print the Debian copyright file of a package of a bundle

BUNDLE is a folder as `build.py bundle` makes it. The list is `resources/licences/licences.toml`, read by
`thousand_qt.app.licences`; so this needs an environment with the program's requirements, as that of the
bundle is, and steps of the build that run on any Python run it as a program.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from thousand_qt import __version__
from thousand_qt.app.identity import PROGRAM
from thousand_qt.app.licences import Component, components, of_places, places_in, text, version_of
from thousand_qt.app.paths import resource_path

FOLDER: Final = "licences"
"""Its name in a bundle, beside the program."""
COMMON: Final = {
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-2.0": "GPL-2",
    "GPL-3.0": "GPL-3",
    "LGPL-2.1": "LGPL-2.1",
    "LGPL-3.0": "LGPL-3",
    "MPL-2.0": "MPL-2.0",
}
"""The texts that every Debian system has in /usr/share/common-licenses, and their names there."""

_DUTIES: Final = """\
Thousand {version} is free software under the MIT licence. This file says what else lies beside this folder,
whose work it is, and under which licence; `texts` has the licences in full.

Qt, PySide6 and Shiboken are used under the GNU Lesser General Public License, version 3, which is
texts/LGPL-3.0.txt and builds on the GNU General Public License, version 3, texts/GPL-3.0.txt. They are
libraries of their own, as The Qt Company builds them. You may put other builds of them in their place, and
you may take this program apart as far as that needs it:

* Linux: exchange libQt6*.so.6 in _internal/PySide6/Qt/lib, and what is in plugins beside it.
* Windows: exchange Qt6*.dll in _internal\\PySide6, and what is in plugins there.
* macOS: exchange the frameworks in Thousand.app/Contents/Frameworks, and sign the program anew:
  codesign --force --deep --sign - Thousand.app

Installed with pip, the program uses whichever PySide6 is there. Each entry says where its source is; that of
the program has everything that builds it (packaging/build.py).
"""


class LicenceError(Exception):
    """Something is given away that the list does not name; the message says what."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked; returns the exit status."""
    parser = argparse.ArgumentParser(prog="licences.py", description="Licences of a bundle.")
    parser.add_argument("command", choices=("check", "folder", "debian"))
    parser.add_argument("bundle", type=Path, metavar="BUNDLE")
    given = parser.parse_args(arguments)
    if not given.bundle.is_dir():
        parser.error(f"no folder {given.bundle}")
    try:
        check_bundle(given.bundle)
        if given.command == "folder":
            print(write_folder(given.bundle))
        elif given.command == "debian":
            print(debian_copyright(given.bundle), end="")
    except LicenceError as error:
        print(f"licences: {error}", file=sys.stderr)
        return 1
    return 0


def check_bundle(bundle: Path) -> None:
    """Raise `LicenceError` when a file of a bundle belongs to nothing on the list."""
    unknown = not_listed(places_in(bundle))
    if unknown:
        raise LicenceError(
            f"resources/licences/licences.toml does not say whose these are: {', '.join(unknown)}"
        )


def not_listed(places: Iterable[str]) -> list[str]:
    """Return those files of a bundle, by their places, that belong to nothing on the list."""
    ours = f"{FOLDER}/"
    return [
        place
        for place in places
        if not place.startswith(ours) and not any(each.has(place) for each in components())
    ]


def write_folder(bundle: Path, *, system: str = sys.platform) -> Path:
    """Make the folder `licences` of a bundle anew: the list of what it has, and the texts; returns it."""
    folder = bundle / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    inside = of_places(places_in(bundle), system=system)
    (folder / "texts").mkdir(parents=True)
    (folder / "README.txt").write_text(summary(inside), encoding="utf-8")
    for name in sorted({name for each in inside for name in each.texts}):
        shutil.copyfile(resource_path("licences", "texts", f"{name}.txt"), folder / "texts" / f"{name}.txt")
    return folder


def summary(inside: Sequence[Component]) -> str:
    """What the list says of these, for reading; versions are those of the Python that runs this."""
    entries: list[str] = []
    for each in inside:
        texts = ", ".join(f"texts/{name}.txt" for name in each.texts)
        named = " ".join((each.name, version_of(each))).rstrip()
        lines = [named, f"  Licence:   {each.licence} ({texts})"]
        lines += [f"  Copyright: {line}" for line in each.copyright]
        if each.source:
            lines.append(f"  Source:    {each.source}")
        if each.part_of:
            lines.append(f"  Inside:    {each.part_of}")
        if each.note:
            lines.append(f"  {each.note}")
        entries.append("\n".join(lines))
    return "\n\n".join([_DUTIES.format(version=__version__).rstrip(), *entries]) + "\n"


def debian_copyright(bundle: Path, *, folder: str = "usr/lib/thousand-qt") -> str:
    """The machine-readable copyright file (DEP-5) of a Debian package that has a bundle in `folder`.

    A stanza's licence is made of the names of the texts, as the list has chosen where there is a choice; the
    expression of the list is its comment. What lies inside another component is told in that one's stanza.
    """
    places = places_in(bundle)
    inside = of_places(places, system="linux")
    ours, *others = inside
    lines = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
        f"Upstream-Name: {PROGRAM}",
        f"Comment: Made from a bundle of the program with Python and Qt, which is in /{folder}.",
    ]
    stanzas = ["\n".join(lines), _stanza(["*"], [ours, *_parts_of(ours, inside)])]
    for each in others:
        held = sorted({_debian_place(bundle, folder, place) for place in places if each.has(place)})
        if held and not each.part_of:
            stanzas.append(_stanza(held, [each, *_parts_of(each, inside)]))
    used = sorted({name for each in inside for name in each.texts})
    stanzas += [f"License: {name}\n{_debian_text(name)}" for name in used]
    return "\n\n".join(stanzas) + "\n"


def _parts_of(whole: Component, inside: Sequence[Component]) -> list[Component]:
    return [each for each in inside if each.part_of == whole.name]


def _debian_place(bundle: Path, folder: str, place: str) -> str:
    inner = "" if (bundle / place).exists() else "_internal/"
    return f"{folder}/{inner}{place}".replace(" ", "?")


def _stanza(files: Sequence[str], members: Sequence[Component]) -> str:
    names = dict.fromkeys(name for each in members for name in each.texts)
    comments = [f"{each.name}: {each.licence}. {each.note}".rstrip() for each in members]
    return "\n".join(
        [
            "Files: " + "\n       ".join(files),
            "Copyright: "
            + "\n           ".join(dict.fromkeys(line for each in members for line in each.copyright)),
            f"License: {' and '.join(names)}",
            "Comment:\n" + "\n".join(f" {comment}" for comment in comments),
        ]
    )


def _debian_text(name: str) -> str:
    if name in COMMON:
        return f" On Debian systems the full text is in /usr/share/common-licenses/{COMMON[name]}."
    return "\n".join(f" {line}" if line.strip() else " ." for line in text(name).rstrip().splitlines())


if __name__ == "__main__":
    sys.exit(main())
