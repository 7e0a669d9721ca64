"""Attacks on the whole program: slow, the same every time, and only inside a folder of their own.

By default a short share of them is made; the variable FARKLE_ACCESS_ATTACKS names how many times
as much, for example 10.
"""
