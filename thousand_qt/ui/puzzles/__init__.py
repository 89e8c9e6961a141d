"""The window of puzzles: a position on the real table, and what the solver says to each move."""
