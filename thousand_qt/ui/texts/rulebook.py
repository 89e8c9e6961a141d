"""The rules in force as a book: chapters, paragraphs, and examples reckoned by the engine."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.app.numbers import plain, signed
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.rules import DARK_BID, MINIMUM_BID, Endgame, Rules, Simultaneous1000
from thousand_qt.engine.scoring import DealTally, SeatScore, Standing, StepKind, score_deal
from thousand_qt.ui.texts.rules_summary import Topic, rules_by_topic
from thousand_qt.ui.texts.sentences import sentences


class Chapter(enum.StrEnum):
    """The chapters in their order."""

    AIM = "aim"
    DEAL = "deal"
    BIDDING = "bidding"
    CONTRACT = "contract"
    GIVING_UP = "giving-up"
    PLAY = "play"
    MARRIAGES = "marriages"
    SCORING = "scoring"
    END = "end"
    EXAMPLES = "examples"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph.

    Attributes:
        key: What a link to it is called, such as "duties"; unique in a book, and the same in every book.
        text: One sentence or more.
    """

    key: str
    text: str


_TITLES: Final = sentences(
    {
        Chapter.AIM: QT_TRANSLATE_NOOP("Rulebook", "Aim and cards"),
        Chapter.DEAL: QT_TRANSLATE_NOOP("Rulebook", "The deal"),
        Chapter.BIDDING: QT_TRANSLATE_NOOP("Rulebook", "Bidding"),
        Chapter.CONTRACT: QT_TRANSLATE_NOOP("Rulebook", "Talon and contract"),
        Chapter.GIVING_UP: QT_TRANSLATE_NOOP("Rulebook", "Giving up and new deals"),
        Chapter.PLAY: QT_TRANSLATE_NOOP("Rulebook", "Play"),
        Chapter.MARRIAGES: QT_TRANSLATE_NOOP("Rulebook", "Marriages"),
        Chapter.SCORING: QT_TRANSLATE_NOOP("Rulebook", "Scoring"),
        Chapter.END: QT_TRANSLATE_NOOP("Rulebook", "The end of the match"),
        Chapter.EXAMPLES: QT_TRANSLATE_NOOP("Rulebook", "Examples"),
    }
)

_CHAPTER_OF: Final[Mapping[Topic, Chapter]] = MappingProxyType(
    {
        Topic.TARGET: Chapter.AIM,
        Topic.TIE: Chapter.END,
        Topic.SITTER: Chapter.DEAL,
        Topic.STOCK: Chapter.DEAL,
        Topic.STOCK_DUTIES: Chapter.PLAY,
        Topic.OPENING: Chapter.BIDDING,
        Topic.DARK: Chapter.BIDDING,
        Topic.LIMIT: Chapter.BIDDING,
        Topic.EXCHANGE: Chapter.CONTRACT,
        Topic.GIVE_UP: Chapter.GIVING_UP,
        Topic.DUTIES: Chapter.PLAY,
        Topic.LEFTOVER: Chapter.PLAY,
        Topic.MARRIAGES: Chapter.MARRIAGES,
        Topic.REDEALS: Chapter.GIVING_UP,
        Topic.ROUNDING: Chapter.SCORING,
        Topic.ENDGAME: Chapter.END,
        Topic.ZEROS: Chapter.SCORING,
        Topic.EXTRAS: Chapter.SCORING,
    }
)

_OF_RULE: Final[Mapping[BrokenRule, str]] = MappingProxyType(
    {
        BrokenRule.NO_RIGHT_TO_REDEAL: "redeals",
        BrokenRule.MUST_OPEN: "opening",
        BrokenRule.MUST_OPEN_AT_100: "opening",
        BrokenRule.SILENT: "opening",
        BrokenRule.GOLDEN_CONTRACT: "opening",
        BrokenRule.NO_GIVE_UP_WHEN_GOLDEN: "opening",
        BrokenRule.NO_GIVE_UP_IN_THE_DARK: "dark",
        BrokenRule.BID_TOO_LOW: "bids",
        BrokenRule.BID_OFF_STEP: "opening",
        BrokenRule.NO_JUMP_BIDS: "opening",
        BrokenRule.BID_OVER_LIMIT: "limit",
        BrokenRule.CONTRACT_BELOW_BID: "contract",
        BrokenRule.NO_SUCH_TALON: "exchange",
        BrokenRule.TWO_DIFFERENT_CARDS: "exchange",
        BrokenRule.NO_GIVE_UP: "give-up",
        BrokenRule.GIVE_UP_USED_UP: "give-up",
        BrokenRule.NO_GIVE_UP_ON_BARREL: "give-up",
        BrokenRule.MUST_FOLLOW_SUIT: "duties",
        BrokenRule.MUST_BEAT: "duties",
        BrokenRule.MUST_TRUMP: "duties",
        BrokenRule.MUST_OVERTRUMP: "duties",
        BrokenRule.FOREIGN_TRUMP: "duties",
        BrokenRule.DECLARE_ONLY_ON_LEAD: "marriages",
        BrokenRule.DECLARE_NOT_ON_FIRST_LEAD: "marriages",
        BrokenRule.NO_MARRIAGE: "marriage-values",
    }
)

