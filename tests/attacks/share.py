"""How many attacks are made."""

import os

SHARE = max(1, min(1000, int(os.environ.get("FARKLE_ACCESS_ATTACKS", "1"))))
"""How many times the short share."""
