"""What Windows needs and can be tried elsewhere: texts, versions, and what is taken away again."""

from __future__ import annotations

import ast
import re

import pytest

import windows_installer
from thousand_qt import __version__
from thousand_qt.app.identity import APPLICATION_ID, PROGRAM
from thousand_qt.app.paths import Paths
from thousand_qt.records.folder import SUFFIX

WINDOWS = windows_installer.SCRIPT.parent
SCRIPT = windows_installer.SCRIPT.read_text(encoding="utf-8")
TEXTS = (WINDOWS / "texts.nsh").read_text(encoding="utf-8")


def test_the_installer_speaks_every_language() -> None:
    texts = re.findall(r'!insertmacro Text (\w+) \\\n\s+"(.+)" \\\n\s+"(.+)" \\\n\s+"(.+)"\n', TEXTS)
    assert len(texts) == TEXTS.count("!insertmacro Text ")
    for name, english, polish, russian in texts:
        assert len({english, polish, russian}) == 3, name
        assert re.search("[а-я]", russian), name
        held = [sorted(re.findall(r"\$\S+?\b|\.\w+\b", text)) for text in (english, polish, russian)]
        assert held[0] == held[1] == held[2], name
    used = set(re.findall(r"\$\((\w+)\)", SCRIPT)) - {"Licence"}
    assert used == {name for name, *_ in texts}
    notices = [
        (WINDOWS / f"notice-{language}.txt").read_text("utf-8") for language in windows_installer.LANGUAGES
    ]
    assert all("_internal\\PySide6" in notice and "MIT" in notice for notice in notices)


def test_the_installer_knows_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f'!define PROGRAM "{PROGRAM}"' in SCRIPT
    assert f'!define PROG_ID "{APPLICATION_ID}.match"' in SCRIPT
    assert f"${{CLASSES}}\\{SUFFIX}" in SCRIPT
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert Paths.for_user().data.name == "thousand-qt"
    assert '!define USER_FILES "$LOCALAPPDATA\\thousand-qt"' in SCRIPT
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT


def test_exactly_what_was_installed_is_taken_away() -> None:
    removal = windows_installer.removal_of(["b/c/d.dll", "a.exe", "b/$x.txt"])
    assert removal.splitlines() == [
        'Delete "$INSTDIR\\a.exe"',
        'Delete "$INSTDIR\\b\\$$x.txt"',
        'Delete "$INSTDIR\\b\\c\\d.dll"',
        'RMDir "$INSTDIR\\b\\c"',
        'RMDir "$INSTDIR\\b"',
    ]
    # Whole folders are the player's only, and only after a question whose silent answer is no.
    assert re.findall(r"RMDir /r (.+)", SCRIPT) == ['"${USER_FILES}\\Cache"', '"${USER_FILES}"']
    assert '"$(RemoveUserFiles)" /SD IDNO' in SCRIPT


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.9.0", (0, 9, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4)), ("2.0rc1", (2, 0, 0, 0)), ("dev", (0, 0, 0, 0))],
)
def test_windows_compares_versions_as_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert windows_installer.file_version(version) == numbers


def test_the_properties_of_the_program_are_told_in_every_language() -> None:
    assert windows_installer.released() == __version__

    text = windows_installer.version_info("1.2.3")
    ast.parse(text, mode="eval")  # PyInstaller evaluates it
    assert "filevers=(1, 2, 3, 0)" in text
    names = dict(re.findall(r'StringTable\("(\w+)".*\'ProductName\', \'(\w+)\'', text))
    assert names == {"040904B0": "Thousand", "041504B0": "Tysiąc", "041904B0": "Тысяча"}
    assert f"[{', '.join(str(number) for code in names for number in (int(code[:4], 16), 1200))}]" in text
