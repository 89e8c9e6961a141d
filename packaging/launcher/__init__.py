"""What stands between a fresh checkout and a running game. It uses the standard library only."""
