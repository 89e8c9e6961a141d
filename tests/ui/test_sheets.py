"""The sheets show the right numbers, work by keyboard, change language while open, and clip nothing."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Sequence

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.room_for_texts import Lengthener, clipped, settle
from tests.ui.worked_deals import NAMES, view_after, worked_deal
from thousand_qt.app.paths import resource_path
from thousand_qt.app.theme import DARK, LIGHT, palette
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.engine.cards import PACK, Card
from thousand_qt.engine.events import DealResult
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.scoring import EndReason, Outcome, Standing
from thousand_qt.ui.cards_strip import CardsStrip, sorted_for_show
from thousand_qt.ui.match_end import MatchEndSheet
from thousand_qt.ui.paper import PaperSheet, paper_colours
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.score_columns import NamesRow, TotalsRow
from thousand_qt.ui.score_sheet import ScoreSheet

LONG_NAMES = ("Wilhelmina Wawrzyńce", "Ян-Мария Константин", "Maksymilian Xxxxxxxx")
AREAS = ((1000, 580), (724, 520))
"""Of the table, without and with the score sheet beside it, in a window of 1024 by 600."""


@pytest.fixture
def faces(qtbot: QtBot) -> DeckRenderer:
    return DeckRenderer(load_deck(resource_path("decks", "papercut"), "en"))


def full_deal() -> DealResult:
    """Return a deal with as many lines as can come together."""
    standings = (Standing(610), Standing(880, 2, 2), Standing(875, None, 2))
    return worked_deal(
        standings=standings, contract=150, cards=(62, 46, 12), marriages=(80, 0, 40), number=12
    )


OnTable = Callable[..., QWidget]


@pytest.fixture
def on_table(qtbot: QtBot) -> OnTable:
    """Lays a sheet on a table of some size, which lives as long as the test."""
    areas: list[QWidget] = []

    def lay(sheet: PaperSheet, size: tuple[int, int] = AREAS[0]) -> QWidget:
        area = QWidget()
        areas.append(area)
        qtbot.addWidget(area)
        area.resize(*size)
        sheet.setParent(area)
        area.show()
        sheet.show()
        sheet.fit_parent()
        sheet.setFocus()
        settle()
        return area

    return lay


def labels(widget: QWidget) -> list[str]:
    return [
        label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget) and label.text()
    ]


# The result of a deal


@pytest.mark.parametrize(
    ("cards", "headline", "line", "change", "total"),
    [
        (
            62,
            "Halina fails a contract of 150",
            "Cards 62 + marriages 80 = 142, less than 150",
            "−150",
            "= 460",
        ),
        (
            74,
            "Halina makes a contract of 150",
            "Cards 74 + marriages 80 = 154, at least 150",
            "+150",
            "= 760",
        ),
    ],
)
def test_result_of_a_worked_deal(
    qtbot: QtBot,
    on_table: OnTable,
    faces: DeckRenderer,
    cards: int,
    headline: str,
    line: str,
    change: str,
    total: str,
) -> None:
    result = worked_deal(
        standings=(Standing(610), Standing(), Standing()),
        contract=150,
        cards=(cards, 120 - cards, 0),
        marriages=(80, 0, 0),
    )
    sheet = ResultSheet(view_after(result), NAMES, faces)
    on_table(sheet)
    shown = labels(sheet)
    assert headline in shown
    assert any(text.startswith(line) for text in shown)
    assert {change, total} <= set(shown)
    assert sheet.accessibleName() == headline


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_goes_on_to_the_next_deal(
    qtbot: QtBot, on_table: OnTable, faces: DeckRenderer, key: Qt.Key
) -> None:
    sheet = ResultSheet(view_after(full_deal()), NAMES, faces)
    on_table(sheet)
    with qtbot.waitSignal(sheet.next_deal_requested):
        qtbot.keyClick(sheet.focusWidget() or sheet, key)


def test_all_hands_by_keyboard(qtbot: QtBot, on_table: OnTable, faces: DeckRenderer) -> None:
    sheet = ResultSheet(view_after(full_deal()), NAMES, faces)
    on_table(sheet)
    sheet.hands_button.setFocus()
    with qtbot.assertNotEmitted(sheet.next_deal_requested):
        qtbot.keyClick(sheet.hands_button, Qt.Key.Key_Return)
    assert sheet.hands_are_shown
    strips = sheet.hands_block.strips
    assert [len(strip.cards) for strip in strips] == [7, 7, 7, 3, 1, 1]
    assert all(strip.isVisible() for strip in strips)
    assert strips[4].accessibleDescription() == "Given to Anna"
    assert strips[5].accessibleDescription() == "Given to Borys"
    qtbot.keyClick(sheet.hands_button, Qt.Key.Key_Space)
    assert not sheet.hands_are_shown
    assert "Show all hands" in sheet.hands_button.text()


def test_a_given_up_deal_has_no_bar_and_no_gifts(
    qtbot: QtBot, on_table: OnTable, faces: DeckRenderer
) -> None:
    result = worked_deal(cards=(0, 0, 0), gave_up=True)
    sheet = ResultSheet(view_after(result), NAMES, faces)
    on_table(sheet)
    assert "Halina gives up a contract of 120" in labels(sheet)
    assert len(sheet.hands_block.strips) == 4


@pytest.mark.parametrize("hands", [False, True])
def test_a_result_scrolls_only_when_it_must(
    qtbot: QtBot, on_table: OnTable, faces: DeckRenderer, long_texts: Lengthener, hands: bool
) -> None:
    QCoreApplication.installTranslator(long_texts)
    sheet = ResultSheet(view_after(full_deal()), LONG_NAMES, faces)
    on_table(sheet, (1000, 700))
    if hands:
        sheet.hands_button.click()
    settle()
    scroll = sheet.findChild(QScrollArea)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() == 0


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("size", AREAS)
@pytest.mark.parametrize("hands", [False, True])
def test_nothing_of_the_result_is_clipped(
    qtbot: QtBot,
    on_table: OnTable,
    faces: DeckRenderer,
    long_texts: Lengthener,
    size: tuple[int, int],
    hands: bool,
) -> None:
    sheet = ResultSheet(view_after(full_deal()), LONG_NAMES, faces)
    area = on_table(sheet, size)
    if hands:
        sheet.hands_button.click()
    settle()
    assert clipped(sheet) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert "ыы" in sheet.next_button.text()
    assert clipped(sheet) == []
    assert area.rect().contains(sheet.geometry())


# Cards


def test_a_strip_names_and_shows_its_cards(qtbot: QtBot, faces: DeckRenderer) -> None:
    strip = CardsStrip(faces, (Card("AH"), Card("9C")))
    qtbot.addWidget(strip)
    assert strip.accessibleName() == "ace of hearts, nine of clubs"
    strip.resize(strip.sizeHint())
    strip.show()
    before = strip.grab().toImage()
    strip.set_cards((Card("9C"), Card("AH")))
    assert strip.grab().toImage() != before
    strip.set_cards(PACK)
    assert strip.minimumSizeHint().width() < strip.sizeHint().width()


def test_hands_are_sorted_in_alternating_colours() -> None:
    cards = sorted_for_show((Card("9S"), Card("AC"), Card("TH"), Card("AH"), Card("JD")))
    assert [card.text for card in cards] == ["AH", "TH", "AC", "JD", "9S"]


# The score sheet


def match_of(deals: int) -> list[DealResult]:
    standings: tuple[Standing, ...] = (Standing(), Standing(), Standing())
    results: list[DealResult] = []
    for number in range(1, deals + 1):
        result = worked_deal(standings=standings, declarer=number % 3, cards=(74, 46, 0), number=number)
        standings = tuple(score.after for score in result.seats)
        results.append(result)
    return results


def score_sheet(qtbot: QtBot, height: int = 560, names: Sequence[str] = NAMES) -> ScoreSheet:
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.set_names(names)
    sheet.resize(sheet.sizeHint().width(), height)
    sheet.show()
    return sheet


def names_row(sheet: ScoreSheet) -> NamesRow:
    settle()
    (row,) = sheet.findChildren(NamesRow)
    return row


def test_long_names_of_four_stand_in_two_lines_and_are_not_cut(qtbot: QtBot) -> None:
    names = ("Włodzimierz", "Константин", "Aleksandra", "Maksymilian")
    row = names_row(score_sheet(qtbot, names=names))
    written = row.written()
    assert [name.text for name in written] == [*names]
    assert [name.room.top() for name in written[:2]] == [name.room.top() for name in written[2:]]
    assert written[1].room.top() > written[0].room.top()
    inks = [QRectF(QFontMetricsF(name.font).boundingRect(name.text)) for name in written]
    for ink, name in zip(inks, written, strict=True):
        ink.moveBottomRight(QPointF(name.room.right(), name.room.bottom()))
        assert QRectF(row.rect()).contains(ink)
    assert not inks[0].intersects(inks[2])
    assert not inks[1].intersects(inks[3])
    short = names_row(score_sheet(qtbot, names=("Jan", "Ева", "Ola", "Max")))
    assert {name.room.top() for name in short.written()} == {written[0].room.top()}
    assert short.height() < row.height()


def test_the_score_sheet_shows_every_deal(qtbot: QtBot) -> None:
    sheet = score_sheet(qtbot)
    assert sheet.model.rowCount(QModelIndex()) == 0
    first = worked_deal(declarer=1, contract=100, cards=(62, 46, 12))
    sheet.set_view(view_after(first))
    model = sheet.model
    shown = [model.data(model.index(0, column)) for column in range(model.columnCount())]
    assert shown == ["1", "100", "+60", "−100", "+10"]
    words = model.data(model.index(0, 3), Qt.ItemDataRole.AccessibleTextRole)
    assert words == "Anna: −100, total −100"
    assert "Anna: −100" in [child.accessibleName().split("\n")[1] for child in sheet.findChildren(TotalsRow)]
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Halina"
    assert not sheet.grab().isNull()


def test_the_score_sheet_goes_to_the_newest_deal(qtbot: QtBot) -> None:
    sheet = score_sheet(qtbot, 480)
    sheet.set_view(view_after(*match_of(30)))
    settle()
    bar = sheet.table.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    last = sheet.table.visualRect(sheet.model.index(29, 0))
    assert sheet.table.viewport().rect().contains(last)


def test_an_undone_deal_leaves_the_score_sheet(qtbot: QtBot) -> None:
    sheet = score_sheet(qtbot)
    deals = match_of(3)
    sheet.set_view(view_after(*deals))
    sheet.set_view(view_after(*deals[:2]))
    assert sheet.model.rowCount() == 2
    sheet.set_names(("A", "B", "C"))
    assert sheet.model.rowCount() == 0


def test_a_click_on_the_score_sheet_leaves_the_keyboard_to_the_cards(qtbot: QtBot) -> None:
    sheet = score_sheet(qtbot)
    sheet.set_view(view_after(*match_of(3)))
    assert not sheet.table.focusPolicy() & Qt.FocusPolicy.ClickFocus


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_score_sheet_is_painted_for_all_tables(qtbot: QtBot, players: int) -> None:
    preset = {2: "polish-stock", 3: "classic", 4: "polish-four"}[players]
    rules = PRESETS[preset]
    stock = players == 2
    standings = tuple(Standing(880, 1, 1) for _ in range(players))
    result = worked_deal(
        rules=rules,
        standings=standings,
        declarer=None if stock else 0,
        contract=None if stock else 120,
        cards=(120, *(0,) * (players - 1)),
        marriages=(0,) * players,
        sitter=3 if players == 4 else None,
    )
    sheet = score_sheet(qtbot)
    sheet.set_names(("A", "B", "C", "D")[:players])
    view = msgspec.structs.replace(view_after(rules=rules), results=(result, result))
    sheet.set_view(view)
    sheet.table.setCurrentIndex(sheet.model.index(0, 2))
    sheet.table.setFocus()
    assert not sheet.grab().isNull()


def test_the_score_sheet_is_narrow(qtbot: QtBot) -> None:
    sheet = score_sheet(qtbot)
    assert 280 <= sheet.sizeHint().width() <= 320
    assert clipped(sheet) == []


# The end of the match


def end_sheet(winners: tuple[int, ...] = (1,)) -> MatchEndSheet:
    standings = (Standing(455), Standing(1020), Standing(-35))
    view = view_after(full_deal(), outcome=Outcome(winners, EndReason.REACHED_1000))
    return MatchEndSheet(msgspec.structs.replace(view, standings=standings), NAMES)


def test_the_end_says_who_won_and_why(qtbot: QtBot, on_table: OnTable) -> None:
    sheet = end_sheet()
    on_table(sheet)
    shown = labels(sheet)
    assert "Anna wins the match" in shown
    assert "Anna is the first to reach 1000." in shown
    assert [text for text in shown if text in NAMES] == ["Anna", "Halina", "Borys"]
    assert {"455", "1020", "−35"} <= set(shown)


def test_the_end_of_a_match_that_goes_on_is_refused(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="has not ended"):
        MatchEndSheet(view_after(full_deal()), NAMES)


def test_the_end_by_keyboard(qtbot: QtBot, on_table: OnTable) -> None:
    sheet = end_sheet()
    on_table(sheet)
    with qtbot.waitSignal(sheet.play_again_requested):
        qtbot.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Return)
    sheet.new_match_button.setFocus()
    with qtbot.waitSignal(sheet.new_match_requested):
        qtbot.keyClick(sheet.new_match_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("size", AREAS)
@pytest.mark.parametrize("winners", [(1,), (0, 1, 2)])
def test_nothing_of_the_end_is_clipped(
    qtbot: QtBot, on_table: OnTable, long_texts: Lengthener, size: tuple[int, int], winners: tuple[int, ...]
) -> None:
    sheet = end_sheet(winners)
    area = on_table(sheet, size)
    assert clipped(sheet) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(sheet) == []
    assert area.rect().contains(sheet.geometry())


# The look


def test_sheets_are_freed_at_once(qtbot: QtBot, faces: DeckRenderer) -> None:
    """A circle of references would be freed by the garbage collector, perhaps while the sheet is painted."""
    gc.disable()
    try:
        for make in (lambda: ResultSheet(view_after(full_deal()), NAMES, faces), ScoreSheet, end_sheet):
            sheet = make()
            sheet.show()
            settle()
            sheet.hide()
            left = weakref.ref(sheet)
            del sheet
            assert left() is None
    finally:
        gc.enable()


def contrast(ink: float, paper: float) -> float:
    lighter, darker = max(ink, paper), min(ink, paper)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: object) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())  # type: ignore[attr-defined]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme_colours", [LIGHT, DARK], ids=["light", "dark"])
def test_what_is_written_can_be_read(theme_colours: object) -> None:
    colours = paper_colours(palette(theme_colours))  # type: ignore[arg-type]
    paper = luminance(colours.paper)
    for ink in (colours.ink, colours.muted, colours.loss):
        assert contrast(luminance(ink), paper) >= 4.5
    for ink in (colours.gold, *colours.seats):
        assert contrast(luminance(ink), paper) >= 3
    assert contrast(luminance(colours.accent_ink), luminance(colours.accent)) >= 4.5


def test_sheets_change_with_the_theme(
    qtbot: QtBot, on_table: OnTable, qapp: QApplication, faces: DeckRenderer
) -> None:
    before = qapp.palette()
    sheet = ResultSheet(view_after(full_deal()), NAMES, faces)
    on_table(sheet)
    try:
        qapp.setPalette(palette(DARK))
        settle()
        assert sheet.colours.paper.name() == DARK.base
        headline = next(label for label in sheet.findChildren(QLabel) if "contract of" in label.text())
        assert headline.palette().windowText().color() == sheet.colours.loss
        button = sheet.findChild(QPushButton, "nextDealButton")
        assert button is not None
        assert button.isDefault()
    finally:
        qapp.setPalette(before)
