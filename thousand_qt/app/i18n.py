"""The languages of the program and the switch between them while it runs.

Widgets hear of a new language through Qt's `LanguageChange` event. Scene items and actions do not get that
event, so everything that draws or builds texts outside of widgets listens to `Translations.language_changed`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from thousand_qt.app.paths import translations_path

_logger = logging.getLogger(__name__)

FALLBACK_LANGUAGE = "en"

LANGUAGE_NAMES: Mapping[str, str] = MappingProxyType({"en": "English", "pl": "Polski", "ru": "Русский"})
"""What each language calls itself: these names are never translated, so that a lost player finds home."""

LANGUAGES = tuple(LANGUAGE_NAMES)


class Translations(QObject):
    """Keeps the texts of the running program in one language. Needs a QCoreApplication.

    Signals:
        language_changed: The language's code; every text asked for from now on is in that language.
    """

    language_changed = Signal(str)

    def __init__(self, parent: QObject | None = None, *, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder or translations_path()
        self._language = FALLBACK_LANGUAGE
        self._translators: list[QTranslator] = []

    @property
    def language(self) -> str:
        """The code of the language in use: one of `LANGUAGES`."""
        return self._language

    def set_language(self, code: str) -> None:
        """Switches every text; an empty code means the system's language.

        Raises:
            ValueError: The program does not speak that language.
        """
        language = code or system_language()
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {code!r}")
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        QLocale.setDefault(locale_for(language))
        # Ours is installed last, for Qt asks the newest translator first.
        self._translators = [
            translator
            for translator in (
                self._load(
                    f"qtbase_{language}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
                ),
                self._load(f"thousand_{language}", self._folder),
            )
            if translator is not None
        ]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        self._language = language
        self.language_changed.emit(language)

    def _load(self, name: str, folder: Path) -> QTranslator | None:
        translator = QTranslator(self)
        if translator.load(name, str(folder)):
            return translator
        # The texts stay English: a missing translation never keeps anyone from the game.
        _logger.warning("No translation %s in %s", name, folder)
        translator.deleteLater()
        return None


def system_language(ui_languages: Sequence[str] | None = None) -> str:
    """The first of the system's languages that the program speaks, English when it speaks none.

    Args:
        ui_languages: Tags such as "pl-PL" or "en", most wanted first; the system's own when left out.
    """
    tags = QLocale.system().uiLanguages() if ui_languages is None else ui_languages
    for tag in tags:
        code = tag.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK_LANGUAGE


def locale_for(language: str) -> QLocale:
    """How numbers and dates are written: as the system does, if it speaks that language."""
    wanted = QLocale(language)
    system = QLocale.system()
    return system if system.language() == wanted.language() else wanted
