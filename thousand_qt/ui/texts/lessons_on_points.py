"""What the lessons on scoring and on the end of the match say, and what good players do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thousand_qt.lessons.says import Say
from thousand_qt.ui.texts.sentences import sentences

SENTENCES: Final = sentences(
    {
        Say.SCORE_STOCK_SO_FAR: QT_TRANSLATE_NOOP(
            "Lessons",
            "The deal is nearly over. You have {points} so far, from cards and a marriage.",
        ),
        Say.SCORE_SO_FAR: QT_TRANSLATE_NOOP(
            "Lessons",
            "You are the declarer, the contract is {contract}, and the deal is nearly over. You"
            " have {points} so far, from cards and a marriage: it stands on your name plate.",
        ),
        Say.SCORE_LAST: QT_TRANSLATE_NOOP(
            "Lessons",
            "Which of your last cards do you lead first?",
        ),
        Say.SCORE_ACE_FIRST: QT_TRANSLATE_NOOP(
            "Lessons",
            "With that card you would lose the lead, and the ace might never take a trick. First"
            " the {card}: it is worth {points}.",
        ),
        Say.SCORE_TOOK: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have taken {cards} in cards and {marriages} in marriages: {sum}.",
        ),
        Say.SCORE_STOCK_ALL: QT_TRANSLATE_NOOP(
            "Lessons",
            "Without bidding there is no contract: each player writes all he took. You write {change}.",
        ),
        Say.SCORE_MADE: QT_TRANSLATE_NOOP(
            "Lessons",
            "That is at least {contract}: the contract is made, and you write {change}. The"
            " declarer never writes more than the contract.",
        ),
        Say.SCORE_OPPONENT: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} took {points} and writes {change}: opponents write what they take, rounded.",
        ),
        Say.SCORE_OPPONENT_EXACT: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} took {points} and writes {change}: opponents write what they take, to the point.",
        ),
        Say.SCORE_FAILED: QT_TRANSLATE_NOOP(
            "Lessons",
            "Had you promised {contract}, the same {sum} would have been too little, and"
            " {change} would be taken from your score.",
        ),
        Say.SCORE_TARGET: QT_TRANSLATE_NOOP(
            "Lessons",
            "So it goes on, deal after deal, until somebody has {target}.",
        ),
        Say.SCORE_ROUND: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table to the nearest multiple of {step}.",
        ),
        Say.SCORE_ROUND_HALF_UP: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table to the nearest multiple of {step}; a last figure of {half} goes up.",
        ),
        Say.SCORE_ROUND_HALF_DOWN: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table to the nearest multiple of {step}; a last figure of {half} goes down.",
        ),
        Say.ZERO_TRICKS: QT_TRANSLATE_NOOP(
            "Lessons",
            "An opponent of the declarer who takes no trick at all gets a zero in the score, a"
            " mark that is counted.",
        ),
        Say.ZERO_POINTS: QT_TRANSLATE_NOOP(
            "Lessons",
            "An opponent of the declarer who takes no point at all gets a zero in the score, a"
            " mark that is counted.",
        ),
        Say.ZERO_IN_A_ROW: QT_TRANSLATE_NOOP(
            "Lessons",
            "Every third zero in a row costs {cost}.",
        ),
        Say.ZERO_THIRD: QT_TRANSLATE_NOOP(
            "Lessons",
            "Every third zero costs {cost}, in a row or not.",
        ),
        Say.ZERO_YOU_HAVE: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have {marks} of them, and in this deal you have taken nothing yet. There are"
            " two tricks to come.",
        ),
        Say.ZERO_TAKE: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} leads the {card}. Take this trick.",
        ),
        Say.ZERO_WOULD_BE: QT_TRANSLATE_NOOP(
            "Lessons",
            "Then this deal might become your third zero: {cost} off your score. Take the trick"
            " with the ace.",
        ),
        Say.ZERO_SAVED: QT_TRANSLATE_NOOP(
            "Lessons",
            "Your part in this deal: {change}, and no zero.",
        ),
        Say.ZERO_BARREL: QT_TRANSLATE_NOOP(
            "Lessons",
            "On the barrel, which has a lesson of its own, zeros are not counted.",
        ),
        Say.BARREL_IS: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have {barrel}: you sit on the barrel. From here only one way leads to {target}:"
            " as the declarer, at one go. What you take as an opponent does not count.",
        ),
        Say.BARREL_WAYS: QT_TRANSLATE_NOOP(
            "Lessons",
            "It takes a contract of at least {needed}.",
        ),
        Say.RULE_800_IS: QT_TRANSLATE_NOOP(
            "Lessons",
            "From {threshold} on, a player writes only what he wins with his own contracts: as"
            " an opponent he gets nothing.",
        ),
        Say.RULE_800_YOU: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have {points}.",
        ),
        Say.END_PASS_BRINGS_NOTHING: QT_TRANSLATE_NOOP(
            "Lessons",
            "If you pass, you write nothing at all in this deal, whatever you take. With such a hand, bid.",
        ),
        Say.END_BID: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} is at {amount}. It is your call.",
        ),
        Say.BARREL_TOO_LOW: QT_TRANSLATE_NOOP(
            "Lessons",
            "Even if you make {amount}, you stay on the barrel: {needed} is needed to win.",
        ),
        Say.BARREL_CONTRACT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Now name the contract. To reach {target} it must be at least {needed}.",
        ),
        Say.RULE_800_CONTRACT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Now name the contract: the more you can make, the nearer you come. You can count on {sum}.",
        ),
        Say.RULE_800_END: QT_TRANSLATE_NOOP(
            "Lessons",
            "Made, it brings you to {sum}; failed, to {less}. Whoever drops below {threshold}"
            " writes as an opponent again.",
        ),
        Say.BARREL_MADE: QT_TRANSLATE_NOOP(
            "Lessons",
            "Made, it brings you to {sum}, and the match is won; failed, you fall to {less}.",
        ),
        Say.BARREL_DEALS: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have {deals} deals for it; if the last of them brings nothing, the barrel"
            " throws you off: {penalty} less.",
        ),
        Say.BARREL_NO_LIMIT: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table you have as many deals for it as you need.",
        ),
        Say.TIP_TRUMPED: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} still has a trump and could beat the {card} with it. First lead a high trump.",
        ),
        Say.TIP_TRUMPS: QT_TRANSLATE_NOOP(
            "Lessons",
            "Trump: {trump}, by your own marriage. One trump is still out, and you hold an ace"
            " that you want to bring home. What do you lead?",
        ),
        Say.TIP_COUNT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Count the trumps as they fall: when they are gone, your other high cards are safe.",
        ),
        Say.TIP_DRAWN: QT_TRANSLATE_NOOP(
            "Lessons",
            "That draws the last trump.",
        ),
        Say.TIP_TOGETHER: QT_TRANSLATE_NOOP(
            "Lessons",
            "Now you play against the declarer, {declarer}. {fellow} takes this trick for"
            " certain, and you have no card of the suit. Opponents help each other: what do you"
            " play?",
        ),
        Say.TIP_RICHER: QT_TRANSLATE_NOOP(
            "Lessons",
            "{fellow} takes the trick anyway. That card adds {points}, another one would add"
            " {dear}: every point there is one less for the declarer.",
        ),
        Say.TIP_BID: QT_TRANSLATE_NOOP(
            "Lessons",
            "Bid on your marriages, but only if you can take a trick to declare them. Aces and tens "
            "take tricks and hold most of the points.",
        ),
        Say.TIP_GIVE: QT_TRANSLATE_NOOP(
            "Lessons",
            "As the declarer, give away lone low cards, so that you run out of a suit; never an"
            " ace, never half of a marriage.",
        ),
        Say.TIP_PAIRS: QT_TRANSLATE_NOOP(
            "Lessons",
            "Watch kings and queens: once one of a pair has been played, that marriage cannot be "
            "declared any more.",
        ),
        Say.TIP_HELPED: QT_TRANSLATE_NOOP(
            "Lessons",
            "The trick is worth {points} now, and nothing of it is for {declarer}.",
        ),
        Say.TIP_END: QT_TRANSLATE_NOOP(
            "Lessons",
            "That is all you need. The hints (H) explain a decision whenever you like, and the"
            " rules of a match are under F1. Have fun!",
        ),
    }
)
