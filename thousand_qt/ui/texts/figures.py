"""The names of the figures in the statistics, and what exactly each of them counts."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.records.figures import Undo
from thousand_qt.records.notebook import DecisionKind
from thousand_qt.ui.texts.sentences import sentences


class FigureKey(enum.Enum):
    """Every single figure there is."""

    FINISHED = "finished"
    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    SHARE_WON = "share won"
    SHARE_BY_CHANCE = "share by chance"
    UNFINISHED = "unfinished"
    WITH_UNDO = "with undo"
    DEALS_PER_MATCH = "deals per match"
    LONGEST = "longest"
    WON_STREAK = "won streak"
    LOST_STREAK = "lost streak"
    MADE_STREAK = "made streak"
    RATING = "rating"
    BEST_RATING = "best rating"
    CONTRACTS = "contracts"
    MADE = "made"
    SHARE_MADE = "share made"
    GIVEN_UP = "given up"
    MEAN_BID = "mean bid"
    MEAN_CONTRACT = "mean contract"
    DECLARER_POINTS = "declarer points"
    DEFENDED = "defended"
    BROKEN = "broken"
    SHARE_BROKEN = "share broken"
    DEFENDER_POINTS = "defender points"
    DEFENDER_CHANGE = "defender change"
    NO_POINTS = "no points"
    DEALS = "deals"
    AS_DECLARER = "as declarer"
    AS_DEFENDER = "as defender"
    SAT_OUT = "sat out"
    MARRIAGES = "marriages"
    SPADES = "spades"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    FOUR_ACES = "four aces"
    ZERO_MARKS = "zero marks"
    ZERO_PENALTIES = "zero penalties"
    BARRELS = "barrels"
    BARRELS_FALLEN = "barrels fallen"
    BARRELS_LEFT = "barrels left"
    BARRELS_WON = "barrels won"
    DUMPS = "dumps"
    HELPED_MATCHES = "helped matches"
    LOOKS = "looks"
    MOVES = "moves"
    WARNINGS = "warnings"
    REVIEWED_DEALS = "reviewed deals"
    DECISIONS = "decisions"
    MISTAKES = "mistakes"
    LOST_POINTS = "lost points"
    LOST_CHANCE = "lost chance"


class FigureGroup(enum.Enum):
    """What belongs together."""

    MATCHES = "matches"
    STREAKS = "streaks"
    RATING = "rating"
    DECLARER = "declarer"
    DEFENDER = "defender"
    DEALS = "deals"
    MARRIAGES = "marriages"
    ZEROS = "zeros"
    HELP = "help"
    REVIEWS = "reviews"


_GROUPS: Final = sentences(
    {
        FigureGroup.MATCHES: QT_TRANSLATE_NOOP("Figures", "Matches"),
        FigureGroup.STREAKS: QT_TRANSLATE_NOOP("Figures", "In a row"),
        FigureGroup.RATING: QT_TRANSLATE_NOOP("Figures", "Rating"),
        FigureGroup.DECLARER: QT_TRANSLATE_NOOP("Figures", "As declarer"),
        FigureGroup.DEFENDER: QT_TRANSLATE_NOOP("Figures", "As a defender"),
        FigureGroup.DEALS: QT_TRANSLATE_NOOP("Figures", "Deals"),
        FigureGroup.MARRIAGES: QT_TRANSLATE_NOOP("Figures", "Marriages"),
        FigureGroup.ZEROS: QT_TRANSLATE_NOOP("Figures", "Zeros and the barrel"),
        FigureGroup.HELP: QT_TRANSLATE_NOOP("Figures", "Hints and warnings"),
        FigureGroup.REVIEWS: QT_TRANSLATE_NOOP("Figures", "Reviewed decisions"),
    }
)

_NAMES: Final = sentences(
    {
        FigureKey.FINISHED: QT_TRANSLATE_NOOP("Figures", "Matches finished"),
        FigureKey.WON: QT_TRANSLATE_NOOP("Figures", "Won"),
        FigureKey.DRAWN: QT_TRANSLATE_NOOP("Figures", "Drawn"),
        FigureKey.LOST: QT_TRANSLATE_NOOP("Figures", "Lost"),
        FigureKey.SHARE_WON: QT_TRANSLATE_NOOP("Figures", "Share of wins"),
        FigureKey.SHARE_BY_CHANCE: QT_TRANSLATE_NOOP("Figures", "Share of wins by chance"),
        FigureKey.UNFINISHED: QT_TRANSLATE_NOOP("Figures", "Unfinished"),
        FigureKey.WITH_UNDO: QT_TRANSLATE_NOOP("Figures", "With something taken back"),
        FigureKey.DEALS_PER_MATCH: QT_TRANSLATE_NOOP("Figures", "Deals in a match"),
        FigureKey.LONGEST: QT_TRANSLATE_NOOP("Figures", "Deals in the longest match"),
        FigureKey.WON_STREAK: QT_TRANSLATE_NOOP("Figures", "Matches won"),
        FigureKey.LOST_STREAK: QT_TRANSLATE_NOOP("Figures", "Matches lost"),
        FigureKey.MADE_STREAK: QT_TRANSLATE_NOOP("Figures", "Contracts made in a row"),
        FigureKey.RATING: QT_TRANSLATE_NOOP("Figures", "Rating now"),
        FigureKey.BEST_RATING: QT_TRANSLATE_NOOP("Figures", "Highest rating"),
        FigureKey.CONTRACTS: QT_TRANSLATE_NOOP("Figures", "Contracts played"),
        FigureKey.MADE: QT_TRANSLATE_NOOP("Figures", "Contracts made"),
        FigureKey.SHARE_MADE: QT_TRANSLATE_NOOP("Figures", "Share of contracts made"),
        FigureKey.GIVEN_UP: QT_TRANSLATE_NOOP("Figures", "Deals given up"),
        FigureKey.MEAN_BID: QT_TRANSLATE_NOOP("Figures", "Average winning bid"),
        FigureKey.MEAN_CONTRACT: QT_TRANSLATE_NOOP("Figures", "Average contract"),
        FigureKey.DECLARER_POINTS: QT_TRANSLATE_NOOP("Figures", "Average points taken"),
        FigureKey.DEFENDED: QT_TRANSLATE_NOOP("Figures", "Deals defended"),
        FigureKey.BROKEN: QT_TRANSLATE_NOOP("Figures", "Contracts stopped"),
        FigureKey.SHARE_BROKEN: QT_TRANSLATE_NOOP("Figures", "Share of contracts stopped"),
        FigureKey.DEFENDER_POINTS: QT_TRANSLATE_NOOP("Figures", "Average points taken"),
        FigureKey.DEFENDER_CHANGE: QT_TRANSLATE_NOOP("Figures", "Average change of the total"),
        FigureKey.NO_POINTS: QT_TRANSLATE_NOOP("Figures", "Deals without a point"),
        FigureKey.DEALS: QT_TRANSLATE_NOOP("Figures", "Deals played"),
        FigureKey.AS_DECLARER: QT_TRANSLATE_NOOP("Figures", "As declarer"),
        FigureKey.AS_DEFENDER: QT_TRANSLATE_NOOP("Figures", "As a defender"),
        FigureKey.SAT_OUT: QT_TRANSLATE_NOOP("Figures", "Sat out"),
        FigureKey.MARRIAGES: QT_TRANSLATE_NOOP("Figures", "Marriages declared"),
        FigureKey.SPADES: QT_TRANSLATE_NOOP("Figures", "Spades"),
        FigureKey.CLUBS: QT_TRANSLATE_NOOP("Figures", "Clubs"),
        FigureKey.DIAMONDS: QT_TRANSLATE_NOOP("Figures", "Diamonds"),
        FigureKey.HEARTS: QT_TRANSLATE_NOOP("Figures", "Hearts"),
        FigureKey.FOUR_ACES: QT_TRANSLATE_NOOP("Figures", "Four aces"),
        FigureKey.ZERO_MARKS: QT_TRANSLATE_NOOP("Figures", "Zeros"),
        FigureKey.ZERO_PENALTIES: QT_TRANSLATE_NOOP("Figures", "Penalties for three zeros"),
        FigureKey.BARRELS: QT_TRANSLATE_NOOP("Figures", "Climbed the barrel"),
        FigureKey.BARRELS_FALLEN: QT_TRANSLATE_NOOP("Figures", "Fell off it"),
        FigureKey.BARRELS_LEFT: QT_TRANSLATE_NOOP("Figures", "Left it otherwise"),
        FigureKey.BARRELS_WON: QT_TRANSLATE_NOOP("Figures", "Won from the barrel"),
        FigureKey.DUMPS: QT_TRANSLATE_NOOP("Figures", "555 became 0"),
        FigureKey.HELPED_MATCHES: QT_TRANSLATE_NOOP("Figures", "Matches with help"),
        FigureKey.LOOKS: QT_TRANSLATE_NOOP("Figures", "Hints asked for"),
        FigureKey.MOVES: QT_TRANSLATE_NOOP("Figures", "Hints with the move"),
        FigureKey.WARNINGS: QT_TRANSLATE_NOOP("Figures", "Warnings of the coach"),
        FigureKey.REVIEWED_DEALS: QT_TRANSLATE_NOOP("Figures", "Deals reviewed"),
        FigureKey.DECISIONS: QT_TRANSLATE_NOOP("Figures", "Decisions reviewed"),
        FigureKey.MISTAKES: QT_TRANSLATE_NOOP("Figures", "Mistakes"),
        FigureKey.LOST_POINTS: QT_TRANSLATE_NOOP("Figures", "Average loss per decision against Master"),
        FigureKey.LOST_CHANCE: QT_TRANSLATE_NOOP("Figures", "Average loss of chances per decision"),
    }
)

_DEFINITIONS: Final = sentences(
    {
        FigureKey.FINISHED: QT_TRANSLATE_NOOP(
            "Figures",
            "Matches that have ended. A match in which two people play counts once for each of them.",
        ),
        FigureKey.WON: QT_TRANSLATE_NOOP("Figures", "Finished matches won outright."),
        FigureKey.DRAWN: QT_TRANSLATE_NOOP(
            "Figures", "Finished matches that were won together with another player of the same score."
        ),
        FigureKey.LOST: QT_TRANSLATE_NOOP("Figures", "Finished matches that somebody else won."),
        FigureKey.SHARE_WON: QT_TRANSLATE_NOOP(
            "Figures",
            "Wins for each finished match. A draw counts as a share of a win: a half with two winners.",
        ),
        FigureKey.SHARE_BY_CHANCE: QT_TRANSLATE_NOOP(
            "Figures",
            "The share of wins if everybody at the table won equally often: a third with three players.",
        ),
        FigureKey.UNFINISHED: QT_TRANSLATE_NOOP("Figures", "Matches that can be gone on with."),
        FigureKey.WITH_UNDO: QT_TRANSLATE_NOOP(
            "Figures", "Finished matches in which something was taken back."
        ),
        FigureKey.DEALS_PER_MATCH: QT_TRANSLATE_NOOP("Figures", "Finished deals for each finished match."),
        FigureKey.LONGEST: QT_TRANSLATE_NOOP(
            "Figures", "Finished deals of the finished match that has the most of them."
        ),
        FigureKey.WON_STREAK: QT_TRANSLATE_NOOP(
            "Figures",
            "The most finished matches won one after the other, in the order in which they were last played."
            " A draw ends the row.",
        ),
        FigureKey.LOST_STREAK: QT_TRANSLATE_NOOP(
            "Figures",
            "The most finished matches lost one after the other, in the order in which they were last"
            " played. A draw ends the row.",
        ),
        FigureKey.MADE_STREAK: QT_TRANSLATE_NOOP(
            "Figures",
            "The most contracts made one after the other as declarer. A contract that failed or was given up"
            " ends the row; deals of other declarers do not matter.",
        ),
        FigureKey.RATING: QT_TRANSLATE_NOOP(
            "Figures",
            "After each finished match against levels of this program the rating moves by the difference"
            " between the win and the chance to win. It begins at 1000, which is the level Casual.",
        ),
        FigureKey.BEST_RATING: QT_TRANSLATE_NOOP("Figures", "The highest rating after any match."),
        FigureKey.CONTRACTS: QT_TRANSLATE_NOOP(
            "Figures", "Deals as declarer that were played to the end. Deals given up are not among them."
        ),
        FigureKey.MADE: QT_TRANSLATE_NOOP("Figures", "Contracts played in which the points were reached."),
        FigureKey.SHARE_MADE: QT_TRANSLATE_NOOP("Figures", "Contracts made for each contract played."),
        FigureKey.GIVEN_UP: QT_TRANSLATE_NOOP("Figures", "Deals as declarer that were given up."),
        FigureKey.MEAN_BID: QT_TRANSLATE_NOOP(
            "Figures", "Of the winning bids, also where the deal was then given up."
        ),
        FigureKey.MEAN_CONTRACT: QT_TRANSLATE_NOOP(
            "Figures", "Of the contracts that were named in the end, also where the deal was given up."
        ),
        FigureKey.DECLARER_POINTS: QT_TRANSLATE_NOOP(
            "Figures",
            "Points in a contract that was played: cards, marriages and, with two talons, the cards left"
            " over.",
        ),
        FigureKey.DEFENDED: QT_TRANSLATE_NOOP(
            "Figures", "Deals of another declarer that were played to the end, with cards in hand."
        ),
        FigureKey.BROKEN: QT_TRANSLATE_NOOP("Figures", "Deals defended in which the contract failed."),
        FigureKey.SHARE_BROKEN: QT_TRANSLATE_NOOP("Figures", "Contracts stopped for each deal defended."),
        FigureKey.DEFENDER_POINTS: QT_TRANSLATE_NOOP(
            "Figures",
            "Points in a deal defended: cards, marriages and left-over cards, before rounding, also where a"
            " rule kept them from being scored.",
        ),
        FigureKey.DEFENDER_CHANGE: QT_TRANSLATE_NOOP(
            "Figures",
            "What a deal defended changed the total by, with rounding, penalties and the barrel.",
        ),
        FigureKey.NO_POINTS: QT_TRANSLATE_NOOP(
            "Figures",
            "Deals defended in which not one point was taken, whether or not that is marked at this table.",
        ),
        FigureKey.DEALS: QT_TRANSLATE_NOOP(
            "Figures",
            "Finished deals with cards in hand, also of unfinished matches, and also those given up. Deals"
            " dealt anew do not count.",
        ),
        FigureKey.AS_DECLARER: QT_TRANSLATE_NOOP("Figures", "Deals played as the one with the contract."),
        FigureKey.AS_DEFENDER: QT_TRANSLATE_NOOP(
            "Figures", "Deals played against another declarer. In the game with a stock there is none."
        ),
        FigureKey.SAT_OUT: QT_TRANSLATE_NOOP("Figures", "Finished deals without cards, at a table of four."),
        FigureKey.MARRIAGES: QT_TRANSLATE_NOOP(
            "Figures", "Marriages declared in finished deals, in all four suits together."
        ),
        FigureKey.SPADES: QT_TRANSLATE_NOOP("Figures", "Marriages declared in spades."),
        FigureKey.CLUBS: QT_TRANSLATE_NOOP("Figures", "Marriages declared in clubs."),
        FigureKey.DIAMONDS: QT_TRANSLATE_NOOP("Figures", "Marriages declared in diamonds."),
        FigureKey.HEARTS: QT_TRANSLATE_NOOP("Figures", "Marriages declared in hearts."),
        FigureKey.FOUR_ACES: QT_TRANSLATE_NOOP("Figures", "Four aces declared, at tables that allow it."),
        FigureKey.ZERO_MARKS: QT_TRANSLATE_NOOP(
            "Figures", "Zeros marked by the rules of the table, the third ones too."
        ),
        FigureKey.ZERO_PENALTIES: QT_TRANSLATE_NOOP("Figures", "Third zeros, which cost 120 points each."),
        FigureKey.BARRELS: QT_TRANSLATE_NOOP("Figures", "How often the barrel was climbed."),
        FigureKey.BARRELS_FALLEN: QT_TRANSLATE_NOOP(
            "Figures", "How often the last attempt on the barrel failed, which costs a penalty."
        ),
        FigureKey.BARRELS_LEFT: QT_TRANSLATE_NOOP(
            "Figures", "How often a failed contract or a penalty ended the time on the barrel."
        ),
        FigureKey.BARRELS_WON: QT_TRANSLATE_NOOP(
            "Figures", "Matches won in a deal that began on the barrel."
        ),
        FigureKey.DUMPS: QT_TRANSLATE_NOOP(
            "Figures", "How often a total of exactly 555 became 0, at tables with that rule."
        ),
        FigureKey.HELPED_MATCHES: QT_TRANSLATE_NOOP(
            "Figures", "Finished matches with a hint or a warning of the coach."
        ),
        FigureKey.LOOKS: QT_TRANSLATE_NOOP(
            "Figures",
            "Decisions in finished matches for which a hint was asked, also where they were taken back.",
        ),
        FigureKey.MOVES: QT_TRANSLATE_NOOP(
            "Figures", "Those of them in which the hint was asked what to do, not only what to look at."
        ),
        FigureKey.WARNINGS: QT_TRANSLATE_NOOP(
            "Figures", "Decisions in finished matches at which the coach warned of a serious mistake."
        ),
        FigureKey.REVIEWED_DEALS: QT_TRANSLATE_NOOP(
            "Figures", "Deals whose decisions were compared with what Master would have done."
        ),
        FigureKey.DECISIONS: QT_TRANSLATE_NOOP(
            "Figures", "Decisions in the reviewed deals, also those that cost nothing."
        ),
        FigureKey.MISTAKES: QT_TRANSLATE_NOOP(
            "Figures", "Decisions that the review called mistakes, from what could be known then."
        ),
        FigureKey.LOST_POINTS: QT_TRANSLATE_NOOP(
            "Figures",
            "Points that a decision cost on average, against the best one Master saw with the same"
            " knowledge. Only reviewed deals count.",
        ),
        FigureKey.LOST_CHANCE: QT_TRANSLATE_NOOP(
            "Figures",
            "By how much a decision on average lowered the chance that the contract is made, or "
            "stopped. Only reviewed deals count.",
        ),
    }
)


def figure_name(key: FigureKey) -> str:
    """Return what a figure is called."""
    return QCoreApplication.translate("Figures", _NAMES[key])


def figure_definition(key: FigureKey) -> str:
    """Return what a figure counts, in a sentence or two."""
    return QCoreApplication.translate("Figures", _DEFINITIONS[key])


def group_name(group: FigureGroup) -> str:
    """Return what a group of figures is called."""
    return QCoreApplication.translate("Figures", _GROUPS[group])


def undo_name(undo: Undo) -> str:
    """Return which matches count, as to what was taken back."""
    match undo:
        case Undo.ALL:
            return QCoreApplication.translate("Figures", "All matches")
        case Undo.WITHOUT:
            return QCoreApplication.translate("Figures", "Nothing taken back")
        case Undo.ONLY:
            return QCoreApplication.translate("Figures", "Something taken back")


def decision_name(kind: DecisionKind) -> str:
    """Return what kind of decision was reviewed."""
    match kind:
        case DecisionKind.BID:
            return QCoreApplication.translate("Figures", "Bids and passes")
        case DecisionKind.GIFT:
            return QCoreApplication.translate("Figures", "Cards given away")
        case DecisionKind.CONTRACT:
            return QCoreApplication.translate("Figures", "Contracts named")
        case DecisionKind.CARD:
            return QCoreApplication.translate("Figures", "Cards played")
        case DecisionKind.REDEAL:
            return QCoreApplication.translate("Figures", "New deals asked for")
