"""Measures computer players against each other: frozen deals, every seating, honest intervals."""
