"""What stands behind a decision made without search: its alternatives with chances, points and worth."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from thousand_qt.ai.bidding import CAUTION, AtStake, Chances, declarer_prospects, next_bid, stakes_of
from thousand_qt.ai.exchange import exchange_of, pairs_to_part_with, worth_parting
from thousand_qt.ai.explanation import Explanation, OptionWeighed, Reason, only_choice, ranked
from thousand_qt.ai.playing import preference, table_of, worth_of_play
from thousand_qt.ai.valuation import prospects_as_dealt, prospects_in_play
from thousand_qt.engine.actions import Action, Bid, GiveUp, Pass, Play, SetContract
from thousand_qt.engine.auction import most_points
from thousand_qt.engine.cards import mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.view import PlayerView


def explain_judgement(view: PlayerView, action: Action, reason: Reason | None = None) -> Explanation:
    """Explain an action that was chosen by counting the hand and by rules of thumb.

    `reason` is given by a player that had one of its own.
    """
    if len(view.legal_actions) == 1:
        return only_choice(view)
    match view.phase:
        case Phase.AUCTION:
            options, usual = (
                weigh_calls(view, prospects_as_dealt(view.rules, mask_of(view.hand))),
                Reason.COUNTED,
            )
        case Phase.CONTRACT:
            options, usual = weigh_contracts(view, declarer_prospects(view)), Reason.COUNTED
        case Phase.EXCHANGE:
            options, usual = _weigh_pairs(view), Reason.COUNTED
        case Phase.PLAY:
            options, usual = _weigh_cards(view), Reason.JUDGED
        case Phase.TALON:
            options, usual = (), Reason.ALIKE
        case _:
            options, usual = (), Reason.JUDGED
    if isinstance(action, GiveUp):
        prospects = declarer_prospects(view)
        chance = prospects.chance_of(view.contract or 0)
        options = tuple(
            msgspec.structs.replace(option, chance=chance, points=prospects.points) for option in options[:1]
        )
        return Explanation(action, view.phase, Reason.HOPELESS, options, contract=view.contract)
    return Explanation(action, view.phase, reason or usual, options, contract=view.contract)


def weigh_calls(
    view: PlayerView, chances: Chances, stakes: AtStake | None = None
) -> tuple[OptionWeighed, ...]:
    """Return the next bid, unless the hand can never bring it, and passing, as far as they are legal."""
    stakes = stakes or stakes_of(view)
    options: list[OptionWeighed] = []
    bids = [action for action in view.legal_actions if isinstance(action, Bid)]
    if bids:
        bid = next_bid(bids)
        must = not isinstance(view.legal_actions[0], Pass)
        if must:
            bid = bids[0]
        if must or bid.amount <= most_points(view.rules, mask_of(view.hand)):
            worth = stakes.worth_of_bid(bid.amount, chances)
            options.append(OptionWeighed(bid, chances.chance_of(bid.amount), chances.points, worth))
    options += [
        OptionWeighed(action, None, None, stakes.passing + CAUTION)
        for action in view.legal_actions
        if isinstance(action, Pass)
    ]
    return ranked(options)


def weigh_contracts(
    view: PlayerView,
    chances: Chances,
    chance_of: Callable[[float], float] | None = None,
    stakes: AtStake | None = None,
) -> tuple[OptionWeighed, ...]:
    """Return the contracts the hand can bring; their chance is told by `chance_of`, if that is given."""
    stakes = stakes or stakes_of(view)
    chance_of = chance_of or chances.chance_of
    contracts = [action for action in view.legal_actions if isinstance(action, SetContract)]
    highest = max(contracts[0].amount, most_points(view.rules, mask_of(view.hand)))
    return ranked(
        OptionWeighed(
            contract, chance_of(contract.amount), chances.points, stakes.worth(contract.amount, chances)
        )
        for contract in contracts
        if contract.amount <= highest
    )


def _weigh_pairs(view: PlayerView) -> tuple[OptionWeighed, ...]:
    hand = mask_of(view.hand)
    options: list[OptionWeighed] = []
    for pair in pairs_to_part_with(hand):
        prospects = prospects_in_play(view.rules, hand & ~mask_of(pair))
        chance = None if view.contract is None else prospects.chance_of(view.contract)
        worth = worth_parting(view.rules, hand, pair)
        options.append(OptionWeighed(exchange_of(view, pair), chance, prospects.points, worth))
    return ranked(options)


def _weigh_cards(view: PlayerView) -> tuple[OptionWeighed, ...]:
    table = table_of(view)
    plays = [action for action in view.legal_actions if isinstance(action, Play)]
    plays.sort(key=lambda play: preference(table, play), reverse=True)
    return tuple(OptionWeighed(play, None, None, worth_of_play(table, play)) for play in plays)
