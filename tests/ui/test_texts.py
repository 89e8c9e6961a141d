"""Every value of the engine that a player hears of has a text, and the texts say the right numbers."""

from __future__ import annotations

import inspect

import msgspec
import pytest

from tests.ui.worked_deals import CLASSIC, NAMES, dealt, view_after, worked_deal
from thousand_qt.app.i18n import Translations
from thousand_qt.engine import events as happened
from thousand_qt.engine.cards import ALL_SUITS, PACK, Card, Suit, mask_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.errors import BrokenRule, IllegalAction
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.rights import RedealReason
from thousand_qt.engine.rules import PRESETS, BidLimit, GiveUpCost, GiveUpPays, GiveUpTimes
from thousand_qt.engine.scoring import EndReason, Outcome, Standing, StepKind
from thousand_qt.engine.tricks import Trick
from thousand_qt.engine.view import view_of
from thousand_qt.ui.texts import (
    TableTexts,
    bubble,
    card_accusative,
    card_name,
    explain,
    give_up_cost,
    log_line,
    marriage_name,
    plain,
    preset_description,
    preset_name,
    redeal_offer,
    rules_summary,
    score_lines,
    signed,
    trump_line,
    why_won,
)
from thousand_qt.ui.texts import events as event_texts
from thousand_qt.ui.texts import reasons as reason_texts
from thousand_qt.ui.texts import scoring as scoring_texts
from thousand_qt.ui.texts.spoken import plate_name

HEARTS = Suit("H")


def test_every_card_has_both_names() -> None:
    assert len({card_name(card) for card in PACK}) == len(PACK)
    assert len({card_accusative(card) for card in PACK}) == len(PACK)
    assert card_name(Card("AH")) == "ace of hearts"


def test_suits_and_marriages() -> None:
    assert len({marriage_name(suit) for suit in (*ALL_SUITS, None)}) == 5
    assert trump_line(HEARTS) == "Trump: hearts"
    assert trump_line(None) == "No trump"


def test_numbers_have_a_true_minus() -> None:
    assert [signed(120), signed(-120), signed(0)] == ["+120", "−120", "0"]
    assert [plain(1000), plain(-5)] == ["1000", "−5"]


# Reasons


@pytest.mark.parametrize("rule", BrokenRule)
def test_every_rule_has_a_whole_sentence(rule: BrokenRule) -> None:
    view = view_of(dealt(), 0)
    for suit in ALL_SUITS:
        sentence = explain(IllegalAction(rule, card=Card("TS"), suit=suit, amount=120), view)
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "None" not in sentence


def test_reasons_name_what_is_missed() -> None:
    view = view_of(dealt(), 0)
    follow = explain(IllegalAction(BrokenRule.MUST_FOLLOW_SUIT, suit=HEARTS), view)
    assert follow == "Hearts were led and you hold a heart: you must follow suit."
    beat = explain(IllegalAction(BrokenRule.MUST_BEAT, card=Card("TS")), view)
    assert beat == "You must beat the ten of spades if you can."


@pytest.mark.parametrize(
    ("limit", "hand", "amount", "words"),
    [
        (BidLimit.MARRIAGE_VALUE, "KS QS 9H 9D 9C JC JD", 160, "at most 160: 120 plus your marriages"),
        (BidLimit.MARRIAGE_VALUE, "AS QS 9H 9D 9C JC JD", 120, "Without a marriage"),
        (BidLimit.NEED_MARRIAGE, "AS QS 9H 9D 9C JC JD", 120, "Without a marriage"),
        (BidLimit.NEED_MARRIAGE, "KS QS 9H 9D 9C JC JD", 400, "Nobody can take more than 400"),
        (BidLimit.NONE, "AS QS 9H 9D 9C JC JD", 400, "Nobody can take more than 400"),
        (BidLimit.MARRIAGE_VALUE, "AS QS 9H 9D 9C JC JD", 160, "no longer allows more than your bid of 160"),
    ],
)
def test_why_a_bid_is_over_the_limit(limit: BidLimit, hand: str, amount: int, words: str) -> None:
    view = view_of(dealt(), 0)
    view = msgspec.structs.replace(
        view,
        rules=CLASSIC.replace(bid_limit=limit.value),
        hand=tuple(Card(text) for text in hand.split()),
    )
    assert words in explain(IllegalAction(BrokenRule.BID_OVER_LIMIT, amount=amount), view)


def test_no_reason_is_left_over() -> None:
    told = {*reason_texts._SENTENCES, BrokenRule.BID_OVER_LIMIT, BrokenRule.GIVE_UP_USED_UP}
    assert told == set(BrokenRule)


