"""Languages: catalogs, phrases that all games share, and the listener."""
