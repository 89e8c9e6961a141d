"""A deal as text: what is pasted back is the deal that was played, and anything else is refused by line."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from tests.engine.helpers import random_action
from tests.records.sample_records import played
from tests.records.whole_matches import OWN_RULES, many_records, whole_match
from thousand_qt.engine.actions import CHANCE, DealCards
from thousand_qt.engine.events import DealScored, Event, RedealClaimed
from thousand_qt.engine.match import MatchState
from thousand_qt.engine.record import Record, SeatEntry
from thousand_qt.engine.rules import PRESETS, preset
from thousand_qt.records.deal_code import read_code, write_code
from thousand_qt.records.deal_reading import DealTextError, deal_from_text
from thousand_qt.records.deal_text import PlayedDeal, deal_text, known_deal_text, played_deals

TEXT = deal_text(played_deals(whole_match(preset("classic"), 5))[7])
LINES = TEXT.splitlines()


def same(one: PlayedDeal, other: PlayedDeal) -> bool:
    """The order in which a pack lay is not told, only who got which card."""
    without_packs = [msgspec.structs.replace(deal, actions=deal.actions[1:]) for deal in (one, other)]
    return without_packs[0] == without_packs[1] and one.play() == other.play()


def check(record: Record) -> list[PlayedDeal]:
    deals = list(played_deals(record))
    for deal in deals:
        text = deal_text(deal)
        again = deal_from_text(text)
        assert same(again, deal)
        assert deal_text(again) == text
        assert all(line == line.strip() for line in text.split("\n"))
    return deals


def test_every_deal_comes_back() -> None:
    kinds: set[type[Event]] = set()
    for _, record in many_records()[1::3]:  # a whole match by each of the rule sets
        for deal in check(record):
            kinds |= {type(event) for event in deal.play()[1]}
    assert len(kinds) > 15


@pytest.mark.parametrize("name", PRESETS)
def test_wild_play_comes_back(name: str) -> None:
    for number in range(4):
        check(played(name, number, entries=200, take_back=0.05))


def test_own_rules_with_all_their_rights_come_back() -> None:
    rules = OWN_RULES.replace(four_nines="both", weak_talon_below=10, weak_hand_below=30)
    kinds: set[type[Event]] = set()
    for number in range(6):
        random = Random(number)
        state = MatchState.new(rules, 0)
        actions = []
        for _ in range(150):
            action = random_action(random, state)
            state, _ = state.apply(action)
            actions.append(action)
        header = played(number=number, entries=1).header
        record = Record(msgspec.structs.replace(header, rules=rules, first_dealer=0), tuple(actions))
        for deal in check(record):
            kinds |= {type(event) for event in deal.play()[1]}
    assert RedealClaimed in kinds


def test_the_deals_of_a_record_are_all_of_it() -> None:
    for _, record in many_records()[::2]:
        deals = played_deals(record)
        assert tuple(action for deal in deals for action in deal.actions) == record.actions
        state = record.replay()
        finished = [deal for deal in deals if any(isinstance(event, DealScored) for event in deal.play()[1])]
        assert [deal.number for deal in finished] == [result.number for result in state.results]
        for deal, result in zip(finished, state.results, strict=True):
            assert deal.standings == tuple(score.before for score in result.seats)
            assert deal.play()[0].standings == tuple(score.after for score in result.seats)


def test_what_the_text_looks_like() -> None:
    assert LINES[0] == "Thousand, deal 7"
    assert LINES[1] == "rules: classic"
    assert re.fullmatch(r'seat 0: -?\d+, "Anna", "human"(, \{.*\})?', LINES[2])
    labels = [line.split(":")[0] for line in LINES[1:]]
    assert labels[:8] == ["rules", "seat 0", "seat 1", "seat 2", "dealer", "hand 0", "hand 1", "hand 2"]
    assert labels[8] == "talon"
    assert labels[-3:] == ["result 0", "result 1", "result 2"]
    tricks = [line for line in LINES if line.startswith("trick")]
    assert len(tricks) in (0, 8)
    for line in tricks:
        assert re.fullmatch(r"trick \d: [0-2] ..( declare)?, [0-2] .., [0-2] .. = [0-2] takes \d+", line), (
            line
        )


def test_rules_of_ones_own_are_told_by_what_is_different() -> None:
    text = deal_text(played_deals(whole_match(OWN_RULES, 1, deals=1))[0])
    assert text.splitlines()[1:3] == [
        "rules: classic",
        'options: {"weak_hand_below": 20, "four_aces": "200", "endgame_at": 800, "dump_at_555": true}',
    ]


def test_a_message_may_stand_around_it() -> None:
    deal = deal_from_text(TEXT)
    quoted = "\ufeffHi!\n\nLook at this:\n" + "".join(f"> > {line}\r\n" for line in LINES) + "> \n> Bye\n"
    assert deal_from_text(quoted) == deal
    assert deal_from_text(TEXT + "\n" + TEXT.replace("deal 7", "deal 9")) == deal
    assert deal_from_text(TEXT.rstrip("\n")) == deal


def test_results_are_worked_out_again() -> None:
    text = "\n".join(line for line in LINES if not line.startswith("result"))
    text = re.sub(r" = \d takes \d+", "", text)
    assert deal_from_text(text) == deal_from_text(TEXT)


def test_names_may_be_anything_that_is_text() -> None:
    for name in ('a", "b', "x\ny\u2028z", "", "😀: 5, {}", "Ёлка = \\"):
        deal = deal_from_text(TEXT)
        seats = (SeatEntry(name, "human"), SeatEntry("B", f"bot:{name}"), *deal.seats[2:])
        named = msgspec.structs.replace(deal, seats=seats)
        assert deal_from_text(deal_text(named)) == named


def changed(label: str, line: str) -> tuple[str, int]:
    """The text with the first line of this label replaced, and that line's number."""
    number = next(number for number, old in enumerate(LINES) if old.split(":")[0] == label)
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]]), number + 1


