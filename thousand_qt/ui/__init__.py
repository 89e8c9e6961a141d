"""What the player sees round the table: the window, decision panels, sheets, dialogs, and all texts."""

from __future__ import annotations
