"""Lessons at the table: the window in which they are given, and their list."""
