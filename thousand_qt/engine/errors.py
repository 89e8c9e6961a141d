"""The one error of the engine's public door: an action that a rule forbids."""

from __future__ import annotations

import enum

from thousand_qt.engine.cards import Card, Suit


class BrokenRule(enum.Enum):
    """Which rule an illegal action breaks; the texts for players are made elsewhere."""

    MATCH_OVER = "the match is over"
    WRONG_MOMENT = "this cannot be done now"
    NOT_YOUR_TURN = "it is another player's turn"
    NOT_A_FULL_PACK = "a deal needs each of the 24 cards exactly once"
    NO_RIGHT_TO_REDEAL = "there is no right to a new deal now"
    MUST_OPEN = "the opening bid is compulsory"
    MUST_OPEN_AT_100 = "the opening bid is exactly 100"
    BID_TOO_LOW = "the bid must be higher than the last one"
    BID_OFF_STEP = "bids are multiples of the step"
    NO_JUMP_BIDS = "the bid must be exactly one step higher"
    BID_OVER_LIMIT = "the hand does not allow such a bid"
    SILENT = "a player with so low a score may not bid"
    GOLDEN_CONTRACT = "the contract of the golden round is fixed"
    CONTRACT_BELOW_BID = "the contract cannot be lower than the winning bid"
    NO_SUCH_TALON = "there are talons 0 and 1"
    TWO_DIFFERENT_CARDS = "two different cards must be given"
    NO_GIVE_UP = "these rules know no giving up"
    GIVE_UP_USED_UP = "this player has given up as often as allowed"
    NO_GIVE_UP_ON_BARREL = "a player on the barrel may not give up"
    NO_GIVE_UP_WHEN_GOLDEN = "a deal of the golden round may not be given up"
    NO_GIVE_UP_IN_THE_DARK = "a deal bid in the dark may not be given up"
    CARD_NOT_HELD = "the player does not hold this card"
    MUST_FOLLOW_SUIT = "the suit led must be followed"
    MUST_BEAT = "the winning card must be beaten"
    MUST_TRUMP = "a trump must be played"
    MUST_OVERTRUMP = "the trump in the trick must be beaten"
    FOREIGN_TRUMP = "another player's trump may not be led"
    DECLARE_ONLY_ON_LEAD = "a marriage is declared only when leading"
    DECLARE_NOT_ON_FIRST_LEAD = "a marriage is declared only after winning a trick"
    NO_MARRIAGE = "this card is not half of a marriage in hand"


class IllegalAction(Exception):  # noqa: N818 - the standard name in this field
    """An action the rules forbid.

    Attributes:
        rule: the rule it breaks.
        card: the card to beat, for the duties to beat; else None.
        suit: the suit to follow or to trump with; else None.
        amount: the limit, step or lowest amount that was missed; else None.
    """

    def __init__(
        self,
        rule: BrokenRule,
        *,
        card: Card | None = None,
        suit: Suit | None = None,
        amount: int | None = None,
    ) -> None:
        details = [str(detail) for detail in (card, suit, amount) if detail is not None]
        super().__init__(f"{rule.value} ({', '.join(details)})" if details else rule.value)
        self.rule = rule
        self.card = card
        self.suit = suit
        self.amount = amount
