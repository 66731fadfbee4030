"""The bots of Silver & Gold."""
