"""Bots: they see a view, never the state, and pick one of the legal actions."""
