"""How the Casual player plays its cards, as declarer and against one."""

from __future__ import annotations

import pytest

from tests.ai.headless import play_match
from tests.ai.positions import after, dealt, to_act
from thousand_qt.ai.casual import Casual
from thousand_qt.ai.levels import LEVELS
from thousand_qt.ai.seat import Budget, Seat
from thousand_qt.engine.actions import Action, Play
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, GiveUpTimes, Rules, preset
from thousand_qt.engine.view import PlayerView

CLASSIC = Rules(give_up_times=GiveUpTimes.NEVER)


def played(state: MatchState) -> str:
    """Return what the Casual player in turn plays, without the verb."""
    action = Casual(0).choose(to_act(state), Budget())
    assert isinstance(action, Play)
    return str(action).removeprefix("play ")


def at_first_lead(declarer: str, second: str, third: str, *, give: str, rules: Rules = CLASSIC) -> MatchState:
    """Deal seat 0 the contract of 100 and bring the deal to the first lead; the talon is what is left."""
    state = after(dealt(rules, declarer, second, third), "bid 100", "pass", "pass", f"give {give}")
    return after(state, "contract 100")


def _points(action: Action) -> int:
    return action.card.points if isinstance(action, Play) else 99


# The declarer


def hearts(rules: Rules = CLASSIC) -> MatchState:
    """Seat 0 leads from AH KH QH AS TS JC JD 9S."""
    return at_first_lead(
        "AH KH QH AS TS JC 9D", "TH JH AC TC KC KS QD", "9H AD TD KD QC QS JS", give="9C 9D", rules=rules
    )


def test_cashes_an_ace_to_be_allowed_to_declare() -> None:
    assert played(hearts()) in {"AS", "AH"}


@pytest.mark.parametrize("name", ["classic", "polish"])
def test_declares_before_it_loses_the_lead(name: str) -> None:
    """Winners may be cashed first: nothing can go wrong on a lead that cannot be lost."""
    state = hearts(preset(name).replace(give_up_times="0"))
    while (card := played(state)) != "QH declare":
        state = after(state, f"play {card}", *lowest_cards(state, card))
        assert state.turn == 0
    assert to_act(state).marriage_points == (0, 0, 0)


def lowest_cards(state: MatchState, led: str) -> list[str]:
    """Return the answers of the other two with their lowest cards."""
    answers: list[str] = []
    for _ in range(2):
        view = to_act(after(state, f"play {led}", *answers))
        answers.append(str(min(view.legal_actions, key=_points)))
    return answers


def test_keeps_king_and_queen_together_until_they_are_declared() -> None:
    state = at_first_lead(
        "KH QH 9H AS TS KS JC",
        "AH TH JH AC TC KC 9C",
        "AD TD KD QD JD 9D QC",
        give="QS JS",
    )
    state = after(state, "play JC", "play AC", "play QC", "play AH", "play JD")
    assert played(state) == "9H"


def test_leads_trumps_from_the_top() -> None:
    state = after(hearts(preset("polish")), "play QH declare", "play TH", "play 9H")
    state = after(state, "play AC", "play QC", "play JC", "play KS", "play QS", "play AS")
    assert played(state) == "AH"


# The opponents


def test_throws_a_ten_on_the_trick_its_partner_wins() -> None:
    state = at_first_lead(
        "AH KH QH AS TS JC 9D", "AC QC KS TH KC TC AD", "JS 9S 9H JH TD QS KD", give="9C JD"
    )
    assert played(after(state, "play JC", "play AC")) == "TD"


def test_keeps_points_from_the_declarer() -> None:
    state = at_first_lead(
        "AH KH QH AC AS JC 9D", "TS JS 9S TH JH QD AD", "TC 9C KC 9H TD QS KS", give="JD QC"
    )
    assert played(after(state, "play AS")) == "9S"
    assert played(after(state, "play AS", "play 9S")) == "QS"


def test_does_not_throw_an_ace_on_a_trick_it_cannot_win() -> None:
    state = at_first_lead(
        "AH KH QH TH AS TS KS", "AC TC JC 9C AD QD JD", "QS JS 9S 9H JH KD TD", give="QC 9D"
    )
    assert played(after(state, "play AS")) not in {"AC", "AD", "TC"}


def test_takes_a_trick_from_the_declarer_cheaply() -> None:
    state = at_first_lead(
        "AH KH QH AS TS JC 9D", "9C KS TH JH QD AD JS", "AC QC TC 9H TD QS KD", give="9S JD"
    )
    assert played(after(state, "play JC", "play 9C")) in {"QC", "TC"}


def test_does_not_lead_the_declarers_trump() -> None:
    state = after(hearts(preset("polish")), "play QH declare", "play TH", "play 9H")
    assert not played(state).endswith("H")


def test_declares_its_own_marriage_as_opponent() -> None:
    state = at_first_lead(
        "AH TH QH AS TS JC 9D", "9C KS KH JH QD AD JS", "AC KC QC 9H TD QS KD", give="9S JD"
    )
    assert played(after(state, "play JC", "play 9C", "play AC")) == "QC declare"


# Whole deals


@pytest.mark.parametrize("name", PRESETS)
def test_never_leads_half_of_a_marriage_without_declaring_it(name: str) -> None:
    """Leading king or queen of a pair without a word would give the marriage away."""

    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        if isinstance(action, Play) and not action.declare:
            assert (
                Play(view.seat, action.card, declare=True) not in view.legal_actions
                or action.card.rank == "A"
            )

    rules = PRESETS[name]
    for seed in range(8):
        play_match(rules, [Casual(seat) for seat in range(rules.players)], seed, deals=8, watch=watch)


@pytest.mark.parametrize("name", ["classic", "polish", "sixty", "quick", "dump"])
def test_beats_random_clearly(name: str) -> None:
    rules = PRESETS[name]
    won = 0
    for seed in range(12):
        seats: list[Seat] = [LEVELS["random"](seat) for seat in range(3)]
        seats[seed % 3] = Casual(seed)
        state = play_match(rules, seats, seed, first_dealer=seed % 3)
        assert state.outcome is not None
        won += state.outcome.winners == (seed % 3,)
    assert won >= 11
