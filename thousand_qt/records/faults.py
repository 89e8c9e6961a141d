"""What can be wrong with a record's file, as data; what can be wrong with its lines the engine knows."""

from __future__ import annotations

from pathlib import Path

import msgspec

from thousand_qt.engine.record_faults import RecordFault


class Unreadable(msgspec.Struct, frozen=True):
    """The system does not give the file: it is not there, or it may not be read."""

    reason: str
    """The system's own words."""

    def __str__(self) -> str:
        return f"cannot be read: {self.reason}"


class Unwritable(msgspec.Struct, frozen=True):
    """The file may be read but not be gone on with."""

    reason: str
    """The system's own words."""

    def __str__(self) -> str:
        return f"cannot be written: {self.reason}"


class NotAFile(msgspec.Struct, frozen=True):
    """A folder, a device or a pipe."""

    is_folder: bool

    def __str__(self) -> str:
        return "a folder, not a file" if self.is_folder else "not a regular file"


class TooLarge(msgspec.Struct, frozen=True):
    """No match is as long as that. Both numbers are bytes."""

    size: int
    limit: int

    def __str__(self) -> str:
        return f"too large for a record: {self.size} bytes, at most {self.limit} are read"


class InUse(msgspec.Struct, frozen=True):
    """Another window or program is writing this record."""

    def __str__(self) -> str:
        return "in use: another program is writing this record"


class NotUtf8(msgspec.Struct, frozen=True):
    """The text has another encoding, or the disk damaged it."""

    byte: int
    """The value of the first byte that cannot be, 0-255."""
    position: int
    """Where it is in the file, counted from 0."""

    def __str__(self) -> str:
        return f"not text in UTF-8: byte 0x{self.byte:02x} at position {self.position}"


class NullBytes(msgspec.Struct, frozen=True):
    """Zeros where text should be: what a power failure leaves of a file, or no text file at all."""

    position: int

    def __str__(self) -> str:
        return f"null bytes instead of text at position {self.position}"


FileFault = Unreadable | Unwritable | NotAFile | TooLarge | InUse | NotUtf8 | NullBytes
Fault = FileFault | RecordFault


class RecordFileError(Exception):
    """A record's file that cannot be opened.

    Attributes:
        line: counts from 1; None when it is not about a line.
        fault: what is wrong, as data.
    """

    def __init__(self, path: Path, line: int | None, fault: Fault) -> None:
        where = path if line is None else f"{path}, line {line}"
        super().__init__(f"{where}: {fault}")
        self.path = path
        self.line = line
        self.fault = fault

    @property
    def reason(self) -> str:
        """What is wrong, as one line of English."""
        return str(self.fault)
