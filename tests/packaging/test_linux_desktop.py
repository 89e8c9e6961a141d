"""A desktop knows the program and its files: desktop file, description, manual, type of records, icons."""

from __future__ import annotations

import codecs
import configparser
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from thousand_qt import __version__
from thousand_qt.app.identity import APPLICATION_ID, MATCH_MIME_TYPE, PROGRAM
from thousand_qt.app.paths import resource_path
from thousand_qt.engine.record import Header, SeatEntry
from thousand_qt.engine.record_text import header_line
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.records.folder import SUFFIX

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
MIME_PACKAGE = LINUX / f"{APPLICATION_ID}.mime.xml"
METAINFO = LINUX / f"{APPLICATION_ID}.metainfo.xml"
MANUAL = LINUX / f"{PROGRAM}.6"
DESKTOP_FILE = LINUX / f"{APPLICATION_ID}.desktop"
SAMPLES = sorted((ROOT / "tests" / "data" / "records").iterdir())
LANGUAGES = ("pl", "ru")

_INFO = "{http://www.freedesktop.org/standards/shared-mime-info}"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

Recogniser = Callable[[Path, Path], str]
"""Gives the type of a file, with a data folder in which the package is installed."""


def by_qt(data: Path, file: Path) -> str:
    """Ask Qt, which reads the package itself where there is no `update-mime-database`."""
    program = (
        "import sys; from PySide6.QtCore import QMimeDatabase\n"
        "print(QMimeDatabase().mimeTypeForFile(sys.argv[1]).name())"
    )
    return _ask([sys.executable, "-c", program, file], data)


def by_desktop(data: Path, file: Path) -> str:
    """Ask what a desktop's file manager asks, after the desktop's own preparation of the package."""
    _ask(["update-mime-database", data / "mime"], data)
    answer = _ask(["gio", "info", "--attributes=standard::content-type", file], data)
    return answer.rpartition("standard::content-type: ")[2]