_OF_STEP: Final[Mapping[StepKind, str]] = MappingProxyType(
    {
        StepKind.CONTRACT_MADE: "declarer",
        StepKind.CONTRACT_FAILED: "declarer",
        StepKind.GAVE_UP: "give-up",
        StepKind.GIVE_UP_COST: "give-up",
        StepKind.GIVE_UP_SHARE: "give-up",
        StepKind.GIVE_UP_UNPAID: "give-up",
        StepKind.POINTS: "rounding",
        StepKind.NO_POINTS_ON_BARREL: "endgame",
        StepKind.NO_POINTS_FROM_800: "endgame",
        StepKind.TALON_POINTS: "sitter",
        StepKind.DOUBLED: "opening",
        StepKind.DARK_DOUBLED: "dark",
        StepKind.WIPED: "opening",
        StepKind.CAPPED: "extras",
        StepKind.ZERO_MARK: "zeros",
        StepKind.ZERO_PENALTY: "zeros",
        StepKind.BARREL_ENTERED: "endgame",
        StepKind.BARREL_HELD: "endgame",
        StepKind.BARREL_FALL: "endgame",
        StepKind.BARREL_LEFT: "endgame",
        StepKind.BARREL_KNOCKED_OFF: "endgame",
        StepKind.BARREL_THIRD_FALL: "endgame",
        StepKind.DUMPED: "extras",
    }
)


def paragraph_of_rule(rule: BrokenRule) -> str | None:
    """Return the key of the paragraph that a refused action breaks; None for what no paragraph decides."""
    return _OF_RULE.get(rule)


def paragraph_of_step(kind: StepKind) -> str:
    """Return the key of the paragraph that decides a line of the result sheet."""
    return _OF_STEP[kind]


def chapter_title(chapter: Chapter) -> str:
    """Return the heading of a chapter."""
    return QCoreApplication.translate("Rulebook", _TITLES[chapter])


def rulebook(rules: Rules) -> dict[Chapter, tuple[Paragraph, ...]]:
    """Return the whole book of these rules; a chapter in which nothing is said is left out."""
    book: dict[Chapter, list[Paragraph]] = {chapter: [] for chapter in Chapter}
    fixed = _fixed(rules)
    for chapter, key, text in fixed:
        if key not in _LATE:
            book[chapter].append(Paragraph(key, text))
    counted: dict[str, int] = {}
    for topic, text in rules_by_topic(rules):
        key = topic.name.lower().replace("_", "-")
        counted[key] = counted.get(key, 0) + 1
        number = counted[key]
        book[_CHAPTER_OF[topic]].append(Paragraph(key if number == 1 else f"{key}-{number}", text))
    for chapter, key, text in fixed:
        if key in _LATE:
            book[chapter].append(Paragraph(key, text))
    book[Chapter.END] += [Paragraph("together", text) for text in _together(rules)]
    book[Chapter.EXAMPLES] = [
        Paragraph(f"example-{number}", text) for number, text in enumerate(_examples(rules), start=1)
    ]
    return {chapter: tuple(paragraphs) for chapter, paragraphs in book.items() if paragraphs}


