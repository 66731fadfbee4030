"""Worker processes: thinkers for bots, readers for files from outside."""
