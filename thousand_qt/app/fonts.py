"""Fonts that can write what there is to say: Polish, Russian and the signs of the game.

Names at the table and the names of languages are in any of them, so a font must have all letters, whatever
the language. Where the system's font lacks some, another one is taken; where none has them, the player is
told what to install, in letters that can be seen.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QRawFont
from PySide6.QtWidgets import QApplication

_logger = logging.getLogger(__name__)

POLISH: Final = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
RUSSIAN: Final = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
SIGNS: Final = "−–—…„”“«»→×"
LETTERS: Final = POLISH + RUSSIAN + SIGNS
ALPHABETS: Final = {"pl": POLISH, "ru": RUSSIAN}

PREFERRED: Final = ("Noto Sans", "DejaVu Sans", "Open Sans", "Liberation Sans", "Ubuntu", "Segoe UI", "Arial")
"""Sober fonts without serifs that have all letters, where they are there."""
PACKAGE: Final = "fonts-dejavu-core"
"""The Debian package of a font that has all of them."""


@dataclass(frozen=True, slots=True)
class FontFindings:
    """What came of looking at the fonts.

    Attributes:
        family: The font to be taken instead of the one in use; empty when that can stay.
        missing: The letters that no font has.
    """

    family: str = ""
    missing: str = ""


def examine(
    lacking_now: str,
    families: Iterable[str],
    lacking: Callable[[str], str],
    unseen: Callable[[str], str],
) -> FontFindings:
    """Return what to do about the font in use.

    Args:
        lacking_now: The letters that the font in use has not got itself.
        families: The other fonts, best first.
        lacking: Asked for the letters that a family has not got.
        unseen: Asked which of these letters cannot be seen at all, whatever font Qt borrows them from.
    """
    if not lacking_now:
        return FontFindings()
    family = next((family for family in families if not lacking(family)), "")
    return FontFindings(family, "" if family else unseen(lacking_now))


def bring_letters(application: QApplication) -> str:
    """Give the application a font that has all letters; returns those that cannot be seen with any."""
    font = application.font()
    findings = examine(
        _lacking(font),
        _candidates(),
        lambda family: _lacking(QFont(family)),
        lambda letters: _unseen(font, letters),
    )
    if findings.family:
        _logger.info("The font %s lacks letters; %s is taken instead", font.family(), findings.family)
        font.setFamilies([findings.family])
        QApplication.setFont(font)
    if findings.missing:
        _logger.warning("No font has the letters %s", findings.missing)
    return findings.missing


def hides_language(missing: str, language: str) -> bool:
    """Return whether a sentence of this language cannot be read without these letters."""
    return not set(ALPHABETS.get(language, "")).isdisjoint(missing)


def _lacking(font: QFont) -> str:
    """Return the letters that a font has not got itself; Qt would borrow them from others."""
    if _is_box(font):
        return LETTERS
    raw = QRawFont.fromFont(font)
    return "".join(letter for letter in LETTERS if not raw.supportsCharacter(ord(letter)))


def _is_box(font: QFont) -> bool:
    """Return whether the system has no font at all, so that Qt draws a box for each letter.

    That box claims to have all letters, and asking it about Cyrillic ones crashes Qt 6.
    """
    return not QFontMetrics(font).inFontUcs4(ord("a"))


def _unseen(font: QFont, letters: str) -> str:
    if _is_box(font):
        return letters
    metrics = QFontMetrics(font)
    return "".join(letter for letter in letters if not metrics.inFontUcs4(ord(letter)))


def _candidates() -> Iterator[str]:
    """Yield the families that may do, the preferred ones first."""
    system = QFontDatabase.WritingSystem
    there = set(QFontDatabase.families(system.Cyrillic)) & set(QFontDatabase.families(system.Latin))
    yield from (family for family in PREFERRED if family in there)
    yield from sorted(
        family
        for family in there.difference(PREFERRED)
        if not QFontDatabase.isFixedPitch(family) and QFontDatabase.isSmoothlyScalable(family)
    )
