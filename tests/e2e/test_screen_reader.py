"""A deal played through the accessibility interface alone: what a screen reader finds, hears and presses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.accessible import Node, act, nodes_below
from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.paths import Paths
from thousand_qt.engine.actions import Bid, ChooseTalon, Exchange, SetContract
from thousand_qt.engine.cards import Card
from thousand_qt.table.board import Zone
from thousand_qt.ui.texts import spoken
from thousand_qt.ui.texts.cards import card_name


class Listener(WindowPlayer):
    """A person who sees nothing: finds everything in the accessible tree and presses it there."""

    heard: list[str]

    def start(self, preset="classic", *args, **more) -> None:
        self.heard = []
        self.window.voice.announcer.said.connect(self.heard.append)
        super().start(preset, *args, **more)

    def tree(self) -> list[Node]:
        """Return everything that is shown, from top to bottom."""
        return nodes_below(self.window)

    def settle(self) -> None:
        """Wait until the table stands still and has been looked at."""
        self.wait_until_asked()
        self.qtbot.waitUntil(lambda: not self.window.voice.tree.is_behind)

    def buttons(self) -> list[Node]:
        return [node for node in self.tree() if isinstance(node.thing, QPushButton)]

    def node(self, name: str) -> Node:
        found = [node for node in self.buttons() if node.name == name]
        assert len(found) == 1, f"{len(found)} things called {name!r}"
        return found[0]

    def press(self, node: Node) -> None:
        button = node.thing
        assert isinstance(button, QPushButton)
        clicks = QSignalSpy(button.clicked)
        if not act(button):  # Qt shows the button pressed first
            self.qtbot.waitUntil(lambda: clicks.count() > 0)

    def click(self, name: str) -> None:
        found = [node for node in self.buttons() if node.thing.objectName() == name]
        assert len(found) == 1, name
        assert found[0].name, name
        assert not found[0].is_disabled, name
        self.press(found[0])

    def click_card(self, card: Card) -> None:
        self.press(self.node(card_name(card)))

    def do(self, action) -> None:
        self.settle()
        self.check()
        if isinstance(action, Bid | SetContract):
            while self.picker().amount < action.amount:
                self.picker().up.click()
            self.click("bidButton" if isinstance(action, Bid) else "contractButton")
        elif isinstance(action, Exchange):
            for card in action.cards:
                self.click_card(card)
                self.qtbot.waitUntil(lambda: not self.window.voice.tree.is_behind)
                assert self.node(card_name(card)).is_checked
                assert self.node(card_name(card)).about
            self.click("confirmExchangeButton")
        elif isinstance(action, ChooseTalon):
            self.press(self.node(spoken.talon_on_offer(action.talon)))
        else:
            super().do(action)

    def check(self) -> None:
        """Compare what is in the tree with what is on the table."""
        view, scene = self.view, self.window.scene
        texts = {node.name for node in self.tree()}
        names = [seat.name for seat in self.session.header.seats]
        for card, rect, playable in scene.hand_cards():
            node = self.node(card_name(card))
            about = node.about
            assert about == ("" if playable else spoken.not_now())
            assert node.is_focusable
            origin = self.window.area.table.viewport().mapToGlobal(rect.toAlignedRect().topLeft())
            assert _is_near(node.rect, QRect(origin, rect.toAlignedRect().size()))
        hand = [card_name(card) for card, _, _ in scene.hand_cards()]
        assert [node.name for node in self.buttons() if node.name in hand] == hand
        for played in view.trick:
            assert spoken.on_table(names[played.seat], played.card) in texts
        for spot, items in scene.board.spots():
            if spot.zone is Zone.TALON and scene.talons_offered:
                assert self.node(spoken.talon_on_offer(spot.number)).is_focusable
            elif spot.zone is Zone.TALON:
                for item in items:
                    assert spoken.in_talon(item.card if scene.board.shows_faces(spot) else None) in texts
        for seat in range(view.rules.players):
            assert any(text.startswith(names[seat] + ":") for text in texts), seat
        if self.window.area.panel is not None:
            assert self.window.area.panel.accessibleName() in texts


def _is_near(found: QRect, wanted: QRect) -> bool:
    return (found.center() - wanted.center()).manhattanLength() <= 3


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize(
    ("language", "form"),
    [("en", "polish-two-talons"), ("pl", "polish-stock"), ("ru", "polish-four")],
)
def test_a_deal_is_played_by_the_accessible_tree_alone(
    qtbot: QtBot, qapp: QApplication, profile_paths: Paths, language: str, form: str
) -> None:
    window = make_window(qtbot, qapp, profile_paths, language=language)
    listener = Listener(qtbot, window)
    listener.start(form)
    listener.play_deal()
    names = [seat.name for seat in listener.session.header.seats]
    heard = 0
    for _, _, events in listener.session.record.steps():
        for event in events:
            seen = event.seen_by(listener.session.eyes)
            sentence = None if seen is None else spoken.spoken_event(seen, names)
            assert sentence is None or sentence in listener.heard, event
            heard += sentence is not None
    assert heard > 24
