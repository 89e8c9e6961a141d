"""The prepared puzzles: each has one right move, a title of its own, and they become harder and harder."""

from __future__ import annotations

from thousand_qt.engine.actions import DealCards
from thousand_qt.puzzles.judge import Judge
from thousand_qt.puzzles.natural import natural_moves
from thousand_qt.puzzles.prepared import names, prepared
from thousand_qt.puzzles.puzzle import PLAYER, Kind
from thousand_qt.ui.texts.puzzle_titles import TITLES


def test_each_has_one_right_move_that_is_not_the_first_to_come_to_mind() -> None:
    for title, puzzle in prepared():
        choices = Judge(puzzle.goal).choices(puzzle.state)
        assert [choice.action for choice in choices if choice.works] == [puzzle.answer], title
        assert puzzle.state.turn == PLAYER
        assert len(choices) >= 3, title
        natural = natural_moves(puzzle.state)
        assert puzzle.kind is Kind.NAME or natural[0] != puzzle.answer, title


def test_there_are_thirty_of_every_kind_each_with_other_cards_and_its_title() -> None:
    entries = prepared()
    assert len(entries) == len(names()) == 30
    assert {entry.puzzle.kind for entry in entries} == set(Kind)
    packs = {entry.puzzle.actions[0] for entry in entries}
    assert len(packs) == 30
    assert all(isinstance(pack, DealCards) for pack in packs)
    assert sorted(entry.title for entry in entries) == sorted(TITLES)
    assert len(set(TITLES.values())) == 30
    stars = [entry.puzzle.stars for entry in entries]
    assert stars == sorted(stars)
    assert set(stars) == {1, 2, 3, 4, 5}
