"""A replay shows every moment of a match the same way, from whichever side it is reached."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.helpers import drive, match_for, rules_for
from tests.records.sample_records import a_header, played, secret_dealing
from thousand_qt.engine.actions import CHANCE, Bid, DealCards, Exchange, Pass, Play, WaiveRedeal
from thousand_qt.engine.cards import PACK, parse_cards
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.events import BidMade, CardGiven, CardsDealt, DealScored, TrickTaken
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Header, Record, SeatEntry, TakeBack
from thousand_qt.engine.rules import PRESETS
from thousand_qt.engine.view import view_of
from thousand_qt.session.replay import ReplayCursor, Stride
from thousand_qt.session.replay_moments import MomentKind, Section, moments_of

FORMS = ("classic", "polish", "quick", "polish-four", "polish-two-talons", "polish-stock")
SEEDS = st.integers(1, 10_000)
FORM = st.sampled_from(FORMS)
SOME = settings(max_examples=12)


def everything(cursor: ReplayCursor) -> list[object]:
    """Return what all seats see at every position, reached in order."""
    seen: list[object] = []
    for position in range(cursor.last + 1):
        cursor.move_to(position)
        seen.append(seen_at(cursor))
    return seen


def seen_at(cursor: ReplayCursor) -> object:
    seats = range(cursor.record.header.rules.players)
    return [cursor.view(seat) for seat in seats], cursor.open_cards()


@given(FORM, SEEDS, st.randoms(use_true_random=False))
@SOME
def test_a_moment_is_the_same_from_whichever_side_it_is_reached(form, seed, chance):
    cursor = ReplayCursor(played(form, seed, entries=120))
    forwards = everything(cursor)
    for position in reversed(range(cursor.last + 1)):
        cursor.move_to(position)
        assert seen_at(cursor) == forwards[position]
    for _ in range(60):
        cursor.move_to(chance.randrange(cursor.last + 1))
        assert seen_at(cursor) == forwards[cursor.position]


@given(FORM, SEEDS, st.sampled_from(Stride))
@SOME
def test_strides_lead_there_and_back_again(form, seed, stride):
    cursor = ReplayCursor(played(form, seed, entries=120))
    stops = [0]
    while cursor.position != cursor.last:
        ahead = cursor.ahead(stride)
        assert ahead > cursor.position
        cursor.move_to(ahead)
        stops.append(ahead)
    assert cursor.ahead(stride) == cursor.last
    for stop in reversed(stops):
        assert cursor.position == stop
        cursor.move_to(cursor.behind(stride))
    assert cursor.position == cursor.behind(stride) == 0


@given(FORM, SEEDS)
@SOME
def test_every_card_is_somewhere_and_nowhere_twice(form, seed):
    cursor = ReplayCursor(played(form, seed, entries=120))
    for position in range(cursor.last + 1):
        cursor.move_to(position)
        view, lying = cursor.view(0), cursor.open_cards()
        if cursor.state().deal is None and not view.hand_sizes:
            continue  # between deals there is nothing on the table
        cards = [card for hand in lying.hands for card in hand]
        cards += [card for talon in lying.talons for card in talon]
        cards += lying.put_aside
        cards += [played.card for played in view.trick]
        cards += [played.card for trick in view.tricks for played in trick.cards]
        assert len(cards) + view.stock_size == len(set(cards)) + view.stock_size == len(PACK)
        assert view.hand == lying.hands[0]
        assert view.hand_sizes == tuple(map(len, lying.hands))


@given(FORM, SEEDS, st.sampled_from([0.0, 0.15]))
@SOME
def test_the_last_moment_of_an_action_is_the_state_of_the_engine(form, seed, take_back):
    record = played(form, seed, entries=120, take_back=take_back)
    cursor = ReplayCursor(record)
    moments = [*cursor.moments, None]
    for position, moment in enumerate(cursor.moments):
        following = moments[position + 1]
        if following is not None and following.upto == moment.upto:
            continue
        cursor.move_to(position)
        state = record.replay(moment.upto)
        assert cursor.state() == state
        if moment.completes_trick:
            continue
        for seat in range(record.header.rules.players):
            assert cursor.view(seat) == view_of(state, seat)


@given(FORM, SEEDS)
@SOME
def test_all_that_happened_is_told_once_and_shown_once(form, seed):
    record = played(form, seed, entries=120)
    cursor = ReplayCursor(record)
    happened = [event for _, _, events in record.steps() for event in events]
    shown = [event for moment in cursor.moments for event in (*moment.carried, *moment.events)]
    assert shown == happened[: len(shown)]
    assert all(isinstance(event, TrickTaken) for event in happened[len(shown) :])
    told = [event for moment in cursor.moments for event in moment.told]
    assert sorted(map(repr, told)) == sorted(map(repr, happened))


@given(FORM, SEEDS)
@SOME
def test_positions_are_found_by_the_number_of_actions(form, seed):
    record = played(form, seed, entries=120)
    cursor = ReplayCursor(record)
    for actions in range(len(record.actions) + 1):
        position = cursor.position_after(actions)
        assert cursor.moments[position].upto <= actions
        assert position == cursor.last or cursor.moments[position + 1].upto > actions


@pytest.mark.parametrize("form", FORMS)
def test_a_deal_has_its_parts_in_order(form):
    cursor = ReplayCursor(played(form, 4, entries=400))
    result = next(i for i, moment in enumerate(cursor.moments) if moment.kind is MomentKind.RESULT)
    parts = list(dict.fromkeys(moment.part for moment in cursor.moments[: result + 1]))
    sections = [section for dealing, section, _ in parts if dealing == cursor.moments[result].dealing]
    tricks = [trick for dealing, section, trick in parts if section is Section.TRICK]
    assert sections[0] is Section.DEALING
    assert sections[-1] is Section.RESULT
    gave_up = any(moment.kind is MomentKind.GIVE_UP for moment in cursor.moments[: result + 1])
    if not gave_up:
        assert tricks == list(range(1, PRESETS[form].tricks_in_deal + 1))


def a_dealt_record(pack: str, *actions, rules=None) -> Record:
    """Return a record of three in which seat 0 is the eldest hand and holds the first seven cards."""
    rules = rules or rules_for("classic")
    seats = tuple(
        SeatEntry(name, kind) for name, kind in (("Ewa", "human"), ("Ada", "casual"), ("Ed", "casual"))
    )
    return Record(Header(rules, seats, 2), (DealCards(parse_cards(pack)), *actions))


CARDS = "AS TS QS QH KH AH JC  JH TH QD 9D TC KD KC  9S JS KS 9H AD JD TD  QC AC 9C"
AUCTION = (Bid(0, 100), Bid(1, 110), Pass(2), Bid(0, 120), Pass(1))
GIFTS = Exchange(0, (parse_cards("9C")[0], parse_cards("JC")[0]))


def test_the_talon_is_turned_up_and_then_taken():
    cursor = ReplayCursor(a_dealt_record(CARDS, *AUCTION))
    kinds = [moment.kind for moment in cursor.moments]
    assert kinds[-3:] == [MomentKind.CALL, MomentKind.TALON_SHOWN, MomentKind.TALON_TAKEN]
    talon = parse_cards("QC AC 9C")
    for position, shown, left, held in ((-3, (), 3, 7), (-2, talon, 3, 7), (-1, talon, 0, 10)):
        cursor.move_to(cursor.last + 1 + position)
        for seat in range(3):
            view = cursor.view(seat)
            assert (view.talon, view.talon_sizes, view.hand_sizes[0]) == (shown, (left,), held)
            assert len(view.hand) == (held if seat == 0 else 7)
            assert view.declarer == 0
        assert cursor.open_cards().talons == ((talon,) if left else ((),))
        assert cursor.moment.upto == len(AUCTION) + 1


def test_a_whole_trick_lies_on_the_table_until_the_next_lead():
    cursor = ReplayCursor(a_dealt_record(CARDS, *AUCTION, GIFTS, *_first_cards(5)))
    last_of_trick = next(i for i, moment in enumerate(cursor.moments) if moment.completes_trick)
    cursor.move_to(last_of_trick)
    view = cursor.view(0)
    assert (len(view.trick), len(view.tricks), view.hand_sizes) == (3, 0, (7, 7, 7))
    cursor.move_to(last_of_trick + 1)
    view = cursor.view(0)
    assert (len(view.trick), len(view.tricks)) == (1, 1)
    taking, playing = cursor.way_here(0, all_open=False)
    assert [type(event) for event in taking.events] == [TrickTaken]
    assert (len(taking.view.trick), len(taking.view.tricks)) == (0, 1)
    assert playing.view == view


def _first_cards(count: int) -> list:
    """Return the contract and so many cards, the first legal ones, after the gifts."""
    state = drive(match_for(rules_for("classic")), DealCards(parse_cards(CARDS)), *AUCTION, GIFTS)
    actions: list = []
    while sum(isinstance(action, Play) for action in actions) < count:
        action = next(action for action in state.legal_actions() if not isinstance(action, WaiveRedeal))
        actions.append(action)
        state, _ = state.apply(action)
    return actions


def test_the_eyes_of_a_seat_see_no_more_than_the_player_did():
    record = a_dealt_record(CARDS, *AUCTION, GIFTS, *_first_cards(3))
    cursor = ReplayCursor(record)
    for position in range(1, cursor.last + 1):
        cursor.move_to(position)
        for seat in range(3):
            for glimpse in cursor.way_here(seat, all_open=False):
                assert glimpse.open_cards is None
                assert glimpse.view.seat == seat
                for event in glimpse.events:
                    assert event.seen_by(seat) == event
                    if isinstance(event, CardsDealt):
                        assert [bool(hand) for hand in event.hands] == [other == seat for other in range(3)]
    gifts = [
        [event.card for event in glimpse.events if isinstance(event, CardGiven)]
        for glimpse in way_to(cursor, MomentKind.EXCHANGE, 1, all_open=False)
    ]
    assert gifts == [[parse_cards("9C")[0], None]]


def test_with_all_cards_open_everything_is_seen():
    cursor = ReplayCursor(a_dealt_record(CARDS, *AUCTION, GIFTS, *_first_cards(3)))
    (glimpse,) = way_to(cursor, MomentKind.DEALT, 1, all_open=True)
    assert isinstance(glimpse.events[0], CardsDealt)
    assert all(len(hand) == 7 for hand in glimpse.events[0].hands)
    assert glimpse.open_cards is not None
    assert [len(hand) for hand in glimpse.open_cards.hands] == [7, 7, 7]
    (glimpse,) = way_to(cursor, MomentKind.EXCHANGE, 2, all_open=True)
    assert [event.card for event in glimpse.events if isinstance(event, CardGiven)] == list(GIFTS.cards)


def way_to(cursor: ReplayCursor, kind: MomentKind, seat: int, *, all_open: bool):
    cursor.move_to(next(i for i, moment in enumerate(cursor.moments) if moment.kind is kind))
    return cursor.way_here(seat, all_open=all_open)


def test_the_beginning_has_no_way_that_leads_there():
    cursor = ReplayCursor(played("classic", 1, entries=30))
    assert cursor.way_here(0, all_open=True) == ()
    assert cursor.view(0).phase is Phase.DEALING
    assert cursor.dealing_position() is None
    assert cursor.open_cards().hands == ((), (), ())


def test_a_match_without_a_deal_is_one_moment():
    cursor = ReplayCursor(Record(a_header(), ()))
    assert cursor.last == 0
    assert [cursor.ahead(stride) for stride in Stride] == [0, 0, 0]
    assert [cursor.behind(stride) for stride in Stride] == [0, 0, 0]
    assert not cursor.has_secret


@pytest.mark.parametrize("position", [-1, 31, 10_000])
def test_a_position_there_is_not_is_refused(position):
    cursor = ReplayCursor(a_dealt_record(CARDS, *AUCTION))
    with pytest.raises(ValueError, match="expected 0 to 8"):
        cursor.move_to(position)
    assert cursor.position == 0


# Deals that are dealt anew


def test_a_deal_dealt_anew_keeps_its_number_and_has_its_own_place():
    rules = rules_for("classic", four_nines="before_bidding")
    nines = "9S 9C 9D 9H AS AC AD  TS TC TD TH KS KC KD  KH QS QC QD QH JS JC  JD JH AH"
    state = drive(match_for(rules), DealCards(parse_cards(nines)))
    claim = state.legal_actions()[0]
    record = a_dealt_record(nines, claim, DealCards(parse_cards(CARDS)), Bid(0, 100), rules=rules)
    cursor = ReplayCursor(record)
    kinds = [moment.kind for moment in cursor.moments]
    assert kinds[:4] == [MomentKind.BEGINNING, MomentKind.DEALT, MomentKind.REDEAL, MomentKind.DEALT]
    assert [moment.deal for moment in cursor.moments] == [0, 1, 1, 1, 1]
    assert [moment.dealing for moment in cursor.moments] == [-1, 0, 0, 1, 1]
    assert list(cursor.dealings) == [1, 3]


def test_a_right_not_used_is_no_moment_of_its_own():
    rules = rules_for("classic", four_nines="before_bidding")
    nines = "9S 9C 9D 9H AS AC AD  TS TC TD TH KS KC KD  KH QS QC QD QH JS JC  JD JH AH"
    record = a_dealt_record(nines, WaiveRedeal(0), Bid(0, 100), rules=rules)
    cursor = ReplayCursor(record)
    assert [moment.kind for moment in cursor.moments][1:] == [MomentKind.DEALT, MomentKind.CALL]
    assert [moment.upto for moment in cursor.moments] == [0, 1, 3]
    cursor.move_to(1)
    assert cursor.view(0).phase is Phase.REDEAL
    assert cursor.view(1).phase is Phase.AUCTION


# What was taken back


def test_what_was_taken_back_is_told_where_the_match_went_on():
    record = a_dealt_record(CARDS, Bid(0, 100), Pass(1), TakeBack(2), Bid(0, 105), Pass(1), TakeBack(1))
    cursor = ReplayCursor(record)
    assert [moment.taken_back for moment in cursor.moments] == [0, 0, 1]
    assert cursor.moments[2].told == (BidMade(0, 105),)
    assert cursor.taken_back_at_end == 1
    assert cursor.last == 2


def test_what_was_taken_back_among_things_taken_back_is_not_told():
    entries = (Bid(0, 100), Pass(1), TakeBack(1), Bid(1, 105), TakeBack(2), Bid(0, 110), Pass(1))
    cursor = ReplayCursor(a_dealt_record(CARDS, *entries))
    assert [moment.taken_back for moment in cursor.moments] == [0, 0, 1, 0]
    assert cursor.taken_back_at_end == 0


@given(FORM, SEEDS)
@SOME
def test_no_more_is_told_than_was_taken_back(form, seed):
    record = played(form, seed, entries=150, take_back=0.2)
    moments = moments_of(record)
    told = sum(moment.taken_back for moment in moments) + ReplayCursor(record).taken_back_at_end
    assert told <= record.taken_back
    assert (told > 0) == (record.taken_back > 0)


# Secrets


def test_the_cards_of_a_deal_that_goes_on_are_secret():
    record = played("classic", 6, entries=90)
    assert record.replay().deal is not None, "the deal is over: take another number"
    cursor = ReplayCursor(record)
    assert cursor.has_secret
    for position, moment in enumerate(cursor.moments):
        cursor.move_to(position)
        assert cursor.is_secret == (moment.dealing == cursor.moments[-1].dealing)
    cursor.reveal()
    assert not cursor.is_secret
    assert not cursor.has_secret


def test_between_deals_there_is_no_secret():
    record = played("classic", 6, entries=120)
    over = next(n for n in range(120) if record.replay(n).results)
    cursor = ReplayCursor(Record(record.header, record.actions[:over]))
    assert isinstance(cursor.moments[-1].told[-1], DealScored)
    assert not cursor.has_secret


def test_where_nobody_plays_nothing_is_secret():
    record = played("classic", 6, entries=60)
    seats = tuple(SeatEntry(seat.name, "casual") for seat in record.header.seats)
    header = Header(record.header.rules, seats, record.header.first_dealer, record.header.dealing)
    cursor = ReplayCursor(Record(header, record.entries))
    assert not cursor.has_secret
    assert cursor.own_seat == 0


def test_the_own_seat_is_where_the_person_sits():
    record = played("classic", 6, entries=60)
    seats = tuple(SeatEntry("x", kind) for kind in ("casual", "casual", "human"))
    header = Header(record.header.rules, seats, record.header.first_dealer, record.header.dealing)
    assert ReplayCursor(Record(header, record.entries)).own_seat == 2


def test_a_long_match_is_gone_through_without_computing_it_again(monkeypatch):
    """Stepping back in a match of many deals must not replay it from its beginning."""
    record = whole_match(60)
    cursor = ReplayCursor(record, position=0)
    applied = []
    real = MatchState.apply
    monkeypatch.setattr(
        MatchState, "apply", lambda state, action: applied.append(action) or real(state, action)
    )
    cursor.move_to(cursor.last)
    while cursor.position > 0:
        cursor.view(0)
        cursor.move_to(cursor.behind(Stride.MOMENT))
    assert len(applied) < 2.5 * len(record.actions)


def whole_match(deals: int) -> Record:
    """Return a match of so many deals; its players do what comes first, and never bid high."""
    dealing, rules = secret_dealing(3), rules_for("classic", endgame="none", deal_limit=60)
    random = Random(5)
    state, actions = MatchState.new(rules, 0), []
    while state.outcome is None and len(state.results) < deals:
        if state.turn == CHANCE:
            action = dealing.pack(sum(isinstance(done, DealCards) for done in actions))
        else:
            legal = state.legal_actions()
            action = legal[0] if state.phase is not Phase.PLAY else random.choice(legal)
        state, _ = state.apply(action)
        actions.append(action)
    return Record(Header(rules, a_header().seats, 0, dealing), tuple(actions))
