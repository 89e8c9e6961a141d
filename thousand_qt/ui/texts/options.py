"""The house rules in words: what each option is called, what it does at the table, and its values."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.engine.rules import PRESETS
from thousand_qt.house_rules.options import Group, Pointless, values_of
from thousand_qt.ui.texts.rules import preset_name
from thousand_qt.ui.texts.sentences import sentences

SOURCES: Final = ("classic", "polish", "sixty", "quick", "dump")
"""The published rule sets that an option is compared with."""

_DESCENDANTS: Final = {"russian": "classic", "kurnik": "polish", "ukrainian": "classic"}
"""Rule sets that are named only where they differ from the one they come from."""

_GROUPS: Final = sentences(
    {
        Group.PLAYERS: QT_TRANSLATE_NOOP("Options", "Players and deal"),
        Group.BIDDING: QT_TRANSLATE_NOOP("Options", "Bidding"),
        Group.CONTRACT: QT_TRANSLATE_NOOP("Options", "Talon and contract"),
        Group.GIVING_UP: QT_TRANSLATE_NOOP("Options", "Giving up and new deals"),
        Group.PLAY: QT_TRANSLATE_NOOP("Options", "Play"),
        Group.MARRIAGES: QT_TRANSLATE_NOOP("Options", "Marriages"),
        Group.SCORING: QT_TRANSLATE_NOOP("Options", "Scoring"),
        Group.ENDGAME: QT_TRANSLATE_NOOP("Options", "Endgame"),
    }
)

_NAMES: Final = sentences(
    {
        "players": QT_TRANSLATE_NOOP("Options", "Players"),
        "two_player_game": QT_TRANSLATE_NOOP("Options", "Game for two"),
        "leftover_cards": QT_TRANSLATE_NOOP("Options", "Cards nobody plays"),
        "sits_out": QT_TRANSLATE_NOOP("Options", "Who sits out"),
        "sitter_scores": QT_TRANSLATE_NOOP("Options", "The sitter scores"),
        "opening": QT_TRANSLATE_NOOP("Options", "Opening"),
        "bid_step": QT_TRANSLATE_NOOP("Options", "Bid step"),
        "jump_bids": QT_TRANSLATE_NOOP("Options", "Jump bids"),
        "bid_limit": QT_TRANSLATE_NOOP("Options", "Bids over 120"),
        "raise_contract": QT_TRANSLATE_NOOP("Options", "The contract is named"),
        "give_up_times": QT_TRANSLATE_NOOP("Options", "Giving up"),
        "give_up_pays": QT_TRANSLATE_NOOP("Options", "Giving up pays each opponent"),
        "give_up_first_unpaid": QT_TRANSLATE_NOOP("Options", "First give-up pays nobody"),
        "give_up_cost": QT_TRANSLATE_NOOP("Options", "Giving up costs"),
        "give_up_is_zero": QT_TRANSLATE_NOOP("Options", "Giving up is a zero"),
        "give_up_on_barrel": QT_TRANSLATE_NOOP("Options", "Giving up on the barrel"),
        "four_nines": QT_TRANSLATE_NOOP("Options", "New deal for four nines"),
        "weak_hand_below": QT_TRANSLATE_NOOP("Options", "New deal for a weak hand"),
        "weak_talon_below": QT_TRANSLATE_NOOP("Options", "New deal for a weak talon"),
        "must_trump": QT_TRANSLATE_NOOP("Options", "Duty to trump"),
        "must_beat_suit": QT_TRANSLATE_NOOP("Options", "Duty to beat in the suit"),
        "must_overtrump": QT_TRANSLATE_NOOP("Options", "Duty to beat a trump"),
        "marriage_on_first_lead": QT_TRANSLATE_NOOP("Options", "Marriage with the first lead"),
        "four_aces": QT_TRANSLATE_NOOP("Options", "Four aces"),
        "rounding": QT_TRANSLATE_NOOP("Options", "Rounding"),
        "opponent_cap": QT_TRANSLATE_NOOP("Options", "Opponents cannot win"),
        "zero_penalty": QT_TRANSLATE_NOOP("Options", "Penalty for zeros"),
        "zeros_on_barrel": QT_TRANSLATE_NOOP("Options", "Zeros on the barrel"),
        "dump_at_555": QT_TRANSLATE_NOOP("Options", "Dump at 555"),
        "endgame": QT_TRANSLATE_NOOP("Options", "Before the end"),
        "endgame_at": QT_TRANSLATE_NOOP("Options", "It begins at"),
        "deal_limit": QT_TRANSLATE_NOOP("Options", "Deal limit"),
        "simultaneous_1000": QT_TRANSLATE_NOOP("Options", "Several win at once"),
        "target": QT_TRANSLATE_NOOP("Options", "The match is played to"),
        "barrel_deals": QT_TRANSLATE_NOOP("Options", "Deals on the barrel"),
        "barrel_jump": QT_TRANSLATE_NOOP("Options", "Jumping over the barrel"),
        "barrel_newcomer": QT_TRANSLATE_NOOP("Options", "Somebody climbs the barrel"),
        "barrel_climb_together": QT_TRANSLATE_NOOP("Options", "Climbing it together"),
        "three_falls_to_zero": QT_TRANSLATE_NOOP("Options", "Third fall takes everything"),
        "zero_by": QT_TRANSLATE_NOOP("Options", "A zero is a deal"),
        "zeros_in_a_row": QT_TRANSLATE_NOOP("Options", "Zeros in a row"),
        "dump_at_minus_555": QT_TRANSLATE_NOOP("Options", "Dump at −555"),
        "declarer_rounded": QT_TRANSLATE_NOOP("Options", "The declarer is rounded, too"),
        "silence": QT_TRANSLATE_NOOP("Options", "Silence below −120"),
        "dark_game": QT_TRANSLATE_NOOP("Options", "Bidding in the dark"),
        "golden_round": QT_TRANSLATE_NOOP("Options", "Golden round"),
        "hidden_talon_at_100": QT_TRANSLATE_NOOP("Options", "Talon hidden at 100"),
        "two_nines_talon": QT_TRANSLATE_NOOP("Options", "New deal for two nines in the talon"),
        "talon_redeal_at_100": QT_TRANSLATE_NOOP("Options", "Talon refused only at 100"),
        "no_foreign_trump_lead": QT_TRANSLATE_NOOP("Options", "No leading of another's trump"),
    }
)

_MEANINGS: Final = sentences(
    {
        "players": QT_TRANSLATE_NOOP(
            "Options", "How many sit at the table; of four, one sits out each deal."
        ),
        "two_player_game": QT_TRANSLATE_NOOP(
            "Options",
            "With two talons you bid as usual and pick one of them; with a stock nobody bids and both draw"
            " after every trick.",
        ),
        "leftover_cards": QT_TRANSLATE_NOOP(
            "Options", "Who gets the talon nobody took and the two cards put aside, in the end."
        ),
        "sits_out": QT_TRANSLATE_NOOP(
            "Options", "Who of the four watches a deal; the place moves on with the dealer."
        ),
        "sitter_scores": QT_TRANSLATE_NOOP(
            "Options",
            "Whoever sits out may be paid for the talon: 50 for an ace in it, and marriages in full.",
        ),
        "opening": QT_TRANSLATE_NOOP(
            "Options", "Who has to bid when nobody wants to, and whether the first bid may be more than 100."
        ),
        "bid_step": QT_TRANSLATE_NOOP("Options", "Bids and contracts are multiples of this."),
        "jump_bids": QT_TRANSLATE_NOOP(
            "Options", "A bid may leave steps out; otherwise it is exactly one step higher than the last."
        ),
        "bid_limit": QT_TRANSLATE_NOOP(
            "Options", "The cards of a deal make 120, so more takes marriages: who may bid that, and how far."
        ),
        "raise_contract": QT_TRANSLATE_NOOP(
            "Options", "Whether the declarer raises the contract knowing which cards are given away."
        ),
        "give_up_times": QT_TRANSLATE_NOOP(
            "Options", "How often in a match a declarer may give up a deal after seeing the talon."
        ),
        "give_up_pays": QT_TRANSLATE_NOOP("Options", "What the others get for a deal that is given up."),
        "give_up_first_unpaid": QT_TRANSLATE_NOOP(
            "Options", "The first time a player gives up in a match, nobody is paid."
        ),
        "give_up_cost": QT_TRANSLATE_NOOP("Options", "What a give-up takes from the player who gives up."),
        "give_up_is_zero": QT_TRANSLATE_NOOP(
            "Options", "A deal given up is a zero mark, like a deal without a point as opponent."
        ),
        "give_up_on_barrel": QT_TRANSLATE_NOOP("Options", "A declarer on the barrel may give up, too."),
        "four_nines": QT_TRANSLATE_NOOP(
            "Options", "When a player who holds all four nines may ask for a new deal."
        ),
        "weak_hand_below": QT_TRANSLATE_NOOP(
            "Options",
            "Before the bidding, a player whose hand has fewer card points than this may ask for a new deal.",
        ),
        "weak_talon_below": QT_TRANSLATE_NOOP(
            "Options",
            "A declarer who turns up a talon with fewer card points than this may ask for a new deal.",
        ),
        "must_trump": QT_TRANSLATE_NOOP("Options", "Whoever cannot follow suit has to play a trump."),
        "must_beat_suit": QT_TRANSLATE_NOOP(
            "Options", "Whoever follows suit has to beat the winning card if possible."
        ),
        "must_overtrump": QT_TRANSLATE_NOOP(
            "Options", "Whoever has to trump beats the trump in the trick if possible."
        ),
        "marriage_on_first_lead": QT_TRANSLATE_NOOP(
            "Options", "The declarer may lead a marriage at once; otherwise a trick has to be won first."
        ),
        "four_aces": QT_TRANSLATE_NOOP(
            "Options", "All four aces in one hand are declared like a marriage; there is no new trump."
        ),
        "rounding": QT_TRANSLATE_NOOP(
            "Options", "How the points of the declarer's opponents are written down."
        ),
        "opponent_cap": QT_TRANSLATE_NOOP(
            "Options", "Their totals stop short of the end: winning takes a contract of one's own."
        ),
        "zero_penalty": QT_TRANSLATE_NOOP(
            "Options", "A deal without a point as opponent is a zero mark; every third costs 120."
        ),
        "zeros_on_barrel": QT_TRANSLATE_NOOP("Options", "Zero marks are made on the barrel as well."),
        "dump_at_555": QT_TRANSLATE_NOOP("Options", "A total of exactly 555 falls to zero."),
        "silence": QT_TRANSLATE_NOOP(
            "Options", "Whoever has less than −120 may not bid, but for the compulsory hundred."
        ),
        "hidden_talon_at_100": QT_TRANSLATE_NOOP(
            "Options", "Whoever has to take the talon for 100 shows it to nobody."
        ),
        "dark_game": QT_TRANSLATE_NOOP(
            "Options",
            "Before looking at the cards, the player after the dealer may bid 120; the contract then counts"
            " double.",
        ),
        "golden_round": QT_TRANSLATE_NOOP(
            "Options", "In the first deals everyone has to play 120 in turn, and all points count double."
        ),
        "two_nines_talon": QT_TRANSLATE_NOOP(
            "Options", "A declarer who turns up two or three nines may ask for a new deal."
        ),
        "talon_redeal_at_100": QT_TRANSLATE_NOOP(
            "Options", "Only whoever had to take it for 100 may ask for a new deal because of the talon."
        ),
        "no_foreign_trump_lead": QT_TRANSLATE_NOOP(
            "Options", "Nobody leads trumps that another player declared while holding any other card."
        ),
        "endgame": QT_TRANSLATE_NOOP(
            "Options",
            "The barrel gives a few deals to win with one contract; by the rule of 800 only contracts count.",
        ),
        "endgame_at": QT_TRANSLATE_NOOP(
            "Options", "The total at which the barrel, or the rule of 800, begins."
        ),
        "deal_limit": QT_TRANSLATE_NOOP(
            "Options", "After so many deals the match ends and the highest total wins."
        ),
        "simultaneous_1000": QT_TRANSLATE_NOOP(
            "Options", "Who wins when two players get there in the same deal."
        ),
        "target": QT_TRANSLATE_NOOP(
            "Options",
            "How many points win; the barrel, the rule of 800 and the opponents' limit move with it.",
        ),
        "barrel_deals": QT_TRANSLATE_NOOP(
            "Options", "How many deals a player has to win from the barrel before falling off."
        ),
        "barrel_jump": QT_TRANSLATE_NOOP(
            "Options", "A good deal may carry a player past the barrel; otherwise everybody stops on it."
        ),
        "barrel_newcomer": QT_TRANSLATE_NOOP(
            "Options", "What becomes of those who sit on the barrel when another player climbs it."
        ),
        "barrel_climb_together": QT_TRANSLATE_NOOP(
            "Options", "Several may climb the barrel in one deal; otherwise all of them fall."
        ),
        "three_falls_to_zero": QT_TRANSLATE_NOOP(
            "Options", "A player's third fall from the barrel takes the whole score."
        ),
        "zero_by": QT_TRANSLATE_NOOP("Options", "What an opponent has to be without for a zero mark."),
        "zeros_in_a_row": QT_TRANSLATE_NOOP(
            "Options", "Only three zero marks in a row cost 120; a deal without one starts anew."
        ),
        "dump_at_minus_555": QT_TRANSLATE_NOOP("Options", "A total of exactly −555 rises to zero."),
        "declarer_rounded": QT_TRANSLATE_NOOP(
            "Options", "The declarer's points are rounded before they are compared with the contract."
        ),
    }
)

_VALUES: Final = sentences(
    {
        ("two_player_game", "two_musiks"): QT_TRANSLATE_NOOP("Options", "two talons"),
        ("two_player_game", "stock"): QT_TRANSLATE_NOOP("Options", "a stock"),
        ("leftover_cards", "last_trick"): QT_TRANSLATE_NOOP("Options", "to the winner of the last trick"),
        ("leftover_cards", "nobody"): QT_TRANSLATE_NOOP("Options", "to nobody"),
        ("sits_out", "dealer"): QT_TRANSLATE_NOOP("Options", "the dealer"),
        ("sits_out", "right_of_dealer"): QT_TRANSLATE_NOOP("Options", "the player right of the dealer"),
        ("sits_out", "opposite_dealer"): QT_TRANSLATE_NOOP("Options", "the player opposite the dealer"),
        ("sitter_scores", "nothing"): QT_TRANSLATE_NOOP("Options", "nothing"),
        ("sitter_scores", "aces_and_marriages"): QT_TRANSLATE_NOOP(
            "Options", "aces and marriages in the talon"
        ),
        ("opening", "eldest_exactly_100"): QT_TRANSLATE_NOOP(
            "Options", "the player after the dealer, with exactly 100"
        ),
        ("opening", "eldest_at_least_100"): QT_TRANSLATE_NOOP(
            "Options", "the player after the dealer, with 100 or more"
        ),
        ("opening", "free_dealer_forced"): QT_TRANSLATE_NOOP("Options", "free; if all pass, the dealer"),
        ("bid_limit", "none"): QT_TRANSLATE_NOOP("Options", "for everyone"),
        ("bid_limit", "need_marriage"): QT_TRANSLATE_NOOP("Options", "with a marriage in hand"),
        ("bid_limit", "marriage_value"): QT_TRANSLATE_NOOP("Options", "by the value of marriages in hand"),
        ("raise_contract", "before_exchange"): QT_TRANSLATE_NOOP("Options", "before cards are given"),
        ("raise_contract", "after_exchange"): QT_TRANSLATE_NOOP("Options", "after cards are given"),
        ("give_up_times", "0"): QT_TRANSLATE_NOOP("Options", "never"),
        ("give_up_times", "1"): QT_TRANSLATE_NOOP("Options", "once"),
        ("give_up_times", "2"): QT_TRANSLATE_NOOP("Options", "twice"),
        ("give_up_times", "3"): QT_TRANSLATE_NOOP("Options", "three times"),
        ("give_up_times", "unlimited"): QT_TRANSLATE_NOOP("Options", "as often as one likes"),
        ("give_up_pays", "nothing"): QT_TRANSLATE_NOOP("Options", "nothing"),
        ("give_up_pays", "sixty"): QT_TRANSLATE_NOOP("Options", "60"),
        ("give_up_pays", "half_bid"): QT_TRANSLATE_NOOP("Options", "half of the bid"),
        ("give_up_pays", "share_120"): QT_TRANSLATE_NOOP("Options", "a share of 120"),
        ("give_up_cost", "none"): QT_TRANSLATE_NOOP("Options", "nothing"),
        ("give_up_cost", "every_third"): QT_TRANSLATE_NOOP("Options", "120 every third time"),
        ("give_up_cost", "third_and_later"): QT_TRANSLATE_NOOP("Options", "120 from the third time on"),
        ("golden_round", "off"): QT_TRANSLATE_NOOP("Options", "no"),
        ("golden_round", "played"): QT_TRANSLATE_NOOP("Options", "yes"),
        ("golden_round", "wiped"): QT_TRANSLATE_NOOP("Options", "yes, and 0 for all if nobody makes it"),
        ("four_nines", "off"): QT_TRANSLATE_NOOP("Options", "no"),
        ("four_nines", "before_bidding"): QT_TRANSLATE_NOOP("Options", "before the bidding"),
        ("four_nines", "after_exchange"): QT_TRANSLATE_NOOP("Options", "after cards are given"),
        ("four_nines", "both"): QT_TRANSLATE_NOOP("Options", "before the bidding and after cards are given"),
        ("four_aces", "off"): QT_TRANSLATE_NOOP("Options", "no"),
        ("four_aces", "200"): QT_TRANSLATE_NOOP("Options", "a marriage of 200"),
        ("rounding", "none"): QT_TRANSLATE_NOOP("Options", "none"),
        ("rounding", "5"): QT_TRANSLATE_NOOP("Options", "to fives"),
        ("rounding", "10_half_up"): QT_TRANSLATE_NOOP("Options", "to tens, 5 goes up"),
        ("rounding", "10_half_down"): QT_TRANSLATE_NOOP("Options", "to tens, 5 goes down"),
        ("opponent_cap", "off"): QT_TRANSLATE_NOOP("Options", "no"),
        ("opponent_cap", "990"): QT_TRANSLATE_NOOP("Options", "yes"),
        ("endgame", "none"): QT_TRANSLATE_NOOP("Options", "nothing special"),
        ("endgame", "rule_800"): QT_TRANSLATE_NOOP("Options", "the rule of 800"),
        ("endgame", "barrel"): QT_TRANSLATE_NOOP("Options", "the barrel"),
        ("deal_limit", "0"): QT_TRANSLATE_NOOP("Options", "none"),
        ("simultaneous_1000", "declarer_first"): QT_TRANSLATE_NOOP("Options", "the declarer wins"),
        ("simultaneous_1000", "higher_score"): QT_TRANSLATE_NOOP("Options", "the higher total wins"),
        ("barrel_newcomer", "stays_beside"): QT_TRANSLATE_NOOP("Options", "they stay"),
        ("barrel_newcomer", "knocks_off"): QT_TRANSLATE_NOOP("Options", "they are knocked off"),
        ("barrel_newcomer", "all_fall"): QT_TRANSLATE_NOOP("Options", "all of them fall"),
        ("barrel_deals", "0"): QT_TRANSLATE_NOOP("Options", "without end"),
        ("zero_by", "points"): QT_TRANSLATE_NOOP("Options", "without a point"),
        ("zero_by", "tricks"): QT_TRANSLATE_NOOP("Options", "without a trick"),
        ("give_up_cost", "bid"): QT_TRANSLATE_NOOP("Options", "the bid, every time"),
        ("give_up_cost", "half_bid"): QT_TRANSLATE_NOOP("Options", "half of the bid, every time"),
        ("give_up_cost", "sixty"): QT_TRANSLATE_NOOP("Options", "60, every time"),
        ("give_up_cost", "bid_after_first"): QT_TRANSLATE_NOOP("Options", "the bid, but not the first time"),
    }
)

_REASONS: Final = sentences(
    {
        Pointless.ONLY_TWO_PLAYERS: QT_TRANSLATE_NOOP("Options", "Only with two players."),
        Pointless.ONLY_FOUR_PLAYERS: QT_TRANSLATE_NOOP("Options", "Only with four players."),
        Pointless.ONLY_TWO_TALONS: QT_TRANSLATE_NOOP("Options", "Only for two players with two talons."),
        Pointless.NO_BIDDING: QT_TRANSLATE_NOOP("Options", "The game with a stock has no bidding."),
        Pointless.NO_DECLARER: QT_TRANSLATE_NOOP("Options", "The game with a stock has no declarer."),
        Pointless.NO_TALON: QT_TRANSLATE_NOOP("Options", "The game with a stock has no talon and no gifts."),
        Pointless.NO_GIVING_UP: QT_TRANSLATE_NOOP("Options", "Nobody may give up in these rules."),
        Pointless.GIVING_UP_PAYS_NOTHING: QT_TRANSLATE_NOOP(
            "Options", "Giving up pays nobody in these rules."
        ),
        Pointless.NO_TRUMPING: QT_TRANSLATE_NOOP("Options", "Nobody has to trump in these rules."),
        Pointless.NO_TRUMP_TO_BEAT: QT_TRANSLATE_NOOP(
            "Options", "With two players nobody has trumped before you."
        ),
        Pointless.NO_BARREL: QT_TRANSLATE_NOOP("Options", "There is no barrel in these rules."),
        Pointless.NO_ENDGAME: QT_TRANSLATE_NOOP("Options", "Neither barrel nor rule of 800 in these rules."),
        Pointless.NO_TALON_RIGHT: QT_TRANSLATE_NOOP("Options", "No talon can be refused in these rules."),
        Pointless.NO_ZEROS: QT_TRANSLATE_NOOP("Options", "Zeros are not counted in these rules."),
        Pointless.NO_LOSSES: QT_TRANSLATE_NOOP("Options", "Nobody loses points in the game with a stock."),
        Pointless.NO_FALLS: QT_TRANSLATE_NOOP("Options", "Nobody falls from the barrel in these rules."),
        Pointless.NO_ROUNDING: QT_TRANSLATE_NOOP("Options", "Nothing is rounded in these rules."),
    }
)


def group_name(group: Group) -> str:
    """Return the heading of a group of options."""
    return QCoreApplication.translate("Options", _GROUPS[group])


def option_name(option: str) -> str:
    """Return what an option is called; raises KeyError for one that is unknown."""
    return QCoreApplication.translate("Options", _NAMES[option])


def option_meaning(option: str) -> str:
    """Return one sentence on what an option does at the table; raises KeyError for one that is unknown."""
    return QCoreApplication.translate("Options", _MEANINGS[option])


def value_name(option: str, value: Any) -> str:
    """Return a value of an option as it stands behind the option's name, in small letters."""
    if isinstance(value, bool):
        return (
            QCoreApplication.translate("Options", "yes")
            if value
            else QCoreApplication.translate("Options", "no")
        )
    known = _VALUES.get((option, str(value)))
    if known is not None:
        return QCoreApplication.translate("Options", known)
    if option == "deal_limit":
        return QCoreApplication.translate("Options", "after %n deal(s)", "", value)
    if option == "barrel_deals":
        return QCoreApplication.translate("Options", "%n deal(s)", "", value)
    if option in ("weak_hand_below", "weak_talon_below"):
        if not value:
            return QCoreApplication.translate("Options", "no")
        return QCoreApplication.translate("Options", "below %n point(s)", "", value)
    return str(value)


