"""Spaces at which a line does not break, in the languages whose printers set them.

Translators type ordinary spaces. In the compiled files a number stays with what it counts (*12 очков*,
*5 MB*), a number sign with its number, and no line begins with a dash.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from source_texts import Text
from ts_files import Translation

FIRM: Final = "\u00a0"
_LANGUAGES: Final = frozenset({"pl", "ru"})
_BREAKS: Final = re.compile(
    r"(?:(?<=%n)|(?<=%Ln)) (?=[^\W\d_])"  # a count and its word; other placeholders may be names
    r"|(?<=[\d}]) (?=(?:%|MB|МБ|s|с|pkt)(?!\w)|punkt|очк|kart|карт|rozda|кон(?!е)|lew|взят)"
    r"|(?<=№) (?=[{\d])|(?<=\bnr) (?=[{\d])"
    r"|(?<=\S) (?=— )"
)


def bound(translations: Mapping[Text, Translation], language: str) -> dict[Text, Translation]:
    """The translations with firm spaces, where their language has them; `language` is a code."""
    if language not in _LANGUAGES:
        return dict(translations)
    return {
        text: replace(each, forms=tuple(_BREAKS.sub(FIRM, form) for form in each.forms))
        for text, each in translations.items()
    }
