"""Silver & Gold as a training environment."""
