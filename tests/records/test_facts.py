"""Facts of a match: what makes two records the same match, and points that are few but not none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.records.whole_matches import OWN_RULES, many_records, whole_match, with_header
from thousand_qt.engine.record import Record, Rename, SeatEntry, TakeBack
from thousand_qt.engine.record_text import read_record, write_record
from thousand_qt.engine.rules import PRESETS, Rules, preset
from thousand_qt.engine.scoring import Role
from thousand_qt.engine.shuffle import SeededDealing
from thousand_qt.records import facts
from thousand_qt.records.facts import fingerprint_of, identity_of, match_facts, preset_of, rules_key

RECORD = whole_match(preset("classic"), 1, deals=2, hour=1)
FILES = Path(__file__).parents[1] / "data" / "records"


def test_few_points_are_not_none() -> None:
    """A jack with two nines is two points, which the table rounds to nothing: no zero (A29)."""
    state = RECORD.replay()
    result = next(result for result in state.results if result.made is not None)
    defender = next(score for score in result.seats if score.role is Role.OPPONENT)
    for cards in (0, 2):
        few = msgspec.structs.replace(defender, cards=cards, marriages=0, leftover=0, rounded=0)
        seats = tuple(few if score is defender else score for score in result.seats)
        changed = msgspec.structs.replace(result, seats=seats)
        results = tuple(changed if old is result else old for old in state.results)
        deals = match_facts(RECORD, msgspec.structs.replace(state, results=results)).deals
        assert deals[result.number - 1].seats[defender.seat].no_points is (cards == 0)


def test_the_same_match_is_known_again() -> None:
    same = (
        RECORD,
        with_header(RECORD, title="Sunday", program="9.9", commitment="0" * 64),
        Record(RECORD.header, (*RECORD.entries, Rename("Sunday"))),
        Record(RECORD.header, (*RECORD.entries, RECORD.actions[0], TakeBack(1))),
        read_record(write_record(RECORD)),
    )
    assert len({fingerprint_of(record) for record in same}) == 1
    assert len({identity_of(record) for record in same}) == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": (SeatEntry("Ann", "human"), *RECORD.header.seats[1:])},
        {"seats": (SeatEntry("Anna", "casual"), *RECORD.header.seats[1:])},
        {"first_dealer": (RECORD.header.first_dealer + 1) % 3},
        {"dealing": SeededDealing(5)},
        {"dealing": None},
        {"started": "2026-01-01T01:00:01+00:00"},
        {"origin": {"repeats": "x"}},
    ],
    ids=str,
)
def test_another_match_is_another(changes: dict[str, Any]) -> None:
    other = with_header(RECORD, **changes)
    assert identity_of(other) != identity_of(RECORD)
    assert fingerprint_of(other) != fingerprint_of(RECORD)


def test_a_match_keeps_its_identity_while_it_is_played() -> None:
    fingerprints = {fingerprint_of(Record(RECORD.header, RECORD.entries[:upto])) for upto in range(20)}
    assert len(fingerprints) == 20
    assert len({identity_of(Record(RECORD.header, RECORD.entries[:upto])) for upto in range(20)}) == 1
    without_dealing = with_header(RECORD, dealing=None)
    assert (
        len({identity_of(Record(without_dealing.header, RECORD.entries[:upto])) for upto in range(1, 20)})
        == 1
    )


def test_matches_are_told_apart_by_their_first_cards_where_nothing_else_does() -> None:
    bare = {"dealing": None, "started": None}
    one = with_header(RECORD, **bare)
    other = with_header(
        whole_match(preset("classic"), 2, deals=2, hour=1), first_dealer=one.header.first_dealer, **bare
    )
    assert identity_of(one) != identity_of(other)


def test_many_matches_have_many_identities() -> None:
    records = [record for _, record in many_records()]
    assert len({identity_of(record) for record in records}) == len(records)
    assert len({fingerprint_of(record) for record in records}) == len(records)


def test_identities_last_for_ever() -> None:
    """Reviews are kept under them: a new version of the program must find the same ones."""
    found = {
        path.name: identity_of(read_record(path.read_text(encoding="utf-8")))[:12]
        for path in sorted(FILES.glob("version-*-whole.*"))
    }
    assert found["version-1-whole.jsonl"] == "6e6f2fcd57f3"
    assert identity_of(RECORD)[:12] == "c0ea25d02eb6"


def test_an_option_of_a_later_program_changes_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    before = (fingerprint_of(RECORD), identity_of(RECORD), rules_key(OWN_RULES))
    options = facts.rules_to_options

    def with_one_more(rules: Rules) -> dict[str, Any]:
        return {**options(rules), "wear_hats": False}

    monkeypatch.setattr(facts, "rules_to_options", with_one_more)
    assert (fingerprint_of(RECORD), identity_of(RECORD), rules_key(OWN_RULES)) == before


def test_rule_sets_are_told_apart() -> None:
    for name, rules in PRESETS.items():
        assert preset_of(rules) == rules_key(rules) == name
        assert preset_of(msgspec.convert(msgspec.to_builtins(rules), Rules)) == name
    assert preset_of(OWN_RULES) is None
    assert rules_key(OWN_RULES).startswith("own-")
    assert rules_key(OWN_RULES) != rules_key(OWN_RULES.replace(weak_hand_below=21))
    assert rules_key(OWN_RULES) == rules_key(OWN_RULES.replace(weak_hand_below=20))
