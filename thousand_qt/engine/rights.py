"""Rights a hand or a talon gives before the play: asking for a new deal, and giving the deal up."""

from __future__ import annotations

import enum

from thousand_qt.engine.cards import NINES_MASK, points_of
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.rules import Endgame, FourNines, GiveUpTimes, Rules
from thousand_qt.engine.scoring import Standing


class RedealReason(enum.StrEnum):
    FOUR_NINES = "four_nines"
    WEAK_HAND = "weak_hand"
    WEAK_TALON = "weak_talon"
    TWO_NINES_TALON = "two_nines_talon"


class Moment(enum.StrEnum):
    """When a new deal can be asked for."""

    BEFORE_BIDDING = "before_bidding"
    TALON_SHOWN = "talon_shown"
    AFTER_EXCHANGE = "after_exchange"


def redeal_right(
    rules: Rules, moment: Moment, cards: int, *, forced_100: bool = False
) -> RedealReason | None:
    """Return why these cards allow a new deal at this moment, or None when they do not.

    The cards are the player's hand, or the talon when it has just been shown; `forced_100` says that the
    talon was taken for a compulsory hundred.

    Four nines: 000.071, 001.260, 003.054, 004.021. Weak hand: 001.261. Weak talon: 000.148, the declarer's
    right (A45).
    """
    if moment is Moment.TALON_SHOWN:
        if rules.talon_redeal_at_100 and not forced_100:
            return None
        if points_of(cards) < rules.weak_talon_below:
            return RedealReason.WEAK_TALON
        two_nines = rules.two_nines_talon and (cards & NINES_MASK).bit_count() >= 2
        return RedealReason.TWO_NINES_TALON if two_nines else None
    if moment is Moment.BEFORE_BIDDING:
        windows = (FourNines.BEFORE_BIDDING, FourNines.BOTH)
    else:
        windows = (FourNines.AFTER_EXCHANGE, FourNines.BOTH)
    if rules.four_nines in windows and cards & NINES_MASK == NINES_MASK:
        return RedealReason.FOUR_NINES
    if moment is Moment.BEFORE_BIDDING and points_of(cards) < rules.weak_hand_below:
        return RedealReason.WEAK_HAND
    return None


def may_bid_in_the_dark(rules: Rules, standings: tuple[Standing, ...], seat: int) -> bool:
    """Return whether the eldest hand may bid without having looked: not in the red, nobody on the barrel."""
    if not rules.dark_game or (standings and standings[seat].total < 0):
        return False
    return rules.endgame is not Endgame.BARREL or all(each.barrel_hands is None for each in standings)


def check_give_up(rules: Rules, standing: Standing) -> None:
    """Raise `IllegalAction` when a declarer with this standing may not give a deal up.

    The moment (from the talon being shown until the first lead, A47) is the deal's business.
    """
    if rules.give_up_times is GiveUpTimes.NEVER:
        raise IllegalAction(BrokenRule.NO_GIVE_UP)
    if rules.give_up_times is not GiveUpTimes.UNLIMITED and standing.give_ups >= int(
        rules.give_up_times.value
    ):
        raise IllegalAction(BrokenRule.GIVE_UP_USED_UP, amount=int(rules.give_up_times.value))
    on_barrel = rules.endgame is Endgame.BARREL and standing.barrel_hands is not None
    if on_barrel and not rules.give_up_on_barrel:
        raise IllegalAction(BrokenRule.NO_GIVE_UP_ON_BARREL)


def may_give_up(rules: Rules, standing: Standing) -> bool:
    """Return whether a declarer with this standing may give a deal up (000.068, 003.058, 004.060)."""
    try:
        check_give_up(rules, standing)
    except IllegalAction:
        return False
    return True
