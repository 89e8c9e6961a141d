"""A card is played for the player only when nothing is given up by it."""

from __future__ import annotations

import msgspec
import pytest

from tests.ai.positions import after, dealt, to_act
from thousand_qt.engine.actions import GiveUp, Play
from thousand_qt.engine.cards import Card, parse_cards
from thousand_qt.engine.rules import FourAces, Rules
from thousand_qt.engine.view import PlayerView
from thousand_qt.session.forced import forced_play

COUNTING = Rules(four_aces=FourAces.POINTS_200)


@pytest.fixture(scope="module")
def view() -> PlayerView:
    state = dealt(Rules(), "AH KH QH JH 9H AS TS", "TH KS QS JS 9S AC TC", "KC QC JC 9C AD TD KD")
    return to_act(after(state, "bid 100", "pass", "pass", "give 9D JD", "contract 100"))


def with_only(view: PlayerView, card: str, hand: str, rules: Rules | None = None) -> PlayerView:
    return msgspec.structs.replace(
        view,
        rules=rules or view.rules,
        hand=parse_cards(hand),
        legal_actions=(Play(view.seat, Card(card)),),
    )


@pytest.mark.parametrize(
    ("card", "hand", "rules", "is_played"),
    [
        ("9S", "9S AH TH", None, True),
        ("KS", "KS AH TH", None, True),
        ("KS", "KS QS TH", None, False),
        ("QS", "KS QS TH", None, False),
        ("TH", "KS QS TH", None, True),
        ("AS", "AS AH AC AD", COUNTING, False),
        ("AS", "AS AH AC AD", None, True),
        ("AS", "AS AH AC", COUNTING, True),
        ("9S", "9S AS AH AC AD", COUNTING, True),
    ],
)
def test_a_marriage_and_four_aces_are_parted_by_the_player_alone(
    view: PlayerView, card: str, hand: str, rules: Rules | None, is_played: bool
) -> None:
    asked = with_only(view, card, hand, rules)
    assert forced_play(asked) == (asked.legal_actions[0] if is_played else None)


def test_who_has_a_choice_chooses(view: PlayerView) -> None:
    asked = with_only(view, "9S", "9S AH")
    play = asked.legal_actions[0]
    for other in (GiveUp(view.seat), Play(view.seat, Card("AH"))):
        both = msgspec.structs.replace(asked, legal_actions=(play, other))
        assert forced_play(both) is None
    assert forced_play(msgspec.structs.replace(asked, legal_actions=())) is None
    assert forced_play(msgspec.structs.replace(asked, legal_actions=(GiveUp(view.seat),))) is None
