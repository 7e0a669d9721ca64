"""What the type checker is asked to refuse."""
