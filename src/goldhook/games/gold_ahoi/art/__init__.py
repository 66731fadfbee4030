"""Gold Ahoi! drawn as SVG."""
