"""From the keyboard, or from lines of a pipe, to keys by their names."""
