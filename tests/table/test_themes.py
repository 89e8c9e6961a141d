"""Every table's words can be read, and everybody at a table has a face of their own."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from thousand_qt.app.settings import TableThemeName
from thousand_qt.app.theme import DARK, LIGHT
from thousand_qt.table import palette
from thousand_qt.table.portraits import PEOPLE, draw_portrait, portraits_of

LEAST = 4.5


def _luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def _contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _over(top: QColor, ground: QColor) -> QColor:
    share = top.alphaF()
    return QColor.fromRgbF(
        top.redF() * share + ground.redF() * (1 - share),
        top.greenF() * share + ground.greenF() * (1 - share),
        top.blueF() * share + ground.blueF() * (1 - share),
    )


def test_the_settings_know_every_table():
    assert [name.value for name in TableThemeName] == list(palette.THEMES)


@pytest.mark.parametrize("name", palette.THEMES)
@pytest.mark.parametrize("ink", ["TEXT", "TEXT_SOFT", "GOLD", "RED"])
def test_words_on_panels_can_be_read_on_every_table(name, ink):
    theme = palette.THEMES[name]
    for ground in (theme.light, theme.ground, theme.dark):
        assert _contrast(getattr(palette, ink), _over(theme.panel, ground)) >= LEAST


def test_bubbles_can_be_read():
    assert _contrast(palette.INK, palette.PAPER) >= LEAST


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_words_in_windows_can_be_read(colours):
    for ground in (colours.window, colours.base, colours.alternate_base, colours.button, colours.tooltip):
        assert _contrast(QColor(colours.text), QColor(ground)) >= LEAST
    for ground in (colours.window, colours.base, colours.alternate_base):
        assert _contrast(QColor(colours.muted_text), QColor(ground)) >= LEAST
        assert _contrast(QColor(colours.link), QColor(ground)) >= LEAST
    assert _contrast(QColor(colours.accent_text), QColor(colours.accent)) >= LEAST


@given(st.lists(st.text(max_size=40), min_size=2, max_size=4))
def test_no_two_at_a_table_look_alike(names):
    people = portraits_of(names)
    assert len(set(people)) == len(names)
    assert portraits_of(names) == people


def test_names_of_women_and_men_find_such_portraits():
    assert [person.is_woman for person in portraits_of(["Zofia", "Borys", "Анна", "Никита"])] == [
        True,
        False,
        True,
        False,
    ]


def test_every_portrait_is_its_own(qapp):
    pictures = []
    for person in PEOPLE:
        image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        draw_portrait(painter, QRectF(0, 0, 48, 48), person, palette.SEAT_COLOURS[0])
        painter.end()
        pictures.append(image)
    for one, other in combinations(pictures, 2):
        assert one != other
