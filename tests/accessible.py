"""The accessible tree as a screen reader finds it, as plain data.

An accessible interface ends when Qt likes, and Python's wrapper of it does not hear of that: whatever is made
at the same address later is then taken for it, which crashes the interpreter when that is destroyed. So no
wrapper outlives the look at what it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface


@dataclass(frozen=True)
class Node:
    """What a screen reader is told of one thing.

    Attributes:
        thing: the widget it stands for.
        rect: on the screen.
    """

    thing: QObject
    name: str
    about: str
    rect: QRect
    is_checked: bool
    is_disabled: bool
    is_focusable: bool


def nodes_below(window: QObject) -> list[Node]:
    """Return everything that is shown in a window, from top to bottom."""
    found: list[Node] = []
    with _interface(QAccessible.queryAccessibleInterface(window)) as root:
        assert root is not None
        _collect(root, found)
    return found


def name_of(thing: QObject) -> str | None:
    """Return what a screen reader calls something; None when it does not find it."""
    with _interface(QAccessible.queryAccessibleInterface(thing)) as found:
        return None if found is None else found.text(QAccessible.Text.Name)


def act(thing: QObject) -> bool:
    """Tick something that can be ticked, or press it; return whether it was ticked, which clicks nothing."""
    with _interface(QAccessible.queryAccessibleInterface(thing)) as found:
        assert found is not None
        actions = found.actionInterface()
        ticks = "Toggle" in actions.actionNames()
        actions.doAction("Toggle" if ticks else "Press")
        shiboken6.invalidate(actions)
        return ticks


def _collect(node: QAccessibleInterface, found: list[Node]) -> None:
    for index in range(node.childCount()):
        with _interface(node.child(index)) as child:
            if child is None or not child.isValid():
                continue
            state = child.state()
            if state.invisible:
                continue
            found.append(
                Node(
                    child.object(),
                    child.text(QAccessible.Text.Name),
                    child.text(QAccessible.Text.Description),
                    child.rect(),
                    bool(state.checked),
                    bool(state.disabled),
                    bool(state.focusable),
                )
            )
            _collect(child, found)


@contextmanager
def _interface(found: QAccessibleInterface | None) -> Iterator[QAccessibleInterface | None]:
    try:
        yield found
    finally:
        if found is not None:
            shiboken6.invalidate(found)
