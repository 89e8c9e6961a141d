"""Every lesson of every rule set can be given, takes what is right, and answers what is not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.strategies import any_rules
from tests.lessons.course_walks import poor_actions, unseen, walk
from thousand_qt.engine.actions import Play
from thousand_qt.engine.cards import PACK, Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.rules import RULE_SETS, Endgame, GiveUpTimes, Rules
from thousand_qt.lessons import AnswerKind, LessonRun, lessons_for
from thousand_qt.lessons.course import LessonName
from thousand_qt.lessons.script import ME
from thousand_qt.ui.texts.rulebook import paragraph_of_rule

ALWAYS = {
    LessonName.CARDS,
    LessonName.FOLLOWING,
    LessonName.MARRIAGES,
    LessonName.TRUMPS,
    LessonName.SCORING,
    LessonName.TIPS,
}


def check_lesson(name: LessonName, rules: Rules, random: Random | None) -> None:
    """Give a lesson, doing everything wrong before what is right; nothing wrong may leave a trace."""
    steps = count = 0
    for run, moment in walk(name, rules, random):
        steps, count = steps + 1, run.count
        assert run.number == steps <= run.count
        assert moment.step.lines
        assert moment.step.cards <= set(moment.view.hand)
        task = moment.step.task
        if task is None:
            continue
        assert moment.view.is_my_turn
        assert set(task.right) <= set(moment.view.legal_actions)
        wrong = poor_actions(moment)
        for action in wrong if random is None else random.sample(wrong, min(len(wrong), 12)):
            answer = run.act(action)
            assert (answer.kind, answer.error) == (AnswerKind.POOR, None)
            assert answer.line is not None
        if moment.view.phase is Phase.PLAY:
            playable = {play.card for play in moment.view.legal_actions if isinstance(play, Play)}
            for card in set(moment.view.hand) - playable:
                answer = run.act(Play(ME, card))
                assert answer.kind is AnswerKind.ILLEGAL
                assert answer.error is not None
                assert paragraph_of_rule(answer.error.rule) is not None
            stranger = min(unseen(moment.view) or {Card("9S")})
            assert run.act(Play(ME, stranger)).kind is not AnswerKind.RIGHT
        assert (run.view, run.step, run.drain()) == (moment.view, moment.step, ())
    assert steps == count > 0


@pytest.mark.parametrize("preset", RULE_SETS)
def test_every_lesson_of_a_rule_set_is_played_through(preset: str) -> None:
    for name in lessons_for(RULE_SETS[preset]):
        check_lesson(name, RULE_SETS[preset], None)


@settings(max_examples=15)
@given(any_rules(), st.randoms(use_true_random=False))
def test_every_lesson_of_any_house_rules_is_played_through(rules: Rules, random: Random) -> None:
    lessons = lessons_for(rules)
    assert set(lessons) >= ALWAYS
    for name in lessons:
        check_lesson(name, rules, random)


def test_lessons_on_what_is_off_are_left_out() -> None:
    def left_out(preset: str) -> set[LessonName]:
        return set(LessonName) - set(lessons_for(RULE_SETS[preset]))

    assert left_out("classic") == left_out("russian-four") == set()
    assert left_out("polish") == {LessonName.ZEROS, LessonName.GIVING_UP, LessonName.NEW_DEALS}
    assert left_out("sixty") == left_out("polish") | {LessonName.ENDGAME}
    assert left_out("polish-stock") == left_out("sixty") | {LessonName.BIDDING, LessonName.TALON}
    for rules in RULE_SETS.values():
        lessons = lessons_for(rules)
        assert (LessonName.ENDGAME in lessons) == (rules.endgame is not Endgame.NONE)
        assert (LessonName.GIVING_UP in lessons) == (rules.give_up_times is not GiveUpTimes.NEVER)
        assert 6 <= len(lessons) <= 12


def test_what_must_be_done_is_refused_by_its_rule() -> None:
    """Where the table has the duty, the card against it is illegal; where not, it is only poor."""

    def answers(preset: str, name: LessonName, step: int) -> dict[str, BrokenRule | None]:
        run = LessonRun(name, RULE_SETS[preset])
        run.go_to(step)
        task = run.step.task
        assert task is not None
        wrong = [card for card in run.view.hand if Play(ME, card) not in task.right]
        errors = {card.text: run.act(Play(ME, card)).error for card in wrong}
        return {card: None if error is None else error.rule for card, error in errors.items()}

    assert answers("polish", LessonName.FOLLOWING, 1)["JD"] is BrokenRule.MUST_BEAT
    assert answers("classic", LessonName.FOLLOWING, 1)["JD"] is None
    assert answers("classic", LessonName.FOLLOWING, 1)["TS"] is BrokenRule.MUST_FOLLOW_SUIT
    assert answers("classic", LessonName.TRUMPS, 2)["TH"] is BrokenRule.MUST_TRUMP
    assert answers("quick", LessonName.TRUMPS, 2)["TH"] is None


@pytest.mark.parametrize("preset", ["classic", "polish-four", "polish-stock"])
def test_a_lesson_is_found_again_by_its_step(preset: str) -> None:
    rules = RULE_SETS[preset]
    for name in lessons_for(rules):
        walked = [(moment.step.lines, moment.view) for _, moment in walk(name, rules)]
        run = LessonRun(name, rules)
        for number in range(len(walked), 0, -1):
            run.go_to(number)
            assert (run.step.lines, run.view, run.number) == (*walked[number - 1], number)
        assert run.is_last == (run.count == 1)
        run.go_to(99)
        assert run.is_last


def test_whoever_has_done_nothing_is_shown_what_is_right() -> None:
    run = LessonRun(LessonName.CARDS, RULE_SETS["classic"])
    assert run.show() is None, "there is nothing to do yet"
    assert run.read()
    assert run.show() == Play(ME, Card("AH"))
    assert run.number == 3
    assert run.read(), "a task is not done by reading it"
    assert run.number == 3


def test_prepared_deals_are_whole_packs() -> None:
    """Each deal has the 24 cards; the engine checks the rest when it deals them."""
    from thousand_qt.lessons import deals
    from thousand_qt.lessons.prepared import Form, Hands, dealt

    prepared = [value for key, value in vars(deals).items() if key.isupper() and isinstance(value, dict)]
    assert len(prepared) > 10
    for forms in prepared:
        for form, hands in forms.items():
            assert isinstance(form, Form)
            assert isinstance(hands, Hands)
            held = sorted(card for hand in (*hands.hands, hands.rest) for card in hand)
            assert held == list(PACK)
    with pytest.raises(ValueError, match="whole pack"):
        dealt("AH KH", "AS", rest="9S")
