"""Each thing a seat can know about hidden cards, one by one, in written positions."""

from __future__ import annotations

import random
from collections.abc import Iterable
from math import comb, factorial

import msgspec
import pytest

from tests.ai.positions import after, dealt
from thousand_qt.ai.worlds import World, Worlds
from thousand_qt.ai.worlds.bids import sufficient_sets
from thousand_qt.ai.worlds.evidence import missing_cards
from thousand_qt.engine.auction import bid_limit
from thousand_qt.engine.cards import ACES_MASK, Card, Suit, cards_of, format_cards, mask_of, parse_cards
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rules import BidLimit, FourAces, RaiseContract, Rules, preset
from thousand_qt.engine.tricks import PlayedCard
from thousand_qt.engine.view import view_of

HANDS = ("AS TS KS AH TH 9C 9D", "QS JS 9S AC AD TD JC", "KH QH JH 9H TC KC QC")
"""The talon is JD QD KD; seat 2 has neither spades nor diamonds."""


def exchanged(rules: Rules | None = None, gifts: str = "JD 9C", hands: tuple[str, ...] = HANDS) -> MatchState:
    """Seat 0 plays for 100 and has given one card to seat 1 and one to seat 2."""
    state = dealt(rules or Rules(), *hands)
    return after(state, "bid 100", "pass", "pass", f"give {gifts}", "contract 100")


def worlds_of(state: MatchState, seat: int) -> Worlds:
    return Worlds.of(view_of(state, seat))


def ever(worlds: Iterable[World], seat: int) -> int:
    """Return the cards this seat holds in some world."""
    cards = 0
    for world in worlds:
        cards |= world.hands[seat]
    return cards


def always(worlds: Iterable[World], seat: int) -> int:
    """Return the cards this seat holds in every world."""
    cards = -1
    for world in worlds:
        cards &= world.hands[seat]
    return cards


def cards(text: str) -> int:
    return mask_of(parse_cards(text))


def test_before_the_bidding_every_unseen_card_can_lie_anywhere() -> None:
    state = dealt(Rules(), *HANDS)
    worlds = worlds_of(state, 1)
    assert worlds.total == factorial(17) // (factorial(7) * factorial(7) * factorial(3))
    assert always(worlds.sample(random.Random(1), 100), 1) == cards(HANDS[1])
    for world in worlds.sample(random.Random(1), 100):
        assert [hand.bit_count() for hand in world.hands] == [7, 7, 7]
        assert world.talons[0].bit_count() == 3


def test_the_declarer_knows_the_cards_he_gave() -> None:
    worlds = worlds_of(exchanged(), 0)
    assert worlds.total == comb(14, 7)
    assert always(worlds, 1) == cards("JD")
    assert always(worlds, 2) == cards("9C")


def test_a_gift_lies_with_its_receiver_until_he_plays_it() -> None:
    state = after(exchanged(), "play 9D")
    assert always(worlds_of(state, 0), 1) & cards("JD")
    state = after(state, "play JD")
    assert not ever(worlds_of(state, 0), 1) & cards("JD")


def test_of_the_talon_at_most_the_card_given_is_with_the_other_opponent() -> None:
    state = exchanged()
    received_one = worlds_of(state, 1)  # he has the JD: one of QD and KD, at most, is with seat 2
    assert received_one.total == comb(14, 8) + 2 * comb(14, 7)
    assert all((world.hands[2] & cards("QD KD")).bit_count() <= 1 for world in received_one)
    received_none = worlds_of(state, 2)
    assert received_none.total == comb(13, 8) + 3 * comb(13, 7)


def test_a_card_of_the_talon_once_played_by_the_other_opponent_was_his_gift() -> None:
    state = after(exchanged(), "play 9D", "play JD", "play 9H")
    worlds = worlds_of(state, 2)
    assert always(worlds, 0) & cards("QD KD") == cards("QD KD")


def test_the_talon_lies_on_the_table_while_a_new_deal_is_asked_for() -> None:
    state = dealt(Rules(weak_talon_below=30), *HANDS)
    state = after(state, "bid 100", "pass", "pass")
    for seat in range(3):
        worlds = worlds_of(state, seat)
        assert worlds.total == comb(14, 7)
        for world in worlds:
            assert world.talons == (0,)
            assert not any(hand & cards("JD QD KD") for hand in world.hands)


def test_the_declarer_holds_the_talon_until_he_gives_cards_away() -> None:
    state = after(dealt(Rules(), *HANDS), "bid 100", "pass", "pass")
    worlds = worlds_of(state, 1)
    assert worlds.total == comb(14, 7)
    assert always(worlds, 0) == cards("JD QD KD")


DUTIES = Rules(must_beat_suit=True, must_overtrump=True)


