"""Which languages there are: `languages.json`, beside the compiled translations, lists them.

Nothing else in the program does. A language more is an entry there and a `.ts` file; a folder with both that
is named at the start (`--translations DIR`) adds its languages to those of the program.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_logger = logging.getLogger(__name__)

LIST: Final = "languages.json"
FALLBACK_LANGUAGE: Final = "en"


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program.

    Attributes:
        code: As in the names of the files, such as "pl".
        name: What it calls itself. Never translated, so that a lost player finds home.
        rules: The code of the language whose numbers and plurals it has: nearly always its own.
        folder: Where its compiled translation is.
    """

    code: str
    name: str
    rules: str
    folder: Path


def languages_in(folders: Sequence[Path]) -> dict[str, Language]:
    """Return the languages that these folders list, by code; where two have the same, the later folder's.

    English is always there, because it needs no file. A list that cannot be read is one line in the log:
    nothing about languages keeps anyone from the game.
    """
    found = {FALLBACK_LANGUAGE: Language(FALLBACK_LANGUAGE, "English", FALLBACK_LANGUAGE, folders[0])}
    for folder in folders:
        try:
            entries: dict[str, dict[str, Any]] = json.loads((folder / LIST).read_text(encoding="utf-8"))
            found |= {
                code: Language(code, str(entry["name"]), str(entry.get("rules", code)), folder)
                for code, entry in entries.items()
            }
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            _logger.warning("No list of languages in %s: %s", folder, error)
    return found
