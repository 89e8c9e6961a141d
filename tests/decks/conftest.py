"""The papercut deck and small helpers for looking at rendered cards."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from thousand_qt.decks.render_task import RenderTask

DECKS = Path(__file__).parents[2] / "resources" / "decks"

Render = Callable[[QSvgRenderer, str, int], QImage]


@pytest.fixture(autouse=True)
def _cards_are_drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here drawing itself is tested: nothing comes from elsewhere."""
    monkeypatch.setattr(RenderTask, "__init__", inspect.unwrap(RenderTask.__init__))


@pytest.fixture(scope="session")
def papercut() -> Path:
    """Return the folder of the game's own deck."""
    return DECKS / "papercut"


@pytest.fixture(scope="session")
def render(qapp: object) -> Render:
    """Return a function that renders one element of a picture as a card of a width in pixels."""

    def render_element(picture: QSvgRenderer, element: str, width: int) -> QImage:
        image = QImage(width, width * 3 // 2, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture.render(painter, element, QRectF(image.rect()))
        painter.end()
        return image

    return render_element
