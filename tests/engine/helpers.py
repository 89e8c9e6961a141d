"""What the engine's tests share: packs with chosen cards in chosen hands, matches driven by action texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

import pytest

from thousand_qt.engine.actions import CHANCE, Action, DealCards, WaiveRedeal, parse_action
from thousand_qt.engine.cards import PACK, Card, cards_of, parse_cards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.events import Event
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS, Rules
from thousand_qt.engine.scoring import Standing

ACTIVE_PLAYERS = {2: 2, 3: 3, 4: 3}


def rules_for(preset: str = "classic", **changes: object) -> Rules:
    """Return a preset with some options changed."""
    return PRESETS[preset].replace(**changes)


def pack_with(rules: Rules, hands: Mapping[int, str] | None = None, talon: str = "") -> DealCards:
    """Return a deal that gives these cards to these places, 0 for the eldest hand, and fills up the rest.

    The cards of `talon` come first in the talon, the talons or the stock.
    """
    active, size = ACTIVE_PLAYERS[rules.players], rules.hand_size
    wanted = {place: list(parse_cards(cards)) for place, cards in (hands or {}).items()}
    wanted[active] = list(parse_cards(talon))
    taken = {card for cards in wanted.values() for card in cards}
    assert len(taken) == sum(map(len, wanted.values())), "a card is wanted twice"
    free = [card for card in PACK if card not in taken]
    # Nobody gets four nines by being filled up: the others' shares are dealt from a fixed shuffle.
    Random(1).shuffle(free)
    pack: list[Card] = []
    for place in range(active + 1):
        share = wanted.get(place, [])
        room = size if place < active else len(PACK) - active * size
        assert len(share) <= room, f"place {place} has room for {room} cards"
        while len(share) < room:
            share.append(free.pop())
        pack += share
    return DealCards(tuple(pack))


def match_for(
    rules: Rules, standings: Iterable[Standing] | None = None, first_dealer: int | None = None
) -> MatchState:
    """Return a match before its next deal; the last seat deals unless told otherwise, so seat 0 is eldest."""
    state = MatchState.new(rules, rules.players - 1 if first_dealer is None else first_dealer)
    if standings is None:
        return state
    return MatchState(rules, state.dealer, tuple(standings))


def drive(state: MatchState, *actions: str | Action) -> MatchState:
    """Apply actions, texts being done by whoever is in turn, and return the last state."""
    return drive_with_events(state, *actions)[0]


def drive_with_events(state: MatchState, *actions: str | Action) -> tuple[MatchState, list[Event]]:
    events: list[Event] = []
    for action in actions:
        turn = state.turn
        assert turn is not None
        state, happened = state.apply(parse_action(action, turn) if isinstance(action, str) else action)
        events += happened
    return state, events


def drive_until(
    state: MatchState, is_there: Callable[[MatchState], bool], *, waive: bool = True, steps: int = 200
) -> MatchState:
    """Take the first legal action again and again (waiving new deals) until the state is as wanted."""
    for _ in range(steps):
        if is_there(state):
            return state
        actions = state.legal_actions()
        choice = actions[0]
        if waive and state.phase is Phase.REDEAL:
            choice = next(action for action in actions if isinstance(action, WaiveRedeal))
        state, _ = state.apply(choice)
    raise AssertionError("the wanted state was never reached")


def in_play(state: MatchState) -> bool:
    return state.phase is Phase.PLAY


def shuffled(random: Random) -> DealCards:
    cards = list(PACK)
    random.shuffle(cards)
    return DealCards(tuple(cards))


def random_action(random: Random, state: MatchState) -> Action:
    """Return any legal action, the deal shuffled; low bids are likelier so that matches go somewhere."""
    if state.turn == CHANCE:
        return shuffled(random)
    actions = state.legal_actions()
    if state.phase in (Phase.AUCTION, Phase.CONTRACT) and random.random() < 0.8:
        return actions[min(len(actions) - 1, int(random.expovariate(1.0)))]
    return random.choice(actions)


def texts(actions: Iterable[Action]) -> set[str]:
    return {str(action) for action in actions}


def drive_to_the_end_of_the_deal(state: MatchState) -> tuple[MatchState, list[Event]]:
    events: list[Event] = []
    while state.deal is not None:
        state, happened = state.apply(state.legal_actions()[0])
        events += happened
    return state, events


def breaks(state: MatchState, action: Action, rule: BrokenRule) -> IllegalAction:
    """Assert that the action is neither listed nor applied, and that the rule it breaks is named."""
    assert action not in state.legal_actions()
    with pytest.raises(IllegalAction) as error:
        state.apply(action)
    assert error.value.rule is rule
    return error.value


def kinds(events: Iterable[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def held(state: MatchState, seat: int) -> str:
    assert state.deal is not None
    return " ".join(card.text for card in cards_of(state.deal.hands[seat]))
