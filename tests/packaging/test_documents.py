"""What README.md and CONTRIBUTING.md say can be done: every command in them is run, by a test or by CI.

A command that is new in one of them has to be put on the list here, with how it is exercised.
"""

from __future__ import annotations

import importlib
import json
import re
import shlex
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

import build
from thousand_qt import __version__
from thousand_qt.ai.levels import LEVELS
from thousand_qt.engine.rules import RULE_SETS, Rules
from thousand_qt.ui.texts.levels import level_name
from thousand_qt.ui.texts.rules import preset_name

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PROGRAMS = r"(?:python3?|pipx?|sudo|apt-get|bash|thousand-qt|xvfb-run|\.venv/bin/[^\s`]+) "
BOT = ROOT / "thousand_qt" / "ai" / "outside" / "example_bot.py"


@dataclass(frozen=True)
class Run:
    """A command of `python -m`, run here, with cheaper or real arguments in place of some."""

    instead: Mapping[str, str]
    told: Callable[[str], bool]
    """Whether what it prints is what is promised."""
    more: tuple[str, ...] = ()


@dataclass(frozen=True)
class Within:
    """A command that a file of the repository runs, which is told by words in it."""

    file: str
    words: str


@dataclass(frozen=True)
class ByHand:
    """A command that needs a person or a system that tests have not; only for who works on the program."""

    why: str


def _matches(text: str) -> bool:
    return json.loads(text)["matches"] == 1


HOW: Mapping[str, Run | Within | ByHand] = {
    # README.md
    "python3 packaging/thousand.py play": Within(".ci/run", "packaging/thousand.py play --version"),
    "python3 packaging/thousand.py test": Within(".ci/run", "packaging/thousand.py test"),
    "pipx install .": Within("tests/packaging/test_wheel.py", "from build_backend import build_wheel"),
    'pipx install ".[sound]"': Within("tests/packaging/test_licences.py", "(?!sound)"),
    f"sudo apt install ./thousand-qt_{__version__}-1_amd64.deb": Within(
        "packaging/try_linux.py", "self._install(newer)"
    ),
    "thousand-qt --self-test": Within("packaging/frozen.py", '"--self-test"'),
    'python -m thousand_qt.arena --a "bot:python3 my_bot.py" --b casual --deals 200': Run(
        {"bot:python3 my_bot.py": f"bot:{shlex.quote(sys.executable)} {shlex.quote(str(BOT))}", "200": "1"},
        lambda text: json.loads(text)["deals"]["a"]["failed"] == 0,
    ),
    "python -m thousand_qt.verify MATCH.thousand": Run({}, lambda text: json.loads(text)["verified"] == 1),
    "python -m thousand_qt.library list --result won --since 2026-01-01": Run(
        {}, lambda text: json.loads(text)["matches"] == [], ("--profile", "PROFILE")
    ),
    "python -m thousand_qt.simulate --preset polish --matches 1000 --seed 7": Run(
        {"1000": "1"}, _matches, ("--record", "PROFILE/data/matches")
    ),
    "python3 packaging/build.py wheel bundle self-test archive checksums": Within(
        "packaging/README.md", "python packaging/build.py wheel bundle self-test archive checksums"
    ),
    # CONTRIBUTING.md
    "python3 packaging/thousand.py test tests/engine -k barrel": Within(
        "tests/packaging/test_launcher.py", '"test"'
    ),
    "python3 packaging/thousand.py check": Within(".ci/run", "packaging/thousand.py check"),
    "python3 packaging/build.py wheel bundle self-test": Within(
        "packaging/README.md", "python packaging/build.py wheel bundle self-test"
    ),
    "bash .ci/run": Within(".ci/run", 'step "tests"'),
    "python -m tests.benchmarks.bench_kills": Run(
        {}, lambda text: json.loads(text)["survived"] == 1, ("--kills", "1")
    ),
    "apt-get install at-spi2-core python3-pyatspi xvfb dbus openbox": ByHand("system packages"),
    "xvfb-run -a dbus-run-session -- /usr/bin/python3 tests/e2e/at_spi_deal.py PYTHON polish-two-talons 10": (
        ByHand("needs those system packages")
    ),
    ".venv/bin/python packaging/translations.py update": Within(
        "tests/packaging/test_translations.py", "translations.update("
    ),
    ".venv/bin/python packaging/changelog.py update": Within(
        "tests/packaging/test_changelog.py", "with_releases("
    ),
    ".venv/bin/python packaging/pseudo_language.py /tmp/pseudo": Within(
        "tests/ui/test_pseudo_language.py", "pseudo_language.make("
    ),
    ".venv/bin/python -m thousand_qt --translations /tmp/pseudo": Within(
        "tests/ui/test_pseudo_language.py", "more=[pseudo_folder]"
    ),
    "thousand-qt --translations FOLDER": Within("tests/ui/test_pseudo_language.py", "more=[pseudo_folder]"),
}


