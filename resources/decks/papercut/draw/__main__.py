"""Draw the deck and the icons: ``python resources/decks/papercut/draw [--output FOLDER]``.

Writes a folder for each version of the deck next to the folder ``papercut``, in it one packed SVG file for
each language of the indices and each back, and the icons to ``resources/icons``, or everything into one given
folder. The result depends on nothing but the code here, so the files in the repository can be checked against
it.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
from pathlib import Path

from deck import BACKS, LANGUAGES, VERSIONS, deck_svg, file_name, index_desktop
from icon import icon_svg, macos_icon_svg
from match_icon import match_icon_svg
from small_icons import SMALL

DECKS_FOLDER = Path(__file__).resolve().parents[2]
ICON_FOLDER = DECKS_FOLDER.parent / "icons"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the papercut deck and the icons.")
    parser.add_argument("--output", type=Path, help="write everything here instead of into the repository")
    output: Path | None = parser.parse_args().output
    for version in VERSIONS:
        folder = (output or DECKS_FOLDER) / version.folder
        folder.mkdir(exist_ok=True)
        _write(folder / "index.desktop", index_desktop(version))
        for language, back in itertools.product(LANGUAGES, BACKS):
            _pack(folder / file_name(language, back), deck_svg(version, language, back))
    icons = output or ICON_FOLDER
    _write(icons / "thousand-qt.svg", icon_svg())
    _write(icons / "thousand-qt-macos.svg", macos_icon_svg())
    _write(icons / "application-x-thousand-match.svg", match_icon_svg())
    for small in SMALL:
        _write(icons / f"thousand-qt-{small.pixels}.svg", small.icon())
        _write(icons / f"application-x-thousand-match-{small.pixels}.svg", small.match_icon())


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")


def _pack(file: Path, text: str) -> None:
    # Without name and time in it, so that the same picture gives the same file.
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


main()
