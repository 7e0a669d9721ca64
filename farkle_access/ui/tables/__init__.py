"""The set-up of a table and the way to its match, unfinished matches, and the statistics."""