# Events

NINES = (Card("9S"), Card("9C"), Card("9D"), Card("9H"))

SAID = [
    (happened.BidMade(1, 100), "100", "Anna: 100"),
    (happened.BidMade(1, 120, dark=True), "120 in the dark", "Anna: 120 in the dark"),
    (happened.CardsLookedAt(1, ()), None, "Anna looks at the cards"),
    (happened.Passed(1), "Pass", "Anna: pass"),
    (happened.ContractSet(1, 120), "Contract 120", "Anna: contract 120"),
    (happened.MarriageDeclared(1, HEARTS, 100), "Marriage! +100", "Anna: marriage in hearts (+100)"),
    (happened.MarriageDeclared(1, None, 200), "Four aces! +200", "Anna: four aces (+200)"),
    (happened.GaveUp(1), "I give up", "Anna gives the deal up"),
    (
        happened.RedealClaimed(1, RedealReason.FOUR_NINES, NINES),
        "Four nines!",
        "Anna shows four nines: a new deal follows",
    ),
    (happened.AuctionWon(1, 110), None, "Anna wins the bidding at 110"),
    (happened.TalonShown(0, (Card("AH"), Card("9C"))), None, "Talon: ace of hearts, nine of clubs"),
    (happened.TalonTaken(1, ()), None, "Anna takes the talon"),
    (happened.CardGiven(1, 2, None), None, "Anna → Borys: a card face down"),
    (happened.CardGiven(1, 2, Card("9C")), None, "Anna → Borys: nine of clubs"),
    (happened.CardPlayed(1, Card("AH")), None, "Anna: ace of hearts"),
    (happened.TrickTaken(1, 1, (), 21), None, "Anna takes the trick (+21)"),
    (happened.LeftoverTaken(1, (), 12), None, "Anna takes the cards left over (+12)"),
    (happened.CardDrawn(1, None, 3), None, "Anna draws a card"),
    (happened.CardsDealt(2, 1, None, (), (), 3, ()), None, "Deal 2: Anna deals"),
    (happened.MatchEnded(Outcome((1,), EndReason.REACHED_1000)), None, "Anna wins the match"),
    (
        happened.MatchEnded(Outcome((1, 2), EndReason.DEAL_LIMIT)),
        None,
        "The match ends in a draw: Anna, Borys",
    ),
    (happened.DealScored(worked_deal(declarer=1)), None, "Anna fails the contract of 120"),
    (
        happened.DealScored(worked_deal(contract=100, cards=(100, 20, 0))),
        None,
        "Halina makes the contract of 100",
    ),
]


@pytest.mark.parametrize(("event", "spoken", "line"), SAID)
def test_events_in_words(event: happened.Event, spoken: str | None, line: str) -> None:
    assert bubble(event) == spoken
    assert log_line(event, NAMES) == line


def test_every_kind_of_event_has_a_line() -> None:
    kinds = {
        kind
        for _, kind in inspect.getmembers(happened, inspect.isclass)
        if issubclass(kind, happened.Event) and kind is not happened.Event
    }
    told = {type(event) for event, _, _ in SAID} | {happened.CardsPutAside}
    assert told == kinds
    assert log_line(happened.CardsPutAside(1, 2, ()), NAMES) is not None


@pytest.mark.parametrize("reason", RedealReason)
def test_every_reason_for_a_new_deal_is_said(reason: RedealReason) -> None:
    event = happened.RedealClaimed(0, reason, ())
    assert bubble(event)
    assert log_line(event, NAMES)
    assert reason in event_texts._REDEAL_CALLS
    assert redeal_offer(msgspec.structs.replace(view_of(dealt(), 0), redeal_reason=reason)).endswith("?")


def test_names_are_not_read_as_fields() -> None:
    assert log_line(happened.Passed(0), ("{amount}", "", "")) == "{amount}: pass"


# Scores


def told(result: happened.DealResult, seat: int) -> list[tuple[str, int | None]]:
    return [(line.text, line.amount) for line in score_lines(result, seat, NAMES)]


def test_a_contract_made_and_failed() -> None:
    made = worked_deal(contract=150, cards=(74, 46, 0), marriages=(80, 0, 0))
    assert told(made, 0) == [("Cards 74 + marriages 80 = 154, at least 150: contract made", 150)]
    failed = worked_deal(contract=150, cards=(62, 58, 0), marriages=(80, 0, 0))
    assert told(failed, 0) == [("Cards 62 + marriages 80 = 142, less than 150: contract failed", -150)]


