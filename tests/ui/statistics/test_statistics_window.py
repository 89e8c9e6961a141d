"""The window of statistics: it shows what the records say, for whom and when the player wants."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests import clicking
from tests.ui.room_for_texts import Lengthener, clipped, settle
from tests.ui.statistics.counts import open_window, wait_for
from thousand_qt.app.i18n import Translations
from thousand_qt.records.figures import Figures, Scope, Undo
from thousand_qt.records.library import Library
from thousand_qt.records.notebook import DecisionKind, Losses
from thousand_qt.records.statistics import Statistics
from thousand_qt.ui.library.librarian import Librarian
from thousand_qt.ui.library.periods import Period
from thousand_qt.ui.question import Question
from thousand_qt.ui.statistics.figure_charts import contracts_chart, rating_chart, rules_chart
from thousand_qt.ui.statistics.figure_list import figures_by_group, mean_text, share_text
from thousand_qt.ui.statistics.figure_tables import opponents_words
from thousand_qt.ui.statistics.figures_csv import figures_csv
from thousand_qt.ui.statistics.pages import AllPage, ContractsPage, OpponentsPage, ReviewsPage
from thousand_qt.ui.statistics.statistics_window import StatisticsWindow
from thousand_qt.ui.texts.figures import FigureGroup, FigureKey, figure_definition, figure_name, group_name

LEFT = Qt.MouseButton.LeftButton


def box(window: QWidget, name: str) -> QComboBox:
    found = window.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def choose(qtbot: QtBot, window: StatisticsWindow, name: str, words: str) -> None:
    chooser = box(window, name)
    chooser.setCurrentIndex(chooser.findText(words))
    assert chooser.currentText() == words
    wait_for(qtbot, window)


def click(qtbot: QtBot, window: QWidget, name: str) -> None:
    button = window.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    assert button.isVisible()
    clicking.click(button)


def question() -> Question:
    (found,) = (
        each for each in QApplication.topLevelWidgets() if isinstance(each, Question) and each.isVisible()
    )
    return found


def page(window: StatisticsWindow, kind: type) -> object:
    return next(page for page in window.pages if isinstance(page, kind))


def counted(data: Path, scope: Scope | None = None) -> Figures:
    return Statistics(Library(data)).figures(scope or Scope(player="Anna"))


def tile(window: StatisticsWindow, number: int) -> tuple[str, str]:
    found = window.overview.tiles.tiles[number]
    return found.value, found.note


# What is counted


def test_the_one_who_plays_most_is_shown_first(window: StatisticsWindow, data: Path) -> None:
    assert box(window, "playerBox").currentText() == "Anna"
    figures = counted(data)
    assert window.figures == figures
    assert tile(window, 0) == (str(figures.matches.finished), "1 unfinished")
    assert tile(window, 1)[0] == share_text(figures.matches.share_won)
    assert tile(window, 2)[0] == str(round(figures.rating[-1].rating))
    assert tile(window, 4)[0] == share_text(figures.declarer.share_made)
    assert tile(window, 7) == ("–", "known after a review")


def test_the_player_of_the_settings_is_shown_if_there_are_matches(
    qtbot: QtBot, librarian: Librarian, data: Path
) -> None:
    window = open_window(qtbot, librarian, "  zoë ")
    assert window.figures == counted(data, Scope(player="Zoë"))
    other = open_window(qtbot, librarian, "Nobody")
    assert other.figures == counted(data)


@pytest.mark.parametrize(
    ("name", "words", "scope"),
    [
        ("playerBox", "Everybody", Scope()),
        ("playerBox", "Zoë", Scope(player="Zoë")),
        ("rulesBox", "Polish (3)", Scope(player="Anna", rules="polish")),
        ("matchesBox", "Nothing taken back", Scope(player="Anna", undo=Undo.WITHOUT)),
        ("matchesBox", "Something taken back", Scope(player="Anna", undo=Undo.ONLY)),
        ("matchesBox", "All, replayed ones too", Scope(player="Anna", repeats=True)),
    ],
)
def test_choices_change_what_is_counted(
    qtbot: QtBot, window: StatisticsWindow, data: Path, name: str, words: str, scope: Scope
) -> None:
    choose(qtbot, window, name, words)
    assert window.figures == counted(data, scope)


def test_a_period_counts_by_the_beginning_of_matches(qtbot: QtBot, window: StatisticsWindow) -> None:
    window.scope_bar.periods.choose(Period.BETWEEN)
    first, last = window.scope_bar.periods.day_edits
    day = datetime(2026, 1, 1, tzinfo=UTC).astimezone().date()
    first.setDate(day - timedelta(days=2))  # type: ignore[arg-type]
    last.setDate(day + timedelta(days=2))  # type: ignore[arg-type]
    wait_for(qtbot, window)
    assert window.figures is not None
    assert window.figures.matches.finished > 5
    last.setDate(day - timedelta(days=2))  # type: ignore[arg-type]
    wait_for(qtbot, window)
    assert window.figures.matches.finished == 0


def test_a_match_that_goes_away_counts_no_more(qtbot: QtBot, window: StatisticsWindow, data: Path) -> None:
    assert window.figures is not None
    before = window.figures.matches.finished
    (data / "matches" / "01.thousand").unlink()
    with qtbot.waitSignal(window.counted):
        window._librarian.refresh()
    wait_for(qtbot, window)
    assert window.figures.matches.finished == before - 1


def test_nothing_played_is_said_on_every_page(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    librarian = Librarian(tmp_path / "nothing")
    window = open_window(qtbot, librarian)
    for number, tab in enumerate(window.tabs):
        tab.click()
        settle()
        assert window.pages[number].isVisible()
        assert clipped(window) == []
    assert window.overview.chart.view.accessibleDescription() == "No match is finished yet."
    opponents = page(window, OpponentsPage)
    assert isinstance(opponents, OpponentsPage)
    assert opponents.words == "No match is finished yet."
    librarian.close()


# Texts


def test_every_figure_is_in_the_list_once_with_name_and_definition(data: Path) -> None:
    listed = [figure.key for found in figures_by_group(counted(data)).values() for figure in found]
    assert sorted(key.name for key in listed) == sorted(key.name for key in FigureKey)
    definitions = [figure_definition(key) for key in FigureKey]
    assert len(set(definitions)) == len(definitions)
    for key, definition in zip(FigureKey, definitions, strict=True):
        assert figure_name(key)
        assert definition.endswith(".")
    assert len({group_name(group) for group in FigureGroup}) == len(FigureGroup)


def test_numbers_are_written_as_people_write_them() -> None:
    QLocale.setDefault(QLocale("pl"))
    assert mean_text(12.345) == "12,3"
    assert mean_text(-0.04) == "0,0"
    assert mean_text(-1.5) == "\N{MINUS SIGN}1,5"
    assert share_text(0.256) == "26%"
    assert share_text(None) == mean_text(None) == "–"


def test_what_a_figure_counts_is_told_where_the_keyboard_is(qtbot: QtBot, window: StatisticsWindow) -> None:
    window.tabs[-1].click()
    table = window.pages[-1]
    assert isinstance(table, AllPage)
    table.table.setFocus()
    qtbot.keyClick(table.table, Qt.Key.Key_Home)
    qtbot.keyClick(table.table, Qt.Key.Key_Down)
    assert window.explanation == figure_definition(FigureKey.WON)
    window.tabs[0].click()
    assert window.explanation == ""


# Charts


def test_the_charts_show_the_figures(data: Path, qapp: QApplication) -> None:
    figures = counted(data, Scope())
    contracts = contracts_chart(figures)
    bars = contracts.plot.bars  # type: ignore[attr-defined]
    assert [bar.label for bar in bars] == [
        str(height) for height in range(int(bars[0].label), int(bars[-1].label) + 1, 10)
    ]
    assert sum(bar.total for bar in bars) == figures.declarer.played + figures.declarer.given_up
    assert sum(bar.pieces[0].count for bar in bars) == figures.declarer.made
    rules = rules_chart(figures)
    assert sum(bar.total for bar in rules.plot.bars) == figures.matches.finished  # type: ignore[attr-defined]
    rating = rating_chart(figures)
    (line,) = rating.plot.lines  # type: ignore[attr-defined]
    assert line.values == (1000, *(point.rating for point in figures.rating))
    assert len(rating.values.rows) == len(figures.rating)


def test_a_long_rating_is_thinned_and_ends_as_it_ends(data: Path, qapp: QApplication) -> None:
    figures = counted(data)
    many = tuple(figures.rating[number % len(figures.rating)] for number in range(5000))
    chart = rating_chart(type(figures)(**{**_fields(figures), "rating": many}))
    (line,) = chart.plot.lines  # type: ignore[attr-defined]
    assert len(line.values) <= 301
    assert line.values[-1] == many[-1].rating
    assert len(chart.values.rows) == len(line.values) - 1
    assert chart.values.rows[0][0] == QLocale().toString(5000)


def _fields(figures: Figures) -> dict[str, object]:
    return {name: getattr(figures, name) for name in figures.__struct_fields__}


def test_the_score_of_a_match_of_ones_choice(qtbot: QtBot, window: StatisticsWindow, data: Path) -> None:
    window.tabs[3].click()
    course_box = window.course_page.box
    assert course_box.count() == 12
    course_box.setCurrentIndex(4)
    wait_for(qtbot, window)
    course = Statistics(Library(data)).course(course_box.currentData())
    chart = window.course_page.chart.chart
    assert chart is not None
    lines = chart.plot.lines  # type: ignore[attr-defined]
    assert [line.name for line in lines] == list(course.names)
    assert [line.values for line in lines] == [
        tuple(float(total[seat]) for total in course.totals) for seat in range(3)
    ]
    assert chart.values.rows[-1][0] == str(len(course.totals) - 1)


def test_opponents_are_compared_when_enough_was_played(window: StatisticsWindow, data: Path) -> None:
    words = opponents_words(counted(data))
    assert words.startswith("You do best against ")
    assert opponents_words(counted(data, Scope(player="Zoë"))) == ""


# Reviews


def test_reviews_are_counted_when_there_are_any(
    qtbot: QtBot, window: StatisticsWindow, data: Path, librarian: Librarian
) -> None:
    losses = (Losses(DecisionKind.CARD, 7, 2, 14.0, 0.35), Losses(DecisionKind.BID, 1, 0, 2.0, 0.05))
    Statistics(Library(data)).store_review("01.thousand", 0, 1, losses, now=datetime.now(UTC))
    librarian.tell_changed()
    wait_for(qtbot, window)
    assert tile(window, 7) == ("2.00", "points, in 1 reviewed deal(s)")
    window.tabs[6].click()
    reviews = page(window, ReviewsPage)
    assert isinstance(reviews, ReviewsPage)
    chart = reviews.chart.chart
    assert chart is not None
    assert [(bar.title, bar.total, bar.value) for bar in chart.plot.bars] == [  # type: ignore[attr-defined]
        ("Bids and passes", 1, "2.00"),
        ("Cards played", 7, "2.00"),
    ]


# Reset


def test_a_reset_asks_twice(qtbot: QtBot, window: StatisticsWindow, data: Path) -> None:
    before = window.figures
    assert before is not None
    click(qtbot, window, "resetButton")
    qtbot.keyClick(question(), Qt.Key.Key_Return)  # no
    click(qtbot, window, "resetButton")
    clicking.click(question().yes_button)
    assert str(before.matches.finished) in question().text
    qtbot.keyClick(question(), Qt.Key.Key_Escape)  # no, after all
    wait_for(qtbot, window)
    assert Statistics(Library(data)).reset_at is None
    click(qtbot, window, "resetButton")
    clicking.click(question().yes_button)
    clicking.click(question().yes_button)
    qtbot.waitUntil(lambda: bool(window.since))
    wait_for(qtbot, window)
    assert window.figures is not None
    assert window.figures.matches.finished == 0
    (backup,) = (data / "backups").iterdir()
    assert str(backup) in window.notice.text
    click(qtbot, window, "undoResetButton")
    qtbot.waitUntil(lambda: not window.since)
    wait_for(qtbot, window)
    assert window.figures == before
    undo = window.findChild(QPushButton, "undoResetButton")
    assert isinstance(undo, QPushButton)
    assert not undo.isVisible()


def test_a_reset_that_cannot_be_written_is_told(qtbot: QtBot, window: StatisticsWindow, data: Path) -> None:
    (data / "backups").write_text("no folder")
    window._resetting.on_decided()
    qtbot.waitUntil(lambda: bool(window.notice.text))
    assert "The system does not allow it" in window.notice.text
    assert window.since == ""


# Export


def rows_of(content: bytes, delimiter: str = ",") -> list[list[str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""), delimiter=delimiter))


def test_all_statistics_go_into_one_table(qapp: QApplication, data: Path) -> None:
    figures = counted(data)
    rows = rows_of(figures_csv(figures, "Anna, all rules"))
    assert rows[1] == ["These statistics", "", "", "Anna, all rules", ""]
    assert all(len(row) == 5 for row in rows)
    values = {(row[0], row[1], row[2]): row[3] for row in rows}
    assert values["Matches", "", "Matches finished"] == str(figures.matches.finished)
    assert float(values["As declarer", "", "Average winning bid"]) == pytest.approx(
        figures.declarer.mean_bid, abs=1e-4
    )
    assert values["Reviewed decisions", "", "Average loss per decision against Master"] == ""
    band = figures.declarer.bands[0]
    assert values["Contracts by size", str(band.lowest), "Made"] == str(band.made)
    opponent = figures.opponents[0]
    name = f"{opponent.name}, {opponent.kind.title()}"
    assert float(values["Opponents", name, "Won by you"]) == pytest.approx(opponent.won, abs=1e-4)
    changes = [row[3] for row in rows if row[0] == "Worst deals" and row[2] == "Change"]
    assert changes == [str(change.change) for change in figures.deals.worst]  # numbers, also below zero
    assert sum(row[0] == "Rating from match to match" for row in rows) == len(figures.rating)


def test_beside_a_semicolon_numbers_have_a_comma(qapp: QApplication, data: Path) -> None:
    figures = counted(data)
    rows = rows_of(figures_csv(figures, "", delimiter=";"), ";")
    (value,) = (row[3] for row in rows if row[2] == "Average winning bid")
    assert float(value.replace(",", ".")) == pytest.approx(figures.declarer.mean_bid, abs=1e-4)
    assert "." not in value


def test_the_table_is_saved_where_the_player_says(
    qtbot: QtBot, window: StatisticsWindow, tmp_path: Path
) -> None:
    for target, words in (
        (tmp_path / "out.csv", "Saved as "),
        (tmp_path / "none" / "out.csv", "The file cannot be saved: "),
    ):
        click(qtbot, window, "exportButton")
        (dialog,) = window.findChildren(QFileDialog)
        dialog.fileSelected.emit(str(target))
        dialog.close()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
        wait_for(qtbot, window)
        assert window.notice.text.startswith(words)
    rows = rows_of((tmp_path / "out.csv").read_bytes())
    assert rows[1][3] == "Anna, All rules, All matches, Any time"


# Looks


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_nothing_is_clipped_in_any_language(
    qtbot: QtBot, window: StatisticsWindow, qapp: QApplication, language: str
) -> None:
    translations = Translations(qapp)
    translations.set_language(language)
    for size in ((1080, 680), (1024, 600), (860, 560)):
        window.resize(*size)
        for tab in window.tabs:
            tab.click()
            settle()
            assert clipped(window) == [], tab.text()
            assert (window.width(), window.height()) == size
    click(qtbot, window, "resetButton")
    for turn in range(2):
        asked = question()
        settle()
        assert clipped(asked) == []
        asked.done(Question.DialogCode.Accepted if turn == 0 else Question.DialogCode.Rejected)


def test_long_words_have_their_room(qtbot: QtBot, window: StatisticsWindow, long_texts: Lengthener) -> None:
    window.resize(1280, 720)
    for tab in window.tabs:
        tab.click()
        settle()
        assert clipped(window) == []
    contracts = page(window, ContractsPage)
    assert isinstance(contracts, ContractsPage)
    contracts.chart.button.click()
    QCoreApplication.installTranslator(long_texts)
    settle()
    for number, tab in enumerate(window.tabs):
        tab.click()
        settle()
        assert clipped(window.pages[number]) == []


def test_escape_closes_the_window(qtbot: QtBot, window: StatisticsWindow) -> None:
    window.notice.show_notice("Something")
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.notice.text == ""
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
