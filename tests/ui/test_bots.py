"""Programs from outside in the new match dialog: added, tried, changed, removed, and asked before a match."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.ai import outside
from thousand_qt.ai.faults import Fault
from thousand_qt.ai.outside.commands import command_for, split_command
from thousand_qt.app.settings import BotProgram
from thousand_qt.engine.actions import Exchange, Pass, Play
from thousand_qt.engine.cards import PACK
from thousand_qt.engine.rules import PRESETS
from thousand_qt.session.bot_trial import TrialResult
from thousand_qt.session.happenings import SeatFault
from thousand_qt.ui.bot_dialog import PROTOCOL_PAGE, BotDialog
from thousand_qt.ui.fault_notices import MOST_NOTICES, FaultNotices
from thousand_qt.ui.level_box import LevelBox
from thousand_qt.ui.new_match import MatchSetup, NewMatchDialog
from thousand_qt.ui.texts.bots import LONGEST_BOT_NAME, bot_description, opponents_fault
from thousand_qt.ui.texts.faults import fault_sentence, replacement_sentence
from thousand_qt.ui.texts.levels import level_name

EXAMPLE = str(Path(outside.__file__).parent / "example_bot.py")
FAULTY = str(Path(__file__).parents[1] / "ai" / "outside" / "faulty_bot.py")
LEVELS = [("casual", "Casual"), ("strong", "Strong")]
GOOD = BotProgram("Good", shlex.join([sys.executable, EXAMPLE]))
BAD = BotProgram("Bad", shlex.join([sys.executable, FAULTY, "dies"]))
GONE = BotProgram("Gone", "/no/such/program --fast")
WAIT = 60_000


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    return shown(qtbot, bots=(GOOD, BAD, GONE))


def shown(qtbot: QtBot, **choices: object) -> NewMatchDialog:
    made = NewMatchDialog(LEVELS, **choices)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    made.show()
    settle()
    return made


def pick(box: LevelBox, text: str) -> None:
    """Choose an entry of the open list by mouse."""
    index = box.findText(text, Qt.MatchFlag.MatchStartsWith)
    assert index >= 0, entries(box)
    box.showPopup()
    settle()
    place = box.view().visualRect(box.model().index(index, 0))
    QTest.mouseClick(box.view().viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    settle()


def entries(box: LevelBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count()) if box.itemText(row)]


def open_dialog(dialog: NewMatchDialog) -> BotDialog:
    made = dialog.shelf.dialog
    assert made is not None
    settle()
    return made


# The list of opponents


def test_programs_stand_below_the_levels(dialog: NewMatchDialog) -> None:
    left, right = dialog.level_boxes
    assert entries(left) == ["Person", "Casual", "Strong", "Good", "Bad", "Gone", "Add a program…"]
    pick(left, "Good")
    assert dialog.setup.levels == ("bot:Good", "casual")
    assert entries(left)[-1] == "Change or remove “Good”…"
    assert entries(right)[-1] == "Add a program…"
    assert dialog.level_words.splitlines()[0] == bot_description(GOOD)
    tip = left.itemData(left.findText("Bad"), Qt.ItemDataRole.ToolTipRole)
    assert tip == bot_description(BAD)
    pick(left, "Strong")
    assert dialog.setup.levels == ("strong", "casual")
    assert entries(left)[-1] == "Add a program…"


def test_an_earlier_program_is_offered_again(qtbot: QtBot) -> None:
    assert shown(qtbot, bots=(GOOD,), levels=("bot:Good", "strong")).setup.levels == ("bot:Good", "strong")
    assert shown(qtbot, levels=("bot:Good", "strong")).setup.levels == ("casual", "strong")


def test_nobody_opens_a_dialog_by_passing_by(dialog: NewMatchDialog) -> None:
    box = dialog.level_boxes[0]
    box.setFocus()
    for key in (Qt.Key.Key_Down,) * 9 + (Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_A):
        QTest.keyClick(box, key)
        assert dialog.shelf.dialog is None
    assert box.kind == "bot:Gone"
    assert box.currentText() == "Gone"
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert dialog.setup.levels[0] == "casual"
    for _ in range(9):
        middle = QPointF(box.rect().center())
        event = QWheelEvent(
            middle,
            box.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(box, event)
    assert dialog.shelf.dialog is None
    assert dialog.setup.levels[0] == "bot:Gone"


def test_the_keyboard_reaches_the_commands_in_the_open_list(dialog: NewMatchDialog) -> None:
    box = dialog.level_boxes[1]
    box.setFocus()
    box.showPopup()
    settle()
    QTest.keyClick(box.view(), Qt.Key.Key_End)
    QTest.keyClick(box.view(), Qt.Key.Key_Return)
    assert open_dialog(dialog).windowTitle() == "Add a program as an opponent"
    assert box.kind == "casual"
    assert box.currentText() == "Casual"


def test_the_texts_of_the_list_follow_the_language(dialog: NewMatchDialog, long_texts: Lengthener) -> None:
    pick(dialog.level_boxes[0], "Bad")
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert dialog.setup.levels == ("bot:Bad", "casual")
    assert entries(dialog.level_boxes[0])[-2].startswith("Add a program… ы")
    assert "Bad" in entries(dialog.level_boxes[0])


# Adding, changing, removing


def test_a_program_is_added_and_chosen(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    pick(dialog.level_boxes[1], "Add a program…")
    asking = open_dialog(dialog)
    QTest.keyClicks(asking.name_edit, "  My   bot ")
    asking.command_edit.setText(f" {GOOD.command} ")
    with qtbot.waitSignal(dialog.bots_changed) as changed:
        QTest.keyClick(asking.command_edit, Qt.Key.Key_Return)
    assert changed.args == [(BotProgram("My bot", GOOD.command),)]
    assert dialog.setup.levels == ("casual", "bot:My bot")
    assert "My bot" in entries(dialog.level_boxes[0])
    assert dialog.shelf.dialog is None
    assert dialog.isVisible()


def test_cancelling_adds_nothing(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    pick(dialog.level_boxes[1], "Add a program…")
    asking = open_dialog(dialog)
    asking.name_edit.setText("Other")
    with qtbot.assertNotEmitted(dialog.bots_changed):
        QTest.keyClick(asking, Qt.Key.Key_Escape)
    assert dialog.shelf.bots == (GOOD, BAD, GONE)
    assert dialog.isVisible()


def test_a_changed_program_stays_chosen_and_in_its_place(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    for box in dialog.level_boxes:
        pick(box, "Bad")
    pick(dialog.level_boxes[0], "Change or remove")
    asking = open_dialog(dialog)
    assert asking.entry == BAD
    asking.name_edit.setText("Worse")
    with qtbot.waitSignal(dialog.bots_changed) as changed:
        asking.save_button.click()
    assert changed.args == [(GOOD, BotProgram("Worse", BAD.command), GONE)]
    assert dialog.setup.levels == ("bot:Worse", "bot:Worse")
    assert entries(dialog.level_boxes[1])[-1] == "Change or remove “Worse”…"


def test_a_name_can_be_changed_while_the_program_is_away(dialog: NewMatchDialog) -> None:
    pick(dialog.level_boxes[0], "Gone")
    pick(dialog.level_boxes[0], "Change or remove")
    asking = open_dialog(dialog)
    asking.name_edit.setText("On the stick")
    asking.save_button.click()
    assert dialog.shelf.bots[2] == BotProgram("On the stick", GONE.command)


def test_removing_asks_once_more(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    pick(dialog.level_boxes[0], "Bad")
    pick(dialog.level_boxes[0], "Change or remove")
    asking = open_dialog(dialog)
    asking.remove_button.click()
    assert "off the list?" in asking.words
    asking.name_edit.setText("Badly")  # the player has thought of something else
    assert asking.words == ""
    asking.remove_button.click()
    with qtbot.waitSignal(dialog.bots_changed) as changed:
        asking.remove_button.click()
    assert changed.args == [(GOOD, GONE)]
    assert dialog.setup.levels == ("casual", "casual")
    assert "Bad" not in entries(dialog.level_boxes[1])


@pytest.mark.parametrize(
    ("name", "command", "words"),
    [
        ("", GOOD.command, "needs a name"),
        ("  ", GOOD.command, "needs a name"),
        ("a\u200bb", GOOD.command, "invisible"),
        ("x" * (LONGEST_BOT_NAME + 1), GOOD.command, "at most 30 char"),
        ("gOOd", GOOD.command, "already a program called “gOOd”"),
        ("New", "", "Choose the program's file"),
        ("New", "''", "Choose the program's file"),
        ("New", "python 'x.py", "quotation mark"),
        ("New", "python\tx\x07.py", "invisible"),
        ("New", "/no/such/program", "there is no “/no/such/program”"),
        ("New", EXAMPLE, "not a program that may be run"),
    ],
)
def test_what_cannot_be_used_is_explained(
    dialog: NewMatchDialog, name: str, command: str, words: str
) -> None:
    pick(dialog.level_boxes[0], "Add a program…")
    asking = open_dialog(dialog)
    asking.name_edit.setText(name)
    asking.command_edit.setText(command)
    asking.save_button.click()
    assert words in asking.words
    assert asking.isVisible()
    assert dialog.shelf.bots == (GOOD, BAD, GONE)
    asking.name_edit.setText("Fine")
    asking.command_edit.setText(GOOD.command)
    asking.save_button.click()
    assert dialog.shelf.bots[-1] == BotProgram("Fine", GOOD.command)


def test_a_file_is_chosen_as_a_program(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    pick(dialog.level_boxes[0], "Add a program…")
    asking = open_dialog(dialog)
    asking.on_file_asked_for()
    chooser = asking.findChild(QFileDialog)
    assert chooser is not None
    chooser.fileSelected.emit(EXAMPLE)
    chooser.reject()
    assert asking.entry == BotProgram("example bot", shlex.join([sys.executable, EXAMPLE]))
    asking.on_file_chosen("/opt/my bots/deep thought")
    assert asking.entry == BotProgram("example bot", "'/opt/my bots/deep thought'")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("/b/x.PY", [sys.executable, "/b/x.PY"]),
        ("/b/x.jar", ["java", "-jar", "/b/x.jar"]),
        ("/b/x.js", ["node", "/b/x.js"]),
        ("/b c/x", ["/b c/x"]),
    ],
)
def test_scripts_are_started_by_their_interpreters(file: str, words: list[str]) -> None:
    assert split_command(command_for(Path(file))) == words


def test_a_bundle_has_no_python_to_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert split_command(command_for(Path("/b/x.py"))) == ["python3", "/b/x.py"]


# Trying


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[BotDialog]:
    made = BotDialog(PRESETS["classic"], ["Other"])
    qtbot.addWidget(made)
    made.show()
    settle()
    yield made
    made.reject()


def tried(qtbot: QtBot, asking: BotDialog, command: str) -> str:
    asking.command_edit.setText(command)
    asking.trial_button.click()
    assert asking.is_trying
    assert asking.trial_button.text() == "S&top"
    assert "is being asked" in asking.words
    qtbot.waitUntil(lambda: not asking.is_trying, timeout=WAIT)
    assert asking.trial_button.text() == "&Try it"
    return asking.words


def test_a_trial_says_that_a_program_works(qtbot: QtBot, asking: BotDialog) -> None:
    words = tried(qtbot, asking, GOOD.command)
    assert words.startswith("“Example” works: asked for a decision in the bidding, it answered “bid 100” in ")
    assert asking.name_edit.text() == "Example"
    asking.name_edit.setText("Mine")
    assert asking.words == ""
    assert tried(qtbot, asking, GOOD.command).endswith("It calls itself “Example”.")
    assert asking.name_edit.text() == "Mine"


def test_a_trial_says_what_is_wrong(qtbot: QtBot, asking: BotDialog) -> None:
    asking.name_edit.setText("Mine")
    assert tried(qtbot, asking, BAD.command) == (
        "“Mine” ended before it had answered: “no more cards, please”."
    )
    assert "there is no “/no/such/program”" in tried(qtbot, asking, GONE.command)
    assert "answered “talon 1”" in tried(qtbot, asking, shlex.join([sys.executable, FAULTY, "illegal"]))
    assert "right form: it wrote" in tried(qtbot, asking, shlex.join([sys.executable, FAULTY, "chats"]))
    asking.command_edit.setText("'")
    asking.trial_button.click()
    assert not asking.is_trying
    assert "quotation mark" in asking.words


def test_a_trial_can_be_stopped(qtbot: QtBot, asking: BotDialog, tmp_path: Path) -> None:
    witness = tmp_path / "witness"
    asking.command_edit.setText(shlex.join([sys.executable, FAULTY, "waits", str(witness)]))
    asking.trial_button.click()
    qtbot.waitUntil(witness.exists, timeout=WAIT)
    asking.trial_button.click()
    assert not asking.is_trying
    assert asking.words == ""
    assert asking.trial_button.text() == "&Try it"


def test_the_page_for_authors_is_there(asking: BotDialog) -> None:
    assert PROTOCOL_PAGE.read_text(encoding="utf-8").startswith("# Bots")


# Before a match


def test_programs_are_asked_before_the_match(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    for box in dialog.level_boxes:
        pick(box, "Good")
    with qtbot.waitSignal(dialog.setup_chosen, timeout=WAIT) as chosen:
        dialog.start_button.click()
        assert dialog.status == "“Good” is asked whether it is ready…"
        assert not dialog.start_button.isEnabled()
    assert chosen.args == [MatchSetup("classic", dialog.setup.names, ("human", "bot:Good", "bot:Good"))]
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("name", "words"),
    [("Bad", "“Bad” ended before it had answered"), ("Gone", "there is no “/no/such/program”")],
)
def test_a_program_that_does_not_play_is_named_and_nothing_is_lost(
    dialog: NewMatchDialog, qtbot: QtBot, name: str, words: str
) -> None:
    pick(dialog.level_boxes[1], name)
    with qtbot.assertNotEmitted(dialog.setup_chosen):
        dialog.start_button.click()
        qtbot.waitUntil(lambda: bool(dialog.fault), timeout=WAIT)
    assert words in dialog.fault
    assert dialog.fault.endswith("The match has not been started.")
    assert dialog.isVisible()
    assert dialog.status == ""
    assert dialog.start_button.isEnabled()
    pick(dialog.level_boxes[1], "Strong")
    assert dialog.fault == ""
    with qtbot.waitSignal(dialog.setup_chosen):
        dialog.start_button.click()


def test_a_match_is_not_started_against_the_players_last_word(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    pick(dialog.level_boxes[1], "Good")
    with qtbot.assertNotEmitted(dialog.setup_chosen):
        dialog.start_button.click()
        pick(dialog.level_boxes[1], "Strong")
        qtbot.waitUntil(dialog.start_button.isEnabled, timeout=WAIT)
    assert dialog.isVisible()


def test_closing_the_dialog_ends_the_asking(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    pick(dialog.level_boxes[1], "Good")
    with qtbot.assertNotEmitted(dialog.setup_chosen):
        dialog.start_button.click()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_opponents_are_checked_without_a_dialog_too() -> None:
    bots = (GOOD, GONE)
    assert opponents_fault(("casual", "bot:Good"), bots) == ""
    assert "no “/no/such/program”" in opponents_fault(("casual", "bot:Gone"), bots)
    assert "no program called “Bad” any more" in opponents_fault(("bot:Bad", "casual"), bots)


# Looks


@pytest.mark.usefixtures("theme")
def test_nothing_is_clipped(qtbot: QtBot, long_texts: Lengthener) -> None:
    dialog = BotDialog(PRESETS["classic"], [], BAD)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(dialog.sizeHint())
    settle()
    assert clipped(dialog) == []
    dialog.remove_button.click()
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(dialog) == []
    dialog.name_edit.setText("My bot")
    dialog.on_trial_finished(TrialResult("", None, Fault.ENDED, "much to say " * 25, 1.0))
    settle()
    assert clipped(dialog) == []
    assert dialog.width() <= 900
    assert dialog.height() <= 540


# Words for faults


@pytest.mark.parametrize("detail", ["", "what it said"])
@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_a_sentence_with_the_name(fault: Fault, detail: str) -> None:
    sentence = fault_sentence(fault, "Deep {name} 5", detail)
    assert sentence.startswith("“Deep {name} 5”")
    assert sentence.endswith(".")


def test_what_was_done_instead_is_said() -> None:
    assert replacement_sentence(Play(1, PACK[0]), "Anna") == "A safe card was played for Anna."
    assert "given away for Anna" in replacement_sentence(Exchange(1, (PACK[0], PACK[1])), "Anna")
    assert "decision was taken for Anna" in replacement_sentence(Pass(1), "Anna")


def a_fault(seat: int = 1, fault: Fault = Fault.NO_ANSWER, detail: str = "") -> SeatFault:
    return SeatFault(seat, "bot:Deep", fault, "reason", detail, 7, Pass(seat))


def test_notices_name_the_program_and_do_not_flood() -> None:
    notices = FaultNotices(("Zofia", "Anna", "Borys"))
    words = [notices.words(a_fault()) for _ in range(MOST_NOTICES + 5)]
    assert words[0] == "“Deep” did not answer in time. The most careful decision was taken for Anna."
    assert words[MOST_NOTICES - 1].endswith("Anna goes on playing safely without further notice.")
    assert words[MOST_NOTICES:] == [""] * 5
    assert notices.words(a_fault(seat=2)).startswith("“Deep” did not answer")


def test_a_program_that_is_given_up_is_told_once() -> None:
    notices = FaultNotices(("Zofia", "Anna", "Borys"))
    assert "is not started any more" in notices.words(a_fault(fault=Fault.FAILED_TOO_OFTEN))
    assert notices.words(a_fault()) == ""


def test_long_complaints_are_cut() -> None:
    words = FaultNotices(("Zofia", "Anna", "Borys")).words(a_fault(fault=Fault.ENDED, detail="x" * 300))
    assert "xxx…" in words
    assert len(words) < 260


def test_kinds_have_names() -> None:
    assert level_name("bot:Deep") == "Deep"
    assert level_name("casual") == "Casual"
