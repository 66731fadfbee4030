"""Gold Ahoi! as a training environment."""
