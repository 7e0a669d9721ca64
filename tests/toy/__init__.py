"""A small game that lives in the tests only: docs/adding_a_game.md follows it."""
