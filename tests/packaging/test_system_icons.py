"""Icons of desktops, Windows and macOS: what is committed is what the drawings give."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QIcon, QImage, QImageReader

import system_icons
from thousand_qt.app.icon import LARGE_SIZES, SMALL_SIZES, window_icon

_FAR = 24
"""Of 255: versions of Qt draw edges a little differently."""


def _near(first: QImage, second: QImage) -> bool:
    one, other = (
        image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied) for image in (first, second)
    )
    if one == other:
        return True
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return one.size() == other.size() and all(abs(here - there) <= _FAR for here, there in pairs)


def _icns_types(file: Path) -> dict[bytes, bytes]:
    content = file.read_bytes()
    magic, length = struct.unpack_from(">4sI", content)
    assert (magic, length) == (b"icns", len(content))
    found: dict[bytes, bytes] = {}
    offset = 8
    while offset < length:
        kind, size = struct.unpack_from(">4sI", content, offset)
        found[kind] = content[offset + 8 : offset + size]
        offset += size
    return found


def _unpacked(packed: bytes, pixels: int) -> QImage:
    assert packed[:4] == b"ARGB"
    plain = bytearray()
    rest = packed[4:]
    while rest:
        head = rest[0]
        if head < 0x80:
            plain += rest[1 : head + 2]
            rest = rest[head + 2 :]
        else:
            plain += rest[1:2] * (head - 0x80 + 3)
            rest = rest[2:]
    area = pixels * pixels
    alpha, red, green, blue = (plain[plane * area : (plane + 1) * area] for plane in range(4))
    mixed = bytes(value for pixel in zip(red, green, blue, alpha, strict=True) for value in pixel)
    return QImage(mixed, pixels, pixels, pixels * 4, QImage.Format.Format_RGBA8888).copy()


@pytest.mark.usefixtures("qapp")
def test_what_is_committed_is_what_is_drawn(tmp_path: Path) -> None:
    system_icons.write_all(tmp_path)
    names = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    committed = {
        path.relative_to(system_icons.ICONS) for path in system_icons.ICONS.rglob("*") if path.is_file()
    }
    assert names == committed
    for name in names:
        if name.suffix in {".png", ".bmp"}:
            drawn, there = QImage(str(tmp_path / name)), QImage(str(system_icons.ICONS / name))
            assert not there.isNull()
            sizes = (f"{there.width()}x{there.height()}", (there.width(), there.height()))
            assert sizes[0] in name.parts or sizes[1] == system_icons.WIZARD_SIZE
            assert _near(drawn, there), f"draw {name} again"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("name", "drawing"), [("thousand-qt", "thousand-qt"), ("match", system_icons.RECORD)]
)
def test_windows_and_macos_find_every_size(name: str, drawing: str) -> None:
    reader = QImageReader(str(system_icons.ICONS / f"{name}.ico"))
    sizes: list[int] = []
    for _ in range(reader.imageCount()):
        image = reader.read()
        sizes.append(image.width())
        assert _near(image, system_icons.picture(drawing, image.width()))
        assert reader.jumpToNextImage() or len(sizes) == reader.imageCount()
    assert tuple(sizes) == system_icons.ICO_SIZES

    types = _icns_types(system_icons.ICONS / f"{name}.icns")
    assert set(types) == set(system_icons.ICNS_TYPES)
    for kind, content in types.items():
        pixels = system_icons.ICNS_TYPES[kind]
        plain = content.startswith(b"ARGB")
        assert plain == (pixels <= 32 and kind != b"ic11")
        image = _unpacked(content, pixels) if plain else QImage.fromData(content)
        assert image.width() == pixels
        if pixels <= 32:
            assert _near(image, system_icons.picture(drawing, pixels))


@pytest.mark.usefixtures("qapp")
def test_a_window_has_the_drawing_for_its_size() -> None:
    icon = window_icon()
    assert [size.width() for size in icon.availableSizes(QIcon.Mode.Normal)] == [*SMALL_SIZES, *LARGE_SIZES]
    for size in SMALL_SIZES:
        assert (system_icons.DRAWINGS / f"{system_icons.RECORD}-{size}.svg").is_file()
        assert _near(icon.pixmap(size, size).toImage(), system_icons.picture("thousand-qt", size))
