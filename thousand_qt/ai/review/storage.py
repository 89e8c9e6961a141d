"""Reviews as bytes, so that they can be kept and read again."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from thousand_qt.ai.review.matches import MatchReview
from thousand_qt.engine.cards import Card, Suit

FORMAT: Final = "thousand-review"
VERSION: Final = 1


class ReviewError(ValueError):
    """Bytes that are no review this program can read."""


class _Envelope(msgspec.Struct):
    format: str
    version: int
    review: msgspec.Raw


def to_bytes(review: MatchReview) -> bytes:
    """Write a review as JSON; the inverse of `from_bytes`."""
    inner = msgspec.Raw(msgspec.json.encode(review, enc_hook=_plain))
    return msgspec.json.encode(_Envelope(FORMAT, VERSION, inner))


def from_bytes(data: bytes) -> MatchReview:
    """Read a review; raises `ReviewError` saying what is wrong with the bytes."""
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ReviewError(f"not a review: {error}") from error
    if envelope.format != FORMAT:
        raise ReviewError(f"not a review of a match of Thousand (format is {envelope.format!r})")
    if envelope.version != VERSION:
        raise ReviewError(f"unknown version {envelope.version} (this program reads version {VERSION})")
    try:
        return msgspec.json.decode(envelope.review, type=MatchReview, dec_hook=_from_plain)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise ReviewError(f"a damaged review: {error}") from error


def _plain(value: object) -> str:
    if isinstance(value, Card | Suit):
        return str(value)
    raise NotImplementedError(f"cannot write {type(value).__name__}")


def _from_plain(wanted: type, value: Any) -> Card | Suit:
    if wanted is Card:
        return Card(value)
    if wanted is Suit:
        return Suit(value)
    raise NotImplementedError(f"cannot read {wanted.__name__}")
