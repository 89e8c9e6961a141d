"""Symbols and clip paths: drawn as the picture means them, though QtSvg does not know them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from thousand_qt.decks.cleaning import clean

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 80">'
)


def drawn(content: str, *, cleaned: bool = True) -> QImage:
    text = f"{HEAD}{content}</svg>".encode()
    renderer = QSvgRenderer(QByteArray(clean(text) if cleaned else text))
    assert renderer.isValid()
    image = QImage(200, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def covered(image: QImage) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what is not empty, in pixels."""
    marks = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 127
    ]
    columns, rows = [x for x, _ in marks], [y for _, y in marks]
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def symbol(attributes: str) -> str:
    return f'<defs><symbol id="s" {attributes}><rect x="-5" y="-10" width="10" height="20"/></symbol></defs>'


@pytest.mark.parametrize(
    ("attributes", "use", "place"),
    [
        # Two pixels to a unit. The symbol is ten units wide and twenty high about its origin.
        ('viewBox="-5 -10 10 20"', 'x="10" y="20" width="10" height="20"', (20, 40, 40, 80)),
        ('viewBox="-5 -10 10 20"', 'x="10" y="20" width="20" height="20"', (30, 40, 50, 80)),
        (
            'viewBox="-5 -10 10 20" preserveAspectRatio="xMinYMid"',
            'x="10" y="20" width="20" height="20"',
            (20, 40, 40, 80),
        ),
        (
            'viewBox="-5 -10 10 20" preserveAspectRatio="xMaxYMax meet"',
            'x="10" y="20" width="20" height="20"',
            (40, 40, 60, 80),
        ),
        (
            'viewBox="-5 -10 10 20" preserveAspectRatio="none"',
            'x="10" y="20" width="20" height="20"',
            (20, 40, 60, 80),
        ),
        (
            'viewBox="-5 -10 10 20" preserveAspectRatio="xMidYMid slice"',
            'x="10" y="20" width="20" height="20"',
            (20, 20, 60, 100),
        ),
        ('viewBox="-5 -10 10 20"', 'width="50%" height="50%"', (30, 0, 70, 80)),
        ("", 'x="30" y="40"', (50, 60, 70, 100)),
        (
            'viewBox="-5 -10 10 20"',
            'transform="translate(10) scale(.5)" x="10" y="20" width="10" height="20"',
            (30, 20, 40, 40),
        ),
    ],
)
def test_a_symbol_fits_where_it_is_used(
    qapp: object, attributes: str, use: str, place: tuple[int, int, int, int]
) -> None:
    assert covered(drawn(symbol(attributes) + f'<use {use} xlink:href="#s"/>')) == place


def test_a_symbol_may_come_after_its_use_and_is_not_seen_itself(qapp: object) -> None:
    use = '<use x="10" y="20" width="10" height="20" xlink:href="#s"/>'
    bare = symbol('viewBox="-5 -10 10 20"').replace("<defs>", "").replace("</defs>", "")
    assert covered(drawn(use + bare)) == (20, 40, 40, 80)


def test_symbols_within_symbols(qapp: object) -> None:
    inner = symbol('viewBox="-5 -10 10 20"')
    outer = '<symbol id="t" viewBox="0 0 20 20"><use width="10" height="20" xlink:href="#s"/></symbol>'
    image = drawn(f'{inner}{outer}<use x="50" width="10" height="10" xlink:href="#t"/>')
    assert covered(image) == (100, 0, 110, 20)


def test_a_use_of_anything_else_stays_as_it_is(qapp: object) -> None:
    content = '<g id="g"><rect width="10" height="10"/></g><use x="20" width="1" xlink:href="#g"/>'
    assert drawn(content) == drawn(content, cleaned=False)


@pytest.mark.parametrize("cut", ['clip-path="url(#c)"', 'style="fill:red;clip-path:url(#c)"'])
@pytest.mark.parametrize("shape", ['fill="none" stroke="#000"', 'style="fill:#123456"', ""])
def test_a_clip_path_cuts(qapp: object, cut: str, shape: str) -> None:
    clip = f'<defs><clipPath id="c"><rect x="10" y="20" width="30" height="10" {shape}/></clipPath></defs>'
    image = drawn(f'{clip}<rect width="100" height="80" {cut}/>')
    assert covered(image) == (20, 40, 80, 60)


def test_what_is_cut_moves_with_its_element(qapp: object) -> None:
    clip = '<clipPath id="c"><path d="M0 0h10v10h-10z" fill="none"/></clipPath>'
    image = drawn(
        f'{clip}<g transform="translate(20,30)" clip-path="url(#c)"><rect width="90" height="90"/></g>'
    )
    assert covered(image) == (40, 60, 60, 80)


@pytest.mark.parametrize("number", ["1e999", "-1", "0", "wide", ""])
def test_senseless_sizes_do_no_harm(qapp: object, number: str) -> None:
    drawn(symbol(f'viewBox="0 0 {number} 10"') + f'<use width="{number}" height="4" xlink:href="#s"/>')
