"""What is given away does not look for libraries in folders of the machine that built it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from search_paths import forget_search_paths

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("cc") is None or shutil.which("readelf") is None,
    reason="links a library as Linux does",
)


def link(folder: Path, *search_paths: str) -> Path:
    """Return a library that needs the C library and is to look for it in these folders as well."""
    source, library = folder / "a.c", folder / "liba.so"
    source.write_text('#include <stdlib.h>\nint twice(int n) { return atoi("2") * n; }\n', encoding="ascii")
    paths = [f"-Wl,-rpath,{path}" for path in search_paths]
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, *paths], check=True)
    return library


def dynamic(library: Path) -> str:
    told = subprocess.run(
        ["readelf", "--dynamic", "--wide", library], capture_output=True, text=True, check=True
    )
    assert told.stderr == ""
    return told.stdout


def test_a_folder_of_the_machine_goes_and_the_library_still_works(tmp_path: Path) -> None:
    library = link(tmp_path, "/home/somebody/lib")
    assert "/home/somebody/lib" in dynamic(library)
    assert forget_search_paths(library) == ["/home/somebody/lib"]
    assert "somebody" not in dynamic(library)
    assert "libc.so.6" in dynamic(library)
    program = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).twice(21))"
    done = subprocess.run(
        [sys.executable, "-c", program, library], capture_output=True, text=True, check=True
    )
    assert done.stdout == "42\n"
    assert forget_search_paths(library) == []


def test_a_place_beside_the_file_stays(tmp_path: Path) -> None:
    library = link(tmp_path, "$ORIGIN/../lib")
    before = library.read_bytes()
    assert forget_search_paths(library) == []
    assert library.read_bytes() == before


def test_both_at_once_are_told(tmp_path: Path) -> None:
    library = link(tmp_path, "$ORIGIN", "/opt/lib")
    with pytest.raises(ValueError, match=r"liba\.so.*\$ORIGIN:/opt/lib"):
        forget_search_paths(library)


def test_what_is_no_library_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text.so"
    text.write_text("INPUT(libc.so.6)", encoding="ascii")
    assert forget_search_paths(text) == []
