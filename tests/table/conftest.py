"""A table on the screen that is not there, with our own deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF
from pytestqt.qtbot import QtBot

from tests.table.plain_texts import PlainTexts
from thousand_qt.decks.catalogue import load_deck
from thousand_qt.decks.renderer import DeckRenderer
from thousand_qt.table.scene import TableScene
from thousand_qt.table.view import TableView

_DECK = Path(__file__).parents[2] / "resources" / "decks" / "papercut"
SIZE = QSize(1280, 720)


@pytest.fixture
def renderer(qapp: object) -> DeckRenderer:
    return DeckRenderer(load_deck(_DECK, "en"))


@pytest.fixture
def scene(renderer: DeckRenderer) -> TableScene:
    """A scene without a view, at speed "off"."""
    scene = TableScene(renderer, PlainTexts())
    scene.set_speed("off")
    scene.set_size(QSizeF(SIZE), 1.0)
    return scene


@pytest.fixture
def table_view(scene: TableScene, qtbot: QtBot) -> TableView:
    """The scene in a shown widget."""
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(SIZE)
    view.show()
    qtbot.waitExposed(view)
    return view