def reason_words(reason: Pointless) -> str:
    """Return why an option has nothing to decide, in a sentence."""
    return QCoreApplication.translate("Options", _REASONS[reason])


def who_plays_it(option: str) -> str:
    """Return which published rule sets have which value, such as "Polish: 10 · Classic, 555: 5".

    The five sources are named always, others where they differ from that of the five they come from.
    """
    players: dict[Any, list[str]] = {}
    for preset in SOURCES:
        players.setdefault(getattr(PRESETS[preset], option), []).append(preset_name(preset))
    first = ""
    if len(players) == 1:
        (value,) = players
        first = QCoreApplication.translate("Options", "All five: {value}").format(
            value=value_name(option, value)
        )
        players = {}
    for preset, origin in _DESCENDANTS.items():
        value = getattr(PRESETS[preset], option)
        if value != getattr(PRESETS[origin], option):
            players.setdefault(value, []).append(preset_name(preset))
    parts = [
        #: {names} are rule sets, {value} is what they have, such as "Polish, Sixty deals: 10".
        QCoreApplication.translate("Options", "{names}: {value}").format(
            names=", ".join(players[value]), value=value_name(option, value)
        )
        for value in values_of(option)
        if value in players
    ]
    return " · ".join(filter(None, (first, *parts)))
