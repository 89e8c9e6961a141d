"""Makes the numbers the strong players are trained with."""
