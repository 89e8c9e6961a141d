"""The game of Thousand itself: rules, state and records, without Qt, files, clocks or global randomness."""
