"""What every game is made of: the package that describes it, and the parts named in it."""
