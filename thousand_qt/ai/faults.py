"""The ways a computer player can fail at a decision, as data: what is said about them is found elsewhere."""

from __future__ import annotations

import enum


class Fault(enum.StrEnum):
    """What was wrong with a decision, or with the program that should have made it."""

    NOT_FOUND = "not found"
    """There is no such program."""
    NOT_EXECUTABLE = "not executable"
    """There is, but it is nothing that can be run, or may not be."""
    NOT_STARTED = "not started"
    """It could not be started for another reason."""
    NO_GREETING = "no greeting"
    """It runs and says nothing."""
    NO_ANSWER = "no answer"
    """There was no answer in time."""
    ENDED = "ended"
    """The program ended, or closed its output, before it had answered."""
    UNREADABLE = "unreadable"
    """What it wrote is not the answer it should be."""
    ILLEGAL = "illegal"
    """The answer is nothing the rules allow now."""
    FAILED_TOO_OFTEN = "failed too often"
    """The program is not started any more."""
    BROKEN = "broken"
    """A player of our own failed: a fault in this program."""
