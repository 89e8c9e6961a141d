#!/usr/bin/env python3
"""Plays a deal of the real program as a screen reader's user would: through AT-SPI and nothing else.

It needs the system's Python with the AT-SPI bindings, a display and a session bus, which a test run does not
have. On Debian:

    apt-get install at-spi2-core python3-pyatspi xvfb dbus
    xvfb-run -a dbus-run-session -- /usr/bin/python3 tests/e2e/at_spi_deal.py PYTHON

PYTHON is an interpreter that can run `-m thousand_qt`. What a screen reader would say is printed; the exit
status is 0 when the deal has come to its end, and every card was found and every event announced.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import gi  # pyright: ignore[reportMissingImports]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 # pyright: ignore[reportMissingImports]

REPOSITORY = Path(__file__).resolve().parents[2]
PATIENCE = 180
"""Seconds for the whole deal."""
PAUSE = 600
"""Milliseconds between two looks."""
RANKS = ("nine", "jack", "queen", "king", "ten", "ace")
BUTTONS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.TOGGLE_BUTTON)
MY_TURN = ("Your turn: play a card", "Your turn: lead to the trick")
NOT_NOW = "may not be played now"
ANSWERS = ("Pass", "Bid ", "Play for ", "Play on", "Give these cards", "Play without declaring")
"""Beginnings of the buttons that answer a question, the one that is pressed first standing first."""


class Player:
    """Finds what can be done in the accessible tree, does it, and keeps what was said.

    Attributes:
        heard: every announcement.
        spoken: what would be read when the keyboard goes somewhere.
        played: the cards pressed while one may be played.
        deepest: how many things the tree has held at most.
    """

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.spoken: list[str] = []
        self.played: list[str] = []
        self.deepest = 0
        self.over = False

    def listen(self) -> list[Atspi.EventListener]:
        """Return the listeners, which have to be kept."""
        listeners = []
        for kind, slot in (
            ("object:announcement", self.on_announcement),
            ("object:state-changed:focused", self.on_focus),
        ):
            listener = Atspi.EventListener.new(slot)
            listener.register(kind)
            listeners.append(listener)
        return listeners

    def on_announcement(self, event: Atspi.Event) -> None:
        words = event.any_data
        self.heard.append(str(words))
        print("  said:", words, flush=True)

    def on_focus(self, event: Atspi.Event) -> None:
        if not event.detail1:
            return
        with contextlib.suppress(GLib.Error):  # a window that has gone again meanwhile
            words = reading(event.source)
            self.spoken.append(words)
            print("  read:", words, flush=True)

    def look(self) -> None:
        """Do the next thing there is to do."""
        shown = [node for node in everything() if is_showing(node)]
        self.deepest = max(self.deepest, len(shown))
        buttons = [node for node in shown if node.get_role() in BUTTONS]
        named = {node.get_name(): node for node in buttons}
        if "Next deal" in named:
            self.over = sum(" plays the " in words for words in self.heard) == 24
            if not self.over:  # somebody gave the deal up
                self.played.clear()
                self.heard.clear()
                self._press(named["Next deal"])
            return
        if "Start the match" in named:
            self._press(named["Start the match"])
            return
        cards = [node for node in buttons if node.get_name().split(" ")[0] in RANKS]
        giving = named.get("Give these cards")
        if giving is not None and not is_enabled(giving):
            unchosen = [node for node in cards if not is_checked(node)]
            if unchosen:
                self._press(unchosen[-1])
            return
        for beginning in ANSWERS:
            for name, node in named.items():
                if name.startswith(beginning) and is_enabled(node):
                    self._press(node)
                    return
        # A card pressed before the table has come to rest may be refused, with the reason; then another is.
        asked = any(w in MY_TURN for w in self.heard[-3:])
        allowed = [node for node in cards if NOT_NOW not in node.get_description()]
        if allowed and asked:
            card = allowed[len(self.played) % len(allowed)]
            if not self.played:
                for each in cards:
                    print("  hand:", reading(each), where(each), flush=True)
            Atspi.Component.grab_focus(card)
            self.played.append(card.get_name())
            self._press(card)

    @staticmethod
    def _press(node: Atspi.Accessible) -> None:
        print("press:", reading(node), flush=True)
        names = [
            Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))
        ]
        wanted = [index for index, name in enumerate(names) if name in ("Press", "Toggle")]
        Atspi.Action.do_action(node, wanted[0])


def everything() -> list[Atspi.Accessible]:
    """Return all that the program has in the tree, from top to bottom."""
    desktop = Atspi.get_desktop(0)
    found: list[Atspi.Accessible] = []

    def walk(node: Atspi.Accessible) -> None:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                found.append(child)
                walk(child)

    for index in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(index)
        if program is not None:
            walk(program)
    return found


def is_showing(node: Atspi.Accessible) -> bool:
    states = node.get_state_set()
    return states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE)


def is_enabled(node: Atspi.Accessible) -> bool:
    return has_state(node, Atspi.StateType.ENABLED)


def is_checked(node: Atspi.Accessible) -> bool:
    return has_state(node, Atspi.StateType.CHECKED)


def has_state(node: Atspi.Accessible, state: Atspi.StateType) -> bool:
    """Ask the program itself: what the bindings remember may be older than what was just pressed."""
    node.clear_cache()
    return node.get_state_set().contains(state)


def where(node: Atspi.Accessible) -> str:
    box = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
    return f"({box.x}, {box.y}, {box.width} x {box.height})"


def reading(node: Atspi.Accessible) -> str:
    """Return what a screen reader reads: name, role, state, description."""
    checked = ", checked" if is_checked(node) else ""
    about = node.get_description()
    return f"{node.get_name()}, {node.get_role_name()}{checked}" + (f", {about}" if about else "")


def main() -> int:
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    with tempfile.TemporaryDirectory() as profile:
        program = subprocess.Popen(
            [python, "-m", "thousand_qt", "--profile", profile],
            cwd=REPOSITORY,
            env={
                **os.environ,
                "LANGUAGE": "en",
                "LC_ALL": "C.UTF-8",
                "QT_QPA_PLATFORM": "xcb",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            },
        )
        player = Player()
        listeners = player.listen()
        loop = GLib.MainLoop()
        end = time.monotonic() + PATIENCE

        def on_timeout() -> bool:
            with contextlib.suppress(GLib.Error):  # what was looked at has gone meanwhile
                player.look()
            if player.over or time.monotonic() > end or program.poll() is not None:
                loop.quit()
                return False
            return True

        GLib.timeout_add(PAUSE, on_timeout)
        loop.run()
        ended_early = program.poll() is not None
        for node in everything():
            if is_showing(node) and node.get_name():
                print("   end:", reading(node).replace("\n", "; "))
        program.terminate()
        program.wait()
        del listeners
    played = sum(" plays the " in words for words in player.heard)
    print(
        f"{len(player.played)} cards played by hand, {played} announced, {len(player.heard)} announcements,"
    )
    print(f"{len(player.spoken)} times something got the keyboard, at most {player.deepest} things shown")
    if ended_early or not player.over or len(player.played) < 8 or played != 24:
        print("FAILED")
        return 1
    print("passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
