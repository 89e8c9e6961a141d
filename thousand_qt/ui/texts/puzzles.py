"""What is said of a puzzle: its question, what came of a move, and why. All numbers are the engine's."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thousand_qt.app.numbers import long_date_words
from thousand_qt.engine.actions import Action, Exchange, Play, SetContract
from thousand_qt.engine.cards import Suit
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.tricks import trick_winner
from thousand_qt.puzzles.diary import Result
from thousand_qt.puzzles.explanation import Explanation
from thousand_qt.puzzles.judge import Choice
from thousand_qt.puzzles.names import PuzzleName
from thousand_qt.puzzles.prepared import prepared
from thousand_qt.puzzles.puzzle import MOST_STARS, PLAYER, Kind, Puzzle, deal_of
from thousand_qt.records.loading import words_of
from thousand_qt.ui.texts.cards import card_name, card_sign, marriage_name
from thousand_qt.ui.texts.puzzle_titles import puzzle_title
from thousand_qt.ui.texts.rules import preset_name
from thousand_qt.ui.texts.sentences import sentences

_MOST_TRICKS_TOLD: Final = 3
"""Of what follows a wrong move."""

_KINDS: Final = sentences(
    {
        Kind.MAKE: QT_TRANSLATE_NOOP("Puzzles", "Make the contract"),
        Kind.STOP: QT_TRANSLATE_NOOP("Puzzles", "Stop the declarer"),
        Kind.GIVE: QT_TRANSLATE_NOOP("Puzzles", "Give two cards away"),
        Kind.ASIDE: QT_TRANSLATE_NOOP("Puzzles", "Put two cards aside"),
        Kind.NAME: QT_TRANSLATE_NOOP("Puzzles", "Name the contract"),
    }
)


# What it is called


def puzzle_heading(name: PuzzleName) -> str:
    """Return the title of a prepared puzzle, or "Puzzle 331"."""
    if name.is_prepared:
        return puzzle_title(prepared()[name.number - 1].title)
    return QCoreApplication.translate("Puzzles", "Puzzle {number}").format(number=name.number)


def day_words(day: date) -> str:
    """Return a date as people write it."""
    return long_date_words(day)


def kind_words(kind: Kind) -> str:
    """Return what is to be done, such as "Make the contract"."""
    return QCoreApplication.translate("Puzzles", _KINDS[kind])


def stars(puzzle: Puzzle) -> str:
    """Return how hard it is, as it is seen."""
    return "★" * puzzle.stars + "☆" * (MOST_STARS - puzzle.stars)


def difficulty_words(puzzle: Puzzle) -> str:
    """Return how hard it is, as it is heard."""
    return QCoreApplication.translate("Puzzles", "Difficulty: {stars} of {most}").format(
        stars=puzzle.stars, most=MOST_STARS
    )


def rules_words(puzzle: Puzzle) -> str:
    return preset_name(puzzle.rules)


def result_words(result: Result) -> str:
    """Return what became of a puzzle; empty for one that has not been tried."""
    if result.at_first_try:
        return QCoreApplication.translate("Puzzles", "Solved at the first try")
    if result.solved is not None:
        return QCoreApplication.translate("Puzzles", "Solved after %n wrong move(s)", "", result.wrong)
    if result.shown:
        return QCoreApplication.translate("Puzzles", "Solution shown")
    if result.wrong:
        return QCoreApplication.translate("Puzzles", "Not solved yet: %n wrong move(s)", "", result.wrong)
    return ""


def streak_words(days: int) -> str:
    return QCoreApplication.translate("Puzzles", "The puzzle of the day: %n day(s) in a row", "", days)


def share_words(name: PuzzleName) -> str:
    """Return what is copied to be sent to somebody."""
    return QCoreApplication.translate("Puzzles", "A puzzle of Thousand: no. {number}").format(number=name)


def cannot_keep_words(error: OSError) -> str:
    """Return why a result is not on the disk."""
    #: {reason} is what the system says, in its own language.
    text = QCoreApplication.translate("Puzzles", "The results of puzzles cannot be saved ({reason}).")
    return text.format(reason=words_of(error))


# The question


def question(puzzle: Puzzle, names: Sequence[str]) -> str:
    """Return what is asked, in one sentence or two."""
    contract = puzzle.goal.contract
    deal = deal_of(puzzle.state)
    match puzzle.kind:
        case Kind.NAME:
            return QCoreApplication.translate(
                "Puzzles", "Which is the highest contract that nobody can stop?"
            )
        case Kind.GIVE:
            return QCoreApplication.translate(
                "Puzzles", "You play {contract}. Which card do you give to whom?"
            ).format(contract=contract)
        case Kind.ASIDE:
            return QCoreApplication.translate(
                "Puzzles", "You play {contract}. Which two cards do you put aside?"
            ).format(contract=contract)
        case Kind.STOP:
            assert deal.declarer is not None
            return QCoreApplication.translate(
                "Puzzles", "{name} plays {contract}. Which card stops the contract?"
            ).format(name=names[deal.declarer], contract=contract)
        case Kind.MAKE if deal.play is not None and not deal.play.trick:
            return QCoreApplication.translate(
                "Puzzles", "You play {contract}. Which card do you lead to make it?"
            ).format(contract=contract)
        case _:
            return QCoreApplication.translate("Puzzles", "You play {contract}. Which card makes it?").format(
                contract=contract
            )


def missing_words(puzzle: Puzzle, state: MatchState, names: Sequence[str]) -> str:
    """Return how many points are there already; empty before the first trick."""
    deal = state.deal
    if deal is None or deal.play is None or deal.declarer is None or not deal.play.tricks:
        return ""
    points = deal.play.card_points[deal.declarer] + deal.play.marriage_points[deal.declarer]
    missing = max(0, puzzle.goal.needed - points)
    if deal.declarer == PLAYER:
        return QCoreApplication.translate(
            "Puzzles", "You have {points} points and need {missing} more."
        ).format(points=points, missing=missing)
    return QCoreApplication.translate(
        "Puzzles", "{name}: {points} points so far, {missing} more needed."
    ).format(name=names[deal.declarer], points=points, missing=missing)


def all_open_words() -> str:
    return QCoreApplication.translate("Puzzles", "All cards are open, and the others play their best.")


# What came of it


def right_words() -> str:
    return QCoreApplication.translate("Puzzles", "Right. Go on!")


def wrong_words(puzzle: Puzzle, choice: Choice, names: Sequence[str]) -> str:
    """Return what the others make of a wrong move."""
    move, contract = move_words(choice.action, puzzle, names), puzzle.goal.contract
    if isinstance(choice.action, SetContract):
        if choice.action.amount > choice.points:
            return QCoreApplication.translate(
                "Puzzles", "{amount} is too much: against best play you get {points}."
            ).format(amount=choice.action.amount, points=choice.points)
        return QCoreApplication.translate(
            "Puzzles", "{amount} can be made, but a higher contract can be made as well."
        ).format(amount=choice.action.amount)
    if puzzle.kind is Kind.STOP:
        declarer = deal_of(puzzle.state).declarer
        assert declarer is not None
        return QCoreApplication.translate(
            "Puzzles", "{move}? Then {name} gets {points} points and makes {contract}."
        ).format(move=move, name=names[declarer], points=choice.points, contract=contract)
    return QCoreApplication.translate(
        "Puzzles", "{move}? Then you get {points} points, not {contract}."
    ).format(move=move, points=choice.points, contract=contract)


def solved_words(wrong: int, *, counts: bool) -> str:
    """Return the praise; `wrong` moves came before, and it counts where the solution was not shown."""
    if not counts:
        return QCoreApplication.translate("Puzzles", "That is the solution.")
    if wrong == 0:
        return QCoreApplication.translate("Puzzles", "Bravo! Solved at the first try.")
    return QCoreApplication.translate("Puzzles", "Solved, after %n wrong move(s).", "", wrong)


def shown_words(puzzle: Puzzle, names: Sequence[str]) -> str:
    return QCoreApplication.translate("Puzzles", "The solution: {move}").format(
        move=move_words(puzzle.answer, puzzle, names)
    )


def move_words(action: Action, puzzle: Puzzle, names: Sequence[str]) -> str:
    """Return a move, to stand alone or after a colon."""
    match action:
        case Play(card=card, declare=True):
            suit: Suit | None = None if card.rank == "A" else card.suit
            return QCoreApplication.translate("Puzzles", "{card} ({declaration})").format(
                card=_capital(card_name(card)), declaration=marriage_name(suit)
            )
        case Play(card=card):
            return _capital(card_name(card))
        case Exchange(cards=cards) if puzzle.kind is Kind.ASIDE:
            listed = QCoreApplication.translate("Log", ", ").join(card_name(card) for card in cards)
            return _capital(listed)
        case Exchange(cards=cards):
            return QCoreApplication.translate("Log", ", ").join(
                f"{names[PLAYER + 1 + step]}: {card_name(card)}" for step, card in enumerate(cards)
            )
        case SetContract(amount=amount):
            return str(amount)
        case _:
            raise ValueError(f"{action} is no move of a puzzle")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# Why


class Told(NamedTuple):
    """How a move goes on, to be written down.

    Attributes:
        words: the move, and what it comes to.
        tricks: the cards that fall, trick by trick; with each whether it takes the trick.
    """

    words: str
    tricks: tuple[tuple[tuple[str, bool], ...], ...]
    is_right: bool

    @property
    def plain(self) -> str:
        """The same as one text, for those who do not see it: the card that takes a trick in brackets."""
        tricks = (" ".join(f"[{card}]" if takes else card for card, takes in trick) for trick in self.tricks)
        return " ".join([self.words, *([" · ".join(tricks)] if self.tricks else [])])


def explanation_words(puzzle: Puzzle, told: Explanation, names: Sequence[str]) -> list[Told]:
    """Return what is right and how it goes on, then what comes of the others."""
    state = puzzle.state
    #: A move in a puzzle: the declarer's points with best play, and the contract.
    right = QCoreApplication.translate("Puzzles", "{move}: {points} of {contract}.")
    if puzzle.kind is Kind.NAME:
        right = QCoreApplication.translate(
            "Puzzles", "With best play on both sides you get {points} points, and not one more."
        )
    move = move_words(puzzle.answer, puzzle, names)
    words = right.format(move=move, points=told.points, contract=puzzle.goal.contract)
    found = [Told(words, _tricks(state, told.line), is_right=True)]
    for wrong in told.wrong:
        #: A wrong move in a puzzle: the declarer's points with best play.
        words = QCoreApplication.translate("Puzzles", "{move}: {points}.").format(
            move=move_words(wrong.action, puzzle, names), points=wrong.points
        )
        found.append(Told(words, _tricks(state, wrong.line)[:_MOST_TRICKS_TOLD], is_right=False))
    return found


def legend_words() -> str:
    """Return how to read lines of cards."""
    return QCoreApplication.translate("Puzzles", "The bold card takes the trick; + declares a marriage.")


def _tricks(state: MatchState, line: Sequence[Action]) -> tuple[tuple[tuple[str, bool], ...], ...]:
    """Return how the cards of a line fall; the last trick may be unfinished."""
    tricks: list[tuple[tuple[str, bool], ...]] = []
    signs: list[str] = []
    for action in line:
        play = deal_of(state).play
        if isinstance(action, Play) and play is not None:
            lying = tuple(played.card for played in play.trick)
            signs = signs or [card_sign(card) for card in lying]
            signs.append(card_sign(action.card) + ("+" if action.declare else ""))
            cards = (*lying, action.card)
            if len(cards) == len(play.order):
                winner = trick_winner(cards, play.trump)
                tricks.append(tuple((sign, place == winner) for place, sign in enumerate(signs)))
                signs = []
        state = state.apply(action)[0]
    if signs:
        tricks.append(tuple((sign, False) for sign in signs))
    return tuple(tricks)
