"""How fast the program is and how large: run by hand, never as a test."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
