"""The rules of the bluffing games. No words, no chance, no files."""
