"""“The rest is mine”: the player says so, the program examines it, and plays the deal to its end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction

from thousand_qt.ai.claims import Claim, Verdict
from thousand_qt.engine.actions import Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.claims import ClaimExaminer, ExaminedClaim
from thousand_qt.session.session import GameSession
from thousand_qt.table.scene import TableScene
from thousand_qt.ui.match_controller import MatchController
from thousand_qt.ui.overlay_button import OverlayButton
from thousand_qt.ui.table_area import TableArea


class Claims(QObject):
    """Offers the claim to whoever has to play a card.

    The entry of the menu can be chosen at every card. The button is there only when the claim would hold,
    which is found out meanwhile: it never tells more than the player could know.
    """

    def __init__(self, area: TableArea, scene: TableScene, entry: QAction) -> None:
        super().__init__(area)
        self._area = area
        self._scene = scene
        self._entry = entry
        self._session: GameSession | None = None
        self._view: PlayerView | None = None
        self._claim: Claim | None = None
        self._is_made = False
        self._examiner = ClaimExaminer(self)
        self._examiner.examined.connect(self.on_examined)
        self.button = OverlayButton("claimButton", area)
        self.button.hide()
        self.button.clicked.connect(self.make_claim)
        entry.triggered.connect(self.make_claim)
        entry.setEnabled(False)
        area.retranslated.connect(self.retranslate)
        scene.layout_changed.connect(self.place)
        scene.idle_reached.connect(self.on_idle_reached)
        self.retranslate()

    def close(self) -> None:
        self._examiner.close()

    def make_claim(self) -> None:
        """Say that the rest is the player's; nothing happens when it is not the moment."""
        if self._view is None:
            return
        self._is_made = True
        self._scene.finish()
        if self._claim is not None:
            self._decide(self._claim)
        else:
            self._examiner.ask(self._view)

    def on_match_begun(self, controller: MatchController) -> None:
        self._session = controller.session
        controller.decision_changed.connect(self.on_decision_changed)

    def on_match_left(self) -> None:
        self._session = None
        self.on_decision_changed(None)

    def on_decision_changed(self, view: PlayerView | None) -> None:
        self._examiner.drop()
        self._claim = None
        self._is_made = False
        plays = view is not None and view.phase is Phase.PLAY and _has_play(view)
        self._view = view if plays else None
        self._entry.setEnabled(plays)
        self.button.hide()
        if self._view is not None:
            self._examiner.ask(self._view)

    def on_examined(self, result: ExaminedClaim) -> None:
        if result.view is not self._view:
            return
        self._claim = result.claim
        if self._is_made:
            self._decide(result.claim)
        elif self._scene.idle:
            self.on_idle_reached()

    def on_idle_reached(self) -> None:
        """Offer the claim that would hold; of a single card there is nothing to say."""
        claim = self._claim
        if claim is not None and len(claim.plays) > 1 and not self.button.isVisibleTo(self._area):
            self.button.show()
            self.place()

    def _decide(self, claim: Claim) -> None:
        self._is_made = False
        match claim.verdict:
            case Verdict.PROVEN:
                text = QCoreApplication.translate("Claims", "The rest is yours, whatever the others hold.")
                self._area.show_notice(text)
                if self._session is not None:
                    self._session.play_out(claim.plays)
            case Verdict.NOT_PROVEN:
                text = QCoreApplication.translate(
                    "Claims",
                    "From what you can know it is not certain that every trick is yours. Play on.",
                )
                self._area.show_message(text)
            case Verdict.CARDS_TO_COME:
                text = QCoreApplication.translate(
                    "Claims", "Nobody can know it while cards are still drawn from the stock. Play on."
                )
                self._area.show_message(text)
            case Verdict.TOO_MUCH:
                text = QCoreApplication.translate(
                    "Claims", "That cannot be proven now: the cards may still lie in too many ways. Play on."
                )
                self._area.show_message(text)

    def place(self) -> None:
        """Put the button above that of the last trick."""
        self._area.place_button(self.button, self._area.claim_room)
        self.button.raise_()

    def retranslate(self) -> None:
        self.button.set_words(QCoreApplication.translate("Claims", "The rest is mine"))
        self.button.setToolTip(
            QCoreApplication.translate(
                "Claims", "Take all the remaining tricks without playing them (Ctrl+M)"
            )
        )
        self.place()


def _has_play(view: PlayerView) -> bool:
    return any(isinstance(action, Play) for action in view.legal_actions)
