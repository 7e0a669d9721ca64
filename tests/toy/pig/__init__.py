"""Pig: one die, roll or hold."""
