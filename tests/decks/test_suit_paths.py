"""Suit marks as painter paths: in their square, in one piece, and the same as on the cards."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from thousand_qt.decks.suits import SUIT_COLOURS, SUIT_SHAPES, suit_path

NAMES = {"S": "spade", "C": "club", "D": "diamond", "H": "heart"}


@pytest.mark.parametrize("suit", NAMES)
def test_a_suit_fills_its_square(suit: str) -> None:
    bounds = suit_path(suit).boundingRect()
    assert 0 <= bounds.left() < bounds.right() <= 1
    assert 0 <= bounds.top() < bounds.bottom() <= 1
    assert bounds.height() > 0.9
    assert bounds.center().x() == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("suit", NAMES)
def test_a_suit_is_one_closed_outline(suit: str) -> None:
    assert len(suit_path(suit).toFillPolygons()) == 1


def test_an_unknown_suit_is_refused() -> None:
    with pytest.raises(KeyError):
        suit_path("X")


def test_a_changed_path_changes_no_other() -> None:
    suit_path("H").addRect(0, 0, 9, 9)
    assert suit_path("H").boundingRect().right() <= 1


def test_the_marks_are_those_on_the_cards(papercut: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = papercut / "draw"
    monkeypatch.syspath_prepend(str(draw))
    shapes = runpy.run_path(str(draw / "suits.py"))["SUIT_SHAPES"]
    colours = runpy.run_path(str(draw / "palette.py"))["FOUR_COLOURS"].suits
    assert {suit: shapes[name] for suit, name in NAMES.items()} == SUIT_SHAPES
    assert {suit: colours[name] for suit, name in NAMES.items()} == SUIT_COLOURS