_ALWAYS: Final = sentences(
    {
        (Chapter.AIM, "aim"): QT_TRANSLATE_NOOP(
            "Rulebook",
            "Everybody plays alone, takes tricks for the points of their cards, and declares marriages.",
        ),
        (Chapter.AIM, "card-values"): QT_TRANSLATE_NOOP(
            "Rulebook",
            "From high to low: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. The ten beats the king."
            " All 24 cards together make 120 points.",
        ),
        (Chapter.DEAL, "dealer"): QT_TRANSLATE_NOOP("Rulebook", "The players deal in turn, clockwise."),
        (Chapter.PLAY, "tricks"): QT_TRANSLATE_NOOP(
            "Rulebook",
            "The highest trump takes a trick; without a trump, the highest card of the suit that was led."
            " Whoever takes a trick leads to the next.",
        ),
        (Chapter.MARRIAGES, "marriage-values"): QT_TRANSLATE_NOOP(
            "Rulebook",
            "King and queen of one suit in one hand are a marriage: hearts 100, diamonds 80, clubs 60,"
            " spades 40.",
        ),
        (Chapter.MARRIAGES, "trump"): QT_TRANSLATE_NOOP(
            "Rulebook",
            "It is declared by leading one of the two. Its suit is trump at once, for this very trick, "
            "until another marriage is declared. Its points stay, whoever takes the trick.",
        ),
    }
)
"""What is true in every form of the game."""

_WITH_DECLARER: Final = sentences(
    {
        (Chapter.BIDDING, "bids"): QT_TRANSLATE_NOOP(
            "Rulebook",
            "A bid is a promise of points from cards and marriages, higher than the last. Whoever passes is"
            " out; the highest bidder is the declarer.",
        ),
        (Chapter.CONTRACT, "contract"): QT_TRANSLATE_NOOP(
            "Rulebook", "The contract may be more than the bid, within the limit of bids, and never less."
        ),
        (Chapter.PLAY, "first-lead"): QT_TRANSLATE_NOOP("Rulebook", "The declarer leads to the first trick."),
        (Chapter.SCORING, "declarer"): QT_TRANSLATE_NOOP(
            "Rulebook",
            "A declarer who takes the contract or more adds the contract to the score, and not a point more;"
            " with less it is taken away.",
        ),
        (Chapter.SCORING, "opponents"): QT_TRANSLATE_NOOP(
            "Rulebook", "The others add what they took, whatever became of the contract."
        ),
    }
)
"""What is true wherever there is a declarer."""


_LATE: Final = ("contract",)
"""What stands after the sentences that the options make."""


def _fixed(rules: Rules) -> list[tuple[Chapter, str, str]]:
    """What no option changes, as far as it is part of this form of the game."""
    texts = dict(_ALWAYS) if rules.is_stock_game else {**_ALWAYS, **_WITH_DECLARER}
    lines = [
        (chapter, key, QCoreApplication.translate("Rulebook", text)) for (chapter, key), text in texts.items()
    ]
    if not rules.is_stock_game:
        lines.insert(0, (Chapter.DEAL, "hands", _hands(rules)))
    return lines


def _hands(rules: Rules) -> str:
    if rules.is_two_talon_game:
        return QCoreApplication.translate(
            "Rulebook", "Ten cards each, and two talons of two cards, face down."
        )
    return QCoreApplication.translate("Rulebook", "Seven cards each, and a talon of three cards, face down.")


def _together(rules: Rules) -> list[str]:
    if rules.is_stock_game:
        return []
    if rules.simultaneous_1000 is Simultaneous1000.DECLARER_FIRST:
        text = QCoreApplication.translate(
            "Rulebook",
            "If several reach {target} in the same deal, the declarer wins, else the higher score.",
        )
    else:
        text = QCoreApplication.translate(
            "Rulebook",
            "If several reach {target} in the same deal, the higher score wins; equal scores are a draw.",
        )
    return [text.format(target=rules.target)]


# Examples. Points are made up, what they come to is the engine's.

_MARRIAGE: Final = 80
_CARDS_OF_ONE: Final = 74
_CARDS_WITH_FEWER: Final = 64
_CONTRACT: Final = 150
_RESTS: Final = {2: (46,), 3: (33, 13), 4: (33, 13)}


def _examples(rules: Rules) -> list[str]:
    if rules.is_stock_game:
        return [_stock_example(rules)]
    examples = [_contract_example(rules, _CARDS_OF_ONE), _contract_example(rules, _CARDS_WITH_FEWER)]
    examples.append(_opponents_example(rules))
    if rules.dark_game:
        examples.append(_dark_example(rules))
    if rules.endgame is Endgame.BARREL:
        examples.append(_barrel_example(rules))
    elif rules.endgame is Endgame.RULE_800:
        examples.append(_threshold_example(rules))
    return examples


