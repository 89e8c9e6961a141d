"""The rules as a book: whole for every rule set, examples by the engine, and a way to it from a refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.e2e.window_player import WindowPlayer, make_window
from thousand_qt.app.i18n import Translations
from thousand_qt.engine.actions import Play
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule
from thousand_qt.engine.rules import PRESETS, RULE_SETS, Rules
from thousand_qt.engine.scoring import StepKind
from thousand_qt.house_rules.files import RuleSet
from thousand_qt.ui.click_label import ClickLabel
from thousand_qt.ui.result_sheet import ResultSheet
from thousand_qt.ui.rules_dialog import RulesDialog
from thousand_qt.ui.texts.rulebook import (
    Chapter,
    chapter_title,
    paragraph_of_rule,
    paragraph_of_step,
    rulebook,
)

LEFT = Qt.MouseButton.LeftButton
NO_PARAGRAPH = {
    BrokenRule.MATCH_OVER,
    BrokenRule.WRONG_MOMENT,
    BrokenRule.NOT_YOUR_TURN,
    BrokenRule.NOT_A_FULL_PACK,
    BrokenRule.CARD_NOT_HELD,
}
"""These are about the moment, not about the rules of the table."""


@pytest.fixture(autouse=True)
def english(qapp):
    Translations(qapp).set_language("en")


def texts(rules: Rules) -> dict[str, str]:
    return {paragraph.key: paragraph.text for part in rulebook(rules).values() for paragraph in part}


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("name", sorted(RULE_SETS))
def test_each_book_is_whole(qapp, name, language):
    translations = Translations(qapp)
    translations.set_language(language)
    book = rulebook(RULE_SETS[name])
    keys = [paragraph.key for part in book.values() for paragraph in part]
    assert len(set(keys)) == len(keys)
    assert {Chapter.AIM, Chapter.DEAL, Chapter.PLAY, Chapter.MARRIAGES, Chapter.EXAMPLES} <= set(book)
    for chapter, part in book.items():
        assert chapter_title(chapter)
        for paragraph in part:
            assert re.fullmatch(r"[^{}]+[.!]", paragraph.text)
    translations.set_language("en")


@pytest.mark.parametrize("rule", BrokenRule)
def test_every_refusal_has_its_paragraph(rule):
    key = paragraph_of_rule(rule)
    assert (key is None) == (rule in NO_PARAGRAPH)
    if key is not None:
        rules = PRESETS["quick"].replace(four_nines="both", dark_game=True)
        if rule is BrokenRule.NO_SUCH_TALON:
            rules = PRESETS["polish-two-talons"]
        assert key in texts(rules)


@pytest.mark.parametrize("kind", StepKind)
def test_every_line_of_a_result_has_its_paragraph(kind):
    rules = Rules(players=4, dump_at_555=True, dark_game=True)
    rules = rules.replace(sitter_scores="aces_and_marriages", opponent_cap="990")
    assert paragraph_of_step(kind) in texts(rules)


@pytest.mark.parametrize(
    ("name", "examples"),
    [
        (
            "classic",
            ("+150", "−150", "+35 and +15", "820 points a contract of 100", "on the barrel it is 880"),
        ),
        ("polish", ("+150", "−150", "+30 and +10", "stays at 820")),
        ("polish-two-talons", ("+150", "took 46 meanwhile: +50")),
        ("polish-stock", ("+154",)),
    ],
)
def test_examples_are_what_the_engine_makes_of_them(name, examples):
    told = " ".join(p.text for p in rulebook(PRESETS[name])[Chapter.EXAMPLES])
    for example in examples:
        assert example in told


def test_examples_follow_the_options():
    told = " ".join(p.text for p in rulebook(PRESETS["classic"].replace(rounding="none"))[Chapter.EXAMPLES])
    assert "+33 and +13" in told
    told = " ".join(p.text for p in rulebook(PRESETS["classic"].replace(target=500))[Chapter.EXAMPLES])
    assert "on the barrel it is 380" in told


def dialog(qtbot, preset="classic", **more) -> RulesDialog:
    made = RulesDialog(PRESETS[preset], **more)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_two_rule_sets_stand_side_by_side_where_they_differ(qtbot):
    changed = RuleSet("Ours", PRESETS["classic"].replace(dump_at_555=True))
    made = dialog(qtbot, "classic", name="Ours", others=(changed,))
    made.compare_box.setCurrentIndex(made.compare_box.findText("Ours, as it is now"))
    made.on_compared()
    text = made.page.toPlainText()
    assert text.count("A total of exactly 555 becomes 0.") == 1
    assert text.count("Ours") == 2, "the match's own name, and what has become of it"
    made.compare_box.setCurrentIndex(made.compare_box.findText("Polish"))
    made.on_compared()
    assert "bids are multiples of 5" in made.page.toPlainText()
    assert "bids are multiples of 10" in made.page.toPlainText()


def test_the_short_guide_is_one_page_of_sentences(qtbot):
    made = dialog(qtbot, "dump")
    QTest.mouseClick(made.short_button, LEFT)
    assert "555" in made.page.toPlainText()
    assert chapter_title(Chapter.EXAMPLES) not in made.page.toPlainText()
    assert not made.compare_box.isVisible()


def test_a_chapter_is_scrolled_to(qtbot):
    made = dialog(qtbot)
    made.resize(600, 300)
    made.chapters.setFocus()
    before = made.page.verticalScrollBar().value()
    for _ in range(6):
        QTest.keyClick(made.chapters, Qt.Key.Key_Down)
    assert made.page.verticalScrollBar().value() > before


def test_the_book_is_printed_to_a_file(qtbot, tmp_path: Path):
    made = dialog(qtbot)
    made.save_pdf(tmp_path / "rules.pdf")
    data = (tmp_path / "rules.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert len(data) > 10_000
    with pytest.raises(OSError, match="No such file"):
        made.save_pdf(tmp_path / "none" / "rules.pdf")


def unplayable(view) -> list:
    """Return the cards of the hand that may not be played now."""
    playable = {action.card for action in view.legal_actions if isinstance(action, Play)}
    return [card for card in view.hand if card not in playable]


def test_a_refused_card_leads_to_its_rule(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    player = WindowPlayer(qtbot, window)
    player.start("polish")
    player.go_to(lambda: player.view.phase is Phase.PLAY and unplayable(player.view))
    player.click_card(unplayable(player.view)[0])
    assert "Why? F1" in window.area.message
    message = window.area.findChild(ClickLabel, "message")
    assert message is not None
    QTest.mouseClick(message, LEFT, pos=QPoint(5, 5))
    opened = window.findChild(RulesDialog)
    assert opened is not None
    assert "always beat" in opened.page.toPlainText()
    assert opened.page.verticalScrollBar().value() > 0
    chapter = opened.chapters.currentItem()
    assert chapter is not None
    assert chapter.text() == chapter_title(Chapter.PLAY)
    opened.reject()
    window.close()


def test_a_line_of_the_result_leads_to_its_rule(qtbot, qapp, profile_paths):
    window = make_window(qtbot, qapp, profile_paths)
    player = WindowPlayer(qtbot, window)
    player.start("polish")
    player.go_to_sheet()
    sheet = window.area.sheet
    assert isinstance(sheet, ResultSheet)
    with qtbot.waitSignal(window.area.why_asked) as asked:
        QTest.mouseClick(next(line for line in sheet.lines if line.toolTip()), LEFT)
    assert asked.args[0] in texts(PRESETS["polish"])
    opened = window.findChild(RulesDialog)
    assert opened is not None
    opened.reject()
    window.close()
