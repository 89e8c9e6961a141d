"""Finds words that have no room, targets a finger misses, and what lies over something else."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from thousand_qt.table.frame import FINGER
from thousand_qt.ui.choice_card import ChoiceCard
from thousand_qt.ui.main_window import MainWindow


def clipped(widget: QWidget) -> list[str]:
    """Return the words on visible buttons, boxes and labels of this widget that have no room there."""
    found: list[str] = []
    for child in (widget, *widget.findChildren(QWidget)):
        if not child.isVisible():
            continue
        if isinstance(child, QPushButton | QCheckBox | QRadioButton):
            # A card breaks its title and its sentence into lines; all others have one line.
            needs = child.least_width() if isinstance(child, ChoiceCard) else child.sizeHint().width()
            if child.text() and child.width() + 1 < needs:
                found.append(f"button {child.text()!r}: {child.width()} of {needs} wide")
            if isinstance(child, ChoiceCard) and child.height() + 1 < child.heightForWidth(child.width()):
                found.append(f"card {child.text()!r}: {child.height()} high")
            if child.text() and child.height() + 1 < child.fontMetrics().height():
                found.append(f"button {child.text()!r}: {child.height()} high")
        elif isinstance(child, QComboBox):
            found += _clipped_choice(child)
        elif isinstance(child, QLabel):
            found += _clipped_label(child)
    return found


def _clipped_choice(box: QComboBox) -> list[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    words = box.fontMetrics().horizontalAdvance(box.currentText())
    return [f"choice {box.currentText()!r}: {field.width()} of {words}"] if field.width() + 1 < words else []


def _clipped_label(label: QLabel) -> list[str]:
    if not label.text() or label.textFormat() is Qt.TextFormat.RichText:
        return []
    room = label.contentsRect()
    if label.wordWrap():
        if label.height() + 1 < label.heightForWidth(label.width()):
            return [f"label {label.text()!r}: {label.height()} of {label.heightForWidth(label.width())} high"]
        longest = max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split() or [""])
        return [f"label {label.text()!r}: {room.width()} wide"] if room.width() + 1 < longest else []
    text = label.text() if label.buddy() is None else label.text().replace("&", "")
    words = max(label.fontMetrics().horizontalAdvance(line) for line in text.splitlines())
    return [f"label {label.text()!r}: {room.width()} of {words} wide"] if room.width() + 1 < words else []


def outside(widget: QWidget) -> list[str]:
    """Return visible children, of a widget that does not scroll, that reach over its edges."""
    return [
        f"{type(child).__name__} {child.objectName()!r} reaches out of {widget.objectName()!r}"
        for child in widget.findChildren(QWidget)
        if child.isVisible()
        and not _scrolls(child, widget)
        and not widget.rect().adjusted(-1, -1, 1, 1).contains(_place(child, widget))
    ]


def _scrolls(child: QWidget, above: QWidget) -> bool:
    parent = child.parentWidget()
    while parent is not None and parent is not above:
        if isinstance(parent, QAbstractScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def _place(child: QWidget, above: QWidget) -> QRect:
    return QRect(child.mapTo(above, QPoint(0, 0)), child.size())


def small_targets(widget: QWidget) -> list[str]:
    """Return the visible buttons below this widget that a finger may miss."""
    least = round(FINGER)
    return [
        f"{button.objectName()} {button.text()!r}: {button.width()} x {button.height()}"
        for button in widget.findChildren(QAbstractButton)
        if button.isVisible()
        and not button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        and (button.width() < least or button.height() < least)
    ]


def covered(window: MainWindow) -> list[str]:
    """Return what panel, message and buttons hide that must be seen, and each other."""
    area, layout = window.area, window.scene.table_layout
    found: list[str] = []
    over = {
        button.objectName(): button.geometry()
        for button in area.findChildren(QPushButton)
        if button.parentWidget() is area and button.isVisible()
    }
    if area.panel is not None:
        over["panel"] = area.panel.geometry()
    cards = {
        f"{spot.zone.name} {item.card}": item.scene_rect.toAlignedRect()
        for spot, items in window.scene.board.spots()
        for item in items
        if item.isVisible()
    }
    plates = {f"plate {number}": seat.plate.toAlignedRect() for number, seat in enumerate(layout.seats)}
    if area.sheet is not None:
        return found
    below = {**cards, **plates, "banner": layout.banner.toAlignedRect()}
    for name, place in over.items():
        if not area.rect().contains(place):
            found.append(f"{name} leaves the table")
        for other, seen in below.items():
            common = place.intersected(seen)
            if common.width() > 3 and common.height() > 3:
                found.append(f"{name} covers {other}")
        for other, rect in over.items():
            if name < other and rect.intersects(place):
                found.append(f"{name} and {other}")
    return found
