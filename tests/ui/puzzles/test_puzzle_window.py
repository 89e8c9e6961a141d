"""Puzzles are solved in the real window: by mouse and by keys, with right and with wrong moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.active_windows import activate
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import resource_path
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.engine.actions import Action, Exchange, Play, SetContract
from thousand_qt.engine.cards import Card
from thousand_qt.engine.open_cards import open_cards_of
from thousand_qt.engine.view import view_of
from thousand_qt.puzzles import prepared
from thousand_qt.puzzles.diary import Diary, Result
from thousand_qt.puzzles.judge import Judge
from thousand_qt.puzzles.names import FIRST_DAY, PuzzleName, daily
from thousand_qt.puzzles.puzzle import PLAYER, Kind, Puzzle
from thousand_qt.table.picture import expected_picture
from thousand_qt.ui.puzzles.game import Stage
from thousand_qt.ui.puzzles.window import PuzzleWindow

WAIT = 60_000
TODAY = FIRST_DAY + timedelta(days=12)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def diary(tmp_path: Path) -> Diary:
    return Diary(tmp_path / "puzzles.json")


@pytest.fixture
def window(qtbot: QtBot, diary: Diary) -> Iterator[PuzzleWindow]:
    made = PuzzleWindow(load_deck(resource_path("decks", "papercut"), "en"), diary, today=lambda: TODAY)
    qtbot.addWidget(made)
    made.set_speed("off")
    activate(qtbot, made)
    yield made
    made.close()


@pytest.fixture
def rest(qtbot: QtBot, window: PuzzleWindow) -> Callable[[], None]:
    def wait() -> None:
        qtbot.waitUntil(lambda: window.game.has_puzzle, timeout=WAIT)
        qtbot.waitUntil(lambda: window.game.stage is not Stage.ANSWERING, timeout=WAIT)

    return wait


def of_kind(kind: Kind) -> PuzzleName:
    found = (name for name in prepared.names() if puzzle_of(name).kind is kind)
    return next(found)


def puzzle_of(name: PuzzleName) -> Puzzle:
    return prepared.prepared()[name.number - 1].puzzle


def click_card(window: PuzzleWindow, card: Card) -> None:
    place = next(rect for held, rect, _ in window.scene.hand_cards() if held is card)
    point = place.topLeft() + QPointF(place.width() / 6, place.height() / 2)
    table = window.area.table
    QTest.mouseClick(table.viewport(), LEFT, pos=table.mapFromScene(point))


def button(window: PuzzleWindow, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert found is not None
    return found


def click(window: PuzzleWindow, name: str) -> None:
    wanted = button(window, name)
    assert wanted.isVisible()
    wanted.click()


def play(window: PuzzleWindow, action: Action) -> None:
    """Do by mouse what an action says."""
    match action:
        case Play(card=card, declare=declare):
            asks = Play(PLAYER, card, True) in window.game.state.legal_actions()
            click_card(window, card)
            if asks:
                click(window, "declareButton" if declare else "silentButton")
        case Exchange(cards=cards):
            for card in cards:
                click_card(window, card)
            click(window, "confirmExchangeButton")
        case SetContract(amount=amount):
            picker = window.area.panel
            assert picker is not None
            while f"{amount}" not in button(window, "contractButton").text():
                QTest.keyClick(button(window, "contractButton"), Qt.Key.Key_Up)
            click(window, "contractButton")
        case _:
            raise AssertionError(action)


def right_moves(window: PuzzleWindow) -> list[Action]:
    judge = Judge(window.game.puzzle.goal)
    return [choice.action for choice in judge.choices(window.game.state) if choice.works]


def wrong_moves(window: PuzzleWindow) -> list[Action]:
    judge = Judge(window.game.puzzle.goal)
    return [choice.action for choice in judge.choices(window.game.state) if not choice.works]


def solve(window: PuzzleWindow, rest: Callable[[], None]) -> int:
    """Solve the puzzle on the table by mouse; return with how many moves."""
    moves = 0
    while window.game.stage is Stage.ASKING:
        shown = expected_picture(
            view_of(window.game.state, PLAYER), open_cards=open_cards_of(window.game.state)
        )
        seen = window.scene.picture()
        assert replace(seen, dimmed=shown.dimmed) == shown
        play(window, right_moves(window)[0])
        moves += 1
        rest()
    assert window.game.stage is Stage.SOLVED
    return moves


@pytest.mark.parametrize("kind", Kind)
def test_each_kind_is_solved_by_mouse(
    window: PuzzleWindow, rest: Callable[[], None], diary: Diary, qtbot: QtBot, kind: Kind
) -> None:
    name = of_kind(kind)
    window.open_puzzle(name)
    rest()
    wrong = wrong_moves(window)[0]
    play(window, wrong)
    rest()
    assert window.game.stage is Stage.WRONG
    assert str(puzzle_of(name).goal.contract if kind is not Kind.NAME else "") in window.side.feedback.text()
    assert diary.result(name) == Result(wrong=1)
    assert not window.side.restart_button.isVisible(), "taking it back leads to the beginning"
    click(window, "mainButton")
    assert window.game.stage is Stage.ASKING
    assert window.game.state == puzzle_of(name).state
    assert solve(window, rest) >= 1
    assert diary.result(name) == Result(wrong=1, solved=TODAY)
    assert window.side.feedback.text() == "Solved, after 1 wrong move(s)."
    click(window, "explainButton")
    window_explains = window.side.explanation
    qtbot.waitUntil(lambda: window.game.explanation is not None, timeout=WAIT)
    assert window.game.explanation is not None
    assert window_explains.isVisible()
    plain = window_explains.accessibleName().splitlines()
    assert str(window.game.explanation.points) in plain[0]
    assert len(plain) == 1 + len(window.game.explanation.wrong)
    click(window, "mainButton")
    rest()
    assert window.name == PuzzleName(True, name.number + 1)


def test_the_day_the_list_and_the_results(
    window: PuzzleWindow, rest: Callable[[], None], diary: Diary, qtbot: QtBot
) -> None:
    for back in (1, 2):
        day = TODAY - timedelta(days=back)
        diary.note_solved(daily(day), day)
    click(window, "todayButton")
    rest()
    assert window.name == daily(TODAY)
    solve(window, rest)
    assert diary.result(daily(TODAY)).at_first_try
    assert window.side.feedback.text() == "Bravo! Solved at the first try."
    QTest.keySequence(window, "F9")
    items = window.side.list.items
    texts = [items.item(row).text() for row in range(items.count())]
    assert sum(text.startswith("✓") for text in texts) == 3
    current = items.currentItem()
    assert current is not None
    assert "Solved at the first try" in current.text()
    assert sum(f"P{number} · " in text for number in range(1, 31) for text in texts) == 30
    row = next(row for row in range(items.count()) if items.item(row).text().startswith("P2 "))
    items.setCurrentRow(row)
    QTest.keyClick(items, Qt.Key.Key_Return)
    rest()
    assert window.name == PuzzleName(True, 2)
    assert not window.side.shows_list
    # A number that is typed, and what is none.
    window.side.show_page(1)
    edit = window.side.list.number_edit
    for text in ("P99", "x", "0"):
        edit.setText(text)
        QTest.keyClick(edit, Qt.Key.Key_Return)
        assert window.name == PuzzleName(True, 2)
        assert window.side.shows_list
    edit.setText("#2")
    click(window, "openNumberButton")
    rest()
    assert window.name == PuzzleName(False, 2)
    click(window, "copyButton")
    assert QGuiApplication.clipboard().text() == "A puzzle of Thousand: no. 2"
    click(window, "previousButton")
    rest()
    assert window.name == PuzzleName(False, 1)
    click(window, "previousButton")
    assert window.name == PuzzleName(False, 1)
    QTest.keySequence(window, "PgDown")
    rest()
    assert window.name == PuzzleName(False, 2)


def test_a_shown_solution_counts_as_shown_and_is_played_to_its_end(
    window: PuzzleWindow, rest: Callable[[], None], diary: Diary, qtbot: QtBot
) -> None:
    name = of_kind(Kind.MAKE)
    window.open_puzzle(name)
    rest()
    said: list[str] = []
    window.voice.announcer.said.connect(said.append)
    click(window, "solutionButton")
    rest()
    assert window.game.stage is Stage.SHOWN
    qtbot.waitUntil(lambda: window.game.state == puzzle_of(name).state, timeout=WAIT)
    answer = puzzle_of(name).answer
    assert isinstance(answer, Play)
    marked = [item.card for item in window.scene.card_items() if item.marked]
    assert marked == [answer.card], "the position is seen again, with the right card"
    assert diary.result(name) == Result(shown=True)
    assert any(window.side.feedback.text() in words for words in said)
    assert window.side.explanation.isVisible()
    click(window, "restartButton")
    solve(window, rest)
    assert window.side.feedback.text() == "That is the solution."
    assert diary.result(name) == Result(shown=True)


def test_by_keys_alone_and_against_the_rules(
    window: PuzzleWindow, rest: Callable[[], None], diary: Diary, qapp: QApplication
) -> None:
    duty = next(
        name
        for name in prepared.names()
        if (state := puzzle_of(name).state).deal is not None
        and state.deal.play is not None
        and len({p.card for p in state.legal_actions() if isinstance(p, Play)})
        < state.deal.hands[PLAYER].bit_count()
    )
    window.open_puzzle(duty)
    rest()
    table = window.area.table
    assert table.hasFocus()
    allowed = {action.card for action in window.game.state.legal_actions() if isinstance(action, Play)}
    forbidden = next(card for card, _, _ in window.scene.hand_cards() if card not in allowed)
    click_card(window, forbidden)
    assert window.area.message
    assert window.game.stage is Stage.ASKING
    assert diary.result(duty) == Result()
    moves = 0
    while window.game.stage is Stage.ASKING:
        action = right_moves(window)[0]
        assert isinstance(action, Play)
        QTest.keyClick(table, Qt.Key.Key_Home)
        while window.scene.focused_card is not action.card:
            QTest.keyClick(table, Qt.Key.Key_Right)
        QTest.keyClick(table, Qt.Key.Key_Return)
        if window.area.panel is not None:
            click(window, "declareButton" if action.declare else "silentButton")
        rest()
        moves += 1
    assert window.game.stage is Stage.SOLVED
    assert moves
    assert QApplication.focusWidget() is window.side.main_button
    window.game.restart()
    wrong = wrong_moves(window)[0]
    play(window, wrong)
    rest()
    QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.Undo))
    assert window.game.stage is Stage.ASKING
    assert diary.result(duty).at_first_try, "what comes after it was solved changes nothing"
    # All words follow the language at once.
    english = window.side.feedback_words(window.game.puzzle), button(window, "solutionButton").text()
    translations = Translations(qapp)
    translations.set_language("pl")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    assert button(window, "solutionButton").text() == "Pokaż rozwiązanie" != english[1]
    assert window.game.stage is Stage.ASKING
    translations.set_language("en")


def test_a_window_that_closes_while_it_thinks_is_told_nothing(window: PuzzleWindow) -> None:
    window.open_puzzle(PuzzleName(False, 700_000))  # to be looked for
    assert not window.game.has_puzzle
    assert window.side.main_button.isHidden()
    window.open_puzzle(of_kind(Kind.GIVE))
    window.game.show_solution()
    window.close()
    assert not window.game.is_thinking
    assert window.game.stage is Stage.ANSWERING