@pytest.mark.parametrize(
    ("rules", "trump", "played", "missing"),
    [
        # follows: nothing is known, or that he could not beat
        (Rules(), None, "KS QS", ""),
        (DUTIES, None, "KS QS", "TS AS"),
        (DUTIES, None, "KS TS", ""),
        (DUTIES, None, "9S KS QS", "TS AS"),  # the winning card counts, not the one led
        (DUTIES, "D", "KS 9D QS", ""),  # trumped: nobody has to beat the king any more
        (DUTIES, "S", "KS QS", "TS AS"),
        # does not follow: has none of the suit
        (Rules(), None, "KS 9C", "S"),
        (Rules(), "C", "KS 9C", "S"),
        (Rules(), "D", "KS 9C", "S D"),
        (Rules(must_trump=False), "D", "KS 9C", "S"),
        (Rules(), "S", "KS 9C", "S"),
        # trumps, but not higher
        (Rules(), "D", "KS KD QD", "S"),
        (DUTIES, "D", "KS KD QD", "S TD AD"),
        (DUTIES, "D", "KS KD TD", "S"),
        (DUTIES, "D", "KS KD 9C", "S D"),
    ],
)
def test_what_the_last_play_to_a_trick_shows(
    rules: Rules, trump: str | None, played: str, missing: str
) -> None:
    view = view_of(exchanged(rules), 0)
    trick = tuple(PlayedCard(seat, card) for seat, card in enumerate(parse_cards(played)))
    view = msgspec.structs.replace(view, trick=trick, trump=None if trump is None else Suit(trump))
    expected = 0
    for word in missing.split():
        expected |= Suit(word).mask if len(word) == 1 else Card(word).bit
    assert format_cards(cards_of(missing_cards(view)[len(trick) - 1])) == format_cards(cards_of(expected))


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    state = after(exchanged(), "play AS", "play 9S", "play JH")
    worlds = worlds_of(state, 0)
    assert always(worlds, 1) == cards("QS JS JD")
    assert worlds.total == comb(10, 4)


def test_who_neither_follows_nor_trumps_has_no_trump() -> None:
    plays = ["play AS", "play 9S", "play JH", "play QD declare", "play TD", "play JD", "play JS", "play 9H"]
    strict = worlds_of(after(exchanged(gifts="9C JD"), *plays), 0)
    assert not ever(strict, 2) & Suit("D").mask
    assert always(strict, 1) & cards("AD")
    free = worlds_of(after(exchanged(Rules(must_trump=False), gifts="9C JD"), *plays), 0)
    assert ever(free, 2) & cards("AD")
    assert not ever(free, 2) & Suit("S").mask


def test_trump_is_that_of_the_trick_not_that_of_now() -> None:
    """A card thrown away before there was a trump says nothing about the later trump."""
    state = after(exchanged(gifts="9C JD"), "play AS", "play 9S", "play JH", "play QD declare")
    assert ever(worlds_of(state, 0), 2) & cards("TD AD")


def test_a_declared_marriage_shows_its_other_card() -> None:
    state = after(exchanged(), "play AS", "play 9S", "play JH", "play QD declare")
    for seat in (1, 2):
        assert always(worlds_of(state, seat), 0) & cards("KD")


def test_four_declared_aces_show_the_others() -> None:
    hands = ("AS TS AH TH AC 9C AD", "QS JS 9S KS 9D TD JC", "KH QH JH 9H TC KC QC")
    rules = Rules(four_aces=FourAces.POINTS_200)
    state = exchanged(rules, hands=hands)
    state = after(state, "play TH", "play 9D", "play KH")
    assert not always(worlds_of(state, 1), 0) & ACES_MASK
    state = after(state, "play AS declare")
    assert always(worlds_of(state, 1), 0) & ACES_MASK == cards("AH AC AD")


@pytest.mark.parametrize(("limit", "bid"), [(BidLimit.NEED_MARRIAGE, 125), (BidLimit.MARRIAGE_VALUE, 220)])
def test_a_bid_over_120_needs_marriages(limit: BidLimit, bid: int) -> None:
    rules = Rules(bid_limit=limit)
    state = after(dealt(rules, "KH QH KD QD 9S 9C 9D"), f"bid {bid}")
    view = view_of(state, 1)
    worlds = Worlds.of(view)
    everything = Worlds.of(view, use_auction=False)
    assert all(bid_limit(rules, world.hands[0]) >= bid for world in worlds.sample(random.Random(1), 500))
    drawn = list(everything.sample(random.Random(2), 5000))
    fitting = sum(bid_limit(rules, world.hands[0]) >= bid for world in drawn) / len(drawn)
    assert worlds.total / everything.total == pytest.approx(fitting, abs=0.03)
    for world in drawn[:1000]:
        assert (world in worlds) == (bid_limit(rules, world.hands[0]) >= bid)


