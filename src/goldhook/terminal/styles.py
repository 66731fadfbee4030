"""Styles that the boards of several games share, in the colours of the drawings."""

from __future__ import annotations

from goldhook.drawing.art import INK, SAND, SEA_DEEP

LAND = f"{INK} on {SAND}"
WATER = f"#9FD0DA on {SEA_DEEP}"
#: Actions that a player can take or is advised to take.
ADVICE = "bold #3B8ED8"
