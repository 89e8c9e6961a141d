"""Other names of the suits in a language, such as wino, żołądź, dzwonek and czerwień in Polish.

`suits_CODE.json` beside the `.ts` files has, word form by word form, what stands instead, and whole texts
where a letter is a key. Only texts whose English source names a suit are changed, so that *kara* stays a
penalty. What is made has the changed texts alone; the program lays it over the language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from source_texts import Text
from ts_files import Translation


def suits_path(language: str, folder: Path) -> Path:
    """The file with the other names; most languages have none."""
    return folder / f"suits_{language}.json"


def renamed(translations: Mapping[Text, Translation], path: Path) -> dict[Text, Translation]:
    """The translations that name suits, with the other names.

    Raises:
        RuntimeError: The file cannot be used.
    """
    try:
        other = json.loads(path.read_text(encoding="utf-8"))
        where = re.compile(other["where"], re.IGNORECASE)
        words: dict[str, str] = dict(other["words"])
        texts: dict[str, str] = dict(other["texts"])
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise RuntimeError(f"{path} does not name suits: {error!r}") from error
    pattern = re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)

    def instead(match: re.Match[str]) -> str:
        word = words[match[0].lower()]
        return word[:1].upper() + word[1:] if match[0][:1].isupper() else word

    made: dict[Text, Translation] = {}
    for text, translation in translations.items():
        if where.search(text.source.replace("&", "")):
            forms = tuple(texts.get(form) or pattern.sub(instead, form) for form in translation.forms)
            if forms != translation.forms:
                made[text] = Translation(forms)
    return made
