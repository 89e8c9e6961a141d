"""Plays in the real window the way a person does: by mouse on cards and buttons, or by keys.

What to do is decided by a computer player from the view of the person's seat; how it is done goes
through real mouse and key events at the places where the window shows things.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.clicking import WAIT, click
from tests.ui.replay.recorded import recorded
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.app.i18n import Translations
from thousand_qt.app.paths import Paths
from thousand_qt.app.settings import Settings, SettingsStore, Speed
from thousand_qt.app.theme import ThemeKeeper
from thousand_qt.engine.actions import (
    Bid,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    GiveUp,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.engine.shuffle import SECRET_BYTES
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.records.record_file import RecordFile
from thousand_qt.table.board import Zone
from thousand_qt.ui.house_rules.rule_book import own_key
from thousand_qt.ui.main_window import MainWindow
from thousand_qt.ui.new_match import MatchSetup
from thousand_qt.ui.panels.amount_picker import AmountPicker
from thousand_qt.ui.panels.bidding import BiddingPanel, ContractPanel

LEFT = Qt.MouseButton.LeftButton

FORMS = ("classic", "polish-two-talons", "polish-stock", "polish-four")
"""A rule set of every form of the game."""


def make_window(
    qtbot,
    qapp,
    paths: Paths,
    *,
    speed=Speed.OFF,
    language="en",
    seed=11,
    size=(1280, 720),
    more=(),
    painted: bool | None = None,
):
    """Return a shown main window with its own settings; `more` are folders of further languages.

    It is `painted` where something moves, and where a test asks for it: more than half of the time of a deal
    would be spent on pictures that nobody looks at. Whoever grabs the window needs it painted.
    """
    store = SettingsStore(paths.config / "settings.toml")
    settings = msgspec.structs.replace(Settings(), speed=speed, language=language)
    translations = Translations(qapp, more=more)
    translations.set_language(language)
    theme = ThemeKeeper(qapp)
    theme.set_theme(settings.theme)
    secrets = (number.to_bytes(SECRET_BYTES, "big") for number in itertools.count(seed))
    window = MainWindow(paths, store, settings, translations, theme, LEVELS, lambda: next(secrets))
    theme.setParent(window)
    translations.setParent(window)
    qtbot.addWidget(window)
    window.resize(*size)
    window.setUpdatesEnabled(speed is not Speed.OFF if painted is None else painted)
    window.show()
    qtbot.waitExposed(window)
    return window


class WindowPlayer:
    """A person at the window.

    Attributes:
        clicks: how many buttons and cards have been clicked so far.
    """

    def __init__(self, qtbot, window: MainWindow, *, seed=3) -> None:
        self.qtbot = qtbot
        self.window = window
        self.mind = LEVELS["casual"](seed)
        self.clicks = 0

    def start(self, preset="classic", levels=("casual", "casual", "casual")) -> None:
        players = RULE_SETS[preset].players
        names = ("Zofia", "Anna", "Borys", "Celina")[:players]
        self.window.start_match(MatchSetup(preset, names, ("human", *levels[: players - 1])))

    def start_to_500(self, preset: str, levels=("casual", "casual", "casual")) -> None:
        """Begin a match by these rules that is won with 500: its first deal is not far from its last."""
        rules = RULE_SETS[preset].replace(target=500)
        names = ("Zofia", "Anna", "Borys", "Celina")[: rules.players]
        own_set = RuleSet("To 500", rules)
        kinds = ("human", *levels[: rules.players - 1])
        self.window.start_match(MatchSetup(own_key(own_set.name), names, kinds, own_set))

    def go_on_near_the_end(self, preset: str) -> None:
        """Go on with a match of which all but the last two deals have been played."""
        record = recorded(preset, deals=200, more=0)
        dealings = [number for number, action in enumerate(record.actions) if isinstance(action, DealCards)]
        path = self.window.match_host.folder / "begun.thousand"
        RecordFile.create(path, record.header, record.actions[: dealings[-2]]).close()
        self.window.open_file(path)

    @property
    def session(self):
        controller = self.window.controller
        assert controller is not None
        return controller.session

    @property
    def view(self):
        return self.session.view

    def is_asked(self) -> bool:
        """Whether the window waits for the person: a panel, a sheet, or a card to be played."""
        area = self.window.area
        if not self.window.scene.idle:
            return False
        if area.sheet is not None or area.panel is not None:
            return True
        view = self.view
        return view.phase is Phase.PLAY and bool(view.legal_actions)

    def wait(self, condition) -> None:
        """Wait until the condition holds. Computer players answer within a millisecond or two: look soon."""
        pause, waited = 1, 0
        while not condition():
            assert waited < WAIT, f"{condition} did not come true"
            self.qtbot.wait(pause)
            waited += pause
            pause = min(2 * pause, 10)

    def wait_until_asked(self) -> None:
        self.wait(self.is_asked)

    # Looking and clicking

    def button(self, name: str) -> QPushButton:
        found = [button for button in self.window.area.findChildren(QPushButton, name) if button.isVisible()]
        assert len(found) == 1, f"{len(found)} visible buttons {name!r}"
        assert found[0].isEnabled(), f"button {name!r} is disabled"
        return found[0]

    def has_button(self, name: str) -> bool:
        return any(button.isVisible() for button in self.window.area.findChildren(QPushButton, name))

    def click(self, name: str) -> None:
        self.clicks += 1
        click(self.button(name))

    def visible_points(self, card) -> list[QPoint]:
        """Return where a card of the hand can be hit, from left to right, in pixels of the viewport."""
        table = self.window.area.table
        for shown, rect, _ in self.window.scene.hand_cards():
            if shown is not card:
                continue
            points = [
                table.mapFromScene(QPointF(rect.left() + share * rect.width() / 20, rect.center().y()))
                for share in range(1, 20)
            ]
            return [point for point in points if getattr(table.itemAt(point), "card", None) is card]
        raise AssertionError(f"{card} is not shown in the hand")

    def card_point(self, card) -> QPoint:
        """Return the middle of what can be seen of a card of the hand; another card may be flying over it."""
        points: list[QPoint] = []

        def is_seen() -> bool:
            points[:] = self.visible_points(card)
            return bool(points)

        self.wait(is_seen)
        return points[len(points) // 2]

    def click_card(self, card) -> None:
        self.clicks += 1
        QTest.mouseClick(self.window.area.table.viewport(), LEFT, pos=self.card_point(card))

    def click_talon(self, talon) -> None:
        """Click on the last card of a talon that lies on the table."""
        self.clicks += 1
        item = self.window.scene.board.at(Zone.TALON, talon)[-1]
        table = self.window.area.table
        QTest.mouseClick(table.viewport(), LEFT, pos=table.mapFromScene(item.scene_rect.center()))

    def picker(self) -> AmountPicker:
        panel = self.window.area.panel
        assert isinstance(panel, BiddingPanel | ContractPanel)
        return panel.picker

    # Playing

    def decide(self):
        """Return what the person wants to do now."""
        return self.mind.choose(self.view, Budget())

    def step(self) -> object:
        """Wait for the next question and answer it by mouse; returns the action, or "next" for a sheet."""
        self.wait_until_asked()
        if self.window.area.sheet is not None:
            self.click("nextDealButton")
            return "next"
        action = self.decide()
        self.do(action)
        return action

    def do(self, action) -> None:
        """Carry an action out by mouse."""
        match action:
            case Pass():
                self.click("passButton")
            case Bid() | SetContract():
                picker = self.picker()
                while picker.amount < action.amount:
                    click(picker.up)
                assert picker.amount == action.amount
                self.click("bidButton" if isinstance(action, Bid) else "contractButton")
            case ChooseTalon():
                self.click_talon(action.talon)
            case Exchange():
                for card in action.cards:
                    self.click_card(card)
                self.click("confirmExchangeButton")
            case Play():
                may_declare = Play(action.seat, action.card, True) in self.view.legal_actions
                self.click_card(action.card)
                if may_declare:
                    self.click("declareButton" if action.declare else "silentButton")
            case GiveUp():
                self.click("giveUpButton")
                self.click("confirmGiveUpButton")
            case ClaimRedeal():
                self.click("claimButton")
            case WaiveRedeal():
                self.click("waiveButton")
            case _:
                raise AssertionError(f"no way to do {action}")

    def play_until(self, condition, most=3000) -> None:
        """Play on by mouse until the condition holds."""
        for _ in range(most):
            self.wait_until_asked()
            if condition():
                return
            self.step()
        raise AssertionError("the condition did not come true")

    def go_to(self, condition: Callable[[], object]) -> None:
        """Play on until the condition holds. Nobody looks: nothing is painted on the way."""
        painted = self.window.updatesEnabled()
        self.window.setUpdatesEnabled(False)
        try:
            self.play_until(condition)
        finally:
            self.window.setUpdatesEnabled(painted)

    def go_to_sheet(self) -> None:
        """Play until the next result sheet, with nothing painted on the way."""
        self.go_to(lambda: self.window.area.sheet is not None)

    def play_deal(self) -> None:
        """Play until the next result sheet."""
        self.play_until(lambda: self.window.area.sheet is not None)

    def play_match(self) -> None:
        """Play until the match is over and the last result sheet is shown."""
        self.play_until(lambda: self.view.phase is Phase.OVER)