@pytest.mark.parametrize(
    ("label", "line", "reason"),
    [
        ("rules", "rules: chess", "unknown preset 'chess'"),
        ("rules", "rules: polish-four", "3 seats for a table of 4"),
        ("rules", "options: {}", "the rules must be named before"),
        ("rules", "nonsense", "not a line of a deal"),
        ("rules", "Rules: classic", "not a line of a deal"),
        ("rules", "rules 1: classic", "not a line of a deal"),
        ("rules", "", "the rules are missing"),
        ("seat 0", 'seat 1: 0, "A", "human"', "expected seat 0"),
        ("seat 0", 'seat 0: 0, "A"', "a seat needs"),
        ("seat 0", 'seat 0: "0", "A", "human"', "a seat needs"),
        ("seat 0", 'seat 0: 0, "A", "human", []', "a seat needs"),
        ("seat 0", 'seat 0: 0, "A", "human", {"total": 5}', "what is 'total'"),
        ("seat 0", 'seat 0: 0, "A", "human", {"luck": 5}', "what is 'luck'"),
        ("seat 0", 'seat 0: 0, "A", "human", {"zero_marks": "x"}', "Expected `int`"),
        ("seat 0", f'seat 0: {10**9}, "A", "human"', "what is 1000000000"),
        ("seat 0", "seat 0: 0, A, human", "not JSON"),
        ("seat 0", 'seat 0: 0, "\ud800", "human"', "not JSON"),
        ("seat 0", "seat 0: " + "[" * 50_000, "not JSON"),
        ("dealer", "dealer: 3", "expected a seat that has been named"),
        ("dealer", "dealer: x", "expected a seat that has been named"),
        ("hand 0", "hand 0: AS KS", "hand 0: 2 cards instead of 7"),
        ("hand 0", "hand 0: AS KX", "not a card: 'KX'"),
        ("hand 0", "hand 0: AS AS AS AS AS AS AS", "not the 24 cards"),
        ("hand 0", "hand 3: AS AS AS AS AS AS AS", "hand 0: 0 cards"),
        ("talon", "talon: AS", "not the 24 cards"),
        ("auction", "auction: x bid 100", "expected a seat and what it does"),
        ("auction", "auction: 0 bid 7", "illegal action"),
        ("auction", "auction: 0 bid x", "'bid' needs a number"),
        ("auction", "auction: 3 pass", "illegal action"),
        ("auction", "auction: 0 deal", "a deal needs each"),
        ("auction", "auction: ", "expected a seat"),
    ],
    ids=lambda value: ascii(value)[:40],
)
def test_what_is_wrong_is_named(label: str, line: str, reason: str) -> None:
    text, number = changed(label, line)
    with pytest.raises(DealTextError) as error:
        deal_from_text(text)
    assert reason in error.value.reason
    assert len(error.value.reason.splitlines()) == 1
    assert str(error.value) == f"line {error.value.line}: {error.value.reason}"
    if reason.startswith(("not a line", "expected", "a seat", "what", "not JSON", "not a card", "illegal")):
        assert error.value.line == number


