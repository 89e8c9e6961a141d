"""The lessons at their table: given by mouse and keys, answered, left, found again, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.e2e.window_player import LEFT, WindowPlayer, make_window
from tests.ui.active_windows import activate
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths, resource_path
from thousand_qt.app.settings import SettingsStore
from thousand_qt.decks.card_cache import CardCache
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.engine.view import PlayerView
from thousand_qt.lessons import LessonRun, lessons_for
from thousand_qt.lessons.course import LessonName
from thousand_qt.table.picture import expected_picture
from thousand_qt.ui.lessons.show import LessonShow
from thousand_qt.ui.lessons.window import LessonWindow
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import NewMatchDialog
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.rules_dialog import RulesDialog
from thousand_qt.ui.texts.lessons import lesson_title

WAIT = 60_000

OpenLessons = Callable[..., LessonWindow]


@pytest.fixture
def open_lessons(qtbot: QtBot, shared_cache: Path) -> Iterator[OpenLessons]:
    """Opens the window of the lessons at speed "off"."""
    windows: list[LessonWindow] = []

    def show(preset: str = "classic", size: tuple[int, int] = (1180, 740)) -> LessonWindow:
        window = LessonWindow(
            load_deck(resource_path("decks", "papercut"), "en"), cache=CardCache(shared_cache / "cards")
        )
        windows.append(window)
        qtbot.addWidget(window)
        window.set_speed("off")
        window.set_rules(RULE_SETS[preset], [(preset, preset)], preset)
        window.resize(*size)
        activate(qtbot, window)
        return window

    yield show
    for window in windows:
        window.close()


class Learner(WindowPlayer):
    """Plays lessons by mouse."""

    def __init__(self, qtbot: QtBot, window: LessonWindow) -> None:
        super().__init__(qtbot, cast("MainWindow", window))
        self.lessons = window

    @property
    def show(self) -> LessonShow:
        assert self.lessons.lesson is not None
        return self.lessons.lesson

    @property
    def run(self) -> LessonRun:
        return self.show.run

    @property
    def view(self) -> PlayerView:
        return self.run.view

    @property
    def asks(self) -> bool:
        return self.run.step.task is not None

    def go_on(self) -> None:
        """Do what the step is about."""
        task = self.run.step.task
        if task is None:
            QTest.mouseClick(self.lessons.note.go_on_button, LEFT)
        else:
            self.do(task.right[0])

    def picture_is_right(self) -> bool:
        view, playable = self.view, None
        if self.asks and view.phase is Phase.PLAY:
            playable = frozenset(action.card for action in view.legal_actions if isinstance(action, Play))
        return self.lessons.scene.picture() == expected_picture(view, playable=playable)


def visible_words(window: QWidget) -> bool:
    """Whether the note shows words that are not cut: as high as they need, inside of what scrolls."""
    assert isinstance(window, LessonWindow)
    label = window.note.findChild(QWidget, "lessonWords")
    return label is not None and label.height() >= label.heightForWidth(label.width())


@pytest.mark.parametrize("preset", ["classic", "polish-two-talons"])
def test_all_lessons_are_given_by_mouse(qtbot: QtBot, open_lessons: OpenLessons, preset: str) -> None:
    window = open_lessons(preset)
    learner = Learner(qtbot, window)
    done: list[LessonName] = []
    places: list[tuple[LessonName, int]] = []
    window.lesson_done.connect(done.append)
    window.place_reached.connect(lambda name, step: places.append((name, step)))
    assert window.list_page.list.count() == len(lessons_for(RULE_SETS[preset]))
    QTest.mouseClick(window.list_page.start_button, LEFT)
    expected: list[tuple[LessonName, int]] = []
    while window.lesson is not None:
        expected.append((learner.run.name, learner.run.number))
        assert window.note.words
        qtbot.waitUntil(lambda: visible_words(window), timeout=WAIT)
        assert learner.picture_is_right()
        results = bool(learner.view.results)
        assert isinstance(window.area.sheet, ResultSheet) == results
        assert window.note.go_on_button.isVisible() == (not learner.asks)
        assert window.note.show_button.isVisible() == learner.asks
        ends = (learner.run.is_last, learner.run.name is LessonName.TIPS)
        words = {(True, False): "&Next lesson", (True, True): "&Finish"}.get(ends, "&Go on")
        assert window.note.go_on_button.text() == words
        learner.go_on()
    assert done == list(lessons_for(RULE_SETS[preset]))
    assert places == expected
    assert window.list_page.isVisible(), "after the last lesson there is the list"


def test_wrong_cards_are_answered_and_change_nothing(qtbot: QtBot, open_lessons: OpenLessons) -> None:
    window = open_lessons("polish")
    learner = Learner(qtbot, window)
    said: list[str] = []
    window.announcer.said.connect(said.append)
    window.give(LessonName.CARDS)
    assert window.note.words in said
    assert learner.lessons.focusWidget() is window.note.go_on_button
    QTest.keyClick(window.note.go_on_button, Qt.Key.Key_Return)
    assert learner.run.number == 2
    assert [item.card for item in window.scene.card_items() if item.marked] == [Card("AH")]
    before = learner.view
    learner.click_card(Card("JC"))
    assert "ace of hearts" in window.note.answer
    assert window.note.answer in said
    assert not window.note.why_button.isVisible(), "no rule forbids it"
    assert (learner.view, learner.run.number) == (before, 2)
    assert learner.picture_is_right()
    table = window.area.table
    table.setFocus()
    for _ in range(8):
        QTest.keyClick(table.viewport(), Qt.Key.Key_Left)
    while window.scene.focused_card is not Card("AH"):
        QTest.keyClick(table.viewport(), Qt.Key.Key_Right)
    QTest.keyClick(table.viewport(), Qt.Key.Key_Return)
    assert learner.run.number == 3, "the arrow keys and Enter play a card"
    assert "16" in window.note.answer

    window.give(LessonName.FOLLOWING)
    learner.click_card(Card("TS"))
    assert window.note.answer == "Diamonds were led and you hold a diamond: you must follow suit."
    assert window.note.why_button.isVisible()
    assert learner.picture_is_right()
    QTest.mouseClick(window.note.why_button, LEFT)
    dialog = next(each for each in window.findChildren(RulesDialog) if each.isVisible())
    assert "Follow suit" in dialog.page.toPlainText()
    dialog.reject()
    QTest.mouseClick(window.note.show_button, LEFT)
    assert learner.run.number == 2
    assert not window.note.why_button.isVisible()

    window.give(LessonName.TALON)
    learner.go_on()
    for card in ("AS", "9S"):
        learner.click_card(Card(card))
    learner.click("confirmExchangeButton")
    assert "ace of spades" in window.note.answer
    assert len(learner.view.hand) == 10
    assert learner.picture_is_right(), "the cards laid out are back in the hand"
    assert not learner.has_button("giveUpButton")
    learner.go_on()
    assert learner.view.phase is Phase.CONTRACT


def test_a_lesson_is_left_skipped_begun_again_and_found_again(open_lessons: OpenLessons) -> None:
    window = open_lessons()
    window.give(LessonName.MARRIAGES, 3)
    show = window.lesson
    assert show is not None
    words = window.note.words
    QTest.mouseClick(window.note.again_button, LEFT)
    assert show.run.number == 1
    assert window.note.words != words
    window.set_progress(frozenset({LessonName.CARDS}), (LessonName.MARRIAGES, 3))
    QTest.mouseClick(window.note.list_button, LEFT)
    assert window.lesson is None
    rows = window.list_page
    assert [rows.list.is_ticked(row) for row in range(3)] == [True, False, False]
    assert rows.chosen is LessonName.MARRIAGES
    assert rows.start_button.text() == "&Go on"
    QTest.keyClick(rows.list, Qt.Key.Key_Space)
    assert not rows.list.is_ticked(2), "a lesson is not done by ticking it"
    QTest.keyClick(rows.list, Qt.Key.Key_Return)
    assert window.note.words == words
    QTest.mouseClick(window.note.skip_button, LEFT)
    assert window.lesson is not None
    assert (window.lesson.run.name, window.lesson.run.number) == (LessonName.TRUMPS, 1)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_language_changes_in_the_middle_of_a_lesson(
    qtbot: QtBot, qapp, open_lessons: OpenLessons
) -> None:
    translations = Translations(qapp)
    window = open_lessons("polish", (800, 480))
    learner = Learner(qtbot, window)
    window.give(LessonName.TALON)
    seen: list[tuple[str, ...]] = []
    for language in ("pl", "ru", "en"):
        before = window.note.list_button.text(), window.note.words
        translations.set_language(language)
        qtbot.waitUntil(
            lambda before=before: (
                before[0] != window.note.list_button.text() and before[1] != window.note.words
            ),
            timeout=WAIT,
        )
        assert learner.picture_is_right()
        qtbot.waitUntil(lambda: visible_words(window), timeout=WAIT)
        names = learner.show.names
        title = lesson_title(LessonName.TALON)
        seen.append((window.note.words, window.note.list_button.text(), title, *names))
        learner.go_on()
    assert all(len({each[place] for each in seen}) == 3 for place in range(4))
    assert learner.run.number == 4


def test_large_words_are_all_to_be_read(qtbot: QtBot, qapp, open_lessons: OpenLessons) -> None:
    """At 200 % in a small window the note scrolls, and nothing of table and note is out of reach."""
    usual = qapp.font()
    font = qapp.font()
    font.setPointSizeF(2 * font.pointSizeF())
    qapp.setFont(font)
    try:
        window = open_lessons("classic", (800, 480))
        window.set_look("walnut", 200)
        window.give(LessonName.BIDDING, 2)
        learner = Learner(qtbot, window)
        qtbot.waitUntil(lambda: visible_words(window), timeout=WAIT)
        inside = window.rect()
        for button in (window.note.show_button, window.note.list_button):
            corner = button.mapTo(window, QPoint(button.width() - 1, button.height() - 1))
            assert inside.contains(button.mapTo(window, QPoint(0, 0)))
            assert inside.contains(corner)
        learner.go_on()
        assert learner.run.number == 3
    finally:
        qapp.setFont(usual)


def test_lessons_leave_the_match_alone_and_are_remembered(qtbot: QtBot, qapp, profile_paths: Paths) -> None:
    window = make_window(qtbot, qapp, profile_paths)
    window.ask_new_match()
    dialog = window.findChild(NewMatchDialog)
    assert dialog is not None
    learn = dialog.findChild(QWidget, "learnButton")
    assert learn is not None
    assert learn.isVisible(), "whoever has never played is offered the lessons"
    QTest.mouseClick(learn, LEFT)
    lessons = window.lessons.window
    assert lessons is not None
    assert lessons.isVisible()
    assert not dialog.isVisible()
    lessons.close()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(NewMatchDialog)))
    for each in window.findChildren(NewMatchDialog):
        each.reject()

    player = WindowPlayer(qtbot, window)
    player.start("classic")
    player.wait_until_asked()
    record, view = player.session.record, player.view
    files = sorted(path.name for path in (profile_paths.data / "matches").iterdir())
    window.menus.learn.trigger()
    assert lessons.isVisible()
    lessons.list_page.list.setCurrentRow(lessons.list_page.lessons.index(LessonName.NEW_DEALS))
    QTest.mouseClick(lessons.list_page.start_button, LEFT)
    learner = Learner(qtbot, lessons)
    while learner.run.name is LessonName.NEW_DEALS:
        learner.go_on()
    lessons.close()
    assert not any(each.isVisible() for each in window.findChildren(NewMatchDialog)), (
        "a match is on the table"
    )
    assert (player.session.record, player.view) == (record, view)
    assert sorted(path.name for path in (profile_paths.data / "matches").iterdir()) == files
    kept = SettingsStore(profile_paths.config / "settings.toml").load()
    assert kept.lessons_done == ("new-deals",)
    assert (kept.lesson_begun, kept.lesson_step) == ("tips", 1)
    assert window.lessons.left_at == (LessonName.TIPS, 1)

    window.lessons.open()
    QTest.mouseClick(lessons.list_page.forget_button, LEFT)
    assert not window.lessons.done
    window.set_language("pl")
    qtbot.waitUntil(lambda: lessons.windowTitle() == "Nauka gry w tysiąca", timeout=WAIT)
    window.close()
