"""Numbered puzzles: the same for everybody, one right move each, and known in advance for years of days."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from thousand_qt.ai.solver import PlayOptions, Solver, is_compiled
from thousand_qt.engine.actions import DealCards, Play
from thousand_qt.engine.cards import PACK, format_cards
from thousand_qt.puzzles.chance import Chance
from thousand_qt.puzzles.generator import found, generate, puzzle_of_attempt, wish_of
from thousand_qt.puzzles.judge import Judge
from thousand_qt.puzzles.names import FIRST_DAY, PuzzleName, daily, day_of, parse_name
from thousand_qt.puzzles.natural import natural_moves
from thousand_qt.puzzles.puzzle import PLAYER, Kind, Puzzle
from thousand_qt.puzzles.sifted import attempts, numbered, write_attempts


def sample() -> list[int]:
    """Return a number for every day of a fortnight, from all over the list: every kind of puzzle is there."""
    fortnights = len(attempts()) // 14
    return [day + 1 + 14 * (day * 7919 % fortnights) for day in range(14)]


def check(puzzle: Puzzle, number: int) -> None:
    choices = Judge(puzzle.goal).choices(puzzle.state)
    right = [choice.action for choice in choices if choice.works]
    assert right == [puzzle.answer], number
    assert len(choices) >= 3
    assert puzzle.state.turn == PLAYER
    assert 1 <= puzzle.stars <= 5
    natural = natural_moves(puzzle.state)
    if puzzle.kind in (Kind.MAKE, Kind.STOP):
        assert natural[0] != puzzle.answer, "the natural card must fail"
        points = sorted(choice.points for choice in choices)
        gap = points[-1] - points[-2] if puzzle.kind is Kind.MAKE else points[1] - points[0]
        assert gap >= 5
    elif puzzle.kind is not Kind.NAME:
        assert puzzle.answer not in natural


def test_a_sample_of_the_list_has_one_right_move_each() -> None:
    numbers = sample()
    puzzles = [numbered(number) for number in numbers]
    for number, puzzle in zip(numbers, puzzles, strict=True):
        check(puzzle, number)
        wish = wish_of(number)
        assert (puzzle.kind, puzzle.rules) == (wish.kind, wish.rules)
    assert {puzzle.kind for puzzle in puzzles} == set(Kind)
    assert len({puzzle.actions[0] for puzzle in puzzles}) == len(puzzles)


def test_the_list_says_what_the_generator_finds_and_covers_years() -> None:
    known = attempts()
    assert FIRST_DAY + timedelta(days=len(known)) > date(2029, 12, 1)
    quick = [n for n in range(1, 60) if 0 < known[n - 1] <= 6][:3]
    assert len(quick) == 3
    for number in quick:
        attempt, puzzle = found(number)
        assert attempt == known[number - 1]
        assert puzzle == numbered(number)
        assert all(puzzle_of_attempt(number, earlier) is None for earlier in range(attempt))
    assert write_attempts([1, 2, 3]) == "1 2 3\n"
    assert tuple(int(word) for word in write_attempts(known).split()) == known


def test_a_number_brings_these_very_cards_for_ever() -> None:
    """The hash of what is known: another one breaks the promise to whoever shared a number."""
    puzzle = numbered(1)
    dealt = puzzle.actions[0]
    assert isinstance(dealt, DealCards)
    assert format_cards(dealt.pack) == FIRST_PACK
    assert str(puzzle.answer) == FIRST_ANSWER
    chance = Chance("thousand")
    assert [chance.below(100) for _ in range(8)] == FIRST_NUMBERS
    assert chance.shuffled("abc") == ("a", "c", "b")


FIRST_PACK = "AD KS QS JC AC QH TS JD JH 9S KD 9D QC TD AH KH AS 9H 9C JS QD KC TC TH"
FIRST_ANSWER = "play QS"
FIRST_NUMBERS = [97, 71, 91, 1, 58, 43, 48, 46]


def test_the_compiled_solver_and_its_source_find_the_same_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    if not is_compiled():
        assert generate(1, first_attempt=attempts()[0]) == numbered(1)
        return
    from thousand_qt.ai.solver import kernel
    from thousand_qt.puzzles import judge

    class Slow(Solver):
        def __init__(self, options: PlayOptions, *, stop_flag: object, table_bits: int) -> None:
            super().__init__(
                options, table_bits=table_bits, stop_flag=kernel.StopFlag(), kernel=kernel.Kernel
            )

    quick = numbered(1)
    monkeypatch.setattr(judge, "Solver", Slow)
    assert numbered(1) == quick


def test_numbers_and_days_go_together() -> None:
    assert FIRST_DAY.weekday() == 0
    assert daily(FIRST_DAY) == PuzzleName(False, 1)
    assert daily(date(2026, 11, 30)).number == 330
    assert daily(date(1999, 1, 1)).number == 1
    assert day_of(daily(date(2028, 2, 29))) == date(2028, 2, 29)
    assert day_of(PuzzleName(True, 3)) is None
    week = [wish_of(number) for number in range(1, 8)]
    assert [wish.tricks[0] for wish in week if wish.kind is Kind.MAKE] == [4, 6, 8]
    with pytest.raises(ValueError, match="numbered from 1"):
        generate(0)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("331", PuzzleName(False, 331)),
        (" # 331 ", PuzzleName(False, 331)),
        ("p7", PuzzleName(True, 7)),
        ("П-12", PuzzleName(True, 12)),
        ("Р3", PuzzleName(True, 3)),
    ],
)
def test_names_are_read_as_people_write_them(text: str, name: PuzzleName) -> None:
    assert parse_name(text) == name
    assert parse_name(str(name)) == name


@pytest.mark.parametrize("text", ["", "0", "p", "7x", "-3", "1234567", "٣", "seven"])
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no number of a puzzle"):
        parse_name(text)


def test_chance_is_fair_enough_to_shuffle_with() -> None:
    chance = Chance("fair")
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)
    assert sorted(chance.shuffled(PACK)) == list(PACK)
    with pytest.raises(ValueError, match="nothing to choose"):
        chance.one_of(())


def test_a_card_puzzle_is_asked_when_the_player_has_a_choice() -> None:
    for number in (1, 2, 3):
        puzzle = numbered(number)
        plays = [action for action in puzzle.state.legal_actions() if isinstance(action, Play)]
        assert len(plays) >= 3
