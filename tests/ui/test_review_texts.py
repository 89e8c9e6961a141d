"""Whatever a review finds is said in whole sentences, in every language, with nothing left to fill in."""

from __future__ import annotations

import itertools
import re

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from tests.ai.positions import dealt, to_act
from thousand_qt.ai.explanation import Explanation, OptionWeighed
from thousand_qt.ai.explanation import Reason as Why
from thousand_qt.ai.review import (
    DealFacts,
    DealReview,
    DecisionReview,
    Finding,
    Kind,
    MatchReview,
    OpenCards,
    OptionReview,
    Reason,
    Verdict,
)
from thousand_qt.app.i18n import LANGUAGE_NAMES, Translations
from thousand_qt.engine.actions import (
    Bid,
    BidInTheDark,
    ClaimRedeal,
    Exchange,
    GiveUp,
    LookAtCards,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Role
from thousand_qt.ui.texts.coach import warning_text, warning_title
from thousand_qt.ui.texts.explanations import explanation_text
from thousand_qt.ui.texts.review import (
    choice_name,
    cost_lines,
    deal_line,
    deal_spoken,
    decision_spoken,
    facts_line,
    level_line,
    moment_name,
    praise,
    progress_line,
    short_loss,
    summary_note,
    summary_parts,
    verdict_name,
)
from thousand_qt.ui.texts.review_findings import finding_sentence, finding_sentences, open_cards_sentence

NAMES = ("Zofia", "Anna", "Borys", "Jan")
ORDER = (0, 1, 2)
ACE, TEN = Play(0, Card("AH")), Play(0, Card("TH"))
NUMBERS = (1, 2, 5, 21)


@pytest.fixture(params=LANGUAGE_NAMES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    Translations(qapp).set_language(request.param)
    return request.param


def decision(
    verdict: Verdict = Verdict.MISTAKE,
    *findings: Finding,
    kind: Kind = Kind.CARD,
    role: Role | None = Role.DECLARER,
    loss: float = 24.4,
    taken: object = ACE,
    best: object = TEN,
    number: int = 1,
    open_cards: OpenCards | None = None,
) -> DecisionReview:
    options = (OptionReview(0, str(best), 10.0, 0.8, 120.0), OptionReview(0, str(taken), 0.0, 0.62, 100.0))
    return DecisionReview(
        number=number,
        deal=1,
        seat=0,
        kind=kind,
        verdict=verdict,
        taken_text=str(taken),
        advised_text=str(best),
        best_text=str(best),
        options=options,
        loss=loss,
        role=role,
        trick=3,
        findings=findings,
        open_cards=open_cards,
    )


def deal(number: int, *decisions: DecisionReview, facts: DealFacts | None = None) -> DealReview:
    return DealReview(number=number, declarer=0, decisions=decisions, facts=facts)


def is_whole(text: str, language: str) -> bool:
    """Whether nothing is left of the machinery, and the language is the right one."""
    machinery = re.search(r"[{}]|%n|\(s\)|None", text)
    is_russian = bool(re.search("[а-яА-Я]", text))
    return bool(text) and not machinery and is_russian == (language == "ru")


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("role", [Role.DECLARER, Role.OPPONENT, Role.PLAYER, None])
def test_every_finding_has_its_sentence(language: str, reason: Reason, role: Role | None) -> None:
    best = Bid(0, 110) if reason is Reason.BID_TOO_LOW else TEN
    for points in NUMBERS:
        finding = Finding(reason, chance=0.37, points=points, card_text="KH", seat=1)
        found = decision(Verdict.MISTAKE, finding, role=role, best=best)
        text = finding_sentence(finding, found, ("Зоя", "Анна") if language == "ru" else NAMES)
        assert is_whole(text, language), text
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert finding_sentences(found, ("Зоя", "Анна") if language == "ru" else NAMES) == [text]


def test_a_coach_speaks_of_the_dark_before_and_a_hint_when_asked(language: str) -> None:
    dark, look = BidInTheDark(0), LookAtCards(0)
    view = to_act(dealt(Rules().replace(dark_game=True)))
    for taken, best in ((dark, look), (look, dark)):
        options = (OptionReview(0, "dark", -90.0, 0.37, 100.0), OptionReview(0, "look", 0.0))
        found = decision(
            Verdict.SERIOUS_MISTAKE, kind=Kind.CALL, role=None, loss=90.0, taken=taken, best=best
        )
        found = msgspec.structs.replace(found, options=options)
        text = warning_text(found, NAMES, None)
        assert is_whole(text, language)
        assert all(number in text for number in ("120", "37", "90"))
        assert warning_title(taken, view).endswith("?")
        weighed = (OptionWeighed(look, None, None, 0.0), OptionWeighed(dark, 0.37, 100.0, -90.0))
        hint = explanation_text(Explanation(best, Phase.DARK, Why.COUNTED, weighed), view, NAMES)
        assert is_whole(hint, language)
        assert "37" in hint
    assert warning_title(dark, view) != warning_title(look, view)


def test_a_coach_says_what_a_gift_costs_where_the_contract_is_safe(language: str) -> None:
    taken, best = Exchange(0, (Card("AS"), Card("KS"))), Exchange(0, (Card("9S"), Card("JC")))
    found = decision(
        Verdict.SERIOUS_MISTAKE,
        Finding(Reason.KEPT_WEAKER_HAND, points=37),
        kind=Kind.GIFT,
        taken=taken,
        best=best,
    )
    safe = tuple(msgspec.structs.replace(option, chance=1.0) for option in found.options)
    text = warning_text(msgspec.structs.replace(found, options=safe), NAMES, 0)
    assert is_whole(text, language)
    assert "37" in text


def test_findings_tell_their_numbers(language: str) -> None:
    def said(reason: Reason, role: Role = Role.DECLARER) -> str:
        finding = Finding(reason, chance=0.37, points=21, card_text="KH", seat=1)
        return finding_sentence(finding, decision(role=role, best=Bid(0, 110)), NAMES)

    assert "37" in said(Reason.BID_TOO_HIGH)
    assert "110" in said(Reason.BID_TOO_LOW)
    assert "37" in said(Reason.CONTRACT_CHANCE_LOST)
    assert said(Reason.CONTRACT_CHANCE_LOST) != said(Reason.CONTRACT_CHANCE_LOST, Role.OPPONENT)
    assert "Anna" in said(Reason.GIFT_STRENGTHENED_OPPONENT)
    assert "21" in said(Reason.CHEAPER_CARD_WINS)


def test_a_gift_that_completes_nothing_is_told_without_a_chance(language: str) -> None:
    finding = Finding(Reason.GIFT_STRENGTHENED_OPPONENT, card_text="KH", seat=1)
    text = finding_sentence(finding, decision(), ("Зоя", "Анна"))
    assert "%" not in text
    assert "Анна" in text


def test_verdicts_moments_and_levels(language: str) -> None:
    assert len({verdict_name(verdict) for verdict in Verdict}) == len(Verdict)
    for verdict in Verdict:
        assert is_whole(verdict_name(verdict), language)
    moments = {moment_name(decision(kind=kind)) for kind in Kind}
    assert len(moments) == len(Kind)
    assert all(is_whole(moment, language) for moment in moments)
    assert is_whole(level_line("master"), language)


def test_whatever_was_done_has_a_name(language: str) -> None:
    names = ("Зоя", "Анна", "Борис") if language == "ru" else NAMES
    actions = (
        ACE,
        Play(0, Card("KH"), True),
        Play(0, Card("AS"), True),
        Bid(0, 120),
        BidInTheDark(0),
        LookAtCards(0),
        Pass(0),
        SetContract(0, 130),
        Exchange(0, (Card("9S"), Card("JC"))),
        GiveUp(0),
        ClaimRedeal(0),
        WaiveRedeal(0),
    )
    words = [choice_name(action, names, ORDER) for action in actions]
    assert len(set(words)) == len(actions)
    for text in words:
        assert is_whole(text, language), text
        assert text[0].isupper() or text[0].isdigit()
    gift = choice_name(Exchange(0, (Card("9S"), Card("JC"))), names, (2, 0, 1))
    assert gift.index(names[1]) < gift.index(names[2])
    assert names[1] not in choice_name(Exchange(0, (Card("9S"), Card("JC"))), names, (0, 1))


def test_costs(language: str) -> None:
    for loss in (1.0, 2.2, 5.0, 21.0):
        (points, chance) = cost_lines(decision(loss=loss))
        assert str(round(loss)) in points
        assert "62" in chance
        assert "80" in chance
        assert is_whole(points, language)
        assert is_whole(chance, language)
    (_, chance) = cost_lines(decision(role=Role.OPPONENT))
    assert "38" in chance
    assert "20" in chance
    assert cost_lines(decision(Verdict.EXACT, loss=0.0)) == []
    assert cost_lines(decision(Verdict.GOOD, loss=7.0)) == []  # it may be the luck of the draw
    assert short_loss(24.4) == "−24"
    assert short_loss(0.3) == ""


def test_what_is_right_is_said_to_be(language: str) -> None:
    same = decision(Verdict.EXACT, taken=TEN)
    other = decision(Verdict.EXACT)
    texts = {praise(same), praise(other), praise(decision(Verdict.GOOD))}
    assert len(texts) == 3
    assert all(is_whole(text, language) for text in texts)
    assert praise(decision(Verdict.MISTAKE)) == ""


@pytest.mark.parametrize("role", [Role.DECLARER, Role.OPPONENT, Role.PLAYER, None])
def test_open_cards_are_told_beside(language: str, role: Role | None) -> None:
    texts = set()
    for before, after in itertools.product((130, 90), repeat=2):
        if role is Role.OPPONENT and before > after:
            continue  # a defender can make it no harder than it is
        if role is not Role.OPPONENT and before < after:
            continue
        text = open_cards_sentence(decision(role=role, open_cards=OpenCards(before, after, 120)))
        assert is_whole(text, language), text
        texts.add(text)
    assert len(texts) >= 2
    assert open_cards_sentence(decision(open_cards=None)) == ""
    assert is_whole(
        open_cards_sentence(decision(kind=Kind.CALL, role=None, open_cards=OpenCards(63, 63))), language
    )


def test_deals_and_the_whole(language: str) -> None:
    clear = deal(1, decision(Verdict.EXACT, loss=0.0))
    small = deal(2, decision(Verdict.GOOD, loss=90.0), decision(Verdict.INACCURACY, loss=8.0))
    bad = deal(3, decision(), decision(Verdict.SERIOUS_MISTAKE, loss=80.0))
    empty = deal(4)
    lines = [deal_line(one) for one in (clear, small, bad, empty)]
    assert len(set(lines)) == 4
    for one in (clear, small, bad, empty):
        assert is_whole(deal_line(one), language)
        assert is_whole(deal_spoken(one), language)
    review = MatchReview(
        seat=0, level="master", worlds=8, seed=0, actions=9, complete=True, deals=(clear, small, bad, empty)
    )
    parts = summary_parts(review)
    assert all(is_whole(part, language) for part in parts)
    assert parts[0].split()[0] == "5"
    assert ("40.5" if language == "en" else "40,5") in parts[1]
    assert is_whole(summary_note("master"), language)
    assert parts[2].endswith("1")
    assert parts[3].endswith("3")
    for best, seat in ((140, 0), (100, 0), (100, 1)):
        text = facts_line(deal(1, facts=DealFacts(120, best)), seat)
        assert is_whole(text, language)
        assert "120" in text
    assert facts_line(clear, 0) == ""
    assert is_whole(progress_line(3, 9, 2), language)
    assert is_whole(decision_spoken(decision(), "Туз" if language == "ru" else "Ace"), language)


def test_nothing_is_missing_without_translations(qapp: QApplication) -> None:
    for translator in qapp.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
    assert verdict_name(Verdict.EXACT) == "Exact"
