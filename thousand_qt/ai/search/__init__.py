"""Deciding by looking: the solver asked about many layouts of the cards that a player cannot see."""
