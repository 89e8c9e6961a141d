"""Every text in its language: punctuation, alphabets, the words of the game, names left as they are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

import translations
import ts_files
from source_texts import Text

LANGUAGES: Final = tuple(translations.listed())
_MARKS = re.compile(r"</?[a-z]+[^<>]*>")
_LETTERS_OF_KEYS = re.compile(r"&(?=\w)(?!\w+;)")
_PLACEHOLDERS = re.compile(r"\{[^{}]*\}|%L?n|%\d")
_END = re.compile(r"[.?!…:]?(?=[”»\")]*$)")
_NAMES: Final = r"\{(?:name|names|player|declarer|dealer|winner|giver|taker)\}"

QUOTES: Final = {"en": ("“", "”"), "pl": ("„", "”"), "ru": ("«", "»")}
_ALL_QUOTES: Final = '"“”„«»‘‚'
FOREIGN: Final = {
    "pl": re.compile(r"[\u0400-\u04ff]"),
    # A Latin letter beside a Cyrillic one, or alone where Russian has a word of one letter.
    "ru": re.compile(r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]|(?<![\w+])[aceopxykbi](?![\w+])"),
    "en": re.compile(r"[\u0400-\u04ff]|[ąćęłńśźż]"),
}
DECLINED: Final = {
    "pl": re.compile(rf"(?i)\b(?:dla|od|do|z|ze|na|u|przez|przed|przy|po|za|o|bez|nad) {_NAMES}"),
    "ru": re.compile(rf"(?i)\b(?:для|от|к|у|с|на|о|об|из|за|по|до|перед|без|над) {_NAMES}"),
}
"""Prepositions that want another case of a name than the one it has."""
PAST: Final = {
    "pl": re.compile(rf"{_NAMES} \w+(?:ł|ła)\b"),
    "ru": re.compile(rf"{_NAMES} \w+(?:ал|ил|ел|ла|лся|лась)\b"),
}
"""Verbs that say whether a man or a woman did it; nobody knows that of a name."""
NO_SENTENCE: Final = {
    ("Bubbles", "I give up"),  # called out, in Polish and Russian by one word
    ("Table", "{mine} : {other}"),  # a score
    ("Keys", "P, П: pass"),  # the keys themselves
    ("Decks", "Т К Д В"),  # the letters on Russian cards
}


def forms() -> Iterator[tuple[str, Text, str]]:
    """Yield each form of each text in each language; English has its own file for plurals only."""
    files = {language: ts_files.read(translations.ts_path(language)) for language in LANGUAGES}
    for language, known in files.items():
        for text, translation in known.items():
            for form in translation.forms:
                yield language, text, form
    for text in files["pl"]:
        if not text.is_plural:
            yield "en", text, text.source


FORMS: Final = [
    (language, text, _LETTERS_OF_KEYS.sub("", _MARKS.sub("", form))) for language, text, form in forms()
]


def told(found: Iterable[tuple[str, Text, str]]) -> str:
    return "\n".join(f"{language} {text.context}: {form}" for language, text, form in found)


def wrong(pattern: re.Pattern[str], *languages: str) -> str:
    """Return the texts in which this stands, whatever is put into the placeholders."""
    return told(
        (language, text, form)
        for language, text, form in FORMS
        if language in (languages or LANGUAGES)
        and (text.context, text.source) not in NO_SENTENCE
        and pattern.search(_PLACEHOLDERS.sub("0", form))
    )


def test_there_is_something_to_read() -> None:
    assert {language for language, _, _ in FORMS} == {"en", "pl", "ru"}
    assert len(FORMS) > 5000


def test_quotation_marks_are_those_of_the_language() -> None:
    found: list[tuple[str, Text, str]] = []
    for language, text, form in FORMS:
        opening, closing = QUOTES[language]
        marks = [mark for mark in form if mark in _ALL_QUOTES]
        if marks != [opening, closing] * (len(marks) // 2):
            found.append((language, text, form))
    assert not told(found)


@pytest.mark.parametrize(
    ("what", "pattern", "languages"),
    [
        ("three dots are one sign", r"\.\.", ()),
        ("a minus is no hyphen", r"(?<![\w–])-\d|[+(] ?-", ()),
        ("a dash is no hyphen", r"\s--?\s", ()),
        ("the dash of Polish and Russian is long", r"\s–\s", ("pl", "ru")),
        ("English has colons and commas instead of dashes", r"\s[–—]\s", ("en",)),
        ("a range has the short dash", r"\d-\d", ()),
        ("no double spaces", r"  ", ()),
        ("no space before a stop", r"\s[,.;:?!](?:\s|$)", ()),
    ],
)
def test_punctuation(what: str, pattern: str, languages: tuple[str, ...]) -> None:
    assert not wrong(re.compile(pattern), *languages), what


def test_sentences_end_alike_in_every_language() -> None:
    found = [
        (language, text, form)
        for language, text, form in FORMS
        if (text.context, text.source) not in NO_SENTENCE and _end(form) != _end(text.source)
    ]
    assert not told(found)


def _end(text: str) -> str:
    match = _END.search(_MARKS.sub("", text).strip())
    return match.group() if match else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_those_of_the_language(language: str) -> None:
    assert not wrong(FOREIGN[language], language)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_names_are_not_declined_and_have_no_gender(language: str) -> None:
    for pattern in (DECLINED[language], PAST[language]):
        assert not told(each for each in FORMS if each[0] == language and pattern.search(each[2]))


def test_no_decimal_is_written_as_python_does() -> None:
    """A person's decimals and thousands are those of the language: `QLocale` writes them."""
    own = re.compile(r"\{[^{}]*:[^{}]*(?:\.\d+|,)[f%d]?\}")
    for path in sorted((translations.SOURCE / "ui").rglob("*.py")):
        if path.name != "style.py":  # sizes in style sheets, for Qt
            assert not own.search(path.read_text(encoding="utf-8")), path


def test_the_words_of_the_game_are_those_of_its_players() -> None:
    path = Path(__file__).parent.parent / "data" / "forbidden_words.json"
    found: list[str] = []
    for language, pattern, reason in json.loads(path.read_text(encoding="utf-8")):
        texts = wrong(re.compile(pattern), language)
        if texts:
            found.append(f"{reason}:\n{texts}")
    assert not found, "\n".join(found)
