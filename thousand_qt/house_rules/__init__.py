"""Rule sets as people make them: options in groups, what goes with what, and sets in files."""

from __future__ import annotations
