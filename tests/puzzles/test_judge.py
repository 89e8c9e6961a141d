"""What the judge says is what the engine finds out, move by move and to the end."""

from __future__ import annotations

import pytest

from thousand_qt.engine.actions import Exchange, Play, SetContract
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.puzzles.explanation import explain
from thousand_qt.puzzles.judge import Judge, moves_of, same_move
from thousand_qt.puzzles.puzzle import PLAYER, Kind, Puzzle, deal_of, next_formality, read, written
from thousand_qt.puzzles.sifted import numbered

ONE_OF_EACH = {Kind.MAKE: 1, Kind.STOP: 2, Kind.NAME: 4, Kind.GIVE: 6, Kind.ASIDE: 13}


@pytest.fixture(params=ONE_OF_EACH, ids=str)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    return numbered(ONE_OF_EACH[request.param])


def plain_best(state: MatchState) -> int:
    """Return what the declarer gets, by trying everything with nothing but the engine."""
    if state.deal is None:
        result = state.results[-1]
        assert result.declarer is not None
        return result.seats[result.declarer].raw
    best = max if state.deal.turn == state.deal.declarer else min
    return best(plain_best(state.apply(action)[0]) for action in state.legal_actions())


def test_what_a_card_comes_to_is_what_comes_of_trying_everything() -> None:
    for number in (1, 8):
        puzzle = numbered(number)
        choices = Judge(puzzle.goal).choices(puzzle.state)
        assert len(choices) >= 3
        for choice in choices:
            points = plain_best(puzzle.state.apply(choice.action)[0])
            assert choice.points == points
            assert choice.works is (points >= puzzle.goal.contract)


def test_the_right_way_reaches_the_goal_and_the_engine_says_so(puzzle: Puzzle) -> None:
    judge, state, goal = Judge(puzzle.goal), puzzle.state, puzzle.goal
    action, decisions = puzzle.answer, 0
    while True:
        answer = judge.answer(state, action)
        decisions += 1
        assert answer.choice.works
        state = state.apply(action)[0]
        for reply in answer.replies:
            # The player is only played for where there is nothing to decide.
            mine = state.turn == PLAYER and next_formality(puzzle.kind, state) is None
            assert not mine or len(moves_of(state)) == 1
            state = state.apply(reply)[0]
        if answer.is_over:
            break
        assert state.turn == PLAYER
        action = next(choice.action for choice in judge.choices(state) if choice.works)
    assert judge.is_decided(state)
    assert judge.shows_success(state)
    while state.deal is not None:  # what can be seen comes true, whatever is played
        state = state.apply(state.legal_actions()[0])[0]
    assert (state.results[-1].made is True) is goal.is_to_make
    assert decisions >= 1


def test_every_wrong_move_is_refuted_on_the_table(puzzle: Puzzle) -> None:
    judge, state = Judge(puzzle.goal), puzzle.state
    wrong = [choice for choice in judge.choices(state) if not choice.works]
    assert wrong
    for choice in (*wrong[:2], *wrong[-2:]):
        answer = judge.answer(state, choice.action)
        assert answer.is_over
        assert answer.choice == choice
        if isinstance(choice.action, SetContract) and choice.action.amount < puzzle.goal.contract:
            assert not answer.replies, "it is made, and yet wrong: there is nothing to be seen"
            continue
        after = state.apply(choice.action)[0]
        for reply in answer.replies:
            after = after.apply(reply)[0]
        assert judge.is_decided(after)
        assert not judge.shows_success(after)


def test_a_contract_that_is_too_low_is_wrong_too() -> None:
    puzzle = numbered(ONE_OF_EACH[Kind.NAME])
    assert isinstance(puzzle.answer, SetContract)
    choices = Judge(puzzle.goal).choices(puzzle.state)
    amounts = {choice.action.amount: choice for choice in choices if isinstance(choice.action, SetContract)}
    points = amounts[puzzle.answer.amount].points
    assert puzzle.answer.amount <= points
    assert [amount for amount, choice in amounts.items() if choice.works] == [puzzle.answer.amount]
    assert all(amount > points for amount in amounts if amount > puzzle.answer.amount)
    assert min(amounts) < puzzle.answer.amount < max(amounts)


