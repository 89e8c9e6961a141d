"""Records of matches on disk, and what is made of them. Standard library and msgspec, no Qt."""

from __future__ import annotations
