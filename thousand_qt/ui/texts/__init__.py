"""Every sentence about the game that a player reads: cards, reasons, events, rules and scores in words.

The engine knows no texts; it says what happened by values. Here each value gets a whole sentence of its own,
because a sentence glued from parts cannot be translated into a language with cases. Players' names are free
text: no sentence declines them and none tells their gender.
"""

from __future__ import annotations

from thousand_qt.app.numbers import plain, signed
from thousand_qt.ui.texts.cards import card_accusative, card_name, marriage_name, suit_name, trump_line
from thousand_qt.ui.texts.events import bubble, log_line
from thousand_qt.ui.texts.reasons import explain
from thousand_qt.ui.texts.rules import (
    give_up_cost,
    preset_description,
    preset_name,
    redeal_offer,
    rules_summary,
)
from thousand_qt.ui.texts.scoring import (
    ScoreLine,
    contract_verdict,
    role_name,
    score_lines,
    standing_words,
    why_won,
)
from thousand_qt.ui.texts.table_texts import TableTexts

__all__ = [
    "ScoreLine",
    "TableTexts",
    "bubble",
    "card_accusative",
    "card_name",
    "contract_verdict",
    "explain",
    "give_up_cost",
    "log_line",
    "marriage_name",
    "plain",
    "preset_description",
    "preset_name",
    "redeal_offer",
    "role_name",
    "rules_summary",
    "score_lines",
    "signed",
    "standing_words",
    "suit_name",
    "trump_line",
    "why_won",
]
