"""Silver & Gold in a terminal."""
