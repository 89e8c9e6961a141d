"""ICU's data without what no function that Qt calls can read (Linux).

PySide6 brings all 32 MB of them. Qt's libraries import four services of ICU: comparing (`ucol`), calendars
with the names of time zones (`ucal`), converters (`ucnv`) and letters' cases, which need no data. Whatever
those read stays, for every language; what goes are the data of the other services: where words and lines end
(Qt has its own tables), names of units, currencies, languages and regions, spelling numbers out,
transliterating, names of characters, and checks of host names. `check_services` holds the libraries to that.

The format is that of `icupkg`: a header, a table of contents (a number of entries, and for each where its
name and where its data begin, counted from the table), the names, and the data, each at a multiple of 16.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from building import BuildError, run, told_by

UNUSED_FOLDERS: Final = frozenset({"brkitr", "curr", "lang", "rbnf", "region", "translit", "unit"})
_UNUSED_FILES: Final = re.compile(r"unames\.icu|confusables\.cfu|uts46\.nrm|.*\.spp")
_SERVICES: Final = frozenset({"ucal", "ucnv", "ucol", "u_strToLower", "u_strToUpper"})

_HEADER: Final = struct.Struct("<HH")
_COUNT: Final = struct.Struct("<I")
_ENTRY: Final = struct.Struct("<II")
_MAGIC: Final = b"\xda\x27"
_FORMAT: Final = b"CmnD"
_ALIGNMENT: Final = 16

Item = tuple[str, bytes]


def read_items(data: bytes) -> tuple[bytes, list[Item]]:
    """Return the header of a package of data and what is in it: names and bytes, in their order.

    Raises:
        BuildError: It is no such package, or one for other processors.
    """
    length, _ = _HEADER.unpack_from(data)
    if data[2:4] != _MAGIC or data[12:16] != _FORMAT or data[8] != 0:
        raise BuildError("this is no package of ICU's data for little-endian processors")
    table = data[length:]
    (count,) = _COUNT.unpack_from(table)
    entries = [_ENTRY.unpack_from(table, _COUNT.size + _ENTRY.size * number) for number in range(count)]
    ends = [begin for _, begin in entries[1:]] + [len(table)]
    items = [
        (table[name : table.index(b"\0", name)].decode("ascii"), table[begin:end])
        for (name, begin), end in zip(entries, ends, strict=True)
    ]
    return data[:length], items


def write_items(header: bytes, items: Sequence[Item]) -> bytes:
    """Return a package with these items; their order must be that of their names, in which ICU searches."""
    names = [name.encode("ascii") + b"\0" for name, _ in items]
    if names != sorted(names):
        raise BuildError("ICU could not find items that are out of order")
    begin = _COUNT.size + _ENTRY.size * len(items)
    places: list[int] = []
    for name in names:
        places.append(begin)
        begin += len(name)
    table: list[bytes] = [_COUNT.pack(len(items))]
    body: list[bytes] = []
    begin = _aligned(begin)
    first = begin
    for place, (_, content) in zip(places, items, strict=True):
        table.append(_ENTRY.pack(place, begin))
        body.append(content.ljust(_aligned(len(content)), b"\0"))
        begin += len(body[-1])
    front = b"".join([*table, *names])
    return header + front.ljust(first, b"\0") + b"".join(body)


def is_used(name: str) -> bool:
    """Tell whether a service that Qt uses can read an item, by its name: `icudt73l/coll/pl.res`."""
    _, *folders, file = name.split("/")
    return not UNUSED_FOLDERS.intersection(folders) and not _UNUSED_FILES.fullmatch(file)


def trimmed(data: bytes) -> bytes:
    """Return a package of data without what is not used."""
    header, items = read_items(data)
    return write_items(header, [item for item in items if is_used(item[0])])


def check_services(libraries: Iterable[Path]) -> None:
    """Raise `BuildError` when a library calls a service of ICU whose data may be missing."""
    for library in libraries:
        told = told_by(["nm", "--dynamic", "--undefined-only", library])
        strange = strange_services(told)
        if strange:
            raise BuildError(f"{library.name} calls {', '.join(strange)} of ICU: see packaging/icu_data.py")


def strange_services(symbols: str) -> list[str]:
    """Return the functions of ICU, among these symbols (`nm`), whose data may be missing."""
    called = set(re.findall(r"\bU (u[a-z0-9]*_\w+?)_\d+\b", symbols))
    return sorted(name for name in called if not _SERVICES.intersection({name, name.partition("_")[0]}))


def trim_library(library: Path, folder: Path) -> Path:
    """Make, in this folder, the library of ICU's data without what is not used; returns where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    told = told_by(["nm", "--dynamic", "--defined-only", library]).split()
    symbol = told[-1]
    whole, small, source, made = (folder / name for name in ("all.dat", "small.dat", "data.s", "data.o"))
    run(["objcopy", "-O", "binary", "--only-section=.rodata", library, whole])
    small.write_bytes(trimmed(whole.read_bytes()))
    source.write_text(
        f".section .rodata\n.balign 16\n.global {symbol}\n.type {symbol}, @object\n"
        f'{symbol}:\n.incbin "{small.name}"\n'
        f'.size {symbol}, . - {symbol}\n.section .note.GNU-stack, "", @progbits\n',
        encoding="ascii",
    )
    target = folder / library.name
    run(["as", "-o", made.name, source.name], folder=folder)
    linked = ["ld", "-shared", "--build-id=none", "-z", "relro", "-z", "now", "-z", "noexecstack"]
    run([*linked, "-soname", library.name, "-o", target.name, made.name], folder=folder)
    return target


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT
