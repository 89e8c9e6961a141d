"""The lessons' sentences: every key has one, and no number stands in it that the engine has not reckoned."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from tests.lessons.course_walks import lines_of, poor_actions, walk
from thousand_qt.engine.rules import RULE_SETS
from thousand_qt.lessons import Line, lessons_for
from thousand_qt.lessons.course import LessonName
from thousand_qt.lessons.says import Say
from thousand_qt.ui.player_names import suggested_names
from thousand_qt.ui.texts.lessons import SENTENCES, lesson_title, line_text

KEYS = re.compile(r"\bF1\b")


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def every_line() -> set[Line]:
    """Return what is said in any lesson of a published rule set, to right and wrong actions alike."""
    lines: set[Line] = set()
    for rules in RULE_SETS.values():
        for name in lessons_for(rules):
            for run, moment in walk(name, rules):
                lines.update(lines_of(moment.step))
                if moment.step.task is not None:
                    for action in poor_actions(moment):
                        line = run.act(action).line
                        assert line is not None
                        lines.add(line)
    return lines


def test_no_number_is_typed() -> None:
    assert set(SENTENCES) == set(Say)
    typed = [text for text in SENTENCES.values() if re.search(r"\d", KEYS.sub("", text))]
    assert not typed


def test_every_line_is_a_sentence_with_its_facts() -> None:
    lines = every_line()
    names = suggested_names()
    for line in lines:
        assert places(SENTENCES[line.say]) == set(line.facts), line
        words = line_text(line, names)
        assert not re.search(r"[{}]", words)
        for fact in line.facts.values():
            if isinstance(fact, int):
                assert re.search(rf"(?<!\d){abs(fact)}(?!\d)", words), words
    said = {line.say for line in lines}
    assert len(said) > 0.9 * len(Say), set(Say) - said


@pytest.mark.parametrize("name", LessonName)
def test_every_lesson_has_a_title(name: LessonName) -> None:
    assert lesson_title(name)
