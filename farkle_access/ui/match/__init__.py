"""A match as it is heard and played, told again, and reviewed."""
