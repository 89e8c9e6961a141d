"""Looking at a match again: the window, its time line, its list of moves, and what can be done from there."""
