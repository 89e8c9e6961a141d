"""The rules of a table in words: the presets, and what giving up or a new deal would mean."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.app.numbers import plain
from thousand_qt.engine import scoring
from thousand_qt.engine.cards import mask_of, points_of
from thousand_qt.engine.rights import RedealReason
from thousand_qt.engine.rules import PENALTY, Endgame, GiveUpCost, GiveUpPays, GiveUpTimes
from thousand_qt.engine.scoring import half_of_bid
from thousand_qt.engine.view import PlayerView
from thousand_qt.ui.texts.rules_summary import rules_summary
from thousand_qt.ui.texts.sentences import sentences

__all__ = ["give_up_cost", "preset_description", "preset_name", "redeal_offer", "rules_summary"]

_NAMES: Final = sentences(
    {
        "classic": QT_TRANSLATE_NOOP("Presets", "Classic"),
        "polish": QT_TRANSLATE_NOOP("Presets", "Polish"),
        "sixty": QT_TRANSLATE_NOOP("Presets", "Sixty deals"),
        "quick": QT_TRANSLATE_NOOP("Presets", "Free opening"),
        "dump": QT_TRANSLATE_NOOP("Presets", "555"),
        "polish-two-talons": QT_TRANSLATE_NOOP("Presets", "Polish for two, with talons"),
        "polish-stock": QT_TRANSLATE_NOOP("Presets", "Polish for two, with a stock"),
        "polish-four": QT_TRANSLATE_NOOP("Presets", "Polish for four"),
        "classic-four": QT_TRANSLATE_NOOP("Presets", "Classic for four"),
        "sixty-four": QT_TRANSLATE_NOOP("Presets", "Sixty deals for four"),
        "quick-four": QT_TRANSLATE_NOOP("Presets", "Free opening for four"),
        "dump-four": QT_TRANSLATE_NOOP("Presets", "555 for four"),
        "russian": QT_TRANSLATE_NOOP("Presets", "Russian with agreements"),
        "kurnik": QT_TRANSLATE_NOOP("Presets", "Kurnik's Polish"),
        "ukrainian": QT_TRANSLATE_NOOP("Presets", "Ukrainian"),
        "russian-four": QT_TRANSLATE_NOOP("Presets", "Russian with agreements for four"),
        "kurnik-four": QT_TRANSLATE_NOOP("Presets", "Kurnik's Polish for four"),
        "ukrainian-four": QT_TRANSLATE_NOOP("Presets", "Ukrainian for four"),
    }
)

_DESCRIPTIONS: Final = sentences(
    {
        "classic": QT_TRANSLATE_NOOP(
            "Presets", "Bids in fives, a barrel at 880, and a lost cause may be given up for 60 points each."
        ),
        "polish": QT_TRANSLATE_NOOP(
            "Presets",
            "Beat whenever you can, marriages from the first lead, and from 800 only contracts count.",
        ),
        "sixty": QT_TRANSLATE_NOOP(
            "Presets",
            "Calm bidding ten by ten, no barrel, no penalties; after sixty deals the best score wins.",
        ),
        "quick": QT_TRANSLATE_NOOP(
            "Presets",
            "Everyone may pass, nobody has to trump, and the contract is named before cards are given.",
        ),
        "dump": QT_TRANSLATE_NOOP(
            "Presets", "The classic game with a trapdoor: a score of exactly 555 drops to zero."
        ),
        "polish-two-talons": QT_TRANSLATE_NOOP(
            "Presets", "Ten cards each and two talons; the declarer picks one of them unseen."
        ),
        "polish-stock": QT_TRANSLATE_NOOP(
            "Presets", "Six cards each and a stock to draw from; no bidding, everyone keeps their own score."
        ),
        "polish-four": QT_TRANSLATE_NOOP(
            "Presets", "The Polish game for four: the dealer sits out and scores the talon."
        ),
        "classic-four": QT_TRANSLATE_NOOP(
            "Presets", "The classic game for four: the dealer sits out, and the barrel waits at 880."
        ),
        "sixty-four": QT_TRANSLATE_NOOP(
            "Presets", "Calm bidding for four: the dealer sits out; after sixty deals the best score wins."
        ),
        "quick-four": QT_TRANSLATE_NOOP(
            "Presets", "The dealer sits out, everyone else may pass, and nobody has to trump."
        ),
        "dump-four": QT_TRANSLATE_NOOP(
            "Presets", "The dealer sits out, and a score of exactly 555 drops to zero."
        ),
        "russian": QT_TRANSLATE_NOOP(
            "Presets",
            "Zeros for deals without a trick, 555 and −555, silence below −120, and a fight for the barrel.",
        ),
        "kurnik": QT_TRANSLATE_NOOP(
            "Presets", "The Polish game with bombs: the first pays nobody, and four nines allow a new deal."
        ),
        "ukrainian": QT_TRANSLATE_NOOP(
            "Presets", "A golden round at 120 for double, everyone may pass, and two deals on the barrel."
        ),
        "russian-four": QT_TRANSLATE_NOOP(
            "Presets", "The dealer sits out; zeros, 555 both ways, and a fight for the barrel."
        ),
        "kurnik-four": QT_TRANSLATE_NOOP(
            "Presets", "The dealer sits out and scores the talon; a bomb pays 40, the first one nothing."
        ),
        "ukrainian-four": QT_TRANSLATE_NOOP(
            "Presets", "The dealer sits out; a golden round of four deals, and two deals on the barrel."
        ),
    }
)


def preset_name(preset: str) -> str:
    """Return the name of a rule set of the engine, such as "Classic"; raises KeyError for any other."""
    return QCoreApplication.translate("Presets", _NAMES[preset])


def preset_description(preset: str) -> str:
    """Return one sentence on what makes a rule set special; raises KeyError for any other."""
    return QCoreApplication.translate("Presets", _DESCRIPTIONS[preset])


def redeal_offer(view: PlayerView) -> str:
    """Return the question put to a player who may ask for a new deal; empty for one who may not."""
    match view.redeal_reason:
        case RedealReason.FOUR_NINES:
            return QCoreApplication.translate("Rules", "You hold four nines: ask for a new deal?")
        case RedealReason.WEAK_HAND:
            return QCoreApplication.translate(
                "Rules",
                "Your hand is worth only %n point(s): ask for a new deal?",
                "",
                points_of(mask_of(view.hand)),
            )
        case RedealReason.WEAK_TALON:
            return QCoreApplication.translate(
                "Rules",
                "The talon is worth only %n point(s): ask for a new deal?",
                "",
                points_of(mask_of(view.talon)),
            )
        case RedealReason.TWO_NINES_TALON:
            return QCoreApplication.translate("Rules", "The talon has two nines: ask for a new deal?")
        case None:
            return ""


def give_up_cost(view: PlayerView) -> str:
    """Return what giving up now pays the others and costs the viewing player, in a few sentences."""
    sentences = [_give_up_pays(view), _give_up_price(view)]
    if view.rules.give_up_is_zero and view.rules.zero_penalty and _zero_would_count(view):
        sentences.append(_give_up_zero(view))
    if view.rules.give_up_times not in (GiveUpTimes.UNLIMITED, GiveUpTimes.NEVER):
        left = int(view.rules.give_up_times.value) - view.standings[view.seat].give_ups - 1
        sentences.append(
            QCoreApplication.translate(
                "Rules", "After this one you have %n give-up(s) left.", "", max(0, left)
            )
        )
    return " ".join(sentences)


def _give_up_pays(view: PlayerView) -> str:
    rules = view.rules
    if rules.give_up_pays is GiveUpPays.NOTHING:
        return QCoreApplication.translate("Rules", "Your opponents get nothing.")
    if rules.give_up_first_unpaid and view.standings[view.seat].give_ups == 0:
        return QCoreApplication.translate("Rules", "Your first give-up pays your opponents nothing.")
    if rules.give_up_pays is GiveUpPays.HALF_BID:
        return QCoreApplication.translate(
            "Rules",
            "Each opponent gets %n point(s), half of your bid.",
            "",
            half_of_bid(rules, view.contract or 0),
        )
    if rules.give_up_pays is GiveUpPays.SHARE_120 and rules.players == 4:
        return QCoreApplication.translate(
            "Rules", "Each of the other three players gets %n point(s).", "", 40
        )
    return QCoreApplication.translate("Rules", "Each opponent gets %n point(s).", "", 60)


def _give_up_price(view: PlayerView) -> str:
    number = view.standings[view.seat].give_ups + 1
    cost = scoring.give_up_cost(view.rules, number, view.contract or 0)
    match view.rules.give_up_cost:
        case GiveUpCost.NONE:
            return QCoreApplication.translate("Rules", "You lose nothing.")
        case GiveUpCost.BID_AFTER_FIRST if number == 1:
            return QCoreApplication.translate(
                "Rules", "This is your first give-up and free; each later one costs the bid."
            )
        case GiveUpCost.EVERY_THIRD if number % 3:
            return QCoreApplication.translate(
                "Rules", "This is your give-up number {number} and free; every third costs {penalty}."
            ).format(number=number, penalty=PENALTY)
        case GiveUpCost.THIRD_AND_LATER if number < 3:
            return QCoreApplication.translate(
                "Rules",
                "This is your give-up number {number} and free; from the third on each costs {penalty}.",
            ).format(number=number, penalty=PENALTY)
        case _:
            return QCoreApplication.translate(
                "Rules", "This is your give-up number {number} and costs you {penalty}."
            ).format(number=number, penalty=plain(cost))


def _zero_would_count(view: PlayerView) -> bool:
    on_barrel = view.rules.endgame is Endgame.BARREL and view.standings[view.seat].barrel_hands is not None
    return view.rules.zeros_on_barrel or not on_barrel


def _give_up_zero(view: PlayerView) -> str:
    number = view.standings[view.seat].zero_marks % 3 + 1
    if number == 3:
        return QCoreApplication.translate(
            "Rules", "It is also your third zero, which costs {penalty}."
        ).format(penalty=PENALTY)
    return QCoreApplication.translate("Rules", "It is also zero mark {number} of 3.").format(number=number)
