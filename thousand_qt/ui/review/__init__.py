"""The window in which a player looks back at the own decisions."""
