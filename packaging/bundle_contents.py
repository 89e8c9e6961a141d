"""What goes into the frozen program, and what of Qt and Python stays out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath
from re import Pattern
from typing import Any, Final

from thousand_qt import __version__
from thousand_qt.app.identity import APPLICATION_ID

DATA_FOLDERS: Final = ("_data",)
"""Of the package: the resources and the compiled translations."""
DATA_FILES: Final = ("trained.json", "prepared.json", "sifted.txt", "*.md", "example_bot.py")
"""Names of further files the program reads, wherever in the package they are."""

HIDDEN_IMPORTS: Final = [
    "thousand_qt.ai.solver.compiled_kernel",
    "thousand_qt.ai.stock.compiled_kernel",
    "thousand_qt.decks.render_process",  # started again as `thousand-qt --render-deck FOLDER`
    "thousand_qt.self_test",
    "PySide6.QtPrintSupport",
    "PySide6.QtSvg",
]

SOUND_IMPORTS: Final = ["_cffi_backend", "miniaudio"]
"""Of the optional extra, which every bundle has; only a program that plays sounds imports them."""

EXCLUDED_MODULES: Final = [
    "Cython",
    "PIL",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_curses",
    "_hashlib",  # Python has the sums the game uses without OpenSSL
    "_ssl",
    "lib2to3",
    "numpy",
    "pip",
    "pydoc",
    "readline",
    "setuptools",
    "ssl",
    "test",
    "tkinter",
    "unittest",
]

_UNUSED_LIBRARIES: Final = (
    *("3D", "Charts", "Concurrent", "DataVisualization", "Designer", "EglF[sS]", "Help", "Labs[AFSW]"),
    *("Multimedia", "OpenGLWidgets", "Pdf", "Positioning", "Qml", "Quick", "RemoteObjects", "Sensors"),
    *("SerialPort", "Sql", "StateMachine", "Test", "UiTools", "VirtualKeyboard", "WebEngine", "WlShell"),
)
"""Of Qt; the wheel of PySide6 brings them."""
_UNUSED_PLUGINS: Final = (
    *("assetimporters", "designer", "egldeviceintegrations", "generic", "networkinformation", "qmllint"),
    *("qmltooling", "sceneparsers", "sqldrivers", "tls", "vectorimageformats"),
)
"""Whole kinds."""
_UNWANTED: Final = (
    # Toolkits and drivers of the machine that builds it.
    r"libgtk|libgdk|libcairo|libpango|libatk|libatspi|libharfbuzz|libepoxy|libgirepository",
    # Where there is a printer there is CUPS; it would bring its own ways to encrypt and to log in.
    r"libcups\.so",
    # The system's own, as PySide6's wheel expects it: they must fit the C library, the drivers of the screen
    # (which bring a newer C++ library along), the server, or the fonts' configuration.
    r"lib(mvec|stdc\+\+|gcc_s|X11|X11-xcb|xcb|fontconfig|freetype|z)\.so",
    rf"Qt6?({'|'.join(_UNUSED_LIBRARIES)})",
    rf"plugins/({'|'.join(_UNUSED_PLUGINS)})/",
    r"plugins/platforms/.*q(eglfs|linuxfb|vnc|vkkhrdisplay|minimal|minimalegl|webgl|direct2d)\b",
    r"plugins/platformthemes/libqgtk3",
    # What Wayland had before xdg-shell; its library is left out.
    r"plugins/wayland-shell-integration/libwl-shell",
    r"plugins/platforminputcontexts/.*virtualkeyboard",
    r"plugins/imageformats/.*q(gif|icns|tga|tiff|wbmp|pdf)\b",
    r"PySide6/Qt/(qml|metatypes|libexec|modules|phrasebooks)/",
    r"PySide6/(glue|include|typesystems|scripts|support|doc)/",
)
_UNWANTED_PATTERN: Final = re.compile("|".join(_UNWANTED))
_TRANSLATION: Final = re.compile(r"translations/(?P<name>[a-z]+)_(?P<language>\w+)\.qm$")
_LANGUAGES: Final = ("en", "pl", "ru")


Entry = tuple[str, str, str]
"""Of PyInstaller: a place in the bundle, the file that goes there (or where a link leads), and its kind."""
ROOTS: Final = re.compile(
    r"(^|/)(plugins|lib-dynload|thousand_qt|msgspec|shiboken6)/|\.abi3\.|^lib(python|wayland)|^_\w+\."
)
"""Modules and plugins are loaded by name while the program runs; nothing asks for them as a library."""


def is_wanted(name: str) -> bool:
    """Tell whether a file that PyInstaller found belongs into the program, by its place in the bundle."""
    path = PurePosixPath(name.replace("\\", "/")).as_posix()
    if _UNWANTED_PATTERN.search(path):
        return False
    found = _TRANSLATION.search(path)
    if found is None or "thousand_qt" in path:
        return True
    return found["name"] == "qtbase" and found["language"] in _LANGUAGES


def target_of(entry: Entry) -> str:
    """Return where a link of the bundle leads, as a place in the bundle."""
    name, target, _ = entry
    parts: list[str] = []
    for part in (PurePosixPath(name.replace("\\", "/")).parent / target.replace("\\", "/")).parts:
        if part == ".." and parts:
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def without_orphans(
    entries: Iterable[Entry], needs: Callable[[str], Iterable[str]], roots: Pattern[str] = ROOTS
) -> list[Entry]:
    """Return the libraries that something in the bundle needs: leaving one out leaves its own orphans behind.

    Args:
        entries: Of the bundle: place, file, kind.
        needs: Returns the names of the libraries a file asks for.
        roots: Matches the places of what is there for its own sake.
    """
    entries = list(entries)
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(PurePosixPath(entry[0]).name, []).append(entry)
    waiting = [entry for entry in entries if roots.search(entry[0])]
    kept: set[str] = set()
    while waiting:
        place, file, kind = waiting.pop()
        if place in kept:
            continue
        kept.add(place)
        if kind == "SYMLINK":
            wanted: Iterable[str] = (PurePosixPath(file).name,)
        else:
            wanted = needs(file)
        waiting += [entry for name in wanted for entry in by_name.get(PurePosixPath(name).name, ())]
    return [entry for entry in entries if entry[0] in kept]


INFO_PLIST: Final[dict[str, Any]] = {
    "CFBundleDisplayName": "Thousand",
    "CFBundleShortVersionString": __version__,
    "CFBundleVersion": __version__,
    "CFBundleLocalizations": list(_LANGUAGES),
    "CFBundleDevelopmentRegion": "en",
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "© 2026 The Thousand authors. MIT licence; Qt under the LGPL, version 3.",
    "NSRequiresAquaSystemAppearance": False,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Match of Thousand",
            "CFBundleTypeRole": "Editor",
            "CFBundleTypeIconFile": "match.icns",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [f"{APPLICATION_ID}.match"],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": f"{APPLICATION_ID}.match",
            "UTTypeDescription": "Match of Thousand",
            "UTTypeIconFile": "match.icns",
            "UTTypeConformsTo": ["public.data"],
            "UTTypeTagSpecification": {"public.filename-extension": ["thousand"]},
        }
    ],
}
