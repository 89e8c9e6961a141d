"""What a review says of one decision, as plain values that can be stored; whoever shows them finds the words.

Actions are kept in their text form (`Action.__str__`), because that is how files keep them; the properties
give them back as actions.
"""

from __future__ import annotations

import enum

import msgspec

from thousand_qt.ai.review.verdict import Verdict
from thousand_qt.engine.actions import Action, parse_action
from thousand_qt.engine.cards import Card
from thousand_qt.engine.scoring import Role


class Kind(enum.StrEnum):
    """What was decided. Giving up is an answer to the last three of them."""

    REDEAL = "redeal"
    CALL = "call"
    CONTRACT = "contract"
    GIFT = "gift"
    CARD = "card"


class Reason(enum.StrEnum):
    """What was wrong with a decision, or what it cost; see `Finding` for the numbers that go with it."""

    BID_TOO_HIGH = "bid_too_high"
    """`chance` of the bid: too small for what it costs. The best action is a lower bid or a pass."""
    BID_TOO_LOW = "bid_too_low"
    """`chance` of the better bid. Also for a pass; `seat` is then a rival who stands to win the match with
    the deal, and whom a bid would keep from it."""
    BID_IN_THE_DARK = "bid_in_the_dark"
    """`chance` that a hand nobody has seen makes it: too small to have it count double."""
    LOOKED_FIRST = "looked_first"
    """`chance` that a hand nobody has seen makes the bid that would have counted double: great enough."""
    RAISED_TOO_FAR = "raised_too_far"
    """`chance` of the contract named, `points` above the better one."""
    RAISED_TOO_LITTLE = "raised_too_little"
    """`chance` of the better contract, `points` above the one named."""
    SHOULD_HAVE_GIVEN_UP = "should_have_given_up"
    """`chance` of the contract when it is played all the same."""
    GAVE_UP_TOO_SOON = "gave_up_too_soon"
    """`chance` of the contract that was given up."""
    CLAIMED_A_GOOD_DEAL = "claimed_a_good_deal"
    WAIVED_A_NEW_DEAL = "waived_a_new_deal"
    CONTRACT_CHANCE_LOST = "contract_chance_lost"
    """`chance`: by how much the declarer's chance fell, or rose when the player is an opponent."""
    OWN_POINTS_GIVEN = "own_points_given"
    """`points` of his own that an opponent (or a player of the stock game) now does not take."""
    CHEAPER_CARD_WINS = "cheaper_card_wins"
    """`card` would have taken the trick as surely, `points` cheaper."""
    MARRIAGE_NOT_DECLARED = "marriage_not_declared"
    """`points` of the marriage (or the four aces) of `card`."""
    MARRIAGE_DECLARED_TOO_EARLY = "marriage_declared_too_early"
    """`points` of the marriage (or the four aces) of `card`."""
    KEPT_WEAKER_HAND = "kept_weaker_hand"
    """`points` the declarer will take less on average with the cards he kept."""
    GIFT_STRENGTHENED_OPPONENT = "gift_strengthened_opponent"
    """`card` was given to `seat`; `chance` of a marriage it completes there, where that is what costs."""


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason and the numbers its sentence needs; see `Reason` for which they are."""

    reason: Reason
    chance: float | None = None
    points: int | None = None
    card_text: str | None = None
    seat: int | None = None

    @property
    def card(self) -> Card | None:
        return None if self.card_text is None else Card(self.card_text)


class OptionReview(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action that was weighed; all options of a decision were weighed on the same layouts.

    Attributes:
        chance: 0-1, that the contract (of a bid, the bid) is made after it; None where there is none.
        points: what the declarer then takes on average in the deal; in the stock game, how many points more
            than the other player this seat still takes.
        own_points: what a defender of three players then still takes himself on average, when both others
            play against him; None for anybody else.
        worth: how good it is for the seat that decides, in points of the score; only differences mean
            anything.
    """

    seat: int
    text: str
    worth: float
    chance: float | None = None
    points: float | None = None
    own_points: float | None = None

    @property
    def action(self) -> Action:
        return parse_action(self.text, self.seat)


class OpenCards(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the cards would have given, had they all been open, when everybody played their best from here on.

    All of it is in points the declarer takes in the whole deal (before the auction is over: this seat takes
    as declarer); in the stock game, points this seat takes more than the other.

    Attributes:
        before, after: with the best action, and with the one that was taken.
        contract: what the declarer has to take, as far as it was known after the decision.
    """

    before: int
    after: int
    contract: int | None = None

    @property
    def could_be_made(self) -> bool | None:
        """Whether the contract could still be made with all cards open before the decision."""
        return None if self.contract is None else self.before >= self.contract

    @property
    def can_be_made(self) -> bool | None:
        """The same after the decision."""
        return None if self.contract is None else self.after >= self.contract


class DecisionReview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One decision of a player, judged by what that player could know.

    Attributes:
        number: of the action in the record, from 0: the state before it is ``record.replay(number)``.
        deal: number of the deal, from 1.
        trick: number of the trick a card was played to, from 1.
        role: of the seat in this deal; None while the auction goes on.
        contract: what the declarer has to take, as far as it was known.
        taken_text: what the player did.
        advised_text: what the level would have done.
        best_text: what the loss is measured against: the level's choice, or, rarely, an action that the
            layouts show to be clearly better still.
        options: what was weighed, the best first; `taken`, `advised` and `best` are among them.
        worlds: layouts of the hidden cards the options were weighed on; 0 when the hand was counted.
        all_worlds: the layouts were all there are: the figures hold no luck of the draw.
        loss: what the decision cost on average against the best, in points of the score; never negative.
        error: the standard error of the loss.
        chance_lost: by how much the chance of the contract changed to this player's harm; negative when it
            changed to his good.
        findings: what was wrong; empty when nothing was.
        open_cards: what the true layout would have given; it has no part in the verdict.
    """

    number: int
    deal: int
    seat: int
    kind: Kind
    verdict: Verdict
    taken_text: str
    advised_text: str
    best_text: str
    options: tuple[OptionReview, ...]
    loss: float
    error: float = 0.0
    role: Role | None = None
    trick: int | None = None
    contract: int | None = None
    worlds: int = 0
    all_worlds: bool = False
    chance_lost: float | None = None
    findings: tuple[Finding, ...] = ()
    open_cards: OpenCards | None = None

    @property
    def taken(self) -> Action:
        return parse_action(self.taken_text, self.seat)

    @property
    def advised(self) -> Action:
        return parse_action(self.advised_text, self.seat)

    @property
    def best(self) -> Action:
        return parse_action(self.best_text, self.seat)

    def option(self, text: str) -> OptionReview:
        """Return what was weighed for an action, given as text; raises KeyError when it was not weighed."""
        for option in self.options:
            if option.text == text:
                return option
        raise KeyError(text)
