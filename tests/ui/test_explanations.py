"""What was weighed is told in whole sentences, in every language and for every kind of decision."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.ai.positions import after, dealt, to_act
from tests.ai.sampled import sampled_states
from thousand_qt.ai.explanation import Explanation, OptionWeighed, Reason
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget
from thousand_qt.app.i18n import LANGUAGE_NAMES, Translations
from thousand_qt.engine.actions import (
    Action,
    Bid,
    ChooseTalon,
    ClaimRedeal,
    DealCards,
    Exchange,
    GiveUp,
    Pass,
    Play,
    SetContract,
    WaiveRedeal,
)
from thousand_qt.engine.cards import PACK, Card
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.view import PlayerView, view_of
from thousand_qt.ui.texts.explanations import advice, explanation_text

NAMES = ("Zofia", "Anna", "Borys", "Jan")
QUEEN, KING, TEN = Card("QH"), Card("KH"), Card("TH")


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> None:
    """The plural forms of English are translations too."""
    Translations(qapp).set_language("en")


def lead_view() -> PlayerView:
    """Seat 0 has a contract of 120 and leads."""
    state = dealt(Rules(), "AS KS QS AH TH 9H JC")
    state = after(state, "bid 120", "pass", "pass", "give 9H JC", "contract 120")
    return to_act(state)


def defender_view() -> PlayerView:
    state = dealt(Rules(), "AS KS QS AH TH 9H JC")
    return to_act(after(state, "bid 120", "pass", "pass", "give 9H JC", "contract 120", "play AS"))


def explained(
    action: Action, phase: Phase, reason: Reason, *options: OptionWeighed, worlds: int = 0
) -> Explanation:
    return Explanation(action, phase, reason, options, worlds, 120)


def test_a_declarers_card() -> None:
    explanation = explained(
        Play(0, QUEEN, True),
        Phase.PLAY,
        Reason.SEARCHED,
        OptionWeighed(Play(0, QUEEN, True), 0.78, 134.2, 200.0),
        OptionWeighed(Play(0, QUEEN), 0.75, 130.0, 190.0),
        OptionWeighed(Play(0, TEN), 0.71, 120.0, 150.0),
        worlds=400,
    )
    assert explanation_text(explanation, lead_view(), NAMES) == (
        "Play the queen of hearts and declare the marriage. The contract is made in 78% of 400 layouts;"
        " with another card, ten of hearts, in 71%. Expected: 134 points."
    )


def test_a_defenders_card() -> None:
    explanation = explained(
        Play(1, KING),
        Phase.PLAY,
        Reason.EVEN,
        OptionWeighed(Play(1, KING), 0.25, 101.0, -70.0),
        OptionWeighed(Play(1, TEN), 0.25, 101.0, -70.0),
        worlds=16,
    )
    assert explanation_text(explanation, defender_view(), NAMES) == (
        "Play the king of hearts. The contract fails in 75% of 16 layouts."
        " Expected for the declarer: 101 points."
        " Another card is about as good; this one is the better by rule of thumb."
    )


def test_a_defender_is_told_what_is_in_it_for_him() -> None:
    explanation = explained(
        Play(1, KING),
        Phase.PLAY,
        Reason.SEARCHED,
        OptionWeighed(Play(1, KING), 0.25, 101.0, 17.0, 29.4),
        worlds=16,
    )
    assert explanation_text(explanation, defender_view(), NAMES) == (
        "Play the king of hearts. The contract fails in 75% of 16 layouts."
        " Expected for the declarer: 101 points. Still in it for you: at least 29 points."
    )


def test_with_two_players_what_is_left_is_about_that() -> None:
    state = after(dealt(PRESETS["polish-two-talons"]), "bid 100", "pass", "talon 0")
    view = view_of(state, 1 - (state.turn or 0))
    text = explanation_text(
        explained(
            Play(view.seat, KING),
            Phase.PLAY,
            Reason.SEARCHED,
            OptionWeighed(Play(view.seat, KING), 0.25, 101.0, 17.0, 29.4),
            worlds=16,
        ),
        view,
        NAMES,
    )
    assert text.endswith("Still in it for you: about 29 points.")


def test_what_comes_true_is_told_where_the_share_of_layouts_is_something_else() -> None:
    def weighed(chance: float, told: float, seat: int) -> str:
        option = OptionWeighed(Play(seat, KING), chance, 101.0, 17.0, told=told)
        view = defender_view() if seat else lead_view()
        return explanation_text(
            explained(option.action, Phase.PLAY, Reason.SEARCHED, option, worlds=16), view, NAMES
        )

    assert weighed(0.5, 0.78, 0) == (
        "Play the king of hearts. The contract is made in 50% of 16 layouts."
        " In play it is then made in about 78% of the deals. Expected: 101 points."
    )
    assert weighed(0.25, 0.78, 1) == (
        "Play the king of hearts. The contract fails in 75% of 16 layouts."
        " In play it then fails in about 22% of the deals. Expected for the declarer: 101 points."
    )
    assert "In play" not in weighed(0.5, 0.54, 0)


@pytest.mark.parametrize(
    ("explanation", "words"),
    [
        (
            explained(
                Pass(0), Phase.AUCTION, Reason.COUNTED, OptionWeighed(Bid(0, 130), 0.314, 108.0, -20.0)
            ),
            "Pass. A bid of 130 would be made with a chance of 31%. Expected: 108 points.",
        ),
        (
            explained(Pass(0), Phase.AUCTION, Reason.COUNTED, OptionWeighed(Pass(0), None, None, 20.0)),
            "Pass. Your hand cannot bring the next bid.",
        ),
        (
            explained(
                Bid(0, 110), Phase.AUCTION, Reason.COUNTED, OptionWeighed(Bid(0, 110), 0.9, 121.0, 80.0)
            ),
            "Bid 110. The contract is made with a chance of 90%. Expected: 121 points.",
        ),
        (
            explained(
                GiveUp(0),
                Phase.PLAY,
                Reason.HOPELESS,
                OptionWeighed(Play(0, TEN), 0.06, 70.0, -200.0),
                worlds=1,
            ),
            "Give the deal up. The contract is made in only 6% of 1 layout.",
        ),
        (
            explained(
                GiveUp(0), Phase.PLAY, Reason.HOPELESS, OptionWeighed(Play(0, TEN), 0.06, 70.0, -200.0)
            ),
            "Give the deal up. The contract is made with a chance of only 6%.",
        ),
        (
            explained(
                Exchange(0, (TEN, KING)),
                Phase.EXCHANGE,
                Reason.SEARCHED,
                OptionWeighed(Exchange(0, (TEN, KING)), 1.0, 151.0, 300.0),
                worlds=10,
            ),
            (
                "Give away: ten of hearts → Anna, king of hearts → Borys."
                " The contract is made in 100% of 10 layouts. Expected: 151 points."
            ),
        ),
        (
            explained(ChooseTalon(0, 1), Phase.TALON, Reason.ALIKE),
            "Take talon 2. Both lie face down: there is nothing to choose between them.",
        ),
        (
            explained(Play(0, TEN), Phase.PLAY, Reason.JUDGED, OptionWeighed(Play(0, TEN), None, None, 3.0)),
            "Play the ten of hearts. By rule of thumb it is the best.",
        ),
    ],
)
def test_other_decisions(explanation: Explanation, words: str) -> None:
    assert explanation_text(explanation, lead_view(), NAMES) == words


STOCK = PRESETS["polish-stock"]


def of_two(played: Card, points: float, worlds: int) -> Explanation:
    play = Play(0, played)
    option = OptionWeighed(play, None, points, points)
    return Explanation(play, Phase.PLAY, Reason.SEARCHED, (option,), worlds)


def test_a_card_while_there_is_a_stock() -> None:
    """The marriage that the played card leaves open is not told of, and early the match does not count."""
    view = to_act(dealt(STOCK, "KH QD 9S 9C JC TC"))
    assert explanation_text(of_two(Card("9S"), 12.3, 24), view, NAMES[:2]) == (
        "Play the nine of spades. Expected difference of points from now on: +12, over 24 layouts."
        " You may still draw a card for a marriage of 100, with a chance of 33%: queen of hearts."
    )
    assert explanation_text(of_two(Card("KH"), -3, 1), view, NAMES[:2]) == (
        "Play the king of hearts. Expected difference of points from now on: −3, over 1 layout."
        " You may still draw a card for a marriage of 80, with a chance of 33%: king of diamonds."
    )


def test_a_card_near_the_end_of_a_match_of_two() -> None:
    view = to_act(dealt(STOCK, "9H JS 9S 9C JC TC", totals=(900, 910)))
    assert explanation_text(of_two(Card("9S"), 0, 24), view, NAMES[:2]) == (
        "Play the nine of spades. Expected difference of points from now on: 0, over 24 layouts."
        " So near to 1000 the chance to win the match counts, not the points alone."
    )


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (1, "you still take 1 point more than the other."),
        (21, "you still take 21 points more than the other."),
        (-34, "you still take 34 points fewer than the other."),
        (0, "you both still take the same."),
    ],
)
def test_a_card_when_the_stock_is_gone(points: int, words: str) -> None:
    state = next(
        state
        for state in sampled_states(STOCK, 200, seed=2)
        if state.turn == 0 and not view_of(state, 0).stock_size
    )
    view = view_of(state, 0)
    text = explanation_text(of_two(view.hand[0], points, 1), view, NAMES[:2])
    assert text.endswith(f" The stock is gone, so all cards are known: {words}")


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_every_action_has_its_advice(language: str, qapp: QApplication) -> None:
    translations = Translations(qapp)
    translations.set_language(language)
    actions: tuple[Action, ...] = (
        Bid(0, 100),
        Pass(0),
        SetContract(0, 120),
        ChooseTalon(0, 1),
        ClaimRedeal(0),
        WaiveRedeal(0),
        GiveUp(0),
        Exchange(0, (TEN, KING)),
        Play(0, TEN),
        Play(0, QUEEN, True),
        Play(0, Card("AH"), True),
    )
    said = {advice(action, lead_view(), NAMES) for action in actions}
    assert len(said) == len(actions)
    assert all(text.endswith(".") and "{" not in text for text in said)
    with pytest.raises(ValueError, match="no advice"):
        advice(DealCards(PACK), lead_view(), NAMES)


@pytest.mark.parametrize("level", LEVELS)
def test_whatever_is_weighed_can_be_told(level: str, qapp: QApplication) -> None:
    explained: list[tuple[Explanation, PlayerView]] = []
    for name in PRESETS:
        for state in sampled_states(PRESETS[name], 6, seed=11):
            assert state.turn is not None
            view = view_of(state, state.turn)
            explained.append((LEVELS[level](1).explain(view, Budget(worlds=2)), view))
    translations = Translations(qapp)
    for language in LANGUAGE_NAMES:
        translations.set_language(language)
        for explanation, view in explained:
            text = explanation_text(explanation, view, NAMES)
            assert text.endswith(".")
            assert "{" not in text
            assert "%n" not in text
            assert "None" not in text