@pytest.mark.parametrize(
    "options",
    ["{", "[]", '{"must_trump": 5}', '{"luck": 1}', '{"must_trump": false, "must_overtrump": true}'],
)
def test_wrong_options_are_named(options: str) -> None:
    with pytest.raises(DealTextError) as error:
        deal_from_text("\n".join([*LINES[:2], f"options: {options}", *LINES[2:]]))
    assert error.value.line == 3


def test_play_that_breaks_a_rule_is_refused_where_it_does() -> None:
    deals = played_deals(whole_match(preset("polish"), 5))
    text = deal_text(next(deal for deal in deals if len(deal.actions) > 20))
    lines = text.splitlines()
    second = next(number for number, line in enumerate(lines) if line.startswith("trick 2"))
    plays = lines[second].partition(": ")[2].partition(" = ")[0]
    lines[second] = "trick 2: " + ", ".join(reversed(plays.split(", ")))
    with pytest.raises(DealTextError, match="illegal action") as error:
        deal_from_text("\n".join(lines))
    assert error.value.line == second + 1
    with pytest.raises(DealTextError, match="after the end of the deal"):
        deal_from_text(text.replace("result 0", "auction: 0 pass\nresult 0"))


@pytest.mark.parametrize("text", ["", "\n\n", "Thousand", "Thousand, deal x", "x" * 2_000_000, "\0" * 100])
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(DealTextError) as error:
        deal_from_text(text)
    assert len(str(error.value)) < 300


def outcome(text: str) -> tuple[int, PlayedDeal | None]:
    try:
        return 0, deal_from_text(text)
    except DealTextError as error:
        return error.line, None


def test_damaged_texts_are_refused_by_line_or_are_deals() -> None:
    random = Random(7)
    texts = [deal_text(deal) for _, record in many_records()[::4] for deal in played_deals(record)[:2]]
    refused = 0
    for _ in range(600):
        text = random.choice(texts)
        place = random.randrange(len(text))
        kind = random.randrange(4)
        if kind == 0:
            text = text[:place] + random.choice('0123456789AKQJT9SCDH ,:="{}[]\n\\é') + text[place + 1 :]
        elif kind == 1:
            text = text[:place] + text[place + random.randrange(1, 30) :]
        elif kind == 2:
            lines = text.split("\n")
            random.shuffle(lines)
            text = "\n".join(lines)
        else:
            text = text[:place]
        line, deal = outcome(text)
        if deal is None:
            assert 1 <= line <= text.count("\n") + 1
            refused += 1
        else:
            assert same(deal_from_text(deal_text(deal)), deal)
    assert 200 < refused < 600


def test_a_deal_begins_with_its_cards() -> None:
    for deal in played_deals(whole_match(preset("polish-two-talons"), 2)):
        assert isinstance(deal.actions[0], DealCards)
        assert deal.actions[0].seat == CHANCE


def test_the_code_brings_the_pack_in_its_order() -> None:
    for deal in played_deals(whole_match(preset("classic"), 5)):
        text = deal_text(deal)
        (line,) = (line for line in text.splitlines() if line.startswith("code: "))
        assert read_code(line.removeprefix("code: ")).action == deal.actions[0]
        assert deal_from_text(text) == deal


def test_a_text_without_a_code_is_the_same_deal() -> None:
    deal = deal_from_text(TEXT)
    assert same(deal_from_text("\n".join(line for line in LINES if not line.startswith("code"))), deal)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("code: ", "18 letters and digits"),
        ("code: 000000-000000-000000", "that of other cards"),
        ("code: 000000-000000-00000!", "in no deal code"),
        ("code: 000000-000000-000001", "a letter or digit is wrong"),
    ],
)
def test_a_wrong_code_is_refused_where_it_stands(line: str, reason: str) -> None:
    text, number = changed("code", line)
    with pytest.raises(DealTextError) as error:
        deal_from_text(text)
    assert reason in error.value.reason
    assert error.value.line == number


def test_a_code_of_another_dealer_is_refused() -> None:
    number = next(number for number, line in enumerate(LINES) if line.startswith("code: "))
    coded = read_code(LINES[number].removeprefix("code: "))
    other = write_code(msgspec.structs.replace(coded, dealer=(coded.dealer + 1) % 3))
    with pytest.raises(DealTextError, match="another dealer"):
        deal_from_text("\n".join([*LINES[:number], f"code: {other}", *LINES[number + 1 :]]))


def test_what_one_player_knows_has_no_code() -> None:
    deal = played_deals(played("classic", 6, entries=90))[-1]
    assert deal.play()[0].deal is not None, "the deal is over: take another number"
    assert "code:" not in known_deal_text(deal, 0)
    assert "code:" in deal_text(deal)
