"""The compiled twin of Silver & Gold's rules engine."""
