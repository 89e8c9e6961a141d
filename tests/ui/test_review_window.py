"""The window on the own decisions, by mouse and by keyboard, with a real match and a real review of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ai.review.played import played, with_person
from tests.ui.fitting_words import outside
from tests.ui.room_for_texts import Lengthener, clipped, settle
from tests.ui.worked_deals import view_after, worked_deal
from thousand_qt.ai.review import DecisionReview, Finding, MatchReview, Reason, Verdict
from thousand_qt.ai.seat import Budget
from thousand_qt.app.focus_ring import FocusRing
from thousand_qt.app.i18n import LANGUAGE_NAMES, Translations
from thousand_qt.app.paths import resource_path
from thousand_qt.app.settings import Settings, SettingsStore, Speed, TableThemeName
from thousand_qt.app.settings_keeper import SettingsKeeper
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.actions import Action, Bid, ChooseTalon, Exchange, Pass, Play, SetContract
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.record import Record
from thousand_qt.engine.record_text import write_record
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.review_worker import MatchUnderReview, Progress, read_match
from thousand_qt.table import palette
from thousand_qt.table.picture import expected_picture
from thousand_qt.ui.other_tables import OtherTables
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.review.desk import ReviewDesk
from thousand_qt.ui.review.window import ReviewWindow

SEAT = 0
FEW = Budget(worlds=2)
NAMES = ("Zofia", "Anna", "Borys")


@pytest.fixture(scope="module")
def record() -> Record:
    return with_person(played("classic", ("beginner", "beginner", "beginner"), seed=11, deals=2), SEAT)


@pytest.fixture(scope="module")
def match(record: Record) -> MatchUnderReview:
    return read_match(record)


@pytest.fixture(scope="module")
def review(match: MatchUnderReview) -> MatchReview:
    """A review with a mistake in the first deal, whatever was found, and with none in the second."""
    from thousand_qt.ai.review import review_record

    found = review_record(match.record, SEAT, budget=FEW)
    first, second = found.deals
    wrong = next(
        place for place, decision in enumerate(first.decisions) if isinstance(decision.taken, Exchange | Play)
    )
    return msgspec.structs.replace(
        found,
        deals=(
            msgspec.structs.replace(
                first,
                decisions=tuple(
                    as_mistake(decision) if place == wrong else as_good(decision)
                    for place, decision in enumerate(first.decisions)
                ),
            ),
            msgspec.structs.replace(second, decisions=tuple(as_good(one) for one in second.decisions)),
        ),
    )


def as_mistake(decision: DecisionReview) -> DecisionReview:
    better = next(option.text for option in decision.options if option.text != decision.taken_text)
    return msgspec.structs.replace(
        decision,
        verdict=Verdict.MISTAKE,
        advised_text=better,
        best_text=better,
        loss=31.0,
        findings=(Finding(Reason.KEPT_WEAKER_HAND, points=8),),
    )


def as_good(decision: DecisionReview) -> DecisionReview:
    return msgspec.structs.replace(decision, verdict=Verdict.EXACT, loss=0.0, findings=())


@pytest.fixture
def make_window(qtbot: QtBot) -> Callable[[], ReviewWindow]:
    def make() -> ReviewWindow:
        window = ReviewWindow(load_deck(resource_path("decks", "papercut"), "en"))
        qtbot.addWidget(window)
        window.resize(1024, 600)
        window.show()
        return window

    return make


def show(window: ReviewWindow, match: MatchUnderReview, review: MatchReview) -> None:
    window.begin()
    window.show_match(match)
    total = len(review.decisions)
    window.show_progress(Progress(review, total, total, None))
    window.show_finished()


def press(qtbot: QtBot, window: ReviewWindow, key: Qt.Key) -> None:
    window.activateWindow()
    qtbot.keyClick(window, key)


def test_it_begins_with_the_mistake_and_marks_both_cards(make_window, match, review) -> None:
    window = make_window()
    show(window, match, review)
    decision = window.list.decision
    assert decision is not None
    assert decision.verdict is Verdict.MISTAKE
    assert window.pane.decision is decision
    labels = {name: label.text() for name, label in window.pane.labels.items()}
    assert labels["verdict"] == "Mistake"
    assert "31" in labels["cost"]
    assert "8" in labels["why"]
    assert labels["own"] != labels["level"]
    marks = window.table.marks
    assert set(marks.values()) == {Verdict.MISTAKE, Verdict.EXACT}
    raised = {item.card for item in window.scene.card_items() if item.marked}
    assert raised == {card for card, verdict in marks.items() if verdict is Verdict.EXACT}
    view = window.scene.view
    assert view is not None
    assert view.seat == SEAT
    assert view.is_my_turn
    assert set(marks) <= set(view.hand)


def test_up_down_left_right_and_escape(qtbot, make_window, match, review) -> None:
    window = make_window()
    show(window, match, review)
    with qtbot.waitExposed(window):
        window.activateWindow()
    window.list.choose_row(0)
    press(qtbot, window, Qt.Key.Key_Down)
    assert window.list.currentIndex().row() == 1
    press(qtbot, window, Qt.Key.Key_Up)
    press(qtbot, window, Qt.Key.Key_Up)
    assert window.list.currentIndex().row() == 0
    press(qtbot, window, Qt.Key.Key_Right)
    assert window.strip.deal == 2
    assert window.list.decision in review.deals[1].decisions
    assert window.verdict_label.text() == "All clear: you played this deal well."
    press(qtbot, window, Qt.Key.Key_Right)
    assert window.strip.deal == 2
    press(qtbot, window, Qt.Key.Key_Left)
    assert window.strip.deal == 1
    closed = []
    window.closed.connect(lambda: closed.append(True))
    press(qtbot, window, Qt.Key.Key_Escape)
    assert closed == [True]
    assert not window.isVisible()


def test_by_mouse(qtbot, make_window, match, review) -> None:
    window = make_window()
    show(window, match, review)
    strip = window.strip
    place = strip.visualRect(window.deals.index(1)).center()
    qtbot.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert strip.deal == 2
    row = window.decisions.rowCount() - 1
    window.list.scrollTo(window.decisions.index(row))
    place = window.list.visualRect(window.decisions.index(row)).center()
    qtbot.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.list.decision is review.deals[1].decisions[-1]
    before = window.scene.view
    qtbot.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    assert window.scene.view is before


def test_only_mistakes(qtbot, make_window, match, review) -> None:
    window = make_window()
    show(window, match, review)
    qtbot.mouseClick(window.filter_button, Qt.MouseButton.LeftButton)
    assert window.decisions.rowCount() == 1
    assert window.list.decision is not None
    assert window.list.decision.verdict is Verdict.MISTAKE
    window.strip.choose(2)
    assert window.decisions.rowCount() == 0
    assert window.empty_label.isVisible()
    assert window.empty_label.text() == "No mistakes in this deal. Well played!"
    assert window.table.marks == {}
    qtbot.mouseClick(window.filter_button, Qt.MouseButton.LeftButton)
    assert window.decisions.rowCount() == len(review.deals[1].decisions)


def test_what_is_found_comes_in_and_moves_nothing(make_window, match, review) -> None:
    window = make_window()
    window.begin()
    window.show_match(match)
    assert window.deals.rowCount() == 2
    assert window.empty_label.text() == "This deal is still to be looked at."
    total = len(review.decisions)
    first = review.deals[0]
    chosen = None
    for done in range(1, len(first.decisions) + 1):
        partial = msgspec.structs.replace(first, decisions=first.decisions[:done])
        so_far = msgspec.structs.replace(review, complete=False, deals=(partial,))
        window.show_progress(Progress(so_far, done, total, 1))
        assert window.decisions.rowCount() == done
        if done == 2:
            window.list.choose_row(1)
            chosen = window.list.decision
        assert window.heading.cancel_button.isVisible()
        assert window.heading.line.share == pytest.approx(done / total)
    assert chosen is not None
    assert window.list.decision is chosen
    assert window.heading.state_label.text().startswith("Deal 1: decision ")
    window.show_stopped()
    assert window.heading.line.share == 0
    assert not window.heading.cancel_button.isVisible()
    assert window.heading.go_on_button.isVisible()
    assert window.list.decision is chosen


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_nothing_is_clipped(qapp: QApplication, make_window, match, review, language: str) -> None:
    Translations(qapp).set_language(language)
    window = make_window()
    show(window, match, review)
    for number in (1, 2):
        window.strip.choose(number)
        for row in range(window.decisions.rowCount()):
            window.list.choose_row(row)
            settle()
            assert clipped(window) == []
    window.filter_button.click()
    settle()
    assert clipped(window) == []
    window.show_progress(Progress(review, 3, 40, 2))
    settle()
    assert clipped(window) == []
    window.show_stopped()
    settle()
    assert clipped(window) == []


FORMS = (("polish-two-talons", 4, "en"), ("polish-stock", 4, "pl"), ("polish-four", 3, "ru"))
"""Rules, a seed by which the person has something to decide in the first deal, and a language."""


def test_deals_of_every_form_are_shown_in_one_window(qapp: QApplication, make_window) -> None:
    """Cards put aside, draws from the stock, a deal for four: each decision with its words and its table."""
    from thousand_qt.ai.review import review_record

    window = make_window()
    translations = Translations(qapp)
    decided: set[type[Action]] = set()
    for form, seed, language in FORMS:
        translations.set_language(language)
        levels = ("beginner",) * PRESETS[form].players
        match = read_match(with_person(played(form, levels, seed=seed, deals=1), SEAT))
        found = review_record(match.record, SEAT, budget=FEW)
        show(window, match, found)
        window.strip.choose(1)
        assert window.decisions.rowCount() == len(found.decisions) > 0
        for row, decision in enumerate(found.decisions):
            window.list.choose_row(row)
            settle()
            assert window.pane.decision is decision
            words = [label.text() for label in window.pane.labels.values()]
            assert window.pane.labels["verdict"].text()
            assert window.pane.labels["own"].text()
            assert not any("{" in text or "%n" in text for text in words), words
            view = window.scene.view
            assert view is not None
            assert view.is_my_turn
            assert decision.taken in view.legal_actions
            assert window.scene.picture() == expected_picture(view, playable=playable(view))
            assert clipped(window) == []
            decided.add(type(decision.taken))
    assert {Exchange, Play} <= decided
    assert ChooseTalon not in decided, "of two talons face down neither is the better one"
    assert decided & {Bid, Pass, SetContract}


def playable(view: PlayerView) -> frozenset[Card] | None:
    """Return the cards that are not dimmed while a card is to be played."""
    if view.phase is not Phase.PLAY:
        return None
    return frozenset(action.card for action in view.legal_actions if isinstance(action, Play))


def test_another_language_while_it_is_open(
    qapp: QApplication, make_window, match, review, long_texts: Lengthener
) -> None:
    window = make_window()
    show(window, match, review)
    before = window.pane.labels["own"].text()
    QCoreApplication.installTranslator(long_texts)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    settle()
    assert window.pane.labels["own"].text() != before
    assert window.windowTitle() != "Review of your play"


def test_both_themes(theme: None, make_window, match, review) -> None:
    window = make_window()
    show(window, match, review)
    picture = window.grab().toImage()
    assert picture.pixelColor(5, 5) == window.palette().base().color()


def test_the_button_of_the_result_sheet(qtbot: QtBot) -> None:
    faces = DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"))
    sheet = ResultSheet(view_after(worked_deal(number=3)), NAMES, faces)
    qtbot.addWidget(sheet)
    sheet.show()
    assert not sheet.review_button.isVisible()  # in a replay there is nothing to go to
    sheet.offer_review()
    wanted = []
    sheet.review_requested.connect(wanted.append)
    qtbot.mouseClick(sheet.review_button, Qt.MouseButton.LeftButton)
    assert wanted == [3]


class TestDesk:
    """From a match or a file to what is seen, with the thread between."""

    @pytest.fixture
    def desk(self, qtbot: QtBot, tmp_path: Path):
        owner = QWidget()
        qtbot.addWidget(owner)
        self.keeper = SettingsKeeper(SettingsStore(tmp_path / "settings.toml"), Settings(), owner)
        renderer = DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"), owner)
        tables = OtherTables(self.keeper, renderer, FocusRing(owner), owner)
        made = ReviewDesk(tmp_path, renderer, tables, owner, budget=FEW)
        yield made
        made.close()

    def test_a_match_is_reviewed_and_kept(self, qtbot: QtBot, desk: ReviewDesk, record: Record) -> None:
        kept = []
        desk.kept.connect(lambda: kept.append(True))
        desk.open_record(record)
        assert desk.window is not None
        qtbot.waitUntil(lambda: not desk.worker.is_running, timeout=60_000)
        assert kept == [True]
        assert desk.window.deals.is_reviewed(1)
        assert desk.window.deals.is_reviewed(2)
        assert desk.window.list.decision is not None

    def test_its_table_is_like_that_of_the_match_and_nothing_moves_on_it(
        self, qtbot: QtBot, desk: ReviewDesk, record: Record
    ) -> None:
        self.keeper.change(table_theme=TableThemeName.WALNUT)
        desk.open_record(record)
        qtbot.waitUntil(lambda: not desk.worker.is_running, timeout=60_000)
        assert desk.window is not None
        scene = desk.window.scene
        assert scene.table_theme == palette.THEMES[TableThemeName.WALNUT.value]
        self.keeper.change(table_theme=TableThemeName.BLUE, text_size=150, speed=Speed.SLOW)
        assert scene.table_theme == palette.THEMES[TableThemeName.BLUE.value]
        for _ in range(4):
            desk.window.list.step(1)
            assert scene.idle

    def test_one_deal_of_a_file(self, qtbot: QtBot, desk: ReviewDesk, record: Record, tmp_path: Path) -> None:
        path = tmp_path / "match.thousand"
        path.write_text(write_record(record), encoding="utf-8")
        desk.open_path(path, deal=2)
        qtbot.waitUntil(lambda: not desk.worker.is_running, timeout=60_000)
        assert desk.window is not None
        assert desk.window.deals.numbers == (2,)

    def test_a_file_that_is_gone_is_said_to_be(self, qtbot: QtBot, desk: ReviewDesk, tmp_path: Path) -> None:
        desk.open_path(tmp_path / "gone.thousand")
        assert desk.window is not None
        qtbot.waitUntil(lambda: not desk.worker.is_running, timeout=60_000)
        assert desk.window.empty_label.isVisible()
        assert "gone.thousand" in desk.window.empty_label.text()

    def test_stopping_and_going_on(self, qtbot: QtBot, desk: ReviewDesk, record: Record) -> None:
        desk.open_record(record)
        window = desk.window
        assert window is not None
        qtbot.waitUntil(lambda: window.deals.rowCount() > 0, timeout=60_000)
        if desk.worker.is_running:
            qtbot.mouseClick(window.heading.cancel_button, Qt.MouseButton.LeftButton)
        assert not desk.worker.is_running
        window.heading.go_on_requested.emit()
        qtbot.waitUntil(lambda: not desk.worker.is_running, timeout=60_000)
        assert window.deals.is_reviewed(2)

    def test_closing_the_window_ends_the_work(self, qtbot: QtBot, desk: ReviewDesk, record: Record) -> None:
        desk.open_record(record)
        assert desk.window is not None
        desk.window.close()
        assert not desk.worker.is_running
        qtbot.waitUntil(lambda: not desk.worker.is_thread_alive, timeout=5000)


def test_a_screen_of_800_by_480_has_room_for_large_russian_letters(
    qtbot, qapp, make_window, match, review, large_letters
) -> None:
    """The list lies over the table there, behind its button, while the review is being made and after it."""
    Translations(qapp).set_language("ru")
    window = make_window()
    window.resize(800, 440)
    window.begin()
    window.show_match(match)
    total = len(review.decisions)
    for progress in (Progress(review, total - 1, total, 2), Progress(review, total, total, None)):
        window.show_progress(progress)
        if progress.deal is None:
            window.show_finished()
        for shown in (False, True):
            window.list_button.setChecked(shown)
            settle()
            assert window.size().toTuple() == (800, 440)
            assert clipped(window) + outside(window) == []
            assert window.table.width() == 800
            assert window.area.geometry().bottom() < window.pane.y()
            assert window.pane.geometry().bottom() < window.height()
            side = window.list.window().findChild(QWidget, "reviewSide")
            assert side.isVisible() is shown
            assert window.pane.x() == (side.geometry().right() + 1 if shown else 0)
    press(qtbot, window, Qt.Key.Key_F9)
    assert not window.list.isVisible()
    window.resize(1240, 760)
    settle()
    assert window.list.isVisible()
    assert window.area.x() == window.pane.x() == window.list.parentWidget().parentWidget().width()
