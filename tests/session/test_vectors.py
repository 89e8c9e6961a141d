"""The worked cases of two and four players, played by a person through a session.

A case begins in the middle of a match, so the state it begins with is put into the session's history; what
happens from there goes through `submit` and the signals, as at the table.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.engine.adapters import SEATS, rules_of, seat_of, standings_of, trick_so_far, trump_of
from tests.engine.helpers import match_for, pack_with
from tests.engine.test_vectors import load_cases
from tests.session.test_going_on import PromptThinker
from tests.session.test_session import header
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.engine.actions import Bid, Play
from thousand_qt.engine.cards import PACK, Card, mask_of
from thousand_qt.engine.deal import Gift, Phase
from thousand_qt.engine.events import DealScored, MarriageDeclared
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.rules import Rules
from thousand_qt.engine.scoring import Standing
from thousand_qt.engine.tricks import PlayedCard, Trick
from thousand_qt.session.session import GameSession

_OTHER_TALON = "KS KH"
_ASIDE = "JS 9D"
"""Four cards of ten points, the only number the cases have."""


def _cases(kind: str) -> list[Any]:
    """Return the cases of this kind that are not about three players."""
    chosen = [case for case in load_cases() if case["kind"] == kind and rules_of(case).players != 3]
    assert chosen
    return [pytest.param(case, id=case["id"]) for case in chosen]


def test_all_cases_of_these_forms_are_played_here():
    """Kinds of cases this file knows: whoever adds a case of another kind has to have it played, too."""
    kinds = {case["kind"] for case in load_cases() if rules_of(case).players != 3}
    assert kinds == {"legal", "score", "bids", "end"}


class Table:
    """A session that goes on from a state, and what it tells."""

    def __init__(self, state: MatchState, person: int) -> None:
        pack = pack_with(state.rules)
        plain = msgspec.structs.replace(header(human=0), rules=state.rules, first_dealer=state.dealer)
        seats = list(header("classic").seats[1:2] * state.rules.players)
        seats[person] = header("classic").seats[0]
        names = [msgspec.structs.replace(seat, name=SEATS[index]) for index, seat in enumerate(seats)]
        self.session = GameSession(
            msgspec.structs.replace(plain, seats=tuple(names)),
            {"random": RandomLegal},
            thinker=PromptThinker(),
        )
        self.events: list[object] = []
        self.refused = 0
        self.told: list[str] = []
        session = self.session
        session.happened.connect(lambda happening: self.events.extend(happening.events))
        session.action_refused.connect(self._on_refused)
        session.decision_needed.connect(lambda _: self.told.append("asked"))
        session.deal_awaited.connect(lambda _: self.told.append("deal over"))
        session.match_ended.connect(lambda _: self.told.append("match over"))
        session._history.add(pack, state)
        session._ask_next(redealt=False)

    def _on_refused(self, _error: object) -> None:
        self.refused += 1

    def play_on(self) -> None:
        """Play the person's only card until the deal is over."""
        while "deal over" not in self.told and "match over" not in self.told:
            self.session.submit(self.session.view.legal_actions[0])


def _dealt(rules: Rules, standings: tuple[Standing, ...], sitter: int | None = None) -> MatchState:
    state = match_for(rules, standings, first_dealer=rules.players - 1 if sitter is None else sitter)
    return state.apply(pack_with(rules))[0]


def _with_deal(state: MatchState, **changes: Any) -> MatchState:
    assert state.deal is not None
    return msgspec.structs.replace(state, deal=msgspec.structs.replace(state.deal, **changes))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("case", _cases("legal"))
def test_what_may_be_played(case):
    rules = rules_of(case)
    hand = mask_of(Card(text) for text in case["hand"])
    play, hands = trick_so_far(
        rules,
        [Card(text) for text in case["trick"]],
        hand,
        rules.players,
        trump_of(case["trump"]),
        declared=case["trick_lead_declared_marriage"],
        stock=case["rules"].get("stock", 0),
    )
    if not case["trick"] and not case["tricks_won"]:
        play = msgspec.structs.replace(play, tricks=())
    if not case["trick"]:  # whoever comes next has something to play
        others = mask_of(card for card in PACK if not hand & card.bit and card not in play.stock)
        hands = tuple(held or others for held in hands)
    state = _dealt(rules, (Standing(),) * rules.players)
    declarer = None if rules.is_stock_game else play.turn
    start = _with_deal(state, phase=Phase.PLAY, hands=hands, play=play, declarer=declarer, contract=100)
    allowed = {Play(play.turn, Card(text), False) for text in case["legal_cards"]}
    table = Table(start, play.turn)
    for card in PACK:
        for declare in (False, True):
            action = Play(play.turn, card, declare)
            is_allowed = action in allowed or (declare and card.suit.letter in case["legal_marriages"])
            if is_allowed and (not declare or (card.text in case["hand"] and card.rank in "KQ")):
                again = Table(start, play.turn)
                again.session.submit(action)
                assert again.refused == 0
                points = [event.points for event in again.events if isinstance(event, MarriageDeclared)]
                assert points == ([case["legal_marriages"][card.suit.letter]] if declare else [])
            else:
                before = table.refused
                table.session.submit(action)
                assert table.refused == before + 1
                assert table.session.view.hand_sizes[play.turn] == len(case["hand"])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("case", _cases("score"))
