"""What shells and desktops call the program and its files, for all that has to say the same."""

from __future__ import annotations

from typing import Final

PROGRAM: Final = "thousand-qt"
"""The command."""

APPLICATION_ID: Final = "io.github.thousand_qt.Thousand"
"""What a desktop knows the program by: the name of its desktop file and of all that is installed with it."""

MATCH_MIME_TYPE: Final = "application/x-thousand-match"
"""The type of the record of a match; `packaging/linux` describes it to desktops."""
