"""Gold Ahoi! in a terminal."""
