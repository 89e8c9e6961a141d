"""No word is cut off: in three languages, at every size of text, in every phase of a deal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.paths import Paths
from thousand_qt.engine.deal import Phase
from thousand_qt.table import lettering

SIZES = (80, 100, 150, 200)


def _clipped(widget: QWidget) -> list[str]:
    """Return what stands on visible buttons and labels below this widget and has no room there."""
    found = [
        f"button {button.text()!r}: {button.width()} of {button.sizeHint().width()}"
        for button in widget.findChildren(QPushButton)
        if button.isVisible() and button.width() + 1 < button.sizeHint().width()
    ]
    for label in widget.findChildren(QLabel):
        if not label.isVisible() or not label.text() or label.textFormat() is Qt.TextFormat.RichText:
            continue
        room = label.contentsRect()
        if label.wordWrap():
            if label.height() + 1 < label.heightForWidth(label.width()):
                found.append(f"label {label.text()!r}: {label.height()} high")
        elif room.width() + 1 < label.fontMetrics().horizontalAdvance(label.text()):
            found.append(f"label {label.text()!r}: {room.width()} wide")
    return found


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_no_words_are_cut_off(qtbot, qapp, tmp_path, monkeypatch, language):
    cut: list[str] = []
    fitted = lettering.fitted

    def watched(text, letters, width):
        shown, fitting = fitted(text, letters, width)
        if shown != text:
            cut.append(text)
        return shown, fitting

    monkeypatch.setattr(lettering, "fitted", watched)
    window = make_window(qtbot, qapp, Paths.for_profile(tmp_path), language=language)
    player = WindowPlayer(qtbot, window)
    player.start()
    seen: set[Phase | str] = set()
    wanted = {Phase.AUCTION, Phase.PLAY, "result"}
    while not wanted <= seen:
        player.wait_until_asked()
        moment = "result" if window.area.sheet is not None else player.view.phase
        if moment not in seen:
            seen.add(moment)
            for percent in SIZES:
                window.menus.table.text_sizes[percent].trigger()
                qapp.processEvents()
                cut.clear()
                window.grab()
                assert cut == [], (moment, percent)
                assert _clipped(window.area) == [], (moment, percent)
            window.menus.table.text_sizes[100].trigger()
        player.step()
    window.close()