def _scored(
    rules: Rules,
    totals: tuple[int, ...],
    cards: tuple[int, ...],
    marriage: int,
    contract: int | None,
    *,
    dark: bool = False,
) -> tuple[SeatScore, ...]:
    """Score a deal that seat 0 declared; with four players the last one sits out."""
    players = rules.players
    padded = (*cards, *(0 for _ in range(players - len(cards))))
    tally = DealTally(
        declarer=None if contract is None else 0,
        contract=contract,
        sitter=players - 1 if players == 4 else None,
        gave_up=False,
        cards=padded,
        marriages=(marriage, *(0 for _ in range(players - 1))),
        tricks=tuple(1 if points else 0 for points in padded),
        dark=dark,
    )
    standings = tuple(
        Standing(total=total) for total in (*totals, *(0 for _ in range(players - len(totals))))
    )
    return score_deal(rules, standings, tally)


def _contract_example(rules: Rules, points: int) -> str:
    rests = _RESTS[rules.players]
    score = _scored(rules, (0,), (points, *rests), _MARRIAGE, _CONTRACT)[0]
    change = score.after.total - score.before.total
    text = (
        QCoreApplication.translate(
            "Rulebook",
            "Contract {contract}: the declarer takes {cards} in cards and declares diamonds "
            "({marriage}), together {sum}. It is made: {change}.",
        )
        if change > 0
        else QCoreApplication.translate(
            "Rulebook",
            "Contract {contract}: the declarer takes {cards} in cards and declares diamonds "
            "({marriage}), together {sum}. It has failed: {change}.",
        )
    )
    return text.format(
        contract=_CONTRACT, cards=points, marriage=_MARRIAGE, sum=points + _MARRIAGE, change=signed(change)
    )


def _opponents_example(rules: Rules) -> str:
    rests = _RESTS[rules.players]
    scores = _scored(rules, (0,), (_CARDS_OF_ONE, *rests), _MARRIAGE, _CONTRACT)
    changes = [score.after.total - score.before.total for score in scores[1 : 1 + len(rests)]]
    if len(rests) == 1:
        text = QCoreApplication.translate("Rulebook", "The opponent took {points} meanwhile: {change}.")
        return text.format(points=rests[0], change=signed(changes[0]))
    text = QCoreApplication.translate(
        "Rulebook", "The opponents took {first} and {second} meanwhile: {first_change} and {second_change}."
    )
    return text.format(
        first=rests[0], second=rests[1], first_change=signed(changes[0]), second_change=signed(changes[1])
    )


def _dark_example(rules: Rules) -> str:
    rests = _RESTS[rules.players]
    made, failed = (
        _scored(rules, (0,), (points, *rests), marriage, DARK_BID, dark=True)[0].change
        for points, marriage in ((_CARDS_OF_ONE, _MARRIAGE), (_CARDS_OF_ONE, 0))
    )
    text = QCoreApplication.translate(
        "Rulebook",
        "{contract} in the dark: with {sum} points it is made, {change}; with {fewer} it has failed, {loss}.",
    )
    return text.format(
        contract=DARK_BID,
        sum=_CARDS_OF_ONE + _MARRIAGE,
        change=signed(made),
        fewer=_CARDS_OF_ONE,
        loss=signed(failed),
    )


def _barrel_example(rules: Rules) -> str:
    before = rules.threshold - 60
    score = _scored(rules, (before,), (110, 5), 0, MINIMUM_BID)[0]
    text = QCoreApplication.translate(
        "Rulebook",
        "With {before} points a contract of {contract} is made. That would be {sum}; on the barrel it is"
        " {after}.",
    )
    return text.format(
        before=plain(before),
        contract=MINIMUM_BID,
        sum=plain(before + MINIMUM_BID),
        after=plain(score.after.total),
    )


def _threshold_example(rules: Rules) -> str:
    rests = _RESTS[rules.players]
    before = rules.threshold + 20
    score = _scored(rules, (0, before), (_CARDS_OF_ONE, *rests), _MARRIAGE, _CONTRACT)[1]
    text = QCoreApplication.translate(
        "Rulebook", "An opponent with {before} points takes {points}: the score stays at {after}."
    )
    return text.format(before=plain(before), points=rests[0], after=plain(score.after.total))


def _stock_example(rules: Rules) -> str:
    score = _scored(rules, (0,), (_CARDS_OF_ONE, 46), _MARRIAGE, None)[0]
    text = QCoreApplication.translate(
        "Rulebook", "Somebody takes {cards} in cards and declares diamonds ({marriage}): {change}."
    )
    return text.format(cards=_CARDS_OF_ONE, marriage=_MARRIAGE, change=signed(score.after.total))
