"""The versions and sums of everything that is downloaded: `requirements-*.txt`, renewed by one command.

    python packaging/build.py lock

pyproject.toml says what will do; the locks say what was taken, for every system and Python that is supported,
with the SHA-256 of each file, so that a package that was tampered with is not installed. `audit` asks whether
anything is known against them.
"""

from __future__ import annotations

import json
import os
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from building import BUILD, PACKAGING, ROOT, BuildError
from frozen import environment

HEADER: Final = (
    "# Made by `python packaging/build.py lock` from pyproject.toml: change that, and run it again.\n"
)

STRICT: Final = "THOUSAND_AUDIT_STRICT"
"""An environment variable: when it is set, a package that could not be asked about fails the audit."""


def locked(name: str) -> Sequence[str]:
    """What tells pip to take the packages of a lock and no others."""
    return ["--require-hashes", "-r", str(PACKAGING / f"requirements-{name}.txt")]


def wanted() -> Mapping[str, list[str]]:
    """Return the requirements that each lock is made from, by the lock's name."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    builds: list[str] = document["build-system"]["requires"]
    runs: list[str] = document["project"]["dependencies"]
    extras: Mapping[str, list[str]] = document["project"]["optional-dependencies"]
    groups: Mapping[str, list[str]] = document["dependency-groups"]
    return {
        "run": [*runs, *extras["sound"]],
        "build": builds,
        "bundle": [*builds, *runs, *extras["sound"], *groups["bundle"]],
        "test": [*builds, *runs, *extras["test"], *extras["check"]],
        "tools": groups["tools"],
    }


def renew() -> None:
    """Take the newest versions that pyproject.toml allows into every lock."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = document["project"]["requires-python"].removeprefix(">=")
    python = environment("tools")
    for name, requirements in wanted().items():
        command = [str(python), "-m", "uv", "pip", "compile", "-", "--quiet", "--no-config"]
        command += ["--universal", "--generate-hashes", "--python-version", oldest]
        command += ["--no-header", "--no-annotate", "--upgrade"]
        done = subprocess.run(
            command,
            input="\n".join(sorted(set(requirements))),
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            raise BuildError(f"the versions for {name} could not be found:\n{done.stderr}")
        target = PACKAGING / f"requirements-{name}.txt"
        target.write_text(HEADER + done.stdout, encoding="utf-8", newline="\n")
        print(f"{target.relative_to(ROOT)}: {done.stdout.count('==')} packages")


def audit() -> None:
    """Ask the Python Packaging Advisory Database about every locked package that is given away or builds one.

    Without a network, or where the registry does not tell, this says so and passes, unless `STRICT` is set.
    """
    python = environment("tools")
    strict = bool(os.environ.get(STRICT))
    for name in ("run", "bundle"):
        output = BUILD / f"audit-{name}.json"
        output.unlink(missing_ok=True)
        command = [str(python), "-m", "pip_audit", "--disable-pip", *locked(name)]
        command += ["--format", "json", "--output", str(output), "--progress-spinner", "off"]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
        if not output.exists():
            reason = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
            judge_silence(name, reason, strict=strict)
            continue
        found: list[Mapping[str, Any]] = json.loads(output.read_text(encoding="utf-8"))["dependencies"]
        judge(name, found, strict=strict)


def judge(name: str, packages: Sequence[Mapping[str, Any]], *, strict: bool) -> None:
    """Tell what pip-audit found of a lock; raises `BuildError` for a known weakness.

    Args:
        name: The lock's.
        packages: As pip-audit lists them, with `vulns` or a `skip_reason`.
        strict: Whether a package that could not be asked about is a fault, too.
    """
    weak = [
        f"{package['name']} {package['version']}: {weakness['id']}"
        + (f", mended in {', '.join(weakness['fix_versions'])}" if weakness.get("fix_versions") else "")
        for package in packages
        for weakness in package.get("vulns", ())
    ]
    if weak:
        raise BuildError("known weaknesses:\n" + "\n".join(weak))
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if skipped:
        judge_silence(name, f"nothing was told about {', '.join(skipped)}", strict=strict)
    if len(skipped) < len(packages):
        print(f"{name}: nothing is known against {len(packages) - len(skipped)} packages")


def judge_silence(name: str, reason: str, *, strict: bool) -> None:
    """Tell that a lock could not be audited; raises `BuildError` where that is not good enough."""
    message = f"{name}: not audited: {reason}"
    if strict:
        raise BuildError(message)
    print(message)
