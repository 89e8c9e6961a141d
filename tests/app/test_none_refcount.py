"""Watches for a binding that loses references to None.

PySide6 6.12.0 on Python 3.11 gives one away with every call that returns nothing, until the interpreter
aborts after some 6,300 of them. A short test run never gets that far: it would be the game that dies, in the
player's hands.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 50_000


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal since Python 3.12")
def test_calls_that_return_nothing_keep_the_references_to_none(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    # In portions, so that a faulty binding fails this test instead of aborting the interpreter.
    for _ in range(CALLS // 1_000):
        for number in range(1_000):
            label.setText(str(number))
        lost = before - sys.getrefcount(None)
        assert lost < 500, f"{lost} references to None were lost"
