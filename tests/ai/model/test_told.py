"""What shares of layouts are told as: chances that rise with the share and are nearer to what came."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import msgspec
import pytest

import train_players
from tests.ai.positions import to_act
from thousand_qt.ai.model.hand import chance, weighed
from thousand_qt.ai.model.numbers import TWO_PLAYERS, trained
from thousand_qt.ai.model.told import chance_told, features
from thousand_qt.ai.seat import Budget
from thousand_qt.ai.strong import MASTER, Searcher
from thousand_qt.engine.actions import CHANCE
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.shuffle import shuffled
from thousand_qt.engine.view import PlayerView
from training.played import FAMILIES
from training.told import ToldCard, fit_told, play_told, read_told

SIDES = [
    (family, side)
    for family in train_players.TOLD
    for side in ("declarer", "defender")
    if (family, side) != (TWO_PLAYERS, "declarer")
]


def first_card(name: str, seed: int) -> PlayerView:
    """Return the view before the first lead of a deal that Masters have bid for."""
    player = Searcher(seed, MASTER)
    state, packs = MatchState.new(PRESETS[name], 0), 0
    while state.phase is not Phase.PLAY:
        if state.turn == CHANCE:
            state, _ = state.apply(shuffled(seed, packs))
            packs += 1
        else:
            state, _ = state.apply(player.choose(to_act(state), Budget(worlds=2)))
    return to_act(state)


@cache
def cards_of(family: str) -> list[ToldCard]:
    return read_told(train_players.DEALS_FOLDER / f"told-{family}.jsonl.gz")


@pytest.mark.parametrize(("family", "side"), SIDES)
def test_a_larger_share_never_tells_a_smaller_chance(family: str, side: str) -> None:
    weights = getattr(trained().told[family], side)
    of_all = FAMILIES[family].tricks_in_deal
    for tricks in range(of_all):
        told = [chance(weighed(features(share / 100, tricks, of_all), weights)) for share in range(101)]
        assert all(0 < one < 1 for one in told)
        assert all(one <= other for one, other in pairwise(told))
        assert told[0] < told[-1]


@pytest.mark.parametrize("family", train_players.TOLD)
def test_what_is_told_is_nearer_to_what_came_than_the_share(family: str) -> None:
    """Fitted to two thirds of the deals, and held against the rest."""
    cards = cards_of(family)
    known, rest = cards[: len(cards) * 2 // 3], cards[len(cards) * 2 // 3 :]
    tricks = FAMILIES[family].tricks_in_deal
    fitted = fit_told(known, tricks)
    for declarer, weights in ((True, fitted.declarer), (False, fitted.defender)):
        share = told = 0.0
        for card in rest:
            if card.declarer == declarer:
                share += (card.share - card.made) ** 2
                values = features(card.share, card.tricks, tricks)
                chances = chance(weighed(values, weights)) if weights else card.share
                told += (chances - card.made) ** 2
        assert told < share if weights else (family, declarer) == (TWO_PLAYERS, True)


@pytest.mark.parametrize("family", train_players.TOLD)
def test_the_data_file_is_what_the_cards_say(family: str) -> None:
    fitted = fit_told(cards_of(family), FAMILIES[family].tricks_in_deal)
    known = trained().told[family]
    assert fitted.declarer == pytest.approx(known.declarer, abs=0.002)
    assert fitted.defender == pytest.approx(known.defender, abs=0.002)


def test_the_cards_come_out_the_same_again() -> None:
    known = read_told(train_players.DEALS_FOLDER / "told-polish.jsonl.gz")
    again = list(play_told("polish", 2))
    assert again
    assert known[: len(again)] == again


def test_the_declarer_and_the_others_are_told_by_their_own_side() -> None:
    view = first_card("classic", seed=4)
    assert view.declarer == view.seat
    defender = msgspec.structs.replace(view, seat=(view.seat + 1) % 3)
    # The declarer knows what he bid with; for the others that is one of all hands he could have.
    assert chance_told(view, 0.2) + 0.2 < chance_told(defender, 0.2)


@pytest.mark.parametrize(
    "preset", ["classic", "polish", "sixty", "quick", "dump", "polish-two-talons", "polish-four"]
)
def test_master_tells_the_chance_of_every_card(preset: str) -> None:
    view = first_card(preset, seed=5)
    explanation = Searcher(1, MASTER).explain(view, Budget(worlds=4))
    assert explanation.options
    for option in explanation.options:
        assert option.chance is not None
        assert option.told == chance_told(view, option.chance)
