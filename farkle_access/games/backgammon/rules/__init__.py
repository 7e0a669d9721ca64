"""The rules of backgammon. No words, no chance, no files."""
