"""The languages of the program and the switch between them while it runs.

Widgets hear of a new language through Qt's `LanguageChange` event. Scene items and actions do not get that
event, so everything that draws or builds texts outside of widgets listens to `Translations.language_changed`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from thousand_qt.app.languages import FALLBACK_LANGUAGE, languages_in
from thousand_qt.app.paths import translations_path

_logger = logging.getLogger(__name__)

LANGUAGE_NAMES: Mapping[str, str] = MappingProxyType(
    {code: language.name for code, language in languages_in([translations_path()]).items()}
)
"""What each language that comes with the program calls itself, by code."""

LANGUAGES = tuple(LANGUAGE_NAMES)


class Translations(QObject):
    """Keeps the texts of the running program in one language. Needs a QCoreApplication.

    Signals:
        language_changed: The language's code; every text asked for from now on is in that language.
    """

    language_changed = Signal(str)

    def __init__(
        self, parent: QObject | None = None, *, folder: Path | None = None, more: Sequence[Path] = ()
    ) -> None:
        """Speak the languages in `folder`, the program's own when left out, and in those folders `more`."""
        super().__init__(parent)
        self._languages = languages_in([folder or translations_path(), *more])
        self._language = FALLBACK_LANGUAGE
        self._translators: list[QTranslator] = []

    @property
    def language(self) -> str:
        """The code of the language in use: one of `names`."""
        return self._language

    @property
    def names(self) -> Mapping[str, str]:
        """What each language that can be chosen calls itself, by code."""
        return MappingProxyType({code: language.name for code, language in self._languages.items()})

    @property
    def has_traditional_suits(self) -> bool:
        """Whether players of the language in use have other names for the suits, too."""
        return self._suits_file(self._language).is_file()

    def set_language(self, code: str, *, traditional_suits: bool = False) -> None:
        """Switches every text; an empty code means the system's language, and so does one that is not there.

        Where the language has `traditional_suits`, the suits can have those names. The settings may name a
        language whose files have gone, or which a newer program speaks.
        """
        if code and code not in self._languages:
            _logger.warning("There is no language %r", code)
            code = ""
        language = code or system_language(languages=self._languages)
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        entry = self._languages[language]
        QLocale.setDefault(locale_for(entry.rules))
        # Ours is installed last, for Qt asks the newest translator first.
        self._translators = [
            translator
            for translator in (
                self._load(
                    f"qtbase_{language}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
                ),
                self._load(f"thousand_{language}", entry.folder),
            )
            if translator is not None
        ]
        if traditional_suits and (suits := self._suits_file(language)).is_file():
            overlay = self._load(suits.stem, suits.parent)
            self._translators += [overlay] if overlay is not None else []
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        self._language = language
        self.language_changed.emit(language)

    def _suits_file(self, language: str) -> Path:
        return self._languages[language].folder / f"suits_{language}.qm"

    def _load(self, name: str, folder: Path) -> QTranslator | None:
        translator = QTranslator(self)
        if translator.load(name, str(folder)):
            return translator
        # The texts stay English: a missing translation never keeps anyone from the game.
        _logger.warning("No translation %s in %s", name, folder)
        translator.deleteLater()
        return None


def system_language(ui_languages: Sequence[str] | None = None, languages: Iterable[str] = LANGUAGES) -> str:
    """The first of the system's languages that the program speaks, English when it speaks none.

    Args:
        ui_languages: Tags such as "pl-PL" or "en", most wanted first; the system's own when left out.
        languages: The codes of those that are spoken.
    """
    spoken = set(languages)
    tags = QLocale.system().uiLanguages() if ui_languages is None else ui_languages
    for tag in tags:
        code = tag.replace("_", "-").partition("-")[0].lower()
        if code in spoken:
            return code
    return FALLBACK_LANGUAGE


def locale_for(language: str) -> QLocale:
    """How numbers and dates are written: as the system does, if it speaks that language."""
    wanted = QLocale(language)
    system = QLocale.system()
    return system if system.language() == wanted.language() else wanted
