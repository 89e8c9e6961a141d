"""Reviews are written and read back; anything else is refused with the reason."""

from __future__ import annotations

import json
import random

import pytest

from tests.ai.review.played import played, with_person
from thousand_qt.ai.review import (
    MatchReview,
    ReviewError,
    from_bytes,
    replay_with_master,
    review_record,
    to_bytes,
)
from thousand_qt.ai.seat import Budget


def reviewed(preset: str = "classic") -> MatchReview:
    levels = ("beginner", "casual", "casual") if preset == "classic" else ("beginner", "casual")
    record = with_person(played(preset, levels, seed=6, deals=2), 0)
    review = review_record(record, 0, budget=Budget(worlds=16))
    return review.with_replay(replay_with_master(record, 2, 0, budget=Budget(worlds=4)))


@pytest.mark.parametrize("preset", ["classic", "polish-two-talons"])
def test_a_review_is_read_back_as_it_was(preset: str) -> None:
    review = reviewed(preset)
    read = from_bytes(to_bytes(review))
    assert read == review
    assert read.deals[1].replayed is not None
    assert read.deals[1].replayed.result is not None
    assert read.summary == review.summary
    assert [decision.taken for decision in read.decisions] == [
        decision.taken for decision in review.decisions
    ]


def test_a_replay_belongs_to_a_deal_that_was_reviewed() -> None:
    record = played("classic", ("beginner", "casual", "casual"), seed=6, deals=2)
    review = review_record(record, 0, budget=Budget(worlds=8), deal=1)
    with pytest.raises(ValueError, match="deal 2 is not part"):
        review.with_replay(replay_with_master(record, 2, 0, level="casual"))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a review"),
        (b"\xff\xfe", "not a review"),
        (b"[]", "not a review"),
        (b"[" * 100_000, "not a review"),
        (b'{"format": "thousand-match", "version": 1, "review": {}}', "thousand-match"),
        (b'{"format": "thousand-review", "version": 2, "review": {}}', "unknown version 2"),
        (b'{"format": "thousand-review", "version": 1, "review": {}}', "damaged"),
        (b'{"format": "thousand-review", "version": 1}', "not a review"),
    ],
)
def test_what_is_no_review_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(ReviewError, match=reason):
        from_bytes(data)


def test_damage_is_refused_or_harmless() -> None:
    data = to_bytes(reviewed())
    rng = random.Random(1)
    refused = 0
    for _ in range(400):
        damaged = bytearray(data)
        for _ in range(rng.randint(1, 3)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        try:
            from_bytes(bytes(damaged))
        except ReviewError:
            refused += 1
    assert refused > 100
    wrong = json.loads(data)
    wrong["review"]["deals"][1]["replayed"]["result"]["hands"][0][0] = "XX"
    with pytest.raises(ReviewError, match="damaged"):
        from_bytes(json.dumps(wrong).encode())
