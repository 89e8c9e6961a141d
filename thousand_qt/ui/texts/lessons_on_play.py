"""What the lessons on cards, tricks, marriages and trumps say."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thousand_qt.lessons.says import Say
from thousand_qt.ui.texts.sentences import sentences

SENTENCES: Final = sentences(
    {
        Say.CARDS_WELCOME: QT_TRANSLATE_NOOP(
            "Lessons",
            "These are your cards, at the bottom of the table. You take tricks with them, for"
            " the points of the cards in the tricks.",
        ),
        Say.CARDS_VALUES: QT_TRANSLATE_NOOP(
            "Lessons",
            "From high to low: ace {ace}, ten {ten}, king {king}, queen {queen}, jack {jack},"
            " nine {nine}. The ten comes right after the ace. All cards together: {all}.",
        ),
        Say.CARDS_STOCK: QT_TRANSLATE_NOOP(
            "Lessons",
            "After each trick both players draw a card from the stock, as long as there is one.",
        ),
        Say.CARDS_NOT_HIGHEST: QT_TRANSLATE_NOOP(
            "Lessons",
            "The highest heart is another one. Nothing beats this one: play the {highest}.",
        ),
        Say.CARDS_THE_HEART: QT_TRANSLATE_NOOP(
            "Lessons",
            "This time hearts are what we look at: play the {highest}.",
        ),
        Say.CARDS_LEAD_ACE: QT_TRANSLATE_NOOP(
            "Lessons",
            "It is your lead. Click your highest heart, or drag it to the middle. With the"
            " keyboard: the arrow keys and Enter.",
        ),
        Say.CARDS_NINE_TOO_SOON: QT_TRANSLATE_NOOP(
            "Lessons",
            "The nine is the lowest heart, and the {king} is still out: it would beat the nine.",
        ),
        Say.CARDS_LEAD_TEN: QT_TRANSLATE_NOOP(
            "Lessons",
            "The ace is gone. Which heart is the highest now? Lead it.",
        ),
        Say.CARDS_TOOK: QT_TRANSLATE_NOOP(
            "Lessons",
            "The trick is yours: {points}.",
        ),
        Say.CARDS_LEAD_NINE: QT_TRANSLATE_NOOP(
            "Lessons",
            "All other hearts are gone now. Even a nine takes a trick when nobody has anything"
            " higher in its suit. Lead it.",
        ),
        Say.CARDS_NINE_FIRST: QT_TRANSLATE_NOOP(
            "Lessons",
            "That works as well, but try the nine of hearts: it is the last heart.",
        ),
        Say.CARDS_TEN_BEAT_KING: QT_TRANSLATE_NOOP(
            "Lessons",
            "Right: the ten has beaten the king. The trick is worth {points}.",
        ),
        Say.CARDS_END: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have {mine} of the {all} points now. Remember: count what is gone, and your low"
            " cards become strong.",
        ),
        Say.CARDS_NINE_WON: QT_TRANSLATE_NOOP(
            "Lessons",
            "The nine has taken a trick: nobody could follow suit.",
        ),
        Say.FOLLOW_STOCK: QT_TRANSLATE_NOOP(
            "Lessons",
            "While there is a stock, any card may be played to a trick. When it is used up, as"
            " now, the duties begin.",
        ),
        Say.FOLLOW_SUIT: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} has led the {card}. Whoever has a card of that suit must play one: that is"
            " following suit.",
        ),
        Say.FOLLOW_MUST_BEAT: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table you must also beat the highest card if you can. Do so.",
        ),
        Say.FOLLOW_MAY_BEAT: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table you need not beat the card. But you play last, so a higher card takes"
            " the trick for certain. Take it.",
        ),
        Say.FOLLOW_GIVES_AWAY: QT_TRANSLATE_NOOP(
            "Lessons",
            "The rules allow that, but {name} would take the trick: {points}. Beat the card instead.",
        ),
        Say.FOLLOW_TOOK: QT_TRANSLATE_NOOP(
            "Lessons",
            "The trick is yours: {points}.",
        ),
        Say.FOLLOW_LEADS_NEXT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Whoever takes a trick leads to the next one. Now to a trick that you cannot take.",
        ),
        Say.FOLLOW_TOO_DEAR: QT_TRANSLATE_NOOP(
            "Lessons",
            "You cannot win this trick. That card would give away {dear}; there is one that"
            " gives away only {cheap}.",
        ),
        Say.FOLLOW_CANNOT_BEAT: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} has led the {card}. You must follow suit, and you cannot win. Give away as"
            " little as possible.",
        ),
        Say.FOLLOW_VOID: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} has led the {card}. You have no card of that suit and there is no trump: you"
            " may play anything, and it cannot win. Which card costs least?",
        ),
        Say.FOLLOW_DISCARD_DEAR: QT_TRANSLATE_NOOP(
            "Lessons",
            "That may be played, but it would make a present of {dear}. You have a card worth {cheap}.",
        ),
        Say.FOLLOW_CHEAP: QT_TRANSLATE_NOOP(
            "Lessons",
            "Well saved. The trick was worth {points}.",
        ),
        Say.FOLLOW_END: QT_TRANSLATE_NOOP(
            "Lessons",
            "So: follow suit; beat what you want to have; and where you cannot win, give your cheapest card.",
        ),
        Say.FOLLOW_DISCARDED: QT_TRANSLATE_NOOP(
            "Lessons",
            "Right: that card was worth {points}.",
        ),
        Say.MARRIAGE_PAIR: QT_TRANSLATE_NOOP(
            "Lessons",
            "King and queen of one suit in one hand are a marriage. You hold two of them.",
        ),
        Say.MARRIAGE_VALUES: QT_TRANSLATE_NOOP(
            "Lessons",
            "A marriage brings points of its own: hearts {h}, diamonds {d}, clubs {c}, spades {s}.",
        ),
        Say.MARRIAGE_TOO_SOON: QT_TRANSLATE_NOOP(
            "Lessons",
            "Not yet: at this table a marriage cannot be declared with the first lead. Played now, "
            "king or queen would waste it.",
        ),
        Say.MARRIAGE_SURE_FIRST: QT_TRANSLATE_NOOP(
            "Lessons",
            "You need a trick, and that card may be beaten. Nobody beats the highest heart: play the {card}.",
        ),
        Say.MARRIAGE_TRICK_FIRST: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table you must have taken a trick before you declare one. Lead a card that is "
            "sure to win.",
        ),
        Say.MARRIAGE_NOW: QT_TRANSLATE_NOOP(
            "Lessons",
            "The trick is yours, and so is the lead.",
        ),
        Say.MARRIAGE_SILENT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Played without declaring, the marriage would be lost for good, and {points} with it. "
            "Choose “Declare”.",
        ),
        Say.MARRIAGE_ANNOUNCE_FIRST: QT_TRANSLATE_NOOP(
            "Lessons",
            "Declare the marriage in hearts first: it brings {points} at once, and makes your hearts trump.",
        ),
        Say.MARRIAGE_FIRST_LEAD: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table it may be declared with the very first lead.",
        ),
        Say.MARRIAGE_ANNOUNCE: QT_TRANSLATE_NOOP(
            "Lessons",
            "Declare it by leading one of the two: hearts bring {points}. Choose the queen or the "
            "king, then “Declare”. Most players lead the queen, as it is worth less.",
        ),
        Say.MARRIAGE_SECOND_FIRST: QT_TRANSLATE_NOOP(
            "Lessons",
            "You have another marriage and the lead: declare the spades now, for {points}.",
        ),
        Say.MARRIAGE_IS_TRUMP: QT_TRANSLATE_NOOP(
            "Lessons",
            "Trump: {trump}. From this very trick on, a trump beats every card of another suit.",
        ),
        Say.MARRIAGE_SECOND: QT_TRANSLATE_NOOP(
            "Lessons",
            "Now your other marriage, in spades: {points} more.",
        ),
        Say.MARRIAGE_GOT: QT_TRANSLATE_NOOP(
            "Lessons",
            "Declared: {points}.",
        ),
        Say.MARRIAGE_CHANGES_TRUMP: QT_TRANSLATE_NOOP(
            "Lessons",
            "The new marriage has changed the trump. Trump: {trump}.",
        ),
        Say.MARRIAGE_SUM: QT_TRANSLATE_NOOP(
            "Lessons",
            "Your marriages together: {sum}.",
        ),
        Say.MARRIAGE_BOTH_NEEDED: QT_TRANSLATE_NOOP(
            "Lessons",
            "King and queen must both still be in your hand when you declare. Just holding them brings "
            "nothing.",
        ),
        Say.MARRIAGE_STAYS: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} takes this trick. The {points} for the marriage stay yours all the same.",
        ),
        Say.TRUMP_IS: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} has declared a marriage. Trump: {trump}. You will find the trump beside the middle "
            "of the table.",
        ),
        Say.TRUMP_LED: QT_TRANSLATE_NOOP(
            "Lessons",
            "{name} has led the {card}, and you have no card of that suit.",
        ),
        Say.TRUMP_MUST: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table you must then play a trump if you have one. It beats even the ace.",
        ),
        Say.TRUMP_MAY: QT_TRANSLATE_NOOP(
            "Lessons",
            "At this table you may then play anything. But a trump beats even the ace: take the"
            " trick with it.",
        ),
        Say.TRUMP_WASTED: QT_TRANSLATE_NOOP(
            "Lessons",
            "The rules allow that, but the trick would go to {name}: {points}. A trump takes it.",
        ),
        Say.TRUMP_TOOK: QT_TRANSLATE_NOOP(
            "Lessons",
            "Your trump beats the ace: {points}.",
        ),
        Say.TRUMP_OVER: QT_TRANSLATE_NOOP(
            "Lessons",
            "If somebody has trumped before you, you must play a higher trump if you can; if"
            " not, a lower one.",
        ),
        Say.TRUMP_NO_OVER: QT_TRANSLATE_NOOP(
            "Lessons",
            "If somebody has trumped before you, any trump will do: you need not go higher.",
        ),
        Say.TRUMP_FOREIGN: QT_TRANSLATE_NOOP(
            "Lessons",
            "And nobody here leads a trump that another player has named, as long as he has something else.",
        ),
        Say.TRUMP_END: QT_TRANSLATE_NOOP(
            "Lessons",
            "Without the suit and without a trump you may play any card. Until the first"
            " marriage there is no trump at all.",
        ),
    }
)
