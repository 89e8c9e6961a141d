"""Running a match: between the pure engine and whatever shows it. Of Qt only QtCore."""
