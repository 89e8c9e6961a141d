"""The workflows of an outside CI do nothing of their own: each step is one that anybody can do at home."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

import build
from appimage import RUNTIME, RUNTIME_ADDRESS, RUNTIME_SUMS, check_runtime, join
from building import BuildError
from launcher.environment import LOCKED
from locks import STRICT
from outside_checks import STRICT as OUTSIDE_STRICT
from outside_checks import WORKFLOWS
from windows_installer import SIGN

FILES = sorted(WORKFLOWS.glob("*.yml"))
_INSTALLS = (
    "apt-get update && apt-get install ",
    "choco install ",
    "curl --fail --location --output runtime ",
    "gh release create ",
)
_INSTALLS_ELSEWHERE = "${{ matrix.install }}"
_SELF_TEST = re.compile(r"chmod \+x (\S+) && \./\1 --appimage-extract-and-run --self-test self-test\.json")


def _commands(text: str) -> list[str]:
    found = re.findall(r"^ +(?:- )?run: (?:>-\n((?: {10}.*\n)+)|(.+)$)", text, re.MULTILINE)
    return [" ".join((folded or single).split()) for folded, single in found]


def test_there_are_workflows() -> None:
    assert [file.stem for file in FILES] == ["build", "check"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_step_is_a_command_of_the_repository(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    commands = _commands(text)
    assert len(commands) == text.count("run: ")
    for command in commands:
        words = command.split()
        if words[:2] == ["python", "packaging/build.py"]:
            assert set(words[2:]) <= set(build.STEPS), command
        elif words[:2] == ["python", "packaging/thousand.py"]:
            assert words[2:] in (["test"], ["check"])
        else:
            installs = command.startswith(_INSTALLS) or command == _INSTALLS_ELSEWHERE
            assert installs or _SELF_TEST.fullmatch(command), command


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_actions_are_pinned_and_may_do_little(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for line in re.findall(r"uses: (.+)", text):
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line
    assert "\npermissions:\n  contents: read\n" in text
    assert text.count(": write") == (1 if file.stem == "build" else 0)
    assert text.count("persist-credentials: false") == text.count("uses: actions/checkout@")
    # A secret is handed to a command by its environment, where the log does not show it.
    for line in re.findall(r".*\$\{\{ secrets\..*", text):
        assert re.fullmatch(r" {10}THOUSAND_(\w+): \$\{\{ secrets\.\1 \}\}", line), line
    timeouts, jobs = text.count("timeout-minutes: "), len(re.findall(r"^    runs-on: ", text, re.MULTILINE))
    assert timeouts == jobs


def test_the_variables_are_those_the_steps_read() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    named = set(re.findall(r"\bTHOUSAND_\w+", text))
    package = (WORKFLOWS.parents[1] / "packaging" / "macos" / "package.sh").read_text(encoding="utf-8")
    read = {SIGN, RUNTIME, STRICT, OUTSIDE_STRICT, LOCKED, *re.findall(r"\bTHOUSAND_\w+", package)}
    assert named <= read
    assert {SIGN, LOCKED, "THOUSAND_MACOS_IDENTITY", "THOUSAND_MACOS_CERTIFICATE"} <= named


def test_an_appimage_is_its_runtime_and_the_packed_folder(tmp_path: Path) -> None:
    for name in ("runtime", "packed"):
        (tmp_path / name).write_bytes(name.encode())
    target = tmp_path / "Thousand.AppImage"
    join(tmp_path / "runtime", tmp_path / "packed", target)
    assert target.read_bytes() == b"runtimepacked"


def test_an_appimage_has_the_runtime_that_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"runtime")
    with pytest.raises(BuildError, match="is not the runtime"):
        check_runtime(runtime, "x86_64")
    with pytest.raises(BuildError, match="is not the runtime"):
        check_runtime(runtime, "riscv64")
    monkeypatch.setitem(RUNTIME_SUMS, "x86_64", hashlib.sha256(b"runtime").hexdigest())
    check_runtime(runtime, "x86_64")
    fetched = next(file for file in FILES if file.stem == "build").read_text(encoding="utf-8")
    assert f"{RUNTIME_ADDRESS}x86_64" in fetched
