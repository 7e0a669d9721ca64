"""The screens: the main menu, the tables, the match, and the settings, over a common shell.

They are driven by the names of keys, and work without a terminal.
"""
