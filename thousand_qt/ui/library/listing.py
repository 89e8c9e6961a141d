"""What a look into the library finds: which matches are to be listed, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from thousand_qt.records.entries import Folder, MatchFilter, RuleSet, SortBy, Status
from thousand_qt.records.library import Library


class Listing(msgspec.Struct, frozen=True):
    """What there is.

    Attributes:
        ids: The matches to be listed, in order.
        counts: How many there are on each shelf, whatever is listed.
        rule_sets: By which was played.
        fault: Why the index cannot be kept; empty when it is.
    """

    ids: tuple[str, ...]
    counts: Mapping[Folder, int]
    rule_sets: tuple[RuleSet, ...]
    fault: str


def look_into(
    library: Library, shelf: Folder, wanted: MatchFilter, sort: SortBy, *, descending: bool
) -> Listing:
    """Find what is to be listed of a shelf; takes its time, so not in the GUI thread."""

    def count(wanted: MatchFilter) -> int:
        return library.find(wanted, limit=0).total

    counts = {folder: count(MatchFilter(folder=folder)) for folder in Folder}
    # A damaged file is set aside only when it is opened: until then it lies among the others.
    counts[Folder.DAMAGED] += count(MatchFilter(status=Status.DAMAGED))
    ids = library.find_ids(wanted, sort, descending=descending)
    if shelf is Folder.DAMAGED:
        among_others = msgspec.structs.replace(
            wanted, folder=Folder.MATCHES, status=Status.DAMAGED, result=None
        )
        ids = library.find_ids(among_others, sort, descending=descending) + ids
    return Listing(ids, counts, library.rule_sets(), library.fault)
