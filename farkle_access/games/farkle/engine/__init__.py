"""What the choices of Farkle are worth, by exact calculation and by tables."""
