"""The launcher's commands: play, test and check."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from launcher import system, workspace
from launcher.environment import Environment
from launcher.trouble import FAILED, MISUSED, TroubleError

CHECKOUT = Path(__file__).resolve().parents[2]

USAGE = """\
Usage: python3 packaging/thousand.py COMMAND [ARGUMENT ...]

  play    start the game; the arguments are the game's own, such as --help
  test    run the tests; the arguments are pytest's
  check   run the linters, the type checker and the checks of imports and translations

Everything that is needed is installed into the folder .venv at the first start.
"""


def main(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit status."""
    commands: Mapping[str, Callable[[Sequence[str]], int]] = {"play": _play, "test": _test, "check": _check}
    if not arguments or arguments[0] not in commands:
        asked = bool(arguments) and arguments[0] in ("-h", "--help", "help")
        print(USAGE, end="", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else MISUSED
    try:
        return commands[arguments[0]](arguments[1:])
    except TroubleError as trouble:
        print(trouble, file=sys.stderr)
        return trouble.status
    except KeyboardInterrupt:
        return 130


def _play(arguments: Sequence[str]) -> int:
    environment = Environment(CHECKOUT)
    if workspace.is_writable(CHECKOUT) or not environment.is_ready():
        _, environment = _prepared(with_window=True)
    return _become([str(environment.python), "-P", "-m", "thousand_qt", *arguments])


def _test(arguments: Sequence[str]) -> int:
    root, environment = _prepared("test", with_window=False)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.chdir(root)
    return _become([str(environment.python), "-m", "pytest", "-n", "2", "--dist", "worksteal", *arguments])


def _check(arguments: Sequence[str]) -> int:
    if arguments:
        raise TroubleError("check takes no arguments", MISUSED)
    root, environment = _prepared("test", "check", with_window=False)
    python = str(environment.python)
    steps = {
        "ruff check": [str(environment.tool("ruff")), "check"],
        "ruff format": [str(environment.tool("ruff")), "format", "--check"],
        "pyright": [str(environment.tool("pyright")), "--pythonpath", python],
        "import rules": [str(environment.tool("lint-imports"))],
        "translations": [python, str(root / "packaging" / "translations.py"), "check"],
    }
    failed = [name for name, command in steps.items() if not _passes(name, command, root)]
    print(f"Failed: {', '.join(failed)}" if failed else f"All {len(steps)} checks passed", flush=True)
    return FAILED if failed else 0


def _passes(name: str, command: Sequence[str], root: Path) -> bool:
    print(f"== {name}", flush=True)
    return subprocess.run(command, cwd=root, check=False).returncode == 0


def _prepared(*extras: str, with_window: bool) -> tuple[Path, Environment]:
    """The folder to run in and its environment, with everything there."""
    system.prepare(with_window=with_window, environment=os.environ)
    root = CHECKOUT if workspace.is_writable(CHECKOUT) else workspace.copy_of(CHECKOUT)
    environment = Environment(root)
    with _alone(root):
        environment.prepare(extras)
        _compile_translations(root, environment)
    return root, environment


def _compile_translations(root: Path, environment: Environment) -> None:
    folder = root / "translations"
    sources = [*folder.glob("*.ts"), *folder.glob("suits_*.json")]
    if all(_is_newer(source.with_suffix(".qm"), source) for source in sources):
        return
    command = [str(environment.python), str(root / "packaging" / "translations.py"), "compile"]
    if subprocess.run(command, check=False).returncode:
        raise TroubleError("The translations could not be compiled.")


def _is_newer(made: Path, source: Path) -> bool:
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime


@contextlib.contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Keeps two launchers from making one environment at the same time."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (root / f"{workspace.ENVIRONMENT_FOLDER}.lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another start of Thousand to finish its preparations", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _become(command: list[str]) -> int:
    """Hands this process over, so that signals and the exit status are the program's own."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode
