"""What goes into the frozen program: nothing of the build machine's toolkits, everything the game uses."""

from __future__ import annotations

import plistlib
from importlib import import_module
from pathlib import Path

import pytest

import bundle_contents
from thousand_qt.app.identity import APPLICATION_ID
from thousand_qt.records.folder import SUFFIX

PACKAGE = Path(__file__).parents[2] / "thousand_qt"


@pytest.mark.parametrize(
    "name",
    [
        "libgtk-3.so.0",
        "libpango-1.0.so.0",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "libQt6QuickControls2.so.6",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platforms/libqminimal.so",
        "PySide6\\plugins\\tls\\qschannelbackend.dll",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtdeclarative_pl.qm",
        "PySide6/Qt/translations/qt_help_ru.qm",
        "PySide6/Qt/plugins/wayland-shell-integration/libwl-shell-plugin.so",
        "libmvec.so.1",
        "libstdc++.so.6",
        "libX11-xcb.so.1",
    ],
)
def test_what_nobody_needs_stays_out(name: str) -> None:
    assert not bundle_contents.is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "PySide6/Qt/lib/libQt6PrintSupport.so.6",
        "PySide6/Qt/lib/libQt6DBus.so.6",
        "PySide6/QtGui.abi3.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland-generic.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_pl.qm",
        "thousand_qt/_data/translations/thousand_ru.qm",
        "thousand_qt/_data/resources/sounds/card.wav",
        "libwayland-cursor.so.0",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
        "libzstd.so.1",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    ],
)
def test_what_the_game_uses_goes_in(name: str) -> None:
    assert bundle_contents.is_wanted(name)


def test_links_lead_to_places_in_the_bundle() -> None:
    deep = ("PySide6/Qt/lib/libQt6Gui.so", "libQt6Gui.so.6", "SYMLINK")
    top = ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK")
    up = ("PySide6/Qt/plugins/a.so", "../lib/./a.so", "SYMLINK")
    assert bundle_contents.target_of(deep) == "PySide6/Qt/lib/libQt6Gui.so.6"
    assert bundle_contents.target_of(top) == "PySide6/Qt/lib/libQt6Gui.so.6"
    assert bundle_contents.target_of(up) == "PySide6/Qt/lib/a.so"


def test_hidden_imports_exist() -> None:
    for name in bundle_contents.HIDDEN_IMPORTS:
        if not name.endswith("compiled_kernel"):  # made by the build, where there is a compiler
            assert import_module(name)


def test_every_data_file_of_the_package_is_taken() -> None:
    wanted = {path for pattern in bundle_contents.DATA_FILES for path in PACKAGE.rglob(pattern)}
    code = {".py", ".pyc", ".so", ".pyd", ".c", ".pyi", ".typed"}
    data = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in code}
    data = {path for path in data if "_data" not in path.parts}
    assert data <= wanted


def test_the_system_of_apples_is_told_of_records() -> None:
    plist = plistlib.loads(plistlib.dumps(bundle_contents.INFO_PLIST))
    (kind,) = plist["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    (opened,) = plist["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeIdentifier"].startswith(APPLICATION_ID)


def test_libraries_that_nothing_needs_any_more_are_left_out() -> None:
    entries = [
        ("PySide6/QtGui.abi3.so", "/gui", "EXTENSION"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/xcb", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/libgui", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libX11.so.6", "/x11", "BINARY"),
        ("libpixman-1.so.0", "/pixman", "BINARY"),
        ("libcairo.so.2", "/cairo", "BINARY"),
    ]
    needs = {"/gui": ["libQt6Gui.so.6"], "/xcb": ["libX11.so.6"], "/cairo": ["libpixman-1.so.0"]}
    kept = bundle_contents.without_orphans(entries, lambda file: needs.get(file, []))
    assert [place for place, _, _ in kept] == [place for place, _, _ in entries[:5]]
