"""Whatever the standard library reads from TOML can be written back, for any text."""

from __future__ import annotations

import datetime
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand_qt.app.toml_writer import dumps

scalars = (
    st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.dates()
    | st.times()
    | st.datetimes()
    | st.datetimes(timezones=st.just(datetime.UTC))
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text(), values, max_size=6))
def test_what_is_written_is_read_back(document: dict[str, object]) -> None:
    assert tomllib.loads(dumps(document)) == document


@pytest.mark.parametrize(
    "text", ['say "hi"', "back\\slash", "new\nline\r\ttab", "\x00\x1f\x7f", "Żółć Ёж 🂡 \u2028", ""]
)
def test_awkward_texts(text: str) -> None:
    assert tomllib.loads(dumps({text: text})) == {text: text}


def test_half_a_character_becomes_one_that_a_file_can_hold() -> None:
    written = dumps({"name": "A\udc80"})
    assert tomllib.loads(written.encode().decode()) == {"name": "A\ufffd"}


def test_a_value_toml_does_not_know_is_refused() -> None:
    with pytest.raises(TypeError, match="NoneType"):
        dumps({"nothing": None})
