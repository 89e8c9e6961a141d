"""Computer players: they get what a player at the table sees, a `PlayerView`, and answer with an action."""