def test_cards_put_aside_have_no_order_and_gifts_have() -> None:
    first, second = Card("9S"), Card("JD")
    one, other = Exchange(0, (first, second)), Exchange(0, (second, first))
    assert same_move(one, other, Kind.ASIDE)
    assert not same_move(one, other, Kind.GIVE)
    puzzle = numbered(ONE_OF_EACH[Kind.ASIDE])
    assert isinstance(puzzle.answer, Exchange)
    turned = Exchange(PLAYER, (puzzle.answer.cards[1], puzzle.answer.cards[0]))
    assert Judge(puzzle.goal).answer(puzzle.state, turned).choice.works


def test_what_is_no_move_is_refused() -> None:
    puzzle = numbered(1)
    held = {play.card for play in puzzle.state.legal_actions() if isinstance(play, Play)}
    other = next(card for card in map(Card, ("AS", "AH", "AD", "AC", "9S")) if card not in held)
    with pytest.raises(ValueError, match="is no move here"):
        Judge(puzzle.goal).answer(puzzle.state, Play(PLAYER, other))


def test_the_opponents_leave_as_few_right_moves_as_they_can() -> None:
    """Of the best replies to the right card they choose the one that asks most of the player."""
    seen = 0
    for number in (1, 3, 7, 8, 10):
        puzzle = numbered(number)
        judge = Judge(puzzle.goal)
        state = puzzle.state.apply(puzzle.answer)[0]
        while state.deal is not None and state.turn != PLAYER:
            choices = judge.choices(state)
            declares = deal_of(state).turn == deal_of(state).declarer
            best = (max if declares else min)(choice.points for choice in choices)
            good = [choice.action for choice in choices if choice.points == best]
            played = judge.line(state)[0]
            assert played in good
            last = state.apply(good[0])[0].turn == PLAYER and deal_of(state).phase is Phase.PLAY
            if last and len(good) > 1:
                share = {}
                for action in good:
                    after = state.apply(action)[0]
                    mine = judge.choices(after) if after.deal is not None and after.turn == PLAYER else ()
                    share[action] = sum(c.works for c in mine) / len(mine) if mine else 1.0
                assert share[played] <= min(share.values()) + 0.01
                seen += 1
            state = state.apply(played)[0]
    assert seen


def test_the_explanation_tells_of_all_cards_and_ends_where_it_is_decided(puzzle: Puzzle) -> None:
    told = explain(puzzle)
    judge = Judge(puzzle.goal)
    assert told.line[0] == puzzle.answer
    assert puzzle.goal.reaches(told.points)
    for refutation in told.wrong:
        state = puzzle.state
        assert refutation.line[0] == refutation.action
        assert not puzzle.goal.reaches(refutation.points)
        for action in refutation.line:
            assert not judge.is_decided(state)
            state = state.apply(action)[0]
        assert judge.is_decided(state)
    choices = judge.choices(puzzle.state)
    if puzzle.kind in (Kind.MAKE, Kind.STOP):
        assert {one.action for one in told.wrong} == {c.action for c in choices if not c.works}
    if puzzle.kind in (Kind.GIVE, Kind.ASIDE):
        assert 3 <= len(told.wrong) <= 5


def test_a_puzzle_is_read_as_it_was_written(puzzle: Puzzle) -> None:
    assert read(written(puzzle)) == puzzle


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": "none"}, "no rule set 'none'"),
        ({"kind": "win"}, "win"),
        ({"stars": 6}, "stars=6"),
        ({"answer": "play AX"}, "AX"),
        ({"answer": "pass"}, "pass cannot be played"),
        ({"actions": []}, "nothing to decide"),
        ({"more": 1}, "more"),
        ({"dealer": 7}, "first dealer 7"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read(written(numbered(1)) | change)
