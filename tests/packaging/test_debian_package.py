"""The Debian package says what it needs and has; a trial of it notices what it leaves behind."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from pathlib import Path

import pytest

import appdir
import debian_package
import linux_libraries
import linux_tree
import try_linux
from building import BuildError
from thousand_qt.app.identity import APPLICATION_ID, MATCH_MIME_TYPE, PROGRAM

CONTROL = (debian_package.TEMPLATES / "control.in").read_text(encoding="utf-8")
VALUES = {
    "version": "1.0.0-1",
    "architecture": "amd64",
    "maintainer": "Somebody <somebody@example.org>",
    "size": "100000",
    "depends": "libc6 (>= 2.35), libxcb-cursor0 (>= 0.0.99)",
    "recommends": "libcups2",
}


def test_the_control_file_has_what_debian_asks_for() -> None:
    text = debian_package.control_text(CONTROL, **VALUES)
    fields = dict(re.findall(r"^([A-Z][\w-]*): (.*)$", text, re.MULTILINE))
    assert fields["Package"] == PROGRAM
    assert fields["Version"] == "1.0.0-1"
    assert fields["Depends"].startswith("libc6 (>= 2.35)")
    assert fields["Section"] == "games"
    assert len(fields["Description"]) <= 80
    assert not fields["Description"].endswith(".")
    body = text.partition("Description: ")[2].splitlines()[1:]
    assert body
    assert all(re.fullmatch(r" (\.|\S.{0,78})", line) for line in body)
    assert text.endswith("\n")


def test_a_package_that_needs_nothing_is_a_fault() -> None:
    with pytest.raises(BuildError, match="no Depends"):
        debian_package.control_text(CONTROL, **{**VALUES, "depends": ""})


def test_what_is_needed_and_what_is_only_useful_are_told_apart() -> None:
    told = "shlibs:Depends=libc6 (>= 2.35), libegl1\nshlibs:Recommends=libcups2 (>= 1.4.0)\n"
    assert debian_package.dependencies(told) == {
        "Depends": "libc6 (>= 2.35), libegl1",
        "Recommends": "libcups2 (>= 1.4.0)",
    }


def test_libraries_of_debian_stay_out_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    internal = tmp_path / "_internal"
    (internal / "PySide6").mkdir(parents=True)
    for name in ("libkrb5.so.3", "libpython3.11.so.1.0", "libicudata.so.73", "PySide6/libz.so.1"):
        (internal / name).touch()
    (internal / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    told = "\n".join(
        f"some-package:amd64: /usr/lib/x86_64-linux-gnu/{name}"
        for name in (
            "libkrb5.so.3",
            "libpython3.11.so.1.0",
            "libQt6Core.so.6",
            "libicudata.so.72",
            "libz.so.1",
        )
    )
    monkeypatch.setattr(debian_package, "told_by", lambda _: told)
    assert debian_package.leave_to_debian(tmp_path) == ["libkrb5.so.3"]
    left = {path.relative_to(internal).as_posix() for path in internal.rglob("*") if not path.is_dir()}
    assert left >= {"libpython3.11.so.1.0", "libicudata.so.73", "PySide6/libz.so.1"}
    assert (internal / "libQt6Core.so.6").is_symlink()


def test_sums_are_of_all_that_is_installed(tmp_path: Path) -> None:
    (tmp_path / "DEBIAN").mkdir()
    (tmp_path / "DEBIAN" / "control").write_text("Package: thousand-qt\n", encoding="utf-8")
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr" / "file").write_bytes(b"content")
    sum_of = hashlib.md5(b"content", usedforsecurity=False).hexdigest()
    assert debian_package.md5_sums(tmp_path) == f"{sum_of}  usr/file\n"


def test_desktops_find_every_file_where_they_look(tmp_path: Path) -> None:
    linux_tree.install_desktop_files(tmp_path)
    share = tmp_path / "share"
    record = MATCH_MIME_TYPE.replace("/", "-")
    for place in (
        f"applications/{APPLICATION_ID}.desktop",
        f"metainfo/{APPLICATION_ID}.metainfo.xml",
        f"mime/packages/{APPLICATION_ID}.xml",
        f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg",
        f"icons/hicolor/48x48/apps/{APPLICATION_ID}.png",
        f"icons/hicolor/scalable/mimetypes/{record}.svg",
        f"icons/hicolor/48x48/mimetypes/{record}.png",
    ):
        assert (share / place).is_file(), place
    manual = gzip.decompress((share / "man" / "man6" / f"{PROGRAM}.6.gz").read_bytes())
    assert manual == (linux_tree.LINUX / f"{PROGRAM}.6").read_bytes()
    # What gzip packs says neither when nor under which name.
    assert (share / "man" / "man6" / f"{PROGRAM}.6.gz").read_bytes()[3:8] == b"\0" * 5


def test_a_settled_tree_has_one_time_and_plain_modes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    (tmp_path / "folder").mkdir(mode=0o700)
    (tmp_path / "folder" / "text").touch(mode=0o600)
    (tmp_path / "folder" / "program").touch(mode=0o700)
    (tmp_path / "link").symlink_to("nowhere")
    linux_tree.settle(tmp_path)
    modes = {path.name: path.lstat().st_mode & 0o777 for path in tmp_path.rglob("*") if path.name != "link"}
    assert modes == {"folder": 0o755, "text": 0o644, "program": 0o755}
    assert {path.lstat().st_mtime for path in [tmp_path, *tmp_path.rglob("*")]} == {1_700_000_000}


def test_an_appimage_runs_the_program_in_it() -> None:
    assert appdir.APPRUN.stat().st_mode & 0o111 or os.name == "nt"
    text = appdir.APPRUN.read_text(encoding="utf-8")
    assert text.startswith("#!/bin/sh\n")
    assert f"/usr/{linux_tree.LIBRARY}/{linux_tree.NAME}" in text


def test_what_a_package_leaves_behind_is_named() -> None:
    before = {"usr", "usr/lib", "home", "home/player"}
    after = before | {
        "usr/lib/thousand-qt",
        "usr/lib/thousand-qt/file",
        "home/player/.local",
        "etc/thousand-qt.conf",
    }
    assert try_linux.left_behind(before, after) == ["etc/thousand-qt.conf", "usr/lib/thousand-qt"]


def test_a_library_that_the_building_machine_lacks_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {
        "libqxcb.so": ["libxcb-cursor.so.0", "libQt6Gui.so.6", "libX11.so.6"],
        "libQt6Gui.so.6": ["libGL.so.1"],
    }
    for name in (*asked, "text.txt"):
        (tmp_path / name).write_bytes(b"\x7fELF..." if name in asked else b"libnobody.so")
    monkeypatch.setattr(linux_libraries, "asked_for", lambda file: asked[Path(file).name])
    assert linux_libraries.missing(tmp_path) == ["libxcb-cursor.so.0"]
    (tmp_path / "libxcb-cursor.so.0").touch()
    assert linux_libraries.missing(tmp_path) == []
