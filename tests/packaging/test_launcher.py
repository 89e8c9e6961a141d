"""The launcher on machines that lack things: what it makes, what it says, how it ends."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from launcher import commands, system, workspace
from launcher.environment import LOCK, LOCKED, LOCKED_EXTRAS, Environment
from launcher.trouble import FAILED, MISUSED, NEEDS_SOMETHING, TroubleError
from thousand_qt.app.system_libraries import QT, X11, Library

SCRIPT = Path(__file__).parents[2] / "packaging" / "thousand.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, timeout=60, check=False
    )


# The command line


def test_without_a_command_it_says_how_it_is_used() -> None:
    done = run()
    assert done.returncode == MISUSED
    assert done.stderr.startswith("Usage: ")
    assert run("--help").returncode == 0
    assert run("sing").returncode == MISUSED


def test_an_old_python_gets_one_plain_message() -> None:
    # What Python 2.7 and 3.0 to 3.6 cannot parse would be a syntax error instead of a message.
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr | ast.AnnAssign)]
    program = (
        "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0); sys.argv[1:] = ['play']; "
        f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == NEEDS_SOMETHING
    assert done.stderr.startswith("Thousand needs Python 3.11 or newer, and this is Python 3.9 (")
    assert len(done.stderr.splitlines()) == 1


def test_trouble_ends_with_its_message_and_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def trouble(**_arguments: Any) -> None:
        raise TroubleError("the table is on fire", NEEDS_SOMETHING)

    monkeypatch.setattr(system, "prepare", trouble)
    monkeypatch.setattr(workspace, "is_writable", lambda _folder: True)
    assert commands.main(["play"]) == NEEDS_SOMETHING
    assert capsys.readouterr().err == "the table is on fire\n"


# The operating system


class Machine:
    """A pretended machine: what it lacks, and which commands were run on it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lacking: list[Library] = []
        self.ran: list[Sequence[str]] = []
        self.status = 0
        self._patch = monkeypatch
        monkeypatch.setattr(system.sys, "platform", "linux")
        monkeypatch.setattr(system, "_missing_libraries", lambda **_arguments: self.lacking)
        monkeypatch.setattr(system.subprocess, "run", self._run)
        self.set(root=False, debian=True, ensurepip=True, pip=True, fonts=True)

    def set(self, **facts: bool) -> None:
        names = {"root": "_is_root", "debian": "_is_debian"}
        for name, fact in facts.items():
            self._patch.setattr(system, names.get(name, f"_has_{name}"), lambda fact=fact: fact)

    def prepare(self) -> None:
        system.prepare(with_window=True, environment={})

    def _run(
        self, command: Sequence[str], *, stdout: Any, **_options: Any
    ) -> subprocess.CompletedProcess[str]:
        self.ran.append(command)
        stdout.write(b"E: Temporary failure resolving\n")
        return subprocess.CompletedProcess(command, self.status)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_a_complete_machine_is_left_alone(machine: Machine) -> None:
    machine.set(root=True)
    machine.prepare()
    assert machine.ran == []


