"""Makes the icons that desktops, Windows and macOS read, from the drawings in `resources/icons`.

    python packaging/system_icons.py [FOLDER]

Needs Qt alone. What it makes is in the repository, in `packaging/icons`, so that no build has to draw; run it
again after `resources/decks/papercut/draw`. A test compares the two.
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from thousand_qt.app.identity import APPLICATION_ID, MATCH_MIME_TYPE

ROOT: Final = Path(__file__).resolve().parents[1]
DRAWINGS: Final = ROOT / "resources" / "icons"
ICONS: Final = ROOT / "packaging" / "icons"

APPLICATION: Final = "thousand-qt"
RECORD: Final = MATCH_MIME_TYPE.replace("/", "-")
"""The names of the two drawings, which have others beside them for few pixels."""

HICOLOR_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""What Windows asks for at 100, 125, 150 and 200 %, small and large."""
WIZARD_SIZE: Final = (328, 628)
"""Twice what NSIS asks for, so that it is sharp on screens with small pixels."""
_FELT: Final = 0x124A30
_GOLD: Final = 0xECAF35
ICNS_TYPES: Final[Mapping[bytes, int]] = {
    b"ic04": 16,
    b"ic05": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Every type Apple's `iconutil` writes, and its pixels; ic10 to ic14 are for two pixels to the point."""
_PLAIN_ICNS_TYPES: Final = (b"ic04", b"ic05")
"""Not as PNG: macOS shows that scrambled in these two."""
_LARGEST_SMALL: Final = 32
"""On macOS there is no room for a tile either at this size and below."""
_LARGEST_PLAIN_ICO: Final = 64
"""Up to this size as plain pixels, which everything that reads `.ico` understands."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all icons; returns the exit status."""
    parser = argparse.ArgumentParser(prog="system_icons.py", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ICONS)
    write_all(parser.parse_args(arguments).folder)
    return 0


def write_all(folder: Path) -> None:
    """Write the PNG files of a hicolor theme, and the icons of Windows and macOS, below a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _application = QGuiApplication.instance() or QGuiApplication(["system_icons"])
    for size in HICOLOR_SIZES:
        for kind, drawing, name in (
            ("apps", APPLICATION, APPLICATION_ID),
            ("mimetypes", RECORD, RECORD),
        ):
            target = folder / "hicolor" / f"{size}x{size}" / kind
            target.mkdir(parents=True, exist_ok=True)
            (target / f"{name}.png").write_bytes(png(picture(drawing, size)))
    (folder / "windows-wizard.bmp").write_bytes(bitmap_file(wizard()))
    for drawing, large, name in (
        (APPLICATION, f"{APPLICATION}-macos", "thousand-qt"),
        (RECORD, RECORD, "match"),
    ):
        (folder / f"{name}.ico").write_bytes(ico([picture(drawing, size) for size in ICO_SIZES]))
        images = {
            kind: picture(drawing if size <= _LARGEST_SMALL else large, size)
            for kind, size in ICNS_TYPES.items()
        }
        (folder / f"{name}.icns").write_bytes(icns(images))


def wizard() -> QImage:
    """Draw what stands at the side of the first and the last page of the Windows installer, at two to one."""
    width, height = WIZARD_SIZE
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(_FELT)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_GOLD), 3))
    painter.drawRoundedRect(QRectF(14, 14, width - 28, height - 28), 18, 18)
    side = width - 72
    renderer = QSvgRenderer(str(DRAWINGS / f"{APPLICATION}.svg"))
    renderer.render(painter, QRectF(36, (height - side) / 2, side, side))
    painter.end()
    return image


def bitmap_file(image: QImage) -> bytes:
    """Return a picture as a BMP file of its 256 most frequent colours; each pixel gets the nearest one."""
    coarse = image.convertToFormat(QImage.Format.Format_RGB555).convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(coarse.constBits()).cast("I")
    colours = [colour for colour, _ in Counter(pixels).most_common(256)]
    small = coarse.convertToFormat(
        QImage.Format.Format_Indexed8, colours, Qt.ImageConversionFlag.ThresholdDither
    )
    return _file_of(small, "BMP")


def picture(drawing: str, size: int) -> QImage:
    """Draw an icon that many pixels wide: from the drawing for just this size, where there is one."""
    for file in (DRAWINGS / f"{drawing}-{size}.svg", DRAWINGS / f"{drawing}.svg"):
        if file.exists():
            break
    renderer = QSvgRenderer(str(file))
    if not renderer.isValid():
        raise ValueError(f"{file.name} cannot be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(image: QImage) -> bytes:
    """Return a picture as a PNG file, packed as well as Qt can."""
    return _file_of(image, "PNG")


def _file_of(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    plain = QImage(image)
    plain.setDotsPerMeterX(0)
    plain.setDotsPerMeterY(0)
    if not plain.save(buffer, kind, 0):  # type: ignore[call-overload]
        raise ValueError(f"Qt cannot write {kind}")
    return bytes(buffer.data().data())


def ico(images: Sequence[QImage]) -> bytes:
    """Return pictures as a Windows icon: plain pixels when small, PNG when large."""
    parts = [png(image) if image.width() > _LARGEST_PLAIN_ICO else _bitmap(image) for image in images]
    directory = struct.pack("<HHH", 0, 1, len(parts))
    offset = len(directory) + 16 * len(parts)
    for image, part in zip(images, parts, strict=True):
        side = image.width() % 256  # 0 stands for 256
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(part), offset)
        offset += len(part)
    return directory + b"".join(parts)


def _bitmap(image: QImage) -> bytes:
    """Return a picture as Windows keeps it in icons: rows from the bottom, then a mask of one bit a pixel."""
    side = image.width()
    rows = bytes(image.constBits())
    line = side * 4
    colours = b"".join(rows[row * line : (row + 1) * line] for row in reversed(range(side)))
    mask_line = (side + 31) // 32 * 4
    mask = b""
    for row in reversed(range(side)):
        alphas = rows[row * line + 3 : (row + 1) * line : 4]
        bits = "".join("0" if alpha else "1" for alpha in alphas).ljust(mask_line * 8, "0")
        mask += int(bits, 2).to_bytes(mask_line, "big")
    header = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, len(colours) + len(mask), 0, 0, 0, 0)
    return header + colours + mask


def icns(images: Mapping[bytes, QImage]) -> bytes:
    """Return pictures, by the type that each is for, as an icon of macOS."""
    blocks = b""
    for kind, image in images.items():
        content = _argb(image) if kind in _PLAIN_ICNS_TYPES else png(image)
        blocks += kind + struct.pack(">I", 8 + len(content)) + content
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


def _argb(image: QImage) -> bytes:
    """Return a picture as four packed planes: alpha, red, green, blue."""
    pixels = bytes(image.constBits())  # blue, green, red, alpha
    return b"ARGB" + b"".join(_packed(pixels[channel::4]) for channel in (3, 2, 1, 0))


def _packed(plane: bytes) -> bytes:
    """Pack runs of 3 to 130 equal bytes into two, and lead others in with their number (1 to 128)."""
    packed = bytearray()
    single = bytearray()

    def flush() -> None:
        for start in range(0, len(single), 128):
            part = single[start : start + 128]
            packed.append(len(part) - 1)
            packed.extend(part)
        single.clear()

    for value, group in groupby(plane):
        length = sum(1 for _ in group)
        while length >= 3:
            flush()
            run = min(length, 130)
            packed.extend((0x80 + run - 3, value))
            length -= run
        single.extend([value] * length)
    flush()
    return bytes(packed)


if __name__ == "__main__":
    sys.exit(main())
