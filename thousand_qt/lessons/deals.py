"""The prepared deals of the lessons: exact hands, made so that by any rules the same thing happens."""

from __future__ import annotations

from typing import Final

from thousand_qt.lessons.prepared import Form, Prepared, dealt, drawn_out, exchanged, put_aside

ACE_AND_TEN: Final[Prepared] = {
    Form.CIRCLE: exchanged("AH TH 9H AS 9S JD JC 9C", "KH JH TS KS AD KD AC KC", "QH QS JS TD QD 9D TC QC"),
    Form.TWO_TALONS: put_aside(
        "AH TH 9H AS 9S QD JD JC 9C KC",
        "KH JH TS KS JS AD KD TD AC TC",
        aside="QS QC",
        other_talon="QH 9D",
    ),
    Form.STOCK: dealt(
        "AH TH 9H AS JD 9C",
        "KH JH AC KC TD QS",
        rest="9S JS 9D QD JC QC TS KS AD KD TC QH",
        plays="JH KH",
    ),
}
"""Ace and ten of hearts, and a nine that is the last heart."""

LED_KING: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "AD JD TD TS JS TH JH 9H",
        "KD AS KS AH KH AC TC KC",
        "QD 9D QS 9S QH QC JC 9C",
        declarer=1,
        plays="KD 9D",
    ),
    Form.TWO_TALONS: put_aside(
        "AD JD TD TS JS QS TH JH 9H QH",
        "KD AS KS AH KH AC TC KC QC JC",
        aside="9S 9D",
        other_talon="QD 9C",
        declarer=1,
        plays="KD",
    ),
    Form.STOCK: drawn_out(
        "AD JD TS JS TH 9H",
        "KD AS KS AC TC KH",
        pairs="AH JH QH 9S QS JC QC 9C KC QD 9D TD",
        plays="KD",
    ),
}
"""A king of diamonds is led, which ace and ten beat."""

LED_ACES: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "AD JD TD TS JS TH JH 9H",
        "KD AS KS AH KH AC TC KC",
        "QD 9D QS 9S QH QC JC 9C",
        declarer=1,
        plays="AS 9S AC 9C",
    ),
    Form.TWO_TALONS: put_aside(
        "AD JD TD TS JS QS TH JH 9H QH",
        "KD AS KS AH KH AC TC KC QC JC",
        aside="9S 9D",
        other_talon="QD 9C",
        declarer=1,
        plays="AS AC",
    ),
    Form.STOCK: drawn_out(
        "AD JD TS JS TH 9H",
        "KD AS KS AC TC KH",
        pairs="AH JH QH 9S QS JC QC 9C KC QD 9D TD",
        plays="AS AC",
    ),
}
"""The same cards: an ace of spades is led, which nothing beats, then one of clubs, a suit not held."""

TWO_MARRIAGES: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "AH TH KH QH KS QS 9D 9C", "JH TS JS AD KD AC KC TC", "9H AS 9S TD QD JD QC JC", plays="KC TS QD AS"
    ),
    Form.TWO_TALONS: put_aside(
        "AH TH KH QH KS QS 9D 9C JC JD",
        "JH TS JS AS 9S AD KD AC KC TC",
        aside="9H QC",
        other_talon="TD QD",
        plays="KC AS",
    ),
    Form.STOCK: dealt(
        "AH KH QH KS QS 9D",
        "JH AS TS AC KC TD",
        rest="9C 9H JC QC JS QD 9S JD KD AD TC TH",
        plays="JH 9H AS",
    ),
}
"""Marriages in hearts and spades with the ace of hearts; the one in spades is beaten."""

FOREIGN_TRUMP: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "JC TC JS 9S TH QH JH 9H",
        "AC AS KS QS TS AD TD KD",
        "KC QC 9C QD JD 9D AH KH",
        declarer=1,
        plays="AC 9C JC QS! 9D 9S AD JD",
        tricks=2,
    ),
    Form.TWO_TALONS: put_aside(
        "JC TC KC JS 9S AH TH QH JH 9H",
        "AC QC AS KS QS TS AD TD KD KH",
        aside="9C JD",
        other_talon="QD 9D",
        declarer=1,
        plays="AC JC QS! 9S AD",
        tricks=2,
    ),
    Form.STOCK: drawn_out(
        "JC JS 9S TH QH 9H",
        "AC KS QS AD TD AS",
        pairs="AH JH TC 9C KC QC KD QD KH TS 9D JD",
        plays="AC JC QS! 9S AD",
        tricks=2,
    ),
}
"""Another player has made spades trump, and leads the ace of a suit that is not held."""

GOOD_HAND: Final[Prepared] = {
    Form.CIRCLE: dealt(
        "AH TH KH QH AS TS 9D", "QS JS AD TD AC KC 9C", "JH 9H KS 9S KD QD TC", rest="JD QC JC"
    ),
    Form.TWO_TALONS: dealt(
        "AH TH KH QH AS TS 9D 9S JC 9C", "KS JS AD TD AC KC TC KD JH 9H", rest="QS QD QC JD"
    ),
}
"""A marriage in hearts, with cards that nobody beats."""

POOR_HAND: Final[Prepared] = {
    Form.CIRCLE: dealt(
        "JS 9S QC JC KD 9D TH", "AH KH AS TS AD QD 9C", "QH JH KS QS AC KC TC", rest="9H TD JD"
    ),
    Form.TWO_TALONS: dealt(
        "JS 9S QC JC KD 9D TH 9H JD 9C", "AH KH AS TS AD QD TD AC KC TC", rest="QH JH KS QS"
    ),
}
"""No marriage and no ace."""

