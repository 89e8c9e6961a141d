"""Keeps the translations in step with the source, compiles them and checks them.

    python packaging/translations.py update     after a text was added, changed or removed
    python packaging/translations.py compile    makes the .qm files the program loads from a checkout
    python packaging/translations.py check      what continuous integration asks

`languages.json` in the folder of the translations lists the languages: what each calls itself, how many kinds
of number it has, and, should that be another language, whose rules it follows for numbers and plurals. The
English file holds plurals alone: every other English text is in the source. `suit_names` makes a second set
of names for the suits, where a language has one.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import ts_files
from source_texts import Text, collect
from suit_names import renamed, suits_path
from ts_files import Translation
from typography import bound

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "thousand_qt"
FOLDER = ROOT / "translations"
LIST = "languages.json"

_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%L?n")
_ACCELERATOR = re.compile(r"&(?!&)\w")
_UPDATE = "python packaging/translations.py update"


@dataclass(frozen=True, slots=True)
class Entry:
    """What the list says about a language."""

    name: str
    forms: int
    rules: str


def listed(folder: Path = FOLDER) -> dict[str, Entry]:
    """The languages there are, by code.

    Raises:
        RuntimeError: The list cannot be used.
    """
    path = folder / LIST
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return {
            code: Entry(str(entry["name"]), int(entry["forms"]), str(entry.get("rules", code)))
            for code, entry in entries.items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise RuntimeError(f"{path} does not list languages: {error!r}") from error


def ts_path(language: str, folder: Path = FOLDER) -> Path:
    """The file a translator edits."""
    return folder / f"thousand_{language}.ts"


def update(source: Path = SOURCE, folder: Path = FOLDER) -> list[str]:
    """Brings the .ts files up to date; returns the calls whose texts could not be found."""
    texts, faults = collect(source)
    folder.mkdir(exist_ok=True)
    for language, entry in listed(folder).items():
        ts_path(language, folder).write_text(
            _current(texts, language, entry, folder), encoding="utf-8", newline="\n"
        )
    return [str(fault) for fault in faults]


def compile_into(target: Path, folder: Path = FOLDER) -> None:
    """Makes the .qm file of every language, and puts the list of languages and the news beside them.

    Raises:
        RuntimeError: lrelease is missing, or refused a file or warned about it; or there is no list.
    """
    target.mkdir(parents=True, exist_ok=True)
    languages = listed(folder)
    if target.resolve() != folder.resolve():
        for path in (folder / LIST, *folder.glob("changelog_*.md")):
            shutil.copyfile(path, target / path.name)
    for language, entry in languages.items():
        path = ts_path(language, folder)
        try:
            translations = ts_files.read(path)
        except (OSError, ValueError) as error:
            raise RuntimeError(f"{path} could not be compiled: {error}") from error
        _release(translations, entry.rules, target / f"thousand_{language}.qm")
        other_names = suits_path(language, folder)
        if other_names.exists():
            made = renamed(translations, other_names)
            _release(made, entry.rules, target / f"suits_{language}.qm")


def check(source: Path = SOURCE, folder: Path = FOLDER) -> list[str]:
    """Everything that is wrong with the texts in the source and with their translations."""
    texts, faults = collect(source)
    problems = [str(fault) for fault in faults]
    for language, entry in listed(folder).items():
        path = ts_path(language, folder)
        if not path.exists():
            problems.append(f"{path} is missing: run {_UPDATE}")
            continue
        try:
            translations = ts_files.read(path)
        except ValueError as error:
            problems.append(str(error))
            continue
        if path.read_text(encoding="utf-8") != _current(texts, language, entry, folder):
            problems.append(f"{path} is not up to date: run {_UPDATE}")
        for text, translation in translations.items():
            problems += (
                f"{path}: {text.context}: {text.source!r}: {problem}"
                for problem in _faults_of(text, translation)
            )
    if not problems:
        with tempfile.TemporaryDirectory() as target:
            try:
                compile_into(Path(target), folder)
            except RuntimeError as error:
                problems.append(str(error))
    return problems


def _current(texts: Sequence[Text], language: str, entry: Entry, folder: Path) -> str:
    """What the .ts file should hold, given the texts and what was translated so far."""
    path = ts_path(language, folder)
    old = ts_files.read(path) if path.exists() else {}
    wanted = [text for text in texts if text.is_plural or language != "en"]
    return ts_files.rendered(ts_files.merged(wanted, old, entry.forms), entry.rules)


def _faults_of(text: Text, translation: Translation) -> Iterator[str]:
    if not translation.finished:
        yield "unfinished"
    wanted = Counter(_PLACEHOLDER.findall(text.source))
    for form in translation.forms:
        if not form:
            yield "not translated"
            continue
        found = Counter(_PLACEHOLDER.findall(form))
        if set(found) != set(wanted):
            yield f"placeholders {sorted(found)} instead of {sorted(wanted)} in {form!r}"
        if len(_ACCELERATOR.findall(form)) != len(_ACCELERATOR.findall(text.source)):
            yield f"the mnemonics (&) differ in {form!r}"
        if (text.source[:1].isspace(), text.source[-1:].isspace()) != (
            form[:1].isspace(),
            form[-1:].isspace(),
        ):
            yield f"the space around it differs in {form!r}"


def _release(translations: Mapping[Text, Translation], rules: str, qm: Path) -> None:
    """Compile what a language says into a file the program loads.

    A new file takes the old one's place: Qt maps it into memory, and a program that runs would crash if its
    texts were written over.
    """
    with tempfile.TemporaryDirectory(dir=qm.parent) as work:
        ts, made = Path(work, f"{qm.stem}.ts"), Path(work, qm.name)
        ts.write_text(ts_files.rendered(bound(translations, rules), rules), encoding="utf-8")
        command = [str(_lrelease()), str(ts), "-qm", str(made)]
        # Else it complains of a locale that is not UTF-8, and any complaint is taken for one of the file.
        surroundings = {**os.environ, "LC_ALL": "C.UTF-8"}
        done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
        said = done.stdout.lower()
        if done.returncode or done.stderr.strip() or "warning" in said or "less forms" in said:
            raise RuntimeError(f"{ts.name} could not be compiled:\n{done.stdout}{done.stderr}")
        made.replace(qm)


def _lrelease() -> Path:
    """The program PySide6-Essentials brings. Qt itself is not loaded: its libraries may be missing here."""
    package = importlib.util.find_spec("PySide6")
    for folder in (package.submodule_search_locations or ()) if package else ():
        for name in ("lrelease", "lrelease.exe"):
            if (program := Path(folder) / name).is_file():
                return program
    raise RuntimeError("PySide6-Essentials, which has lrelease, is not installed")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one of the three commands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("command", choices=("update", "compile", "check"))
    command = parser.parse_args(arguments).command
    problems: list[str] = []
    try:
        match command:
            case "update":
                problems = update()
            case "compile":
                compile_into(FOLDER)
            case _:
                problems = check()
    except RuntimeError as error:
        problems = [str(error)]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
