"""The rules in force at a table in about ten sentences, made from the options themselves."""

from __future__ import annotations

import enum

from PySide6.QtCore import QCoreApplication

from thousand_qt.engine.rules import (
    DARK_BID,
    GOLDEN_CONTRACT,
    PENALTY,
    BidLimit,
    Endgame,
    FourAces,
    FourNines,
    GiveUpCost,
    GiveUpPays,
    GiveUpTimes,
    GoldenRound,
    LeftoverCards,
    Opening,
    OpponentCap,
    RaiseContract,
    Rounding,
    Rules,
    SitsOut,
    SitterScores,
)
from thousand_qt.ui.texts.rules_of_the_end import endgame_lines, zero_lines


class Topic(enum.Enum):
    """What a sentence of the rules is about."""

    TARGET = enum.auto()
    TIE = enum.auto()
    SITTER = enum.auto()
    STOCK = enum.auto()
    STOCK_DUTIES = enum.auto()
    OPENING = enum.auto()
    DARK = enum.auto()
    LIMIT = enum.auto()
    EXCHANGE = enum.auto()
    GIVE_UP = enum.auto()
    DUTIES = enum.auto()
    LEFTOVER = enum.auto()
    MARRIAGES = enum.auto()
    REDEALS = enum.auto()
    ROUNDING = enum.auto()
    ENDGAME = enum.auto()
    ZEROS = enum.auto()
    EXTRAS = enum.auto()


def rules_summary(rules: Rules) -> list[str]:
    """Return the rules as sentences, in the order in which a deal is played."""
    return [text for _topic, text in rules_by_topic(rules)]


def rules_by_topic(rules: Rules) -> list[tuple[Topic, str]]:
    """Return the sentences of `rules_summary`, each with what it is about."""
    if rules.is_stock_game:
        lines = [
            (Topic.TARGET, _target(rules)),
            (Topic.TIE, _tie(rules)),
            (Topic.STOCK, _stock()),
            (Topic.STOCK_DUTIES, _stock_duties()),
            (Topic.DUTIES, _duties(rules)),
        ]
    else:
        lines = [
            (Topic.TARGET, _target(rules)),
            (Topic.SITTER, _sitter(rules)),
            (Topic.OPENING, " ".join(filter(None, (_golden_round(rules), _opening(rules))))),
            (Topic.DARK, _dark(rules)),
            (Topic.LIMIT, _limit(rules)),
            (Topic.EXCHANGE, _exchange(rules)),
            (Topic.GIVE_UP, _give_up(rules)),
            (Topic.DUTIES, _duties(rules)),
            (Topic.LEFTOVER, _leftover(rules)),
        ]
    lines += [
        (Topic.MARRIAGES, _marriages(rules)),
        (Topic.REDEALS, _redeals(rules)),
        (Topic.ROUNDING, _rounding(rules)),
        *((Topic.ENDGAME, line) for line in endgame_lines(rules)),
        *((Topic.ZEROS, line) for line in zero_lines(rules)),
        (Topic.EXTRAS, _extras(rules)),
    ]
    return [(topic, text) for topic, text in lines if text]


def _target(rules: Rules) -> str:
    if rules.deal_limit:
        return QCoreApplication.translate(
            "RulesSummary",
            "The first to reach {target} wins; after %n deal(s) the highest score wins.",
            "",
            rules.deal_limit,
        ).format(target=rules.target)
    return QCoreApplication.translate("RulesSummary", "The first to reach {target} wins.").format(
        target=rules.target
    )


def _stock() -> str:
    return QCoreApplication.translate(
        "RulesSummary", "Six cards each; after every trick both draw from the stock. There is no bidding."
    )


def _stock_duties() -> str:
    return QCoreApplication.translate(
        "RulesSummary", "While the stock lasts, any card may be played. When it is used up, the duties begin."
    )


def _tie(rules: Rules) -> str:
    return QCoreApplication.translate(
        "RulesSummary", "If both reach {target} with the same score, one more deal is played."
    ).format(target=rules.target)


