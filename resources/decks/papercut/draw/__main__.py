"""Draw the deck and the icons: ``python resources/decks/papercut/draw [--output FOLDER]``.

Writes one SVG file for each language of the indices next to this folder and the icons to ``resources/icons``,
or everything into one given folder. The result depends on nothing but the code here, so the files in the
repository can be checked against it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from deck import LANGUAGES, deck_svg
from icon import icon_svg
from match_icon import match_icon_svg

DECK_FOLDER = Path(__file__).resolve().parent.parent
ICON_FOLDER = DECK_FOLDER.parent.parent / "icons"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the papercut deck and the icons.")
    parser.add_argument("--output", type=Path, help="write everything here instead of into the repository")
    output: Path | None = parser.parse_args().output
    for language in LANGUAGES:
        _write((output or DECK_FOLDER) / f"papercut-{language}.svg", deck_svg(language))
    _write((output or ICON_FOLDER) / "thousand-qt.svg", icon_svg())
    _write((output or ICON_FOLDER) / "application-x-thousand-match.svg", match_icon_svg())


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")


main()
