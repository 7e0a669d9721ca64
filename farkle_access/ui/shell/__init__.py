"""What every screen is made of: console, menus, keys, and the session."""