def _sitter(rules: Rules) -> str:
    """Who of four sits out, and what that brings."""
    if rules.players != 4:
        return ""
    match rules.sits_out:
        case SitsOut.DEALER:
            who = QCoreApplication.translate("RulesSummary", "Of the four players the dealer sits out.")
        case SitsOut.RIGHT_OF_DEALER:
            who = QCoreApplication.translate(
                "RulesSummary", "Of the four players the one to the right of the dealer sits out."
            )
        case SitsOut.OPPOSITE_DEALER:
            who = QCoreApplication.translate(
                "RulesSummary", "Of the four players the one opposite the dealer sits out."
            )
    if rules.sitter_scores is SitterScores.NOTHING:
        return who
    points = QCoreApplication.translate(
        "RulesSummary", "Whoever sits out gets 50 for each ace and the marriages in the talon."
    )
    return f"{who} {points}"


def _leftover(rules: Rules) -> str:
    """Two talons: who takes the four cards nobody plays."""
    if not rules.is_two_talon_game:
        return ""
    if rules.leftover_cards is LeftoverCards.LAST_TRICK:
        return QCoreApplication.translate(
            "RulesSummary", "The last trick takes the other talon and the cards put aside."
        )
    return QCoreApplication.translate(
        "RulesSummary", "The other talon and the cards put aside count for nobody."
    )


def _opening(rules: Rules) -> str:
    match rules.opening:
        case Opening.ELDEST_EXACTLY_100 if rules.jump_bids:
            sentence = QCoreApplication.translate(
                "RulesSummary", "The player after the dealer opens with 100; bids are multiples of {step}."
            )
        case Opening.ELDEST_EXACTLY_100:
            sentence = QCoreApplication.translate(
                "RulesSummary", "The player after the dealer opens with 100; each bid is {step} higher."
            )
        case Opening.ELDEST_AT_LEAST_100:
            sentence = QCoreApplication.translate(
                "RulesSummary",
                "The player after the dealer must open with 100 or more; bids are multiples of {step}.",
            )
        case Opening.FREE_DEALER_FORCED:
            sentence = QCoreApplication.translate(
                "RulesSummary",
                "Everyone may pass; if nobody bids, the dealer must. Bids are multiples of {step}, from 100.",
            )
    opening = sentence.format(step=rules.bid_step)
    if rules.silence:
        silence = QCoreApplication.translate(
            "RulesSummary", "Whoever has less than −120 may not bid, but for the compulsory 100."
        )
        return f"{opening} {silence}"
    return opening


def _golden_round(rules: Rules) -> str:
    match rules.golden_round:
        case GoldenRound.OFF:
            return ""
        case GoldenRound.PLAYED:
            return QCoreApplication.translate(
                "RulesSummary", "Golden round: in the first deals everyone in turn plays {amount} for double."
            ).format(amount=GOLDEN_CONTRACT)
        case GoldenRound.WIPED:
            return QCoreApplication.translate(
                "RulesSummary",
                "Golden round: in the first deals everyone in turn plays {amount} for double;"
                " if nobody makes it, all begin at 0 again.",
            ).format(amount=GOLDEN_CONTRACT)


def _dark(rules: Rules) -> str:
    if not rules.dark_game:
        return ""
    if rules.endgame is Endgame.BARREL:
        text = QCoreApplication.translate(
            "RulesSummary",
            "In the dark: the player after the dealer may bid {amount} before looking at the cards, with a"
            " score of 0 or more and while nobody is on the barrel. Unless somebody bids higher, the contract"
            " counts double, made or failed, and cannot be given up.",
        )
    else:
        text = QCoreApplication.translate(
            "RulesSummary",
            "In the dark: the player after the dealer may bid {amount} before looking at the cards, with a"
            " score of 0 or more. Unless somebody bids higher, the contract counts double, made or failed,"
            " and cannot be given up.",
        )
    return text.format(amount=DARK_BID)


def _limit(rules: Rules) -> str:
    match rules.bid_limit:
        case BidLimit.NONE:
            return QCoreApplication.translate("RulesSummary", "Anyone may bid more than 120.")
        case BidLimit.NEED_MARRIAGE:
            return QCoreApplication.translate(
                "RulesSummary", "To bid more than 120 you need a marriage in your hand."
            )
        case BidLimit.MARRIAGE_VALUE:
            return QCoreApplication.translate(
                "RulesSummary", "You may bid up to 120 plus the value of the marriages in your hand."
            )


