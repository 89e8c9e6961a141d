"""Charts: what is drawn is what was given, and every value can be read by mouse, by keys and as a table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.room_for_texts import Lengthener, clipped, settle
from thousand_qt.app.theme import DARK, LIGHT, palette
from thousand_qt.ui.charts.bar_plots import Bar, LyingBars, Piece, UprightBars
from thousand_qt.ui.charts.chart_panel import Chart, ChartPanel
from thousand_qt.ui.charts.chart_view import ChartView
from thousand_qt.ui.charts.legend import Legend
from thousand_qt.ui.charts.line_plot import Level, Line, LinePlot
from thousand_qt.ui.charts.plot import Canvas, Ink, Plot, StopLine, ink_colour
from thousand_qt.ui.charts.value_table import Values, ValuesModel, ValueTable
from thousand_qt.ui.paper import paper_colours

COLOURS = paper_colours(palette(LIGHT))
SIZE = QSize(480, 240)
COUNTS = ((4, 2, 0), (0, 3, 1), (0, 0, 0), (10, 0, 5))


def line_plot(steps: int = 5) -> LinePlot:
    return LinePlot(
        [
            Line("Anna", Ink.SEAT_0, tuple(100.0 * step for step in range(steps))),
            Line("Bob", Ink.SEAT_1, tuple(300.0 - 150 * step for step in range(steps))),
        ],
        step_names=[f"After {step}" for step in range(steps)],
        levels=[Level(250, "Barrel")],
        words=lambda value: str(round(value)),
        names_at_end=True,
        summary="Two lines",
    )


def bars() -> list[Bar]:
    return [
        Bar(
            str(100 + 10 * number),
            f"Contracts of {100 + 10 * number}",
            (Piece("Made", Ink.GOOD, made), Piece("Failed", Ink.BAD, failed), Piece("Up", Ink.NEUTRAL, up)),
            value=f"{made}",
            mark=0.5,
            notes=(StopLine("Share", f"{made}%"),),
        )
        for number, (made, failed, up) in enumerate(COUNTS)
    ]


PLOTS: list[Plot] = [line_plot(), UprightBars(bars(), summary="Bars"), LyingBars(bars(), summary="Bars")]


def canvas(size: QSize = SIZE) -> Canvas:
    return Canvas(QRectF(0, 0, size.width(), size.height()), QFont(), COLOURS)


def picture(plot: Plot, marked: int | None = None, size: QSize = SIZE) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(COLOURS.paper)
    painter = QPainter(image)
    plot.paint(painter, canvas(size), marked=marked)
    painter.end()
    return image


def amount(image: QImage, colour: QColor, place: QRectF | None = None) -> int:
    """How many pixels of a colour there are."""
    area = (place or QRectF(image.rect())).toAlignedRect().intersected(image.rect())
    wanted = colour.rgb()
    return sum(
        image.pixel(x, y) == wanted
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    )


def view_of(qtbot: QtBot, plot: Plot | None) -> ChartView:
    view = ChartView()
    qtbot.addWidget(view)
    view.resize(SIZE)
    view.show_plot(plot, "A chart", "Nothing to show yet.")
    view.show()
    qtbot.waitExposed(view)
    return view


# Plots


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: type(plot).__name__)
def test_stops_tell_every_value(qapp: QApplication, plot: Plot) -> None:
    stops = plot.stops(canvas())
    if isinstance(plot, LinePlot):
        assert [stop.title for stop in stops] == [f"After {step}" for step in range(5)]
        assert stops[3].spoken == "After 3\nAnna: 300\nBob: -150"
        assert stops[0].lines[0].text == "Bob"  # the leader comes first
    else:
        assert [stop.title for stop in stops] == [bar.title for bar in bars()]
        assert stops[3].spoken == "Contracts of 130\nMade: 10\nFailed: 0\nUp: 5\nShare: 10%"
    place = canvas().place
    for stop in stops:
        assert place.contains(stop.place)
        assert stop.reach.contains(stop.place.x(), stop.reach.center().y())


def test_upright_bars_are_as_high_as_their_counts(qapp: QApplication) -> None:
    plot = UprightBars(bars())
    image = picture(plot)
    made = [amount(image, ink_colour(Ink.GOOD, COLOURS), stop.reach) for stop in plot.stops(canvas())]
    assert made[1] == made[2] == 0
    assert made[3] / made[0] == pytest.approx(10 / 4, rel=0.1)


def test_lying_bars_show_shares(qapp: QApplication) -> None:
    plot = LyingBars([Bar("a", "a", bars()[0].pieces), Bar("b", "b", bars()[3].pieces)])
    image = picture(plot)
    made = [amount(image, ink_colour(Ink.GOOD, COLOURS), stop.reach) for stop in plot.stops(canvas())]
    assert made[0] == pytest.approx(made[1], rel=0.1)  # 4 of 6 and 10 of 15


def test_lines_are_drawn_where_their_values_are(qapp: QApplication) -> None:
    plot = line_plot()
    image = picture(plot)
    for stop in plot.stops(canvas()):
        ink = stop.lines[0].ink
        assert ink is not None
        near = QRectF(stop.place.x() - 3, stop.place.y() - 3, 6, 6)
        assert amount(image, ink_colour(ink, COLOURS), near) > 5


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: type(plot).__name__)
@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_what_is_pointed_out_looks_different(qapp: QApplication, plot: Plot, colours: object) -> None:
    assert picture(plot) == picture(plot)
    assert picture(plot, marked=1) != picture(plot)


@pytest.mark.parametrize("size", [QSize(160, 90), QSize(40, 30), QSize(2000, 900)])
@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: type(plot).__name__)
def test_any_size_can_be_drawn(qapp: QApplication, plot: Plot, size: QSize) -> None:
    picture(plot, marked=0, size=size)


@pytest.mark.parametrize("plot", [LinePlot([], step_names=()), UprightBars([]), LyingBars([]), line_plot(1)])
def test_nothing_is_no_error(qapp: QApplication, plot: Plot) -> None:
    assert plot.is_empty
    assert plot.stops(canvas()) == []
    assert amount(picture(plot), COLOURS.paper) == SIZE.width() * SIZE.height()


def test_equal_values_have_an_axis(qapp: QApplication) -> None:
    flat = LinePlot([Line("Anna", Ink.SEAT_0, (0.0, 0.0))], step_names=("a", "b"))
    assert len(flat.stops(canvas())) == 2
    picture(flat)


# The widget


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: type(plot).__name__)
def test_pointing_tells_the_value(qtbot: QtBot, plot: Plot) -> None:
    view = view_of(qtbot, plot)
    before = view.grab().toImage()
    for number, stop in enumerate(view.stops):
        if number == 2:
            place = QPoint(round(stop.reach.center().x()), round(stop.reach.center().y()))
            QTest.mouseMove(view, place)
            qtbot.waitUntil(lambda number=number: view.marked == number)
    assert view.accessibleDescription() == view.stops[2].spoken
    assert view.grab().toImage() != before
    QTest.mouseMove(view, QPoint(-20, -20))
    view.leaveEvent(None)  # type: ignore[arg-type] # the offscreen mouse leaves nothing
    assert view.marked is None


def test_keys_go_from_value_to_value(qtbot: QtBot) -> None:
    view = view_of(qtbot, line_plot(30))
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    assert view.accessibleName() == "A chart"
    assert view.accessibleDescription() == "Two lines"
    heard: list[int] = []
    view.stop_marked.connect(heard.append)
    keys = Qt.Key
    for key in (
        keys.Key_Right,
        keys.Key_Right,
        keys.Key_PageDown,
        keys.Key_Left,
        keys.Key_End,
        keys.Key_Right,
    ):
        qtbot.keyClick(view, key)
    assert heard == [0, 1, 11, 10, 29]
    assert view.accessibleDescription() == view.stops[29].spoken
    for key in (keys.Key_PageUp, keys.Key_Home, keys.Key_Left):
        qtbot.keyClick(view, key)
    assert view.marked == 0
    qtbot.keyClick(view, keys.Key_Escape)
    assert view.marked is None
    assert view.accessibleDescription() == "Two lines"
    qtbot.keyClick(view, keys.Key_Left)
    assert view.marked == 29
    view.clearFocus()
    assert view.marked is None


def test_an_empty_chart_says_why(qtbot: QtBot) -> None:
    for plot in (None, UprightBars([])):
        view = view_of(qtbot, plot)
        assert view.accessibleDescription() == "Nothing to show yet."
        view.setFocus()
        qtbot.keyClick(view, Qt.Key.Key_Right)
        assert view.marked is None
        view.grab()


def test_another_plot_has_no_mark(qtbot: QtBot) -> None:
    view = view_of(qtbot, line_plot(30))
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_End)
    view.show_plot(line_plot(3), "Another", "")
    assert view.marked is None
    assert len(view.stops) == 3


# The table


VALUES = Values(
    ("Contract", "Played", "Made"),
    (("100", "12", "7"), ("110", "3", "0")),
    ("", "All that were played.", ""),
    ("First.", "Second."),
)


def chart() -> Chart:
    plot = UprightBars(bars(), summary="Bars")
    return Chart(
        "Contracts", "What they are.", plot, VALUES, "None.", ((Ink.GOOD, "Made"), (Ink.BAD, "Failed"))
    )


def test_the_same_values_are_there_as_a_table(qtbot: QtBot) -> None:
    panel = ChartPanel()
    qtbot.addWidget(panel)
    panel.show_chart(chart())
    panel.resize(500, 300)
    panel.show()
    qtbot.waitExposed(panel)
    assert panel.view.isVisible()
    assert panel.button.text() == "Show as a table"
    panel.button.setFocus()
    qtbot.keyClick(panel.button, Qt.Key.Key_Space)
    assert panel.table.isVisible()
    assert not panel.view.isVisible()
    assert panel.button.text() == "Show the chart"
    assert panel.table.values == VALUES
    assert panel.table.accessibleName() == "Contracts"
    qtbot.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert panel.view.isVisible()


def test_an_empty_chart_has_no_table(qtbot: QtBot) -> None:
    panel = ChartPanel()
    qtbot.addWidget(panel)
    panel.show_chart(Chart("Contracts", "", UprightBars([]), Values(), "None.", ((Ink.GOOD, "Made"),)))
    assert not panel.button.isEnabled()
    panel.show_chart(chart())
    assert panel.button.isEnabled()


def test_a_table_is_read_and_copied_by_keys(qtbot: QtBot) -> None:
    table = ValueTable()
    qtbot.addWidget(table)
    table.show_values(VALUES, "Contracts")
    table.show()
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_End)
    assert table.currentIndex().row() == 1
    index = table.model().index(1, 1)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Played: 3"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Second."
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    assert index.data(Qt.ItemDataRole.TextAlignmentRole) == right
    heading = table.model().headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert heading == "All that were played."
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Contract\tPlayed\tMade\n100\t12\t7\n110\t3\t0\n"


def test_the_model_of_values_keeps_qts_promises(qtbot: QtBot) -> None:
    model = ValuesModel()
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode, model)
    assert tester.model() is model
    for values in (VALUES, Values(), VALUES):
        model.show_values(values)


@pytest.mark.parametrize("width", [240, 500, 1200])
def test_columns_fill_the_table(qtbot: QtBot, width: int) -> None:
    table = ValueTable(fitting=True)
    qtbot.addWidget(table)
    table.resize(width, 200)
    table.show_values(VALUES, "")
    table.show()
    settle()
    assert sum(table.columnWidth(column) for column in range(3)) == table.viewport().width()
    assert table.maximumHeight() == table.wanted_height()


def test_a_legend_breaks_into_lines(qtbot: QtBot) -> None:
    legend = Legend()
    qtbot.addWidget(legend)
    legend.show_entries([(Ink.GOOD, "Contracts that were made"), (Ink.BAD, "Contracts that failed")] * 2)
    one_line, many = legend.heightForWidth(2000), legend.heightForWidth(160)
    assert many > 3 * one_line
    legend.show_entries(())
    assert legend.isHidden()


@pytest.mark.usefixtures("theme")
def test_nothing_of_a_chart_is_clipped(qtbot: QtBot, long_texts: Lengthener) -> None:
    panel = ChartPanel()
    qtbot.addWidget(panel)
    panel.show_chart(chart())
    panel.resize(460, 260)
    panel.show()
    settle()
    assert clipped(panel) == []
    QCoreApplication.installTranslator(long_texts)
    settle()
    assert clipped(panel) == []
    panel.grab()