def commands_of(document: str) -> list[str]:
    """The commands in a document: blocks of code, and spans that begin as commands do."""
    assert "```" not in document, "blocks of code are indented here"
    blocks = re.findall(r"(?<=\n\n)((?: {4}\S.*\n)+)", document)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    found = [re.split(r"\s{2,}#", line)[0] for line in lines if re.match(PROGRAMS, line)]
    return [*found, *re.findall(rf"(?<!`)`({PROGRAMS}[^`\n]+)`", document)]


def test_every_command_is_on_the_list_and_nothing_else() -> None:
    documented = {*commands_of(README), *commands_of(CONTRIBUTING)}
    assert len(commands_of(README)) >= 10
    assert documented == set(HOW)
    assert not [command for command in commands_of(README) if isinstance(HOW[command], ByHand)]


def test_what_others_run_they_do_run() -> None:
    for command, how in HOW.items():
        if isinstance(how, Within):
            assert how.words in (ROOT / how.file).read_text(encoding="utf-8"), command
        elif isinstance(how, ByHand):
            for file in re.findall(r"tests/\S+\.py", command):
                assert (ROOT / file).is_file(), command
        if "build.py" in command:
            steps = shlex.split(command)[2:]
            assert set(steps) <= set(build.STEPS), command
        if "translations.py" in command or "changelog.py" in command:
            assert (ROOT / shlex.split(command)[1]).is_file(), command


def test_the_doors_without_a_window_do_what_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(command: str, how: Run) -> str:
        arguments = [how.instead.get(word, word) for word in shlex.split(command)[2:]] + list(how.more)
        arguments = [word.replace("PROFILE", str(tmp_path)) for word in arguments]
        door = importlib.import_module(arguments[0])
        status = door.main([match if word == "MATCH.thousand" else word for word in arguments[1:]])
        told = capsys.readouterr()
        assert status == 0, (command, told.err)
        return told.out

    runs = {command: how for command, how in HOW.items() if isinstance(how, Run)}
    simulate = next(command for command in runs if "simulate" in command)
    match = ""
    assert runs[simulate].told(run(simulate, runs.pop(simulate)))
    (match,) = map(str, tmp_path.rglob("*.thousand"))
    for command, how in runs.items():
        assert how.told(run(command, how)), command


def test_what_is_linked_is_there() -> None:
    for name in (
        "README.md",
        "CONTRIBUTING.md",
        "ARCHITECTURE.md",
        "SECURITY.md",
        "CODE_OF_CONDUCT.md",
        "packaging/README.md",
    ):
        file = ROOT / name
        for target in re.findall(r"\]\((?!https?:)([^)#\s]+)\)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), (name, target)
        text = file.read_text(encoding="utf-8")
        titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
        headings = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings, name


def test_the_readme_knows_the_program() -> None:
    assert set(re.findall(r"thousand-qt_([\d.]+)-", README)) == {__version__}
    assert f"{len(Rules.__struct_fields__)} options" in README
    for key in RULE_SETS:
        if not key.endswith("-four"):
            assert f"*{preset_name(key)}*" in README, key
    for level in LEVELS:
        assert level == "random" or f"\n| {level_name(level)} |" in README
    report = (ROOT / "tests" / "benchmarks" / "REPORT.md").read_text(encoding="utf-8")
    measured = re.findall(r"\+\d+\.\d \[\d+\.\d, \d+\.\d\]", README)
    assert len(measured) == 3
    assert all(figure in report for figure in measured)


def test_the_readme_knows_where_files_are(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    for folders in (Unix("thousand-qt", appauthor=False), MacOS("thousand-qt", appauthor=False)):
        for folder in (
            folders.user_config_dir,
            folders.user_data_dir,
            folders.user_cache_dir,
            folders.user_log_dir,
        ):
            assert f"`~/{Path(folder).relative_to(Path.home()).as_posix()}`" in README
