"""The sentences of Farkle."""
