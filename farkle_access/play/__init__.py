"""The table: players, dice, records, saves, the ledger. No words and no keyboard."""
