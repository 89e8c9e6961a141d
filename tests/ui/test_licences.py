"""Everything that comes with the program has an entry behind About, with its licence in full."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.fitting_words import clipped
from tests.ui.room_for_texts import settle
from thousand_qt.app import licences
from thousand_qt.app.licences import Component, of_packages, text
from thousand_qt.ui.about import AboutDialog
from thousand_qt.ui.licences import LicencesDialog

SMALL = QSize(752, 432)
"""What a dialog has on a screen of 800 × 480."""


@pytest.mark.usefixtures("theme")
def test_every_licence_can_be_read_behind_about(qtbot: QtBot) -> None:
    about = AboutDialog()
    qtbot.addWidget(about)
    about.show()
    button = about.findChild(QPushButton, "licencesButton")
    assert isinstance(button, QPushButton)
    button.click()
    settle()
    (dialog,) = about.findChildren(LicencesDialog)
    dialog.resize(SMALL)
    settle()
    assert dialog.size() == SMALL
    assert clipped(dialog) == []
    rows = dialog.findChild(QListWidget, "components")
    pane = dialog.findChild(QPlainTextEdit, "content")
    assert isinstance(rows, QListWidget)
    assert isinstance(pane, QPlainTextEdit)
    told = pane.toPlainText()
    for words in ("files of their own", "Linux:", "Windows:", "macOS:", "take the program apart", "source"):
        assert words in told
    inside = of_packages()
    assert rows.count() == 1 + len(inside)
    for row, component in enumerate(inside, start=1):
        qtbot.keyClick(rows, Qt.Key.Key_Down)
        assert rows.currentRow() == row
        told = pane.toPlainText()
        for name in component.texts:
            assert text(name).rstrip() in told, component.name
        assert all(owner in told for owner in component.copyright)
        if component.name == "Qt":
            assert pane.accessibleName() == f"Qt {qVersion()}"
            assert text("LGPL-3.0").rstrip() in told
            assert text("GPL-3.0").rstrip() in told
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    settle()
    assert about.isVisible()


@pytest.mark.usefixtures("theme")
def test_what_is_missing_is_said(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dialog = LicencesDialog(inside=[Component("Thing", "Odd", ("no-such-text",), ("Somebody",))])
    qtbot.addWidget(dialog)
    rows = dialog.findChild(QListWidget, "components")
    pane = dialog.findChild(QPlainTextEdit, "content")
    assert isinstance(rows, QListWidget)
    assert isinstance(pane, QPlainTextEdit)
    rows.setCurrentRow(1)
    assert pane.toPlainText().endswith("The text of no-such-text did not come with this program.")
    monkeypatch.setattr(licences, "resource_path", lambda *parts: licences.Path("nowhere", *parts))
    licences.components.cache_clear()
    try:
        bare = LicencesDialog()
    finally:
        licences.components.cache_clear()
    qtbot.addWidget(bare)
    rows = bare.findChild(QListWidget, "components")
    assert isinstance(rows, QListWidget)
    assert rows.count() == 1
    assert "No list of licences" in caplog.text
