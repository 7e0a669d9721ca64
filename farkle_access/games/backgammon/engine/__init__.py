"""How positions of backgammon are evaluated, and how the best choices are searched for."""
