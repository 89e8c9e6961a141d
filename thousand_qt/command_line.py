"""What the command-line doors share: reading arguments and rules files, and printing one line of JSON."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, cast

import msgspec

from thousand_qt.engine.rules import Rules, RulesError, preset, rules_from_options, rules_to_options

DEFAULT_PRESET: Final = "classic"
EXIT_FAILED: Final = 1
EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130
MANY: Final = 999_999_999

_RULES_FILE_BYTES: Final = 1 << 20
"""No rule set is longer; whoever names a film by mistake hears of it at once."""
_SEED_BEYOND: Final = 10**18


class UsageError(Exception):
    """What the caller has to put right; the message says it."""


class FailedError(Exception):
    """What went wrong although the caller did everything right; the message says it."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(EXIT_USAGE, f"{self.prog}: {message}\n")

    def add_seed(self, help_text: str) -> None:
        """Add the option `--seed`."""
        parse = number_from(1 - _SEED_BEYOND, _SEED_BEYOND - 1)
        self.add_argument("--seed", type=parse, default=1, help=f"{help_text} (%(default)s)")


def whole_number(text: str) -> int | None:
    """Return the number this text writes in plain digits; None when it does not, or when it is a monster."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else None


def number_from(lowest: int, highest: int) -> Callable[[str], int]:
    """Return what reads an argument that is a whole number within these bounds."""

    def parse(text: str) -> int:
        number = whole_number(text)
        if number is None or not lowest <= number <= highest:
            raise argparse.ArgumentTypeError(
                f"expected a number from {lowest} to {highest}, not {text!r:.40}"
            )
        return number

    return parse


def read_rules(path: Path, base_name: str) -> tuple[Rules, str]:
    """Read a rules file: a JSON object of options.

    Its ``preset`` names what it starts from, else it is `base_name`. Returns the rules and that name; raises
    `UsageError` naming the file and what is wrong.
    """
    try:
        with path.open("rb") as file:
            text = file.read(_RULES_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot read {path}: {reason_of(error)}") from error
    if len(text) > _RULES_FILE_BYTES:
        raise UsageError(f"{path} is too long for a rules file")
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UsageError(f"{path} is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise UsageError(f"{path}: a rules file must be an object of options and values")
    options = cast("dict[str, object]", data)
    name = options.pop("preset", base_name)
    if not isinstance(name, str):
        raise UsageError(f"{path}: preset must be a name, not {name!r}")
    try:
        return rules_from_options({**rules_to_options(preset(name)), **options}), name
    except RulesError as error:
        raise UsageError(f"{path}: {error}") from error


def reason_of(error: Exception) -> str:
    """Return what the system says of an error, without number and file name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def run_door(
    parser: Parser,
    work: Callable[[argparse.Namespace], dict[str, Any]],
    arguments: Sequence[str] | None,
    *,
    status_of: Callable[[dict[str, Any]], int] = lambda _figures: 0,
) -> int:
    """Do the work of a door and print its figures as one line of JSON; returns the exit status.

    `status_of` says it for figures that may be bad news. The line is plain ASCII: it fits through every pipe.
    """
    try:
        figures = work(parser.parse_args(arguments))
        return _print(parser.prog, json.dumps(figures)) or status_of(figures)
    except (UsageError, FailedError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return EXIT_USAGE if isinstance(error, UsageError) else EXIT_FAILED
    except KeyboardInterrupt:
        print(f"{parser.prog}: interrupted", file=sys.stderr)
        return EXIT_INTERRUPTED


def _print(program: str, text: str) -> int:
    """Print the figures; a reader who has gone away is no fault of ours, a full disk is worth a word."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        # Python flushes once more at exit, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        print(f"{program}: cannot print the summary: {reason_of(error)}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_USAGE
    return 0