@pytest.mark.parametrize("person", [0, 1])
def test_what_a_deal_brings(case, person):
    rules, before = rules_of(case), standings_of(case["before"])
    state = _before_the_last_trick(case, rules, before)
    table = Table(state, person)
    table.play_on()
    scored = [event for event in table.events if isinstance(event, DealScored)]
    assert len(scored) == 1
    assert table.session.view.standings == standings_of(case["after"])
    assert scored[0].result.sitter == seat_of(case["sitter"])


def _before_the_last_trick(case: dict[str, Any], rules: Rules, before: tuple[Standing, ...]) -> MatchState:
    """Return the deal with one trick to come that brings nothing: every player has a nine."""
    sitter = seat_of(case["sitter"])
    leftover = case["leftover"] or {"points": 0, "last_trick_to": None}
    leader = seat_of(leftover["last_trick_to"]) or 0
    state = _dealt(rules, before, sitter)
    assert state.deal is not None
    order = state.deal.order
    order = order[order.index(leader) :] + order[: order.index(leader)]
    hands = [0] * rules.players
    for seat, card in zip(order, ("9S", "9H", "9C"), strict=False):
        hands[seat] = Card(card).bit
    letters = SEATS[: rules.players]
    taken = case["taken"]
    trick = Trick((PlayedCard(leader, Card("QS")),), leader, None)
    play = TrickPlay(
        order=order,
        trick=(),
        winning=None,
        trump=None,
        tricks=(trick,) * (rules.tricks_in_deal - 1),
        declarations=(),
        card_points=tuple(taken.get(letter, {}).get("cards", 0) for letter in letters),
        marriage_points=tuple(taken.get(letter, {}).get("marriages", 0) for letter in letters),
        stock=(),
    )
    declarer = seat_of(case["declarer"])
    changes: dict[str, Any] = {}
    if case["talon"]:
        changes["talons"] = (tuple(Card(text) for text in case["talon"]),)
    if leftover["points"]:
        assert leftover["points"] == 10
        assert declarer is not None
        other = tuple(Card(text) for text in _OTHER_TALON.split())
        changes["talons"] = (state.deal.talons[0], other)
        changes["gifts"] = tuple(Gift(declarer, None, Card(text)) for text in _ASIDE.split())
    if declarer is not None:
        changes |= {"shown_talon": 0, "declarer": declarer, "contract": case["contract"]}
        changes["contract_named"] = True
    return _with_deal(state, phase=Phase.PLAY, hands=tuple(hands), play=play, **changes)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("case", _cases("bids"))
def test_what_may_be_bid(case):
    rules = rules_of(case)
    assert case["situation"] == "opens"
    state = match_for(rules).apply(pack_with(rules, {0: " ".join(case["hand"])}))[0]
    assert [action.amount for action in state.legal_actions() if isinstance(action, Bid)] == case["legal"]
    table = Table(state, 0)
    opening = table.session.record.actions[1]
    assert opening == Bid(0, case["legal"][0]), "there is nothing to choose (A39)"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("case", _cases("end"))
def test_how_a_match_ends(case):
    rules, standings = rules_of(case), standings_of(case["after_the_deal"])
    nothing = {"declarer": None, "contract": None, "sitter": None, "leftover": None, "talon": [], "taken": {}}
    table = Table(_before_the_last_trick(nothing, rules, standings), 0)
    table.play_on()
    outcome = table.session.view.outcome
    if case["result"] == "continue":
        assert outcome is None
        assert table.told[-1] == "deal over"
        table.session.deal_next()
        assert table.session.view.number == 2
    else:
        assert table.told[-1] == "match over"
        assert outcome is not None
        assert [f"{SEATS[seat]} wins" for seat in outcome.winners] == [case["result"]]
