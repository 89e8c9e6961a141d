"""The dialog of all settings."""

from __future__ import annotations
