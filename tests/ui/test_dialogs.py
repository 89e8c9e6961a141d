"""The dialogs: a match is set up by keyboard, wrong names are explained, nothing is clipped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import thousand_qt
from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.ai.levels import LEVELS as ALL_LEVELS
from thousand_qt.ai.solver import is_compiled
from thousand_qt.ai.strong import MASTER, STRONG, within_reach
from thousand_qt.engine.rules import PRESETS, RULE_SETS
from thousand_qt.names import tidy_name
from thousand_qt.ui.about import AboutDialog
from thousand_qt.ui.new_match import OFFERED, MatchSetup, NewMatchDialog
from thousand_qt.ui.player_names import LONGEST_NAME, name_fault, suggested_names
from thousand_qt.ui.texts import levels as level_texts
from thousand_qt.ui.texts.levels import level_description, level_name

LEVELS = [("casual", "Casual"), ("strong", "Strong")]


def new_match(qtbot: QtBot, **choices: object) -> NewMatchDialog:
    dialog = NewMatchDialog(LEVELS, **choices)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    return dialog


def test_every_rule_set_is_offered_to_as_many_as_it_is_for() -> None:
    offered = [(name, players) for players, names in OFFERED.items() for name in names]
    assert sorted(offered) == sorted((name, rules.players) for name, rules in RULE_SETS.items())
    assert set(PRESETS) <= set(RULE_SETS)


def test_the_first_choices_are_sensible(qtbot: QtBot) -> None:
    dialog = new_match(qtbot)
    assert dialog.setup == MatchSetup("classic", suggested_names()[:3], ("human", "casual", "casual"))


def test_earlier_choices_are_offered_again(qtbot: QtBot) -> None:
    setup = MatchSetup("polish", ("Ola", "Ewa", "Jan"), ("human", "strong", "casual"))
    dialog = new_match(
        qtbot, preset="polish", player_name="Ola", opponent_names=("Ewa", "Jan"), levels=("strong", "casual")
    )
    assert dialog.setup == setup
    with qtbot.waitSignal(dialog.setup_chosen) as chosen:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert chosen.args == [setup]
    assert dialog.result() == NewMatchDialog.DialogCode.Accepted


def test_choices_that_are_gone_fall_back(qtbot: QtBot) -> None:
    dialog = new_match(qtbot, preset="bridge", levels=("genius", "strong"))
    assert dialog.setup.preset == "classic"
    assert dialog.setup.levels == ("casual", "strong")


@pytest.mark.parametrize("preset", RULE_SETS)
def test_each_number_of_players_has_its_names_its_levels_and_its_rules(qtbot: QtBot, preset: str) -> None:
    players = RULE_SETS[preset].players
    dialog = new_match(qtbot)
    qtbot.mouseClick(dialog.form_bar.buttons[players], Qt.MouseButton.LeftButton)
    dialog.choice_cards[preset].click()
    shown = [name for name, card in dialog.choice_cards.items() if card.isVisible()]
    assert tuple(shown) == OFFERED[players]
    assert dialog.setup.rules == RULE_SETS[preset]
    assert len(dialog.name_edits) == players == len(dialog.setup.names)
    assert len(dialog.level_boxes) == players - 1 == len(dialog.setup.levels)
    assert all(widget.isVisible() for widget in (*dialog.name_edits, *dialog.level_boxes))
    labels = [label.text().replace("&", "") for label in dialog.name_labels]
    assert len(set(labels)) == players
    with qtbot.waitSignal(dialog.setup_chosen) as chosen:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert chosen.args == [
        MatchSetup(preset, suggested_names()[:players], ("human", *("casual",) * (players - 1)))
    ]


def test_another_number_of_players_keeps_the_rules_and_what_was_typed(qtbot: QtBot) -> None:
    dialog = new_match(qtbot, preset="quick", opponent_names=("Ewa", "Jan", "Olga"), levels=("casual",) * 3)
    bar = dialog.form_bar
    bar.buttons[4].click()
    assert dialog.setup.preset == "quick-four"
    assert dialog.setup.names[1:] == ("Ewa", "Jan", "Olga")
    dialog.name_edits[3].setText("Ola")
    bar.buttons[2].click()
    assert dialog.setup.preset == "polish-two-talons"
    assert dialog.setup.names[1:] == ("Ewa",)
    bar.buttons[4].click()
    assert dialog.setup.names[1:] == ("Ewa", "Jan", "Ola")
    assert dialog.setup.preset == "polish-four"
    bar.buttons[4].setFocus()
    qtbot.keyClick(bar.buttons[4], Qt.Key.Key_Left)
    assert bar.players == 3
    assert dialog.setup.preset == "polish"


def test_only_the_names_of_those_who_play_must_do(qtbot: QtBot) -> None:
    dialog = new_match(qtbot, preset="polish-four", opponent_names=("Ewa", "Jan", "Ewa"))
    with qtbot.assertNotEmitted(dialog.setup_chosen):
        dialog.start_button.click()
    assert "Two players are called Ewa" in dialog.fault
    dialog.form_bar.buttons[3].click()
    assert dialog.fault == ""
    with qtbot.waitSignal(dialog.setup_chosen):
        dialog.start_button.click()


def test_rules_are_chosen_by_keyboard_and_summed_up(qtbot: QtBot) -> None:
    dialog = new_match(qtbot)
    cards = [card for card in dialog.choice_cards.values() if card.isVisible()]
    cards[0].setFocus()
    before = dialog.summary_sentences
    qtbot.keyClick(cards[0], Qt.Key.Key_Down)
    assert dialog.setup.preset == "polish"
    assert dialog.summary_sentences != before
    assert cards[1].hasFocus()
    assert cards[1].accessibleName() == "Polish"
    assert cards[1].accessibleDescription().endswith(".")


def test_a_click_anywhere_on_a_card_chooses_it(qtbot: QtBot) -> None:
    dialog = new_match(qtbot)
    card = dialog.choice_cards["dump"]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    assert dialog.setup.preset == "dump"


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (("", "Anna", "Borys"), "needs a name"),
        (("   ", "Anna", "Borys"), "needs a name"),
        (("Ola", "ola ", "Borys"), "Two players are called ola"),
        (("Ola", "Anna", "x" * (LONGEST_NAME + 1)), "at most"),
        (("Ola", "An\u200bna", "Borys"), "invisible"),
        (("Ola", "Anna\u2028", "Borys"), "invisible"),
    ],
)
def test_wrong_names_are_explained_and_mended(qtbot: QtBot, names: tuple[str, ...], words: str) -> None:
    dialog = new_match(qtbot)
    for edit, name in zip(dialog.name_edits, names, strict=True):
        edit.setText(name)
    with qtbot.assertNotEmitted(dialog.setup_chosen):
        dialog.start_button.click()
    assert words in dialog.fault
    assert dialog.isVisible()
    for edit, name in zip(dialog.name_edits, ("Ola", "Ewa", "Jan"), strict=True):
        edit.setText(name)
    assert dialog.fault == ""
    with qtbot.waitSignal(dialog.setup_chosen):
        dialog.start_button.click()


def test_names_are_kept_tidy() -> None:
    assert tidy_name("  Anna   Maria ") == "Anna Maria"
    assert tidy_name("Zoe\u0308") == "Zoë"
    assert name_fault(("Ян", "Żaneta", "O'Neill 2"), 2) == ""


def test_escape_leaves_everything_as_it_was(qtbot: QtBot) -> None:
    dialog = new_match(qtbot)
    with qtbot.assertNotEmitted(dialog.setup_chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_suggested_names_follow_the_language_but_given_ones_stay(
    qtbot: QtBot, long_texts: Lengthener
) -> None:
    dialog = new_match(qtbot, opponent_names=("Ewa", ""))
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert dialog.name_edits[1].text() == "Ewa"
    assert dialog.name_edits[2].text() == suggested_names()[2] != "Borys"


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("preset", ["classic", "polish-stock", "polish-four"])
@pytest.mark.parametrize("size", [(860, 560), (800, 480)])
def test_nothing_of_the_new_match_is_clipped(
    qtbot: QtBot, long_texts: Lengthener, size: tuple[int, int], preset: str
) -> None:
    dialog = new_match(qtbot, preset=preset, levels=("casual", "strong"))
    dialog.resize(*size)
    dialog.name_edits[1].setText("Player")
    dialog.start_button.click()
    settle()
    assert clipped(dialog) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(dialog) == []
    assert dialog.width() <= 1000
    assert dialog.height() <= 580


@pytest.mark.usefixtures("theme")
def test_about_says_what_is_under_the_bonnet(qtbot: QtBot, long_texts: Lengthener) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    for words in (thousand_qt.__version__, "MIT", "Lesser General Public License", "Python 3.", "Qt 6."):
        assert words in dialog.text
    assert "http" not in dialog.text
    assert clipped(dialog) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(dialog) == []
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.usefixtures("theme")
def test_about_says_when_the_solver_is_slow(qtbot: QtBot, long_texts: Lengthener) -> None:
    words = "no compiled solver is present"
    for compiled in (False, True):
        dialog = AboutDialog(compiled=compiled)
        qtbot.addWidget(dialog)
        dialog.show()
        settle()
        assert (words in dialog.text) is not compiled
        assert clipped(dialog) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(dialog) == []


def test_the_dialog_says_how_the_chosen_levels_think(qtbot: QtBot) -> None:
    dialog = new_match(qtbot, levels=("casual", "strong"))
    assert dialog.level_words.splitlines() == [level_description("casual"), level_description("strong")]
    box = dialog.level_boxes[0]
    box.setCurrentIndex(box.findData("strong"))
    assert dialog.level_words == level_description("strong")
    rows = [box.findData(level) for level, _ in LEVELS]
    tips = [box.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in rows]
    assert tips == [level_description(level) for level, _ in LEVELS]


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_every_level_has_a_name_and_a_sentence(level: str) -> None:
    assert level_name(level) != level
    assert level_description(level).startswith(level_name(level))
    assert level_description(level).endswith(".")
    assert level_description("genius") == ""


def test_the_sentence_of_a_level_has_its_true_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f" {STRONG.play_worlds} " in level_description("strong") or not is_compiled()
    monkeypatch.setattr(level_texts, "is_compiled", lambda: False)
    assert f" {within_reach(MASTER, compiled=False).play_worlds} " in level_description("master")


def test_every_control_has_a_name(qtbot: QtBot) -> None:
    dialog = new_match(qtbot)
    for box in dialog.level_boxes:
        assert box.accessibleName()
    assert all(_has_buddy(dialog, edit) for edit in dialog.name_edits)


def _has_buddy(dialog: NewMatchDialog, edit: QWidget) -> bool:
    return any(label.buddy() is edit for label in dialog.name_labels)
