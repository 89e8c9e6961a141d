"""Bring the engine into the position of a worked case and compare its answer with the right one.

The adapters are general: any preset, any option, any position the form of the cases can say. What they do not
know is an error and never a pass. Where it is cheap the real match is driven to the position; else the pure
functions answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.engine.helpers import ACTIVE_PLAYERS, drive, drive_until, in_play, match_for, pack_with
from thousand_qt.engine import playing
from thousand_qt.engine.actions import Action, Bid, ClaimRedeal, Exchange, GiveUp, Pass, Play, SetContract
from thousand_qt.engine.auction import Auction, Call
from thousand_qt.engine.cards import ACES_MASK, PACK, Card, Suit, mask_of, parse_cards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import IllegalAction
from thousand_qt.engine.events import MarriageDeclared, TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.playing import TrickPlay
from thousand_qt.engine.rules import Rules, RulesError, preset, rules_from_options, rules_to_options
from thousand_qt.engine.scoring import DealTally, Standing, outcome, score_deal
from thousand_qt.engine.tricks import PlayedCard, Trick

SEATS = "ABCD"

# An option that matters only under a condition sleeps when the condition is gone: a case that changes the
# condition in a preset does not have to say so again.
DEPENDENT_OPTIONS: dict[str, object] = {
    "two_player_game": "two_musiks",
    "must_overtrump": False,
    "zeros_on_barrel": False,
    "give_up_on_barrel": False,
    "give_up_times": "0",
    "four_nines": "off",
    "weak_hand_below": 0,
    "weak_talon_below": 0,
    "endgame": "none",
}


def spelled(option: str, value: object) -> object:
    """Accept an option with numbers as text besides its JSON form."""
    default = rules_to_options(Rules())[option]
    if isinstance(default, int) and not isinstance(default, bool) and isinstance(value, str):
        return int(value)
    return value


def rules_of(case: dict[str, Any]) -> Rules:
    given = case.get("rules", {"preset": "classic", "overrides": {}})
    expect_keys(given, {"preset", "overrides", "stock"})
    base = rules_to_options(preset(given["preset"]))
    overrides = {name: spelled(name, value) for name, value in given.get("overrides", {}).items()}
    options = {**base, **overrides}
    for name in [None, *DEPENDENT_OPTIONS]:
        if name is not None and name not in overrides:
            options[name] = DEPENDENT_OPTIONS[name]
        try:
            return rules_from_options(options)
        except RulesError:
            if name is not None and name not in overrides:
                options = {**options, name: DEPENDENT_OPTIONS[name]}
    return rules_from_options(options)  # says what is wrong


def expect_keys(data: dict[str, Any], known: set[str]) -> None:
    unknown = set(data) - known - {"note", "comment"}
    assert not unknown, f"the adapter does not know {sorted(unknown)}"


def seat_of(letter: str | None) -> int | None:
    return None if letter is None else SEATS.index(letter)


def standing_of(data: dict[str, Any]) -> Standing:
    expect_keys(data, {"total", "barrel_deals_used", "zero_marks", "give_ups"})
    return Standing(
        data["total"], data.get("barrel_deals_used"), data.get("zero_marks", 0), data.get("give_ups", 0)
    )


def standings_of(data: dict[str, Any]) -> tuple[Standing, ...]:
    letters = SEATS[: len(data)]
    assert set(data) == set(letters), f"players {sorted(data)}"
    return tuple(standing_of(data[letter]) for letter in letters)


def trump_of(letter: str | None) -> Suit | None:
    return None if letter is None else Suit(letter)


def declared_with(card: Card) -> int:
    """Return what the leader must have held to declare with this card."""
    assert card.rank in "KQA", "only kings, queens and aces declare"
    return ACES_MASK if card.rank == "A" else card.suit.marriage_mask


def trick_so_far(
    rules: Rules,
    cards: list[Card],
    hand: int,
    players: int,
    trump: Suit | None,
    *,
    declared: bool,
    stock: int,
) -> tuple[TrickPlay, tuple[int, ...]]:
    """Play these cards, the first of them as a declared marriage if it was one, to a trick after the first.

    The next player holds `hand`; everyone before held what he plays, the leader also a marriage's partner.
    """
    before = Trick((PlayedCard(0, Card("9S")),), 0, None)
    used = {*cards, *(card for card in PACK if hand & card.bit)}
    left = tuple(card for card in PACK if card not in used)[:stock]
    nothing = (0,) * players
    play = TrickPlay(tuple(range(players)), (), None, trump, (before,), (), nothing, nothing, left)
    hands = [card.bit for card in cards] + [0] * (players - len(cards))
    if declared:
        hands[0] |= declared_with(cards[0])
    if len(cards) < players:
        hands[len(cards)] = hand
    held = tuple(hands)
    for seat, card in enumerate(cards):
        play, held, _ = playing.play_card(rules, play, held, Play(seat, card, declared and seat == 0))
    return play, held


def check_legal(case: dict[str, Any]) -> None:
    expect_keys(
        case,
        {
            "id",
            "kind",
            "follows",
            "rules",
            "hand",
            "trick",
            "trick_lead_declared_marriage",
            "trump",
            "tricks_won",
        }
        | {"legal_cards", "legal_marriages"},
    )
    rules = rules_of(case)
    hand = mask_of(Card(text) for text in case["hand"])
    cards = [Card(text) for text in case["trick"]]
    players = ACTIVE_PLAYERS[rules.players]
    assert len(cards) < players
    play, hands = trick_so_far(
        rules,
        cards,
        hand,
        players,
        trump_of(case["trump"]),
        declared=case["trick_lead_declared_marriage"],
        stock=case["rules"].get("stock", 0),
    )
    if not cards and not case["tricks_won"]:
        play = msgspec.structs.replace(play, tricks=())
    assert play.trump is trump_of(case["trump"])
    plays = playing.legal_plays(rules, play, hand)
    assert {action.card.text for action in plays if not action.declare} == set(case["legal_cards"])
    declared: dict[str, int] = {}
    for action in plays:
        if action.declare:
            for event in playing.play_card(rules, play, hands, action)[2]:
                if isinstance(event, MarriageDeclared):
                    declared["aces" if event.suit is None else event.suit.letter] = event.points
    assert declared == case["legal_marriages"]
    for card in PACK:
        for declare in (False, True):
            action = Play(play.turn, card, declare)
            if action not in plays:
                with pytest.raises(IllegalAction):
                    playing.play_card(rules, play, hands, action)


def check_trick(case: dict[str, Any]) -> None:
    expect_keys(
        case,
        {"id", "kind", "follows", "rules", "trick", "lead_declared_marriage", "trump", "winner", "points"},
    )
    cards = [Card(text) for text in case["trick"]]
    trump = trump_of(case["trump"])
    rules = rules_of(case)
    before = Trick((PlayedCard(0, Card("9S")),), 0, None)
    nothing = (0,) * len(cards)
    play = TrickPlay(tuple(range(len(cards))), (), None, trump, (before,), (), nothing, nothing, ())
    hands = tuple(card.bit for card in cards)
    declared = case["lead_declared_marriage"]
    if declared:
        rules = rules.replace(four_aces="200")
        hands = (hands[0] | declared_with(cards[0]), *hands[1:])
    taken: list[TrickTaken] = []
    for seat, card in enumerate(cards):
        play, hands, events = playing.play_card(rules, play, hands, Play(seat, card, declared and seat == 0))
        taken += [event for event in events if isinstance(event, TrickTaken)]
    assert [(event.seat + 1, event.points) for event in taken] == [(case["winner"], case["points"])]
    assert play.turn == case["winner"] - 1


def check_score(case: dict[str, Any]) -> None:
    expect_keys(
        case,
        {
            "id",
            "kind",
            "follows",
            "rules",
            "before",
            "declarer",
            "contract",
            "taken",
            "gave_up",
            "sitter",
            "talon",
        }
        | {"leftover", "after"},
    )
    before = standings_of(case["before"])
    letters = SEATS[: len(before)]
    taken = case["taken"]
    for points in taken.values():
        expect_keys(points, {"cards", "marriages"})
    expect_keys(taken, set(letters))
    leftover = case.get("leftover") or {"points": 0, "last_trick_to": None}
    expect_keys(leftover, {"points", "last_trick_to"})
    tally = DealTally(
        declarer=seat_of(case["declarer"]),
        contract=case["contract"],
        sitter=seat_of(case.get("sitter")),
        gave_up=case["gave_up"],
        cards=tuple(taken.get(letter, {}).get("cards", 0) for letter in letters),
        marriages=tuple(taken.get(letter, {}).get("marriages", 0) for letter in letters),
        leftover_points=leftover["points"],
        last_trick=seat_of(leftover["last_trick_to"]),
        talon=tuple(Card(text) for text in case.get("talon") or ()),
    )
    scores = score_deal(rules_of(case), before, tally)
    assert tuple(score.after for score in scores) == standings_of(case["after"])
    for score in scores:  # the arithmetic shown to players adds up
        assert score.before.total + sum(step.amount for step in score.steps) == score.after.total
        assert not score.steps or score.steps[-1].total == score.after.total


def bids_at(state: MatchState, situation: str) -> tuple[MatchState, int]:
    """Bring a fresh deal into the situation; returns the place (0 = eldest) of the one who calls."""
    deal = state.deal
    assert deal is not None
    order = deal.order
    if situation == "opens":
        return state, 0
    if situation in ("no bid yet", "dealer after two passes"):
        passes = 1 if situation == "no bid yet" else len(order) - 1
        return drive(state, *["pass"] * passes), passes
    current = re.fullmatch(r"current (\d+)", situation)
    if current:
        high = int(current[1])
        auction = Auction((*order[1:], order[0]), (Call(order[0], high),), high, order[0])
        return with_deal(state, auction=auction), 1
    contract = re.fullmatch(r"contract after bid (\d+)", situation)
    if contract:
        return with_deal(state, phase=Phase.CONTRACT, declarer=order[0], contract=int(contract[1])), 0
    raise AssertionError(f"the adapter does not know the situation {situation!r}")


def with_deal(state: MatchState, **changes: Any) -> MatchState:
    assert state.deal is not None
    return msgspec.structs.replace(state, deal=msgspec.structs.replace(state.deal, **changes))


def check_bids(case: dict[str, Any]) -> None:
    expect_keys(case, {"id", "kind", "follows", "rules", "hand", "situation", "legal"})
    rules = rules_of(case)
    # Nobody asks for a new deal here: the case is about bids.
    rules = rules.replace(four_nines="off", weak_hand_below=0, give_up_times=0)
    state = drive(match_for(rules), pack_with(rules))
    state, place = bids_at(state, case["situation"])
    deal = state.deal
    assert deal is not None
    seat = deal.order[place]
    hand = mask_of(Card(text) for text in case["hand"])
    if deal.phase is Phase.AUCTION:
        assert hand.bit_count() == rules.hand_size
    hands = tuple(hand if owner == seat else 0 for owner in range(rules.players))
    state = with_deal(state, hands=hands)
    assert state.turn == seat
    legal: list[object] = []
    for action in state.legal_actions():
        if isinstance(action, Pass):
            legal.append("pass")
        else:
            assert isinstance(action, Bid | SetContract)
            legal.append(action.amount)
    assert legal == case["legal"]
    kind = SetContract if deal.phase is Phase.CONTRACT else Bid
    for amount in range(620):
        if amount not in legal:
            refuses(state, kind(seat, amount))
    if "pass" not in legal:
        refuses(state, Pass(seat))


def check_end(case: dict[str, Any]) -> None:
    expect_keys(
        case, {"id", "kind", "follows", "rules", "after_the_deal", "declarer", "deals_played", "result"}
    )
    standings = standings_of(case["after_the_deal"])
    totals = tuple(standing.total for standing in standings)
    end = outcome(rules_of(case), totals, seat_of(case["declarer"]), case["deals_played"])
    if end is None:
        result = "continue"
    elif end.is_draw:
        result = " ".join(["draw", *(SEATS[seat] for seat in end.winners)])
    else:
        result = f"{SEATS[end.winners[0]]} wins"
    assert result == case["result"]


def refuses(state: MatchState, action: Action) -> None:
    with pytest.raises(IllegalAction):
        state.apply(action)


def is_offered(state: MatchState, action: Action) -> bool:
    """Return whether the match offers the action; listing and applying must agree."""
    if action in state.legal_actions():
        state.apply(action)
        return True
    refuses(state, action)
    return False


def padded(cards: list[str], count: int) -> list[str]:
    """Fill a hand up with cards that give no right of their own."""
    more = [card.text for card in PACK if card.rank != "9" and card.text not in cards]
    return cards + more[: max(0, count - len(cards))]


MOMENTS = ("before_bidding", "after_first_bid", "talon_shown", "after_exchange", "after_first_card")


def after_bidding(state: MatchState) -> MatchState:
    """The eldest hand wins the auction with 100; stops when the talon has been turned up."""
    state = drive_until(state, lambda reached: reached.phase is Phase.AUCTION)
    state = drive(state, "bid 100", *["pass"] * (len(state.deal.order) - 1 if state.deal else 0))
    return drive(state, "talon 0") if state.phase is Phase.TALON else state


def after_exchange(state: MatchState, gifts: list[str]) -> MatchState:
    """The declarer gives these cards; stops at the first thing after contract and exchange."""
    state = after_bidding(state)
    state = drive_until(state, lambda reached: reached.phase is Phase.EXCHANGE)
    assert state.turn is not None
    first, second = (Card(text) for text in gifts)
    state, _ = state.apply(Exchange(state.turn, (first, second)))
    return drive_until(state, lambda reached: reached.phase is not Phase.CONTRACT, waive=False)


def redeal_right_at(rules: Rules, moment: str, cards: list[str]) -> bool:
    """Put the cards into a hand and see whether its player may ask for a new deal at this moment."""
    match = match_for(rules)
    size = rules.hand_size
    final = 8 if rules.players > 2 else size
    if moment in ("before_bidding", "after_first_bid"):
        assert len(cards) == size
        state = drive(match, pack_with(rules, {0: " ".join(cards)}))
        if moment == "after_first_bid":
            state = drive_until(state, lambda reached: reached.phase is Phase.AUCTION)
            state = drive(state, "bid 100")
        return is_offered(state, ClaimRedeal(0))
    if moment == "talon_shown":
        hand = padded(cards, final)
        return is_offered(
            after_bidding(drive(match, pack_with(rules, {0: " ".join(hand[:size])}))), ClaimRedeal(0)
        )
    if moment in ("after_exchange", "after_first_card"):
        hand = padded(cards, final)
        assert len(hand) == final
        spare = [card.text for card in PACK if card.text not in hand and card.rank != "9"][:2]
        answers: set[bool] = set()
        if moment == "after_exchange":  # the declarer's right
            talon = " ".join([*hand[size:], *spare])
            state = drive(match, pack_with(rules, {0: " ".join(hand[:size])}, talon))
            answers.add(is_offered(after_exchange(state, spare), ClaimRedeal(0)))
        # and the next player's, who may get the last card from the declarer
        gifts = [*hand[size:], *spare][:2]
        state = drive(match, pack_with(rules, {1: " ".join(hand[:size])}, " ".join([*hand[size:], *spare])))
        state = after_exchange(state, gifts)
        if moment == "after_first_card":
            state = drive(drive_until(state, in_play), next_lead(drive_until(state, in_play)))
        answers.add(is_offered(state, ClaimRedeal(1)))
        assert len(answers) == 1, "declarer and opponent differ"
        return answers.pop()
    raise AssertionError(f"the adapter does not know the moment {moment!r}")


def next_lead(state: MatchState) -> Action:
    return next(action for action in state.legal_actions() if isinstance(action, Play))


def talon_right_at(rules: Rules, moment: str, cards: list[str]) -> bool:
    """Put the cards into the talon and see whether the declarer may ask for a new deal at this moment."""
    state = drive(match_for(rules), pack_with(rules, talon=" ".join(cards)))
    if moment == "before_bidding":
        return is_offered(state, ClaimRedeal(0))
    if moment == "after_first_bid":
        return is_offered(drive(state, "bid 100"), ClaimRedeal(1))
    if moment == "talon_shown":
        return is_offered(after_bidding(state), ClaimRedeal(0))
    if moment == "after_exchange":
        spare = list(parse_cards(" ".join(cards)))[:2]
        return is_offered(after_exchange(state, [card.text for card in spare]), ClaimRedeal(0))
    if moment == "after_first_card":
        state = drive_until(state, in_play)
        return is_offered(drive(state, next_lead(state)), ClaimRedeal(state.turn or 0))
    raise AssertionError(f"the adapter does not know the moment {moment!r}")


def give_up_right_at(rules: Rules, moment: str, standing: Standing) -> bool:
    """Make a player with this standing the declarer and see whether he may give up at this moment."""
    standings = (standing,) + (Standing(),) * (rules.players - 1)
    state = drive(match_for(rules, standings), pack_with(rules))
    give_up = GiveUp(0)
    if moment == "before_bidding":
        return is_offered(drive_until(state, lambda reached: reached.phase is Phase.AUCTION), give_up)
    if moment == "after_first_bid":
        state = drive_until(state, lambda reached: reached.phase is Phase.AUCTION)
        return is_offered(drive(state, "bid 100"), give_up)
    state = after_bidding(state)
    if moment == "talon_shown":
        return is_offered(drive_until(state, lambda reached: reached.phase is not Phase.REDEAL), give_up)
    if moment == "after_exchange":
        state = drive_until(state, lambda reached: bool(reached.deal and reached.deal.gifts))
        answers = {is_offered(state, give_up), is_offered(drive_until(state, in_play), give_up)}
        assert len(answers) == 1, "the answer changes between exchange and first lead"
        return answers.pop()
    if moment == "after_first_card":
        state = drive_until(state, in_play)
        return is_offered(drive(state, next_lead(state)), give_up)
    raise AssertionError(f"the adapter does not know the moment {moment!r}")


def check_right(case: dict[str, Any]) -> None:
    expect_keys(case, {"id", "kind", "follows", "rules", "right", "moment", "cards", "state", "answer"})
    rules, moment = rules_of(case), case["moment"]
    assert moment in MOMENTS, f"the adapter does not know the moment {moment!r}"
    # One right at a time: what another right would give is another case.
    match case["right"]:
        case "redeal_nines":
            answer = redeal_right_at(
                rules.replace(weak_hand_below=0, weak_talon_below=0), moment, case["cards"]
            )
        case "redeal_hand":
            answer = redeal_right_at(
                rules.replace(four_nines="off", weak_talon_below=0), moment, case["cards"]
            )
        case "redeal_talon":
            answer = talon_right_at(rules.replace(four_nines="off", weak_hand_below=0), moment, case["cards"])
        case "give_up":
            (state,) = case["state"].values()
            answer = give_up_right_at(rules, moment, standing_of(state))
        case unknown:
            raise AssertionError(f"the adapter does not know the right {unknown!r}")
    assert answer is case["answer"]


CHECKS: dict[str, Callable[[dict[str, Any]], None]] = {
    "legal": check_legal,
    "trick": check_trick,
    "score": check_score,
    "bids": check_bids,
    "end": check_end,
    "right": check_right,
}
