"""Pictures that want to do harm, or are broken: each is refused with its reason, and soon."""

from __future__ import annotations

import base64
import gzip
import os
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from thousand_qt.decks.cleaning import MOST_ATTRIBUTES, MOST_DEPTH, MOST_ELEMENTS, clean
from thousand_qt.decks.faults import DeckFault, DeckRefusedError
from thousand_qt.decks.jobs import WHOLE_DECK, Job
from thousand_qt.decks.reading import read_bounded, unpack
from thousand_qt.decks.render_task import RenderTask

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"'


def picture(inside: str, more: str = "") -> bytes:
    return f"{HEAD} {more}>{inside}</svg>".encode()


def bitmap(width: int, height: int) -> str:
    """Return the head of a PNG that says it is so large."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    content = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head))
    content += struct.pack(">I", 9) + b"IDAT" + bytes(13)
    return f"data:image/png;base64,{base64.b64encode(content).decode()}"


LAUGHS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))

HOSTILE = {
    "laughs": (
        f'<!DOCTYPE svg [<!ENTITY a0 "ha">{LAUGHS}]><svg>&a9;</svg>'.encode(),
        DeckFault.ENTITIES,
    ),
    "one entity": (b'<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', DeckFault.ENTITIES),
    "entity of a file": (
        b'<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
        DeckFault.ENTITIES,
    ),
    "parameter entity": (
        b'<!DOCTYPE svg [<!ENTITY % a SYSTEM "http://localhost/x"> %a;]><svg/>',
        DeckFault.ENTITIES,
    ),
    "image of a file": (picture('<image xlink:href="file:///etc/passwd"/>'), DeckFault.EXTERNAL),
    "image of a server": (picture('<image xlink:href="http://localhost/a.png"/>'), DeckFault.EXTERNAL),
    "image without a scheme": (picture('<image xlink:href="//localhost/a.png"/>'), DeckFault.EXTERNAL),
    "image of a path": (picture('<image href="/etc/passwd"/>'), DeckFault.EXTERNAL),
    "image of a path upward": (picture('<image xlink:href="../x.png"/>'), DeckFault.EXTERNAL),
    "hidden file": (picture('<image xlink:href=".netrc"/>'), DeckFault.EXTERNAL),
    "use of a file": (picture('<use xlink:href="other.svg#a"/>'), DeckFault.EXTERNAL),
    "link": (picture('<a xlink:href="javascript:x()"><path/></a>'), DeckFault.EXTERNAL),
    "svg in svg": (picture('<image xlink:href="data:image/svg+xml;base64,AAAA"/>'), DeckFault.EXTERNAL),
    "html data": (picture('<image xlink:href="data:text/html,x"/>'), DeckFault.EXTERNAL),
    "fill from outside": (picture('<path fill="url(http://localhost/#a)"/>'), DeckFault.EXTERNAL),
    "quoted fill": (picture("<path style=\"fill:url( 'file:///x')\"/>"), DeckFault.EXTERNAL),
    "escaped fill": (picture('<path style="fill:u\\rl(file:///x)"/>'), DeckFault.EXTERNAL),
    "style import": (picture("<style>@import 'x.css';</style>"), DeckFault.EXTERNAL),
    "style address": (picture("<style>a{fill:url(x.svg#a)}</style>"), DeckFault.EXTERNAL),
    "style sheet": (b'<?xml-stylesheet href="http://localhost/"?><svg/>', DeckFault.EXTERNAL),
    "script": (picture("<script>x()</script>"), DeckFault.SCRIPT),
    "script in data": (picture("<metadata><script>x()</script></metadata>"), DeckFault.SCRIPT),
    "event": (picture("<path onclick='x()'/>"), DeckFault.SCRIPT),
    "event of the whole": (picture("", 'onload="x()"'), DeckFault.SCRIPT),
    "foreign object": (picture("<foreignObject/>"), DeckFault.SCRIPT),
    "depth": (picture("<g>" * MOST_DEPTH + "</g>" * MOST_DEPTH), DeckFault.TOO_COMPLEX),
    "elements": (picture("<g/>" * MOST_ELEMENTS), DeckFault.TOO_COMPLEX),
    "attributes": (
        picture("<g " + " ".join(f'a{n}="1"' for n in range(MOST_ATTRIBUTES + 1)) + "/>"),
        DeckFault.TOO_COMPLEX,
    ),
    "large bitmap": (picture(f'<image xlink:href="{bitmap(60_000, 60_000)}"/>'), DeckFault.TOO_COMPLEX),
    "broken bitmap": (picture('<image xlink:href="data:image/png;base64,AAAA"/>'), DeckFault.BAD_IMAGE),
    "no XML": (b"this is no picture", DeckFault.NOT_SVG),
    "empty": (b"", DeckFault.NOT_SVG),
    "another document": (b"<html/>", DeckFault.NOT_SVG),
    "unfinished": (HEAD.encode(), DeckFault.NOT_SVG),
    "unknown encoding": (b'<?xml version="1.0" encoding="klingon"?><svg/>', DeckFault.NOT_SVG),
    "wrong encoding": (b'<?xml version="1.0" encoding="utf-8"?><svg>\xff\xfe</svg>', DeckFault.NOT_SVG),
    "nothing but zeros": (bytes(1000), DeckFault.NOT_SVG),
    "undefined entity": (picture("&a;"), DeckFault.NOT_SVG),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_could_do_harm_is_refused(name: str) -> None:
    text, fault = HOSTILE[name]
    with pytest.raises(DeckRefusedError) as caught:
        clean(text)
    assert caught.value.fault is fault
    assert len(caught.value.detail) < 200


def test_a_document_type_without_entities_and_the_leftovers_of_drawing_are_fine() -> None:
    text = (
        b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
        + picture(
            '<metadata><a href="http://x"/></metadata><q:x xmlns:q="urn:q" q:href="http://x"/>'
            '<image xlink:href="queen.svg"/><g id="a" fill="url(#b)">&lt;</g>'
        )
    )
    out = clean(text)
    assert b"http://x" not in out
    assert b"DOCTYPE" not in out
    assert b"queen" not in out
    assert b'<g id="a" fill="url(#b)"></g>' in out
    assert clean(out) == out


def test_utf_16_is_read() -> None:
    text = f'<?xml version="1.0" encoding="utf-16"?>{HEAD}><text>Дама</text></svg>'.encode("utf-16")
    assert "Дама".encode() in clean(text)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(sorted(HOSTILE)),
    st.lists(st.tuples(st.integers(0, 400), st.binary(max_size=3)), max_size=8),
)
def test_mutations_are_refused_or_made_harmless(name: str, changes: list[tuple[int, bytes]]) -> None:
    text = bytearray(HOSTILE[name][0][:5000])
    for place, change in changes:
        text[place : place + len(change)] = change
    try:
        out = clean(bytes(text))
    except DeckRefusedError:
        return
    assert clean(out) == out
    for bad in (b"<!ENTITY", b"file:", b"<script", b"onclick", b"@import"):
        assert bad not in out


# Files


def test_a_bomb_is_not_unpacked() -> None:
    bomb = gzip.compress(bytes(20_000_000))
    with pytest.raises(DeckRefusedError) as caught:
        unpack(bomb * 10, largest=30_000_000)
    assert caught.value.fault is DeckFault.TOO_LARGE_UNPACKED


def test_parts_are_unpacked_together() -> None:
    assert unpack(gzip.compress(b"<svg>") + gzip.compress(b"</svg>")) == b"<svg></svg>"
    assert unpack(b"<svg/>") == b"<svg/>"


@pytest.mark.parametrize(
    "content", [gzip.compress(b"x" * 9999, mtime=0)[:-20], b"\x1f\x8b", b"\x1f\x8b\x08garbage"]
)
def test_a_damaged_archive_is_refused(content: bytes) -> None:
    with pytest.raises(DeckRefusedError) as caught:
        unpack(content)
    assert caught.value.fault is DeckFault.BROKEN_ARCHIVE


def test_only_ordinary_files_of_a_sensible_size_are_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.svg"
    with huge.open("wb") as file:
        file.truncate(500 * 1024 * 1024)
    pipe = tmp_path / "pipe.svg"
    os.mkfifo(pipe)
    zero = tmp_path / "zero.svg"
    zero.symlink_to("/dev/zero")
    circle = tmp_path / "circle.svg"
    circle.symlink_to(circle)
    faults = {
        huge: DeckFault.TOO_LARGE,
        pipe: DeckFault.NOT_A_FILE,
        zero: DeckFault.NOT_A_FILE,
        circle: DeckFault.UNREADABLE,
        tmp_path: DeckFault.NOT_A_FILE,
        tmp_path / "none.svg": DeckFault.GONE,
    }
    for path, fault in faults.items():
        with pytest.raises(DeckRefusedError) as caught:
            read_bounded(path)
        assert caught.value.fault is fault, path


# The process


def refusal_of(qtbot: QtBot, task: RenderTask) -> DeckRefusedError:
    with qtbot.waitSignal(task.failed, timeout=60_000) as failed:
        task.start()
    assert failed.args is not None
    return failed.args[0]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (HOSTILE["laughs"][0], DeckFault.ENTITIES),
        (picture('<rect id="1_spade" width="2" height="3"/>'), DeckFault.MISSING_CARDS),
        (picture("", 'width="1e30" height="1"').replace(b"0 0 9 9", b"0 0 1e30 1"), DeckFault.BAD_SIZE),
        (picture("").replace(b"0 0 9 9", b"0 0 13 7"), DeckFault.GARBLED),
    ],
)
def test_reasons_come_back_from_the_process(
    qtbot: QtBot, tmp_path: Path, text: bytes, fault: DeckFault
) -> None:
    svg = tmp_path / "deck.svg"
    svg.write_bytes(text)
    assert refusal_of(qtbot, RenderTask(Job(svg, WHOLE_DECK, 50, 1))).fault is fault


def test_a_picture_that_takes_for_ever_costs_a_message(qtbot: QtBot, tmp_path: Path) -> None:
    levels = ""
    for n in range(1, 12):
        uses = f'<use xlink:href="#g{n - 1}"/>' * 12
        levels += f'<g id="g{n}">{uses}</g>'
    svg = tmp_path / "deck.svg"
    svg.write_bytes(picture(f'<g id="g0"><path d="M0 0h9v9z"/></g>{levels}').replace(b"0 0 9 9", b"0 0 13 7"))
    task = RenderTask(Job(svg, WHOLE_DECK, 50, 1), time_limit=2000)
    assert refusal_of(qtbot, task).fault is DeckFault.TOO_SLOW


def test_a_process_that_dies_costs_a_message(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "thousand_qt.decks.render_task.helper_command", lambda _: ["/bin/sh", "-c", "kill -SEGV $$"]
    )
    assert refusal_of(qtbot, RenderTask(Job(tmp_path, WHOLE_DECK, 50, 1))).fault is DeckFault.CRASHED