def test_rounded_points_and_zeros() -> None:
    result = worked_deal(contract=100, cards=(97, 23, 0))
    assert told(result, 1) == [("Cards 23, rounded to 25", 25)]
    assert told(result, 2) == [("Cards 0", 0), ("Zero mark 1 of 3", None)]
    third = worked_deal(cards=(97, 23, 0), standings=(Standing(), Standing(), Standing(200, zero_marks=2)))
    assert told(third, 2) == [("Cards 0", 0), ("Third zero", -120)]


def test_the_barrel() -> None:
    entered = worked_deal(cards=(97, 23, 0), standings=(Standing(), Standing(875), Standing()))
    assert told(entered, 1)[1] == ("Climbs the barrel at 880", -20)
    on_barrel = Standing(880, barrel_hands=2)
    fall = worked_deal(cards=(97, 23, 0), standings=(Standing(), on_barrel, Standing()))
    assert told(fall, 1) == [
        ("On the barrel only your own contract counts", 0),
        ("Third deal without winning: falls off the barrel", -120),
    ]


def test_555() -> None:
    rules = PRESETS["dump"]
    result = worked_deal(rules=rules, cards=(97, 23, 0), standings=(Standing(), Standing(530), Standing()))
    assert told(result, 1)[-1] == ("555 becomes 0", -555)


def test_every_step_has_a_sentence() -> None:
    assert set(scoring_texts._SENTENCES) == set(StepKind)


def test_steps_add_up_in_every_given_up_deal() -> None:
    for pays in GiveUpPays:
        for cost in GiveUpCost:
            rules = CLASSIC.replace(give_up_pays=pays.value, give_up_cost=cost.value)
            standings = (Standing(100, give_ups=2), Standing(880, barrel_hands=0), Standing())
            result = worked_deal(rules=rules, standings=standings, cards=(0, 0, 0), gave_up=True)
            for seat, score in enumerate(result.seats):
                lines = score_lines(result, seat, NAMES)
                assert sum(line.amount or 0 for line in lines) == score.change
                assert not any("{" in line.spoken for line in lines)


# Rules


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_described(preset: str) -> None:
    assert preset_name(preset)
    assert preset_description(preset).endswith(".")
    lines = rules_summary(PRESETS[preset])
    assert 6 <= len(lines) <= 13
    assert all(line.endswith(".") and "{" not in line for line in lines)


def test_no_two_presets_read_the_same() -> None:
    assert len({preset_name(preset) for preset in PRESETS}) == len(PRESETS)
    three = [tuple(rules_summary(PRESETS[name])) for name in ("classic", "polish", "sixty", "quick", "dump")]
    assert len(set(three)) == len(three)


def declarer_view(give_ups: int = 0, **changes: object):
    rules = CLASSIC.replace(**changes)
    standings = (Standing(give_ups=give_ups), Standing(), Standing())
    view = view_of(MatchState(rules, 0, standings), 0)
    return msgspec.structs.replace(view, declarer=0, contract=105)


def test_what_giving_up_costs() -> None:
    assert "number 1 and free" in give_up_cost(declarer_view())
    assert "number 3 and costs you 120" in give_up_cost(declarer_view(2))
    assert "number 4 and free" in give_up_cost(declarer_view(3))
    later = declarer_view(3, give_up_cost=GiveUpCost.THIRD_AND_LATER.value)
    assert "number 4 and costs you 120" in give_up_cost(later)
    nothing = give_up_cost(declarer_view(give_up_pays=GiveUpPays.NOTHING.value))
    assert nothing.startswith("Your opponents get nothing.")
    unpaid = give_up_cost(declarer_view(give_up_first_unpaid=True))
    assert unpaid.startswith("Your first give-up pays your opponents nothing.")
    zero = give_up_cost(declarer_view(give_up_is_zero=True))
    assert "zero mark 1 of 3" in zero
    assert "left" in give_up_cost(declarer_view(give_up_times=GiveUpTimes.TWICE.value))


# The end of a match


def ended(standings: tuple[Standing, ...], outcome: Outcome, declarer: int = 0, **changes: object) -> str:
    rules = CLASSIC.replace(**changes)
    view = view_after(worked_deal(declarer=declarer), rules=rules, outcome=outcome)
    return why_won(msgspec.structs.replace(view, standings=standings), NAMES)


def test_why_a_match_was_won() -> None:
    reached = EndReason.REACHED_1000
    one = (Standing(1020), Standing(500), Standing(500))
    two = (Standing(1020), Standing(1035), Standing(500))
    assert ended(one, Outcome((0,), reached)) == "Halina is the first to reach 1000."
    assert "higher score" in ended(two, Outcome((1,), reached))
    first = ended(two, Outcome((0,), reached), simultaneous_1000="declarer_first")
    assert "the declarer comes first: Halina wins" in first
    assert "1020" in ended((Standing(1020), Standing(1020), Standing()), Outcome((0, 1), reached))
    assert "highest score" in ended(one, Outcome((0,), EndReason.DEAL_LIMIT))