def test_root_on_debian_gets_the_packages(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.set(root=True, ensurepip=False, pip=False, fonts=False)
    machine.lacking = [QT[0], X11[2]]
    machine.prepare()
    assert [command[:2] for command in machine.ran] == [["apt-get", "update"], ["apt-get", "install"]]
    wanted = ["python3-venv", QT[0].package, X11[2].package, "fonts-dejavu-core"]
    assert list(machine.ran[1][-4:]) == wanted
    assert " ".join(wanted) in capsys.readouterr().out


def test_a_user_on_debian_gets_one_command_to_run(machine: Machine) -> None:
    machine.set(ensurepip=False, pip=False)
    machine.lacking = [QT[3]]
    with pytest.raises(
        TroubleError, match=r"\n    sudo apt-get update && sudo apt-get install python3-venv libegl1\n"
    ) as error:
        machine.prepare()
    assert error.value.status == NEEDS_SOMETHING
    assert machine.ran == []


def test_elsewhere_what_is_missing_is_named(machine: Machine) -> None:
    machine.set(root=True, debian=False)
    machine.lacking = [QT[3]]
    with pytest.raises(TroubleError, match=r"libEGL\.so\.1") as error:
        machine.prepare()
    assert "apt" not in str(error.value)
    assert error.value.status == NEEDS_SOMETHING
    assert machine.ran == []


def test_pip_alone_is_enough(machine: Machine) -> None:
    machine.set(ensurepip=False, pip=True)
    machine.prepare()
    assert system.venv_options() == ["--without-pip"]
    assert list(system.pip_command(Path("/x/python"))) == [
        sys.executable,
        "-m",
        "pip",
        "--python",
        "/x/python",
    ]


def test_a_failed_download_shows_the_end_of_the_log(machine: Machine) -> None:
    machine.set(root=True)
    machine.lacking = [QT[0]]
    machine.status = 100
    with pytest.raises(TroubleError, match="Temporary failure resolving") as error:
        machine.prepare()
    assert error.value.status == FAILED
    assert "apt-get update" in str(error.value)
    log = Path(str(error.value).partition("(all of it is in ")[2].partition(")")[0])
    log.unlink()


@pytest.mark.parametrize(
    ("release", "is_debian"),
    [
        ('ID=debian\nVERSION_ID="12"\n', True),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', True),
        ("ID=fedora\nID_LIKE=rhel\n", False),
    ],
)
def test_the_family_of_the_system(monkeypatch: pytest.MonkeyPatch, release: str, is_debian: bool) -> None:
    monkeypatch.setattr(Path, "read_text", lambda *_args, **_kwargs: release)
    monkeypatch.setattr(system.shutil, "which", lambda _name: "/usr/bin/apt-get")
    assert system._is_debian() is is_debian


# The environment


class FakeEnvironment(Environment):
    """An environment whose tools only note what they were asked to do."""

    def __init__(self, checkout: Path) -> None:
        super().__init__(checkout)
        self.ran: list[str] = []
        self.works = True

    def _run(self, what: str, *command: str) -> None:
        self.ran.append(what)
        if "venv" in command:
            self.folder.mkdir(exist_ok=True)

    def _works(self) -> bool:
        return self.works


MADE = ["Making the environment", "Installing the libraries", "Installing the game"]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(LOCKED, raising=False)
    folder = tmp_path / "checkout"
    (folder / "thousand_qt").mkdir(parents=True)
    (folder / "packaging").mkdir()
    (folder / "packaging" / "build_backend.py").write_text("")
    (folder / "pyproject.toml").write_text(
        "[build-system]\nrequires = []\n[project]\ndependencies = []\n"
        '[project.optional-dependencies]\ntest = ["x"]\n'
        '[[tool.setuptools.ext-modules]]\nname = "search"\nsources = ["thousand_qt/search.py"]\n'
    )
    (folder / "thousand_qt" / "search.py").write_text("")
    return folder


def test_the_second_start_makes_nothing(checkout: Path) -> None:
    first = FakeEnvironment(checkout)
    assert not first.is_ready()
    first.prepare()
    assert first.ran == MADE
    second = FakeEnvironment(checkout)
    assert second.is_ready()
    second.prepare()
    assert second.ran == []


@pytest.mark.parametrize("order", [[(), ("test",)], [("test",), ()]])
def test_play_and_test_come_in_either_order(checkout: Path, order: list[tuple[str, ...]]) -> None:
    ran: list[str] = []
    for extras in order:
        environment = FakeEnvironment(checkout)
        environment.prepare(extras)
        ran += environment.ran
    assert ran == [*MADE, "Installing the tools"]
    assert FakeEnvironment(checkout).is_ready(["test"])


def test_with_locks_everything_is_there_at_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / LOCK).write_text("x==1 --hash=sha256:00\n")
    FakeEnvironment(checkout).prepare()
    monkeypatch.setenv(LOCKED, "1")
    locked = FakeEnvironment(checkout)
    assert not locked.is_ready()
    locked.prepare(LOCKED_EXTRAS)
    assert locked.ran == MADE
    (checkout / LOCK).write_text("x==2 --hash=sha256:00\n")
    assert not FakeEnvironment(checkout).is_ready()
    groups = tomllib.loads((SCRIPT.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(LOCKED_EXTRAS) == set(groups["project"]["optional-dependencies"]) - {"sound"}
    assert (SCRIPT.parents[1] / LOCK).is_file()


@pytest.mark.parametrize("changed", ["pyproject.toml", "packaging/build_backend.py", "thousand_qt/search.py"])
def test_changed_requirements_make_it_anew(checkout: Path, changed: str) -> None:
    FakeEnvironment(checkout).prepare()
    with (checkout / changed).open("a") as file:
        file.write("\n# changed\n")
    environment = FakeEnvironment(checkout)
    environment.prepare()
    assert environment.ran == MADE


def test_another_python_makes_it_anew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    FakeEnvironment(checkout).prepare()
    monkeypatch.setattr(sys, "version", "3.99")
    assert not FakeEnvironment(checkout).is_ready()


def test_a_moved_checkout_makes_it_anew(checkout: Path) -> None:
    FakeEnvironment(checkout).prepare()
    moved = checkout.rename(checkout.with_name("elsewhere"))
    assert not FakeEnvironment(moved).is_ready()


def test_an_interrupted_making_is_begun_anew(checkout: Path) -> None:
    class Interrupted(FakeEnvironment):
        def _run(self, what: str, *command: str) -> None:
            super()._run(what, *command)
            if what == self.at:
                raise KeyboardInterrupt

        at = ""

    for at in MADE:
        environment = Interrupted(checkout)
        environment.at = at
        with pytest.raises(KeyboardInterrupt):
            environment.prepare()
        assert not FakeEnvironment(checkout).is_ready()
    environment = FakeEnvironment(checkout)
    environment.prepare()
    assert environment.ran == MADE
    # The same holds for what is added later.
    adding = Interrupted(checkout)
    adding.at = "Installing the tools"
    with pytest.raises(KeyboardInterrupt):
        adding.prepare(["test"])
    assert not FakeEnvironment(checkout).is_ready()


def test_a_broken_environment_is_made_anew(checkout: Path) -> None:
    FakeEnvironment(checkout).prepare(["test"])
    broken = FakeEnvironment(checkout)
    broken.works = False
    assert not broken.is_ready()
    broken.prepare(["test"])
    assert broken.ran == [*MADE, "Installing the tools"]


def test_an_environment_without_an_interpreter_is_not_ready(checkout: Path) -> None:
    FakeEnvironment(checkout).prepare()
    assert not Environment(checkout).is_ready()


@pytest.mark.parametrize("stamp", ["", "not json", json.dumps({"key": "old", "extras": []}), "[]", '"text"'])
def test_a_torn_stamp_makes_it_anew(checkout: Path, stamp: str) -> None:
    environment = FakeEnvironment(checkout)
    environment.prepare()
    next(environment.folder.glob("*.json")).write_text(stamp)
    environment.prepare()
    assert environment.ran == MADE * 2


def test_a_failing_command_is_told_with_its_words(checkout: Path) -> None:
    environment = Environment(checkout)
    with pytest.raises(TroubleError, match="no such package") as error:
        environment._run("Installing", sys.executable, "-c", "import sys; sys.exit('no such package')")
    assert error.value.status == FAILED
    assert str(environment.log) in str(error.value)


# The workspace


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder


def test_a_copy_follows_the_checkout_and_keeps_its_environment(checkout: Path, cache: Path) -> None:
    (checkout / ".git").mkdir()
    (checkout / "gone").mkdir()
    (checkout / "gone" / "file").write_text("x")
    (checkout / "pyproject.toml").chmod(0o444)
    copy = workspace.copy_of(checkout)
    assert copy.is_relative_to(cache)
    assert (copy / "gone" / "file").read_text() == "x"
    assert not (copy / ".git").exists()
    (copy / ".venv").mkdir()
    (copy / "thousand.qm").write_text("compiled")
    (checkout / "gone" / "file").unlink()
    (checkout / "gone").rmdir()
    (checkout / "pyproject.toml").chmod(0o644)
    (checkout / "pyproject.toml").write_text("changed")
    assert workspace.copy_of(checkout) == copy
    assert (copy / "pyproject.toml").read_text() == "changed"
    assert not (copy / "gone").exists()
    assert (copy / ".venv").is_dir()
    assert (copy / "thousand.qm").exists()


def test_each_checkout_has_its_own_copy(checkout: Path, cache: Path) -> None:
    other = checkout.with_name("other")
    other.mkdir()
    assert workspace.copy_of(checkout) != workspace.copy_of(other)


def test_without_a_home_the_copy_is_a_private_folder_among_the_temporary_files(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    monkeypatch.setattr(workspace.tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    copy = workspace.copy_of(checkout)
    assert copy.is_relative_to(tmp_path / "temporary")
    assert copy.parent.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="owners of files")
def test_a_folder_of_someone_else_is_never_used(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workspace, "_cache_candidates", lambda: iter([tmp_path / "theirs"]))
    monkeypatch.setattr(workspace.os, "getuid", lambda: 4711)
    with pytest.raises(TroubleError):
        workspace.copy_of(checkout)
