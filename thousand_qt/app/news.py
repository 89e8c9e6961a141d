"""What is new in a version, in the player's language, from the changelog that comes with the program.

`CHANGELOG.md` has everything, in English. The few lines below *In short* in each version are for players, and
`translations/changelog_CODE.md` has those lines of each version in the other languages.
"""

from __future__ import annotations

import logging
from pathlib import Path

from thousand_qt.app.changelog import releases
from thousand_qt.app.paths import changelog_path, translations_path

_logger = logging.getLogger(__name__)


def news_file(language: str) -> Path:
    """Where the news are in a language; the file need not exist."""
    return changelog_path() if language == "en" else translations_path() / f"changelog_{language}.md"


def news(language: str) -> list[str]:
    """The lines about the newest version: in English where the language has none, none without any file."""
    for code in (language, "en"):
        try:
            versions = short_lines(news_file(code).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            if code == "en" or not isinstance(error, FileNotFoundError):
                _logger.warning("No news in %r: %s", code, error)
            continue
        if versions:
            return next(iter(versions.values()))
    return []


def short_lines(text: str) -> dict[str, list[str]]:
    """The lines below *In short* by version, the newest first; versions without are left out."""
    return {release.version: list(release.in_short) for release in releases(text) if release.in_short}
