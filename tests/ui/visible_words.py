"""Every text that a window has, for whoever looks at it and for whoever hears it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QPaintDevice, QPaintEngine, QPainter, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

_MARKS = re.compile(r"</?[a-z]+[^<>]*>")
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def texts_of(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield where a text stands, and the text without marks of HTML: what is visible, and all menus."""
    yield "title", window.windowTitle()
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window) and not isinstance(widget, QMenu):
            continue
        where = f"{type(widget).__name__} {widget.objectName()}".strip()
        for kind, text in (*_about(widget), *_in(widget)):
            if text:
                yield f"{where}: {kind}", plain(text)
    for action in window.findChildren(QAction):
        yield "action", action.text()
        yield "tip of an action", action.toolTip()
        yield "status tip of an action", action.statusTip()


def plain(text: str) -> str:
    """Return a text as it is read."""
    if not _MARKS.search(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def painted_texts(window: QWidget) -> list[str]:
    """Return what is written when the window is painted, piece by piece, whoever paints it."""
    paper = _Listener(window.size())
    _PAPERS.append(paper)
    painter = QPainter(paper)
    window.render(painter, QPoint())
    painter.end()
    return [text.strip() for text in paper.engine.texts]


_PAPERS: list[QPaintDevice] = []
"""Qt may look at a device of Python's after the painting is over: none is destroyed before the end."""


class _TextsOnly(QPaintEngine):
    """Paints nothing and keeps what would be written."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[str] = []

    def drawTextItem(self, *arguments: Any) -> None:  # noqa: N802
        self.texts.append(arguments[1].text())

    def begin(self, _: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def ignore(self, *_: Any, **__: Any) -> None:
        """Leave out everything else."""

    updateState = drawPath = drawPolygon = drawRects = drawLines = drawPoints = ignore  # noqa: N815
    drawEllipse = drawPixmap = drawTiledPixmap = drawImage = ignore  # noqa: N815


class _Listener(QPaintDevice):
    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.engine = _TextsOnly()
        metrics = QPaintDevice.PaintDeviceMetric
        dots = dict.fromkeys(
            (metrics.PdmDpiX, metrics.PdmDpiY, metrics.PdmPhysicalDpiX, metrics.PdmPhysicalDpiY), 96
        )
        self._metrics = {
            **dots,
            metrics.PdmWidth: size.width(),
            metrics.PdmHeight: size.height(),
            metrics.PdmWidthMM: size.width() // 4,
            metrics.PdmHeightMM: size.height() // 4,
            metrics.PdmDepth: 32,
            metrics.PdmDevicePixelRatio: 1,
            metrics.PdmDevicePixelRatioScaled: 1 << 16,
        }

    def paintEngine(self) -> QPaintEngine:  # noqa: N802
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._metrics.get(metric, 0)


def _about(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "tool tip", widget.toolTip()
    yield "status tip", widget.statusTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()


def _in(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QGroupBox() | QMenu():
            yield "title", widget.title()
        case QLineEdit():
            yield "placeholder", widget.placeholderText()
        case QTextEdit():
            yield "page", widget.toPlainText()
        case QAbstractItemView() if widget.model() is not None and not isinstance(widget, QHeaderView):
            yield from (("cell", text) for text in _cells(widget.model(), QModelIndex()))
        case _:
            yield from _in_parts(widget)


def _in_parts(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QComboBox():
            yield from (("choice", widget.itemText(row)) for row in range(widget.count()))
        case QTabBar():
            yield from (("tab", widget.tabText(place)) for place in range(widget.count()))
        case QHeaderView() if widget.model() is not None:
            for section in range(widget.count()):
                heading = widget.model().headerData(section, widget.orientation())
                yield "heading", heading if isinstance(heading, str) else ""
        case _:
            pass


def _cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in _ROLES:
                data = model.data(index, role)
                if isinstance(data, str):
                    yield data
        yield from _cells(model, model.index(row, 0, parent))
