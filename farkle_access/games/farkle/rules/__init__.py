"""The rules of Farkle: moves, events, refusals, settings, state and scoring."""
