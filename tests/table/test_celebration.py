"""The paper cuttings that fall when the match is won, and the sheet of glass they are painted on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.table.played_match import PlayedMatch, at_first_lead
from thousand_qt.engine.rules import Rules
from thousand_qt.table.cuttings import FRAMES, films
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView


def _celebrate(view: TableView, progress: float) -> list[QRect]:
    """Let cuttings hang in the air; return where they are."""
    scene = view.table_scene
    scene.set_speed("normal")
    scene.celebrate()
    scene.celebration.setProperty("progress", progress)
    places = [QRect(corner, _size(picture)) for corner, picture in scene.celebration.cuttings()]
    QApplication.processEvents()
    scene.celebration.setProperty("progress", progress)  # time has gone on
    return places


def _size(picture: QPixmap) -> QSize:
    return picture.deviceIndependentSize().toSize()


def _seen(view: TableView) -> QImage:
    return view.grab().toImage()


def _differing(one: QImage, other: QImage, step: int = 3) -> list[QPoint]:
    return [
        QPoint(x, y)
        for x in range(0, one.width(), step)
        for y in range(0, one.height(), step)
        if one.pixel(x, y) != other.pixel(x, y)
    ]


def test_paper_cuttings_fall_and_end_by_themselves(scene: TableScene, qtbot: QtBot):
    scene.set_speed("fast")
    scene.celebrate()
    assert scene.celebration.is_running
    scene.celebration.setProperty("progress", 0.5)
    assert scene.celebration.is_seen
    scene.celebration.setProperty("progress", 1.0)
    assert not scene.celebration.is_seen


def test_nothing_falls_where_nothing_is_to_move(scene: TableScene):
    scene.celebrate()  # at speed off
    assert not scene.celebration.is_running
    scene.set_speed("normal")
    scene.set_reduced_motion(True)
    scene.celebrate()
    assert not scene.celebration.is_running


def test_a_new_view_ends_the_celebration(scene: TableScene):
    scene.set_speed("normal")
    scene.celebrate()
    scene.show_view(PlayedMatch(Rules(), seed=1).view)
    assert not scene.celebration.is_running
    assert not scene.celebration.is_seen


def test_the_table_is_seen_behind_the_cuttings(table_view: TableView):
    table_view.table_scene.show_view(at_first_lead().view)
    before = _seen(table_view)
    places = _celebrate(table_view, 0.5)
    changed = _differing(before, _seen(table_view))
    assert len(places) > 30
    assert changed
    assert all(any(place.contains(point) for place in places) for point in changed)


def test_what_changes_behind_the_cuttings_is_seen(table_view: TableView):
    scene = table_view.table_scene
    scene.show_view(at_first_lead().view)
    places = _celebrate(table_view, 0.5)
    card = scene.hand_cards()[0][0]
    green = _seen(table_view)
    scene.mark_cards([card])
    QApplication.processEvents()
    marked = _differing(green, _seen(table_view), step=1)
    around = scene.hand_cards()[0][1].adjusted(-60, -60, 60, 60)
    assert any(around.contains(point) for point in marked if not any(p.contains(point) for p in places))


def test_cuttings_take_no_click(table_view: TableView, qtbot: QtBot):
    scene = table_view.table_scene
    scene.show_view(at_first_lead().view)
    _celebrate(table_view, 0.5)
    card, place, _ = scene.hand_cards()[-1]
    with qtbot.waitSignal(scene.card_activated) as chosen:
        target = table_view.viewport().childAt(place.center().toPoint()) or table_view.viewport()
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=place.center().toPoint())
    assert chosen.args == [card]


def test_a_cutting_turns_over_and_comes_round(qapp: object):
    for film in films(36, 26, 1.0):
        pictures = [film.frame(number).toImage() for number in range(FRAMES)]
        assert len({bytes(picture.constBits()) for picture in pictures}) == FRAMES
        assert film.frame(FRAMES + 3).cacheKey() == film.frame(3).cacheKey()
        for picture in pictures:  # nothing is cut off
            ends = (0, picture.height() - 1)
            assert not any(picture.pixelColor(x, y).alpha() for x in range(picture.width()) for y in ends)
