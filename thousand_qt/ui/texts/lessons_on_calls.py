"""What the lessons on bidding, talon, giving up and new deals say."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thousand_qt.lessons.says import Say
from thousand_qt.ui.texts.sentences import sentences

SENTENCES: Final = sentences(
    {
        Say.BID_PROMISE: QT_TRANSLATE_NOOP(
            "Lessons",
            "The bidding comes before the tricks. A bid is a promise: so many points, from cards"
            " and marriages, will be yours in this deal. The highest bidder is the declarer, and"
            " plays for the promise.",
        ),
        Say.BID_HUNDRED: QT_TRANSLATE_NOOP(
            "Lessons",
            "The lowest bid is {least}. All cards together have only {all}: without a marriage,"
            " {least} is already a lot for one player.",
        ),
        Say.BID_GOLDEN: QT_TRANSLATE_NOOP(
            "Lessons",
            "A match at this table begins with a golden round: there each player in turn plays"
            " {contract} without any bidding, and everything counts double. Afterwards it goes"
            " as here.",
        ),
        Say.BID_DARK: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table whoever opens may even bid {bid} before looking at the cards; what is"
            " made or failed then counts double.",
        ),
        Say.BID_OPEN_EXACTLY: QT_TRANSLATE_NOOP(
            "Lessons",
            "You are first after the dealer, so you must open, with exactly {least}. Do so.",
        ),
        Say.BID_OPEN_AT_LEAST: QT_TRANSLATE_NOOP(
            "Lessons",
            "You are first after the dealer, so you must open, with at least {least}. Start low:"
            " the others may pass.",
        ),
        Say.BID_OPEN_FREE: QT_TRANSLATE_NOOP(
            "Lessons",
            "You are first after the dealer. You may bid, from {least} on, or pass; if all pass,"
            " the dealer has to play {least}. With this hand, bid.",
        ),
        Say.BID_COUNT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Count what your hand can promise: marriages {marriages}, cards that nobody can beat"
            " {cards}, together {sum}.",
        ),
        Say.BID_TOO_GOOD_TO_PASS: QT_TRANSLATE_NOOP(
            "Lessons",
            "A hand with a marriage and an ace is too good to pass. Whoever passes is out of this bidding.",
        ),
        Say.BID_NO_NEED: QT_TRANSLATE_NOOP(
            "Lessons",
            "That is more than anybody asks for. Say {least}: you can always raise when another player does.",
        ),
        Say.BID_TOO_HIGH: QT_TRANSLATE_NOOP(
            "Lessons",
            "The rules allow it, but it promises more than the {sum} you can count on. What is"
            " missing would cost you the whole contract.",
        ),
        Say.BID_STEP: QT_TRANSLATE_NOOP(
            "Lessons",
            "Every bid must be higher than the last; bids are multiples of {step}.",
        ),
        Say.BID_ONE_STEP: QT_TRANSLATE_NOOP(
            "Lessons",
            "Bids go up by exactly {step}, no more and no less.",
        ),
        Say.BID_RAISE: QT_TRANSLATE_NOOP(
            "Lessons",
            "Raise, but stay within the {sum} that you have counted.",
        ),
        Say.BID_RAISED: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} has raised to {amount}.",
        ),
        Say.BID_DECLARER: QT_TRANSLATE_NOOP(
            "Lessons",
            "Everybody else has passed: you are the declarer. You get the talon, which is what"
            " the next lesson is about. First a hand of another kind.",
        ),
        Say.BID_WON: QT_TRANSLATE_NOOP(
            "Lessons",
            "You win the bidding at {amount}.",
        ),
        Say.BID_POOR: QT_TRANSLATE_NOOP(
            "Lessons",
            "The bidding stands at {amount}. Your cards: no marriage, no ace, {points} in card"
            " points. What do you say?",
        ),
        Say.BID_RATHER_PASS: QT_TRANSLATE_NOOP(
            "Lessons",
            "With these cards you would hardly make it, and failing costs the whole bid. Pass:"
            " as an opponent you keep what you take.",
        ),
        Say.BID_PASS_IS_FINAL: QT_TRANSLATE_NOOP(
            "Lessons",
            "A pass is final for this deal. The opponents of the declarer play for the points of"
            " their own tricks and marriages.",
        ),
        Say.BID_PASSED: QT_TRANSLATE_NOOP(
            "Lessons",
            "Wise: let others promise that.",
        ),
        Say.BID_NEEDS_MARRIAGE: QT_TRANSLATE_NOOP(
            "Lessons",
            "More than {all} may be bid only with a marriage in the hand.",
        ),
        Say.BID_MARRIAGE_VALUE: QT_TRANSLATE_NOOP(
            "Lessons",
            "The limit of a bid is {all} and the marriages in the hand: for you {most}.",
        ),
        Say.TALON_CHOOSE: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have won the bidding. There are two talons, face down: click one of them.",
        ),
        Say.TALON_NOT_NOW: QT_TRANSLATE_NOOP(
            "Lessons",
            "These cards are good enough to be played. Giving up has a lesson of its own.",
        ),
        Say.TALON_HIDDEN: QT_TRANSLATE_NOOP(
            "Lessons",
            "Bidding is over, and the talon is yours. As you had to take it at the lowest bid,"
            " nobody else sees it at this table.",
        ),
        Say.TALON_OPEN: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have won the bidding. The talon was turned up for all to see, and is now in your hand.",
        ),
        Say.TALON_MARRIAGE: QT_TRANSLATE_NOOP(
            "Lessons",
            "It brought the {king}: with your queen, that is a marriage.",
        ),
        Say.TALON_NAMED: QT_TRANSLATE_NOOP(
            "Lessons",
            "You play for {amount}.",
        ),
        Say.TALON_BREAKS_MARRIAGE: QT_TRANSLATE_NOOP(
            "Lessons",
            "That would break your marriage, worth {points}. Keep king and queen together.",
        ),
        Say.TALON_TOO_DEAR: QT_TRANSLATE_NOOP(
            "Lessons",
            "You would give away the {card}, worth {points}, and it may take a trick. Choose"
            " your lowest cards.",
        ),
        Say.TALON_ASIDE_LAST: QT_TRANSLATE_NOOP(
            "Lessons",
            "Now put two cards aside, face down: click them. They and the other talon go to"
            " whoever takes the last trick. Choose cards that you can spare.",
        ),
        Say.TALON_ASIDE_NOBODY: QT_TRANSLATE_NOOP(
            "Lessons",
            "Now put two cards aside, face down: click them. They and the other talon count for"
            " nobody. Choose cards that you can spare.",
        ),
        Say.TALON_GIVE: QT_TRANSLATE_NOOP(
            "Lessons",
            "Now give one card to each opponent, face down: click two cards, or drag them to the"
            " players. Give what you can best spare.",
        ),
        Say.TALON_PUT_ASIDE: QT_TRANSLATE_NOOP(
            "Lessons",
            "Well chosen: nothing of value is gone.",
        ),
        Say.TALON_GIVEN: QT_TRANSLATE_NOOP(
            "Lessons",
            "Well chosen: these cards help the others least.",
        ),
        Say.TALON_CONTRACT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Name the contract that you play for: {amount}, or more, in steps of {step}; never"
            " less than your bid.",
        ),
        Say.TALON_END: QT_TRANSLATE_NOOP(
            "Lessons",
            "The declarer leads to the first trick. Make at least {amount}, and the contract is"
            " yours; with less it is taken from your score.",
        ),
        Say.GIVE_UP_WHY: QT_TRANSLATE_NOOP(
            "Lessons",
            "You had to take this deal for {contract}, and the talon is no help: these cards"
            " will hardly take a trick.",
        ),
        Say.GIVE_UP_HOW: QT_TRANSLATE_NOOP(
            "Lessons",
            "Until the first card is led, the declarer may give the deal up. Choose “Give up…”"
            " and look at what it costs; then confirm.",
        ),
        Say.GIVE_UP_TRY: QT_TRANSLATE_NOOP(
            "Lessons",
            "You may play it, too, but failing costs {contract}, and the others write what they"
            " take. Try giving up this time.",
        ),
        Say.GIVE_UP_PAID: QT_TRANSLATE_NOOP(
            "Lessons",
            "Each opponent writes {points} for it.",
        ),
        Say.GIVE_UP_UNPAID: QT_TRANSLATE_NOOP(
            "Lessons",
            "The others get nothing for it this time.",
        ),
        Say.GIVE_UP_RULES: QT_TRANSLATE_NOOP(
            "Lessons",
            "How often that is allowed, and what it costs the next time, is in the rules: F1.",
        ),
        Say.GIVE_UP_COST: QT_TRANSLATE_NOOP(
            "Lessons",
            "The deal is given up. It has cost you {cost}.",
        ),
        Say.GIVE_UP_FREE: QT_TRANSLATE_NOOP(
            "Lessons",
            "The deal is given up. This time it has cost you nothing.",
        ),
        Say.REDEAL_NINES: QT_TRANSLATE_NOOP(
            "Lessons",
            "You hold all four nines, and they are worth nothing.",
        ),
        Say.REDEAL_WEAK: QT_TRANSLATE_NOOP(
            "Lessons",
            "Your cards are worth {points} in card points. Whoever has less than {below} may ask"
            " for a new deal at this table.",
        ),
        Say.REDEAL_EARLY: QT_TRANSLATE_NOOP(
            "Lessons",
            "You are asked before the bidding, and only you: the others do not learn of it"
            " unless you want a new deal.",
        ),
        Say.REDEAL_LATE: QT_TRANSLATE_NOOP(
            "Lessons",
            "You are asked before the first lead, and only you: the others do not learn of it"
            " unless you want a new deal.",
        ),
        Say.REDEAL_ASK: QT_TRANSLATE_NOOP(
            "Lessons",
            "It is a right, not a duty. With such cards, use it.",
        ),
        Say.REDEAL_PLAY_ON: QT_TRANSLATE_NOOP(
            "Lessons",
            "You may play on, but hardly a hand is worse than this one. Take the new deal.",
        ),
        Say.REDEAL_END: QT_TRANSLATE_NOOP(
            "Lessons",
            "The same dealer deals again, and nothing of this deal is counted.",
        ),
        Say.REDEAL_DONE: QT_TRANSLATE_NOOP(
            "Lessons",
            "The cards that prove your right are shown to all.",
        ),
    }
)
