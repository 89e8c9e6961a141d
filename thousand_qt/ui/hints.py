"""Hints in two steps: first what to look at, and, asked once more, what to do and why."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

from thousand_qt.ai.explanation import Explanation
from thousand_qt.ai.focus import focus_of
from thousand_qt.engine.actions import Action, ChooseTalon, Exchange, Play
from thousand_qt.engine.record import HelpKind
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.adviser import Advice, Adviser
from thousand_qt.session.session import GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.overlay_button import OverlayButton
from thousand_qt.ui.table_area import HINT_MILLISECONDS, TableArea
from thousand_qt.ui.texts.explanations import explanation_text
from thousand_qt.ui.texts.focus import focus_text


class Step(enum.IntEnum):
    """How much of a hint has been asked for."""

    NOTHING = 0
    LOOK = 1
    MOVE = 2


class Hints(QObject):
    """Gives hints on one decision at a time, and has each step written into the record of the match.

    Signals:
        offered(bool): there is a decision on which a hint can be given, or no longer.
        step_changed(Step): what has been asked for of the hint on this decision.
        move_told(Action): what to do was told; whoever shows the choices points it out.
    """

    offered = Signal(bool)
    step_changed = Signal(object)
    move_told = Signal(object)

    def __init__(
        self,
        session: GameSession,
        adviser: Adviser | None,
        scene: TableScene,
        area: TableArea,
        names: Sequence[str],
        parent: QObject | None = None,
    ) -> None:
        """Give hints with the help of this adviser; without one there are none."""
        super().__init__(parent)
        self._session = session
        self._adviser = adviser
        self._scene = scene
        self._area = area
        self._names = tuple(names)
        self._decision: PlayerView | None = None
        self._explanation: Explanation | None = None
        self._step = Step.NOTHING
        self._shown = Step.NOTHING
        if adviser is not None:
            adviser.setParent(self)
            adviser.advised.connect(self.on_advised)
        self.button = OverlayButton("hintButton", area)
        self.button.setFocusPolicy(
            Qt.FocusPolicy.NoFocus
        )  # its key finds it, and the cards keep the keyboard
        self.button.clicked.connect(self.ask)
        self.button.hide()
        area.retranslated.connect(self.retranslate)
        scene.layout_changed.connect(self.place)
        scene.idle_reached.connect(self.on_idle_reached)
        self.retranslate()

    @property
    def is_offered(self) -> bool:
        """Whether the player has something to decide now, and there is someone to ask."""
        return self._decision is not None and self._adviser is not None

    @property
    def step(self) -> Step:
        """What has been asked for on the present decision."""
        return self._step

    @property
    def told(self) -> Action | None:
        """What the player has been told to do; None as long as he has not."""
        shown = self._explanation is not None and self._shown is Step.MOVE
        return self._explanation.action if shown and self._explanation is not None else None

    def decide(self, view: PlayerView | None) -> None:
        """Have hints belong to the decision of this view, or to none; one being thought about is dropped."""
        self._decision = view
        self._explanation = None
        self._shown = Step.NOTHING
        if self._adviser is not None:
            self._adviser.drop()
        self._set_step(Step.NOTHING)
        self.button.setVisible(self.is_offered and self._scene.idle)
        self.offered.emit(self.is_offered)

    def close(self) -> None:
        """Give no more hints, and take the button away."""
        self._area.retranslated.disconnect(self.retranslate)
        self._scene.layout_changed.disconnect(self.place)
        self._scene.idle_reached.disconnect(self.on_idle_reached)
        if self._adviser is not None:
            self._adviser.close()
        self.button.hide()
        self.button.deleteLater()

    @Slot()
    def ask(self) -> None:
        """Go a step further; the words come when they have been thought of, unless the player acts before."""
        if self._decision is None or self._adviser is None:
            return
        self._scene.finish()
        asked_before = self._step
        self._set_step(Step(min(self._step + 1, Step.MOVE)))
        if self._explanation is not None:
            self._show(self._explanation)
        elif asked_before is Step.NOTHING:
            self._adviser.ask(self._decision)

    @Slot(object)
    def on_advised(self, advice: Advice) -> None:
        if self._decision is None or advice.view is not self._decision:
            return
        if advice.explanation is None:
            self._set_step(Step.NOTHING)
            self._area.show_words(no_hint, HINT_MILLISECONDS)
            return
        self._explanation = advice.explanation
        self._show(advice.explanation)

    def _show(self, explanation: Explanation) -> None:
        view, names = self._decision, self._names
        assert view is not None
        self._shown = max(self._step, Step.LOOK)
        self._session.note_help(HelpKind.LOOK)
        if self._shown is Step.LOOK:
            self._area.show_words(
                lambda: focus_text(focus_of(view, explanation), view, names), HINT_MILLISECONDS
            )
            return
        self._session.note_help(HelpKind.MOVE)
        self.mark()
        self._area.show_words(lambda: explanation_text(explanation, view, names), HINT_MILLISECONDS)
        self.move_told.emit(explanation.action)

    def mark(self) -> None:
        """Point out on the table what was told, once more where the table has been laid out anew."""
        match self.told:
            case Play(card=card):
                self._scene.mark_cards({card})
            case Exchange(cards=cards):
                self._scene.mark_cards(cards)
            case ChooseTalon(talon=talon):
                self._scene.mark_talon(talon)
            case _:
                pass

    def _set_step(self, step: Step) -> None:
        changed = step is not self._step
        self._step = step
        if changed:
            self.retranslate()
            self.step_changed.emit(step)

    @Slot()
    def on_idle_reached(self) -> None:
        if self.is_offered and not self.button.isVisibleTo(self._area):
            self.button.show()
            self.place()

    @Slot()
    def place(self) -> None:
        """Put the button over the player's own plate."""
        self._area.place_button(self.button, self._area.table.table_scene.table_layout.hint.toAlignedRect())
        self.button.raise_()

    @Slot()
    def retranslate(self) -> None:
        self.button.set_words(hint_words(self._step))
        if self._step is Step.NOTHING:
            tip = QCoreApplication.translate("Hints", "Say what to look at (H)")
        else:
            tip = QCoreApplication.translate("Hints", "Say what to do, and why (H)")
        self.button.setToolTip(tip)
        self.place()


def hint_words(step: Step) -> str:
    """Return what the button says that leads one step further."""
    if step is Step.NOTHING:
        return QCoreApplication.translate("Hints", "Hint")
    return QCoreApplication.translate("Hints", "And what to do?")


def no_hint() -> str:
    """Return that the adviser had no answer."""
    return QCoreApplication.translate("Hints", "There is no hint for this decision.")
