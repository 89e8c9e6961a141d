"""Libraries without the folders of the machine on which they were linked (ELF of 64 bits, little-endian).

A Python that was built by hand writes the folder of its libraries into every module that is linked with it
(RPATH or RUNPATH). On another machine that folder is nobody's, or somebody else's: who may write there could
slip a library in. Only what begins with `$ORIGIN`, a place beside the file itself, stays.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

_IDENTITY: Final = b"\x7fELF\x02\x01"
_ENTRY: Final = struct.Struct("<qQ")
_SEGMENT: Final = struct.Struct("<IIQQQQQQ")
_LOAD, _DYNAMIC = 1, 2
_END, _NAMES, _RPATH, _RUNPATH = 0, 5, 15, 29


def forget_search_paths(path: Path) -> list[str]:
    """Take folders of this machine out of a library or program; returns them.

    What is not such a file is left alone. A path that has both kinds of folders raises ValueError: none of
    ours has.
    """
    data = bytearray(path.read_bytes())
    if data[: len(_IDENTITY)] != _IDENTITY:
        return []
    segments = _segments(data)
    tables = [(begin, size) for kind, begin, _, size in segments if kind == _DYNAMIC]
    if not tables:
        return []
    begin, size = tables[0]
    entries = [_ENTRY.unpack_from(data, begin + at) for at in range(0, size, _ENTRY.size)]
    names = _offset_of(next(value for tag, value in entries if tag == _NAMES), segments)
    kept: list[tuple[int, int]] = []
    foreign: list[str] = []
    for tag, value in entries:
        if tag in (_RPATH, _RUNPATH):
            start = names + value
            folders = data[start : data.index(0, start)].decode().split(":")
            own = [folder for folder in folders if folder.startswith("$ORIGIN")]
            if own and len(own) < len(folders):
                raise ValueError(
                    f"{path} is looked for both beside itself and elsewhere: {':'.join(folders)}"
                )
            if not own:
                foreign += folders
                continue
        kept.append((tag, value))
    if foreign:
        kept += [(_END, 0)] * (len(entries) - len(kept))
        data[begin : begin + size] = b"".join(_ENTRY.pack(*entry) for entry in kept)
        path.write_bytes(data)
    return foreign


def _segments(data: bytearray) -> list[tuple[int, int, int, int]]:
    """Return kind, place in the file, address, and bytes of each segment."""
    table, size, count = (
        *struct.unpack_from("<Q", data, 0x20),
        *struct.unpack_from("<HH", data, 0x36),
    )
    found: list[tuple[int, int, int, int]] = []
    for number in range(count):
        kind, _, offset, address, _, in_file, _, _ = _SEGMENT.unpack_from(data, table + number * size)
        found.append((kind, offset, address, in_file))
    return found


def _offset_of(address: int, segments: list[tuple[int, int, int, int]]) -> int:
    """Return where in the file the byte with this address is."""
    for kind, offset, start, size in segments:
        if kind == _LOAD and start <= address < start + size:
            return offset + address - start
    raise ValueError("no segment has the names of the dynamic section")
