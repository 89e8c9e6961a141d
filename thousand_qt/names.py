"""Names that people give: to themselves, to programs, to rule sets."""

from __future__ import annotations

import unicodedata


def tidy_name(text: str) -> str:
    """Return a name as it is kept: composed letters, single blanks, none at the ends."""
    return " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)


def has_invisible(name: str) -> bool:
    """Return whether a (tidied) name has characters nobody sees, such as a mark of direction."""
    return any(unicodedata.category(character)[0] in "CZ" and character != " " for character in name)
