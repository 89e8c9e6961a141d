"""What can be heard at the table, and exactly when: the animator tells, whoever has ears listens."""

from __future__ import annotations

import enum


class Moment(enum.Enum):
    """Something that happens on the table while events are shown."""

    PACK_SHUFFLED = enum.auto()
    CARD_LANDED = enum.auto()
    TRICK_GATHERED = enum.auto()
    MARRIAGE_DECLARED = enum.auto()
    CONTRACT_MADE = enum.auto()
    CONTRACT_FAILED = enum.auto()
