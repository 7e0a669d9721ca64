"""The sentences of the bluffing games."""
