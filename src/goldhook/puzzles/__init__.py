"""Puzzles: decisions from bot matches with clearly best answers. They are mined, shipped with each game, and judged."""
