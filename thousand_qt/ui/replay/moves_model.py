"""The moves of a match as a tree: deals, their parts, and what happened in each."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from thousand_qt.engine.events import (
    AuctionWon,
    CardGiven,
    CardsDealt,
    DealResult,
    DealScored,
    Event,
    TrickTaken,
)
from thousand_qt.session.replay import ReplayCursor
from thousand_qt.session.replay_moments import Moment, MomentKind, Section
from thousand_qt.ui.texts.moments import (
    deal_sentence,
    deal_title,
    moment_lines,
    part_note,
    section_title,
    taken_back_line,
)

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class RowKind(enum.Enum):
    DEAL = enum.auto()
    PART = enum.auto()
    LINE = enum.auto()
    TAKEN_BACK = enum.auto()


@dataclass(eq=False, slots=True)
class Row:
    """A row of the tree.

    Attributes:
        position: where a click leads.
        line: which of the lines of the moment at this position it shows.
        seat: whose line it is; None for nobody's.
        result: how the deal ended; None while it goes on, and when it was dealt anew.
        end: how the part ended, in its row: who won the auction or took the trick.
    """

    kind: RowKind
    position: int
    number: int = 0
    line: int = 0
    seat: int | None = None
    result: DealResult | None = None
    end: TrickTaken | AuctionWon | None = None
    parent: Row | None = None
    children: list[Row] = field(default_factory=list)

    def add(self, child: Row) -> Row:
        child.parent = self
        child.number = len(self.children)
        self.children.append(child)
        return child


class MovesModel(QAbstractItemModel):
    """Shows what a cursor can stop at. Rows are the same for all eyes; what they say is not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cursor: ReplayCursor | None = None
        self._names: tuple[str, ...] = ()
        self._eyes: int | None = None
        self._root = Row(RowKind.DEAL, 0)
        self._rows_of: dict[int, Row] = {}

    def show_match(self, cursor: ReplayCursor, names: Sequence[str]) -> None:
        """List the moves of this match."""
        self.beginResetModel()
        self._cursor = cursor
        self._names = tuple(names)
        tree = _Tree(cursor)
        self._root, self._rows_of = tree.root, tree.rows_of
        self.endResetModel()

    @property
    def last(self) -> int:
        """The last position."""
        return 0 if self._cursor is None else self._cursor.last

    def set_eyes(self, eyes: int | None) -> None:
        """Say what this seat knows, or all there is to know."""
        if eyes != self._eyes:
            self._eyes = eyes
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.layoutChanged.emit()

    def row_at(self, index: _Index) -> Row | None:
        """Return the row of an index."""
        return index.internalPointer() if index.isValid() else None

    def index_of(self, position: int) -> QModelIndex:
        """Return the row of a moment; that of its deal for the dealing itself, none for the beginning."""
        row = self._rows_of.get(position)
        return QModelIndex() if row is None else self.createIndex(row.number, 0, row)

    def position_of(self, index: _Index) -> int | None:
        """Return where a row leads."""
        row = self.row_at(index)
        return None if row is None else row.position

    def text(self, row: Row) -> str:
        """Return what a row says."""
        moment = self._moment(row)
        match row.kind:
            case RowKind.DEAL:
                return deal_title(moment.deal)
            case RowKind.PART:
                return section_title(moment)
            case RowKind.TAKEN_BACK:
                return taken_back_line(row.line)
            case RowKind.LINE:
                lines = moment_lines(moment, self._names, self._eyes_at(moment))
                return lines[row.line] if row.line < len(lines) else ""

    def note(self, row: Row) -> str:
        """Return what stands small beside a part of a deal: who won the auction or took the trick."""
        return "" if row.end is None else part_note(row.end, self._names)

    def sentence(self, row: Row) -> str:
        """Return a row for those who do not see its marks."""
        if row.kind is RowKind.DEAL:
            return deal_sentence(self._moment(row).deal, row.result, self._names)
        note = self.note(row)
        return f"{self.text(row)}\n{note}" if note else self.text(row)

    def _moment(self, row: Row) -> Moment:
        assert self._cursor is not None
        return self._cursor.moments[row.position]

    def _eyes_at(self, moment: Moment) -> int | None:
        assert self._cursor is not None
        return self._cursor.secret_eyes if self._cursor.is_secret_at(moment) else self._eyes

    # Qt

    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.sentence(row)
        return None

    def index(self, row: int, column: int, parent: _Index = _ROOT) -> QModelIndex:
        above = self.row_at(parent) or self._root
        if column == 0 and 0 <= row < len(above.children):
            return self.createIndex(row, 0, above.children[row])
        return QModelIndex()

    def parent(self, index: _Index) -> QModelIndex:  # type: ignore[override] - Qt has another `parent` too
        row = self.row_at(index)
        if row is None or row.parent is None or row.parent is self._root:
            return QModelIndex()
        return self.createIndex(row.parent.number, 0, row.parent)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return len((self.row_at(parent) or self._root).children)


class _Tree:
    """Builds the rows of a match.

    Attributes:
        rows_of: the row of each position.
    """

    def __init__(self, cursor: ReplayCursor) -> None:
        self.root = Row(RowKind.DEAL, 0)
        self.rows_of: dict[int, Row] = {}
        self._deal = self._part = self.root
        self._shown_part: tuple[int, Section, int] | None = None
        for position, moment in enumerate(cursor.moments):
            if moment.kind is not MomentKind.BEGINNING:
                self._add(position, moment)
        if cursor.taken_back_at_end:
            self._deal.add(Row(RowKind.TAKEN_BACK, cursor.last, line=cursor.taken_back_at_end))

    def _add(self, position: int, moment: Moment) -> None:
        if moment.kind is MomentKind.DEALT:
            self._deal = self._part = self.rows_of[position] = self.root.add(Row(RowKind.DEAL, position))
        elif moment.part != self._shown_part:
            self._part = self._deal
            if moment.section in (Section.BIDDING, Section.EXCHANGE, Section.TRICK):
                self._part = self._deal.add(Row(RowKind.PART, position))
        self._shown_part = moment.part
        if moment.taken_back:
            self._part.add(Row(RowKind.TAKEN_BACK, position, line=moment.taken_back))
        if moment.kind is not MomentKind.DEALT:
            self._add_lines(position, moment)

    def _add_lines(self, position: int, moment: Moment) -> None:
        for line, event in enumerate(moment.told):
            if isinstance(event, TrickTaken | AuctionWon):  # the row of the part says so
                self._part.end = event
                continue
            if isinstance(event, DealScored):
                self._deal.result = event.result
            row = self._part.add(Row(RowKind.LINE, position, line=line, seat=_seat_of(event)))
            self.rows_of.setdefault(position, row)


def _seat_of(event: Event) -> int | None:
    """Return whose line an event is."""
    if isinstance(event, CardGiven):
        return event.giver
    if isinstance(event, CardsDealt):
        return event.dealer
    if isinstance(event, DealScored):
        return event.result.declarer
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None
