"""The laboratory: bots play hundreds of games from fair seats, and results come with 95 % confidence intervals."""
