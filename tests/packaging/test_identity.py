"""The program has one name among desktops: whatever uses another would be another program to them."""

from __future__ import annotations

import re
from pathlib import Path

from thousand_qt.app.identity import APPLICATION_ID, PROGRAM

ROOT = Path(__file__).parents[2]
FOLDERS = (".ci", ".github", "packaging", "resources/icons", "thousand_qt", "translations")
DEVELOPER = APPLICATION_ID.rpartition(".")[0]
ALLOWED = {
    APPLICATION_ID,
    f"{APPLICATION_ID}.match",  # the type of records on macOS
    DEVELOPER,
    *(
        f"{APPLICATION_ID}.{suffix}"
        for suffix in ("desktop", "metainfo.xml", "mime.xml", "xml", "svg", "png")
    ),
    *(f"{APPLICATION_ID}.{suffix}" for suffix in ("yaml", "yml", "json", "flatpak")),
}
_NAME = re.compile(r"\b(?:io|org|com|net)\.(?:github|gitlab|thousand)\w*\.[\w.-]*\w", re.IGNORECASE)
_OTHERS = re.compile(r"^(?:com|org)\.github\.", re.IGNORECASE)


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [path for path in found if not {"__pycache__", "node_modules"} & set(path.parts)]


def test_one_name_is_used_everywhere() -> None:
    assert re.fullmatch(r"[a-z]+(\.[a-z_]+)+\.[A-Z]\w+", APPLICATION_ID)
    used: dict[str, str] = {}
    for path in files():
        names = _NAME.findall(path.name)
        if path.suffix in {
            ".py",
            ".toml",
            ".xml",
            ".yaml",
            ".yml",
            ".json",
            ".plist",
            ".nsi",
            ".sh",
            ".md",
            ".desktop",
            ".in",
            ".spec",
            ".6",
        }:
            names += _NAME.findall(path.read_text(encoding="utf-8"))
        used |= dict.fromkeys(names, str(path.relative_to(ROOT)))
    assert APPLICATION_ID in used
    strange = {name: place for name, place in used.items() if name not in ALLOWED}
    assert strange == {}


def test_files_for_desktops_are_called_by_it() -> None:
    linux = ROOT / "packaging" / "linux"
    named = {path.name for path in linux.iterdir() if path.suffix in {".desktop", ".xml"}}
    assert named == {f"{APPLICATION_ID}.{kind}" for kind in ("desktop", "metainfo.xml", "mime.xml")}
    assert (linux / f"{PROGRAM}.6").is_file()
