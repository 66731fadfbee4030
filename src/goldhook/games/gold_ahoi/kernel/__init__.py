"""The compiled twin of Gold Ahoi!'s rules engine."""
