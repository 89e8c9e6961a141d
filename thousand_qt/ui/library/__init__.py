"""The library of matches on the screen: the list, what can be done with matches, and the work behind it."""
