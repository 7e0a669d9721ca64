"""The table: players, dice, records, saves, statistics. No words and no keys."""
