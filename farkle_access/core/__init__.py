"""The contract every game keeps; it imports the standard library only."""
