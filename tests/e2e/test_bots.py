"""Programs from outside at the table: they play, are named when they fail, and go when the match goes."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

from tests.e2e.window_player import WAIT, WindowPlayer, make_window
from thousand_qt.ai import outside
from thousand_qt.app.settings import BotProgram, SettingsStore
from thousand_qt.engine.record_text import read_record
from thousand_qt.ui.fault_notices import MOST_NOTICES
from thousand_qt.ui.new_match import MatchSetup, NewMatchDialog

EXAMPLE = str(Path(outside.__file__).parent / "example_bot.py")
FAULTY = str(Path(__file__).parents[1] / "ai" / "outside" / "faulty_bot.py")
NAMES = ("Zofia", "Anna", "Borys")


def bot(name: str, *words: object) -> BotProgram:
    return BotProgram(name, shlex.join([sys.executable, *map(str, words)]))


@pytest.fixture
def window(qtbot, qapp, profile_paths):
    made = make_window(qtbot, qapp, profile_paths)
    yield made
    made.close()


def play_against(window, *bots: BotProgram) -> None:
    window.new_matches.on_bots_changed(bots)
    left, right = (f"bot:{entry.name}" for entry in (bots * 2)[:2])
    window.start_match(MatchSetup("classic", NAMES, ("human", left, right)))


def test_a_deal_against_two_programs(qtbot, window, profile_paths):
    play_against(window, bot("Example", EXAMPLE), bot("Second", EXAMPLE))
    player = WindowPlayer(qtbot, window)
    notices = []
    window.controller.session.seat_failed.connect(notices.append)
    player.play_deal()
    assert notices == []
    (path,) = (profile_paths.data / "matches").iterdir()
    record = read_record(path.read_text(encoding="utf-8"))
    assert [(seat.name, seat.kind) for seat in record.header.seats] == [
        ("Zofia", "human"),
        ("Anna", "bot:Example"),
        ("Borys", "bot:Second"),
    ]


def test_a_program_that_fails_is_named_and_the_notice_outlasts_what_follows(qtbot, window):
    play_against(window, bot("Broken", FAULTY, "dies"))
    player = WindowPlayer(qtbot, window)
    player.wait_until_asked()
    assert window.area.message.startswith("“Broken” ended before it had answered: “no more cards, please”. ")
    said = set()
    window.controller.session.happened.connect(lambda _: said.add(window.area.message))
    player.play_deal()
    assert any(words.endswith("without further notice.") for words in said)
    assert len(said) <= 2 * MOST_NOTICES + 1  # a few words for each of the two, and then silence


def test_a_record_that_cannot_be_written_is_told_and_not_wiped_away(qtbot, window, profile_paths):
    profile_paths.data.mkdir(parents=True)
    (profile_paths.data / "matches").write_text("a file where a folder should be")
    window.start_match(MatchSetup("classic", NAMES, ("human", "casual", "casual")))
    WindowPlayer(qtbot, window).wait_until_asked()
    assert window.area.message.startswith("The match cannot be saved")


def test_a_program_that_is_gone_keeps_the_old_match_on_the_table(qtbot, window):
    window.start_match(MatchSetup("classic", NAMES, ("human", "casual", "casual")))
    player = WindowPlayer(qtbot, window)
    player.wait_until_asked()
    before = player.session.record
    window.new_matches.on_bots_changed((BotProgram("Gone", "/no/such/program"),))
    window.start_match(MatchSetup("classic", NAMES, ("human", "bot:Gone", "casual")))
    assert "there is no “/no/such/program”" in window.area.message
    assert player.session.record == before
    window.start_match(MatchSetup("classic", NAMES, ("human", "bot:Other", "casual")))
    assert "no program called “Other”" in window.area.message
    player.play_deal()


def test_programs_on_the_list_are_kept_at_once(qtbot, window, profile_paths):
    window.ask_new_match()
    dialog = window.findChild(NewMatchDialog)
    dialog.shelf.add(dialog.level_boxes[1])
    asking = dialog.shelf.dialog
    asking.name_edit.setText("Example")
    asking.command_edit.setText(bot("", EXAMPLE).command)
    asking.save_button.click()
    dialog.reject()
    stored = SettingsStore(profile_paths.config / "settings.toml").load()
    assert stored.bots == (bot("Example", EXAMPLE),)
    assert stored.opponents == ("casual", "casual", "casual")
    window.ask_new_match()
    dialog = window.findChildren(NewMatchDialog)[-1]
    box = dialog.level_boxes[0]
    box.setCurrentIndex(box.findText("Example"))
    dialog.start_button.click()
    qtbot.waitUntil(lambda: window.controller is not None, timeout=WAIT)
    stored = SettingsStore(profile_paths.config / "settings.toml").load()
    assert stored.opponents == ("bot:Example", "casual", "casual")
    assert stored.bots == (bot("Example", EXAMPLE),)


@pytest.mark.skipif(os.name == "nt", reason="processes as Unix has them")
def test_closing_the_window_ends_the_programs(qtbot, qapp, profile_paths, tmp_path):
    window = make_window(qtbot, qapp, profile_paths)
    witness = tmp_path / "witness"
    play_against(window, bot("Slow", FAULTY, "waits", witness))
    qtbot.waitUntil(lambda: witness.exists() and bool(witness.read_text()), timeout=WAIT)
    window.close()

    def is_gone():
        try:
            os.kill(int(witness.read_text()), 0)
        except ProcessLookupError:
            return True
        return False

    qtbot.waitUntil(is_gone, timeout=WAIT)


def test_the_window_stays_alive_while_a_program_thinks(qtbot, window, tmp_path):
    witness = tmp_path / "witness"
    play_against(window, bot("Slow", FAULTY, "waits", witness))
    qtbot.waitUntil(lambda: witness.exists() and bool(witness.read_text()), timeout=WAIT)
    window.set_language("pl")  # everything is drawn anew, while the program still says nothing
    qtbot.waitUntil(lambda: window.windowTitle() == "Tysiąc", timeout=WAIT)
    assert witness.exists()
    assert not window.area.message
