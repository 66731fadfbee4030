"""The compiled twin of the rules of Silver & Gold."""
