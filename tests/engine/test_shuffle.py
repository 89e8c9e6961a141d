"""The honest shuffle: exactly as SHUFFLE.md says, by that page's program, and without a favourite card."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.engine import shuffle
from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.cards import PACK, parse_cards
from thousand_qt.engine.shuffle import (
    SECRET_BYTES,
    Dealing,
    SecretDealing,
    SeededDealing,
    is_digest,
    shuffled,
)

PAGE = (Path(shuffle.__file__).parent / "SHUFFLE.md").read_text(encoding="utf-8")
COUNTING = bytes(range(SECRET_BYTES))
SECRETS = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)


def program_of_the_page() -> dict[str, Any]:
    names: dict[str, Any] = {}
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    exec(found[1], names)  # noqa: S102 - that a stranger can run it is what is tested
    return names


@given(SECRETS, st.integers(0, 10**6))
def test_the_program_of_the_page_deals_the_same(secret: bytes, number: int) -> None:
    page, dealing = program_of_the_page(), SecretDealing.of(secret)
    assert page["commitment"](secret) == dealing.commitment
    assert page["pack"](secret, number) == [card.text for card in dealing.pack(number).pack]
    for players in (2, 3, 4):
        assert page["first_dealer"](secret, players) == dealing.first_dealer(players)


def test_the_values_of_the_page() -> None:
    dealing = SecretDealing.of(COUNTING)
    assert f"`{dealing.commitment}`" in PAGE
    packs = dict(re.findall(r"\| dealing (\d+) \| `([^`]+)` \|", PAGE))
    assert list(packs) == ["0", "1", "1000"]
    for number, cards in packs.items():
        assert dealing.pack(int(number)) == DealCards(parse_cards(cards))
    dealers = ", ".join(str(dealing.first_dealer(players)) for players in (2, 3, 4))
    assert f"| first dealer of 2, 3, 4 players | {dealers} |" in PAGE


@given(SECRETS, st.integers(0, 5000))
def test_every_pack_is_a_whole_one_and_its_own(secret: bytes, number: int) -> None:
    dealing = SecretDealing.of(secret)
    pack = dealing.pack(number)
    assert sorted(pack.pack) == list(PACK)
    assert pack == SecretDealing(secret.hex()).pack(number)
    assert pack != dealing.pack(number + 1)


def test_one_bit_of_the_secret_changes_everything() -> None:
    dealing, other = SecretDealing.of(COUNTING), SecretDealing.of(bytes([1, *COUNTING[1:]]))
    assert dealing.commitment != other.commitment
    assert dealing.pack(0) != other.pack(0)
    assert dealing.player_seed(1) != other.player_seed(1)


def test_players_have_seeds_of_their_own_that_fit_into_48_bits() -> None:
    seeds = {
        SecretDealing.of(number.to_bytes(SECRET_BYTES, "big")).player_seed(seat)
        for number in range(200)
        for seat in range(4)
    }
    assert len(seeds) == 800
    assert max(seeds) < 1 << 48


def test_every_seat_deals_first_equally_often() -> None:
    dealings = [SecretDealing.of(number.to_bytes(SECRET_BYTES, "big")) for number in range(6000)]
    for players in (2, 3, 4):
        counts = Counter(dealing.first_dealer(players) for dealing in dealings)
        assert sorted(counts) == list(range(players))
        assert all(abs(count - 6000 / players) < 250 for count in counts.values())


@pytest.mark.parametrize("secret", ["", "00", "0" * 63, "0" * 65, "0" * 63 + "G", "AB" * 32, "0" * 64 + "\n"])
def test_what_is_no_secret(secret: str) -> None:
    assert not is_digest(secret)
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        SecretDealing(secret)


@pytest.mark.parametrize("count", [0, 16, 31, 33, 64])
def test_a_secret_has_32_bytes(count: int) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        SecretDealing.of(bytes(count))


def test_packs_from_a_number_never_change() -> None:
    """Records of version 1 hold such numbers."""
    dealing = SeededDealing(7)
    assert dealing.pack(0) == shuffled(7, 0)
    assert str(shuffled(7, 0)) == (
        "deal TC JD TS KS AC JS KD JH 9D AH QS KC KH 9H AS 9S QD QH 9C QC TD TH JC AD"
    )
    assert [dealing.player_seed(seat) for seat in range(3)] == [28, 29, 30]


@pytest.mark.parametrize("dealing", [SecretDealing.of(COUNTING), SeededDealing(-3)])
def test_dealings_have_their_method_in_json(dealing: Dealing) -> None:
    data = msgspec.to_builtins(dealing)
    assert data["method"] in ("sha256-1", "python-random-1")
    assert msgspec.convert(data, Dealing) == dealing


def test_no_card_no_place_and_no_neighbour_is_preferred() -> None:
    """The packs are always the same, so this passes or never will; `bench_shuffle` asks more, of a million.

    The bound is narrow enough to notice remainders taken from bytes without skipping any.
    """
    deals = 20_000
    dealing = SecretDealing.of(COUNTING)
    places, neighbours = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    first_and_last = Counter[int]()
    for number in range(deals):
        order = [card.index for card in dealing.pack(number).pack]
        places.update(enumerate(order))
        neighbours.update(pairwise(order))
        first_and_last[(order[-1] - order[0]) % 24] += 1
    assert within(places, 24 * 24, deals / 24)
    assert within(neighbours, 24 * 23, deals / 24)
    assert within(first_and_last, 23, deals / 23)


def within(counts: Counter[Any], cells: int, expected: float) -> bool:
    """Tell whether there are so many cells, and chi-square over them is at most 3.5 deviations too large."""
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    return len(counts) == cells and chi_square - cells < 3.5 * (2 * cells) ** 0.5
