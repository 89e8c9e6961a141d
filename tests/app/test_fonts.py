"""The program has every letter it needs, takes another font where one lacks, and says when there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from thousand_qt.app import fonts
from thousand_qt.app.fonts import LETTERS, FontFindings, bring_letters, examine, hides_language
from thousand_qt.ui.troubles import missing_letters_words

LACKING = {"Latin only": fonts.RUSSIAN, "No Polish": fonts.POLISH, "All": "", "All too": ""}


@pytest.mark.parametrize(
    ("now", "families", "expected"),
    [
        ("", ["All"], FontFindings()),
        ("Ж", ["Latin only", "All", "All too"], FontFindings(family="All")),
        ("Жł", ["Latin only", "No Polish"], FontFindings(missing="Ж")),
        ("ł", [], FontFindings()),  # another font lends it
    ],
)
def test_what_is_done_about_a_font(now: str, families: list[str], expected: FontFindings) -> None:
    def unseen(letters: str) -> str:
        return "".join(letter for letter in letters if letter == "Ж")

    assert examine(now, families, LACKING.__getitem__, unseen) == expected


def test_no_font_is_looked_at_while_the_one_in_use_will_do() -> None:
    def never(_: str) -> str:
        raise AssertionError

    examine("", ["All"], never, never)


def test_a_font_that_lacks_letters_is_replaced(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    before = qapp.font()
    family = next(fonts._candidates())
    monkeypatch.setattr(fonts, "_lacking", lambda font: "" if font.family() == family else "Ж")
    try:
        assert bring_letters(qapp) == ""
        assert qapp.font().family() == family
        assert qapp.font().pointSizeF() == before.pointSizeF()
    finally:
        qapp.setFont(before)


def test_every_letter_is_asked_for_in_both_cases() -> None:
    assert set(LETTERS.upper()) <= set(LETTERS)
    assert len(fonts.RUSSIAN) == 66
    assert len(fonts.POLISH) == 18


@pytest.mark.parametrize(
    ("missing", "language", "hidden"),
    [("Ж", "ru", True), ("Ж", "pl", False), ("ł", "pl", True), ("łЖ", "en", False), ("−", "ru", False)],
)
def test_which_languages_cannot_be_read(missing: str, language: str, *, hidden: bool) -> None:
    assert hides_language(missing, language) is hidden


def test_the_notice_says_what_to_install() -> None:
    words = missing_letters_words(fonts.RUSSIAN, "ru")
    assert "А Б В Г" in words
    assert "…" in words
    assert "fonts-dejavu-core" in words
    assert "No font of this system" in words  # not in Russian, which could not be read


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
import thousand_qt.__main__ as program

make_window = program._make_window

def make_and_look(*needs):
    window = make_window(*needs)
    def look():
        notice = window.findChild(object, "fontNotice")
        print("NOTICE", notice is not None and notice.text)
        window.close()
    QTimer.singleShot(0, look)
    return window

program._make_window = make_and_look
sys.argv = ["thousand-qt", "--profile", sys.argv[1]]
sys.exit(program.main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="fonts are found by fontconfig on Linux alone")
@pytest.mark.usefixtures("runtime_folder")
def test_a_system_without_fonts_is_told_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts.conf").write_text(
        f"<fontconfig><dir>{tmp_path}/fonts</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>"
    )
    environment = {**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path / "profile")],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "NOTICE No font of this system has the letters Ą Ć Ę" in done.stdout, done.stderr
