"""Worker processes: thinkers for bots, readers for uploaded files."""