# The table


def test_status_between_deals() -> None:
    texts = TableTexts(NAMES)
    assert texts.status(view_after()) == "The cards are being dealt"
    assert texts.status(view_after(worked_deal(number=3))) == "Deal 3 is over"


def test_table_texts_through_a_deal() -> None:
    texts = TableTexts(NAMES)
    state = dealt()
    view = view_of(state, 0)
    assert texts.name(1) == "Anna"
    assert view.phase is Phase.AUCTION
    assert texts.status(view) == "Your turn: open the bidding"
    assert texts.status(view_of(state, 1)) == "Halina is thinking…"
    assert texts.contract_title(view) == "Bidding"
    assert texts.seat_caption(view, 2) == "dealer"
    state, _ = state.apply(view.legal_actions[0])
    assert texts.contract_title(view_of(state, 0)) == "Bidding: you are at 100"
    assert texts.contract_title(view_of(state, 1)) == "Bidding: Halina is at 100"
    assert texts.seat_caption(view_of(state, 1), 0) == "bid 100"
    for _ in range(2):
        state, _ = state.apply(next(a for a in state.legal_actions() if str(a) == "pass"))
    view = view_of(state, 0)
    assert view.phase is Phase.EXCHANGE
    assert texts.status(view) == "Choose a card for each opponent"
    assert texts.contract_title(view) == "You win the bidding at 100"
    assert texts.contract_title(view_of(state, 1)) == "Halina wins the bidding at 100"
    state, _ = state.apply(state.legal_actions()[0])
    assert texts.status(view_of(state, 0)) == "Name your contract"
    state, _ = state.apply(state.legal_actions()[0])
    view = view_of(state, 0)
    assert view.phase is Phase.PLAY
    assert texts.contract_title(view) == "You play 100"
    assert texts.trick_number(view) == "Trick 1 of 8"
    assert texts.taken(view, 0) == "0 of 100"
    assert texts.trump_name(view) == ""
    assert texts.seat_caption(view, 0) == "declarer"
    trick = Trick((), 0, None)
    later = msgspec.structs.replace(view, tricks=(trick, trick), card_points=(30, 0, 0), trump=HEARTS)
    assert texts.taken(later, 0) == "30 of 100"
    assert texts.trick_number(later) == "Trick 3 of 8"
    assert texts.trump_name(later) == "hearts"
    texts.set_names(("Ola", "Jan", "Ewa"))
    assert texts.contract_title(view_of(state, 1)) == "Ola plays 100"


@pytest.mark.parametrize("preset", PRESETS)
def test_no_moment_of_a_deal_is_without_words(preset: str) -> None:
    rules = PRESETS[preset]
    names = ("Halina", "Anna", "Borys", "Ola")[: rules.players]
    texts = TableTexts(names)
    state = dealt(rules, seed=4)
    while not state.results:
        for seat in range(rules.players):
            view = view_of(state, seat)
            assert texts.status(view)
            assert texts.contract_title(view)
            for other in range(rules.players):
                assert "{" not in texts.seat_caption(view, other) + texts.taken(view, other)
        state, happenings = state.apply(state.legal_actions()[0])
        assert all("{" not in (log_line(event, names) or "") for event in happenings)
    for seat in range(rules.players):
        assert score_lines(state.results[-1], seat, names)


def test_the_weak_hand_is_offered_with_its_points() -> None:
    view = msgspec.structs.replace(view_of(dealt(), 0), redeal_reason=RedealReason.WEAK_HAND)
    points = sum(card.points for card in view.hand)
    assert mask_of(view.hand)
    assert str(points) in redeal_offer(view)


def test_a_score_below_nothing_is_spoken_with_a_true_minus_and_the_right_plural(qapp):
    standings = (Standing(-1), Standing(-120), Standing(22))
    view = view_of(MatchState(CLASSIC, 0, standings), 0)
    texts = TableTexts(NAMES)
    languages = Translations(qapp)
    for language, ends in (
        ("en", ("−1 point", "−120 points", "22 points")),
        ("ru", ("−1 очко", "−120 очков", "22 очка")),
    ):
        languages.set_language(language)
        for seat, end in enumerate(ends):
            assert plate_name(view, seat, texts).replace("\u00a0", " ") == f"{NAMES[seat]}: {end}"
    languages.set_language("en")
