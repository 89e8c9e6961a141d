"""What is new in a version: from the changelog, in every language, and the same in each."""

from __future__ import annotations

from pathlib import Path

import pytest

from thousand_qt.app import news as news_module
from thousand_qt.app.i18n import LANGUAGES
from thousand_qt.app.news import news, news_file, short_lines

TEXT = """# Changelog

## [2.0.0] - 2027-01-01

### In short

* One line
  that goes on.
* Another.

### Added

* A detail.

## [1.0.0]

### Added

* A detail.

## [0.9.0]

### In short

* Old.
"""


def test_the_lines_in_short_of_each_version() -> None:
    assert short_lines(TEXT) == {"2.0.0": ["One line that goes on.", "Another."], "0.9.0": ["Old."]}
    assert short_lines("") == {}


def test_the_newest_version_is_told_in_every_language_line_by_line() -> None:
    versions = {
        language: short_lines(news_file(language).read_text(encoding="utf-8")) for language in LANGUAGES
    }
    newest = next(iter(versions["en"]))
    for language, told in versions.items():
        assert next(iter(told)) == newest, language
        assert len(told[newest]) == len(versions["en"][newest]) >= 3, language
        assert all(line.endswith(".") for line in told[newest]), language
    assert len({tuple(news(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_language_without_news_has_the_english_ones() -> None:
    assert news("qps") == news("en")


def test_without_a_changelog_there_is_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(news_module, "changelog_path", lambda: tmp_path / "CHANGELOG.md")
    assert news("en") == []
    assert "CHANGELOG.md" in caplog.text