def _exchange(rules: Rules) -> str:
    if rules.hidden_talon_at_100:
        hidden = QCoreApplication.translate(
            "RulesSummary", "A talon taken for a compulsory 100 is shown to nobody."
        )
        return f"{_talon_and_contract(rules)} {hidden}"
    return _talon_and_contract(rules)


def _talon_and_contract(rules: Rules) -> str:
    before = rules.raise_contract is RaiseContract.BEFORE_EXCHANGE
    if rules.is_two_talon_game:
        return QCoreApplication.translate(
            "RulesSummary",
            "The declarer takes one of the two talons, puts two cards aside and names the contract.",
        )
    if before:
        return QCoreApplication.translate(
            "RulesSummary",
            "The declarer takes the talon, names the contract, then gives each opponent a card.",
        )
    return QCoreApplication.translate(
        "RulesSummary", "The declarer takes the talon, gives each opponent a card, then names the contract."
    )


def _give_up(rules: Rules) -> str:
    if rules.give_up_times is GiveUpTimes.NEVER:
        return QCoreApplication.translate("RulesSummary", "A deal cannot be given up.")
    return " ".join((_give_up_pays(rules), _give_up_costs(rules)))


def _give_up_pays(rules: Rules) -> str:
    match rules.give_up_pays:
        case GiveUpPays.NOTHING:
            return QCoreApplication.translate(
                "RulesSummary", "The declarer may give the deal up; the opponents get nothing."
            )
        case GiveUpPays.HALF_BID:
            return QCoreApplication.translate(
                "RulesSummary", "The declarer may give the deal up; each opponent gets half of the bid."
            )
        case _:
            share = 40 if rules.give_up_pays is GiveUpPays.SHARE_120 and rules.players == 4 else 60
            return QCoreApplication.translate(
                "RulesSummary",
                "The declarer may give the deal up; each opponent gets %n point(s).",
                "",
                share,
            )


def _give_up_costs(rules: Rules) -> str:
    match rules.give_up_cost:
        case GiveUpCost.EVERY_THIRD:
            return QCoreApplication.translate(
                "RulesSummary", "A player's every third give-up costs {penalty}."
            ).format(penalty=PENALTY)
        case GiveUpCost.THIRD_AND_LATER:
            return QCoreApplication.translate(
                "RulesSummary", "From a player's third give-up on each costs {penalty}."
            ).format(penalty=PENALTY)
        case GiveUpCost.BID:
            return QCoreApplication.translate("RulesSummary", "Giving up costs the bid.")
        case GiveUpCost.HALF_BID:
            return QCoreApplication.translate("RulesSummary", "Giving up costs half of the bid.")
        case GiveUpCost.SIXTY:
            return QCoreApplication.translate("RulesSummary", "Giving up costs 60.")
        case GiveUpCost.BID_AFTER_FIRST:
            return QCoreApplication.translate(
                "RulesSummary", "A player's first give-up is free, each later one costs the bid."
            )
        case GiveUpCost.NONE if rules.give_up_is_zero:
            return QCoreApplication.translate("RulesSummary", "Giving up counts as a zero.")
        case GiveUpCost.NONE:
            return QCoreApplication.translate("RulesSummary", "Giving up costs nothing else.")


def _duties(rules: Rules) -> str:
    if rules.no_foreign_trump_lead:
        foreign = QCoreApplication.translate(
            "RulesSummary", "Nobody leads another player's trump while holding anything else."
        )
        return f"{_following(rules)} {foreign}"
    return _following(rules)


def _following(rules: Rules) -> str:
    if not rules.must_trump:
        if rules.must_beat_suit:
            return QCoreApplication.translate(
                "RulesSummary", "Follow suit and beat if you can; nobody has to trump."
            )
        return QCoreApplication.translate("RulesSummary", "Follow suit; nobody has to trump or to beat.")
    if rules.must_beat_suit and rules.must_overtrump:
        return QCoreApplication.translate(
            "RulesSummary", "Follow suit, otherwise trump; and always beat the winning card if you can."
        )
    if rules.must_beat_suit:
        return QCoreApplication.translate(
            "RulesSummary", "Follow suit and beat if you can, otherwise trump; a low trump will do."
        )
    if rules.must_overtrump:
        return QCoreApplication.translate(
            "RulesSummary", "Follow suit, otherwise trump, and beat a trump in the trick if you can."
        )
    return QCoreApplication.translate("RulesSummary", "Follow suit, otherwise trump; nobody has to beat.")


