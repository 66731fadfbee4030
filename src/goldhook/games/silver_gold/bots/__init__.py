"""How bots play Silver & Gold."""
