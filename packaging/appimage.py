"""The step `appimage`: one file that runs on most Linux systems, of the AppDir and AppImage's runtime.

The runtime is a program of the AppImage project's own releases, which is laid in front of the packed folder.
"""

from __future__ import annotations

import hashlib
import os
import platform
from pathlib import Path
from typing import Final

from appdir import appdir
from building import BUILD, DIST, BuildError, tell, version

RUNTIME: Final = "THOUSAND_APPIMAGE_RUNTIME"
"""An environment variable: the file of the runtime."""
RUNTIME_ADDRESS: Final = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-"
"""With the kind of processor at its end: where the runtime is to be had."""
RUNTIME_SUMS: Final = {
    "x86_64": "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    "aarch64": "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444",
}
"""SHA-256 of that release, as many projects that pin it have found it."""
PACKED: Final = BUILD / "Thousand.squashfs"


def make() -> None:
    """Make the AppImage; raises `BuildError` without the runtime or what packs the folder."""
    runtime = Path(os.environ.get(RUNTIME, ""))
    address = RUNTIME_ADDRESS + platform.machine()
    if not runtime.is_file():
        raise BuildError(f"{RUNTIME} has to name the runtime, which is to be had at {address}")
    check_runtime(runtime, platform.machine())
    PACKED.unlink(missing_ok=True)
    appdir()
    if not PACKED.exists():
        raise BuildError("mksquashfs is needed and not installed (Debian: squashfs-tools)")
    target = DIST / f"Thousand-{version()}-{platform.machine()}.AppImage"
    join(runtime, PACKED, target)
    tell(target)


def check_runtime(runtime: Path, processor: str) -> None:
    """Raise `BuildError` unless this is the runtime that is known: players run it before anything else."""
    found = hashlib.sha256(runtime.read_bytes()).hexdigest()
    if found != RUNTIME_SUMS.get(processor):
        raise BuildError(
            f"{runtime} is not the runtime at {RUNTIME_ADDRESS}{processor}: its SHA-256 is {found}"
        )


def join(runtime: Path, packed: Path, target: Path) -> None:
    """Write an AppImage: the runtime, and behind it the packed folder."""
    target.write_bytes(runtime.read_bytes() + packed.read_bytes())
    target.chmod(0o755)
