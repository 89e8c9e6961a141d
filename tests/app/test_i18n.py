"""The language can be changed while the program runs, plurals included."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

import translations
import ts_files
from source_texts import Text
from thousand_qt.app.i18n import LANGUAGE_NAMES, LANGUAGES, Translations, locale_for, system_language
from thousand_qt.app.languages import languages_in
from thousand_qt.engine.cards import Card, Suit
from thousand_qt.ui.texts.cards import card_name, marriage_name, trump_line

HELLO = Text("Test", "Hello, {name}")
POINTS = Text("Test", "%n point(s)")

MADE = {
    "en": {POINTS: ("%n point", "%n points")},
    "pl": {HELLO: ("Cześć, {name}",), POINTS: ("%n punkt", "%n punkty", "%n punktów")},
    "ru": {HELLO: ("Привет, {name}",), POINTS: ("%n очко", "%n очка", "%n очков")},
}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("translations")
    shutil.copy(translations.FOLDER / translations.LIST, folder)
    for language, entries in MADE.items():
        made = {text: ts_files.Translation(forms) for text, forms in entries.items()}
        translations.ts_path(language, folder).write_text(ts_files.rendered(made, language), encoding="utf-8")
    translations.compile_into(folder, folder)
    return folder


@pytest.fixture
def languages(qapp: QApplication, compiled: Path) -> Iterator[Translations]:
    made = Translations(folder=compiled)
    yield made
    for translator in made.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)


def hello() -> str:
    return QCoreApplication.translate("Test", "Hello, {name}")


def points(number: int) -> str:
    return QCoreApplication.translate("Test", "%n point(s)", "", number)


def test_the_languages() -> None:
    assert LANGUAGES == ("en", "pl", "ru")
    assert LANGUAGE_NAMES["pl"] == "Polski"
    assert LANGUAGE_NAMES["ru"] == "Русский"


def test_texts_and_plurals_follow_each_switch(languages: Translations) -> None:
    for code, greeting, numbers in (
        (
            "pl",
            "Cześć, {name}",
            ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "21 punktów", "22 punkty"],
        ),
        ("en", "Hello, {name}", ["1 point", "2 points", "5 points", "12 points", "21 points", "22 points"]),
        ("ru", "Привет, {name}", ["1 очко", "2 очка", "5 очков", "12 очков", "21 очко", "22 очка"]),
        (
            "pl",
            "Cześć, {name}",
            ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "21 punktów", "22 punkty"],
        ),
    ):
        languages.set_language(code)
        assert languages.language == code
        assert hello() == greeting
        assert [points(number).replace("\u00a0", " ") for number in (1, 2, 5, 12, 21, 22)] == numbers


@pytest.mark.parametrize(("code", "cancel"), [("pl", "Anuluj"), ("ru", "Отмена"), ("en", "Cancel")])
def test_qts_own_texts_follow(qtbot: QtBot, languages: Translations, code: str, cancel: str) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    languages.set_language("ru" if code != "ru" else "pl")
    languages.set_language(code)
    QApplication.processEvents()
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel


class Listener(QWidget):
    """Counts what a widget hears."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() is QEvent.Type.LanguageChange
        super().changeEvent(event)


def test_widgets_and_listeners_hear_of_it(qtbot: QtBot, languages: Translations) -> None:
    widget = Listener()
    qtbot.addWidget(widget)
    seen: list[tuple[str, str]] = []
    languages.language_changed.connect(lambda code: seen.append((code, hello())))
    languages.set_language("pl")
    QApplication.processEvents()
    assert seen == [("pl", "Cześć, {name}")]
    assert widget.heard > 0


def test_old_translators_do_not_pile_up(qtbot: QtBot, languages: Translations) -> None:
    for code in LANGUAGES * 5:
        languages.set_language(code)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(languages.findChildren(QTranslator)) == 2


