"""The translation files follow the source, keep what was translated and show what is wrong."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import suit_names
import translations
import ts_files
import typography
from source_texts import Text
from ts_files import Translation

HELLO = Text("Table", "Hello, {name}")
CARDS = Text("Table", "%n card(s)")
PLAY = Text("Table", "&Play <b>\"now\"</b> & 'here'", "a button", "Short, please")

SOURCE = """
QCoreApplication.translate("Table", "Hello, {name}")
QCoreApplication.translate("Table", "%n card(s)", "", count)
"""

COMPLETE = {
    "en": {CARDS: ("%n card", "%n cards")},
    "pl": {HELLO: ("Cześć, {name}",), CARDS: ("%n karta", "%n karty", "%n kart")},
    "ru": {HELLO: ("Привет, {name}",), CARDS: ("%n карта", "%n карты", "%n карт")},
}


class Project:
    """A small program with its translations."""

    def __init__(self, root: Path) -> None:
        self.source = root / "source"
        self.folder = root / "translations"
        self.source.mkdir()
        self.folder.mkdir()
        shutil.copy(translations.FOLDER / translations.LIST, self.folder)
        self.write(SOURCE)

    def write(self, source: str) -> None:
        (self.source / "module.py").write_text(source, encoding="utf-8")

    def translate(self, language: str, entries: dict[Text, tuple[str, ...]]) -> None:
        made = {text: Translation(forms) for text, forms in entries.items()}
        path = translations.ts_path(language, self.folder)
        path.write_text(ts_files.rendered(made, language), encoding="utf-8")

    def read(self, language: str) -> dict[Text, Translation]:
        return ts_files.read(translations.ts_path(language, self.folder))

    def update(self) -> list[str]:
        return translations.update(self.source, self.folder)

    def problems(self) -> str:
        return "\n".join(translations.check(self.source, self.folder))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    assert made.update() == []
    for language, entries in COMPLETE.items():
        made.translate(language, entries)
    return made


def test_a_complete_project_has_no_problems(project: Project) -> None:
    assert project.problems() == ""


def test_every_language_is_made(tmp_path: Path) -> None:
    project = Project(tmp_path)
    project.update()
    assert list(project.read("en")) == [CARDS]
    assert project.read("pl") == {
        CARDS: Translation(("", "", ""), finished=False),
        HELLO: Translation(("",), finished=False),
    }
    assert len(project.read("en")[CARDS].forms) == 2


def test_an_update_keeps_translations_and_changes_nothing_twice(project: Project) -> None:
    before = {path.name: path.read_bytes() for path in project.folder.iterdir()}
    project.update()
    assert {path.name: path.read_bytes() for path in project.folder.iterdir()} == before
    assert project.read("pl")[HELLO] == Translation(("Cześć, {name}",))


def test_a_new_text_makes_the_files_out_of_date_and_then_unfinished(project: Project) -> None:
    project.write(SOURCE + '\nQCoreApplication.translate("Table", "Bye")\n')
    assert "thousand_pl.ts is not up to date" in project.problems()
    project.update()
    assert "'Bye': unfinished" in project.problems()
    assert "up to date" not in project.problems()


def test_a_text_that_is_gone_leaves_the_files(project: Project) -> None:
    project.write("")
    assert "thousand_ru.ts is not up to date" in project.problems()
    project.update()
    assert project.read("ru") == {}
    assert project.problems() == ""


def test_a_text_that_becomes_a_plural_has_to_be_translated_anew(project: Project) -> None:
    project.translate("pl", COMPLETE["pl"] | {CARDS: ("%n karta",)})
    project.update()
    assert project.read("pl")[CARDS] == Translation(("%n karta", "", ""), finished=False)


@pytest.mark.parametrize(
    ("text", "forms", "problem"),
    [
        (HELLO, ("Cześć, {imię}",), "placeholders"),
        (HELLO, ("Cześć",), "placeholders"),
        (CARDS, ("karta", "%n karty", "%n kart"), "placeholders"),
        (CARDS, ("%n karta", "", "%n kart"), "not translated"),
        (HELLO, ("&Cześć, {name}",), "mnemonics"),
        (HELLO, ("Cześć, {name} ",), "space"),
    ],
)
def test_faults_of_a_translation(project: Project, text: Text, forms: tuple[str, ...], problem: str) -> None:
    project.translate("pl", COMPLETE["pl"] | {text: forms})
    assert problem in project.problems()


def test_english_plurals_must_be_complete(project: Project) -> None:
    project.translate("en", {CARDS: ("%n card", "")})
    assert "thousand_en.ts" in project.problems()


def test_a_fault_in_the_source_is_a_problem(project: Project) -> None:
    project.write(SOURCE + "\ntr = QCoreApplication.translate\n")
    assert "alias" in project.problems()


def test_a_missing_or_broken_file_is_a_problem(project: Project) -> None:
    translations.ts_path("ru", project.folder).write_text("<TS><context>")
    assert "thousand_ru.ts" in project.problems()
    translations.ts_path("ru", project.folder).unlink()
    assert "thousand_ru.ts is missing" in project.problems()


def test_any_text_survives_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.ts"
    made = {
        PLAY: Translation(("&Graj <b>„teraz”</b> & 'tu'",), note="sprawdzić"),
        Text("A & B", "two\nlines\ttab"): Translation(("dwie\nlinie",), finished=False),
    }
    path.write_text(ts_files.rendered(made, "pl"), encoding="utf-8")
    read = ts_files.read(path)
    assert read == made
    assert next(text for text in read if text == PLAY).hint == PLAY.hint


def test_what_linguist_keeps_of_old_texts_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.ts"
    path.write_text(
        "<TS><context><name>C</name><message><source>Old</source>"
        '<translation type="vanished">Stare</translation></message></context></TS>'
    )
    assert ts_files.read(path) == {}


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "xx_XX"])
def test_they_are_compiled_in_every_locale(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    for language, entries in COMPLETE.items():
        project.translate(language, entries)
    monkeypatch.setenv("LC_ALL", locale)
    translations.compile_into(tmp_path / "made", project.folder)
    assert (tmp_path / "made" / "thousand_ru.qm").stat().st_size > 100


def test_every_language_is_compiled(project: Project, tmp_path: Path) -> None:
    translations.compile_into(tmp_path / "made", project.folder)
    made = sorted(path.name for path in (tmp_path / "made").iterdir())
    assert made == ["languages.json", "thousand_en.qm", "thousand_pl.qm", "thousand_ru.qm"]


def test_a_program_that_runs_keeps_the_texts_it_has_mapped(project: Project, tmp_path: Path) -> None:
    translations.compile_into(tmp_path, project.folder)
    compiled = tmp_path / "thousand_pl.qm"
    mapped = tmp_path / "mapped"
    mapped.hardlink_to(compiled)
    before = mapped.read_bytes()
    project.translate("pl", {HELLO: ("Witaj, {name}",)})
    translations.compile_into(tmp_path, project.folder)
    assert mapped.read_bytes() == before != compiled.read_bytes()


def test_a_fourth_language_is_an_entry_in_the_list(project: Project, tmp_path: Path) -> None:
    path = project.folder / translations.LIST
    path.write_text(json.dumps({**json.loads(path.read_text()), "cs": {"name": "Čeština", "forms": 3}}))
    assert "thousand_cs.ts is missing" in project.problems()
    project.update()
    assert len(project.read("cs")[CARDS].forms) == 3
    assert "'Hello, {name}': unfinished" in project.problems()
    project.translate("cs", {HELLO: ("Ahoj, {name}",), CARDS: ("%n karta", "%n karty", "%n karet")})
    assert project.problems() == ""


def test_more_kinds_of_number_than_the_language_has_are_refused(project: Project) -> None:
    path = project.folder / translations.LIST
    path.write_text(path.read_text().replace('"forms": 2', '"forms": 4'))
    project.translate("en", {CARDS: ("%n card", "%n cards", "%n cards", "%n cards")})
    assert "less forms" in project.problems()


def test_a_language_can_have_a_second_set_of_names_for_the_suits(project: Project, tmp_path: Path) -> None:
    clubs, cost, key = Text("Suits", "marriage in clubs"), Text("Rules", "penalty"), Text("Menu", "&Clubs")
    (project.folder / "suits_pl.json").write_text(
        json.dumps(
            {
                "where": r"\bclubs?\b",
                "words": {"treflach": "żołędziach", "kara": "dzwonki"},
                "texts": {"&T": "&Ż"},
            }
        )
    )
    made = suit_names.renamed(
        {
            clubs: Translation(("Meldunek w treflach",)),
            cost: Translation(("kara",)),
            key: Translation(("&T",)),
            HELLO: Translation(("Cześć",)),
        },
        project.folder / "suits_pl.json",
    )
    assert made == {clubs: Translation(("Meldunek w żołędziach",)), key: Translation(("&Ż",))}
    translations.compile_into(tmp_path / "made", project.folder)
    assert (tmp_path / "made" / "suits_pl.qm").is_file()
    (project.folder / "suits_pl.json").write_text("{}")
    assert "does not name suits" in project.problems()


def test_a_number_stays_with_what_it_counts() -> None:
    forms = (
        "{name}: %n punkt w 2 minuty",
        "{share} % из {size} МБ — это 12 очков",
        "Łamigłówka nr {number} — Ania",
    )
    firm = (
        "{name}: %n~punkt w 2 minuty",
        "{share}~% из {size}~МБ~— это 12~очков",
        "Łamigłówka nr~{number}~— Ania",
    )
    for language in ("pl", "ru"):
        made = typography.bound({HELLO: Translation(forms, note="?")}, language)
        assert made == {HELLO: Translation(tuple(each.replace("~", "\u00a0") for each in firm), note="?")}
    assert typography.bound({HELLO: Translation(forms)}, "en") == {HELLO: Translation(forms)}


def test_without_a_list_nothing_is_made(project: Project) -> None:
    (project.folder / translations.LIST).unlink()
    with pytest.raises(RuntimeError, match="does not list languages"):
        project.update()


def test_a_missing_language_stops_the_build(project: Project, tmp_path: Path) -> None:
    translations.ts_path("pl", project.folder).unlink()
    with pytest.raises(RuntimeError, match="thousand_pl"):
        translations.compile_into(tmp_path / "made", project.folder)
