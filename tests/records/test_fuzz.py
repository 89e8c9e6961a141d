"""Thousands of damaged records: each is read as far as it is one, or refused; nothing else ever happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records import fuzz
from thousand_qt.records import loading


def test_two_thousand_damaged_records(tmp_path: Path) -> None:
    outcomes = fuzz.run(2000, 1, tmp_path)
    assert outcomes.total() == 2000
    assert outcomes["record"] > 20
    assert outcomes["torn record"] > 20
    assert len(outcomes) > 10


def test_valid_records_are_read_whole(tmp_path: Path) -> None:
    for data in fuzz.samples():
        assert fuzz.outcome_of(tmp_path / "x", data) == "record"


def test_the_fuzzer_notices_an_error_that_should_not_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(_path: Path, data: bytes) -> str:
        return data.decode()

    monkeypatch.setattr(loading, "_decode", forgetful)
    with pytest.raises(UnicodeDecodeError) as error:
        fuzz.run(2000, 1, tmp_path)
    assert "of seed 1" in error.value.__notes__[0]
