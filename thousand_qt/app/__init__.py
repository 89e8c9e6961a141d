"""What any desktop program needs and no card game explains: settings, folders, languages, colours, faults."""
