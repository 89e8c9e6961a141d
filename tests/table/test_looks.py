"""Texts are never cut off, pixmaps are made once, and sharp screens get sharp cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView
from pytestqt.qtbot import QtBot

from tests.table.played_match import at_first_lead
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.cards import Card, Suit
from thousand_qt.table import lettering, palette
from thousand_qt.table.banner import Banner, BannerContent
from thousand_qt.table.card_pictures import CardPictures
from thousand_qt.table.plates import NamePlate, PlateContent
from thousand_qt.table.portraits import PEOPLE
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView

LONG = "Константин Константинович"


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Fonts and pixmaps exist only with an application."""


@given(st.text(max_size=40), st.integers(9, 40), st.integers(20, 400))
def test_fitted_text_fits(text: str, pixels: int, width: int):
    shown, letters = lettering.fitted(text, lettering.font(pixels), width)
    assert lettering.text_width(shown, letters) <= max(width, lettering.text_width("…", letters))
    assert letters.pixelSize() >= lettering.LEAST_PIXELS


def test_text_that_fits_stays_as_it_is():
    letters = lettering.font(16)
    shown, fitting = lettering.fitted("Anna", letters, 400)
    assert shown == "Anna"
    assert fitting.pixelSize() == 16


def _painted(item: QGraphicsItem, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    item.paint(painter, None)  # type: ignore[arg-type] - items of the table do not ask for options
    painter.end()
    return image


def _unchanged_outside(image: QImage, *rects: QRectF) -> bool:
    magenta = QColor("magenta").rgb()
    return all(
        image.pixel(x, y) == magenta
        for x in range(image.width())
        for y in range(image.height())
        if not any(rect.adjusted(-1.5, -1.5, 1.5, 1.5).contains(QPointF(x, y)) for rect in rects)
    )


@pytest.mark.parametrize("size", [(168, 48), (240, 66), (480, 132)])
def test_a_plate_paints_within_itself(size: tuple[int, int]):
    plate = NamePlate()
    rect = QRectF(20, 20, *size)
    plate.set_rect(rect)
    plate.set_content(
        PlateContent(
            LONG,
            LONG,
            -1234,
            palette.SEAT_COLOURS[1],
            PEOPLE[7],
            is_dealer=True,
            is_declarer=True,
            in_turn=True,
            barrel_hands=2,
            zero_marks=5,
        )
    )
    assert _unchanged_outside(_painted(plate, QSize(size[0] + 40, size[1] + 40)), rect)


@pytest.mark.parametrize("size", [(300, 48), (500, 66)])
def test_the_banner_paints_within_itself(size: tuple[int, int]):
    banner = Banner()
    rect = QRectF(20, 20, *size)
    status = QRectF(20, size[1] + 24, size[0], 22)
    banner.set_rects(rect, status)
    banner.set_content(BannerContent(LONG * 2, LONG * 3, Suit("D"), LONG, LONG, points=300, contract=120))
    assert _unchanged_outside(_painted(banner, QSize(size[0] + 40, size[1] + 70)), rect, status)


def test_cards_are_rendered_for_the_screen(scene: TableScene, renderer: DeckRenderer):
    scene.set_size(QSizeF(1000, 600), 2.0)
    face = renderer.face("AH")
    assert face.devicePixelRatio() == 2.0
    assert abs(face.deviceIndependentSize().width() - scene.table_layout.card_width) < 1


def test_resizing_a_window_renders_the_cards_when_it_rests(
    scene: TableScene, table_view: TableView, renderer: DeckRenderer, qtbot: QtBot
):
    for width in range(1200, 900, -50):
        table_view.resize(width, 620)
    qtbot.waitUntil(lambda: abs(renderer.card_width - scene.table_layout.card_width) < 1e-6)
    assert scene.table_layout.size.toSize() == table_view.viewport().size()


def test_a_screen_of_another_resolution_is_noticed(scene: TableScene, table_view: TableView):
    QApplication.sendEvent(table_view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert scene.table_layout.size.toSize() == table_view.viewport().size()


def test_pictures_are_made_once(renderer: DeckRenderer):
    pictures = CardPictures(renderer)
    assert pictures.shadow() is pictures.shadow()
    assert pictures.face("AH", dimmed=True) is pictures.face("AH", dimmed=True)
    shadow = pictures.shadow()
    renderer.set_card_width(77, 1.0)
    renderer.prepare()  # until then the old pictures are shown, scaled
    assert pictures.shadow() is not shadow


def test_the_view_shows_one_pixel_as_one_pixel(scene: TableScene, table_view: TableView):
    assert table_view.transform().isIdentity()
    assert scene.sceneRect().size().toSize() == table_view.viewport().size()
    assert table_view.viewportUpdateMode() is QGraphicsView.ViewportUpdateMode.SmartViewportUpdate
    table_view.set_accessible_text("Card table", "Your hand")
    assert table_view.accessibleName() == "Card table"
    for item in scene.items():
        assert item.cacheMode() is QGraphicsItem.CacheMode.NoCache
        assert item.graphicsEffect() is None


def test_there_are_24_card_items_for_ever(scene: TableScene):
    items = set(scene.card_items())
    assert len(items) == 24
    match = at_first_lead()
    scene.show_view(match.view)
    scene.set_size(QSizeF(900, 700), 1.5)
    assert set(scene.card_items()) == items


def test_the_hand_is_told_to_whoever_reads_it_aloud(scene: TableScene):
    match = at_first_lead()
    scene.show_view(match.view)
    scene.set_playable(frozenset({Card("AS")}))
    told = scene.hand_cards()
    assert {card for card, _, _ in told} == set(match.view.hand)
    assert [card for card, _, playable in told if playable] == [Card("AS")]
    whole = scene.sceneRect()
    assert all(whole.intersects(place) for _, place, _ in told)
