"""How far to bid, what contract to name, when to give up and when to ask for a new deal.

Everything is weighed in points of the score: what a contract brings if made, what it costs if not, and what
leaving the deal to the others is worth in the state of the match.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from thousand_qt.ai.exchange import prospects_after_exchange
from thousand_qt.ai.valuation import Prospects, prospects_as_dealt, prospects_in_play
from thousand_qt.engine.actions import Action, Bid, ClaimRedeal, GiveUp, Pass, SetContract, WaiveRedeal
from thousand_qt.engine.auction import most_points
from thousand_qt.engine.cards import ACES_MASK, CARD_POINTS_IN_PACK, marriages_in, mask_of, points_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rights import Moment, RedealReason
from thousand_qt.engine.rules import (
    MINIMUM_BID,
    PENALTY,
    Endgame,
    GiveUpCost,
    GiveUpPays,
    OpponentCap,
    Rules,
)
from thousand_qt.engine.scoring import (
    DUMP_TOTAL,
    Standing,
    give_up_cost,
    points_needed,
)
from thousand_qt.engine.view import PlayerView

_WIN = 300
"""What winning the match counts beyond the points that win it."""
CAUTION = 5
"""How many points better than passing a bid must promise to be."""
_SURE_ENOUGH = 0.68
"""Chance a contract above the bid must have."""
_HOPELESS = 0.12
"""Chance of making the contract below which a cheap way out is taken."""
_PENALTIES = (GiveUpCost.EVERY_THIRD, GiveUpCost.THIRD_AND_LATER)
_SHARE = 60
"""What each of the others gets when a deal is given up; `_FOUR_PLAYERS_SHARE` where four share 120."""
_FOUR_PLAYERS_SHARE = 40


class Chances(Protocol):
    """Something that knows the chance of a contract, such as `Prospects`."""

    @property
    def points(self) -> float:
        """The result to be expected, in points."""
        ...

    def chance_of(self, amount: float) -> float:
        """Return the chance, 0-1, of taking at least this many points."""
        ...


class AtStake(Protocol):
    """Something that weighs a deal for one player, such as `Stakes`; all in points of the score."""

    @property
    def missing(self) -> int:
        """Points this player needs to win the match."""
        ...

    @property
    def passing(self) -> float:
        """What leaving the deal to the others is worth."""
        ...

    def worth(self, amount: int, prospects: Chances) -> float:
        """Return what a contract of this amount is worth."""
        ...

    def worth_of_bid(self, bid: int, prospects: Chances) -> float:
        """Return what getting the deal at this bid is worth."""
        ...

    def needs_certainty(self, amount: int) -> bool:
        """Return whether naming this contract, above the bid, asks for more than a good worth."""
        ...


class Stakes(msgspec.Struct, frozen=True):
    """What is at stake for one player in this deal.

    Attributes:
        missing: points this player needs to win the match.
        on_barrel: only a contract that wins the match counts.
        passing: what leaving the deal to the others is worth, in points of the score.
        failing: what a failed contract costs beyond its own amount.
    """

    rules: Rules
    total: int
    missing: int
    on_barrel: bool
    passing: float
    failing: float

    def worth(self, amount: int, prospects: Chances) -> float:
        """Return what a contract of this amount is worth, in points of the score."""
        needed = max(amount, self.missing) if self.on_barrel else amount
        chance = prospects.chance_of(points_needed(self.rules, needed))
        gain = float(amount)
        if needed >= self.missing:
            gain += _WIN
        elif _is_dumped(self.rules, self.total + amount):
            gain = -self.total
        return chance * gain - (1 - chance) * (amount + self.failing)

    def worth_of_bid(self, bid: int, prospects: Chances) -> float:
        """Return what getting the deal at this bid is worth: as much as playing for it."""
        return self.worth(bid, prospects)

    def needs_certainty(self, amount: int) -> bool:
        """Return whether a contract above the bid should be nearly sure: always, but on the barrel."""
        return not self.on_barrel


def stakes_of(view: PlayerView) -> Stakes:
    """Weigh the state of the match for the seat of this view."""
    rules, standing = view.rules, view.standings[view.seat]
    on_barrel = is_on_barrel(rules, standing)
    passing = 20.0
    failing = 0.0
    if on_barrel:
        last_hand = bool(rules.barrel_deals) and (standing.barrel_hands or 0) + 1 >= rules.barrel_deals
        passing = -PENALTY if last_hand else -10.0
        failing = 0.0 if last_hand else 40.0
    elif rules.endgame is Endgame.RULE_800 and standing.total >= rules.threshold:
        passing = 0.0
    if any(_is_winning(view, seat) for seat in _rivals(view)):
        passing -= 60
    return Stakes(rules, standing.total, rules.target - standing.total, on_barrel, passing, failing)


def _is_dumped(rules: Rules, total: int) -> bool:
    """Return whether this total becomes 0."""
    return (rules.dump_at_555 and total == DUMP_TOTAL) or (rules.dump_at_minus_555 and total == -DUMP_TOTAL)


def is_on_barrel(rules: Rules, standing: Standing) -> bool:
    return rules.endgame is Endgame.BARREL and standing.barrel_hands is not None


def gains_as_opponent(rules: Rules, standing: Standing) -> bool:
    """Return whether points taken in somebody else's deal are written down for this player."""
    if rules.endgame is Endgame.RULE_800:
        return standing.total < rules.threshold
    return not is_on_barrel(rules, standing)


def _rivals(view: PlayerView) -> list[int]:
    """Return the other players who can still become declarer of this deal."""
    passed = {call.seat for call in view.calls if call.amount is None}
    return [seat for seat in view.order if seat != view.seat and seat not in passed]