TALON_WITH_KING: Final[Prepared] = {
    Form.CIRCLE: dealt(
        "QH AH AS TS 9S JD 9C", "TH JH KS AD KD AC QC", "9H QS JS QD KC TC JC", rest="KH TD 9D"
    ),
    Form.TWO_TALONS: dealt(
        "QH AH AS TS 9S JS JD 9D 9C JC", "TH JH KS QS AD KD QD AC KC TC", rest="KH TD 9H QC"
    ),
}
"""The queen of hearts in the hand, the king in the talon."""

NEARLY_ALL: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "AH TH KH QH AS TS AD 9C",
        "JH KS QS KD QD AC KC TC",
        "9H JS 9S TD JD 9D QC JC",
        plays="AH QH! TH KH AS TS AD",
        tricks=6,
    ),
    Form.TWO_TALONS: put_aside(
        "AH TH KH QH AS TS AD 9C JC 9D",
        "JH KS QS KD QD AC TC TD JS 9S",
        aside="9H JD",
        other_talon="KC QC",
        plays="AH QH! TH KH AS TS AD",
        tricks=6,
    ),
    Form.STOCK: drawn_out(
        "AH KH QH AD 9C JC",
        "JH KD AC TC QD KS",
        pairs="TH 9H AS TS QS JS TD 9D KC QC JD 9S",
        plays="AH QH! KH AD",
        tricks=3,
    ),
}
"""A deal that is nearly won: an ace is left, and a nine."""

TWO_STRONG_MARRIAGES: Final[Prepared] = {
    Form.CIRCLE: dealt(
        "KH QH AH KD QD AS TS", "QS JS AD TD AC KC 9C", "TH JH 9H KS 9S JD TC", rest="9D QC JC", gives="9D JC"
    ),
    Form.TWO_TALONS: dealt(
        "KH QH AH KD QD AS TS 9S JC 9C",
        "QS JS KS AD TD AC KC TC JH 9H",
        rest="9D JD TH QC",
        gives="9D JD",
    ),
}
"""Marriages in hearts and diamonds: enough for the high contracts of the end."""

NOTHING_SO_FAR: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "JH 9S JS QS 9C JC AD JD",
        "AH TH KH QH AS TS KD 9D",
        "9H KS TD QD AC TC KC QC",
        declarer=1,
        plays="AH QH! TH KH AS TS KD JH 9C JC 9S JS QS",
        tricks=6,
    ),
    Form.TWO_TALONS: put_aside(
        "JH 9S JS QS 9C JC AD JD QC TC",
        "AH TH KH QH AS TS KD 9D KS 9H",
        aside="KC AC",
        other_talon="TD QD",
        declarer=1,
        plays="AH QH! TH KH AS TS 9H KS KD JH 9C JC 9S JS QS QC TC",
        tricks=8,
    ),
}
"""Two tricks before the end the learner has taken nothing, and holds an ace."""

HOPELESS: Final[Prepared] = {
    Form.CIRCLE: dealt(
        "9S JS QS 9C JC 9D KD", "AS TS AD TD KH TH 9H", "KS AC KC TC AH QD JD", rest="JH QH QC"
    ),
    Form.TWO_TALONS: dealt(
        "9S JS QS 9C JC 9D KD JH JD QC", "AS TS KS AD TD QD AC KC AH TH", rest="QH TC KH 9H"
    ),
}
"""A hand that takes hardly a trick, and a talon that does not help."""

FOUR_NINES: Final[Prepared] = {
    Form.CIRCLE: dealt(
        "9S 9C 9D 9H JS JC QD",
        "AS TS AD TD AH TH AC",
        "KS QS KC TC KD JD KH",
        rest="QC QH JH",
        gives="QC QH",
    ),
    Form.TWO_TALONS: dealt(
        "9S 9C 9D 9H JS JC QD JH QC QS",
        "AS TS KS AD TD KD AC TC AH TH",
        rest="KC KH QH JD",
        gives="KC KH",
    ),
}
"""All four nines in one hand."""

DRAW_TRUMPS: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "AH TH KH QH AS TS AD 9C",
        "JH 9H KD QD TD AC KC TC",
        "KS QS JS 9S JD 9D QC JC",
        plays="AD QH! 9H",
        tricks=2,
    ),
    Form.TWO_TALONS: put_aside(
        "AH TH KH QH AS TS AD 9C 9D JC",
        "JH 9H KD QD TD AC KC TC JD QC",
        aside="JS 9S",
        other_talon="KS QS",
        plays="AD QH! 9H",
        tricks=2,
    ),
    Form.STOCK: drawn_out(
        "AH TH KH QH AS 9C",
        "JH 9H AC KC KD TD",
        pairs="TS JS KS 9S AD 9D QD JD TC QC QS JC",
        plays="QH! 9H",
        tricks=1,
    ),
}
"""Hearts are trump; one of them is still out, with a player who has no spade."""

FELLOW_WINS: Final[Prepared] = {
    Form.CIRCLE: exchanged(
        "TC JC 9C KS JS QH JH 9H",
        "KD QD TD AS TS AH TH KC",
        "AD JD 9D QS 9S KH AC QC",
        declarer=1,
        plays="KD AD",
    ),
}
"""The declarer leads a king, the other opponent takes it with the ace, and the suit is not held."""