def _ask(command: list[str | Path], data: Path) -> str:
    environment = {**os.environ, "XDG_DATA_HOME": str(data)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
    return done.stdout.strip()


def _recognisers() -> list[Recogniser]:
    tools = ("update-mime-database", "gio")
    return [by_qt, by_desktop] if all(map(shutil.which, tools)) else [by_qt]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder in which the package is installed under the name that it should have there."""
    packages = tmp_path / "share" / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(MIME_PACKAGE, packages / f"{APPLICATION_ID}.xml")
    return packages.parents[1]


def mime_type() -> ElementTree.Element:
    (found,) = ElementTree.parse(MIME_PACKAGE).getroot()
    return found


def magics() -> list[bytes]:
    return [
        codecs.decode(match.attrib["value"], "unicode_escape").encode("latin-1")
        for match in mime_type().iter(f"{_INFO}match")
    ]


def a_header() -> str:
    seats = tuple(SeatEntry(name, "casual") for name in ("Łucja", "Пётр", "Ann"))
    return header_line(Header(PRESETS["classic"], seats, dealing=SecretDealing.of(bytes(32)), title="{}"))


def test_the_type_has_its_suffix_and_a_name_in_every_language() -> None:
    found = mime_type()
    assert found.attrib["type"] == MATCH_MIME_TYPE
    names = {comment.get(_LANGUAGE, "en"): comment.text for comment in found.iter(f"{_INFO}comment")}
    assert set(names) == {"en", *LANGUAGES}
    assert len(set(names.values())) == len(names)
    assert [glob.attrib["pattern"] for glob in found.iter(f"{_INFO}glob")] == [f"*{SUFFIX}"]


def test_the_magic_is_how_records_of_every_version_begin() -> None:
    for first_line in (a_header().encode(), *(sample.read_bytes() for sample in SAMPLES)):
        assert [magic for magic in magics() if first_line.startswith(magic)] == magics()[:1]
    assert magics()[1] == codecs.BOM_UTF8 + magics()[0]


@pytest.mark.parametrize("recognise", _recognisers())
def test_records_are_recognised_whatever_they_are_called(
    data: Path, tmp_path: Path, recognise: Recogniser
) -> None:
    record = tmp_path / "record-without-suffix"
    for content in (a_header().encode(), codecs.BOM_UTF8 + SAMPLES[0].read_bytes()):
        record.write_bytes(content)
        assert recognise(data, record) == MATCH_MIME_TYPE
    for sample in SAMPLES:
        shutil.copy(sample, record)
        assert recognise(data, record) == MATCH_MIME_TYPE
    damaged = tmp_path / f"damaged{SUFFIX}"
    damaged.write_text("not a match at all\n")
    assert recognise(data, damaged) == MATCH_MIME_TYPE


@pytest.mark.parametrize("recognise", _recognisers())
def test_other_files_are_left_alone(data: Path, tmp_path: Path, recognise: Recogniser) -> None:
    other = tmp_path / "other-file"
    for content in ('{"format": "thousand-matches"}\n', '{"format": "chess"}\n', "thousand-match\n"):
        other.write_text(content)
        assert recognise(data, other) != MATCH_MIME_TYPE


def test_the_desktop_file_opens_records_with_the_program() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read_string(DESKTOP_FILE.read_text(encoding="utf-8"))
    entry = parser["Desktop Entry"]
    assert entry["Type"] == "Application"
    assert entry["Exec"] == f"{PROGRAM} %f"
    assert entry["Icon"] == APPLICATION_ID
    assert entry["MimeType"] == f"{MATCH_MIME_TYPE};"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert PROGRAM in project["gui-scripts"]
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        words = {entry[key], *(entry[f"{key}[{language}]"] for language in LANGUAGES)}
        assert len(words) == 1 + len(LANGUAGES)
    for key in ("Keywords", "Categories", *(f"Keywords[{language}]" for language in LANGUAGES)):
        assert entry[key].endswith(";")


def test_the_icon_of_records_is_there() -> None:
    (icon,) = mime_type().iter(f"{_INFO}icon")
    assert icon.attrib["name"] == MATCH_MIME_TYPE.replace("/", "-")
    assert resource_path("icons", f"{icon.attrib['name']}.svg").is_file()


def test_windows_belong_to_the_desktop_file() -> None:
    program = (
        "from thousand_qt.__main__ import _make_application\n"
        "application = _make_application()\n"
        "print(application.desktopFileName())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == DESKTOP_FILE.stem


def test_software_centres_read_what_the_desktop_file_says() -> None:
    component = ElementTree.parse(METAINFO).getroot()
    assert component.findtext("id") == APPLICATION_ID
    assert component.findtext("launchable") == DESKTOP_FILE.name
    assert component.findtext("provides/binary") == PROGRAM
    assert component.findtext("provides/mediatype") == MATCH_MIME_TYPE
    entry = configparser.ConfigParser(interpolation=None)
    entry.read_string(DESKTOP_FILE.read_text(encoding="utf-8"))
    for tag, key in (("name", "Name"), ("summary", "Comment")):
        words = {each.get(_LANGUAGE, "en"): each.text for each in component.iterfind(tag)}
        assert set(words) == {"en", *LANGUAGES}
        assert words.pop("en") == entry["Desktop Entry"][key]
        assert words == {language: entry["Desktop Entry"][f"{key}[{language}]"] for language in LANGUAGES}
    for kind in ("description/p", "description/ul/li"):
        said = [each.get(_LANGUAGE, "en") for each in component.iterfind(kind)]
        assert said == ["en", *LANGUAGES] * (len(said) // 3)
    assert next(release.get("version") for release in component.iter("release")) == __version__


def test_the_manual_page_has_every_option() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "thousand_qt", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    options = set(re.findall(r"--[a-z-]+", done.stdout))
    assert "--self-test" in options
    page = MANUAL.read_text(encoding="ascii").replace("\\-", "-")
    assert set(re.findall(r"--[a-z-]+", page)) == options
