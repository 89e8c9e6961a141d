"""The new match dialog seats people and computer players anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from thousand_qt.app.settings import MOST_PEOPLE, Settings
from thousand_qt.ui.new_match import MatchSetup, NewMatchDialog
from thousand_qt.ui.new_matches import known_people

LEVELS = (("casual", "casual"), ("strong", "strong"))


@pytest.fixture
def shown(qtbot):
    def show(**options):
        dialog = NewMatchDialog(LEVELS, **options)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return show


def test_any_seat_takes_a_person_or_a_level(shown, qtbot):
    dialog = shown(player_name="Ola", opponent_names=("Ewa", "Jan", "Iza"))
    dialog.own_box.choose("strong")
    dialog.level_boxes[0].choose("human")
    dialog.level_boxes[1].choose("human")
    setup = MatchSetup("classic", ("Ola", "Ewa", "Jan"), ("strong", "human", "human"))
    assert dialog.setup == setup
    assert setup.people == ("Ewa", "Jan")
    assert setup.levels == ("strong",)
    with qtbot.waitSignal(dialog.setup_chosen) as chosen:
        dialog.accept()
    assert chosen.args == [setup]


def test_what_was_chosen_is_offered_again(shown):
    dialog = shown(own_kind="casual", levels=("human", "human", "casual"), preset="polish-four")
    assert dialog.setup.kinds == ("casual", "human", "human", "casual")


def test_an_unknown_kind_gives_a_level_and_no_person(shown):
    assert shown(own_kind="genius").setup.kinds[0] == "casual"


def test_the_words_say_what_several_people_or_none_mean(shown):
    dialog = shown()
    assert "screen" not in dialog.level_words
    assert dialog.name_labels[0].text().replace("&", "") == "Your name"
    dialog.level_boxes[0].choose("human")
    assert "between their turns all cards are covered" in dialog.level_words
    assert dialog.name_labels[0].text().replace("&", "") == "In front"
    dialog.level_boxes[0].choose("casual")
    dialog.own_box.choose("casual")
    assert "you watch" in dialog.level_words


def test_names_of_people_can_be_chosen_or_typed(shown, qtbot):
    dialog = shown(player_name="Ola", opponent_names=("Ewa", "Jan", ""), known_names=("Marek", "Zosia"))
    edit = dialog.name_edits[1]
    box = edit.parent()
    assert [box.itemText(index) for index in range(box.count())] == ["Marek", "Zosia"]
    assert dialog.setup.names == ("Ola", "Ewa", "Jan")
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_Down)
    assert dialog.setup.names[1] in ("Marek", "Zosia")
    edit.selectAll()
    QTest.keyClicks(edit, "Mar")
    assert dialog.setup.names[1] == "Mar"


def test_names_found_later_are_offered_after_those_known_and_each_once(shown):
    dialog = shown(player_name="Ola", opponent_names=("Ewa", "Jan", ""), known_names=("Marek", "Zosia"))
    dialog.offer_names(("ZOSIA", "Olek", "Żaneta", "Olek"))
    for edit in dialog.name_edits:
        box = edit.parent()
        assert [box.itemText(index) for index in range(box.count())] == ["Marek", "Zosia", "Olek", "Żaneta"]
    assert dialog.setup.names == ("Ola", "Ewa", "Jan")


def test_known_names_are_listed_while_one_is_typed_and_taken_by_key(shown, qtbot):
    dialog = shown(player_name="Ola", opponent_names=("Ewa", "Jan", ""), known_names=("Marek", "Zosia"))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    edit = dialog.name_edits[1]
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, "zo")
    popup = edit.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    assert [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())] == ["Zosia"]
    assert edit.text() == "zo"
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert dialog.setup.names == ("Ola", "Zosia", "Jan")
    assert dialog.isVisible(), "Enter chose the name and did not begin the match"


def test_two_people_of_one_name_are_refused(shown):
    dialog = shown(player_name="Ola", opponent_names=("OLA", "Jan", ""), levels=("human", "casual", "casual"))
    dialog.accept()
    assert dialog.isVisible()
    assert "Ola" in dialog.fault or "OLA" in dialog.fault


def test_the_keyboard_reaches_every_seat(shown):
    dialog = shown(preset="polish-four")
    reached = []
    widget = dialog.name_edits[0]
    for _ in range(40):
        reached.append(widget)
        widget = widget.nextInFocusChain()
    wanted = [dialog.own_box, *dialog.level_boxes]
    assert all(box in reached for box in wanted)


def test_people_are_known_once_and_the_last_first():
    assert known_people(("Ola", "Jan"), ("jan", "Ewa")) == ("Ola", "Jan", "Ewa")
    many = tuple(f"Name {number}" for number in range(40))
    assert len(known_people(("Ola",), many)) == MOST_PEOPLE
    assert Settings().people == ()
    assert Settings().own_kind == "human"
