"""Whether to bid in the dark: many deals that could be this one are bid to an end, for no card is known.

What is weighed is the expectation over all hands. Nobody can do better than that before he looks, so a bid in
the dark is judged by it alone, and never by the hand that is there in the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

import msgspec

from thousand_qt.ai.bidding import CAUTION, answer_redeal, choose_call, choose_contract, declarer_prospects
from thousand_qt.ai.explanation import Explanation, OptionWeighed, Reason, ranked
from thousand_qt.ai.giving_up import match_worth_of_giving_up
from thousand_qt.ai.model.hand import DealtChances
from thousand_qt.ai.model.stakes import MatchStakes
from thousand_qt.ai.search.chances import Mixed
from thousand_qt.ai.solver import SolveStopped, StopFlag
from thousand_qt.engine.actions import Action, BidInTheDark, DealCards, GiveUp, LookAtCards, SetContract
from thousand_qt.engine.auction import contracts
from thousand_qt.engine.cards import PACK, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import DARK_BID
from thousand_qt.engine.view import PlayerView, view_of

_DEALS: Final = 60
"""Deals looked at before it is decided: they settle the worth to some ten points of the score."""

_BONUS_OF_TWO: Final = 8.0
"""Points a declarer against one other takes beyond the quick count: Strong did so in deals bid in the dark.
Against two he took just what was counted."""
_BEFORE_THE_CARDS_ARE_GIVEN: Final = (Phase.REDEAL, Phase.AUCTION, Phase.TALON)


class UnseenDeal(msgspec.Struct, frozen=True):
    """One deal that could be this one, and what both ways of beginning it are worth to the eldest hand.

    Attributes:
        looking, dark: what it is worth to look, and to bid in the dark, in points of the score.
        chance: that `DARK_BID` is made with this hand, 0-1.
        points: what the hand takes as declarer on average.
    """

    looking: float
    dark: float
    chance: float
    points: float


def unseen_deals(view: PlayerView, random: Random, stop_flag: StopFlag | None = None) -> Iterator[UnseenDeal]:
    """Yield deals without end, each bid to an end as the levels bid in every seat.

    Args:
        view: That of the eldest hand, who has not looked.
        random: Where the deals come from.
        stop_flag: Once it is set, `SolveStopped` is raised.
    """
    seat = view.seat
    earlier = view.number - 1 - len(view.results)
    nothing_dealt = MatchState(view.rules, view.dealer, view.standings, view.results, earlier=earlier)
    while True:
        if stop_flag is not None and stop_flag.is_set():
            raise SolveStopped
        state, _ = nothing_dealt.apply(DealCards(tuple(random.sample(PACK, len(PACK)))))
        assert state.deal is not None
        chances = DealtChances.of(view.rules, state.deal.hands[seat])
        looking, dark = (
            _worth(state.apply(begun)[0], seat) for begun in (LookAtCards(seat), BidInTheDark(seat))
        )
        yield UnseenDeal(looking, dark, chances.chance_of(DARK_BID), chances.points)


def mean_of(deals: Sequence[UnseenDeal]) -> UnseenDeal:
    """Return what several deals come to on average."""
    sums = (sum(each) for each in zip(*map(msgspec.structs.astuple, deals), strict=True))
    return UnseenDeal(*(each / len(deals) for each in sums))


def _worth(state: MatchState, seat: int) -> float:
    """Return what a deal is worth to `seat`, as it looks when the talon has been turned up."""
    while state.deal is not None and state.phase in _BEFORE_THE_CARDS_ARE_GIVEN:
        assert state.turn is not None
        if state.deal.declarer not in (None, seat):
            return MatchStakes(view_of(state, seat)).passing
        seen = view_of(state, state.turn)
        match seen.phase:
            case Phase.REDEAL:
                action = answer_redeal(seen)
            case Phase.TALON:
                action = seen.legal_actions[0]
            case _:
                action = choose_call(seen, DealtChances.of(seen.rules, mask_of(seen.hand)), MatchStakes(seen))
        state, _ = state.apply(action)
    if state.deal is None:
        return 0.0  # a new deal: the match stays as it stands
    seen = view_of(state, seat)
    return MatchStakes(seen).passing if seen.declarer != seat else _worth_declaring(seen)


def _worth_declaring(view: PlayerView) -> float:
    """Return what the deal is worth to a declarer who has seen the talon and may still give it up."""
    amounts = contracts(view.rules, mask_of(view.hand), view.contract or DARK_BID)
    asked: list[Action] = [SetContract(view.seat, amount) for amount in amounts]
    asked += [action for action in view.legal_actions if isinstance(action, GiveUp)]
    bonus = _BONUS_OF_TWO if len(view.order) == 2 else 0.0
    prospects, stakes = Mixed((declarer_prospects(view),), bonus), MatchStakes(view)
    action = choose_contract(msgspec.structs.replace(view, legal_actions=tuple(asked)), prospects, stakes)
    if isinstance(action, SetContract):
        return stakes.worth(action.amount, prospects)
    return match_worth_of_giving_up(view)


def weigh_the_dark(view: PlayerView, deals: Iterator[UnseenDeal]) -> Explanation:
    """Weigh a bid in the dark against looking; the dark has to be better by a margin, as every bid has."""
    mean = mean_of(list(islice(deals, _DEALS)))
    options = ranked(
        (
            OptionWeighed(LookAtCards(view.seat), None, None, mean.looking + CAUTION),
            OptionWeighed(BidInTheDark(view.seat), mean.chance, mean.points, mean.dark),
        )
    )
    return Explanation(options[0].action, view.phase, Reason.COUNTED, options)
