"""A claim is proven exactly when the player wins every trick against every layout and every play."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.ai.headless import play_match
from tests.ai.positions import after, dealt, to_act
from tests.ai.random_rules import random_rules
from thousand_qt.ai.claims import Claim, Verdict, prove_claim
from thousand_qt.ai.random_legal import RandomLegal
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.worlds import Worlds
from thousand_qt.engine.actions import Action, GiveUp
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import MarriageDeclared, TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.view import PlayerView, view_of


def in_layout(state: MatchState, hands: tuple[int, ...]) -> MatchState:
    """Return the state in which the cards in hands lie like that."""
    assert state.deal is not None
    return msgspec.structs.replace(state, deal=msgspec.structs.replace(state.deal, hands=hands))


def sure(states: list[MatchState], seat: int) -> int | None:
    """Return the points a player can declare while he takes every trick, whichever of the states is true.

    He knows which are possible, and sees what the others do. None when somebody can take a trick from him.
    """
    if states[0].deal is None or states[0].phase is not Phase.PLAY:
        return 0
    if states[0].turn != seat:
        seen: dict[PlayerView, list[MatchState]] = {}
        for state in states:
            for action in plays(state):
                following, events = state.apply(action)
                if takes_a_trick(events, seat):
                    return None
                seen.setdefault(view_of(following, seat), []).append(following)
        return least(sure(group, seat) for group in seen.values())
    best: int | None = None
    for action in plays(states[0]):
        seen = {}
        points = 0
        for state in states:
            following, events = state.apply(action)
            if takes_a_trick(events, seat):
                break
            points = sum(event.points for event in events if isinstance(event, MarriageDeclared))
            seen.setdefault(view_of(following, seat), []).append(following)
        else:
            rest = least(sure(group, seat) for group in seen.values())
            if rest is not None and (best is None or points + rest > best):
                best = points + rest
    return best


def least(values: Iterator[int | None]) -> int | None:
    found: int | None = None
    for value in values:
        if value is None:
            return None
        found = value if found is None else min(found, value)
    return found


def plays(state: MatchState) -> list[Action]:
    return [action for action in state.legal_actions() if not isinstance(action, GiveUp)]


def takes_a_trick(events: tuple[object, ...], seat: int) -> bool:
    return any(isinstance(event, TrickTaken) and event.seat != seat for event in events)


def declared_by(claim: Claim, state: MatchState, rng: random.Random) -> int:
    """Play the claim out against random replies; returns what it declares. Fails when a trick is lost."""
    seat, points = state.turn, 0
    assert seat is not None
    assert state.deal is not None
    left = list(claim.plays)
    for _ in range(sum(hand.bit_count() for hand in state.deal.hands)):
        action = left.pop(0) if state.turn == seat else rng.choice(plays(state))
        state, events = state.apply(action)
        assert not takes_a_trick(events, seat)
        points += sum(event.points for event in events if isinstance(event, MarriageDeclared))
    assert not left
    return points


def endings(rules: Rules, seed: int, most: int, deals: int) -> list[MatchState]:
    """Return the states of random matches in which somebody with few cards has to play one."""
    found: list[MatchState] = []

    def watch(state: MatchState, view: PlayerView, action: Action) -> None:
        if view.phase is Phase.PLAY and len(view.hand) <= most and not view.stock_size:
            found.append(state)

    seats = [RandomLegal(seed + seat) for seat in range(rules.players)]
    play_match(rules, seats, seed, deals=deals, watch=watch, budget=Budget(worlds=1))
    return found


RULES = {name: preset(name) for name in PRESETS} | {
    f"random {seed}": random_rules(random.Random(seed)) for seed in range(6)
}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_claims_are_proven_exactly_when_no_play_in_any_layout_breaks_them(rules: Rules) -> None:
    rng = random.Random(5)
    proven = refused = 0
    for state in endings(rules, seed=3, most=3, deals=9):
        view = to_act(state)
        worlds = Worlds.of(view)
        if len(view.hand) == 3 and worlds.total > 30:
            continue
        best = sure([in_layout(state, world.hands) for world in worlds], view.seat)
        claim = prove_claim(view)
        assert (claim.verdict is Verdict.PROVEN) == (best is not None), view
        if best is None:
            refused += 1
            assert claim == Claim(Verdict.NOT_PROVEN)
        else:
            proven += 1
            assert declared_by(claim, state, rng) == best
    assert proven >= 5, "too few claims to say anything"
    assert refused >= 5


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_claim_holds_whatever_is_played_and_whoever_holds_the_cards(rules: Rules) -> None:
    rng = random.Random(6)
    proven = 0
    for state in endings(rules, seed=8, most=8, deals=8):
        view = to_act(state)
        claim = prove_claim(view, most_layouts=2000)
        if claim.verdict is not Verdict.PROVEN:
            assert claim.plays == ()
            continue
        proven += 1
        worlds = Worlds.of(view)
        for world in itertools.islice(worlds.sample(rng, 12), 12):
            declared_by(claim, in_layout(state, world.hands), rng)
    assert proven >= 5


def test_eight_cards_that_nobody_can_beat_are_claimed_at_the_first_lead() -> None:
    state = dealt(preset("classic"), "AH TH KH QH JH 9H AS", "KS QS AC TC KC QC JC", "AD TD KD QD JD 9D 9C")
    state = after(state, "bid 100", "pass", "pass", "give JS 9S", "contract 100")
    claim = prove_claim(to_act(state))
    assert claim.verdict is Verdict.PROVEN
    assert len(claim.plays) == 8
    assert [play.card.text for play in claim.plays if play.declare] == ["KH"]


def test_what_would_take_too_long_is_not_claimed() -> None:
    state = endings(preset("classic"), seed=3, most=8, deals=3)[0]
    view = to_act(state)
    too_much = Claim(Verdict.TOO_MUCH)
    assert prove_claim(view, most_layouts=Worlds.of(view).total - 1) == too_much
    assert prove_claim(view, most_hands=0) == too_much
    assert prove_claim(view, is_stopped=lambda: True) == too_much


def test_nobody_claims_while_cards_are_drawn() -> None:
    rules = next(rules for rules in map(preset, PRESETS) if rules.is_stock_game)
    state = dealt(rules)
    assert prove_claim(to_act(state)) == Claim(Verdict.CARDS_TO_COME)


def test_only_who_has_to_play_claims() -> None:
    state = endings(preset("classic"), seed=3, most=8, deals=3)[0]
    assert state.turn is not None
    with pytest.raises(ValueError, match="whoever has to play"):
        prove_claim(view_of(state, (state.turn + 1) % 3))
