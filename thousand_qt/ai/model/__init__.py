"""What was learned from deals the program played against itself: hands, the others' contracts, the match."""