def _marriages(rules: Rules) -> str:
    first = rules.marriage_on_first_lead
    if rules.four_aces is FourAces.POINTS_200:
        if first:
            return QCoreApplication.translate(
                "RulesSummary",
                "Marriages (100, 80, 60, 40) and the four aces (200) may be declared on any lead.",
            )
        return QCoreApplication.translate(
            "RulesSummary",
            "Marriages (100, 80, 60, 40) and the four aces (200) may be declared after winning a trick.",
        )
    if first:
        return QCoreApplication.translate(
            "RulesSummary", "Marriages (100, 80, 60, 40) may be declared on any lead, the very first too."
        )
    return QCoreApplication.translate(
        "RulesSummary", "Marriages (100, 80, 60, 40) may be declared after winning a trick."
    )


def _redeals(rules: Rules) -> str:
    sentences: list[str] = []
    match rules.four_nines:
        case FourNines.BEFORE_BIDDING:
            sentences.append(
                QCoreApplication.translate("RulesSummary", "Four nines before the bidding allow a new deal.")
            )
        case FourNines.AFTER_EXCHANGE:
            sentences.append(
                QCoreApplication.translate("RulesSummary", "Four nines after the exchange allow a new deal.")
            )
        case FourNines.BOTH:
            sentences.append(
                QCoreApplication.translate(
                    "RulesSummary", "Four nines, dealt or after the exchange, allow a new deal."
                )
            )
        case FourNines.OFF:
            pass
    if rules.weak_hand_below:
        sentences.append(
            QCoreApplication.translate(
                "RulesSummary", "So does a hand of fewer than %n point(s).", "", rules.weak_hand_below
            )
            if sentences
            else QCoreApplication.translate(
                "RulesSummary",
                "A hand of fewer than %n point(s) allows a new deal.",
                "",
                rules.weak_hand_below,
            )
        )
    if rules.weak_talon_below:
        sentences.append(
            QCoreApplication.translate(
                "RulesSummary",
                "A talon of fewer than %n point(s) allows the declarer a new deal.",
                "",
                rules.weak_talon_below,
            )
        )
    if rules.two_nines_talon:
        sentences.append(
            QCoreApplication.translate(
                "RulesSummary", "A talon with two nines allows the declarer a new deal."
            )
        )
    if rules.talon_redeal_at_100:
        sentences.append(
            QCoreApplication.translate("RulesSummary", "A talon is refused only after a compulsory 100.")
        )
    return " ".join(sentences)


def _rounding(rules: Rules) -> str:
    if rules.declarer_rounded:
        rounded = _opponents_rounding(rules)
        declarer = QCoreApplication.translate(
            "RulesSummary", "So are the declarer's, before they are compared with the contract."
        )
        return f"{rounded} {declarer}"
    return _opponents_rounding(rules)


def _opponents_rounding(rules: Rules) -> str:
    match rules.rounding:
        case Rounding.NONE:
            return QCoreApplication.translate("RulesSummary", "Points are not rounded.")
        case Rounding.TO_5:
            return QCoreApplication.translate("RulesSummary", "The opponents' points are rounded to fives.")
        case Rounding.TO_10_HALF_UP:
            return QCoreApplication.translate(
                "RulesSummary", "The opponents' points are rounded to tens, 5 goes up."
            )
        case Rounding.TO_10_HALF_DOWN:
            return QCoreApplication.translate(
                "RulesSummary", "The opponents' points are rounded to tens, 5 goes down."
            )


def _extras(rules: Rules) -> str:
    sentences: list[str] = []
    if rules.dump_at_555 and rules.dump_at_minus_555:
        sentences.append(
            QCoreApplication.translate("RulesSummary", "A total of exactly 555 or −555 becomes 0.")
        )
    elif rules.dump_at_555:
        sentences.append(QCoreApplication.translate("RulesSummary", "A total of exactly 555 becomes 0."))
    elif rules.dump_at_minus_555:
        sentences.append(QCoreApplication.translate("RulesSummary", "A total of exactly −555 becomes 0."))
    if rules.opponent_cap is OpponentCap.AT_990:
        sentences.append(
            QCoreApplication.translate("RulesSummary", "An opponent's total stops at {total}.").format(
                total=rules.opponents_highest
            )
        )
    return " ".join(sentences)
