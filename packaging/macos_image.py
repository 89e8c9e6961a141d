"""The disk image of macOS: what `macos/package.sh` makes of the program's bundle."""

from __future__ import annotations

import sys
from typing import Final

from building import DIST, PACKAGING, BuildError, platform_name, run, tell
from windows_installer import released

SCRIPT: Final = PACKAGING / "macos" / "package.sh"


def make() -> None:
    """Sign, notarise and pack the program, as far as the environment has what that needs."""
    if sys.platform != "darwin":
        raise BuildError("disk images are made on macOS")
    bundle = DIST / "Thousand.app"
    if not bundle.is_dir():
        raise BuildError("there is no bundle: make it first")
    target = DIST / f"thousand-qt-{released()}-{platform_name().replace('darwin', 'macos')}.dmg"
    run(["bash", str(SCRIPT), str(bundle), released(), str(target)])
    tell(target)
