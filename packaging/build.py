"""Makes what is given away: `python packaging/build.py STEP ...`; see `README.md` beside it.

Everything is made below `build/` and `dist/`, from a wheel of this checkout, in an environment of its own.
Two runs give the same bytes: times come from SOURCE_DATE_EPOCH, by default the last commit's.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import appdir
import appimage
import debian_package
import flatpak_sources
import frozen
import locks
import macos_image
import outside_checks
import reproducible
import sbom
import try_linux
import windows_installer
from building import DIST, BuildError, digest


class Step(NamedTuple):
    """One step: what does it, and what it makes, for `--help`."""

    does: Callable[[], None]
    makes: str


def checksums() -> None:
    """SHA-256 sums of everything to be given away."""
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{digest(path)}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")


STEPS: Final[Mapping[str, Step]] = {
    # Each is a function without arguments in a module of its own that raises BuildError when it fails.
    "wheel": Step(frozen.wheel, "the source archive and the wheel"),
    "bundle": Step(frozen.bundle, "the program with Python and Qt in one folder"),
    "self-test": Step(frozen.self_test, "nothing: the bundle tests itself without a display"),
    "archive": Step(frozen.archive, "the bundle as .tar.xz"),
    "nsis": Step(
        windows_installer.make, "the installer for Windows; elsewhere a stand-in, to try the script"
    ),
    "dmg": Step(macos_image.make, "the disk image for macOS, on macOS"),
    "flatpak": Step(flatpak_sources.make, "what the Flatpak is built from"),
    "sbom": Step(sbom.make, "the bill of materials of the bundle, as CycloneDX JSON"),
    "outside": Step(outside_checks.check, "nothing: scripts and files for other systems are looked through"),
    "lock": Step(locks.renew, "requirements-*.txt anew, with the newest versions"),
    "audit": Step(locks.audit, "nothing: is anything known against the packages?"),
    "deb": Step(debian_package.deb, "the Debian package of the bundle"),
    "appdir": Step(appdir.appdir, "the folder an AppImage is made of"),
    "appimage": Step(appimage.make, "the AppImage, where there is a runtime for it"),
    "try-linux": Step(try_linux.try_linux, "nothing: tries .deb and AppDir in a Debian nobody has used"),
    "reproducible": Step(reproducible.reproducible, "nothing: builds all again elsewhere, and compares"),
    "checksums": Step(checksums, "SHA256SUMS of all that was made"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do the steps that are named, in the order in which they are named; returns the exit status."""
    told = "\n".join(f"  {name:14} {step.makes}" for name, step in STEPS.items())
    parser = argparse.ArgumentParser(
        prog="build.py",
        description=__doc__,
        epilog=f"steps:\n{told}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("steps", nargs="+", choices=tuple(STEPS), metavar="STEP", help="see below")
    for name in parser.parse_args(arguments).steps:
        print(f"== {name}", flush=True)
        try:
            STEPS[name].does()
        except BuildError as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
