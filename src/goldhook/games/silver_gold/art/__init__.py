"""Silver & Gold drawn as SVG."""
