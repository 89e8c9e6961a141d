"""Whether the system asks programs to keep still, on each platform in the way that platform has.

Qt has no word for it. Desktops on Linux answer through their portal, Windows by a call, macOS by its
settings. A system that does not answer, or answers nonsense, asks for nothing. It is asked again whenever the
player comes back to the game, for that is when the answer may have changed.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, Qt, Signal
from PySide6.QtGui import QGuiApplication

_log = logging.getLogger(__name__)

Answer = Callable[[str, object], None]
"""Takes what was asked for, and what the system said."""
Ask = Callable[[QObject, Answer], None]
"""Asks the system, at once or later; the object owns whatever waits for the answer."""

_PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_PORTAL_SETTINGS: Final = "org.freedesktop.portal.Settings"
_PORTAL_PATIENCE: Final = 3000
_PORTAL_KEYS: Final = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
)
"""The word all desktops agree on since 2025, and what GNOME, KDE and their relatives said before."""
_WINDOWS_KEY: Final = "SPI_GETCLIENTAREAANIMATION"
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_MAC_KEY: Final = "reduceMotion"


def asks_to_reduce(key: str, said: object) -> bool:
    """Return whether this answer asks for less motion; whatever is no proper answer does not."""
    match key, said:
        case "reduced-motion" | "reduceMotion", bool() | int():
            return said == 1
        case "enable-animations" | "SPI_GETCLIENTAREAANIMATION", bool():
            return said is False
        case "AnimationDurationFactor", str():
            try:
                return float(said) == 0
            except ValueError:
                return False
        case _:
            return False


def ask_portal(owner: QObject, answer: Answer) -> None:
    """Ask the desktop of a Linux session, without waiting for it."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return
    for namespace, key in _PORTAL_KEYS:
        question = QDBusMessage.createMethodCall(*_PORTAL, _PORTAL_SETTINGS, "Read")
        question.setArguments([namespace, key])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PORTAL_PATIENCE), owner)

        def on_finished(done: QDBusPendingCallWatcher, key: str = key) -> None:
            reply = done.reply()
            if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
                answer(key, unwrapped(reply.arguments()[0]))
            done.deleteLater()

        watcher.finished.connect(on_finished)


def unwrapped(value: Any) -> object:
    """Return what is in the wrappings of the portal, which puts one variant into another."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def ask_windows(_owner: QObject, answer: Answer) -> None:
    """Ask Windows, which answers at once."""
    animated = ctypes.c_int(1)
    user32: Any = getattr(ctypes, "WinDLL")("user32")  # noqa: B009 - ctypes has it on Windows only
    if user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0):
        answer(_WINDOWS_KEY, bool(animated.value))


def ask_mac(owner: QObject, answer: Answer) -> None:
    """Ask macOS for what is ticked in its accessibility settings, without waiting for it."""
    process = QProcess(owner)

    def on_finished() -> None:
        said = bytes(process.readAllStandardOutput().data()).strip()
        answer(_MAC_KEY, int(said) if said in {b"0", b"1"} else None)
        process.deleteLater()

    process.finished.connect(on_finished)
    process.errorOccurred.connect(process.deleteLater)
    process.start("defaults", ["read", "com.apple.universalaccess", "reduceMotion"])


def ask_this_system() -> Ask:
    """Return how to ask the system the program runs on."""
    match sys.platform:
        case "win32":
            return ask_windows
        case "darwin":
            return ask_mac
        case _:
            return ask_portal


class SystemMotion(QObject):
    """Knows whether the system asks for less motion.

    Signals:
        changed(): the answer is another one now; `is_reduced` has it.
    """

    changed = Signal()

    def __init__(self, ask: Ask, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._asking: set[str] = set()
        self._is_reduced = False
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.on_application_state_changed)
        self.refresh()

    @property
    def is_reduced(self) -> bool:
        """Whether the system asked for less motion when it answered last."""
        return self._is_reduced

    def refresh(self) -> None:
        """Ask again."""
        try:
            self._ask(self, self._on_answer)
        except Exception as error:  # noqa: BLE001 - a system that cannot be asked asks for nothing
            _log.info("the system does not say whether to reduce motion: %s", error)

    def _on_answer(self, key: str, said: object) -> None:
        (self._asking.add if asks_to_reduce(key, said) else self._asking.discard)(key)
        if bool(self._asking) != self._is_reduced:
            self._is_reduced = bool(self._asking)
            self.changed.emit()

    def on_application_state_changed(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.refresh()
