"""Several people at the real window: each comes when called, looks, and decides by mouse or keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.accessible import name_of
from tests.e2e.window_player import WindowPlayer
from tests.session.people_helpers import Truth
from thousand_qt.engine.cards import cards_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.ui.accessible_table import CardButton, SightLabel
from thousand_qt.ui.cover import CoverSheet
from thousand_qt.ui.new_match import MatchSetup
from thousand_qt.ui.panels.looking import LookPanel
from thousand_qt.ui.texts.cards import card_name

NAMES = ("Zofia", "Anna", "Borys", "Celina")


class Family(WindowPlayer):
    """Everybody at the window.

    Attributes:
        covers: the names that stood on the covers.
    """

    def __init__(self, qtbot, window, *, seed=3) -> None:
        super().__init__(qtbot, window, seed=seed)
        self.covers = []
        self.watcher = None

    def sit_down(self, kinds, preset="classic"):
        """Begin a match of these kinds of players, by seat."""
        assert len(kinds) == RULE_SETS[preset].players
        self.window.start_match(MatchSetup(preset, NAMES[: len(kinds)], kinds))

    @property
    def cover(self) -> CoverSheet | None:
        sheet = self.window.area.sheet
        return sheet if isinstance(sheet, CoverSheet) else None

    def is_asked(self) -> bool:
        cover = self.cover
        if cover is not None:
            return cover.take_over_button.isEnabled()
        return self.session.awaited is None and super().is_asked()

    def step(self) -> object:
        self.wait_until_asked()
        if self.watcher is not None:
            self.watcher.look()
        cover = self.cover
        if cover is not None:
            self.covers.append(cover.title)
            self.take_over()
            return "take over"
        if isinstance(self.window.area.panel, LookPanel):
            self.carry_on()
            return "look"
        return super().step()

    def take_over(self):
        self.click("takeOverButton")

    def carry_on(self):
        self.click("carryOnButton")

    def play_match(self) -> None:
        self.play_until(lambda: self.view.phase is Phase.OVER and self.window.area.sheet is not None)


class FamilyAtTheKeyboard(Family):
    """The same, without a mouse."""

    def take_over(self):
        self.press(Qt.Key.Key_Return)

    def carry_on(self):
        self.press(Qt.Key.Key_Return)

    def click(self, name):
        button = self.button(name)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Qt.Key.Key_Space)

    def press(self, key):
        focus = self.window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def click_card(self, card):
        table = self.window.area.table
        table.setFocus()
        keys = self.window.scene.hand_keys
        QTest.keyClick(table, Qt.Key.Key_Home)
        for _ in range(30):
            focused = keys.focused
            if focused is not None and focused.card is card:
                QTest.keyClick(self.window.focusWidget() or table, Qt.Key.Key_Return)
                return
            QTest.keyClick(self.window.focusWidget() or table, Qt.Key.Key_Right)
        raise AssertionError(f"the keyboard does not find {card}")


class Watcher(QObject):
    """Looks at the window whenever anything in it is painted or anything happens, and notes what is wrong.

    Attributes:
        wrong: what was to be seen that whoever sits at the screen may not know.
        looked: how often the covered table was looked at.
    """

    def __init__(self, family):
        super().__init__(family.window)
        self.family = family
        self.window = family.window
        self.window.setUpdatesEnabled(True)
        self.wrong = []
        self.looked = 0
        family.watcher = self
        self._truth = None
        self._looking = False
        self.window.area.table.viewport().installEventFilter(self)
        self.window.scene.idle_reached.connect(self.look)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint:
            self.look()
        return False

    def look(self):
        """Compare what can be seen, by eye and by screen reader, with what may be known."""
        controller = self.window.controller
        if controller is None or self._looking:
            return
        session = controller.session
        if self._truth is None or self._truth[0] is not session:
            self._truth = session, Truth(session)
        truth = self._truth[1]
        if truth.state.deal is None:
            return
        scene = self.window.scene
        covered = isinstance(self.window.area.sheet, CoverSheet)
        # Between a card of the one and the cover for the other the one still looks at the table.
        front = scene.board.seat if not scene.board.onlooker else None
        if covered:
            self.looked += 1
            assert session.eyes is None
            front = None
        may = truth.may_know(front)
        picture = scene.picture()
        seen = {*picture.hand, *(card for card in picture.gifts if card)}
        seen |= {card for cards in picture.open_hands.values() for card in cards}
        seen |= {card for talon in picture.talons for card in talon if card}
        if not seen <= may:
            self.wrong.append(("picture", front, seen - may))
        if covered and (picture.hand or picture.dimmed):
            self.wrong.append(("hand under the cover", picture))
        if covered:
            spoken = " ".join(accessible_words(self.window))
            hidden = set(cards_of_state(truth.state)) - may
            self.wrong += [("accessible", card) for card in hidden if card_name(card) in spoken]


def cards_of_state(state):
    return [card for hand in state.deal.hands for card in cards_of(hand)]


def accessible_words(window) -> list[str]:
    """Return all that a screen reader finds in a window, and what hidden widgets of the table would say."""
    words = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() and not isinstance(widget, CardButton | SightLabel):
            continue  # such as the sheet of the deal before, which is about to be deleted
        words += [widget.accessibleName(), widget.accessibleDescription()]
        found = name_of(widget)
        if found is not None:
            words.append(found)
        for name in ("text", "toolTip"):
            value = getattr(widget, name, None)
            if callable(value):
                words.append(str(value()))
    return words