def test_numbers_are_written_as_the_language_does(languages: Translations) -> None:
    languages.set_language("pl")
    assert QLocale().language() is QLocale.Language.Polish
    languages.set_language("ru")
    assert QLocale().toString(1234567.5, "f", 1) == "1\xa0234\xa0567,5"


def test_a_language_that_is_not_there_is_that_of_the_system(
    languages: Translations, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("thousand_qt.app.i18n.system_language", lambda **_: "pl")
    languages.set_language("xx")
    assert (languages.language, hello()) == ("pl", "Cześć, {name}")
    assert "'xx'" in caplog.text


def test_a_folder_more_has_languages_more(
    qapp: QApplication, compiled: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    entry = {"qps": {"name": "Pseudo", "forms": 4, "rules": "sl"}}
    (tmp_path / translations.LIST).write_text(json.dumps(entry))
    forms = ("%n one", "%n two", "%n few", "%n many")
    translations.ts_path("qps", tmp_path).write_text(
        ts_files.rendered({POINTS: ts_files.Translation(forms)}, "sl")
    )
    translations.compile_into(tmp_path, tmp_path)
    parent = QObject()
    made = Translations(parent, folder=compiled, more=[tmp_path, tmp_path / "none"])
    assert dict(made.names) == {**LANGUAGE_NAMES, "qps": "Pseudo"}
    assert "none" in caplog.text
    made.set_language("qps")
    assert [points(number) for number in (1, 2, 3, 5)] == ["1 one", "2 two", "3 few", "5 many"]
    assert QLocale().language() is QLocale.Language.Slovenian


def test_suits_have_their_traditional_names_in_polish_alone(qapp: QApplication) -> None:
    parent = QObject()
    made = Translations(parent)
    made.set_language("pl", traditional_suits=True)
    assert made.has_traditional_suits
    assert card_name(Card("KD")) == "król dzwonek"
    assert marriage_name(Suit("S")) == "meldunek w winie"
    assert trump_line(Suit("C")) == "Atut: żołędzie"
    assert QCoreApplication.translate("MainWindow", "&Game") == "&Gra"
    made.set_language("pl")
    assert card_name(Card("KD")) == "król karo"
    made.set_language("ru", traditional_suits=True)
    assert not made.has_traditional_suits
    assert card_name(Card("KD")) == "король бубён"


@pytest.mark.parametrize("text", ["", "[]", '{"pl": 3}', '{"pl": {}}', "\xff"])
def test_a_list_of_languages_that_cannot_be_read_leaves_english(tmp_path: Path, text: str) -> None:
    (tmp_path / translations.LIST).write_text(text, encoding="latin-1")
    assert list(languages_in([tmp_path])) == ["en"]


def test_a_missing_translation_leaves_english(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copy(translations.FOLDER / translations.LIST, tmp_path)
    parent = QObject()
    without = Translations(parent, folder=tmp_path)
    without.set_language("pl")
    assert hello() == "Hello, {name}"
    assert "thousand_pl" in caplog.text


def test_an_empty_code_is_the_systems_language(
    languages: Translations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thousand_qt.app.i18n.system_language", lambda **_: "ru")
    languages.set_language("")
    assert languages.language == "ru"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["pl-PL", "en-US"], "pl"),
        (["de-DE", "ru", "en"], "ru"),
        (["uk-UA", "de-DE"], "en"),
        (["ru_RU"], "ru"),
        (["plt-MG"], "en"),  # Malagasy, not Polish
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_is_spoken_here(wanted: list[str], spoken: str) -> None:
    assert system_language(wanted) == spoken


def test_the_systems_country_is_kept_where_its_language_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    british: Callable[[], QLocale] = lambda: QLocale("en_GB")  # noqa: E731
    monkeypatch.setattr(QLocale, "system", british)
    assert locale_for("en").territory() is QLocale.Country.UnitedKingdom
    assert locale_for("pl").language() is QLocale.Language.Polish
