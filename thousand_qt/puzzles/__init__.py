"""Puzzles: positions with all cards open, a goal, and one first move that reaches it; no Qt."""
