"""Why an action is refused: a friendly sentence for every rule of the engine.

A sentence names what the player can see and, where there is one, the way out.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.engine.auction import bid_limit
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, mask_of
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.rules import BidLimit
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.cards import card_accusative, card_name
from thousand_qt.ui.texts.sentences import sentences

_SENTENCES: Final = sentences(
    {
        BrokenRule.MATCH_OVER: QT_TRANSLATE_NOOP("Reasons", "The match is over: start a new one to play on."),
        BrokenRule.WRONG_MOMENT: QT_TRANSLATE_NOOP("Reasons", "That cannot be done at this moment."),
        BrokenRule.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Reasons", "It is not your turn yet."),
        BrokenRule.NOT_A_FULL_PACK: QT_TRANSLATE_NOOP(
            "Reasons", "A deal needs each of the 24 cards exactly once."
        ),
        BrokenRule.NO_RIGHT_TO_REDEAL: QT_TRANSLATE_NOOP("Reasons", "You cannot ask for a new deal now."),
        BrokenRule.MUST_OPEN: QT_TRANSLATE_NOOP("Reasons", "You open the bidding, so you cannot pass now."),
        BrokenRule.MUST_OPEN_AT_100: QT_TRANSLATE_NOOP("Reasons", "The opening bid is always exactly 100."),
        BrokenRule.NO_SUCH_TALON: QT_TRANSLATE_NOOP("Reasons", "Choose one of the two talons on the table."),
        BrokenRule.TWO_DIFFERENT_CARDS: QT_TRANSLATE_NOOP("Reasons", "Choose two different cards."),
        BrokenRule.NO_GIVE_UP: QT_TRANSLATE_NOOP("Reasons", "At this table nobody may give a deal up."),
        BrokenRule.NO_GIVE_UP_ON_BARREL: QT_TRANSLATE_NOOP(
            "Reasons", "On the barrel you cannot give a deal up: play it."
        ),
        BrokenRule.NO_GIVE_UP_WHEN_GOLDEN: QT_TRANSLATE_NOOP(
            "Reasons", "In the golden round you cannot give a deal up: play it."
        ),
        BrokenRule.NO_GIVE_UP_IN_THE_DARK: QT_TRANSLATE_NOOP(
            "Reasons", "What was bid in the dark cannot be given up: play it."
        ),
        BrokenRule.GOLDEN_CONTRACT: QT_TRANSLATE_NOOP(
            "Reasons", "In the golden round everyone plays exactly {amount}."
        ),
        BrokenRule.SILENT: QT_TRANSLATE_NOOP("Reasons", "Below −120 you are silent: you may not bid."),
        BrokenRule.FOREIGN_TRUMP: QT_TRANSLATE_NOOP(
            "Reasons", "Trump is another player's: lead it only when you hold nothing else."
        ),
        BrokenRule.DECLARE_ONLY_ON_LEAD: QT_TRANSLATE_NOOP(
            "Reasons", "A marriage can be declared only when you lead to a trick."
        ),
        BrokenRule.DECLARE_NOT_ON_FIRST_LEAD: QT_TRANSLATE_NOOP(
            "Reasons", "Win a trick first: a marriage cannot be declared with the first lead of the deal."
        ),
        #: {amount} is the lowest bid possible.
        BrokenRule.BID_TOO_LOW: QT_TRANSLATE_NOOP("Reasons", "Bid {amount} or more, or pass."),
        #: {amount} is 5 or 10.
        BrokenRule.BID_OFF_STEP: QT_TRANSLATE_NOOP("Reasons", "Bids are multiples of {amount}."),
        BrokenRule.NO_JUMP_BIDS: QT_TRANSLATE_NOOP(
            "Reasons", "Bids go up one step at a time: bid {amount} or pass."
        ),
        BrokenRule.CONTRACT_BELOW_BID: QT_TRANSLATE_NOOP(
            "Reasons", "You won the bidding at {amount}: the contract cannot be lower."
        ),
        BrokenRule.CARD_NOT_HELD: QT_TRANSLATE_NOOP("Reasons", "This card is not in your hand: {card}."),
        BrokenRule.MUST_FOLLOW_SUIT: QT_TRANSLATE_NOOP("Reasons", "You must follow suit."),
        #: {beaten} is a card in the accusative.
        BrokenRule.MUST_BEAT: QT_TRANSLATE_NOOP("Reasons", "You must beat the {beaten} if you can."),
        BrokenRule.MUST_TRUMP: QT_TRANSLATE_NOOP("Reasons", "You cannot follow suit: you must play a trump."),
        #: {beaten} is a card in the accusative.
        BrokenRule.MUST_OVERTRUMP: QT_TRANSLATE_NOOP(
            "Reasons", "You must beat the {beaten} with a higher trump if you can."
        ),
        BrokenRule.NO_MARRIAGE: QT_TRANSLATE_NOOP(
            "Reasons", "To declare a marriage you must hold both the king and the queen of the suit."
        ),
    }
)
"""The limit of a bid and used-up give-ups are told by functions; a duty to a suit has a sentence per suit."""

_FOLLOW: Final = sentences(
    {
        "S": QT_TRANSLATE_NOOP("Reasons", "Spades were led and you hold a spade: you must follow suit."),
        "C": QT_TRANSLATE_NOOP("Reasons", "Clubs were led and you hold a club: you must follow suit."),
        "D": QT_TRANSLATE_NOOP("Reasons", "Diamonds were led and you hold a diamond: you must follow suit."),
        "H": QT_TRANSLATE_NOOP("Reasons", "Hearts were led and you hold a heart: you must follow suit."),
    }
)

_TRUMP: Final = sentences(
    {
        "S": QT_TRANSLATE_NOOP(
            "Reasons", "Spades are trump and you cannot follow suit: you must play a spade."
        ),
        "C": QT_TRANSLATE_NOOP(
            "Reasons", "Clubs are trump and you cannot follow suit: you must play a club."
        ),
        "D": QT_TRANSLATE_NOOP(
            "Reasons", "Diamonds are trump and you cannot follow suit: you must play a diamond."
        ),
        "H": QT_TRANSLATE_NOOP(
            "Reasons", "Hearts are trump and you cannot follow suit: you must play a heart."
        ),
    }
)


def explain(error: IllegalAction, view: PlayerView) -> str:
    """Return why the action was refused, in one sentence for the player who tried it.

    Args:
        error: What the engine raised.
        view: What that player saw when it was raised.
    """
    if error.rule is BrokenRule.BID_OVER_LIMIT:
        return _bid_over_limit(error, view)
    if error.rule is BrokenRule.GIVE_UP_USED_UP:
        return QCoreApplication.translate(
            "Reasons", "You have used all your give-ups: %n in a match are allowed.", "", error.amount or 0
        )
    if error.suit is not None and error.rule in _BY_SUIT:
        return QCoreApplication.translate("Reasons", _BY_SUIT[error.rule][error.suit.letter])
    return QCoreApplication.translate("Reasons", _SENTENCES[error.rule]).format(
        amount=error.amount,
        card="" if error.card is None else card_name(error.card),
        beaten="" if error.card is None else card_accusative(error.card),
    )


def _bid_over_limit(error: IllegalAction, view: PlayerView) -> str:
    amount = CARD_POINTS_IN_PACK if error.amount is None else error.amount
    if amount > bid_limit(view.rules, mask_of(view.hand)):
        #: The declarer gave half a marriage away after bidding; the winning bid stays, but cannot be raised.
        sentence = QCoreApplication.translate(
            "Reasons", "Your hand no longer allows more than your bid of {amount}."
        )
    elif amount == CARD_POINTS_IN_PACK:
        sentence = QCoreApplication.translate(
            "Reasons", "Without a marriage in your hand you can go no higher than {amount}."
        )
    elif view.rules.bid_limit is BidLimit.MARRIAGE_VALUE:
        sentence = QCoreApplication.translate(
            "Reasons", "Your hand allows at most {amount}: 120 plus your marriages."
        )
    else:
        sentence = QCoreApplication.translate(
            "Reasons", "Nobody can take more than {amount} points in one deal."
        )
    return sentence.format(amount=amount)


_BY_SUIT: Final = MappingProxyType({BrokenRule.MUST_FOLLOW_SUIT: _FOLLOW, BrokenRule.MUST_TRUMP: _TRUMP})
