"""Draw the deck: ``python resources/decks/papercut/draw [--output FOLDER]``.

Writes one SVG file for each language of the indices next to this folder. The result depends on nothing but the code
here, so the files in the repository can be checked against it.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from deck import LANGUAGES, deck_svg


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the papercut deck as SVG files.")
    parser.add_argument("--output", type=Path, default=Path(__file__).resolve().parent.parent, help="target folder")
    folder: Path = parser.parse_args().output
    for language in LANGUAGES:
        (folder / f"papercut-{language}.svg").write_text(deck_svg(language), encoding="utf-8", newline="\n")


main()
