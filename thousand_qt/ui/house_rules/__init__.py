"""The editor of rule sets."""

from __future__ import annotations
