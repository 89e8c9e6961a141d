"""The changelog feeds software centres and the Debian package, by one reader."""

from __future__ import annotations

import datetime
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import changelog
from thousand_qt import __version__
from thousand_qt.app.changelog import Release, releases

ROOT = Path(__file__).parents[2]

TEXT = f"""# Changelog

## [Unreleased]

### Added

* Something to come.

## [{__version__}] - 2027-02-28

What came of it.

### In short

* Cards & more cards, and a line that is so long that it has to be wrapped in a file of eighty columns.
* Another.

### Fixed

* A detail
  on two lines.

## [0.1.0] - 2026-12-24
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with a changelog of two versions, and the short lines of one of them in Polish and Russian."""
    (tmp_path / "CHANGELOG.md").write_text(TEXT, encoding="utf-8")
    (tmp_path / "translations").mkdir()
    for code, word in (("pl", "Karty"), ("ru", "Карты")):
        told = f"## [{__version__}]\n\n### In short\n\n* {word} <1>.\n* {word} 2.\n"
        (tmp_path / "translations" / f"changelog_{code}.md").write_text(told, encoding="utf-8")
    return tmp_path


def test_versions_have_their_dates_and_sections() -> None:
    unreleased, newest, oldest = releases(TEXT)
    assert unreleased == Release("Unreleased", None, {"Added": ("Something to come.",)})
    assert (newest.version, newest.date) == (__version__, datetime.date(2027, 2, 28))
    assert newest.in_short[1:] == ("Another.",)
    assert newest.sections["Fixed"] == ("A detail on two lines.",)
    assert oldest == Release("0.1.0", datetime.date(2026, 12, 24), {})


def test_the_debian_changelog(checkout: Path, tmp_path: Path) -> None:
    text = changelog.debian_changelog(checkout, revision="3", distribution="bookworm")
    lines = text.splitlines()
    assert lines[0] == f"thousand-qt ({__version__}-3) bookworm; urgency=medium"
    assert max(len(line) for line in lines if not line.startswith(" -- ")) <= 80
    assert f" -- {changelog.MAINTAINER}  Sun, 28 Feb 2027 12:00:00 +0000" in lines
    assert "thousand-qt (0.1.0-1) bookworm; urgency=medium" in lines
    assert "come" not in text
    if shutil.which("dpkg-parsechangelog"):
        (tmp_path / "changelog").write_text(text, encoding="utf-8")
        asked = ["dpkg-parsechangelog", "--all", "--show-field", "Version", "-l", str(tmp_path / "changelog")]
        told = subprocess.run(asked, capture_output=True, text=True, check=True)
        assert (told.stdout.strip(), told.stderr) == (f"{__version__}-3", "")


def test_software_centres_are_told_in_every_language(checkout: Path) -> None:
    old = '<component>\n  <releases>\n    <release version="0.0.1"/>\n  </releases>\n</component>\n'
    made = changelog.with_releases(old, checkout)
    newest, oldest = ElementTree.fromstring(made).iter("release")
    assert newest.attrib == {"version": __version__, "date": "2027-02-28", "type": "development"}
    assert oldest.attrib["version"] == "0.1.0"
    points = [point.text or "" for point in newest.iter("li")]
    assert points[1::3] == ["Karty <1>.", "Karty 2."]
    assert points[2::3] == ["Карты <1>.", "Карты 2."]
    assert points[0].startswith("Cards & more cards")
    assert changelog.with_releases(made, checkout) == made


def test_what_does_not_fit_is_named(checkout: Path) -> None:
    with pytest.raises(changelog.ChangelogError, match="0 elements"):
        changelog.with_releases("<component/>", checkout)
    file = checkout / "CHANGELOG.md"
    file.write_text(TEXT.replace("2027-02-28", "28.2.2027"), encoding="utf-8")
    with pytest.raises(changelog.ChangelogError, match=r"28\.2\.2027"):
        changelog.published(checkout)
    file.write_text(TEXT.replace(f"[{__version__}]", "[77.0.0]"), encoding="utf-8")
    with pytest.raises(changelog.ChangelogError, match=r"77\.0\.0"):
        changelog.published(checkout)


def test_what_is_committed_says_what_the_changelog_says() -> None:
    assert changelog.main(["check"]) == 0
    if shutil.which("appstreamcli"):
        asked = ["appstreamcli", "validate", "--no-net", "--no-color", str(changelog.METAINFO)]
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout + told.stderr
    assert changelog.debian_changelog().startswith(f"thousand-qt ({__version__}-1) unstable")
