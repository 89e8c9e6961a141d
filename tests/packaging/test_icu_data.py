"""ICU's data lose what no function that Qt calls can read, and stay a package in which ICU finds the rest."""

from __future__ import annotations

import struct

import pytest

import icu_data
from building import BuildError

HEADER = b"\x20\x00\xda\x27" + b"\x14\x00\x00\x00\x00\x00\x02\x00CmnD".ljust(28, b"\0")
ITEMS = [
    ("icudt73l/brkitr/thaidict.dict", b"words"),
    ("icudt73l/coll/pl.res", b"the order of letters"),
    ("icudt73l/curr/pl.res", b"zloty"),
    ("icudt73l/ibm-5348_P100-1997.cnv", b"windows-1252, of more than sixteen bytes"),
    ("icudt73l/pl.res", b"calendar"),
    ("icudt73l/unames.icu", b"LATIN SMALL LETTER Z WITH DOT ABOVE"),
    ("icudt73l/zone/pl.res", b"Central European Summer Time"),
]


def test_what_was_written_is_read_again() -> None:
    header, items = icu_data.read_items(icu_data.write_items(HEADER, ITEMS))
    assert header == HEADER
    assert [(name, content.rstrip(b"\0")) for name, content in items] == ITEMS


def test_data_begin_where_icu_may_map_them() -> None:
    table = icu_data.write_items(HEADER, ITEMS)[len(HEADER) :]
    (count,) = struct.unpack_from("<I", table)
    begins = [struct.unpack_from("<II", table, 4 + 8 * number)[1] for number in range(count)]
    assert count == len(ITEMS)
    assert all(begin % 16 == 0 for begin in begins)
    assert table[begins[1] :].startswith(b"the order of letters")


def test_only_what_qt_cannot_ask_for_goes() -> None:
    _, items = icu_data.read_items(icu_data.trimmed(icu_data.write_items(HEADER, ITEMS)))
    assert [name for name, _ in items] == [
        "icudt73l/coll/pl.res",
        "icudt73l/ibm-5348_P100-1997.cnv",
        "icudt73l/pl.res",
        "icudt73l/zone/pl.res",
    ]


def test_icu_searches_by_halves_and_so_the_order_is_kept() -> None:
    with pytest.raises(BuildError, match="out of order"):
        icu_data.write_items(HEADER, ITEMS[::-1])


@pytest.mark.parametrize("at", [2, 8, 12], ids=["magic", "big-endian", "format"])
def test_other_files_are_refused(at: int) -> None:
    package = bytearray(icu_data.write_items(HEADER, ITEMS))
    package[at] ^= 1
    with pytest.raises(BuildError, match="no package"):
        icu_data.read_items(bytes(package))


def test_another_service_of_icu_is_noticed() -> None:
    symbols = """
                 U _ZN7QStringC1Ev@Qt_6
                 U ucol_strcoll_73
                 U ucal_open_73
                 U u_strToUpper_73
                 U ubrk_open_73
                 U u_charName_73
                 U unsetenv@GLIBC_2.2.5
    """
    assert icu_data.strange_services(symbols) == ["u_charName", "ubrk_open"]
