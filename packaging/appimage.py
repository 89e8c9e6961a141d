"""The step `appimage`: one file that runs on most Linux systems, of the AppDir and AppImage's runtime.

The runtime is a program of the AppImage project's own releases, which is laid in front of the packed folder.
"""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Final

from appdir import appdir
from building import BUILD, DIST, BuildError, tell, version

RUNTIME: Final = "THOUSAND_APPIMAGE_RUNTIME"
"""An environment variable: the file of the runtime."""
PACKED: Final = BUILD / "Thousand.squashfs"


def make() -> None:
    """Make the AppImage; raises `BuildError` without a runtime or what packs the folder."""
    runtime = Path(os.environ.get(RUNTIME, ""))
    if not runtime.is_file():
        raise BuildError(f"{RUNTIME} has to name the runtime, runtime-{platform.machine()}")
    PACKED.unlink(missing_ok=True)
    appdir()
    if not PACKED.exists():
        raise BuildError("mksquashfs is needed and not installed (Debian: squashfs-tools)")
    target = DIST / f"Thousand-{version()}-{platform.machine()}.AppImage"
    join(runtime, PACKED, target)
    tell(target)


def join(runtime: Path, packed: Path, target: Path) -> None:
    """Write an AppImage: the runtime, and behind it the packed folder."""
    target.write_bytes(runtime.read_bytes() + packed.read_bytes())
    target.chmod(0o755)
