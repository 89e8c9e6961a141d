"""When everybody at one screen has to look at his cards, so that a right to a new deal stays a secret.

Rules may allow a new deal to whoever holds four nines or a weak hand. If the screen were handed to such a
player alone, everybody would know what he holds, though he may rather play on. So where the rules know such a
right, the screen goes round all people, and each looks at his cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from thousand_qt.engine.actions import (
    Action,
    BidInTheDark,
    DealCards,
    Exchange,
    LookAtCards,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.deal import Deal, Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rights import Moment
from thousand_qt.engine.rules import FourNines, Rules


def have_to_look(actions: Sequence[Action], state: MatchState, people: Iterable[int]) -> tuple[int, ...]:
    """Return which of these people have to look at their cards now, in order, before the match goes on.

    Args:
        actions: All that were made so far.
        state: What they have led to.
        people: The seats of those at the screen.
    """
    deal = state.deal
    moment = None if deal is None else _moment(actions, deal)
    if deal is None or moment is None or not _knows_right(state.rules, moment):
        return ()
    knows_already = None
    if moment is Moment.AFTER_EXCHANGE:
        knows_already = deal.declarer
    seats = tuple(people)
    may_look = (seat for seat in deal.order if seat not in (knows_already, deal.unseen))
    return tuple(seat for seat in may_look if seat in seats)


def _moment(actions: Sequence[Action], deal: Deal) -> Moment | None:
    """Return after what the match stands at which a right might be used, whether or not anybody has it."""
    last = next((action for action in reversed(actions) if not isinstance(action, WaiveRedeal)), None)
    if isinstance(last, DealCards | LookAtCards | BidInTheDark):
        return Moment.BEFORE_BIDDING if deal.phase in (Phase.AUCTION, Phase.REDEAL) else None
    if isinstance(last, Exchange | SetContract):
        if deal.window is not None:
            return deal.window.moment
        if deal.phase is Phase.PLAY and deal.declarer is not None:
            return Moment.AFTER_EXCHANGE
    return None


def _knows_right(rules: Rules, moment: Moment) -> bool:
    if moment is Moment.BEFORE_BIDDING:
        return rules.four_nines in (FourNines.BEFORE_BIDDING, FourNines.BOTH) or rules.weak_hand_below > 0
    return moment is Moment.AFTER_EXCHANGE and rules.four_nines in (FourNines.AFTER_EXCHANGE, FourNines.BOTH)
