#!/usr/bin/env python3
"""Plays deals of the real program as a screen reader's user would: through AT-SPI and nothing else.

It needs the system's Python with the AT-SPI bindings, a display, a window manager that gives windows the
keyboard, and a session bus, which a test run does not have. On Debian:

    apt-get install at-spi2-core python3-pyatspi xvfb dbus openbox
    xvfb-run -a dbus-run-session -- /usr/bin/python3 tests/e2e/at_spi_deal.py PYTHON [RULES] [RUNS]

PYTHON is an interpreter that can run `-m thousand_qt`, RULES the name of a rule set of three or two players.
In each run deals are played until one has come in which this player won the auction and gave cards away or
put them aside. What a screen reader would say is printed; the exit status is 0 when in every run every card
was found, every button did what it says, everything was announced, and nothing that the bindings remember of
the program was out of date.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import gi  # pyright: ignore[reportMissingImports]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 # pyright: ignore[reportMissingImports]

REPOSITORY = Path(__file__).resolve().parents[2]
PATIENCE = 600
"""Seconds for a whole run."""
ANSWER_PATIENCE = 60
"""Seconds within which the program has to show that something pressed was pressed."""
PAUSE = 250
"""Milliseconds between two looks."""
RANKS = ("nine", "jack", "queen", "king", "ten", "ace")
BUTTONS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.TOGGLE_BUTTON)
MY_TURN = ("Your turn: play a card", "Your turn: lead to the trick")
MY_EXCHANGE = ("Choose a card for each opponent", "Choose two cards to put aside")
NOT_NOW = "may not be played now"
CONFIRM = ("Give these cards", "Put these cards aside")
MOST_BID = 200
ANSWERS = ("Play for ", "Play on", "Declare", "The left one", "Pass")
"""Beginnings of the buttons that answer a question, the one that is pressed first standing first."""


class NotObeyedError(Exception):
    """The program did not do what was asked for, or did not tell."""


class Player:
    """Finds what can be done in the accessible tree, does it, and keeps what was said.

    Attributes:
        heard: every announcement of the deal.
        spoken: what would be read when the keyboard goes somewhere.
        played: the cards pressed while one may be played.
        given: the cards laid out to be given or put aside.
        stale: what the bindings remembered wrongly.
    """

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.spoken: list[str] = []
        self.played: list[str] = []
        self.given: list[str] = []
        self.stale: list[str] = []
        self.over = False
        self._answered = 0
        """How many announcements there were when the last question was answered."""
        self._begun = False

    def listen(self) -> list[Atspi.EventListener]:
        """Return the listeners, which have to be kept."""
        listeners = []
        for kind, slot in (
            ("object:announcement", self.on_announcement),
            ("object:state-changed:focused", self.on_focus),
            # Whoever does not listen to changes is not told of them, and remembers what was.
            ("object:state-changed", lambda _: None),
            ("object:property-change", lambda _: None),
            ("object:children-changed", lambda _: None),
        ):
            listener = Atspi.EventListener.new(slot)
            listener.register(kind)
            listeners.append(listener)
        return listeners

    def on_announcement(self, event: Atspi.Event) -> None:
        words = str(event.any_data)
        self.heard.append(words)
        print("  said:", words, flush=True)

    def on_focus(self, event: Atspi.Event) -> None:
        if not event.detail1:
            return
        with contextlib.suppress(GLib.Error):  # a window that has gone again meanwhile
            words = reading(event.source)
            self.spoken.append(words)
            print("  read:", words, flush=True)

    def look(self) -> None:
        """Do the next thing there is to do.

        Raises:
            NotObeyedError: what was done had no effect.
        """
        named = buttons()
        if "Next deal" in named:
            if self.given:
                self.over = True
            else:
                self.heard.clear()  # before: the next deal may be announced at once
                self.played.clear()
                self._answered = 0
                self._press(named["Next deal"])
                wait_for(lambda: "Next deal" not in buttons(), "the next deal begins")
            return
        if "Start the match" in named and not self._begun:
            self._begun = True
            self._press(named["Start the match"])
            wait_for(lambda: "Start the match" not in buttons(), "the match begins")
            return
        question = self.heard[-1] if self.heard[self._answered :] else ""
        if question in MY_EXCHANGE:
            self._exchange()
        elif question in MY_TURN:
            self._play()
        elif question:
            self._answer(named)

    def _answer(self, named: dict[str, Atspi.Accessible]) -> None:
        """Press what answers the question, if it is one that buttons answer."""
        bid = next((name for name in named if name.startswith("Bid ")), None)
        if bid is not None and is_enabled(named[bid]) and int(bid.split()[-1]) <= MOST_BID:
            self._press_and_hear(named[bid], bid)
            return
        for beginning in ANSWERS:
            for name, node in named.items():
                if name.startswith(beginning) and is_enabled(node):
                    self._press_and_hear(node, name)
                    return

    def _exchange(self) -> None:
        """Lay two cards out and give them."""
        for step in range(2):
            hand = {name: node for name, node in cards().items() if not is_checked(node)}
            name = list(hand)[-1 - step]
            self._focus(hand[name], name)
            self._press(hand[name])
            wait_for(lambda name=name: is_checked(cards()[name]), f"{name} is chosen")
            wait_for(
                lambda name=name: cards()[name].get_description().startswith("chosen"),
                f"it is said of {name} whom it is for",
            )
            self.given.append(name)
        # A mind can be changed: the card goes back, and is laid out once more.
        last = self.given[-1]
        self._press(cards()[last])
        wait_for(lambda: not is_checked(cards()[last]), f"{last} is back in the hand")
        self._press(cards()[last])
        wait_for(lambda: is_checked(cards()[last]), f"{last} is chosen again")
        self._compare()
        confirm = next(word for word in CONFIRM if word in buttons())
        wait_for(lambda: is_enabled(buttons()[confirm]), f"{confirm!r} can be pressed")
        self._press_and_hear(buttons()[confirm], confirm)
        wait_for(lambda: not set(self.given) & set(cards()), "the cards have left the hand")

    def _play(self) -> None:
        """Play one of the cards that are allowed."""
        wait_for(lambda: bool(cards()), "there are cards to play")
        self._compare()
        hand = cards()
        allowed = [name for name, node in hand.items() if NOT_NOW not in node.get_description()]
        if not allowed:
            raise NotObeyedError(f"none of {list(hand)} may be played")
        name = allowed[len(self.played) % len(allowed)]
        self._focus(hand[name], name)
        self.played.append(name)
        self._press_and_hear(hand[name], name)

    def _compare(self) -> None:
        """Note what the bindings remember of the hand that is not so."""
        for name, node in cards().items():
            remembered = node.get_name(), is_set(node), node.get_description()
            node.clear_cache()
            now = node.get_name(), is_set(node), node.get_description()
            if remembered != now:
                self.stale.append(f"{name}: {remembered} is {now}")
                print(" stale:", self.stale[-1], flush=True)

    def _focus(self, node: Atspi.Accessible, name: str) -> None:
        """Take the keyboard to a card, and hear that it is there."""
        before = len(self.spoken)
        Atspi.Component.grab_focus(node)
        if shutil.which("openbox"):
            wait_for(
                lambda: any(words.startswith(name) for words in self.spoken[before:]) or has_keyboard(node),
                f"{name} gets the keyboard",
            )

    def _press_and_hear(self, node: Atspi.Accessible, name: str) -> None:
        """Press, and wait until something is said of it."""
        self._answered = len(self.heard)
        self._press(node)
        declined = "Declare"

        def is_said() -> bool:
            if len(self.heard) > self._answered:
                return True
            asked = buttons()  # a marriage can be declared, or not
            for each in asked:
                if each.startswith(declined):
                    self._press(asked[each])
                    return False
            return False

        wait_for(is_said, f"what comes of {name!r} is said")

    @staticmethod
    def _press(node: Atspi.Accessible) -> None:
        print("press:", reading(node), flush=True)
        names = [Atspi.Action.get_action_name(node, at) for at in range(Atspi.Action.get_n_actions(node))]
        wanted = [at for at, name in enumerate(names) if name in ("Press", "Toggle")]
        Atspi.Action.do_action(node, wanted[0])

    def check(self) -> None:
        """Look at the whole deal.

        Raises:
            NotObeyedError: something is missing.
        """
        mine = sum(words.startswith("Player plays the ") for words in self.heard)
        if mine != len(self.played) or mine not in (8, 10):
            raise NotObeyedError(f"{len(self.played)} cards played, {mine} of them announced")
        if self.stale:
            raise NotObeyedError(f"{len(self.stale)} things were remembered that were no longer so")


def wait_for(holds: object, what: str) -> None:
    """Let the bus speak until this holds.

    Raises:
        NotObeyedError: it did not within `ANSWER_PATIENCE`.
    """
    end = time.monotonic() + ANSWER_PATIENCE
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        with contextlib.suppress(GLib.Error, KeyError):  # what was looked at has gone meanwhile
            if holds():  # pyright: ignore[reportCallIssue]
                return
        time.sleep(0.05)
    raise NotObeyedError(f"it does not come about that {what}")


def everything() -> list[Atspi.Accessible]:
    """Return all that is shown of the program, from top to bottom."""
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
    return [node for node in found if is_showing(node)]


def buttons() -> dict[str, Atspi.Accessible]:
    """Return all buttons that are shown, by their names."""
    return {node.get_name(): node for node in everything() if node.get_role() in BUTTONS}


def cards() -> dict[str, Atspi.Accessible]:
    """Return the cards of the own hand, from left to right."""
    return {name: node for name, node in buttons().items() if name.split(" ")[0] in RANKS}


def is_showing(node: Atspi.Accessible) -> bool:
    states = node.get_state_set()
    return states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE)


def is_enabled(node: Atspi.Accessible) -> bool:
    return has_state(node, Atspi.StateType.ENABLED)


def is_checked(node: Atspi.Accessible) -> bool:
    return has_state(node, Atspi.StateType.CHECKED)


def has_keyboard(node: Atspi.Accessible) -> bool:
    return has_state(node, Atspi.StateType.FOCUSED)


def is_set(node: Atspi.Accessible) -> bool:
    """Return whether it is checked, as far as the bindings remember."""
    return node.get_state_set().contains(Atspi.StateType.CHECKED)


def has_state(node: Atspi.Accessible, state: Atspi.StateType) -> bool:
    """Ask the program itself: what the bindings remember may be older than what was just pressed."""
    node.clear_cache()
    return node.get_state_set().contains(state)


def reading(node: Atspi.Accessible) -> str:
    """Return what a screen reader reads: name, role, state, description."""
    checked = ", checked" if is_checked(node) else ""
    about = node.get_description()
    return f"{node.get_name()}, {node.get_role_name()}{checked}" + (f", {about}" if about else "")


def run(python: str, rules: str) -> bool:
    """Play once; return whether all went well."""
    with tempfile.TemporaryDirectory() as profile:
        config = Path(profile) / "config"
        config.mkdir()
        (config / "settings.toml").write_text(f'preset = "{rules}"\nspeed = "fast"\nlanguage = "en"\n')
        program = subprocess.Popen(
            [python, "-m", "thousand_qt", "--profile", profile],
            cwd=REPOSITORY,
            env={
                **os.environ,
                "LC_ALL": "C.UTF-8",
                "QT_QPA_PLATFORM": "xcb",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            },
        )
        player = Player()
        listeners = player.listen()
        end = time.monotonic() + PATIENCE
        context = GLib.MainContext.default()
        fault = ""
        try:
            while not player.over:
                if program.poll() is not None:
                    raise NotObeyedError(f"the program has ended with {program.returncode}")
                if time.monotonic() > end:
                    raise NotObeyedError("the deal has no end")
                while context.pending():
                    context.iteration(False)
                with contextlib.suppress(GLib.Error):  # what was looked at has gone meanwhile
                    player.look()
                time.sleep(PAUSE / 1000)
            player.check()
        except NotObeyedError as failure:
            fault = str(failure)
            for node in everything():
                if node.get_name():
                    print("   end:", reading(node).replace("\n", "; "))
        program.terminate()
        program.wait()
        for listener in listeners:
            listener.deregister("object:")
    print(
        f"{rules}: {len(player.played)} cards played, {len(player.given)} given, "
        f"{len(player.heard)} announcements, {len(player.spoken)} times something got the keyboard"
    )
    print(f"FAILED: {fault}" if fault else "passed", flush=True)
    return not fault


def main() -> int:
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    rules = sys.argv[2] if len(sys.argv) > 2 else "classic"
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    manager = None
    if shutil.which("openbox"):
        manager = subprocess.Popen(["openbox"])
    else:
        print("Without a window manager it is not examined where the keyboard is.")
    passed = sum(run(python, rules) for _ in range(runs))
    if manager is not None:
        manager.terminate()
        manager.wait()
    print(f"{passed} of {runs} passed")
    return 0 if passed == runs else 1


if __name__ == "__main__":
    sys.exit(main())
