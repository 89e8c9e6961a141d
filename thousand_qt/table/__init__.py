"""The card table: a graphics scene that shows one player's view of a match and lets cards be chosen."""
