"""Thousand (Tysiąc, Тысяча): a desktop card game. The version number lives here and nowhere else."""

from __future__ import annotations

__version__ = "0.9.0"
