"""Speech bubbles and piles of tricks: everything said can be read, and tricks are counted."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tests.table.played_match import at_first_lead, some_play
from thousand_qt.engine.deal import Phase
from thousand_qt.table import lettering
from thousand_qt.table.bubbles import Bubble
from thousand_qt.table.geometry import layout
from thousand_qt.table.places import BubblePlace
from thousand_qt.table.plates import NamePlate, PlateContent
from thousand_qt.table.portraits import PEOPLE
from thousand_qt.table.scene import TableScene
from thousand_qt.table.slots import Label

SIZES = [(1280, 720), (800, 480), (640, 400), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
def test_each_pile_tells_how_many_tricks_it_has(scene: TableScene, size: tuple[int, int]):
    scene.set_size(QSizeF(*size), 1.0)
    match = at_first_lead()
    scene.show_view(match.view)
    counts = scene._furniture.trick_counts
    assert not any(number.isVisible() for number in counts)
    while match.view.phase is Phase.PLAY:
        scene.play(match.apply(some_play(match)), match.view)
        if match.view.phase is not Phase.PLAY:
            break
        tricks = Counter(trick.winner for trick in match.view.tricks)
        assert [number.count for number in counts] == [tricks[seat] for seat in range(len(counts))]
        for seat, number in enumerate(counts):
            assert number.isVisible() == (tricks[seat] > 0)
            if tricks[seat]:
                place = scene._stage.seat(seat)
                assert scene.table_layout.card_rect(place.pile).intersects(number.scene_rect)
                assert QRectF(0, 0, *size).contains(number.scene_rect)
                assert not number.scene_rect.intersects(place.plate)


@pytest.mark.parametrize("open_hands", [True, False], ids=["open", "closed"])
def test_what_a_pile_is_worth_is_read_in_full_beside_a_list(qapp: object, open_hands: bool):
    # What a window of 800 x 480 leaves to the table of a puzzle; open cards make the column narrow.
    table = layout(QSizeF(560, 480), 1.5, 8, open_hands=open_hands)
    for text in ("13 punktów", "100 punktów", "120 из 120"):
        for place in table.seats:
            label = Label(above_cards=False)
            label.set_text(text, place.pile_label, place.pile.x)
            pill, shown, _ = label.pill()
            assert shown == text
            assert place.pile_room.adjusted(-1, -1, 1, 1).contains(pill)
            assert QRectF(QPointF(), table.size).contains(pill)
            assert not pill.intersects(table.panel_rect)


@pytest.mark.parametrize("height", [28.0, 46.0, 90.0])
@pytest.mark.parametrize("text", ["I pass", "Marriage in hearts: 100", "Марьяж в бубнах: 80"])
def test_nothing_said_is_cut_short(qapp: object, text: str, height: float):
    bubble = Bubble()
    room = QRectF(100, 100, 3.4 * height, height)
    bubble.set_place(BubblePlace(QPointF(120, 90), room))
    bubble.say(text)
    assert " ".join(bubble._lines) == text
    for line in bubble._lines:
        width = bubble._body.width() - 0.7 * 0.8 * height
        assert lettering.fitted(line, bubble._letters, width)[0] == line
    assert room.contains(bubble._body)
    assert bubble.boundingRect().contains(bubble._path.boundingRect())


def test_a_single_long_word_stays_one_line(qapp: object):
    bubble = Bubble()
    bubble.set_place(BubblePlace(QPointF(120, 90), QRectF(100, 100, 90, 40)))
    bubble.say("Konstantynopolitańczykowianeczka")
    assert len(bubble._lines) == 1
    assert bubble._body.width() <= 90


@pytest.mark.parametrize("others", [1, 2, 3])
@pytest.mark.parametrize("is_declarer", [False, True])
def test_the_longest_names_are_whole_on_the_plates_of_a_small_window(
    qapp: object, monkeypatch: pytest.MonkeyPatch, others: int, is_declarer: bool
):
    """Twenty letters are allowed (`LONGEST_NAME`), and no ellipsis tells one Aleksandra from another."""
    drawn: list[str] = []

    def note(_painter: object, rect: QRectF, text: str, letters: QFont, *_more: object):
        drawn.append(lettering.fitted(text, letters, rect.width())[0])

    monkeypatch.setattr(lettering, "draw_text", note)
    table = layout(QSizeF(800, 460), 1.5, 12, others)
    image = QImage(800, 480, QImage.Format.Format_RGB32)
    for name in ("Wierzbicka Katarzyna", "Анна Мария Бородина", "Владислав Святослав."):
        for seat in table.seats:
            plate = NamePlate()
            plate.set_rect(seat.plate, table.words)
            plate.set_content(
                PlateContent(
                    name, "3 взятки", -1240, QColor("red"), PEOPLE[0], is_dealer=True, is_declarer=is_declarer
                )
            )
            painter = QPainter(image)
            plate.paint(painter, QStyleOptionGraphicsItem())
            painter.end()
            assert name in drawn
            drawn.clear()