def _is_winning(view: PlayerView, seat: int) -> bool:
    """Return whether an everyday contract would win this player the match."""
    return view.standings[seat].total + max(view.high_bid, CARD_POINTS_IN_PACK) >= view.rules.target


def choose_call(view: PlayerView, prospects: Chances | None = None, stakes: AtStake | None = None) -> Action:
    """Bid as long as it promises more than leaving the deal to the others, in round numbers; else pass.

    `prospects` are those of the hand as dealt, by default the quick count of `valuation`; `stakes` by default
    rules of thumb.
    """
    hand = mask_of(view.hand)
    bids = [action for action in view.legal_actions if isinstance(action, Bid)]
    if not bids:
        return Pass(view.seat)
    bid = next_bid(bids)
    if not isinstance(view.legal_actions[0], Pass):
        return bids[0]
    if bid.amount > most_points(view.rules, hand):
        return Pass(view.seat)
    stakes = stakes or stakes_of(view)
    worth = stakes.worth_of_bid(bid.amount, prospects or prospects_as_dealt(view.rules, hand))
    return bid if worth > stakes.passing + CAUTION else Pass(view.seat)


def next_bid(bids: list[Bid]) -> Bid:
    """Return the lowest bid that is a multiple of ten, as people bid, or the lowest there is."""
    return next((bid for bid in bids[:2] if bid.amount % 10 == 0), bids[0])


def choose_contract(
    view: PlayerView, prospects: Chances | None = None, stakes: AtStake | None = None
) -> Action:
    """Name the contract that promises most, or give a hopeless deal up; a forced hundred stays at 100.

    `prospects` are those of the declarer, by default the quick count of `valuation`; `stakes` by default
    rules of thumb.
    """
    prospects = prospects or declarer_prospects(view)
    if gives_up(view, prospects):
        return GiveUp(view.seat)
    amounts = [action.amount for action in view.legal_actions if isinstance(action, SetContract)]
    stakes = stakes or stakes_of(view)
    highest = most_points(view.rules, mask_of(view.hand))
    best, best_worth = amounts[0], stakes.worth(amounts[0], prospects)
    for amount in amounts[1:]:
        wins_already = best >= stakes.missing and best >= MINIMUM_BID
        if wins_already or amount > highest:
            break
        worth = stakes.worth(amount, prospects)
        chance = prospects.chance_of(points_needed(view.rules, amount))
        sure = not stakes.needs_certainty(amount) or chance >= _SURE_ENOUGH
        if worth > best_worth and sure:
            best, best_worth = amount, worth
    return SetContract(view.seat, best)


def declarer_prospects(view: PlayerView) -> Prospects:
    """Return what the declarer's hand promises now, before or after giving two cards away."""
    hand = mask_of(view.hand)
    if view.gifts or view.phase is Phase.PLAY:
        return prospects_in_play(view.rules, hand)
    return prospects_after_exchange(view.rules, hand | mask_of(view.talon))


def gives_up(view: PlayerView, prospects: Chances | None = None) -> bool:
    """Return whether to give this deal up: allowed, hopeless, free of cost and nobody wins by it.

    `prospects` are those of the declarer, by default the quick count of `valuation`.
    """
    if not isinstance(view.legal_actions[-1], GiveUp) or view.contract is None:
        return False
    if _give_up_costs(view.rules, view.standings[view.seat], view.contract):
        return False
    usual = _FOUR_PLAYERS_SHARE if view.rules.players == 4 else _SHARE
    share = {
        GiveUpPays.NOTHING: 0,
        GiveUpPays.HALF_BID: view.contract // 2 + 5,
        GiveUpPays.SHARE_120: usual,
    }.get(view.rules.give_up_pays, _SHARE)
    if any(seat != view.seat and _share_wins(view, seat, share) for seat in range(view.rules.players)):
        return False
    needed = points_needed(view.rules, view.contract)
    return (prospects or declarer_prospects(view)).chance_of(needed) < _HOPELESS


def _give_up_costs(rules: Rules, standing: Standing, contract: int) -> bool:
    """Return whether giving up costs more than a cheap way out may: a penalty, or as much as failing."""
    cost = give_up_cost(rules, standing.give_ups + 1, contract)
    if cost and (rules.give_up_cost in _PENALTIES or cost >= contract):
        return True
    return rules.give_up_is_zero and rules.zero_penalty and (standing.zero_marks + 1) % 3 == 0


def _share_wins(view: PlayerView, seat: int, share: int) -> bool:
    rules, standing = view.rules, view.standings[seat]
    if seat == view.sitter and rules.give_up_pays is not GiveUpPays.SHARE_120:
        return False
    if not gains_as_opponent(rules, standing) or rules.opponent_cap is not OpponentCap.OFF:
        return False
    return standing.total + share >= rules.target


def answer_redeal(view: PlayerView) -> Action:
    """Use the right to a new deal unless the hand is good enough to want this one."""
    return WaiveRedeal(view.seat) if _likes_this_deal(view) else ClaimRedeal(view.seat)


def _likes_this_deal(view: PlayerView) -> bool:
    hand = mask_of(view.hand)
    if view.redeal_reason is RedealReason.WEAK_TALON or view.declarer == view.seat:
        needed = points_needed(view.rules, view.contract or MINIMUM_BID)
        return declarer_prospects(view).chance_of(needed) >= 0.5
    if view.redeal_moment is Moment.BEFORE_BIDDING:
        return prospects_as_dealt(view.rules, hand).chance_of(MINIMUM_BID) >= 0.5
    return points_of(hand) >= 40 or bool(marriages_in(hand) and hand & ACES_MASK)
