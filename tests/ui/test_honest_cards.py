"""The seal of a match is shown before its cards and its secret afterwards; a check says what it has found."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.records.sample_records import played, secret_dealing
from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.shuffle import SecretDealing, SeededDealing
from thousand_qt.records.deal_code import CodedDeal, read_code, write_code
from thousand_qt.records.loading import load
from thousand_qt.records.verification import Verdict
from thousand_qt.session.cards_checker import CardsCheck, check_cards
from thousand_qt.ui import honest_cards
from thousand_qt.ui.copy_line import CopyLine
from thousand_qt.ui.honest_cards import METHOD_PAGE, CardsStory, HonestCardsDialog
from thousand_qt.ui.texts.honest_cards import (
    Mark,
    announcement,
    command,
    findings,
    headline,
    is_good,
    short_seal,
)

RECORDS = Path(__file__).parents[1] / "data" / "records"
RECORD = played(entries=60)
WAIT = 60_000


def story(name: str, *, is_over: bool = True) -> CardsStory:
    path = RECORDS / name
    return CardsStory(load(path).record, path, is_over)


WHOLE = story("version-2-whole.thousand")


def secret_of(record: Record) -> str:
    assert isinstance(record.header.dealing, SecretDealing)
    return record.header.dealing.secret


def shown(qtbot: QtBot, told: CardsStory | None) -> HonestCardsDialog:
    dialog = HonestCardsDialog(told)
    qtbot.addWidget(dialog)
    dialog.resize(dialog.sizeHint())
    dialog.show()
    qtbot.waitExposed(dialog)
    settle()
    return dialog


def button(dialog: QWidget, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def line(dialog: QWidget, name: str) -> CopyLine:
    found = dialog.findChild(CopyLine, name)
    assert isinstance(found, CopyLine)
    return found


def everything_in(widget: QWidget) -> str:
    """All texts below a widget, shown or not, whatever property they are in."""
    texts: list[str] = []
    for each in [widget, *widget.findChildren(QWidget)]:
        meta = each.metaObject()
        values = [meta.property(index).read(each) for index in range(meta.propertyCount())]
        texts += [value for value in values if isinstance(value, str)]
    return "\n".join(texts)


# While the match is played


def test_the_secret_is_nowhere_in_the_dialog_while_the_match_is_played(qtbot: QtBot) -> None:
    dialog = shown(qtbot, whole_story(is_over=False))
    assert WHOLE.header.commitment is not None
    assert line(dialog, "sealLine").text == WHOLE.header.commitment
    assert short_seal(WHOLE.header.commitment) in dialog.text
    assert secret_of(WHOLE.record) not in everything_in(dialog)
    assert not button(dialog, "checkButton").isVisible()
    dialog.on_check_requested()
    assert "Everything" not in dialog.text
    dialog.show_story(WHOLE)
    assert secret_of(WHOLE.record) in dialog.text
    assert button(dialog, "checkButton").isVisible()
    dialog.show_story(whole_story(is_over=False))
    assert secret_of(WHOLE.record) not in everything_in(dialog)


def whole_story(*, is_over: bool) -> CardsStory:
    return CardsStory(WHOLE.record, WHOLE.path, is_over)


def test_the_number_of_an_old_match_is_as_secret_as_a_secret(qtbot: QtBot) -> None:
    header = story("version-1-unfinished.jsonl").header
    assert header.commitment is None
    header = msgspec.structs.replace(header, dealing=SeededDealing(8123456789))
    dialog = shown(qtbot, CardsStory(Record(header), None, False))
    assert "has no seal" in dialog.text
    assert "8123456789" not in everything_in(dialog)
    dialog.show_story(CardsStory(Record(header), None, True))
    assert "follow from the number 8123456789" in dialog.text


def test_without_a_match_it_tells_how_it_is_done(qtbot: QtBot) -> None:
    dialog = shown(qtbot, None)
    assert "Every match has a seal" in dialog.text
    assert not line(dialog, "sealLine").isVisible()
    assert not button(dialog, "checkButton").isVisible()


def test_a_match_that_goes_on_from_another_says_so(qtbot: QtBot) -> None:
    header = msgspec.structs.replace(RECORD.header, origin={"file": "x"})
    dialog = shown(qtbot, CardsStory(Record(header, RECORD.entries), None, False))
    assert "goes on from another one" in dialog.text


def test_a_deal_that_was_asked_for_by_its_code_is_no_fault(qtbot: QtBot) -> None:
    code = write_code(CodedDeal(secret_dealing(7).pack(3).pack, RECORD.header.first_dealer))
    header = msgspec.structs.replace(RECORD.header, origin={"code": code})
    record = Record(header, (read_code(code).action,))
    check = found_in(record)
    assert [finding.mark for finding in findings(check)] == [Mark.GOOD, Mark.GOOD, Mark.NOTE, Mark.GOOD]
    assert code in findings(check)[2].text
    assert is_good(check)
    dialog = shown(qtbot, CardsStory(record, None, True))
    assert f"by its code {code}" in dialog.text
    assert "goes on from another one" not in dialog.text
    other = msgspec.structs.replace(header, first_dealer=(header.first_dealer + 1) % 3)
    assert findings(found_in(Record(other, record.entries)))[2].mark is Mark.BAD


def test_the_seal_is_read_out_in_groups() -> None:
    commitment = secret_dealing(1).commitment
    assert short_seal(commitment).replace(" ", "") == commitment[:16]
    assert [len(group) for group in short_seal(commitment).split()] == [4] * 4
    assert short_seal(commitment) in announcement(commitment)


def test_seal_secret_and_command_are_copied_whole(qtbot: QtBot) -> None:
    dialog = shown(qtbot, WHOLE)
    for name in ("sealLine", "secretLine", "commandLine"):
        copied = line(dialog, name)
        width = copied.button.width()
        qtbot.mouseClick(copied.button, Qt.MouseButton.LeftButton)
        assert QGuiApplication.clipboard().text() == copied.text
        assert copied.button.text() == "Copied"
        settle()
        assert copied.button.width() == width
    assert line(dialog, "secretLine").text == secret_of(WHOLE.record)


# The check


def test_a_finished_match_is_checked_at_once_in_words(qtbot: QtBot) -> None:
    dialog = shown(qtbot, WHOLE)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert not button(dialog, "checkButton").isEnabled()
    qtbot.waitUntil(lambda: "nobody chose a card" in dialog.text.split("while you played")[-1], timeout=WAIT)
    for sentence in ("fits the seal", "Every deal followed", "Every action was allowed", "taken back"):
        assert sentence in dialog.text
    assert button(dialog, "checkButton").isEnabled()


def test_a_match_that_is_not_on_the_disk_is_checked_too(qtbot: QtBot) -> None:
    dialog = shown(qtbot, CardsStory(WHOLE.record, None, True))
    assert not line(dialog, "commandLine").isVisible()
    dialog.on_check_requested()
    qtbot.waitUntil(lambda: "Everything is as it should be" in dialog.text, timeout=WAIT)


def test_a_check_of_a_match_that_is_no_longer_shown_is_not_told(qtbot: QtBot) -> None:
    dialog = shown(qtbot, WHOLE)
    dialog.on_check_requested()
    dialog.show_story(None)
    qtbot.wait(0)
    assert "Everything" not in dialog.text


def found_in(record: Record, commitment: str | None = None) -> CardsCheck:
    return check_cards(record, commitment or record.header.commitment)


def test_honest_cards_have_a_tick_at_every_point() -> None:
    check = found_in(RECORD)
    assert [finding.mark for finding in findings(check)] == [Mark.GOOD] * 4
    assert is_good(check)


def test_an_exchanged_pack_is_named_with_its_line() -> None:
    lines = [index for index, entry in enumerate(RECORD.entries) if isinstance(entry, DealCards)]
    header = msgspec.structs.replace(
        RECORD.header, dealing=secret_dealing(5), commitment=RECORD.header.commitment
    )
    check = found_in(Record(header, RECORD.entries))
    seal, pack, actions = findings(check)
    assert (seal.mark, pack.mark, actions.mark) == (Mark.BAD, Mark.BAD, Mark.GOOD)
    assert seal.detail == secret_dealing(5).commitment
    assert f"dealing 1, in line {lines[0] + 2} " in pack.text
    assert str(RECORD.entries[0]).removeprefix("deal ") in pack.detail
    assert str(secret_dealing(5).pack(0)).removeprefix("deal ") in pack.detail
    assert headline(check) == "Something is not as it should be."
    assert not is_good(check)


def test_a_first_dealer_somebody_chose_is_named() -> None:
    check = found_in(RECORD)
    assert check.verdict is not None
    wrong = msgspec.structs.replace(
        check, verdict=msgspec.structs.replace(check.verdict, first_dealer_follows=False)
    )
    sentence = findings(wrong)[2]
    assert sentence.mark is Mark.BAD
    dealer = RECORD.header.seats[RECORD.header.first_dealer].name
    assert sentence.text.startswith(f"{dealer} dealt first")
    assert headline(wrong) == "Something is not as it should be."


def test_an_action_against_the_rules_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "match.thousand"
    path.write_text(write_record(Record(RECORD.header, RECORD.entries[:1] * 2)), encoding="utf-8")
    check = check_cards(path, RECORD.header.commitment)
    (finding,) = findings(check)
    assert finding.mark is Mark.BAD
    assert finding.text.startswith("Line 3: Something is done that the rules forbid")
    assert "match.thousand" in finding.detail
    assert headline(check) == "Something is not as it should be."


def test_old_and_foreign_matches_are_checked_as_far_as_they_can_be() -> None:
    old = check_cards(RECORDS / "version-1-whole.jsonl", None)
    assert [finding.mark for finding in findings(old)] == [Mark.NOTE, Mark.GOOD, Mark.GOOD]
    assert headline(old) == "What can be checked is as it should be."
    foreign = check_cards(RECORDS / "version-2-packs-from-outside.thousand", None)
    assert Mark.BAD not in [finding.mark for finding in findings(foreign)]
    assert headline(foreign) == "The cards of this match cannot be checked."
    for check in (old, foreign):
        assert is_good(check)
        verdict = check.verdict
        assert isinstance(verdict, Verdict)
        promised = msgspec.structs.replace(
            check, verdict=msgspec.structs.replace(verdict, commitment_holds=False)
        )
        assert headline(promised) == "Something is not as it should be."
        assert not is_good(promised)


# Outside of the window


def test_the_command_checks_the_file_as_it_stands_there(tmp_path: Path) -> None:
    folder = tmp_path / "my matches (ży)"
    folder.mkdir()
    path = folder / "it's a match.thousand"
    path.write_text(write_record(RECORD), encoding="utf-8", newline="\n")
    words = shlex.split(command(path, RECORD.header.commitment))
    assert words[:3] == ["python", "-m", "thousand_qt.verify"]
    done = subprocess.run(
        [sys.executable, *words[1:]],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    assert '"verified": 1' in done.stdout


def test_the_method_is_described(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def refuse(url: object) -> bool:
        asked.append(url.toLocalFile())  # type: ignore[attr-defined]
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", refuse)
    dialog = shown(qtbot, None)
    button(dialog, "methodButton").click()
    assert asked == [str(METHOD_PAGE)]
    assert honest_cards.METHOD_PAGE.is_file()
    assert str(METHOD_PAGE) in everything_in(dialog)


# How it looks


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("case", ["none", "running", "over", "old", "outside", "bad"])
def test_nothing_is_clipped(qtbot: QtBot, long_texts: Lengthener, case: str) -> None:
    stories = {
        "none": None,
        "running": whole_story(is_over=False),
        "over": WHOLE,
        "old": story("version-1-whole.jsonl"),
        "outside": story("version-2-packs-from-outside.thousand"),
        "bad": CardsStory(exchanged(), None, True),
    }
    dialog = shown(qtbot, stories[case])
    if case not in {"none", "running"}:
        dialog.on_check_requested()
        qtbot.waitUntil(lambda: button(dialog, "checkButton").isEnabled(), timeout=WAIT)
        settle()
    assert clipped(dialog) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(dialog) == []


def exchanged() -> Record:
    header = msgspec.structs.replace(
        RECORD.header,
        dealing=secret_dealing(5),
        commitment=RECORD.header.commitment,
        seats=tuple(SeatEntry(seat.name, seat.kind) for seat in RECORD.header.seats),
    )
    return Record(header, RECORD.entries)
