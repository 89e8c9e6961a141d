"""The step `deb`: the Debian package of the bundle.

The bundle's libraries that Debian has itself are left out of the package, which depends on Debian's instead:
those get Debian's updates. Which packages that are is found by `dpkg-shlibdeps`, with the versions needed.
"""

from __future__ import annotations

import hashlib
import math
import re
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import linux_libraries
import linux_tree
from building import BUILD, DIST, ROOT, BuildError, files_of, run, size_of, tell, told_by, version
from frozen import environment, need_bundle

TEMPLATES: Final = linux_tree.LINUX / "deb"
REVISION: Final = 1
"""Of the packaging, the part of the version after the hyphen."""
_DATE: Final = re.compile(r"^ -- (?P<maintainer>.+>)  ", re.MULTILINE)
_OPTIONAL: Final = "libcupsprintersupport"
"""The plugin that prints: without CUPS, which it needs, the game saves as PDF."""
_SOUND: Final = "libasound2 | libpulse0 | libjack-jackd2-0"
"""What miniaudio looks for while it runs, so that nothing names it."""


def deb() -> None:
    """Make the Debian package."""
    need_bundle()
    made = build(DIST, f"{version()}-{REVISION}")
    tell(made)


def build(folder: Path, package_version: str, *, compression: str = "xz") -> Path:
    """Make the package in a folder; returns its path.

    Args:
        folder: Where it goes.
        package_version: As Debian writes it, with the revision.
        compression: "xz" for what is given away; "zstd" is quicker, for trials.
    """
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    library = linux_tree.install_program(tree / "usr")
    leave_to_debian(library)
    linux_tree.install_desktop_files(tree / "usr")
    games = tree / "usr" / "games"
    games.mkdir()
    (games / linux_tree.NAME).symlink_to(f"../{linux_tree.LIBRARY}/{linux_tree.NAME}")
    changes = _install_documents(tree, library)
    control = _control(tree, library, package_version, changes)
    metadata = tree / "DEBIAN"
    metadata.mkdir()
    (metadata / "control").write_text(control, encoding="utf-8")
    (metadata / "md5sums").write_text(md5_sums(tree), encoding="utf-8")
    linux_tree.settle(tree)
    architecture = told_by(["dpkg", "--print-architecture"]).strip()
    target = folder / f"{linux_tree.NAME}_{package_version}_{architecture}.deb"
    # One thread compresses otherwise than several do, and several do it alike, however many they are.
    options = ["--root-owner-group", f"-Z{compression}", "--threads-max=2"]
    run(["dpkg-deb", *options, "--build", tree, target], log=BUILD / "dpkg-deb.log")
    return target


def leave_to_debian(library: Path) -> list[str]:
    """Remove the libraries from a bundle that Debian's packages have; returns their names."""
    found = told_by(["dpkg-query", "--search", "/lib/*-linux-gnu/*.so*", "/usr/lib/*-linux-gnu/*.so*"])
    names = {line.rpartition("/")[2] for line in found.splitlines()}
    internal = library / "_internal"
    removed: list[str] = []
    for path in sorted(internal.glob("lib*.so*")):
        # Python itself is that of the build, for which the compiled modules were made.
        if path.name in names and not path.is_symlink() and not path.name.startswith("libpython"):
            path.unlink()
            removed.append(path.name)
    return removed


def md5_sums(tree: Path) -> str:
    """Return the sums of all that is installed, as `dpkg --verify` reads them."""
    files = [path for path in files_of(tree) if "DEBIAN" not in path.relative_to(tree).parts[:1]]
    lines = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree)}\n"
        for path in sorted(files)
    )
    return "".join(lines)


def control_text(template: str, **values: str) -> str:
    """Fill in the control file; raises `BuildError` when a line stays empty."""
    text = template.format(**values)
    empty = re.search(r"^([A-Z][\w-]*):\s*$", text, re.MULTILINE)
    if empty:
        raise BuildError(f"the control file has no {empty[1]}")
    return text


def dependencies(told: str) -> dict[str, str]:
    """Return the fields that `dpkg-shlibdeps` told: `shlibs:Depends=...` in lines."""
    return dict(re.findall(r"^shlibs:(\w+)=(.+)$", told, re.MULTILINE))


def _control(tree: Path, library: Path, package_version: str, changes: str) -> str:
    maintainer = _DATE.search(changes)
    if maintainer is None:
        raise BuildError("the changelog names no maintainer")
    fields = _dependencies_of(linux_libraries.programs_in(library))
    return control_text(
        (TEMPLATES / "control.in").read_text(encoding="utf-8"),
        version=package_version,
        architecture=told_by(["dpkg", "--print-architecture"]).strip(),
        maintainer=maintainer["maintainer"],
        size=str(math.ceil(size_of(tree) / 1024)),
        depends=fields["Depends"],
        recommends=", ".join([fields["Recommends"], _SOUND]),
    )


def _dependencies_of(programs: Sequence[Path]) -> dict[str, str]:
    optional = [path for path in programs if _OPTIONAL in path.name]
    needed = [path for path in programs if path not in optional]
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info"]
    command += [f"-l{folder}" for folder in sorted({str(path.parent) for path in programs})]
    command += ["-dDepends", *(f"-e{path}" for path in needed)]
    command += ["-dRecommends", *(f"-e{path}" for path in optional)]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "debian").mkdir()
        source = f"Source: {linux_tree.NAME}\n\nPackage: {linux_tree.NAME}\nArchitecture: any\n"
        (Path(folder) / "debian" / "control").write_text(source, encoding="utf-8")
        return dependencies(told_by(command, folder=Path(folder)))


def _install_documents(tree: Path, library: Path) -> str:
    """Write copyright, changelogs and overrides; returns the Debian changelog."""
    documents = tree / "usr" / "share" / "doc" / linux_tree.NAME
    documents.mkdir(parents=True)
    python = environment()
    changes = told_by([python, ROOT / "packaging" / "changelog.py", "debian"])
    shutil.rmtree(library / "licences", ignore_errors=True)  # the copyright file says the same
    copyright_text = told_by([python, ROOT / "packaging" / "licences.py", "debian", library])
    (documents / "copyright").write_text(copyright_text, encoding="utf-8")
    linux_tree.write_compressed(documents / "changelog.Debian.gz", changes.encode())
    linux_tree.write_compressed(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_bytes())
    overrides = tree / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(TEMPLATES / "lintian-overrides", overrides / linux_tree.NAME)
    return changes
