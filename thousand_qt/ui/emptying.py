"""Taking everything out of a layout that is to be filled anew."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout


def empty(layout: QLayout) -> None:
    """Take all widgets away; they are hidden at once and destroyed later.

    What `takeAt` returns would stay behind: neither Python nor Qt frees it.
    """
    while (item := layout.itemAt(0)) is not None:
        widget = item.widget()
        if widget is None:
            layout.removeItem(item)
            continue
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()
