"""Beghel, Tokyo and Capitano: two hidden dice, a claim, and somebody who believes it or not."""
