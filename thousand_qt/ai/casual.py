"""Plays by rules of thumb: bids what the hand counts, cashes winners, helps against the declarer."""

from __future__ import annotations

from thousand_qt.ai.bidding import answer_redeal, choose_call, choose_contract, gives_up
from thousand_qt.ai.exchange import choose_exchange
from thousand_qt.ai.explanation import Explanation
from thousand_qt.ai.playing import choose_play
from thousand_qt.ai.reasoning import explain_judgement
from thousand_qt.ai.seat import Budget
from thousand_qt.engine.actions import Action, ChooseTalon, GiveUp, LookAtCards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView


class Casual:
    """Follows the advice in the rule books under every rule set; the same view and seed give the same answer.

    It keeps no memory of its own: all it knows is in the view. The seed only decides what judgement cannot.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView, budget: Budget) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        match view.phase:
            case Phase.DARK:
                return LookAtCards(view.seat)
            case Phase.REDEAL:
                return answer_redeal(view)
            case Phase.AUCTION:
                return choose_call(view)
            case Phase.TALON:
                return self._choose_talon(view)
            case Phase.CONTRACT:
                return choose_contract(view)
            case Phase.EXCHANGE:
                return GiveUp(view.seat) if gives_up(view) else choose_exchange(view)
            case Phase.PLAY:
                return GiveUp(view.seat) if gives_up(view) else choose_play(view)
            case Phase.DEALING | Phase.OVER:
                raise ValueError("there is nothing to decide between deals")

    def explain(self, view: PlayerView, budget: Budget) -> Explanation:
        return explain_judgement(view, self.choose(view, budget))

    def _choose_talon(self, view: PlayerView) -> Action:
        return ChooseTalon(view.seat, (self._seed + view.number) % len(view.talon_sizes))
