"""Play in a terminal: boards drawn as text, and a match played by typing."""
