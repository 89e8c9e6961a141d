"""A language that nobody speaks: English with every letter changed, longer, and between brackets.

    python packaging/pseudo_language.py FOLDER

makes it, as a translator makes a fourth language: an entry in a `languages.json`, a `.ts` file from the texts
in the source, and the compiled `.qm`. `thousand-qt --translations FOLDER` offers it. A text without brackets
is one that no translator can reach; one that is cut off shows where a longer language has no room.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import translations
import ts_files
from source_texts import Text, collect
from ts_files import Translation

CODE = "qps"
"""ISO 639 reserves it for private use."""
NAME = "⟦Þšéûðö⟧"
RULES = "sl"
"""Numbers and plurals are Slovenian: four kinds of number, which no other language of the program has."""
FORMS = 4
QT_TEXTS = {
    "QPlatformTheme": ("OK", "&Yes", "&No", "Cancel", "Close", "Save", "Discard", "Apply", "Reset", "Help"),
}
"""Words of Qt's own that dialogs show. No Qt translation has them in this language."""

_LETTERS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽáƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž",
)
_KEPT = re.compile(r"\{[^{}]*\}|%L?n|%\d|&\w(?!\w*;)|&\w+;|<[^<>]+>|\s+")
"""Placeholders, letters that are keys, entities and marks of HTML."""
_LONGER = 0.3
"""So much longer is the text: Russian is up to so much longer than English."""


def pseudo(source: str, form: int | None = None) -> str:
    """Return a text in the language; `form` counts the kinds of number from 0."""
    start = 0
    parts: list[str] = []
    for kept in _KEPT.finditer(source):
        parts += (source[start : kept.start()].translate(_LETTERS), kept.group())
        start = kept.end()
    parts.append(source[start:].translate(_LETTERS))
    text = "".join(parts)
    inner = text.strip()
    longer = "~" * round(_LONGER * sum(letter.isalpha() for letter in inner))
    mark = "" if form is None else "¹²³⁴"[form]
    made = f"⟦{inner}{mark}{longer}⟧"
    return text.replace(inner, made) if inner else text


def make(folder: Path, source: Path = translations.SOURCE) -> None:
    """Make the language in a folder, list and compiled file included.

    Raises:
        RuntimeError: The file could not be compiled.
    """
    texts, _ = collect(source)
    texts += [Text(context, text) for context, each in QT_TEXTS.items() for text in each]
    made = {
        text: Translation(
            tuple(pseudo(text.source, form) for form in range(FORMS))
            if text.is_plural
            else (pseudo(text.source),)
        )
        for text in sorted(texts)
    }
    folder.mkdir(parents=True, exist_ok=True)
    entry = {"name": NAME, "forms": FORMS, "rules": RULES}
    list_path = folder / translations.LIST
    list_path.write_text(json.dumps({CODE: entry}, ensure_ascii=False), encoding="utf-8")
    ts = translations.ts_path(CODE, folder)
    ts.write_text(ts_files.rendered(made, RULES), encoding="utf-8", newline="\n")
    translations.compile_into(folder, folder)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the language in the folder that is named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    make(parser.parse_args(arguments).folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
