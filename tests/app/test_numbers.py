"""Numbers as each language writes them, and nobody who writes one past `thousand_qt.app.numbers`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

import translations
import ts_files
from thousand_qt.app import numbers
from thousand_qt.app.i18n import Translations
from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.ui.texts.decks import refusal_words

PACKAGE: Final = Path(numbers.__file__).parents[1]
SEEN: Final = ("app", "ui", "table")
"""The packages whose words people see."""
WRITTEN_BY_HAND: Final = {
    "app/problem_report.py": (1, "a report in English, for those who mend the program"),
    "app/startup.py": (1, "printed in English where there is no window yet"),
    "app/toml_writer.py": (2, "the form of a file"),
    "ui/exporting.py": (2, "names of files; what a spreadsheet of the system wants"),
    "ui/library/exports.py": (1, "names of files"),
    "ui/library/score_page.py": (1, "the paper of the system's country"),
    "ui/match_host.py": (2, "a record, and the name of its file"),
    "ui/report_dialog.py": (1, "the name of a file"),
    "ui/statistics/figures_csv.py": (2, "a table for spreadsheets"),
    "ui/statistics/statistics_window.py": (1, "the name of a file"),
    "ui/style.py": (1, "a style sheet"),
    "ui/texts/deal_codes.py": (1, "the number of a sign in Unicode"),
    "ui/troubles.py": (2, "a report in English; the language of fonts"),
    "app/i18n.py": (1, "makes the locale"),
}
"""Modules that form numbers themselves: how often, and for whom."""
_SPECIFIED: Final = re.compile(r"\{\w*(?:![rsa])?:[^{}\s]+\}")
_OLD_STYLE: Final = re.compile(r"%(?:\.?\d+)?[dfeg]")
_SIGN_BEFORE: Final = re.compile(r"[\s(=][-+\N{MINUS SIGN}]$")


def offences(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines in which numbers are formed, and how."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.JoinedStr(values=parts):
                yield from ((node.lineno, found) for found in _of_parts(parts))
            case ast.Constant(value=str(text)) if _SPECIFIED.search(text):
                yield node.lineno, f"a format in {text!r}"
            case ast.BinOp(left=ast.Constant(value=str(text)), op=ast.Mod()) if _OLD_STYLE.search(text):
                yield node.lineno, f"a format in {text!r}"
            case ast.Call(func=ast.Name(id="format")):
                yield node.lineno, "format()"
            case ast.Call(func=ast.Attribute(attr="strftime" | "isoformat" | "ctime" as name)):
                yield node.lineno, f"{name}()"
            case ast.alias(name="QLocale"):
                yield 0, "QLocale"
            case _:
                pass


def _of_parts(parts: list[ast.expr]) -> Iterator[str]:
    for place, part in enumerate(parts):
        if not isinstance(part, ast.FormattedValue):
            continue
        if part.format_spec is not None:
            yield f"a format in an f-string: {ast.unparse(part.format_spec)}"
        before = parts[place - 1] if place else None
        after = parts[place + 1] if place + 1 < len(parts) else None
        if isinstance(before, ast.Constant) and _SIGN_BEFORE.search(
            f"{'' if place > 1 else ' '}{before.value}"
        ):
            yield f"a sign before {ast.unparse(part.value)}"
        if isinstance(after, ast.Constant) and re.match(r"[ \u00a0]?%", str(after.value)):
            yield f"percent of {ast.unparse(part.value)}"


def test_nobody_else_forms_numbers() -> None:
    found: dict[str, list[tuple[int, str]]] = {}
    for folder in SEEN:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            name = path.relative_to(PACKAGE).as_posix()
            if name != "app/numbers.py" and (here := list(offences(path.read_text(encoding="utf-8")))):
                found[name] = here
    allowed = {name: often for name, (often, _) in WRITTEN_BY_HAND.items()}
    assert {name: len(here) for name, here in found.items()} == allowed, found


@pytest.mark.parametrize(
    "line",
    [
        'f"{points:+d}"',
        'f"{share:.0%}"',
        'f"{number:,}"',
        'f"{day:%Y-%m-%d}"',
        'f"-{points}"',
        'f"{total} (+{points})"',
        'f"{share}%"',
        '"{share:.1f}".format(share=share)',
        '"%d points" % points',
        'format(points, "+d")',
        'day.strftime("%x")',
        "from PySide6.QtCore import QLocale",
    ],
)
def test_whoever_forms_one_is_found(line: str) -> None:
    assert list(offences(line))


def test_words_without_numbers_are_not_found() -> None:
    assert not list(offences('f"{day} {time}"; f"{name}-{other}"; "{name}: {points}".format(points=points)'))


def test_no_text_has_a_sign_of_its_own_for_a_number_that_has_one() -> None:
    """Only `percent` writes the sign of percent, and no hyphen stands for a minus."""
    wrong = re.compile(r"\}[ \u00a0]?%(?!n|L)|(?<!\w)[-+]\{|-%L?n")
    for language in translations.listed():
        for text, translation in ts_files.read(translations.ts_path(language)).items():
            if text.context != "Numbers":
                for form in (text.source, *translation.forms):
                    assert not wrong.search(form), (language, text.context, form)


def test_each_language_has_its_own_signs() -> None:
    minus = "\N{MINUS SIGN}"
    for language, mean, many, size in (
        ("en", "0.5", "12,345", "1.5 MiB"),
        ("pl", "0,5", "12\u00a0345", "1,5 MiB"),
        ("ru", "0,5", "12\u00a0345", "1,5 MiB"),
    ):
        QLocale.setDefault(QLocale(language))
        assert numbers.decimal(-0.5) == f"{minus}{mean}"
        assert numbers.signed_decimal(0.5) == f"+{mean}"
        assert numbers.grouped(-12345) == f"{minus}{many}"
        assert numbers.plain(-1000) == f"{minus}1000"
        assert numbers.file_size(3 << 19).replace("\u00a0", " ") == size
        assert numbers.percent(-12.25, 2) == f"{minus}12{mean[1]}25%"
    assert numbers.share(0.5) == numbers.percent(50) == "50%"
    assert numbers.decimal(-0.04) == numbers.signed_decimal(0.04) == "0,0"
    assert [numbers.signed(points) for points in (-5, 0, 5)] == [f"{minus}5", "0", "+5"]


def test_a_count_in_a_sentence_has_its_thousands_apart(qapp: QApplication) -> None:
    texts = Translations(qapp)
    for language, words in (("en", "12,345 matches"), ("pl", "12 345 partii"), ("ru", "12 345 партий")):
        texts.set_language(language)
        found = QCoreApplication.translate("WindowFoot", "%Ln match(es)", "", 12345)
        assert found.replace("\u00a0", " ") == words
    texts.set_language("en")


def test_why_a_deck_is_refused_is_told_with_numbers_of_the_language() -> None:
    QLocale.setDefault(QLocale("ru"))
    assert "0,5 × 2" in refusal_words(DeckRefusedError(DeckFault.BAD_SIZE, "0.5 × 2"))
    assert "cards.svg" in refusal_words(DeckRefusedError(DeckFault.TOO_LARGE, "cards.svg"))


def test_days_and_times_are_those_of_the_language() -> None:
    day = date(2026, 11, 3)
    moment = datetime(2026, 11, 3, 17, 5, tzinfo=UTC).astimezone()
    for language, short, long in (
        ("en", "3 Nov 2026", "Tuesday"),
        ("pl", "3 lis 2026", "3 listopada 2026"),
        ("ru", "3 нояб. 2026", "3 ноября 2026"),
    ):
        QLocale.setDefault(QLocale(language))
        assert numbers.date_words(day) == short
        assert long in numbers.long_date_words(day)
        hour = moment.hour % 12 or 12 if language == "en" else moment.hour
        assert re.match(rf"0?{hour}:05", numbers.time_words(moment))
