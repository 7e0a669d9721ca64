"""Texts that describe a position or a moment of a match: Position ID, Match ID and XGID."""
