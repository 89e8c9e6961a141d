"""Checking that nobody chose the cards: every pack of a record has to follow from what the header says."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from thousand_qt.engine.actions import DealCards
from thousand_qt.engine.record import Header, Record, Remark, TakeBack
from thousand_qt.engine.shuffle import SecretDealing
from thousand_qt.records.deal_code import CodedDeal, DealCodeError, read_code


class ChosenPack(msgspec.Struct, frozen=True):
    """A pack that did not come from where the header says.

    Attributes:
        line: of the record, counted from 1.
        number: of the dealing, counted from 0.
    """

    line: int
    number: int
    pack: DealCards
    expected: DealCards


class Verdict(msgspec.Struct, frozen=True):
    """What was found about the cards of a record whose actions are all legal.

    Attributes:
        packs: how many were dealt, those taken back included.
        can_be_checked: False when the packs came from outside the program.
        is_committed: a secret was committed to before the first card; else there is a number at most.
        commitment_holds: the secret is the one that was committed to.
        first_dealer_follows: so does who dealt first; always true where that was free.
        chosen: the first pack that does not follow; None when all do.
        code: of the first deal, when the player asked for it by its code: its cards and its dealer follow
            from that, and from nothing else.
    """

    packs: int
    can_be_checked: bool
    is_committed: bool
    commitment_holds: bool = True
    first_dealer_follows: bool = True
    chosen: ChosenPack | None = None
    code: str | None = None

    @property
    def is_verified(self) -> bool:
        """All that can be checked was checked and is as it should be."""
        return (
            self.can_be_checked
            and self.commitment_holds
            and self.first_dealer_follows
            and self.chosen is None
        )


def verify(record: Record, commitment: str | None = None) -> Verdict:
    """Check the packs of a record; that its actions are legal is seen when it is loaded.

    `commitment` is what was noted before the match, else that of the header counts.
    """
    dealing = record.header.dealing
    packs = list(_packs(record))
    if dealing is None:
        return Verdict(
            len(packs), can_be_checked=False, is_committed=False, commitment_holds=commitment is None
        )
    code, asked_for = _asked_for(record.header)
    chosen = None
    for line, number, pack in packs:
        expected = dealing.pack(number) if asked_for is None or number else asked_for.action
        if pack != expected:
            chosen = ChosenPack(line, number, pack, expected)
            break
    if not isinstance(dealing, SecretDealing):
        holds = commitment is None
        return Verdict(len(packs), True, is_committed=False, commitment_holds=holds, chosen=chosen, code=code)
    players = record.header.rules.players
    first_dealer = dealing.first_dealer(players) if asked_for is None else asked_for.dealer % players
    promised = {record.header.commitment, commitment or record.header.commitment}
    return Verdict(
        len(packs),
        can_be_checked=True,
        is_committed=True,
        commitment_holds=promised == {dealing.commitment},
        first_dealer_follows=record.header.first_dealer == first_dealer,
        chosen=chosen,
        code=code,
    )


def _asked_for(header: Header) -> tuple[str | None, CodedDeal | None]:
    """Return code and deal when the header says that the first deal was asked for."""
    code: object = None if header.origin is None else header.origin.get("code")
    if not isinstance(code, str):
        return None, None
    try:
        return code, read_code(code)
    except DealCodeError:
        return None, None


def _packs(record: Record) -> Iterator[tuple[int, int, DealCards]]:
    """Yield every pack with its line and the number of its dealing; one taken back gives its number free."""
    dealt_before: list[int] = []  # for each action in force
    dealt = 0
    for line, entry in enumerate(record.entries, start=2):
        if isinstance(entry, TakeBack):
            dealt = dealt_before[-entry.count]
            del dealt_before[-entry.count :]
        elif not isinstance(entry, Remark):
            dealt_before.append(dealt)
            if isinstance(entry, DealCards):
                yield line, dealt, entry
                dealt += 1