def test_the_sets_that_allow_a_bid_are_the_smallest_and_fit_into_a_hand() -> None:
    rules = Rules(bid_limit=BidLimit.MARRIAGE_VALUE, four_aces=FourAces.POINTS_200)
    spades, clubs, diamonds, hearts = (Suit(letter).marriage_mask for letter in "SCDH")
    assert sufficient_sets(rules, 120, 7) == (0,)
    assert set(sufficient_sets(rules, 210, 7)) == {
        hearts,
        spades | clubs,
        spades | diamonds,
        clubs | diamonds,
        ACES_MASK,
    }
    with_aces = {ACES_MASK | marriage for marriage in (clubs, diamonds, hearts)}
    assert set(sufficient_sets(rules, 370, 7)) == with_aces
    assert set(sufficient_sets(rules, 370, 10)) == {*with_aces, spades | clubs | diamonds | hearts}


def test_a_bid_up_to_120_or_at_a_table_without_limit_shows_nothing() -> None:
    for rules, bid in ((Rules(), 120), (Rules(bid_limit=BidLimit.NONE), 300)):
        view = view_of(after(dealt(rules, *HANDS), f"bid {bid}"), 1)
        assert Worlds.of(view).total == Worlds.of(view, use_auction=False).total


@pytest.mark.parametrize(("seat", "gifts"), [(1, "KH JD"), (1, "9C QH"), (2, "KH JD"), (2, "AS KH")])
def test_a_marriage_bid_with_may_have_been_broken_by_one_gift(seat: int, gifts: str) -> None:
    """Of the marriages worth 80, seats 1 and 2 hold cards of all but hearts; diamonds lie in the talon."""
    hands = ("KH QH AS TS 9C 9S 9D", "KS QS JS AC AD TD JC", "AH TH JH 9H TC KC QC")
    state = dealt(preset("polish"), *hands)
    state = after(state, "bid 100", "bid 110", "pass", "bid 200", "pass", f"give {gifts}", "contract 200")
    view = view_of(state, seat)
    marriage, talon = cards("KH QH"), cards("JD QD KD")
    seen = mask_of(gift.card for gift in view.gifts if gift.card is not None)
    other = 3 - seat

    def fits(world: World) -> bool:
        elsewhere = marriage & ~world.hands[0] & ~seen
        return not elsewhere or (elsewhere.bit_count() == 1 and not world.hands[other] & talon)

    everything = Worlds.of(view, use_auction=False).all()
    assert {world for world in everything if fits(world)} == set(Worlds.of(view)) != set(everything)


@pytest.mark.parametrize("moment", RaiseContract)
def test_a_raised_contract_needs_marriages_too(moment: RaiseContract) -> None:
    rules = Rules(raise_contract=moment)
    actions = ["give AS 9C", "contract 200"]
    if moment is RaiseContract.BEFORE_EXCHANGE:
        actions.reverse()
    state = after(dealt(rules, "KS QS AS TS KC 9C 9D"), "bid 100", "pass", "pass", *actions)
    view = view_of(state, 1)
    assert Worlds.of(view).total < Worlds.of(view, use_auction=False).total


def test_two_talons_the_cards_put_aside_and_the_other_talon_stay_hidden() -> None:
    rules = preset("polish-two-talons")
    state = after(dealt(rules), "bid 100", "pass", "talon 1")
    assert worlds_of(state, 0).total == comb(12, 10)
    aside = format_cards(cards_of(state.deal.hands[0] if state.deal else 0)[:2])
    state = after(state, f"give {aside}", "contract 100")
    declarer, opponent = worlds_of(state, 0), worlds_of(state, 1)
    assert declarer.total == comb(12, 10)
    assert all(world.aside == cards(aside) and world.talons[1] == 0 for world in declarer)
    # twelve cards of his, of which the two from the talon are known and two lie aside; two in the other talon
    assert opponent.total == comb(12, 2) * comb(12, 2)


def test_stock_nothing_has_to_be_followed_and_the_order_of_the_stock_counts() -> None:
    rules = preset("polish-stock")
    state = dealt(rules)
    assert worlds_of(state, 0).total == comb(18, 6) * factorial(12)
    state = after(state, "play 9S", "play 9C")  # did not follow, and need not have
    assert worlds_of(state, 0).total == comb(16, 6) * factorial(10)


def test_stock_a_declared_marriage_stays_known() -> None:
    state = after(dealt(preset("polish-stock"), "9S JS QS KS TS AS"), "play KS declare")
    assert always(worlds_of(state, 1).sample(random.Random(1), 100), 0) == cards("QS")


def test_a_sitter_holds_nothing_and_knows_the_talon_shown() -> None:
    state = dealt(preset("polish-four"), *HANDS)
    assert state.deal is not None
    sitter = state.deal.sitter
    assert sitter is not None
    for world in worlds_of(state, sitter).sample(random.Random(1), 20):
        assert world.hands[sitter] == 0
        assert sorted(hand.bit_count() for hand in world.hands) == [0, 7, 7, 7]
