"""Gold Ahoi! as SVG."""
