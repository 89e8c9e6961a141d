"""Codes of deals bring the same cards back, and whatever a person mistypes is noticed."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.engine.cards import PACK, parse_cards
from thousand_qt.engine.shuffle import SECRET_BYTES, SecretDealing
from thousand_qt.records.deal_code import (
    LENGTH,
    CodedDeal,
    DealCodeError,
    Mistyped,
    WrongLength,
    WrongSign,
    read_code,
    write_code,
)

DEALS = st.builds(CodedDeal, st.permutations(PACK).map(tuple), st.integers(0, 3))
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
KNOWN = {
    # Codes that people have written down. They mean these cards for ever.
    "000000-000000-000000": CodedDeal(PACK, 0),
    "ZFZ10W-RQB234-PFZZGN": CodedDeal(tuple(reversed(PACK)), 3),
    "VXBQN0-36YEKA-498DDV": CodedDeal(
        parse_cards("KH 9C AS JC QD TH KC 9H AH QC KS JD TS 9D AC QS KD TC JH AD 9S QH JS TD"), 1
    ),
}


def fault_of(text: str):
    with pytest.raises(DealCodeError) as caught:
        read_code(text)
    return caught.value.fault


def read_or_refuse(text: str):
    """Return what a text means, or what is wrong with it."""
    try:
        return read_code(text)
    except DealCodeError as error:
        return error.fault


@given(DEALS)
def test_every_deal_comes_back(deal):
    code = write_code(deal)
    assert re.fullmatch(f"[{DIGITS}]{{6}}-[{DIGITS}]{{6}}-[{DIGITS}]{{6}}", code)
    assert read_code(code) == deal


@pytest.mark.parametrize(("code", "deal"), KNOWN.items())
def test_codes_written_down_long_ago_mean_the_same(code, deal):
    assert read_code(code) == deal
    assert write_code(deal) == code


def test_different_deals_have_different_codes():
    dealing = SecretDealing.of(bytes(SECRET_BYTES))
    deals = {CodedDeal(dealing.pack(number).pack, dealer) for number in range(500) for dealer in range(4)}
    assert len({write_code(deal) for deal in deals}) == len(deals) == 2000


@given(DEALS, st.integers(0, LENGTH - 1), st.sampled_from(DIGITS))
def test_one_wrong_digit_is_always_noticed(deal, place, digit):
    plain = write_code(deal).replace("-", "")
    wrong = plain[:place] + digit + plain[place + 1 :]
    if wrong == plain:
        assert read_code(wrong) == deal
    else:
        assert fault_of(wrong) == Mistyped()


@given(DEALS, st.integers(1, 2))
def test_digits_that_changed_places_are_always_noticed(deal, distance):
    plain = write_code(deal).replace("-", "")
    for first in range(LENGTH - distance):
        digits = list(plain)
        digits[first], digits[first + distance] = digits[first + distance], digits[first]
        if digits != list(plain):
            assert fault_of("".join(digits)) == Mistyped()


@given(DEALS, st.sampled_from(["lower", "blanks", "none", "dashes", "russian", "alike"]))
def test_it_may_be_written_as_people_write(deal, how):
    code = write_code(deal)
    written = {
        "lower": code.lower(),
        "blanks": f"\t{code.replace('-', ' ')} \n",
        "none": code.replace("-", ""),
        "dashes": code.replace("-", " – "),
        "russian": code.translate(str.maketrans("ABEKMHPCTYX", "АВЕКМНРСТУХ")).lower(),
        "alike": code.replace("0", "o").replace("1", "l"),
    }
    assert read_code(written[how]) == deal


@given(DEALS, st.integers(0, LENGTH - 1))
def test_missing_and_added_digits_are_counted(deal, cut):
    plain = write_code(deal).replace("-", "")
    assert fault_of(plain[:cut]) == WrongLength(cut)
    assert fault_of(plain + plain[: cut + 1]) == WrongLength(LENGTH + cut + 1)


@pytest.mark.parametrize("sign", ["U", "u", "!", "é", "Ж", "ß", "😀", "０", "\0", "²"])
def test_a_sign_of_no_code_is_named(sign):
    fault = fault_of(f"00000{sign}-000000-000000")
    assert fault == WrongSign(sign)
    assert repr(sign) in str(fault)


@given(st.text(max_size=60))
def test_any_text_is_a_deal_or_a_fault(text):
    deal = read_or_refuse(text)
    if isinstance(deal, CodedDeal):
        assert sorted(deal.pack) == list(PACK)
    else:
        assert str(deal)


@given(st.text(DIGITS, min_size=LENGTH, max_size=LENGTH))
def test_what_is_read_is_written_the_same(text):
    deal = read_or_refuse(text)
    if isinstance(deal, CodedDeal):
        assert write_code(deal).replace("-", "") == text
    else:
        assert deal == Mistyped()


def test_numbers_beyond_the_last_deal_are_no_codes():
    """The highest code is known; the next multiples of the check number are not codes of anything."""
    last = 0
    for digit in "ZFZ10W-RQB234-PFZZGN".replace("-", ""):
        last = last * 32 + DIGITS.index(digit)
    for step in (1, 2, 5):
        number, digits = last + 491 * step, ""
        while number:
            number, digit = divmod(number, 32)
            digits = DIGITS[digit] + digits
        assert fault_of(digits) == Mistyped()


@pytest.mark.parametrize(
    "deal",
    [
        CodedDeal(PACK[:23], 0),
        CodedDeal((*PACK[:23], PACK[0]), 0),
        CodedDeal((*PACK, PACK[0]), 0),
        CodedDeal(PACK, 4),
        CodedDeal(PACK, -1),
    ],
)
def test_what_is_no_deal_has_no_code(deal):
    with pytest.raises(ValueError, match="24 cards"):
        write_code(deal)


def test_neighbours_among_deals_look_different_enough():
    """Whoever changes two cards of a pack gets a code that nobody takes for the old one."""
    pack = list(PACK)
    for first, second in pairwise(range(24)):
        other = list(pack)
        other[first], other[second] = other[second], other[first]
        changed = zip(write_code(CodedDeal(tuple(other), 0)), write_code(CodedDeal(PACK, 0)), strict=True)
        assert sum(one != two for one, two in changed) >= 2
