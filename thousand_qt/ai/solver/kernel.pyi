# What the rest of the package sees of the search, in types that are not the compiler's.
from __future__ import annotations

from collections.abc import Sequence

from thousand_qt.ai.solver.options import PlayOptions
from thousand_qt.ai.solver.tables import Tables

class StopFlag:
    def set(self) -> None: ...
    def clear(self) -> None: ...
    def is_set(self) -> bool: ...

class Kernel:
    def __init__(
        self,
        stop_flag: StopFlag,
        options: PlayOptions,
        weights: tuple[int, int, int],
        tables: Tables,
        techniques: int,
        table_bits: int,
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def was_stopped(self) -> bool: ...
    def forget(self) -> None: ...
    def set_position(
        self,
        hands: Sequence[int],
        stock: Sequence[int],
        leftover: int,
        player: int,
        trump: int,
        first_lead: bool,
        trick: tuple[int, int, int, int, int],
    ) -> None: ...
    def set_trump_owner(self, player: int) -> None: ...
    def search(self, alpha: int, beta: int) -> int: ...
    def search_move(self, move: int, alpha: int, beta: int) -> int: ...
    def moves(self) -> list[int]: ...
